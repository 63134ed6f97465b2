// ib_vlarb at every width; paths are relative to this file.
ib_vlarb_32.v
ib_vlarb_64.v
ib_vlarb_128.v
ib_vlarb_256.v
ib_vlarb_512.v
