package org.jointscope.ui.editing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.jointscope.edit.ChangeParent;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.Revert;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.text.PlainNumber;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;

/**
 * Edits made by hand: clicks on bits and typed numbers, for one row or several. Invalid input returns the reason, valid
 * input an empty string.
 */
public final class JointEdits {

    private final Document document;
    private final Texts texts;

    public JointEdits(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
    }

    private Editing editing() {
        return document.editing();
    }

    private Optional<AnimJoint> row(int joint) {
        List<AnimJoint> rows = editing().current().anim().hierarchy();
        return joint >= 0 && joint < rows.size() ? Optional.of(rows.get(joint)) : Optional.empty();
    }

    private static int flags(AnimJoint row) {
        return zeroIfMissing(row.flags());
    }

    private static int zeroIfMissing(int value) {
        return value == ModelFile.MISSING ? 0 : value;
    }

    /** Makes one step, whatever the number of joints. */
    private void apply(List<Integer> joints, Function<Integer, Edit> edit) {
        List<Edit> edits = joints.stream()
                .filter(joint -> row(joint).isPresent())
                .map(edit)
                .toList();
        if (!edits.isEmpty()) {
            editing().apply(edits.size() == 1 ? edits.getFirst() : new Several(edits));
        }
    }

    /** Sets a bit of some joints' flags, or clears it if all of them have it. */
    public void toggle(List<Integer> joints, Component component) {
        boolean all = hasBit(joints, component);
        apply(joints, joint -> {
            int flags = flags(row(joint).orElseThrow());
            int toggled = all ? flags & ~component.bit() : flags | component.bit();
            return new FlagsEdit(joint, toggled);
        });
    }

    /** Whether all of some joints have a bit set. */
    public boolean hasBit(List<Integer> joints, Component component) {
        return joints.stream()
                .allMatch(joint ->
                        row(joint).filter(row -> component.isIn(flags(row))).isPresent());
    }

    /** Moves the startIndex of joints by this number of components, but not below 0. */
    public void moveStarts(List<Integer> joints, int by) {
        apply(joints, joint -> {
            long start = zeroIfMissing(row(joint).orElseThrow().startIndex());
            return new StartEdit(joint, Math.clamp(start + by, 0, Integer.MAX_VALUE));
        });
    }

    /** Sets flags from text: 0 to 63, or binary as in {@code 0b111000}. */
    public String typeFlags(List<Integer> joints, String text) {
        String typed = text.strip();
        Optional<Integer> flags = typed.startsWith("0b")
                ? parsed(() -> Integer.parseInt(typed.substring(2), 2))
                : parsed(() -> Integer.parseInt(typed));
        if (flags.filter(it -> it >= 0 && it <= Component.ALL).isEmpty()) {
            return texts.of("edit.wrong.flags", typed);
        }
        apply(joints, joint -> new FlagsEdit(joint, flags.get()));
        return "";
    }

    /** Sets a startIndex from text, or adds a difference: {@code +1}, {@code -3}. */
    public String typeStart(List<Integer> joints, String text) {
        String typed = text.strip();
        Optional<Integer> number = parsed(() -> Integer.parseInt(typed.replace('−', '-')));
        if (number.isEmpty()) {
            return texts.of("edit.wrong.start", typed);
        }
        if (Character.isDigit(typed.charAt(0))) {
            apply(joints, joint -> new StartEdit(joint, number.get()));
        } else {
            moveStarts(joints, number.get());
        }
        return "";
    }

    /** The parent of a joint, as it can be typed. */
    public String parentText(int joint) {
        return row(joint)
                .map(row -> JointInput.text(editing().current().anim().hierarchy(), row.parent()))
                .orElse("");
    }

    /** Gives a joint another parent, from its name or index; -1 for none. */
    public String typeParent(int joint, String typed) {
        String reason = wrongParent(typed);
        if (!reason.isEmpty()) {
            return reason;
        }
        int parent = parent(typed).orElseThrow();
        if (Md5Kernel.rig(editing().current().anim()).isWithin(parent, joint)) {
            return texts.of("edit.wrong.parent.descendant", typed.strip());
        }
        apply(List.of(joint), it -> new ChangeParent(it, parent));
        return "";
    }

    /** The reason why text is not a parent; empty if it is. */
    public String wrongParent(String typed) {
        return parent(typed).isPresent() ? "" : texts.of("edit.wrong.parent", typed.strip());
    }

