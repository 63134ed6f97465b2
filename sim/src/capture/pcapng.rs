//! pcapng: sections of blocks, each with its type, its length, a body and its length again.

use std::io::Read;

use pcap_parser::traits::PcapNGPacketBlock;
use pcap_parser::{
    parse_block_be, parse_block_le, Block, EnhancedPacketBlock, InterfaceDescriptionBlock,
    SectionHeaderBlock, SimplePacketBlock, EPB_MAGIC, IDB_MAGIC, SHB_MAGIC, SPB_MAGIC,
};

use super::bytes::ByteOrder;
use super::clock::Clock;
use super::link::Record;
use super::source::Source;
use super::{CaptureError, MAX_BLOCK_BYTES, MAX_INTERFACES, MAX_RECORD_BYTES};

/// Type of the packet block that the enhanced packet block replaced.
const OBSOLETE_PACKET: u32 = 2;
const BYTE_ORDER_MAGIC: u32 = 0x1a2b_3c4d;
const VERSION_MAJOR: u16 = 1;

/// Type, length and the length at the end.
const FRAMING_BYTES: u32 = 12;

const BLOCK: &str = "pcapng block";

struct Interface {
    link_type: u32,
    /// Most bytes stored of a packet; 0 is no limit.
    snap_len: u32,
    clock: Clock,
}

pub(super) struct PcapNg {
    order: ByteOrder,
    /// Of the current section.
    interfaces: Vec<Interface>,
}

impl PcapNg {
    /// Whether a file that begins with `magic` is pcapng. The section header's type reads the same
    /// in both byte orders.
    pub fn recognises(magic: [u8; 4]) -> bool {
        u32::from_le_bytes(magic) == SHB_MAGIC
    }

    pub fn new() -> Self {
        Self {
            // The first section header says which it is.
            order: ByteOrder::Little,
            interfaces: Vec::new(),
        }
    }

    pub fn next<R: Read>(
        &mut self,
        source: &mut Source<R>,
    ) -> Result<Option<Record>, CaptureError> {
        loop {
            let offset = source.offset();
            let Some((block_type, block)) = self.read_block(source)? else {
                return Ok(None);
            };
            let record = self.take_block(block_type, &block, offset)?;
            if record.is_some() {
                return Ok(record);
            }
        }
    }

    /// The next block of a kind that matters; the others are passed over.
    fn read_block<R: Read>(
        &mut self,
        source: &mut Source<R>,
    ) -> Result<Option<(u32, Vec<u8>)>, CaptureError> {
        loop {
            let offset = source.offset();
            // Type, length and, in a section header, the byte order: 12 bytes, the shortest block.
            let mut head = [0; FRAMING_BYTES as usize];
            if !source.fill_or_end(&mut head, BLOCK)? {
                return Ok(None);
            }
            let [t0, t1, t2, t3, l0, l1, l2, l3, m0, m1, m2, m3] = head;
            if Self::recognises([t0, t1, t2, t3]) {
                self.order = byte_order([m0, m1, m2, m3]).ok_or(CaptureError::BadBlock {
                    offset,
                    reason: "a section header without the byte-order magic",
                })?;
            }
            let block_type = self.order.u32([t0, t1, t2, t3]);
            let length = self.order.u32([l0, l1, l2, l3]);
            if length < FRAMING_BYTES || !length.is_multiple_of(4) {
                return Err(CaptureError::BadBlock {
                    offset,
                    reason: "its length is below 12 or not a multiple of 4",
                });
            }

            let wanted = [SHB_MAGIC, IDB_MAGIC, EPB_MAGIC, SPB_MAGIC, OBSOLETE_PACKET];
            if !wanted.contains(&block_type) {
                let mut trailer = [m0, m1, m2, m3];
                if length > FRAMING_BYTES {
                    source.skip(u64::from(length - FRAMING_BYTES - 4), BLOCK, offset)?;
                    source.fill(&mut trailer, BLOCK, offset)?;
                }
                self.check_trailer(trailer, length, offset)?;
                continue;
            }
            if length > MAX_BLOCK_BYTES {
                return Err(CaptureError::TooLong {
                    part: BLOCK,
                    offset,
                    length,
                    limit: MAX_BLOCK_BYTES,
                });
            }
            let mut block = vec![0; length as usize];
            let (start, rest) = block.split_at_mut(head.len());
            start.copy_from_slice(&head);
            source.fill(rest, BLOCK, offset)?;
            if let Some(trailer) = block.last_chunk() {
                self.check_trailer(*trailer, length, offset)?;
            }
            return Ok(Some((block_type, block)));
        }
    }

    fn check_trailer(
        &self,
        trailer: [u8; 4],
        length: u32,
        offset: u64,
    ) -> Result<(), CaptureError> {
        if self.order.u32(trailer) == length {
            return Ok(());
        }
        Err(CaptureError::BadBlock {
            offset,
            reason: "its two lengths differ",
        })
    }

