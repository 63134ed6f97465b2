mod captures;
mod damage;
mod erf;
mod errors;
mod files;
mod formats;
mod round_trip;

use std::io::Read;

use super::{CaptureError, Frame, FrameKind, Reader};

/// Every frame up to the end or the damage, and the error.
fn read_all(stream: impl Read) -> (Vec<Frame>, Option<CaptureError>) {
    let mut reader = match Reader::new(stream) {
        Ok(reader) => reader,
        Err(error) => return (Vec::new(), Some(error)),
    };
    let mut frames = Vec::new();
    loop {
        match reader.next_frame() {
            Ok(Some(frame)) => frames.push(frame),
            Ok(None) => return (frames, None),
            Err(error) => {
                assert!(
                    matches!(reader.next_frame(), Ok(None)),
                    "ends after {error}"
                );
                return (frames, Some(error));
            }
        }
    }
}

fn read_good(stream: impl Read) -> Vec<Frame> {
    let (frames, error) = read_all(stream);
    assert!(error.is_none(), "{error:?}");
    frames
}

fn packet(number: u64, time_ns: Option<u64>, bytes: &[u8]) -> Frame {
    Frame {
        number,
        time_ns,
        kind: FrameKind::Packet {
            bytes: bytes.to_vec(),
            link_error: false,
            cut: false,
        },
    }
}
