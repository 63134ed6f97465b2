// ib_link_sched_256: link scheduler: SL to VL, VL arbitration, credits and flow-control packets.
// ibhdl 0.1.0, LANES = 8 (256 bits per beat), VLS = 15 (data VLs).
// Made by: ibhdl emit --top ib_link_sched --lanes 8 --vls 15
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_link_sched_256 (
  input  wire         clk,                      // clock, rising edge
  input  wire         rst,                      // reset, synchronous, active high
  input  wire [2:0]   cfg_operational_vls,      // PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs
  input  wire [7:0]   cfg_limit,                // LimitOfHighPriority: 0 one packet, n 4096-byte units, 255 no limit
  input  wire [7:0]   cfg_lead,                 // beats before the end of a packet at which the next is chosen
  input  wire         cfg_weight_inclusive,     // a turn goes on at remaining weight 0
  input  wire         cfg_budget_after_low,     // HighBudget reloads only after Low was sent in its place
  input  wire         cfg_blocks_without_vcrc,  // blocks are counted without the VCRC
  input  wire [11:0]  cfg_buffer_blocks,        // blocks of receive buffer per data VL
  input  wire [11:0]  cfg_vl15_blocks,          // blocks of receive buffer of VL15
  input  wire [16:0]  cfg_fcp_period,           // symbol times between flow-control packets of a VL; 0 no timer
  input  wire [11:0]  cfg_fcp_step,             // blocks of new credit that make a flow-control packet due; 0 never
  input  wire         cfg_link_init,            // op of flow-control packets is 1 (LinkInitialize)
  input  wire         cfg_sl2vl_write,          // write an SL to VL entry at this edge
  input  wire [3:0]   cfg_sl2vl_sl,             // which SL
  input  wire [3:0]   cfg_sl2vl_vl,             // its VL; 15 drops
  input  wire         cfg_arb_write,            // write an arbitration entry at this edge
  input  wire         cfg_arb_high,             // in the High table, not Low
  input  wire [5:0]   cfg_arb_entry,            // which entry
  input  wire [3:0]   cfg_arb_vl,               // its VL
  input  wire [7:0]   cfg_arb_weight,           // its weight in blocks of 64 bytes; 0 skips it
  input  wire [4:0]   cfg_counter,              // which counter to show
  input  wire         cfg_counter_clear,        // set it to 0 at this edge
  output wire [31:0]  counter_value,            // the counter chosen in the cycle before
  input  wire         s_axis_packet_tvalid,     // a packet is announced
  output wire         s_axis_packet_tready,     // it is taken at this edge
  input  wire [3:0]   s_axis_packet_sl,         // its SL
  input  wire [10:0]  s_axis_packet_pkt_len,    // its PktLen
  input  wire         s_axis_packet_vl15,       // it goes to VL15 whatever its SL
  output wire [3:0]   s_axis_packet_vl,         // answer in the same cycle: its VL
  output wire         s_axis_packet_drop,       // answer in the same cycle: it is dropped
  output wire [15:0]  sl_ready,                 // bit i: an announcement with SL i would be taken
  output wire         vl15_ready,               // an announcement for VL15 would be taken
  output wire         m_axis_fetch_tvalid,      // a packet may be sent by the client
  input  wire         m_axis_fetch_tready,      // the client has seen it
  output wire [3:0]   m_axis_fetch_vl,          // the first packet of this VL
  output wire [10:0]  m_axis_fetch_pkt_len,     // PktLen as announced
  input  wire         s_axis_tvalid,            // a beat of the packet fetched, LRH to VCRC, is offered
  output wire         s_axis_tready,            // it is taken at this edge
  input  wire [255:0] s_axis_tdata,             // bits 7:0 are the first byte on the wire
  input  wire [31:0]  s_axis_tkeep,             // bytes of the beat, from bit 0
  input  wire         s_axis_tlast,             // the last beat of the packet
  output wire         m_axis_tvalid,            // a beat to the link is offered
  input  wire         m_axis_tready,            // it is taken at this edge
  output wire [255:0] m_axis_tdata,             // bits 7:0 are the first byte on the wire
  output wire [31:0]  m_axis_tkeep,             // bytes of the beat, from bit 0
  output wire         m_axis_tlast,             // the last beat of the packet
  output wire         m_axis_tuser,             // on the last beat: the packet has not the announced length
  output wire         m_axis_fcp,               // a flow-control packet: SLP in front, not SDP
  output wire [3:0]   m_axis_vl,                // VL of a data packet
  input  wire         rx_fcp_valid,             // a good flow-control packet has arrived
  input  wire [3:0]   rx_fcp_vl,                // its VL
  input  wire [11:0]  rx_fcp_fctbs,             // its FCTBS
  input  wire [11:0]  rx_fcp_fccl,              // its FCCL
  input  wire         rx_fcp_error,             // a bad flow-control packet has arrived
  input  wire         rx_packet_valid,          // a good packet has arrived and wants a buffer
  input  wire [3:0]   rx_packet_vl,             // its VL
  input  wire [10:0]  rx_packet_pkt_len,        // its PktLen
  output wire         rx_packet_accept,         // answer in the same cycle: it is accepted, else dropped
  input  wire         rx_error,                 // a bad packet has arrived
  input  wire         rx_free_valid,            // a packet leaves the receive buffer
  input  wire [3:0]   rx_free_vl,               // its VL
  input  wire [10:0]  rx_free_pkt_len,          // its PktLen
  output wire         grant_valid,              // a decision was made; high for one cycle
  output wire         grant_fcp,                // for a flow-control packet
  output wire [3:0]   grant_vl,                 // for a packet of this VL
  output wire [10:0]  grant_pkt_len,            // its PktLen
  output wire         grant_high,               // the High list decided
  output wire [5:0]   grant_entry               // the entry that decided
);

  wire [23:0] grant;
  wire moves;
  wire [14:0] operational_mask;
  wire operational_single;
  wire announce_tready;
  wire [3:0] announce_vl;
  wire announce_drop;
  wire [15:0] announce_sl_ready;
  wire announce_vl15_ready;
  wire [14:0] announce_waiting;
  wire [164:0] announce_pkt_len;
  wire announce_vl15_waiting;
  wire [10:0] announce_vl15_pkt_len;
  wire arb_fcp;
  wire [14:0] arb_send;
  wire arb_send_vl15;
  wire arb_send_fcp;
  wire [23:0] arb_grant;
  wire [31:0] credit_rx_fcp;
  wire credit_rx_packet_accept;
  wire credit_rx_overrun;
  wire credit_rx_vl15_dropped;
  wire credit_rx_not_operational;
  wire [14:0] credit_ready;
  wire [14:0] credit_stalled;
  wire credit_fcp_due;
  wire [31:0] credit_fcp;
  wire timer_tick;
  wire transmit_request;
  wire transmit_fcp_busy;
  wire transmit_fetch_tvalid;
  wire [14:0] transmit_fetch;
  wire transmit_s_tready;
  wire transmit_m_tvalid;
  wire [255:0] transmit_m_tdata;
  wire [31:0] transmit_m_tkeep;
  wire [6:0] transmit_m_tail;
  wire [31:0] counters_value;
  wire counters_xmit_packet;
  wire counters_xmit_wait;
  wire counters_mapping_error;
  wire counters_xmit_fcp;

  assign s_axis_packet_tready = announce_tready;
  assign s_axis_packet_vl = announce_vl;
  assign s_axis_packet_drop = announce_drop;
  assign sl_ready = announce_sl_ready;
  assign vl15_ready = announce_vl15_ready;
  assign arb_fcp = credit_fcp_due & !transmit_fcp_busy;
  assign credit_rx_fcp[3:0] = 4'd0;  // op
  assign credit_rx_fcp[19:16] = rx_fcp_vl;  // vl
  assign credit_rx_fcp[15:4] = rx_fcp_fctbs;  // fctbs
  assign credit_rx_fcp[31:20] = rx_fcp_fccl;  // fccl
  assign rx_packet_accept = credit_rx_packet_accept;
  assign m_axis_fetch_tvalid = transmit_fetch_tvalid;
  assign m_axis_fetch_vl = transmit_fetch[3:0];  // transmit_fetch.vl
  assign m_axis_fetch_pkt_len = transmit_fetch[14:4];  // transmit_fetch.pkt_len
  assign s_axis_tready = transmit_s_tready;
  assign m_axis_tvalid = transmit_m_tvalid;
  assign m_axis_tdata = transmit_m_tdata;
  assign m_axis_tkeep = transmit_m_tkeep;
  assign m_axis_tlast = transmit_m_tail[0];  // transmit_m_tail.last
  assign m_axis_tuser = transmit_m_tail[0] & transmit_m_tail[1];  // transmit_m_tail.last, transmit_m_tail.bad
  assign m_axis_fcp = transmit_m_tail[2];  // transmit_m_tail.fcp
  assign m_axis_vl = transmit_m_tail[6:3];  // transmit_m_tail.vl
  assign grant = arb_grant;
  assign grant_valid = grant[0];  // grant.valid
  assign grant_fcp = grant[1];  // grant.fcp
  assign grant_vl = grant[5:2];  // grant.vl
  assign grant_pkt_len = grant[16:6];  // grant.pkt_len
  assign grant_high = grant[17];  // grant.high
  assign grant_entry = grant[23:18];  // grant.entry
  assign counter_value = counters_value;
  assign counters_xmit_packet = grant[0] & !grant[1];  // grant.valid, grant.fcp
  assign counters_xmit_fcp = grant[0] & grant[1];  // grant.valid, grant.fcp
  assign moves = transmit_m_tvalid & m_axis_tready;
  assign counters_xmit_wait = !moves & ((announce_waiting != 15'd0) | announce_vl15_waiting);
  assign counters_mapping_error = s_axis_packet_tvalid & announce_tready & announce_drop;

  operational_vls_15 u_operational (
    .code(cfg_operational_vls),
    .mask(operational_mask),
    .single(operational_single)
  );

  announce_15 u_announce (
    .clk(clk),
    .rst(rst),
    .operational(operational_mask),
    .write(cfg_sl2vl_write),
    .write_sl(cfg_sl2vl_sl),
    .write_vl(cfg_sl2vl_vl),
    .tvalid(s_axis_packet_tvalid),
    .tready(announce_tready),
    .sl(s_axis_packet_sl),
    .announced(s_axis_packet_pkt_len),
    .vl15(s_axis_packet_vl15),
    .vl(announce_vl),
    .drop(announce_drop),
    .sl_ready(announce_sl_ready),
    .vl15_ready(announce_vl15_ready),
    .send(arb_send),
    .send_vl15(arb_send_vl15),
    .waiting(announce_waiting),
    .pkt_len(announce_pkt_len),
    .vl15_waiting(announce_vl15_waiting),
    .vl15_pkt_len(announce_vl15_pkt_len)
  );

  vl_arb_15_64 u_arb (
    .clk(clk),
    .rst(rst),
    .write(cfg_arb_write),
    .write_high(cfg_arb_high),
    .write_entry(cfg_arb_entry),
    .write_vl(cfg_arb_vl),
    .write_weight(cfg_arb_weight),
    .limit(cfg_limit),
    .single(operational_single),
    .weight_inclusive(cfg_weight_inclusive),
    .budget_after_low(cfg_budget_after_low),
    .blocks_without_vcrc(cfg_blocks_without_vcrc),
    .ready(credit_ready),
    .pkt_len(announce_pkt_len),
    .vl15(announce_vl15_waiting),
    .vl15_pkt_len(announce_vl15_pkt_len),
    .fcp(arb_fcp),
    .request(transmit_request),
    .send(arb_send),
    .send_vl15(arb_send_vl15),
    .send_fcp(arb_send_fcp),
    .grant(arb_grant)
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
    .waiting(announce_waiting),
    .pkt_len(announce_pkt_len),
    .send(arb_send),
    .ready(credit_ready),
    .stalled(credit_stalled),
    .fcp_due(credit_fcp_due),
    .fcp(credit_fcp),
    .fcp_sent(arb_send_fcp)
  );

  fcp_timer_256 u_timer (
    .clk(clk),
    .rst(rst),
    .period(cfg_fcp_period),
    .tick(timer_tick)
  );

  transmit_256 u_transmit (
    .clk(clk),
    .rst(rst),
    .lead(cfg_lead),
    .grant(arb_grant),
    .load(arb_send_fcp),
    .fcp(credit_fcp),
    .request(transmit_request),
    .fcp_busy(transmit_fcp_busy),
    .fetch_tvalid(transmit_fetch_tvalid),
    .fetch_tready(m_axis_fetch_tready),
    .fetch(transmit_fetch),
    .s_tvalid(s_axis_tvalid),
    .s_tready(transmit_s_tready),
    .s_tdata(s_axis_tdata),
    .s_tkeep(s_axis_tkeep),
    .s_tlast(s_axis_tlast),
    .m_tvalid(transmit_m_tvalid),
    .m_tready(m_axis_tready),
    .m_tdata(transmit_m_tdata),
    .m_tkeep(transmit_m_tkeep),
    .m_tail(transmit_m_tail)
  );

  counters_15 u_counters (
    .clk(clk),
    .rst(rst),
    .select(cfg_counter),
    .clear(cfg_counter_clear),
    .value(counters_value),
    .xmit_packet(counters_xmit_packet),
    .xmit_pkt_len(grant[16:6]),  // grant.pkt_len
    .xmit_wait(counters_xmit_wait),
    .mapping_error(counters_mapping_error),
    .rcv_packet(credit_rx_packet_accept),
    .rcv_pkt_len(rx_packet_pkt_len),
    .rcv_error(rx_error),
    .not_operational(credit_rx_not_operational),
    .overrun(credit_rx_overrun),
    .fcp_error(rx_fcp_error),
    .vl15_dropped(credit_rx_vl15_dropped),
    .xmit_fcp(counters_xmit_fcp),
    .rcv_fcp(rx_fcp_valid),
    .stalled(credit_stalled)
  );
endmodule

`ifndef IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`define IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`line 301 "ib_link_sched_256.v/operational_vls_15.v" 0
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

`ifndef IBHDL_ANNOUNCE_15_9cd7fe65
`define IBHDL_ANNOUNCE_15_9cd7fe65
`line 330 "ib_link_sched_256.v/announce_15.v" 0
// announced packets: SL to VL, a queue of lengths per VL
module announce_15 (
  input  wire         clk,
  input  wire         rst,
  input  wire [14:0]  operational,
  input  wire         write,
  input  wire [3:0]   write_sl,
  input  wire [3:0]   write_vl,
  input  wire         tvalid,
  output wire         tready,
  input  wire [3:0]   sl,
  input  wire [10:0]  announced,
  input  wire         vl15,
  output wire [3:0]   vl,
  output wire         drop,
  output wire [15:0]  sl_ready,
  output wire         vl15_ready,
  input  wire [14:0]  send,
  input  wire         send_vl15,
  output wire [14:0]  waiting,
  output wire [164:0] pkt_len,
  output wire         vl15_waiting,
  output wire [10:0]  vl15_pkt_len
);

  reg  [3:0] to;
  reg  dropped;
  wire fire;
  reg  [15:0] is_open;
  wire [15:0] exists;
  reg  [15:0] by_sl;
  reg  [3:0] mapped;
  reg  [14:0] waits;
  wire [3:0] table_vl;
  wire [63:0] table_all;
  wire queues_0_push;
  wire queues_0_valid;
  wire [10:0] queues_0_data;
  wire [5:0] queues_0_level;
  wire queues_1_push;
  wire queues_1_valid;
  wire [10:0] queues_1_data;
  wire [5:0] queues_1_level;
  wire queues_2_push;
  wire queues_2_valid;
  wire [10:0] queues_2_data;
  wire [5:0] queues_2_level;
  wire queues_3_push;
  wire queues_3_valid;
  wire [10:0] queues_3_data;
  wire [5:0] queues_3_level;
  wire queues_4_push;
  wire queues_4_valid;
  wire [10:0] queues_4_data;
  wire [5:0] queues_4_level;
  wire queues_5_push;
  wire queues_5_valid;
  wire [10:0] queues_5_data;
  wire [5:0] queues_5_level;
  wire queues_6_push;
  wire queues_6_valid;
  wire [10:0] queues_6_data;
  wire [5:0] queues_6_level;
  wire queues_7_push;
  wire queues_7_valid;
  wire [10:0] queues_7_data;
  wire [5:0] queues_7_level;
  wire queues_8_push;
  wire queues_8_valid;
  wire [10:0] queues_8_data;
  wire [5:0] queues_8_level;
  wire queues_9_push;
  wire queues_9_valid;
  wire [10:0] queues_9_data;
  wire [5:0] queues_9_level;
  wire queues_10_push;
  wire queues_10_valid;
  wire [10:0] queues_10_data;
  wire [5:0] queues_10_level;
  wire queues_11_push;
  wire queues_11_valid;
  wire [10:0] queues_11_data;
  wire [5:0] queues_11_level;
  wire queues_12_push;
  wire queues_12_valid;
  wire [10:0] queues_12_data;
  wire [5:0] queues_12_level;
  wire queues_13_push;
  wire queues_13_valid;
  wire [10:0] queues_13_data;
  wire [5:0] queues_13_level;
  wire queues_14_push;
  wire queues_14_valid;
  wire [10:0] queues_14_data;
  wire [5:0] queues_14_level;
  wire vl15_queue_push;
  wire vl15_queue_valid;
  wire [10:0] vl15_queue_data;
  wire [5:0] vl15_queue_level;
  wire [164:0] heads_whole;
  reg  [15:0] open_q;
  reg  [15:0] ready_q;

  assign exists = {1'b0, operational};

  always @* begin
    to = table_vl;
    if (vl15) begin
      to = 4'hf;
    end
  end

  always @* begin
    dropped = !exists[table_vl];
    if (vl15) begin
      dropped = 1'b0;
    end
  end

  assign tready = dropped | open_q[to];
  assign fire = tvalid & tready & !dropped;
  assign vl = to;
  assign drop = dropped;

  always @* begin
    is_open = 16'd0;
    is_open[0] = queues_0_level <= 6'h1c;
    is_open[1] = queues_1_level <= 6'h1c;
    is_open[2] = queues_2_level <= 6'h1c;
    is_open[3] = queues_3_level <= 6'h1c;
    is_open[4] = queues_4_level <= 6'h1c;
    is_open[5] = queues_5_level <= 6'h1c;
    is_open[6] = queues_6_level <= 6'h1c;
    is_open[7] = queues_7_level <= 6'h1c;
    is_open[8] = queues_8_level <= 6'h1c;
    is_open[9] = queues_9_level <= 6'h1c;
    is_open[10] = queues_10_level <= 6'h1c;
    is_open[11] = queues_11_level <= 6'h1c;
    is_open[12] = queues_12_level <= 6'h1c;
    is_open[13] = queues_13_level <= 6'h1c;
    is_open[14] = queues_14_level <= 6'h1c;
    is_open[15] = vl15_queue_level <= 6'h1c;
  end

  always @* begin
    waits = 15'd0;
    waits[0] = queues_0_valid;
    waits[1] = queues_1_valid;
    waits[2] = queues_2_valid;
    waits[3] = queues_3_valid;
    waits[4] = queues_4_valid;
    waits[5] = queues_5_valid;
    waits[6] = queues_6_valid;
    waits[7] = queues_7_valid;
    waits[8] = queues_8_valid;
    waits[9] = queues_9_valid;
    waits[10] = queues_10_valid;
    waits[11] = queues_11_valid;
    waits[12] = queues_12_valid;
    waits[13] = queues_13_valid;
    waits[14] = queues_14_valid;
  end

  assign queues_0_push = fire & (to == 4'd0);
  assign queues_1_push = fire & (to == 4'd1);
  assign queues_2_push = fire & (to == 4'd2);
  assign queues_3_push = fire & (to == 4'd3);
  assign queues_4_push = fire & (to == 4'd4);
  assign queues_5_push = fire & (to == 4'd5);
  assign queues_6_push = fire & (to == 4'd6);
  assign queues_7_push = fire & (to == 4'd7);
  assign queues_8_push = fire & (to == 4'd8);
  assign queues_9_push = fire & (to == 4'd9);
  assign queues_10_push = fire & (to == 4'ha);
  assign queues_11_push = fire & (to == 4'hb);
  assign queues_12_push = fire & (to == 4'hc);
  assign queues_13_push = fire & (to == 4'hd);
  assign queues_14_push = fire & (to == 4'he);
  assign vl15_queue_push = fire & (to == 4'hf);
  assign waiting = waits;
  assign pkt_len = heads_whole;
  assign vl15_waiting = vl15_queue_valid;
  assign vl15_pkt_len = vl15_queue_data;
  assign vl15_ready = open_q[15];

  always @(is_open or exists or table_all) begin
    by_sl = 16'd0;
    mapped = table_all[3:0];
    by_sl[0] = !exists[mapped] | is_open[mapped];
    mapped = table_all[7:4];
    by_sl[1] = !exists[mapped] | is_open[mapped];
    mapped = table_all[11:8];
    by_sl[2] = !exists[mapped] | is_open[mapped];
    mapped = table_all[15:12];
    by_sl[3] = !exists[mapped] | is_open[mapped];
    mapped = table_all[19:16];
    by_sl[4] = !exists[mapped] | is_open[mapped];
    mapped = table_all[23:20];
    by_sl[5] = !exists[mapped] | is_open[mapped];
    mapped = table_all[27:24];
    by_sl[6] = !exists[mapped] | is_open[mapped];
    mapped = table_all[31:28];
    by_sl[7] = !exists[mapped] | is_open[mapped];
    mapped = table_all[35:32];
    by_sl[8] = !exists[mapped] | is_open[mapped];
    mapped = table_all[39:36];
    by_sl[9] = !exists[mapped] | is_open[mapped];
    mapped = table_all[43:40];
    by_sl[10] = !exists[mapped] | is_open[mapped];
    mapped = table_all[47:44];
    by_sl[11] = !exists[mapped] | is_open[mapped];
    mapped = table_all[51:48];
    by_sl[12] = !exists[mapped] | is_open[mapped];
    mapped = table_all[55:52];
    by_sl[13] = !exists[mapped] | is_open[mapped];
    mapped = table_all[59:56];
    by_sl[14] = !exists[mapped] | is_open[mapped];
    mapped = table_all[63:60];
    by_sl[15] = !exists[mapped] | is_open[mapped];
  end

  assign sl_ready = ready_q;

  always @(posedge clk) begin
    if (rst) begin
      open_q <= 16'd0;
      ready_q <= 16'd0;
    end else begin
      open_q <= is_open;
      ready_q <= by_sl;
    end
  end

  sl_to_vl u_table_ (
    .clk(clk),
    .rst(rst),
    .write(write),
    .write_sl(write_sl),
    .write_vl(write_vl),
    .sl(sl),
    .vl(table_vl),
    .all(table_all)
  );

  fifo_11 u_queues_0 (
    .clk(clk),
    .rst(rst),
    .push(queues_0_push),
    .push_data(announced),
    .valid(queues_0_valid),
    .data(queues_0_data),
    .ready(send[0]),
    .level(queues_0_level)
  );

  fifo_11 u_queues_1 (
    .clk(clk),
    .rst(rst),
    .push(queues_1_push),
    .push_data(announced),
    .valid(queues_1_valid),
    .data(queues_1_data),
    .ready(send[1]),
    .level(queues_1_level)
  );

  fifo_11 u_queues_2 (
    .clk(clk),
    .rst(rst),
    .push(queues_2_push),
    .push_data(announced),
    .valid(queues_2_valid),
    .data(queues_2_data),
    .ready(send[2]),
    .level(queues_2_level)
  );

  fifo_11 u_queues_3 (
    .clk(clk),
    .rst(rst),
    .push(queues_3_push),
    .push_data(announced),
    .valid(queues_3_valid),
    .data(queues_3_data),
    .ready(send[3]),
    .level(queues_3_level)
  );

  fifo_11 u_queues_4 (
    .clk(clk),
    .rst(rst),
    .push(queues_4_push),
    .push_data(announced),
    .valid(queues_4_valid),
    .data(queues_4_data),
    .ready(send[4]),
    .level(queues_4_level)
  );

  fifo_11 u_queues_5 (
    .clk(clk),
    .rst(rst),
    .push(queues_5_push),
    .push_data(announced),
    .valid(queues_5_valid),
    .data(queues_5_data),
    .ready(send[5]),
    .level(queues_5_level)
  );

  fifo_11 u_queues_6 (
    .clk(clk),
    .rst(rst),
    .push(queues_6_push),
    .push_data(announced),
    .valid(queues_6_valid),
    .data(queues_6_data),
    .ready(send[6]),
    .level(queues_6_level)
  );

  fifo_11 u_queues_7 (
    .clk(clk),
    .rst(rst),
    .push(queues_7_push),
    .push_data(announced),
    .valid(queues_7_valid),
    .data(queues_7_data),
    .ready(send[7]),
    .level(queues_7_level)
  );

  fifo_11 u_queues_8 (
    .clk(clk),
    .rst(rst),
    .push(queues_8_push),
    .push_data(announced),
    .valid(queues_8_valid),
    .data(queues_8_data),
    .ready(send[8]),
    .level(queues_8_level)
  );

  fifo_11 u_queues_9 (
    .clk(clk),
    .rst(rst),
    .push(queues_9_push),
    .push_data(announced),
    .valid(queues_9_valid),
    .data(queues_9_data),
    .ready(send[9]),
    .level(queues_9_level)
  );

  fifo_11 u_queues_10 (
    .clk(clk),
    .rst(rst),
    .push(queues_10_push),
    .push_data(announced),
    .valid(queues_10_valid),
    .data(queues_10_data),
    .ready(send[10]),
    .level(queues_10_level)
  );

  fifo_11 u_queues_11 (
    .clk(clk),
    .rst(rst),
    .push(queues_11_push),
    .push_data(announced),
    .valid(queues_11_valid),
    .data(queues_11_data),
    .ready(send[11]),
    .level(queues_11_level)
  );

  fifo_11 u_queues_12 (
    .clk(clk),
    .rst(rst),
    .push(queues_12_push),
    .push_data(announced),
    .valid(queues_12_valid),
    .data(queues_12_data),
    .ready(send[12]),
    .level(queues_12_level)
  );

  fifo_11 u_queues_13 (
    .clk(clk),
    .rst(rst),
    .push(queues_13_push),
    .push_data(announced),
    .valid(queues_13_valid),
    .data(queues_13_data),
    .ready(send[13]),
    .level(queues_13_level)
  );

  fifo_11 u_queues_14 (
    .clk(clk),
    .rst(rst),
    .push(queues_14_push),
    .push_data(announced),
    .valid(queues_14_valid),
    .data(queues_14_data),
    .ready(send[14]),
    .level(queues_14_level)
  );

  fifo_11 u_vl15_queue (
    .clk(clk),
    .rst(rst),
    .push(vl15_queue_push),
    .push_data(announced),
    .valid(vl15_queue_valid),
    .data(vl15_queue_data),
    .ready(send_vl15),
    .level(vl15_queue_level)
  );

  pack_15_11 u_heads (
    .parts_0(queues_0_data),
    .parts_1(queues_1_data),
    .parts_2(queues_2_data),
    .parts_3(queues_3_data),
    .parts_4(queues_4_data),
    .parts_5(queues_5_data),
    .parts_6(queues_6_data),
    .parts_7(queues_7_data),
    .parts_8(queues_8_data),
    .parts_9(queues_9_data),
    .parts_10(queues_10_data),
    .parts_11(queues_11_data),
    .parts_12(queues_12_data),
    .parts_13(queues_13_data),
    .parts_14(queues_14_data),
    .whole(heads_whole)
  );
endmodule
`endif

`ifndef IBHDL_SL_TO_VL_16a482de
`define IBHDL_SL_TO_VL_16a482de
`line 774 "ib_link_sched_256.v/sl_to_vl.v" 0
// the SL-to-VL table of a port
module sl_to_vl (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [3:0]  write_sl,
  input  wire [3:0]  write_vl,
  input  wire [3:0]  sl,
  output wire [3:0]  vl,
  output wire [63:0] all
);

  wire [63:0] place;
  reg  [63:0] everywhere;
  wire [63:0] found;
  reg  [63:0] table_d;
  reg  [63:0] table_q;

  assign place = 64'hf << ({2'd0, write_sl} << 2);

  always @(write_vl) begin
    everywhere = 64'd0;
    if (write_vl[0]) begin
      everywhere = everywhere | 64'h1111111111111111;
    end
    if (write_vl[1]) begin
      everywhere = everywhere | 64'h2222222222222222;
    end
    if (write_vl[2]) begin
      everywhere = everywhere | 64'h4444444444444444;
    end
    if (write_vl[3]) begin
      everywhere = everywhere | 64'h8888888888888888;
    end
  end

  always @* begin
    table_d = table_q;
    if (write) begin
      table_d = (table_q & ~place) | (everywhere & place);
    end
  end

  assign found = table_q >> ({2'd0, sl} << 2);
  assign vl = found[3:0];
  assign all = table_q;

  always @(posedge clk) begin
    if (rst) begin
      table_q <= 64'd0;
    end else begin
      table_q <= table_d;
    end
  end

  wire _unused_ok = &{1'b0, found[63:4]};
endmodule
`endif

`ifndef IBHDL_FIFO_11_3dc9866b
`define IBHDL_FIFO_11_3dc9866b
`line 836 "ib_link_sched_256.v/fifo_11.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_11 (
  input  wire        clk,
  input  wire        rst,
  input  wire        push,
  input  wire [10:0] push_data,
  output wire        valid,
  output wire [10:0] data,
  input  wire        ready,
  output wire [5:0]  level
);

  wire pop;
  reg  [4:0] head_d;
  reg  [4:0] head_q;
  reg  [4:0] tail_d;
  reg  [4:0] tail_q;
  reg  [5:0] count_d;
  reg  [5:0] count_q;
  wire [10:0] ram_read_data;

  assign pop = ready & (count_q != 6'd0);

  always @* begin
    head_d = head_q;
    if (pop) begin
      head_d = head_q + 5'd1;
    end
  end

  always @* begin
    tail_d = tail_q;
    if (push) begin
      tail_d = tail_q + 5'd1;
    end
  end

  always @* begin
    count_d = count_q;
    if (push & !pop) begin
      count_d = count_q + 6'd1;
    end
    if (!push & pop) begin
      count_d = count_q - 6'd1;
    end
  end

  assign data = ram_read_data;
  assign valid = count_q != 6'd0;
  assign level = count_q;

  always @(posedge clk) begin
    if (rst) begin
      head_q <= 5'd0;
      tail_q <= 5'd0;
      count_q <= 6'd0;
    end else begin
      head_q <= head_d;
      tail_q <= tail_d;
      count_q <= count_d;
    end
  end

  ram_11 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_11_1e23bbca
`define IBHDL_RAM_11_1e23bbca
`line 913 "ib_link_sched_256.v/ram_11.v" 0
// memory of 32 cells, read without a clock
module ram_11 (
  input  wire        clk,
  input  wire        write,
  input  wire [4:0]  write_address,
  input  wire [10:0] write_data,
  input  wire [4:0]  read_address,
  output wire [10:0] read_data
);

  reg [10:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_PACK_15_11_53ff684b
`define IBHDL_PACK_15_11_53ff684b
`line 932 "ib_link_sched_256.v/pack_15_11.v" 0
// words side by side
module pack_15_11 (
  input  wire [10:0]  parts_0,
  input  wire [10:0]  parts_1,
  input  wire [10:0]  parts_2,
  input  wire [10:0]  parts_3,
  input  wire [10:0]  parts_4,
  input  wire [10:0]  parts_5,
  input  wire [10:0]  parts_6,
  input  wire [10:0]  parts_7,
  input  wire [10:0]  parts_8,
  input  wire [10:0]  parts_9,
  input  wire [10:0]  parts_10,
  input  wire [10:0]  parts_11,
  input  wire [10:0]  parts_12,
  input  wire [10:0]  parts_13,
  input  wire [10:0]  parts_14,
  output wire [164:0] whole
);

  assign whole = {parts_14, parts_13, parts_12, parts_11, parts_10, parts_9, parts_8, parts_7, parts_6, parts_5, parts_4, parts_3, parts_2, parts_1, parts_0};
endmodule
`endif

`ifndef IBHDL_VL_ARB_15_64_282ae6c1
`define IBHDL_VL_ARB_15_64_282ae6c1
`line 959 "ib_link_sched_256.v/vl_arb_15_64.v" 0
// VL arbitration: VL15, flow control, then the High and the Low list
module vl_arb_15_64 (
  input  wire         clk,
  input  wire         rst,
  input  wire         write,
  input  wire         write_high,
  input  wire [5:0]   write_entry,
  input  wire [3:0]   write_vl,
  input  wire [7:0]   write_weight,
  input  wire [7:0]   limit,
  input  wire         single,
  input  wire         weight_inclusive,
  input  wire         budget_after_low,
  input  wire         blocks_without_vcrc,
  input  wire [14:0]  ready,
  input  wire [164:0] pkt_len,
  input  wire         vl15,
  input  wire [10:0]  vl15_pkt_len,
  input  wire         fcp,
  input  wire         request,
  output reg  [14:0]  send,
  output wire         send_vl15,
  output wire         send_fcp,
  output wire [23:0]  grant
);

  wire [3:0] snapshot;
  wire [3:0] waited;
  wire live;
  wire listed;
  wire high_first;
  reg  [6:0] next_plan;
  wire [6:0] planned;
  wire [6:0] next_choice;
  wire [6:0] chosen;
  wire sent;
  wire flush;
  reg  [3:0] next_inverted_vl;
  wire [3:0] vl;
  reg  [14:0] one_hot;
  reg  [10:0] of_vl15;
  reg  [23:0] next_grant;
  wire [23:0] shown;
  reg  [11:0] length_and_more;
  wire high_write;
  wire high_found;
  wire [3:0] high_inverted_vl;
  wire [5:0] high_entry;
  wire high_granted;
  wire low_write;
  wire low_found;
  wire [3:0] low_inverted_vl;
  wire [5:0] low_entry;
  wire low_granted;
  reg  [3:0] waiting_q;
  reg  [3:0] still_waiting_d;
  reg  [3:0] still_waiting_q;
  reg  [6:0] plan_q;
  reg  [6:0] choice_q;
  reg  [3:0] inverted_vl_q;
  wire [10:0] of_data_y;
  reg  [10:0] vl15_length_q;
  reg  [23:0] granted_q;
  reg  by_list_q;
  reg  [7:0] blocks_q;
  reg  charge_q;
  reg  charge_high_q;
  reg  [14:0] budget_d;
  reg  [14:0] budget_q;
  reg  has_budget_q;
  reg  unlimited_q;
  reg  restart_q;
  reg  [14:0] limit_blocks_d;
  reg  [14:0] limit_blocks_q;

  assign high_write = write & write_high;
  assign low_write = write & !write_high;
  assign chosen = choice_q;
  assign shown = granted_q;
  assign sent = request & chosen[0];  // chosen.any
  assign flush = sent | write;
  assign snapshot[0] = !flush & !shown[0];  // valid: shown.valid
  assign snapshot[1] = vl15;  // vl15
  assign snapshot[2] = fcp;  // fcp
  assign snapshot[3] = ready[0];  // vl0

  always @* begin
    still_waiting_d = waiting_q;
    if (flush) begin
      still_waiting_d[0] = 1'b0;  // valid
    end
  end

  assign waited = still_waiting_q;
  assign live = waited[0] & !flush;  // waited.valid
  assign listed = live & !waited[1] & !waited[2] & !single;  // waited.vl15, waited.fcp
  assign high_first = high_found & (has_budget_q | !low_found);

  always @(single or waited or live or listed or high_first or low_found) begin
    next_plan[2] = live & waited[1];  // vl15: waited.vl15
    next_plan[3] = live & !waited[1] & waited[2];  // fcp: waited.vl15, waited.fcp
    // vl0: waited.vl15, waited.fcp, waited.vl0
    next_plan[4] = live & !waited[1] & !waited[2] & single & waited[3];
    next_plan[5] = listed & high_first;  // high
    next_plan[6] = listed & !high_first & low_found;  // low
    // data: next_plan.vl0, next_plan.high, next_plan.low
    next_plan[1] = next_plan[4] | next_plan[5] | next_plan[6];
    // any: next_plan.vl15, next_plan.fcp, next_plan.data
    next_plan[0] = next_plan[2] | next_plan[3] | next_plan[1];
  end

  assign planned = plan_q;
  assign next_choice[2] = planned[2] & !flush;  // vl15: planned.vl15
  assign next_choice[3] = planned[3] & !flush;  // fcp: planned.fcp
  assign next_choice[4] = planned[4] & !flush;  // vl0: planned.vl0
  assign next_choice[5] = planned[5] & !flush;  // high: planned.high
  assign next_choice[6] = planned[6] & !flush;  // low: planned.low
  assign next_choice[1] = planned[1] & !flush;  // data: planned.data
  assign next_choice[0] = planned[0] & !flush;  // any: planned.any

  always @(planned or high_inverted_vl or low_inverted_vl) begin
    next_inverted_vl = 4'd0;
    if (planned[5]) begin  // planned.high
      next_inverted_vl = high_inverted_vl;
    end
    if (planned[6]) begin  // planned.low
      next_inverted_vl = next_inverted_vl | low_inverted_vl;
    end
    if (planned[4]) begin  // planned.vl0
      next_inverted_vl = 4'hf;
    end
  end

  always @* begin
    of_vl15 = 11'd0;
    if (planned[2]) begin  // planned.vl15
      of_vl15 = vl15_pkt_len;
    end
  end

  assign vl = ~inverted_vl_q;

  always @* begin
    one_hot = 15'd0;
    if (chosen[1]) begin  // chosen.data
      one_hot = 15'd1 << vl;
    end
  end

  always @* begin
    send = 15'd0;
    if (request) begin
      send = one_hot;
    end
  end

  assign send_vl15 = request & chosen[2];  // chosen.vl15
  assign send_fcp = request & chosen[3];  // chosen.fcp

  always @* begin
    next_grant[0] = sent;  // valid
    next_grant[1] = chosen[3];  // fcp: chosen.fcp
    next_grant[5:2] = vl;  // vl
    if (chosen[3]) begin  // chosen.fcp
      next_grant[5:2] = 4'd0;  // vl
    end
    next_grant[16:6] = vl15_length_q | of_data_y;  // pkt_len
    next_grant[17] = chosen[5];  // high: chosen.high
    next_grant[23:18] = 6'd0;  // entry
    if (chosen[5]) begin  // chosen.high
      next_grant[23:18] = high_entry;  // entry
    end
    if (chosen[6]) begin  // chosen.low
      next_grant[23:18] = low_entry;  // entry
    end
  end

  assign grant = granted_q;

  always @* begin
    length_and_more = {1'b0, shown[16:6]} + 12'h10;  // shown.pkt_len
    if (blocks_without_vcrc & (shown[16:6] != 11'd0)) begin  // shown.pkt_len
      length_and_more = {1'b0, shown[16:6]} + 12'hf;  // shown.pkt_len
    end
  end

  assign high_granted = by_list_q & shown[17];  // shown.high
  assign low_granted = by_list_q & !shown[17];  // shown.high

  always @* begin
    limit_blocks_d = {7'd0, limit} << 6;
    if (limit == 8'd0) begin
      limit_blocks_d = 15'd1;
    end
  end

  always @* begin
    budget_d = budget_q;
    if (charge_q) begin
      if (charge_high_q & has_budget_q) begin
        budget_d = budget_q - {7'd0, blocks_q};
      end else if (!budget_after_low) begin
        budget_d = limit_blocks_q;
        if (charge_high_q) begin
          budget_d = limit_blocks_q - {7'd0, blocks_q};
        end
      end else if (!charge_high_q & !has_budget_q) begin
        budget_d = limit_blocks_q;
      end
    end
    if (restart_q) begin
      budget_d = limit_blocks_q;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      waiting_q <= 4'd0;
      still_waiting_q <= 4'd0;
      plan_q <= 7'd0;
      choice_q <= 7'd0;
      granted_q <= 24'd0;
      by_list_q <= 1'b0;
      charge_q <= 1'b0;
    end else begin
      waiting_q <= snapshot;
      still_waiting_q <= still_waiting_d;
      plan_q <= next_plan;
      choice_q <= next_choice;
      granted_q <= next_grant;
      by_list_q <= sent & (chosen[5] | chosen[6]);  // chosen.high, chosen.low
      charge_q <= by_list_q;
    end
  end

  always @(posedge clk) begin
    inverted_vl_q <= next_inverted_vl;
    vl15_length_q <= of_vl15;
    blocks_q <= length_and_more[11:4];
    charge_high_q <= shown[17];  // shown.high
    budget_q <= budget_d;
    has_budget_q <= unlimited_q | (!budget_q[14] & (budget_q != 15'd0));
    unlimited_q <= limit == 8'hff;
    restart_q <= rst | unlimited_q;
    limit_blocks_q <= limit_blocks_d;
  end

  arb_list_15_64 u_high (
    .clk(clk),
    .rst(rst),
    .write(high_write),
    .write_entry(write_entry),
    .write_vl(write_vl),
    .write_weight(write_weight),
    .weight_inclusive(weight_inclusive),
    .ready(ready),
    .found(high_found),
    .inverted_vl(high_inverted_vl),
    .entry(high_entry),
    .granted(high_granted),
    .blocks(blocks_q)
  );

  arb_list_15_64 u_low (
    .clk(clk),
    .rst(rst),
    .write(low_write),
    .write_entry(write_entry),
    .write_vl(write_vl),
    .write_weight(write_weight),
    .weight_inclusive(weight_inclusive),
    .ready(ready),
    .found(low_found),
    .inverted_vl(low_inverted_vl),
    .entry(low_entry),
    .granted(low_granted),
    .blocks(blocks_q)
  );

  select_15_11 u_of_data (
    .x(pkt_len),
    .index(vl),
    .y(of_data_y)
  );

  wire _unused_ok = &{1'b0, chosen[4], shown[23:18], shown[5:1], length_and_more[3:0]};
endmodule
`endif

`ifndef IBHDL_ARB_LIST_15_64_ce4e3f40
`define IBHDL_ARB_LIST_15_64_ce4e3f40
`line 1251 "ib_link_sched_256.v/arb_list_15_64.v" 0
// one arbitration list: its entries, its turn, the search for its candidate
module arb_list_15_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [5:0]  write_entry,
  input  wire [3:0]  write_vl,
  input  wire [7:0]  write_weight,
  input  wire        weight_inclusive,
  input  wire [14:0] ready,
  output wire        found,
  output wire [3:0]  inverted_vl,
  output wire [5:0]  entry,
  input  wire        granted,
  input  wire [7:0]  blocks
);

  reg  [3:0] listed_vl;
  reg  [7:0] weight;
  reg  [63:0] some;
  reg  [7:0] with_one;
  reg  [7:0] from;
  reg  [63:0] shifted;
  reg  [7:0] part;
  reg  [7:0] near;
  reg  [7:0] up_to;
  reg  [7:0] up_to_after;
  reg  [7:0] up_to_ahead;
  reg  [7:0] one_group;
  reg  [7:0] bits_of_groups;
  reg  [7:0] group_or_here;
  reg  [5:0] number;
  reg  [31:0] vls;
  reg  [3:0] nibble;
  reg  [3:0] inverted;
  wire [63:0] vls_of_eligible;
  wire [31:0] vls_of_vls_of_groups;
  wire [31:0] vls_of_vls_in_group;
  wire lower_write;
  wire [7:0] lower_read_data;
  wire upper_write;
  wire [7:0] upper_read_data;
  reg  [63:0] eligible_q;
  reg  [63:0] first_q;
  reg  [7:0] groups_q;
  reg  [7:0] groups_after_q;
  reg  [7:0] ahead_q;
  reg  [7:0] group_q;
  reg  here_q;
  reg  [7:0] first_here_q;
  reg  [7:0] number_bits_0_d;
  reg  [7:0] number_bits_0_q;
  reg  [7:0] number_bits_1_d;
  reg  [7:0] number_bits_1_q;
  reg  [7:0] number_bits_2_q;
  reg  [31:0] vls_of_groups_q;
  reg  [31:0] vls_in_group_q;
  reg  [5:0] candidate_q;
  reg  [5:0] last_candidate_q;
  reg  [7:0] last_weight_q;
  reg  [7:0] behind_d;
  reg  [7:0] behind_q;
  reg  [7:0] pos_group_d;
  reg  [7:0] pos_group_q;
  reg  [5:0] pos_d;
  reg  [5:0] pos_q;
  reg  open_d;
  reg  open_q;
  reg  [7:0] left_d;
  reg  [7:0] left_q;
  reg  charge_q;
  reg  [7:0] before_d;
  reg  [7:0] before_q;

  always @* begin
    listed_vl = 4'hf;
    if (({1'b0, write_vl} < 5'hf) & (write_weight != 8'd0)) begin
      listed_vl = write_vl;
    end
  end

  assign lower_write = write & !write_entry[5];
  assign upper_write = write & write_entry[5];

  always @(eligible_q) begin
    some = eligible_q | ((eligible_q << 1) & 64'hfefefefefefefefe);
    some = some | ((some << 2) & 64'hfcfcfcfcfcfcfcfc);
    some = some | ((some << 4) & 64'hf0f0f0f0f0f0f0f0);
  end

  always @(eligible_q) begin
    with_one = 8'd0;
    if ((eligible_q & 64'hff) != 64'd0) begin
      with_one = with_one | 8'd1;
    end
    if ((eligible_q & 64'hff00) != 64'd0) begin
      with_one = with_one | 8'd2;
    end
    if ((eligible_q & 64'hff0000) != 64'd0) begin
      with_one = with_one | 8'd4;
    end
    if ((eligible_q & 64'hff000000) != 64'd0) begin
      with_one = with_one | 8'd8;
    end
    if ((eligible_q & 64'hff00000000) != 64'd0) begin
      with_one = with_one | 8'h10;
    end
    if ((eligible_q & 64'hff0000000000) != 64'd0) begin
      with_one = with_one | 8'h20;
    end
    if ((eligible_q & 64'hff000000000000) != 64'd0) begin
      with_one = with_one | 8'h40;
    end
    if ((eligible_q & 64'hff00000000000000) != 64'd0) begin
      with_one = with_one | 8'h80;
    end
  end

  always @(eligible_q or pos_group_q) begin
    near = 8'd0;
    shifted = eligible_q;
    part = 8'd0;
    if ((pos_group_q & 8'd1) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 8;
    part = 8'd0;
    if ((pos_group_q & 8'd2) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 16;
    part = 8'd0;
    if ((pos_group_q & 8'd4) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 24;
    part = 8'd0;
    if ((pos_group_q & 8'd8) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 32;
    part = 8'd0;
    if ((pos_group_q & 8'h10) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 40;
    part = 8'd0;
    if ((pos_group_q & 8'h20) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 48;
    part = 8'd0;
    if ((pos_group_q & 8'h40) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
    shifted = eligible_q >> 56;
    part = 8'd0;
    if ((pos_group_q & 8'h80) != 8'd0) begin
      part = shifted[7:0];
    end
    near = near | part;
  end

  always @* begin
    from = 8'hfe << pos_q[2:0];
    if (open_q) begin
      from = 8'hff << pos_q[2:0];
    end
  end

  always @(groups_q) begin
    up_to = groups_q | (groups_q << 1);
    up_to = up_to | (up_to << 2);
    up_to = up_to | (up_to << 4);
  end

  always @(groups_after_q) begin
    up_to_after = groups_after_q | (groups_after_q << 1);
    up_to_after = up_to_after | (up_to_after << 2);
    up_to_after = up_to_after | (up_to_after << 4);
  end

  always @(ahead_q) begin
    up_to_ahead = ahead_q | (ahead_q << 1);
    up_to_ahead = up_to_ahead | (up_to_ahead << 2);
    up_to_ahead = up_to_ahead | (up_to_ahead << 4);
  end

  always @* begin
    one_group = groups_q & ~(up_to << 1);
    if (groups_after_q != 8'd0) begin
      one_group = groups_after_q & ~(up_to_after << 1);
    end
    if (ahead_q != 8'd0) begin
      one_group = 8'd0;
    end
  end

  always @(first_q) begin
    bits_of_groups = 8'd0;
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd1;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff00) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd2;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff0000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd4;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd8;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff00000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h10;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff0000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h20;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff000000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h40;
    end
    if ((first_q & 64'haaaaaaaaaaaaaaaa & 64'hff00000000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h80;
    end
    number_bits_0_d = bits_of_groups;
    bits_of_groups = 8'd0;
    if ((first_q & 64'hcccccccccccccccc & 64'hff) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd1;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff00) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd2;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff0000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd4;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd8;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff00000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h10;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff0000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h20;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff000000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h40;
    end
    if ((first_q & 64'hcccccccccccccccc & 64'hff00000000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h80;
    end
    number_bits_1_d = bits_of_groups;
    bits_of_groups = 8'd0;
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd1;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff00) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd2;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff0000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd4;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'd8;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff00000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h10;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff0000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h20;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff000000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h40;
    end
    if ((first_q & 64'hf0f0f0f0f0f0f0f0 & 64'hff00000000000000) != 64'd0) begin
      bits_of_groups = bits_of_groups | 8'h80;
    end
  end

  assign found = groups_q != 8'd0;

  always @* begin
    group_or_here = group_q;
    if (here_q) begin
      group_or_here = pos_group_q;
    end
  end

  always @(group_or_here or group_q or first_here_q or number_bits_0_q or number_bits_1_q or number_bits_2_q) begin
    number = 6'd0;
    if (((number_bits_0_q & group_q) | (first_here_q & 8'haa)) != 8'd0) begin
      number = number | 6'd1;
    end
    if (((number_bits_1_q & group_q) | (first_here_q & 8'hcc)) != 8'd0) begin
      number = number | 6'd2;
    end
    if (((number_bits_2_q & group_q) | (first_here_q & 8'hf0)) != 8'd0) begin
      number = number | 6'd4;
    end
    if ((group_or_here & 8'haa) != 8'd0) begin
      number = number | 6'd8;
    end
    if ((group_or_here & 8'hcc) != 8'd0) begin
      number = number | 6'h10;
    end
    if ((group_or_here & 8'hf0) != 8'd0) begin
      number = number | 6'h20;
    end
  end

  always @(group_q or first_here_q or vls_of_groups_q or vls_in_group_q) begin
    inverted = 4'd0;
    vls = vls_of_groups_q;
    nibble = 4'd0;
    if ((group_q & 8'd1) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q;
    nibble = 4'd0;
    if ((first_here_q & 8'd1) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 4;
    nibble = 4'd0;
    if ((group_q & 8'd2) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 4;
    nibble = 4'd0;
    if ((first_here_q & 8'd2) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 8;
    nibble = 4'd0;
    if ((group_q & 8'd4) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 8;
    nibble = 4'd0;
    if ((first_here_q & 8'd4) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 12;
    nibble = 4'd0;
    if ((group_q & 8'd8) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 12;
    nibble = 4'd0;
    if ((first_here_q & 8'd8) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 16;
    nibble = 4'd0;
    if ((group_q & 8'h10) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 16;
    nibble = 4'd0;
    if ((first_here_q & 8'h10) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 20;
    nibble = 4'd0;
    if ((group_q & 8'h20) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 20;
    nibble = 4'd0;
    if ((first_here_q & 8'h20) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 24;
    nibble = 4'd0;
    if ((group_q & 8'h40) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 24;
    nibble = 4'd0;
    if ((first_here_q & 8'h40) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_of_groups_q >> 28;
    nibble = 4'd0;
    if ((group_q & 8'h80) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
    vls = vls_in_group_q >> 28;
    nibble = 4'd0;
    if ((first_here_q & 8'h80) != 8'd0) begin
      nibble = vls[3:0];
    end
    inverted = inverted | nibble;
  end

  assign inverted_vl = inverted;
  assign entry = candidate_q;

  always @* begin
    weight = lower_read_data;
    if (candidate_q[5]) begin
      weight = upper_read_data;
    end
  end

  always @* begin
    before_d = last_weight_q;
    if (open_q & (pos_q == last_candidate_q)) begin
      before_d = left_q;
    end
  end

  always @* begin
    pos_d = pos_q;
    if (granted) begin
      pos_d = last_candidate_q;
    end
  end

  always @* begin
    behind_d = behind_q;
    if (granted) begin
      behind_d = 8'hfe << last_candidate_q[5:3];
    end
  end

  always @* begin
    pos_group_d = pos_group_q;
    if (granted) begin
      pos_group_d = 8'd1 << last_candidate_q[5:3];
    end
  end

  always @* begin
    left_d = left_q;
    if (charge_q) begin
      left_d = before_q - blocks;
    end
  end

  always @* begin
    open_d = open_q;
    if (charge_q) begin
      open_d = (before_q > blocks) | (weight_inclusive & (before_q == blocks));
    end
  end

  always @(posedge clk) begin
    eligible_q <= vls_of_eligible;
    first_q <= eligible_q & ~((some << 1) & 64'hfefefefefefefefe);
    groups_q <= with_one;
    groups_after_q <= with_one & behind_q;
    ahead_q <= near & from;
    group_q <= one_group;
    here_q <= ahead_q != 8'd0;
    first_here_q <= ahead_q & ~(up_to_ahead << 1);
    number_bits_0_q <= number_bits_0_d;
    number_bits_1_q <= number_bits_1_d;
    number_bits_2_q <= bits_of_groups;
    vls_of_groups_q <= vls_of_vls_of_groups;
    vls_in_group_q <= vls_of_vls_in_group;
    candidate_q <= number;
    last_candidate_q <= candidate_q;
    last_weight_q <= weight;
    pos_q <= pos_d;
    left_q <= left_d;
    before_q <= before_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      behind_q <= 8'd0;
      pos_group_q <= 8'd0;
      open_q <= 1'b0;
      charge_q <= 1'b0;
    end else begin
      behind_q <= behind_d;
      pos_group_q <= pos_group_d;
      open_q <= open_d;
      charge_q <= granted;
    end
  end

  eligible_15_64 u_vls_of (
    .clk(clk),
    .rst(rst),
    .write(write),
    .entry(write_entry),
    .vl(listed_vl),
    .ready(ready),
    .eligible(vls_of_eligible),
    .first(first_q),
    .vls_of_groups(vls_of_vls_of_groups),
    .group(pos_group_q),
    .vls_in_group(vls_of_vls_in_group)
  );

  ram_8 u_lower (
    .clk(clk),
    .write(lower_write),
    .write_address(write_entry[4:0]),
    .write_data(write_weight),
    .read_address(candidate_q[4:0]),
    .read_data(lower_read_data)
  );

  ram_8 u_upper (
    .clk(clk),
    .write(upper_write),
    .write_address(write_entry[4:0]),
    .write_data(write_weight),
    .read_address(candidate_q[4:0]),
    .read_data(upper_read_data)
  );

  wire _unused_ok = &{1'b0, shifted[63:8], vls[31:4]};
endmodule
`endif

`ifndef IBHDL_ELIGIBLE_15_64_f61ba359
`define IBHDL_ELIGIBLE_15_64_f61ba359
`line 1794 "ib_link_sched_256.v/eligible_15_64.v" 0
// VLs of an arbitration list, and which entries are ready
module eligible_15_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [5:0]  entry,
  input  wire [3:0]  vl,
  input  wire [14:0] ready,
  output wire [63:0] eligible,
  input  wire [63:0] first,
  output wire [31:0] vls_of_groups,
  input  wire [7:0]  group,
  output wire [31:0] vls_in_group
);

  reg [255:0] inverted;
  wire [255:0] all;
  assign all = inverted;
  wire [15:0] by_vl;
  assign by_vl = {1'd0, ready};
  always @(posedge clk)
    if (rst) inverted[3:0] <= 4'd0;
    else if (write & entry == 6'd0) inverted[3:0] <= ~vl;
  assign eligible[0] = by_vl[~inverted[3:0]];
  always @(posedge clk)
    if (rst) inverted[7:4] <= 4'd0;
    else if (write & entry == 6'd1) inverted[7:4] <= ~vl;
  assign eligible[1] = by_vl[~inverted[7:4]];
  always @(posedge clk)
    if (rst) inverted[11:8] <= 4'd0;
    else if (write & entry == 6'd2) inverted[11:8] <= ~vl;
  assign eligible[2] = by_vl[~inverted[11:8]];
  always @(posedge clk)
    if (rst) inverted[15:12] <= 4'd0;
    else if (write & entry == 6'd3) inverted[15:12] <= ~vl;
  assign eligible[3] = by_vl[~inverted[15:12]];
  always @(posedge clk)
    if (rst) inverted[19:16] <= 4'd0;
    else if (write & entry == 6'd4) inverted[19:16] <= ~vl;
  assign eligible[4] = by_vl[~inverted[19:16]];
  always @(posedge clk)
    if (rst) inverted[23:20] <= 4'd0;
    else if (write & entry == 6'd5) inverted[23:20] <= ~vl;
  assign eligible[5] = by_vl[~inverted[23:20]];
  always @(posedge clk)
    if (rst) inverted[27:24] <= 4'd0;
    else if (write & entry == 6'd6) inverted[27:24] <= ~vl;
  assign eligible[6] = by_vl[~inverted[27:24]];
  always @(posedge clk)
    if (rst) inverted[31:28] <= 4'd0;
    else if (write & entry == 6'd7) inverted[31:28] <= ~vl;
  assign eligible[7] = by_vl[~inverted[31:28]];
  always @(posedge clk)
    if (rst) inverted[35:32] <= 4'd0;
    else if (write & entry == 6'd8) inverted[35:32] <= ~vl;
  assign eligible[8] = by_vl[~inverted[35:32]];
  always @(posedge clk)
    if (rst) inverted[39:36] <= 4'd0;
    else if (write & entry == 6'd9) inverted[39:36] <= ~vl;
  assign eligible[9] = by_vl[~inverted[39:36]];
  always @(posedge clk)
    if (rst) inverted[43:40] <= 4'd0;
    else if (write & entry == 6'd10) inverted[43:40] <= ~vl;
  assign eligible[10] = by_vl[~inverted[43:40]];
  always @(posedge clk)
    if (rst) inverted[47:44] <= 4'd0;
    else if (write & entry == 6'd11) inverted[47:44] <= ~vl;
  assign eligible[11] = by_vl[~inverted[47:44]];
  always @(posedge clk)
    if (rst) inverted[51:48] <= 4'd0;
    else if (write & entry == 6'd12) inverted[51:48] <= ~vl;
  assign eligible[12] = by_vl[~inverted[51:48]];
  always @(posedge clk)
    if (rst) inverted[55:52] <= 4'd0;
    else if (write & entry == 6'd13) inverted[55:52] <= ~vl;
  assign eligible[13] = by_vl[~inverted[55:52]];
  always @(posedge clk)
    if (rst) inverted[59:56] <= 4'd0;
    else if (write & entry == 6'd14) inverted[59:56] <= ~vl;
  assign eligible[14] = by_vl[~inverted[59:56]];
  always @(posedge clk)
    if (rst) inverted[63:60] <= 4'd0;
    else if (write & entry == 6'd15) inverted[63:60] <= ~vl;
  assign eligible[15] = by_vl[~inverted[63:60]];
  always @(posedge clk)
    if (rst) inverted[67:64] <= 4'd0;
    else if (write & entry == 6'd16) inverted[67:64] <= ~vl;
  assign eligible[16] = by_vl[~inverted[67:64]];
  always @(posedge clk)
    if (rst) inverted[71:68] <= 4'd0;
    else if (write & entry == 6'd17) inverted[71:68] <= ~vl;
  assign eligible[17] = by_vl[~inverted[71:68]];
  always @(posedge clk)
    if (rst) inverted[75:72] <= 4'd0;
    else if (write & entry == 6'd18) inverted[75:72] <= ~vl;
  assign eligible[18] = by_vl[~inverted[75:72]];
  always @(posedge clk)
    if (rst) inverted[79:76] <= 4'd0;
    else if (write & entry == 6'd19) inverted[79:76] <= ~vl;
  assign eligible[19] = by_vl[~inverted[79:76]];
  always @(posedge clk)
    if (rst) inverted[83:80] <= 4'd0;
    else if (write & entry == 6'd20) inverted[83:80] <= ~vl;
  assign eligible[20] = by_vl[~inverted[83:80]];
  always @(posedge clk)
    if (rst) inverted[87:84] <= 4'd0;
    else if (write & entry == 6'd21) inverted[87:84] <= ~vl;
  assign eligible[21] = by_vl[~inverted[87:84]];
  always @(posedge clk)
    if (rst) inverted[91:88] <= 4'd0;
    else if (write & entry == 6'd22) inverted[91:88] <= ~vl;
  assign eligible[22] = by_vl[~inverted[91:88]];
  always @(posedge clk)
    if (rst) inverted[95:92] <= 4'd0;
    else if (write & entry == 6'd23) inverted[95:92] <= ~vl;
  assign eligible[23] = by_vl[~inverted[95:92]];
  always @(posedge clk)
    if (rst) inverted[99:96] <= 4'd0;
    else if (write & entry == 6'd24) inverted[99:96] <= ~vl;
  assign eligible[24] = by_vl[~inverted[99:96]];
  always @(posedge clk)
    if (rst) inverted[103:100] <= 4'd0;
    else if (write & entry == 6'd25) inverted[103:100] <= ~vl;
  assign eligible[25] = by_vl[~inverted[103:100]];
  always @(posedge clk)
    if (rst) inverted[107:104] <= 4'd0;
    else if (write & entry == 6'd26) inverted[107:104] <= ~vl;
  assign eligible[26] = by_vl[~inverted[107:104]];
  always @(posedge clk)
    if (rst) inverted[111:108] <= 4'd0;
    else if (write & entry == 6'd27) inverted[111:108] <= ~vl;
  assign eligible[27] = by_vl[~inverted[111:108]];
  always @(posedge clk)
    if (rst) inverted[115:112] <= 4'd0;
    else if (write & entry == 6'd28) inverted[115:112] <= ~vl;
  assign eligible[28] = by_vl[~inverted[115:112]];
  always @(posedge clk)
    if (rst) inverted[119:116] <= 4'd0;
    else if (write & entry == 6'd29) inverted[119:116] <= ~vl;
  assign eligible[29] = by_vl[~inverted[119:116]];
  always @(posedge clk)
    if (rst) inverted[123:120] <= 4'd0;
    else if (write & entry == 6'd30) inverted[123:120] <= ~vl;
  assign eligible[30] = by_vl[~inverted[123:120]];
  always @(posedge clk)
    if (rst) inverted[127:124] <= 4'd0;
    else if (write & entry == 6'd31) inverted[127:124] <= ~vl;
  assign eligible[31] = by_vl[~inverted[127:124]];
  always @(posedge clk)
    if (rst) inverted[131:128] <= 4'd0;
    else if (write & entry == 6'd32) inverted[131:128] <= ~vl;
  assign eligible[32] = by_vl[~inverted[131:128]];
  always @(posedge clk)
    if (rst) inverted[135:132] <= 4'd0;
    else if (write & entry == 6'd33) inverted[135:132] <= ~vl;
  assign eligible[33] = by_vl[~inverted[135:132]];
  always @(posedge clk)
    if (rst) inverted[139:136] <= 4'd0;
    else if (write & entry == 6'd34) inverted[139:136] <= ~vl;
  assign eligible[34] = by_vl[~inverted[139:136]];
  always @(posedge clk)
    if (rst) inverted[143:140] <= 4'd0;
    else if (write & entry == 6'd35) inverted[143:140] <= ~vl;
  assign eligible[35] = by_vl[~inverted[143:140]];
  always @(posedge clk)
    if (rst) inverted[147:144] <= 4'd0;
    else if (write & entry == 6'd36) inverted[147:144] <= ~vl;
  assign eligible[36] = by_vl[~inverted[147:144]];
  always @(posedge clk)
    if (rst) inverted[151:148] <= 4'd0;
    else if (write & entry == 6'd37) inverted[151:148] <= ~vl;
  assign eligible[37] = by_vl[~inverted[151:148]];
  always @(posedge clk)
    if (rst) inverted[155:152] <= 4'd0;
    else if (write & entry == 6'd38) inverted[155:152] <= ~vl;
  assign eligible[38] = by_vl[~inverted[155:152]];
  always @(posedge clk)
    if (rst) inverted[159:156] <= 4'd0;
    else if (write & entry == 6'd39) inverted[159:156] <= ~vl;
  assign eligible[39] = by_vl[~inverted[159:156]];
  always @(posedge clk)
    if (rst) inverted[163:160] <= 4'd0;
    else if (write & entry == 6'd40) inverted[163:160] <= ~vl;
  assign eligible[40] = by_vl[~inverted[163:160]];
  always @(posedge clk)
    if (rst) inverted[167:164] <= 4'd0;
    else if (write & entry == 6'd41) inverted[167:164] <= ~vl;
  assign eligible[41] = by_vl[~inverted[167:164]];
  always @(posedge clk)
    if (rst) inverted[171:168] <= 4'd0;
    else if (write & entry == 6'd42) inverted[171:168] <= ~vl;
  assign eligible[42] = by_vl[~inverted[171:168]];
  always @(posedge clk)
    if (rst) inverted[175:172] <= 4'd0;
    else if (write & entry == 6'd43) inverted[175:172] <= ~vl;
  assign eligible[43] = by_vl[~inverted[175:172]];
  always @(posedge clk)
    if (rst) inverted[179:176] <= 4'd0;
    else if (write & entry == 6'd44) inverted[179:176] <= ~vl;
  assign eligible[44] = by_vl[~inverted[179:176]];
  always @(posedge clk)
    if (rst) inverted[183:180] <= 4'd0;
    else if (write & entry == 6'd45) inverted[183:180] <= ~vl;
  assign eligible[45] = by_vl[~inverted[183:180]];
  always @(posedge clk)
    if (rst) inverted[187:184] <= 4'd0;
    else if (write & entry == 6'd46) inverted[187:184] <= ~vl;
  assign eligible[46] = by_vl[~inverted[187:184]];
  always @(posedge clk)
    if (rst) inverted[191:188] <= 4'd0;
    else if (write & entry == 6'd47) inverted[191:188] <= ~vl;
  assign eligible[47] = by_vl[~inverted[191:188]];
  always @(posedge clk)
    if (rst) inverted[195:192] <= 4'd0;
    else if (write & entry == 6'd48) inverted[195:192] <= ~vl;
  assign eligible[48] = by_vl[~inverted[195:192]];
  always @(posedge clk)
    if (rst) inverted[199:196] <= 4'd0;
    else if (write & entry == 6'd49) inverted[199:196] <= ~vl;
  assign eligible[49] = by_vl[~inverted[199:196]];
  always @(posedge clk)
    if (rst) inverted[203:200] <= 4'd0;
    else if (write & entry == 6'd50) inverted[203:200] <= ~vl;
  assign eligible[50] = by_vl[~inverted[203:200]];
  always @(posedge clk)
    if (rst) inverted[207:204] <= 4'd0;
    else if (write & entry == 6'd51) inverted[207:204] <= ~vl;
  assign eligible[51] = by_vl[~inverted[207:204]];
  always @(posedge clk)
    if (rst) inverted[211:208] <= 4'd0;
    else if (write & entry == 6'd52) inverted[211:208] <= ~vl;
  assign eligible[52] = by_vl[~inverted[211:208]];
  always @(posedge clk)
    if (rst) inverted[215:212] <= 4'd0;
    else if (write & entry == 6'd53) inverted[215:212] <= ~vl;
  assign eligible[53] = by_vl[~inverted[215:212]];
  always @(posedge clk)
    if (rst) inverted[219:216] <= 4'd0;
    else if (write & entry == 6'd54) inverted[219:216] <= ~vl;
  assign eligible[54] = by_vl[~inverted[219:216]];
  always @(posedge clk)
    if (rst) inverted[223:220] <= 4'd0;
    else if (write & entry == 6'd55) inverted[223:220] <= ~vl;
  assign eligible[55] = by_vl[~inverted[223:220]];
  always @(posedge clk)
    if (rst) inverted[227:224] <= 4'd0;
    else if (write & entry == 6'd56) inverted[227:224] <= ~vl;
  assign eligible[56] = by_vl[~inverted[227:224]];
  always @(posedge clk)
    if (rst) inverted[231:228] <= 4'd0;
    else if (write & entry == 6'd57) inverted[231:228] <= ~vl;
  assign eligible[57] = by_vl[~inverted[231:228]];
  always @(posedge clk)
    if (rst) inverted[235:232] <= 4'd0;
    else if (write & entry == 6'd58) inverted[235:232] <= ~vl;
  assign eligible[58] = by_vl[~inverted[235:232]];
  always @(posedge clk)
    if (rst) inverted[239:236] <= 4'd0;
    else if (write & entry == 6'd59) inverted[239:236] <= ~vl;
  assign eligible[59] = by_vl[~inverted[239:236]];
  always @(posedge clk)
    if (rst) inverted[243:240] <= 4'd0;
    else if (write & entry == 6'd60) inverted[243:240] <= ~vl;
  assign eligible[60] = by_vl[~inverted[243:240]];
  always @(posedge clk)
    if (rst) inverted[247:244] <= 4'd0;
    else if (write & entry == 6'd61) inverted[247:244] <= ~vl;
  assign eligible[61] = by_vl[~inverted[247:244]];
  always @(posedge clk)
    if (rst) inverted[251:248] <= 4'd0;
    else if (write & entry == 6'd62) inverted[251:248] <= ~vl;
  assign eligible[62] = by_vl[~inverted[251:248]];
  always @(posedge clk)
    if (rst) inverted[255:252] <= 4'd0;
    else if (write & entry == 6'd63) inverted[255:252] <= ~vl;
  assign eligible[63] = by_vl[~inverted[255:252]];
  assign vls_of_groups[0] = |(first[7:0] & {all[28], all[24], all[20], all[16], all[12], all[8], all[4], all[0]});
  assign vls_in_group[0] = |(group & {all[224], all[192], all[160], all[128], all[96], all[64], all[32], all[0]});
  assign vls_of_groups[1] = |(first[7:0] & {all[29], all[25], all[21], all[17], all[13], all[9], all[5], all[1]});
  assign vls_in_group[1] = |(group & {all[225], all[193], all[161], all[129], all[97], all[65], all[33], all[1]});
  assign vls_of_groups[2] = |(first[7:0] & {all[30], all[26], all[22], all[18], all[14], all[10], all[6], all[2]});
  assign vls_in_group[2] = |(group & {all[226], all[194], all[162], all[130], all[98], all[66], all[34], all[2]});
  assign vls_of_groups[3] = |(first[7:0] & {all[31], all[27], all[23], all[19], all[15], all[11], all[7], all[3]});
  assign vls_in_group[3] = |(group & {all[227], all[195], all[163], all[131], all[99], all[67], all[35], all[3]});
  assign vls_of_groups[4] = |(first[15:8] & {all[60], all[56], all[52], all[48], all[44], all[40], all[36], all[32]});
  assign vls_in_group[4] = |(group & {all[228], all[196], all[164], all[132], all[100], all[68], all[36], all[4]});
  assign vls_of_groups[5] = |(first[15:8] & {all[61], all[57], all[53], all[49], all[45], all[41], all[37], all[33]});
  assign vls_in_group[5] = |(group & {all[229], all[197], all[165], all[133], all[101], all[69], all[37], all[5]});
  assign vls_of_groups[6] = |(first[15:8] & {all[62], all[58], all[54], all[50], all[46], all[42], all[38], all[34]});
  assign vls_in_group[6] = |(group & {all[230], all[198], all[166], all[134], all[102], all[70], all[38], all[6]});
  assign vls_of_groups[7] = |(first[15:8] & {all[63], all[59], all[55], all[51], all[47], all[43], all[39], all[35]});
  assign vls_in_group[7] = |(group & {all[231], all[199], all[167], all[135], all[103], all[71], all[39], all[7]});
  assign vls_of_groups[8] = |(first[23:16] & {all[92], all[88], all[84], all[80], all[76], all[72], all[68], all[64]});
  assign vls_in_group[8] = |(group & {all[232], all[200], all[168], all[136], all[104], all[72], all[40], all[8]});
  assign vls_of_groups[9] = |(first[23:16] & {all[93], all[89], all[85], all[81], all[77], all[73], all[69], all[65]});
  assign vls_in_group[9] = |(group & {all[233], all[201], all[169], all[137], all[105], all[73], all[41], all[9]});
  assign vls_of_groups[10] = |(first[23:16] & {all[94], all[90], all[86], all[82], all[78], all[74], all[70], all[66]});
  assign vls_in_group[10] = |(group & {all[234], all[202], all[170], all[138], all[106], all[74], all[42], all[10]});
  assign vls_of_groups[11] = |(first[23:16] & {all[95], all[91], all[87], all[83], all[79], all[75], all[71], all[67]});
  assign vls_in_group[11] = |(group & {all[235], all[203], all[171], all[139], all[107], all[75], all[43], all[11]});
  assign vls_of_groups[12] = |(first[31:24] & {all[124], all[120], all[116], all[112], all[108], all[104], all[100], all[96]});
  assign vls_in_group[12] = |(group & {all[236], all[204], all[172], all[140], all[108], all[76], all[44], all[12]});
  assign vls_of_groups[13] = |(first[31:24] & {all[125], all[121], all[117], all[113], all[109], all[105], all[101], all[97]});
  assign vls_in_group[13] = |(group & {all[237], all[205], all[173], all[141], all[109], all[77], all[45], all[13]});
  assign vls_of_groups[14] = |(first[31:24] & {all[126], all[122], all[118], all[114], all[110], all[106], all[102], all[98]});
  assign vls_in_group[14] = |(group & {all[238], all[206], all[174], all[142], all[110], all[78], all[46], all[14]});
  assign vls_of_groups[15] = |(first[31:24] & {all[127], all[123], all[119], all[115], all[111], all[107], all[103], all[99]});
  assign vls_in_group[15] = |(group & {all[239], all[207], all[175], all[143], all[111], all[79], all[47], all[15]});
  assign vls_of_groups[16] = |(first[39:32] & {all[156], all[152], all[148], all[144], all[140], all[136], all[132], all[128]});
  assign vls_in_group[16] = |(group & {all[240], all[208], all[176], all[144], all[112], all[80], all[48], all[16]});
  assign vls_of_groups[17] = |(first[39:32] & {all[157], all[153], all[149], all[145], all[141], all[137], all[133], all[129]});
  assign vls_in_group[17] = |(group & {all[241], all[209], all[177], all[145], all[113], all[81], all[49], all[17]});
  assign vls_of_groups[18] = |(first[39:32] & {all[158], all[154], all[150], all[146], all[142], all[138], all[134], all[130]});
  assign vls_in_group[18] = |(group & {all[242], all[210], all[178], all[146], all[114], all[82], all[50], all[18]});
  assign vls_of_groups[19] = |(first[39:32] & {all[159], all[155], all[151], all[147], all[143], all[139], all[135], all[131]});
  assign vls_in_group[19] = |(group & {all[243], all[211], all[179], all[147], all[115], all[83], all[51], all[19]});
  assign vls_of_groups[20] = |(first[47:40] & {all[188], all[184], all[180], all[176], all[172], all[168], all[164], all[160]});
  assign vls_in_group[20] = |(group & {all[244], all[212], all[180], all[148], all[116], all[84], all[52], all[20]});
  assign vls_of_groups[21] = |(first[47:40] & {all[189], all[185], all[181], all[177], all[173], all[169], all[165], all[161]});
  assign vls_in_group[21] = |(group & {all[245], all[213], all[181], all[149], all[117], all[85], all[53], all[21]});
  assign vls_of_groups[22] = |(first[47:40] & {all[190], all[186], all[182], all[178], all[174], all[170], all[166], all[162]});
  assign vls_in_group[22] = |(group & {all[246], all[214], all[182], all[150], all[118], all[86], all[54], all[22]});
  assign vls_of_groups[23] = |(first[47:40] & {all[191], all[187], all[183], all[179], all[175], all[171], all[167], all[163]});
  assign vls_in_group[23] = |(group & {all[247], all[215], all[183], all[151], all[119], all[87], all[55], all[23]});
  assign vls_of_groups[24] = |(first[55:48] & {all[220], all[216], all[212], all[208], all[204], all[200], all[196], all[192]});
  assign vls_in_group[24] = |(group & {all[248], all[216], all[184], all[152], all[120], all[88], all[56], all[24]});
  assign vls_of_groups[25] = |(first[55:48] & {all[221], all[217], all[213], all[209], all[205], all[201], all[197], all[193]});
  assign vls_in_group[25] = |(group & {all[249], all[217], all[185], all[153], all[121], all[89], all[57], all[25]});
  assign vls_of_groups[26] = |(first[55:48] & {all[222], all[218], all[214], all[210], all[206], all[202], all[198], all[194]});
  assign vls_in_group[26] = |(group & {all[250], all[218], all[186], all[154], all[122], all[90], all[58], all[26]});
  assign vls_of_groups[27] = |(first[55:48] & {all[223], all[219], all[215], all[211], all[207], all[203], all[199], all[195]});
  assign vls_in_group[27] = |(group & {all[251], all[219], all[187], all[155], all[123], all[91], all[59], all[27]});
  assign vls_of_groups[28] = |(first[63:56] & {all[252], all[248], all[244], all[240], all[236], all[232], all[228], all[224]});
  assign vls_in_group[28] = |(group & {all[252], all[220], all[188], all[156], all[124], all[92], all[60], all[28]});
  assign vls_of_groups[29] = |(first[63:56] & {all[253], all[249], all[245], all[241], all[237], all[233], all[229], all[225]});
  assign vls_in_group[29] = |(group & {all[253], all[221], all[189], all[157], all[125], all[93], all[61], all[29]});
  assign vls_of_groups[30] = |(first[63:56] & {all[254], all[250], all[246], all[242], all[238], all[234], all[230], all[226]});
  assign vls_in_group[30] = |(group & {all[254], all[222], all[190], all[158], all[126], all[94], all[62], all[30]});
  assign vls_of_groups[31] = |(first[63:56] & {all[255], all[251], all[247], all[243], all[239], all[235], all[231], all[227]});
  assign vls_in_group[31] = |(group & {all[255], all[223], all[191], all[159], all[127], all[95], all[63], all[31]});
endmodule
`endif

`ifndef IBHDL_RAM_8_fe508634
`define IBHDL_RAM_8_fe508634
`line 2140 "ib_link_sched_256.v/ram_8.v" 0
// memory of 32 cells, read without a clock
module ram_8 (
  input  wire       clk,
  input  wire       write,
  input  wire [4:0] write_address,
  input  wire [7:0] write_data,
  input  wire [4:0] read_address,
  output wire [7:0] read_data
);

  reg [7:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_SELECT_15_11_b964d53e
`define IBHDL_SELECT_15_11_b964d53e
`line 2159 "ib_link_sched_256.v/select_15_11.v" 0
// one of several fields by number
module select_15_11 (
  input  wire [164:0] x,
  input  wire [3:0]   index,
  output wire [10:0]  y
);

  wire [15:0] bit_0;
  assign bit_0 = {1'd0, x[154], x[143], x[132], x[121], x[110], x[99], x[88], x[77], x[66], x[55], x[44], x[33], x[22], x[11], x[0]};
  assign y[0] = bit_0[index];
  wire [15:0] bit_1;
  assign bit_1 = {1'd0, x[155], x[144], x[133], x[122], x[111], x[100], x[89], x[78], x[67], x[56], x[45], x[34], x[23], x[12], x[1]};
  assign y[1] = bit_1[index];
  wire [15:0] bit_2;
  assign bit_2 = {1'd0, x[156], x[145], x[134], x[123], x[112], x[101], x[90], x[79], x[68], x[57], x[46], x[35], x[24], x[13], x[2]};
  assign y[2] = bit_2[index];
  wire [15:0] bit_3;
  assign bit_3 = {1'd0, x[157], x[146], x[135], x[124], x[113], x[102], x[91], x[80], x[69], x[58], x[47], x[36], x[25], x[14], x[3]};
  assign y[3] = bit_3[index];
  wire [15:0] bit_4;
  assign bit_4 = {1'd0, x[158], x[147], x[136], x[125], x[114], x[103], x[92], x[81], x[70], x[59], x[48], x[37], x[26], x[15], x[4]};
  assign y[4] = bit_4[index];
  wire [15:0] bit_5;
  assign bit_5 = {1'd0, x[159], x[148], x[137], x[126], x[115], x[104], x[93], x[82], x[71], x[60], x[49], x[38], x[27], x[16], x[5]};
  assign y[5] = bit_5[index];
  wire [15:0] bit_6;
  assign bit_6 = {1'd0, x[160], x[149], x[138], x[127], x[116], x[105], x[94], x[83], x[72], x[61], x[50], x[39], x[28], x[17], x[6]};
  assign y[6] = bit_6[index];
  wire [15:0] bit_7;
  assign bit_7 = {1'd0, x[161], x[150], x[139], x[128], x[117], x[106], x[95], x[84], x[73], x[62], x[51], x[40], x[29], x[18], x[7]};
  assign y[7] = bit_7[index];
  wire [15:0] bit_8;
  assign bit_8 = {1'd0, x[162], x[151], x[140], x[129], x[118], x[107], x[96], x[85], x[74], x[63], x[52], x[41], x[30], x[19], x[8]};
  assign y[8] = bit_8[index];
  wire [15:0] bit_9;
  assign bit_9 = {1'd0, x[163], x[152], x[141], x[130], x[119], x[108], x[97], x[86], x[75], x[64], x[53], x[42], x[31], x[20], x[9]};
  assign y[9] = bit_9[index];
  wire [15:0] bit_10;
  assign bit_10 = {1'd0, x[164], x[153], x[142], x[131], x[120], x[109], x[98], x[87], x[76], x[65], x[54], x[43], x[32], x[21], x[10]};
  assign y[10] = bit_10[index];
endmodule
`endif

`ifndef IBHDL_CREDIT_15_06165b43
`define IBHDL_CREDIT_15_06165b43
`line 2205 "ib_link_sched_256.v/credit_15.v" 0
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
`line 3301 "ib_link_sched_256.v/credit_send.v" 0
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
`line 3362 "ib_link_sched_256.v/blocks.v" 0
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
`line 3383 "ib_link_sched_256.v/credit_receive.v" 0
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
`line 3475 "ib_link_sched_256.v/fcp_due_15.v" 0
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

`ifndef IBHDL_FCP_TIMER_256_db2600ca
`define IBHDL_FCP_TIMER_256_db2600ca
`line 3738 "ib_link_sched_256.v/fcp_timer_256.v" 0
// when flow-control packets of all VLs are due
module fcp_timer_256 (
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

  assign sum = {1'b0, count_q} + 18'd8;
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

`ifndef IBHDL_TRANSMIT_256_93235970
`define IBHDL_TRANSMIT_256_93235970
`line 3779 "ib_link_sched_256.v/transmit_256.v" 0
// packets onto the link, fetched as granted, never interleaved
module transmit_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [7:0]   lead,
  input  wire [23:0]  grant,
  input  wire         load,
  input  wire [31:0]  fcp,
  output wire         request,
  output wire         fcp_busy,
  output wire         fetch_tvalid,
  input  wire         fetch_tready,
  output wire [14:0]  fetch,
  input  wire         s_tvalid,
  output wire         s_tready,
  input  wire [255:0] s_tdata,
  input  wire [31:0]  s_tkeep,
  input  wire         s_tlast,
  output wire         m_tvalid,
  input  wire         m_tready,
  output wire [255:0] m_tdata,
  output wire [31:0]  m_tkeep,
  output wire [6:0]   m_tail
);

  wire [23:0] current;
  wire [23:0] granted;
  wire is_final;
  wire take;
  wire fcp_beat;
  wire data_beat;
  wire may_take;
  wire ends;
  wire fetch_fire;
  wire pace_beat;
  wire pace_request;
  wire [23:0] pace_current;
  wire [11:0] pace_left;
  wire [255:0] encode_tdata;
  wire [31:0] encode_tkeep;
  wire encode_tlast;
  wire fetches_in_valid;
  wire fetches_in_ready;
  wire [14:0] fetches_in_data;
  wire fetches_out_valid;
  wire [14:0] fetches_out_data;
  wire data_in_valid;
  wire data_in_ready;
  reg  [255:0] data_in_data;
  wire data_out_valid;
  wire [255:0] data_out_data;
  wire keep_in_valid;
  wire keep_in_ready;
  reg  [31:0] keep_in_data;
  wire keep_out_valid;
  wire [31:0] keep_out_data;
  wire tail_in_valid;
  wire tail_in_ready;
  reg  [6:0] tail_in_data;
  wire tail_out_valid;
  wire [6:0] tail_out_data;
  reg  [1:0] fetched_d;
  reg  [1:0] fetched_q;
  reg  draining_d;
  reg  draining_q;
  reg  busy_q;
  reg  second_d;
  reg  second_q;

  assign current = pace_current;
  assign granted = grant;
  assign is_final = pace_left == 12'd1;
  assign fetches_in_valid = granted[0] & !granted[1];  // granted.valid, granted.fcp
  assign fetches_in_data[3:0] = granted[5:2];  // vl: granted.vl
  assign fetches_in_data[14:4] = granted[16:6];  // pkt_len: granted.pkt_len
  assign fetch_tvalid = fetches_out_valid;
  assign fetch = fetches_out_data;
  assign fetch_fire = fetches_out_valid & fetch_tready;
  // current.valid, current.fcp
  assign may_take = current[0] & !current[1] & (fetched_q != 2'd0) & (draining_q | data_in_ready);
  assign s_tready = may_take;
  assign take = s_tvalid & may_take;
  assign data_beat = take & !draining_q;
  assign fcp_beat = current[0] & current[1] & data_in_ready;  // current.valid, current.fcp
  assign ends = (take & s_tlast) | (fcp_beat & encode_tlast);

  always @* begin
    draining_d = draining_q;
    if (take) begin
      draining_d = !s_tlast & (draining_q | is_final);
    end
  end

  always @* begin
    fetched_d = fetched_q;
    if (fetch_fire & !(take & s_tlast)) begin
      fetched_d = fetched_q + 2'd1;
    end
    if (!fetch_fire & take & s_tlast) begin
      fetched_d = fetched_q - 2'd1;
    end
  end

  assign fcp_busy = busy_q;

  always @* begin
    second_d = second_q;
    if (fcp_beat) begin
      second_d = !encode_tlast;
    end
  end

  assign data_in_valid = data_beat | fcp_beat;
  assign keep_in_valid = data_beat | fcp_beat;
  assign tail_in_valid = data_beat | fcp_beat;

  always @* begin
    data_in_data = s_tdata;
    if (current[1]) begin  // current.fcp
      data_in_data = encode_tdata;
    end
  end

  always @* begin
    keep_in_data = s_tkeep;
    if (current[1]) begin  // current.fcp
      keep_in_data = encode_tkeep;
    end
  end

  always @* begin
    tail_in_data[0] = s_tlast | is_final;  // last
    tail_in_data[1] = s_tlast ^ is_final;  // bad
    tail_in_data[2] = current[1];  // fcp: current.fcp
    tail_in_data[6:3] = current[5:2];  // vl: current.vl
    if (current[1]) begin  // current.fcp
      tail_in_data[0] = encode_tlast;  // last
      tail_in_data[1] = 1'b0;  // bad
    end
  end

  assign m_tvalid = data_out_valid;
  assign m_tdata = data_out_data;
  assign m_tkeep = keep_out_data;
  assign m_tail = tail_out_data;
  assign pace_beat = data_beat | fcp_beat | ends;
  assign request = pace_request;

  always @(posedge clk) begin
    if (rst) begin
      fetched_q <= 2'd0;
      draining_q <= 1'b0;
      busy_q <= 1'b0;
      second_q <= 1'b0;
    end else begin
      fetched_q <= fetched_d;
      draining_q <= draining_d;
      busy_q <= load | (busy_q & !(fcp_beat & encode_tlast));
      second_q <= second_d;
    end
  end

  pace_256 u_pace (
    .clk(clk),
    .rst(rst),
    .grant(grant),
    .beat(pace_beat),
    .end_(ends),
    .lead(lead),
    .request(pace_request),
    .current(pace_current),
    .left(pace_left)
  );

  fcp_encode_256 u_encode (
    .clk(clk),
    .load(load),
    .fcp(fcp),
    .second(second_q),
    .tdata(encode_tdata),
    .tkeep(encode_tkeep),
    .tlast(encode_tlast)
  );

  skid_15 u_fetches (
    .clk(clk),
    .rst(rst),
    .in_valid(fetches_in_valid),
    .in_ready(fetches_in_ready),
    .in_data(fetches_in_data),
    .out_valid(fetches_out_valid),
    .out_ready(fetch_tready),
    .out_data(fetches_out_data)
  );

  skid_256 u_data (
    .clk(clk),
    .rst(rst),
    .in_valid(data_in_valid),
    .in_ready(data_in_ready),
    .in_data(data_in_data),
    .out_valid(data_out_valid),
    .out_ready(m_tready),
    .out_data(data_out_data)
  );

  skid_32 u_keep (
    .clk(clk),
    .rst(rst),
    .in_valid(keep_in_valid),
    .in_ready(keep_in_ready),
    .in_data(keep_in_data),
    .out_valid(keep_out_valid),
    .out_ready(m_tready),
    .out_data(keep_out_data)
  );

  skid_7 u_tail (
    .clk(clk),
    .rst(rst),
    .in_valid(tail_in_valid),
    .in_ready(tail_in_ready),
    .in_data(tail_in_data),
    .out_valid(tail_out_valid),
    .out_ready(m_tready),
    .out_data(tail_out_data)
  );

  wire _unused_ok = &{1'b0, current[23:6], granted[23:17], fetches_in_ready, keep_in_ready,
    keep_out_valid, tail_in_ready, tail_out_valid};
endmodule
`endif

`ifndef IBHDL_PACE_256_f88d5e62
`define IBHDL_PACE_256_f88d5e62
`line 4015 "ib_link_sched_256.v/pace_256.v" 0
// the packet under way and the next one, and when a decision is wanted
module pace_256 (
  input  wire        clk,
  input  wire        rst,
  input  wire [23:0] grant,
  input  wire        beat,
  input  wire        end_,
  input  wire [7:0]  lead,
  output wire        request,
  output wire [23:0] current,
  output wire [11:0] left
);

  wire [23:0] now;
  wire [23:0] then;
  reg  [23:0] source;
  reg  [23:0] none;
  wire free;
  reg  [11:0] size;
  reg  [23:0] under_way_d;
  reg  [23:0] under_way_q;
  reg  [23:0] next_d;
  reg  [23:0] next_q;
  reg  [11:0] beats_d;
  reg  [11:0] beats_q;
  reg  asks_q;

  assign now = under_way_q;
  assign then = next_q;
  assign free = !now[0] | (beat & end_);  // now.valid

  always @* begin
    source = grant;
    if (then[0]) begin  // then.valid
      source = then;
    end
  end

  always @* begin
    size = ({1'b0, source[16:6]} >> 3) + 12'd1;  // source.pkt_len
    if (source[1]) begin  // source.fcp
      size = 12'd1;
    end
  end

  always @* begin
    none = then;
    none[0] = 1'b0;  // valid
  end

  always @* begin
    under_way_d = now;
    if (free) begin
      under_way_d = source;
    end
  end

  always @* begin
    next_d = then;
    if (free) begin
      next_d = none;
    end
    if (grant[0] & (!free | then[0])) begin  // grant.valid, then.valid
      next_d = grant;
    end
  end

  always @* begin
    beats_d = beats_q;
    if (beat & (beats_q != 12'd0)) begin
      beats_d = beats_q - 12'd1;
    end
    if (free) begin
      beats_d = size;
    end
  end

  assign request = asks_q;
  assign current = under_way_q;
  assign left = beats_q;

  always @(posedge clk) begin
    if (rst) begin
      under_way_q <= 24'd0;
      next_q <= 24'd0;
      beats_q <= 12'd0;
      asks_q <= 1'b0;
    end else begin
      under_way_q <= under_way_d;
      next_q <= next_d;
      beats_q <= beats_d;
      // grant.valid, then.valid, now.valid
      asks_q <= !grant[0] & !then[0] & (!now[0] | (beats_q <= {4'd0, lead}));
    end
  end
endmodule
`endif

`ifndef IBHDL_FCP_ENCODE_256_73152b96
`define IBHDL_FCP_ENCODE_256_73152b96
`line 4116 "ib_link_sched_256.v/fcp_encode_256.v" 0
// a flow-control packet as beats, with its LPCRC
module fcp_encode_256 (
  input  wire         clk,
  input  wire         load,
  input  wire [31:0]  fcp,
  input  wire         second,
  output wire [255:0] tdata,
  output wire [31:0]  tkeep,
  output wire         tlast
);

  reg  [31:0] loaded_d;
  reg  [31:0] loaded_q;
  wire [31:0] order_dword;
  wire [15:0] contribution_y;
  reg  [15:0] lpcrc_q;
  wire [255:0] beat_tdata;
  wire [31:0] beat_tkeep;
  wire beat_tlast;

  always @* begin
    loaded_d = loaded_q;
    if (load) begin
      loaded_d = fcp;
    end
  end

  assign tdata = beat_tdata;
  assign tkeep = beat_tkeep;
  assign tlast = beat_tlast;

  always @(posedge clk) begin
    loaded_q <= loaded_d;
    lpcrc_q <= ~(contribution_y ^ 16'h9d4c);
  end

  fcp_dword u_order (
    .fcp(loaded_q),
    .dword(order_dword)
  );

  vcrc_of_lanes_32 u_contribution (
    .x(order_dword),
    .y(contribution_y)
  );

  fcp_beat_256 u_beat (
    .dword(order_dword),
    .lpcrc(lpcrc_q),
    .second(second),
    .tdata(beat_tdata),
    .tkeep(beat_tkeep),
    .tlast(beat_tlast)
  );
endmodule
`endif

`ifndef IBHDL_FCP_DWORD_a4cafce6
`define IBHDL_FCP_DWORD_a4cafce6
`line 4176 "ib_link_sched_256.v/fcp_dword.v" 0
// fields of a flow-control packet to their bytes
module fcp_dword (
  input  wire [31:0] fcp,
  output wire [31:0] dword
);

  assign dword = {fcp[3:0], fcp[15:4], fcp[19:16], fcp[31:20]};
endmodule
`endif

`ifndef IBHDL_VCRC_OF_LANES_32_009ef001
`define IBHDL_VCRC_OF_LANES_32_009ef001
`line 4189 "ib_link_sched_256.v/vcrc_of_lanes_32.v" 0
// constant linear map over GF(2)
module vcrc_of_lanes_32 (
  input  wire [31:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 32'h5b1a1a11);
  assign y[1] = ^(x & 32'hb6343422);
  assign y[2] = ^(x & 32'h6d696844);
  assign y[3] = ^(x & 32'hdad2d088);
  assign y[4] = ^(x & 32'hefbfbb00);
  assign y[5] = ^(x & 32'hdf7f7701);
  assign y[6] = ^(x & 32'hbfffee02);
  assign y[7] = ^(x & 32'h7effdd05);
  assign y[8] = ^(x & 32'hfcfebb0b);
  assign y[9] = ^(x & 32'hf8fd7717);
  assign y[10] = ^(x & 32'hf0fbef2e);
  assign y[11] = ^(x & 32'he1f7df5d);
  assign y[12] = ^(x & 32'hc3efbfbb);
  assign y[13] = ^(x & 32'hddc56566);
  assign y[14] = ^(x & 32'hbb8bcbcc);
  assign y[15] = ^(x & 32'h2d0d8d88);
endmodule
`endif

`ifndef IBHDL_FCP_BEAT_256_93277414
`define IBHDL_FCP_BEAT_256_93277414
`line 4217 "ib_link_sched_256.v/fcp_beat_256.v" 0
// a flow-control packet in AXI4-Stream byte order
module fcp_beat_256 (
  input  wire [31:0]  dword,
  input  wire [15:0]  lpcrc,
  input  wire         second,
  output wire [255:0] tdata,
  output wire [31:0]  tkeep,
  output wire         tlast
);

  assign tdata = {208'h0, lpcrc, dword[7:0], dword[15:8], dword[23:16], dword[31:24]};
  assign tkeep = 32'h3f;
  assign tlast = 1'b1;
  wire _unused_ok = &{1'b0, second};
endmodule
`endif

`ifndef IBHDL_SKID_15_a06ecd13
`define IBHDL_SKID_15_a06ecd13
`line 4237 "ib_link_sched_256.v/skid_15.v" 0
// two entries, ready cut by a register
module skid_15 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [14:0] in_data,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [14:0] out_data
);

  reg  full_d;
  reg  full_q;
  reg  [14:0] first_d;
  reg  [14:0] first_q;
  reg  spare_full_d;
  reg  spare_full_q;
  reg  [14:0] spare_d;
  reg  [14:0] spare_q;

  always @* begin
    full_d = full_q;
    if (!full_q | out_ready) begin
      full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    first_d = first_q;
    if (!full_q | out_ready) begin
      first_d = in_data;
      if (spare_full_q) begin
        first_d = spare_q;
      end
    end
  end

  always @* begin
    spare_full_d = spare_full_q;
    if (!full_q | out_ready) begin
      spare_full_d = 1'b0;
    end else begin
      spare_full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    spare_d = spare_q;
    if (!spare_full_q) begin
      spare_d = in_data;
    end
  end

  assign in_ready = !spare_full_q;
  assign out_valid = full_q;
  assign out_data = first_q;

  always @(posedge clk) begin
    if (rst) begin
      full_q <= 1'b0;
      spare_full_q <= 1'b0;
    end else begin
      full_q <= full_d;
      spare_full_q <= spare_full_d;
    end
  end

  always @(posedge clk) begin
    first_q <= first_d;
    spare_q <= spare_d;
  end
endmodule
`endif

`ifndef IBHDL_SKID_256_3aa54fa6
`define IBHDL_SKID_256_3aa54fa6
`line 4315 "ib_link_sched_256.v/skid_256.v" 0
// two entries, ready cut by a register
module skid_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [255:0] in_data,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [255:0] out_data
);

  reg  full_d;
  reg  full_q;
  reg  [255:0] first_d;
  reg  [255:0] first_q;
  reg  spare_full_d;
  reg  spare_full_q;
  reg  [255:0] spare_d;
  reg  [255:0] spare_q;

  always @* begin
    full_d = full_q;
    if (!full_q | out_ready) begin
      full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    first_d = first_q;
    if (!full_q | out_ready) begin
      first_d = in_data;
      if (spare_full_q) begin
        first_d = spare_q;
      end
    end
  end

  always @* begin
    spare_full_d = spare_full_q;
    if (!full_q | out_ready) begin
      spare_full_d = 1'b0;
    end else begin
      spare_full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    spare_d = spare_q;
    if (!spare_full_q) begin
      spare_d = in_data;
    end
  end

  assign in_ready = !spare_full_q;
  assign out_valid = full_q;
  assign out_data = first_q;

  always @(posedge clk) begin
    if (rst) begin
      full_q <= 1'b0;
      spare_full_q <= 1'b0;
    end else begin
      full_q <= full_d;
      spare_full_q <= spare_full_d;
    end
  end

  always @(posedge clk) begin
    first_q <= first_d;
    spare_q <= spare_d;
  end
endmodule
`endif

`ifndef IBHDL_SKID_32_ff8f24ec
`define IBHDL_SKID_32_ff8f24ec
`line 4393 "ib_link_sched_256.v/skid_32.v" 0
// two entries, ready cut by a register
module skid_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [31:0] in_data,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_data
);

  reg  full_d;
  reg  full_q;
  reg  [31:0] first_d;
  reg  [31:0] first_q;
  reg  spare_full_d;
  reg  spare_full_q;
  reg  [31:0] spare_d;
  reg  [31:0] spare_q;

  always @* begin
    full_d = full_q;
    if (!full_q | out_ready) begin
      full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    first_d = first_q;
    if (!full_q | out_ready) begin
      first_d = in_data;
      if (spare_full_q) begin
        first_d = spare_q;
      end
    end
  end

  always @* begin
    spare_full_d = spare_full_q;
    if (!full_q | out_ready) begin
      spare_full_d = 1'b0;
    end else begin
      spare_full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    spare_d = spare_q;
    if (!spare_full_q) begin
      spare_d = in_data;
    end
  end

  assign in_ready = !spare_full_q;
  assign out_valid = full_q;
  assign out_data = first_q;

  always @(posedge clk) begin
    if (rst) begin
      full_q <= 1'b0;
      spare_full_q <= 1'b0;
    end else begin
      full_q <= full_d;
      spare_full_q <= spare_full_d;
    end
  end

  always @(posedge clk) begin
    first_q <= first_d;
    spare_q <= spare_d;
  end
endmodule
`endif

`ifndef IBHDL_SKID_7_37fa23ea
`define IBHDL_SKID_7_37fa23ea
`line 4471 "ib_link_sched_256.v/skid_7.v" 0
// two entries, ready cut by a register
module skid_7 (
  input  wire       clk,
  input  wire       rst,
  input  wire       in_valid,
  output wire       in_ready,
  input  wire [6:0] in_data,
  output wire       out_valid,
  input  wire       out_ready,
  output wire [6:0] out_data
);

  reg  full_d;
  reg  full_q;
  reg  [6:0] first_d;
  reg  [6:0] first_q;
  reg  spare_full_d;
  reg  spare_full_q;
  reg  [6:0] spare_d;
  reg  [6:0] spare_q;

  always @* begin
    full_d = full_q;
    if (!full_q | out_ready) begin
      full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    first_d = first_q;
    if (!full_q | out_ready) begin
      first_d = in_data;
      if (spare_full_q) begin
        first_d = spare_q;
      end
    end
  end

  always @* begin
    spare_full_d = spare_full_q;
    if (!full_q | out_ready) begin
      spare_full_d = 1'b0;
    end else begin
      spare_full_d = spare_full_q | in_valid;
    end
  end

  always @* begin
    spare_d = spare_q;
    if (!spare_full_q) begin
      spare_d = in_data;
    end
  end

  assign in_ready = !spare_full_q;
  assign out_valid = full_q;
  assign out_data = first_q;

  always @(posedge clk) begin
    if (rst) begin
      full_q <= 1'b0;
      spare_full_q <= 1'b0;
    end else begin
      full_q <= full_d;
      spare_full_q <= spare_full_d;
    end
  end

  always @(posedge clk) begin
    first_q <= first_d;
    spare_q <= spare_d;
  end
endmodule
`endif

`ifndef IBHDL_COUNTERS_15_b0ed33b5
`define IBHDL_COUNTERS_15_b0ed33b5
`line 4549 "ib_link_sched_256.v/counters_15.v" 0
// the counters of a port
module counters_15 (
  input  wire        clk,
  input  wire        rst,
  input  wire [4:0]  select,
  input  wire        clear,
  output wire [31:0] value,
  input  wire        xmit_packet,
  input  wire [10:0] xmit_pkt_len,
  input  wire        xmit_wait,
  input  wire        mapping_error,
  input  wire        rcv_packet,
  input  wire [10:0] rcv_pkt_len,
  input  wire        rcv_error,
  input  wire        not_operational,
  input  wire        overrun,
  input  wire        fcp_error,
  input  wire        vl15_dropped,
  input  wire        xmit_fcp,
  input  wire        rcv_fcp,
  input  wire [14:0] stalled
);

  wire clear_counter;
  wire clear_wait;
  reg  wait_;
  reg  [31:0] chosen;
  reg  [10:0] counters_0_add;
  wire counters_0_clear;
  wire [31:0] counters_0_value;
  wire [10:0] counters_1_add;
  wire counters_1_clear;
  wire [31:0] counters_1_value;
  wire [10:0] counters_2_add;
  wire counters_2_clear;
  wire [31:0] counters_2_value;
  wire [10:0] counters_3_add;
  wire counters_3_clear;
  wire [31:0] counters_3_value;
  reg  [10:0] counters_4_add;
  wire counters_4_clear;
  wire [31:0] counters_4_value;
  wire [10:0] counters_5_add;
  wire counters_5_clear;
  wire [31:0] counters_5_value;
  wire [10:0] counters_6_add;
  wire counters_6_clear;
  wire [31:0] counters_6_value;
  wire [10:0] counters_7_add;
  wire counters_7_clear;
  wire [31:0] counters_7_value;
  wire [10:0] counters_8_add;
  wire counters_8_clear;
  wire [31:0] counters_8_value;
  wire [10:0] counters_9_add;
  wire counters_9_clear;
  wire [31:0] counters_9_value;
  wire [10:0] counters_10_add;
  wire counters_10_clear;
  wire [31:0] counters_10_value;
  reg  [10:0] waits_0_add;
  wire waits_0_clear;
  wire [31:0] waits_0_value;
  reg  [10:0] waits_1_add;
  wire waits_1_clear;
  wire [31:0] waits_1_value;
  reg  [10:0] waits_2_add;
  wire waits_2_clear;
  wire [31:0] waits_2_value;
  reg  [10:0] waits_3_add;
  wire waits_3_clear;
  wire [31:0] waits_3_value;
  reg  [10:0] waits_4_add;
  wire waits_4_clear;
  wire [31:0] waits_4_value;
  reg  [10:0] waits_5_add;
  wire waits_5_clear;
  wire [31:0] waits_5_value;
  reg  [10:0] waits_6_add;
  wire waits_6_clear;
  wire [31:0] waits_6_value;
  reg  [10:0] waits_7_add;
  wire waits_7_clear;
  wire [31:0] waits_7_value;
  reg  [10:0] waits_8_add;
  wire waits_8_clear;
  wire [31:0] waits_8_value;
  reg  [10:0] waits_9_add;
  wire waits_9_clear;
  wire [31:0] waits_9_value;
  reg  [10:0] waits_10_add;
  wire waits_10_clear;
  wire [31:0] waits_10_value;
  reg  [10:0] waits_11_add;
  wire waits_11_clear;
  wire [31:0] waits_11_value;
  reg  [10:0] waits_12_add;
  wire waits_12_clear;
  wire [31:0] waits_12_value;
  reg  [10:0] waits_13_add;
  wire waits_13_clear;
  wire [31:0] waits_13_value;
  wire [10:0] waits_14_add;
  wire waits_14_clear;
  wire [31:0] waits_14_value;
  reg  [31:0] shown_q;

  always @* begin
    counters_0_add = 11'd0;
    if (xmit_packet) begin
      counters_0_add = xmit_pkt_len;
    end
  end

  assign counters_1_add = {10'd0, xmit_packet};
  assign counters_2_add = {10'd0, xmit_wait};
  assign counters_3_add = {10'd0, mapping_error};

  always @* begin
    counters_4_add = 11'd0;
    if (rcv_packet) begin
      counters_4_add = rcv_pkt_len;
    end
  end

  assign counters_5_add = {10'd0, rcv_packet};
  assign counters_6_add = {10'd0, rcv_error} + {10'd0, not_operational} + {10'd0, overrun} + {10'd0,
      fcp_error};
  assign counters_7_add = {10'd0, overrun};
  assign counters_8_add = {10'd0, vl15_dropped};
  assign counters_9_add = {10'd0, xmit_fcp};
  assign counters_10_add = {10'd0, rcv_fcp};
  assign clear_counter = clear & !select[4];
  assign clear_wait = clear & select[4];

  always @* begin
    chosen = 32'd0;
    if (select == 5'd0) begin
      chosen = counters_0_value;
    end
    if (select == 5'd1) begin
      chosen = counters_1_value;
    end
    if (select == 5'd2) begin
      chosen = counters_2_value;
    end
    if (select == 5'd3) begin
      chosen = counters_3_value;
    end
    if (select == 5'd4) begin
      chosen = counters_4_value;
    end
    if (select == 5'd5) begin
      chosen = counters_5_value;
    end
    if (select == 5'd6) begin
      chosen = counters_6_value;
    end
    if (select == 5'd7) begin
      chosen = counters_7_value;
    end
    if (select == 5'd8) begin
      chosen = counters_8_value;
    end
    if (select == 5'd9) begin
      chosen = counters_9_value;
    end
    if (select == 5'ha) begin
      chosen = counters_10_value;
    end
    if (select[4] & (select[3:0] == 4'd0)) begin
      chosen = waits_0_value;
    end
    if (select[4] & (select[3:0] == 4'd1)) begin
      chosen = waits_1_value;
    end
    if (select[4] & (select[3:0] == 4'd2)) begin
      chosen = waits_2_value;
    end
    if (select[4] & (select[3:0] == 4'd3)) begin
      chosen = waits_3_value;
    end
    if (select[4] & (select[3:0] == 4'd4)) begin
      chosen = waits_4_value;
    end
    if (select[4] & (select[3:0] == 4'd5)) begin
      chosen = waits_5_value;
    end
    if (select[4] & (select[3:0] == 4'd6)) begin
      chosen = waits_6_value;
    end
    if (select[4] & (select[3:0] == 4'd7)) begin
      chosen = waits_7_value;
    end
    if (select[4] & (select[3:0] == 4'd8)) begin
      chosen = waits_8_value;
    end
    if (select[4] & (select[3:0] == 4'd9)) begin
      chosen = waits_9_value;
    end
    if (select[4] & (select[3:0] == 4'ha)) begin
      chosen = waits_10_value;
    end
    if (select[4] & (select[3:0] == 4'hb)) begin
      chosen = waits_11_value;
    end
    if (select[4] & (select[3:0] == 4'hc)) begin
      chosen = waits_12_value;
    end
    if (select[4] & (select[3:0] == 4'hd)) begin
      chosen = waits_13_value;
    end
    if (select[4] & (select[3:0] == 4'he)) begin
      chosen = waits_14_value;
    end
  end

  assign counters_0_clear = clear_counter & (select[3:0] == 4'd0);
  assign counters_1_clear = clear_counter & (select[3:0] == 4'd1);
  assign counters_2_clear = clear_counter & (select[3:0] == 4'd2);
  assign counters_3_clear = clear_counter & (select[3:0] == 4'd3);
  assign counters_4_clear = clear_counter & (select[3:0] == 4'd4);
  assign counters_5_clear = clear_counter & (select[3:0] == 4'd5);
  assign counters_6_clear = clear_counter & (select[3:0] == 4'd6);
  assign counters_7_clear = clear_counter & (select[3:0] == 4'd7);
  assign counters_8_clear = clear_counter & (select[3:0] == 4'd8);
  assign counters_9_clear = clear_counter & (select[3:0] == 4'd9);
  assign counters_10_clear = clear_counter & (select[3:0] == 4'ha);

  always @(stalled) begin
    wait_ = stalled[0];
    waits_0_add = {10'd0, wait_};
    wait_ = stalled[1];
    waits_1_add = {10'd0, wait_};
    wait_ = stalled[2];
    waits_2_add = {10'd0, wait_};
    wait_ = stalled[3];
    waits_3_add = {10'd0, wait_};
    wait_ = stalled[4];
    waits_4_add = {10'd0, wait_};
    wait_ = stalled[5];
    waits_5_add = {10'd0, wait_};
    wait_ = stalled[6];
    waits_6_add = {10'd0, wait_};
    wait_ = stalled[7];
    waits_7_add = {10'd0, wait_};
    wait_ = stalled[8];
    waits_8_add = {10'd0, wait_};
    wait_ = stalled[9];
    waits_9_add = {10'd0, wait_};
    wait_ = stalled[10];
    waits_10_add = {10'd0, wait_};
    wait_ = stalled[11];
    waits_11_add = {10'd0, wait_};
    wait_ = stalled[12];
    waits_12_add = {10'd0, wait_};
    wait_ = stalled[13];
    waits_13_add = {10'd0, wait_};
    wait_ = stalled[14];
  end

  assign waits_0_clear = clear_wait & (select[3:0] == 4'd0);
  assign waits_1_clear = clear_wait & (select[3:0] == 4'd1);
  assign waits_2_clear = clear_wait & (select[3:0] == 4'd2);
  assign waits_3_clear = clear_wait & (select[3:0] == 4'd3);
  assign waits_4_clear = clear_wait & (select[3:0] == 4'd4);
  assign waits_5_clear = clear_wait & (select[3:0] == 4'd5);
  assign waits_6_clear = clear_wait & (select[3:0] == 4'd6);
  assign waits_7_clear = clear_wait & (select[3:0] == 4'd7);
  assign waits_8_clear = clear_wait & (select[3:0] == 4'd8);
  assign waits_9_clear = clear_wait & (select[3:0] == 4'd9);
  assign waits_10_clear = clear_wait & (select[3:0] == 4'ha);
  assign waits_11_clear = clear_wait & (select[3:0] == 4'hb);
  assign waits_12_clear = clear_wait & (select[3:0] == 4'hc);
  assign waits_13_clear = clear_wait & (select[3:0] == 4'hd);
  assign waits_14_add = {10'd0, wait_};
  assign waits_14_clear = clear_wait & (select[3:0] == 4'he);
  assign value = shown_q;

  always @(posedge clk) begin
    if (rst) begin
      shown_q <= 32'd0;
    end else begin
      shown_q <= chosen;
    end
  end

  counter u_counters_0 (
    .clk(clk),
    .rst(rst),
    .add(counters_0_add),
    .clear(counters_0_clear),
    .value(counters_0_value)
  );

  counter u_counters_1 (
    .clk(clk),
    .rst(rst),
    .add(counters_1_add),
    .clear(counters_1_clear),
    .value(counters_1_value)
  );

  counter u_counters_2 (
    .clk(clk),
    .rst(rst),
    .add(counters_2_add),
    .clear(counters_2_clear),
    .value(counters_2_value)
  );

  counter u_counters_3 (
    .clk(clk),
    .rst(rst),
    .add(counters_3_add),
    .clear(counters_3_clear),
    .value(counters_3_value)
  );

  counter u_counters_4 (
    .clk(clk),
    .rst(rst),
    .add(counters_4_add),
    .clear(counters_4_clear),
    .value(counters_4_value)
  );

  counter u_counters_5 (
    .clk(clk),
    .rst(rst),
    .add(counters_5_add),
    .clear(counters_5_clear),
    .value(counters_5_value)
  );

  counter u_counters_6 (
    .clk(clk),
    .rst(rst),
    .add(counters_6_add),
    .clear(counters_6_clear),
    .value(counters_6_value)
  );

  counter u_counters_7 (
    .clk(clk),
    .rst(rst),
    .add(counters_7_add),
    .clear(counters_7_clear),
    .value(counters_7_value)
  );

  counter u_counters_8 (
    .clk(clk),
    .rst(rst),
    .add(counters_8_add),
    .clear(counters_8_clear),
    .value(counters_8_value)
  );

  counter u_counters_9 (
    .clk(clk),
    .rst(rst),
    .add(counters_9_add),
    .clear(counters_9_clear),
    .value(counters_9_value)
  );

  counter u_counters_10 (
    .clk(clk),
    .rst(rst),
    .add(counters_10_add),
    .clear(counters_10_clear),
    .value(counters_10_value)
  );

  counter u_waits_0 (
    .clk(clk),
    .rst(rst),
    .add(waits_0_add),
    .clear(waits_0_clear),
    .value(waits_0_value)
  );

  counter u_waits_1 (
    .clk(clk),
    .rst(rst),
    .add(waits_1_add),
    .clear(waits_1_clear),
    .value(waits_1_value)
  );

  counter u_waits_2 (
    .clk(clk),
    .rst(rst),
    .add(waits_2_add),
    .clear(waits_2_clear),
    .value(waits_2_value)
  );

  counter u_waits_3 (
    .clk(clk),
    .rst(rst),
    .add(waits_3_add),
    .clear(waits_3_clear),
    .value(waits_3_value)
  );

  counter u_waits_4 (
    .clk(clk),
    .rst(rst),
    .add(waits_4_add),
    .clear(waits_4_clear),
    .value(waits_4_value)
  );

  counter u_waits_5 (
    .clk(clk),
    .rst(rst),
    .add(waits_5_add),
    .clear(waits_5_clear),
    .value(waits_5_value)
  );

  counter u_waits_6 (
    .clk(clk),
    .rst(rst),
    .add(waits_6_add),
    .clear(waits_6_clear),
    .value(waits_6_value)
  );

  counter u_waits_7 (
    .clk(clk),
    .rst(rst),
    .add(waits_7_add),
    .clear(waits_7_clear),
    .value(waits_7_value)
  );

  counter u_waits_8 (
    .clk(clk),
    .rst(rst),
    .add(waits_8_add),
    .clear(waits_8_clear),
    .value(waits_8_value)
  );

  counter u_waits_9 (
    .clk(clk),
    .rst(rst),
    .add(waits_9_add),
    .clear(waits_9_clear),
    .value(waits_9_value)
  );

  counter u_waits_10 (
    .clk(clk),
    .rst(rst),
    .add(waits_10_add),
    .clear(waits_10_clear),
    .value(waits_10_value)
  );

  counter u_waits_11 (
    .clk(clk),
    .rst(rst),
    .add(waits_11_add),
    .clear(waits_11_clear),
    .value(waits_11_value)
  );

  counter u_waits_12 (
    .clk(clk),
    .rst(rst),
    .add(waits_12_add),
    .clear(waits_12_clear),
    .value(waits_12_value)
  );

  counter u_waits_13 (
    .clk(clk),
    .rst(rst),
    .add(waits_13_add),
    .clear(waits_13_clear),
    .value(waits_13_value)
  );

  counter u_waits_14 (
    .clk(clk),
    .rst(rst),
    .add(waits_14_add),
    .clear(waits_14_clear),
    .value(waits_14_value)
  );
endmodule
`endif

`ifndef IBHDL_COUNTER_8562a56f
`define IBHDL_COUNTER_8562a56f
`line 5049 "ib_link_sched_256.v/counter.v" 0
// a counter of 32 bits that stays at its end
module counter (
  input  wire        clk,
  input  wire        rst,
  input  wire [10:0] add,
  input  wire        clear,
  output wire [31:0] value
);

  wire [32:0] sum;
  reg  [31:0] count_d;
  reg  [31:0] count_q;

  assign sum = {1'b0, count_q} + {22'd0, add};

  always @* begin
    count_d = sum[31:0];
    if (sum[32]) begin
      count_d = 32'hffffffff;
    end
    if (clear) begin
      count_d = 32'd0;
    end
  end

  assign value = count_q;

  always @(posedge clk) begin
    if (rst) begin
      count_q <= 32'd0;
    end else begin
      count_q <= count_d;
    end
  end
endmodule
`endif
