package io.shudu.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PumpTest {
    @Property(tries = 50)
    void everyByteComesThroughInOrder(@ForAll @IntRange(max = 900_000) int size, @ForAll long seed) throws IOException {
        byte[] bytes = new byte[size];
        Random random = new Random(seed);
        random.nextBytes(bytes);
        InputStream dribbling = new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] into, int from, int count) {
                return super.read(into, from, Math.min(count, 1 + random.nextInt(50_000)));
            }
        };
        Random other = new Random(seed + 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Pump pump = new Pump(dribbling);
        byte[] piece = new byte[70_000];
        int count = 0;
        while (count >= 0) {
            out.write(piece, 0, count);
            count = pump.read(piece, 0, 1 + other.nextInt(piece.length));
        }
        assertThat(out.toByteArray()).isEqualTo(bytes);
        assertThat(pump.isAtEnd()).isTrue();
        assertThat(pump.read()).isEqualTo(-1);
    }

    @Test
    void whatIsThereCanBeHadWhileMoreIsWaitedFor() throws IOException {
        PipedOutputStream sender = new PipedOutputStream();
        Pump pump = new Pump(new PipedInputStream(sender));
        sender.write("one".getBytes(StandardCharsets.US_ASCII));
        sender.flush();
        pump.await(1000, 100);
        assertThat(pump.available()).isEqualTo(3);
        assertThat(pump.isAtEnd()).isFalse();
        assertThat(pump.readNBytes(3)).isEqualTo("one".getBytes(StandardCharsets.US_ASCII));
        sender.close();
        assertThat(pump.read()).isEqualTo(-1);
        assertThat(pump.isAtEnd()).isTrue();
    }

    @Test
    void aProblemComesUpInItsPlace() throws IOException {
        InputStream unplugged = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("unplugged");
            }

            @Override
            public int read(byte[] bytes, int from, int count) throws IOException {
                throw new IOException("unplugged");
            }
        };
        Pump pump = new Pump(new SequenceInputStream(new ByteArrayInputStream(new byte[] {7}), unplugged));
        assertThat(pump.read()).isEqualTo(7);
        assertThatThrownBy(pump::read).hasMessage("unplugged");
        assertThat(pump.isAtEnd()).isFalse();
    }
}
