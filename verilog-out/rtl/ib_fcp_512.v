// ib_fcp_512: flow-control packets: encoder and checking decoder.
// ibhdl 0.1.0, LANES = 16 (512 bits per beat).
// Made by: ibhdl emit --top ib_fcp --lanes 16
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_fcp_512 (
  input  wire         clk,                           // clock, rising edge
  input  wire         rst,                           // reset, synchronous, active high
  input  wire [2:0]   cfg_operational_vls,           // PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs
  input  wire         cfg_check_vl,                  // the link is in Arm or Active: a VL has to be operational
  input  wire         s_axis_fcp_tvalid,             // a flow-control packet to send is offered
  output wire         s_axis_fcp_tready,             // it is taken at this edge
  input  wire [3:0]   s_axis_fcp_op,                 // 0 normal, 1 while the link initializes
  input  wire [11:0]  s_axis_fcp_fctbs,              // blocks sent on the VL, modulo 4096
  input  wire [3:0]   s_axis_fcp_vl,                 // the VL that it is about
  input  wire [11:0]  s_axis_fcp_fccl,               // blocks that may be sent on the VL in all, modulo 4096
  output wire         m_axis_tvalid,                 // a beat of a flow-control packet is offered
  input  wire         m_axis_tready,                 // it is taken at this edge
  output wire [511:0] m_axis_tdata,                  // bits 7:0 are the first byte on the wire
  output wire [63:0]  m_axis_tkeep,                  // bytes of the beat, from bit 0
  output wire         m_axis_tlast,                  // the last beat of a packet
  input  wire         s_axis_tvalid,                 // a beat of a link packet is offered
  output wire         s_axis_tready,                 // it is taken at this edge; a register
  input  wire [511:0] s_axis_tdata,                  // bits 7:0 are the first byte on the wire
  input  wire [63:0]  s_axis_tkeep,                  // bytes of a last beat, from bit 0; unread before
  input  wire         s_axis_tlast,                  // the last beat of a packet
  input  wire         s_axis_tuser,                  // on the last beat: the packet ended bad
  output wire         m_axis_fcp_tvalid,             // a result is offered, one per link packet
  input  wire         m_axis_fcp_tready,             // it is taken at this edge
  output wire [3:0]   m_axis_fcp_op,                 // 0 normal, 1 while the link initializes
  output wire [11:0]  m_axis_fcp_fctbs,              // blocks sent on the VL, modulo 4096
  output wire [3:0]   m_axis_fcp_vl,                 // the VL that it is about
  output wire [11:0]  m_axis_fcp_fccl,               // blocks that may be sent on the VL in all, modulo 4096
  output wire         m_axis_fcp_errors_lpcrc,       // the LPCRC is wrong, or the packet ends where none can
  output wire         m_axis_fcp_errors_op,          // op is neither 0 nor 1
  output wire         m_axis_fcp_errors_length,      // it is not six bytes long
  output wire         m_axis_fcp_errors_vl,          // VL 15, or one that is not operational
  output wire         m_axis_fcp_errors_link_error   // the link said that the packet ended bad
);

  wire [36:0] m_axis_fcp;
  wire load;
  wire [14:0] operational_mask;
  wire operational_single;
  wire [31:0] encode_fcp;
  wire encode_second;
  wire [511:0] encode_tdata;
  wire [63:0] encode_tkeep;
  wire encode_tlast;
  reg  [1:0] phase_d;
  reg  [1:0] phase_q;
  wire ingress_fire;
  wire [511:0] ingress_data;
  wire [47:0] ingress_beat;
  reg  [511:0] data_q;
  reg  [47:0] beat_q;
  wire decode_done;
  wire [36:0] decode_result;
  wire results_valid;
  wire [36:0] results_data;
  wire [5:0] results_level;
  reg  ready_q;

  assign m_axis_fcp_op = m_axis_fcp[3:0];
  assign m_axis_fcp_fctbs = m_axis_fcp[15:4];
  assign m_axis_fcp_vl = m_axis_fcp[19:16];
  assign m_axis_fcp_fccl = m_axis_fcp[31:20];
  assign m_axis_fcp_errors_lpcrc = m_axis_fcp[32];
  assign m_axis_fcp_errors_op = m_axis_fcp[33];
  assign m_axis_fcp_errors_length = m_axis_fcp[34];
  assign m_axis_fcp_errors_vl = m_axis_fcp[35];
  assign m_axis_fcp_errors_link_error = m_axis_fcp[36];

  assign load = s_axis_fcp_tvalid & (phase_q == 2'd0);
  assign s_axis_fcp_tready = phase_q == 2'd0;
  assign encode_fcp[3:0] = s_axis_fcp_op;  // op
  assign encode_fcp[15:4] = s_axis_fcp_fctbs;  // fctbs
  assign encode_fcp[19:16] = s_axis_fcp_vl;  // vl
  assign encode_fcp[31:20] = s_axis_fcp_fccl;  // fccl
  assign encode_second = phase_q == 2'd3;

  always @* begin
    phase_d = phase_q;
    if (load) begin
      phase_d = 2'd1;
    end
    if (phase_q == 2'd1) begin
      phase_d = 2'd2;
    end
    if (phase_q[1] & m_axis_tready) begin
      phase_d = 2'd3;
      if (encode_tlast) begin
        phase_d = 2'd0;
      end
    end
  end

  assign m_axis_tvalid = phase_q[1];
  assign m_axis_tdata = encode_tdata;
  assign m_axis_tkeep = encode_tkeep;
  assign m_axis_tlast = encode_tlast;
  assign ingress_fire = s_axis_tvalid & ready_q;
  assign m_axis_fcp_tvalid = results_valid;
  assign m_axis_fcp = results_data;
  assign s_axis_tready = ready_q;

  always @(posedge clk) begin
    if (rst) begin
      phase_q <= 2'd0;
      beat_q <= 48'd0;
      ready_q <= 1'b0;
    end else begin
      phase_q <= phase_d;
      beat_q <= ingress_beat;
      ready_q <= results_level <= 6'h10;
    end
  end

  always @(posedge clk) begin
    data_q <= ingress_data;
  end

  operational_vls_15 u_operational (
    .code(cfg_operational_vls),
    .mask(operational_mask),
    .single(operational_single)
  );

  fcp_encode_512 u_encode (
    .clk(clk),
    .load(load),
    .fcp(encode_fcp),
    .second(encode_second),
    .tdata(encode_tdata),
    .tkeep(encode_tkeep),
    .tlast(encode_tlast)
  );

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

  fcp_decode_512 u_decode (
    .clk(clk),
    .rst(rst),
    .data(data_q),
    .beat(beat_q),
    .operational(operational_mask),
    .check_vl(cfg_check_vl),
    .done(decode_done),
    .result(decode_result)
  );

  fifo_37 u_results (
    .clk(clk),
    .rst(rst),
    .push(decode_done),
    .push_data(decode_result),
    .valid(results_valid),
    .data(results_data),
    .ready(m_axis_fcp_tready),
    .level(results_level)
  );

  wire _unused_ok = &{1'b0, operational_single};
endmodule

`ifndef IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`define IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`line 179 "ib_fcp_512.v/operational_vls_15.v" 0
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

`ifndef IBHDL_FCP_ENCODE_512_585a2cce
`define IBHDL_FCP_ENCODE_512_585a2cce
`line 208 "ib_fcp_512.v/fcp_encode_512.v" 0
// a flow-control packet as beats, with its LPCRC
module fcp_encode_512 (
  input  wire         clk,
  input  wire         load,
  input  wire [31:0]  fcp,
  input  wire         second,
  output wire [511:0] tdata,
  output wire [63:0]  tkeep,
  output wire         tlast
);

  reg  [31:0] loaded_d;
  reg  [31:0] loaded_q;
  wire [31:0] order_dword;
  wire [15:0] contribution_y;
  reg  [15:0] lpcrc_q;
  wire [511:0] beat_tdata;
  wire [63:0] beat_tkeep;
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

  fcp_beat_512 u_beat (
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
`line 268 "ib_fcp_512.v/fcp_dword.v" 0
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
`line 281 "ib_fcp_512.v/vcrc_of_lanes_32.v" 0
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

`ifndef IBHDL_FCP_BEAT_512_40dd280a
`define IBHDL_FCP_BEAT_512_40dd280a
`line 309 "ib_fcp_512.v/fcp_beat_512.v" 0
// a flow-control packet in AXI4-Stream byte order
module fcp_beat_512 (
  input  wire [31:0]  dword,
  input  wire [15:0]  lpcrc,
  input  wire         second,
  output wire [511:0] tdata,
  output wire [63:0]  tkeep,
  output wire         tlast
);

  assign tdata = {464'h0, lpcrc, dword[7:0], dword[15:8], dword[23:16], dword[31:24]};
  assign tkeep = 64'h3f;
  assign tlast = 1'b1;
  wire _unused_ok = &{1'b0, second};
endmodule
`endif

`ifndef IBHDL_INGRESS_512_326bd6c0
`define IBHDL_INGRESS_512_326bd6c0
`line 329 "ib_fcp_512.v/ingress_512.v" 0
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
`line 452 "ib_fcp_512.v/from_axi_512.v" 0
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
`line 481 "ib_fcp_512.v/count_keep_64.v" 0
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

`ifndef IBHDL_FCP_DECODE_512_d4685adc
`define IBHDL_FCP_DECODE_512_d4685adc
`line 500 "ib_fcp_512.v/fcp_decode_512.v" 0
// link packets, and which checks they fail
module fcp_decode_512 (
  input  wire         clk,
  input  wire         rst,
  input  wire [511:0] data,
  input  wire [47:0]  beat,
  input  wire [14:0]  operational,
  input  wire         check_vl,
  output wire         done,
  output reg  [36:0]  result
);

  reg  [31:0] dword;
  wire [3:0] vl;
  wire [15:0] bytes;
  wire [4:0] errors;
  reg  [4:0] found;
  reg  [31:0] front_d;
  reg  [31:0] front_q;
  wire is_operational_yes;
  wire check_done;
  wire check_good;
  wire results_push;
  reg  [36:0] results_push_data;
  wire results_valid;
  wire [36:0] results_data;
  wire [5:0] results_level;

  always @* begin
    dword = front_q;
    if (beat[1]) begin  // beat.first
      dword = data[31:0];
    end
  end

  always @* begin
    front_d = front_q;
    if (beat[0]) begin  // beat.valid
      front_d = dword;
    end
  end

  assign bytes = beat[47:32];  // beat.total
  assign vl = dword[15:12];
  assign results_push = beat[0] & beat[2];  // beat.valid, beat.last

  always @* begin
    results_push_data[3:0] = dword[31:28];  // op
    results_push_data[15:4] = 12'd0;  // fctbs
    if (bytes >= 16'd2) begin
      results_push_data[15:4] = dword[27:16];  // fctbs
    end
    results_push_data[19:16] = vl;  // vl
    results_push_data[31:20] = 12'd0;  // fccl
    if (bytes >= 16'd4) begin
      results_push_data[31:20] = dword[11:0];  // fccl
    end
    results_push_data[36:32] = errors;  // errors
  end

  assign errors[0] = 1'b0;  // lpcrc
  assign errors[1] = dword[31:29] != 3'd0;  // op
  assign errors[2] = bytes != 16'd6;  // length
  assign errors[3] = (bytes >= 16'd3) & ((vl == 4'hf) | (check_vl & !is_operational_yes));  // vl
  assign errors[4] = beat[3];  // link_error: beat.link_error
  assign done = check_done;

  always @* begin
    found = results_data[36:32];  // results_data.errors
    found[0] = !check_good;  // lpcrc
  end

  always @* begin
    result = results_data;
    result[36:32] = found;  // errors
  end

  always @(posedge clk) begin
    front_q <= front_d;
  end

  is_operational_15 u_is_operational (
    .vl(vl),
    .operational(operational),
    .yes(is_operational_yes)
  );

  check_vcrc_512 u_check (
    .clk(clk),
    .rst(rst),
    .data(data),
    .beat(beat),
    .done(check_done),
    .good(check_good)
  );

  fifo_37 u_results (
    .clk(clk),
    .rst(rst),
    .push(results_push),
    .push_data(results_push_data),
    .valid(results_valid),
    .data(results_data),
    .ready(check_done),
    .level(results_level)
  );

  wire _unused_ok = &{1'b0, results_valid, results_level};
endmodule
`endif

`ifndef IBHDL_IS_OPERATIONAL_15_db9007c7
`define IBHDL_IS_OPERATIONAL_15_db9007c7
`line 614 "ib_fcp_512.v/is_operational_15.v" 0
// whether a VL is an operational data VL
module is_operational_15 (
  input  wire [3:0]  vl,
  input  wire [14:0] operational,
  output wire        yes
);

  reg  found;

  always @* begin
    found = 1'b0;
    if (vl == 4'd0) begin
      found = operational[0];
    end
    if (vl == 4'd1) begin
      found = operational[1];
    end
    if (vl == 4'd2) begin
      found = operational[2];
    end
    if (vl == 4'd3) begin
      found = operational[3];
    end
    if (vl == 4'd4) begin
      found = operational[4];
    end
    if (vl == 4'd5) begin
      found = operational[5];
    end
    if (vl == 4'd6) begin
      found = operational[6];
    end
    if (vl == 4'd7) begin
      found = operational[7];
    end
    if (vl == 4'd8) begin
      found = operational[8];
    end
    if (vl == 4'd9) begin
      found = operational[9];
    end
    if (vl == 4'ha) begin
      found = operational[10];
    end
    if (vl == 4'hb) begin
      found = operational[11];
    end
    if (vl == 4'hc) begin
      found = operational[12];
    end
    if (vl == 4'hd) begin
      found = operational[13];
    end
    if (vl == 4'he) begin
      found = operational[14];
    end
  end

  assign yes = found;
endmodule
`endif

`ifndef IBHDL_CHECK_VCRC_512_92bac36d
`define IBHDL_CHECK_VCRC_512_92bac36d
`line 679 "ib_fcp_512.v/check_vcrc_512.v" 0
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
`line 720 "ib_fcp_512.v/vcrc_engine_512.v" 0
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
`line 863 "ib_fcp_512.v/vcrc_contribution_512.v" 0
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
`line 913 "ib_fcp_512.v/vcrc_of_lanes_512.v" 0
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
`line 1181 "ib_fcp_512.v/vcrc_sum_of_lanes_512.v" 0
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
`line 1209 "ib_fcp_512.v/vcrc_state_512.v" 0
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
`line 1280 "ib_fcp_512.v/vcrc_advance_by_64.v" 0
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
`line 1308 "ib_fcp_512.v/vcrc_un_advance_2.v" 0
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
`line 1355 "ib_fcp_512.v/vcrc_back_by_2.v" 0
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
`line 1383 "ib_fcp_512.v/vcrc_un_advance_4.v" 0
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
`line 1430 "ib_fcp_512.v/vcrc_back_by_4.v" 0
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
`line 1458 "ib_fcp_512.v/vcrc_un_advance_8.v" 0
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
`line 1505 "ib_fcp_512.v/vcrc_back_by_8.v" 0
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
`line 1533 "ib_fcp_512.v/vcrc_un_advance_16.v" 0
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
`line 1580 "ib_fcp_512.v/vcrc_back_by_16.v" 0
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
`line 1608 "ib_fcp_512.v/vcrc_un_advance_32.v" 0
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
`line 1655 "ib_fcp_512.v/vcrc_back_by_32.v" 0
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

`ifndef IBHDL_FIFO_37_df748553
`define IBHDL_FIFO_37_df748553
`line 1683 "ib_fcp_512.v/fifo_37.v" 0
// FIFO of 32 entries, offered one cycle after the push
module fifo_37 (
  input  wire        clk,
  input  wire        rst,
  input  wire        push,
  input  wire [36:0] push_data,
  output wire        valid,
  output wire [36:0] data,
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
  wire [36:0] ram_read_data;

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

  ram_37 u_ram (
    .clk(clk),
    .write(push),
    .write_address(tail_q),
    .write_data(push_data),
    .read_address(head_q),
    .read_data(ram_read_data)
  );
endmodule
`endif

`ifndef IBHDL_RAM_37_30701922
`define IBHDL_RAM_37_30701922
`line 1760 "ib_fcp_512.v/ram_37.v" 0
// memory of 32 cells, read without a clock
module ram_37 (
  input  wire        clk,
  input  wire        write,
  input  wire [4:0]  write_address,
  input  wire [36:0] write_data,
  input  wire [4:0]  read_address,
  output wire [36:0] read_data
);

  reg [36:0] cells [0:31];
  always @(posedge clk) if (write) cells[write_address] <= write_data;
  assign read_data = cells[read_address];
endmodule
`endif
