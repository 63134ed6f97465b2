// Rule 3 at one output, with what its FIFO needs for it: what is on offer stays on offer, unchanged, until it is taken.
module stays #(parameter W = 1) (
  input wire         clk,
  input wire         running,  // after a first reset, and not in one
  input wire         valid,
  input wire         ready,
  input wire [W-1:0] data,
  input wire [4:0]   head,
  input wire [4:0]   tail,
  input wire [5:0]   level
);
  reg was_offered = 0;
  reg [W-1:0] offer;
  reg [4:0] offered_at;
  always @(posedge clk) begin
    was_offered <= running && valid && !ready;
    offer <= data;
    offered_at <= head;
  end
  always @* begin
    if (running)
      assert (tail - head == level[4:0] && level <= 32);
    if (was_offered) begin
      assert (head == offered_at);
      assert (valid);
      assert (data == offer);
    end
  end
endmodule
