package org.jointscope.ui.outline;

import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Component;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;

/** Says in words what the squares of a joint show. */
final class JointTexts {

    private static final int POSITION = 0b000111;
    private static final int ORIENTATION = 0b111000;

    private final ResourceBundle texts;

    JointTexts(ResourceBundle texts) {
        this.texts = texts;
    }

    /** The joint's name and index, and what its flags mean. */
    String explain(JointRow joint) {
        String title = texts.getString("outline.joint").formatted(joint.name(), joint.index());
        return joint.flags().isEmpty() ? title : title + "\n" + explain(joint.flags().getAsInt());
    }

    /** That something is wrong with joints below one that is folded. */
    String below(Severity worst) {
        return texts.getString("outline.below." + worst);
    }

    private String explain(int flags) {
        String bits = String.format("%6s", Integer.toBinaryString(flags)).replace(' ', '0');
        String head = texts.getString("outline.flags").formatted(flags, bits) + " ";
        List<String> animated =
                Arrays.stream(Component.values())
                        .filter(component -> component.isIn(flags))
                        .map(Component::label)
                        .toList();
        return head
                + switch (animated.size()) {
                    case 0 -> texts.getString("outline.flags.none");
                    case 6 -> texts.getString("outline.flags.all");
                    default -> {
                        List<String> still = still(flags);
                        yield MessageFormat.format(
                                texts.getString("outline.flags.some"),
                                String.join(" ", animated),
                                animated.size(),
                                String.join(" ", still),
                                still.size());
                    }
                };
    }

    /**
     * The components that stay at the baseframe, position and orientation by these names if all of
     * them do.
     */
    private List<String> still(int flags) {
        int of = flags & Component.ALL;
        if (of == ORIENTATION) {
            return List.of(texts.getString("outline.position"));
        }
        if (of == POSITION) {
            return List.of(texts.getString("outline.orientation"));
        }
        return Arrays.stream(Component.values())
                .filter(component -> !component.isIn(flags))
                .map(Component::label)
                .toList();
    }
}
