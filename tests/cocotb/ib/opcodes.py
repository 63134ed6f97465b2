"""What an opcode stands for (FACTS 3.2, 3.3)."""

from dataclasses import dataclass

RC, UC, RD, UD, CNP, XRC, MANUFACTURER = range(7)

# The codes of the port `m_axis_desc_operation`: 0 is reserved, then the operations in the order of the table of FACTS 3.3,
# then what has a service of its own.
RESERVED = 0
OPERATION_CNP, OPERATION_CNP_ROCE, OPERATION_MANUFACTURER = 27, 28, 29


@dataclass(frozen=True)
class Opcode:
    """Service and operation as the descriptor codes them, extended headers in order, payload rule (None: there is none)."""

    service: int
    operation: int
    eths: tuple = ()
    rule: str | None = None


# Operation: extended headers of RC, payload rule, whether it is a request, services.
_CONNECTED = (RC, UC, RD, XRC)
_READS = (RC, RD, XRC)
_TABLE = {
    0x00: ((), "pmtu", True, _CONNECTED),
    0x01: ((), "pmtu", True, _CONNECTED),
    0x02: ((), "1..pmtu", True, _CONNECTED),
    0x03: (("imm_dt",), "1..pmtu", True, _CONNECTED),
    0x04: ((), "0..pmtu", True, (*_CONNECTED, UD)),
    0x05: (("imm_dt",), "0..pmtu", True, (*_CONNECTED, UD)),
    0x06: (("reth",), "pmtu", True, _CONNECTED),
    0x07: ((), "pmtu", True, _CONNECTED),
    0x08: ((), "1..pmtu", True, _CONNECTED),
    0x09: (("imm_dt",), "1..pmtu", True, _CONNECTED),
    0x0A: (("reth",), "0..pmtu", True, _CONNECTED),
    0x0B: (("reth", "imm_dt"), "0..pmtu", True, _CONNECTED),
    0x0C: (("reth",), "none", True, _READS),
    0x0D: (("aeth",), "pmtu", False, _READS),
    0x0E: ((), "pmtu", False, _READS),
    0x0F: (("aeth",), "1..pmtu", False, _READS),
    0x10: (("aeth",), "0..pmtu", False, _READS),
    0x11: (("aeth",), "none", False, _READS),
    0x12: (("aeth", "atomic_ack_eth"), "none", False, _READS),
    0x13: (("atomic_eth",), "none", True, _READS),
    0x14: (("atomic_eth",), "none", True, _READS),
    0x15: ((), "none", True, (RD,)),
    0x16: (("ieth",), "1..pmtu", True, (RC, XRC)),
    0x17: (("ieth",), "0..pmtu", True, (RC, XRC)),
    0x1C: (("feth", "reth"), "none", True, _READS),
    0x1D: (("reth",), "8", True, _READS),
}
_MPE = (0x1C, 0x1D)
_OPERATION_CODES = {operation: code for code, operation in enumerate(_TABLE, start=1)}


def _prefix(service: int, operation: int, request: bool) -> tuple:
    if service == UD:
        return ("deth",)
    if service == RD:
        # FLUSH and ATOMIC WRITE have no DETH.
        return ("rdeth", "deth") if request and operation not in _MPE else ("rdeth",)
    if service == XRC and request:
        return ("xrceth",)
    return ()


def look_up(opcode: int, mpe: bool) -> Opcode:
    """What `opcode` (8 bits) is; FLUSH and ATOMIC WRITE are reserved unless `mpe`."""
    service, operation = min(opcode >> 5, MANUFACTURER), opcode & 0x1F
    if service == MANUFACTURER:
        return Opcode(service, OPERATION_MANUFACTURER)
    if opcode == 0x80:
        return Opcode(service, OPERATION_CNP, rule="any")
    if opcode == 0x81:
        return Opcode(service, OPERATION_CNP_ROCE, rule="16")
    eths, rule, request, services = _TABLE.get(operation, ((), None, False, ()))
    if service not in services or (operation in _MPE and not mpe):
        return Opcode(service, RESERVED)
    return Opcode(service, _OPERATION_CODES[operation], _prefix(service, operation, request) + eths, rule)
