// ib_probe: counts what a receive pipeline sees. An example of how to instantiate ib_rx_128.
// Give a tool this file and verilog-out/rtl/ib_rx_128.v.
// SPDX-License-Identifier: MIT OR Apache-2.0

// counts packets, payload bytes and packets with a bad ICRC or VCRC
module ib_probe (
  input  wire         clk,            // clock, rising edge
  input  wire         rst,            // reset, synchronous, active high
  input  wire         s_axis_tvalid,  // packets as the link delivers them, LRH to VCRC
  output wire         s_axis_tready,
  input  wire [127:0] s_axis_tdata,   // bits 7:0 are the first byte on the wire
  input  wire [15:0]  s_axis_tkeep,
  input  wire         s_axis_tlast,
  input  wire         s_axis_tuser,   // on the last beat: the link found the packet bad
  output reg  [31:0]  packets,        // all packets
  output reg  [31:0]  bad_icrc,       // packets with a wrong ICRC
  output reg  [31:0]  bad_vcrc,       // packets with a wrong VCRC
  output reg  [47:0]  payload_bytes   // payload of all packets
);

  wire        status_valid;
  wire        status_icrc;
  wire        status_vcrc;
  wire [12:0] status_payload_bytes;

  // A probe takes everything at once: all output streams are always ready. Ports that it has no use for are left open.
  /* verilator lint_off PINMISSING */
  ib_rx_128 u_rx (
    .clk                         (clk),
    .rst                         (rst),
    .cfg_mtu                     (3'd5),
    .cfg_mpe                     (1'b1),
    .s_axis_tvalid               (s_axis_tvalid),
    .s_axis_tready               (s_axis_tready),
    .s_axis_tdata                (s_axis_tdata),
    .s_axis_tkeep                (s_axis_tkeep),
    .s_axis_tlast                (s_axis_tlast),
    .s_axis_tuser                (s_axis_tuser),
    .m_axis_desc_tready          (1'b1),
    .m_axis_payload_tready       (1'b1),
    .m_axis_status_tready        (1'b1),
    .m_axis_status_tvalid        (status_valid),
    .m_axis_status_icrc          (status_icrc),
    .m_axis_status_vcrc          (status_vcrc),
    .m_axis_status_payload_bytes (status_payload_bytes)
  );
  /* verilator lint_on PINMISSING */

  always @(posedge clk) begin
    if (rst) begin
      packets       <= 32'd0;
      bad_icrc      <= 32'd0;
      bad_vcrc      <= 32'd0;
      payload_bytes <= 48'd0;
    end else if (status_valid) begin
      packets       <= packets + 32'd1;
      bad_icrc      <= bad_icrc + {31'd0, status_icrc};
      bad_vcrc      <= bad_vcrc + {31'd0, status_vcrc};
      payload_bytes <= payload_bytes + {35'd0, status_payload_bytes};
    end
  end
endmodule
