// ib_credit at every width; paths are relative to this file.
ib_credit_32.v
ib_credit_64.v
ib_credit_128.v
ib_credit_256.v
ib_credit_512.v
