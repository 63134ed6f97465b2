"""InfiniBand packets of a capture: pcap of link type 197, ERF records of type 21."""

import struct

LINKTYPE_ERF = 197
ERF_TYPE_INFINIBAND = 21


def packets(file: bytes) -> list[bytes]:
    """All InfiniBand packets of a little-endian pcap file, LRH to VCRC."""
    magic, link_type = struct.unpack_from("<I16xI", file)
    if magic != 0xA1B2C3D4 or link_type != LINKTYPE_ERF:
        raise ValueError(f"not a little-endian pcap of ERF records: magic {magic:#x}, link type {link_type}")
    found, at = [], 24
    while at < len(file):
        (stored,) = struct.unpack_from("<8xI", file, at)
        record = file[at + 16 : at + 16 + stored]
        at += 16 + stored
        (wire,) = struct.unpack_from(">14xH", record)
        if record[8] & 0x7F == ERF_TYPE_INFINIBAND:
            start = 16
            more = record[8] & 0x80
            while more:
                more = record[start] & 0x80
                start += 8
            found.append(record[start : start + wire])
    return found
