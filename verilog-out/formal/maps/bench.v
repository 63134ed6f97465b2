// Zero and every basis vector: a linear map that is zero for all of them is zero for every input.
module bench;
  reg  [`X-1:0] x;
  wire [`Y-1:0] difference;
  integer i;

  map_difference dut (.x(x), .difference(difference));

  initial begin
    for (i = 0; i <= `X; i = i + 1) begin
      x = {`X{1'b0}};
      if (i < `X)
        x[i] = 1'b1;
      #1;
      if (difference !== {`Y{1'b0}}) begin
        $display("different at x = %h: %h", x, difference);
        $stop;
      end
    end
    $display("zero and %0d basis vectors: no difference", `X);
    $finish;
  end
endmodule
