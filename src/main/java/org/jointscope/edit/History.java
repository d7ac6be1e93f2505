package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

import java.util.List;
import java.util.stream.Stream;

/**
 * An animation with its edits, each of which can be undone. Like the animations it is a value: an
 * edit makes another history. Animations share the rows that they have in common, so keeping all of
 * them costs little.
 *
 * @param entries all edits from the first on: those that are made, then those that could be redone
 * @param doneCount how many of them are made
 */
public record History(Md5Anim original, List<Entry> entries, int doneCount) {

    /**
     * An edit that was made, and may have been undone since.
     *
     * @param before what the edit was made to
     * @param after what came of it
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

    /** With so many of the entries made, from the first on, and the others undone. */
    public History at(int count) {
        int done = Math.clamp(count, 0, entries.size());
        return done == doneCount ? this : new History(original, entries, done);
    }
}
