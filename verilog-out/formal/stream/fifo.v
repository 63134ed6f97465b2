// The FIFO against the rules of the stream, by induction, for a run of any length.
//
// `head`, `tail`, `count`, `place` and `cell_` are inside of the FIFO, made visible by the Yosys script. What comes in at an
// arbitrary moment is marked if it goes to the one cell of one_cell.v, which is at an arbitrary place: so it stands for every entry.
module fifo_property (
  input wire         clk,
  input wire         rst,
  input wire         push,
  input wire [`W-1:0] push_data,
  input wire         ready
);
  wire valid;
  wire [`W-1:0] data;
  wire [5:0] level;
  wire [4:0] head, tail, place;
  wire [5:0] count;
  wire [`W-1:0] cell_;

  `FIFO fifo (
    .clk(clk), .rst(rst), .push(push), .push_data(push_data),
    .valid(valid), .data(data), .ready(ready), .level(level),
    .head_q(head), .tail_q(tail), .count_q(count), .\u_ram.place (place), .\u_ram.cell_ (cell_)
  );

  wire pop = valid && ready;

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  // The owner's part: no push into a full FIFO that gives nothing away.
  always @*
    assume (!(push && level == 32 && !pop));

  // Not more and not less on offer than what came in and has not left.
  reg [5:0] stored;
  always @(posedge clk)
    stored <= rst ? 6'd0 : stored + {5'd0, push} - {5'd0, pop};
  always @*
    if (running) begin
      assert (stored <= 32);
      assert (level == stored);
      assert (valid == (stored != 0));
      assert (count == level);
      assert (tail - head == count[4:0]);
    end

  // One entry, of any moment: it comes out right, when all in front of it have left and not before.
  (* anyseq *) wire choose;
  reg marked = 0;
  reg [5:0] in_front;
  reg [`W-1:0] value;
  wire mark = choose && push && tail == place && !marked;
  wire [4:0] where = head + in_front[4:0];
  always @(posedge clk)
    if (rst)
      marked <= 0;
    else if (mark) begin
      marked <= 1;
      in_front <= level - {5'd0, pop};
      value <= push_data;
    end else if (marked && pop) begin
      marked <= in_front != 0;
      in_front <= in_front - 6'd1;
    end
  always @*
    if (running && marked) begin
      assert (in_front < stored);
      assert (where == place);
      assert (cell_ == value);
      if (in_front == 0) begin
        assert (valid);
        assert (data == value);
      end
    end

  // Rule 3: what is on offer stays on offer, unchanged, until it is taken.
  reg was_offered = 0;
  reg [`W-1:0] offer;
  reg [4:0] offered_at;
  always @(posedge clk) begin
    was_offered <= running && !rst && valid && !ready;
    offer <= data;
    offered_at <= head;
  end
  always @*
    if (was_offered) begin
      assert (valid);
      assert (head == offered_at);
      if (offered_at == place) begin
        assert (cell_ == offer);
        assert (data == offer);
      end
    end
endmodule
