// The payload output: rule 3, and the join of beats and tokens, by induction, for a run of any length.
//
// As in fifo.v a beat of an arbitrary moment is followed, and a token. Beats leave in their order with the `last` that they came with: so the
// last beat that leaves as number n is the one that came as number n, and it has to have token number n. The insides of the FIFOs are made
// visible by the Yosys script; each memory is one cell at an arbitrary place, the same one for a beat and its side band.
//
// The macros: EGRESS, LANES, and FOLLOW where the payload of the beat is followed too. Without it only the FIFO of the beats is shown to
// move in step with the one of the side band, and its output to be what leaves.
module egress_property (
  input wire                 clk,
  input wire                 rst,
  input wire                 push,
  input wire [32*`LANES-1:0] payload,
  input wire [6:0]           bytes,
  input wire                 last,
  input wire                 token,
  input wire                 bad,
  input wire                 tready
);
  wire tvalid, tlast, tuser;
  wire [32*`LANES-1:0] tdata, oldest, beat_cell;
  wire [4*`LANES-1:0] tkeep;
  wire [5:0] level, beats, tails, tokens;
  wire [4:0] head, tail, place, tails_head, tails_tail, tails_place, token_head, token_tail, token_place;
  wire [7:0] tail_cell;
  wire token_cell;

  `EGRESS egress (
    .clk(clk), .rst(rst), .push(push), .payload(payload), .bytes(bytes), .last(last), .token(token), .bad(bad),
    .tvalid(tvalid), .tready(tready), .tdata(tdata), .tkeep(tkeep), .tlast(tlast), .tuser(tuser), .level(level),
    .data_data(oldest),
    .\u_data.head_q (head), .\u_data.tail_q (tail), .\u_data.count_q (beats),
    .\u_data.u_ram.place (place), .\u_data.u_ram.cell_ (beat_cell),
    .\u_tails.head_q (tails_head), .\u_tails.tail_q (tails_tail), .\u_tails.count_q (tails),
    .\u_tails.u_ram.place (tails_place), .\u_tails.u_ram.cell_ (tail_cell),
    .\u_tokens.head_q (token_head), .\u_tokens.tail_q (token_tail), .\u_tokens.count_q (tokens),
    .\u_tokens.u_ram.place (token_place), .\u_tokens.u_ram.cell_ (token_cell)
  );

  wire pop = tvalid && tready;

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  // The owner's part: no push into a full FIFO that gives nothing away.
  always @* begin
    assume (!(push && beats == 32 && !pop));
    assume (!(token && tokens == 32 && !(pop && tlast)));
    assume (tails_place == place);
  end

  // Packets by their last beats, and tokens: the differences stay below 64.
  reg [5:0] stored;
  reg [5:0] lasts_out, tokens_in;
  always @(posedge clk)
    if (rst) begin
      stored <= 0;
      lasts_out <= 0;
      tokens_in <= 0;
    end else begin
      stored <= stored + {5'd0, push} - {5'd0, pop};
      lasts_out <= lasts_out + {5'd0, pop && tlast};
      tokens_in <= tokens_in + {5'd0, token};
    end
  wire [5:0] decided = tokens_in - lasts_out;

  always @*
    if (running) begin
      assert (stored <= 32);
      assert (beats == stored && tails == stored);
      assert (tails_head == head && tails_tail == tail);
      assert (tail - head == stored[4:0]);
      assert (decided <= 32);
      assert (tokens == decided);
      assert (token_tail == tokens_in[4:0] && token_head == lasts_out[4:0]);
      assert (level == (stored > decided ? stored : decided));
    end

  // One beat, of any moment.
  (* anyseq *) wire choose;
  reg marked = 0;
  reg [5:0] in_front;
  reg [32*`LANES-1:0] its_payload;
  reg [6:0] its_bytes;
  reg its_last;
  wire [4:0] where = head + in_front[4:0];
  always @(posedge clk)
    if (rst)
      marked <= 0;
    else if (choose && push && tail == place && !marked) begin
      marked <= 1;
      in_front <= stored - {5'd0, pop};
      its_payload <= payload;
      its_bytes <= bytes;
      its_last <= last;
    end else if (marked && pop) begin
      marked <= in_front != 0;
      in_front <= in_front - 6'd1;
    end

  // One token, of any moment.
  (* anyseq *) wire choose_token;
  reg token_marked = 0;
  reg its_bad;
  reg [5:0] its_number;
  wire [5:0] tokens_in_front = its_number - lasts_out;
  always @(posedge clk)
    if (rst)
      token_marked <= 0;
    else if (choose_token && token && token_tail == token_place && !token_marked) begin
      token_marked <= 1;
      its_number <= tokens_in;
      its_bad <= bad;
    end else if (pop && tlast && lasts_out == its_number)
      token_marked <= 0;

  always @*
    if (running) begin
      if (marked) begin
        assert (in_front < stored);
        assert (where == place);
`ifdef FOLLOW
        assert (beat_cell == its_payload);
`endif
        assert (tail_cell == {its_last, its_bytes});
      end
      if (token_marked) begin
        assert (tokens_in_front < decided);
        assert (its_number[4:0] == token_place);
        assert (token_cell == its_bad);
      end

      // A beat is on offer if there is one, a last one if its token is there too; nothing else is.
      if (stored == 0)
        assert (!tvalid);
      if (marked && in_front == 0) begin
        assert (tvalid == (!its_last || decided != 0));
        assert (tlast == its_last);
`ifdef FOLLOW
        assert (oldest == its_payload);
`endif
      end
      if (tvalid && !tlast)
        assert (!tuser);
      // A last beat says what the token of its packet said.
      if (tvalid && tlast && token_marked && its_number == lasts_out)
        assert (tuser == its_bad);
    end

  genvar i;
  generate
    for (i = 0; i < 4*`LANES; i = i + 1) begin : byte_
      always @* begin
        assert (tdata[8*i +: 8] == oldest[32*(i/4) + 8*(3 - i%4) +: 8]);
        if (running && marked && in_front == 0)
          assert (tkeep[i] == (i < its_bytes));
      end
    end
  endgenerate

  // Rule 3.
  reg was_offered = 0;
  reg [32*`LANES-1:0] was_data;
  reg [4*`LANES:0] was_tail;
  reg was_user;
  reg [4:0] was_at, was_token_at;
  always @(posedge clk) begin
    was_offered <= running && !rst && tvalid && !tready;
    was_data <= tdata;
    was_tail <= {tkeep, tlast};
    was_user <= tuser;
    was_at <= head;
    was_token_at <= token_head;
  end
  always @*
    if (was_offered) begin
      assert (head == was_at && token_head == was_token_at);
      if (head == place) begin
        assert (tvalid);
        assert ({tkeep, tlast} == was_tail);
`ifdef FOLLOW
        assert (tdata == was_data);
`endif
        assert (tail_cell[7] == tlast);
        if (!tlast || token_head == token_place)
          assert (tuser == was_user);
      end
    end
endmodule
