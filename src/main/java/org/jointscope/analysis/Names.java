package org.jointscope.analysis;

import java.util.List;
import java.util.stream.Collectors;

/** Names of a file as messages quote them: a hostile one may be as long as the file. */
public final class Names {

    private static final int LONGEST = 100;
    private static final int MOST = 8;

    private Names() {}

    /** Cut short if it is longer than any that people give. */
    public static String shown(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
    }

    /** {@code 'a', 'b' and 3 more}. */
    public static String list(List<String> names) {
        String first =
                names.stream()
                        .limit(MOST)
                        .map(name -> "'" + shown(name) + "'")
                        .collect(Collectors.joining(", "));
        int more = names.size() - MOST;
        return more > 0 ? first + " and " + more + " more" : first;
    }
}
