"""What the receive pipeline has to say about a packet: docs/receive.md, line by line."""

from dataclasses import dataclass

from . import crc
from .headers import BTH, ETHS, GRH, LRH, RWH, size, unpack
from .opcodes import RESERVED, look_up

ICRC_ABSENT, ICRC_GOOD, ICRC_BAD = range(3)
CHECKS = (
    *("truncated", "length", "pkt_len_min", "pkt_len_max", "lver", "vl15", "grh_ip_ver", "grh_nxt_hdr", "grh_pay_len"),
    *("t_ver", "reserved_opcode", "payload_rule", "icrc", "vcrc", "link_error"),
)


@dataclass
class Decoded:
    """Descriptor and status by the names of their ports, and the bytes of the payload stream (empty: no beat)."""

    descriptor: dict
    payload: bytes
    status: dict

    @property
    def failed(self) -> bool:
        """Whether any check failed, which is `tuser` of the last payload beat."""
        return any(self.status[check] for check in CHECKS)


def mtu_bytes(code: int) -> int:
    """The MTU behind PortInfo's code."""
    return 128 << (code if 1 <= code <= 5 else 5)


def _empty_descriptor() -> dict:
    present = dict.fromkeys(["has_lrh", "has_rwh", "has_ipv6", "has_grh", "has_bth", "service", "operation", "payload_bytes"], 0)
    fields = {}
    for prefix, header in (("lrh", LRH), ("rwh", RWH), ("grh", GRH), ("bth", BTH)):
        fields |= {f"{prefix}_{name}": 0 for name, _ in header if name}
    for eth, header in ETHS.items():
        fields[f"eth_has_{eth}"] = 0
        fields |= {f"eth_{eth}_{name}": 0 for name, _ in header if name}
    return present | fields


class _Walk:
    """Goes from header to header through the bytes that arrived and notes what is there."""

    def __init__(self, packet: bytes):
        self.packet = packet
        self.position = 0
        self.all_there = True
        self.descriptor = _empty_descriptor()

    def take(self, flag: str, prefix: str, header) -> dict | None:
        """The fields of the next header; None where not all of it arrived, and nothing behind it is present either."""
        start = self.position
        self.position += size(header)
        self.all_there = self.all_there and self.position <= len(self.packet)
        if not self.all_there:
            return None
        fields = unpack(header, self.packet[start:])
        self.descriptor |= {f"{prefix}_{name}": value for name, value in fields.items()} | {flag: 1}
        return fields


def decode(packet: bytes, link_error: bool, mtu_code: int, mpe: bool) -> Decoded:
    """What belongs to a packet of any content and length."""
    received, mtu = len(packet), mtu_bytes(mtu_code)
    status = dict.fromkeys(CHECKS, 0) | {"bytes": min(received, 65535), "icrc_result": ICRC_ABSENT, "payload_bytes": 0}
    status["link_error"] = int(link_error)
    status["vcrc"] = int(not crc.vcrc_is_good(packet))
    walk = _Walk(packet)
    lrh = walk.take("has_lrh", "lrh", LRH)
    if lrh is None:
        status["truncated"] = 1
        return Decoded(walk.descriptor, b"", status)

    lnh, promised = lrh["lnh"], 4 * lrh["pkt_len"]
    grh = bth = opcode = None
    if lnh == 0:
        walk.take("has_rwh", "rwh", RWH)
    elif lnh == 1:
        # Carried in the fields of the GRH, which has the same layout, but not checked.
        walk.take("has_ipv6", "grh", GRH)
    else:
        if lnh == 3:
            grh = walk.take("has_grh", "grh", GRH)
        bth = walk.take("has_bth", "bth", BTH)
    if bth:
        opcode = look_up(bth["opcode"], mpe)
        walk.descriptor |= {"service": opcode.service, "operation": opcode.operation}
        for eth in opcode.eths:
            walk.take(f"eth_has_{eth}", f"eth_{eth}", ETHS[eth])

    hdr_bytes = walk.position
    trailer = (bth["pad_cnt"] if bth else 0) + 4 if lnh >= 2 else 0
    payload_bytes = max(0, promised - hdr_bytes - trailer) if walk.all_there else 0
    walk.descriptor["payload_bytes"] = payload_bytes
    payload = packet[hdr_bytes : hdr_bytes + payload_bytes]
    status["payload_bytes"] = len(payload)

    needed = (14, 50, 26, 66)[lnh]
    if bth:
        needed = max(needed, hdr_bytes + bth["pad_cnt"] + 6)
    status["truncated"] = int(received < promised + 2 or received < needed)
    status["length"] = int(received != promised + 2)
    status["pkt_len_min"] = int(lrh["pkt_len"] < (6 if lnh >= 2 else 5))
    status["pkt_len_max"] = int(lrh["pkt_len"] > (mtu + 124) // 4)
    status["lver"] = int(lrh["lver"] != 0)
    status["vl15"] = int(lrh["vl"] == 15 and not _is_smp_shape(lrh, bth))
    if grh:
        status["grh_ip_ver"] = int(grh["ip_ver"] != 6)
        status["grh_nxt_hdr"] = int(grh["nxt_hdr"] != 0x1B)
        status["grh_pay_len"] = int(grh["pay_len"] != promised - 48)
    if bth:
        status["t_ver"] = int(bth["t_ver"] != 0)
        status["reserved_opcode"] = int(opcode.operation == RESERVED)
        status["payload_rule"] = int(_breaks(opcode.rule, promised - hdr_bytes - 4, bth["pad_cnt"], mtu))
    if lnh >= 2:
        status["icrc_result"] = ICRC_GOOD if crc.icrc_is_good(packet) else ICRC_BAD
        status["icrc"] = int(status["icrc_result"] == ICRC_BAD)
    return Decoded(walk.descriptor, payload, status)


def _is_smp_shape(lrh: dict, bth: dict | None) -> bool:
    multicast = 0xC000 <= lrh["dlid"] <= 0xFFFE
    to_qp0 = bth is None or (bth["dest_qp"] == 0 and bth["opcode"] == 0x64)
    return lrh["lnh"] == 2 and not multicast and lrh["pkt_len"] == 72 and to_qp0


def _breaks(rule: str | None, room: int, pad_cnt: int, mtu: int) -> bool:
    if rule is None:
        return False
    payload = room - pad_cnt
    if payload < 0 or payload > mtu:
        return True
    if rule == "pmtu":
        return pad_cnt != 0 or payload not in (256, 512, 1024, 2048, 4096)
    if rule == "1..pmtu":
        return payload == 0
    if rule == "none":
        return payload > 0 or pad_cnt != 0
    if rule in ("8", "16"):
        return payload != int(rule) or pad_cnt != 0
    return False
