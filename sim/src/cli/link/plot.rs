//! `--plot`: share and credit of every VL over time.

use std::fs::File;
use std::io::{self, Write};

use super::palette::color;
use super::svg::{Anchor, Svg};
use crate::bench::link::{LinkReport, Window};

const WIDTH: u32 = 960;
const HEIGHT: u32 = 760;
/// Left and right end of both diagrams, and room for the names of the lines.
const LEFT: f64 = 80.0;
const RIGHT: f64 = 820.0;
const LABEL: f64 = RIGHT + 12.0;
/// The piece of line beside a name.
const SAMPLE: f64 = 22.0;
/// Least distance of two names.
const LABEL_STEP: f64 = 15.0;
/// Top and bottom of each.
const SHARE: (f64, f64) = (90.0, 390.0);
const CREDIT: (f64, f64) = (460.0, 690.0);
const GRID: &str = r##"stroke="#ddd" stroke-width="1""##;
const FRAME: &str = r##"stroke="#666" stroke-width="1""##;

/// One diagram: its place, its axis and the highest value on it.
struct Panel {
    place: (f64, f64),
    title: &'static str,
    axis: &'static str,
    top: f64,
    cycles: f64,
}

pub(super) fn write(mut file: File, report: &LinkReport) -> io::Result<()> {
    file.write_all(draw(report).as_bytes())?;
    file.flush()
}

fn draw(report: &LinkReport) -> String {
    let mut svg = Svg::new(WIDTH, HEIGHT);
    let title = format!(
        "ibhdl link: {} data VLs, {} bits, {} cycles",
        report.vls,
        32 * report.lanes,
        report.cycles
    );
    svg.text((LEFT, 32.0), Anchor::Start, 20, &title);
    let key =
        "solid: as sent, over a fifth of the run; dashed: what the tables give when every VL is full; names: with the mean of the run";
    svg.text((LEFT, 56.0), Anchor::Start, 13, key);
    let cycles = report.cycles.max(1) as f64;
    shares(&mut svg, report, cycles);
    credits(&mut svg, report, cycles);
    svg.text(
        ((LEFT + RIGHT) / 2.0, CREDIT.1 + 44.0),
        Anchor::Middle,
        13,
        "cycle",
    );
    let description = "Share of the bytes sent and credit in use of every VL over time";
    svg.finish(&title, description)
}

