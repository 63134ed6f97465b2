"""Drives the ports of an exported receive pipeline, and takes what comes out."""

from random import Random

from cocotb.triggers import RisingEdge


def pauses(rng: Random, share: float):
    """For each cycle whether to pause; short and long pauses, `share` of all cycles."""
    while True:
        length = rng.choice([1, 1, 1, 2, 5, 40])
        yield from [True] * length
        yield from [False] * max(1, round(length * (1 - share) / share))


class FieldSink:
    """Takes transfers from a valid/ready port whose data is one signal per field, and checks the rules of the handshake:
    once valid is high, it and all fields stay until the transfer."""

    def __init__(self, dut, prefix: str):
        self.name = prefix
        self.clk, self.rst = dut.clk, dut.rst
        self.valid = getattr(dut, f"{prefix}_tvalid")
        self.ready = getattr(dut, f"{prefix}_tready")
        handshake = (f"{prefix}_tvalid", f"{prefix}_tready")
        ports = [port for port in dut if port._name.startswith(f"{prefix}_") and port._name not in handshake]
        self.fields = {port._name.removeprefix(f"{prefix}_"): port for port in ports}
        self.received = []
        self.pause = None
        self.ready.value = 0

    async def run(self):
        """Never ends."""
        offered = None
        while True:
            await RisingEdge(self.clk)
            if self.rst.value:
                offered = None
                continue
            valid = bool(self.valid.value)
            moved = valid and bool(self.ready.value)
            assert valid or offered is None, f"{self.name}: valid fell before the transfer"
            if valid and (offered is None or moved):
                now = {name: port.value for name, port in self.fields.items()}
                unknown = [name for name, value in now.items() if not value.is_resolvable]
                assert not unknown, f"{self.name}: unknown value on {unknown}"
                now = {name: int(value) for name, value in now.items()}
                assert offered in (None, now), f"{self.name}: fields changed before the transfer"
                offered = None if moved else now
                if moved:
                    self.received.append(now)
            self.ready.value = int(not (self.pause and next(self.pause)))
