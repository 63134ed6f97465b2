// ib_icrc at every width; paths are relative to this file.
ib_icrc_32.v
ib_icrc_64.v
ib_icrc_128.v
ib_icrc_256.v
ib_icrc_512.v
