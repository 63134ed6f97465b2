// How long an entry waits that stays eligible: which.v defines ARBITER, VLS, ENTRIES and the greatest weight, WEIGHT.
//
// The run starts from any state of all registers, be it one that reset leads to or not: so what holds in it holds from any moment on.
// Six cycles without a request let the stages empty themselves; then the state is taken for one that arbiter.v and the
// weights allow. From there the port always asks, and one entry of one list stays eligible. VL15 and flow control are not in the run: they
// leave the lists as they are. Every grant is counted, of either list, until that entry has its own.
module wait_property (
  input wire        clk,
  input wire [`VLS-1:0] ready,
  input wire [11*`VLS-1:0] pkt_len
);
  (* anyconst *) wire of_high;
  (* anyconst *) wire [5:0] entry;
  (* anyconst *) wire limit;
  (* anyconst *) wire weight_inclusive;
  (* anyconst *) wire budget_after_low;
  (* anyconst *) wire blocks_without_vcrc;

  reg [6:0] age = 0;
  always @(posedge clk)
    age <= age + 7'd1;
  wire request = age >= 7;

  wire [`VLS-1:0] send;
  wire send_vl15, send_fcp;
  wire grant_valid, grant_fcp, grant_high;
  wire [3:0] grant_vl;
  wire [10:0] grant_pkt_len;
  wire [5:0] grant_entry;
  wire [7:0] high_behind, low_behind, high_pos_group, low_pos_group;
  wire [63:0] high_eligible, low_eligible;
  wire [5:0] high_pos, low_pos;
  wire high_open, low_open;
  wire [7:0] high_left, low_left, high_weight, low_weight;
  wire [14:0] budget;

  `ARBITER arbiter (
    .clk(clk), .rst(1'b0), .write(1'b0), .write_high(1'b0), .write_entry(6'd0), .write_vl(4'd0), .write_weight(8'd0),
    .limit({7'd0, limit}), .single(1'b0), .weight_inclusive(weight_inclusive), .budget_after_low(budget_after_low),
    .blocks_without_vcrc(blocks_without_vcrc), .ready(ready), .pkt_len(pkt_len), .vl15(1'b0), .vl15_pkt_len(11'd0),
    .fcp(1'b0), .request(request), .send(send), .send_vl15(send_vl15), .send_fcp(send_fcp), .grant_valid(grant_valid),
    .grant_fcp(grant_fcp), .grant_vl(grant_vl), .grant_pkt_len(grant_pkt_len), .grant_high(grant_high),
    .grant_entry(grant_entry), .budget_q(budget),
    .\u_high.behind_q (high_behind), .\u_high.pos_q (high_pos), .\u_high.pos_group_q (high_pos_group), .\u_high.open_q (high_open), .\u_high.left_q (high_left),
    .\u_high.vls_of_eligible (high_eligible), .\u_high.weight (high_weight),
    .\u_low.behind_q (low_behind), .\u_low.pos_q (low_pos), .\u_low.pos_group_q (low_pos_group), .\u_low.open_q (low_open), .\u_low.left_q (low_left),
    .\u_low.vls_of_eligible (low_eligible), .\u_low.weight (low_weight)
  );

  function of_pos(input [5:0] pos, input [7:0] behind, input [7:0] pos_group);
    of_pos = pos < `ENTRIES && behind == (8'hfe << pos[5:3]) && pos_group == (8'd1 << pos[5:3]);
  endfunction
  // The limit of 64 blocks goes with a weight of 1, so that the longest wait, and with it the run, is not too long.
  wire [7:0] heaviest = limit ? 8'd1 : `WEIGHT;
  always @* begin
    assume (entry < `ENTRIES);
    assume (of_high ? high_eligible[entry] : low_eligible[entry]);
    assume (!limit || !weight_inclusive);
    assume (high_weight <= heaviest);
    assume (low_weight <= heaviest);
    if (age == 7) begin
      assume (of_pos(high_pos, high_behind, high_pos_group) || (!high_open && high_behind == 0 && high_pos_group == 0));
      assume (of_pos(low_pos, low_behind, low_pos_group) || (!low_open && low_behind == 0 && low_pos_group == 0));
      assume (!high_open || high_left <= heaviest);
      assume (!low_open || low_left <= heaviest);
      assume ($signed(budget) <= (limit ? 64 : 1));
    end
  end

  // With a limit of 64 blocks the packets are of 33 blocks or more, so that two of them use it up; else any.
  genvar i;
  generate
    for (i = 0; i < `VLS; i = i + 1)
      always @*
        assume (!limit || pkt_len[11*i +: 11] >= 513);
  endgenerate

  // Every other entry has at most one turn before this one's, of at most a packet per block of its weight. In front of each packet of the
  // list there may be one of Low, or as many of High as its limit allows.
  wire [6:0] of_list = (`ENTRIES - 1) * (heaviest + weight_inclusive) + 1;
  wire [6:0] most = of_list * (!of_high && limit ? 3 : 2);

  reg served = 0;
  reg [6:0] grants = 0;
  wire serves = grant_valid && grant_high == of_high && grant_entry == entry;
  always @(posedge clk)
    if (age > 7) begin
      served <= served || serves;
      if (grant_valid && !served) grants <= grants + 7'd1;
    end
  always @*
    if (age > 7) begin
      if (!served) assert (grants < most);
      if (age == 9 + 6 * most) assert (served);
    end
endmodule
