// ib_vcrc at every width; paths are relative to this file.
ib_vcrc_32.v
ib_vcrc_64.v
ib_vcrc_128.v
ib_vcrc_256.v
ib_vcrc_512.v
