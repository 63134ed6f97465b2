// The skid buffer against the rules of the stream, by induction, for a run of any length and inputs that keep no rule.
//
// `full`, `spare_full`, `first` and `spare` are inside of it, made visible by the Yosys script. One entry of an arbitrary moment is
// followed: so it stands for every entry.
module skid_property (
  input wire         clk,
  input wire         rst,
  input wire         in_valid,
  input wire [`W-1:0] in_data,
  input wire         out_ready
);
  wire in_ready, out_valid;
  wire [`W-1:0] out_data;
  wire full, spare_full;
  wire [`W-1:0] first, spare;

  `SKID skid (
    .clk(clk), .rst(rst), .in_valid(in_valid), .in_ready(in_ready), .in_data(in_data),
    .out_valid(out_valid), .out_ready(out_ready), .out_data(out_data),
    .full_q(full), .spare_full_q(spare_full), .first_q(first), .spare_q(spare)
  );

  wire push = in_valid && in_ready;
  wire pop = out_valid && out_ready;

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  // Not more and not less on offer than what came in and has not left; room is offered while there is some.
  reg [1:0] stored;
  always @(posedge clk)
    stored <= rst ? 2'd0 : stored + {1'd0, push} - {1'd0, pop};
  always @*
    if (running) begin
      assert (stored <= 2);
      assert (out_valid == (stored != 0));
      assert (in_ready == (stored != 2));
      assert (full == (stored != 0));
      assert (spare_full == (stored == 2));
    end

  // One entry, of any moment: it comes out right, when all in front of it have left and not before.
  (* anyseq *) wire choose;
  reg marked = 0;
  reg in_front;
  reg [`W-1:0] value;
  wire mark = choose && push && !marked;
  always @(posedge clk)
    if (rst)
      marked <= 0;
    else if (mark) begin
      marked <= 1;
      in_front <= stored[0] && !pop;
      value <= in_data;
    end else if (marked && pop) begin
      marked <= in_front;
      in_front <= 0;
    end
  always @*
    if (running && marked) begin
      assert ({1'd0, in_front} < stored);
      if (in_front)
        assert (spare == value);
      else begin
        assert (first == value);
        assert (out_valid && out_data == value);
      end
    end

  // Rule 3: what is on offer stays on offer, unchanged, until it is taken.
  reg was_offered = 0;
  reg [`W-1:0] offer;
  always @(posedge clk) begin
    was_offered <= running && !rst && out_valid && !out_ready;
    offer <= out_data;
  end
  always @*
    if (was_offered) begin
      assert (out_valid);
      assert (out_data == offer);
      assert (first == offer);
    end
endmodule
