package org.jointscope.analysis;

import java.util.List;
import java.util.stream.Collectors;
import org.jointscope.messages.Texts;

/** Names of a file as quoted in messages: a hostile one can be as long as the file. */
public final class Names {

    private static final int LONGEST = 100;
    private static final int MOST = 8;

    private Names() {}

    /** The name, truncated if it is longer than realistic names. */
    public static String shown(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
    }

    /** {@code 'a', 'b' and 3 more}. */
    public static String list(List<String> names) {
        String first =
                names.stream().limit(MOST).map(name -> "'" + shown(name) + "'").collect(Collectors.joining(", "));
        int more = names.size() - MOST;
        return more > 0 ? Texts.program().of("list.more", first, more) : first;
    }
}
