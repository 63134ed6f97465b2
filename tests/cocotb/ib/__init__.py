"""InfiniBand packets in plain Python: built, damaged and decoded.

Written from docs/receive.md and the InfiniBand facts; nothing here comes from the hardware or from the golden model, so that an
error in one of them cannot hide.
"""
