package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

import java.util.List;
import java.util.stream.Stream;

/**
 * An animation with its edits, each of which can be undone. It is immutable: an edit creates
 * another history. Animations share the rows that they have in common, so storing all of them
 * requires little memory.
 *
 * @param entries all edits in order: those that are applied, then those that can be redone
 * @param doneCount the number of applied edits
 */
public record History(Md5Anim original, List<Entry> entries, int doneCount) {

    /**
     * An edit that was applied, and possibly undone.
     *
     * @param before the animation before the edit
     * @param after the animation after the edit
     */
    public record Entry(Edit edit, Md5Anim before, Md5Anim after) {}

    public History {
        entries = List.copyOf(entries);
    }

    public static History of(Md5Anim original) {
        return new History(original, List.of(), 0);
    }

    public Md5Anim current() {
        return doneCount == 0 ? original : entries.get(doneCount - 1).after();
    }

    /**
     * Adds an edit and removes the edits that could be redone. Returns the same object if the edit
     * changes nothing.
     */
    public History with(Edit edit) {
        return with(edit, edit.applyTo(current()));
    }

    /**
     * Adds an edit with a known result: some edits are too slow for the thread that draws the
     * window.
     *
     * @param result of the edit, applied to the current animation
     */
    public History with(Edit edit, Md5Anim result) {
        if (result == current()) {
            return this;
        }
        Stream<Entry> made = entries.stream().limit(doneCount);
        Entry next = new Entry(edit, current(), result);
        return new History(original, Stream.concat(made, Stream.of(next)).toList(), doneCount + 1);
    }

    public History undo() {
        return at(doneCount - 1);
    }

    public History redo() {
        return at(doneCount + 1);
    }

    /** The history with this number of applied entries, in order, and the others undone. */
    public History at(int count) {
        int done = Math.clamp(count, 0, entries.size());
        return done == doneCount ? this : new History(original, entries, done);
    }
}
