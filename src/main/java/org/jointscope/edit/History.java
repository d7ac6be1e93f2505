package org.jointscope.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Meshes and animations with their edits, each of which can be undone. It is immutable: an edit creates another
 * history. Contents share the rows that they have in common, so storing all of them requires little memory.
 *
 * @param entries all edits in order: those that are applied, then those that can be redone
 * @param doneCount the number of applied edits
 */
public record History(Content original, List<Entry> entries, int doneCount) {

    /**
     * An edit that was applied, and possibly undone.
     *
     * @param before the content before the edit
     * @param after the content after the edit
     */
    public record Entry(Edit edit, Content before, Content after) {

        /** Whether it changes only files that are not shown. */
        public boolean isElsewhere() {
            return before.mesh() == after.mesh() && before.anim() == after.anim();
        }

        private boolean changes() {
            return !isElsewhere() || !after.othersSince(before).isEmpty();
        }
    }

    public History {
        entries = List.copyOf(entries);
    }

    public static History of(Content original) {
        return new History(original, List.of(), 0);
    }

    public Content current() {
        return doneCount == 0 ? original : entries.get(doneCount - 1).after();
    }

    /** Adds an edit and removes the edits that could be redone. Returns the same object if the edit changes nothing. */
    public History with(Edit edit) {
        return with(edit, edit.applyTo(current()));
    }

    /**
     * Adds an edit with a known result: some edits are too slow for the thread that draws the window.
     *
     * @param result of the edit, applied to the current content
     */
    public History with(Edit edit, Content result) {
        if (result == current()) {
            return this;
        }
        Stream<Entry> made = entries.stream().limit(doneCount);
        Entry next = new Entry(edit, current(), result);
        return new History(original, Stream.concat(made, Stream.of(next)).toList(), doneCount + 1);
    }

    /** The edit that was applied last, if there is one. */
    public Optional<Entry> last() {
        return doneCount == 0 ? Optional.empty() : Optional.of(entries.get(doneCount - 1));
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

    /** The same edits in contents that are arranged in another way. */
    public History map(UnaryOperator<Content> change) {
        return new History(
                change.apply(original),
                entries.stream()
                        .map(it -> new Entry(it.edit(), change.apply(it.before()), change.apply(it.after())))
                        .toList(),
                doneCount);
    }

    /** Without the edits that change nothing. */
    public History withoutIdle() {
        return new History(original, entries.stream().filter(Entry::changes).toList(), (int)
                entries.stream().limit(doneCount).filter(Entry::changes).count());
    }

    /** The same edits of another content, without those that change nothing there. */
    public History onto(Content other) {
        History moved = of(other);
        int done = 0;
        for (int i = 0; i < entries.size(); i++) {
            moved = moved.with(entries.get(i).edit());
            done = i < doneCount ? moved.doneCount : done;
        }
        return moved.at(done);
    }

    /** Whether an edit, undone or not, changes a file that is not shown. */
    public boolean edits(Path other) {
        return entries.stream()
                .anyMatch(it -> it.after().othersSince(it.before()).contains(other));
    }
}
