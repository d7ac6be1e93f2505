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
    private final CommentStyle comments;
    private final Set<Loss> losses;

    JointCells(List<AnimJoint> before, List<AnimJoint> after, Set<Loss> losses) {
        this.before = before;
        this.after = after;
        this.comments = CommentStyle.of(before);
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

    /** An edit may bring its own comment; else one that said what the row said goes on doing so. */
    @Override
    public Optional<String> comment(int row, boolean there) {
        AnimJoint edited = after.get(row);
        if (row >= before.size()) {
            return Optional.of(
                    edited.comment().isEmpty() ? comments.made(edited, after) : edited.comment());
        }
        AnimJoint old = before.get(row);
        if (!edited.comment().equals(old.comment())) {
            return Optional.of(edited.comment());
        }
        if (!there || !CommentStyle.isSame(old.comment(), comments.made(old, before))) {
            return Optional.empty();
        }
        String made = comments.made(edited, after);
        return CommentStyle.isSame(made, old.comment()) ? Optional.empty() : Optional.of(made);
    }

    @Override
    public String[] layout() {
        return LAYOUT;
    }
}
