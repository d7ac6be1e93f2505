package org.jointscope.cli;

import java.util.Arrays;
import java.util.Map;

/** Options that have another name now. Scripts can contain the former one; the help does not. */
final class FormerOptions {

    private static final Map<String, String> NAMES =
            Map.of("--blend", "--interpolate", "--clear-still", "--clear-redundant");

    private FormerOptions() {}

    /** The arguments with the present names of options. */
    static String[] replaced(String... arguments) {
        return Arrays.stream(arguments).map(FormerOptions::replaced).toArray(String[]::new);
    }

    private static String replaced(String argument) {
        String name = argument.split("=", 2)[0];
        return NAMES.getOrDefault(name, name) + argument.substring(name.length());
    }
}
