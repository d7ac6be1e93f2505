package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * An animation with its edits, each of which can be undone. Like the animations it is a value: an
 * edit makes another history. Animations share the rows that they have in common, so keeping all of
 * them costs little.
 */
public record History(Md5Anim original, Optional<Step> done, Optional<Undone> undone) {

    record Step(Optional<Step> before, Edit edit, Md5Anim result) {}

    record Undone(Step step, Optional<Undone> next) {}

    public static History of(Md5Anim original) {
        return new History(original, Optional.empty(), Optional.empty());
    }

    /**
     * With one more edit; what had been undone can no longer be redone. The same object if the edit
     * changes nothing.
     */
    public History with(Edit edit) {
        return with(edit, edit.applyTo(current()));
    }

    /**
     * Likewise, where it is known what comes of the edit: some take too long for a thread that has
     * a window to draw.
     *
     * @param result of the edit, made to the current animation
     */
    public History with(Edit edit, Md5Anim result) {
        return result == current()
                ? this
                : new History(
                        original, Optional.of(new Step(done, edit, result)), Optional.empty());
    }

    public History undo() {
        return done.map(
                        step ->
                                new History(
                                        original,
                                        step.before(),
                                        Optional.of(new Undone(step, undone))))
                .orElse(this);
    }

    public History redo() {
        return undone.map(next -> new History(original, Optional.of(next.step()), next.next()))
                .orElse(this);
    }

    public Md5Anim current() {
        return done.map(Step::result).orElse(original);
    }

    /**
     * An edit that was made, and may have been undone since.
     *
     * @param before what the edit was made to
     * @param after what came of it
     */
    public record Entry(Edit edit, Md5Anim before, Md5Anim after) {}

    public int doneCount() {
        int count = 0;
        for (Optional<Step> step = done; step.isPresent(); step = step.get().before()) {
            count++;
        }
        return count;
    }

    /** All edits from the first on: those that are made, then those that could be redone. */
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (Optional<Step> step = done; step.isPresent(); step = step.get().before()) {
            entries.add(entry(step.get()));
        }
        Collections.reverse(entries);
        for (Optional<Undone> next = undone; next.isPresent(); next = next.get().next()) {
            entries.add(entry(next.get().step()));
        }
        return List.copyOf(entries);
    }

    private Entry entry(Step step) {
        Md5Anim before = step.before().map(Step::result).orElse(original);
        return new Entry(step.edit(), before, step.result());
    }

    /** With so many of the {@link #entries} made, from the first on, and the others undone. */
    public History at(int count) {
        History history = this;
        for (int done = doneCount(); done > count; done--) {
            history = history.undo();
        }
        for (int done = doneCount(); done < count; done++) {
            history = history.redo();
        }
        return history;
    }
}
