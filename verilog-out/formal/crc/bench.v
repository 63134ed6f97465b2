// An engine against a bit-serial one: packets of 1 to the macro BEATS beats, of every length, with and without an idle cycle in front of each beat,
// and for each of these the data zero and every basis vector. Compared is the register at the end. It is an affine map of the data for a
// given sequence of beats (the driver shows that), so equal for these means equal for all data. README.md has the whole argument.
//
// The macros: ENGINE, LANES, CRC_W (32 or 16), UNIT (bytes of a unit), LATENCY (cycles from a last beat to its result), BEATS.
module bench;
  localparam BITS = 32*`LANES;
  localparam UNITS = 4*`LANES/`UNIT;
  localparam [`CRC_W-1:0] RESIDUE = `CRC_W == 32 ? 32'hdebb20e3 : 32'h0000556f;

  reg clk = 0, rst = 1, valid = 0, first = 0, last = 0;
  reg [BITS-1:0] bits = 0;
  reg [5:0] units = 0;
  wire [BITS-1:0] data;
  wire done, found, good;

  // Wire order and back are the same swap of bytes.
  wire_order #(.LANES(`LANES)) order (.beat(bits), .bits(data));

  `ENGINE engine (
    .clk(clk), .rst(rst), .data(data), .valid(valid), .first(first), .last(last), .units(units),
    .present(1'b1), .aligned(1'b1), .done(done), .found(found), .good(good)
  );

  // The serial engine: unit by unit, as many as count.
  reg  [`CRC_W-1:0] register;
  wire [`CRC_W-1:0] start = first ? {`CRC_W{1'b1}} : register;
  wire [`CRC_W*(UNITS+1)-1:0] after;
  assign after[`CRC_W-1:0] = start;
  genvar unit;
  generate
    for (unit = 0; unit < UNITS; unit = unit + 1) begin : serial
      crc_serial #(.W(`CRC_W), .BITS(8*`UNIT)) step (
        .start(after[`CRC_W*unit +: `CRC_W]),
        .bits(bits[8*`UNIT*unit +: 8*`UNIT]),
        .after(after[`CRC_W*(unit+1) +: `CRC_W])
      );
    end
  endgenerate
  wire [`CRC_W-1:0] expected = after[`CRC_W*units +: `CRC_W];

  // What the engine has to say, as late as it says it.
  reg [`LATENCY:1] due = 0;
  reg [`CRC_W*`LATENCY-1:0] registers;
  wire [`CRC_W-1:0] wanted = registers[`CRC_W*(`LATENCY-1) +: `CRC_W];
  integer results = 0;

  task step;
    begin
      #1;
      if (!rst && done !== due[`LATENCY]) begin
        $display("different: done is %b", done);
        $stop;
      end
      if (!rst && done && (engine.end_register !== wanted || found !== 1'b1 || good !== (wanted == RESIDUE))) begin
        $display("different: %h, serial %h, good %b", engine.end_register, wanted, good);
        $stop;
      end
      results = results + (done === 1'b1);
      due = (due << 1) | (valid && last);
      registers = (registers << `CRC_W) | expected;
      if (valid)
        register = expected;
      clk = 1;
      #1 clk = 0;
    end
  endtask

  // One packet whose only data bit that is one is bit `one`, if there is such a bit.
  task packet(input integer beats, input integer tail, input integer idle, input integer one);
    integer beat;
    begin
      for (beat = 0; beat < beats; beat = beat + 1) begin
        if ((idle >> beat) & 1) begin
          valid = 0;
          step;
        end
        valid = 1;
        first = beat == 0;
        last = beat == beats - 1;
        units = last ? tail : UNITS;
        bits = 0;
        if (one >= BITS*beat && one < BITS*(beat + 1))
          bits[one - BITS*beat] = 1'b1;
        step;
      end
      valid = 0;
    end
  endtask

  integer beats, tail, idle, one;
  initial begin
    step;
    rst = 0;
    for (beats = 1; beats <= `BEATS; beats = beats + 1)
      for (tail = 0; tail <= UNITS; tail = tail + 1)
        for (idle = 0; idle < (1 << beats); idle = idle + 1)
          for (one = -1; one < BITS*(beats - 1) + 8*`UNIT*tail; one = one + 1)
            packet(beats, tail, idle, one);
    for (one = 0; one < `LATENCY; one = one + 1)
      step;
    $display("%0d packets equal", results);
    $finish;
  end
endmodule