fn shares(svg: &mut Svg, report: &LinkReport, cycles: f64) {
    let windows = smoothed(&report.windows);
    let highest = windows
        .iter()
        .flat_map(|(_, shares)| shares.iter().copied())
        .chain(report.per_vl.iter().map(|vl| vl.table_share))
        .fold(0.0, f64::max);
    let panel = Panel {
        place: SHARE,
        title: "Share of the bytes sent",
        axis: "share",
        top: axis_top(highest),
        cycles,
    };
    panel.frame(svg);
    let mut names = Vec::new();
    for (vl, of_vl) in report.per_vl.iter().enumerate() {
        let color = color(vl, report.vls);
        let dashed = format!(r#"stroke="{color}" stroke-width="1.5" stroke-dasharray="7 5""#);
        let table = panel.y(of_vl.table_share);
        svg.line([(LEFT, table), (RIGHT, table)], &dashed);
        let solid = format!(r#"stroke="{color}" stroke-width="2.2""#);
        let points = windows
            .iter()
            .map(|(end, shares)| (panel.x(*end), panel.y(shares[vl])));
        svg.line(points, &solid);
        let text = format!("VL{vl}  {:.1} %", 100.0 * of_vl.share);
        names.push((panel.y(of_vl.share), text, solid));
    }
    label(svg, names, SHARE);
}

fn credits(svg: &mut Svg, report: &LinkReport, cycles: f64) {
    let windows = report.windows.iter();
    let highest = windows
        .flat_map(|window| window.in_use.iter().copied())
        .fold(0.0, f64::max);
    let panel = Panel {
        place: CREDIT,
        title: "Credit in use: sent and not yet taken out of the receive buffer",
        axis: "part of the buffer",
        top: axis_top(highest),
        cycles,
    };
    panel.frame(svg);
    let mut names = Vec::new();
    for vl in 0..report.vls {
        let solid = format!(r#"stroke="{}" stroke-width="2.2""#, color(vl, report.vls));
        let points = report
            .windows
            .iter()
            .map(|window| (panel.x(window.end), panel.y(window.in_use[vl])));
        svg.line(points, &solid);
        let windows = &report.windows;
        let sum: f64 = windows.iter().map(|window| window.in_use[vl]).sum();
        let mean = sum / windows.len().max(1) as f64;
        let text = format!("VL{vl}  {:.1} %", 100.0 * mean);
        names.push((panel.y(mean), text, solid));
    }
    label(svg, names, CREDIT);
}

/// The next tenth.
fn axis_top(highest: f64) -> f64 {
    ((highest * 10.0).ceil() / 10.0).clamp(0.1, 1.0)
}

impl Panel {
    fn x(&self, cycle: u64) -> f64 {
        LEFT + cycle as f64 / self.cycles * (RIGHT - LEFT)
    }

    fn y(&self, value: f64) -> f64 {
        let (top, bottom) = self.place;
        bottom - (value / self.top).clamp(0.0, 1.0) * (bottom - top)
    }

    fn frame(&self, svg: &mut Svg) {
        let (top, bottom) = self.place;
        for fifth in 0..=5 {
            let part = f64::from(fifth) / 5.0;
            let y = self.y(part * self.top);
            svg.line([(LEFT, y), (RIGHT, y)], GRID);
            let text = format!("{:.0} %", 100.0 * part * self.top);
            svg.text((LEFT - 8.0, y + 4.0), Anchor::End, 12, &text);
            let x = LEFT + part * (RIGHT - LEFT);
            svg.line([(x, bottom), (x, bottom + 5.0)], FRAME);
            let text = format!("{:.0}", part * self.cycles);
            svg.text((x, bottom + 20.0), Anchor::Middle, 12, &text);
        }
        svg.line([(LEFT, top), (LEFT, bottom), (RIGHT, bottom)], FRAME);
        svg.upwards((LEFT - 56.0, (top + bottom) / 2.0), 13, self.axis);
        svg.text((LEFT, top - 10.0), Anchor::Start, 14, self.title);
    }
}

/// Names of lines, each at the height of its mean, moved apart where they would lie on each other. `place`: top and bottom.
fn label(svg: &mut Svg, mut names: Vec<(f64, String, String)>, place: (f64, f64)) {
    names.sort_by(|a, b| a.0.total_cmp(&b.0));
    let needed = LABEL_STEP * names.len() as f64;
    let mut lowest = place.0.min(place.1 + LABEL_STEP - needed);
    for (at, (mean, text, style)) in names.iter().enumerate() {
        let behind = names.len() - 1 - at;
        // Those that follow have to find room, too.
        let most = (place.1 - LABEL_STEP * behind as f64).max(lowest);
        let y = mean.clamp(lowest, most);
        lowest = y + LABEL_STEP;
        svg.line([(LABEL, y), (LABEL + SAMPLE, y)], style);
        svg.text((LABEL + SAMPLE + 6.0, y + 4.0), Anchor::Start, 12, text);
    }
}

/// The end of each window, and the share of each VL in it and its neighbours, a fifth of the run: one window alone is less than a turn.
fn smoothed(windows: &[Window]) -> Vec<(u64, Vec<f64>)> {
    const NEIGHBOURS: usize = 10;
    let near = |at: usize| {
        let from = at.saturating_sub(NEIGHBOURS);
        &windows[from..windows.len().min(at + NEIGHBOURS + 1)]
    };
    let share = |at: usize, vl: usize| {
        let of_vl: u64 = near(at).iter().map(|window| window.bytes[vl]).sum();
        let all: u64 = near(at).iter().flat_map(|window| &window.bytes).sum();
        of_vl as f64 / all.max(1) as f64
    };
    windows
        .iter()
        .enumerate()
        .map(|(at, window)| {
            let vls = 0..window.bytes.len();
            (window.end, vls.map(|vl| share(at, vl)).collect())
        })
        .collect()
}
