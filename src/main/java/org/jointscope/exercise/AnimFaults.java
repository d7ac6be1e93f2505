package org.jointscope.exercise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Vector3;
import org.jointscope.text.PlainNumber;

/** Random faults of a random joint of an animation, and of its bounds, regardless of their effect. */
final class AnimFaults {

    private static final int MOST_SHIFT = 3;
    private static final int FEWEST_FRAMES = 8;
    private static final double DECIMALS = 1e6;

    private final Original original;
    private final Random random;
    private final Md5Anim anim;
    private final int joint;
    private final AnimJoint row;

    /** @param original with at least one joint */
    AnimFaults(Original original, Random random) {
        this.original = original;
        this.random = random;
        this.anim = original.md5Anim();
        this.joint = random.nextInt(anim.hierarchy().size());
        this.row = anim.hierarchy().get(joint);
    }

    private Optional<Fault> fault(Md5Anim wrong, List<Integer> joints, FrameSpan frames, Object... facts) {
        return Optional.of(
                new Fault(original.content().with(wrong), Optional.empty(), joints, frames, List.of(), List.of(facts)));
    }

    /** A joint with an orientation reads other components, of which all exist. */
    Optional<Fault> startIndex() {
        int shift = 1 + random.nextInt(MOST_SHIFT);
        int start = row.startIndex() + (random.nextBoolean() ? shift : -shift);
        int shortest = anim.frames().stream().mapToInt(Frame::size).min().orElse(0);
        boolean turns = row.isAnimated() && (row.flags() & Component.ORIENTATION) != 0;
        Md5Anim wrong = new StartEdit(joint, start).applyTo(anim);
        int line = row.location().line();
        return turns && start >= 0 && start + row.componentCount() <= shortest
                ? fault(wrong, List.of(joint), all(), joint, row.name(), start, row.startIndex(), line)
                : Optional.empty();
    }

    Optional<Fault> flagBit() {
        Component component = Component.values()[random.nextInt(Component.values().length)];
        int flags = row.flags() & ~component.bit();
        Md5Anim wrong = new FlagsEdit(joint, flags).applyTo(anim);
        int line = row.location().line();
        long unused = row.endIndex() - 1;
        String bit = component.label();
        return row.isAnimated() && component.isIn(row.flags())
                ? fault(wrong, List.of(joint), all(), joint, row.name(), flags, row.flags(), line, bit, unused)
                : Optional.empty();
    }

    /** Both parents precede both joints, so the hierarchy has no cycle and its order stays valid. */
    Optional<Fault> parents() {
        int other = random.nextInt(anim.hierarchy().size());
        AnimJoint second = anim.hierarchy().get(other);
        int parent = row.parent();
        int otherParent = second.parent();
        boolean valid = Math.min(parent, otherParent) >= 0
                && parent != otherParent
                && Math.max(parent, otherParent) < Math.min(joint, other);
        if (!valid) {
            return Optional.empty();
        }
        String name = anim.hierarchy().get(parent).name();
        String otherName = anim.hierarchy().get(otherParent).name();
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        rows.set(joint, withParent(row, otherParent, name, otherName));
        rows.set(other, withParent(second, parent, otherName, name));
        return fault(
                anim.withHierarchy(rows),
                List.of(joint, other),
                all(),
                joint,
                row.name(),
                otherParent,
                parent,
                row.location().line(),
                name,
                other,
                second.name(),
                second.location().line(),
                otherName);
    }

    /** A comment that begins with the name of the parent has that of the other one. */
    private static AnimJoint withParent(AnimJoint row, int parent, String old, String other) {
        boolean named = row.comment().startsWith(old);
        String comment = named ? other + row.comment().substring(old.length()) : row.comment();
        return new AnimJoint(row.name(), parent, row.flags(), row.startIndex(), comment, row.location());
    }

    /** In a fifth to half of the frames, without the first and the last one, of a joint with components of its own. */
    Optional<Fault> negatedW() {
        int count = anim.frames().size();
        if (count < FEWEST_FRAMES) {
            return Optional.empty();
        }
        int length = count / 5 + random.nextInt(count / 2 - count / 5);
        int first = 1 + random.nextInt(count - 1 - length);
        FrameSpan frames = new FrameSpan(first, first + length - 1);
        Md5Anim wrong = new NegateOrientation(joint, frames).applyTo(anim);
        Frame before = anim.frames().get(first);
        int index = Arrays.stream(Component.values())
                .filter(Component::isOrientation)
                .mapToInt(component -> FrameLayout.index(row, component))
                .filter(at -> at >= 0 && before.value(at) != 0)
                .findFirst()
                .orElse(FrameLayout.NONE);
        if (index == FrameLayout.NONE || wrong == anim || !wrong.hierarchy().equals(anim.hierarchy())) {
            return Optional.empty();
        }
        String now = PlainNumber.of(wrong.frames().get(first).value(index));
        String right = PlainNumber.of(before.value(index));
        int line = before.line(index);
        return fault(wrong, List.of(joint), frames, joint, row.name(), now, right, line, first, frames.last());
    }

    Optional<Fault> bounds() {
        if (anim.bounds().isEmpty() || anim.bounds().size() != anim.frames().size()) {
            return Optional.empty();
        }
        int narrow = 40 + random.nextInt(30);
        int tall = 140 + random.nextInt(60);
        Vector3 scale = new Vector3(narrow / 100.0, narrow / 100.0, tall / 100.0);
        List<BoundsRow> rows = anim.bounds().stream()
                .map(box -> new BoundsRow(scaled(box.min(), scale), scaled(box.max(), scale), box.location()))
                .toList();
        BoundsRow first = anim.bounds().getFirst();
        String top = PlainNumber.of(rows.getFirst().max().z());
        String right = PlainNumber.of(first.max().z());
        int line = first.location().line();
        int last = anim.bounds().getLast().location().line();
        return fault(new ReplaceBounds(rows).applyTo(anim), List.of(), all(), narrow, tall, top, right, line, last);
    }

    private static Vector3 scaled(Vector3 corner, Vector3 scale) {
        return Vector3.of(axis -> Math.round(corner.along(axis) * scale.along(axis) * DECIMALS) / DECIMALS);
    }

    private FrameSpan all() {
        return new FrameSpan(0, anim.frames().size() - 1);
    }
}
