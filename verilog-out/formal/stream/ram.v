// A memory shows what was last written into the cell that is read: by induction, for any cell.
//
// The read address decides nothing but what is shown. So to know that a read of some cell, at any time, shows the right value
// it is enough to read that one cell all the time.
module ram_property (
  input wire         clk,
  input wire         write,
  input wire [4:0]   write_address,
  input wire [`W-1:0] write_data
);
  (* anyconst *) wire [4:0] address;
  wire [`W-1:0] shown;
  reg [`W-1:0] last;
  reg written = 0;

  `RAM ram (
    .clk(clk), .write(write), .write_address(write_address), .write_data(write_data),
    .read_address(address), .read_data(shown)
  );

  always @(posedge clk)
    if (write && write_address == address) begin
      last <= write_data;
      written <= 1;
    end

  always @*
    if (written)
      assert (shown == last);
endmodule
