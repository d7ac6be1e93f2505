package org.jointscope.ui.app;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Closes the window before the process ends when the system sends a signal.
 *
 * <p>The JVM would run its shutdown hooks immediately. One of them belongs to JavaFX and stops the renderer while the
 * window is still drawing, which causes an exception. Hooks have no order, so the signals are handled instead.
 */
final class EndSignals {

    private static final List<String> NAMES = List.of("TERM", "INT", "HUP");

    /** Added to the number of a signal, as shells do. */
    private static final int SIGNALED = 128;

    /** A window that is not closed by then is blocked. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Runnable end;
    private final IntConsumer halt;
    private final AtomicInteger exitCode = new AtomicInteger();

    /**
     * Installs the signal handlers.
     *
     * @param end closes the window, from any thread
     * @param halt ends the process with an exit code if the window is blocked
     */
    EndSignals(Runnable end, IntConsumer halt) {
        this.end = end;
        this.halt = halt;
        NAMES.forEach(this::handle);
    }

    /** The exit code for the process: 0 unless a signal closed the window. */
    int exitCode() {
        return exitCode.get();
    }

    /** By reflection: the compiler warns of each use of this API, and there is no alternative. */
    private void handle(String name) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object received = signal.getConstructor(String.class).newInstance(name);
            int number = (int) signal.getMethod("getNumber").invoke(received);
            Object ours = Proxy.newProxyInstance(
                    handler.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> {
                        if (method.getDeclaringClass() == handler) {
                            end(SIGNALED + number);
                            return null;
                        }
                        return method.invoke(this, arguments);
                    });
            signal.getMethod("handle", signal, handler).invoke(null, received, ours);
        } catch (ReflectiveOperationException e) {
            // This system does not have this signal, or reserves it.
        }
    }

    private void end(int code) {
        if (exitCode.compareAndSet(0, code)) {
            end.run();
            try {
                Thread.sleep(PATIENCE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        halt.accept(code);
    }
}
