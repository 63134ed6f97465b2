// A plain round-robin arbiter with 16 ports, for comparison: one grant per cycle, the port behind the last one granted goes first.
module round_robin_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] request,
  output reg  [15:0] grant
);
  // The ports behind the one that was granted last.
  reg [15:0] behind;

  wire [15:0] first_turn = request & behind;
  wire [15:0] candidates = first_turn != 16'd0 ? first_turn : request;
  wire [15:0] first = candidates & (~candidates + 16'd1);

  always @(posedge clk)
    if (rst) begin
      grant <= 16'd0;
      behind <= 16'hffff;
    end else begin
      grant <= first;
      if (request != 16'd0)
        behind <= ~(first | (first - 16'd1));
    end
endmodule
