// The number of ones.
module ones #(parameter W = 1) (
  input  wire [W-1:0] bits,
  output wire [5:0]   number
);
  wire [6*W+5:0] up_to;
  assign up_to[5:0] = 0;
  genvar i;
  generate
    for (i = 0; i < W; i = i + 1) begin : bit_
      assign up_to[6*i + 6 +: 6] = up_to[6*i +: 6] + {5'd0, bits[i]};
    end
  endgenerate
  assign number = up_to[6*W +: 6];
endmodule
