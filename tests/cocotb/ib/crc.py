"""ICRC and VCRC (FACTS 4.1, 4.2)."""

import zlib


def _vcrc_table():
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (0xD008 if value & 1 else 0)
        table.append(value)
    return table


_VCRC_TABLE = _vcrc_table()


def vcrc(data: bytes) -> bytes:
    """The 2 bytes that follow `data`, which starts with the LRH."""
    register = 0xFFFF
    for byte in data:
        register = register >> 8 ^ _VCRC_TABLE[(register ^ byte) & 0xFF]
    return (register ^ 0xFFFF).to_bytes(2, "little")


def masked(data: bytes) -> bytes:
    """The bytes as the ICRC sees them: what a switch or a router may change is ones. For LNH 2 and 3."""
    ones = {0: 0xF0, 12: 0xFF}
    if data[1] & 3 == 3:
        ones = dict.fromkeys(range(8), 0xFF) | {8: 0x0F, 9: 0xFF, 10: 0xFF, 11: 0xFF, 15: 0xFF, 52: 0xFF}
    result = bytearray(data)
    for position, bits in ones.items():
        if position < len(result):
            result[position] |= bits
    return bytes(result)


def icrc(data: bytes) -> bytes:
    """The 4 bytes that follow `data`, which starts with the LRH, of LNH 2 or 3, and ends with the pad."""
    return zlib.crc32(masked(data)).to_bytes(4, "little")


def vcrc_is_good(packet: bytes) -> bool:
    """Whether a packet, LRH to VCRC, has the right VCRC; an odd number of bytes never has."""
    return len(packet) >= 2 and len(packet) % 2 == 0 and vcrc(packet[:-2]) == packet[-2:]


def icrc_is_good(packet: bytes) -> bool:
    """Whether a packet of LNH 2 or 3, LRH to VCRC and at least an LRH long, has the right ICRC in front of its VCRC."""
    if len(packet) % 4 != 2:
        return False
    # Masked as a whole: in a short packet a masked byte can lie where the ICRC is.
    covered = masked(packet[:-2])
    return zlib.crc32(covered[:-4]) == int.from_bytes(covered[-4:], "little")
