"""Parses and elaborates Verilog files with slang, as SystemVerilog, and prints what it has to say.

usage: python slang_lint.py FILE...    The exit code is 1 when there is anything.
"""

import sys

import pyslang
from pyslang.ast import Compilation
from pyslang.syntax import SyntaxTree


def main(files: list[str]) -> int:
    compilation = Compilation()
    # One compilation unit, so that a guard in one file is seen in the next.
    manager = pyslang.SourceManager()
    compilation.addSyntaxTree(SyntaxTree.fromFiles(files, manager))
    diagnostics = compilation.getAllDiagnostics()
    engine = pyslang.DiagnosticEngine(manager)
    client = pyslang.TextDiagnosticClient()
    engine.addClient(client)
    for diagnostic in diagnostics:
        engine.issue(diagnostic)
    print(client.getString(), end="")
    return 1 if diagnostics else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
