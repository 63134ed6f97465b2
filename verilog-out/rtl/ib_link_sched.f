// ib_link_sched at every width; paths are relative to this file.
ib_link_sched_32.v
ib_link_sched_64.v
ib_link_sched_128.v
ib_link_sched_256.v
ib_link_sched_512.v