    private OptionalInt parent(String typed) {
        return JointInput.parse(editing().current().anim().hierarchy(), typed, -1);
    }

    private static Optional<Integer> parsed(IntSupplier number) {
        try {
            return Optional.of(number.getAsInt());
        } catch (NumberFormatException notOne) {
            return Optional.empty();
        }
    }

    /** Sets a component of a joint's baseframe from text. */
    public String typeBaseframe(int joint, Component component, String typed) {
        return type(typed, value -> new BaseframeEdit(joint, component, value));
    }

    /** Sets a component of a frame from text. */
    public String typeComponent(int frame, int index, String typed) {
        return hasComponent(frame, index)
                ? type(typed, value -> new ComponentEdit(frame, index, value))
                : texts.of("edit.wrong.absent");
    }

    private boolean hasComponent(int frame, int index) {
        List<Frame> frames = editing().current().anim().frames();
        return frame < frames.size() && index >= 0 && index < frames.get(frame).size();
    }

    /**
     * Sets a face of a row of the bounds from text.
     *
     * @param face 0 to 2 for min x, y, z, 3 to 5 for max
     */
    public String typeBounds(int row, int face, String typed) {
        return type(typed, value -> new BoundsEdit(row, face, value));
    }

    /** Parses a number, and makes the edit created from it. */
    public String type(String text, Function<Double, Edit> edit) {
        String typed = text.strip();
        OptionalDouble value = number(typed);
        if (value.isEmpty()) {
            return texts.of("edit.wrong.number", typed);
        }
        editing().apply(edit.apply(value.getAsDouble()));
        return "";
    }

    /** Plain decimal, optionally with an exponent, which is not saved. It must be within the range of a float. */
    static OptionalDouble number(String typed) {
        boolean plain = typed.chars().allMatch(c -> Character.isDigit(c) || "+-.eE−".indexOf(c) >= 0);
        try {
            double value = plain ? Double.parseDouble(typed.replace('−', '-')) : Double.NaN;
            return Float.isFinite((float) value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException notOne) {
            return OptionalDouble.empty();
        }
    }

    /** A number as it can be typed, and as it is written to the file. */
    public static String plain(double value) {
        return Double.isFinite(value) ? PlainNumber.of(value) : "";
    }

    /** Whether a joint's flags differ from the file. */
    public boolean isFlagsEdited(int joint) {
        return row(joint).isPresent() && editing().changesProperty().get().flags(joint);
    }

    /** Whether a bit of a joint's flags differs from the file. */
    public boolean isBitEdited(int joint, Component component) {
        List<AnimJoint> original = editing().original().anim().hierarchy();
        return isFlagsEdited(joint)
                && (joint >= original.size()
                        || component.isIn(flags(original.get(joint)))
                                != component.isIn(flags(row(joint).orElseThrow())));
    }

    /** Whether a joint's startIndex differs from the file. */
    public boolean isStartEdited(int joint) {
        return row(joint).isPresent() && editing().changesProperty().get().startIndex(joint);
    }

    /** Whether a joint's parent differs from the file. */
    public boolean isParentEdited(int joint) {
        return row(joint).isPresent() && editing().changesProperty().get().parent(joint);
    }

    /** Whether a component of a joint's baseframe differs from the file. */
    public boolean isBaseframeEdited(int joint, Component component) {
        return editing().changesProperty().get().baseframe(joint, component);
    }

    /** Whether a frame contains a component, and its value differs from the file. */
    public boolean isComponentEdited(int frame, int index) {
        return hasComponent(frame, index) && editing().changesProperty().get().isOther(frame, index);
    }

    /** Whether a face of a row of the bounds differs from the file. */
    public boolean isBoundsEdited(int row, int face) {
        return editing().changesProperty().get().bounds(row, face);
    }

    /** The content of the file for an edited joint; empty if it is not edited, or is new. */
    public String inFile(int joint) {
        List<AnimJoint> original = editing().original().anim().hierarchy();
        boolean edited = isFlagsEdited(joint) || isStartEdited(joint);
        if (!edited || joint >= original.size()) {
            return "";
        }
        AnimJoint old = original.get(joint);
        return texts.of("edit.inFile", EditWords.integer(old.flags()), EditWords.integer(old.startIndex()));
    }

    /** Reverts joints to the file. */
    public void revert(List<Integer> joints) {
        apply(joints, joint -> new Revert(editing().original(), joint));
    }
}
