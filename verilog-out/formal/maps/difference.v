// For each kind of constant linear map one module whose output is zero for every `x` exactly when the exported map (the macro
// MAP) does what a bit-serial CRC does.

// What BYTES zero bytes do to the register.
module advance_difference #(
  parameter W = 32,
  parameter BYTES = 4
) (
  input  wire [W-1:0] x,
  output wire [W-1:0] difference
);
  wire [W-1:0] y;
  wire [W-1:0] expected;

  `MAP dut (.x(x), .y(y));
  crc_serial #(.W(W), .BITS(8*BYTES)) serial (
    .start(x), .bits({8*BYTES{1'b0}}), .after(expected)
  );
  assign difference = y ^ expected;
endmodule

// BYTES zero bytes taken back: after as many zero bytes the register is again what it was.
module back_difference #(
  parameter W = 32,
  parameter BYTES = 4
) (
  input  wire [W-1:0] x,
  output wire [W-1:0] difference
);
  wire [W-1:0] y;
  wire [W-1:0] again;

  `MAP dut (.x(x), .y(y));
  crc_serial #(.W(W), .BITS(8*BYTES)) serial (
    .start(y), .bits({8*BYTES{1'b0}}), .after(again)
  );
  assign difference = x ^ again;
endmodule

// What each lane of a beat adds to a register of zero by the end of the beat. The lanes in front of it would be zero and leave the
// register at zero, so the serial register starts with the lane itself.
module of_lanes_difference #(
  parameter W = 32,
  parameter LANES = 1
) (
  input  wire [32*LANES-1:0] x,
  output wire [W*LANES-1:0]  difference
);
  wire [W*LANES-1:0] y;
  wire [W*LANES-1:0] expected;
  wire [32*LANES-1:0] bits;

  `MAP dut (.x(x), .y(y));
  wire_order #(.LANES(LANES)) order (.beat(x), .bits(bits));

  genvar lane;
  generate
    for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
      wire [32*(LANES-lane)-1:0] from_here = {{32*LANES{1'b0}}, bits[32*lane +: 32]};
      crc_serial #(.W(W), .BITS(32*(LANES-lane))) serial (
        .start({W{1'b0}}), .bits(from_here), .after(expected[W*lane +: W])
      );
    end
  endgenerate
  assign difference = y ^ expected;
endmodule

// The sum of what the lanes add.
module sum_of_lanes_difference #(
  parameter W = 32,
  parameter LANES = 1
) (
  input  wire [W*LANES-1:0] x,
  output wire [W-1:0]       difference
);
  wire [W-1:0] y;
  reg  [W-1:0] expected;
  integer lane;

  `MAP dut (.x(x), .y(y));
  always @* begin
    expected = {W{1'b0}};
    for (lane = 0; lane < LANES; lane = lane + 1)
      expected = expected ^ x[W*lane +: W];
  end
  assign difference = y ^ expected;
endmodule

// The one that the run is about: the macros X and Y are the bits of its input and output.
module map_difference (
  input  wire [`X-1:0] x,
  output wire [`Y-1:0] difference
);
  `DIFFERENCE #(`PARAMETERS) of_map (.x(x), .difference(difference));
endmodule
