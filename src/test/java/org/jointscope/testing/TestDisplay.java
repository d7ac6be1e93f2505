package org.jointscope.testing;

import java.io.IOException;
import java.util.Optional;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;

/**
 * Where the tests of this JVM open their windows: on an Xvfb of their own if that is installed, so that the screen has
 * a known size and the user keeps his pointer; else on the user's display; else nowhere. Decided once, at the first
 * call.
 */
public final class TestDisplay {
    /** The Debian packages that UI tests need, with 3D. */
    static final String PACKAGES = "xvfb libgl1-mesa-dri libgl1 libgtk-3-0 libxtst6";

    private static final TestDisplay CURRENT = choose();

    private final Optional<OwnXvfb> own;
    private final String missing;

    private TestDisplay(Optional<OwnXvfb> own, String missing) {
        this.own = own;
        this.missing = missing;
    }

    /** Call it before any JavaFX class loads: it sets what JavaFX reads from the environment. */
    public static TestDisplay current() {
        return CURRENT;
    }

    /** Our own X server, unless the tests use the user's display or none. */
    public Optional<OwnXvfb> own() {
        return own;
    }

    /**
     * A new X server for a program in another process: pressed keys and grabs that it leaves behind must not reach the
     * windows of the next test. Empty where the tests have none of their own.
     */
    public Optional<OwnXvfb> another() throws IOException {
        return own.isPresent() ? Optional.of(OwnXvfb.start(OwnXvfb.executable().orElseThrow())) : Optional.empty();
    }

    /** Why no window can open; empty if one can. Starts JavaFX to find out. */
    public String whyNoWindow() {
        return missing.isEmpty() ? Toolkit.FAILURE : missing;
    }

    /** Why nothing in 3D can be drawn; empty if it can. Starts JavaFX to find out. */
    public String whyNo3D() {
        String why = whyNoWindow();
        if (why.isEmpty() && !Platform.isSupported(ConditionalFeature.SCENE3D)) {
            why = "JavaFX has no 3D here" + install();
        }
        return why;
    }

    private static TestDisplay choose() {
        // Software OpenGL counts as well.
        System.setProperty("prism.forceGPU", "true");
        String system = System.getProperty("os.name");
        if (system.startsWith("Windows") || system.startsWith("Mac")) {
            return new TestDisplay(Optional.empty(), "");
        }
        var executable = OwnXvfb.executable();
        if (executable.isPresent()) {
            try {
                OwnXvfb own = OwnXvfb.start(executable.get());
                NativeEnvironment.set("DISPLAY", own.name());
                NativeEnvironment.set("GDK_BACKEND", "x11");
                return new TestDisplay(Optional.of(own), "");
            } catch (IOException e) {
                System.err.println(e.getMessage() + "; the tests look for another display");
            }
        }
        boolean users = !System.getenv().getOrDefault("DISPLAY", "").isEmpty();
        return new TestDisplay(Optional.empty(), users ? "" : "no display" + install());
    }

    private static String install() {
        return "; on Debian: apt-get install " + PACKAGES;
    }

    /** Starts JavaFX at its first use, once. */
    private static final class Toolkit {
        static final String FAILURE = start();

        private static String start() {
            try {
                Platform.startup(() -> Platform.setImplicitExit(false));
            } catch (IllegalStateException e) {
                return ""; // a test was quicker
            } catch (RuntimeException | LinkageError e) {
                return "JavaFX does not start here (" + e.getMessage() + ")" + install();
            }
            return "";
        }
    }
}
