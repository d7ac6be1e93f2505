package org.jointscope.format;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rows of the hierarchy: name, parent, flags, startIndex. */
final class JointCells implements Cells {

    private static final int NAME = 0;
    private static final int PARENT = 1;
    private static final int FLAGS = 2;
    private static final String[] LAYOUT = {"", "\t", " ", " ", ""};

    private final List<AnimJoint> before;
    private final List<AnimJoint> after;
    private final Set<Loss> losses;

    JointCells(List<AnimJoint> before, List<AnimJoint> after, Set<Loss> losses) {
        this.before = before;
        this.after = after;
        this.losses = losses;
    }

    @Override
    public int rows() {
        return after.size();
    }

    @Override
    public boolean differs(int row, int value) {
        AnimJoint old = before.get(row);
        AnimJoint edited = after.get(row);
        return value == NAME
                ? !old.name().equals(edited.name())
                : integer(old, value) != integer(edited, value);
    }

    @Override
    public String text(int row, int value) {
        AnimJoint joint = after.get(row);
        if (value == NAME) {
            return quoted(joint.name());
        }
        int number = integer(joint, value);
        if (number != ModelFile.MISSING) {
            return Integer.toString(number);
        }
        losses.add(Loss.UNREADABLE_NUMBERS);
        return value == PARENT ? "-1" : "0";
    }

    private static int integer(AnimJoint joint, int value) {
        return switch (value) {
            case PARENT -> joint.parent();
            case FLAGS -> joint.flags();
            default -> joint.startIndex();
        };
    }

    private String quoted(String name) {
        String writable = Names.inQuotes(name);
        if (!writable.equals(name)) {
            losses.add(Loss.NAMES);
        }
        return '"' + writable + '"';
    }

    @Override
    public Optional<String> comment(int row) {
        String comment = after.get(row).comment();
        String old = row < before.size() ? before.get(row).comment() : "";
        return comment.equals(old) ? Optional.empty() : Optional.of(comment);
    }

    @Override
    public String[] layout() {
        return LAYOUT;
    }
}
