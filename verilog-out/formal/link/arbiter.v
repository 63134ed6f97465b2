// The arbiter's promises at its ports, by induction, for a run of any length: which.v defines ARBITER, VLS and ENTRIES.
//
// The script makes visible what the lists and the budget hold; the last part says what is always so of them.
module arbiter_property (
  input wire        clk,
  input wire        rst,
  input wire        write,
  input wire        write_high,
  input wire [5:0]  write_entry,
  input wire [3:0]  write_vl,
  input wire [7:0]  write_weight,
  input wire [7:0]  limit,
  input wire        single,
  input wire        weight_inclusive,
  input wire        budget_after_low,
  input wire        blocks_without_vcrc,
  input wire [`VLS-1:0] ready,
  input wire [11*`VLS-1:0] pkt_len,
  input wire        vl15,
  input wire [10:0] vl15_pkt_len,
  input wire        fcp,
  input wire        request
);
  wire [`VLS-1:0] send;
  wire send_vl15, send_fcp;
  wire grant_valid, grant_fcp, grant_high;
  wire [3:0] grant_vl;
  wire [10:0] grant_pkt_len;
  wire [5:0] grant_entry;
  wire [7:0] high_behind, low_behind, high_pos_group, low_pos_group;
  wire [5:0] high_pos, low_pos;
  wire high_open, low_open;
  wire high_charge, low_charge;

  `ARBITER arbiter (
    .clk(clk), .rst(rst), .write(write), .write_high(write_high), .write_entry(write_entry), .write_vl(write_vl),
    .write_weight(write_weight), .limit(limit), .single(single), .weight_inclusive(weight_inclusive),
    .budget_after_low(budget_after_low), .blocks_without_vcrc(blocks_without_vcrc), .ready(ready), .pkt_len(pkt_len),
    .vl15(vl15), .vl15_pkt_len(vl15_pkt_len), .fcp(fcp), .request(request), .send(send), .send_vl15(send_vl15),
    .send_fcp(send_fcp), .grant_valid(grant_valid), .grant_fcp(grant_fcp), .grant_vl(grant_vl),
    .grant_pkt_len(grant_pkt_len), .grant_high(grant_high), .grant_entry(grant_entry),
    .\u_high.behind_q (high_behind), .\u_high.pos_q (high_pos), .\u_high.pos_group_q (high_pos_group), .\u_high.open_q (high_open), .\u_high.charge_q (high_charge),
    .\u_low.behind_q (low_behind), .\u_low.pos_q (low_pos), .\u_low.pos_group_q (low_pos_group), .\u_low.open_q (low_open), .\u_low.charge_q (low_charge)
  );

  wire [`VLS+1:0] sends = {send_vl15, send_fcp, send};
  wire sent = sends != 0;

  always @*
    assume (!write || write_entry < `ENTRIES);

  // What was there in the last cycles, the newest in front.
  reg [3:0] vl15s, fcps;
  reg [`VLS-1:0] ready_1, ready_2, ready_3, ready_4;
  reg [4:0] sents = 5'd0;
  reg [3:0] writes;
  reg [2:0] age = 3'd0;
  always @(posedge clk) begin
    age <= rst ? 3'd0 : age == 3'd7 ? 3'd7 : age + 3'd1;
    vl15s <= {vl15s[2:0], vl15};
    fcps <= {fcps[2:0], fcp};
    ready_1 <= ready;
    ready_2 <= ready_1;
    ready_3 <= ready_2;
    ready_4 <= ready_3;
    sents <= rst ? 5'd0 : {sents[3:0], sent};
    writes <= rst ? 4'd15 : {writes[2:0], write};
  end

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  always @*
    if (running && !rst) begin
      // One packet at a time, only when asked, and not before the sixth cycle behind the last one.
      assert ((sends & (sends - 1'b1)) == 0);
      if (sent) begin
        assert (request);
        assert (sents == 5'd0);
        // No write has come between.
        assert (writes == 4'd0);
        assert (age >= 4);
      end
      // What waited four cycles ago, in the order of the classes.
      if (send_vl15) assert (vl15s[3]);
      if (send_fcp) assert (fcps[3] && !vl15s[3]);
      if (send != 0) begin
        assert (!vl15s[3] && !fcps[3]);
        assert ((send & ~ready_4) == 0);
      end
    end

  // The grant says one cycle later what was sent. PktLen is that of the cycle of `send` or, on VL15, of the one before.
  reg [`VLS+1:0] last_sends;
  reg [11*`VLS-1:0] last_pkt_len;
  reg [10:0] last_vl15_pkt_len, vl15_pkt_len_before;
  reg last_single, single_before, single_planned;
  reg ran = 0;
  always @(posedge clk) begin
    ran <= running && !rst;
    last_sends <= sends;
    last_pkt_len <= pkt_len;
    last_vl15_pkt_len <= vl15_pkt_len;
    vl15_pkt_len_before <= last_vl15_pkt_len;
    last_single <= single;
    single_before <= last_single;
    single_planned <= single_before;
  end
  always @*
    if (ran) begin
      assert (grant_valid == (last_sends != 0));
      if (grant_valid) begin
        assert (grant_fcp == last_sends[`VLS]);
        if (grant_fcp) begin
          assert (grant_vl == 0 && grant_pkt_len == 0);
        end else if (last_sends[`VLS+1]) begin
          assert (grant_vl == 15 && grant_pkt_len == vl15_pkt_len_before);
        end else begin
          assert (last_sends[`VLS-1:0] == (1 << grant_vl));
          assert (grant_pkt_len == ((last_pkt_len >> (11 * grant_vl)) & 11'h7ff));
          if (single_planned) assert (grant_vl == 0);
        end
      end
    end

  // The groups after that of `pos` are those with a greater number; from reset to the first turn there are none, as after the last.
  // In the cycle of a charge `pos` is new already, and `open` is about to be.
  function of_pos(input [5:0] pos, input [7:0] behind, input [7:0] pos_group);
    of_pos = pos < `ENTRIES && behind == (8'hfe << pos[5:3]) && pos_group == (8'd1 << pos[5:3]);
  endfunction
  always @*
    if (running) begin
      if (high_open || high_charge) assert (of_pos(high_pos, high_behind, high_pos_group));
      if (low_open || low_charge) assert (of_pos(low_pos, low_behind, low_pos_group));
      assert (of_pos(high_pos, high_behind, high_pos_group) || (high_behind == 0 && high_pos_group == 0));
      assert (of_pos(low_pos, low_behind, low_pos_group) || (low_behind == 0 && low_pos_group == 0));
    end
endmodule
