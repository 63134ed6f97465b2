// ib_icrc_128: ICRC engine: whether each packet has an ICRC and whether it is right.
// ibhdl 0.1.0, LANES = 4 (128 bits per beat).
// Made by: ibhdl emit --top ib_icrc --lanes 4
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_icrc_128 (
  input  wire         clk,                   // clock, rising edge
  input  wire         rst,                   // reset, synchronous, active high
  input  wire         s_axis_tvalid,         // a beat of a packet, LRH to VCRC, is offered
  output wire         s_axis_tready,         // it is taken at this edge; a register
  input  wire [127:0] s_axis_tdata,          // bits 7:0 are the first byte on the wire
  input  wire [15:0]  s_axis_tkeep,          // bytes of a last beat, from bit 0; unread before
  input  wire         s_axis_tlast,          // the last beat of a packet
  output wire         m_axis_result_tvalid,  // a result is offered, one per packet
  input  wire         m_axis_result_tready,  // it is taken at this edge
  output wire         m_axis_result_found,   // the packet has an ICRC
  output wire         m_axis_result_good     // it has one, and it is right
);

  wire ingress_fire;
  wire [127:0] ingress_data;
  wire [47:0] ingress_beat;
  reg  [127:0] data_q;
  reg  [47:0] beat_q;
  wire check_done;
  wire check_found;
  wire check_good;
  wire [1:0] results_push_data;
  wire results_valid;
  wire [1:0] results_data;
  wire [5:0] results_level;
  reg  ready_q;

  assign ingress_fire = s_axis_tvalid & ready_q;
  assign results_push_data[0] = check_found;  // found
  assign results_push_data[1] = check_good;  // good
  assign m_axis_result_tvalid = results_valid;
  assign m_axis_result_found = results_data[0];  // results_data.found
  assign m_axis_result_good = results_data[1];  // results_data.good
  assign s_axis_tready = ready_q;

  always @(posedge clk) begin
    data_q <= ingress_data;
  end

  always @(posedge clk) begin
    if (rst) begin
      beat_q <= 48'd0;
      ready_q <= 1'b0;
    end else begin
      beat_q <= ingress_beat;
      ready_q <= results_level <= 6'h10;
    end
  end

  ingress_128 u_ingress (
    .clk(clk),
    .rst(rst),
    .tdata(s_axis_tdata),
    .tkeep(s_axis_tkeep),
    .tlast(s_axis_tlast),
    .tuser(1'b0),
    .fire(ingress_fire),
    .data(ingress_data),
    .beat(ingress_beat)
  );

  check_icrc_128 u_check (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .done(check_done),
    .found(check_found),
    .good(check_good)
  );

  fifo_2 u_results (
    .clk(clk),
    .rst(rst),
    .push(check_done),
    .push_data(results_push_data),
    .valid(results_valid),
    .data(results_data),
    .ready(m_axis_result_tready),
    .level(results_level)
  );
endmodule

`ifndef IBHDL_INGRESS_128_c5bd3e0a
`define IBHDL_INGRESS_128_c5bd3e0a
`line 93 "ib_icrc_128.v/ingress_128.v" 0
// AXI4-Stream to lanes, beats numbered and bytes counted
module ingress_128 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] tdata,
  input  wire [15:0]  tkeep,
  input  wire         tlast,
  input  wire         tuser,
  input  wire         fire,
  output wire [127:0] data,
  output wire [47:0]  beat
);

  reg  [15:0] keep;
  reg  [6:0] bytes;
  wire first;
  wire [4:0] index;
  wire [15:0] before_;
  wire [16:0] sum;
  reg  [15:0] total;
  wire [127:0] order_data;
  wire [6:0] count_y;
  reg  in_packet_d;
  reg  in_packet_q;
  reg  [4:0] next_index_d;
  reg  [4:0] next_index_q;
  reg  [15:0] next_before_d;
  reg  [15:0] next_before_q;

  always @* begin
    keep = 16'hffff;
    if (tlast) begin
      keep = tkeep;
    end
  end

  assign data = order_data;

  always @* begin
    bytes = 7'h10;
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

  from_axi_128 u_order (
    .tdata(tdata),
    .keep(keep),
    .data(order_data)
  );

  count_keep_16 u_count (
    .x(tkeep),
    .y(count_y)
  );
endmodule
`endif

`ifndef IBHDL_FROM_AXI_128_761cceca
`define IBHDL_FROM_AXI_128_761cceca
`line 216 "ib_icrc_128.v/from_axi_128.v" 0
// AXI4-Stream byte order to lanes
module from_axi_128 (
  input  wire [127:0] tdata,
  input  wire [15:0]  keep,
  output wire [127:0] data
);

  assign data[31:0] = {tdata[7:0] & {8{keep[0]}}, tdata[15:8] & {8{keep[1]}}, tdata[23:16] & {8{keep[2]}}, tdata[31:24] & {8{keep[3]}}};
  assign data[63:32] = {tdata[39:32] & {8{keep[4]}}, tdata[47:40] & {8{keep[5]}}, tdata[55:48] & {8{keep[6]}}, tdata[63:56] & {8{keep[7]}}};
  assign data[95:64] = {tdata[71:64] & {8{keep[8]}}, tdata[79:72] & {8{keep[9]}}, tdata[87:80] & {8{keep[10]}}, tdata[95:88] & {8{keep[11]}}};
  assign data[127:96] = {tdata[103:96] & {8{keep[12]}}, tdata[111:104] & {8{keep[13]}}, tdata[119:112] & {8{keep[14]}}, tdata[127:120] & {8{keep[15]}}};
endmodule
`endif

`ifndef IBHDL_COUNT_KEEP_16_30024570
`define IBHDL_COUNT_KEEP_16_30024570
`line 233 "ib_icrc_128.v/count_keep_16.v" 0
// constant linear map over GF(2)
module count_keep_16 (
  input  wire [15:0] x,
  output wire [6:0]  y
);

  assign y[0] = ^(x & 16'hffff);
  assign y[1] = ^(x & 16'haaaa);
  assign y[2] = ^(x & 16'h8888);
  assign y[3] = ^(x & 16'h8080);
  assign y[4] = ^(x & 16'h8000);
  assign y[5] = ^(x & 16'h0000);
  assign y[6] = ^(x & 16'h0000);
endmodule
`endif

`ifndef IBHDL_CHECK_ICRC_128_bde0ca07
`define IBHDL_CHECK_ICRC_128_bde0ca07
`line 252 "ib_icrc_128.v/check_icrc_128.v" 0
// the ICRC of every packet that has one
module check_icrc_128 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] data,
  input  wire [47:0]  beat,
  output wire         done,
  output wire         found,
  output wire         good
);

  reg  [1:0] lnh;
  wire [127:0] mask_masked;
  reg  [1:0] lnh_register_d;
  reg  [1:0] lnh_register_q;
  reg  [127:0] masked_q;
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

  icrc_mask_128 u_mask (
    .data(data),
    .index(beat[15:11]),  // beat.index
    .has_grh(lnh[0]),
    .dwords(beat[10:6]),
    .last(beat[2]),  // beat.last
    .masked(mask_masked)
  );

  icrc_engine_128 u_engine (
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

`ifndef IBHDL_ICRC_MASK_128_6f7893ce
`define IBHDL_ICRC_MASK_128_6f7893ce
`line 341 "ib_icrc_128.v/icrc_mask_128.v" 0
// ones in place of the fields that may change on the way
module icrc_mask_128 (
  input  wire [127:0] data,
  input  wire [4:0]   index,
  input  wire         has_grh,
  input  wire [4:0]   dwords,
  input  wire         last,
  output wire [127:0] masked
);

  reg  [127:0] ones;
  reg  [127:0] counted;
  wire [9:0] cut;

  always @* begin
    ones = 128'd0;
    if (index == 5'd0) begin
      if (has_grh) begin
        ones = 128'hff0fffffffffffffffffffffff;
      end else begin
        ones = 128'hff0000000000000000000000f0000000;
      end
    end
    if (index == 5'd3) begin
      if (has_grh) begin
        ones = 128'hff00000000000000;
      end else begin
        ones = 128'd0;
      end
    end
  end

  assign cut = {5'd0, dwords} << 5;

  always @* begin
    counted = 128'hffffffffffffffffffffffffffffffff;
    if (last) begin
      counted = ~(128'hffffffffffffffffffffffffffffffff << cut);
    end
  end

  assign masked = (data | ones) & counted;
endmodule
`endif

`ifndef IBHDL_ICRC_ENGINE_128_4e61123a
`define IBHDL_ICRC_ENGINE_128_4e61123a
`line 389 "ib_icrc_128.v/icrc_engine_128.v" 0
// checks one CRC at the end of every packet
module icrc_engine_128 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] data,
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
  wire [10:0] ctls_0;
  wire [10:0] ctls_1;
  wire [10:0] ctls_2;
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
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 32'hdebb20e3);  // end_ctl.present, end_ctl.aligned

  icrc_contribution_128 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  icrc_state_128 u_state (
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

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_ICRC_CONTRIBUTION_128_342c0ccc
`define IBHDL_ICRC_CONTRIBUTION_128_342c0ccc
`line 487 "ib_icrc_128.v/icrc_contribution_128.v" 0
// what a beat alone adds to the CRC register
module icrc_contribution_128 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] data,
  input  wire [10:0]  ctl,
  output wire [31:0]  contribution,
  output wire [10:0]  contribution_ctl
);

  wire [127:0] lane_y;
  reg  [127:0] by_lane_q;
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

  icrc_of_lanes_128 u_lane (
    .x(data),
    .y(lane_y)
  );

  icrc_sum_of_lanes_128 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_OF_LANES_128_5ce7560d
`define IBHDL_ICRC_OF_LANES_128_5ce7560d
`line 537 "ib_icrc_128.v/icrc_of_lanes_128.v" 0
// constant linear map over GF(2)
module icrc_of_lanes_128 (
  input  wire [127:0] x,
  output wire [127:0] y
);

  assign y[0] = ^(x & 128'h0000000000000000000000002fde46eb);
  assign y[1] = ^(x & 128'h0000000000000000000000005ebc8dd6);
  assign y[2] = ^(x & 128'h000000000000000000000000bc781bad);
  assign y[3] = ^(x & 128'h00000000000000000000000078f1365a);
  assign y[4] = ^(x & 128'h000000000000000000000000f1e26db4);
  assign y[5] = ^(x & 128'h000000000000000000000000e2c5db68);
  assign y[6] = ^(x & 128'h000000000000000000000000ea55f13a);
  assign y[7] = ^(x & 128'h000000000000000000000000d5abe275);
  assign y[8] = ^(x & 128'h000000000000000000000000ab57c5eb);
  assign y[9] = ^(x & 128'h0000000000000000000000007871cc3c);
  assign y[10] = ^(x & 128'h000000000000000000000000de3cde92);
  assign y[11] = ^(x & 128'h000000000000000000000000bc79bc25);
  assign y[12] = ^(x & 128'h00000000000000000000000079f3784b);
  assign y[13] = ^(x & 128'h000000000000000000000000f2e6f196);
  assign y[14] = ^(x & 128'h000000000000000000000000e4cde32d);
  assign y[15] = ^(x & 128'h000000000000000000000000c99bc75b);
  assign y[16] = ^(x & 128'h000000000000000000000000bce9c95c);
  assign y[17] = ^(x & 128'h00000000000000000000000078d393b9);
  assign y[18] = ^(x & 128'h000000000000000000000000f0a62773);
  assign y[19] = ^(x & 128'h000000000000000000000000e14d4fe6);
  assign y[20] = ^(x & 128'h000000000000000000000000ec45d827);
  assign y[21] = ^(x & 128'h000000000000000000000000f755f6a4);
  assign y[22] = ^(x & 128'h000000000000000000000000c175aaa2);
  assign y[23] = ^(x & 128'h00000000000000000000000082eb5445);
  assign y[24] = ^(x & 128'h0000000000000000000000002a09ef61);
  assign y[25] = ^(x & 128'h0000000000000000000000007bcc9828);
  assign y[26] = ^(x & 128'h000000000000000000000000f7983151);
  assign y[27] = ^(x & 128'h000000000000000000000000c1ef2549);
  assign y[28] = ^(x & 128'h000000000000000000000000ac010d79);
  assign y[29] = ^(x & 128'h00000000000000000000000059031af2);
  assign y[30] = ^(x & 128'h0000000000000000000000009cd8720f);
  assign y[31] = ^(x & 128'h000000000000000000000000176fa3f5);
  assign y[32] = ^(x & 128'h000000000000000007fa82f100000000);
  assign y[33] = ^(x & 128'h00000000000000000ff405e300000000);
  assign y[34] = ^(x & 128'h00000000000000001fe80bc600000000);
  assign y[35] = ^(x & 128'h00000000000000003fd0178c00000000);
  assign y[36] = ^(x & 128'h00000000000000007ea02f1800000000);
  assign y[37] = ^(x & 128'h0000000000000000fd405f3000000000);
  assign y[38] = ^(x & 128'h0000000000000000fd7b3c9100000000);
  assign y[39] = ^(x & 128'h0000000000000000faf7782200000000);
  assign y[40] = ^(x & 128'h0000000000000000f4eff14400000000);
  assign y[41] = ^(x & 128'h0000000000000000ee25617800000000);
  assign y[42] = ^(x & 128'h0000000000000000dbb1400100000000);
  assign y[43] = ^(x & 128'h0000000000000000b763810200000000);
  assign y[44] = ^(x & 128'h00000000000000006ec7020500000000);
  assign y[45] = ^(x & 128'h0000000000000000dc8e050a00000000);
  assign y[46] = ^(x & 128'h0000000000000000b91d0b1400000000);
  assign y[47] = ^(x & 128'h0000000000000000723b162800000000);
  assign y[48] = ^(x & 128'h0000000000000000e38caea100000000);
  assign y[49] = ^(x & 128'h0000000000000000c6195d4300000000);
  assign y[50] = ^(x & 128'h00000000000000008d33ba8600000000);
  assign y[51] = ^(x & 128'h00000000000000001a67740d00000000);
  assign y[52] = ^(x & 128'h000000000000000032346aeb00000000);
  assign y[53] = ^(x & 128'h00000000000000006392562700000000);
  assign y[54] = ^(x & 128'h0000000000000000c0de2fbf00000000);
  assign y[55] = ^(x & 128'h000000000000000081bd5f7e00000000);
  assign y[56] = ^(x & 128'h000000000000000005813d0d00000000);
  assign y[57] = ^(x & 128'h00000000000000000df8f9eb00000000);
  assign y[58] = ^(x & 128'h00000000000000001af0f3d700000000);
  assign y[59] = ^(x & 128'h0000000000000000331a655e00000000);
  assign y[60] = ^(x & 128'h000000000000000061ce484d00000000);
  assign y[61] = ^(x & 128'h0000000000000000c29c919a00000000);
  assign y[62] = ^(x & 128'h000000000000000082c3a1c400000000);
  assign y[63] = ^(x & 128'h0000000000000000037dc17800000000);
  assign y[64] = ^(x & 128'h000000005a4e1b480000000000000000);
  assign y[65] = ^(x & 128'h00000000b59c36900000000000000000);
  assign y[66] = ^(x & 128'h000000006b396d200000000000000000);
  assign y[67] = ^(x & 128'h00000000d772da400000000000000000);
  assign y[68] = ^(x & 128'h00000000afe5b4810000000000000000);
  assign y[69] = ^(x & 128'h000000005ecb69030000000000000000);
  assign y[70] = ^(x & 128'h00000000e6d8c84e0000000000000000);
  assign y[71] = ^(x & 128'h00000000cdb1919d0000000000000000);
  assign y[72] = ^(x & 128'h000000009a63233b0000000000000000);
  assign y[73] = ^(x & 128'h000000006e895d3e0000000000000000);
  assign y[74] = ^(x & 128'h00000000865ca0340000000000000000);
  assign y[75] = ^(x & 128'h000000000cb940690000000000000000);
  assign y[76] = ^(x & 128'h00000000187281d20000000000000000);
  assign y[77] = ^(x & 128'h0000000030e402a50000000000000000);
  assign y[78] = ^(x & 128'h0000000060c8054a0000000000000000);
  assign y[79] = ^(x & 128'h00000000c0900b940000000000000000);
  assign y[80] = ^(x & 128'h00000000da6f0c600000000000000000);
  assign y[81] = ^(x & 128'h00000000b5df18c00000000000000000);
  assign y[82] = ^(x & 128'h000000006abf31800000000000000000);
  assign y[83] = ^(x & 128'h00000000d57e63000000000000000000);
  assign y[84] = ^(x & 128'h00000000f0b3dd480000000000000000);
  assign y[85] = ^(x & 128'h00000000bb29a0d90000000000000000);
  assign y[86] = ^(x & 128'h000000002c1d5bfb0000000000000000);
  assign y[87] = ^(x & 128'h00000000593ab6f60000000000000000);
  assign y[88] = ^(x & 128'h00000000e83a77a50000000000000000);
  assign y[89] = ^(x & 128'h000000008a3bf5020000000000000000);
  assign y[90] = ^(x & 128'h000000001577ea050000000000000000);
  assign y[91] = ^(x & 128'h0000000071a0cf430000000000000000);
  assign y[92] = ^(x & 128'h00000000b80e84cf0000000000000000);
  assign y[93] = ^(x & 128'h00000000701d089f0000000000000000);
  assign y[94] = ^(x & 128'h00000000bb740b760000000000000000);
  assign y[95] = ^(x & 128'h000000002da70da40000000000000000);
  assign y[96] = ^(x & 128'hdf01d104000000000000000000000000);
  assign y[97] = ^(x & 128'hbe03a209000000000000000000000000);
  assign y[98] = ^(x & 128'h7d074413000000000000000000000000);
  assign y[99] = ^(x & 128'hfa0e8826000000000000000000000000);
  assign y[100] = ^(x & 128'hf41d104d000000000000000000000000);
  assign y[101] = ^(x & 128'he93b209a000000000000000000000000);
  assign y[102] = ^(x & 128'h0d769130000000000000000000000000);
  assign y[103] = ^(x & 128'h1aec2261000000000000000000000000);
  assign y[104] = ^(x & 128'h35d845c2000000000000000000000000);
  assign y[105] = ^(x & 128'hb5b15a80000000000000000000000000);
  assign y[106] = ^(x & 128'hb5626404000000000000000000000000);
  assign y[107] = ^(x & 128'h6ac5c808000000000000000000000000);
  assign y[108] = ^(x & 128'hd48a9111000000000000000000000000);
  assign y[109] = ^(x & 128'ha9152323000000000000000000000000);
  assign y[110] = ^(x & 128'h532b4646000000000000000000000000);
  assign y[111] = ^(x & 128'ha6568c8c000000000000000000000000);
  assign y[112] = ^(x & 128'h92acc91d000000000000000000000000);
  assign y[113] = ^(x & 128'h2459933b000000000000000000000000);
  assign y[114] = ^(x & 128'h49b22677000000000000000000000000);
  assign y[115] = ^(x & 128'h93644dee000000000000000000000000);
  assign y[116] = ^(x & 128'hf9c84bd8000000000000000000000000);
  assign y[117] = ^(x & 128'h2d9046b4000000000000000000000000);
  assign y[118] = ^(x & 128'h84215c6c000000000000000000000000);
  assign y[119] = ^(x & 128'h0943b8d8000000000000000000000000);
  assign y[120] = ^(x & 128'hcc87a1b5000000000000000000000000);
  assign y[121] = ^(x & 128'h460e926f000000000000000000000000);
  assign y[122] = ^(x & 128'h8c1c24df000000000000000000000000);
  assign y[123] = ^(x & 128'hc73899ba000000000000000000000000);
  assign y[124] = ^(x & 128'h5170e371000000000000000000000000);
  assign y[125] = ^(x & 128'ha3e0c6e3000000000000000000000000);
  assign y[126] = ^(x & 128'h98c05cc3000000000000000000000000);
  assign y[127] = ^(x & 128'hef806882000000000000000000000000);
endmodule
`endif

`ifndef IBHDL_ICRC_SUM_OF_LANES_128_83fb1a58
`define IBHDL_ICRC_SUM_OF_LANES_128_83fb1a58
`line 677 "ib_icrc_128.v/icrc_sum_of_lanes_128.v" 0
// constant linear map over GF(2)
module icrc_sum_of_lanes_128 (
  input  wire [127:0] x,
  output wire [31:0]  y
);

  assign y[0] = ^(x & 128'h00000001000000010000000100000001);
  assign y[1] = ^(x & 128'h00000002000000020000000200000002);
  assign y[2] = ^(x & 128'h00000004000000040000000400000004);
  assign y[3] = ^(x & 128'h00000008000000080000000800000008);
  assign y[4] = ^(x & 128'h00000010000000100000001000000010);
  assign y[5] = ^(x & 128'h00000020000000200000002000000020);
  assign y[6] = ^(x & 128'h00000040000000400000004000000040);
  assign y[7] = ^(x & 128'h00000080000000800000008000000080);
  assign y[8] = ^(x & 128'h00000100000001000000010000000100);
  assign y[9] = ^(x & 128'h00000200000002000000020000000200);
  assign y[10] = ^(x & 128'h00000400000004000000040000000400);
  assign y[11] = ^(x & 128'h00000800000008000000080000000800);
  assign y[12] = ^(x & 128'h00001000000010000000100000001000);
  assign y[13] = ^(x & 128'h00002000000020000000200000002000);
  assign y[14] = ^(x & 128'h00004000000040000000400000004000);
  assign y[15] = ^(x & 128'h00008000000080000000800000008000);
  assign y[16] = ^(x & 128'h00010000000100000001000000010000);
  assign y[17] = ^(x & 128'h00020000000200000002000000020000);
  assign y[18] = ^(x & 128'h00040000000400000004000000040000);
  assign y[19] = ^(x & 128'h00080000000800000008000000080000);
  assign y[20] = ^(x & 128'h00100000001000000010000000100000);
  assign y[21] = ^(x & 128'h00200000002000000020000000200000);
  assign y[22] = ^(x & 128'h00400000004000000040000000400000);
  assign y[23] = ^(x & 128'h00800000008000000080000000800000);
  assign y[24] = ^(x & 128'h01000000010000000100000001000000);
  assign y[25] = ^(x & 128'h02000000020000000200000002000000);
  assign y[26] = ^(x & 128'h04000000040000000400000004000000);
  assign y[27] = ^(x & 128'h08000000080000000800000008000000);
  assign y[28] = ^(x & 128'h10000000100000001000000010000000);
  assign y[29] = ^(x & 128'h20000000200000002000000020000000);
  assign y[30] = ^(x & 128'h40000000400000004000000040000000);
  assign y[31] = ^(x & 128'h80000000800000008000000080000000);
endmodule
`endif

`ifndef IBHDL_ICRC_STATE_128_22d7b2ad
`define IBHDL_ICRC_STATE_128_22d7b2ad
`line 721 "ib_icrc_128.v/icrc_state_128.v" 0
// the CRC register, one beat per cycle
module icrc_state_128 (
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
        state_d = 32'h1344b4aa ^ contribution;
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

  icrc_advance_by_16 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_ADVANCE_BY_16_1b990c88
`define IBHDL_ICRC_ADVANCE_BY_16_1b990c88
`line 792 "ib_icrc_128.v/icrc_advance_by_16.v" 0
// constant linear map over GF(2)
module icrc_advance_by_16 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'heb46de2f);
  assign y[1] = ^(x & 32'hd68dbc5e);
  assign y[2] = ^(x & 32'had1b78bc);
  assign y[3] = ^(x & 32'h5a36f178);
  assign y[4] = ^(x & 32'hb46de2f1);
  assign y[5] = ^(x & 32'h68dbc5e2);
  assign y[6] = ^(x & 32'h3af155ea);
  assign y[7] = ^(x & 32'h75e2abd5);
  assign y[8] = ^(x & 32'hebc557ab);
  assign y[9] = ^(x & 32'h3ccc7178);
  assign y[10] = ^(x & 32'h92de3cde);
  assign y[11] = ^(x & 32'h25bc79bc);
  assign y[12] = ^(x & 32'h4b78f379);
  assign y[13] = ^(x & 32'h96f1e6f2);
  assign y[14] = ^(x & 32'h2de3cde4);
  assign y[15] = ^(x & 32'h5bc79bc9);
  assign y[16] = ^(x & 32'h5cc9e9bc);
  assign y[17] = ^(x & 32'hb993d378);
  assign y[18] = ^(x & 32'h7327a6f0);
  assign y[19] = ^(x & 32'he64f4de1);
  assign y[20] = ^(x & 32'h27d845ec);
  assign y[21] = ^(x & 32'ha4f655f7);
  assign y[22] = ^(x & 32'ha2aa75c1);
  assign y[23] = ^(x & 32'h4554eb82);
  assign y[24] = ^(x & 32'h61ef092a);
  assign y[25] = ^(x & 32'h2898cc7b);
  assign y[26] = ^(x & 32'h513198f7);
  assign y[27] = ^(x & 32'h4925efc1);
  assign y[28] = ^(x & 32'h790d01ac);
  assign y[29] = ^(x & 32'hf21a0359);
  assign y[30] = ^(x & 32'h0f72d89c);
  assign y[31] = ^(x & 32'hf5a36f17);
endmodule
`endif

`ifndef IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`define IBHDL_ICRC_UN_ADVANCE_4_dd3a6e6c
`line 836 "ib_icrc_128.v/icrc_un_advance_4.v" 0
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
`line 883 "ib_icrc_128.v/icrc_back_by_4.v" 0
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
`line 927 "ib_icrc_128.v/icrc_un_advance_8.v" 0
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
`line 974 "ib_icrc_128.v/icrc_back_by_8.v" 0
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

`ifndef IBHDL_FIFO_2_66293e37
`define IBHDL_FIFO_2_66293e37
`line 1018 "ib_icrc_128.v/fifo_2.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_2 (
  input  wire       clk,
  input  wire       rst,
  input  wire       push,
  input  wire [1:0] push_data,
  output wire       valid,
  output wire [1:0] data,
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
  wire [1:0] ram_read_data;

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

  ram_2 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_2_e7f86d68
`define IBHDL_RAM_2_e7f86d68
`line 1095 "ib_icrc_128.v/ram_2.v" 0
// memory of 32 cells, read without a clock
module ram_2 (
  input  wire       clk,
  input  wire       write,
  input  wire [4:0] write_address,
  input  wire [1:0] write_data,
  input  wire [4:0] read_address,
  output wire [1:0] read_data
);

  reg [1:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif
