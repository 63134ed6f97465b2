// A CRC register as the specification describes it: one data bit per step, the register kept reflected. Nothing of the hardware
// under proof is used here, and the polynomials stand as they are published, the coefficient of x^0 in bit 0.

// The register after BITS data bits, bits[0] first. W is 32 for the ICRC and 16 for the VCRC.
module crc_serial #(
  parameter W = 32,
  parameter BITS = 1
) (
  input  wire [W-1:0]    start,
  input  wire [BITS-1:0] bits,
  output reg  [W-1:0]    after
);
  localparam [31:0] POLYNOMIAL = W == 32 ? 32'h04c11db7 : 32'h0000100b;
  reg [W-1:0] reflected;
  integer i;

  always @* begin
    for (i = 0; i < W; i = i + 1)
      reflected[i] = POLYNOMIAL[W-1-i];
    after = start;
    for (i = 0; i < BITS; i = i + 1)
      after = {1'b0, after[W-1:1]} ^ (reflected & {W{after[0] ^ bits[i]}});
  end
endmodule

// The bits of a beat in the order in which a CRC takes them: lane 0 first, in a lane the byte in 31:24 first, in a byte bit 0 first.
module wire_order #(
  parameter LANES = 1
) (
  input  wire [32*LANES-1:0] beat,
  output reg  [32*LANES-1:0] bits
);
  integer lane, byte_, bit_;

  always @* begin
    for (lane = 0; lane < LANES; lane = lane + 1)
      for (byte_ = 0; byte_ < 4; byte_ = byte_ + 1)
        for (bit_ = 0; bit_ < 8; bit_ = bit_ + 1)
          bits[32*lane + 8*byte_ + bit_] = beat[32*lane + 8*(3-byte_) + bit_];
  end
endmodule
