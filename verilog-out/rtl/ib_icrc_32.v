// ib_icrc_32: ICRC engine: whether each packet has an ICRC and whether it is right.
// ibhdl 0.1.0, LANES = 1 (32 bits per beat).
// Made by: ibhdl emit --top ib_icrc --lanes 1
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_icrc_32 (
  input  wire        clk,                   // clock, rising edge
  input  wire        rst,                   // reset, synchronous, active high
  input  wire        s_axis_tvalid,         // a beat of a packet, LRH to VCRC, is offered
  output wire        s_axis_tready,         // it is taken at this edge; a register
  input  wire [31:0] s_axis_tdata,          // bits 7:0 are the first byte on the wire
  input  wire [3:0]  s_axis_tkeep,          // bytes of a last beat, from bit 0; unread before
  input  wire        s_axis_tlast,          // the last beat of a packet
  output wire        m_axis_result_tvalid,  // a result is offered, one per packet
  input  wire        m_axis_result_tready,  // it is taken at this edge
  output wire        m_axis_result_found,   // the packet has an ICRC
  output wire        m_axis_result_good     // it has one, and it is right
);

  wire ingress_fire;
  wire [31:0] ingress_data;
  wire [47:0] ingress_beat;
  reg  [31:0] data_q;
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

  ingress_32 u_ingress (
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

  check_icrc_32 u_check (
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

`ifndef IBHDL_INGRESS_32_c304d349
`define IBHDL_INGRESS_32_c304d349
`line 93 "ib_icrc_32.v/ingress_32.v" 0
// AXI4-Stream to lanes, beats numbered and bytes counted
module ingress_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] tdata,
  input  wire [3:0]  tkeep,
  input  wire        tlast,
  input  wire        tuser,
  input  wire        fire,
  output wire [31:0] data,
  output wire [47:0] beat
);

  reg  [3:0] keep;
  reg  [6:0] bytes;
  wire first;
  wire [4:0] index;
  wire [15:0] before_;
  wire [16:0] sum;
  reg  [15:0] total;
  wire [31:0] order_data;
  wire [6:0] count_y;
  reg  in_packet_d;
  reg  in_packet_q;
  reg  [4:0] next_index_d;
  reg  [4:0] next_index_q;
  reg  [15:0] next_before_d;
  reg  [15:0] next_before_q;

  always @* begin
    keep = 4'hf;
    if (tlast) begin
      keep = tkeep;
    end
  end

  assign data = order_data;

  always @* begin
    bytes = 7'd4;
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

  from_axi_32 u_order (
    .tdata(tdata),
    .keep(keep),
    .data(order_data)
  );

  count_keep_4 u_count (
    .x(tkeep),
    .y(count_y)
  );
endmodule
`endif

`ifndef IBHDL_FROM_AXI_32_37162c58
`define IBHDL_FROM_AXI_32_37162c58
`line 216 "ib_icrc_32.v/from_axi_32.v" 0
// AXI4-Stream byte order to lanes
module from_axi_32 (
  input  wire [31:0] tdata,
  input  wire [3:0]  keep,
  output wire [31:0] data
);

  assign data[31:0] = {tdata[7:0] & {8{keep[0]}}, tdata[15:8] & {8{keep[1]}}, tdata[23:16] & {8{keep[2]}}, tdata[31:24] & {8{keep[3]}}};
endmodule
`endif

`ifndef IBHDL_COUNT_KEEP_4_7a0d619c
`define IBHDL_COUNT_KEEP_4_7a0d619c
`line 230 "ib_icrc_32.v/count_keep_4.v" 0
// constant linear map over GF(2)
module count_keep_4 (
  input  wire [3:0] x,
  output wire [6:0] y
);

  assign y[0] = ^(x & 4'hf);
  assign y[1] = ^(x & 4'ha);
  assign y[2] = ^(x & 4'h8);
  assign y[3] = ^(x & 4'h0);
  assign y[4] = ^(x & 4'h0);
  assign y[5] = ^(x & 4'h0);
  assign y[6] = ^(x & 4'h0);
endmodule
`endif

`ifndef IBHDL_CHECK_ICRC_32_3a5863b3
`define IBHDL_CHECK_ICRC_32_3a5863b3
`line 249 "ib_icrc_32.v/check_icrc_32.v" 0
// the ICRC of every packet that has one
module check_icrc_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] data,
  input  wire [47:0] beat,
  output wire        done,
  output wire        found,
  output wire        good
);

  reg  [1:0] lnh;
  wire [31:0] mask_masked;
  reg  [1:0] lnh_register_d;
  reg  [1:0] lnh_register_q;
  reg  [31:0] masked_q;
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

  icrc_mask_32 u_mask (
    .data(data),
    .index(beat[15:11]),  // beat.index
    .has_grh(lnh[0]),
    .dwords(beat[10:6]),
    .last(beat[2]),  // beat.last
    .masked(mask_masked)
  );

  icrc_engine_32 u_engine (
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

`ifndef IBHDL_ICRC_MASK_32_526c886a
`define IBHDL_ICRC_MASK_32_526c886a
`line 338 "ib_icrc_32.v/icrc_mask_32.v" 0
// ones in place of the fields that may change on the way
module icrc_mask_32 (
  input  wire [31:0] data,
  input  wire [4:0]  index,
  input  wire        has_grh,
  input  wire [4:0]  dwords,
  input  wire        last,
  output wire [31:0] masked
);

  reg  [31:0] ones;
  reg  [31:0] counted;
  wire [9:0] cut;

  always @* begin
    ones = 32'd0;
    if (index == 5'd0) begin
      if (has_grh) begin
        ones = 32'hffffffff;
      end else begin
        ones = 32'hf0000000;
      end
    end
    if (index == 5'd1) begin
      if (has_grh) begin
        ones = 32'hffffffff;
      end else begin
        ones = 32'd0;
      end
    end
    if (index == 5'd2) begin
      if (has_grh) begin
        ones = 32'hfffffff;
      end else begin
        ones = 32'd0;
      end
    end
    if (index == 5'd3) begin
      if (has_grh) begin
        ones = 32'hff;
      end else begin
        ones = 32'hff000000;
      end
    end
    if (index == 5'hd) begin
      if (has_grh) begin
        ones = 32'hff000000;
      end else begin
        ones = 32'd0;
      end
    end
  end

  assign cut = {5'd0, dwords} << 5;

  always @* begin
    counted = 32'hffffffff;
    if (last) begin
      counted = ~(32'hffffffff << cut);
    end
  end

  assign masked = (data | ones) & counted;
endmodule
`endif

`ifndef IBHDL_ICRC_ENGINE_32_67360a93
`define IBHDL_ICRC_ENGINE_32_67360a93
`line 407 "ib_icrc_32.v/icrc_engine_32.v" 0
// checks one CRC at the end of every packet
module icrc_engine_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] data,
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
  wire [10:0] ctls_0;
  wire [31:0] end_register;
  wire [10:0] end_ctl;
  wire [31:0] contribution_contribution;
  wire [10:0] contribution_contribution_ctl;
  wire [31:0] state_register;
  wire [10:0] state_register_ctl;

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
  assign end_ctl = ctls_0;
  assign end_register = registers_0;
  assign done = end_ctl[0] & end_ctl[2];  // end_ctl.valid, end_ctl.last
  assign found = end_ctl[4];  // end_ctl.present
  assign good = end_ctl[4] & end_ctl[5] & (end_register == 32'hdebb20e3);  // end_ctl.present, end_ctl.aligned

  icrc_contribution_32 u_contribution (
    .clk(clk),
    .rst(rst),
    .data(data),
    .ctl(ctl),
    .contribution(contribution_contribution),
    .contribution_ctl(contribution_contribution_ctl)
  );

  icrc_state_32 u_state (
    .clk(clk),
    .rst(rst),
    .contribution(contribution_contribution),
    .ctl(contribution_contribution_ctl),
    .register(state_register),
    .register_ctl(state_register_ctl)
  );

  wire _unused_ok = &{1'b0, pad[5], end_ctl[10:6], end_ctl[3], end_ctl[1]};
endmodule
`endif

`ifndef IBHDL_ICRC_CONTRIBUTION_32_16df4186
`define IBHDL_ICRC_CONTRIBUTION_32_16df4186
`line 475 "ib_icrc_32.v/icrc_contribution_32.v" 0
// what a beat alone adds to the CRC register
module icrc_contribution_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] data,
  input  wire [10:0] ctl,
  output wire [31:0] contribution,
  output wire [10:0] contribution_ctl
);

  wire [31:0] lane_y;
  reg  [31:0] by_lane_q;
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

  icrc_of_lanes_32 u_lane (
    .x(data),
    .y(lane_y)
  );

  icrc_sum_of_lanes_32 u_sum (
    .x(by_lane_q),
    .y(sum_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_OF_LANES_32_acbcc150
`define IBHDL_ICRC_OF_LANES_32_acbcc150
`line 525 "ib_icrc_32.v/icrc_of_lanes_32.v" 0
// constant linear map over GF(2)
module icrc_of_lanes_32 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'hdf01d104);
  assign y[1] = ^(x & 32'hbe03a209);
  assign y[2] = ^(x & 32'h7d074413);
  assign y[3] = ^(x & 32'hfa0e8826);
  assign y[4] = ^(x & 32'hf41d104d);
  assign y[5] = ^(x & 32'he93b209a);
  assign y[6] = ^(x & 32'h0d769130);
  assign y[7] = ^(x & 32'h1aec2261);
  assign y[8] = ^(x & 32'h35d845c2);
  assign y[9] = ^(x & 32'hb5b15a80);
  assign y[10] = ^(x & 32'hb5626404);
  assign y[11] = ^(x & 32'h6ac5c808);
  assign y[12] = ^(x & 32'hd48a9111);
  assign y[13] = ^(x & 32'ha9152323);
  assign y[14] = ^(x & 32'h532b4646);
  assign y[15] = ^(x & 32'ha6568c8c);
  assign y[16] = ^(x & 32'h92acc91d);
  assign y[17] = ^(x & 32'h2459933b);
  assign y[18] = ^(x & 32'h49b22677);
  assign y[19] = ^(x & 32'h93644dee);
  assign y[20] = ^(x & 32'hf9c84bd8);
  assign y[21] = ^(x & 32'h2d9046b4);
  assign y[22] = ^(x & 32'h84215c6c);
  assign y[23] = ^(x & 32'h0943b8d8);
  assign y[24] = ^(x & 32'hcc87a1b5);
  assign y[25] = ^(x & 32'h460e926f);
  assign y[26] = ^(x & 32'h8c1c24df);
  assign y[27] = ^(x & 32'hc73899ba);
  assign y[28] = ^(x & 32'h5170e371);
  assign y[29] = ^(x & 32'ha3e0c6e3);
  assign y[30] = ^(x & 32'h98c05cc3);
  assign y[31] = ^(x & 32'hef806882);
endmodule
`endif

`ifndef IBHDL_ICRC_SUM_OF_LANES_32_dba66300
`define IBHDL_ICRC_SUM_OF_LANES_32_dba66300
`line 569 "ib_icrc_32.v/icrc_sum_of_lanes_32.v" 0
// constant linear map over GF(2)
module icrc_sum_of_lanes_32 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'h00000001);
  assign y[1] = ^(x & 32'h00000002);
  assign y[2] = ^(x & 32'h00000004);
  assign y[3] = ^(x & 32'h00000008);
  assign y[4] = ^(x & 32'h00000010);
  assign y[5] = ^(x & 32'h00000020);
  assign y[6] = ^(x & 32'h00000040);
  assign y[7] = ^(x & 32'h00000080);
  assign y[8] = ^(x & 32'h00000100);
  assign y[9] = ^(x & 32'h00000200);
  assign y[10] = ^(x & 32'h00000400);
  assign y[11] = ^(x & 32'h00000800);
  assign y[12] = ^(x & 32'h00001000);
  assign y[13] = ^(x & 32'h00002000);
  assign y[14] = ^(x & 32'h00004000);
  assign y[15] = ^(x & 32'h00008000);
  assign y[16] = ^(x & 32'h00010000);
  assign y[17] = ^(x & 32'h00020000);
  assign y[18] = ^(x & 32'h00040000);
  assign y[19] = ^(x & 32'h00080000);
  assign y[20] = ^(x & 32'h00100000);
  assign y[21] = ^(x & 32'h00200000);
  assign y[22] = ^(x & 32'h00400000);
  assign y[23] = ^(x & 32'h00800000);
  assign y[24] = ^(x & 32'h01000000);
  assign y[25] = ^(x & 32'h02000000);
  assign y[26] = ^(x & 32'h04000000);
  assign y[27] = ^(x & 32'h08000000);
  assign y[28] = ^(x & 32'h10000000);
  assign y[29] = ^(x & 32'h20000000);
  assign y[30] = ^(x & 32'h40000000);
  assign y[31] = ^(x & 32'h80000000);
endmodule
`endif

`ifndef IBHDL_ICRC_STATE_32_9edf2d6d
`define IBHDL_ICRC_STATE_32_9edf2d6d
`line 613 "ib_icrc_32.v/icrc_state_32.v" 0
// the CRC register, one beat per cycle
module icrc_state_32 (
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
        state_d = 32'hdebb20e3 ^ contribution;
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

  icrc_advance_by_4 u_advance (
    .x(state_q),
    .y(advance_y)
  );
endmodule
`endif

`ifndef IBHDL_ICRC_ADVANCE_BY_4_c3698632
`define IBHDL_ICRC_ADVANCE_BY_4_c3698632
`line 684 "ib_icrc_32.v/icrc_advance_by_4.v" 0
// constant linear map over GF(2)
module icrc_advance_by_4 (
  input  wire [31:0] x,
  output wire [31:0] y
);

  assign y[0] = ^(x & 32'h04d101df);
  assign y[1] = ^(x & 32'h09a203be);
  assign y[2] = ^(x & 32'h1344077d);
  assign y[3] = ^(x & 32'h26880efa);
  assign y[4] = ^(x & 32'h4d101df4);
  assign y[5] = ^(x & 32'h9a203be9);
  assign y[6] = ^(x & 32'h3091760d);
  assign y[7] = ^(x & 32'h6122ec1a);
  assign y[8] = ^(x & 32'hc245d835);
  assign y[9] = ^(x & 32'h805ab1b5);
  assign y[10] = ^(x & 32'h046462b5);
  assign y[11] = ^(x & 32'h08c8c56a);
  assign y[12] = ^(x & 32'h11918ad4);
  assign y[13] = ^(x & 32'h232315a9);
  assign y[14] = ^(x & 32'h46462b53);
  assign y[15] = ^(x & 32'h8c8c56a6);
  assign y[16] = ^(x & 32'h1dc9ac92);
  assign y[17] = ^(x & 32'h3b935924);
  assign y[18] = ^(x & 32'h7726b249);
  assign y[19] = ^(x & 32'hee4d6493);
  assign y[20] = ^(x & 32'hd84bc8f9);
  assign y[21] = ^(x & 32'hb446902d);
  assign y[22] = ^(x & 32'h6c5c2184);
  assign y[23] = ^(x & 32'hd8b84309);
  assign y[24] = ^(x & 32'hb5a187cc);
  assign y[25] = ^(x & 32'h6f920e46);
  assign y[26] = ^(x & 32'hdf241c8c);
  assign y[27] = ^(x & 32'hba9938c7);
  assign y[28] = ^(x & 32'h71e37051);
  assign y[29] = ^(x & 32'he3c6e0a3);
  assign y[30] = ^(x & 32'hc35cc098);
  assign y[31] = ^(x & 32'h826880ef);
endmodule
`endif

`ifndef IBHDL_FIFO_2_66293e37
`define IBHDL_FIFO_2_66293e37
`line 728 "ib_icrc_32.v/fifo_2.v" 0
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
`line 805 "ib_icrc_32.v/ram_2.v" 0
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
