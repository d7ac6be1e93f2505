package org.jointscope.ui.app;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.messages.Texts;

/** Checks for a display on which a window can open; JavaFX itself detects this only by failing. */
public final class Display {

    /** {@code [host]:number[.screen]}. */
    private static final Pattern X11_DISPLAY = Pattern.compile("(?:(.*)/)?([^/:]*):(\\d+)(?:\\.\\d+)?");

    private static final int FIRST_X11_PORT = 6000;
    private static final int PATIENCE_MILLIS = 3000;

    private Display() {}

    /** The reason why a window cannot open, as a clause; empty if it can. */
    public static Optional<String> whatIsMissing(Map<String, String> environment) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("windows") || system.contains("mac")) {
            return Optional.empty();
        }
        String display = environment.getOrDefault("DISPLAY", "");
        if (display.isEmpty()) {
            return Optional.of(text("unset"));
        }
        return answers(display) ? Optional.empty() : Optional.of(text("unreachable", display));
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of("display." + key, arguments);
    }

    private static boolean answers(String display) {
        Matcher parts = X11_DISPLAY.matcher(display);
        if (!parts.matches()) {
            return true;
        }
        String host = parts.group(2);
        String number = parts.group(3);
        try {
            return host.isEmpty() || host.equals("unix") ? answersOnSocket(number) : answersOnPort(host, number);
        } catch (IOException | IllegalArgumentException unreachable) { // or a number that is not a port
            return false;
        }
    }

    private static boolean answersOnSocket(String number) throws IOException {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            return channel.connect(UnixDomainSocketAddress.of("/tmp/.X11-unix/X" + number));
        }
    }

    private static boolean answersOnPort(String host, String number) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, FIRST_X11_PORT + Integer.parseInt(number)), PATIENCE_MILLIS);
            return true;
        }
    }
}
