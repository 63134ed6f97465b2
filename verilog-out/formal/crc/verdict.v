// What an engine says at the end of a packet: that it has the CRC if `present` said so with its last beat, and that it is right if it has one, if
// `aligned` said that it can, and if the register is the residue. In time, and for every value of the register: verdict.sby lets it be
// anything.
//
// The macros: ENGINE, LANES, CRC_W (32 or 16), RESIDUE, LATENCY (cycles from a last beat to its verdict).
module verdict_property (
  input wire                 clk,
  input wire                 rst,
  input wire [32*`LANES-1:0] data,
  input wire                 valid,
  input wire                 first,
  input wire                 last,
  input wire [5:0]           units,
  input wire                 present,
  input wire                 aligned
);
  wire done, found, good;
  wire [`CRC_W-1:0] register;

  `ENGINE engine (
    .clk(clk), .rst(rst), .data(data), .valid(valid), .first(first), .last(last), .units(units), .present(present), .aligned(aligned),
    .done(done), .found(found), .good(good), .end_register(register)
  );

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  reg [`LATENCY:1] due, was_present, was_aligned;
  always @(posedge clk) begin
    due <= rst ? 0 : {due[`LATENCY-1:1], valid && last};
    was_present <= {was_present[`LATENCY-1:1], present};
    was_aligned <= {was_aligned[`LATENCY-1:1], aligned};
  end

  always @*
    if (running) begin
      assert (done == due[`LATENCY]);
      if (done) begin
        assert (found == was_present[`LATENCY]);
        assert (good == (was_present[`LATENCY] && was_aligned[`LATENCY] && register == `RESIDUE));
      end
    end
endmodule
