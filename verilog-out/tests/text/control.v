// control: an example.
//
// Parameters: none.

// Counts a packet down.
module control (
  input  wire        clk,
  input  wire        rst_n,
  input  wire        start,        // A packet begins.
  input  wire [10:0] length,
  input  wire [15:0] header_dlid,
  input  wire [3:0]  header_vl,
  input  wire        header_last,
  output wire [15:0] report_dlid,
  output wire [3:0]  report_vl,    // Virtual lane.
  output wire        report_last,
  output wire        busy
);

  localparam [1:0] STATE_IDLE = 2'd0;
  localparam [1:0] STATE_WAIT_DATA = 2'd1;
  localparam [1:0] STATE_DONE = 2'd2;

  wire rst;
  wire [20:0] header;
  wire [20:0] report;
  reg  [1:0] state_d;
  reg  [1:0] state_q;
  reg  [10:0] left_d;
  reg  [10:0] left_q;
  wire [20:0] descriptor_d;
  reg  [20:0] descriptor_q;
  wire [3:0] parity_0_q;
  wire [7:0] parity_1_d;
  wire [3:0] parity_1_q;
  wire [10:0] parity_1_d_sum;

  assign rst = !rst_n;
  assign header = {header_last, header_vl, header_dlid};
  assign report_dlid = report[15:0];
  assign report_vl = report[19:16];
  assign report_last = report[20];

  assign parity_1_d_sum = length + left_q;

  always @* begin
    state_d = state_q;
    case (state_q)
      STATE_IDLE: begin
        if (start) begin
          state_d = STATE_WAIT_DATA;
        end
      end
      STATE_WAIT_DATA: begin
        if (left_q == 11'd0) begin
          state_d = STATE_DONE;
        end
      end
      default /* State::Done */: state_d = STATE_IDLE;
    endcase
  end

  always @* begin
    left_d = left_q;
    case (state_q)
      STATE_IDLE: begin
        if (start) begin
          left_d = length - 11'd1;
        end
      end
      STATE_WAIT_DATA: left_d = left_q - 11'd1;
      default: ;
    endcase
  end

  assign busy = state_q != STATE_IDLE;
  assign descriptor_d[15:0] = {5'd0, left_q + 11'd1} ^ header[15:0];  // dlid: header.dlid
  assign descriptor_d[19:16] = parity_0_q & parity_1_q;  // vl
  assign descriptor_d[20] = header[20];  // last: header.last
  assign parity_1_d = parity_1_d_sum[10:3];
  assign report = descriptor_q;

  always @(posedge clk) begin
    if (rst) begin
      state_q <= STATE_IDLE;
      left_q <= 11'd0;
    end else begin
      state_q <= state_d;
      left_q <= left_d;
    end
  end

  always @(posedge clk) begin
    descriptor_q <= descriptor_d;
  end

  gf2_8_4 u_parity_0 (
    .d(length[7:0]),
    .q(parity_0_q)
  );

  gf2_8_4 u_parity_1 (
    .d(parity_1_d),
    .q(parity_1_q)
  );

  wire _unused_ok = &{1'b0, header[19:16], parity_1_d_sum[2:0]};
endmodule

`ifndef IBHDL_GF2_8_4_9de63816
`define IBHDL_GF2_8_4_9de63816
`line 113 "control.v/gf2_8_4.v" 0
// Four parities of eight bits.
module gf2_8_4 (
  input  wire [7:0] d,
  output wire [3:0] q
);

  assign q[0] = ^(d & 8'h31);
  assign q[1] = ^(d & 8'hc3);
  assign q[2] = ^(d & 8'h5a);
  assign q[3] = ^(d & 8'hff);
endmodule
`endif
