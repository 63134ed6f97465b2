"""The exported receive pipeline against a decoder in plain Python, with pauses on the source and on all three sinks."""

import logging
import os
from pathlib import Path
from random import Random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, RisingEdge
from cocotbext.axi import AxiStreamBus, AxiStreamFrame, AxiStreamSink, AxiStreamSource

from ib import build, capture
from ib.decode import decode
from streams import FieldSink, pauses

# run.py sets it; cocotb.RANDOM_SEED is another in each test.
SEED = os.environ["COCOTB_RANDOM_SEED"]
# The longest wait for the next output: far more cycles than any pause times any latency.
PATIENCE = 4000
# Cycles after the last expected output in which nothing more may come.
SILENCE = 200


class Bench:
    """The top with something on every port. `pausing` is the share of cycles in which each side pauses."""

    def __init__(self, dut, rng: Random, pausing: float):
        self.dut, self.rng = dut, rng
        cocotb.start_soon(Clock(dut.clk, 2, unit="ns").start())
        self.source = AxiStreamSource(AxiStreamBus.from_prefix(dut, "s_axis"), dut.clk, dut.rst)
        self.payloads = AxiStreamSink(AxiStreamBus.from_prefix(dut, "m_axis_payload"), dut.clk, dut.rst)
        self.descriptors = FieldSink(dut, "m_axis_desc")
        self.statuses = FieldSink(dut, "m_axis_status")
        for stream in (self.source, self.payloads):
            stream.log.setLevel(logging.WARNING)
        for sink in (self.descriptors, self.statuses):
            cocotb.start_soon(sink.run())
        if pausing:
            for axi in (self.source, self.payloads):
                axi.set_pause_generator(pauses(Random(rng.random()), pausing))
            for sink in (self.descriptors, self.statuses):
                sink.pause = pauses(Random(rng.random()), pausing)
        self.lanes = len(dut.s_axis_tkeep)

    async def reset(self):
        self.dut.rst.value = 1
        await ClockCycles(self.dut.clk, 3)
        self.dut.rst.value = 0
        await RisingEdge(self.dut.clk)

    def frame(self, packet: bytes, link_error: bool) -> AxiStreamFrame:
        """An empty packet is one beat of no bytes; a packet of whole beats may end in such a beat too."""
        empty_end = not packet or (len(packet) % self.lanes == 0 and self.rng.random() < 0.3)
        data = packet + bytes(self.lanes if empty_end else 0)
        return AxiStreamFrame(data, tkeep=[1] * len(packet) + [0] * (len(data) - len(packet)), tuser=int(link_error))

    async def check(self, packets, mtu_code: int, mpe: bool):
        """Sends (packet, link error) pairs as fast as the source may, and compares all that comes out."""
        self.dut.cfg_mtu.value, self.dut.cfg_mpe.value = mtu_code, int(mpe)
        packets = list(packets)
        expected = [decode(packet, error, mtu_code, mpe) for packet, error in packets]
        payloads = [one for one in expected if one.payload]
        wanted = (len(packets), len(packets), len(payloads))
        for packet, error in packets:
            self.source.send_nowait(self.frame(packet, error))
        await self.outputs(wanted)
        for name, got, parts in (
            ("descriptor", self.descriptors.received, [one.descriptor for one in expected]),
            ("status", self.statuses.received, [one.status for one in expected]),
        ):
            for i, (one, part) in enumerate(zip(got, parts)):
                assert one == part, f"{name} of {self.about(packets[i], mtu_code, mpe)}: {difference(one, part)}"
        senders = [i for i, one in enumerate(expected) if one.payload]
        for i in senders:
            self.compare_payload(self.payloads.recv_nowait(compact=False), expected[i], self.about(packets[i], mtu_code, mpe))
        assert self.counts() == (len(packets), len(packets), 0), f"{self.counts()} outputs, wanted {wanted}"
        self.descriptors.received.clear()
        self.statuses.received.clear()

    def counts(self):
        return len(self.descriptors.received), len(self.statuses.received), self.payloads.count()

    async def outputs(self, wanted):
        """Until as many outputs are there as wanted, or none comes any more; and then some."""
        before, waited = self.counts(), 0
        while before != wanted and waited < PATIENCE:
            await ClockCycles(self.dut.clk, 50)
            waited = waited + 50 if self.counts() == before else 0
            before = self.counts()
        await ClockCycles(self.dut.clk, SILENCE)
        assert self.counts() == wanted, f"{self.counts()} descriptors, statuses and payloads, wanted {wanted}"

    def compare_payload(self, frame: AxiStreamFrame, expected, about: str):
        size = len(expected.payload)
        assert frame.tkeep == [1] * size + [0] * (-size % self.lanes), f"tkeep of the payload of {about}: {frame.tkeep}"
        assert bytes(frame.tdata[:size]) == expected.payload, f"payload of {about}: {bytes(frame.tdata[:size]).hex()}"
        assert frame.tuser[-1] == int(expected.failed), f"tuser of {about}: {frame.tuser[-1]}"

    def about(self, sent, mtu_code: int, mpe: bool) -> str:
        packet, error = sent
        return f"packet {packet.hex()} (link error {error}, cfg_mtu {mtu_code}, cfg_mpe {mpe}, seed {SEED})"


