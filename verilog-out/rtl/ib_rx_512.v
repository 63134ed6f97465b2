// ib_rx_512: receive pipeline: header descriptor, payload and status of every packet.
// ibhdl 0.1.0, LANES = 16 (512 bits per beat).
// Made by: ibhdl emit --top ib_rx --lanes 16
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_rx_512 (
  input  wire         clk,                                       // clock, rising edge
  input  wire         rst,                                       // reset, synchronous, active high
  input  wire [2:0]   cfg_mtu,                                   // MTU code of PortInfo: 1 to 5 for 256 to 4096 bytes
  input  wire         cfg_mpe,                                   // decode FLUSH and ATOMIC WRITE; reserved while low
  input  wire         s_axis_tvalid,                             // a beat of a packet, LRH to VCRC, is offered
  output wire         s_axis_tready,                             // it is taken at this edge; a register
  input  wire [511:0] s_axis_tdata,                              // bits 7:0 are the first byte on the wire
  input  wire [63:0]  s_axis_tkeep,                              // bytes of a last beat, from bit 0; unread before
  input  wire         s_axis_tlast,                              // the last beat of a packet
  input  wire         s_axis_tuser,                              // on the last beat: the link found the packet bad
  output wire         m_axis_desc_tvalid,                        // a descriptor is offered, one per packet
  input  wire         m_axis_desc_tready,                        // it is taken at this edge
  output wire         m_axis_desc_has_lrh,                       // the LRH arrived
  output wire         m_axis_desc_has_rwh,                       // an RWH is there (LNH 0) and arrived
  output wire         m_axis_desc_has_ipv6,                      // a raw IPv6 header is there (LNH 1) and arrived
  output wire         m_axis_desc_has_grh,                       // a GRH is there (LNH 3) and arrived
  output wire         m_axis_desc_has_bth,                       // a BTH is there (LNH 2 and 3) and arrived
  output wire [3:0]   m_axis_desc_lrh_vl,                        // virtual lane
  output wire [3:0]   m_axis_desc_lrh_lver,                      // link version, 0
  output wire [3:0]   m_axis_desc_lrh_sl,                        // service level
  output wire [1:0]   m_axis_desc_lrh_lnh,                       // link next header: 0 raw, 1 IPv6, 2 BTH, 3 GRH, BTH
  output wire [15:0]  m_axis_desc_lrh_dlid,                      // destination local identifier
  output wire [10:0]  m_axis_desc_lrh_pkt_len,                   // packet length in dwords, LRH to ICRC
  output wire [15:0]  m_axis_desc_lrh_slid,                      // source local identifier
  output wire [15:0]  m_axis_desc_rwh_resv,                      // bytes 0 and 1 of the header, reserved
  output wire [15:0]  m_axis_desc_rwh_ether_type,                // bytes 2 and 3 of the header
  output wire [3:0]   m_axis_desc_grh_ip_ver,                    // IP version, 6
  output wire [7:0]   m_axis_desc_grh_t_class,                   // traffic class
  output wire [19:0]  m_axis_desc_grh_flow_label,                // flow label
  output wire [15:0]  m_axis_desc_grh_pay_len,                   // bytes behind this header, ICRC included
  output wire [7:0]   m_axis_desc_grh_nxt_hdr,                   // next header, 0x1B for a BTH
  output wire [7:0]   m_axis_desc_grh_hop_lmt,                   // hop limit
  output wire [127:0] m_axis_desc_grh_sgid,                      // source global identifier
  output wire [127:0] m_axis_desc_grh_dgid,                      // destination global identifier
  output wire [7:0]   m_axis_desc_bth_opcode,                    // service in bits 7:5, operation in bits 4:0
  output wire         m_axis_desc_bth_se,                        // solicited event
  output wire         m_axis_desc_bth_mig_req,                   // migration request
  output wire [1:0]   m_axis_desc_bth_pad_cnt,                   // bytes that pad the payload to a dword
  output wire [3:0]   m_axis_desc_bth_t_ver,                     // transport version, 0
  output wire [15:0]  m_axis_desc_bth_p_key,                     // partition key; bit 15: full member
  output wire         m_axis_desc_bth_fecn,                      // forward explicit congestion notification
  output wire         m_axis_desc_bth_becn,                      // backward explicit congestion notification
  output wire [23:0]  m_axis_desc_bth_dest_qp,                   // destination queue pair
  output wire         m_axis_desc_bth_ack_req,                   // acknowledge request
  output wire [23:0]  m_axis_desc_bth_psn,                       // packet sequence number
  output wire [2:0]   m_axis_desc_service,                       // 0 RC, 1 UC, 2 RD, 3 UD, 4 CNP, 5 XRC, 6 manufacturer
  output wire [4:0]   m_axis_desc_operation,                     // operation by its code (docs/ports.md); 0 reserved
  output wire         m_axis_desc_eth_has_rdeth,                 // an RDETH is there and arrived
  output wire         m_axis_desc_eth_has_deth,                  // a DETH is there and arrived
  output wire         m_axis_desc_eth_has_xrceth,                // an XRCETH is there and arrived
  output wire         m_axis_desc_eth_has_feth,                  // a FETH is there and arrived
  output wire         m_axis_desc_eth_has_reth,                  // a RETH is there and arrived
  output wire         m_axis_desc_eth_has_atomic_eth,            // an AtomicETH is there and arrived
  output wire         m_axis_desc_eth_has_aeth,                  // an AETH is there and arrived
  output wire         m_axis_desc_eth_has_atomic_ack_eth,        // an AtomicAckETH is there and arrived
  output wire         m_axis_desc_eth_has_imm_dt,                // an ImmDt is there and arrived
  output wire         m_axis_desc_eth_has_ieth,                  // an IETH is there and arrived
  output wire [23:0]  m_axis_desc_eth_rdeth_ee_context,          // end-to-end context
  output wire [31:0]  m_axis_desc_eth_deth_q_key,                // queue key
  output wire [23:0]  m_axis_desc_eth_deth_src_qp,               // source queue pair
  output wire [23:0]  m_axis_desc_eth_xrceth_xrc_srq,            // XRC shared receive queue
  output wire [1:0]   m_axis_desc_eth_feth_sel,                  // selectivity level: 0 range, 1 whole region
  output wire [3:0]   m_axis_desc_eth_feth_plt,                  // placement: bit 0 global visibility, 1 persistence
  output wire [63:0]  m_axis_desc_eth_reth_va,                   // virtual address
  output wire [31:0]  m_axis_desc_eth_reth_r_key,                // remote key
  output wire [31:0]  m_axis_desc_eth_reth_dma_len,              // length of the DMA operation in bytes
  output wire [63:0]  m_axis_desc_eth_atomic_eth_va,             // virtual address
  output wire [31:0]  m_axis_desc_eth_atomic_eth_r_key,          // remote key
  output wire [63:0]  m_axis_desc_eth_atomic_eth_swap_add,       // swap or add operand
  output wire [63:0]  m_axis_desc_eth_atomic_eth_compare,        // compare operand; FetchAdd ignores it
  output wire [7:0]   m_axis_desc_eth_aeth_syndrome,             // ACK with credits, RNR NAK or NAK
  output wire [23:0]  m_axis_desc_eth_aeth_msn,                  // message sequence number
  output wire [63:0]  m_axis_desc_eth_atomic_ack_eth_orig_data,  // the value before the operation
  output wire [31:0]  m_axis_desc_eth_imm_dt_imm_dt,             // the data
  output wire [31:0]  m_axis_desc_eth_ieth_r_key,                // the remote key to invalidate
  output wire [12:0]  m_axis_desc_payload_bytes,                 // payload that PktLen promises, in bytes without pad
  output wire         m_axis_payload_tvalid,                     // a beat of payload is offered
  input  wire         m_axis_payload_tready,                     // it is taken at this edge
  output wire [511:0] m_axis_payload_tdata,                      // bits 7:0 are the first byte
  output wire [63:0]  m_axis_payload_tkeep,                      // bytes of the beat; all ones before the last one
  output wire         m_axis_payload_tlast,                      // the last beat of a packet's payload
  output wire         m_axis_payload_tuser,                      // on the last beat: a check of the packet failed
  output wire         m_axis_status_tvalid,                      // a status is offered, one per packet
  input  wire         m_axis_status_tready,                      // it is taken at this edge
  output wire         m_axis_status_truncated,                   // shorter than PktLen or the headers say
  output wire         m_axis_status_length,                      // the bytes differ from 4 * PktLen + 2
  output wire         m_axis_status_pkt_len_min,                 // PktLen is less than the least packet has
  output wire         m_axis_status_pkt_len_max,                 // PktLen is more than the MTU allows
  output wire         m_axis_status_lver,                        // LVer is not 0
  output wire         m_axis_status_vl15,                        // on VL 15, but not an SMP
  output wire         m_axis_status_grh_ip_ver,                  // IPVer of the GRH is not 6
  output wire         m_axis_status_grh_nxt_hdr,                 // NxtHdr of the GRH is not 0x1B
  output wire         m_axis_status_grh_pay_len,                 // PayLen of the GRH does not fit PktLen
  output wire         m_axis_status_t_ver,                       // TVer is not 0
  output wire         m_axis_status_reserved_opcode,             // the opcode is reserved
  output wire         m_axis_status_payload_rule,                // the payload is not what the opcode allows
  output wire         m_axis_status_icrc,                        // the ICRC is bad
  output wire         m_axis_status_vcrc,                        // the VCRC is bad
  output wire         m_axis_status_link_error,                  // the link said that the packet ended bad
  output wire [1:0]   m_axis_status_icrc_result,                 // 0 absent, 1 good, 2 bad
  output wire [15:0]  m_axis_status_bytes,                       // bytes that arrived, at most 65535
  output wire [12:0]  m_axis_status_payload_bytes                // payload that went out, in bytes; 0: no beat
);

  localparam [1:0] ICRC_ABSENT = 2'd0;
  localparam [1:0] ICRC_GOOD = 2'd1;
  localparam [1:0] ICRC_BAD = 2'd2;

  wire [1149:0] m_axis_desc;
  wire [45:0] m_axis_status;
  wire [46:0] links_0;
  wire [46:0] links_1;
  wire [46:0] links_2;
  wire [46:0] links_3;
  wire [46:0] links_4;
  wire [46:0] links_5;
  wire [46:0] checked;
  reg  [45:0] status;
  wire failed;
  wire ingress_fire;
  wire [511:0] ingress_data;
  wire [47:0] ingress_beat;
  wire [799:0] window_window;
  reg  [511:0] data_q;
  reg  [47:0] beat_q;
  wire [827:0] locate_located;
  wire [47:0] locate_located_beat;
  reg  [511:0] located_data_q;
  wire [1149:0] describe_descriptor;
  wire [17:0] describe_layout;
  wire [47:0] describe_described;
  wire describe_emit;
  reg  [511:0] described_data_q;
  wire [46:0] check_verdict;
  reg  [46:0] verdicts_0_q;
  reg  [46:0] verdicts_1_q;
  reg  [46:0] verdicts_2_q;
  reg  [46:0] verdicts_3_q;
  reg  [46:0] verdicts_4_q;
  wire icrc_done;
  wire icrc_found;
  wire icrc_good;
  wire vcrc_done;
  wire vcrc_good;
  reg  done_q;
  reg  [45:0] status_register_q;
  reg  token_q;
  reg  bad_q;
  wire payload_valid;
  wire [511:0] payload_payload;
  wire [6:0] payload_bytes;
  wire payload_last;
  wire descriptors_valid;
  wire [1149:0] descriptors_data;
  wire [5:0] descriptors_level;
  wire egress_tvalid;
  wire [511:0] egress_tdata;
  wire [63:0] egress_tkeep;
  wire egress_tlast;
  wire egress_tuser;
  wire [5:0] egress_level;
  wire statuses_valid;
  wire [45:0] statuses_data;
  wire [5:0] statuses_level;
  reg  ready_q;

  assign m_axis_desc_has_lrh = m_axis_desc[0];
  assign m_axis_desc_has_rwh = m_axis_desc[1];
  assign m_axis_desc_has_ipv6 = m_axis_desc[2];
  assign m_axis_desc_has_grh = m_axis_desc[3];
  assign m_axis_desc_has_bth = m_axis_desc[4];
  assign m_axis_desc_lrh_vl = m_axis_desc[8:5];
  assign m_axis_desc_lrh_lver = m_axis_desc[12:9];
  assign m_axis_desc_lrh_sl = m_axis_desc[16:13];
  assign m_axis_desc_lrh_lnh = m_axis_desc[18:17];
  assign m_axis_desc_lrh_dlid = m_axis_desc[34:19];
  assign m_axis_desc_lrh_pkt_len = m_axis_desc[45:35];
  assign m_axis_desc_lrh_slid = m_axis_desc[61:46];
  assign m_axis_desc_rwh_resv = m_axis_desc[77:62];
  assign m_axis_desc_rwh_ether_type = m_axis_desc[93:78];
  assign m_axis_desc_grh_ip_ver = m_axis_desc[97:94];
  assign m_axis_desc_grh_t_class = m_axis_desc[105:98];
  assign m_axis_desc_grh_flow_label = m_axis_desc[125:106];
  assign m_axis_desc_grh_pay_len = m_axis_desc[141:126];
  assign m_axis_desc_grh_nxt_hdr = m_axis_desc[149:142];
  assign m_axis_desc_grh_hop_lmt = m_axis_desc[157:150];
  assign m_axis_desc_grh_sgid = m_axis_desc[285:158];
  assign m_axis_desc_grh_dgid = m_axis_desc[413:286];
  assign m_axis_desc_bth_opcode = m_axis_desc[421:414];
  assign m_axis_desc_bth_se = m_axis_desc[422];
  assign m_axis_desc_bth_mig_req = m_axis_desc[423];
  assign m_axis_desc_bth_pad_cnt = m_axis_desc[425:424];
  assign m_axis_desc_bth_t_ver = m_axis_desc[429:426];
  assign m_axis_desc_bth_p_key = m_axis_desc[445:430];
  assign m_axis_desc_bth_fecn = m_axis_desc[446];
  assign m_axis_desc_bth_becn = m_axis_desc[447];
  assign m_axis_desc_bth_dest_qp = m_axis_desc[471:448];
  assign m_axis_desc_bth_ack_req = m_axis_desc[472];
  assign m_axis_desc_bth_psn = m_axis_desc[496:473];
  assign m_axis_desc_service = m_axis_desc[499:497];
  assign m_axis_desc_operation = m_axis_desc[504:500];
  assign m_axis_desc_eth_has_rdeth = m_axis_desc[505];
  assign m_axis_desc_eth_has_deth = m_axis_desc[506];
  assign m_axis_desc_eth_has_xrceth = m_axis_desc[507];
  assign m_axis_desc_eth_has_feth = m_axis_desc[508];
  assign m_axis_desc_eth_has_reth = m_axis_desc[509];
  assign m_axis_desc_eth_has_atomic_eth = m_axis_desc[510];
  assign m_axis_desc_eth_has_aeth = m_axis_desc[511];
  assign m_axis_desc_eth_has_atomic_ack_eth = m_axis_desc[512];
  assign m_axis_desc_eth_has_imm_dt = m_axis_desc[513];
  assign m_axis_desc_eth_has_ieth = m_axis_desc[514];
  assign m_axis_desc_eth_rdeth_ee_context = m_axis_desc[538:515];
  assign m_axis_desc_eth_deth_q_key = m_axis_desc[570:539];
  assign m_axis_desc_eth_deth_src_qp = m_axis_desc[594:571];
  assign m_axis_desc_eth_xrceth_xrc_srq = m_axis_desc[618:595];
  assign m_axis_desc_eth_feth_sel = m_axis_desc[620:619];
  assign m_axis_desc_eth_feth_plt = m_axis_desc[624:621];
  assign m_axis_desc_eth_reth_va = m_axis_desc[688:625];
  assign m_axis_desc_eth_reth_r_key = m_axis_desc[720:689];
  assign m_axis_desc_eth_reth_dma_len = m_axis_desc[752:721];
  assign m_axis_desc_eth_atomic_eth_va = m_axis_desc[816:753];
  assign m_axis_desc_eth_atomic_eth_r_key = m_axis_desc[848:817];
  assign m_axis_desc_eth_atomic_eth_swap_add = m_axis_desc[912:849];
  assign m_axis_desc_eth_atomic_eth_compare = m_axis_desc[976:913];
  assign m_axis_desc_eth_aeth_syndrome = m_axis_desc[984:977];
  assign m_axis_desc_eth_aeth_msn = m_axis_desc[1008:985];
  assign m_axis_desc_eth_atomic_ack_eth_orig_data = m_axis_desc[1072:1009];
  assign m_axis_desc_eth_imm_dt_imm_dt = m_axis_desc[1104:1073];
  assign m_axis_desc_eth_ieth_r_key = m_axis_desc[1136:1105];
  assign m_axis_desc_payload_bytes = m_axis_desc[1149:1137];
  assign m_axis_status_truncated = m_axis_status[0];
  assign m_axis_status_length = m_axis_status[1];
  assign m_axis_status_pkt_len_min = m_axis_status[2];
  assign m_axis_status_pkt_len_max = m_axis_status[3];
  assign m_axis_status_lver = m_axis_status[4];
  assign m_axis_status_vl15 = m_axis_status[5];
  assign m_axis_status_grh_ip_ver = m_axis_status[6];
  assign m_axis_status_grh_nxt_hdr = m_axis_status[7];
  assign m_axis_status_grh_pay_len = m_axis_status[8];
  assign m_axis_status_t_ver = m_axis_status[9];
  assign m_axis_status_reserved_opcode = m_axis_status[10];
  assign m_axis_status_payload_rule = m_axis_status[11];
  assign m_axis_status_icrc = m_axis_status[12];
  assign m_axis_status_vcrc = m_axis_status[13];
  assign m_axis_status_link_error = m_axis_status[14];
  assign m_axis_status_icrc_result = m_axis_status[16:15];
  assign m_axis_status_bytes = m_axis_status[32:17];
  assign m_axis_status_payload_bytes = m_axis_status[45:33];

  assign ingress_fire = s_axis_tvalid & ready_q;
  assign m_axis_desc_tvalid = descriptors_valid;
  assign m_axis_desc = descriptors_data;
  assign links_0 = check_verdict;
  assign links_1 = verdicts_0_q;
  assign links_2 = verdicts_1_q;
  assign links_3 = verdicts_2_q;
  assign links_4 = verdicts_3_q;
  assign links_5 = verdicts_4_q;
  assign checked = links_5;

  always @* begin
    status = checked[45:0];  // checked.status
    status[12] = icrc_found & !icrc_good;  // icrc
    status[13] = !vcrc_good;  // vcrc
    status[16:15] = ICRC_ABSENT;  // icrc_result
    if (icrc_found) begin
      status[16:15] = ICRC_BAD;  // icrc_result
      if (icrc_good) begin
        status[16:15] = ICRC_GOOD;  // icrc_result
      end
    end
  end

  assign failed = status[0] | status[1] | status[2] | status[3] | status[4] | status[5] | status[6] |
      status[7] | status[8] | status[9] | status[10] | status[11] | status[12] | status[13] | status[14];
  assign m_axis_status_tvalid = statuses_valid;
  assign m_axis_status = statuses_data;
  assign m_axis_payload_tvalid = egress_tvalid;
  assign m_axis_payload_tdata = egress_tdata;
  assign m_axis_payload_tkeep = egress_tkeep;
  assign m_axis_payload_tlast = egress_tlast;
  assign m_axis_payload_tuser = egress_tuser;
  assign s_axis_tready = ready_q;

  always @(posedge clk) begin
    data_q <= ingress_data;
    located_data_q <= data_q;
    described_data_q <= located_data_q;
    verdicts_0_q <= links_0;
    verdicts_1_q <= links_1;
    verdicts_2_q <= links_2;
    verdicts_3_q <= links_3;
    verdicts_4_q <= links_4;
    status_register_q <= status;
    bad_q <= failed;
  end

  always @(posedge clk) begin
    if (rst) begin
      beat_q <= 48'd0;
      done_q <= 1'b0;
      token_q <= 1'b0;
      ready_q <= 1'b0;
    end else begin
      beat_q <= ingress_beat;
      done_q <= vcrc_done;
      token_q <= vcrc_done & checked[46];  // checked.has_payload
      ready_q <= (descriptors_level <= 6'h10) & (egress_level <= 6'h10) & (statuses_level <= 6'h10);
    end
  end

  ingress_512 u_ingress (
    .clk(clk),
    .rst(rst),
    .tdata(s_axis_tdata),
    .tkeep(s_axis_tkeep),
    .tlast(s_axis_tlast),
    .tuser(s_axis_tuser),
    .fire(ingress_fire),
    .data(ingress_data),
    .beat(ingress_beat)
  );

  header_window_512 u_window (
    .clk(clk),
    .load(ingress_beat[0]),  // ingress_beat.valid
    .index(ingress_beat[15:11]),  // ingress_beat.index
    .data(ingress_data),
    .window(window_window)
  );

  locate_headers u_locate (
    .clk(clk),
    .rst(rst),
    .window(window_window),
    .beat(beat_q),
    .mpe(cfg_mpe),
    .located(locate_located),
    .located_beat(locate_located_beat)
  );

  describe_packet u_describe (
    .clk(clk),
    .rst(rst),
    .located(locate_located),
    .beat(locate_located_beat),
    .descriptor(describe_descriptor),
    .layout(describe_layout),
    .described(describe_described),
    .emit(describe_emit)
  );

  check_headers u_check (
    .clk(clk),
    .descriptor(describe_descriptor),
    .layout(describe_layout),
    .beat(describe_described),
    .mtu(cfg_mtu),
    .verdict(check_verdict)
  );

  check_icrc_512 u_icrc (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(icrc_done),
    .found(icrc_found),
    .good(icrc_good)
  );

  check_vcrc_512 u_vcrc (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(vcrc_done),
    .good(vcrc_good)
  );

  payload_512 u_payload (
    .clk(clk),
    .rst(rst),
    .data(described_data_q),
    .descriptor(describe_descriptor),
    .layout(describe_layout),
    .beat(describe_described),
    .valid(payload_valid),
    .payload(payload_payload),
    .bytes(payload_bytes),
    .last(payload_last)
  );

  fifo_1150 u_descriptors (
    .clk(clk),
    .rst(rst),
    .push(describe_emit),
    .push_data(describe_descriptor),
    .valid(descriptors_valid),
    .data(descriptors_data),
    .ready(m_axis_desc_tready),
    .level(descriptors_level)
  );

  egress_512 u_egress (
    .clk(clk),
    .rst(rst),
    .push(payload_valid),
    .payload(payload_payload),
    .bytes(payload_bytes),
    .last(payload_last),
    .token(token_q),
    .bad(bad_q),
    .tvalid(egress_tvalid),
    .tready(m_axis_payload_tready),
    .tdata(egress_tdata),
    .tkeep(egress_tkeep),
    .tlast(egress_tlast),
    .tuser(egress_tuser),
    .level(egress_level)
  );

  fifo_46 u_statuses (
    .clk(clk),
    .rst(rst),
    .push(done_q),
    .push_data(status_register_q),
    .valid(statuses_valid),
    .data(statuses_data),
    .ready(m_axis_status_tready),
    .level(statuses_level)
  );

  wire _unused_ok = &{1'b0, icrc_done};
endmodule

`ifndef IBHDL_INGRESS_512_326bd6c0
`define IBHDL_INGRESS_512_326bd6c0
`line 446 "ib_rx_512.v/ingress_512.v" 0
// AXI4-Stream to lanes, beats numbered and bytes counted
module ingress_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] tdata,
  input  wire [63:0]  tkeep,
  input  wire         tlast,
  input  wire         tuser,
  input  wire         fire,
  output wire [511:0] data,
  output wire [47:0]  beat
);

  reg  [63:0] keep;
  reg  [6:0] bytes;
  wire first;
  wire [4:0] index;
  wire [15:0] before_;
  wire [16:0] sum;
  reg  [15:0] total;
  wire [511:0] order_data;
  wire [6:0] count_y;
  reg  in_packet_d;
  reg  in_packet_q;
  reg  [4:0] next_index_d;
  reg  [4:0] next_index_q;
  reg  [15:0] next_before_d;
  reg  [15:0] next_before_q;

  always @* begin
    keep = 64'hffffffffffffffff;
    if (tlast) begin
      keep = tkeep;
    end
  end

  assign data = order_data;

  always @* begin
    bytes = 7'h40;
    if (tlast) begin
      bytes = count_y;
    end
  end

  assign first = !in_packet_q;
  assign index = next_index_q;
  assign before_ = next_before_q;
  assign sum = {1'b0, before_} + {10'd0, bytes};

  always @* begin
    total = sum[15:0];
    if (sum[16] | (before_ == 16'hffff)) begin
      total = 16'hffff;
    end
  end

  always @* begin
    in_packet_d = in_packet_q;
    if (fire) begin
      in_packet_d = !tlast;
    end
  end

  always @* begin
    next_index_d = next_index_q;
    if (fire) begin
      if (index != 5'h1f) begin
        next_index_d = index + 5'd1;
      end
      if (tlast) begin
        next_index_d = 5'd0;
      end
    end
  end

  always @* begin
    next_before_d = next_before_q;
    if (fire) begin
      next_before_d = total;
      if (tlast) begin
        next_before_d = 16'd0;
      end
    end
  end

  assign beat[0] = fire;  // valid
  assign beat[1] = first;  // first
  assign beat[2] = tlast;  // last
  assign beat[3] = tuser;  // link_error
  assign beat[10:4] = bytes;  // bytes
  assign beat[15:11] = index;  // index
  assign beat[31:16] = before_;  // before
  assign beat[47:32] = total;  // total

  always @(posedge clk) begin
    if (rst) begin
      in_packet_q <= 1'b0;
      next_index_q <= 5'd0;
      next_before_q <= 16'd0;
    end else begin
      in_packet_q <= in_packet_d;
      next_index_q <= next_index_d;
      next_before_q <= next_before_d;
    end
  end

  from_axi_512 u_order (
    .tdata(tdata),
    .keep(keep),
    .data(order_data)
  );

  count_keep_64 u_count (
    .x(tkeep),
    .y(count_y)
  );
endmodule
`endif

`ifndef IBHDL_FROM_AXI_512_ff32e350
`define IBHDL_FROM_AXI_512_ff32e350
`line 569 "ib_rx_512.v/from_axi_512.v" 0
// AXI4-Stream byte order to lanes
module from_axi_512 (
  input  wire [511:0] tdata,
  input  wire [63:0]  keep,
  output wire [511:0] data
);

  assign data[31:0] = {tdata[7:0] & {8{keep[0]}}, tdata[15:8] & {8{keep[1]}}, tdata[23:16] & {8{keep[2]}}, tdata[31:24] & {8{keep[3]}}};
  assign data[63:32] = {tdata[39:32] & {8{keep[4]}}, tdata[47:40] & {8{keep[5]}}, tdata[55:48] & {8{keep[6]}}, tdata[63:56] & {8{keep[7]}}};
  assign data[95:64] = {tdata[71:64] & {8{keep[8]}}, tdata[79:72] & {8{keep[9]}}, tdata[87:80] & {8{keep[10]}}, tdata[95:88] & {8{keep[11]}}};
  assign data[127:96] = {tdata[103:96] & {8{keep[12]}}, tdata[111:104] & {8{keep[13]}}, tdata[119:112] & {8{keep[14]}}, tdata[127:120] & {8{keep[15]}}};
  assign data[159:128] = {tdata[135:128] & {8{keep[16]}}, tdata[143:136] & {8{keep[17]}}, tdata[151:144] & {8{keep[18]}}, tdata[159:152] & {8{keep[19]}}};
  assign data[191:160] = {tdata[167:160] & {8{keep[20]}}, tdata[175:168] & {8{keep[21]}}, tdata[183:176] & {8{keep[22]}}, tdata[191:184] & {8{keep[23]}}};
  assign data[223:192] = {tdata[199:192] & {8{keep[24]}}, tdata[207:200] & {8{keep[25]}}, tdata[215:208] & {8{keep[26]}}, tdata[223:216] & {8{keep[27]}}};
  assign data[255:224] = {tdata[231:224] & {8{keep[28]}}, tdata[239:232] & {8{keep[29]}}, tdata[247:240] & {8{keep[30]}}, tdata[255:248] & {8{keep[31]}}};
  assign data[287:256] = {tdata[263:256] & {8{keep[32]}}, tdata[271:264] & {8{keep[33]}}, tdata[279:272] & {8{keep[34]}}, tdata[287:280] & {8{keep[35]}}};
  assign data[319:288] = {tdata[295:288] & {8{keep[36]}}, tdata[303:296] & {8{keep[37]}}, tdata[311:304] & {8{keep[38]}}, tdata[319:312] & {8{keep[39]}}};
  assign data[351:320] = {tdata[327:320] & {8{keep[40]}}, tdata[335:328] & {8{keep[41]}}, tdata[343:336] & {8{keep[42]}}, tdata[351:344] & {8{keep[43]}}};
  assign data[383:352] = {tdata[359:352] & {8{keep[44]}}, tdata[367:360] & {8{keep[45]}}, tdata[375:368] & {8{keep[46]}}, tdata[383:376] & {8{keep[47]}}};
  assign data[415:384] = {tdata[391:384] & {8{keep[48]}}, tdata[399:392] & {8{keep[49]}}, tdata[407:400] & {8{keep[50]}}, tdata[415:408] & {8{keep[51]}}};
  assign data[447:416] = {tdata[423:416] & {8{keep[52]}}, tdata[431:424] & {8{keep[53]}}, tdata[439:432] & {8{keep[54]}}, tdata[447:440] & {8{keep[55]}}};
  assign data[479:448] = {tdata[455:448] & {8{keep[56]}}, tdata[463:456] & {8{keep[57]}}, tdata[471:464] & {8{keep[58]}}, tdata[479:472] & {8{keep[59]}}};
  assign data[511:480] = {tdata[487:480] & {8{keep[60]}}, tdata[495:488] & {8{keep[61]}}, tdata[503:496] & {8{keep[62]}}, tdata[511:504] & {8{keep[63]}}};
endmodule
`endif

`ifndef IBHDL_COUNT_KEEP_64_e421d0c1
`define IBHDL_COUNT_KEEP_64_e421d0c1
`line 598 "ib_rx_512.v/count_keep_64.v" 0
// constant linear map over GF(2)
module count_keep_64 (
  input  wire [63:0] x,
  output wire [6:0]  y
);

  assign y[0] = ^(x & 64'hffffffffffffffff);
  assign y[1] = ^(x & 64'haaaaaaaaaaaaaaaa);
  assign y[2] = ^(x & 64'h8888888888888888);
  assign y[3] = ^(x & 64'h8080808080808080);
  assign y[4] = ^(x & 64'h8000800080008000);
  assign y[5] = ^(x & 64'h8000000080000000);
  assign y[6] = ^(x & 64'h8000000000000000);
endmodule
`endif

`ifndef IBHDL_HEADER_WINDOW_512_58e4a906
`define IBHDL_HEADER_WINDOW_512_58e4a906
`line 617 "ib_rx_512.v/header_window_512.v" 0
// the first 25 dwords of a packet
module header_window_512 (
  input  wire         clk,
  input  wire         load,
  input  wire [4:0]   index,
  input  wire [511:0] data,
  output reg  [799:0] window
);

  always @(posedge clk)
    if (load)
      case (index)
        5'd0: window[799:288] <= {data[31:0], data[63:32], data[95:64], data[127:96], data[159:128], data[191:160], data[223:192], data[255:224], data[287:256], data[319:288], data[351:320], data[383:352], data[415:384], data[447:416], data[479:448], data[511:480]};
        5'd1: window[287:0] <= {data[31:0], data[63:32], data[95:64], data[127:96], data[159:128], data[191:160], data[223:192], data[255:224], data[287:256]};
        default: ;
      endcase
endmodule
`endif

`ifndef IBHDL_LOCATE_HEADERS_6ae2e6f1
`define IBHDL_LOCATE_HEADERS_6ae2e6f1
`line 639 "ib_rx_512.v/locate_headers.v" 0
// the headers at their places, after the LNH branch
module locate_headers (
  input  wire         clk,
  input  wire         rst,
  input  wire [799:0] window,
  input  wire [47:0]  beat,
  input  wire         mpe,
  output wire [827:0] located,
  output wire [47:0]  located_beat
);

  reg  [95:0] bth;
  reg  [319:0] extended;
  wire [27:0] decode_decoded;
  wire [827:0] register_d;
  reg  [827:0] register_q;
  reg  [47:0] beat_register_q;

  always @* begin
    if (window[784]) begin
      bth = window[415:320];
    end else begin
      bth = window[735:640];
    end
  end

  always @* begin
    if (window[784]) begin
      extended = window[319:0];
    end else begin
      extended = window[639:320];
    end
  end

  assign register_d[63:0] = window[799:736];  // lrh
  assign register_d[383:64] = window[735:416];  // network
  assign register_d[479:384] = bth;  // bth
  assign register_d[799:480] = extended;  // extended
  assign register_d[827:800] = decode_decoded;  // opcode
  assign located = register_q;
  assign located_beat = beat_register_q;

  always @(posedge clk) begin
    register_q <= register_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      beat_register_q <= 48'd0;
    end else begin
      beat_register_q <= beat;
    end
  end

  opcode_decode u_decode (
    .opcode(bth[95:88]),
    .mpe(mpe),
    .decoded(decode_decoded)
  );
endmodule
`endif

`ifndef IBHDL_OPCODE_DECODE_f5305394
`define IBHDL_OPCODE_DECODE_f5305394
`line 704 "ib_rx_512.v/opcode_decode.v" 0
// service, operation, extended headers and payload rule of an opcode
module opcode_decode (
  input  wire [7:0]  opcode,
  input  wire        mpe,
  output reg  [27:0] decoded
);

  localparam [4:0] OPERATION_RESERVED = 5'd0;
  localparam [4:0] OPERATION_SEND_FIRST = 5'd1;
  localparam [4:0] OPERATION_SEND_MIDDLE = 5'd2;
  localparam [4:0] OPERATION_SEND_LAST = 5'd3;
  localparam [4:0] OPERATION_SEND_LAST_IMM = 5'd4;
  localparam [4:0] OPERATION_SEND_ONLY = 5'd5;
  localparam [4:0] OPERATION_SEND_ONLY_IMM = 5'd6;
  localparam [4:0] OPERATION_WRITE_FIRST = 5'd7;
  localparam [4:0] OPERATION_WRITE_MIDDLE = 5'd8;
  localparam [4:0] OPERATION_WRITE_LAST = 5'd9;
  localparam [4:0] OPERATION_WRITE_LAST_IMM = 5'ha;
  localparam [4:0] OPERATION_WRITE_ONLY = 5'hb;
  localparam [4:0] OPERATION_WRITE_ONLY_IMM = 5'hc;
  localparam [4:0] OPERATION_READ_REQUEST = 5'hd;
  localparam [4:0] OPERATION_READ_RESPONSE_FIRST = 5'he;
  localparam [4:0] OPERATION_READ_RESPONSE_MIDDLE = 5'hf;
  localparam [4:0] OPERATION_READ_RESPONSE_LAST = 5'h10;
  localparam [4:0] OPERATION_READ_RESPONSE_ONLY = 5'h11;
  localparam [4:0] OPERATION_ACKNOWLEDGE = 5'h12;
  localparam [4:0] OPERATION_ATOMIC_ACKNOWLEDGE = 5'h13;
  localparam [4:0] OPERATION_CMP_SWAP = 5'h14;
  localparam [4:0] OPERATION_FETCH_ADD = 5'h15;
  localparam [4:0] OPERATION_RESYNC = 5'h16;
  localparam [4:0] OPERATION_SEND_LAST_INVALIDATE = 5'h17;
  localparam [4:0] OPERATION_SEND_ONLY_INVALIDATE = 5'h18;
  localparam [4:0] OPERATION_FLUSH = 5'h19;
  localparam [4:0] OPERATION_ATOMIC_WRITE = 5'h1a;
  localparam [4:0] OPERATION_CNP = 5'h1b;
  localparam [4:0] OPERATION_CNP_ROCE = 5'h1c;
  localparam [4:0] OPERATION_MANUFACTURER = 5'h1d;
  localparam [2:0] PAYLOAD_RULE_UNCHECKED = 3'd0;
  localparam [2:0] PAYLOAD_RULE_WHOLE_PMTU = 3'd1;
  localparam [2:0] PAYLOAD_RULE_SOME_PMTU = 3'd2;
  localparam [2:0] PAYLOAD_RULE_UP_TO_PMTU = 3'd3;
  localparam [2:0] PAYLOAD_RULE_NOTHING = 3'd4;
  localparam [2:0] PAYLOAD_RULE_EIGHT = 3'd5;
  localparam [2:0] PAYLOAD_RULE_SIXTEEN = 3'd6;
  localparam [2:0] SERVICE_RC = 3'd0;
  localparam [2:0] SERVICE_UC = 3'd1;
  localparam [2:0] SERVICE_RD = 3'd2;
  localparam [2:0] SERVICE_UD = 3'd3;
  localparam [2:0] SERVICE_CNP = 3'd4;
  localparam [2:0] SERVICE_XRC = 3'd5;
  localparam [2:0] SERVICE_MANUFACTURER = 3'd6;

  reg  [2:0] service;
  wire [4:0] code;
  reg  [4:0] operation;
  reg  [2:0] rule;
  reg  annex;
  reg  response;
  reg  invalidate;
  reg  feth;
  reg  reth;
  reg  atomic_eth;
  reg  aeth;
  reg  atomic_ack_eth;
  reg  imm_dt;
  reg  known;
  reg  rdeth;
  reg  deth;
  reg  xrceth;
  reg  [3:0] prefix;
  reg  [3:0] own;

  always @* begin
    service = SERVICE_MANUFACTURER;
    case (opcode[7:5])
      3'd0: service = SERVICE_RC;
      3'd1: service = SERVICE_UC;
      3'd2: service = SERVICE_RD;
      3'd3: service = SERVICE_UD;
      3'd4: service = SERVICE_CNP;
      3'd5: service = SERVICE_XRC;
      default: service = SERVICE_MANUFACTURER;
    endcase
  end

  assign code = opcode[4:0];

  always @* begin
    operation = OPERATION_RESERVED;
    case (code)
      5'd0: operation = OPERATION_SEND_FIRST;
      5'd1: operation = OPERATION_SEND_MIDDLE;
      5'd2: operation = OPERATION_SEND_LAST;
      5'd3: operation = OPERATION_SEND_LAST_IMM;
      5'd4: operation = OPERATION_SEND_ONLY;
      5'd5: operation = OPERATION_SEND_ONLY_IMM;
      5'd6: operation = OPERATION_WRITE_FIRST;
      5'd7: operation = OPERATION_WRITE_MIDDLE;
      5'd8: operation = OPERATION_WRITE_LAST;
      5'd9: operation = OPERATION_WRITE_LAST_IMM;
      5'ha: operation = OPERATION_WRITE_ONLY;
      5'hb: operation = OPERATION_WRITE_ONLY_IMM;
      5'hc: operation = OPERATION_READ_REQUEST;
      5'hd: operation = OPERATION_READ_RESPONSE_FIRST;
      5'he: operation = OPERATION_READ_RESPONSE_MIDDLE;
      5'hf: operation = OPERATION_READ_RESPONSE_LAST;
      5'h10: operation = OPERATION_READ_RESPONSE_ONLY;
      5'h11: operation = OPERATION_ACKNOWLEDGE;
      5'h12: operation = OPERATION_ATOMIC_ACKNOWLEDGE;
      5'h13: operation = OPERATION_CMP_SWAP;
      5'h14: operation = OPERATION_FETCH_ADD;
      5'h15: operation = OPERATION_RESYNC;
      5'h16: operation = OPERATION_SEND_LAST_INVALIDATE;
      5'h17: operation = OPERATION_SEND_ONLY_INVALIDATE;
      5'h1c: operation = OPERATION_FLUSH;
      5'h1d: operation = OPERATION_ATOMIC_WRITE;
      default: operation = OPERATION_RESERVED;
    endcase
  end

  always @* begin
    rule = PAYLOAD_RULE_UNCHECKED;
    case (code)
      5'd0: rule = PAYLOAD_RULE_WHOLE_PMTU;
      5'd1: rule = PAYLOAD_RULE_WHOLE_PMTU;
      5'd2: rule = PAYLOAD_RULE_SOME_PMTU;
      5'd3: rule = PAYLOAD_RULE_SOME_PMTU;
      5'd4: rule = PAYLOAD_RULE_UP_TO_PMTU;
      5'd5: rule = PAYLOAD_RULE_UP_TO_PMTU;
      5'd6: rule = PAYLOAD_RULE_WHOLE_PMTU;
      5'd7: rule = PAYLOAD_RULE_WHOLE_PMTU;
      5'd8: rule = PAYLOAD_RULE_SOME_PMTU;
      5'd9: rule = PAYLOAD_RULE_SOME_PMTU;
      5'ha: rule = PAYLOAD_RULE_UP_TO_PMTU;
      5'hb: rule = PAYLOAD_RULE_UP_TO_PMTU;
      5'hc: rule = PAYLOAD_RULE_NOTHING;
      5'hd: rule = PAYLOAD_RULE_WHOLE_PMTU;
      5'he: rule = PAYLOAD_RULE_WHOLE_PMTU;
      5'hf: rule = PAYLOAD_RULE_SOME_PMTU;
      5'h10: rule = PAYLOAD_RULE_UP_TO_PMTU;
      5'h11: rule = PAYLOAD_RULE_NOTHING;
      5'h12: rule = PAYLOAD_RULE_NOTHING;
      5'h13: rule = PAYLOAD_RULE_NOTHING;
      5'h14: rule = PAYLOAD_RULE_NOTHING;
      5'h15: rule = PAYLOAD_RULE_NOTHING;
      5'h16: rule = PAYLOAD_RULE_SOME_PMTU;
      5'h17: rule = PAYLOAD_RULE_UP_TO_PMTU;
      5'h1c: rule = PAYLOAD_RULE_NOTHING;
      5'h1d: rule = PAYLOAD_RULE_EIGHT;
      default: ;
    endcase
  end

  always @* begin
    annex = 1'b0;
    case (code)
      5'h1c: annex = 1'b1;
      5'h1d: annex = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    response = 1'b0;
    case (code)
      5'hd: response = 1'b1;
      5'he: response = 1'b1;
      5'hf: response = 1'b1;
      5'h10: response = 1'b1;
      5'h11: response = 1'b1;
      5'h12: response = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    invalidate = 1'b0;
    case (code)
      5'h16: invalidate = 1'b1;
      5'h17: invalidate = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    feth = 1'b0;
    case (code)
      5'h1c: feth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    reth = 1'b0;
    case (code)
      5'd6: reth = 1'b1;
      5'ha: reth = 1'b1;
      5'hb: reth = 1'b1;
      5'hc: reth = 1'b1;
      5'h1c: reth = 1'b1;
      5'h1d: reth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    atomic_eth = 1'b0;
    case (code)
      5'h13: atomic_eth = 1'b1;
      5'h14: atomic_eth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    aeth = 1'b0;
    case (code)
      5'hd: aeth = 1'b1;
      5'hf: aeth = 1'b1;
      5'h10: aeth = 1'b1;
      5'h11: aeth = 1'b1;
      5'h12: aeth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    atomic_ack_eth = 1'b0;
    case (code)
      5'h12: atomic_ack_eth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    imm_dt = 1'b0;
    case (code)
      5'd3: imm_dt = 1'b1;
      5'd5: imm_dt = 1'b1;
      5'd9: imm_dt = 1'b1;
      5'hb: imm_dt = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    own = 4'd0;
    case (code)
      5'd3: own = 4'd1;
      5'd5: own = 4'd1;
      5'd6: own = 4'd4;
      5'd9: own = 4'd1;
      5'ha: own = 4'd4;
      5'hb: own = 4'd5;
      5'hc: own = 4'd4;
      5'hd: own = 4'd1;
      5'hf: own = 4'd1;
      5'h10: own = 4'd1;
      5'h11: own = 4'd1;
      5'h12: own = 4'd3;
      5'h13: own = 4'd7;
      5'h14: own = 4'd7;
      5'h16: own = 4'd1;
      5'h17: own = 4'd1;
      5'h1c: own = 4'd5;
      5'h1d: own = 4'd4;
      default: ;
    endcase
  end

  always @* begin
    known = 1'b0;
    case (service)
      SERVICE_RC: known = (operation != OPERATION_RESERVED) & (operation != OPERATION_RESYNC) & (mpe |
          !annex);
      SERVICE_UC: known = code <= 5'hb;
      SERVICE_RD: known = (operation != OPERATION_RESERVED) & !invalidate & (mpe | !annex);
      SERVICE_UD: known = (operation == OPERATION_SEND_ONLY) | (operation == OPERATION_SEND_ONLY_IMM);
      SERVICE_CNP: known = code <= 5'd1;
      SERVICE_XRC: known = (operation != OPERATION_RESERVED) & (operation != OPERATION_RESYNC) & (mpe |
          !annex);
      default: known = 1'b0;
    endcase
  end

  always @* begin
    rdeth = 1'b0;
    case (service)
      SERVICE_RD: rdeth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    deth = 1'b0;
    case (service)
      SERVICE_RD: deth = !response & !annex;
      SERVICE_UD: deth = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    xrceth = 1'b0;
    case (service)
      SERVICE_XRC: xrceth = !response;
      default: ;
    endcase
  end

  always @* begin
    prefix = 4'd0;
    case (service)
      SERVICE_RD: begin
        prefix = 4'd3;
        if (response | annex) begin
          prefix = 4'd1;
        end
      end
      SERVICE_UD: prefix = 4'd2;
      SERVICE_XRC: begin
        if (!response) begin
          prefix = 4'd1;
        end
      end
      default: ;
    endcase
  end

  always @* begin
    decoded[2:0] = service;  // service
    decoded[8] = !known & (service != SERVICE_MANUFACTURER);  // reserved
    decoded[9] = known & rdeth;  // rdeth
    decoded[10] = known & deth;  // deth
    decoded[11] = known & xrceth;  // xrceth
    decoded[12] = known & feth;  // feth
    decoded[13] = known & reth;  // reth
    decoded[14] = known & atomic_eth;  // atomic_eth
    decoded[15] = known & aeth;  // aeth
    decoded[16] = known & atomic_ack_eth;  // atomic_ack_eth
    decoded[17] = known & imm_dt;  // imm_dt
    decoded[18] = known & invalidate;  // ieth
    decoded[7:3] = OPERATION_RESERVED;  // operation
    decoded[27:25] = PAYLOAD_RULE_UNCHECKED;  // rule
    decoded[20:19] = 2'd0;  // prefix
    decoded[24:21] = 4'd0;  // eth_dwords
    if (known) begin
      decoded[7:3] = operation;  // operation
      decoded[27:25] = rule;  // rule
      decoded[20:19] = prefix[1:0];  // prefix
      decoded[24:21] = prefix + own;  // eth_dwords
    end
    if (service == SERVICE_MANUFACTURER) begin
      decoded[7:3] = OPERATION_MANUFACTURER;  // operation
    end
    if (known & (service == SERVICE_CNP)) begin
      decoded[24:21] = 4'd0;  // eth_dwords
      if (code == 5'd0) begin
        decoded[7:3] = OPERATION_CNP;  // operation
        decoded[27:25] = PAYLOAD_RULE_UP_TO_PMTU;  // rule
      end else begin
        decoded[7:3] = OPERATION_CNP_ROCE;  // operation
        decoded[27:25] = PAYLOAD_RULE_SIXTEEN;  // rule
      end
    end
  end
endmodule
`endif

`ifndef IBHDL_DESCRIBE_PACKET_0d84f6a1
`define IBHDL_DESCRIBE_PACKET_0d84f6a1
`line 1076 "ib_rx_512.v/describe_packet.v" 0
// every field of every header of a packet
module describe_packet (
  input  wire          clk,
  input  wire          rst,
  input  wire [827:0]  located,
  input  wire [47:0]   beat,
  output wire [1149:0] descriptor,
  output wire [17:0]   layout,
  output wire [47:0]   described,
  output wire          emit
);

  localparam [4:0] OPERATION_RESERVED = 5'd0;
  localparam [2:0] SERVICE_RC = 3'd0;

  wire [27:0] opcode;
  wire iba;
  wire [12:0] pkt_bytes;
  reg  [6:0] overhead;
  wire fits;
  wire now;
  wire [14:0] find_extent;
  wire [56:0] lrh_fields;
  wire [31:0] rwh_fields;
  wire grh_present;
  wire [319:0] grh_fields;
  wire [82:0] bth_fields;
  reg  [3:0] eth_arrived;
  wire [631:0] eth_fields;
  reg  emitted_d;
  reg  emitted_q;
  reg  emit_register_q;
  reg  [47:0] beat_register_q;
  wire [17:0] layout_register_d;
  reg  [17:0] layout_register_q;
  reg  [1149:0] register_d;
  reg  [1149:0] register_q;

  assign opcode = located[827:800];  // located.opcode
  assign grh_present = find_extent[3] | find_extent[2];  // find_extent.has_grh, find_extent.has_ipv6

  always @* begin
    eth_arrived = 4'd0;
    if (find_extent[4]) begin  // find_extent.has_bth
      eth_arrived = find_extent[8:5];  // find_extent.extended
    end
  end

  assign iba = lrh_fields[13];
  assign pkt_bytes = {2'd0, lrh_fields[40:30]} << 2;  // lrh_fields.pkt_len

  always @(iba or find_extent or bth_fields) begin
    overhead = {2'd0, find_extent[13:9]} << 2;  // find_extent.dwords
    if (iba) begin
      overhead = overhead + {5'd0, bth_fields[11:10]} + 7'd4;  // bth_fields.pad_cnt
    end
  end

  assign fits = pkt_bytes >= {6'd0, overhead};

  always @* begin
    register_d[0] = find_extent[0];  // has_lrh: find_extent.has_lrh
    register_d[1] = find_extent[1];  // has_rwh: find_extent.has_rwh
    register_d[2] = find_extent[2];  // has_ipv6: find_extent.has_ipv6
    register_d[3] = find_extent[3];  // has_grh: find_extent.has_grh
    register_d[4] = find_extent[4];  // has_bth: find_extent.has_bth
    register_d[61:5] = lrh_fields;  // lrh
    register_d[93:62] = rwh_fields;  // rwh
    register_d[413:94] = grh_fields;  // grh
    register_d[496:414] = bth_fields;  // bth
    register_d[499:497] = SERVICE_RC;  // service
    register_d[504:500] = OPERATION_RESERVED;  // operation
    if (find_extent[4]) begin  // find_extent.has_bth
      register_d[499:497] = opcode[2:0];  // service: opcode.service
      register_d[504:500] = opcode[7:3];  // operation: opcode.operation
    end
    register_d[1136:505] = eth_fields;  // eth
    register_d[1149:1137] = 13'd0;  // payload_bytes
    if (find_extent[14] & fits) begin  // find_extent.complete
      register_d[1149:1137] = pkt_bytes - {6'd0, overhead};  // payload_bytes
    end
  end

  assign layout_register_d[4:0] = find_extent[13:9];  // dwords: find_extent.dwords
  assign layout_register_d[5] = find_extent[14];  // complete: find_extent.complete
  assign layout_register_d[6] = fits;  // fits
  assign layout_register_d[13:7] = overhead;  // overhead
  assign layout_register_d[14] = opcode[8];  // reserved_opcode: opcode.reserved
  assign layout_register_d[17:15] = opcode[27:25];  // rule: opcode.rule
  // beat.valid, find_extent.complete, beat.last
  assign now = beat[0] & !emitted_q & (find_extent[14] | beat[2]);

  always @* begin
    emitted_d = emitted_q;
    if (beat[0]) begin  // beat.valid
      emitted_d = (emitted_q | now) & !beat[2];  // beat.last
    end
  end

  assign descriptor = register_q;
  assign layout = layout_register_q;
  assign described = beat_register_q;
  assign emit = emit_register_q;

  always @(posedge clk) begin
    if (rst) begin
      emitted_q <= 1'b0;
      emit_register_q <= 1'b0;
      beat_register_q <= 48'd0;
    end else begin
      emitted_q <= emitted_d;
      emit_register_q <= now;
      beat_register_q <= beat;
    end
  end

  always @(posedge clk) begin
    layout_register_q <= layout_register_d;
    register_q <= register_d;
  end

  find_extent u_find (
    .lnh(located[49:48]),
    .opcode(opcode),
    .total(beat[47:32]),  // beat.total
    .extent(find_extent)
  );

  lrh_parse u_lrh (
    .bits(located[63:0]),  // located.lrh
    .present(find_extent[0]),  // find_extent.has_lrh
    .fields(lrh_fields)
  );

  rwh_parse u_rwh (
    .bits(located[383:352]),
    .present(find_extent[1]),  // find_extent.has_rwh
    .fields(rwh_fields)
  );

  grh_parse u_grh (
    .bits(located[383:64]),  // located.network
    .present(grh_present),
    .fields(grh_fields)
  );

  bth_parse u_bth (
    .bits(located[479:384]),  // located.bth
    .present(find_extent[4]),  // find_extent.has_bth
    .fields(bth_fields)
  );

  extended_parse u_eth (
    .dwords(located[799:480]),  // located.extended
    .opcode(opcode),
    .arrived(eth_arrived),
    .fields(eth_fields)
  );
endmodule
`endif

`ifndef IBHDL_FIND_EXTENT_a8aafa40
`define IBHDL_FIND_EXTENT_a8aafa40
`line 1240 "ib_rx_512.v/find_extent.v" 0
// how far the headers reach and how much of them arrived
module find_extent (
  input  wire [1:0]  lnh,
  input  wire [27:0] opcode,
  input  wire [15:0] total,
  output reg  [14:0] extent
);

  reg  [4:0] arrived;
  reg  [4:0] base;
  reg  [4:0] behind;
  reg  [4:0] dwords;
  wire iba;

  always @* begin
    arrived = total[6:2];
    if (total >= 16'h80) begin
      arrived = 5'h1f;
    end
  end

  always @* begin
    case (lnh)
      2'd0: base = 5'd3;
      2'd1: base = 5'hc;
      2'd2: base = 5'd5;
      default: base = 5'hf;
    endcase
  end

  assign iba = lnh[1];

  always @* begin
    dwords = base;
    if (iba) begin
      dwords = base + {1'b0, opcode[24:21]};  // opcode.eth_dwords
    end
  end

  always @* begin
    behind = 5'd0;
    if (arrived > base) begin
      behind = arrived - base;
    end
  end

  always @* begin
    extent[0] = arrived >= 5'd2;  // has_lrh
    extent[1] = (lnh == 2'd0) & (arrived >= 5'd3);  // has_rwh
    extent[2] = (lnh == 2'd1) & (arrived >= 5'hc);  // has_ipv6
    extent[3] = (lnh == 2'd3) & (arrived >= 5'hc);  // has_grh
    extent[4] = iba & (arrived >= base);  // has_bth
    extent[8:5] = behind[3:0];  // extended
    if (behind > 5'ha) begin
      extent[8:5] = 4'ha;  // extended
    end
    extent[13:9] = dwords;  // dwords
    extent[14] = (arrived >= base) & (arrived >= dwords);  // complete
  end

  wire _unused_ok = &{1'b0, opcode[27:25], opcode[20:0]};
endmodule
`endif

`ifndef IBHDL_LRH_PARSE_35536131
`define IBHDL_LRH_PARSE_35536131
`line 1307 "ib_rx_512.v/lrh_parse.v" 0
// fields of the header Lrh
module lrh_parse (
  input  wire [63:0] bits,
  input  wire        present,
  output wire [56:0] fields
);

  reg  [63:0] shown;

  always @* begin
    shown = 64'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[3:0] = shown[63:60];  // vl
  assign fields[7:4] = shown[59:56];  // lver
  assign fields[11:8] = shown[55:52];  // sl
  assign fields[13:12] = shown[49:48];  // lnh
  assign fields[29:14] = shown[47:32];  // dlid
  assign fields[40:30] = shown[26:16];  // pkt_len
  assign fields[56:41] = shown[15:0];  // slid

  wire _unused_ok = &{1'b0, shown[51:50], shown[31:27]};
endmodule
`endif

`ifndef IBHDL_RWH_PARSE_92dd7b19
`define IBHDL_RWH_PARSE_92dd7b19
`line 1338 "ib_rx_512.v/rwh_parse.v" 0
// fields of the header Rwh
module rwh_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [31:0] fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[15:0] = shown[31:16];  // resv
  assign fields[31:16] = shown[15:0];  // ether_type
endmodule
`endif

`ifndef IBHDL_GRH_PARSE_840816fb
`define IBHDL_GRH_PARSE_840816fb
`line 1362 "ib_rx_512.v/grh_parse.v" 0
// fields of the header Grh
module grh_parse (
  input  wire [319:0] bits,
  input  wire         present,
  output wire [319:0] fields
);

  reg  [319:0] shown;

  always @* begin
    shown = 320'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[3:0] = shown[319:316];  // ip_ver
  assign fields[11:4] = shown[315:308];  // t_class
  assign fields[31:12] = shown[307:288];  // flow_label
  assign fields[47:32] = shown[287:272];  // pay_len
  assign fields[55:48] = shown[271:264];  // nxt_hdr
  assign fields[63:56] = shown[263:256];  // hop_lmt
  assign fields[191:64] = shown[255:128];  // sgid
  assign fields[319:192] = shown[127:0];  // dgid
endmodule
`endif

`ifndef IBHDL_BTH_PARSE_d1e1a5b3
`define IBHDL_BTH_PARSE_d1e1a5b3
`line 1392 "ib_rx_512.v/bth_parse.v" 0
// fields of the header Bth
module bth_parse (
  input  wire [95:0] bits,
  input  wire        present,
  output wire [82:0] fields
);

  reg  [95:0] shown;

  always @* begin
    shown = 96'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[7:0] = shown[95:88];  // opcode
  assign fields[8] = shown[87];  // se
  assign fields[9] = shown[86];  // mig_req
  assign fields[11:10] = shown[85:84];  // pad_cnt
  assign fields[15:12] = shown[83:80];  // t_ver
  assign fields[31:16] = shown[79:64];  // p_key
  assign fields[32] = shown[63];  // fecn
  assign fields[33] = shown[62];  // becn
  assign fields[57:34] = shown[55:32];  // dest_qp
  assign fields[58] = shown[31];  // ack_req
  assign fields[82:59] = shown[23:0];  // psn

  wire _unused_ok = &{1'b0, shown[61:56], shown[30:24]};
endmodule
`endif

`ifndef IBHDL_EXTENDED_PARSE_e397e2c2
`define IBHDL_EXTENDED_PARSE_e397e2c2
`line 1427 "ib_rx_512.v/extended_parse.v" 0
// reads the extended headers
module extended_parse (
  input  wire [319:0] dwords,
  input  wire [27:0]  opcode,
  input  wire [3:0]   arrived,
  output wire [631:0] fields
);

  reg  [223:0] own;
  wire [3:0] prefix;
  reg  [3:0] own_arrived;
  wire has_rdeth;
  wire has_deth;
  wire has_xrceth;
  wire has_feth;
  reg  has_reth;
  wire has_atomic_eth;
  wire has_aeth;
  wire has_atomic_ack_eth;
  reg  has_imm_dt;
  wire has_ieth;
  wire [23:0] rdeth_fields;
  reg  [63:0] deth_bits;
  wire [55:0] deth_fields;
  wire [23:0] xrceth_fields;
  wire [5:0] feth_fields;
  reg  [127:0] reth_bits;
  wire [127:0] reth_fields;
  wire [223:0] atomic_eth_fields;
  wire [31:0] aeth_fields;
  wire [63:0] atomic_ack_eth_fields;
  reg  [31:0] imm_dt_bits;
  wire [31:0] imm_dt_fields;
  wire [31:0] ieth_fields;

  always @* begin
    case (opcode[20:19])  // opcode.prefix
      2'd0: own = dwords[319:96];
      2'd1: own = dwords[287:64];
      2'd2: own = dwords[255:32];
      default: own = dwords[223:0];
    endcase
  end

  assign prefix = {2'd0, opcode[20:19]};  // opcode.prefix

  always @* begin
    own_arrived = 4'd0;
    if (arrived > prefix) begin
      own_arrived = arrived - prefix;
    end
  end

  assign has_rdeth = opcode[9] & (arrived >= 4'd1);  // opcode.rdeth
  assign has_deth = opcode[10] & (arrived >= prefix);  // opcode.deth

  always @* begin
    deth_bits = dwords[319:256];
    if (opcode[9]) begin  // opcode.rdeth
      deth_bits = dwords[287:224];
    end
  end

  assign has_xrceth = opcode[11] & (arrived >= 4'd1);  // opcode.xrceth
  assign has_feth = opcode[12] & (own_arrived >= 4'd1);  // opcode.feth

  always @* begin
    has_reth = opcode[13] & (own_arrived >= 4'd4);  // opcode.reth
    if (opcode[12]) begin  // opcode.feth
      has_reth = opcode[13] & (own_arrived >= 4'd5);  // opcode.reth
    end
  end

  always @* begin
    reth_bits = own[223:96];
    if (opcode[12]) begin  // opcode.feth
      reth_bits = own[191:64];
    end
  end

  assign has_atomic_eth = opcode[14] & (own_arrived >= 4'd7);  // opcode.atomic_eth
  assign has_aeth = opcode[15] & (own_arrived >= 4'd1);  // opcode.aeth
  assign has_atomic_ack_eth = opcode[16] & (own_arrived >= 4'd3);  // opcode.atomic_ack_eth

  always @* begin
    has_imm_dt = opcode[17] & (own_arrived >= 4'd1);  // opcode.imm_dt
    if (opcode[13]) begin  // opcode.reth
      has_imm_dt = opcode[17] & (own_arrived >= 4'd5);  // opcode.imm_dt
    end
  end

  always @* begin
    imm_dt_bits = own[223:192];
    if (opcode[13]) begin  // opcode.reth
      imm_dt_bits = own[95:64];
    end
  end

  assign has_ieth = opcode[18] & (own_arrived >= 4'd1);  // opcode.ieth
  assign fields[0] = has_rdeth;  // has_rdeth
  assign fields[1] = has_deth;  // has_deth
  assign fields[2] = has_xrceth;  // has_xrceth
  assign fields[3] = has_feth;  // has_feth
  assign fields[4] = has_reth;  // has_reth
  assign fields[5] = has_atomic_eth;  // has_atomic_eth
  assign fields[6] = has_aeth;  // has_aeth
  assign fields[7] = has_atomic_ack_eth;  // has_atomic_ack_eth
  assign fields[8] = has_imm_dt;  // has_imm_dt
  assign fields[9] = has_ieth;  // has_ieth
  assign fields[33:10] = rdeth_fields;  // rdeth.ee_context
  assign fields[89:34] = deth_fields;  // deth
  assign fields[113:90] = xrceth_fields;  // xrceth.xrc_srq
  assign fields[119:114] = feth_fields;  // feth
  assign fields[247:120] = reth_fields;  // reth
  assign fields[471:248] = atomic_eth_fields;  // atomic_eth
  assign fields[503:472] = aeth_fields;  // aeth
  assign fields[567:504] = atomic_ack_eth_fields;  // atomic_ack_eth.orig_data
  assign fields[599:568] = imm_dt_fields;  // imm_dt.imm_dt
  assign fields[631:600] = ieth_fields;  // ieth.r_key

  rdeth_parse u_rdeth (
    .bits(dwords[319:288]),
    .present(has_rdeth),
    .fields(rdeth_fields)
  );

  deth_parse u_deth (
    .bits(deth_bits),
    .present(has_deth),
    .fields(deth_fields)
  );

  xrceth_parse u_xrceth (
    .bits(dwords[319:288]),
    .present(has_xrceth),
    .fields(xrceth_fields)
  );

  feth_parse u_feth (
    .bits(own[223:192]),
    .present(has_feth),
    .fields(feth_fields)
  );

  reth_parse u_reth (
    .bits(reth_bits),
    .present(has_reth),
    .fields(reth_fields)
  );

  atomic_eth_parse u_atomic_eth (
    .bits(own),
    .present(has_atomic_eth),
    .fields(atomic_eth_fields)
  );

  aeth_parse u_aeth (
    .bits(own[223:192]),
    .present(has_aeth),
    .fields(aeth_fields)
  );

  atomic_ack_eth_parse u_atomic_ack_eth (
    .bits(own[191:128]),
    .present(has_atomic_ack_eth),
    .fields(atomic_ack_eth_fields)
  );

  imm_dt_parse u_imm_dt (
    .bits(imm_dt_bits),
    .present(has_imm_dt),
    .fields(imm_dt_fields)
  );

  ieth_parse u_ieth (
    .bits(own[223:192]),
    .present(has_ieth),
    .fields(ieth_fields)
  );

  wire _unused_ok = &{1'b0, opcode[27:21], opcode[8:0]};
endmodule
`endif

`ifndef IBHDL_RDETH_PARSE_6eb1205d
`define IBHDL_RDETH_PARSE_6eb1205d
`line 1614 "ib_rx_512.v/rdeth_parse.v" 0
// fields of the header Rdeth
module rdeth_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [23:0] fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields = shown[23:0];  // ee_context

  wire _unused_ok = &{1'b0, shown[31:24]};
endmodule
`endif

`ifndef IBHDL_DETH_PARSE_9b146da4
`define IBHDL_DETH_PARSE_9b146da4
`line 1639 "ib_rx_512.v/deth_parse.v" 0
// fields of the header Deth
module deth_parse (
  input  wire [63:0] bits,
  input  wire        present,
  output wire [55:0] fields
);

  reg  [63:0] shown;

  always @* begin
    shown = 64'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[31:0] = shown[63:32];  // q_key
  assign fields[55:32] = shown[23:0];  // src_qp

  wire _unused_ok = &{1'b0, shown[31:24]};
endmodule
`endif

`ifndef IBHDL_XRCETH_PARSE_280e2971
`define IBHDL_XRCETH_PARSE_280e2971
`line 1665 "ib_rx_512.v/xrceth_parse.v" 0
// fields of the header Xrceth
module xrceth_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [23:0] fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields = shown[23:0];  // xrc_srq

  wire _unused_ok = &{1'b0, shown[31:24]};
endmodule
`endif

`ifndef IBHDL_FETH_PARSE_f0af4709
`define IBHDL_FETH_PARSE_f0af4709
`line 1690 "ib_rx_512.v/feth_parse.v" 0
// fields of the header Feth
module feth_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [5:0]  fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[1:0] = shown[5:4];  // sel
  assign fields[5:2] = shown[3:0];  // plt

  wire _unused_ok = &{1'b0, shown[31:6]};
endmodule
`endif

`ifndef IBHDL_RETH_PARSE_1d805fa4
`define IBHDL_RETH_PARSE_1d805fa4
`line 1716 "ib_rx_512.v/reth_parse.v" 0
// fields of the header Reth
module reth_parse (
  input  wire [127:0] bits,
  input  wire         present,
  output wire [127:0] fields
);

  reg  [127:0] shown;

  always @* begin
    shown = 128'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[63:0] = shown[127:64];  // va
  assign fields[95:64] = shown[63:32];  // r_key
  assign fields[127:96] = shown[31:0];  // dma_len
endmodule
`endif

`ifndef IBHDL_ATOMIC_ETH_PARSE_e70e2c1a
`define IBHDL_ATOMIC_ETH_PARSE_e70e2c1a
`line 1741 "ib_rx_512.v/atomic_eth_parse.v" 0
// fields of the header AtomicEth
module atomic_eth_parse (
  input  wire [223:0] bits,
  input  wire         present,
  output wire [223:0] fields
);

  reg  [223:0] shown;

  always @* begin
    shown = 224'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[63:0] = shown[223:160];  // va
  assign fields[95:64] = shown[159:128];  // r_key
  assign fields[159:96] = shown[127:64];  // swap_add
  assign fields[223:160] = shown[63:0];  // compare
endmodule
`endif

`ifndef IBHDL_AETH_PARSE_101b8169
`define IBHDL_AETH_PARSE_101b8169
`line 1767 "ib_rx_512.v/aeth_parse.v" 0
// fields of the header Aeth
module aeth_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [31:0] fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields[7:0] = shown[31:24];  // syndrome
  assign fields[31:8] = shown[23:0];  // msn
endmodule
`endif

`ifndef IBHDL_ATOMIC_ACK_ETH_PARSE_aa916e37
`define IBHDL_ATOMIC_ACK_ETH_PARSE_aa916e37
`line 1791 "ib_rx_512.v/atomic_ack_eth_parse.v" 0
// fields of the header AtomicAckEth
module atomic_ack_eth_parse (
  input  wire [63:0] bits,
  input  wire        present,
  output wire [63:0] fields
);

  reg  [63:0] shown;

  always @* begin
    shown = 64'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields = shown;  // orig_data
endmodule
`endif

`ifndef IBHDL_IMM_DT_PARSE_25d91228
`define IBHDL_IMM_DT_PARSE_25d91228
`line 1814 "ib_rx_512.v/imm_dt_parse.v" 0
// fields of the header ImmDt
module imm_dt_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [31:0] fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields = shown;  // imm_dt
endmodule
`endif

`ifndef IBHDL_IETH_PARSE_e600fd1f
`define IBHDL_IETH_PARSE_e600fd1f
`line 1837 "ib_rx_512.v/ieth_parse.v" 0
// fields of the header Ieth
module ieth_parse (
  input  wire [31:0] bits,
  input  wire        present,
  output wire [31:0] fields
);

  reg  [31:0] shown;

  always @* begin
    shown = 32'd0;
    if (present) begin
      shown = bits;
    end
  end

  assign fields = shown;  // r_key
endmodule
`endif

`ifndef IBHDL_CHECK_HEADERS_4f1bc925
`define IBHDL_CHECK_HEADERS_4f1bc925
`line 1860 "ib_rx_512.v/check_headers.v" 0
// the checks that need no CRC
module check_headers (
  input  wire          clk,
  input  wire [1149:0] descriptor,
  input  wire [17:0]   layout,
  input  wire [47:0]   beat,
  input  wire [2:0]    mtu,
  output wire [46:0]   verdict
);

  localparam [1:0] ICRC_ABSENT = 2'd0;
  localparam [2:0] PAYLOAD_RULE_WHOLE_PMTU = 3'd1;
  localparam [2:0] PAYLOAD_RULE_SOME_PMTU = 3'd2;
  localparam [2:0] PAYLOAD_RULE_UP_TO_PMTU = 3'd3;
  localparam [2:0] PAYLOAD_RULE_NOTHING = 3'd4;
  localparam [2:0] PAYLOAD_RULE_EIGHT = 3'd5;
  localparam [2:0] PAYLOAD_RULE_SIXTEEN = 3'd6;

  wire [56:0] lrh;
  wire [319:0] grh;
  wire [82:0] bth;
  wire [45:0] status;
  reg  [12:0] mtu_bytes;
  reg  [10:0] max_pkt_len;
  wire iba;
  wire [16:0] pkt_bytes;
  reg  [16:0] needed;
  wire [15:0] expected_pay_len;
  wire [2:0] rule;
  reg  [12:0] payload;
  wire padded;
  wire too_long;
  wire is_mtu;
  reg  rule_broken;
  wire [15:0] headers;
  reg  [15:0] behind;
  reg  [12:0] delivered;
  wire multicast;
  wire not_smp;
  wire [46:0] register_d;
  reg  [46:0] register_q;

  assign lrh = descriptor[61:5];  // descriptor.lrh
  assign grh = descriptor[413:94];  // descriptor.grh
  assign bth = descriptor[496:414];  // descriptor.bth

  always @* begin
    case (mtu)
      3'd1: mtu_bytes = 13'h100;
      3'd2: mtu_bytes = 13'h200;
      3'd3: mtu_bytes = 13'h400;
      3'd4: mtu_bytes = 13'h800;
      default: mtu_bytes = 13'h1000;
    endcase
  end

  always @* begin
    case (mtu)
      3'd1: max_pkt_len = 11'h5f;
      3'd2: max_pkt_len = 11'h9f;
      3'd3: max_pkt_len = 11'h11f;
      3'd4: max_pkt_len = 11'h21f;
      default: max_pkt_len = 11'h41f;
    endcase
  end

  assign iba = lrh[13];
  assign pkt_bytes = ({6'd0, lrh[40:30]} << 2) + 17'd2;  // lrh.pkt_len

  always @* begin
    needed = 17'd8;
    if (descriptor[0]) begin  // descriptor.has_lrh
      case (lrh[13:12])  // lrh.lnh
        2'd0: needed = 17'he;
        2'd1: needed = 17'h32;
        2'd2: needed = 17'h1a;
        default: needed = 17'h42;
      endcase
    end
    if (descriptor[4]) begin  // descriptor.has_bth
      needed = {10'd0, layout[13:7]} + 17'd2;  // layout.overhead
    end
  end

  always @* begin
    payload = 13'd0;
    if (layout[6]) begin  // layout.fits
      payload = ({2'd0, lrh[40:30]} << 2) - {6'd0, layout[13:7]};  // lrh.pkt_len, layout.overhead
    end
  end

  assign padded = bth[11:10] != 2'd0;  // bth.pad_cnt
  assign too_long = payload > mtu_bytes;
  assign is_mtu = (payload == 13'h100) | (payload == 13'h200) | (payload == 13'h400) | (payload == 13'h800) |
      (payload == 13'h1000);
  assign rule = layout[17:15];  // layout.rule

  always @* begin
    case (rule)
      PAYLOAD_RULE_WHOLE_PMTU: rule_broken = !layout[6] | padded | !is_mtu | too_long;  // layout.fits
      PAYLOAD_RULE_SOME_PMTU: rule_broken = !layout[6] | (payload == 13'd0) | too_long;  // layout.fits
      PAYLOAD_RULE_UP_TO_PMTU: rule_broken = !layout[6] | too_long;  // layout.fits
      PAYLOAD_RULE_NOTHING: rule_broken = !layout[6] | padded | (payload != 13'd0);  // layout.fits
      PAYLOAD_RULE_EIGHT: rule_broken = !layout[6] | padded | (payload != 13'd8);  // layout.fits
      PAYLOAD_RULE_SIXTEEN: rule_broken = !layout[6] | padded | (payload != 13'h10);  // layout.fits
      default: rule_broken = 1'b0;
    endcase
  end

  assign headers = {11'd0, layout[4:0]} << 2;  // layout.dwords

  always @* begin
    behind = 16'd0;
    if (beat[47:32] > headers) begin  // beat.total
      behind = beat[47:32] - headers;  // beat.total
    end
  end

  always @* begin
    delivered = descriptor[1149:1137];  // descriptor.payload_bytes
    if (behind < {3'd0, descriptor[1149:1137]}) begin  // descriptor.payload_bytes
      delivered = behind[12:0];
    end
  end

  assign multicast = (lrh[29:14] >= 16'hc000) & (lrh[29:14] != 16'hffff);  // lrh.dlid
  assign not_smp = (lrh[13:12] != 2'd2) | multicast | (lrh[40:30] != 11'h48) | (descriptor[4] &
      ((bth[57:34] != 24'd0) | (bth[7:0] != 8'h64)));
  assign expected_pay_len = ({5'd0, lrh[40:30]} << 2) - 16'h30;  // lrh.pkt_len
  // truncated: descriptor.has_lrh, beat.total
  assign status[0] = !descriptor[0] | ({1'b0, beat[47:32]} < needed) | ({1'b0, beat[47:32]} < pkt_bytes);
  // length: descriptor.has_lrh, beat.total
  assign status[1] = descriptor[0] & ({1'b0, beat[47:32]} != pkt_bytes);
  // pkt_len_min: descriptor.has_lrh, lrh.pkt_len
  assign status[2] = descriptor[0] & ((lrh[40:30] < 11'd5) | (iba & (lrh[40:30] == 11'd5)));
  assign status[3] = lrh[40:30] > max_pkt_len;  // pkt_len_max: lrh.pkt_len
  assign status[4] = lrh[7:4] != 4'd0;  // lver: lrh.lver
  assign status[5] = (lrh[3:0] == 4'hf) & not_smp;  // vl15: lrh.vl
  assign status[6] = descriptor[3] & (grh[3:0] != 4'd6);  // grh_ip_ver: descriptor.has_grh, grh.ip_ver
  assign status[7] = descriptor[3] & (grh[55:48] != 8'h1b);  // grh_nxt_hdr: descriptor.has_grh, grh.nxt_hdr
  // grh_pay_len: descriptor.has_grh, lrh.pkt_len, grh.pay_len
  assign status[8] = descriptor[3] & ((lrh[40:30] < 11'hc) | (grh[47:32] != expected_pay_len));
  assign status[9] = bth[15:12] != 4'd0;  // t_ver: bth.t_ver
  // reserved_opcode: descriptor.has_bth, layout.reserved_opcode
  assign status[10] = descriptor[4] & layout[14];
  assign status[11] = descriptor[4] & rule_broken;  // payload_rule: descriptor.has_bth
  assign status[12] = 1'b0;  // icrc
  assign status[13] = 1'b0;  // vcrc
  assign status[14] = beat[3];  // link_error: beat.link_error
  assign status[16:15] = ICRC_ABSENT;  // icrc_result
  assign status[32:17] = beat[47:32];  // bytes: beat.total
  assign status[45:33] = delivered;  // payload_bytes
  assign register_d[45:0] = status;  // status
  assign register_d[46] = delivered != 13'd0;  // has_payload
  assign verdict = register_q;

  always @(posedge clk) begin
    register_q <= register_d;
  end

  wire _unused_ok = &{1'b0, descriptor[1136:497], descriptor[93:62], descriptor[2:1], layout[5],
    beat[31:4], beat[2:0], lrh[56:41], lrh[11:8], grh[319:56], grh[31:4], bth[82:58], bth[33:16],
    bth[9:8]};
endmodule
`endif

`ifndef IBHDL_CHECK_ICRC_512_ec0516d5
`define IBHDL_CHECK_ICRC_512_ec0516d5
`line 2029 "ib_rx_512.v/check_icrc_512.v" 0
// the ICRC of every packet that has one
module check_icrc_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [47:0]  beat,
  output wire         done,
  output wire         found,
  output wire         good
);

  reg  [1:0] lnh;
  wire [511:0] mask_masked;
  reg  [1:0] lnh_register_d;
  reg  [1:0] lnh_register_q;
  reg  [511:0] masked_q;
  reg  [47:0] masked_beat_q;
  reg  present_q;
  wire [5:0] engine_units;
  wire engine_aligned;
  wire engine_done;
  wire engine_found;
  wire engine_good;

  always @* begin
    lnh = lnh_register_q;
    if (beat[1]) begin  // beat.first
      lnh = data[17:16];
    end
  end

  always @* begin
    lnh_register_d = lnh_register_q;
    if (beat[0]) begin  // beat.valid
      lnh_register_d = lnh;
    end
  end

  assign engine_units = {1'b0, masked_beat_q[10:6]};
  assign engine_aligned = masked_beat_q[5:4] == 2'd2;
  assign done = engine_done;
  assign found = engine_found;
  assign good = engine_good;

  always @(posedge clk) begin
    lnh_register_q <= lnh_register_d;
    masked_q <= mask_masked;
    present_q <= lnh[1] & (beat[47:32] >= 16'd8);  // beat.total
  end

  always @(posedge clk) begin
    if (rst) begin
      masked_beat_q <= 48'd0;
    end else begin
      masked_beat_q <= beat;
    end
  end

  icrc_mask_512 u_mask (
    .data(data),
    .index(beat[15:11]),  // beat.index
    .has_grh(lnh[0]),
    .dwords(beat[10:6]),
    .last(beat[2]),  // beat.last
    .masked(mask_masked)
  );

  icrc_engine_512 u_engine (
    .clk(clk),
    .rst(rst),
    .data(masked_q),
    .valid(masked_beat_q[0]),  // masked_beat_q.valid
    .first(masked_beat_q[1]),  // masked_beat_q.first
    .last(masked_beat_q[2]),  // masked_beat_q.last
    .units(engine_units),
    .present(present_q),
    .aligned(engine_aligned),
    .done(engine_done),
    .found(engine_found),
    .good(engine_good)
  );

  wire _unused_ok = &{1'b0, masked_beat_q[47:11], masked_beat_q[3]};
endmodule
`endif

`ifndef IBHDL_ICRC_MASK_512_1bbdd146
`define IBHDL_ICRC_MASK_512_1bbdd146
`line 2118 "ib_rx_512.v/icrc_mask_512.v" 0
// ones in place of the fields that may change on the way
module icrc_mask_512 (
  input  wire [511:0] data,
  input  wire [4:0]   index,
  input  wire         has_grh,
  input  wire [4:0]   dwords,
  input  wire         last,
  output wire [511:0] masked
);

  reg  [511:0] ones;
  reg  [511:0] counted;
  wire [9:0] cut;

  always @* begin
    ones = 512'd0;
    if (index == 5'd0) begin
      if (has_grh) begin
        ones = 512'hff000000000000000000000000000000000000000000000000000000000000000000000000000000000000ff0fffffffffffffffffffffff;
      end else begin
        ones = 512'hff0000000000000000000000f0000000;
      end
    end
  end

  assign cut = {5'd0, dwords} << 5;

  always @* begin
    counted = 512'hffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff;
    if (last) begin
      counted = ~(512'hffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff << cut);
    end
  end

  assign masked = (data | ones) & counted;
endmodule
`endif

`ifndef IBHDL_ICRC_ENGINE_512_5414dd1f
`define IBHDL_ICRC_ENGINE_512_5414dd1f
`line 2159 "ib_rx_512.v/icrc_engine_512.v" 0
// checks one CRC at the end of every packet
module icrc_engine_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire         valid,
  input  wire         first,
  input  wire         last,
  input  wire [5:0]   units,
  input  wire         present,
  input  wire         aligned,
  output wire         done,
  output wire         found,
  output wire         good
);

  wire [10:0] ctl;
  wire [5:0] pad;
  wire [31:0] registers_0;
  wire [31:0] registers_1;
  wire [31:0] registers_2;
  wire [31:0] registers_3;
  wire [31:0] registers_4;
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [10:0] ctls_2;
  wire [10:0] ctls_3;
  wire [10:0] ctls_4;
  wire [31:0] end_register;
  wire [10:0] end_ctl;
  wire [31:0] contribution_contribution;
  wire [10:0] contribution_contribution_ctl;
  wire [31:0] state_register;
  wire [10:0] state_register_ctl;
  wire [31:0] stages_0_shortened;
  wire [10:0] stages_0_shortened_ctl;
  wire [31:0] stages_1_shortened;
  wire [10:0] stages_1_shortened_ctl;
  wire [31:0] stages_2_shortened;
  wire [10:0] stages_2_shortened_ctl;
  wire [31:0] stages_3_shortened;
  wire [10:0] stages_3_shortened_ctl;

  assign pad = 6'd0 - units;
  assign ctl[0] = valid;  // valid
  assign ctl[1] = first;  // first
  assign ctl[2] = last;  // last
  assign ctl[3] = last & (units == 6'd0);  // empty
  assign ctl[4] = present;  // present
  assign ctl[5] = aligned;  // aligned
  assign ctl[10:6] = pad[4:0];  // pad
  assign registers_0 = state_register;
  assign ctls_0 = state_register_ctl;
  assign registers_1 = stages_0_shortened;
  assign ctls_1 = stages_0_shortened_ctl;
  assign registers_2 = stages_1_shortened;
  assign ctls_2 = stages_1_shortened_ctl;
  assign registers_3 = stages_2_shortened;
  assign ctls_3 = stages_2_shortened_ctl;
  assign registers_4 = stages_3_shortened;
  assign ctls_4 = stages_3_shortened_ctl;
  assign end_ctl = ctls_4;
  assign end_register = registers_4;
  assign done = end_ctl[0] & end_ctl[2];  // end_ctl.valid, end_ctl.last
  assign found = end_ctl[4];  // end_ctl.present
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 32'hdebb20e3);  // end_ctl.present, end_ctl.aligned

  icrc_contribution_512 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  icrc_state_512 u_state (
    .clk(clk),
    .rst(rst),
    .contribution(contribution_contribution),
    .ctl(contribution_contribution_ctl),
    .register(state_register),
    .register_ctl(state_register_ctl)
  );

  icrc_un_advance_4 u_stages_0 (
    .clk(clk),
    .rst(rst),
    .register(registers_0),
    .ctl(ctls_0),
    .shortened(stages_0_shortened),
    .shortened_ctl(stages_0_shortened_ctl)
  );

  icrc_un_advance_8 u_stages_1 (
    .clk(clk),
    .rst(rst),
    .register(registers_1),
    .ctl(ctls_1),
    .shortened(stages_1_shortened),
    .shortened_ctl(stages_1_shortened_ctl)
  );

  icrc_un_advance_16 u_stages_2 (
    .clk(clk),
    .rst(rst),
    .register(registers_2),
    .ctl(ctls_2),
    .shortened(stages_2_shortened),
    .shortened_ctl(stages_2_shortened_ctl)
  );

  icrc_un_advance_32 u_stages_3 (
    .clk(clk),
    .rst(rst),
    .register(registers_3),
    .ctl(ctls_3),
    .shortened(stages_3_shortened),
    .shortened_ctl(stages_3_shortened_ctl)
  );

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_ICRC_CONTRIBUTION_512_6cd68640
`define IBHDL_ICRC_CONTRIBUTION_512_6cd68640
`line 2287 "ib_rx_512.v/icrc_contribution_512.v" 0
// what a beat alone adds to the CRC register
module icrc_contribution_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [10:0]  ctl,
  output wire [31:0]  contribution,
  output wire [10:0]  contribution_ctl
);

  wire [511:0] lane_y;
  reg  [511:0] by_lane_q;
  reg  [10:0] by_lane_ctl_q;
  wire [31:0] sum_y;
  reg  [31:0] total_q;
  reg  [10:0] total_ctl_q;

  assign contribution = total_q;
  assign contribution_ctl = total_ctl_q;

  always @(posedge clk) begin
    by_lane_q <= lane_y;
    total_q <= sum_y;
  end

  always @(posedge clk) begin
    if (rst) begin
      by_lane_ctl_q <= 11'd0;
      total_ctl_q <= 11'd0;
    end else begin
      by_lane_ctl_q <= ctl;
      total_ctl_q <= by_lane_ctl_q;
    end
  end

  icrc_of_lanes_512 u_lane (
    .x(data),
    .y(lane_y)
  );

  icrc_sum_of_lanes_512 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_OF_LANES_512_1aba9b8d
`define IBHDL_ICRC_OF_LANES_512_1aba9b8d
`line 2337 "ib_rx_512.v/icrc_of_lanes_512.v" 0
// constant linear map over GF(2)
module icrc_of_lanes_512 (
  input  wire [511:0] x,
  output wire [511:0] y
);

  assign y[0] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000771cfee5);
  assign y[1] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ee38fccb);
  assign y[2] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000dd71f897);
  assign y[3] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000bae3f02f);
  assign y[4] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000075c7e15f);
  assign y[5] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ea8ec3bf);
  assign y[6] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a201799a);
  assign y[7] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004503f234);
  assign y[8] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008b06e469);
  assign y[9] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000060113636);
  assign y[10] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b73e9289);
  assign y[11] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006f7d2413);
  assign y[12] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000defa4826);
  assign y[13] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000bdf5914c);
  assign y[14] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007aeb2399);
  assign y[15] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f4d64732);
  assign y[16] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009fb17181);
  assign y[17] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003e63e302);
  assign y[18] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007dc6c605);
  assign y[19] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000fa8c8d0b);
  assign y[20] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008305e5f2);
  assign y[21] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000071173400);
  assign y[22] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000943296e5);
  assign y[23] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000028652ccb);
  assign y[24] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000027d6a673);
  assign y[25] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000039b0b302);
  assign y[26] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000073606705);
  assign y[27] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000091dc30ef);
  assign y[28] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000054a59f3b);
  assign y[29] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a84a3f77);
  assign y[30] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002689800b);
  assign y[31] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003b0efff2);
  assign y[32] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001b954dd000000000);
  assign y[33] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000372a9ba000000000);
  assign y[34] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006f54364100000000);
  assign y[35] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000dfa86c8200000000);
  assign y[36] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000be51d90400000000);
  assign y[37] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007ca3b20900000000);
  assign y[38] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e2d328c300000000);
  assign y[39] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c5a7518600000000);
  assign y[40] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008a4fa30c00000000);
  assign y[41] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f0a0bc900000000);
  assign y[42] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005815b4200000000);
  assign y[43] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b02b78400000000);
  assign y[44] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000016046e0900000000);
  assign y[45] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002c08dc1200000000);
  assign y[46] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005810b82500000000);
  assign y[47] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b120704b00000000);
  assign y[48] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000079d4ad4600000000);
  assign y[49] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f3a85b8d00000000);
  assign y[50] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e651b71a00000000);
  assign y[51] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cca36e3500000000);
  assign y[52] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000083d290ba00000000);
  assign y[53] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001c306ca500000000);
  assign y[54] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000023f5959a00000000);
  assign y[55] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000047ea2b3500000000);
  assign y[56] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000094411aba00000000);
  assign y[57] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000331679a400000000);
  assign y[58] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000662cf24800000000);
  assign y[59] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d7cda94100000000);
  assign y[60] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b40e1e5300000000);
  assign y[61] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000681d3ca600000000);
  assign y[62] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cbaf359c00000000);
  assign y[63] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008dca26e800000000);
  assign y[64] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000011d800650000000000000000);
  assign y[65] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000023b001ca0000000000000000);
  assign y[66] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000476003940000000000000000);
  assign y[67] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008ec006280000000000000000);
  assign y[68] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001d810d500000000000000000);
  assign y[69] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003a021ba00000000000000000);
  assign y[70] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000065dc36250000000000000000);
  assign y[71] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cbb86d4a0000000000000000);
  assign y[72] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009771db940000000000000000);
  assign y[73] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003f3bb64c0000000000000000);
  assign y[74] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006eae6cfc0000000000000000);
  assign y[75] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000dc5cd9f80000000000000000);
  assign y[76] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b9b9b2f10000000000000000);
  assign y[77] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000727365e30000000000000000);
  assign y[78] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e4e6cac60000000000000000);
  assign y[79] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c8cd958d0000000000000000);
  assign y[80] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000081432b7e0000000000000000);
  assign y[81] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000028756fc0000000000000000);
  assign y[82] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000050eadf80000000000000000);
  assign y[83] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a1c5af10000000000000000);
  assign y[84] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005e0b4870000000000000000);
  assign y[85] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001a18696a0000000000000000);
  assign y[86] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024e8d2b10000000000000000);
  assign y[87] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000049d0a5630000000000000000);
  assign y[88] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000083784ba20000000000000000);
  assign y[89] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000162996210000000000000000);
  assign y[90] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002d522c430000000000000000);
  assign y[91] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004b7c58e30000000000000000);
  assign y[92] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008720b0a30000000000000000);
  assign y[93] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e4160470000000000000000);
  assign y[94] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c5ac0eb0000000000000000);
  assign y[95] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000086c80b20000000000000000);
  assign y[96] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000951b9777000000000000000000000000);
  assign y[97] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002a372eef000000000000000000000000);
  assign y[98] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000556e5cde000000000000000000000000);
  assign y[99] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000abdcb8bc000000000000000000000000);
  assign y[100] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000056b97179000000000000000000000000);
  assign y[101] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ac72e3f2000000000000000000000000);
  assign y[102] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ccfe5192000000000000000000000000);
  assign y[103] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000098fda324000000000000000000000000);
  assign y[104] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030fb4749000000000000000000000000);
  assign y[105] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f4ed18e5000000000000000000000000);
  assign y[106] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007dc0a6bd000000000000000000000000);
  assign y[107] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000fb804d7b000000000000000000000000);
  assign y[108] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f7019bf6000000000000000000000000);
  assign y[109] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ef0336ed000000000000000000000000);
  assign y[110] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000df076cda000000000000000000000000);
  assign y[111] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000bf0fd8b4000000000000000000000000);
  assign y[112] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ea04271e000000000000000000000000);
  assign y[113] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d4094e3c000000000000000000000000);
  assign y[114] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a9139c78000000000000000000000000);
  assign y[115] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000532738f1000000000000000000000000);
  assign y[116] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003255e795000000000000000000000000);
  assign y[117] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f0b1595c000000000000000000000000);
  assign y[118] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000757824cf000000000000000000000000);
  assign y[119] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ebf0489e000000000000000000000000);
  assign y[120] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000043fa064b000000000000000000000000);
  assign y[121] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000012ef9ae1000000000000000000000000);
  assign y[122] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024de35c3000000000000000000000000);
  assign y[123] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000dda7fcf1000000000000000000000000);
  assign y[124] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002e546e94000000000000000000000000);
  assign y[125] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005da8dc28000000000000000000000000);
  assign y[126] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002f4b2e26000000000000000000000000);
  assign y[127] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ca8dcb3b000000000000000000000000);
  assign y[128] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000004895658e00000000000000000000000000000000);
  assign y[129] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000902acb1c00000000000000000000000000000000);
  assign y[130] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000002155963900000000000000000000000000000000);
  assign y[131] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000043aa2c7300000000000000000000000000000000);
  assign y[132] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000875459e600000000000000000000000000000000);
  assign y[133] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ea9b2cc00000000000000000000000000000000);
  assign y[134] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000055c7001700000000000000000000000000000000);
  assign y[135] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ab8e012e00000000000000000000000000000000);
  assign y[136] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000561d035c00000000000000000000000000000000);
  assign y[137] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e4af633600000000000000000000000000000000);
  assign y[138] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000081caa2e200000000000000000000000000000000);
  assign y[139] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000039545c500000000000000000000000000000000);
  assign y[140] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000062a8b8a00000000000000000000000000000000);
  assign y[141] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d54161500000000000000000000000000000000);
  assign y[142] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000001ba82c2a00000000000000000000000000000000);
  assign y[143] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000003750595400000000000000000000000000000000);
  assign y[144] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000002735d72600000000000000000000000000000000);
  assign y[145] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000004e6aae4d00000000000000000000000000000000);
  assign y[146] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000009cd45c9b00000000000000000000000000000000);
  assign y[147] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000038a9b93600000000000000000000000000000000);
  assign y[148] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000039c716e300000000000000000000000000000000);
  assign y[149] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000003b1b484800000000000000000000000000000000);
  assign y[150] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000003ea3f51e00000000000000000000000000000000);
  assign y[151] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000007d46eb3d00000000000000000000000000000000);
  assign y[152] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b319b3f500000000000000000000000000000000);
  assign y[153] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000002ea6036500000000000000000000000000000000);
  assign y[154] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000005d4c07ca00000000000000000000000000000000);
  assign y[155] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f30d6b1a00000000000000000000000000000000);
  assign y[156] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000af8eb3ba00000000000000000000000000000000);
  assign y[157] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000005f1d677500000000000000000000000000000000);
  assign y[158] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f6afab6400000000000000000000000000000000);
  assign y[159] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a4ca324700000000000000000000000000000000);
  assign y[160] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000b8ed0ec30000000000000000000000000000000000000000);
  assign y[161] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000071db1d860000000000000000000000000000000000000000);
  assign y[162] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000e2b63b0c0000000000000000000000000000000000000000);
  assign y[163] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000c46d77180000000000000000000000000000000000000000);
  assign y[164] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000088dbee300000000000000000000000000000000000000000);
  assign y[165] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000011b7dd610000000000000000000000000000000000000000);
  assign y[166] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000009b83b5000000000000000000000000000000000000000000);
  assign y[167] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000036076b010000000000000000000000000000000000000000);
  assign y[168] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000006c0ed6020000000000000000000000000000000000000000);
  assign y[169] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000060f1a2c60000000000000000000000000000000000000000);
  assign y[170] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000780f4b4e0000000000000000000000000000000000000000);
  assign y[171] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000f11e969c0000000000000000000000000000000000000000);
  assign y[172] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000e33d2c390000000000000000000000000000000000000000);
  assign y[173] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000c77b58720000000000000000000000000000000000000000);
  assign y[174] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000008ef7b0e40000000000000000000000000000000000000000);
  assign y[175] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000001cef61c90000000000000000000000000000000000000000);
  assign y[176] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000008033cd510000000000000000000000000000000000000000);
  assign y[177] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000679aa30000000000000000000000000000000000000000);
  assign y[178] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000ce34470000000000000000000000000000000000000000);
  assign y[179] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000019c698e0000000000000000000000000000000000000000);
  assign y[180] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000bad5dddf0000000000000000000000000000000000000000);
  assign y[181] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000cd46b57c0000000000000000000000000000000000000000);
  assign y[182] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000002260643a0000000000000000000000000000000000000000);
  assign y[183] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000044c0c8740000000000000000000000000000000000000000);
  assign y[184] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000306d9f2a0000000000000000000000000000000000000000);
  assign y[185] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000d93730960000000000000000000000000000000000000000);
  assign y[186] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000b26f602c0000000000000000000000000000000000000000);
  assign y[187] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000dd32ce9b0000000000000000000000000000000000000000);
  assign y[188] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000028892f40000000000000000000000000000000000000000);
  assign y[189] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000051025e90000000000000000000000000000000000000000);
  assign y[190] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000b2cd44110000000000000000000000000000000000000000);
  assign y[191] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000dc7687e10000000000000000000000000000000000000000);
  assign y[192] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000002f8df657000000000000000000000000000000000000000000000000);
  assign y[193] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000005f1aedaf000000000000000000000000000000000000000000000000);
  assign y[194] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000bf34da5f000000000000000000000000000000000000000000000000);
  assign y[195] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000007e69b4bf000000000000000000000000000000000000000000000000);
  assign y[196] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000fcd2687f000000000000000000000000000000000000000000000000);
  assign y[197] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000f8a5d1fe000000000000000000000000000000000000000000000000);
  assign y[198] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000dfc655aa000000000000000000000000000000000000000000000000);
  assign y[199] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000be8dab54000000000000000000000000000000000000000000000000);
  assign y[200] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000007c1b57a9000000000000000000000000000000000000000000000000);
  assign y[201] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000d7bb5805000000000000000000000000000000000000000000000000);
  assign y[202] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000080fa475d000000000000000000000000000000000000000000000000);
  assign y[203] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000f58fba000000000000000000000000000000000000000000000000);
  assign y[204] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000001ea1f75000000000000000000000000000000000000000000000000);
  assign y[205] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000002d43fea000000000000000000000000000000000000000000000000);
  assign y[206] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000004a87fd4000000000000000000000000000000000000000000000000);
  assign y[207] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000950ffa8000000000000000000000000000000000000000000000000);
  assign y[208] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000003c2d0806000000000000000000000000000000000000000000000000);
  assign y[209] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000785a100c000000000000000000000000000000000000000000000000);
  assign y[210] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000f1b42018000000000000000000000000000000000000000000000000);
  assign y[211] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000e2694130000000000000000000000000000000000000000000000000);
  assign y[212] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000ea5e7437000000000000000000000000000000000000000000000000);
  assign y[213] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000fa301e39000000000000000000000000000000000000000000000000);
  assign y[214] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000dbecca25000000000000000000000000000000000000000000000000);
  assign y[215] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000b6d9954b000000000000000000000000000000000000000000000000);
  assign y[216] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000433eddc0000000000000000000000000000000000000000000000000);
  assign y[217] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000a9f14cd6000000000000000000000000000000000000000000000000);
  assign y[218] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000053e399ac000000000000000000000000000000000000000000000000);
  assign y[219] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000894bc50e000000000000000000000000000000000000000000000000);
  assign y[220] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000003c1a7c4a000000000000000000000000000000000000000000000000);
  assign y[221] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000007934f894000000000000000000000000000000000000000000000000);
  assign y[222] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000dce5067e000000000000000000000000000000000000000000000000);
  assign y[223] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000009746fbab000000000000000000000000000000000000000000000000);
  assign y[224] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000027da98a900000000000000000000000000000000000000000000000000000000);
  assign y[225] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000004eb4315300000000000000000000000000000000000000000000000000000000);
  assign y[226] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000009d6863a600000000000000000000000000000000000000000000000000000000);
  assign y[227] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000003ad1c64c00000000000000000000000000000000000000000000000000000000);
  assign y[228] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000075a28d9900000000000000000000000000000000000000000000000000000000);
  assign y[229] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000ea441b3300000000000000000000000000000000000000000000000000000000);
  assign y[230] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000f253aecf00000000000000000000000000000000000000000000000000000000);
  assign y[231] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000e5a75c9f00000000000000000000000000000000000000000000000000000000);
  assign y[232] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000ca4fb93e00000000000000000000000000000000000000000000000000000000);
  assign y[233] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000b245ead400000000000000000000000000000000000000000000000000000000);
  assign y[234] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000043514c0000000000000000000000000000000000000000000000000000000000);
  assign y[235] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000086a2980000000000000000000000000000000000000000000000000000000000);
  assign y[236] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000d45310100000000000000000000000000000000000000000000000000000000);
  assign y[237] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000001a8a620200000000000000000000000000000000000000000000000000000000);
  assign y[238] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000003514c50400000000000000000000000000000000000000000000000000000000);
  assign y[239] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000006b288a0900000000000000000000000000000000000000000000000000000000);
  assign y[240] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000f08a8cba00000000000000000000000000000000000000000000000000000000);
  assign y[241] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000e015197500000000000000000000000000000000000000000000000000000000);
  assign y[242] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000c02b32ea00000000000000000000000000000000000000000000000000000000);
  assign y[243] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000805764d400000000000000000000000000000000000000000000000000000000);
  assign y[244] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000002775500100000000000000000000000000000000000000000000000000000000);
  assign y[245] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000693038ab00000000000000000000000000000000000000000000000000000000);
  assign y[246] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000f5bae8ff00000000000000000000000000000000000000000000000000000000);
  assign y[247] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000ea75d1ff00000000000000000000000000000000000000000000000000000000);
  assign y[248] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000f3313a5600000000000000000000000000000000000000000000000000000000);
  assign y[249] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000c0b9ec0500000000000000000000000000000000000000000000000000000000);
  assign y[250] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000008173d90b00000000000000000000000000000000000000000000000000000000);
  assign y[251] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000243d2abe00000000000000000000000000000000000000000000000000000000);
  assign y[252] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000006fa0ccd500000000000000000000000000000000000000000000000000000000);
  assign y[253] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000de4099ab00000000000000000000000000000000000000000000000000000000);
  assign y[254] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000009a5baafe00000000000000000000000000000000000000000000000000000000);
  assign y[255] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000136dcc5400000000000000000000000000000000000000000000000000000000);
  assign y[256] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000122148740000000000000000000000000000000000000000000000000000000000000000);
  assign y[257] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000254290e80000000000000000000000000000000000000000000000000000000000000000);
  assign y[258] = ^(x & 512'h000000000000000000000000000000000000000000000000000000004a8420d10000000000000000000000000000000000000000000000000000000000000000);
  assign y[259] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000950841a20000000000000000000000000000000000000000000000000000000000000000);
  assign y[260] = ^(x & 512'h000000000000000000000000000000000000000000000000000000002a1182440000000000000000000000000000000000000000000000000000000000000000);
  assign y[261] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000552204890000000000000000000000000000000000000000000000000000000000000000);
  assign y[262] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000b86540660000000000000000000000000000000000000000000000000000000000000000);
  assign y[263] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000071cb80cc0000000000000000000000000000000000000000000000000000000000000000);
  assign y[264] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000e39601990000000000000000000000000000000000000000000000000000000000000000);
  assign y[265] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000d40c4b460000000000000000000000000000000000000000000000000000000000000000);
  assign y[266] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000bb38def80000000000000000000000000000000000000000000000000000000000000000);
  assign y[267] = ^(x & 512'h000000000000000000000000000000000000000000000000000000007671bcf10000000000000000000000000000000000000000000000000000000000000000);
  assign y[268] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000ece278e30000000000000000000000000000000000000000000000000000000000000000);
  assign y[269] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000d8c5f1c60000000000000000000000000000000000000000000000000000000000000000);
  assign y[270] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000b08be38d0000000000000000000000000000000000000000000000000000000000000000);
  assign y[271] = ^(x & 512'h000000000000000000000000000000000000000000000000000000006017c71b0000000000000000000000000000000000000000000000000000000000000000);
  assign y[272] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000d20fc6430000000000000000000000000000000000000000000000000000000000000000);
  assign y[273] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000a51f8c870000000000000000000000000000000000000000000000000000000000000000);
  assign y[274] = ^(x & 512'h000000000000000000000000000000000000000000000000000000004a3f180f0000000000000000000000000000000000000000000000000000000000000000);
  assign y[275] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000957e301e0000000000000000000000000000000000000000000000000000000000000000);
  assign y[276] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000039dc28480000000000000000000000000000000000000000000000000000000000000000);
  assign y[277] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000609919e40000000000000000000000000000000000000000000000000000000000000000);
  assign y[278] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000d3137bbc0000000000000000000000000000000000000000000000000000000000000000);
  assign y[279] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000a727f6780000000000000000000000000000000000000000000000000000000000000000);
  assign y[280] = ^(x & 512'h000000000000000000000000000000000000000000000000000000005d6ea4850000000000000000000000000000000000000000000000000000000000000000);
  assign y[281] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000a8fd007f0000000000000000000000000000000000000000000000000000000000000000);
  assign y[282] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000050fb01fe0000000000000000000000000000000000000000000000000000000000000000);
  assign y[283] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000b2d74b880000000000000000000000000000000000000000000000000000000000000000);
  assign y[284] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000778edf640000000000000000000000000000000000000000000000000000000000000000);
  assign y[285] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000ef1cbfc90000000000000000000000000000000000000000000000000000000000000000);
  assign y[286] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000cd1836e70000000000000000000000000000000000000000000000000000000000000000);
  assign y[287] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000891024ba0000000000000000000000000000000000000000000000000000000000000000);
  assign y[288] = ^(x & 512'h00000000000000000000000000000000000000000000000001d5e3ce000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[289] = ^(x & 512'h00000000000000000000000000000000000000000000000002aac79d000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[290] = ^(x & 512'h00000000000000000000000000000000000000000000000005548f3b000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[291] = ^(x & 512'h0000000000000000000000000000000000000000000000000ba81e77000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[292] = ^(x & 512'h00000000000000000000000000000000000000000000000017503dee000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[293] = ^(x & 512'h0000000000000000000000000000000000000000000000002ea07adc000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[294] = ^(x & 512'h0000000000000000000000000000000000000000000000005c951676000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[295] = ^(x & 512'h000000000000000000000000000000000000000000000000b82a2dec000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[296] = ^(x & 512'h00000000000000000000000000000000000000000000000071555ad8000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[297] = ^(x & 512'h000000000000000000000000000000000000000000000000e27f577e000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[298] = ^(x & 512'h000000000000000000000000000000000000000000000000c52a4d32000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[299] = ^(x & 512'h0000000000000000000000000000000000000000000000008b559a64000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[300] = ^(x & 512'h00000000000000000000000000000000000000000000000017ab34c9000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[301] = ^(x & 512'h0000000000000000000000000000000000000000000000002f566992000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[302] = ^(x & 512'h0000000000000000000000000000000000000000000000005facd224000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[303] = ^(x & 512'h000000000000000000000000000000000000000000000000bf58a549000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[304] = ^(x & 512'h0000000000000000000000000000000000000000000000007f64a95d000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[305] = ^(x & 512'h000000000000000000000000000000000000000000000000fec852bb000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[306] = ^(x & 512'h000000000000000000000000000000000000000000000000fd91a576000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[307] = ^(x & 512'h000000000000000000000000000000000000000000000000fa234bed000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[308] = ^(x & 512'h000000000000000000000000000000000000000000000000f5927514000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[309] = ^(x & 512'h000000000000000000000000000000000000000000000000ebf008e6000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[310] = ^(x & 512'h000000000000000000000000000000000000000000000000d634f202000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[311] = ^(x & 512'h000000000000000000000000000000000000000000000000ad69e405000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[312] = ^(x & 512'h0000000000000000000000000000000000000000000000005b062bc5000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[313] = ^(x & 512'h000000000000000000000000000000000000000000000000b6d9b544000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[314] = ^(x & 512'h0000000000000000000000000000000000000000000000006cb36b89000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[315] = ^(x & 512'h000000000000000000000000000000000000000000000000d8b334dc000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[316] = ^(x & 512'h000000000000000000000000000000000000000000000000b0b28a76000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[317] = ^(x & 512'h000000000000000000000000000000000000000000000000606515ed000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[318] = ^(x & 512'h000000000000000000000000000000000000000000000000c01fc914000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[319] = ^(x & 512'h00000000000000000000000000000000000000000000000080ea71e7000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[320] = ^(x & 512'h00000000000000000000000000000000000000005706f0c600000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[321] = ^(x & 512'h0000000000000000000000000000000000000000af0ce08d00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[322] = ^(x & 512'h00000000000000000000000000000000000000005f19c01b00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[323] = ^(x & 512'h0000000000000000000000000000000000000000be32803700000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[324] = ^(x & 512'h00000000000000000000000000000000000000007c65006f00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[325] = ^(x & 512'h0000000000000000000000000000000000000000f9ca00de00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[326] = ^(x & 512'h0000000000000000000000000000000000000000a493f17a00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[327] = ^(x & 512'h00000000000000000000000000000000000000004827e3f500000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[328] = ^(x & 512'h0000000000000000000000000000000000000000914ec6eb00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[329] = ^(x & 512'h0000000000000000000000000000000000000000749b7c1100000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[330] = ^(x & 512'h0000000000000000000000000000000000000000bf3009e400000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[331] = ^(x & 512'h00000000000000000000000000000000000000007e6112c800000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[332] = ^(x & 512'h0000000000000000000000000000000000000000fcc2249000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[333] = ^(x & 512'h0000000000000000000000000000000000000000f985492000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[334] = ^(x & 512'h0000000000000000000000000000000000000000f30b934000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[335] = ^(x & 512'h0000000000000000000000000000000000000000e617268100000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[336] = ^(x & 512'h00000000000000000000000000000000000000009b29bcc400000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[337] = ^(x & 512'h00000000000000000000000000000000000000003653788900000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[338] = ^(x & 512'h00000000000000000000000000000000000000006da6f01200000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[339] = ^(x & 512'h0000000000000000000000000000000000000000da4ce12500000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[340] = ^(x & 512'h0000000000000000000000000000000000000000e29f328d00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[341] = ^(x & 512'h0000000000000000000000000000000000000000933995dc00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[342] = ^(x & 512'h00000000000000000000000000000000000000007075da7f00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[343] = ^(x & 512'h0000000000000000000000000000000000000000e0eab4ff00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[344] = ^(x & 512'h000000000000000000000000000000000000000097d3993900000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[345] = ^(x & 512'h000000000000000000000000000000000000000078a1c3b500000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[346] = ^(x & 512'h0000000000000000000000000000000000000000f042876b00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[347] = ^(x & 512'h0000000000000000000000000000000000000000b683fe1100000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[348] = ^(x & 512'h00000000000000000000000000000000000000003a010de500000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[349] = ^(x & 512'h000000000000000000000000000000000000000074021aca00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[350] = ^(x & 512'h0000000000000000000000000000000000000000be02c45200000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[351] = ^(x & 512'h00000000000000000000000000000000000000002b03786300000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[352] = ^(x & 512'h00000000000000000000000000000000340a83170000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[353] = ^(x & 512'h000000000000000000000000000000006914062f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[354] = ^(x & 512'h00000000000000000000000000000000d3280c5e0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[355] = ^(x & 512'h00000000000000000000000000000000a65118bc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[356] = ^(x & 512'h000000000000000000000000000000004ca330780000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[357] = ^(x & 512'h00000000000000000000000000000000984661f00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[358] = ^(x & 512'h00000000000000000000000000000000058741f70000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[359] = ^(x & 512'h000000000000000000000000000000000a0e83ee0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[360] = ^(x & 512'h00000000000000000000000000000000151c06dd0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[361] = ^(x & 512'h000000000000000000000000000000001f328fad0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[362] = ^(x & 512'h000000000000000000000000000000000a6e9d4c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[363] = ^(x & 512'h0000000000000000000000000000000015dc3a990000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[364] = ^(x & 512'h000000000000000000000000000000002bb875320000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[365] = ^(x & 512'h000000000000000000000000000000005770eb640000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[366] = ^(x & 512'h00000000000000000000000000000000aee0d6c90000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[367] = ^(x & 512'h000000000000000000000000000000005cc1ad930000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[368] = ^(x & 512'h000000000000000000000000000000008d88d8300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[369] = ^(x & 512'h000000000000000000000000000000001b11b1610000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[370] = ^(x & 512'h00000000000000000000000000000000372262c30000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[371] = ^(x & 512'h000000000000000000000000000000006e44c4860000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[372] = ^(x & 512'h00000000000000000000000000000000e8820b1a0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[373] = ^(x & 512'h00000000000000000000000000000000e50f94230000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[374] = ^(x & 512'h00000000000000000000000000000000ff15ab500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[375] = ^(x & 512'h00000000000000000000000000000000fe2b56a10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[376] = ^(x & 512'h00000000000000000000000000000000c95d2f550000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[377] = ^(x & 512'h00000000000000000000000000000000a6b1ddbd0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[378] = ^(x & 512'h000000000000000000000000000000004d63bb7b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[379] = ^(x & 512'h00000000000000000000000000000000aeccf5e00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[380] = ^(x & 512'h00000000000000000000000000000000689368d60000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[381] = ^(x & 512'h00000000000000000000000000000000d126d1ac0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[382] = ^(x & 512'h000000000000000000000000000000009747214e0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[383] = ^(x & 512'h000000000000000000000000000000001a85c18b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[384] = ^(x & 512'h0000000000000000000000002fde46eb000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[385] = ^(x & 512'h0000000000000000000000005ebc8dd6000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[386] = ^(x & 512'h000000000000000000000000bc781bad000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[387] = ^(x & 512'h00000000000000000000000078f1365a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[388] = ^(x & 512'h000000000000000000000000f1e26db4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[389] = ^(x & 512'h000000000000000000000000e2c5db68000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[390] = ^(x & 512'h000000000000000000000000ea55f13a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[391] = ^(x & 512'h000000000000000000000000d5abe275000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[392] = ^(x & 512'h000000000000000000000000ab57c5eb000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[393] = ^(x & 512'h0000000000000000000000007871cc3c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[394] = ^(x & 512'h000000000000000000000000de3cde92000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[395] = ^(x & 512'h000000000000000000000000bc79bc25000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[396] = ^(x & 512'h00000000000000000000000079f3784b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[397] = ^(x & 512'h000000000000000000000000f2e6f196000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[398] = ^(x & 512'h000000000000000000000000e4cde32d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[399] = ^(x & 512'h000000000000000000000000c99bc75b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[400] = ^(x & 512'h000000000000000000000000bce9c95c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[401] = ^(x & 512'h00000000000000000000000078d393b9000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[402] = ^(x & 512'h000000000000000000000000f0a62773000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[403] = ^(x & 512'h000000000000000000000000e14d4fe6000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[404] = ^(x & 512'h000000000000000000000000ec45d827000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[405] = ^(x & 512'h000000000000000000000000f755f6a4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[406] = ^(x & 512'h000000000000000000000000c175aaa2000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[407] = ^(x & 512'h00000000000000000000000082eb5445000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[408] = ^(x & 512'h0000000000000000000000002a09ef61000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[409] = ^(x & 512'h0000000000000000000000007bcc9828000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[410] = ^(x & 512'h000000000000000000000000f7983151000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[411] = ^(x & 512'h000000000000000000000000c1ef2549000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[412] = ^(x & 512'h000000000000000000000000ac010d79000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[413] = ^(x & 512'h00000000000000000000000059031af2000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[414] = ^(x & 512'h0000000000000000000000009cd8720f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[415] = ^(x & 512'h000000000000000000000000176fa3f5000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[416] = ^(x & 512'h000000000000000007fa82f100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[417] = ^(x & 512'h00000000000000000ff405e300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[418] = ^(x & 512'h00000000000000001fe80bc600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[419] = ^(x & 512'h00000000000000003fd0178c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[420] = ^(x & 512'h00000000000000007ea02f1800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[421] = ^(x & 512'h0000000000000000fd405f3000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[422] = ^(x & 512'h0000000000000000fd7b3c9100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[423] = ^(x & 512'h0000000000000000faf7782200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[424] = ^(x & 512'h0000000000000000f4eff14400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[425] = ^(x & 512'h0000000000000000ee25617800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[426] = ^(x & 512'h0000000000000000dbb1400100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[427] = ^(x & 512'h0000000000000000b763810200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[428] = ^(x & 512'h00000000000000006ec7020500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[429] = ^(x & 512'h0000000000000000dc8e050a00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[430] = ^(x & 512'h0000000000000000b91d0b1400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[431] = ^(x & 512'h0000000000000000723b162800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[432] = ^(x & 512'h0000000000000000e38caea100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[433] = ^(x & 512'h0000000000000000c6195d4300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[434] = ^(x & 512'h00000000000000008d33ba8600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[435] = ^(x & 512'h00000000000000001a67740d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[436] = ^(x & 512'h000000000000000032346aeb00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[437] = ^(x & 512'h00000000000000006392562700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[438] = ^(x & 512'h0000000000000000c0de2fbf00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[439] = ^(x & 512'h000000000000000081bd5f7e00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[440] = ^(x & 512'h000000000000000005813d0d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[441] = ^(x & 512'h00000000000000000df8f9eb00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[442] = ^(x & 512'h00000000000000001af0f3d700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[443] = ^(x & 512'h0000000000000000331a655e00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[444] = ^(x & 512'h000000000000000061ce484d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[445] = ^(x & 512'h0000000000000000c29c919a00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[446] = ^(x & 512'h000000000000000082c3a1c400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[447] = ^(x & 512'h0000000000000000037dc17800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[448] = ^(x & 512'h000000005a4e1b480000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[449] = ^(x & 512'h00000000b59c36900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[450] = ^(x & 512'h000000006b396d200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[451] = ^(x & 512'h00000000d772da400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[452] = ^(x & 512'h00000000afe5b4810000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[453] = ^(x & 512'h000000005ecb69030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[454] = ^(x & 512'h00000000e6d8c84e0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[455] = ^(x & 512'h00000000cdb1919d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[456] = ^(x & 512'h000000009a63233b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[457] = ^(x & 512'h000000006e895d3e0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[458] = ^(x & 512'h00000000865ca0340000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[459] = ^(x & 512'h000000000cb940690000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[460] = ^(x & 512'h00000000187281d20000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[461] = ^(x & 512'h0000000030e402a50000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[462] = ^(x & 512'h0000000060c8054a0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[463] = ^(x & 512'h00000000c0900b940000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[464] = ^(x & 512'h00000000da6f0c600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[465] = ^(x & 512'h00000000b5df18c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[466] = ^(x & 512'h000000006abf31800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[467] = ^(x & 512'h00000000d57e63000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[468] = ^(x & 512'h00000000f0b3dd480000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[469] = ^(x & 512'h00000000bb29a0d90000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[470] = ^(x & 512'h000000002c1d5bfb0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[471] = ^(x & 512'h00000000593ab6f60000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[472] = ^(x & 512'h00000000e83a77a50000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[473] = ^(x & 512'h000000008a3bf5020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[474] = ^(x & 512'h000000001577ea050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[475] = ^(x & 512'h0000000071a0cf430000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[476] = ^(x & 512'h00000000b80e84cf0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[477] = ^(x & 512'h00000000701d089f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[478] = ^(x & 512'h00000000bb740b760000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[479] = ^(x & 512'h000000002da70da40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[480] = ^(x & 512'hdf01d104000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[481] = ^(x & 512'hbe03a209000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[482] = ^(x & 512'h7d074413000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[483] = ^(x & 512'hfa0e8826000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[484] = ^(x & 512'hf41d104d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[485] = ^(x & 512'he93b209a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[486] = ^(x & 512'h0d769130000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[487] = ^(x & 512'h1aec2261000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[488] = ^(x & 512'h35d845c2000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[489] = ^(x & 512'hb5b15a80000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[490] = ^(x & 512'hb5626404000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[491] = ^(x & 512'h6ac5c808000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[492] = ^(x & 512'hd48a9111000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[493] = ^(x & 512'ha9152323000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[494] = ^(x & 512'h532b4646000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[495] = ^(x & 512'ha6568c8c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[496] = ^(x & 512'h92acc91d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[497] = ^(x & 512'h2459933b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[498] = ^(x & 512'h49b22677000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[499] = ^(x & 512'h93644dee000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[500] = ^(x & 512'hf9c84bd8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[501] = ^(x & 512'h2d9046b4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[502] = ^(x & 512'h84215c6c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[503] = ^(x & 512'h0943b8d8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[504] = ^(x & 512'hcc87a1b5000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[505] = ^(x & 512'h460e926f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[506] = ^(x & 512'h8c1c24df000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[507] = ^(x & 512'hc73899ba000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[508] = ^(x & 512'h5170e371000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[509] = ^(x & 512'ha3e0c6e3000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[510] = ^(x & 512'h98c05cc3000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[511] = ^(x & 512'hef806882000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
endmodule
`endif

`ifndef IBHDL_ICRC_SUM_OF_LANES_512_cc678154
`define IBHDL_ICRC_SUM_OF_LANES_512_cc678154
`line 2861 "ib_rx_512.v/icrc_sum_of_lanes_512.v" 0
// constant linear map over GF(2)
module icrc_sum_of_lanes_512 (
  input  wire [511:0] x,
  output wire [31:0]  y
);

  assign y[0] = ^(x & 512'h00000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001);
  assign y[1] = ^(x & 512'h00000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002);
  assign y[2] = ^(x & 512'h00000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004);
  assign y[3] = ^(x & 512'h00000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008);
  assign y[4] = ^(x & 512'h00000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010);
  assign y[5] = ^(x & 512'h00000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020);
  assign y[6] = ^(x & 512'h00000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040);
  assign y[7] = ^(x & 512'h00000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080);
  assign y[8] = ^(x & 512'h00000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100);
  assign y[9] = ^(x & 512'h00000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200);
  assign y[10] = ^(x & 512'h00000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400);
  assign y[11] = ^(x & 512'h00000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800);
  assign y[12] = ^(x & 512'h00001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000);
  assign y[13] = ^(x & 512'h00002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000);
  assign y[14] = ^(x & 512'h00004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000);
  assign y[15] = ^(x & 512'h00008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000);
  assign y[16] = ^(x & 512'h00010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000);
  assign y[17] = ^(x & 512'h00020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000);
  assign y[18] = ^(x & 512'h00040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000);
  assign y[19] = ^(x & 512'h00080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000);
  assign y[20] = ^(x & 512'h00100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000);
  assign y[21] = ^(x & 512'h00200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000);
  assign y[22] = ^(x & 512'h00400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000);
  assign y[23] = ^(x & 512'h00800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000);
  assign y[24] = ^(x & 512'h01000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000);
  assign y[25] = ^(x & 512'h02000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000);
  assign y[26] = ^(x & 512'h04000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000);
  assign y[27] = ^(x & 512'h08000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000);
  assign y[28] = ^(x & 512'h10000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000);
  assign y[29] = ^(x & 512'h20000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000020000000);
  assign y[30] = ^(x & 512'h40000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000);
  assign y[31] = ^(x & 512'h80000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000);
endmodule
`endif

`ifndef IBHDL_ICRC_STATE_512_309a4a63
`define IBHDL_ICRC_STATE_512_309a4a63
`line 2905 "ib_rx_512.v/icrc_state_512.v" 0
// the CRC register, one beat per cycle
module icrc_state_512 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] contribution,
  input  wire [10:0] ctl,
  output reg  [31:0] register,
  output wire [10:0] register_ctl
);

  wire [31:0] advance_y;
  reg  [31:0] state_d;
  reg  [31:0] state_q;
  reg  [31:0] before_d;
  reg  [31:0] before_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = state_q;
    if (ctl[0]) begin  // ctl.valid
      if (ctl[1]) begin  // ctl.first
        state_d = 32'h8a729cc9 ^ contribution;
      end else begin
        state_d = advance_y ^ contribution;
      end
    end
  end

  always @* begin
    before_d = before_q;
    if (ctl[0]) begin  // ctl.valid
      if (ctl[1]) begin  // ctl.first
        before_d = 32'hffffffff;
      end else begin
        before_d = state_q;
      end
    end
  end

  always @* begin
    register = state_q;
    if (state_ctl_q[3]) begin  // state_ctl_q.empty
      register = before_q;
    end
  end

  assign register_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
    before_q <= before_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  icrc_advance_by_64 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_ADVANCE_BY_64_160274dc
`define IBHDL_ICRC_ADVANCE_BY_64_160274dc
`line 2976 "ib_rx_512.v/icrc_advance_by_64.v" 0
// constant linear map over GF(2)
module icrc_advance_by_64 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'he5fe1c77);
  assign y[1] = ^(x & 32'hcbfc38ee);
  assign y[2] = ^(x & 32'h97f871dd);
  assign y[3] = ^(x & 32'h2ff0e3ba);
  assign y[4] = ^(x & 32'h5fe1c775);
  assign y[5] = ^(x & 32'hbfc38eea);
  assign y[6] = ^(x & 32'h9a7901a2);
  assign y[7] = ^(x & 32'h34f20345);
  assign y[8] = ^(x & 32'h69e4068b);
  assign y[9] = ^(x & 32'h36361160);
  assign y[10] = ^(x & 32'h89923eb7);
  assign y[11] = ^(x & 32'h13247d6f);
  assign y[12] = ^(x & 32'h2648fade);
  assign y[13] = ^(x & 32'h4c91f5bd);
  assign y[14] = ^(x & 32'h9923eb7a);
  assign y[15] = ^(x & 32'h3247d6f4);
  assign y[16] = ^(x & 32'h8171b19f);
  assign y[17] = ^(x & 32'h02e3633e);
  assign y[18] = ^(x & 32'h05c6c67d);
  assign y[19] = ^(x & 32'h0b8d8cfa);
  assign y[20] = ^(x & 32'hf2e50583);
  assign y[21] = ^(x & 32'h00341771);
  assign y[22] = ^(x & 32'he5963294);
  assign y[23] = ^(x & 32'hcb2c6528);
  assign y[24] = ^(x & 32'h73a6d627);
  assign y[25] = ^(x & 32'h02b3b039);
  assign y[26] = ^(x & 32'h05676073);
  assign y[27] = ^(x & 32'hef30dc91);
  assign y[28] = ^(x & 32'h3b9fa554);
  assign y[29] = ^(x & 32'h773f4aa8);
  assign y[30] = ^(x & 32'h0b808926);
  assign y[31] = ^(x & 32'hf2ff0e3b);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`define IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`line 3020 "ib_rx_512.v/icrc_un_advance_4.v" 0
// takes zero bytes at the end of a packet back
module icrc_un_advance_4 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] register,
  input  wire [10:0] ctl,
  output wire [31:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [31:0] inverse_y;
  reg  [31:0] state_d;
  reg  [31:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd1) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  icrc_back_by_4 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_BACK_BY_4_e0de0ec9
`define IBHDL_ICRC_BACK_BY_4_e0de0ec9
`line 3067 "ib_rx_512.v/icrc_back_by_4.v" 0
// constant linear map over GF(2)
module icrc_back_by_4 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'hc8851aab);
  assign y[1] = ^(x & 32'h910a3556);
  assign y[2] = ^(x & 32'h22146aac);
  assign y[3] = ^(x & 32'h4428d558);
  assign y[4] = ^(x & 32'h8851aab0);
  assign y[5] = ^(x & 32'h10a35560);
  assign y[6] = ^(x & 32'he9c3b06b);
  assign y[7] = ^(x & 32'hd38760d6);
  assign y[8] = ^(x & 32'ha70ec1ac);
  assign y[9] = ^(x & 32'h869899f3);
  assign y[10] = ^(x & 32'hc5b4294d);
  assign y[11] = ^(x & 32'h8b68529a);
  assign y[12] = ^(x & 32'h16d0a534);
  assign y[13] = ^(x & 32'h2da14a68);
  assign y[14] = ^(x & 32'h5b4294d0);
  assign y[15] = ^(x & 32'hb68529a0);
  assign y[16] = ^(x & 32'ha58f49eb);
  assign y[17] = ^(x & 32'h4b1e93d6);
  assign y[18] = ^(x & 32'h963d27ac);
  assign y[19] = ^(x & 32'h2c7a4f58);
  assign y[20] = ^(x & 32'h9071841b);
  assign y[21] = ^(x & 32'he866129d);
  assign y[22] = ^(x & 32'h18493f91);
  assign y[23] = ^(x & 32'h30927f22);
  assign y[24] = ^(x & 32'ha9a1e4ef);
  assign y[25] = ^(x & 32'h9bc6d375);
  assign y[26] = ^(x & 32'h378da6ea);
  assign y[27] = ^(x & 32'ha79e577f);
  assign y[28] = ^(x & 32'h87b9b455);
  assign y[29] = ^(x & 32'h0f7368aa);
  assign y[30] = ^(x & 32'hd663cbff);
  assign y[31] = ^(x & 32'h64428d55);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_8_34b95509
`define IBHDL_ICRC_UN_ADVANCE_8_34b95509
`line 3111 "ib_rx_512.v/icrc_un_advance_8.v" 0
// takes zero bytes at the end of a packet back
module icrc_un_advance_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] register,
  input  wire [10:0] ctl,
  output wire [31:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [31:0] inverse_y;
  reg  [31:0] state_d;
  reg  [31:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd2) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  icrc_back_by_8 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_BACK_BY_8_fa54c69a
`define IBHDL_ICRC_BACK_BY_8_fa54c69a
`line 3158 "ib_rx_512.v/icrc_back_by_8.v" 0
// constant linear map over GF(2)
module icrc_back_by_8 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'hd33ca1fe);
  assign y[1] = ^(x & 32'ha67943fd);
  assign y[2] = ^(x & 32'h4cf287fb);
  assign y[3] = ^(x & 32'h99e50ff6);
  assign y[4] = ^(x & 32'h33ca1fec);
  assign y[5] = ^(x & 32'h67943fd9);
  assign y[6] = ^(x & 32'h1c14de4c);
  assign y[7] = ^(x & 32'h3829bc99);
  assign y[8] = ^(x & 32'h70537933);
  assign y[9] = ^(x & 32'h339a5399);
  assign y[10] = ^(x & 32'hb40806cd);
  assign y[11] = ^(x & 32'h68100d9b);
  assign y[12] = ^(x & 32'hd0201b37);
  assign y[13] = ^(x & 32'ha040366e);
  assign y[14] = ^(x & 32'h40806cdc);
  assign y[15] = ^(x & 32'h8100d9b8);
  assign y[16] = ^(x & 32'hd13d128f);
  assign y[17] = ^(x & 32'ha27a251f);
  assign y[18] = ^(x & 32'h44f44a3e);
  assign y[19] = ^(x & 32'h89e8947d);
  assign y[20] = ^(x & 32'hc0ed8904);
  assign y[21] = ^(x & 32'h52e7b3f7);
  assign y[22] = ^(x & 32'h76f3c611);
  assign y[23] = ^(x & 32'hede78c22);
  assign y[24] = ^(x & 32'h08f3b9ba);
  assign y[25] = ^(x & 32'hc2dbd28b);
  assign y[26] = ^(x & 32'h85b7a517);
  assign y[27] = ^(x & 32'hd853ebd0);
  assign y[28] = ^(x & 32'h639b765f);
  assign y[29] = ^(x & 32'hc736ecbf);
  assign y[30] = ^(x & 32'h5d517880);
  assign y[31] = ^(x & 32'h699e50ff);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_16_c8e5adbd
`define IBHDL_ICRC_UN_ADVANCE_16_c8e5adbd
`line 3202 "ib_rx_512.v/icrc_un_advance_16.v" 0
// takes zero bytes at the end of a packet back
module icrc_un_advance_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] register,
  input  wire [10:0] ctl,
  output wire [31:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [31:0] inverse_y;
  reg  [31:0] state_d;
  reg  [31:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd4) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  icrc_back_by_16 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_BACK_BY_16_11810a00
`define IBHDL_ICRC_BACK_BY_16_11810a00
`line 3249 "ib_rx_512.v/icrc_back_by_16.v" 0
// constant linear map over GF(2)
module icrc_back_by_16 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'h9074ce54);
  assign y[1] = ^(x & 32'h20e99ca9);
  assign y[2] = ^(x & 32'h41d33952);
  assign y[3] = ^(x & 32'h83a672a5);
  assign y[4] = ^(x & 32'h074ce54a);
  assign y[5] = ^(x & 32'h0e99ca95);
  assign y[6] = ^(x & 32'h8d475b7f);
  assign y[7] = ^(x & 32'h1a8eb6ff);
  assign y[8] = ^(x & 32'h351d6dfe);
  assign y[9] = ^(x & 32'hfa4e15a9);
  assign y[10] = ^(x & 32'h64e8e507);
  assign y[11] = ^(x & 32'hc9d1ca0e);
  assign y[12] = ^(x & 32'h93a3941c);
  assign y[13] = ^(x & 32'h27472839);
  assign y[14] = ^(x & 32'h4e8e5072);
  assign y[15] = ^(x & 32'h9d1ca0e4);
  assign y[16] = ^(x & 32'haa4d8f9c);
  assign y[17] = ^(x & 32'h549b1f39);
  assign y[18] = ^(x & 32'ha9363e72);
  assign y[19] = ^(x & 32'h526c7ce4);
  assign y[20] = ^(x & 32'h34ac379c);
  assign y[21] = ^(x & 32'hf92ca16d);
  assign y[22] = ^(x & 32'h622d8c8e);
  assign y[23] = ^(x & 32'hc45b191d);
  assign y[24] = ^(x & 32'h18c2fc6e);
  assign y[25] = ^(x & 32'ha1f13688);
  assign y[26] = ^(x & 32'h43e26d11);
  assign y[27] = ^(x & 32'h17b01477);
  assign y[28] = ^(x & 32'hbf14e6ba);
  assign y[29] = ^(x & 32'h7e29cd75);
  assign y[30] = ^(x & 32'h6c2754bf);
  assign y[31] = ^(x & 32'h483a672a);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_32_396266e9
`define IBHDL_ICRC_UN_ADVANCE_32_396266e9
`line 3293 "ib_rx_512.v/icrc_un_advance_32.v" 0
// takes zero bytes at the end of a packet back
module icrc_un_advance_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] register,
  input  wire [10:0] ctl,
  output wire [31:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [31:0] inverse_y;
  reg  [31:0] state_d;
  reg  [31:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd8) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  icrc_back_by_32 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_BACK_BY_32_1954959c
`define IBHDL_ICRC_BACK_BY_32_1954959c
`line 3340 "ib_rx_512.v/icrc_back_by_32.v" 0
// constant linear map over GF(2)
module icrc_back_by_32 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'hbe88e8cc);
  assign y[1] = ^(x & 32'h7d11d199);
  assign y[2] = ^(x & 32'hfa23a332);
  assign y[3] = ^(x & 32'hf4474665);
  assign y[4] = ^(x & 32'he88e8cca);
  assign y[5] = ^(x & 32'hd11d1995);
  assign y[6] = ^(x & 32'h1cb2dbe6);
  assign y[7] = ^(x & 32'h3965b7cd);
  assign y[8] = ^(x & 32'h72cb6f9b);
  assign y[9] = ^(x & 32'h5b1e37fa);
  assign y[10] = ^(x & 32'h08b48738);
  assign y[11] = ^(x & 32'h11690e70);
  assign y[12] = ^(x & 32'h22d21ce1);
  assign y[13] = ^(x & 32'h45a439c2);
  assign y[14] = ^(x & 32'h8b487384);
  assign y[15] = ^(x & 32'h1690e708);
  assign y[16] = ^(x & 32'h93a926dc);
  assign y[17] = ^(x & 32'h27524db8);
  assign y[18] = ^(x & 32'h4ea49b70);
  assign y[19] = ^(x & 32'h9d4936e1);
  assign y[20] = ^(x & 32'h841a850f);
  assign y[21] = ^(x & 32'hb6bde2d2);
  assign y[22] = ^(x & 32'hd3f32d69);
  assign y[23] = ^(x & 32'ha7e65ad2);
  assign y[24] = ^(x & 32'hf1445d69);
  assign y[25] = ^(x & 32'h5c00521e);
  assign y[26] = ^(x & 32'hb800a43c);
  assign y[27] = ^(x & 32'hce89a0b5);
  assign y[28] = ^(x & 32'h239ba9a6);
  assign y[29] = ^(x & 32'h4737534c);
  assign y[30] = ^(x & 32'h30e64e55);
  assign y[31] = ^(x & 32'hdf447466);
endmodule
`endif

`ifndef IBHDL_CHECK_VCRC_512_92bac36d
`define IBHDL_CHECK_VCRC_512_92bac36d
`line 3384 "ib_rx_512.v/check_vcrc_512.v" 0
// the VCRC of every packet
module check_vcrc_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [47:0]  beat,
  output wire         done,
  output wire         good
);

  wire engine_aligned;
  wire engine_done;
  wire engine_found;
  wire engine_good;

  assign engine_aligned = !beat[4];
  assign done = engine_done;
  assign good = engine_good;

  vcrc_engine_512 u_engine (
    .clk(clk),
    .rst(rst),
    .data(data),
    .valid(beat[0]),  // beat.valid
    .first(beat[1]),  // beat.first
    .last(beat[2]),  // beat.last
    .units(beat[10:5]),
    .present(1'b1),
    .aligned(engine_aligned),
    .done(engine_done),
    .found(engine_found),
    .good(engine_good)
  );

  wire _unused_ok = &{1'b0, beat[47:11], beat[3], engine_found};
endmodule
`endif

`ifndef IBHDL_VCRC_ENGINE_512_aebd5431
`define IBHDL_VCRC_ENGINE_512_aebd5431
`line 3425 "ib_rx_512.v/vcrc_engine_512.v" 0
// checks one CRC at the end of every packet
module vcrc_engine_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire         valid,
  input  wire         first,
  input  wire         last,
  input  wire [5:0]   units,
  input  wire         present,
  input  wire         aligned,
  output wire         done,
  output wire         found,
  output wire         good
);

  wire [10:0] ctl;
  wire [5:0] pad;
  wire [15:0] registers_0;
  wire [15:0] registers_1;
  wire [15:0] registers_2;
  wire [15:0] registers_3;
  wire [15:0] registers_4;
  wire [15:0] registers_5;
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [10:0] ctls_2;
  wire [10:0] ctls_3;
  wire [10:0] ctls_4;
  wire [10:0] ctls_5;
  wire [15:0] end_register;
  wire [10:0] end_ctl;
  wire [15:0] contribution_contribution;
  wire [10:0] contribution_contribution_ctl;
  wire [15:0] state_register;
  wire [10:0] state_register_ctl;
  wire [15:0] stages_0_shortened;
  wire [10:0] stages_0_shortened_ctl;
  wire [15:0] stages_1_shortened;
  wire [10:0] stages_1_shortened_ctl;
  wire [15:0] stages_2_shortened;
  wire [10:0] stages_2_shortened_ctl;
  wire [15:0] stages_3_shortened;
  wire [10:0] stages_3_shortened_ctl;
  wire [15:0] stages_4_shortened;
  wire [10:0] stages_4_shortened_ctl;

  assign pad = 6'd0 - units;
  assign ctl[0] = valid;  // valid
  assign ctl[1] = first;  // first
  assign ctl[2] = last;  // last
  assign ctl[3] = last & (units == 6'd0);  // empty
  assign ctl[4] = present;  // present
  assign ctl[5] = aligned;  // aligned
  assign ctl[10:6] = pad[4:0];  // pad
  assign registers_0 = state_register;
  assign ctls_0 = state_register_ctl;
  assign registers_1 = stages_0_shortened;
  assign ctls_1 = stages_0_shortened_ctl;
  assign registers_2 = stages_1_shortened;
  assign ctls_2 = stages_1_shortened_ctl;
  assign registers_3 = stages_2_shortened;
  assign ctls_3 = stages_2_shortened_ctl;
  assign registers_4 = stages_3_shortened;
  assign ctls_4 = stages_3_shortened_ctl;
  assign registers_5 = stages_4_shortened;
  assign ctls_5 = stages_4_shortened_ctl;
  assign end_ctl = ctls_5;
  assign end_register = registers_5;
  assign done = end_ctl[0] & end_ctl[2];  // end_ctl.valid, end_ctl.last
  assign found = end_ctl[4];  // end_ctl.present
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 16'h556f);  // end_ctl.present, end_ctl.aligned

  vcrc_contribution_512 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  vcrc_state_512 u_state (
    .clk(clk),
    .rst(rst),
    .contribution(contribution_contribution),
    .ctl(contribution_contribution_ctl),
    .register(state_register),
    .register_ctl(state_register_ctl)
  );

  vcrc_un_advance_2 u_stages_0 (
    .clk(clk),
    .rst(rst),
    .register(registers_0),
    .ctl(ctls_0),
    .shortened(stages_0_shortened),
    .shortened_ctl(stages_0_shortened_ctl)
  );

  vcrc_un_advance_4 u_stages_1 (
    .clk(clk),
    .rst(rst),
    .register(registers_1),
    .ctl(ctls_1),
    .shortened(stages_1_shortened),
    .shortened_ctl(stages_1_shortened_ctl)
  );

  vcrc_un_advance_8 u_stages_2 (
    .clk(clk),
    .rst(rst),
    .register(registers_2),
    .ctl(ctls_2),
    .shortened(stages_2_shortened),
    .shortened_ctl(stages_2_shortened_ctl)
  );

  vcrc_un_advance_16 u_stages_3 (
    .clk(clk),
    .rst(rst),
    .register(registers_3),
    .ctl(ctls_3),
    .shortened(stages_3_shortened),
    .shortened_ctl(stages_3_shortened_ctl)
  );

  vcrc_un_advance_32 u_stages_4 (
    .clk(clk),
    .rst(rst),
    .register(registers_4),
    .ctl(ctls_4),
    .shortened(stages_4_shortened),
    .shortened_ctl(stages_4_shortened_ctl)
  );

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_VCRC_CONTRIBUTION_512_1e87ecb3
`define IBHDL_VCRC_CONTRIBUTION_512_1e87ecb3
`line 3568 "ib_rx_512.v/vcrc_contribution_512.v" 0
// what a beat alone adds to the CRC register
module vcrc_contribution_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [10:0]  ctl,
  output wire [15:0]  contribution,
  output wire [10:0]  contribution_ctl
);

  wire [255:0] lane_y;
  reg  [255:0] by_lane_q;
  reg  [10:0] by_lane_ctl_q;
  wire [15:0] sum_y;
  reg  [15:0] total_q;
  reg  [10:0] total_ctl_q;

  assign contribution = total_q;
  assign contribution_ctl = total_ctl_q;

  always @(posedge clk) begin
    by_lane_q <= lane_y;
    total_q <= sum_y;
  end

  always @(posedge clk) begin
    if (rst) begin
      by_lane_ctl_q <= 11'd0;
      total_ctl_q <= 11'd0;
    end else begin
      by_lane_ctl_q <= ctl;
      total_ctl_q <= by_lane_ctl_q;
    end
  end

  vcrc_of_lanes_512 u_lane (
    .x(data),
    .y(lane_y)
  );

  vcrc_sum_of_lanes_512 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_OF_LANES_512_d53ab80f
`define IBHDL_VCRC_OF_LANES_512_d53ab80f
`line 3618 "ib_rx_512.v/vcrc_of_lanes_512.v" 0
// constant linear map over GF(2)
module vcrc_of_lanes_512 (
  input  wire [511:0] x,
  output wire [255:0] y
);

  assign y[0] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e0173af5);
  assign y[1] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c12f74ea);
  assign y[2] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000825fe8d4);
  assign y[3] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004bfd0a9);
  assign y[4] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e8699ba6);
  assign y[5] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d0d3364d);
  assign y[6] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a1a76d9a);
  assign y[7] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000434fdb34);
  assign y[8] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000879eb669);
  assign y[9] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e3d6dd3);
  assign y[10] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001c7adaa6);
  assign y[11] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000039f4b44d);
  assign y[12] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000072e8699b);
  assign y[13] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004c7e9c3);
  assign y[14] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000088ed387);
  assign y[15] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f00b9dfa);
  assign y[16] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007dcff31b00000000);
  assign y[17] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000fb9ee73700000000);
  assign y[18] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f73dcf6f00000000);
  assign y[19] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ef7b9edf00000000);
  assign y[20] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a238cfa400000000);
  assign y[21] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000045719e4900000000);
  assign y[22] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008ae23c9300000000);
  assign y[23] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000015c5792600000000);
  assign y[24] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002a8af34c00000000);
  assign y[25] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005414e79900000000);
  assign y[26] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a928ce3300000000);
  assign y[27] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000053519c6700000000);
  assign y[28] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a6a238cf00000000);
  assign y[29] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000308a828500000000);
  assign y[30] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006114050b00000000);
  assign y[31] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000bee7f90d00000000);
  assign y[32] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024b1be7a0000000000000000);
  assign y[33] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000048627df50000000000000000);
  assign y[34] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090c4faea0000000000000000);
  assign y[35] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002089f5d50000000000000000);
  assign y[36] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000065a355d10000000000000000);
  assign y[37] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cb46aba20000000000000000);
  assign y[38] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000968d56450000000000000000);
  assign y[39] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002d1bad8a0000000000000000);
  assign y[40] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005a365a150000000000000000);
  assign y[41] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000b46cb42a0000000000000000);
  assign y[42] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000069d968550000000000000000);
  assign y[43] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d2b2d1aa0000000000000000);
  assign y[44] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a465a3550000000000000000);
  assign y[45] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006d7af8d10000000000000000);
  assign y[46] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000dbf4f0a30000000000000000);
  assign y[47] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000092585f3d0000000000000000);
  assign y[48] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002c35b23000000000000000000000000);
  assign y[49] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000486b746000000000000000000000000);
  assign y[50] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090c6f8d000000000000000000000000);
  assign y[51] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001318de1a000000000000000000000000);
  assign y[52] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000025f3e716000000000000000000000000);
  assign y[53] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004be6cf2d000000000000000000000000);
  assign y[54] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000097cc9f5b000000000000000000000000);
  assign y[55] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002e993fb7000000000000000000000000);
  assign y[56] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005d327f6e000000000000000000000000);
  assign y[57] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ba64fedc000000000000000000000000);
  assign y[58] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000074c9fcb9000000000000000000000000);
  assign y[59] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e892f973000000000000000000000000);
  assign y[60] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d125f3e7000000000000000000000000);
  assign y[61] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a088bdec000000000000000000000000);
  assign y[62] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000041117bd9000000000000000000000000);
  assign y[63] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000081e1ad91000000000000000000000000);
  assign y[64] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000007dfe148700000000000000000000000000000000);
  assign y[65] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000fafc290e00000000000000000000000000000000);
  assign y[66] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f4f9531c00000000000000000000000000000000);
  assign y[67] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e9f3a73800000000000000000000000000000000);
  assign y[68] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000af195bf600000000000000000000000000000000);
  assign y[69] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000005e33b6ec00000000000000000000000000000000);
  assign y[70] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000bc666cd900000000000000000000000000000000);
  assign y[71] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000078cdd8b200000000000000000000000000000000);
  assign y[72] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f19ab16500000000000000000000000000000000);
  assign y[73] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e23563cb00000000000000000000000000000000);
  assign y[74] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c56bc69600000000000000000000000000000000);
  assign y[75] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000008bd78c2d00000000000000000000000000000000);
  assign y[76] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000016af195b00000000000000000000000000000000);
  assign y[77] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000000000050a0273100000000000000000000000000000000);
  assign y[78] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a1404f6200000000000000000000000000000000);
  assign y[79] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000000000003e7f8a4300000000000000000000000000000000);
  assign y[80] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000204a80c10000000000000000000000000000000000000000);
  assign y[81] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000419400830000000000000000000000000000000000000000);
  assign y[82] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000822801060000000000000000000000000000000000000000);
  assign y[83] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000000451020c0000000000000000000000000000000000000000);
  assign y[84] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000028e884d90000000000000000000000000000000000000000);
  assign y[85] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000000000000051d009b30000000000000000000000000000000000000000);
  assign y[86] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000a3a013660000000000000000000000000000000000000000);
  assign y[87] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000474127cc0000000000000000000000000000000000000000);
  assign y[88] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000008f824e980000000000000000000000000000000000000000);
  assign y[89] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000001e059d300000000000000000000000000000000000000000);
  assign y[90] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000003d0a3a610000000000000000000000000000000000000000);
  assign y[91] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000007b1474c20000000000000000000000000000000000000000);
  assign y[92] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000f628e8840000000000000000000000000000000000000000);
  assign y[93] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000000000000cc1b50c80000000000000000000000000000000000000000);
  assign y[94] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000009837a0900000000000000000000000000000000000000000);
  assign y[95] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000000000001025c0e00000000000000000000000000000000000000000);
  assign y[96] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000ad5f7b8f000000000000000000000000000000000000000000000000);
  assign y[97] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000005bbff61e000000000000000000000000000000000000000000000000);
  assign y[98] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000b77eed3d000000000000000000000000000000000000000000000000);
  assign y[99] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000006efdda7b000000000000000000000000000000000000000000000000);
  assign y[100] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000000000000071a5ce78000000000000000000000000000000000000000000000000);
  assign y[101] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000e34a9df1000000000000000000000000000000000000000000000000);
  assign y[102] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000c7953ae3000000000000000000000000000000000000000000000000);
  assign y[103] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000008e2b75c6000000000000000000000000000000000000000000000000);
  assign y[104] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000001d57ea8c000000000000000000000000000000000000000000000000);
  assign y[105] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000003baed419000000000000000000000000000000000000000000000000);
  assign y[106] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000765ca933000000000000000000000000000000000000000000000000);
  assign y[107] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000ecb85267000000000000000000000000000000000000000000000000);
  assign y[108] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000d971a5ce000000000000000000000000000000000000000000000000);
  assign y[109] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000001ebc3112000000000000000000000000000000000000000000000000);
  assign y[110] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000000000003d786324000000000000000000000000000000000000000000000000);
  assign y[111] = ^(x & 512'h000000000000000000000000000000000000000000000000000000000000000000000000d6afbdc7000000000000000000000000000000000000000000000000);
  assign y[112] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000afe9292200000000000000000000000000000000000000000000000000000000);
  assign y[113] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000005fd3534400000000000000000000000000000000000000000000000000000000);
  assign y[114] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000bea6a78800000000000000000000000000000000000000000000000000000000);
  assign y[115] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000007c4d4f1100000000000000000000000000000000000000000000000000000000);
  assign y[116] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000005773b70000000000000000000000000000000000000000000000000000000000);
  assign y[117] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000aee66e0100000000000000000000000000000000000000000000000000000000);
  assign y[118] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000005dcddd0200000000000000000000000000000000000000000000000000000000);
  assign y[119] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000bb9abb0500000000000000000000000000000000000000000000000000000000);
  assign y[120] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000007735770b00000000000000000000000000000000000000000000000000000000);
  assign y[121] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000ef6aee1600000000000000000000000000000000000000000000000000000000);
  assign y[122] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000ded5dc2d00000000000000000000000000000000000000000000000000000000);
  assign y[123] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000bcabb95b00000000000000000000000000000000000000000000000000000000);
  assign y[124] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000785773b700000000000000000000000000000000000000000000000000000000);
  assign y[125] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000000000005e47cf4c00000000000000000000000000000000000000000000000000000000);
  assign y[126] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000bc8e9e9900000000000000000000000000000000000000000000000000000000);
  assign y[127] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000000000d7f4141100000000000000000000000000000000000000000000000000000000);
  assign y[128] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000960bbd6d0000000000000000000000000000000000000000000000000000000000000000);
  assign y[129] = ^(x & 512'h000000000000000000000000000000000000000000000000000000002c177adb0000000000000000000000000000000000000000000000000000000000000000);
  assign y[130] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000582ef4b60000000000000000000000000000000000000000000000000000000000000000);
  assign y[131] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000b15ce86d0000000000000000000000000000000000000000000000000000000000000000);
  assign y[132] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000f4b26db60000000000000000000000000000000000000000000000000000000000000000);
  assign y[133] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000e865db6c0000000000000000000000000000000000000000000000000000000000000000);
  assign y[134] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000d0cbb6d90000000000000000000000000000000000000000000000000000000000000000);
  assign y[135] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000a0976db30000000000000000000000000000000000000000000000000000000000000000);
  assign y[136] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000402fdb660000000000000000000000000000000000000000000000000000000000000000);
  assign y[137] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000805eb6cd0000000000000000000000000000000000000000000000000000000000000000);
  assign y[138] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000bd6c9b0000000000000000000000000000000000000000000000000000000000000000);
  assign y[139] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000007ad9360000000000000000000000000000000000000000000000000000000000000000);
  assign y[140] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000000f4b26d0000000000000000000000000000000000000000000000000000000000000000);
  assign y[141] = ^(x & 512'h0000000000000000000000000000000000000000000000000000000097e3d8b60000000000000000000000000000000000000000000000000000000000000000);
  assign y[142] = ^(x & 512'h000000000000000000000000000000000000000000000000000000002ec7b16d0000000000000000000000000000000000000000000000000000000000000000);
  assign y[143] = ^(x & 512'h00000000000000000000000000000000000000000000000000000000cb85deb60000000000000000000000000000000000000000000000000000000000000000);
  assign y[144] = ^(x & 512'h000000000000000000000000000000000000000000000000eb43d570000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[145] = ^(x & 512'h000000000000000000000000000000000000000000000000d687aae1000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[146] = ^(x & 512'h000000000000000000000000000000000000000000000000ad0f55c3000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[147] = ^(x & 512'h0000000000000000000000000000000000000000000000005b1faa86000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[148] = ^(x & 512'h0000000000000000000000000000000000000000000000005d7d817d000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[149] = ^(x & 512'h000000000000000000000000000000000000000000000000bbfa02fb000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[150] = ^(x & 512'h00000000000000000000000000000000000000000000000076f505f6000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[151] = ^(x & 512'h000000000000000000000000000000000000000000000000edea0bec000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[152] = ^(x & 512'h000000000000000000000000000000000000000000000000dbd517d8000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[153] = ^(x & 512'h000000000000000000000000000000000000000000000000b6ab2fb0000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[154] = ^(x & 512'h0000000000000000000000000000000000000000000000006d575f60000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[155] = ^(x & 512'h000000000000000000000000000000000000000000000000dbaebec0000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[156] = ^(x & 512'h000000000000000000000000000000000000000000000000b65d7d81000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[157] = ^(x & 512'h00000000000000000000000000000000000000000000000087f82f72000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[158] = ^(x & 512'h0000000000000000000000000000000000000000000000000ff15fe4000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[159] = ^(x & 512'h000000000000000000000000000000000000000000000000f5a16ab8000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[160] = ^(x & 512'h0000000000000000000000000000000000000000315270ec00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[161] = ^(x & 512'h000000000000000000000000000000000000000062a4e0d800000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[162] = ^(x & 512'h0000000000000000000000000000000000000000c548c1b100000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[163] = ^(x & 512'h00000000000000000000000000000000000000008b91826300000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[164] = ^(x & 512'h00000000000000000000000000000000000000002671752b00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[165] = ^(x & 512'h00000000000000000000000000000000000000004ce2ea5600000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[166] = ^(x & 512'h000000000000000000000000000000000000000099c4d5ad00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[167] = ^(x & 512'h00000000000000000000000000000000000000003389ab5b00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[168] = ^(x & 512'h0000000000000000000000000000000000000000671257b700000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[169] = ^(x & 512'h0000000000000000000000000000000000000000cf24ae6e00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[170] = ^(x & 512'h00000000000000000000000000000000000000009f495cdd00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[171] = ^(x & 512'h00000000000000000000000000000000000000003e93b8ba00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[172] = ^(x & 512'h00000000000000000000000000000000000000007d26717500000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[173] = ^(x & 512'h0000000000000000000000000000000000000000ca1e920600000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[174] = ^(x & 512'h0000000000000000000000000000000000000000943d240d00000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[175] = ^(x & 512'h0000000000000000000000000000000000000000182938f600000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[176] = ^(x & 512'h0000000000000000000000000000000087156da50000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[177] = ^(x & 512'h000000000000000000000000000000000f2bda4a0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[178] = ^(x & 512'h000000000000000000000000000000001f56b4950000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[179] = ^(x & 512'h000000000000000000000000000000003fac682b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[180] = ^(x & 512'h00000000000000000000000000000000f94dbcf30000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[181] = ^(x & 512'h00000000000000000000000000000000f29b78e70000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[182] = ^(x & 512'h00000000000000000000000000000000e437f1ce0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[183] = ^(x & 512'h00000000000000000000000000000000c96fe29d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[184] = ^(x & 512'h0000000000000000000000000000000092dfc43b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[185] = ^(x & 512'h0000000000000000000000000000000025bf89770000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[186] = ^(x & 512'h000000000000000000000000000000004a7e13ef0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[187] = ^(x & 512'h0000000000000000000000000000000095fc26de0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[188] = ^(x & 512'h000000000000000000000000000000002bf94dbc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[189] = ^(x & 512'h00000000000000000000000000000000d1e7f6dd0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[190] = ^(x & 512'h00000000000000000000000000000000a2cfedbb0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[191] = ^(x & 512'h00000000000000000000000000000000c38ab6d20000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[192] = ^(x & 512'h000000000000000000000000cde825f5000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[193] = ^(x & 512'h0000000000000000000000009bd14bea000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[194] = ^(x & 512'h00000000000000000000000036a397d4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[195] = ^(x & 512'h0000000000000000000000006d462fa9000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[196] = ^(x & 512'h00000000000000000000000017647ba7000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[197] = ^(x & 512'h0000000000000000000000002fc8f64e000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[198] = ^(x & 512'h0000000000000000000000005f90ed9d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[199] = ^(x & 512'h000000000000000000000000bf20db3b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[200] = ^(x & 512'h0000000000000000000000007f41b677000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[201] = ^(x & 512'h000000000000000000000000fe826cef000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[202] = ^(x & 512'h000000000000000000000000fc05d9de000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[203] = ^(x & 512'h000000000000000000000000f90bb2bd000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[204] = ^(x & 512'h000000000000000000000000f317647b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[205] = ^(x & 512'h0000000000000000000000002ac7ed03000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[206] = ^(x & 512'h000000000000000000000000558edb07000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[207] = ^(x & 512'h00000000000000000000000066f492fa000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[208] = ^(x & 512'h0000000000000000c7f3a3f800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[209] = ^(x & 512'h00000000000000008fe747f100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[210] = ^(x & 512'h00000000000000001fcf8fe200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[211] = ^(x & 512'h00000000000000003f9e1fc500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[212] = ^(x & 512'h0000000000000000b8cf9c7200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[213] = ^(x & 512'h0000000000000000719f39e500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[214] = ^(x & 512'h0000000000000000e23e73ca00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[215] = ^(x & 512'h0000000000000000c57de69400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[216] = ^(x & 512'h00000000000000008afbcc2900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[217] = ^(x & 512'h000000000000000014f7995300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[218] = ^(x & 512'h000000000000000029ee33a700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[219] = ^(x & 512'h000000000000000053dc674e00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[220] = ^(x & 512'h0000000000000000a7b8cf9c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[221] = ^(x & 512'h000000000000000089823cc100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[222] = ^(x & 512'h00000000000000001205798200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[223] = ^(x & 512'h0000000000000000e3f951fc00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[224] = ^(x & 512'h00000000bd59bc480000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[225] = ^(x & 512'h000000007bb378910000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[226] = ^(x & 512'h00000000f766f1220000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[227] = ^(x & 512'h00000000efcde2450000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[228] = ^(x & 512'h0000000062c279c30000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[229] = ^(x & 512'h00000000c484f3860000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[230] = ^(x & 512'h000000008909e70d0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[231] = ^(x & 512'h000000001313ce1b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[232] = ^(x & 512'h0000000027269c370000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[233] = ^(x & 512'h000000004e4c386f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[234] = ^(x & 512'h000000009c9870de0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[235] = ^(x & 512'h000000003931e1bc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[236] = ^(x & 512'h000000007262c2790000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[237] = ^(x & 512'h00000000589d38bb0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[238] = ^(x & 512'h00000000b13a71760000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[239] = ^(x & 512'h00000000de2c5ea40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[240] = ^(x & 512'h5b1a1a11000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[241] = ^(x & 512'hb6343422000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[242] = ^(x & 512'h6d696844000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[243] = ^(x & 512'hdad2d088000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[244] = ^(x & 512'hefbfbb00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[245] = ^(x & 512'hdf7f7701000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[246] = ^(x & 512'hbfffee02000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[247] = ^(x & 512'h7effdd05000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[248] = ^(x & 512'hfcfebb0b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[249] = ^(x & 512'hf8fd7717000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[250] = ^(x & 512'hf0fbef2e000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[251] = ^(x & 512'he1f7df5d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[252] = ^(x & 512'hc3efbfbb000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[253] = ^(x & 512'hddc56566000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[254] = ^(x & 512'hbb8bcbcc000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
  assign y[255] = ^(x & 512'h2d0d8d88000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000);
endmodule
`endif

`ifndef IBHDL_VCRC_SUM_OF_LANES_512_caea68f8
`define IBHDL_VCRC_SUM_OF_LANES_512_caea68f8
`line 3886 "ib_rx_512.v/vcrc_sum_of_lanes_512.v" 0
// constant linear map over GF(2)
module vcrc_sum_of_lanes_512 (
  input  wire [255:0] x,
  output wire [15:0]  y
);

  assign y[0] = ^(x & 256'h0001000100010001000100010001000100010001000100010001000100010001);
  assign y[1] = ^(x & 256'h0002000200020002000200020002000200020002000200020002000200020002);
  assign y[2] = ^(x & 256'h0004000400040004000400040004000400040004000400040004000400040004);
  assign y[3] = ^(x & 256'h0008000800080008000800080008000800080008000800080008000800080008);
  assign y[4] = ^(x & 256'h0010001000100010001000100010001000100010001000100010001000100010);
  assign y[5] = ^(x & 256'h0020002000200020002000200020002000200020002000200020002000200020);
  assign y[6] = ^(x & 256'h0040004000400040004000400040004000400040004000400040004000400040);
  assign y[7] = ^(x & 256'h0080008000800080008000800080008000800080008000800080008000800080);
  assign y[8] = ^(x & 256'h0100010001000100010001000100010001000100010001000100010001000100);
  assign y[9] = ^(x & 256'h0200020002000200020002000200020002000200020002000200020002000200);
  assign y[10] = ^(x & 256'h0400040004000400040004000400040004000400040004000400040004000400);
  assign y[11] = ^(x & 256'h0800080008000800080008000800080008000800080008000800080008000800);
  assign y[12] = ^(x & 256'h1000100010001000100010001000100010001000100010001000100010001000);
  assign y[13] = ^(x & 256'h2000200020002000200020002000200020002000200020002000200020002000);
  assign y[14] = ^(x & 256'h4000400040004000400040004000400040004000400040004000400040004000);
  assign y[15] = ^(x & 256'h8000800080008000800080008000800080008000800080008000800080008000);
endmodule
`endif

`ifndef IBHDL_VCRC_STATE_512_8de62358
`define IBHDL_VCRC_STATE_512_8de62358
`line 3914 "ib_rx_512.v/vcrc_state_512.v" 0
// the CRC register, one beat per cycle
module vcrc_state_512 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] contribution,
  input  wire [10:0] ctl,
  output reg  [15:0] register,
  output wire [10:0] register_ctl
);

  wire [15:0] advance_y;
  reg  [15:0] state_d;
  reg  [15:0] state_q;
  reg  [15:0] before_d;
  reg  [15:0] before_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = state_q;
    if (ctl[0]) begin  // ctl.valid
      if (ctl[1]) begin  // ctl.first
        state_d = 16'hc901 ^ contribution;
      end else begin
        state_d = advance_y ^ contribution;
      end
    end
  end

  always @* begin
    before_d = before_q;
    if (ctl[0]) begin  // ctl.valid
      if (ctl[1]) begin  // ctl.first
        before_d = 16'hffff;
      end else begin
        before_d = state_q;
      end
    end
  end

  always @* begin
    register = state_q;
    if (state_ctl_q[3]) begin  // state_ctl_q.empty
      register = before_q;
    end
  end

  assign register_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
    before_q <= before_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  vcrc_advance_by_64 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_ADVANCE_BY_64_9c28b029
`define IBHDL_VCRC_ADVANCE_BY_64_9c28b029
`line 3985 "ib_rx_512.v/vcrc_advance_by_64.v" 0
// constant linear map over GF(2)
module vcrc_advance_by_64 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h17e0);
  assign y[1] = ^(x & 16'h2fc1);
  assign y[2] = ^(x & 16'h5f82);
  assign y[3] = ^(x & 16'hbf04);
  assign y[4] = ^(x & 16'h69e8);
  assign y[5] = ^(x & 16'hd3d0);
  assign y[6] = ^(x & 16'ha7a1);
  assign y[7] = ^(x & 16'h4f43);
  assign y[8] = ^(x & 16'h9e87);
  assign y[9] = ^(x & 16'h3d0e);
  assign y[10] = ^(x & 16'h7a1c);
  assign y[11] = ^(x & 16'hf439);
  assign y[12] = ^(x & 16'he872);
  assign y[13] = ^(x & 16'hc704);
  assign y[14] = ^(x & 16'h8e08);
  assign y[15] = ^(x & 16'h0bf0);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_2_bcec8bee
`define IBHDL_VCRC_UN_ADVANCE_2_bcec8bee
`line 4013 "ib_rx_512.v/vcrc_un_advance_2.v" 0
// takes zero bytes at the end of a packet back
module vcrc_un_advance_2 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] register,
  input  wire [10:0] ctl,
  output wire [15:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [15:0] inverse_y;
  reg  [15:0] state_d;
  reg  [15:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd1) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  vcrc_back_by_2 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_BACK_BY_2_7fb4d291
`define IBHDL_VCRC_BACK_BY_2_7fb4d291
`line 4060 "ib_rx_512.v/vcrc_back_by_2.v" 0
// constant linear map over GF(2)
module vcrc_back_by_2 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h9b97);
  assign y[1] = ^(x & 16'h372e);
  assign y[2] = ^(x & 16'h6e5c);
  assign y[3] = ^(x & 16'hdcb8);
  assign y[4] = ^(x & 16'h22e7);
  assign y[5] = ^(x & 16'h45ce);
  assign y[6] = ^(x & 16'h8b9c);
  assign y[7] = ^(x & 16'h1738);
  assign y[8] = ^(x & 16'h2e70);
  assign y[9] = ^(x & 16'h5ce0);
  assign y[10] = ^(x & 16'hb9c0);
  assign y[11] = ^(x & 16'h7380);
  assign y[12] = ^(x & 16'he700);
  assign y[13] = ^(x & 16'h5597);
  assign y[14] = ^(x & 16'hab2e);
  assign y[15] = ^(x & 16'hcdcb);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_4_40a8fd23
`define IBHDL_VCRC_UN_ADVANCE_4_40a8fd23
`line 4088 "ib_rx_512.v/vcrc_un_advance_4.v" 0
// takes zero bytes at the end of a packet back
module vcrc_un_advance_4 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] register,
  input  wire [10:0] ctl,
  output wire [15:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [15:0] inverse_y;
  reg  [15:0] state_d;
  reg  [15:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd2) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  vcrc_back_by_4 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_BACK_BY_4_fd68d7b6
`define IBHDL_VCRC_BACK_BY_4_fd68d7b6
`line 4135 "ib_rx_512.v/vcrc_back_by_4.v" 0
// constant linear map over GF(2)
module vcrc_back_by_4 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'hdce1);
  assign y[1] = ^(x & 16'hb9c3);
  assign y[2] = ^(x & 16'h7386);
  assign y[3] = ^(x & 16'he70c);
  assign y[4] = ^(x & 16'h12f8);
  assign y[5] = ^(x & 16'h25f0);
  assign y[6] = ^(x & 16'h4be0);
  assign y[7] = ^(x & 16'h97c1);
  assign y[8] = ^(x & 16'h2f82);
  assign y[9] = ^(x & 16'h5f04);
  assign y[10] = ^(x & 16'hbe08);
  assign y[11] = ^(x & 16'h7c11);
  assign y[12] = ^(x & 16'hf822);
  assign y[13] = ^(x & 16'h2ca4);
  assign y[14] = ^(x & 16'h5948);
  assign y[15] = ^(x & 16'h6e70);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_8_5f420fb5
`define IBHDL_VCRC_UN_ADVANCE_8_5f420fb5
`line 4163 "ib_rx_512.v/vcrc_un_advance_8.v" 0
// takes zero bytes at the end of a packet back
module vcrc_un_advance_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] register,
  input  wire [10:0] ctl,
  output wire [15:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [15:0] inverse_y;
  reg  [15:0] state_d;
  reg  [15:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd4) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  vcrc_back_by_8 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_BACK_BY_8_46cd23ff
`define IBHDL_VCRC_BACK_BY_8_46cd23ff
`line 4210 "ib_rx_512.v/vcrc_back_by_8.v" 0
// constant linear map over GF(2)
module vcrc_back_by_8 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h2833);
  assign y[1] = ^(x & 16'h5066);
  assign y[2] = ^(x & 16'ha0cc);
  assign y[3] = ^(x & 16'h4198);
  assign y[4] = ^(x & 16'hab03);
  assign y[5] = ^(x & 16'h5607);
  assign y[6] = ^(x & 16'hac0e);
  assign y[7] = ^(x & 16'h581c);
  assign y[8] = ^(x & 16'hb039);
  assign y[9] = ^(x & 16'h6073);
  assign y[10] = ^(x & 16'hc0e7);
  assign y[11] = ^(x & 16'h81ce);
  assign y[12] = ^(x & 16'h039c);
  assign y[13] = ^(x & 16'h2f0a);
  assign y[14] = ^(x & 16'h5e15);
  assign y[15] = ^(x & 16'h9419);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_16_45bbe1b5
`define IBHDL_VCRC_UN_ADVANCE_16_45bbe1b5
`line 4238 "ib_rx_512.v/vcrc_un_advance_16.v" 0
// takes zero bytes at the end of a packet back
module vcrc_un_advance_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] register,
  input  wire [10:0] ctl,
  output wire [15:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [15:0] inverse_y;
  reg  [15:0] state_d;
  reg  [15:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'd8) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  vcrc_back_by_16 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_BACK_BY_16_c1900dd3
`define IBHDL_VCRC_BACK_BY_16_c1900dd3
`line 4285 "ib_rx_512.v/vcrc_back_by_16.v" 0
// constant linear map over GF(2)
module vcrc_back_by_16 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h2b95);
  assign y[1] = ^(x & 16'h572a);
  assign y[2] = ^(x & 16'hae55);
  assign y[3] = ^(x & 16'h5cab);
  assign y[4] = ^(x & 16'h92c2);
  assign y[5] = ^(x & 16'h2584);
  assign y[6] = ^(x & 16'h4b08);
  assign y[7] = ^(x & 16'h9610);
  assign y[8] = ^(x & 16'h2c20);
  assign y[9] = ^(x & 16'h5840);
  assign y[10] = ^(x & 16'hb080);
  assign y[11] = ^(x & 16'h6100);
  assign y[12] = ^(x & 16'hc201);
  assign y[13] = ^(x & 16'haf97);
  assign y[14] = ^(x & 16'h5f2f);
  assign y[15] = ^(x & 16'h95ca);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_32_bb8300d2
`define IBHDL_VCRC_UN_ADVANCE_32_bb8300d2
`line 4313 "ib_rx_512.v/vcrc_un_advance_32.v" 0
// takes zero bytes at the end of a packet back
module vcrc_un_advance_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] register,
  input  wire [10:0] ctl,
  output wire [15:0] shortened,
  output wire [10:0] shortened_ctl
);

  wire [15:0] inverse_y;
  reg  [15:0] state_d;
  reg  [15:0] state_q;
  reg  [10:0] state_ctl_q;

  always @* begin
    state_d = register;
    if ((ctl[10:6] & 5'h10) != 5'd0) begin  // ctl.pad
      state_d = inverse_y;
    end
  end

  assign shortened = state_q;
  assign shortened_ctl = state_ctl_q;

  always @(posedge clk) begin
    state_q <= state_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      state_ctl_q <= 11'd0;
    end else begin
      state_ctl_q <= ctl;
    end
  end

  vcrc_back_by_32 u_inverse (
    .x(register),
    .y(inverse_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_BACK_BY_32_b293f7a9
`define IBHDL_VCRC_BACK_BY_32_b293f7a9
`line 4360 "ib_rx_512.v/vcrc_back_by_32.v" 0
// constant linear map over GF(2)
module vcrc_back_by_32 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h3be5);
  assign y[1] = ^(x & 16'h77cb);
  assign y[2] = ^(x & 16'hef97);
  assign y[3] = ^(x & 16'hdf2e);
  assign y[4] = ^(x & 16'h85b9);
  assign y[5] = ^(x & 16'h0b72);
  assign y[6] = ^(x & 16'h16e4);
  assign y[7] = ^(x & 16'h2dc9);
  assign y[8] = ^(x & 16'h5b93);
  assign y[9] = ^(x & 16'hb726);
  assign y[10] = ^(x & 16'h6e4c);
  assign y[11] = ^(x & 16'hdc98);
  assign y[12] = ^(x & 16'hb930);
  assign y[13] = ^(x & 16'h4985);
  assign y[14] = ^(x & 16'h930b);
  assign y[15] = ^(x & 16'h1df2);
endmodule
`endif

`ifndef IBHDL_PAYLOAD_512_649444ef
`define IBHDL_PAYLOAD_512_649444ef
`line 4388 "ib_rx_512.v/payload_512.v" 0
// brings the payload to lane 0
module payload_512 (
  input  wire          clk,
  input  wire          rst,
  input  wire [511:0]  data,
  input  wire [1149:0] descriptor,
  input  wire [17:0]   layout,
  input  wire [47:0]   beat,
  output wire          valid,
  output wire [511:0]  payload,
  output wire [6:0]    bytes,
  output wire          last
);

  wire [511:0] links_0;
  wire [511:0] links_1;
  wire [511:0] links_2;
  wire [511:0] links_3;
  wire [511:0] links_4;
  wire [12:0] pieces_0;
  wire [12:0] pieces_1;
  wire [12:0] pieces_2;
  wire [12:0] pieces_3;
  wire [12:0] pieces_4;
  wire [12:0] cut_piece;
  reg  [511:0] cut_data_q;
  wire [511:0] stages_0_rotated;
  wire [12:0] stages_0_rotated_piece;
  wire [511:0] stages_1_rotated;
  wire [12:0] stages_1_rotated_piece;
  wire [511:0] stages_2_rotated;
  wire [12:0] stages_2_rotated_piece;
  wire [511:0] stages_3_rotated;
  wire [12:0] stages_3_rotated_piece;
  wire merge_valid;
  wire [511:0] merge_payload;
  wire [6:0] merge_bytes;
  wire merge_last;

  assign links_0 = cut_data_q;
  assign pieces_0 = cut_piece;
  assign links_1 = stages_0_rotated;
  assign pieces_1 = stages_0_rotated_piece;
  assign links_2 = stages_1_rotated;
  assign pieces_2 = stages_1_rotated_piece;
  assign links_3 = stages_2_rotated;
  assign pieces_3 = stages_2_rotated_piece;
  assign links_4 = stages_3_rotated;
  assign pieces_4 = stages_3_rotated_piece;
  assign valid = merge_valid;
  assign payload = merge_payload;
  assign bytes = merge_bytes;
  assign last = merge_last;

  always @(posedge clk) begin
    cut_data_q <= data;
  end

  payload_cut u_cut (
    .clk(clk),
    .rst(rst),
    .descriptor(descriptor),
    .layout(layout),
    .beat(beat),
    .piece(cut_piece)
  );

  payload_rotate_512_by_1 u_stages_0 (
    .clk(clk),
    .rst(rst),
    .data(links_0),
    .piece(pieces_0),
    .rotated(stages_0_rotated),
    .rotated_piece(stages_0_rotated_piece)
  );

  payload_rotate_512_by_2 u_stages_1 (
    .clk(clk),
    .rst(rst),
    .data(links_1),
    .piece(pieces_1),
    .rotated(stages_1_rotated),
    .rotated_piece(stages_1_rotated_piece)
  );

  payload_rotate_512_by_4 u_stages_2 (
    .clk(clk),
    .rst(rst),
    .data(links_2),
    .piece(pieces_2),
    .rotated(stages_2_rotated),
    .rotated_piece(stages_2_rotated_piece)
  );

  payload_rotate_512_by_8 u_stages_3 (
    .clk(clk),
    .rst(rst),
    .data(links_3),
    .piece(pieces_3),
    .rotated(stages_3_rotated),
    .rotated_piece(stages_3_rotated_piece)
  );

  payload_merge_512 u_merge (
    .clk(clk),
    .rst(rst),
    .data(links_4),
    .piece(pieces_4),
    .valid(merge_valid),
    .payload(merge_payload),
    .bytes(merge_bytes),
    .last(merge_last)
  );
endmodule
`endif

`ifndef IBHDL_PAYLOAD_CUT_6978a96f
`define IBHDL_PAYLOAD_CUT_6978a96f
`line 4507 "ib_rx_512.v/payload_cut.v" 0
// which bytes of a beat are payload
module payload_cut (
  input  wire          clk,
  input  wire          rst,
  input  wire [1149:0] descriptor,
  input  wire [17:0]   layout,
  input  wire [47:0]   beat,
  output wire [12:0]   piece
);

  wire [15:0] headers;
  wire [15:0] end_;
  reg  [15:0] from;
  reg  [15:0] to;
  reg  [15:0] bytes;
  wire [12:0] register_d;
  reg  [12:0] register_q;

  assign headers = {11'd0, layout[4:0]} << 2;  // layout.dwords
  assign end_ = headers + {3'd0, descriptor[1149:1137]};  // descriptor.payload_bytes

  always @(beat or headers) begin
    from = beat[31:16];  // beat.before
    if (from < headers) begin
      from = headers;
    end
  end

  always @(beat or end_) begin
    to = beat[47:32];  // beat.total
    if (to > end_) begin
      to = end_;
    end
  end

  always @* begin
    bytes = 16'd0;
    if (layout[5] & (to > from)) begin  // layout.complete
      bytes = to - from;
    end
  end

  assign register_d[0] = beat[0];  // valid: beat.valid
  assign register_d[7:1] = bytes[6:0];  // bytes
  assign register_d[8] = beat[2] | (beat[47:32] >= end_);  // ended: beat.last, beat.total
  assign register_d[12:9] = layout[3:0];  // rotate
  assign piece = register_q;

  always @(posedge clk) begin
    if (rst) begin
      register_q <= 13'd0;
    end else begin
      register_q <= register_d;
    end
  end

  wire _unused_ok = &{1'b0, descriptor[1136:0], layout[17:6], beat[15:3], beat[1], bytes[15:7]};
endmodule
`endif

`ifndef IBHDL_PAYLOAD_ROTATE_512_BY_1_4cd3654b
`define IBHDL_PAYLOAD_ROTATE_512_BY_1_4cd3654b
`line 4570 "ib_rx_512.v/payload_rotate_512_by_1.v" 0
// one stage of the lane rotation
module payload_rotate_512_by_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [12:0]  piece,
  output wire [511:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [511:0] register_d;
  reg  [511:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd1) != 4'd0) begin  // piece.rotate
      register_d = (data >> 32) | (data << 480);
    end
  end

  assign rotated = register_q;
  assign rotated_piece = piece_register_q;

  always @(posedge clk) begin
    register_q <= register_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      piece_register_q <= 13'd0;
    end else begin
      piece_register_q <= piece;
    end
  end
endmodule
`endif

`ifndef IBHDL_PAYLOAD_ROTATE_512_BY_2_72029bb0
`define IBHDL_PAYLOAD_ROTATE_512_BY_2_72029bb0
`line 4611 "ib_rx_512.v/payload_rotate_512_by_2.v" 0
// one stage of the lane rotation
module payload_rotate_512_by_2 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [12:0]  piece,
  output wire [511:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [511:0] register_d;
  reg  [511:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd2) != 4'd0) begin  // piece.rotate
      register_d = (data >> 64) | (data << 448);
    end
  end

  assign rotated = register_q;
  assign rotated_piece = piece_register_q;

  always @(posedge clk) begin
    register_q <= register_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      piece_register_q <= 13'd0;
    end else begin
      piece_register_q <= piece;
    end
  end
endmodule
`endif

`ifndef IBHDL_PAYLOAD_ROTATE_512_BY_4_99ed5b62
`define IBHDL_PAYLOAD_ROTATE_512_BY_4_99ed5b62
`line 4652 "ib_rx_512.v/payload_rotate_512_by_4.v" 0
// one stage of the lane rotation
module payload_rotate_512_by_4 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [12:0]  piece,
  output wire [511:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [511:0] register_d;
  reg  [511:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd4) != 4'd0) begin  // piece.rotate
      register_d = (data >> 128) | (data << 384);
    end
  end

  assign rotated = register_q;
  assign rotated_piece = piece_register_q;

  always @(posedge clk) begin
    register_q <= register_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      piece_register_q <= 13'd0;
    end else begin
      piece_register_q <= piece;
    end
  end
endmodule
`endif

`ifndef IBHDL_PAYLOAD_ROTATE_512_BY_8_b8f5d56e
`define IBHDL_PAYLOAD_ROTATE_512_BY_8_b8f5d56e
`line 4693 "ib_rx_512.v/payload_rotate_512_by_8.v" 0
// one stage of the lane rotation
module payload_rotate_512_by_8 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [12:0]  piece,
  output wire [511:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [511:0] register_d;
  reg  [511:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd8) != 4'd0) begin  // piece.rotate
      register_d = (data >> 256) | (data << 256);
    end
  end

  assign rotated = register_q;
  assign rotated_piece = piece_register_q;

  always @(posedge clk) begin
    register_q <= register_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      piece_register_q <= 13'd0;
    end else begin
      piece_register_q <= piece;
    end
  end
endmodule
`endif

`ifndef IBHDL_PAYLOAD_MERGE_512_08e88b1a
`define IBHDL_PAYLOAD_MERGE_512_08e88b1a
`line 4734 "ib_rx_512.v/payload_merge_512.v" 0
// joins rotated beats to full beats of payload
module payload_merge_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [12:0]  piece,
  output wire         valid,
  output wire [511:0] payload,
  output wire [6:0]   bytes,
  output wire         last
);

  wire [7:0] sum;
  wire [7:0] rest;
  wire take;
  wire [3:0] lanes;
  wire [8:0] shift;
  wire [511:0] from_held;
  reg  [511:0] held_d;
  reg  [511:0] held_q;
  reg  held_valid_d;
  reg  held_valid_q;
  reg  held_last_d;
  reg  held_last_q;
  reg  [6:0] held_bytes_d;
  reg  [6:0] held_bytes_q;
  reg  out_valid_d;
  reg  out_valid_q;
  reg  [511:0] out_d;
  reg  [511:0] out_q;
  reg  [6:0] out_bytes_d;
  reg  [6:0] out_bytes_q;
  reg  out_last_d;
  reg  out_last_q;

  assign lanes = piece[12:9] & 4'hf;  // piece.rotate
  assign shift = {5'd0, lanes} << 5;
  assign from_held = 512'hffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff >> shift;
  assign sum = {1'b0, held_bytes_q} + {1'b0, piece[7:1]};  // piece.bytes
  assign rest = sum - 8'h40;

  always @* begin
    held_d = held_q;
    if (piece[0]) begin  // piece.valid
      if (take) begin
        if (piece[7:1] != 7'd0) begin  // piece.bytes
          held_d = data;
        end
      end else begin
        held_d = data;
      end
    end
  end

  always @* begin
    held_valid_d = held_valid_q;
    if (held_last_q) begin
      held_valid_d = 1'b0;
    end
    if (piece[0]) begin  // piece.valid
      if (take) begin
        if (piece[7:1] != 7'd0) begin  // piece.bytes
          held_valid_d = 1'b1;
        end
      end else if (piece[8] & (sum <= 8'h40)) begin  // piece.ended
        held_valid_d = 1'b0;
      end
    end
  end

  always @* begin
    held_last_d = held_last_q;
    if (held_last_q) begin
      held_last_d = 1'b0;
    end
    if (piece[0]) begin  // piece.valid
      if (take) begin
        if (piece[7:1] != 7'd0) begin  // piece.bytes
          held_last_d = piece[8];  // piece.ended
        end
      end else if (!(piece[8] & (sum <= 8'h40))) begin  // piece.ended
        held_last_d = piece[8];  // piece.ended
      end
    end
  end

  always @* begin
    held_bytes_d = held_bytes_q;
    if (piece[0]) begin  // piece.valid
      if (take) begin
        if (piece[7:1] != 7'd0) begin  // piece.bytes
          held_bytes_d = piece[7:1];  // piece.bytes
        end
      end else if (!(piece[8] & (sum <= 8'h40))) begin  // piece.ended
        held_bytes_d = rest[6:0];
      end
    end
  end

  always @* begin
    out_valid_d = 1'b0;
    if (held_last_q) begin
      out_valid_d = 1'b1;
    end
    if (piece[0]) begin  // piece.valid
      if (!take) begin
        out_valid_d = 1'b1;
      end
    end
  end

  always @* begin
    out_last_d = 1'b0;
    if (held_last_q) begin
      out_last_d = 1'b1;
    end
    if (piece[0]) begin  // piece.valid
      if (!take) begin
        if (piece[8] & (sum <= 8'h40)) begin  // piece.ended
          out_last_d = 1'b1;
        end
      end
    end
  end

  always @* begin
    out_bytes_d = held_bytes_q;
    if (piece[0]) begin  // piece.valid
      if (!take) begin
        if (piece[8] & (sum <= 8'h40)) begin  // piece.ended
          out_bytes_d = sum[6:0];
        end else begin
          out_bytes_d = 7'h40;
        end
      end
    end
  end

  always @* begin
    out_d = held_q;
    if (piece[0]) begin  // piece.valid
      if (!take) begin
        out_d = (held_q & from_held) | (data & ~from_held);
      end
    end
  end

  assign take = !held_valid_q | held_last_q;
  assign valid = out_valid_q;
  assign payload = out_q;
  assign bytes = out_bytes_q;
  assign last = out_last_q;

  always @(posedge clk) begin
    held_q <= held_d;
    held_bytes_q <= held_bytes_d;
    out_q <= out_d;
    out_bytes_q <= out_bytes_d;
    out_last_q <= out_last_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      held_valid_q <= 1'b0;
      held_last_q <= 1'b0;
      out_valid_q <= 1'b0;
    end else begin
      held_valid_q <= held_valid_d;
      held_last_q <= held_last_d;
      out_valid_q <= out_valid_d;
    end
  end

  wire _unused_ok = &{1'b0, rest[7]};
endmodule
`endif

`ifndef IBHDL_FIFO_1150_3159a683
`define IBHDL_FIFO_1150_3159a683
`line 4914 "ib_rx_512.v/fifo_1150.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_1150 (
  input  wire          clk,
  input  wire          rst,
  input  wire          push,
  input  wire [1149:0] push_data,
  output wire          valid,
  output wire [1149:0] data,
  input  wire          ready,
  output wire [5:0]    level
);

  wire pop;
  reg  [4:0] head_d;
  reg  [4:0] head_q;
  reg  [4:0] tail_d;
  reg  [4:0] tail_q;
  reg  [5:0] count_d;
  reg  [5:0] count_q;
  wire [1149:0] ram_read_data;

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

  ram_1150 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_1150_45d1a0e7
`define IBHDL_RAM_1150_45d1a0e7
`line 4991 "ib_rx_512.v/ram_1150.v" 0
// memory of 32 cells, read without a clock
module ram_1150 (
  input  wire          clk,
  input  wire          write,
  input  wire [4:0]    write_address,
  input  wire [1149:0] write_data,
  input  wire [4:0]    read_address,
  output wire [1149:0] read_data
);

  reg [1149:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_EGRESS_512_b2c15834
`define IBHDL_EGRESS_512_b2c15834
`line 5010 "ib_rx_512.v/egress_512.v" 0
// payload to AXI4-Stream; a last beat waits for the verdict
module egress_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire         push,
  input  wire [511:0] payload,
  input  wire [6:0]   bytes,
  input  wire         last,
  input  wire         token,
  input  wire         bad,
  output wire         tvalid,
  input  wire         tready,
  output wire [511:0] tdata,
  output wire [63:0]  tkeep,
  output wire         tlast,
  output wire         tuser,
  output reg  [5:0]   level
);

  wire [7:0] tail;
  wire valid;
  wire pop;
  wire [511:0] order_tdata;
  wire data_valid;
  wire [511:0] data_data;
  wire [5:0] data_level;
  wire [7:0] tails_push_data;
  wire tails_valid;
  wire [7:0] tails_data;
  wire [5:0] tails_level;
  wire tokens_valid;
  wire tokens_data;
  wire tokens_ready;
  wire [5:0] tokens_level;

  assign tails_push_data[6:0] = bytes;  // bytes
  assign tails_push_data[7] = last;  // last
  assign tail = tails_data;
  assign valid = tails_valid & (!tail[7] | tokens_valid);  // tail.last
  assign pop = valid & tready;
  assign tokens_ready = pop & tail[7];  // tail.last
  assign tdata = order_tdata;
  assign tkeep = ~(64'hffffffffffffffff << tail[6:0]);  // tail.bytes
  assign tlast = tail[7];  // tail.last
  assign tuser = tail[7] & tokens_data;  // tail.last
  assign tvalid = valid;

  always @* begin
    level = data_level;
    if (tokens_level > data_level) begin
      level = tokens_level;
    end
  end

  to_axi_512 u_order (
    .data(data_data),
    .tdata(order_tdata)
  );

  fifo_512 u_data (
    .clk(clk),
    .rst(rst),
    .push(push),
    .push_data(payload),
    .valid(data_valid),
    .data(data_data),
    .ready(pop),
    .level(data_level)
  );

  fifo_8 u_tails (
    .clk(clk),
    .rst(rst),
    .push(push),
    .push_data(tails_push_data),
    .valid(tails_valid),
    .data(tails_data),
    .ready(pop),
    .level(tails_level)
  );

  fifo_1 u_tokens (
    .clk(clk),
    .rst(rst),
    .push(token),
    .push_data(bad),
    .valid(tokens_valid),
    .data(tokens_data),
    .ready(tokens_ready),
    .level(tokens_level)
  );

  wire _unused_ok = &{1'b0, data_valid, tails_level};
endmodule
`endif

`ifndef IBHDL_TO_AXI_512_4e657916
`define IBHDL_TO_AXI_512_4e657916
`line 5109 "ib_rx_512.v/to_axi_512.v" 0
// lanes to AXI4-Stream byte order
module to_axi_512 (
  input  wire [511:0] data,
  output wire [511:0] tdata
);

  assign tdata[31:0] = {data[7:0], data[15:8], data[23:16], data[31:24]};
  assign tdata[63:32] = {data[39:32], data[47:40], data[55:48], data[63:56]};
  assign tdata[95:64] = {data[71:64], data[79:72], data[87:80], data[95:88]};
  assign tdata[127:96] = {data[103:96], data[111:104], data[119:112], data[127:120]};
  assign tdata[159:128] = {data[135:128], data[143:136], data[151:144], data[159:152]};
  assign tdata[191:160] = {data[167:160], data[175:168], data[183:176], data[191:184]};
  assign tdata[223:192] = {data[199:192], data[207:200], data[215:208], data[223:216]};
  assign tdata[255:224] = {data[231:224], data[239:232], data[247:240], data[255:248]};
  assign tdata[287:256] = {data[263:256], data[271:264], data[279:272], data[287:280]};
  assign tdata[319:288] = {data[295:288], data[303:296], data[311:304], data[319:312]};
  assign tdata[351:320] = {data[327:320], data[335:328], data[343:336], data[351:344]};
  assign tdata[383:352] = {data[359:352], data[367:360], data[375:368], data[383:376]};
  assign tdata[415:384] = {data[391:384], data[399:392], data[407:400], data[415:408]};
  assign tdata[447:416] = {data[423:416], data[431:424], data[439:432], data[447:440]};
  assign tdata[479:448] = {data[455:448], data[463:456], data[471:464], data[479:472]};
  assign tdata[511:480] = {data[487:480], data[495:488], data[503:496], data[511:504]};
endmodule
`endif

`ifndef IBHDL_FIFO_512_e858077d
`define IBHDL_FIFO_512_e858077d
`line 5137 "ib_rx_512.v/fifo_512.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire         push,
  input  wire [511:0] push_data,
  output wire         valid,
  output wire [511:0] data,
  input  wire         ready,
  output wire [5:0]   level
);

  wire pop;
  reg  [4:0] head_d;
  reg  [4:0] head_q;
  reg  [4:0] tail_d;
  reg  [4:0] tail_q;
  reg  [5:0] count_d;
  reg  [5:0] count_q;
  wire [511:0] ram_read_data;

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

  ram_512 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_512_f22c20d0
`define IBHDL_RAM_512_f22c20d0
`line 5214 "ib_rx_512.v/ram_512.v" 0
// memory of 32 cells, read without a clock
module ram_512 (
  input  wire         clk,
  input  wire         write,
  input  wire [4:0]   write_address,
  input  wire [511:0] write_data,
  input  wire [4:0]   read_address,
  output wire [511:0] read_data
);

  reg [511:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_FIFO_8_23109501
`define IBHDL_FIFO_8_23109501
`line 5233 "ib_rx_512.v/fifo_8.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_8 (
  input  wire       clk,
  input  wire       rst,
  input  wire       push,
  input  wire [7:0] push_data,
  output wire       valid,
  output wire [7:0] data,
  input  wire       ready,
  output wire [5:0] level
);

  wire pop;
  reg  [4:0] head_d;
  reg  [4:0] head_q;
  reg  [4:0] tail_d;
  reg  [4:0] tail_q;
  reg  [5:0] count_d;
  reg  [5:0] count_q;
  wire [7:0] ram_read_data;

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

  ram_8 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_8_fe508634
`define IBHDL_RAM_8_fe508634
`line 5310 "ib_rx_512.v/ram_8.v" 0
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

`ifndef IBHDL_FIFO_1_631fcf7a
`define IBHDL_FIFO_1_631fcf7a
`line 5329 "ib_rx_512.v/fifo_1.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_1 (
  input  wire       clk,
  input  wire       rst,
  input  wire       push,
  input  wire       push_data,
  output wire       valid,
  output wire       data,
  input  wire       ready,
  output wire [5:0] level
);

  wire pop;
  reg  [4:0] head_d;
  reg  [4:0] head_q;
  reg  [4:0] tail_d;
  reg  [4:0] tail_q;
  reg  [5:0] count_d;
  reg  [5:0] count_q;
  wire ram_read_data;

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

  ram_1 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_1_a9b57e66
`define IBHDL_RAM_1_a9b57e66
`line 5406 "ib_rx_512.v/ram_1.v" 0
// memory of 32 cells, read without a clock
module ram_1 (
  input  wire       clk,
  input  wire       write,
  input  wire [4:0] write_address,
  input  wire       write_data,
  input  wire [4:0] read_address,
  output wire       read_data
);

  reg [0:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_FIFO_46_1d3fff85
`define IBHDL_FIFO_46_1d3fff85
`line 5425 "ib_rx_512.v/fifo_46.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_46 (
  input  wire        clk,
  input  wire        rst,
  input  wire        push,
  input  wire [45:0] push_data,
  output wire        valid,
  output wire [45:0] data,
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
  wire [45:0] ram_read_data;

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

  ram_46 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_46_a553a6b0
`define IBHDL_RAM_46_a553a6b0
`line 5502 "ib_rx_512.v/ram_46.v" 0
// memory of 32 cells, read without a clock
module ram_46 (
  input  wire        clk,
  input  wire        write,
  input  wire [4:0]  write_address,
  input  wire [45:0] write_data,
  input  wire [4:0]  read_address,
  output wire [45:0] read_data
);

  reg [45:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif
