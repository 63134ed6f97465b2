//! As much of SVG as a diagram takes.

use std::fmt::Write;

/// A drawing that grows.
pub(super) struct Svg {
    body: String,
    width: u32,
    height: u32,
}

/// Where a text stands on its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

impl Svg {
    pub fn new(width: u32, height: u32) -> Self {
        Self {
            body: String::new(),
            width,
            height,
        }
    }

    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, size: u32, text: &str) {
        let text = escaped(text);
        self.add(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" text-anchor="{}">{text}</text>"#,
            anchor.name()
        ));
    }

    /// Text that runs upwards, its middle at the point.
    pub fn upwards(&mut self, (x, y): (f64, f64), size: u32, text: &str) {
        let text = escaped(text);
        self.add(&format!(
            r#"<text transform="translate({x:.1} {y:.1}) rotate(-90)" font-size="{size}" text-anchor="middle">{text}</text>"#
        ));
    }

    /// A line through points; `style`: attributes.
    pub fn line(&mut self, points: impl IntoIterator<Item = (f64, f64)>, style: &str) {
        let mut path = String::new();
        for (x, y) in points {
            let _ = write!(
                path,
                "{}{x:.1},{y:.1}",
                if path.is_empty() { "" } else { " " }
            );
        }
        self.add(&format!(
            r#"<polyline points="{path}" fill="none" {style}/>"#
        ));
    }

    /// The whole file.
    pub fn finish(self, title: &str, description: &str) -> String {
        let Self {
            body,
            width,
            height,
        } = self;
        let (title, description) = (escaped(title), escaped(description));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" font-family=\"sans-serif\" fill=\"#222\">\n<title>{title}</title>\n<desc>{description}</desc>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{body}</svg>\n"
        )
    }

    fn add(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
