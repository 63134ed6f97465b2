// ib_fcp at every width; paths are relative to this file.
ib_fcp_32.v
ib_fcp_64.v
ib_fcp_128.v
ib_fcp_256.v
ib_fcp_512.v
