//! Published packets, byte for byte (FACTS 4.4).

use hex_literal::hex;

use super::SamplePacket;

pub fn packets() -> Vec<SamplePacket> {
    vec![
        SamplePacket::good(
            "IBA sample packet: RC RDMA WRITE Only",
            hex!(
                "7012375c000e17d2 0a2024870087b1b3000dec2a 01710a1c015d400238f27a050000000e"
                "bb884d85fd5cfba4728bc0690ed40000 9625b75a 45fa"
            )
            .to_vec(),
        ),
        SamplePacket::good(
            "UD multicast with GRH, as in RoCE",
            hex!(
                "2063c00100160005 6a51234500281b07fe800000000000000002c90300001f2d"
                "ff12401bffff000000000000ffffffff 6400ffff00ffffff000de6f8 8001000000000048"
                "000102030405060708090a0b0c0d0e0f e3c569aa df04"
            )
            .to_vec(),
        ),
        SamplePacket::good(
            "the same after a router: other LRH, TClass, FlowLabel, HopLmt, BECN",
            hex!(
                "8013c22200160777 6000000000281b06fe800000000000000002c90300001f2d"
                "ff12401bffff000000000000ffffffff 6400ffff40ffffff000de6f8 8001000000000048"
                "000102030405060708090a0b0c0d0e0f e3c569aa 3e0f"
            )
            .to_vec(),
        ),
    ]
}
