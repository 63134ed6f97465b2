// Takes the place of a memory inside a FIFO: one cell, at an arbitrary place, holds what was written; every other read
// shows anything. Whatever is proved with it holds for a memory, which ram.v proves to be right at every place.
module `RAM (
  input  wire          clk,
  input  wire          write,
  input  wire [4:0]    write_address,
  input  wire [`W-1:0] write_data,
  input  wire [4:0]    read_address,
  output wire [`W-1:0] read_data
);
  (* anyconst *) wire [4:0] place;
  (* anyseq *) wire [`W-1:0] other;
  reg [`W-1:0] cell_;

  always @(posedge clk)
    if (write && write_address == place)
      cell_ <= write_data;
  assign read_data = read_address == place ? cell_ : other;
endmodule
