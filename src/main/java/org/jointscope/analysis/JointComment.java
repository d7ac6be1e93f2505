package org.jointscope.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;

/**
 * The content of a comment after the row of a joint, in the form that exporters write: the parent's name, followed by
 * the flags in words, in parentheses, {@code hips ( Tx Ty Qz )} (Doom 3, MayaImport/maya_main.cpp). id's exporter omits
 * the parentheses if no flag is set; others write only the name after every joint.
 *
 * @param parent the text before the components; the whole comment if it does not end in components
 * @param components the flags at its end; empty if it does not end in components
 */
public record JointComment(String parent, OptionalInt components) {

    /** @param comment without its slashes */
    public static JointComment of(String comment) {
        int open = comment.lastIndexOf('(');
        OptionalInt components = components(comment, open);
        return components.isPresent()
                ? new JointComment(comment.substring(0, open).strip(), components)
                : new JointComment(comment, components);
    }

    private static OptionalInt components(String comment, int open) {
        if (open < 0 || !comment.endsWith(")")) {
            return OptionalInt.empty();
        }
        int flags = 0;
        for (String word :
                comment.substring(open + 1, comment.length() - 1).strip().split(" +")) {
            Optional<Component> component = component(word);
            if (component.isEmpty()) {
                return OptionalInt.empty();
            }
            flags |= component.get().bit();
        }
        return OptionalInt.of(flags);
    }

    private static Optional<Component> component(String label) {
        return Arrays.stream(Component.values())
                .filter(component -> component.label().equals(label))
                .findFirst();
    }

    /** The flags in words, {@code Tx Ty Qz}; empty for none. */
    public static String words(int flags) {
        return String.join(" ", Component.labels(flags));
    }

    /** The comment as id's exporter writes it, without its slashes. */
    public String text() {
        String words = words(components.orElse(0));
        return words.isEmpty() ? parent : (parent + " ( " + words + " )").strip();
    }

    /** The flags in the comment of each row of a hierarchy; empty if the comment contains none. */
    public static List<OptionalInt> flags(List<AnimJoint> rows) {
        List<OptionalInt> named =
                rows.stream().map(row -> of(row.comment()).components()).toList();
        if (named.stream().noneMatch(OptionalInt::isPresent)) {
            return named;
        }
        return IntStream.range(0, rows.size())
                .mapToObj(joint ->
                        named.get(joint).isEmpty() && isNameAlone(rows, joint) ? OptionalInt.of(0) : named.get(joint))
                .toList();
    }

    /** The comment that id's exporter writes after a joint without flags. */
    private static boolean isNameAlone(List<AnimJoint> rows, int joint) {
        String comment = rows.get(joint).comment();
        int parent = rows.get(joint).parent();
        return parent >= 0
                && parent < rows.size()
                && !comment.isEmpty()
                && comment.equals(rows.get(parent).name().strip());
    }
}
