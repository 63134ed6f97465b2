"""Random packets: good ones, and the ways in which a packet can be bad."""

from random import Random

from . import crc
from .decode import mtu_bytes
from .headers import BTH, ETHS, GRH, LRH, RWH, pack, size
from .opcodes import look_up

BTH_AT = {2: 8, 3: 48}


def _fields(rng: Random, header, **fixed) -> dict:
    return {name: rng.getrandbits(width) for name, width in header} | fixed


def seal(body: bytes) -> bytes:
    """The packet of what is in front of the CRCs."""
    if body[1] & 2:
        body += crc.icrc(body)
    return body + crc.vcrc(body)


def fitting_payload(rng: Random, opcode: int, mpe: bool, mtu_code: int, longest: int) -> bytes:
    """A payload that the opcode allows, of at most `longest` bytes or else 256."""
    rule, mtu = look_up(opcode, mpe).rule, mtu_bytes(mtu_code)
    if rule == "pmtu":
        return rng.randbytes(rng.choice([256] + [size for size in (512, 1024, 2048, 4096) if size <= min(mtu, longest)]))
    if rule in ("8", "16"):
        return rng.randbytes(int(rule))
    if rule == "none":
        return b""
    return rng.randbytes(rng.randint(1 if rule == "1..pmtu" else 0, min(mtu, longest)))


def iba(rng: Random, opcode: int, mpe: bool, lnh: int, payload: bytes) -> bytes:
    """A packet of LNH 2 or 3; every field that no check looks at is random."""
    pad_cnt = -len(payload) % 4
    transport = pack(BTH, _fields(rng, BTH, opcode=opcode, pad_cnt=pad_cnt, t_ver=0))
    for eth in look_up(opcode, mpe).eths:
        transport += pack(ETHS[eth], _fields(rng, ETHS[eth]))
    transport += payload + rng.randbytes(pad_cnt)
    network = b""
    if lnh == 3:
        network = pack(GRH, _fields(rng, GRH, ip_ver=6, nxt_hdr=0x1B, pay_len=len(transport) + 4))
    words = (size(LRH) + len(network) + len(transport) + 4) // 4
    return seal(_lrh(rng, lnh, words) + network + transport)


