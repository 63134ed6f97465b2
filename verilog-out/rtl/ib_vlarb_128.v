// ib_vlarb_128: VL arbiter: which packet is next, by the High and Low tables.
// ibhdl 0.1.0, LANES = 4 (128 bits per beat), VLS = 15 (data VLs).
// Made by: ibhdl emit --top ib_vlarb --lanes 4 --vls 15
// SPDX-License-Identifier: MIT OR Apache-2.0

module ib_vlarb_128 (
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

  pace_128 u_pace (
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
`line 104 "ib_vlarb_128.v/operational_vls_15.v" 0
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

`ifndef IBHDL_VL_ARB_15_64_eb42220b
`define IBHDL_VL_ARB_15_64_eb42220b
`line 133 "ib_vlarb_128.v/vl_arb_15_64.v" 0
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
  reg  [6:0] next_choice;
  wire [6:0] chosen;
  wire sent;
  wire flush;
  reg  [3:0] vl;
  reg  [14:0] one_hot;
  reg  [10:0] other;
  reg  [10:0] length;
  reg  [23:0] next_grant;
  wire [23:0] shown;
  reg  [11:0] length_and_more;
  wire high_write;
  wire high_found;
  wire [5:0] high_entry;
  wire [3:0] high_vl;
  wire high_granted;
  wire low_write;
  wire low_found;
  wire [5:0] low_entry;
  wire [3:0] low_vl;
  wire low_granted;
  reg  [3:0] waiting_q;
  reg  [3:0] still_waiting_d;
  reg  [3:0] still_waiting_q;
  reg  [6:0] choice_q;
  wire [10:0] of_high_y;
  wire [10:0] of_low_y;
  reg  [10:0] other_length_q;
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
    next_choice[2] = live & waited[1];  // vl15: waited.vl15
    next_choice[3] = live & !waited[1] & waited[2];  // fcp: waited.vl15, waited.fcp
    // vl0: waited.vl15, waited.fcp, waited.vl0
    next_choice[4] = live & !waited[1] & !waited[2] & single & waited[3];
    next_choice[5] = listed & high_first;  // high
    next_choice[6] = listed & !high_first & low_found;  // low
    // data: next_choice.vl0, next_choice.high, next_choice.low
    next_choice[1] = next_choice[4] | next_choice[5] | next_choice[6];
    // any: next_choice.vl15, next_choice.fcp, next_choice.data
    next_choice[0] = next_choice[2] | next_choice[3] | next_choice[1];
  end

  always @* begin
    other = 11'd0;
    if (single & !waited[2]) begin  // waited.fcp
      other = pkt_len[10:0];
    end
    if (waited[1]) begin  // waited.vl15
      other = vl15_pkt_len;
    end
  end

  always @(chosen or high_vl or low_vl) begin
    vl = 4'd0;
    if (chosen[5]) begin  // chosen.high
      vl = high_vl;
    end
    if (chosen[6]) begin  // chosen.low
      vl = vl | low_vl;
    end
  end

  always @(chosen or of_high_y or of_low_y or other_length_q) begin
    length = other_length_q;
    if (chosen[5]) begin  // chosen.high
      length = length | of_high_y;
    end
    if (chosen[6]) begin  // chosen.low
      length = length | of_low_y;
    end
  end

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
    if (chosen[2]) begin  // chosen.vl15
      next_grant[5:2] = 4'hf;  // vl
    end
    next_grant[16:6] = length;  // pkt_len
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
      choice_q <= 7'd0;
      granted_q <= 24'd0;
      by_list_q <= 1'b0;
      charge_q <= 1'b0;
    end else begin
      waiting_q <= snapshot;
      still_waiting_q <= still_waiting_d;
      choice_q <= next_choice;
      granted_q <= next_grant;
      by_list_q <= sent & (chosen[5] | chosen[6]);  // chosen.high, chosen.low
      charge_q <= by_list_q;
    end
  end

  always @(posedge clk) begin
    other_length_q <= other;
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
    .entry(high_entry),
    .vl(high_vl),
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
    .entry(low_entry),
    .vl(low_vl),
    .granted(low_granted),
    .blocks(blocks_q)
  );

  select_15_11 u_of_high (
    .x(pkt_len),
    .index(high_vl),
    .y(of_high_y)
  );

  select_15_11 u_of_low (
    .x(pkt_len),
    .index(low_vl),
    .y(of_low_y)
  );

  wire _unused_ok = &{1'b0, chosen[4], shown[23:18], shown[5:1], length_and_more[3:0]};
endmodule
`endif

`ifndef IBHDL_ARB_LIST_15_64_eccd9617
`define IBHDL_ARB_LIST_15_64_eccd9617
`line 424 "ib_vlarb_128.v/arb_list_15_64.v" 0
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
  output wire [5:0]  entry,
  output wire [3:0]  vl,
  input  wire        granted,
  input  wire [7:0]  blocks
);

  reg  [3:0] listed_vl;
  reg  [7:0] weight;
  reg  [63:0] from;
  wire [63:0] ahead;
  reg  [63:0] some_ahead;
  reg  [63:0] some;
  wire [63:0] groups;
  wire [63:0] groups_after;
  reg  [63:0] up_to;
  reg  [63:0] up_to_after;
  reg  [63:0] spread;
  reg  [63:0] group;
  reg  [63:0] part;
  reg  [5:0] number;
  wire [63:0] pos_bit;
  wire [63:0] vls_of_eligible;
  wire [3:0] vls_of_chosen_vl;
  wire lower_write;
  wire [7:0] lower_read_data;
  wire upper_write;
  wire [7:0] upper_read_data;
  reg  [63:0] eligible_q;
  reg  [63:0] first_q;
  reg  [63:0] first_group_q;
  reg  [63:0] first_group_after_q;
  reg  here_q;
  reg  after_q;
  reg  any_q;
  reg  [5:0] candidate_q;
  reg  [3:0] candidate_vl_q;
  reg  [5:0] last_candidate_q;
  reg  [7:0] last_weight_q;
  reg  [63:0] behind_d;
  reg  [63:0] behind_q;
  reg  [63:0] pos_group_d;
  reg  [63:0] pos_group_q;
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

  always @* begin
    from = behind_q;
    if (open_q) begin
      from = (behind_q >> 1) | 64'h8000000000000000;
    end
  end

  assign ahead = eligible_q & from;

  always @(ahead) begin
    some_ahead = ahead | ((ahead << 1) & 64'hfefefefefefefefe);
    some_ahead = some_ahead | ((some_ahead << 2) & 64'hfcfcfcfcfcfcfcfc);
    some_ahead = some_ahead | ((some_ahead << 4) & 64'hf0f0f0f0f0f0f0f0);
  end

  always @(eligible_q) begin
    some = eligible_q | ((eligible_q << 1) & 64'hfefefefefefefefe);
    some = some | ((some << 2) & 64'hfcfcfcfcfcfcfcfc);
    some = some | ((some << 4) & 64'hf0f0f0f0f0f0f0f0);
  end

  always @(some_ahead) begin
    spread = some_ahead & 64'h8080808080808080;
    spread = spread | (spread >> 1);
    spread = spread | (spread >> 2);
    spread = spread | (spread >> 4);
  end

  assign groups = some & 64'h8080808080808080;
  assign groups_after = groups & behind_q & ~pos_group_q;

  always @(groups) begin
    up_to = groups | (groups << 8);
    up_to = up_to | (up_to << 16);
    up_to = up_to | (up_to << 32);
  end

  always @(groups_after) begin
    up_to_after = groups_after | (groups_after << 8);
    up_to_after = up_to_after | (up_to_after << 16);
    up_to_after = up_to_after | (up_to_after << 32);
  end

  always @* begin
    group = first_group_q;
    if (after_q) begin
      group = first_group_after_q;
    end
    if (here_q) begin
      group = pos_group_q;
    end
  end

  always @(group or first_q) begin
    number = 6'd0;
    part = first_q & 64'haaaaaaaaaaaaaaaa;
    part = part | (part << 1);
    part = part | (part << 2);
    part = part | (part << 4);
    if ((part & group) != 64'd0) begin
      number = number | 6'd1;
    end
    part = first_q & 64'hcccccccccccccccc;
    part = part | (part << 1);
    part = part | (part << 2);
    part = part | (part << 4);
    if ((part & group) != 64'd0) begin
      number = number | 6'd2;
    end
    part = first_q & 64'hf0f0f0f0f0f0f0f0;
    part = part | (part << 1);
    part = part | (part << 2);
    part = part | (part << 4);
    if ((part & group) != 64'd0) begin
      number = number | 6'd4;
    end
    if ((group & 64'hff00ff00ff00ff00) != 64'd0) begin
      number = number | 6'd8;
    end
    if ((group & 64'hffff0000ffff0000) != 64'd0) begin
      number = number | 6'h10;
    end
    if ((group & 64'hffffffff00000000) != 64'd0) begin
      number = number | 6'h20;
    end
  end

  assign found = any_q;
  assign entry = candidate_q;
  assign vl = candidate_vl_q;

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
      behind_d = 64'hfffffffffffffffe << last_candidate_q;
    end
  end

  always @* begin
    pos_group_d = pos_group_q;
    if (granted) begin
      pos_group_d = pos_bit;
    end
  end

  assign pos_bit = 64'd1 << (last_candidate_q | 6'd7);

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
    first_q <= (ahead & ~((some_ahead << 1) & 64'hfefefefefefefefe)) | (eligible_q & ~((some << 1) &
        64'hfefefefefefefefe) & ~spread);
    first_group_q <= groups & ~(up_to << 8);
    first_group_after_q <= groups_after & ~(up_to_after << 8);
    here_q <= (some_ahead & pos_group_q) != 64'd0;
    after_q <= groups_after != 64'd0;
    any_q <= eligible_q != 64'd0;
    candidate_q <= number;
    candidate_vl_q <= vls_of_chosen_vl;
    last_candidate_q <= candidate_q;
    last_weight_q <= weight;
    pos_q <= pos_d;
    left_q <= left_d;
    before_q <= before_d;
  end

  always @(posedge clk) begin
    if (rst) begin
      behind_q <= 64'd0;
      pos_group_q <= 64'd0;
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
    .chosen(first_q),
    .group(group),
    .chosen_vl(vls_of_chosen_vl)
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
endmodule
`endif

`ifndef IBHDL_ELIGIBLE_15_64_d5ba8692
`define IBHDL_ELIGIBLE_15_64_d5ba8692
`line 707 "ib_vlarb_128.v/eligible_15_64.v" 0
// VLs of an arbitration list, and which entries are ready
module eligible_15_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [5:0]  entry,
  input  wire [3:0]  vl,
  input  wire [14:0] ready,
  output wire [63:0] eligible,
  input  wire [63:0] chosen,
  input  wire [63:0] group,
  output wire [3:0]  chosen_vl
);

  reg [255:0] inverted;
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
  assign chosen_vl[0] = ~|{
    |(chosen[63:56] & {inverted[252], inverted[248], inverted[244], inverted[240], inverted[236], inverted[232], inverted[228], inverted[224]}) & group[63],
    |(chosen[55:48] & {inverted[220], inverted[216], inverted[212], inverted[208], inverted[204], inverted[200], inverted[196], inverted[192]}) & group[55],
    |(chosen[47:40] & {inverted[188], inverted[184], inverted[180], inverted[176], inverted[172], inverted[168], inverted[164], inverted[160]}) & group[47],
    |(chosen[39:32] & {inverted[156], inverted[152], inverted[148], inverted[144], inverted[140], inverted[136], inverted[132], inverted[128]}) & group[39],
    |(chosen[31:24] & {inverted[124], inverted[120], inverted[116], inverted[112], inverted[108], inverted[104], inverted[100], inverted[96]}) & group[31],
    |(chosen[23:16] & {inverted[92], inverted[88], inverted[84], inverted[80], inverted[76], inverted[72], inverted[68], inverted[64]}) & group[23],
    |(chosen[15:8] & {inverted[60], inverted[56], inverted[52], inverted[48], inverted[44], inverted[40], inverted[36], inverted[32]}) & group[15],
    |(chosen[7:0] & {inverted[28], inverted[24], inverted[20], inverted[16], inverted[12], inverted[8], inverted[4], inverted[0]}) & group[7]
  };
  assign chosen_vl[1] = ~|{
    |(chosen[63:56] & {inverted[253], inverted[249], inverted[245], inverted[241], inverted[237], inverted[233], inverted[229], inverted[225]}) & group[63],
    |(chosen[55:48] & {inverted[221], inverted[217], inverted[213], inverted[209], inverted[205], inverted[201], inverted[197], inverted[193]}) & group[55],
    |(chosen[47:40] & {inverted[189], inverted[185], inverted[181], inverted[177], inverted[173], inverted[169], inverted[165], inverted[161]}) & group[47],
    |(chosen[39:32] & {inverted[157], inverted[153], inverted[149], inverted[145], inverted[141], inverted[137], inverted[133], inverted[129]}) & group[39],
    |(chosen[31:24] & {inverted[125], inverted[121], inverted[117], inverted[113], inverted[109], inverted[105], inverted[101], inverted[97]}) & group[31],
    |(chosen[23:16] & {inverted[93], inverted[89], inverted[85], inverted[81], inverted[77], inverted[73], inverted[69], inverted[65]}) & group[23],
    |(chosen[15:8] & {inverted[61], inverted[57], inverted[53], inverted[49], inverted[45], inverted[41], inverted[37], inverted[33]}) & group[15],
    |(chosen[7:0] & {inverted[29], inverted[25], inverted[21], inverted[17], inverted[13], inverted[9], inverted[5], inverted[1]}) & group[7]
  };
  assign chosen_vl[2] = ~|{
    |(chosen[63:56] & {inverted[254], inverted[250], inverted[246], inverted[242], inverted[238], inverted[234], inverted[230], inverted[226]}) & group[63],
    |(chosen[55:48] & {inverted[222], inverted[218], inverted[214], inverted[210], inverted[206], inverted[202], inverted[198], inverted[194]}) & group[55],
    |(chosen[47:40] & {inverted[190], inverted[186], inverted[182], inverted[178], inverted[174], inverted[170], inverted[166], inverted[162]}) & group[47],
    |(chosen[39:32] & {inverted[158], inverted[154], inverted[150], inverted[146], inverted[142], inverted[138], inverted[134], inverted[130]}) & group[39],
    |(chosen[31:24] & {inverted[126], inverted[122], inverted[118], inverted[114], inverted[110], inverted[106], inverted[102], inverted[98]}) & group[31],
    |(chosen[23:16] & {inverted[94], inverted[90], inverted[86], inverted[82], inverted[78], inverted[74], inverted[70], inverted[66]}) & group[23],
    |(chosen[15:8] & {inverted[62], inverted[58], inverted[54], inverted[50], inverted[46], inverted[42], inverted[38], inverted[34]}) & group[15],
    |(chosen[7:0] & {inverted[30], inverted[26], inverted[22], inverted[18], inverted[14], inverted[10], inverted[6], inverted[2]}) & group[7]
  };
  assign chosen_vl[3] = ~|{
    |(chosen[63:56] & {inverted[255], inverted[251], inverted[247], inverted[243], inverted[239], inverted[235], inverted[231], inverted[227]}) & group[63],
    |(chosen[55:48] & {inverted[223], inverted[219], inverted[215], inverted[211], inverted[207], inverted[203], inverted[199], inverted[195]}) & group[55],
    |(chosen[47:40] & {inverted[191], inverted[187], inverted[183], inverted[179], inverted[175], inverted[171], inverted[167], inverted[163]}) & group[47],
    |(chosen[39:32] & {inverted[159], inverted[155], inverted[151], inverted[147], inverted[143], inverted[139], inverted[135], inverted[131]}) & group[39],
    |(chosen[31:24] & {inverted[127], inverted[123], inverted[119], inverted[115], inverted[111], inverted[107], inverted[103], inverted[99]}) & group[31],
    |(chosen[23:16] & {inverted[95], inverted[91], inverted[87], inverted[83], inverted[79], inverted[75], inverted[71], inverted[67]}) & group[23],
    |(chosen[15:8] & {inverted[63], inverted[59], inverted[55], inverted[51], inverted[47], inverted[43], inverted[39], inverted[35]}) & group[15],
    |(chosen[7:0] & {inverted[31], inverted[27], inverted[23], inverted[19], inverted[15], inverted[11], inverted[7], inverted[3]}) & group[7]
  };
  wire _unused_ok;
  assign _unused_ok = &{1'b0, chosen, group};
endmodule
`endif

`ifndef IBHDL_RAM_8_fe508634
`define IBHDL_RAM_8_fe508634
`line 1028 "ib_vlarb_128.v/ram_8.v" 0
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
`line 1047 "ib_vlarb_128.v/select_15_11.v" 0
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

`ifndef IBHDL_PACE_128_f0351f91
`define IBHDL_PACE_128_f0351f91
`line 1093 "ib_vlarb_128.v/pace_128.v" 0
// the packet under way and the next one, and when a decision is wanted
module pace_128 (
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
    size = ({1'b0, source[16:6]} >> 2) + 12'd1;  // source.pkt_len
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
