// ib_vlarb_64: VL arbiter: which packet is next, by the High and Low tables.
// ibhdl 0.1.0, LANES = 2 (64 bits per beat), VLS = 15 (data VLs).
// Made by: ibhdl emit --top ib_vlarb --lanes 2 --vls 15
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_vlarb_64 (
  input  wire         clk,                      // clock, rising edge
  input  wire         rst,                      // reset, synchronous, active high
  input  wire [2:0]   cfg_operational_vls,      // PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs
  input  wire [7:0]   cfg_limit,                // LimitOfHighPriority: 0 one packet, n 4096-byte units, 255 no limit
  input  wire [7:0]   cfg_lead,                 // beats that may be left of a packet when the next is decided on
  input  wire         cfg_weight_inclusive,     // a turn stays open when nothing is left of its weight
  input  wire         cfg_budget_after_low,     // HighBudget is reloaded only when Low is sent while there is none
  input  wire         cfg_blocks_without_vcrc,  // blocks are counted without the VCRC
  input  wire         cfg_arb_write,            // an entry of a list is written at this edge
  input  wire         cfg_arb_high,             // of the High list, else of the Low list
  input  wire [5:0]   cfg_arb_entry,            // which entry
  input  wire [3:0]   cfg_arb_vl,               // its VL; one that is not there is skipped
  input  wire [7:0]   cfg_arb_weight,           // its weight in 64-byte blocks; 0 is skipped
  input  wire [14:0]  ready,                    // bit VL: a whole packet waits and has credit
  input  wire [164:0] pkt_len,                  // PktLen of the first packet of VL i in bits 11i+10:11i, while it waits
  input  wire         vl15_ready,               // a whole packet waits on VL15
  input  wire [10:0]  vl15_pkt_len,             // PktLen in dwords of the first of them, while it waits
  input  wire         fcp_due,                  // a flow-control packet is due
  input  wire         tx_beat,                  // a beat of the packet under way moves at this edge
  input  wire         tx_last,                  // it is its last
  output wire         grant_valid,              // a grant; the next cycle shows what waits behind that packet
  output wire         grant_fcp,                // it is for a flow-control packet
  output wire [3:0]   grant_vl,                 // the VL of the packet; 0 of a flow-control packet
  output wire [10:0]  grant_pkt_len,            // its PktLen in dwords; 0 of a flow-control packet
  output wire         grant_high,               // the High list decided
  output wire [5:0]   grant_entry               // the entry of the list that decided, else 0
);

  wire [23:0] grant;
  wire [14:0] operational_mask;
  wire operational_single;
  wire [14:0] arbiter_send;
  wire arbiter_send_vl15;
  wire arbiter_send_fcp;
  wire [23:0] arbiter_grant;
  wire pace_request;
  wire [23:0] pace_current;
  wire [11:0] pace_left;

  assign grant = arbiter_grant;
  assign grant_valid = grant[0];  // grant.valid
  assign grant_fcp = grant[1];  // grant.fcp
  assign grant_vl = grant[5:2];  // grant.vl
  assign grant_pkt_len = grant[16:6];  // grant.pkt_len
  assign grant_high = grant[17];  // grant.high
  assign grant_entry = grant[23:18];  // grant.entry

  operational_vls_15 u_operational (
    .code(cfg_operational_vls),
    .mask(operational_mask),
    .single(operational_single)
  );

  vl_arb_15_64 u_arbiter (
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
    .ready(ready),
    .pkt_len(pkt_len),
    .vl15(vl15_ready),
    .vl15_pkt_len(vl15_pkt_len),
    .fcp(fcp_due),
    .request(pace_request),
    .send(arbiter_send),
    .send_vl15(arbiter_send_vl15),
    .send_fcp(arbiter_send_fcp),
    .grant(arbiter_grant)
  );

  pace_64 u_pace (
    .clk(clk),
    .rst(rst),
    .grant(grant),
    .beat(tx_beat),
    .end_(tx_last),
    .lead(cfg_lead),
    .request(pace_request),
    .current(pace_current),
    .left(pace_left)
  );

  wire _unused_ok = &{1'b0, operational_mask, arbiter_send, arbiter_send_vl15, arbiter_send_fcp,
    pace_current, pace_left};
endmodule

`ifndef IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`define IBHDL_OPERATIONAL_VLS_15_5ee5fb84
`line 104 "ib_vlarb_64.v/operational_vls_15.v" 0
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

`ifndef IBHDL_VL_ARB_15_64_282ae6c1
`define IBHDL_VL_ARB_15_64_282ae6c1
`line 133 "ib_vlarb_64.v/vl_arb_15_64.v" 0
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
`line 425 "ib_vlarb_64.v/arb_list_15_64.v" 0
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
`line 968 "ib_vlarb_64.v/eligible_15_64.v" 0
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
`line 1314 "ib_vlarb_64.v/ram_8.v" 0
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
`line 1333 "ib_vlarb_64.v/select_15_11.v" 0
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

`ifndef IBHDL_PACE_64_38fda95b
`define IBHDL_PACE_64_38fda95b
`line 1379 "ib_vlarb_64.v/pace_64.v" 0
// the packet under way and the next one, and when a decision is wanted
module pace_64 (
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
    size = ({1'b0, source[16:6]} >> 1) + 12'd1;  // source.pkt_len
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
