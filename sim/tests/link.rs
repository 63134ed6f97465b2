//! `ibhdl link`: what it prints, its files, and what it refuses.

mod common;

use common::Ibhdl;
use serde_json::Value;
use wellen::simple::read;

fn object(ibhdl: &Ibhdl, arguments: &[&str]) -> Value {
    let stdout = ibhdl.good(&[&["link", "--json"], arguments].concat());
    assert_eq!(stdout.lines().count(), 1);
    serde_json::from_str(&stdout).unwrap()
}

fn number(value: &Value) -> u64 {
    value
        .as_u64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

fn share(run: &Value, vl: usize, key: &str) -> f64 {
    run["per_vl"][vl][key].as_f64().unwrap()
}

/// What holds of every run.
fn is_sound(run: &Value) {
    for key in ["credit_violations", "overruns", "out_of_order"] {
        assert_eq!(run[key], 0, "{key}");
    }
    let [sent, delivered, lost] = [
        "packets_sent",
        "packets_delivered",
        "packets_lost_on_channel",
    ]
    .map(|key| number(&run[key]));
    assert_eq!(sent, delivered + lost);
    let per_vl = run["per_vl"].as_array().unwrap();
    let packets: u64 = per_vl.iter().map(|vl| number(&vl["packets"])).sum();
    assert_eq!(packets, sent);
    assert_eq!(run["counters"]["PortXmitPkts"], sent);
    assert_eq!(run["counters"]["PortRcvPkts"], delivered);
    for (at, vl) in per_vl.iter().enumerate() {
        assert_eq!(vl["vl"], at);
        let wait = &run["counters"][format!("VLCreditWait{at}")];
        assert_eq!(vl["credit_stall_cycles"], *wait);
    }
}

#[test]
fn without_options_four_vls_get_what_their_table_gives() {
    let ibhdl = Ibhdl::new();
    let run = object(&ibhdl, &[]);
    is_sound(&run);
    assert_eq!(run["per_vl"].as_array().unwrap().len(), 4);
    assert_eq!(run["packets_lost_on_channel"], 0);
    for vl in 0..4 {
        let (share, table) = (share(&run, vl, "share"), share(&run, vl, "table_share"));
        assert!((share - table).abs() < 0.02, "VL{vl}: {share}, {table}");
    }
    assert!(share(&run, 3, "share") > 4.0 * share(&run, 0, "share"));
    // Nothing but the packets and the flow control, beat behind beat.
    let dwords = number(&run["counters"]["PortXmitData"]);
    assert!(dwords * 100 > number(&run["cycles"]) * 4 * 90, "{dwords}");
}

#[test]
fn json_has_the_keys_in_their_order() {
    let ibhdl = Ibhdl::new();
    let run = object(&ibhdl, &["--cycles", "1500"]);
    let keys =
        |value: &Value| -> Vec<String> { value.as_object().unwrap().keys().cloned().collect() };
    let first = "cycles per_vl counters packets_sent packets_delivered packets_lost_on_channel credit_violations overruns \
                 out_of_order";
    let first: Vec<_> = first.split_whitespace().collect();
    assert_eq!(keys(&run)[..first.len()], first);
    let wanted = "vl packets bytes share table_share latency_cycles credit_stall_cycles";
    let wanted: Vec<_> = wanted.split_whitespace().collect();
    assert_eq!(keys(&run["per_vl"][0]), wanted);
    let latency = &run["per_vl"][0]["latency_cycles"];
    assert_eq!(keys(latency), ["min", "median", "p99"]);
    assert!(number(&latency["min"]) <= number(&latency["median"]));
    assert!(number(&latency["median"]) <= number(&latency["p99"]));
    assert_eq!(run["cycles"], 1500);
    for name in [
        "PortXmitWait",
        "PortRcvErrors",
        "VL15Dropped",
        "PortXmitFlowPkts",
    ] {
        assert!(run["counters"][name].is_u64(), "{name}");
    }
}

#[test]
fn every_number_of_vls_and_every_width() {
    let ibhdl = Ibhdl::new();
    for (vls, lanes) in [("1", "1"), ("2", "2"), ("4", "4"), ("8", "8"), ("15", "16")] {
        let run = object(
            &ibhdl,
            &["--vls", vls, "--lanes", lanes, "--cycles", "3000"],
        );
        is_sound(&run);
        let per_vl = run["per_vl"].as_array().unwrap();
        assert_eq!(per_vl.len().to_string(), vls);
        let table: f64 = (0..per_vl.len())
            .map(|vl| share(&run, vl, "table_share"))
            .sum();
        assert!((table - 1.0).abs() < 1e-9, "{table}");
        assert!(number(&run["packets_sent"]) > 15);
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let ibhdl = Ibhdl::new();
    let run = |seed| {
        let arguments = "link --json --loss 0.02 --corrupt 0.02 --load 0.6 --cycles 3000 --seed";
        let arguments: Vec<_> = arguments.split(' ').chain([seed]).collect();
        ibhdl.good(&arguments)
    };
    assert_eq!(run("5"), run("5"));
    assert_ne!(run("5"), run("6"));
}

#[test]
fn faults_are_counted_and_cost_no_credit() {
    let ibhdl = Ibhdl::new();
    let arguments = "--loss 0.05 --corrupt 0.05 --cycles 12000 --sizes 26..300";
    let run = object(&ibhdl, &arguments.split(' ').collect::<Vec<_>>());
    is_sound(&run);
    assert!(number(&run["packets_lost_on_channel"]) > 10);
    assert!(number(&run["counters"]["PortRcvErrors"]) > 10);
    assert!(number(&run["flow_control_packets_lost_on_channel"]) > 0);
}

#[test]
fn a_slow_receiver_stalls_the_sender() {
    let ibhdl = Ibhdl::new();
    let slow = object(&ibhdl, &["--drain", "0.25", "--cycles", "12000"]);
    let fast = object(&ibhdl, &["--cycles", "12000"]);
    is_sound(&slow);
    let stalls = |run: &Value| -> u64 {
        let per_vl = run["per_vl"].as_array().unwrap();
        per_vl
            .iter()
            .map(|vl| number(&vl["credit_stall_cycles"]))
            .sum()
    };
    assert!(
        stalls(&slow) > 5000 && stalls(&fast) < 500,
        "{slow}\n{fast}"
    );
    assert!(number(&slow["packets_delivered"]) < number(&fast["packets_delivered"]));
}

#[test]
fn load_is_a_fraction_of_the_link() {
    let ibhdl = Ibhdl::new();
    let run = object(&ibhdl, &["--load", "0.5", "--cycles", "12000"]);
    is_sound(&run);
    let part = number(&run["counters"]["PortXmitData"]) as f64 / (4.0 * 12000.0);
    assert!((0.4..0.6).contains(&part), "{part}");
    for vl in 0..4 {
        assert!((share(&run, vl, "share") - 0.25).abs() < 0.1);
    }
}

#[test]
fn high_before_low_up_to_the_limit() {
    let ibhdl = Ibhdl::new();
    // VL3 gets its first credit last: until then Low is alone.
    let tables = "--high 3:10 --low 0:10,1:10 --cycles 4000 --limit";
    for (limit, least, most) in [("0", 0.45, 0.55), ("1", 0.8, 0.95), ("255", 0.97, 1.0)] {
        let arguments: Vec<_> = tables.split(' ').chain([limit]).collect();
        let run = object(&ibhdl, &arguments);
        is_sound(&run);
        let of_high = share(&run, 3, "share");
        assert!(
            (least..=most).contains(&of_high),
            "limit {limit}: {of_high}"
        );
        assert_eq!(share(&run, 2, "table_share"), 0.0);
        assert_eq!(run["per_vl"][2]["packets"], 0);
    }
}

#[test]
fn text_has_a_line_per_vl_and_every_counter() {
    let ibhdl = Ibhdl::new();
    let text = ibhdl.good(&["link", "--cycles", "2000", "--vls", "8"]);
    assert!(!text.contains('\u{1b}'), "no colour in a file");
    for vl in 0..8 {
        let line = text.lines().nth(2 + vl).unwrap();
        assert_eq!(line.split_whitespace().next(), Some(&*vl.to_string()));
    }
    for word in [
        "share",
        "table",
        "PortXmitData",
        "VLCreditWait7",
        "cycles",
        "packets",
        "faults",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn the_plot_is_a_drawing_with_title_axes_and_names() {
    let ibhdl = Ibhdl::new();
    for vls in ["1", "15"] {
        let text = ibhdl.good(&["link", "--cycles", "2000", "--vls", vls, "--plot", "p.svg"]);
        assert!(text.ends_with("wrote    p.svg\n"), "{text}");
        let svg = std::fs::read_to_string(ibhdl.path("p.svg")).unwrap();
        assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"));
        let last = vls.parse::<usize>().unwrap() - 1;
        for text in [
            "<title>ibhdl link",
            ">cycle<",
            ">share<",
            "dashed",
            &format!(">VL{last} "),
        ] {
            assert!(svg.contains(text), "{text}");
        }
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }
}

#[test]
fn the_waveform_has_what_its_save_file_shows() {
    let ibhdl = Ibhdl::new();
    let run = object(&ibhdl, &["--cycles", "600", "--vls", "2", "--vcd", "w.vcd"]);
    let wave = read(ibhdl.path("w.vcd")).unwrap();
    let hierarchy = wave.hierarchy();
    let names: Vec<String> = hierarchy
        .iter_vars()
        .map(|var| var.full_name(hierarchy))
        .collect();
    for name in [
        "grant_valid",
        "m_axis_tdata",
        "credit.sender_1.state.q.fccl",
    ] {
        assert!(names.contains(&format!("ib_link_sched.{name}")), "{name}");
    }
    let end = wave.time_table().last().unwrap();
    assert_eq!(*end, 600 * ibhdl_sim::wave::PERIOD_PS);
    let save = std::fs::read_to_string(ibhdl.path("w.gtkw")).unwrap();
    for part in [
        "arbiter decision",
        "credits per VL",
        "beats",
        "flow-control packets",
        "w.vcd",
    ] {
        assert!(save.contains(part), "{part}");
    }
    // The waveform changes nothing.
    assert_eq!(run, object(&ibhdl, &["--cycles", "600", "--vls", "2"]));
}

#[test]
fn what_is_refused() {
    let ibhdl = Ibhdl::new();
    let long = vec!["0:1"; 65].join(",");
    for (arguments, says) in [
        (&["--vls", "3"][..], "--vls"),
        (&["--vls", "16"], "--vls"),
        (&["--low", "4:8"], "VL4"),
        (&["--high", "3:8", "--vls", "2"], "VL3"),
        (&["--low", "15:8"], "--low"),
        (&["--low", "0:256"], "--low"),
        (&["--high", "0"], "--high"),
        (&["--high", "0:x"], "--high"),
        (&["--low", "0:-1"], "--low"),
        (&["--high", &long], "64"),
        (&["--low", ""], "weight"),
        (&["--low", "0:0,1:0"], "weight"),
        (&["--limit", "256"], "--limit"),
        (&["--limit", "-1"], "--limit"),
        (&["--load", "1.5"], "--load"),
        (&["--load", "NaN"], "--load"),
        (&["--drain", "-0.1"], "--drain"),
        (&["--loss", "2"], "--loss"),
        (&["--corrupt", "often"], "--corrupt"),
        (&["--sizes", "100..50"], "--sizes"),
        (&["--sizes", "25..50"], "--sizes"),
        (&["--sizes", "26..4223"], "--sizes"),
        (&["--sizes", "many"], "--sizes"),
        (&["--cycles", "0"], "--cycles"),
        (&["--lanes", "3"], "--lanes"),
        (&["--seed", "-1"], "--seed"),
        (&["--plot", "no/such/folder/p.svg"], "p.svg"),
        (&["--plot", "."], "."),
        (&["--vcd", "no/such/folder/w.vcd"], "w.vcd"),
        (&["--vcd", "w.gtkw"], "w.gtkw"),
        (&["--vcd", "w.vcd", "--plot", "w.gtkw"], "w.vcd"),
        (&["--vcd", "w.vcd", "--plot", "w.vcd"], "w.vcd"),
    ] {
        let stdout = ibhdl.bad(&[&["link"], arguments].concat(), &[says]);
        assert_eq!(stdout, "", "{arguments:?}");
    }
}

/// Nothing leaves where nothing is taken, and nothing arrives where all is lost; neither is an error.
#[test]
fn the_ends_of_the_ranges() {
    let ibhdl = Ibhdl::new();
    let run = object(&ibhdl, &["--loss", "1", "--cycles", "1000"]);
    is_sound(&run);
    assert_eq!(run["packets_sent"], 0, "no credit ever came");
    assert_eq!(run["per_vl"][0]["latency_cycles"]["min"], Value::Null);
    let run = object(&ibhdl, &["--corrupt", "1", "--cycles", "1000"]);
    is_sound(&run);
    let run = object(
        &ibhdl,
        &["--drain", "0", "--cycles", "9000", "--lanes", "16"],
    );
    is_sound(&run);
    assert!(number(&run["packets_sent"]) > 0);
    let run = object(&ibhdl, &["--load", "0", "--cycles", "500"]);
    assert_eq!(run["packets_sent"], 0);
    let run = object(&ibhdl, &["--cycles", "1"]);
    assert_eq!(run["cycles"], 1);
}