def raw(rng: Random, lnh: int, longest: int) -> bytes:
    """A packet of LNH 0 or 1."""
    header = pack(RWH, _fields(rng, RWH)) if lnh == 0 else rng.randbytes(40)
    # PktLen is at least 5.
    payload = rng.randbytes(4 * rng.randint(2, max(2, longest // 4)))
    return seal(_lrh(rng, lnh, (size(LRH) + len(header) + len(payload)) // 4) + header + payload)


def _lrh(rng: Random, lnh: int, words: int) -> bytes:
    return pack(LRH, _fields(rng, LRH, vl=rng.randrange(15), lver=0, lnh=lnh, pkt_len=words))


def smp(rng: Random) -> bytes:
    """A subnet management packet on VL15: 256 bytes from and to QP0."""
    lrh = pack(LRH, _fields(rng, LRH, vl=15, lver=0, lnh=2, pkt_len=72, dlid=rng.choice([1, 0xBFFF, 0xFFFF])))
    bth = pack(BTH, _fields(rng, BTH, opcode=0x64, pad_cnt=0, t_ver=0, dest_qp=0))
    return seal(lrh + bth + pack(ETHS["deth"], _fields(rng, ETHS["deth"])) + rng.randbytes(256))


def good(rng: Random, mtu_code: int, mpe: bool, longest: int) -> bytes:
    """A packet of any kind."""
    lnh = rng.choice([0, 1, 2, 2, 2, 3, 3])
    if lnh < 2:
        return raw(rng, lnh, longest)
    if rng.random() < 0.05:
        return smp(rng)
    opcodes = [opcode for opcode in range(256) if look_up(opcode, mpe).operation]
    opcode = rng.choice(opcodes)
    return iba(rng, opcode, mpe, lnh, fitting_payload(rng, opcode, mpe, mtu_code, longest))


def _body(packet: bytes) -> bytearray:
    return bytearray(packet[: -6 if packet[1] & 2 else -2])


def bit_flip(rng: Random, packet: bytes) -> bytes:
    """One bit on the wire."""
    flipped = bytearray(packet)
    flipped[rng.randrange(len(packet))] ^= 1 << rng.randrange(8)
    return bytes(flipped)


def header_bit_flip(rng: Random, packet: bytes) -> bytes:
    """One bit of the headers, before the CRCs were made: only the checks of the headers can see it."""
    body = _body(packet)
    body[rng.randrange(min(len(body), 72))] ^= 1 << rng.randrange(8)
    return seal(bytes(body))


def wrong_opcode(rng: Random, packet: bytes) -> bytes:
    """Any opcode on the same bytes, with right CRCs."""
    body = _body(packet)
    at = BTH_AT.get(body[1] & 3)
    if at is None:
        return bit_flip(rng, packet)
    body[at] = rng.randrange(256)
    return seal(bytes(body))


def wrong_pkt_len(rng: Random, packet: bytes) -> bytes:
    """A PktLen that lies, with right CRCs: by little, or anything."""
    body = _body(packet)
    words = int.from_bytes(body[4:6]) & 0x7FF
    lie = rng.choice([words + rng.randint(-3, 3), rng.randrange(0x800), rng.randrange(24)])
    body[4:6] = (lie & 0x7FF).to_bytes(2)
    return seal(bytes(body))


def wrong_pay_len(rng: Random, packet: bytes) -> bytes:
    """GRH PayLen off by up to a few words, or, for a PktLen below 12, what 4*PktLen - 48 is modulo 65,536."""
    body = _body(packet)
    if body[1] & 3 != 3:
        return bit_flip(rng, packet)
    if rng.random() < 0.5:
        words = rng.randrange(12)
        body[4:6] = words.to_bytes(2)
        body[12:14] = (4 * words - 48 & 0xFFFF).to_bytes(2)
    else:
        body[12:14] = (int.from_bytes(body[12:14]) + rng.randint(-8, 8) & 0xFFFF).to_bytes(2)
    return seal(bytes(body))


def vl15(rng: Random, packet: bytes) -> bytes:
    """On VL15, whatever it is."""
    body = _body(packet)
    body[0] |= 0xF0
    return seal(bytes(body))


def truncated(rng: Random, packet: bytes) -> bytes:
    """Cut anywhere, mostly inside the headers; down to no byte at all."""
    return packet[: rng.randrange(rng.choice([len(packet), min(len(packet), 110)]))]


def truncated_and_sealed(rng: Random, packet: bytes) -> bytes:
    """Cut at a whole word behind the LRH, with right CRCs."""
    body = _body(packet)
    return seal(bytes(body[: 4 * rng.randint(2, len(body) // 4)]))


def overlong(rng: Random, packet: bytes) -> bytes:
    """Up to two beats of the widest port too long."""
    return packet + rng.randbytes(rng.randint(1, 128))


def overlong_and_sealed(rng: Random, packet: bytes) -> bytes:
    """Too long by whole words, with right CRCs."""
    return seal(bytes(_body(packet)) + rng.randbytes(4 * rng.randint(1, 32)))


def wrong_crc(rng: Random, packet: bytes) -> bytes:
    """A wrong ICRC under a right VCRC, or (as a switch marks a packet that it could not hold back) a complemented VCRC."""
    if rng.random() < 0.5 and packet[1] & 2:
        body = packet[:-6] + (int.from_bytes(packet[-6:-2]) ^ 1 << rng.randrange(32)).to_bytes(4)
        return body + crc.vcrc(body)
    return packet[:-2] + bytes(byte ^ 0xFF for byte in packet[-2:])


def noise(rng: Random, packet: bytes) -> bytes:
    """Anything of up to 160 bytes."""
    return rng.randbytes(rng.randrange(160))


DAMAGES = (
    *(bit_flip, header_bit_flip, wrong_opcode, wrong_pkt_len, wrong_pay_len, vl15, truncated, truncated_and_sealed),
    *(overlong, overlong_and_sealed, wrong_crc, noise),
)
