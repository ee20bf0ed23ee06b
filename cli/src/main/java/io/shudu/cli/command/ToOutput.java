package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import java.io.OutputStream;
import java.util.Arrays;

/** Lets somebody who writes to a stream write to an output. */
final class ToOutput extends OutputStream {
    private final Output output;

    ToOutput(Output output) {
        this.output = output;
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        output.write(from == 0 ? bytes : Arrays.copyOfRange(bytes, from, from + count), count);
    }
}