def difference(got: dict, expected: dict) -> str:
    names = sorted(name for name in got.keys() | expected.keys() if got.get(name) != expected.get(name))
    return ", ".join(f"{name} is {got.get(name)}, expected {expected.get(name)}" for name in names)


async def bench(dut, name: str, pausing: float) -> Bench:
    result = Bench(dut, Random(f"{SEED} {name}"), pausing)
    await result.reset()
    return result


@cocotb.test()
async def every_opcode(dut):
    """Each opcode, reserved ones too, and raw packets, as fast as they go."""
    rx = await bench(dut, "every_opcode", 0.0)
    for mpe in (False, True):
        packets = []
        for opcode in range(256):
            payload = build.fitting_payload(rx.rng, opcode, mpe, 1, 40)
            packets.append((build.iba(rx.rng, opcode, mpe, rx.rng.choice([2, 3]), payload), False))
        packets += [(build.raw(rx.rng, lnh, 60), False) for lnh in (0, 1) * 4]
        packets += [(build.smp(rx.rng), False)] * 2
        await rx.check(packets, 1, mpe)


@cocotb.test()
@cocotb.parametrize(pausing=[0.0, 0.5])
async def good_and_damaged(dut, pausing):
    """Good packets of every kind among damaged ones."""
    rx = await bench(dut, "good_and_damaged", pausing)
    for _ in range(4):
        mtu_code, mpe = rx.rng.randrange(8), rx.rng.random() < 0.5
        packets = []
        for damage in build.DAMAGES * 3:
            packets.append((build.good(rx.rng, mtu_code, mpe, 200), False))
            packet = damage(rx.rng, build.good(rx.rng, mtu_code, mpe, 200))
            packets.append((packet, rx.rng.random() < 0.2))
        packets += [(b"", False), (b"", True), (rx.rng.randbytes(1), False)]
        rx.rng.shuffle(packets)
        await rx.check(packets, mtu_code, mpe)


@cocotb.test()
async def lengths_and_pads(dut):
    """Every length of payload around the beat, every pad, and the longest packets of two MTUs."""
    rx = await bench(dut, "lengths_and_pads", 0.2)
    send_only, rd_write_only_imm = 0x04, 0x4B
    sizes = range(2 * rx.lanes + 2)
    packets = [(build.iba(rx.rng, send_only, False, 2, rx.rng.randbytes(size)), False) for size in sizes]
    await rx.check(packets, 5, False)
    for mtu_code, mtu in ((1, 256), (5, 4096)):
        longest = build.iba(rx.rng, rd_write_only_imm, False, 3, rx.rng.randbytes(mtu))
        await rx.check([(longest, False)] * 2, mtu_code, False)


@cocotb.test(skip="IBHDL_CAPTURES" not in os.environ)
async def captured(dut):
    """What hardware once sent: nothing to complain of."""
    rx = await bench(dut, "captured", 0.3)
    file = Path(os.environ["IBHDL_CAPTURES"], "infiniband.pcap")
    packets = capture.packets(file.read_bytes())
    assert len(packets) == 43
    assert not any(decode(packet, False, 4, False).failed for packet in packets)
    await rx.check([(packet, False) for packet in packets], 4, False)
