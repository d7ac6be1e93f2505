package org.jointscope.ui.desktop;

import org.jointscope.messages.ProgramVersion;
import org.jointscope.messages.Texts;

/** The versions of the program, of Java, of JavaFX and of the operating system. */
public final class ProgramFacts {

    private ProgramFacts() {}

    /** The version of Java with its vendor. */
    public static String java() {
        return "%s (%s)".formatted(property("java.version"), property("java.vendor"));
    }

    /** The version of JavaFX, which JavaFX sets when it starts. */
    public static String javaFx() {
        return property("javafx.runtime.version");
    }

    /** The operating system with its version and the architecture. */
    public static String system() {
        return "%s %s (%s)".formatted(property("os.name"), property("os.version"), property("os.arch"));
    }

    /** All versions in one line. */
    public static String line() {
        return Texts.program().of("program.facts", ProgramVersion.number(), java(), javaFx(), system());
    }

    private static String property(String key) {
        return System.getProperty(key, "?");
    }
}
