//! Colours of the VLs: from dark blue to dark yellow, so that they keep their order in grey and for eyes that see few colours.

/// Red, green and blue.
type Rgb = [u8; 3];

/// The dark part of the scale "cividis", which grows evenly in brightness.
const SCALE: [Rgb; 8] = [
    [0, 34, 78],
    [27, 62, 110],
    [72, 80, 108],
    [100, 100, 110],
    [125, 124, 120],
    [150, 143, 118],
    [178, 166, 110],
    [206, 190, 96],
];

/// The colour of VL `vl` of `vls`, as SVG takes it.
pub(super) fn color(vl: usize, vls: usize) -> String {
    let steps = SCALE.len() - 1;
    let place = vl as f64 / (vls.max(2) - 1) as f64 * steps as f64;
    let below = (place as usize).min(steps - 1);
    let part = place - below as f64;
    let mix = |i: usize| {
        let (a, b) = (f64::from(SCALE[below][i]), f64::from(SCALE[below + 1][i]));
        (a + part * (b - a)).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Brightness as a grey printer sees it.
    fn grey(color: &str) -> f64 {
        let part = |at| f64::from(u8::from_str_radix(&color[at..at + 2], 16).unwrap());
        0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5)
    }

    #[test]
    fn every_vl_is_brighter_than_the_one_before_and_darker_than_paper() {
        for vls in [1, 2, 4, 8, 15] {
            let greys: Vec<f64> = (0..vls).map(|vl| grey(&color(vl, vls))).collect();
            assert!(
                greys.windows(2).all(|pair| pair[1] > pair[0] + 5.0),
                "{greys:?}"
            );
            assert!(greys.iter().all(|&grey| grey < 200.0));
        }
    }
}
