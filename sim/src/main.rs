use ibhdl_sim::bench::{engine, Bench, Config, Packet, Stalls};
use ibhdl_sim::capture::{open, FrameKind};
use ibhdl_sim::model;
fn main() {
    let mut packets: Vec<Packet> = open(std::path::Path::new(&std::env::args().nth(1).unwrap()))
        .unwrap()
        .filter_map(|f| match f.unwrap().kind {
            FrameKind::Packet { bytes, .. } => Some(Packet::new(bytes)),
            _ => None,
        })
        .collect();
    for s in ibhdl_sim::sample::packets() {
        packets.push(Packet {
            bytes: s.bytes,
            link_error: s.link_error,
            empty_end: true,
        });
    }
    let cfg = model::Config {
        mtu: model::Mtu::from_code(5),
        mpe: true,
    };
    for stall in [0.0, 0.3] {
        for lanes in [1, 2, 4, 8, 16] {
            let mut b = Bench::new(
                engine(lanes, Config { mtu: 5, mpe: true }).unwrap(),
                Stalls::all(stall, 1),
            )
            .unwrap();
            let t = std::time::Instant::now();
            let r = match b.run(packets.clone()) {
                Ok(r) => r,
                Err(e) => {
                    println!("{lanes}: {e}");
                    continue;
                }
            };
            println!(
                "{lanes} lanes: {} packets,  {} cycles {:?} {:.0} c/s",
                r.len(),
                b.cycles(),
                t.elapsed(),
                b.cycles() as f64 / t.elapsed().as_secs_f64()
            );
            for (i, (x, p)) in r.iter().zip(&packets).enumerate() {
                let m = model::decode(&p.bytes, p.link_error, &cfg);
                if let Some(d) = x.decoded().difference(&m) {
                    println!("packet {i}: {d}");
                }
                if !x.payload.is_empty() && x.payload_bad != !m.errors.iter().next().is_none() {
                    println!("packet {i}: bad flag")
                }
            }
        }
    }
}
