package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.ExitStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServeCommandTest {
    @ParameterizedTest
    @CsvSource({
        "--port, 0",
        "--port, 65536",
        "--port, http",
        "--port, -1",
        "--rate, 0",
        "--rate, 1000001",
        "--rate, much",
        "--behind-proxy, 0",
        "--behind-proxy, 10",
        "--behind-proxy, yes"
    })
    void wrongNumbersAreWrongUsage(String option, String value) {
        Shell.Outcome outcome = new Shell().run("serve", option, value);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("shudu: " + option + " " + value + ": must be a whole number from 1 to ");
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void aPortThatWasAskedForAndIsTakenIsSaid() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            Shell.Outcome outcome = new Shell().run("serve", "--port", port);
            assertThat(outcome.status()).isEqualTo(ExitStatus.IO);
            assertThat(outcome.err())
                    .isEqualTo("shudu: 127.0.0.1 port " + port
                            + ": another program uses it, or it is not allowed; choose another with --port\n");
            assertThat(new Shell().run("serve", "--port", port, "--lang", "zh").err())
                    .contains("已被别的程序占用");
        }
    }

    @Test
    void anAddressOfSomebodyElseIsSaid() {
        Shell.Outcome outcome = new Shell().run("serve", "--host", "192.0.2.1");
        assertThat(outcome.status()).isEqualTo(ExitStatus.IO);
        assertThat(outcome.err()).startsWith("shudu: 192.0.2.1: cannot listen there");
    }

    /** Java takes no name for this machine, and Jetty for every address that it has. */
    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void noAddressIsNotEveryAddress(String host) {
        Shell.Outcome outcome = new Shell().run("serve", "--host", host);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("shudu: --host '': cannot listen there; use an address");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "http://example.org", "example.org:80", "a b", "*"})
    void namesHaveNoPort(String name) {
        Shell.Outcome outcome = new Shell().run("serve", "--allow-host", name);
        assertThat(outcome.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(outcome.err()).contains("shudu: --allow-host " + name + ": use a name or an address");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void itAnswersToItsNamesAlone() throws Exception {
        String port = freePort();
        Process process = ProcessTest.start(
                "serve", "--quiet", "--port", port, "--behind-proxy", "--allow-host", "sudoku.example.org");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).isEqualTo("http://127.0.0.1:" + port + "/");
            assertThat(status(port, "sudoku.example.org", "/health")).isEqualTo("HTTP/1.1 200 OK");
            assertThat(status(port, "example.org", "/health")).startsWith("HTTP/1.1 421 ");
            assertThat(status(port, "localhost", "/metrics")).startsWith("HTTP/1.1 403 ");
        } finally {
            process.destroyForcibly();
        }
    }

    private static String status(String port, String host, String path) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(port))) {
            String request = "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.substring(0, answer.indexOf('\r'));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "INT"})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void itServesUntilItIsToldToStop(String signal) throws Exception {
        // The usual port is free or not: there is an address in either case.
        Process process = ProcessTest.start("serve", "--lang", "en");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String address = out.readLine();
            assertThat(address).matches("http://127\\.0\\.0\\.1:\\d+/");
            HttpURLConnection health =
                    (HttpURLConnection) URI.create(address + "health").toURL().openConnection();
            assertThat(health.getResponseCode()).isEqualTo(200);
            stop(process, signal);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            assertThat(ProcessTest.errors(process))
                    .endsWith(
                            "this build has no game: the address only serves the API\nPress Ctrl-C to stop.\nStopped.\n");
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void quietMeansTheAddressAlone() throws Exception {
        String port = freePort();
        Process process = ProcessTest.start("serve", "--quiet", "--port", port);
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).isEqualTo("http://127.0.0.1:" + port + "/");
            stop(process, "TERM");
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(out.readLine()).isNull();
            assertThat(ProcessTest.errors(process)).isEmpty();
        } finally {
            process.destroyForcibly();
        }
    }

    /** Sends a signal: unlike destroying the process this leaves its output to be read. */
    private static void stop(Process process, String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    private static String freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return Integer.toString(free.getLocalPort());
        }
    }
}
