// Never send without credit, by induction, for a run of any length.
//
// `state` is the sender's register inside of the port, made visible by the Yosys script. The rule is checked against
// counts that are kept here.
module send_property (
  input wire        clk,
  input wire        waiting,
  input wire [10:0] pkt_len,
  input wire        send,
  input wire        fcp,
  input wire [11:0] fccl
);
  reg rst = 1;
  always @(posedge clk)
    rst <= 0;

  (* anyconst *) wire without_vcrc;
  wire ready;
  wire [23:0] state;

  credit_1 port (
    .clk(clk), .rst(rst), .operational(1'b1), .blocks_without_vcrc(without_vcrc),
    .rx_fcp_valid(fcp), .rx_fcp_op(4'd0), .rx_fcp_fctbs(12'd0), .rx_fcp_vl(4'd0), .rx_fcp_fccl(fccl),
    .waiting(waiting), .pkt_len(pkt_len), .send(send), .ready(ready), .\u_sender_0.state_q (state)
  );

  // FACTS 5.2 in bytes.
  wire [13:0] bytes = {1'b0, pkt_len, 2'b00} + (without_vcrc ? 14'd0 : 14'd2);
  wire [13:0] rounded = (bytes + 14'd63) >> 6;
  wire [11:0] blocks = rounded == 0 ? 12'd1 : rounded[11:0];
  reg [11:0] fctbs, limit;
  always @(posedge clk)
    if (rst) begin
      fctbs <= 0;
      limit <= 0;
    end else begin
      if (send)
        fctbs <= fctbs + blocks;
      if (fcp)
        limit <= fccl;
    end
  wire [11:0] room = limit - fctbs;
  wire [11:0] left = limit - fctbs - blocks;

  // The client: a packet waits until it is sent.
  reg waited = 0;
  reg [10:0] its_pkt_len;
  always @(posedge clk) begin
    waited <= !rst && waiting && !send;
    its_pkt_len <= pkt_len;
  end
  always @*
    if (waited)
      assume (waiting && pkt_len == its_pkt_len);

  // The arbiter: it looks at `ready` in some cycle, not the one behind a send, and may send any number of cycles later,
  // if it has sent nothing in between. This holds for one that needs 5 cycles too.
  (* anyseq *) wire look;
  reg was_sent = 0;
  reg seen = 0;
  always @(posedge clk) begin
    was_sent <= !rst && send;
    seen <= !rst && !send && (seen || (look && ready && !was_sent));
  end
  always @*
    assume (!send || seen);

  // A receiver that behaves: it never takes credit back, and never grants more than 2048 blocks.
  // link.v proves this of the receiver here.
  wire [11:0] granted = fccl - fctbs;
  always @*
    assume (!fcp || (granted >= room && granted <= 2048));

  always @*
    if (!rst) begin
      if (send)
        assert (left <= 2048);
      assert (room <= 2048);
      assert (state == {limit, fctbs});
      if (seen)
        assert (waiting && left <= 2048);
      if (ready && !was_sent)
        assert (waiting && left <= 2048);
    end
endmodule
