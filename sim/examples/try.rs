use ibhdl_verilog::Emitter;
use rust_hdl::prelude::*;
fn go<B: Block>(mut b: Box<B>, name: &str) {
    b.connect_all();
    match Emitter::new(&*b).module_name(name).emit() {
        Ok(v) => {
            std::fs::write(format!("/tmp/ex/{name}.v"), &v.text).unwrap();
            println!("{name}: {} lines", v.text.lines().count());
        }
        Err(e) => println!("{name}: {e}"),
    }
}
fn main() {
    go(Box::<ibhdl::rx::IbRx<1>>::default(), "ib_rx_32");
    go(Box::<ibhdl::rx::IbRx<2>>::default(), "ib_rx_64");
    go(Box::<ibhdl::rx::IbRx<4>>::default(), "ib_rx_128");
    go(Box::<ibhdl::rx::IbRx<8>>::default(), "ib_rx_256");
    go(Box::<ibhdl::rx::IbRx<16>>::default(), "ib_rx_512");
    go(Box::<ibhdl::rx::IbVcrc<4>>::default(), "ib_vcrc_128");
    go(Box::<ibhdl::rx::IbIcrc<4>>::default(), "ib_icrc_128");
}
