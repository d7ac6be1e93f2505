package org.jointscope.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** Counts calls of a method while something runs, as the Java runtime traces them. */
public final class MethodCalls {

    private static final String EVENT = "jdk.MethodTrace";

    private MethodCalls() {}

    /** @param method such as {@code java.lang.String::trim}; constructors are {@code <init>} */
    public static long count(String method, Runnable run) {
        try (Recording recording = new Recording()) {
            recording.enable(EVENT).with("filter", method).with("threshold", "0 ns");
            recording.start();
            run.run();
            recording.stop();
            Path file = Files.createTempFile("calls", ".jfr");
            try {
                recording.dump(file);
                return RecordingFile.readAllEvents(file).stream()
                        .filter(MethodCalls::isCall)
                        .count();
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isCall(RecordedEvent event) {
        return event.getEventType().getName().equals(EVENT);
    }
}
