// The receive pipeline: one descriptor and one status per packet, room for whatever is on its way, and rule 3, by induction, for a run of any
// length.
//
// Where the headers end, what the checks say, and with them how a packet is cut, may be anything here, and which beats leave as last ones:
// receive.sby cuts these wires. So what holds, holds for every packet.
//
// The macros: TOP, LANES, STAGES (log2 of LANES). With SEARCH, for twins, only what is wanted is left, without what induction needs, and it is
// looked for in runs of packets of one beat, or of one without end, all payload, with outputs that are always or never ready.
module receive_property (
  input wire                 clk,
  input wire                 rst,
  input wire [2:0]           mtu,
  input wire                 mpe,
  input wire                 tvalid,
  input wire [32*`LANES-1:0] tdata,
  input wire [4*`LANES-1:0]  tkeep,
  input wire                 tlast,
  input wire                 tuser,
  input wire                 desc_ready,
  input wire                 payload_ready,
  input wire                 status_ready
);
  // Cycles from a beat to the push of its descriptor, to the end of the rotation, and to the push of its status.
  localparam DESC = 3;
  localparam ROTATED = 4 + `STAGES;
  localparam STATUS = 6 + `STAGES;

  wire tready, desc_valid, payload_valid, payload_last, status_valid;
  wire emit, emitted, push, held, held_last, done, token;
  wire [12:0] piece;
  wire [5:0] descs, beats, tails, tokens, statuses;

  `TOP top (
    .clk(clk), .rst(rst), .cfg_mtu(mtu), .cfg_mpe(mpe),
    .s_axis_tvalid(tvalid), .s_axis_tready(tready), .s_axis_tdata(tdata), .s_axis_tkeep(tkeep), .s_axis_tlast(tlast), .s_axis_tuser(tuser),
    .m_axis_desc_tvalid(desc_valid), .m_axis_desc_tready(desc_ready),
    .m_axis_payload_tvalid(payload_valid), .m_axis_payload_tready(payload_ready), .m_axis_payload_tlast(payload_last),
    .m_axis_status_tvalid(status_valid), .m_axis_status_tready(status_ready),
    .describe_emit(emit), .\u_describe.emitted_q (emitted), .payload_valid(push), .done_q(done), .token_q(token),
    .\u_payload.u_merge.piece (piece), .\u_payload.u_merge.held_valid_q (held), .\u_payload.u_merge.held_last_q (held_last),
    .\u_descriptors.count_q (descs), .\u_statuses.count_q (statuses),
    .\u_egress.u_data.count_q (beats), .\u_egress.u_tails.count_q (tails), .\u_egress.u_tokens.count_q (tokens)
  );

`ifdef SEARCH
  (* anyconst *) wire [2:0] always_ready;
  (* anyconst *) wire always_last;
  reg started = 0;
  always @(posedge clk)
    started <= 1;
  always @*
    assume (rst == !started && tvalid && tlast == always_last && {desc_ready, payload_ready, status_ready} == always_ready
            && (!piece[0] || piece[8:1] == {1'b1, 7'd4}) && token == done);
`endif

  // Before the first reset nothing is promised.
  reg running = 0;
  always @(posedge clk)
    if (rst) running <= 1;

  // The beats, and the last beats, of the last cycles.
  reg [STATUS:1] moved, ended;
  always @(posedge clk) begin
    moved <= rst ? 0 : {moved[STATUS-1:1], tvalid && tready};
    ended <= rst ? 0 : {ended[STATUS-1:1], tvalid && tready && tlast};
  end
  wire [5:0] to_desc, to_merge, to_status;
  ones #(.W(DESC)) count_descs (.bits(moved[DESC:1]), .number(to_desc));
  ones #(.W(ROTATED)) count_pieces (.bits(moved[ROTATED:1]), .number(to_merge));
  ones #(.W(STATUS)) count_statuses (.bits(ended[STATUS:1]), .number(to_status));

  // The packet whose beats are being described has its descriptor.
  reg described;
  wire described_next = moved[DESC] ? (described || emit) && !ended[DESC] : described;
  always @(posedge clk)
    described <= !rst && described_next;

  always @*
    if (running) begin
      // One descriptor per packet, with one of its beats; one status, with its last beat; a token only with a status.
      assert (!emit || (moved[DESC] && !described));
      assert (!ended[DESC] || emit || described);
      assert (done == ended[STATUS]);
      assert (!token || done);

      // What the FIFOs' proofs assume.
      assert (!(emit && descs == 32 && !(desc_valid && desc_ready)));
      assert (!(push && beats == 32 && !(payload_valid && payload_ready)));
      assert (!(token && tokens == 32 && !(payload_valid && payload_ready && payload_last)));
      assert (!(done && statuses == 32 && !(status_valid && status_ready)));

`ifndef SEARCH
      assert (emitted == described_next);
      assert (piece[0] == moved[ROTATED]);
      assert (!held_last || held);
      assert (beats == tails);

      // Ready falls two cycles after a level has gone over 16. Until then every cycle can bring one more.
      assert (descs + to_desc + {5'd0, tready} <= 18 + DESC);
      assert (tokens + to_status + {5'd0, tready} <= 18 + STATUS);
      assert (statuses + to_status + {5'd0, tready} <= 18 + STATUS);
      // A piece fills up a held beat or becomes one: it adds one beat, sooner or later.
      assert (beats + to_merge + {5'd0, held} + {5'd0, push} + {5'd0, tready} <= 20 + ROTATED);
`endif
    end
endmodule
