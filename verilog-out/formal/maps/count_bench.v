// The count of the ones of a contiguous tkeep of the macro BYTES bits. There are BYTES + 1 of these: all are played.
module bench;
  reg  [`BYTES-1:0] x;
  wire [6:0] y;
  integer n;

  `MAP dut (.x(x), .y(y));

  initial begin
    x = {`BYTES{1'b0}};
    for (n = 0; n <= `BYTES; n = n + 1) begin
      #1;
      if (y !== n) begin
        $display("different at x = %h: %0d", x, y);
        $stop;
      end
      x = {x, 1'b1};
    end
    $display("all %0d counts equal", `BYTES + 1);
    $finish;
  end
endmodule
