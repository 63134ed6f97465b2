"""Where the fields of each header are (FACTS 1, 2, 3.1, 3.4): width in bits, in the order of the wire; None is reserved."""

LRH = (("vl", 4), ("lver", 4), ("sl", 4), (None, 2), ("lnh", 2), ("dlid", 16), (None, 5), ("pkt_len", 11), ("slid", 16))
RWH = (("resv", 16), ("ether_type", 16))
GRH = (
    *(("ip_ver", 4), ("t_class", 8), ("flow_label", 20), ("pay_len", 16), ("nxt_hdr", 8), ("hop_lmt", 8)),
    *(("sgid", 128), ("dgid", 128)),
)
BTH = (
    *(("opcode", 8), ("se", 1), ("mig_req", 1), ("pad_cnt", 2), ("t_ver", 4), ("p_key", 16)),
    *(("fecn", 1), ("becn", 1), (None, 6), ("dest_qp", 24), ("ack_req", 1), (None, 7), ("psn", 24)),
)
ETHS = {
    "rdeth": ((None, 8), ("ee_context", 24)),
    "deth": (("q_key", 32), (None, 8), ("src_qp", 24)),
    "xrceth": ((None, 8), ("xrc_srq", 24)),
    "feth": ((None, 26), ("sel", 2), ("plt", 4)),
    "reth": (("va", 64), ("r_key", 32), ("dma_len", 32)),
    "atomic_eth": (("va", 64), ("r_key", 32), ("swap_add", 64), ("compare", 64)),
    "aeth": (("syndrome", 8), ("msn", 24)),
    "atomic_ack_eth": (("orig_data", 64),),
    "imm_dt": (("imm_dt", 32),),
    "ieth": (("r_key", 32),),
}


def size(header) -> int:
    """Bytes."""
    return sum(width for _, width in header) // 8


def unpack(header, data: bytes) -> dict:
    """The fields of a header that `data` starts with."""
    bits, left = int.from_bytes(data[: size(header)]), 8 * size(header)
    fields = {}
    for name, width in header:
        left -= width
        if name is not None:
            fields[name] = bits >> left & (1 << width) - 1
    return fields


def pack(header, fields: dict) -> bytes:
    """The header; the key None holds what the reserved bits are taken from."""
    bits = 0
    for name, width in header:
        bits = bits << width | fields.get(name, 0) & (1 << width) - 1
    return bits.to_bytes(size(header))
