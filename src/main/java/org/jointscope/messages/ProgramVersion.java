package org.jointscope.messages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/** The version of the program, which the build writes into the folder of this class. */
public final class ProgramVersion {

    private ProgramVersion() {}

    /** The version, such as {@code 1.0.0}. */
    public static String number() {
        return properties().getProperty("version");
    }

    /** The beginning of the Git commit that was built; empty if the sources were not in a repository. */
    public static Optional<String> commit() {
        return Optional.ofNullable(properties().getProperty("commit")).filter(commit -> !commit.isEmpty());
    }

    private static Properties properties() {
        Properties properties = new Properties();
        try (InputStream in = ProgramVersion.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
