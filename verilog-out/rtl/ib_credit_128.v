// ib_credit_128: credits of both directions, and which flow-control packet is due.
// ibhdl 0.1.0, LANES = 4 (128 bits per beat), VLS = 15 (data VLs).
// Made by: ibhdl emit --top ib_credit --lanes 4 --vls 15
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_credit_128 (
  input  wire         clk,                      // clock, rising edge
  input  wire         rst,                      // reset, synchronous, active high
  input  wire [2:0]   cfg_operational_vls,      // PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs
  input  wire         cfg_blocks_without_vcrc,  // blocks are counted without the VCRC
  input  wire [11:0]  cfg_buffer_blocks,        // blocks that the buffer of each data VL has
  input  wire [11:0]  cfg_vl15_blocks,          // blocks that the buffer of VL15 has
  input  wire [16:0]  cfg_fcp_period,           // every VL is due after that many symbol times; 0: never for that
  input  wire [11:0]  cfg_fcp_step,             // blocks of new credit that make a flow-control packet due; 0 never
  input  wire         cfg_link_init,            // the link initializes: Op is 1
  input  wire         rx_fcp_valid,             // a good flow-control packet arrived; ignored for a VL that is not here
  input  wire [3:0]   rx_fcp_vl,                // its VL
  input  wire [11:0]  rx_fcp_fctbs,             // its FCTBS
  input  wire [11:0]  rx_fcp_fccl,              // its FCCL
  input  wire         rx_packet_valid,          // a packet arrives that passed all checks up to the buffer
  input  wire [3:0]   rx_packet_vl,             // its VL
  input  wire [10:0]  rx_packet_pkt_len,        // its PktLen, in dwords
  output wire         rx_packet_accept,         // it is taken
  output wire         rx_overrun,               // it is dropped: the buffer of its data VL has no room
  output wire         rx_vl15_dropped,          // it is dropped: the buffer of VL15 has no room
  output wire         rx_not_operational,       // it is dropped: its data VL is not operational
  input  wire         rx_free_valid,            // a packet leaves the buffer
  input  wire [3:0]   rx_free_vl,               // its VL
  input  wire [10:0]  rx_free_pkt_len,          // its PktLen, in dwords
  input  wire [14:0]  tx_waiting,               // bit `i`: a packet waits for VL `i`
  input  wire [164:0] tx_pkt_len,               // PktLen of the first packet of VL i in bits 11i+10:11i
  input  wire [14:0]  tx_send,                  // one bit at most: the first packet of that VL is charged at this edge
  output wire [14:0]  tx_ready,                 // a packet waits and may be sent; a register
  output wire [14:0]  tx_stalled,               // a packet waits and may not be sent; a register
  output wire         fcp_due,                  // a flow-control packet is due; stays high until it is sent
  output wire [3:0]   fcp_op,                   // 0 normal, 1 while the link initializes
  output wire [11:0]  fcp_fctbs,                // blocks sent on the VL, modulo 4096
  output wire [3:0]   fcp_vl,                   // the VL that it is about
  output wire [11:0]  fcp_fccl,                 // blocks that may be sent on the VL in all, modulo 4096
  input  wire         fcp_sent                  // it is sent in this cycle
);

  wire [31:0] fcp;
  wire [14:0] operational_mask;
  wire operational_single;
  wire timer_tick;
  wire [31:0] credit_rx_fcp;
  wire credit_rx_packet_accept;
  wire credit_rx_overrun;
  wire credit_rx_vl15_dropped;
  wire credit_rx_not_operational;
  wire [14:0] credit_ready;
  wire [14:0] credit_stalled;
  wire credit_fcp_due;
  wire [31:0] credit_fcp;

  assign fcp_op = fcp[3:0];
  assign fcp_fctbs = fcp[15:4];
  assign fcp_vl = fcp[19:16];
  assign fcp_fccl = fcp[31:20];

  assign credit_rx_fcp[3:0] = 4'd0;  // op
  assign credit_rx_fcp[19:16] = rx_fcp_vl;  // vl
  assign credit_rx_fcp[15:4] = rx_fcp_fctbs;  // fctbs
  assign credit_rx_fcp[31:20] = rx_fcp_fccl;  // fccl
  assign rx_packet_accept = credit_rx_packet_accept;
  assign rx_overrun = credit_rx_overrun;
  assign rx_vl15_dropped = credit_rx_vl15_dropped;
  assign rx_not_operational = credit_rx_not_operational;
  assign tx_ready = credit_ready;
  assign tx_stalled = credit_stalled;
  assign fcp_due = credit_fcp_due;
  assign fcp = credit_fcp;

  operational_vls_15 u_operational (
    .code(cfg_operational_vls),
    .mask(operational_mask),
    .single(operational_single)
  );

  fcp_timer_128 u_timer (
    .clk(clk),
    .rst(rst),
    .period(cfg_fcp_period),
    .tick(timer_tick)
  );

  credit_15 u_credit (
    .clk(clk),
    .rst(rst),
    .operational(operational_mask),
    .buffer_blocks(cfg_buffer_blocks),
    .vl15_blocks(cfg_vl15_blocks),
    .fcp_step(cfg_fcp_step),
    .tick(timer_tick),
    .blocks_without_vcrc(cfg_blocks_without_vcrc),
    .link_init(cfg_link_init),
    .rx_fcp_valid(rx_fcp_valid),
    .rx_fcp(credit_rx_fcp),
    .rx_packet_valid(rx_packet_valid),
    .rx_packet_vl(rx_packet_vl),
    .rx_packet_pkt_len(rx_packet_pkt_len),
    .rx_packet_accept(credit_rx_packet_accept),
    .rx_overrun(credit_rx_overrun),
    .rx_vl15_dropped(credit_rx_vl15_dropped),
    .rx_not_operational(credit_rx_not_operational),
    .rx_free_valid(rx_free_valid),
    .rx_free_vl(rx_free_vl),
    .rx_free_pkt_len(rx_free_pkt_len),
    .waiting(tx_waiting),
    .pkt_len(tx_pkt_len),
    .send(tx_send),
    .ready(credit_ready),
    .stalled(credit_stalled),
    .fcp_due(credit_fcp_due),
    .fcp(credit_fcp),
    .fcp_sent(fcp_sent)
  );

  wire _unused_ok = &{1'b0, operational_single};
endmodule

`ifndef IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`define IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`line 126 "ib_credit_128.v/operational_vls_15.v" 0
// which data VLs are operational
module operational_vls_15 (
  input  wire [2:0]  code,
  output wire [14:0] mask,
  output wire        single
);

  reg  [14:0] named;
  wire [14:0] present;

  always @* begin
    case (code)
      3'd2: named = 15'd3;
      3'd3: named = 15'hf;
      3'd4: named = 15'hff;
      3'd5: named = 15'h7fff;
      default: named = 15'd1;
    endcase
  end

  assign present = named;
  assign mask = present;
  assign single = present == 15'd1;
endmodule
`endif

`ifndef IBHDL_FCP_TIMER_128_887e6df2
`define IBHDL_FCP_TIMER_128_887e6df2
`line 155 "ib_credit_128.v/fcp_timer_128.v" 0
// when flow-control packets of all VLs are due
module fcp_timer_128 (
  input  wire        clk,
  input  wire        rst,
  input  wire [16:0] period,
  output wire        tick
);

  wire [17:0] sum;
  wire end_;
  reg  [16:0] count_d;
  reg  [16:0] count_q;
  reg  ended_q;

  assign sum = {1'b0, count_q} + 18'd4;
  assign end_ = sum >= {1'b0, period};

  always @* begin
    count_d = sum[16:0];
    if (end_) begin
      count_d = 17'd0;
    end
  end

  assign tick = ended_q;

  always @(posedge clk) begin
    if (rst) begin
      count_q <= 17'd0;
      ended_q <= 1'b0;
    end else begin
      count_q <= count_d;
      ended_q <= end_ & (period != 17'd0);
    end
  end
endmodule
`endif

`ifndef IBHDL_CREDIT_15_06165b43
`define IBHDL_CREDIT_15_06165b43
`line 196 "ib_credit_128.v/credit_15.v" 0
// credits of every VL in both directions, and what is due
module credit_15 (
  input  wire         clk,
  input  wire         rst,
  input  wire [14:0]  operational,
  input  wire [11:0]  buffer_blocks,
  input  wire [11:0]  vl15_blocks,
  input  wire [11:0]  fcp_step,
  input  wire         tick,
  input  wire         blocks_without_vcrc,
  input  wire         link_init,
  input  wire         rx_fcp_valid,
  input  wire [31:0]  rx_fcp,
  input  wire         rx_packet_valid,
  input  wire [3:0]   rx_packet_vl,
  input  wire [10:0]  rx_packet_pkt_len,
  output wire         rx_packet_accept,
  output wire         rx_overrun,
  output wire         rx_vl15_dropped,
  output wire         rx_not_operational,
  input  wire         rx_free_valid,
  input  wire [3:0]   rx_free_vl,
  input  wire [10:0]  rx_free_pkt_len,
  input  wire [14:0]  waiting,
  input  wire [164:0] pkt_len,
  input  wire [14:0]  send,
  output wire [14:0]  ready,
  output wire [14:0]  stalled,
  output wire         fcp_due,
  output wire [31:0]  fcp,
  input  wire         fcp_sent
);

  reg  [14:0] credit;
  wire arrives;
  reg  arrives_here;
  reg  operational_vl;
  reg  accepts;
  reg  [11:0] abr;
  reg  [11:0] occupied;
  reg  [11:0] told;
  reg  [11:0] fctbs;
  wire [7:0] arrives_blocks_blocks;
  wire [7:0] arrives_blocks_split;
  wire [7:0] leaves_blocks_blocks;
  wire [7:0] leaves_blocks_split;
  wire sender_0_fcp;
  wire sender_0_credit;
  wire [11:0] sender_0_fctbs;
  wire sender_1_fcp;
  wire sender_1_credit;
  wire [11:0] sender_1_fctbs;
  wire sender_2_fcp;
  wire sender_2_credit;
  wire [11:0] sender_2_fctbs;
  wire sender_3_fcp;
  wire sender_3_credit;
  wire [11:0] sender_3_fctbs;
  wire sender_4_fcp;
  wire sender_4_credit;
  wire [11:0] sender_4_fctbs;
  wire sender_5_fcp;
  wire sender_5_credit;
  wire [11:0] sender_5_fctbs;
  wire sender_6_fcp;
  wire sender_6_credit;
  wire [11:0] sender_6_fctbs;
  wire sender_7_fcp;
  wire sender_7_credit;
  wire [11:0] sender_7_fctbs;
  wire sender_8_fcp;
  wire sender_8_credit;
  wire [11:0] sender_8_fctbs;
  wire sender_9_fcp;
  wire sender_9_credit;
  wire [11:0] sender_9_fctbs;
  wire sender_10_fcp;
  wire sender_10_credit;
  wire [11:0] sender_10_fctbs;
  wire sender_11_fcp;
  wire sender_11_credit;
  wire [11:0] sender_11_fctbs;
  wire sender_12_fcp;
  wire sender_12_credit;
  wire [11:0] sender_12_fctbs;
  wire sender_13_fcp;
  wire sender_13_credit;
  wire [11:0] sender_13_fctbs;
  wire sender_14_fcp;
  wire sender_14_credit;
  wire [11:0] sender_14_fctbs;
  reg  receiver_0_arrives;
  wire receiver_0_leaves;
  wire receiver_0_fcp;
  wire receiver_0_tell;
  wire receiver_0_accepts;
  wire [11:0] receiver_0_abr;
  wire [11:0] receiver_0_occupied;
  wire [11:0] receiver_0_told;
  reg  receiver_1_arrives;
  wire receiver_1_leaves;
  wire receiver_1_fcp;
  wire receiver_1_tell;
  wire receiver_1_accepts;
  wire [11:0] receiver_1_abr;
  wire [11:0] receiver_1_occupied;
  wire [11:0] receiver_1_told;
  reg  receiver_2_arrives;
  wire receiver_2_leaves;
  wire receiver_2_fcp;
  wire receiver_2_tell;
  wire receiver_2_accepts;
  wire [11:0] receiver_2_abr;
  wire [11:0] receiver_2_occupied;
  wire [11:0] receiver_2_told;
  reg  receiver_3_arrives;
  wire receiver_3_leaves;
  wire receiver_3_fcp;
  wire receiver_3_tell;
  wire receiver_3_accepts;
  wire [11:0] receiver_3_abr;
  wire [11:0] receiver_3_occupied;
  wire [11:0] receiver_3_told;
  reg  receiver_4_arrives;
  wire receiver_4_leaves;
  wire receiver_4_fcp;
  wire receiver_4_tell;
  wire receiver_4_accepts;
  wire [11:0] receiver_4_abr;
  wire [11:0] receiver_4_occupied;
  wire [11:0] receiver_4_told;
  reg  receiver_5_arrives;
  wire receiver_5_leaves;
  wire receiver_5_fcp;
  wire receiver_5_tell;
  wire receiver_5_accepts;
  wire [11:0] receiver_5_abr;
  wire [11:0] receiver_5_occupied;
  wire [11:0] receiver_5_told;
  reg  receiver_6_arrives;
  wire receiver_6_leaves;
  wire receiver_6_fcp;
  wire receiver_6_tell;
  wire receiver_6_accepts;
  wire [11:0] receiver_6_abr;
  wire [11:0] receiver_6_occupied;
  wire [11:0] receiver_6_told;
  reg  receiver_7_arrives;
  wire receiver_7_leaves;
  wire receiver_7_fcp;
  wire receiver_7_tell;
  wire receiver_7_accepts;
  wire [11:0] receiver_7_abr;
  wire [11:0] receiver_7_occupied;
  wire [11:0] receiver_7_told;
  reg  receiver_8_arrives;
  wire receiver_8_leaves;
  wire receiver_8_fcp;
  wire receiver_8_tell;
  wire receiver_8_accepts;
  wire [11:0] receiver_8_abr;
  wire [11:0] receiver_8_occupied;
  wire [11:0] receiver_8_told;
  reg  receiver_9_arrives;
  wire receiver_9_leaves;
  wire receiver_9_fcp;
  wire receiver_9_tell;
  wire receiver_9_accepts;
  wire [11:0] receiver_9_abr;
  wire [11:0] receiver_9_occupied;
  wire [11:0] receiver_9_told;
  reg  receiver_10_arrives;
  wire receiver_10_leaves;
  wire receiver_10_fcp;
  wire receiver_10_tell;
  wire receiver_10_accepts;
  wire [11:0] receiver_10_abr;
  wire [11:0] receiver_10_occupied;
  wire [11:0] receiver_10_told;
  reg  receiver_11_arrives;
  wire receiver_11_leaves;
  wire receiver_11_fcp;
  wire receiver_11_tell;
  wire receiver_11_accepts;
  wire [11:0] receiver_11_abr;
  wire [11:0] receiver_11_occupied;
  wire [11:0] receiver_11_told;
  reg  receiver_12_arrives;
  wire receiver_12_leaves;
  wire receiver_12_fcp;
  wire receiver_12_tell;
  wire receiver_12_accepts;
  wire [11:0] receiver_12_abr;
  wire [11:0] receiver_12_occupied;
  wire [11:0] receiver_12_told;
  reg  receiver_13_arrives;
  wire receiver_13_leaves;
  wire receiver_13_fcp;
  wire receiver_13_tell;
  wire receiver_13_accepts;
  wire [11:0] receiver_13_abr;
  wire [11:0] receiver_13_occupied;
  wire [11:0] receiver_13_told;
  wire receiver_14_arrives;
  wire receiver_14_leaves;
  wire receiver_14_fcp;
  wire receiver_14_tell;
  wire receiver_14_accepts;
  wire [11:0] receiver_14_abr;
  wire [11:0] receiver_14_occupied;
  wire [11:0] receiver_14_told;
  wire vl15_arrives;
  wire vl15_leaves;
  wire vl15_accepts;
  wire [11:0] vl15_abr;
  wire [11:0] vl15_occupied;
  wire [11:0] vl15_told;
  wire [3:0] due_turn;
  wire due_due;
  wire [31:0] due_fcp;
  reg  [14:0] passed_q;
  reg  [14:0] held_q;

  always @* begin
    credit = 15'd0;
    credit[0] = sender_0_credit;
    credit[1] = sender_1_credit;
    credit[2] = sender_2_credit;
    credit[3] = sender_3_credit;
    credit[4] = sender_4_credit;
    credit[5] = sender_5_credit;
    credit[6] = sender_6_credit;
    credit[7] = sender_7_credit;
    credit[8] = sender_8_credit;
    credit[9] = sender_9_credit;
    credit[10] = sender_10_credit;
    credit[11] = sender_11_credit;
    credit[12] = sender_12_credit;
    credit[13] = sender_13_credit;
    credit[14] = sender_14_credit;
  end

  always @(operational or rx_packet_valid or rx_packet_vl) begin
    operational_vl = 1'b0;
    arrives_here = operational[0] & (rx_packet_vl == 4'd0);
    operational_vl = operational_vl | arrives_here;
    receiver_0_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[1] & (rx_packet_vl == 4'd1);
    operational_vl = operational_vl | arrives_here;
    receiver_1_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[2] & (rx_packet_vl == 4'd2);
    operational_vl = operational_vl | arrives_here;
    receiver_2_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[3] & (rx_packet_vl == 4'd3);
    operational_vl = operational_vl | arrives_here;
    receiver_3_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[4] & (rx_packet_vl == 4'd4);
    operational_vl = operational_vl | arrives_here;
    receiver_4_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[5] & (rx_packet_vl == 4'd5);
    operational_vl = operational_vl | arrives_here;
    receiver_5_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[6] & (rx_packet_vl == 4'd6);
    operational_vl = operational_vl | arrives_here;
    receiver_6_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[7] & (rx_packet_vl == 4'd7);
    operational_vl = operational_vl | arrives_here;
    receiver_7_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[8] & (rx_packet_vl == 4'd8);
    operational_vl = operational_vl | arrives_here;
    receiver_8_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[9] & (rx_packet_vl == 4'd9);
    operational_vl = operational_vl | arrives_here;
    receiver_9_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[10] & (rx_packet_vl == 4'ha);
    operational_vl = operational_vl | arrives_here;
    receiver_10_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[11] & (rx_packet_vl == 4'hb);
    operational_vl = operational_vl | arrives_here;
    receiver_11_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[12] & (rx_packet_vl == 4'hc);
    operational_vl = operational_vl | arrives_here;
    receiver_12_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[13] & (rx_packet_vl == 4'hd);
    operational_vl = operational_vl | arrives_here;
    receiver_13_arrives = rx_packet_valid & arrives_here;
    arrives_here = operational[14] & (rx_packet_vl == 4'he);
    operational_vl = operational_vl | arrives_here;
  end

  always @(receiver_0_accepts or receiver_1_accepts or receiver_2_accepts or receiver_3_accepts or receiver_4_accepts or receiver_5_accepts or receiver_6_accepts or receiver_7_accepts or receiver_8_accepts or receiver_9_accepts or receiver_10_accepts or receiver_11_accepts or receiver_12_accepts or receiver_13_accepts or receiver_14_accepts) begin
    accepts = 1'b0;
    accepts = accepts | receiver_0_accepts;
    accepts = accepts | receiver_1_accepts;
    accepts = accepts | receiver_2_accepts;
    accepts = accepts | receiver_3_accepts;
    accepts = accepts | receiver_4_accepts;
    accepts = accepts | receiver_5_accepts;
    accepts = accepts | receiver_6_accepts;
    accepts = accepts | receiver_7_accepts;
    accepts = accepts | receiver_8_accepts;
    accepts = accepts | receiver_9_accepts;
    accepts = accepts | receiver_10_accepts;
    accepts = accepts | receiver_11_accepts;
    accepts = accepts | receiver_12_accepts;
    accepts = accepts | receiver_13_accepts;
    accepts = accepts | receiver_14_accepts;
  end

  always @* begin
    abr = 12'd0;
    if (due_turn == 4'd0) begin
      abr = receiver_0_abr;
    end
    if (due_turn == 4'd1) begin
      abr = receiver_1_abr;
    end
    if (due_turn == 4'd2) begin
      abr = receiver_2_abr;
    end
    if (due_turn == 4'd3) begin
      abr = receiver_3_abr;
    end
    if (due_turn == 4'd4) begin
      abr = receiver_4_abr;
    end
    if (due_turn == 4'd5) begin
      abr = receiver_5_abr;
    end
    if (due_turn == 4'd6) begin
      abr = receiver_6_abr;
    end
    if (due_turn == 4'd7) begin
      abr = receiver_7_abr;
    end
    if (due_turn == 4'd8) begin
      abr = receiver_8_abr;
    end
    if (due_turn == 4'd9) begin
      abr = receiver_9_abr;
    end
    if (due_turn == 4'ha) begin
      abr = receiver_10_abr;
    end
    if (due_turn == 4'hb) begin
      abr = receiver_11_abr;
    end
    if (due_turn == 4'hc) begin
      abr = receiver_12_abr;
    end
    if (due_turn == 4'hd) begin
      abr = receiver_13_abr;
    end
    if (due_turn == 4'he) begin
      abr = receiver_14_abr;
    end
  end

  always @* begin
    occupied = 12'd0;
    if (due_turn == 4'd0) begin
      occupied = receiver_0_occupied;
    end
    if (due_turn == 4'd1) begin
      occupied = receiver_1_occupied;
    end
    if (due_turn == 4'd2) begin
      occupied = receiver_2_occupied;
    end
    if (due_turn == 4'd3) begin
      occupied = receiver_3_occupied;
    end
    if (due_turn == 4'd4) begin
      occupied = receiver_4_occupied;
    end
    if (due_turn == 4'd5) begin
      occupied = receiver_5_occupied;
    end
    if (due_turn == 4'd6) begin
      occupied = receiver_6_occupied;
    end
    if (due_turn == 4'd7) begin
      occupied = receiver_7_occupied;
    end
    if (due_turn == 4'd8) begin
      occupied = receiver_8_occupied;
    end
    if (due_turn == 4'd9) begin
      occupied = receiver_9_occupied;
    end
    if (due_turn == 4'ha) begin
      occupied = receiver_10_occupied;
    end
    if (due_turn == 4'hb) begin
      occupied = receiver_11_occupied;
    end
    if (due_turn == 4'hc) begin
      occupied = receiver_12_occupied;
    end
    if (due_turn == 4'hd) begin
      occupied = receiver_13_occupied;
    end
    if (due_turn == 4'he) begin
      occupied = receiver_14_occupied;
    end
  end

  always @* begin
    told = 12'd0;
    if (due_turn == 4'd0) begin
      told = receiver_0_told;
    end
    if (due_turn == 4'd1) begin
      told = receiver_1_told;
    end
    if (due_turn == 4'd2) begin
      told = receiver_2_told;
    end
    if (due_turn == 4'd3) begin
      told = receiver_3_told;
    end
    if (due_turn == 4'd4) begin
      told = receiver_4_told;
    end
    if (due_turn == 4'd5) begin
      told = receiver_5_told;
    end
    if (due_turn == 4'd6) begin
      told = receiver_6_told;
    end
    if (due_turn == 4'd7) begin
      told = receiver_7_told;
    end
    if (due_turn == 4'd8) begin
      told = receiver_8_told;
    end
    if (due_turn == 4'd9) begin
      told = receiver_9_told;
    end
    if (due_turn == 4'ha) begin
      told = receiver_10_told;
    end
    if (due_turn == 4'hb) begin
      told = receiver_11_told;
    end
    if (due_turn == 4'hc) begin
      told = receiver_12_told;
    end
    if (due_turn == 4'hd) begin
      told = receiver_13_told;
    end
    if (due_turn == 4'he) begin
      told = receiver_14_told;
    end
  end

  always @* begin
    fctbs = 12'd0;
    if (due_fcp[19:16] == 4'd0) begin  // due_fcp.vl
      fctbs = sender_0_fctbs;
    end
    if (due_fcp[19:16] == 4'd1) begin  // due_fcp.vl
      fctbs = sender_1_fctbs;
    end
    if (due_fcp[19:16] == 4'd2) begin  // due_fcp.vl
      fctbs = sender_2_fctbs;
    end
    if (due_fcp[19:16] == 4'd3) begin  // due_fcp.vl
      fctbs = sender_3_fctbs;
    end
    if (due_fcp[19:16] == 4'd4) begin  // due_fcp.vl
      fctbs = sender_4_fctbs;
    end
    if (due_fcp[19:16] == 4'd5) begin  // due_fcp.vl
      fctbs = sender_5_fctbs;
    end
    if (due_fcp[19:16] == 4'd6) begin  // due_fcp.vl
      fctbs = sender_6_fctbs;
    end
    if (due_fcp[19:16] == 4'd7) begin  // due_fcp.vl
      fctbs = sender_7_fctbs;
    end
    if (due_fcp[19:16] == 4'd8) begin  // due_fcp.vl
      fctbs = sender_8_fctbs;
    end
    if (due_fcp[19:16] == 4'd9) begin  // due_fcp.vl
      fctbs = sender_9_fctbs;
    end
    if (due_fcp[19:16] == 4'ha) begin  // due_fcp.vl
      fctbs = sender_10_fctbs;
    end
    if (due_fcp[19:16] == 4'hb) begin  // due_fcp.vl
      fctbs = sender_11_fctbs;
    end
    if (due_fcp[19:16] == 4'hc) begin  // due_fcp.vl
      fctbs = sender_12_fctbs;
    end
    if (due_fcp[19:16] == 4'hd) begin  // due_fcp.vl
      fctbs = sender_13_fctbs;
    end
    if (due_fcp[19:16] == 4'he) begin  // due_fcp.vl
      fctbs = sender_14_fctbs;
    end
  end

  assign sender_0_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd0);  // rx_fcp.vl
  assign receiver_0_leaves = rx_free_valid & (rx_free_vl == 4'd0);
  assign receiver_0_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd0);  // rx_fcp.vl
  assign receiver_0_tell = fcp_sent & (due_fcp[19:16] == 4'd0);  // due_fcp.vl
  assign sender_1_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd1);  // rx_fcp.vl
  assign receiver_1_leaves = rx_free_valid & (rx_free_vl == 4'd1);
  assign receiver_1_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd1);  // rx_fcp.vl
  assign receiver_1_tell = fcp_sent & (due_fcp[19:16] == 4'd1);  // due_fcp.vl
  assign sender_2_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd2);  // rx_fcp.vl
  assign receiver_2_leaves = rx_free_valid & (rx_free_vl == 4'd2);
  assign receiver_2_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd2);  // rx_fcp.vl
  assign receiver_2_tell = fcp_sent & (due_fcp[19:16] == 4'd2);  // due_fcp.vl
  assign sender_3_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd3);  // rx_fcp.vl
  assign receiver_3_leaves = rx_free_valid & (rx_free_vl == 4'd3);
  assign receiver_3_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd3);  // rx_fcp.vl
  assign receiver_3_tell = fcp_sent & (due_fcp[19:16] == 4'd3);  // due_fcp.vl
  assign sender_4_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd4);  // rx_fcp.vl
  assign receiver_4_leaves = rx_free_valid & (rx_free_vl == 4'd4);
  assign receiver_4_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd4);  // rx_fcp.vl
  assign receiver_4_tell = fcp_sent & (due_fcp[19:16] == 4'd4);  // due_fcp.vl
  assign sender_5_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd5);  // rx_fcp.vl
  assign receiver_5_leaves = rx_free_valid & (rx_free_vl == 4'd5);
  assign receiver_5_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd5);  // rx_fcp.vl
  assign receiver_5_tell = fcp_sent & (due_fcp[19:16] == 4'd5);  // due_fcp.vl
  assign sender_6_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd6);  // rx_fcp.vl
  assign receiver_6_leaves = rx_free_valid & (rx_free_vl == 4'd6);
  assign receiver_6_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd6);  // rx_fcp.vl
  assign receiver_6_tell = fcp_sent & (due_fcp[19:16] == 4'd6);  // due_fcp.vl
  assign sender_7_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd7);  // rx_fcp.vl
  assign receiver_7_leaves = rx_free_valid & (rx_free_vl == 4'd7);
  assign receiver_7_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd7);  // rx_fcp.vl
  assign receiver_7_tell = fcp_sent & (due_fcp[19:16] == 4'd7);  // due_fcp.vl
  assign sender_8_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd8);  // rx_fcp.vl
  assign receiver_8_leaves = rx_free_valid & (rx_free_vl == 4'd8);
  assign receiver_8_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd8);  // rx_fcp.vl
  assign receiver_8_tell = fcp_sent & (due_fcp[19:16] == 4'd8);  // due_fcp.vl
  assign sender_9_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd9);  // rx_fcp.vl
  assign receiver_9_leaves = rx_free_valid & (rx_free_vl == 4'd9);
  assign receiver_9_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'd9);  // rx_fcp.vl
  assign receiver_9_tell = fcp_sent & (due_fcp[19:16] == 4'd9);  // due_fcp.vl
  assign sender_10_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'ha);  // rx_fcp.vl
  assign receiver_10_leaves = rx_free_valid & (rx_free_vl == 4'ha);
  assign receiver_10_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'ha);  // rx_fcp.vl
  assign receiver_10_tell = fcp_sent & (due_fcp[19:16] == 4'ha);  // due_fcp.vl
  assign sender_11_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'hb);  // rx_fcp.vl
  assign receiver_11_leaves = rx_free_valid & (rx_free_vl == 4'hb);
  assign receiver_11_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'hb);  // rx_fcp.vl
  assign receiver_11_tell = fcp_sent & (due_fcp[19:16] == 4'hb);  // due_fcp.vl
  assign sender_12_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'hc);  // rx_fcp.vl
  assign receiver_12_leaves = rx_free_valid & (rx_free_vl == 4'hc);
  assign receiver_12_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'hc);  // rx_fcp.vl
  assign receiver_12_tell = fcp_sent & (due_fcp[19:16] == 4'hc);  // due_fcp.vl
  assign sender_13_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'hd);  // rx_fcp.vl
  assign receiver_13_leaves = rx_free_valid & (rx_free_vl == 4'hd);
  assign receiver_13_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'hd);  // rx_fcp.vl
  assign receiver_13_tell = fcp_sent & (due_fcp[19:16] == 4'hd);  // due_fcp.vl
  assign sender_14_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'he);  // rx_fcp.vl
  assign receiver_14_arrives = rx_packet_valid & arrives_here;
  assign receiver_14_leaves = rx_free_valid & (rx_free_vl == 4'he);
  assign receiver_14_fcp = rx_fcp_valid & (rx_fcp[19:16] == 4'he);  // rx_fcp.vl
  assign receiver_14_tell = fcp_sent & (due_fcp[19:16] == 4'he);  // due_fcp.vl
  assign vl15_arrives = rx_packet_valid & (rx_packet_vl == 4'hf);
  assign vl15_leaves = rx_free_valid & (rx_free_vl == 4'hf);
  assign arrives = rx_packet_valid & (rx_packet_vl != 4'hf);
  assign rx_packet_accept = accepts | vl15_accepts;
  assign rx_overrun = arrives & operational_vl & !accepts;
  assign rx_not_operational = arrives & !operational_vl;
  assign rx_vl15_dropped = rx_packet_valid & (rx_packet_vl == 4'hf) & !vl15_accepts;
  assign ready = passed_q;
  assign stalled = held_q;
  assign fcp_due = due_due;
  assign fcp = due_fcp;

  always @(posedge clk) begin
    if (rst) begin
      passed_q <= 15'd0;
      held_q <= 15'd0;
    end else begin
      passed_q <= waiting & credit;
      held_q <= waiting & ~credit;
    end
  end

  blocks u_arrives_blocks (
    .pkt_len(rx_packet_pkt_len),
    .without_vcrc(blocks_without_vcrc),
    .blocks(arrives_blocks_blocks),
    .split(arrives_blocks_split)
  );

  blocks u_leaves_blocks (
    .pkt_len(rx_free_pkt_len),
    .without_vcrc(blocks_without_vcrc),
    .blocks(leaves_blocks_blocks),
    .split(leaves_blocks_split)
  );

  credit_send u_sender_0 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[10:0]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[0]),
    .fcp(sender_0_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_0_credit),
    .fctbs(sender_0_fctbs)
  );

  credit_send u_sender_1 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[21:11]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[1]),
    .fcp(sender_1_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_1_credit),
    .fctbs(sender_1_fctbs)
  );

  credit_send u_sender_2 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[32:22]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[2]),
    .fcp(sender_2_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_2_credit),
    .fctbs(sender_2_fctbs)
  );

  credit_send u_sender_3 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[43:33]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[3]),
    .fcp(sender_3_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_3_credit),
    .fctbs(sender_3_fctbs)
  );

  credit_send u_sender_4 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[54:44]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[4]),
    .fcp(sender_4_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_4_credit),
    .fctbs(sender_4_fctbs)
  );

  credit_send u_sender_5 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[65:55]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[5]),
    .fcp(sender_5_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_5_credit),
    .fctbs(sender_5_fctbs)
  );

  credit_send u_sender_6 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[76:66]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[6]),
    .fcp(sender_6_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_6_credit),
    .fctbs(sender_6_fctbs)
  );

  credit_send u_sender_7 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[87:77]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[7]),
    .fcp(sender_7_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_7_credit),
    .fctbs(sender_7_fctbs)
  );

  credit_send u_sender_8 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[98:88]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[8]),
    .fcp(sender_8_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_8_credit),
    .fctbs(sender_8_fctbs)
  );

  credit_send u_sender_9 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[109:99]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[9]),
    .fcp(sender_9_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_9_credit),
    .fctbs(sender_9_fctbs)
  );

  credit_send u_sender_10 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[120:110]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[10]),
    .fcp(sender_10_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_10_credit),
    .fctbs(sender_10_fctbs)
  );

  credit_send u_sender_11 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[131:121]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[11]),
    .fcp(sender_11_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_11_credit),
    .fctbs(sender_11_fctbs)
  );

  credit_send u_sender_12 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[142:132]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[12]),
    .fcp(sender_12_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_12_credit),
    .fctbs(sender_12_fctbs)
  );

  credit_send u_sender_13 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[153:143]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[13]),
    .fcp(sender_13_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_13_credit),
    .fctbs(sender_13_fctbs)
  );

  credit_send u_sender_14 (
    .clk(clk),
    .rst(rst),
    .pkt_len(pkt_len[164:154]),
    .without_vcrc(blocks_without_vcrc),
    .send(send[14]),
    .fcp(sender_14_fcp),
    .fcp_fccl(rx_fcp[31:20]),  // rx_fcp.fccl
    .credit(sender_14_credit),
    .fctbs(sender_14_fctbs)
  );

  credit_receive u_receiver_0 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_0_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_0_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_0_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_0_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_0_accepts),
    .abr(receiver_0_abr),
    .occupied(receiver_0_occupied),
    .told(receiver_0_told)
  );

  credit_receive u_receiver_1 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_1_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_1_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_1_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_1_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_1_accepts),
    .abr(receiver_1_abr),
    .occupied(receiver_1_occupied),
    .told(receiver_1_told)
  );

  credit_receive u_receiver_2 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_2_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_2_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_2_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_2_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_2_accepts),
    .abr(receiver_2_abr),
    .occupied(receiver_2_occupied),
    .told(receiver_2_told)
  );

  credit_receive u_receiver_3 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_3_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_3_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_3_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_3_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_3_accepts),
    .abr(receiver_3_abr),
    .occupied(receiver_3_occupied),
    .told(receiver_3_told)
  );

  credit_receive u_receiver_4 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_4_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_4_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_4_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_4_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_4_accepts),
    .abr(receiver_4_abr),
    .occupied(receiver_4_occupied),
    .told(receiver_4_told)
  );

  credit_receive u_receiver_5 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_5_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_5_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_5_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_5_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_5_accepts),
    .abr(receiver_5_abr),
    .occupied(receiver_5_occupied),
    .told(receiver_5_told)
  );

  credit_receive u_receiver_6 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_6_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_6_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_6_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_6_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_6_accepts),
    .abr(receiver_6_abr),
    .occupied(receiver_6_occupied),
    .told(receiver_6_told)
  );

  credit_receive u_receiver_7 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_7_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_7_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_7_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_7_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_7_accepts),
    .abr(receiver_7_abr),
    .occupied(receiver_7_occupied),
    .told(receiver_7_told)
  );

  credit_receive u_receiver_8 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_8_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_8_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_8_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_8_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_8_accepts),
    .abr(receiver_8_abr),
    .occupied(receiver_8_occupied),
    .told(receiver_8_told)
  );

  credit_receive u_receiver_9 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_9_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_9_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_9_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_9_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_9_accepts),
    .abr(receiver_9_abr),
    .occupied(receiver_9_occupied),
    .told(receiver_9_told)
  );

  credit_receive u_receiver_10 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_10_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_10_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_10_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_10_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_10_accepts),
    .abr(receiver_10_abr),
    .occupied(receiver_10_occupied),
    .told(receiver_10_told)
  );

  credit_receive u_receiver_11 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_11_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_11_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_11_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_11_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_11_accepts),
    .abr(receiver_11_abr),
    .occupied(receiver_11_occupied),
    .told(receiver_11_told)
  );

  credit_receive u_receiver_12 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_12_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_12_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_12_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_12_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_12_accepts),
    .abr(receiver_12_abr),
    .occupied(receiver_12_occupied),
    .told(receiver_12_told)
  );

  credit_receive u_receiver_13 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_13_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_13_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_13_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_13_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_13_accepts),
    .abr(receiver_13_abr),
    .occupied(receiver_13_occupied),
    .told(receiver_13_told)
  );

  credit_receive u_receiver_14 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(buffer_blocks),
    .arrives(receiver_14_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(receiver_14_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(receiver_14_fcp),
    .fcp_fctbs(rx_fcp[15:4]),  // rx_fcp.fctbs
    .tell(receiver_14_tell),
    .tell_fccl(due_fcp[31:20]),  // due_fcp.fccl
    .accepts(receiver_14_accepts),
    .abr(receiver_14_abr),
    .occupied(receiver_14_occupied),
    .told(receiver_14_told)
  );

  credit_receive u_vl15 (
    .clk(clk),
    .rst(rst),
    .buffer_blocks(vl15_blocks),
    .arrives(vl15_arrives),
    .arrives_split(arrives_blocks_split),
    .leaves(vl15_leaves),
    .leaves_split(leaves_blocks_split),
    .fcp(1'b0),
    .fcp_fctbs(12'd0),
    .tell(1'b0),
    .tell_fccl(12'd0),
    .accepts(vl15_accepts),
    .abr(vl15_abr),
    .occupied(vl15_occupied),
    .told(vl15_told)
  );

  fcp_due_15 u_due (
    .clk(clk),
    .rst(rst),
    .operational(operational),
    .buffer_blocks(buffer_blocks),
    .step(fcp_step),
    .tick(tick),
    .link_init(link_init),
    .turn(due_turn),
    .abr(abr),
    .occupied(occupied),
    .told(told),
    .due(due_due),
    .fcp(due_fcp),
    .fctbs(fctbs),
    .sent(fcp_sent)
  );

  wire _unused_ok = &{1'b0, rx_fcp[3:0], arrives_blocks_blocks, leaves_blocks_blocks, vl15_abr,
    vl15_occupied, vl15_told};
endmodule
`endif

`ifndef IBHDL_CREDIT_SEND_72a64de1
`define IBHDL_CREDIT_SEND_72a64de1
`line 1292 "ib_credit_128.v/credit_send.v" 0
// FCTBS and FCCL of one data VL, the send rule
module credit_send (
  input  wire        clk,
  input  wire        rst,
  input  wire [10:0] pkt_len,
  input  wire        without_vcrc,
  input  wire        send,
  input  wire        fcp,
  input  wire [11:0] fcp_fccl,
  output wire        credit,
  output wire [11:0] fctbs
);

  wire [12:0] required;
  wire [12:0] twice_room;
  wire [11:0] room;
  wire [7:0] blocks_blocks;
  wire [7:0] blocks_split;
  reg  [23:0] state_d;
  reg  [23:0] state_q;

  assign required = (({1'b0, state_q[11:0]} << 1) | 13'd1) + {5'd0, blocks_split};  // state_q.fctbs
  // state_q.fccl, state_q.fctbs
  assign twice_room = ({1'b0, state_q[23:12]} << 1) - ({1'b0, state_q[11:0]} << 1) - {5'd0, blocks_split};
  assign room = twice_room[12:1];
  assign credit = !room[11] | (room == 12'h800);
  assign fctbs = state_q[11:0];  // state_q.fctbs

  always @* begin
    state_d[11:0] = state_q[11:0];  // fctbs: state_q.fctbs
    if (send) begin
      state_d[11:0] = required[12:1];  // fctbs
    end
    state_d[23:12] = state_q[23:12];  // fccl: state_q.fccl
    if (fcp) begin
      state_d[23:12] = fcp_fccl;  // fccl
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      state_q <= 24'd0;
    end else begin
      state_q <= state_d;
    end
  end

  blocks u_blocks (
    .pkt_len(pkt_len),
    .without_vcrc(without_vcrc),
    .blocks(blocks_blocks),
    .split(blocks_split)
  );

  wire _unused_ok = &{1'b0, required[0], twice_room[0], blocks_blocks};
endmodule
`endif

`ifndef IBHDL_BLOCKS_d3c804f4
`define IBHDL_BLOCKS_d3c804f4
`line 1353 "ib_credit_128.v/blocks.v" 0
// PktLen in blocks of 64 bytes
module blocks (
  input  wire [10:0] pkt_len,
  input  wire        without_vcrc,
  output wire [7:0]  blocks,
  output wire [7:0]  split
);

  wire [6:0] whole;
  wire more;

  assign whole = pkt_len[10:4];
  assign more = !without_vcrc | (pkt_len[3:0] != 4'd0) | (pkt_len == 11'd0);
  assign blocks = {1'b0, whole} + {7'd0, more};
  assign split = ({1'b0, whole} << 1) | {7'd0, more};
endmodule
`endif

`ifndef IBHDL_CREDIT_RECEIVE_4b0cbe47
`define IBHDL_CREDIT_RECEIVE_4b0cbe47
`line 1374 "ib_credit_128.v/credit_receive.v" 0
// ABR and buffer of one VL
module credit_receive (
  input  wire        clk,
  input  wire        rst,
  input  wire [11:0] buffer_blocks,
  input  wire        arrives,
  input  wire [7:0]  arrives_split,
  input  wire        leaves,
  input  wire [7:0]  leaves_split,
  input  wire        fcp,
  input  wire [11:0] fcp_fctbs,
  input  wire        tell,
  input  wire [11:0] tell_fccl,
  output wire        accepts,
  output wire [11:0] abr,
  output wire [11:0] occupied,
  output wire [11:0] told
);

  wire [14:0] above;
  reg  [7:0] left;
  wire accepted;
  wire [12:0] kept;
  wire [12:0] filled;
  wire [12:0] abr_next;
  reg  [12:0] occupied_next;
  reg  [35:0] state_d;
  reg  [35:0] state_q;

  // state_q.occupied
  assign above = ({3'd0, state_q[23:12]} << 1) + {7'd0, arrives_split} - (({3'd0, buffer_blocks} << 1) |
      15'd1);
  assign accepted = arrives & above[14];

  always @* begin
    left = 8'd0;
    if (leaves) begin
      left = leaves_split;
    end
  end

  assign kept = {1'b0, state_q[23:12]} - {6'd0, left[7:1]} - {12'd0, left[0]};  // state_q.occupied
  // state_q.occupied
  assign filled = {1'b0, state_q[23:12]} + {6'd0, arrives_split[7:1]} + {12'd0, arrives_split[0]} - {6'd0,
      left[7:1]} - {12'd0, left[0]};

  always @* begin
    occupied_next = kept;
    if (accepted) begin
      occupied_next = filled;
    end
  end

  always @* begin
    state_d[23:12] = occupied_next[11:0];  // occupied
    if (occupied_next[12]) begin
      state_d[23:12] = 12'd0;  // occupied
    end
    state_d[11:0] = state_q[11:0];  // abr: state_q.abr
    if (accepted) begin
      state_d[11:0] = abr_next[12:1];  // abr
    end
    if (fcp) begin
      state_d[11:0] = fcp_fctbs;  // abr
    end
    state_d[35:24] = state_q[35:24];  // told: state_q.told
    if (tell) begin
      state_d[35:24] = tell_fccl;  // told
    end
  end

  assign abr_next = (({1'b0, state_q[11:0]} << 1) | 13'd1) + {5'd0, arrives_split};  // state_q.abr
  assign accepts = accepted;
  assign abr = state_q[11:0];  // state_q.abr
  assign occupied = state_q[23:12];  // state_q.occupied
  assign told = state_q[35:24];  // state_q.told

  always @(posedge clk) begin
    if (rst) begin
      state_q <= 36'd0;
    end else begin
      state_q <= state_d;
    end
  end

  wire _unused_ok = &{1'b0, above[13:0], abr_next[0]};
endmodule
`endif

`ifndef IBHDL_FCP_DUE_15_b6918450
`define IBHDL_FCP_DUE_15_b6918450
`line 1466 "ib_credit_128.v/fcp_due_15.v" 0
// which flow-control packet is due, and what it says
module fcp_due_15 (
  input  wire        clk,
  input  wire        rst,
  input  wire [14:0] operational,
  input  wire [11:0] buffer_blocks,
  input  wire [11:0] step,
  input  wire        tick,
  input  wire        link_init,
  output wire [3:0]  turn,
  input  wire [11:0] abr,
  input  wire [11:0] occupied,
  input  wire [11:0] told,
  output wire        due,
  output reg  [31:0] fcp,
  input  wire [11:0] fctbs,
  input  wire        sent
);

  wire done;
  reg  flagged;
  wire [12:0] free;
  reg  [11:0] credit;
  wire [11:0] fccl;
  wire step_reached;
  reg  [14:0] quiet_next;
  reg  [3:0] following;
  reg  [3:0] place_d;
  reg  [3:0] place_q;
  reg  [14:0] quiet_q;
  wire [41:0] looked_d;
  reg  [41:0] looked_q;
  wire [28:0] judged_d;
  reg  [28:0] judged_q;
  wire [16:0] ahead_d;
  reg  [16:0] ahead_q;

  assign done = sent & looked_q[0];  // looked_q.due

  always @* begin
    flagged = 1'b0;
    if (place_q == 4'd0) begin
      flagged = operational[0] & !quiet_q[0];
    end
    if (place_q == 4'd1) begin
      flagged = operational[1] & !quiet_q[1];
    end
    if (place_q == 4'd2) begin
      flagged = operational[2] & !quiet_q[2];
    end
    if (place_q == 4'd3) begin
      flagged = operational[3] & !quiet_q[3];
    end
    if (place_q == 4'd4) begin
      flagged = operational[4] & !quiet_q[4];
    end
    if (place_q == 4'd5) begin
      flagged = operational[5] & !quiet_q[5];
    end
    if (place_q == 4'd6) begin
      flagged = operational[6] & !quiet_q[6];
    end
    if (place_q == 4'd7) begin
      flagged = operational[7] & !quiet_q[7];
    end
    if (place_q == 4'd8) begin
      flagged = operational[8] & !quiet_q[8];
    end
    if (place_q == 4'd9) begin
      flagged = operational[9] & !quiet_q[9];
    end
    if (place_q == 4'ha) begin
      flagged = operational[10] & !quiet_q[10];
    end
    if (place_q == 4'hb) begin
      flagged = operational[11] & !quiet_q[11];
    end
    if (place_q == 4'hc) begin
      flagged = operational[12] & !quiet_q[12];
    end
    if (place_q == 4'hd) begin
      flagged = operational[13] & !quiet_q[13];
    end
    if (place_q == 4'he) begin
      flagged = operational[14] & !quiet_q[14];
    end
  end

  always @* begin
    following = place_q + 4'd1;
    if (place_q == 4'he) begin
      following = 4'd0;
    end
  end

  always @* begin
    place_d = place_q;
    if (done | !(flagged | looked_q[0])) begin  // looked_q.due
      place_d = following;
    end
  end

  assign turn = place_q;
  assign looked_d[0] = (flagged | looked_q[0]) & !done;  // due: looked_q.due
  assign looked_d[1] = !done;  // fresh
  assign looked_d[5:2] = place_q;  // vl
  assign looked_d[17:6] = abr;  // abr
  assign looked_d[29:18] = occupied;  // occupied
  assign looked_d[41:30] = told;  // told
  assign free = {1'b0, buffer_blocks} - {1'b0, looked_q[29:18]};  // looked_q.occupied

  always @* begin
    credit = free[11:0];
    if (free[11]) begin
      credit = 12'h800;
    end
    if (free[12]) begin
      credit = 12'd0;
    end
  end

  assign fccl = looked_q[17:6] + credit;  // looked_q.abr
  assign judged_d[0] = looked_q[1] & !done;  // fresh: looked_q.fresh
  assign judged_d[4:1] = looked_q[5:2];  // vl: looked_q.vl
  assign judged_d[16:5] = fccl;  // fccl
  assign judged_d[28:17] = looked_q[41:30];  // told: looked_q.told
  // fresh: judged_q.fresh, judged_q.vl, looked_q.vl
  assign ahead_d[0] = judged_q[0] & !(done & (judged_q[4:1] == looked_q[5:2]));
  assign ahead_d[4:1] = judged_q[4:1];  // vl: judged_q.vl
  assign ahead_d[16:5] = judged_q[16:5] - judged_q[28:17];  // blocks: judged_q.fccl, judged_q.told
  // ahead_q.fresh, ahead_q.blocks
  assign step_reached = ahead_q[0] & (step != 12'd0) & (ahead_q[16:5] >= step);

  always @(operational or tick or done or step_reached or quiet_q or looked_q or ahead_q) begin
    quiet_next = quiet_q;
    if (step_reached & (ahead_q[4:1] == 4'd0)) begin  // ahead_q.vl
      quiet_next[0] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd0)) begin  // looked_q.vl
      quiet_next[0] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd1)) begin  // ahead_q.vl
      quiet_next[1] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd1)) begin  // looked_q.vl
      quiet_next[1] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd2)) begin  // ahead_q.vl
      quiet_next[2] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd2)) begin  // looked_q.vl
      quiet_next[2] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd3)) begin  // ahead_q.vl
      quiet_next[3] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd3)) begin  // looked_q.vl
      quiet_next[3] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd4)) begin  // ahead_q.vl
      quiet_next[4] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd4)) begin  // looked_q.vl
      quiet_next[4] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd5)) begin  // ahead_q.vl
      quiet_next[5] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd5)) begin  // looked_q.vl
      quiet_next[5] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd6)) begin  // ahead_q.vl
      quiet_next[6] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd6)) begin  // looked_q.vl
      quiet_next[6] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd7)) begin  // ahead_q.vl
      quiet_next[7] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd7)) begin  // looked_q.vl
      quiet_next[7] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd8)) begin  // ahead_q.vl
      quiet_next[8] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd8)) begin  // looked_q.vl
      quiet_next[8] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'd9)) begin  // ahead_q.vl
      quiet_next[9] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'd9)) begin  // looked_q.vl
      quiet_next[9] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'ha)) begin  // ahead_q.vl
      quiet_next[10] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'ha)) begin  // looked_q.vl
      quiet_next[10] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'hb)) begin  // ahead_q.vl
      quiet_next[11] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'hb)) begin  // looked_q.vl
      quiet_next[11] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'hc)) begin  // ahead_q.vl
      quiet_next[12] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'hc)) begin  // looked_q.vl
      quiet_next[12] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'hd)) begin  // ahead_q.vl
      quiet_next[13] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'hd)) begin  // looked_q.vl
      quiet_next[13] = 1'b1;
    end
    if (step_reached & (ahead_q[4:1] == 4'he)) begin  // ahead_q.vl
      quiet_next[14] = 1'b0;
    end
    if (done & (looked_q[5:2] == 4'he)) begin  // looked_q.vl
      quiet_next[14] = 1'b1;
    end
    if (tick) begin
      quiet_next = quiet_next & ~operational;
    end
  end

  assign due = looked_q[0];  // looked_q.due

  always @* begin
    fcp[3:0] = 4'd0;  // op
    if (link_init) begin
      fcp[3:0] = 4'd1;  // op
    end
    fcp[15:4] = fctbs;  // fctbs
    fcp[19:16] = looked_q[5:2];  // vl: looked_q.vl
    fcp[31:20] = fccl;  // fccl
  end

  always @(posedge clk) begin
    if (rst) begin
      place_q <= 4'd0;
      quiet_q <= 15'd0;
      looked_q <= 42'd0;
      judged_q <= 29'd0;
      ahead_q <= 17'd0;
    end else begin
      place_q <= place_d;
      quiet_q <= quiet_next;
      looked_q <= looked_d;
      judged_q <= judged_d;
      ahead_q <= ahead_d;
    end
  end
endmodule
`endif
