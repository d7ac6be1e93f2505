package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.jointscope.testing.TestDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EnabledOnOs(OS.LINUX)
class DisplayTest {
    private static final int FIRST_X11_PORT = 6000;

    @Test
    void withoutDisplayThatIsSaid() {
        String expected = "cannot open a window (DISPLAY is not set)";
        assertThat(Display.whatIsMissing(Map.of())).contains(expected);
        assertThat(Display.whatIsMissing(Map.of("DISPLAY", ""))).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {":54321", ":54321.0", "unix:54321", "unix/:54321"})
    void displayOfThisMachineThatIsNotThereIsNamed(String display) {
        assertUnreachable(display);
    }

    @ParameterizedTest
    @ValueSource(strings = {":99999999999", "localhost:60000", "localhost:99999999999", "localhost:59999.7"})
    void numberThatNoDisplayCanHaveIsNamed(String display) {
        assertUnreachable(display);
    }

    @Test
    void hostThatNobodyListensOnIsNamed() throws IOException {
        int port;
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = taken.getLocalPort();
        }
        assumeTrue(port >= FIRST_X11_PORT);
        assertUnreachable("127.0.0.1:" + (port - FIRST_X11_PORT));
    }

    @Test
    void hostThatAnswersWillDo() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assumeTrue(server.getLocalPort() >= FIRST_X11_PORT);
            int number = server.getLocalPort() - FIRST_X11_PORT;
            assertReachable("127.0.0.1:" + number);
            assertReachable("tcp/127.0.0.1:" + number + ".0");
        }
    }

    @Test
    void displayOfThisMachineWillDoHoweverItIsSpelt() {
        var own = TestDisplay.current().own();
        assumeTrue(own.isPresent(), "the tests have no display of their own");
        String name = own.get().name();
        assertReachable(name);
        assertReachable(name + ".0");
        assertReachable("unix" + name);
        assertReachable("unix/" + name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "[::1]:0", "host::0", ":zero"})
    void whatIsNotUnderstoodIsLeftToJavaFx(String display) {
        assertReachable(display);
    }

    private static void assertReachable(String display) {
        assertThat(Display.whatIsMissing(Map.of("DISPLAY", display))).isEmpty();
    }

    private static void assertUnreachable(String display) {
        assertThat(Display.whatIsMissing(Map.of("DISPLAY", display)))
                .contains("cannot open a window (no display found at DISPLAY " + display + ")");
    }
}
