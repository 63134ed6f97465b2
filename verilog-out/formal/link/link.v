// The two ends of one VL, and a channel that loses whatever it wants and delays it as long as it wants, in order.
//
// A sends packets and flow-control packets (FCTBS) forward, B sends flow-control packets (FCCL) back. Two places in each direction
// of the channel. `sender`, `receiver`, `looked` and `place` are registers inside of the ports, made visible by the Yosys script.
//
// Induction by hand, for it is too much for a solver in one piece. With BASE the run starts with a reset, and all of `holds` is
// asserted. Without it the run starts in any state in which all of `holds` is true, and bit GOAL of it is asserted one
// cycle later: proved for every bit, this is the step.
module link_property (
  input wire clk
);
`ifdef BASE
  reg rst = 1;
  always @(posedge clk)
    rst <= 0;
`else
  wire rst = 0;
  reg first = 1;
  always @(posedge clk)
    first <= 0;
`endif

  // Small, for the solver: 7 blocks of buffer, packets of up to 2 blocks. FCTBS and FCCL are anywhere in their 4096.
  (* anyconst *) wire [11:0] buffer_blocks;

  // A has a packet of any length, or none, until it is sent.
  (* anyseq *) wire waiting;
  (* anyseq *) wire [10:0] pkt_len;
  (* anyseq *) wire a_wants, a_tells, a_tick, look;
  // B frees what it has, when it wants.
  (* anyseq *) wire leaves, b_tells, b_tick;
  (* anyseq *) wire [10:0] leaves_pkt_len;
  always @*
    assume (buffer_blocks < 8 && pkt_len < 32 && leaves_pkt_len < 32);
  // The channel delivers or loses the front of a queue, when it wants.
  (* anyseq *) wire forward_moves, forward_loses, back_moves, back_loses;

  // Without the VCRC two lengths less: it is the same rule at both ends.
  wire [11:0] blocks = {5'd0, pkt_len[10:4]} + 12'd1;
  wire [11:0] leaves_blocks = {5'd0, leaves_pkt_len[10:4]} + 12'd1;

  // Forward: a packet with its PktLen and blocks, or an FCTBS. Back: an FCCL. Place 0 is the front.
  reg [1:0] forward_valid;
  reg [1:0] forward_fcp;
  reg [11:0] forward_value [0:1];
  reg [10:0] forward_pkt_len [0:1];
  reg [1:0] back_valid;
  reg [11:0] back_fccl [0:1];

  wire forward_leaves = forward_valid[0] && forward_moves;
  wire back_leaves = back_valid[0] && back_moves;
  wire forward_arrives = forward_leaves && !forward_loses;
  wire packet_arrives = forward_arrives && !forward_fcp[0];
  wire fctbs_arrives = forward_arrives && forward_fcp[0];
  wire fccl_arrives = back_leaves && !back_loses;

  wire ready, a_due, b_due, accepted;
  wire [11:0] a_fctbs, b_fccl;
  wire [23:0] sender;
  wire [35:0] receiver;
  wire [41:0] looked;
  wire [3:0] a_vl, b_vl, a_place, b_place;

  // A sends a packet only after it saw `ready`, as in send.v, and one thing at a time, if the channel has room.
  reg was_sent, seen;
  wire room = !forward_valid[1] && !rst;
  wire send = a_wants && seen && room;
  wire a_sent = a_tells && a_due && room && !send;
  wire b_sent = b_tells && b_due && !back_valid[1] && !rst;
  always @(posedge clk) begin
    was_sent <= !rst && send;
    seen <= !rst && !send && (seen || (look && ready && !was_sent));
  end
  reg waited;
  reg [10:0] its_pkt_len;
  always @(posedge clk) begin
    waited <= !rst && waiting && !send;
    its_pkt_len <= pkt_len;
  end
  always @*
    if (waited)
      assume (waiting && pkt_len == its_pkt_len);

  credit_1 a (
    .clk(clk), .rst(rst), .operational(1'b1), .buffer_blocks(12'd0), .vl15_blocks(12'd0), .fcp_step(12'd0), .tick(a_tick),
    .blocks_without_vcrc(1'b0), .link_init(1'b0),
    .rx_fcp_valid(fccl_arrives), .rx_fcp_op(4'd0), .rx_fcp_fctbs(12'd0), .rx_fcp_vl(4'd0), .rx_fcp_fccl(back_fccl[0]),
    .rx_packet_valid(1'b0), .rx_packet_vl(4'd0), .rx_packet_pkt_len(11'd0),
    .rx_free_valid(1'b0), .rx_free_vl(4'd0), .rx_free_pkt_len(11'd0),
    .waiting(waiting), .pkt_len(pkt_len), .send(send), .ready(ready),
    .fcp_due(a_due), .fcp_vl(a_vl), .fcp_fctbs(a_fctbs), .fcp_sent(a_sent), .\u_sender_0.state_q (sender), .\u_due.place_q (a_place)
  );

  credit_1 b (
    .clk(clk), .rst(rst), .operational(1'b1), .buffer_blocks(buffer_blocks), .vl15_blocks(12'd0), .fcp_step(12'd0), .tick(b_tick),
    .blocks_without_vcrc(1'b0), .link_init(1'b0),
    .rx_fcp_valid(fctbs_arrives), .rx_fcp_op(4'd0), .rx_fcp_fctbs(forward_value[0]), .rx_fcp_vl(4'd0), .rx_fcp_fccl(12'd0),
    .rx_packet_valid(packet_arrives), .rx_packet_vl(4'd0), .rx_packet_pkt_len(forward_pkt_len[0]), .rx_packet_accept(accepted),
    .rx_free_valid(leaves), .rx_free_vl(4'd0), .rx_free_pkt_len(leaves_pkt_len),
    .waiting(1'b0), .pkt_len(11'd0), .send(1'b0),
    .fcp_due(b_due), .fcp_vl(b_vl), .fcp_fccl(b_fccl), .fcp_sent(b_sent),
    .\u_receiver_0.state_q (receiver), .\u_due.looked_q (looked), .\u_due.place_q (b_place)
  );

  // The queues.
  always @(posedge clk)
    if (rst) begin
      forward_valid <= 0;
      back_valid <= 0;
    end else begin
      if (forward_leaves) begin
        forward_valid <= {1'b0, forward_valid[1]};
        forward_fcp[0] <= forward_fcp[1];
        forward_value[0] <= forward_value[1];
        forward_pkt_len[0] <= forward_pkt_len[1];
      end
      if (send || a_sent) begin
        forward_valid[forward_valid[0] && !forward_leaves] <= 1;
        forward_fcp[forward_valid[0] && !forward_leaves] <= a_sent;
        forward_value[forward_valid[0] && !forward_leaves] <= a_sent ? a_fctbs : blocks;
        forward_pkt_len[forward_valid[0] && !forward_leaves] <= pkt_len;
      end
      if (back_leaves) begin
        back_valid <= {1'b0, back_valid[1]};
        back_fccl[0] <= back_fccl[1];
      end
      if (b_sent) begin
        back_valid[back_valid[0] && !back_leaves] <= 1;
        back_fccl[back_valid[0] && !back_leaves] <= b_fccl;
      end
    end

  wire [11:0] fctbs = sender[11:0];
  wire [11:0] fccl = sender[23:12];
  wire [11:0] abr = receiver[11:0];
  wire [11:0] occupied = receiver[23:12];
  always @*
    assume (!leaves || leaves_blocks <= occupied);

  // What is on its way, and what was lost since the flow-control packet that arrived last, in blocks.
  wire [11:0] in_0 = forward_valid[0] && !forward_fcp[0] ? forward_value[0] : 12'd0;
  wire [11:0] in_1 = forward_valid[1] && !forward_fcp[1] ? forward_value[1] : 12'd0;
  reg [11:0] lost;
  always @(posedge clk)
    if (rst || fctbs_arrives)
      lost <= 0;
    else if (forward_leaves && forward_loses)
      lost <= lost + in_0;

  wire [12:0] behind = {1'b0, in_0} + {1'b0, in_1} + {1'b0, lost};
  wire [11:0] lag = fctbs - abr;
  wire [11:0] credit = fccl - fctbs;
  wire [12:0] outstanding = {1'b0, lag} + {1'b0, credit};
  wire [11:0] free = buffer_blocks - occupied;
  // What flow-control packets grant beyond the ABR: those on their way, and the next one.
  wire [11:0] back_0 = back_fccl[0] - abr;
  wire [11:0] back_1 = back_fccl[1] - abr;
  wire [11:0] next = b_fccl - abr;

  wire [18:0] holds;
  // Every packet that arrives finds room.
  assign holds[0] = !packet_arrives || accepted;
  assign holds[1] = occupied <= buffer_blocks;
  // The ABR is behind the FCTBS by what is on its way or lost, and by nothing else.
  assign holds[2] = behind <= 2048;
  assign holds[3] = {1'b0, lag} == behind;
  // Occupied and outstanding together never exceed the buffer.
  assign holds[4] = outstanding <= {1'b0, free};
  // The FCCL never goes back, on the way neither.
  assign holds[5] = !back_valid[0] || {1'b0, back_0} >= outstanding;
  assign holds[6] = !back_valid[0] || back_0 <= free;
  assign holds[7] = !back_valid[1] || back_1 >= back_0;
  assign holds[8] = !back_valid[1] || back_1 <= free;
  assign holds[9] = back_valid[0] || {1'b0, next} >= outstanding;
  assign holds[10] = !back_valid[0] || back_valid[1] || next >= back_0;
  assign holds[11] = !back_valid[1] || next >= back_1;
  assign holds[12] = next <= free;
  // A flow-control packet on its way makes the ABR what it will be behind the packets in front of it.
  assign holds[13] = !(forward_valid[0] && forward_fcp[0]) || fctbs - forward_value[0] == in_1;
  assign holds[14] = !(forward_valid[1] && forward_fcp[1]) || fctbs == forward_value[1];
  assign holds[15] = forward_valid != 2 && back_valid != 2;
  // A packet on its way has the blocks that it was charged.
  assign holds[16] = (!(forward_valid[0] && !forward_fcp[0]) || in_0 == {5'd0, forward_pkt_len[0][10:4]} + 12'd1)
    && (!(forward_valid[1] && !forward_fcp[1]) || in_1 == {5'd0, forward_pkt_len[1][10:4]} + 12'd1);
  // The sender keeps to the rule.
  assign holds[17] = !(seen || (ready && !was_sent)) || (waiting && blocks <= credit);
  // There is one VL, and what B looked at was so one cycle ago.
  assign holds[18] = {a_vl, b_vl, a_place, b_place} == 0 && looked[29:18] <= buffer_blocks;

  // A flow-control packet that arrives resets the ABR.
  reg reset_abr = 0;
  reg [11:0] new_abr;
  always @(posedge clk) begin
    reset_abr <= !rst && fctbs_arrives;
    new_abr <= forward_value[0];
  end
  always @*
    if (reset_abr)
      assert (abr == new_abr);

`ifdef BASE
  always @*
    if (!rst)
      assert (&holds);
`else
  always @* begin
    if (first)
      assume (&holds);
    else
      assert (holds[`GOAL]);
  end
`endif
endmodule
