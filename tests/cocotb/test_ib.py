"""The Python side alone, against published values and itself. Run as a script."""

import unittest
from random import Random

from ib import build, crc
from ib.decode import decode

# FACTS 4.4: a packet without CRCs in two parts, its ICRC, its VCRC. The first is the sample packet of the IBA specification.
VECTORS = (
    (
        *("7012375c000e17d20a2024870087b1b3000dec2a01710a1c015d400238f27a05", "0000000ebb884d85fd5cfba4728bc0690ed40000"),
        *("9625b75a", "45fa"),
    ),
    ("00020004000700011140ffff0087040800d40a55", "1f000001", "a8035550", "3081"),
    ("3052002a0006000a0400ffff00000123", "80100000", "c17b35b4", "f423"),
    ("9052002a0006000a0400ffff80000123", "80100000", "c17b35b4", "f8ed"),
)
GLOBAL = (
    "2063c001001600056a51234500281b07fe800000000000000002c90300001f2dff12401bffff000000000000ffffffff"
    "6400ffff00ffffff000de6f88001000000000048000102030405060708090a0b0c0d0e0f"
)
RAW = "000000020005000100008100deadbeef01020304"


class Crcs(unittest.TestCase):
    def test_check_value(self):
        self.assertEqual(crc.vcrc(b"123456789").hex(), "3d0a")

    def test_local_vectors(self):
        for first, second, icrc, vcrc in VECTORS:
            packet = bytes.fromhex(first + second)
            self.assertEqual(build.seal(packet), packet + bytes.fromhex(icrc + vcrc))

    def test_global_vector(self):
        packet = bytes.fromhex(GLOBAL)
        self.assertEqual(build.seal(packet), packet + bytes.fromhex("e3c569aadf04"))

    def test_raw_vector(self):
        packet = bytes.fromhex(RAW)
        self.assertEqual(build.seal(packet), packet + bytes.fromhex("7dc6"))


class Decoding(unittest.TestCase):
    def test_good_packets_pass_every_check(self):
        rng = Random(1)
        for _ in range(2000):
            mtu_code, mpe = rng.randint(1, 5), rng.random() < 0.5
            packet = build.good(rng, mtu_code, mpe, 200)
            decoded = decode(packet, False, mtu_code, mpe)
            self.assertFalse(decoded.failed, f"{packet.hex()}: {decoded.status}")

    def test_every_check_can_fail(self):
        rng = Random(2)
        failing = set()
        for damage in build.DAMAGES * 200:
            packet = damage(rng, build.good(rng, 1, True, 200))
            status = decode(packet, rng.random() < 0.1, 1, True).status
            failing |= {check for check, failed in status.items() if failed}
        self.assertEqual(failing, set(status))


if __name__ == "__main__":
    unittest.main()
