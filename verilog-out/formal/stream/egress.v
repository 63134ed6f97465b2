// The payload output: rule 3, and the join of beats and tokens, in every run from reset up to the bound of the task.
// The macros: EGRESS, LANES. The beat and the packet that are followed are arbitrary, so they stand for each that the bound reaches.
module egress_property (
  input wire                 clk,
  input wire                 push,
  input wire [32*`LANES-1:0] payload,
  input wire [6:0]           bytes,
  input wire                 last,
  input wire                 token,
  input wire                 bad,
  input wire                 tready
);
  reg rst = 1;
  always @(posedge clk)
    rst <= 0;

  wire tvalid, tlast, tuser;
  wire [32*`LANES-1:0] tdata;
  wire [4*`LANES-1:0] tkeep;
  wire [5:0] level;

  `EGRESS egress (
    .clk(clk), .rst(rst), .push(push), .payload(payload), .bytes(bytes), .last(last), .token(token), .bad(bad),
    .tvalid(tvalid), .tready(tready), .tdata(tdata), .tkeep(tkeep), .tlast(tlast), .tuser(tuser), .level(level)
  );

  wire pop = tvalid && tready;
  reg [5:0] beats_in, beats_out, tokens_in, packets_out;
  always @(posedge clk)
    if (rst) begin
      beats_in <= 0;
      beats_out <= 0;
      tokens_in <= 0;
      packets_out <= 0;
    end else begin
      beats_in <= beats_in + {5'd0, push};
      beats_out <= beats_out + {5'd0, pop};
      tokens_in <= tokens_in + {5'd0, token};
      packets_out <= packets_out + {5'd0, pop && tlast};
    end

  // One beat and one packet.
  (* anyconst *) wire [5:0] beat;
  (* anyconst *) wire [5:0] packet;
  reg [32*`LANES-1:0] its_payload;
  reg [6:0] its_bytes;
  reg its_last, its_bad;
  always @(posedge clk) begin
    if (push && beats_in == beat) begin
      its_payload <= payload;
      its_bytes <= bytes;
      its_last <= last;
    end
    if (token && tokens_in == packet)
      its_bad <= bad;
  end

  wire known = beats_out == beat && beats_in > beat;
  wire decided = packets_out == packet && tokens_in > packet;
  integer i;
  always @*
    if (!rst) begin
      // A beat is on offer if there is one, a last one if its token is there too; nothing else is.
      if (known)
        assert (tvalid == (!its_last || tokens_in > packets_out));
      if (beats_in == beats_out)
        assert (!tvalid);
      if (known && tvalid) begin
        assert (tlast == its_last);
        for (i = 0; i < 4*`LANES; i = i + 1) begin
          assert (tkeep[i] == (i < its_bytes));
          assert (tdata[8*i +: 8] == its_payload[32*(i/4) + 8*(3 - i%4) +: 8]);
        end
        if (!its_last)
          assert (!tuser);
      end
      // A last beat says what the token of its packet said.
      if (decided && tvalid && tlast)
        assert (tuser == its_bad);
    end

  // Rule 3.
  reg was_offered = 0;
  reg [36*`LANES+1:0] offer;
  always @(posedge clk) begin
    was_offered <= !rst && tvalid && !tready;
    offer <= {tdata, tkeep, tlast, tuser};
  end
  always @*
    if (was_offered)
      assert (tvalid && {tdata, tkeep, tlast, tuser} == offer);
endmodule