    /// Takes a whole block apart. `None` when it is not a packet.
    fn take_block(
        &mut self,
        block_type: u32,
        block: &[u8],
        offset: u64,
    ) -> Result<Option<Record>, CaptureError> {
        let bad = |reason| CaptureError::BadBlock { offset, reason };
        if block_type == OBSOLETE_PACKET {
            return self.obsolete_packet(block).map(Some).map_err(bad);
        }
        let parsed = match self.order {
            ByteOrder::Little => parse_block_le(block),
            ByteOrder::Big => parse_block_be(block),
        };
        match parsed {
            Ok((_, Block::SectionHeader(section))) => {
                self.start_section(&section, offset)?;
                Ok(None)
            }
            Ok((_, Block::InterfaceDescription(interface))) => {
                self.add_interface(&interface).map_err(bad)?;
                Ok(None)
            }
            Ok((_, Block::EnhancedPacket(packet))) => {
                self.enhanced_packet(&packet).map(Some).map_err(bad)
            }
            Ok((_, Block::SimplePacket(packet))) => {
                self.simple_packet(&packet).map(Some).map_err(bad)
            }
            Ok(_) => Ok(None),
            Err(_) => Err(bad("its fields do not fit into its length")),
        }
    }

    fn start_section(
        &mut self,
        section: &SectionHeaderBlock<'_>,
        offset: u64,
    ) -> Result<(), CaptureError> {
        if section.major_version != VERSION_MAJOR {
            return Err(CaptureError::Version {
                format: "pcapng",
                major: section.major_version,
                minor: section.minor_version,
                offset,
            });
        }
        self.interfaces.clear();
        Ok(())
    }

    fn add_interface(
        &mut self,
        interface: &InterfaceDescriptionBlock<'_>,
    ) -> Result<(), &'static str> {
        if self.interfaces.len() == MAX_INTERFACES {
            return Err("more interfaces than are allowed in a section");
        }
        self.interfaces.push(Interface {
            link_type: interface.linktype.0 as u32,
            snap_len: interface.snaplen,
            clock: Clock::from_options(&interface.options, self.order),
        });
        Ok(())
    }

    fn enhanced_packet(&self, packet: &EnhancedPacketBlock<'_>) -> Result<Record, &'static str> {
        let time = [packet.ts_high, packet.ts_low];
        self.record(packet.if_id, time, packet.packet_data(), packet.origlen)
    }

    fn obsolete_packet(&self, block: &[u8]) -> Result<Record, &'static str> {
        const TOO_SHORT: &str = "its packet is longer than the block";
        // Type, length, interface, drops, time (high, low), captured and original length.
        let (header, rest) = block.split_first_chunk::<28>().ok_or(TOO_SHORT)?;
        let word = |at: usize| {
            let [b0, b1, b2, b3] = [0, 1, 2, 3].map(|i| header[at + i]);
            self.order.u32([b0, b1, b2, b3])
        };
        let interface = u32::from(self.order.u16([header[8], header[9]]));
        let body = rest.split_last_chunk::<4>().ok_or(TOO_SHORT)?.0;
        let data = body.get(..word(20) as usize).ok_or(TOO_SHORT)?;
        self.record(interface, [word(12), word(16)], data, word(24))
    }

    fn simple_packet(&self, packet: &SimplePacketBlock<'_>) -> Result<Record, &'static str> {
        // It has no captured length: that follows from the snap length of the first interface.
        let interface = self.interface(0)?;
        let captured_len = match interface.snap_len {
            0 => packet.origlen,
            limit => packet.origlen.min(limit),
        };
        let data = packet
            .data
            .get(..captured_len as usize)
            .ok_or("its packet is longer than the block")?;
        Ok(Record {
            time_ns: None,
            ..interface_record(interface, data, packet.origlen)?
        })
    }

    fn record(
        &self,
        interface: u32,
        [time_high, time_low]: [u32; 2],
        data: &[u8],
        original_len: u32,
    ) -> Result<Record, &'static str> {
        let interface = self.interface(interface)?;
        let ticks = (u64::from(time_high) << 32) | u64::from(time_low);
        Ok(Record {
            time_ns: interface.clock.time_ns(ticks),
            ..interface_record(interface, data, original_len)?
        })
    }

    fn interface(&self, number: u32) -> Result<&Interface, &'static str> {
        self.interfaces
            .get(number as usize)
            .ok_or("its interface is not described")
    }
}

fn interface_record(
    interface: &Interface,
    data: &[u8],
    original_len: u32,
) -> Result<Record, &'static str> {
    if data.len() > MAX_RECORD_BYTES as usize {
        return Err("its packet is longer than 256 KiB");
    }
    Ok(Record {
        link_type: interface.link_type,
        time_ns: None,
        original_len,
        data: data.to_vec(),
    })
}

fn byte_order(magic: [u8; 4]) -> Option<ByteOrder> {
    [ByteOrder::Little, ByteOrder::Big]
        .into_iter()
        .find(|order| order.u32(magic) == BYTE_ORDER_MAGIC)
}
