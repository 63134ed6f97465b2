// ib_rx_256: receive pipeline: header descriptor, payload and status of every packet.
// ibhdl 0.1.0, LANES = 8 (256 bits per beat).
// Made by: ibhdl emit --top ib_rx --lanes 8
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_rx_256 (
  input  wire         clk,                                       // clock, rising edge
  input  wire         rst,                                       // reset, synchronous, active high
  input  wire [2:0]   cfg_mtu,                                   // MTU code of PortInfo: 1 to 5 for 256 to 4096 bytes
  input  wire         cfg_mpe,                                   // decode FLUSH and ATOMIC WRITE; reserved while low
  input  wire         s_axis_tvalid,                             // a beat of a packet, LRH to VCRC, is offered
  output wire         s_axis_tready,                             // it is taken at this edge; a register
  input  wire [255:0] s_axis_tdata,                              // bits 7:0 are the first byte on the wire
  input  wire [31:0]  s_axis_tkeep,                              // bytes of a last beat, from bit 0; unread before
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
  output wire [255:0] m_axis_payload_tdata,                      // bits 7:0 are the first byte
  output wire [31:0]  m_axis_payload_tkeep,                      // bytes of the beat; all ones before the last one
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
  wire [46:0] checked;
  reg  [45:0] status;
  wire failed;
  wire ingress_fire;
  wire [255:0] ingress_data;
  wire [47:0] ingress_beat;
  wire [799:0] window_window;
  reg  [255:0] data_q;
  reg  [47:0] beat_q;
  wire [827:0] locate_located;
  wire [47:0] locate_located_beat;
  reg  [255:0] located_data_q;
  wire [1149:0] describe_descriptor;
  wire [17:0] describe_layout;
  wire [47:0] describe_described;
  wire describe_emit;
  reg  [255:0] described_data_q;
  wire [46:0] check_verdict;
  reg  [46:0] verdicts_0_q;
  reg  [46:0] verdicts_1_q;
  reg  [46:0] verdicts_2_q;
  reg  [46:0] verdicts_3_q;
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
  wire [255:0] payload_payload;
  wire [6:0] payload_bytes;
  wire payload_last;
  wire descriptors_valid;
  wire [1149:0] descriptors_data;
  wire [5:0] descriptors_level;
  wire egress_tvalid;
  wire [255:0] egress_tdata;
  wire [31:0] egress_tkeep;
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
  assign checked = links_4;

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

  ingress_256 u_ingress (
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

  header_window_256 u_window (
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

  check_icrc_256 u_icrc (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(icrc_done),
    .found(icrc_found),
    .good(icrc_good)
  );

  check_vcrc_256 u_vcrc (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(vcrc_done),
    .good(vcrc_good)
  );

  payload_256 u_payload (
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

  egress_256 u_egress (
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

`ifndef IBHDL_INGRESS_256_e69efb73
`define IBHDL_INGRESS_256_e69efb73
`line 442 "ib_rx_256.v/ingress_256.v" 0
// AXI4-Stream to lanes, beats numbered and bytes counted
module ingress_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] tdata,
  input  wire [31:0]  tkeep,
  input  wire         tlast,
  input  wire         tuser,
  input  wire         fire,
  output wire [255:0] data,
  output wire [47:0]  beat
);

  reg  [31:0] keep;
  reg  [6:0] bytes;
  wire first;
  wire [4:0] index;
  wire [15:0] before_;
  wire [16:0] sum;
  reg  [15:0] total;
  wire [255:0] order_data;
  wire [6:0] count_y;
  reg  in_packet_d;
  reg  in_packet_q;
  reg  [4:0] next_index_d;
  reg  [4:0] next_index_q;
  reg  [15:0] next_before_d;
  reg  [15:0] next_before_q;

  always @* begin
    keep = 32'hffffffff;
    if (tlast) begin
      keep = tkeep;
    end
  end

  assign data = order_data;

  always @* begin
    bytes = 7'h20;
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

  from_axi_256 u_order (
    .tdata(tdata),
    .keep(keep),
    .data(order_data)
  );

  count_keep_32 u_count (
    .x(tkeep),
    .y(count_y)
  );
endmodule
`endif

`ifndef IBHDL_FROM_AXI_256_7d9123cf
`define IBHDL_FROM_AXI_256_7d9123cf
`line 565 "ib_rx_256.v/from_axi_256.v" 0
// AXI4-Stream byte order to lanes
module from_axi_256 (
  input  wire [255:0] tdata,
  input  wire [31:0]  keep,
  output wire [255:0] data
);

  assign data[31:0] = {tdata[7:0] & {8{keep[0]}}, tdata[15:8] & {8{keep[1]}}, tdata[23:16] & {8{keep[2]}}, tdata[31:24] & {8{keep[3]}}};
  assign data[63:32] = {tdata[39:32] & {8{keep[4]}}, tdata[47:40] & {8{keep[5]}}, tdata[55:48] & {8{keep[6]}}, tdata[63:56] & {8{keep[7]}}};
  assign data[95:64] = {tdata[71:64] & {8{keep[8]}}, tdata[79:72] & {8{keep[9]}}, tdata[87:80] & {8{keep[10]}}, tdata[95:88] & {8{keep[11]}}};
  assign data[127:96] = {tdata[103:96] & {8{keep[12]}}, tdata[111:104] & {8{keep[13]}}, tdata[119:112] & {8{keep[14]}}, tdata[127:120] & {8{keep[15]}}};
  assign data[159:128] = {tdata[135:128] & {8{keep[16]}}, tdata[143:136] & {8{keep[17]}}, tdata[151:144] & {8{keep[18]}}, tdata[159:152] & {8{keep[19]}}};
  assign data[191:160] = {tdata[167:160] & {8{keep[20]}}, tdata[175:168] & {8{keep[21]}}, tdata[183:176] & {8{keep[22]}}, tdata[191:184] & {8{keep[23]}}};
  assign data[223:192] = {tdata[199:192] & {8{keep[24]}}, tdata[207:200] & {8{keep[25]}}, tdata[215:208] & {8{keep[26]}}, tdata[223:216] & {8{keep[27]}}};
  assign data[255:224] = {tdata[231:224] & {8{keep[28]}}, tdata[239:232] & {8{keep[29]}}, tdata[247:240] & {8{keep[30]}}, tdata[255:248] & {8{keep[31]}}};
endmodule
`endif

`ifndef IBHDL_COUNT_KEEP_32_55dc224e
`define IBHDL_COUNT_KEEP_32_55dc224e
`line 586 "ib_rx_256.v/count_keep_32.v" 0
// constant linear map over GF(2)
module count_keep_32 (
  input  wire [31:0] x,
  output wire [6:0]  y
);

  assign y[0] = ^(x & 32'hffffffff);
  assign y[1] = ^(x & 32'haaaaaaaa);
  assign y[2] = ^(x & 32'h88888888);
  assign y[3] = ^(x & 32'h80808080);
  assign y[4] = ^(x & 32'h80008000);
  assign y[5] = ^(x & 32'h80000000);
  assign y[6] = ^(x & 32'h00000000);
endmodule
`endif

`ifndef IBHDL_HEADER_WINDOW_256_0bae702a
`define IBHDL_HEADER_WINDOW_256_0bae702a
`line 605 "ib_rx_256.v/header_window_256.v" 0
// the first 25 dwords of a packet
module header_window_256 (
  input  wire         clk,
  input  wire         load,
  input  wire [4:0]   index,
  input  wire [255:0] data,
  output reg  [799:0] window
);

  always @(posedge clk)
    if (load)
      case (index)
        5'd0: window[799:544] <= {data[31:0], data[63:32], data[95:64], data[127:96], data[159:128], data[191:160], data[223:192], data[255:224]};
        5'd1: window[543:288] <= {data[31:0], data[63:32], data[95:64], data[127:96], data[159:128], data[191:160], data[223:192], data[255:224]};
        5'd2: window[287:32] <= {data[31:0], data[63:32], data[95:64], data[127:96], data[159:128], data[191:160], data[223:192], data[255:224]};
        5'd3: window[31:0] <= {data[31:0]};
        default: ;
      endcase
endmodule
`endif

`ifndef IBHDL_LOCATE_HEADERS_6ae2e6f1
`define IBHDL_LOCATE_HEADERS_6ae2e6f1
`line 629 "ib_rx_256.v/locate_headers.v" 0
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
`line 694 "ib_rx_256.v/opcode_decode.v" 0
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
`line 1066 "ib_rx_256.v/describe_packet.v" 0
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
`line 1230 "ib_rx_256.v/find_extent.v" 0
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
`line 1297 "ib_rx_256.v/lrh_parse.v" 0
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
`line 1328 "ib_rx_256.v/rwh_parse.v" 0
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
`line 1352 "ib_rx_256.v/grh_parse.v" 0
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
`line 1382 "ib_rx_256.v/bth_parse.v" 0
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
`line 1417 "ib_rx_256.v/extended_parse.v" 0
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
`line 1604 "ib_rx_256.v/rdeth_parse.v" 0
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
`line 1629 "ib_rx_256.v/deth_parse.v" 0
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
`line 1655 "ib_rx_256.v/xrceth_parse.v" 0
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
`line 1680 "ib_rx_256.v/feth_parse.v" 0
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
`line 1706 "ib_rx_256.v/reth_parse.v" 0
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
`line 1731 "ib_rx_256.v/atomic_eth_parse.v" 0
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
`line 1757 "ib_rx_256.v/aeth_parse.v" 0
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
`line 1781 "ib_rx_256.v/atomic_ack_eth_parse.v" 0
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
`line 1804 "ib_rx_256.v/imm_dt_parse.v" 0
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
`line 1827 "ib_rx_256.v/ieth_parse.v" 0
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
`line 1850 "ib_rx_256.v/check_headers.v" 0
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

`ifndef IBHDL_CHECK_ICRC_256_adfeb0e3
`define IBHDL_CHECK_ICRC_256_adfeb0e3
`line 2019 "ib_rx_256.v/check_icrc_256.v" 0
// the ICRC of every packet that has one
module check_icrc_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [47:0]  beat,
  output wire         done,
  output wire         found,
  output wire         good
);

  reg  [1:0] lnh;
  wire [255:0] mask_masked;
  reg  [1:0] lnh_register_d;
  reg  [1:0] lnh_register_q;
  reg  [255:0] masked_q;
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

  icrc_mask_256 u_mask (
    .data(data),
    .index(beat[15:11]),  // beat.index
    .has_grh(lnh[0]),
    .dwords(beat[10:6]),
    .last(beat[2]),  // beat.last
    .masked(mask_masked)
  );

  icrc_engine_256 u_engine (
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

`ifndef IBHDL_ICRC_MASK_256_0c83b330
`define IBHDL_ICRC_MASK_256_0c83b330
`line 2108 "ib_rx_256.v/icrc_mask_256.v" 0
// ones in place of the fields that may change on the way
module icrc_mask_256 (
  input  wire [255:0] data,
  input  wire [4:0]   index,
  input  wire         has_grh,
  input  wire [4:0]   dwords,
  input  wire         last,
  output wire [255:0] masked
);

  reg  [255:0] ones;
  reg  [255:0] counted;
  wire [9:0] cut;

  always @* begin
    ones = 256'd0;
    if (index == 5'd0) begin
      if (has_grh) begin
        ones = 256'hff0fffffffffffffffffffffff;
      end else begin
        ones = 256'hff0000000000000000000000f0000000;
      end
    end
    if (index == 5'd1) begin
      if (has_grh) begin
        ones = 256'hff0000000000000000000000000000000000000000000000;
      end else begin
        ones = 256'd0;
      end
    end
  end

  assign cut = {5'd0, dwords} << 5;

  always @* begin
    counted = 256'hffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff;
    if (last) begin
      counted = ~(256'hffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff << cut);
    end
  end

  assign masked = (data | ones) & counted;
endmodule
`endif

`ifndef IBHDL_ICRC_ENGINE_256_dc5334c0
`define IBHDL_ICRC_ENGINE_256_dc5334c0
`line 2156 "ib_rx_256.v/icrc_engine_256.v" 0
// checks one CRC at the end of every packet
module icrc_engine_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
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
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [10:0] ctls_2;
  wire [10:0] ctls_3;
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
  assign end_ctl = ctls_3;
  assign end_register = registers_3;
  assign done = end_ctl[0] & end_ctl[2];  // end_ctl.valid, end_ctl.last
  assign found = end_ctl[4];  // end_ctl.present
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 32'hdebb20e3);  // end_ctl.present, end_ctl.aligned

  icrc_contribution_256 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  icrc_state_256 u_state (
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

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_ICRC_CONTRIBUTION_256_b467b560
`define IBHDL_ICRC_CONTRIBUTION_256_b467b560
`line 2269 "ib_rx_256.v/icrc_contribution_256.v" 0
// what a beat alone adds to the CRC register
module icrc_contribution_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [10:0]  ctl,
  output wire [31:0]  contribution,
  output wire [10:0]  contribution_ctl
);

  wire [255:0] lane_y;
  reg  [255:0] by_lane_q;
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

  icrc_of_lanes_256 u_lane (
    .x(data),
    .y(lane_y)
  );

  icrc_sum_of_lanes_256 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_OF_LANES_256_66650bc3
`define IBHDL_ICRC_OF_LANES_256_66650bc3
`line 2319 "ib_rx_256.v/icrc_of_lanes_256.v" 0
// constant linear map over GF(2)
module icrc_of_lanes_256 (
  input  wire [255:0] x,
  output wire [255:0] y
);

  assign y[0] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000012214874);
  assign y[1] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000254290e8);
  assign y[2] = ^(x & 256'h000000000000000000000000000000000000000000000000000000004a8420d1);
  assign y[3] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000950841a2);
  assign y[4] = ^(x & 256'h000000000000000000000000000000000000000000000000000000002a118244);
  assign y[5] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000055220489);
  assign y[6] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000b8654066);
  assign y[7] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000071cb80cc);
  assign y[8] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000e3960199);
  assign y[9] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000d40c4b46);
  assign y[10] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000bb38def8);
  assign y[11] = ^(x & 256'h000000000000000000000000000000000000000000000000000000007671bcf1);
  assign y[12] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000ece278e3);
  assign y[13] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000d8c5f1c6);
  assign y[14] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000b08be38d);
  assign y[15] = ^(x & 256'h000000000000000000000000000000000000000000000000000000006017c71b);
  assign y[16] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000d20fc643);
  assign y[17] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000a51f8c87);
  assign y[18] = ^(x & 256'h000000000000000000000000000000000000000000000000000000004a3f180f);
  assign y[19] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000957e301e);
  assign y[20] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000039dc2848);
  assign y[21] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000609919e4);
  assign y[22] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000d3137bbc);
  assign y[23] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000a727f678);
  assign y[24] = ^(x & 256'h000000000000000000000000000000000000000000000000000000005d6ea485);
  assign y[25] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000a8fd007f);
  assign y[26] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000050fb01fe);
  assign y[27] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000b2d74b88);
  assign y[28] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000778edf64);
  assign y[29] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000ef1cbfc9);
  assign y[30] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000cd1836e7);
  assign y[31] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000891024ba);
  assign y[32] = ^(x & 256'h00000000000000000000000000000000000000000000000001d5e3ce00000000);
  assign y[33] = ^(x & 256'h00000000000000000000000000000000000000000000000002aac79d00000000);
  assign y[34] = ^(x & 256'h00000000000000000000000000000000000000000000000005548f3b00000000);
  assign y[35] = ^(x & 256'h0000000000000000000000000000000000000000000000000ba81e7700000000);
  assign y[36] = ^(x & 256'h00000000000000000000000000000000000000000000000017503dee00000000);
  assign y[37] = ^(x & 256'h0000000000000000000000000000000000000000000000002ea07adc00000000);
  assign y[38] = ^(x & 256'h0000000000000000000000000000000000000000000000005c95167600000000);
  assign y[39] = ^(x & 256'h000000000000000000000000000000000000000000000000b82a2dec00000000);
  assign y[40] = ^(x & 256'h00000000000000000000000000000000000000000000000071555ad800000000);
  assign y[41] = ^(x & 256'h000000000000000000000000000000000000000000000000e27f577e00000000);
  assign y[42] = ^(x & 256'h000000000000000000000000000000000000000000000000c52a4d3200000000);
  assign y[43] = ^(x & 256'h0000000000000000000000000000000000000000000000008b559a6400000000);
  assign y[44] = ^(x & 256'h00000000000000000000000000000000000000000000000017ab34c900000000);
  assign y[45] = ^(x & 256'h0000000000000000000000000000000000000000000000002f56699200000000);
  assign y[46] = ^(x & 256'h0000000000000000000000000000000000000000000000005facd22400000000);
  assign y[47] = ^(x & 256'h000000000000000000000000000000000000000000000000bf58a54900000000);
  assign y[48] = ^(x & 256'h0000000000000000000000000000000000000000000000007f64a95d00000000);
  assign y[49] = ^(x & 256'h000000000000000000000000000000000000000000000000fec852bb00000000);
  assign y[50] = ^(x & 256'h000000000000000000000000000000000000000000000000fd91a57600000000);
  assign y[51] = ^(x & 256'h000000000000000000000000000000000000000000000000fa234bed00000000);
  assign y[52] = ^(x & 256'h000000000000000000000000000000000000000000000000f592751400000000);
  assign y[53] = ^(x & 256'h000000000000000000000000000000000000000000000000ebf008e600000000);
  assign y[54] = ^(x & 256'h000000000000000000000000000000000000000000000000d634f20200000000);
  assign y[55] = ^(x & 256'h000000000000000000000000000000000000000000000000ad69e40500000000);
  assign y[56] = ^(x & 256'h0000000000000000000000000000000000000000000000005b062bc500000000);
  assign y[57] = ^(x & 256'h000000000000000000000000000000000000000000000000b6d9b54400000000);
  assign y[58] = ^(x & 256'h0000000000000000000000000000000000000000000000006cb36b8900000000);
  assign y[59] = ^(x & 256'h000000000000000000000000000000000000000000000000d8b334dc00000000);
  assign y[60] = ^(x & 256'h000000000000000000000000000000000000000000000000b0b28a7600000000);
  assign y[61] = ^(x & 256'h000000000000000000000000000000000000000000000000606515ed00000000);
  assign y[62] = ^(x & 256'h000000000000000000000000000000000000000000000000c01fc91400000000);
  assign y[63] = ^(x & 256'h00000000000000000000000000000000000000000000000080ea71e700000000);
  assign y[64] = ^(x & 256'h00000000000000000000000000000000000000005706f0c60000000000000000);
  assign y[65] = ^(x & 256'h0000000000000000000000000000000000000000af0ce08d0000000000000000);
  assign y[66] = ^(x & 256'h00000000000000000000000000000000000000005f19c01b0000000000000000);
  assign y[67] = ^(x & 256'h0000000000000000000000000000000000000000be3280370000000000000000);
  assign y[68] = ^(x & 256'h00000000000000000000000000000000000000007c65006f0000000000000000);
  assign y[69] = ^(x & 256'h0000000000000000000000000000000000000000f9ca00de0000000000000000);
  assign y[70] = ^(x & 256'h0000000000000000000000000000000000000000a493f17a0000000000000000);
  assign y[71] = ^(x & 256'h00000000000000000000000000000000000000004827e3f50000000000000000);
  assign y[72] = ^(x & 256'h0000000000000000000000000000000000000000914ec6eb0000000000000000);
  assign y[73] = ^(x & 256'h0000000000000000000000000000000000000000749b7c110000000000000000);
  assign y[74] = ^(x & 256'h0000000000000000000000000000000000000000bf3009e40000000000000000);
  assign y[75] = ^(x & 256'h00000000000000000000000000000000000000007e6112c80000000000000000);
  assign y[76] = ^(x & 256'h0000000000000000000000000000000000000000fcc224900000000000000000);
  assign y[77] = ^(x & 256'h0000000000000000000000000000000000000000f98549200000000000000000);
  assign y[78] = ^(x & 256'h0000000000000000000000000000000000000000f30b93400000000000000000);
  assign y[79] = ^(x & 256'h0000000000000000000000000000000000000000e61726810000000000000000);
  assign y[80] = ^(x & 256'h00000000000000000000000000000000000000009b29bcc40000000000000000);
  assign y[81] = ^(x & 256'h0000000000000000000000000000000000000000365378890000000000000000);
  assign y[82] = ^(x & 256'h00000000000000000000000000000000000000006da6f0120000000000000000);
  assign y[83] = ^(x & 256'h0000000000000000000000000000000000000000da4ce1250000000000000000);
  assign y[84] = ^(x & 256'h0000000000000000000000000000000000000000e29f328d0000000000000000);
  assign y[85] = ^(x & 256'h0000000000000000000000000000000000000000933995dc0000000000000000);
  assign y[86] = ^(x & 256'h00000000000000000000000000000000000000007075da7f0000000000000000);
  assign y[87] = ^(x & 256'h0000000000000000000000000000000000000000e0eab4ff0000000000000000);
  assign y[88] = ^(x & 256'h000000000000000000000000000000000000000097d399390000000000000000);
  assign y[89] = ^(x & 256'h000000000000000000000000000000000000000078a1c3b50000000000000000);
  assign y[90] = ^(x & 256'h0000000000000000000000000000000000000000f042876b0000000000000000);
  assign y[91] = ^(x & 256'h0000000000000000000000000000000000000000b683fe110000000000000000);
  assign y[92] = ^(x & 256'h00000000000000000000000000000000000000003a010de50000000000000000);
  assign y[93] = ^(x & 256'h000000000000000000000000000000000000000074021aca0000000000000000);
  assign y[94] = ^(x & 256'h0000000000000000000000000000000000000000be02c4520000000000000000);
  assign y[95] = ^(x & 256'h00000000000000000000000000000000000000002b0378630000000000000000);
  assign y[96] = ^(x & 256'h00000000000000000000000000000000340a8317000000000000000000000000);
  assign y[97] = ^(x & 256'h000000000000000000000000000000006914062f000000000000000000000000);
  assign y[98] = ^(x & 256'h00000000000000000000000000000000d3280c5e000000000000000000000000);
  assign y[99] = ^(x & 256'h00000000000000000000000000000000a65118bc000000000000000000000000);
  assign y[100] = ^(x & 256'h000000000000000000000000000000004ca33078000000000000000000000000);
  assign y[101] = ^(x & 256'h00000000000000000000000000000000984661f0000000000000000000000000);
  assign y[102] = ^(x & 256'h00000000000000000000000000000000058741f7000000000000000000000000);
  assign y[103] = ^(x & 256'h000000000000000000000000000000000a0e83ee000000000000000000000000);
  assign y[104] = ^(x & 256'h00000000000000000000000000000000151c06dd000000000000000000000000);
  assign y[105] = ^(x & 256'h000000000000000000000000000000001f328fad000000000000000000000000);
  assign y[106] = ^(x & 256'h000000000000000000000000000000000a6e9d4c000000000000000000000000);
  assign y[107] = ^(x & 256'h0000000000000000000000000000000015dc3a99000000000000000000000000);
  assign y[108] = ^(x & 256'h000000000000000000000000000000002bb87532000000000000000000000000);
  assign y[109] = ^(x & 256'h000000000000000000000000000000005770eb64000000000000000000000000);
  assign y[110] = ^(x & 256'h00000000000000000000000000000000aee0d6c9000000000000000000000000);
  assign y[111] = ^(x & 256'h000000000000000000000000000000005cc1ad93000000000000000000000000);
  assign y[112] = ^(x & 256'h000000000000000000000000000000008d88d830000000000000000000000000);
  assign y[113] = ^(x & 256'h000000000000000000000000000000001b11b161000000000000000000000000);
  assign y[114] = ^(x & 256'h00000000000000000000000000000000372262c3000000000000000000000000);
  assign y[115] = ^(x & 256'h000000000000000000000000000000006e44c486000000000000000000000000);
  assign y[116] = ^(x & 256'h00000000000000000000000000000000e8820b1a000000000000000000000000);
  assign y[117] = ^(x & 256'h00000000000000000000000000000000e50f9423000000000000000000000000);
  assign y[118] = ^(x & 256'h00000000000000000000000000000000ff15ab50000000000000000000000000);
  assign y[119] = ^(x & 256'h00000000000000000000000000000000fe2b56a1000000000000000000000000);
  assign y[120] = ^(x & 256'h00000000000000000000000000000000c95d2f55000000000000000000000000);
  assign y[121] = ^(x & 256'h00000000000000000000000000000000a6b1ddbd000000000000000000000000);
  assign y[122] = ^(x & 256'h000000000000000000000000000000004d63bb7b000000000000000000000000);
  assign y[123] = ^(x & 256'h00000000000000000000000000000000aeccf5e0000000000000000000000000);
  assign y[124] = ^(x & 256'h00000000000000000000000000000000689368d6000000000000000000000000);
  assign y[125] = ^(x & 256'h00000000000000000000000000000000d126d1ac000000000000000000000000);
  assign y[126] = ^(x & 256'h000000000000000000000000000000009747214e000000000000000000000000);
  assign y[127] = ^(x & 256'h000000000000000000000000000000001a85c18b000000000000000000000000);
  assign y[128] = ^(x & 256'h0000000000000000000000002fde46eb00000000000000000000000000000000);
  assign y[129] = ^(x & 256'h0000000000000000000000005ebc8dd600000000000000000000000000000000);
  assign y[130] = ^(x & 256'h000000000000000000000000bc781bad00000000000000000000000000000000);
  assign y[131] = ^(x & 256'h00000000000000000000000078f1365a00000000000000000000000000000000);
  assign y[132] = ^(x & 256'h000000000000000000000000f1e26db400000000000000000000000000000000);
  assign y[133] = ^(x & 256'h000000000000000000000000e2c5db6800000000000000000000000000000000);
  assign y[134] = ^(x & 256'h000000000000000000000000ea55f13a00000000000000000000000000000000);
  assign y[135] = ^(x & 256'h000000000000000000000000d5abe27500000000000000000000000000000000);
  assign y[136] = ^(x & 256'h000000000000000000000000ab57c5eb00000000000000000000000000000000);
  assign y[137] = ^(x & 256'h0000000000000000000000007871cc3c00000000000000000000000000000000);
  assign y[138] = ^(x & 256'h000000000000000000000000de3cde9200000000000000000000000000000000);
  assign y[139] = ^(x & 256'h000000000000000000000000bc79bc2500000000000000000000000000000000);
  assign y[140] = ^(x & 256'h00000000000000000000000079f3784b00000000000000000000000000000000);
  assign y[141] = ^(x & 256'h000000000000000000000000f2e6f19600000000000000000000000000000000);
  assign y[142] = ^(x & 256'h000000000000000000000000e4cde32d00000000000000000000000000000000);
  assign y[143] = ^(x & 256'h000000000000000000000000c99bc75b00000000000000000000000000000000);
  assign y[144] = ^(x & 256'h000000000000000000000000bce9c95c00000000000000000000000000000000);
  assign y[145] = ^(x & 256'h00000000000000000000000078d393b900000000000000000000000000000000);
  assign y[146] = ^(x & 256'h000000000000000000000000f0a6277300000000000000000000000000000000);
  assign y[147] = ^(x & 256'h000000000000000000000000e14d4fe600000000000000000000000000000000);
  assign y[148] = ^(x & 256'h000000000000000000000000ec45d82700000000000000000000000000000000);
  assign y[149] = ^(x & 256'h000000000000000000000000f755f6a400000000000000000000000000000000);
  assign y[150] = ^(x & 256'h000000000000000000000000c175aaa200000000000000000000000000000000);
  assign y[151] = ^(x & 256'h00000000000000000000000082eb544500000000000000000000000000000000);
  assign y[152] = ^(x & 256'h0000000000000000000000002a09ef6100000000000000000000000000000000);
  assign y[153] = ^(x & 256'h0000000000000000000000007bcc982800000000000000000000000000000000);
  assign y[154] = ^(x & 256'h000000000000000000000000f798315100000000000000000000000000000000);
  assign y[155] = ^(x & 256'h000000000000000000000000c1ef254900000000000000000000000000000000);
  assign y[156] = ^(x & 256'h000000000000000000000000ac010d7900000000000000000000000000000000);
  assign y[157] = ^(x & 256'h00000000000000000000000059031af200000000000000000000000000000000);
  assign y[158] = ^(x & 256'h0000000000000000000000009cd8720f00000000000000000000000000000000);
  assign y[159] = ^(x & 256'h000000000000000000000000176fa3f500000000000000000000000000000000);
  assign y[160] = ^(x & 256'h000000000000000007fa82f10000000000000000000000000000000000000000);
  assign y[161] = ^(x & 256'h00000000000000000ff405e30000000000000000000000000000000000000000);
  assign y[162] = ^(x & 256'h00000000000000001fe80bc60000000000000000000000000000000000000000);
  assign y[163] = ^(x & 256'h00000000000000003fd0178c0000000000000000000000000000000000000000);
  assign y[164] = ^(x & 256'h00000000000000007ea02f180000000000000000000000000000000000000000);
  assign y[165] = ^(x & 256'h0000000000000000fd405f300000000000000000000000000000000000000000);
  assign y[166] = ^(x & 256'h0000000000000000fd7b3c910000000000000000000000000000000000000000);
  assign y[167] = ^(x & 256'h0000000000000000faf778220000000000000000000000000000000000000000);
  assign y[168] = ^(x & 256'h0000000000000000f4eff1440000000000000000000000000000000000000000);
  assign y[169] = ^(x & 256'h0000000000000000ee2561780000000000000000000000000000000000000000);
  assign y[170] = ^(x & 256'h0000000000000000dbb140010000000000000000000000000000000000000000);
  assign y[171] = ^(x & 256'h0000000000000000b76381020000000000000000000000000000000000000000);
  assign y[172] = ^(x & 256'h00000000000000006ec702050000000000000000000000000000000000000000);
  assign y[173] = ^(x & 256'h0000000000000000dc8e050a0000000000000000000000000000000000000000);
  assign y[174] = ^(x & 256'h0000000000000000b91d0b140000000000000000000000000000000000000000);
  assign y[175] = ^(x & 256'h0000000000000000723b16280000000000000000000000000000000000000000);
  assign y[176] = ^(x & 256'h0000000000000000e38caea10000000000000000000000000000000000000000);
  assign y[177] = ^(x & 256'h0000000000000000c6195d430000000000000000000000000000000000000000);
  assign y[178] = ^(x & 256'h00000000000000008d33ba860000000000000000000000000000000000000000);
  assign y[179] = ^(x & 256'h00000000000000001a67740d0000000000000000000000000000000000000000);
  assign y[180] = ^(x & 256'h000000000000000032346aeb0000000000000000000000000000000000000000);
  assign y[181] = ^(x & 256'h0000000000000000639256270000000000000000000000000000000000000000);
  assign y[182] = ^(x & 256'h0000000000000000c0de2fbf0000000000000000000000000000000000000000);
  assign y[183] = ^(x & 256'h000000000000000081bd5f7e0000000000000000000000000000000000000000);
  assign y[184] = ^(x & 256'h000000000000000005813d0d0000000000000000000000000000000000000000);
  assign y[185] = ^(x & 256'h00000000000000000df8f9eb0000000000000000000000000000000000000000);
  assign y[186] = ^(x & 256'h00000000000000001af0f3d70000000000000000000000000000000000000000);
  assign y[187] = ^(x & 256'h0000000000000000331a655e0000000000000000000000000000000000000000);
  assign y[188] = ^(x & 256'h000000000000000061ce484d0000000000000000000000000000000000000000);
  assign y[189] = ^(x & 256'h0000000000000000c29c919a0000000000000000000000000000000000000000);
  assign y[190] = ^(x & 256'h000000000000000082c3a1c40000000000000000000000000000000000000000);
  assign y[191] = ^(x & 256'h0000000000000000037dc1780000000000000000000000000000000000000000);
  assign y[192] = ^(x & 256'h000000005a4e1b48000000000000000000000000000000000000000000000000);
  assign y[193] = ^(x & 256'h00000000b59c3690000000000000000000000000000000000000000000000000);
  assign y[194] = ^(x & 256'h000000006b396d20000000000000000000000000000000000000000000000000);
  assign y[195] = ^(x & 256'h00000000d772da40000000000000000000000000000000000000000000000000);
  assign y[196] = ^(x & 256'h00000000afe5b481000000000000000000000000000000000000000000000000);
  assign y[197] = ^(x & 256'h000000005ecb6903000000000000000000000000000000000000000000000000);
  assign y[198] = ^(x & 256'h00000000e6d8c84e000000000000000000000000000000000000000000000000);
  assign y[199] = ^(x & 256'h00000000cdb1919d000000000000000000000000000000000000000000000000);
  assign y[200] = ^(x & 256'h000000009a63233b000000000000000000000000000000000000000000000000);
  assign y[201] = ^(x & 256'h000000006e895d3e000000000000000000000000000000000000000000000000);
  assign y[202] = ^(x & 256'h00000000865ca034000000000000000000000000000000000000000000000000);
  assign y[203] = ^(x & 256'h000000000cb94069000000000000000000000000000000000000000000000000);
  assign y[204] = ^(x & 256'h00000000187281d2000000000000000000000000000000000000000000000000);
  assign y[205] = ^(x & 256'h0000000030e402a5000000000000000000000000000000000000000000000000);
  assign y[206] = ^(x & 256'h0000000060c8054a000000000000000000000000000000000000000000000000);
  assign y[207] = ^(x & 256'h00000000c0900b94000000000000000000000000000000000000000000000000);
  assign y[208] = ^(x & 256'h00000000da6f0c60000000000000000000000000000000000000000000000000);
  assign y[209] = ^(x & 256'h00000000b5df18c0000000000000000000000000000000000000000000000000);
  assign y[210] = ^(x & 256'h000000006abf3180000000000000000000000000000000000000000000000000);
  assign y[211] = ^(x & 256'h00000000d57e6300000000000000000000000000000000000000000000000000);
  assign y[212] = ^(x & 256'h00000000f0b3dd48000000000000000000000000000000000000000000000000);
  assign y[213] = ^(x & 256'h00000000bb29a0d9000000000000000000000000000000000000000000000000);
  assign y[214] = ^(x & 256'h000000002c1d5bfb000000000000000000000000000000000000000000000000);
  assign y[215] = ^(x & 256'h00000000593ab6f6000000000000000000000000000000000000000000000000);
  assign y[216] = ^(x & 256'h00000000e83a77a5000000000000000000000000000000000000000000000000);
  assign y[217] = ^(x & 256'h000000008a3bf502000000000000000000000000000000000000000000000000);
  assign y[218] = ^(x & 256'h000000001577ea05000000000000000000000000000000000000000000000000);
  assign y[219] = ^(x & 256'h0000000071a0cf43000000000000000000000000000000000000000000000000);
  assign y[220] = ^(x & 256'h00000000b80e84cf000000000000000000000000000000000000000000000000);
  assign y[221] = ^(x & 256'h00000000701d089f000000000000000000000000000000000000000000000000);
  assign y[222] = ^(x & 256'h00000000bb740b76000000000000000000000000000000000000000000000000);
  assign y[223] = ^(x & 256'h000000002da70da4000000000000000000000000000000000000000000000000);
  assign y[224] = ^(x & 256'hdf01d10400000000000000000000000000000000000000000000000000000000);
  assign y[225] = ^(x & 256'hbe03a20900000000000000000000000000000000000000000000000000000000);
  assign y[226] = ^(x & 256'h7d07441300000000000000000000000000000000000000000000000000000000);
  assign y[227] = ^(x & 256'hfa0e882600000000000000000000000000000000000000000000000000000000);
  assign y[228] = ^(x & 256'hf41d104d00000000000000000000000000000000000000000000000000000000);
  assign y[229] = ^(x & 256'he93b209a00000000000000000000000000000000000000000000000000000000);
  assign y[230] = ^(x & 256'h0d76913000000000000000000000000000000000000000000000000000000000);
  assign y[231] = ^(x & 256'h1aec226100000000000000000000000000000000000000000000000000000000);
  assign y[232] = ^(x & 256'h35d845c200000000000000000000000000000000000000000000000000000000);
  assign y[233] = ^(x & 256'hb5b15a8000000000000000000000000000000000000000000000000000000000);
  assign y[234] = ^(x & 256'hb562640400000000000000000000000000000000000000000000000000000000);
  assign y[235] = ^(x & 256'h6ac5c80800000000000000000000000000000000000000000000000000000000);
  assign y[236] = ^(x & 256'hd48a911100000000000000000000000000000000000000000000000000000000);
  assign y[237] = ^(x & 256'ha915232300000000000000000000000000000000000000000000000000000000);
  assign y[238] = ^(x & 256'h532b464600000000000000000000000000000000000000000000000000000000);
  assign y[239] = ^(x & 256'ha6568c8c00000000000000000000000000000000000000000000000000000000);
  assign y[240] = ^(x & 256'h92acc91d00000000000000000000000000000000000000000000000000000000);
  assign y[241] = ^(x & 256'h2459933b00000000000000000000000000000000000000000000000000000000);
  assign y[242] = ^(x & 256'h49b2267700000000000000000000000000000000000000000000000000000000);
  assign y[243] = ^(x & 256'h93644dee00000000000000000000000000000000000000000000000000000000);
  assign y[244] = ^(x & 256'hf9c84bd800000000000000000000000000000000000000000000000000000000);
  assign y[245] = ^(x & 256'h2d9046b400000000000000000000000000000000000000000000000000000000);
  assign y[246] = ^(x & 256'h84215c6c00000000000000000000000000000000000000000000000000000000);
  assign y[247] = ^(x & 256'h0943b8d800000000000000000000000000000000000000000000000000000000);
  assign y[248] = ^(x & 256'hcc87a1b500000000000000000000000000000000000000000000000000000000);
  assign y[249] = ^(x & 256'h460e926f00000000000000000000000000000000000000000000000000000000);
  assign y[250] = ^(x & 256'h8c1c24df00000000000000000000000000000000000000000000000000000000);
  assign y[251] = ^(x & 256'hc73899ba00000000000000000000000000000000000000000000000000000000);
  assign y[252] = ^(x & 256'h5170e37100000000000000000000000000000000000000000000000000000000);
  assign y[253] = ^(x & 256'ha3e0c6e300000000000000000000000000000000000000000000000000000000);
  assign y[254] = ^(x & 256'h98c05cc300000000000000000000000000000000000000000000000000000000);
  assign y[255] = ^(x & 256'hef80688200000000000000000000000000000000000000000000000000000000);
endmodule
`endif

`ifndef IBHDL_ICRC_SUM_OF_LANES_256_3628df34
`define IBHDL_ICRC_SUM_OF_LANES_256_3628df34
`line 2587 "ib_rx_256.v/icrc_sum_of_lanes_256.v" 0
// constant linear map over GF(2)
module icrc_sum_of_lanes_256 (
  input  wire [255:0] x,
  output wire [31:0]  y
);

  assign y[0] = ^(x & 256'h0000000100000001000000010000000100000001000000010000000100000001);
  assign y[1] = ^(x & 256'h0000000200000002000000020000000200000002000000020000000200000002);
  assign y[2] = ^(x & 256'h0000000400000004000000040000000400000004000000040000000400000004);
  assign y[3] = ^(x & 256'h0000000800000008000000080000000800000008000000080000000800000008);
  assign y[4] = ^(x & 256'h0000001000000010000000100000001000000010000000100000001000000010);
  assign y[5] = ^(x & 256'h0000002000000020000000200000002000000020000000200000002000000020);
  assign y[6] = ^(x & 256'h0000004000000040000000400000004000000040000000400000004000000040);
  assign y[7] = ^(x & 256'h0000008000000080000000800000008000000080000000800000008000000080);
  assign y[8] = ^(x & 256'h0000010000000100000001000000010000000100000001000000010000000100);
  assign y[9] = ^(x & 256'h0000020000000200000002000000020000000200000002000000020000000200);
  assign y[10] = ^(x & 256'h0000040000000400000004000000040000000400000004000000040000000400);
  assign y[11] = ^(x & 256'h0000080000000800000008000000080000000800000008000000080000000800);
  assign y[12] = ^(x & 256'h0000100000001000000010000000100000001000000010000000100000001000);
  assign y[13] = ^(x & 256'h0000200000002000000020000000200000002000000020000000200000002000);
  assign y[14] = ^(x & 256'h0000400000004000000040000000400000004000000040000000400000004000);
  assign y[15] = ^(x & 256'h0000800000008000000080000000800000008000000080000000800000008000);
  assign y[16] = ^(x & 256'h0001000000010000000100000001000000010000000100000001000000010000);
  assign y[17] = ^(x & 256'h0002000000020000000200000002000000020000000200000002000000020000);
  assign y[18] = ^(x & 256'h0004000000040000000400000004000000040000000400000004000000040000);
  assign y[19] = ^(x & 256'h0008000000080000000800000008000000080000000800000008000000080000);
  assign y[20] = ^(x & 256'h0010000000100000001000000010000000100000001000000010000000100000);
  assign y[21] = ^(x & 256'h0020000000200000002000000020000000200000002000000020000000200000);
  assign y[22] = ^(x & 256'h0040000000400000004000000040000000400000004000000040000000400000);
  assign y[23] = ^(x & 256'h0080000000800000008000000080000000800000008000000080000000800000);
  assign y[24] = ^(x & 256'h0100000001000000010000000100000001000000010000000100000001000000);
  assign y[25] = ^(x & 256'h0200000002000000020000000200000002000000020000000200000002000000);
  assign y[26] = ^(x & 256'h0400000004000000040000000400000004000000040000000400000004000000);
  assign y[27] = ^(x & 256'h0800000008000000080000000800000008000000080000000800000008000000);
  assign y[28] = ^(x & 256'h1000000010000000100000001000000010000000100000001000000010000000);
  assign y[29] = ^(x & 256'h2000000020000000200000002000000020000000200000002000000020000000);
  assign y[30] = ^(x & 256'h4000000040000000400000004000000040000000400000004000000040000000);
  assign y[31] = ^(x & 256'h8000000080000000800000008000000080000000800000008000000080000000);
endmodule
`endif

`ifndef IBHDL_ICRC_STATE_256_595d5f54
`define IBHDL_ICRC_STATE_256_595d5f54
`line 2631 "ib_rx_256.v/icrc_state_256.v" 0
// the CRC register, one beat per cycle
module icrc_state_256 (
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
        state_d = 32'he6f5aa52 ^ contribution;
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

  icrc_advance_by_32 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_ADVANCE_BY_32_2b8fa478
`define IBHDL_ICRC_ADVANCE_BY_32_2b8fa478
`line 2702 "ib_rx_256.v/icrc_advance_by_32.v" 0
// constant linear map over GF(2)
module icrc_advance_by_32 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'h74482112);
  assign y[1] = ^(x & 32'he8904225);
  assign y[2] = ^(x & 32'hd120844a);
  assign y[3] = ^(x & 32'ha2410895);
  assign y[4] = ^(x & 32'h4482112a);
  assign y[5] = ^(x & 32'h89042255);
  assign y[6] = ^(x & 32'h664065b8);
  assign y[7] = ^(x & 32'hcc80cb71);
  assign y[8] = ^(x & 32'h990196e3);
  assign y[9] = ^(x & 32'h464b0cd4);
  assign y[10] = ^(x & 32'hf8de38bb);
  assign y[11] = ^(x & 32'hf1bc7176);
  assign y[12] = ^(x & 32'he378e2ec);
  assign y[13] = ^(x & 32'hc6f1c5d8);
  assign y[14] = ^(x & 32'h8de38bb0);
  assign y[15] = ^(x & 32'h1bc71760);
  assign y[16] = ^(x & 32'h43c60fd2);
  assign y[17] = ^(x & 32'h878c1fa5);
  assign y[18] = ^(x & 32'h0f183f4a);
  assign y[19] = ^(x & 32'h1e307e95);
  assign y[20] = ^(x & 32'h4828dc39);
  assign y[21] = ^(x & 32'he4199960);
  assign y[22] = ^(x & 32'hbc7b13d3);
  assign y[23] = ^(x & 32'h78f627a7);
  assign y[24] = ^(x & 32'h85a46e5d);
  assign y[25] = ^(x & 32'h7f00fda8);
  assign y[26] = ^(x & 32'hfe01fb50);
  assign y[27] = ^(x & 32'h884bd7b2);
  assign y[28] = ^(x & 32'h64df8e77);
  assign y[29] = ^(x & 32'hc9bf1cef);
  assign y[30] = ^(x & 32'he73618cd);
  assign y[31] = ^(x & 32'hba241089);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`define IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`line 2746 "ib_rx_256.v/icrc_un_advance_4.v" 0
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
`line 2793 "ib_rx_256.v/icrc_back_by_4.v" 0
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
`line 2837 "ib_rx_256.v/icrc_un_advance_8.v" 0
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
`line 2884 "ib_rx_256.v/icrc_back_by_8.v" 0
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
`line 2928 "ib_rx_256.v/icrc_un_advance_16.v" 0
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
`line 2975 "ib_rx_256.v/icrc_back_by_16.v" 0
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

`ifndef IBHDL_CHECK_VCRC_256_3dbcff0c
`define IBHDL_CHECK_VCRC_256_3dbcff0c
`line 3019 "ib_rx_256.v/check_vcrc_256.v" 0
// the VCRC of every packet
module check_vcrc_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
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

  vcrc_engine_256 u_engine (
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

`ifndef IBHDL_VCRC_ENGINE_256_f0034b34
`define IBHDL_VCRC_ENGINE_256_f0034b34
`line 3060 "ib_rx_256.v/vcrc_engine_256.v" 0
// checks one CRC at the end of every packet
module vcrc_engine_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
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
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [10:0] ctls_2;
  wire [10:0] ctls_3;
  wire [10:0] ctls_4;
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
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 16'h556f);  // end_ctl.present, end_ctl.aligned

  vcrc_contribution_256 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  vcrc_state_256 u_state (
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

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_VCRC_CONTRIBUTION_256_845bf965
`define IBHDL_VCRC_CONTRIBUTION_256_845bf965
`line 3188 "ib_rx_256.v/vcrc_contribution_256.v" 0
// what a beat alone adds to the CRC register
module vcrc_contribution_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [10:0]  ctl,
  output wire [15:0]  contribution,
  output wire [10:0]  contribution_ctl
);

  wire [127:0] lane_y;
  reg  [127:0] by_lane_q;
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

  vcrc_of_lanes_256 u_lane (
    .x(data),
    .y(lane_y)
  );

  vcrc_sum_of_lanes_256 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_OF_LANES_256_6e053458
`define IBHDL_VCRC_OF_LANES_256_6e053458
`line 3238 "ib_rx_256.v/vcrc_of_lanes_256.v" 0
// constant linear map over GF(2)
module vcrc_of_lanes_256 (
  input  wire [255:0] x,
  output wire [127:0] y
);

  assign y[0] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000960bbd6d);
  assign y[1] = ^(x & 256'h000000000000000000000000000000000000000000000000000000002c177adb);
  assign y[2] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000582ef4b6);
  assign y[3] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000b15ce86d);
  assign y[4] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000f4b26db6);
  assign y[5] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000e865db6c);
  assign y[6] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000d0cbb6d9);
  assign y[7] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000a0976db3);
  assign y[8] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000402fdb66);
  assign y[9] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000805eb6cd);
  assign y[10] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000000bd6c9b);
  assign y[11] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000007ad936);
  assign y[12] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000000f4b26d);
  assign y[13] = ^(x & 256'h0000000000000000000000000000000000000000000000000000000097e3d8b6);
  assign y[14] = ^(x & 256'h000000000000000000000000000000000000000000000000000000002ec7b16d);
  assign y[15] = ^(x & 256'h00000000000000000000000000000000000000000000000000000000cb85deb6);
  assign y[16] = ^(x & 256'h000000000000000000000000000000000000000000000000eb43d57000000000);
  assign y[17] = ^(x & 256'h000000000000000000000000000000000000000000000000d687aae100000000);
  assign y[18] = ^(x & 256'h000000000000000000000000000000000000000000000000ad0f55c300000000);
  assign y[19] = ^(x & 256'h0000000000000000000000000000000000000000000000005b1faa8600000000);
  assign y[20] = ^(x & 256'h0000000000000000000000000000000000000000000000005d7d817d00000000);
  assign y[21] = ^(x & 256'h000000000000000000000000000000000000000000000000bbfa02fb00000000);
  assign y[22] = ^(x & 256'h00000000000000000000000000000000000000000000000076f505f600000000);
  assign y[23] = ^(x & 256'h000000000000000000000000000000000000000000000000edea0bec00000000);
  assign y[24] = ^(x & 256'h000000000000000000000000000000000000000000000000dbd517d800000000);
  assign y[25] = ^(x & 256'h000000000000000000000000000000000000000000000000b6ab2fb000000000);
  assign y[26] = ^(x & 256'h0000000000000000000000000000000000000000000000006d575f6000000000);
  assign y[27] = ^(x & 256'h000000000000000000000000000000000000000000000000dbaebec000000000);
  assign y[28] = ^(x & 256'h000000000000000000000000000000000000000000000000b65d7d8100000000);
  assign y[29] = ^(x & 256'h00000000000000000000000000000000000000000000000087f82f7200000000);
  assign y[30] = ^(x & 256'h0000000000000000000000000000000000000000000000000ff15fe400000000);
  assign y[31] = ^(x & 256'h000000000000000000000000000000000000000000000000f5a16ab800000000);
  assign y[32] = ^(x & 256'h0000000000000000000000000000000000000000315270ec0000000000000000);
  assign y[33] = ^(x & 256'h000000000000000000000000000000000000000062a4e0d80000000000000000);
  assign y[34] = ^(x & 256'h0000000000000000000000000000000000000000c548c1b10000000000000000);
  assign y[35] = ^(x & 256'h00000000000000000000000000000000000000008b9182630000000000000000);
  assign y[36] = ^(x & 256'h00000000000000000000000000000000000000002671752b0000000000000000);
  assign y[37] = ^(x & 256'h00000000000000000000000000000000000000004ce2ea560000000000000000);
  assign y[38] = ^(x & 256'h000000000000000000000000000000000000000099c4d5ad0000000000000000);
  assign y[39] = ^(x & 256'h00000000000000000000000000000000000000003389ab5b0000000000000000);
  assign y[40] = ^(x & 256'h0000000000000000000000000000000000000000671257b70000000000000000);
  assign y[41] = ^(x & 256'h0000000000000000000000000000000000000000cf24ae6e0000000000000000);
  assign y[42] = ^(x & 256'h00000000000000000000000000000000000000009f495cdd0000000000000000);
  assign y[43] = ^(x & 256'h00000000000000000000000000000000000000003e93b8ba0000000000000000);
  assign y[44] = ^(x & 256'h00000000000000000000000000000000000000007d2671750000000000000000);
  assign y[45] = ^(x & 256'h0000000000000000000000000000000000000000ca1e92060000000000000000);
  assign y[46] = ^(x & 256'h0000000000000000000000000000000000000000943d240d0000000000000000);
  assign y[47] = ^(x & 256'h0000000000000000000000000000000000000000182938f60000000000000000);
  assign y[48] = ^(x & 256'h0000000000000000000000000000000087156da5000000000000000000000000);
  assign y[49] = ^(x & 256'h000000000000000000000000000000000f2bda4a000000000000000000000000);
  assign y[50] = ^(x & 256'h000000000000000000000000000000001f56b495000000000000000000000000);
  assign y[51] = ^(x & 256'h000000000000000000000000000000003fac682b000000000000000000000000);
  assign y[52] = ^(x & 256'h00000000000000000000000000000000f94dbcf3000000000000000000000000);
  assign y[53] = ^(x & 256'h00000000000000000000000000000000f29b78e7000000000000000000000000);
  assign y[54] = ^(x & 256'h00000000000000000000000000000000e437f1ce000000000000000000000000);
  assign y[55] = ^(x & 256'h00000000000000000000000000000000c96fe29d000000000000000000000000);
  assign y[56] = ^(x & 256'h0000000000000000000000000000000092dfc43b000000000000000000000000);
  assign y[57] = ^(x & 256'h0000000000000000000000000000000025bf8977000000000000000000000000);
  assign y[58] = ^(x & 256'h000000000000000000000000000000004a7e13ef000000000000000000000000);
  assign y[59] = ^(x & 256'h0000000000000000000000000000000095fc26de000000000000000000000000);
  assign y[60] = ^(x & 256'h000000000000000000000000000000002bf94dbc000000000000000000000000);
  assign y[61] = ^(x & 256'h00000000000000000000000000000000d1e7f6dd000000000000000000000000);
  assign y[62] = ^(x & 256'h00000000000000000000000000000000a2cfedbb000000000000000000000000);
  assign y[63] = ^(x & 256'h00000000000000000000000000000000c38ab6d2000000000000000000000000);
  assign y[64] = ^(x & 256'h000000000000000000000000cde825f500000000000000000000000000000000);
  assign y[65] = ^(x & 256'h0000000000000000000000009bd14bea00000000000000000000000000000000);
  assign y[66] = ^(x & 256'h00000000000000000000000036a397d400000000000000000000000000000000);
  assign y[67] = ^(x & 256'h0000000000000000000000006d462fa900000000000000000000000000000000);
  assign y[68] = ^(x & 256'h00000000000000000000000017647ba700000000000000000000000000000000);
  assign y[69] = ^(x & 256'h0000000000000000000000002fc8f64e00000000000000000000000000000000);
  assign y[70] = ^(x & 256'h0000000000000000000000005f90ed9d00000000000000000000000000000000);
  assign y[71] = ^(x & 256'h000000000000000000000000bf20db3b00000000000000000000000000000000);
  assign y[72] = ^(x & 256'h0000000000000000000000007f41b67700000000000000000000000000000000);
  assign y[73] = ^(x & 256'h000000000000000000000000fe826cef00000000000000000000000000000000);
  assign y[74] = ^(x & 256'h000000000000000000000000fc05d9de00000000000000000000000000000000);
  assign y[75] = ^(x & 256'h000000000000000000000000f90bb2bd00000000000000000000000000000000);
  assign y[76] = ^(x & 256'h000000000000000000000000f317647b00000000000000000000000000000000);
  assign y[77] = ^(x & 256'h0000000000000000000000002ac7ed0300000000000000000000000000000000);
  assign y[78] = ^(x & 256'h000000000000000000000000558edb0700000000000000000000000000000000);
  assign y[79] = ^(x & 256'h00000000000000000000000066f492fa00000000000000000000000000000000);
  assign y[80] = ^(x & 256'h0000000000000000c7f3a3f80000000000000000000000000000000000000000);
  assign y[81] = ^(x & 256'h00000000000000008fe747f10000000000000000000000000000000000000000);
  assign y[82] = ^(x & 256'h00000000000000001fcf8fe20000000000000000000000000000000000000000);
  assign y[83] = ^(x & 256'h00000000000000003f9e1fc50000000000000000000000000000000000000000);
  assign y[84] = ^(x & 256'h0000000000000000b8cf9c720000000000000000000000000000000000000000);
  assign y[85] = ^(x & 256'h0000000000000000719f39e50000000000000000000000000000000000000000);
  assign y[86] = ^(x & 256'h0000000000000000e23e73ca0000000000000000000000000000000000000000);
  assign y[87] = ^(x & 256'h0000000000000000c57de6940000000000000000000000000000000000000000);
  assign y[88] = ^(x & 256'h00000000000000008afbcc290000000000000000000000000000000000000000);
  assign y[89] = ^(x & 256'h000000000000000014f799530000000000000000000000000000000000000000);
  assign y[90] = ^(x & 256'h000000000000000029ee33a70000000000000000000000000000000000000000);
  assign y[91] = ^(x & 256'h000000000000000053dc674e0000000000000000000000000000000000000000);
  assign y[92] = ^(x & 256'h0000000000000000a7b8cf9c0000000000000000000000000000000000000000);
  assign y[93] = ^(x & 256'h000000000000000089823cc10000000000000000000000000000000000000000);
  assign y[94] = ^(x & 256'h0000000000000000120579820000000000000000000000000000000000000000);
  assign y[95] = ^(x & 256'h0000000000000000e3f951fc0000000000000000000000000000000000000000);
  assign y[96] = ^(x & 256'h00000000bd59bc48000000000000000000000000000000000000000000000000);
  assign y[97] = ^(x & 256'h000000007bb37891000000000000000000000000000000000000000000000000);
  assign y[98] = ^(x & 256'h00000000f766f122000000000000000000000000000000000000000000000000);
  assign y[99] = ^(x & 256'h00000000efcde245000000000000000000000000000000000000000000000000);
  assign y[100] = ^(x & 256'h0000000062c279c3000000000000000000000000000000000000000000000000);
  assign y[101] = ^(x & 256'h00000000c484f386000000000000000000000000000000000000000000000000);
  assign y[102] = ^(x & 256'h000000008909e70d000000000000000000000000000000000000000000000000);
  assign y[103] = ^(x & 256'h000000001313ce1b000000000000000000000000000000000000000000000000);
  assign y[104] = ^(x & 256'h0000000027269c37000000000000000000000000000000000000000000000000);
  assign y[105] = ^(x & 256'h000000004e4c386f000000000000000000000000000000000000000000000000);
  assign y[106] = ^(x & 256'h000000009c9870de000000000000000000000000000000000000000000000000);
  assign y[107] = ^(x & 256'h000000003931e1bc000000000000000000000000000000000000000000000000);
  assign y[108] = ^(x & 256'h000000007262c279000000000000000000000000000000000000000000000000);
  assign y[109] = ^(x & 256'h00000000589d38bb000000000000000000000000000000000000000000000000);
  assign y[110] = ^(x & 256'h00000000b13a7176000000000000000000000000000000000000000000000000);
  assign y[111] = ^(x & 256'h00000000de2c5ea4000000000000000000000000000000000000000000000000);
  assign y[112] = ^(x & 256'h5b1a1a1100000000000000000000000000000000000000000000000000000000);
  assign y[113] = ^(x & 256'hb634342200000000000000000000000000000000000000000000000000000000);
  assign y[114] = ^(x & 256'h6d69684400000000000000000000000000000000000000000000000000000000);
  assign y[115] = ^(x & 256'hdad2d08800000000000000000000000000000000000000000000000000000000);
  assign y[116] = ^(x & 256'hefbfbb0000000000000000000000000000000000000000000000000000000000);
  assign y[117] = ^(x & 256'hdf7f770100000000000000000000000000000000000000000000000000000000);
  assign y[118] = ^(x & 256'hbfffee0200000000000000000000000000000000000000000000000000000000);
  assign y[119] = ^(x & 256'h7effdd0500000000000000000000000000000000000000000000000000000000);
  assign y[120] = ^(x & 256'hfcfebb0b00000000000000000000000000000000000000000000000000000000);
  assign y[121] = ^(x & 256'hf8fd771700000000000000000000000000000000000000000000000000000000);
  assign y[122] = ^(x & 256'hf0fbef2e00000000000000000000000000000000000000000000000000000000);
  assign y[123] = ^(x & 256'he1f7df5d00000000000000000000000000000000000000000000000000000000);
  assign y[124] = ^(x & 256'hc3efbfbb00000000000000000000000000000000000000000000000000000000);
  assign y[125] = ^(x & 256'hddc5656600000000000000000000000000000000000000000000000000000000);
  assign y[126] = ^(x & 256'hbb8bcbcc00000000000000000000000000000000000000000000000000000000);
  assign y[127] = ^(x & 256'h2d0d8d8800000000000000000000000000000000000000000000000000000000);
endmodule
`endif

`ifndef IBHDL_VCRC_SUM_OF_LANES_256_5fd635b9
`define IBHDL_VCRC_SUM_OF_LANES_256_5fd635b9
`line 3378 "ib_rx_256.v/vcrc_sum_of_lanes_256.v" 0
// constant linear map over GF(2)
module vcrc_sum_of_lanes_256 (
  input  wire [127:0] x,
  output wire [15:0]  y
);

  assign y[0] = ^(x & 128'h00010001000100010001000100010001);
  assign y[1] = ^(x & 128'h00020002000200020002000200020002);
  assign y[2] = ^(x & 128'h00040004000400040004000400040004);
  assign y[3] = ^(x & 128'h00080008000800080008000800080008);
  assign y[4] = ^(x & 128'h00100010001000100010001000100010);
  assign y[5] = ^(x & 128'h00200020002000200020002000200020);
  assign y[6] = ^(x & 128'h00400040004000400040004000400040);
  assign y[7] = ^(x & 128'h00800080008000800080008000800080);
  assign y[8] = ^(x & 128'h01000100010001000100010001000100);
  assign y[9] = ^(x & 128'h02000200020002000200020002000200);
  assign y[10] = ^(x & 128'h04000400040004000400040004000400);
  assign y[11] = ^(x & 128'h08000800080008000800080008000800);
  assign y[12] = ^(x & 128'h10001000100010001000100010001000);
  assign y[13] = ^(x & 128'h20002000200020002000200020002000);
  assign y[14] = ^(x & 128'h40004000400040004000400040004000);
  assign y[15] = ^(x & 128'h80008000800080008000800080008000);
endmodule
`endif

`ifndef IBHDL_VCRC_STATE_256_8343ea98
`define IBHDL_VCRC_STATE_256_8343ea98
`line 3406 "ib_rx_256.v/vcrc_state_256.v" 0
// the CRC register, one beat per cycle
module vcrc_state_256 (
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
        state_d = 16'h5897 ^ contribution;
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

  vcrc_advance_by_32 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_ADVANCE_BY_32_5b4c3c5e
`define IBHDL_VCRC_ADVANCE_BY_32_5b4c3c5e
`line 3477 "ib_rx_256.v/vcrc_advance_by_32.v" 0
// constant linear map over GF(2)
module vcrc_advance_by_32 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h0b96);
  assign y[1] = ^(x & 16'h172c);
  assign y[2] = ^(x & 16'h2e58);
  assign y[3] = ^(x & 16'h5cb1);
  assign y[4] = ^(x & 16'hb2f4);
  assign y[5] = ^(x & 16'h65e8);
  assign y[6] = ^(x & 16'hcbd0);
  assign y[7] = ^(x & 16'h97a0);
  assign y[8] = ^(x & 16'h2f40);
  assign y[9] = ^(x & 16'h5e80);
  assign y[10] = ^(x & 16'hbd00);
  assign y[11] = ^(x & 16'h7a00);
  assign y[12] = ^(x & 16'hf400);
  assign y[13] = ^(x & 16'he397);
  assign y[14] = ^(x & 16'hc72e);
  assign y[15] = ^(x & 16'h85cb);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_2_bcec8bee
`define IBHDL_VCRC_UN_ADVANCE_2_bcec8bee
`line 3505 "ib_rx_256.v/vcrc_un_advance_2.v" 0
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
`line 3552 "ib_rx_256.v/vcrc_back_by_2.v" 0
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
`line 3580 "ib_rx_256.v/vcrc_un_advance_4.v" 0
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
`line 3627 "ib_rx_256.v/vcrc_back_by_4.v" 0
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
`line 3655 "ib_rx_256.v/vcrc_un_advance_8.v" 0
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
`line 3702 "ib_rx_256.v/vcrc_back_by_8.v" 0
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
`line 3730 "ib_rx_256.v/vcrc_un_advance_16.v" 0
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
`line 3777 "ib_rx_256.v/vcrc_back_by_16.v" 0
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

`ifndef IBHDL_PAYLOAD_256_3c9bc942
`define IBHDL_PAYLOAD_256_3c9bc942
`line 3805 "ib_rx_256.v/payload_256.v" 0
// brings the payload to lane 0
module payload_256 (
  input  wire          clk,
  input  wire          rst,
  input  wire [255:0]  data,
  input  wire [1149:0] descriptor,
  input  wire [17:0]   layout,
  input  wire [47:0]   beat,
  output wire          valid,
  output wire [255:0]  payload,
  output wire [6:0]    bytes,
  output wire          last
);

  wire [255:0] links_0;
  wire [255:0] links_1;
  wire [255:0] links_2;
  wire [255:0] links_3;
  wire [12:0] pieces_0;
  wire [12:0] pieces_1;
  wire [12:0] pieces_2;
  wire [12:0] pieces_3;
  wire [12:0] cut_piece;
  reg  [255:0] cut_data_q;
  wire [255:0] stages_0_rotated;
  wire [12:0] stages_0_rotated_piece;
  wire [255:0] stages_1_rotated;
  wire [12:0] stages_1_rotated_piece;
  wire [255:0] stages_2_rotated;
  wire [12:0] stages_2_rotated_piece;
  wire merge_valid;
  wire [255:0] merge_payload;
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

  payload_rotate_256_by_1 u_stages_0 (
    .clk(clk),
    .rst(rst),
    .data(links_0),
    .piece(pieces_0),
    .rotated(stages_0_rotated),
    .rotated_piece(stages_0_rotated_piece)
  );

  payload_rotate_256_by_2 u_stages_1 (
    .clk(clk),
    .rst(rst),
    .data(links_1),
    .piece(pieces_1),
    .rotated(stages_1_rotated),
    .rotated_piece(stages_1_rotated_piece)
  );

  payload_rotate_256_by_4 u_stages_2 (
    .clk(clk),
    .rst(rst),
    .data(links_2),
    .piece(pieces_2),
    .rotated(stages_2_rotated),
    .rotated_piece(stages_2_rotated_piece)
  );

  payload_merge_256 u_merge (
    .clk(clk),
    .rst(rst),
    .data(links_3),
    .piece(pieces_3),
    .valid(merge_valid),
    .payload(merge_payload),
    .bytes(merge_bytes),
    .last(merge_last)
  );
endmodule
`endif

`ifndef IBHDL_PAYLOAD_CUT_6978a96f
`define IBHDL_PAYLOAD_CUT_6978a96f
`line 3909 "ib_rx_256.v/payload_cut.v" 0
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

`ifndef IBHDL_PAYLOAD_ROTATE_256_BY_1_2012a98c
`define IBHDL_PAYLOAD_ROTATE_256_BY_1_2012a98c
`line 3972 "ib_rx_256.v/payload_rotate_256_by_1.v" 0
// one stage of the lane rotation
module payload_rotate_256_by_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [12:0]  piece,
  output wire [255:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [255:0] register_d;
  reg  [255:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd1) != 4'd0) begin  // piece.rotate
      register_d = (data >> 32) | (data << 224);
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

`ifndef IBHDL_PAYLOAD_ROTATE_256_BY_2_3fea6e7f
`define IBHDL_PAYLOAD_ROTATE_256_BY_2_3fea6e7f
`line 4013 "ib_rx_256.v/payload_rotate_256_by_2.v" 0
// one stage of the lane rotation
module payload_rotate_256_by_2 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [12:0]  piece,
  output wire [255:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [255:0] register_d;
  reg  [255:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd2) != 4'd0) begin  // piece.rotate
      register_d = (data >> 64) | (data << 192);
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

`ifndef IBHDL_PAYLOAD_ROTATE_256_BY_4_63a39683
`define IBHDL_PAYLOAD_ROTATE_256_BY_4_63a39683
`line 4054 "ib_rx_256.v/payload_rotate_256_by_4.v" 0
// one stage of the lane rotation
module payload_rotate_256_by_4 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [12:0]  piece,
  output wire [255:0] rotated,
  output wire [12:0]  rotated_piece
);

  reg  [255:0] register_d;
  reg  [255:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd4) != 4'd0) begin  // piece.rotate
      register_d = (data >> 128) | (data << 128);
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

`ifndef IBHDL_PAYLOAD_MERGE_256_ba5e4f4e
`define IBHDL_PAYLOAD_MERGE_256_ba5e4f4e
`line 4095 "ib_rx_256.v/payload_merge_256.v" 0
// joins rotated beats to full beats of payload
module payload_merge_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] data,
  input  wire [12:0]  piece,
  output wire         valid,
  output wire [255:0] payload,
  output wire [6:0]   bytes,
  output wire         last
);

  wire [7:0] sum;
  wire [7:0] rest;
  wire take;
  wire [3:0] lanes;
  wire [8:0] shift;
  wire [255:0] from_held;
  reg  [255:0] held_d;
  reg  [255:0] held_q;
  reg  held_valid_d;
  reg  held_valid_q;
  reg  held_last_d;
  reg  held_last_q;
  reg  [6:0] held_bytes_d;
  reg  [6:0] held_bytes_q;
  reg  out_valid_d;
  reg  out_valid_q;
  reg  [255:0] out_d;
  reg  [255:0] out_q;
  reg  [6:0] out_bytes_d;
  reg  [6:0] out_bytes_q;
  reg  out_last_d;
  reg  out_last_q;

  assign lanes = piece[12:9] & 4'd7;  // piece.rotate
  assign shift = {5'd0, lanes} << 5;
  assign from_held = 256'hffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff >> shift;
  assign sum = {1'b0, held_bytes_q} + {1'b0, piece[7:1]};  // piece.bytes
  assign rest = sum - 8'h20;

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
      end else if (piece[8] & (sum <= 8'h20)) begin  // piece.ended
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
      end else if (!(piece[8] & (sum <= 8'h20))) begin  // piece.ended
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
      end else if (!(piece[8] & (sum <= 8'h20))) begin  // piece.ended
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
        if (piece[8] & (sum <= 8'h20)) begin  // piece.ended
          out_last_d = 1'b1;
        end
      end
    end
  end

  always @* begin
    out_bytes_d = held_bytes_q;
    if (piece[0]) begin  // piece.valid
      if (!take) begin
        if (piece[8] & (sum <= 8'h20)) begin  // piece.ended
          out_bytes_d = sum[6:0];
        end else begin
          out_bytes_d = 7'h20;
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
`line 4275 "ib_rx_256.v/fifo_1150.v" 0
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
`line 4352 "ib_rx_256.v/ram_1150.v" 0
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

`ifndef IBHDL_EGRESS_256_d31aad17
`define IBHDL_EGRESS_256_d31aad17
`line 4371 "ib_rx_256.v/egress_256.v" 0
// payload to AXI4-Stream; a last beat waits for the verdict
module egress_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire         push,
  input  wire [255:0] payload,
  input  wire [6:0]   bytes,
  input  wire         last,
  input  wire         token,
  input  wire         bad,
  output wire         tvalid,
  input  wire         tready,
  output wire [255:0] tdata,
  output wire [31:0]  tkeep,
  output wire         tlast,
  output wire         tuser,
  output reg  [5:0]   level
);

  wire [7:0] tail;
  wire valid;
  wire pop;
  wire [255:0] order_tdata;
  wire data_valid;
  wire [255:0] data_data;
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
  assign tkeep = ~(32'hffffffff << tail[6:0]);  // tail.bytes
  assign tlast = tail[7];  // tail.last
  assign tuser = tail[7] & tokens_data;  // tail.last
  assign tvalid = valid;

  always @* begin
    level = data_level;
    if (tokens_level > data_level) begin
      level = tokens_level;
    end
  end

  to_axi_256 u_order (
    .data(data_data),
    .tdata(order_tdata)
  );

  fifo_256 u_data (
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

`ifndef IBHDL_TO_AXI_256_0ced23f8
`define IBHDL_TO_AXI_256_0ced23f8
`line 4470 "ib_rx_256.v/to_axi_256.v" 0
// lanes to AXI4-Stream byte order
module to_axi_256 (
  input  wire [255:0] data,
  output wire [255:0] tdata
);

  assign tdata[31:0] = {data[7:0], data[15:8], data[23:16], data[31:24]};
  assign tdata[63:32] = {data[39:32], data[47:40], data[55:48], data[63:56]};
  assign tdata[95:64] = {data[71:64], data[79:72], data[87:80], data[95:88]};
  assign tdata[127:96] = {data[103:96], data[111:104], data[119:112], data[127:120]};
  assign tdata[159:128] = {data[135:128], data[143:136], data[151:144], data[159:152]};
  assign tdata[191:160] = {data[167:160], data[175:168], data[183:176], data[191:184]};
  assign tdata[223:192] = {data[199:192], data[207:200], data[215:208], data[223:216]};
  assign tdata[255:224] = {data[231:224], data[239:232], data[247:240], data[255:248]};
endmodule
`endif

`ifndef IBHDL_FIFO_256_b1f48c5e
`define IBHDL_FIFO_256_b1f48c5e
`line 4490 "ib_rx_256.v/fifo_256.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire         push,
  input  wire [255:0] push_data,
  output wire         valid,
  output wire [255:0] data,
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
  wire [255:0] ram_read_data;

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

  ram_256 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_256_d2ee399c
`define IBHDL_RAM_256_d2ee399c
`line 4567 "ib_rx_256.v/ram_256.v" 0
// memory of 32 cells, read without a clock
module ram_256 (
  input  wire         clk,
  input  wire         write,
  input  wire [4:0]   write_address,
  input  wire [255:0] write_data,
  input  wire [4:0]   read_address,
  output wire [255:0] read_data
);

  reg [255:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_FIFO_8_23109501
`define IBHDL_FIFO_8_23109501
`line 4586 "ib_rx_256.v/fifo_8.v" 0
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
`line 4663 "ib_rx_256.v/ram_8.v" 0
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
`line 4682 "ib_rx_256.v/fifo_1.v" 0
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
`line 4759 "ib_rx_256.v/ram_1.v" 0
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
`line 4778 "ib_rx_256.v/fifo_46.v" 0
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
`line 4855 "ib_rx_256.v/ram_46.v" 0
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
