// ib_rx at every width; paths are relative to this file.
ib_rx_32.v
ib_rx_64.v
ib_rx_128.v
ib_rx_256.v
ib_rx_512.v
