package org.jointscope.ui.editing;

import java.util.List;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;

/** Describes the flags of a joint. */
public final class FlagWords {

    private static final int POSITION = 0b000111;
    private static final int ORIENTATION = 0b111000;

    private final Texts texts;

    public FlagWords(Texts texts) {
        this.texts = texts;
    }

    private String text(String key, Object... arguments) {
        return texts.of("flags." + key, arguments);
    }

    /** Flags as a binary number with at least six digits: {@code 0b111000}. */
    public static String binary(int flags) {
        String digits = Integer.toBinaryString(flags);
        return "0b" + "0".repeat(Math.max(0, 6 - digits.length())) + digits;
    }

    /** Which components come from the frame and which stay, as one line. */
    public String explain(int flags) {
        return text("explain", flags, binary(flags)) + " " + origin(flags);
    }

    private String origin(int flags) {
        List<String> animated = Component.labels(flags);
        return switch (animated.size()) {
            case 0 -> text("explain.none");
            case 6 -> text("explain.all");
            default -> {
                List<String> rest = rest(flags & Component.ALL);
                yield text("explain.some", String.join(" ", animated), String.join(" ", rest));
            }
        };
    }

    /** The components without a flag; position and orientation by these names if complete. */
    private List<String> rest(int flags) {
        return switch (flags) {
            case ORIENTATION -> List.of(text("position"));
            case POSITION -> List.of(text("orientation"));
            default -> Component.labels(~flags);
        };
    }
}
