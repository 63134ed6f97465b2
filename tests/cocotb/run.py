"""Plays the tests of test_ib_rx.py against an exported receive pipeline in Icarus Verilog.

usage: run.py [--filter REGEX] [--captures FOLDER] FILE.v      FILE is the name of the top module

Writes into the current folder. The exit code is 0 only if tests ran and none failed.
Without a folder of captures their test is skipped. COCOTB_RANDOM_SEED: another seed than 1.
"""

import argparse
import os
import sys
from pathlib import Path

from cocotb_tools.runner import get_results, get_runner


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--filter")
    parser.add_argument("--captures", type=Path)
    arguments = parser.parse_args()
    here, top = Path(__file__).resolve().parent, arguments.file.stem
    # The simulator embeds an interpreter, which finds the modules here by this alone.
    os.environ["PYTHONPATH"] = str(here)
    runner = get_runner("icarus")
    build_dir = Path.cwd() / f"sim_{top}"
    # The export is Verilog, and cocotb by itself asks for SystemVerilog, whose keywords are more.
    runner.build(
        sources=[arguments.file],
        hdl_toplevel=top,
        build_dir=build_dir,
        build_args=["-g2005"],
        timescale=("1ns", "1ns"),
        # Two files of one name may be two designs.
        always=True,
    )
    results = runner.test(
        test_module="test_ib_rx",
        hdl_toplevel=top,
        build_dir=build_dir,
        test_dir=build_dir,
        seed=os.environ.get("COCOTB_RANDOM_SEED", "1"),
        test_filter=arguments.filter,
        extra_env={"IBHDL_CAPTURES": str(arguments.captures.resolve())} if arguments.captures else {},
    )
    ran, failed = get_results(results)
    return int(failed > 0 or ran == 0)


if __name__ == "__main__":
    sys.exit(main())
