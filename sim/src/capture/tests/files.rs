//! Capture files made by hand, byte by byte, independent of the code under test.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Little,
    Big,
}

impl Order {
    pub fn u16(self, value: u16) -> [u8; 2] {
        match self {
            Self::Little => value.to_le_bytes(),
            Self::Big => value.to_be_bytes(),
        }
    }

    pub fn u32(self, value: u32) -> [u8; 4] {
        match self {
            Self::Little => value.to_le_bytes(),
            Self::Big => value.to_be_bytes(),
        }
    }

    fn words(self, values: &[u32]) -> Vec<u8> {
        values.iter().flat_map(|value| self.u32(*value)).collect()
    }
}

/// A pcap file header.
pub fn pcap_header(order: Order, nanoseconds: bool, link_type: u32) -> Vec<u8> {
    let magic = if nanoseconds { 0xa1b23c4d } else { 0xa1b2c3d4 };
    let mut file = order.u32(magic).to_vec();
    file.extend(order.u16(2));
    file.extend(order.u16(4));
    file.extend(order.words(&[0, 0, 65535, link_type]));
    file
}

/// A pcap record: seconds, fraction, length on the wire.
pub fn pcap_record(order: Order, seconds: u32, fraction: u32, wire: u32, data: &[u8]) -> Vec<u8> {
    let mut record = order.words(&[seconds, fraction, data.len() as u32, wire]);
    record.extend(data);
    record
}

/// A pcapng block around a body that is padded to 4 bytes.
pub fn block(order: Order, kind: u32, body: &[u8]) -> Vec<u8> {
    let padding = body.len().next_multiple_of(4) - body.len();
    let length = (12 + body.len() + padding) as u32;
    let mut block = order.words(&[kind, length]);
    block.extend(body);
    block.extend(std::iter::repeat_n(0, padding));
    block.extend(order.u32(length));
    block
}

pub fn section(order: Order) -> Vec<u8> {
    let mut body = order.u32(0x1a2b3c4d).to_vec();
    body.extend(order.u16(1));
    body.extend(order.u16(0));
    body.extend([0xff; 8]);
    block(order, 0x0a0d0d0a, &body)
}

/// An interface with options given as (code, value).
pub fn interface(order: Order, link_type: u16, snap: u32, options: &[(u16, &[u8])]) -> Vec<u8> {
    let mut body = order.u16(link_type).to_vec();
    body.extend(order.u16(0));
    body.extend(order.u32(snap));
    for (code, value) in options {
        body.extend(order.u16(*code));
        body.extend(order.u16(value.len() as u16));
        body.extend(*value);
        body.resize(body.len().next_multiple_of(4), 0);
    }
    block(order, 1, &body)
}

pub fn enhanced(order: Order, interface: u32, ticks: u64, wire: u32, data: &[u8]) -> Vec<u8> {
    let time = [(ticks >> 32) as u32, ticks as u32];
    let mut body = order.words(&[interface, time[0], time[1], data.len() as u32, wire]);
    body.extend(data);
    block(order, 6, &body)
}

pub fn obsolete(order: Order, interface: u16, ticks: u64, wire: u32, data: &[u8]) -> Vec<u8> {
    let time = [(ticks >> 32) as u32, ticks as u32];
    let mut body = order.u16(interface).to_vec();
    body.extend(order.u16(0xffff));
    body.extend(order.words(&[time[0], time[1], data.len() as u32, wire]));
    body.extend(data);
    block(order, 2, &body)
}

pub fn simple(order: Order, wire: u32, data: &[u8]) -> Vec<u8> {
    let mut body = order.u32(wire).to_vec();
    body.extend(data);
    block(order, 3, &body)
}

/// An ERF record: type byte, flags, rlen, wlen and what follows the 16 bytes. Its time is 1.5 s.
pub fn erf(kind: u8, flags: u8, rlen: u16, wlen: u16, rest: &[u8]) -> Vec<u8> {
    let mut record = vec![0, 0, 0, 0x80, 1, 0, 0, 0, kind, flags];
    record.extend(rlen.to_be_bytes());
    record.extend([0, 0]);
    record.extend(wlen.to_be_bytes());
    record.extend(rest);
    record
}
