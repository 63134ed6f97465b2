// ib_rx_64: receive pipeline: header descriptor, payload and status of every packet.
// ibhdl 0.1.0, LANES = 2 (64 bits per beat).
// Made by: ibhdl emit --top ib_rx --lanes 2
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_rx_64 (
  input  wire         clk,                                       // clock, rising edge
  input  wire         rst,                                       // reset, synchronous, active high
  input  wire [2:0]   cfg_mtu,                                   // MTU code of PortInfo: 1 to 5 for 256 to 4096 bytes
  input  wire         cfg_mpe,                                   // decode FLUSH and ATOMIC WRITE; reserved while low
  input  wire         s_axis_tvalid,                             // a beat of a packet, LRH to VCRC, is offered
  output wire         s_axis_tready,                             // it is taken at this edge; a register
  input  wire [63:0]  s_axis_tdata,                              // bits 7:0 are the first byte on the wire
  input  wire [7:0]   s_axis_tkeep,                              // bytes of a last beat, from bit 0; unread before
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
  output wire [63:0]  m_axis_payload_tdata,                      // bits 7:0 are the first byte
  output wire [7:0]   m_axis_payload_tkeep,                      // bytes of the beat; all ones before the last one
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
  wire [46:0] checked;
  reg  [45:0] status;
  wire failed;
  wire ingress_fire;
  wire [63:0] ingress_data;
  wire [47:0] ingress_beat;
  wire [799:0] window_window;
  reg  [63:0] data_q;
  reg  [47:0] beat_q;
  wire [827:0] locate_located;
  wire [47:0] locate_located_beat;
  reg  [63:0] located_data_q;
  wire [1149:0] describe_descriptor;
  wire [17:0] describe_layout;
  wire [47:0] describe_described;
  wire describe_emit;
  reg  [63:0] described_data_q;
  wire [46:0] check_verdict;
  reg  [46:0] verdicts_0_q;
  reg  [46:0] verdicts_1_q;
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
  wire [63:0] payload_payload;
  wire [6:0] payload_bytes;
  wire payload_last;
  wire descriptors_valid;
  wire [1149:0] descriptors_data;
  wire [5:0] descriptors_level;
  wire egress_tvalid;
  wire [63:0] egress_tdata;
  wire [7:0] egress_tkeep;
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
  assign checked = links_2;

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

  ingress_64 u_ingress (
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

  header_window_64 u_window (
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

  check_icrc_64 u_icrc (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(icrc_done),
    .found(icrc_found),
    .good(icrc_good)
  );

  check_vcrc_64 u_vcrc (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(vcrc_done),
    .good(vcrc_good)
  );

  payload_64 u_payload (
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

  egress_64 u_egress (
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

`ifndef IBHDL_INGRESS_64_c660cc88
`define IBHDL_INGRESS_64_c660cc88
`line 434 "ib_rx_64.v/ingress_64.v" 0
// AXI4-Stream to lanes, beats numbered and bytes counted
module ingress_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] tdata,
  input  wire [7:0]  tkeep,
  input  wire        tlast,
  input  wire        tuser,
  input  wire        fire,
  output wire [63:0] data,
  output wire [47:0] beat
);

  reg  [7:0] keep;
  reg  [6:0] bytes;
  wire first;
  wire [4:0] index;
  wire [15:0] before_;
  wire [16:0] sum;
  reg  [15:0] total;
  wire [63:0] order_data;
  wire [6:0] count_y;
  reg  in_packet_d;
  reg  in_packet_q;
  reg  [4:0] next_index_d;
  reg  [4:0] next_index_q;
  reg  [15:0] next_before_d;
  reg  [15:0] next_before_q;

  always @* begin
    keep = 8'hff;
    if (tlast) begin
      keep = tkeep;
    end
  end

  assign data = order_data;

  always @* begin
    bytes = 7'd8;
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

  from_axi_64 u_order (
    .tdata(tdata),
    .keep(keep),
    .data(order_data)
  );

  count_keep_8 u_count (
    .x(tkeep),
    .y(count_y)
  );
endmodule
`endif

`ifndef IBHDL_FROM_AXI_64_c5822f58
`define IBHDL_FROM_AXI_64_c5822f58
`line 557 "ib_rx_64.v/from_axi_64.v" 0
// AXI4-Stream byte order to lanes
module from_axi_64 (
  input  wire [63:0] tdata,
  input  wire [7:0]  keep,
  output wire [63:0] data
);

  assign data[31:0] = {tdata[7:0] & {8{keep[0]}}, tdata[15:8] & {8{keep[1]}}, tdata[23:16] & {8{keep[2]}}, tdata[31:24] & {8{keep[3]}}};
  assign data[63:32] = {tdata[39:32] & {8{keep[4]}}, tdata[47:40] & {8{keep[5]}}, tdata[55:48] & {8{keep[6]}}, tdata[63:56] & {8{keep[7]}}};
endmodule
`endif

`ifndef IBHDL_COUNT_KEEP_8_1910c90d
`define IBHDL_COUNT_KEEP_8_1910c90d
`line 572 "ib_rx_64.v/count_keep_8.v" 0
// constant linear map over GF(2)
module count_keep_8 (
  input  wire [7:0] x,
  output wire [6:0] y
);

  assign y[0] = ^(x & 8'hff);
  assign y[1] = ^(x & 8'haa);
  assign y[2] = ^(x & 8'h88);
  assign y[3] = ^(x & 8'h80);
  assign y[4] = ^(x & 8'h00);
  assign y[5] = ^(x & 8'h00);
  assign y[6] = ^(x & 8'h00);
endmodule
`endif

`ifndef IBHDL_HEADER_WINDOW_64_34fb418c
`define IBHDL_HEADER_WINDOW_64_34fb418c
`line 591 "ib_rx_64.v/header_window_64.v" 0
// the first 25 dwords of a packet
module header_window_64 (
  input  wire         clk,
  input  wire         load,
  input  wire [4:0]   index,
  input  wire [63:0]  data,
  output reg  [799:0] window
);

  always @(posedge clk)
    if (load)
      case (index)
        5'd0: window[799:736] <= {data[31:0], data[63:32]};
        5'd1: window[735:672] <= {data[31:0], data[63:32]};
        5'd2: window[671:608] <= {data[31:0], data[63:32]};
        5'd3: window[607:544] <= {data[31:0], data[63:32]};
        5'd4: window[543:480] <= {data[31:0], data[63:32]};
        5'd5: window[479:416] <= {data[31:0], data[63:32]};
        5'd6: window[415:352] <= {data[31:0], data[63:32]};
        5'd7: window[351:288] <= {data[31:0], data[63:32]};
        5'd8: window[287:224] <= {data[31:0], data[63:32]};
        5'd9: window[223:160] <= {data[31:0], data[63:32]};
        5'd10: window[159:96] <= {data[31:0], data[63:32]};
        5'd11: window[95:32] <= {data[31:0], data[63:32]};
        5'd12: window[31:0] <= {data[31:0]};
        default: ;
      endcase
endmodule
`endif

`ifndef IBHDL_LOCATE_HEADERS_6ae2e6f1
`define IBHDL_LOCATE_HEADERS_6ae2e6f1
`line 624 "ib_rx_64.v/locate_headers.v" 0
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
`line 689 "ib_rx_64.v/opcode_decode.v" 0
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
`line 1061 "ib_rx_64.v/describe_packet.v" 0
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
`line 1225 "ib_rx_64.v/find_extent.v" 0
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
`line 1292 "ib_rx_64.v/lrh_parse.v" 0
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
`line 1323 "ib_rx_64.v/rwh_parse.v" 0
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
`line 1347 "ib_rx_64.v/grh_parse.v" 0
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
`line 1377 "ib_rx_64.v/bth_parse.v" 0
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
`line 1412 "ib_rx_64.v/extended_parse.v" 0
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
`line 1599 "ib_rx_64.v/rdeth_parse.v" 0
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
`line 1624 "ib_rx_64.v/deth_parse.v" 0
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
`line 1650 "ib_rx_64.v/xrceth_parse.v" 0
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
`line 1675 "ib_rx_64.v/feth_parse.v" 0
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
`line 1701 "ib_rx_64.v/reth_parse.v" 0
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
`line 1726 "ib_rx_64.v/atomic_eth_parse.v" 0
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
`line 1752 "ib_rx_64.v/aeth_parse.v" 0
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
`line 1776 "ib_rx_64.v/atomic_ack_eth_parse.v" 0
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
`line 1799 "ib_rx_64.v/imm_dt_parse.v" 0
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
`line 1822 "ib_rx_64.v/ieth_parse.v" 0
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
`line 1845 "ib_rx_64.v/check_headers.v" 0
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

`ifndef IBHDL_CHECK_ICRC_64_8073a4df
`define IBHDL_CHECK_ICRC_64_8073a4df
`line 2014 "ib_rx_64.v/check_icrc_64.v" 0
// the ICRC of every packet that has one
module check_icrc_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire [47:0] beat,
  output wire        done,
  output wire        found,
  output wire        good
);

  reg  [1:0] lnh;
  wire [63:0] mask_masked;
  reg  [1:0] lnh_register_d;
  reg  [1:0] lnh_register_q;
  reg  [63:0] masked_q;
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

  icrc_mask_64 u_mask (
    .data(data),
    .index(beat[15:11]),  // beat.index
    .has_grh(lnh[0]),
    .dwords(beat[10:6]),
    .last(beat[2]),  // beat.last
    .masked(mask_masked)
  );

  icrc_engine_64 u_engine (
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

`ifndef IBHDL_ICRC_MASK_64_c2ddc5e9
`define IBHDL_ICRC_MASK_64_c2ddc5e9
`line 2103 "ib_rx_64.v/icrc_mask_64.v" 0
// ones in place of the fields that may change on the way
module icrc_mask_64 (
  input  wire [63:0] data,
  input  wire [4:0]  index,
  input  wire        has_grh,
  input  wire [4:0]  dwords,
  input  wire        last,
  output wire [63:0] masked
);

  reg  [63:0] ones;
  reg  [63:0] counted;
  wire [9:0] cut;

  always @* begin
    ones = 64'd0;
    if (index == 5'd0) begin
      if (has_grh) begin
        ones = 64'hffffffffffffffff;
      end else begin
        ones = 64'hf0000000;
      end
    end
    if (index == 5'd1) begin
      if (has_grh) begin
        ones = 64'hff0fffffff;
      end else begin
        ones = 64'hff00000000000000;
      end
    end
    if (index == 5'd6) begin
      if (has_grh) begin
        ones = 64'hff00000000000000;
      end else begin
        ones = 64'd0;
      end
    end
  end

  assign cut = {5'd0, dwords} << 5;

  always @* begin
    counted = 64'hffffffffffffffff;
    if (last) begin
      counted = ~(64'hffffffffffffffff << cut);
    end
  end

  assign masked = (data | ones) & counted;
endmodule
`endif

`ifndef IBHDL_ICRC_ENGINE_64_f0e32c82
`define IBHDL_ICRC_ENGINE_64_f0e32c82
`line 2158 "ib_rx_64.v/icrc_engine_64.v" 0
// checks one CRC at the end of every packet
module icrc_engine_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire        valid,
  input  wire        first,
  input  wire        last,
  input  wire [5:0]  units,
  input  wire        present,
  input  wire        aligned,
  output wire        done,
  output wire        found,
  output wire        good
);

  wire [10:0] ctl;
  wire [5:0] pad;
  wire [31:0] registers_0;
  wire [31:0] registers_1;
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [31:0] end_register;
  wire [10:0] end_ctl;
  wire [31:0] contribution_contribution;
  wire [10:0] contribution_contribution_ctl;
  wire [31:0] state_register;
  wire [10:0] state_register_ctl;
  wire [31:0] stages_0_shortened;
  wire [10:0] stages_0_shortened_ctl;

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
  assign end_ctl = ctls_1;
  assign end_register = registers_1;
  assign done = end_ctl[0] & end_ctl[2];  // end_ctl.valid, end_ctl.last
  assign found = end_ctl[4];  // end_ctl.present
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 32'hdebb20e3);  // end_ctl.present, end_ctl.aligned

  icrc_contribution_64 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  icrc_state_64 u_state (
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

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_ICRC_CONTRIBUTION_64_89e8f560
`define IBHDL_ICRC_CONTRIBUTION_64_89e8f560
`line 2241 "ib_rx_64.v/icrc_contribution_64.v" 0
// what a beat alone adds to the CRC register
module icrc_contribution_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire [10:0] ctl,
  output wire [31:0] contribution,
  output wire [10:0] contribution_ctl
);

  wire [63:0] lane_y;
  reg  [63:0] by_lane_q;
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

  icrc_of_lanes_64 u_lane (
    .x(data),
    .y(lane_y)
  );

  icrc_sum_of_lanes_64 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_OF_LANES_64_775c0e71
`define IBHDL_ICRC_OF_LANES_64_775c0e71
`line 2291 "ib_rx_64.v/icrc_of_lanes_64.v" 0
// constant linear map over GF(2)
module icrc_of_lanes_64 (
  input  wire [63:0] x,
  output wire [63:0] y
);

  assign y[0] = ^(x & 64'h000000005a4e1b48);
  assign y[1] = ^(x & 64'h00000000b59c3690);
  assign y[2] = ^(x & 64'h000000006b396d20);
  assign y[3] = ^(x & 64'h00000000d772da40);
  assign y[4] = ^(x & 64'h00000000afe5b481);
  assign y[5] = ^(x & 64'h000000005ecb6903);
  assign y[6] = ^(x & 64'h00000000e6d8c84e);
  assign y[7] = ^(x & 64'h00000000cdb1919d);
  assign y[8] = ^(x & 64'h000000009a63233b);
  assign y[9] = ^(x & 64'h000000006e895d3e);
  assign y[10] = ^(x & 64'h00000000865ca034);
  assign y[11] = ^(x & 64'h000000000cb94069);
  assign y[12] = ^(x & 64'h00000000187281d2);
  assign y[13] = ^(x & 64'h0000000030e402a5);
  assign y[14] = ^(x & 64'h0000000060c8054a);
  assign y[15] = ^(x & 64'h00000000c0900b94);
  assign y[16] = ^(x & 64'h00000000da6f0c60);
  assign y[17] = ^(x & 64'h00000000b5df18c0);
  assign y[18] = ^(x & 64'h000000006abf3180);
  assign y[19] = ^(x & 64'h00000000d57e6300);
  assign y[20] = ^(x & 64'h00000000f0b3dd48);
  assign y[21] = ^(x & 64'h00000000bb29a0d9);
  assign y[22] = ^(x & 64'h000000002c1d5bfb);
  assign y[23] = ^(x & 64'h00000000593ab6f6);
  assign y[24] = ^(x & 64'h00000000e83a77a5);
  assign y[25] = ^(x & 64'h000000008a3bf502);
  assign y[26] = ^(x & 64'h000000001577ea05);
  assign y[27] = ^(x & 64'h0000000071a0cf43);
  assign y[28] = ^(x & 64'h00000000b80e84cf);
  assign y[29] = ^(x & 64'h00000000701d089f);
  assign y[30] = ^(x & 64'h00000000bb740b76);
  assign y[31] = ^(x & 64'h000000002da70da4);
  assign y[32] = ^(x & 64'hdf01d10400000000);
  assign y[33] = ^(x & 64'hbe03a20900000000);
  assign y[34] = ^(x & 64'h7d07441300000000);
  assign y[35] = ^(x & 64'hfa0e882600000000);
  assign y[36] = ^(x & 64'hf41d104d00000000);
  assign y[37] = ^(x & 64'he93b209a00000000);
  assign y[38] = ^(x & 64'h0d76913000000000);
  assign y[39] = ^(x & 64'h1aec226100000000);
  assign y[40] = ^(x & 64'h35d845c200000000);
  assign y[41] = ^(x & 64'hb5b15a8000000000);
  assign y[42] = ^(x & 64'hb562640400000000);
  assign y[43] = ^(x & 64'h6ac5c80800000000);
  assign y[44] = ^(x & 64'hd48a911100000000);
  assign y[45] = ^(x & 64'ha915232300000000);
  assign y[46] = ^(x & 64'h532b464600000000);
  assign y[47] = ^(x & 64'ha6568c8c00000000);
  assign y[48] = ^(x & 64'h92acc91d00000000);
  assign y[49] = ^(x & 64'h2459933b00000000);
  assign y[50] = ^(x & 64'h49b2267700000000);
  assign y[51] = ^(x & 64'h93644dee00000000);
  assign y[52] = ^(x & 64'hf9c84bd800000000);
  assign y[53] = ^(x & 64'h2d9046b400000000);
  assign y[54] = ^(x & 64'h84215c6c00000000);
  assign y[55] = ^(x & 64'h0943b8d800000000);
  assign y[56] = ^(x & 64'hcc87a1b500000000);
  assign y[57] = ^(x & 64'h460e926f00000000);
  assign y[58] = ^(x & 64'h8c1c24df00000000);
  assign y[59] = ^(x & 64'hc73899ba00000000);
  assign y[60] = ^(x & 64'h5170e37100000000);
  assign y[61] = ^(x & 64'ha3e0c6e300000000);
  assign y[62] = ^(x & 64'h98c05cc300000000);
  assign y[63] = ^(x & 64'hef80688200000000);
endmodule
`endif

`ifndef IBHDL_ICRC_SUM_OF_LANES_64_44ad7334
`define IBHDL_ICRC_SUM_OF_LANES_64_44ad7334
`line 2367 "ib_rx_64.v/icrc_sum_of_lanes_64.v" 0
// constant linear map over GF(2)
module icrc_sum_of_lanes_64 (
  input  wire [63:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 64'h0000000100000001);
  assign y[1] = ^(x & 64'h0000000200000002);
  assign y[2] = ^(x & 64'h0000000400000004);
  assign y[3] = ^(x & 64'h0000000800000008);
  assign y[4] = ^(x & 64'h0000001000000010);
  assign y[5] = ^(x & 64'h0000002000000020);
  assign y[6] = ^(x & 64'h0000004000000040);
  assign y[7] = ^(x & 64'h0000008000000080);
  assign y[8] = ^(x & 64'h0000010000000100);
  assign y[9] = ^(x & 64'h0000020000000200);
  assign y[10] = ^(x & 64'h0000040000000400);
  assign y[11] = ^(x & 64'h0000080000000800);
  assign y[12] = ^(x & 64'h0000100000001000);
  assign y[13] = ^(x & 64'h0000200000002000);
  assign y[14] = ^(x & 64'h0000400000004000);
  assign y[15] = ^(x & 64'h0000800000008000);
  assign y[16] = ^(x & 64'h0001000000010000);
  assign y[17] = ^(x & 64'h0002000000020000);
  assign y[18] = ^(x & 64'h0004000000040000);
  assign y[19] = ^(x & 64'h0008000000080000);
  assign y[20] = ^(x & 64'h0010000000100000);
  assign y[21] = ^(x & 64'h0020000000200000);
  assign y[22] = ^(x & 64'h0040000000400000);
  assign y[23] = ^(x & 64'h0080000000800000);
  assign y[24] = ^(x & 64'h0100000001000000);
  assign y[25] = ^(x & 64'h0200000002000000);
  assign y[26] = ^(x & 64'h0400000004000000);
  assign y[27] = ^(x & 64'h0800000008000000);
  assign y[28] = ^(x & 64'h1000000010000000);
  assign y[29] = ^(x & 64'h2000000020000000);
  assign y[30] = ^(x & 64'h4000000040000000);
  assign y[31] = ^(x & 64'h8000000080000000);
endmodule
`endif

`ifndef IBHDL_ICRC_STATE_64_67c54ef4
`define IBHDL_ICRC_STATE_64_67c54ef4
`line 2411 "ib_rx_64.v/icrc_state_64.v" 0
// the CRC register, one beat per cycle
module icrc_state_64 (
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
        state_d = 32'h9add2096 ^ contribution;
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

  icrc_advance_by_8 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_ADVANCE_BY_8_caf16d48
`define IBHDL_ICRC_ADVANCE_BY_8_caf16d48
`line 2482 "ib_rx_64.v/icrc_advance_by_8.v" 0
// constant linear map over GF(2)
module icrc_advance_by_8 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'h481b4e5a);
  assign y[1] = ^(x & 32'h90369cb5);
  assign y[2] = ^(x & 32'h206d396b);
  assign y[3] = ^(x & 32'h40da72d7);
  assign y[4] = ^(x & 32'h81b4e5af);
  assign y[5] = ^(x & 32'h0369cb5e);
  assign y[6] = ^(x & 32'h4ec8d8e6);
  assign y[7] = ^(x & 32'h9d91b1cd);
  assign y[8] = ^(x & 32'h3b23639a);
  assign y[9] = ^(x & 32'h3e5d896e);
  assign y[10] = ^(x & 32'h34a05c86);
  assign y[11] = ^(x & 32'h6940b90c);
  assign y[12] = ^(x & 32'hd2817218);
  assign y[13] = ^(x & 32'ha502e430);
  assign y[14] = ^(x & 32'h4a05c860);
  assign y[15] = ^(x & 32'h940b90c0);
  assign y[16] = ^(x & 32'h600c6fda);
  assign y[17] = ^(x & 32'hc018dfb5);
  assign y[18] = ^(x & 32'h8031bf6a);
  assign y[19] = ^(x & 32'h00637ed5);
  assign y[20] = ^(x & 32'h48ddb3f0);
  assign y[21] = ^(x & 32'hd9a029bb);
  assign y[22] = ^(x & 32'hfb5b1d2c);
  assign y[23] = ^(x & 32'hf6b63a59);
  assign y[24] = ^(x & 32'ha5773ae8);
  assign y[25] = ^(x & 32'h02f53b8a);
  assign y[26] = ^(x & 32'h05ea7715);
  assign y[27] = ^(x & 32'h43cfa071);
  assign y[28] = ^(x & 32'hcf840eb8);
  assign y[29] = ^(x & 32'h9f081d70);
  assign y[30] = ^(x & 32'h760b74bb);
  assign y[31] = ^(x & 32'ha40da72d);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`define IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`line 2526 "ib_rx_64.v/icrc_un_advance_4.v" 0
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
`line 2573 "ib_rx_64.v/icrc_back_by_4.v" 0
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

`ifndef IBHDL_CHECK_VCRC_64_13acd091
`define IBHDL_CHECK_VCRC_64_13acd091
`line 2617 "ib_rx_64.v/check_vcrc_64.v" 0
// the VCRC of every packet
module check_vcrc_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire [47:0] beat,
  output wire        done,
  output wire        good
);

  wire engine_aligned;
  wire engine_done;
  wire engine_found;
  wire engine_good;

  assign engine_aligned = !beat[4];
  assign done = engine_done;
  assign good = engine_good;

  vcrc_engine_64 u_engine (
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

`ifndef IBHDL_VCRC_ENGINE_64_7db9cdbc
`define IBHDL_VCRC_ENGINE_64_7db9cdbc
`line 2658 "ib_rx_64.v/vcrc_engine_64.v" 0
// checks one CRC at the end of every packet
module vcrc_engine_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire        valid,
  input  wire        first,
  input  wire        last,
  input  wire [5:0]  units,
  input  wire        present,
  input  wire        aligned,
  output wire        done,
  output wire        found,
  output wire        good
);

  wire [10:0] ctl;
  wire [5:0] pad;
  wire [15:0] registers_0;
  wire [15:0] registers_1;
  wire [15:0] registers_2;
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [10:0] ctls_2;
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
  assign end_ctl = ctls_2;
  assign end_register = registers_2;
  assign done = end_ctl[0] & end_ctl[2];  // end_ctl.valid, end_ctl.last
  assign found = end_ctl[4];  // end_ctl.present
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 16'h556f);  // end_ctl.present, end_ctl.aligned

  vcrc_contribution_64 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  vcrc_state_64 u_state (
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

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_VCRC_CONTRIBUTION_64_ccc068c5
`define IBHDL_VCRC_CONTRIBUTION_64_ccc068c5
`line 2756 "ib_rx_64.v/vcrc_contribution_64.v" 0
// what a beat alone adds to the CRC register
module vcrc_contribution_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire [10:0] ctl,
  output wire [15:0] contribution,
  output wire [10:0] contribution_ctl
);

  wire [31:0] lane_y;
  reg  [31:0] by_lane_q;
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

  vcrc_of_lanes_64 u_lane (
    .x(data),
    .y(lane_y)
  );

  vcrc_sum_of_lanes_64 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_OF_LANES_64_7719c089
`define IBHDL_VCRC_OF_LANES_64_7719c089
`line 2806 "ib_rx_64.v/vcrc_of_lanes_64.v" 0
// constant linear map over GF(2)
module vcrc_of_lanes_64 (
  input  wire [63:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 64'h00000000bd59bc48);
  assign y[1] = ^(x & 64'h000000007bb37891);
  assign y[2] = ^(x & 64'h00000000f766f122);
  assign y[3] = ^(x & 64'h00000000efcde245);
  assign y[4] = ^(x & 64'h0000000062c279c3);
  assign y[5] = ^(x & 64'h00000000c484f386);
  assign y[6] = ^(x & 64'h000000008909e70d);
  assign y[7] = ^(x & 64'h000000001313ce1b);
  assign y[8] = ^(x & 64'h0000000027269c37);
  assign y[9] = ^(x & 64'h000000004e4c386f);
  assign y[10] = ^(x & 64'h000000009c9870de);
  assign y[11] = ^(x & 64'h000000003931e1bc);
  assign y[12] = ^(x & 64'h000000007262c279);
  assign y[13] = ^(x & 64'h00000000589d38bb);
  assign y[14] = ^(x & 64'h00000000b13a7176);
  assign y[15] = ^(x & 64'h00000000de2c5ea4);
  assign y[16] = ^(x & 64'h5b1a1a1100000000);
  assign y[17] = ^(x & 64'hb634342200000000);
  assign y[18] = ^(x & 64'h6d69684400000000);
  assign y[19] = ^(x & 64'hdad2d08800000000);
  assign y[20] = ^(x & 64'hefbfbb0000000000);
  assign y[21] = ^(x & 64'hdf7f770100000000);
  assign y[22] = ^(x & 64'hbfffee0200000000);
  assign y[23] = ^(x & 64'h7effdd0500000000);
  assign y[24] = ^(x & 64'hfcfebb0b00000000);
  assign y[25] = ^(x & 64'hf8fd771700000000);
  assign y[26] = ^(x & 64'hf0fbef2e00000000);
  assign y[27] = ^(x & 64'he1f7df5d00000000);
  assign y[28] = ^(x & 64'hc3efbfbb00000000);
  assign y[29] = ^(x & 64'hddc5656600000000);
  assign y[30] = ^(x & 64'hbb8bcbcc00000000);
  assign y[31] = ^(x & 64'h2d0d8d8800000000);
endmodule
`endif

`ifndef IBHDL_VCRC_SUM_OF_LANES_64_ed2a58d4
`define IBHDL_VCRC_SUM_OF_LANES_64_ed2a58d4
`line 2850 "ib_rx_64.v/vcrc_sum_of_lanes_64.v" 0
// constant linear map over GF(2)
module vcrc_sum_of_lanes_64 (
  input  wire [31:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 32'h00010001);
  assign y[1] = ^(x & 32'h00020002);
  assign y[2] = ^(x & 32'h00040004);
  assign y[3] = ^(x & 32'h00080008);
  assign y[4] = ^(x & 32'h00100010);
  assign y[5] = ^(x & 32'h00200020);
  assign y[6] = ^(x & 32'h00400040);
  assign y[7] = ^(x & 32'h00800080);
  assign y[8] = ^(x & 32'h01000100);
  assign y[9] = ^(x & 32'h02000200);
  assign y[10] = ^(x & 32'h04000400);
  assign y[11] = ^(x & 32'h08000800);
  assign y[12] = ^(x & 32'h10001000);
  assign y[13] = ^(x & 32'h20002000);
  assign y[14] = ^(x & 32'h40004000);
  assign y[15] = ^(x & 32'h80008000);
endmodule
`endif

`ifndef IBHDL_VCRC_STATE_64_ad7caa54
`define IBHDL_VCRC_STATE_64_ad7caa54
`line 2878 "ib_rx_64.v/vcrc_state_64.v" 0
// the CRC register, one beat per cycle
module vcrc_state_64 (
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
        state_d = 16'h9f66 ^ contribution;
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

  vcrc_advance_by_8 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_VCRC_ADVANCE_BY_8_330c88ce
`define IBHDL_VCRC_ADVANCE_BY_8_330c88ce
`line 2949 "ib_rx_64.v/vcrc_advance_by_8.v" 0
// constant linear map over GF(2)
module vcrc_advance_by_8 (
  input  wire [15:0] x,
  output wire [15:0] y
);

  assign y[0] = ^(x & 16'h59bd);
  assign y[1] = ^(x & 16'hb37b);
  assign y[2] = ^(x & 16'h66f7);
  assign y[3] = ^(x & 16'hcdef);
  assign y[4] = ^(x & 16'hc262);
  assign y[5] = ^(x & 16'h84c4);
  assign y[6] = ^(x & 16'h0989);
  assign y[7] = ^(x & 16'h1313);
  assign y[8] = ^(x & 16'h2627);
  assign y[9] = ^(x & 16'h4c4e);
  assign y[10] = ^(x & 16'h989c);
  assign y[11] = ^(x & 16'h3139);
  assign y[12] = ^(x & 16'h6272);
  assign y[13] = ^(x & 16'h9d58);
  assign y[14] = ^(x & 16'h3ab1);
  assign y[15] = ^(x & 16'h2cde);
endmodule
`endif

`ifndef IBHDL_VCRC_UN_ADVANCE_2_bcec8bee
`define IBHDL_VCRC_UN_ADVANCE_2_bcec8bee
`line 2977 "ib_rx_64.v/vcrc_un_advance_2.v" 0
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
`line 3024 "ib_rx_64.v/vcrc_back_by_2.v" 0
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
`line 3052 "ib_rx_64.v/vcrc_un_advance_4.v" 0
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
`line 3099 "ib_rx_64.v/vcrc_back_by_4.v" 0
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

`ifndef IBHDL_PAYLOAD_64_39e3cdab
`define IBHDL_PAYLOAD_64_39e3cdab
`line 3127 "ib_rx_64.v/payload_64.v" 0
// brings the payload to lane 0
module payload_64 (
  input  wire          clk,
  input  wire          rst,
  input  wire [63:0]   data,
  input  wire [1149:0] descriptor,
  input  wire [17:0]   layout,
  input  wire [47:0]   beat,
  output wire          valid,
  output wire [63:0]   payload,
  output wire [6:0]    bytes,
  output wire          last
);

  wire [63:0] links_0;
  wire [63:0] links_1;
  wire [12:0] pieces_0;
  wire [12:0] pieces_1;
  wire [12:0] cut_piece;
  reg  [63:0] cut_data_q;
  wire [63:0] stages_0_rotated;
  wire [12:0] stages_0_rotated_piece;
  wire merge_valid;
  wire [63:0] merge_payload;
  wire [6:0] merge_bytes;
  wire merge_last;

  assign links_0 = cut_data_q;
  assign pieces_0 = cut_piece;
  assign links_1 = stages_0_rotated;
  assign pieces_1 = stages_0_rotated_piece;
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

  payload_rotate_64_by_1 u_stages_0 (
    .clk(clk),
    .rst(rst),
    .data(links_0),
    .piece(pieces_0),
    .rotated(stages_0_rotated),
    .rotated_piece(stages_0_rotated_piece)
  );

  payload_merge_64 u_merge (
    .clk(clk),
    .rst(rst),
    .data(links_1),
    .piece(pieces_1),
    .valid(merge_valid),
    .payload(merge_payload),
    .bytes(merge_bytes),
    .last(merge_last)
  );
endmodule
`endif

`ifndef IBHDL_PAYLOAD_CUT_6978a96f
`define IBHDL_PAYLOAD_CUT_6978a96f
`line 3201 "ib_rx_64.v/payload_cut.v" 0
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

`ifndef IBHDL_PAYLOAD_ROTATE_64_BY_1_6c8bf682
`define IBHDL_PAYLOAD_ROTATE_64_BY_1_6c8bf682
`line 3264 "ib_rx_64.v/payload_rotate_64_by_1.v" 0
// one stage of the lane rotation
module payload_rotate_64_by_1 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire [12:0] piece,
  output wire [63:0] rotated,
  output wire [12:0] rotated_piece
);

  reg  [63:0] register_d;
  reg  [63:0] register_q;
  reg  [12:0] piece_register_q;

  always @* begin
    register_d = data;
    if ((piece[12:9] & 4'd1) != 4'd0) begin  // piece.rotate
      register_d = (data >> 32) | (data << 32);
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

`ifndef IBHDL_PAYLOAD_MERGE_64_9b7b5295
`define IBHDL_PAYLOAD_MERGE_64_9b7b5295
`line 3305 "ib_rx_64.v/payload_merge_64.v" 0
// joins rotated beats to full beats of payload
module payload_merge_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire [63:0] data,
  input  wire [12:0] piece,
  output wire        valid,
  output wire [63:0] payload,
  output wire [6:0]  bytes,
  output wire        last
);

  wire [7:0] sum;
  wire [7:0] rest;
  wire take;
  wire [3:0] lanes;
  wire [8:0] shift;
  wire [63:0] from_held;
  reg  [63:0] held_d;
  reg  [63:0] held_q;
  reg  held_valid_d;
  reg  held_valid_q;
  reg  held_last_d;
  reg  held_last_q;
  reg  [6:0] held_bytes_d;
  reg  [6:0] held_bytes_q;
  reg  out_valid_d;
  reg  out_valid_q;
  reg  [63:0] out_d;
  reg  [63:0] out_q;
  reg  [6:0] out_bytes_d;
  reg  [6:0] out_bytes_q;
  reg  out_last_d;
  reg  out_last_q;

  assign lanes = piece[12:9] & 4'd1;  // piece.rotate
  assign shift = {5'd0, lanes} << 5;
  assign from_held = 64'hffffffffffffffff >> shift;
  assign sum = {1'b0, held_bytes_q} + {1'b0, piece[7:1]};  // piece.bytes
  assign rest = sum - 8'd8;

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
      end else if (piece[8] & (sum <= 8'd8)) begin  // piece.ended
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
      end else if (!(piece[8] & (sum <= 8'd8))) begin  // piece.ended
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
      end else if (!(piece[8] & (sum <= 8'd8))) begin  // piece.ended
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
        if (piece[8] & (sum <= 8'd8)) begin  // piece.ended
          out_last_d = 1'b1;
        end
      end
    end
  end

  always @* begin
    out_bytes_d = held_bytes_q;
    if (piece[0]) begin  // piece.valid
      if (!take) begin
        if (piece[8] & (sum <= 8'd8)) begin  // piece.ended
          out_bytes_d = sum[6:0];
        end else begin
          out_bytes_d = 7'd8;
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
`line 3485 "ib_rx_64.v/fifo_1150.v" 0
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
`line 3562 "ib_rx_64.v/ram_1150.v" 0
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

`ifndef IBHDL_EGRESS_64_5cf24466
`define IBHDL_EGRESS_64_5cf24466
`line 3581 "ib_rx_64.v/egress_64.v" 0
// payload to AXI4-Stream; a last beat waits for the verdict
module egress_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire        push,
  input  wire [63:0] payload,
  input  wire [6:0]  bytes,
  input  wire        last,
  input  wire        token,
  input  wire        bad,
  output wire        tvalid,
  input  wire        tready,
  output wire [63:0] tdata,
  output wire [7:0]  tkeep,
  output wire        tlast,
  output wire        tuser,
  output reg  [5:0]  level
);

  wire [7:0] tail;
  wire valid;
  wire pop;
  wire [63:0] order_tdata;
  wire data_valid;
  wire [63:0] data_data;
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
  assign tkeep = ~(8'hff << tail[6:0]);  // tail.bytes
  assign tlast = tail[7];  // tail.last
  assign tuser = tail[7] & tokens_data;  // tail.last
  assign tvalid = valid;

  always @* begin
    level = data_level;
    if (tokens_level > data_level) begin
      level = tokens_level;
    end
  end

  to_axi_64 u_order (
    .data(data_data),
    .tdata(order_tdata)
  );

  fifo_64 u_data (
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

`ifndef IBHDL_TO_AXI_64_c67d9b12
`define IBHDL_TO_AXI_64_c67d9b12
`line 3680 "ib_rx_64.v/to_axi_64.v" 0
// lanes to AXI4-Stream byte order
module to_axi_64 (
  input  wire [63:0] data,
  output wire [63:0] tdata
);

  assign tdata[31:0] = {data[7:0], data[15:8], data[23:16], data[31:24]};
  assign tdata[63:32] = {data[39:32], data[47:40], data[55:48], data[63:56]};
endmodule
`endif

`ifndef IBHDL_FIFO_64_4e27b669
`define IBHDL_FIFO_64_4e27b669
`line 3694 "ib_rx_64.v/fifo_64.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire        push,
  input  wire [63:0] push_data,
  output wire        valid,
  output wire [63:0] data,
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
  wire [63:0] ram_read_data;

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

  ram_64 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_64_f4689de4
`define IBHDL_RAM_64_f4689de4
`line 3771 "ib_rx_64.v/ram_64.v" 0
// memory of 32 cells, read without a clock
module ram_64 (
  input  wire        clk,
  input  wire        write,
  input  wire [4:0]  write_address,
  input  wire [63:0] write_data,
  input  wire [4:0]  read_address,
  output wire [63:0] read_data
);

  reg [63:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif

`ifndef IBHDL_FIFO_8_23109501
`define IBHDL_FIFO_8_23109501
`line 3790 "ib_rx_64.v/fifo_8.v" 0
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
`line 3867 "ib_rx_64.v/ram_8.v" 0
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
`line 3886 "ib_rx_64.v/fifo_1.v" 0
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
`line 3963 "ib_rx_64.v/ram_1.v" 0
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
`line 3982 "ib_rx_64.v/fifo_46.v" 0
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
`line 4059 "ib_rx_64.v/ram_46.v" 0
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
