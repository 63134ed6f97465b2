// The top of a CRC engine, as it is but for the verdict, which may be anything: one result per packet, room for every result, and rule 3,
// by induction, for a run of any length.
//
// The macros: TOP, LANES, LATENCY (cycles from a beat to the push of its result), FOUND if the top says that there is a CRC. With SEARCH, for
// twins, only what is wanted is left, without what induction needs.
module results_property (
  input wire                 clk,
  input wire                 rst,
  input wire                 tvalid,
  input wire [32*`LANES-1:0] tdata,
  input wire [4*`LANES-1:0]  tkeep,
  input wire                 tlast,
  input wire                 ready
);
  wire tready, valid, good, push;
  wire [4:0] head, tail;
  wire [5:0] level;
`ifdef FOUND
  wire found;
`else
  wire found = 0;
`endif

  `TOP top (
    .clk(clk), .rst(rst),
    .s_axis_tvalid(tvalid), .s_axis_tready(tready), .s_axis_tdata(tdata), .s_axis_tkeep(tkeep), .s_axis_tlast(tlast),
    .m_axis_result_tvalid(valid), .m_axis_result_tready(ready), .m_axis_result_good(good),
`ifdef FOUND
    .m_axis_result_found(found),
`endif
    .check_done(push), .\u_results.head_q (head), .\u_results.tail_q (tail), .\u_results.count_q (level)
  );

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  // The last beats of the last cycles: their results are on their way.
  reg [`LATENCY:1] ended;
  always @(posedge clk)
    ended <= rst ? 0 : {ended[`LATENCY-1:1], tvalid && tready && tlast};
  wire [5:0] in_flight;
  ones #(.W(`LATENCY)) count (.bits(ended), .number(in_flight));

  always @*
    if (running) begin
      // One result per packet.
      assert (push == ended[`LATENCY]);
      // What the FIFO's proof assumes.
      assert (!(push && level == 32 && !(valid && ready)));
`ifndef SEARCH
      // Ready falls two cycles after the level has gone over 16. Until then every cycle can bring one more.
      assert (level + in_flight + {5'd0, tready} <= 18 + `LATENCY);
`endif
    end

`ifndef SEARCH
  stays #(.W(2)) result (
    .clk(clk), .running(running && !rst), .valid(valid), .ready(ready), .data({found, good}), .head(head), .tail(tail), .level(level)
  );
`endif
endmodule
