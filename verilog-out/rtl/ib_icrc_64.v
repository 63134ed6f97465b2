// ib_icrc_64: ICRC engine: whether each packet has an ICRC and whether it is right.
// ibhdl 0.1.0, LANES = 2 (64 bits per beat).
// Made by: ibhdl emit --top ib_icrc --lanes 2
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_icrc_64 (
  input  wire        clk,                   // clock, rising edge
  input  wire        rst,                   // reset, synchronous, active high
  input  wire        s_axis_tvalid,         // a beat of a packet, LRH to VCRC, is offered
  output wire        s_axis_tready,         // it is taken at this edge; a register
  input  wire [63:0] s_axis_tdata,          // bits 7:0 are the first byte on the wire
  input  wire [7:0]  s_axis_tkeep,          // bytes of a last beat, from bit 0; unread before
  input  wire        s_axis_tlast,          // the last beat of a packet
  output wire        m_axis_result_tvalid,  // a result is offered, one per packet
  input  wire        m_axis_result_tready,  // it is taken at this edge
  output wire        m_axis_result_found,   // the packet has an ICRC
  output wire        m_axis_result_good     // it has one, and it is right
);

  wire ingress_fire;
  wire [63:0] ingress_data;
  wire [47:0] ingress_beat;
  reg  [63:0] data_q;
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

  ingress_64 u_ingress (
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

  check_icrc_64 u_check (
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

`ifndef IBHDL_INGRESS_64_c660cc88
`define IBHDL_INGRESS_64_c660cc88
`line 93 "ib_icrc_64.v/ingress_64.v" 0
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
`line 216 "ib_icrc_64.v/from_axi_64.v" 0
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
`line 231 "ib_icrc_64.v/count_keep_8.v" 0
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

`ifndef IBHDL_CHECK_ICRC_64_8073a4df
`define IBHDL_CHECK_ICRC_64_8073a4df
`line 250 "ib_icrc_64.v/check_icrc_64.v" 0
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
`line 339 "ib_icrc_64.v/icrc_mask_64.v" 0
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
`line 394 "ib_icrc_64.v/icrc_engine_64.v" 0
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
`line 477 "ib_icrc_64.v/icrc_contribution_64.v" 0
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
`line 527 "ib_icrc_64.v/icrc_of_lanes_64.v" 0
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
`line 603 "ib_icrc_64.v/icrc_sum_of_lanes_64.v" 0
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
`line 647 "ib_icrc_64.v/icrc_state_64.v" 0
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
`line 718 "ib_icrc_64.v/icrc_advance_by_8.v" 0
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
`line 762 "ib_icrc_64.v/icrc_un_advance_4.v" 0
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
`line 809 "ib_icrc_64.v/icrc_back_by_4.v" 0
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

`ifndef IBHDL_FIFO_2_66293e37
`define IBHDL_FIFO_2_66293e37
`line 853 "ib_icrc_64.v/fifo_2.v" 0
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
`line 930 "ib_icrc_64.v/ram_2.v" 0
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
