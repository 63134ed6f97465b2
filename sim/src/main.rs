use ibhdl_sim::bench::{engine, Bench, Config, Packet, Stalls};
use ibhdl_sim::capture::{open, FrameKind};
fn main() {
    let packets: Vec<Packet> = open(std::path::Path::new(&std::env::args().nth(1).unwrap()))
        .unwrap()
        .filter_map(|f| match f.unwrap().kind {
            FrameKind::Packet { bytes, .. } => Some(Packet::new(bytes)),
            _ => None,
        })
        .collect();
    let packets: Vec<Packet> = match std::env::args().nth(2) {
        Some(n) => vec![packets[n.parse::<usize>().unwrap() - 1].clone()],
        None => packets,
    };
    for lanes in [1, 2, 4, 8, 16] {
        let mut b = Bench::new(
            engine(lanes, Config { mtu: 5, mpe: true }).unwrap(),
            Stalls::default(),
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
        let good = r
            .iter()
            .filter(|x| x.status.icrc_result == ibhdl::rx::Icrc::Good)
            .count();
        let vgood = r.iter().filter(|x| !x.status.vcrc).count();
        println!(
            "{lanes} lanes: {} packets, icrc {good} vcrc {vgood}, {} cycles {:?} {:.0} c/s",
            r.len(),
            b.cycles(),
            t.elapsed(),
            b.cycles() as f64 / t.elapsed().as_secs_f64()
        );
        for x in r.iter().take(if lanes == 16 { 4 } else { 0 }) {
            println!(
                "{:?}\n{:?} pl {} dl {} sl {}",
                x.descriptor,
                x.status,
                x.payload.len(),
                x.descriptor_cycle - x.first_beat_cycle,
                x.status_cycle - x.last_beat_cycle
            );
        }
    }
}
