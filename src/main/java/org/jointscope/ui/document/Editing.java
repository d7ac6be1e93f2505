package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.edit.Changes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.History;
import org.jointscope.edit.Revert;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Anim;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * The edits of the open animation. Every edit is shown immediately, in the pose and in the tables;
 * the file does not change until the user saves it. All edits can be undone, also those from before
 * the last save.
 */
public final class Editing {

    private final Document document;
    private final EditInspector writer = new EditInspector();
    private final ReadOnlyObjectWrapper<History> history =
            new ReadOnlyObjectWrapper<>(this, "history", History.of(Md5Anim.EMPTY));
    private final ReadOnlyObjectWrapper<Changes> changes =
            new ReadOnlyObjectWrapper<>(this, "changes", new Changes(Md5Anim.EMPTY, Md5Anim.EMPTY));
    private final ReadOnlyBooleanWrapper modified =
            new ReadOnlyBooleanWrapper(this, "modified", false);
    private final BooleanProperty showingOriginal =
            new SimpleBooleanProperty(this, "showingOriginal", false);
    private Md5Anim saved = Md5Anim.EMPTY;
    private Consumer<Runnable> guard = Runnable::run;
    private Optional<InspectedFile> file = Optional.empty();

    Editing(Document document) {
        this.document = document;
        showingOriginal.subscribe((before, now) -> showOther());
    }

    /** Starts with another model. */
    void open(OpenModel open) {
        file = Optional.empty();
        showingOriginal.set(false);
        file = open.anim();
        saved = original();
        history.set(History.of(original()));
        compare();
    }

    /** Applies an edit that changes something. While the original is shown, edits are ignored. */
    public void apply(Edit edit) {
        if (file.isPresent() && !showingOriginal.get()) {
            go(history.get().with(edit));
        }
    }

    /**
     * Applies an edit that was computed elsewhere, unless another one was applied meanwhile.
     *
     * @param before the input of the computation
     * @param after the result
     * @return whether it was applied
     */
    public boolean apply(Edit edit, Md5Anim before, Md5Anim after) {
        if (file.isEmpty() || before != current()) {
            return false;
        }
        showingOriginal.set(false);
        go(history.get().with(edit, after));
        return true;
    }

    /** Undoes the last edit. */
    public void undo() {
        go(history.get().undo());
    }

    /** Redoes the edit that was undone last. */
    public void redo() {
        go(history.get().redo());
    }

    /** Undoes or redoes edits until a number of them are applied. */
    public void goTo(int done) {
        go(history.get().at(done));
    }

    /** Restores the flags, startIndex and baseframe of a joint from the file. */
    public void revert(int joint) {
        apply(new Revert(original(), joint));
    }

    /** Restores the whole animation from the file; this can be undone. */
    public void revertAll() {
        showingOriginal.set(false);
        apply(new Revert(original(), Revert.ALL));
    }

    private void go(History next) {
        if (next != history.get() && !showingOriginal.get()) {
            history.set(next);
            compare();
            show();
        }
    }

    /** A value that the file cannot store is not a change: its replacement was saved. */
    private void compare() {
        Changes sinceSaved = new Changes(saved, current());
        boolean asSaved = sinceSaved.isEmpty();
        changes.set(asSaved ? sinceSaved : new Changes(original(), current()));
        modified.set(!changes.get().isEmpty());
    }

    private void showOther() {
        if (modified.get()) {
            show();
        }
    }

    private void show() {
        if (file.isPresent()) {
            document.revise(showingOriginal.get() ? original() : current());
        }
    }

    /**
     * Called after the animation's file was written; usually it now contains the shown animation.
     *
     * @param what the animation that was saved
     */
    public void saved(InspectedFile written, Md5Anim what) {
        file = Optional.of(written);
        saved = what;
        compare();
        if (!modified.get()) {
            document.settle(written);
        }
    }

    /** Sets the function that asks about unsaved edits before an action that would lose them. */
    public void guard(Consumer<Runnable> somebody) {
        guard = somebody;
    }

    /** Performs an action that would lose the edits, unless the user cancels it. */
    public void beforeLeaving(Runnable proceed) {
        guard.accept(proceed);
    }

    /** The animation's file and its content, including the saved edits. */
    public Optional<InspectedFile> file() {
        return file;
    }

    /** Writes edits into the file; on any thread. */
    public EditInspector writer() {
        return writer;
    }

    /** Whether no edit was made since the files were opened. */
    boolean isUntouched() {
        return history.get().entries().isEmpty();
    }

    /** The animation as the file contains it. */
    public Md5Anim original() {
        return file.map(it -> (Md5Anim) it.content()).orElse(Md5Anim.EMPTY);
    }

    /** The animation with all edits. */
    public Md5Anim current() {
        return history.get().current();
    }

    /** The edits that were made, and those that can be undone and redone. */
    public ReadOnlyObjectProperty<History> historyProperty() {
        return history.getReadOnlyProperty();
    }

    /** The differences from the file; updated on every edit. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** Whether anything differs from the file. */
    public ReadOnlyBooleanProperty modifiedProperty() {
        return modified.getReadOnlyProperty();
    }

    /** While this is true, the animation is shown as the file contains it. */
    public BooleanProperty showingOriginalProperty() {
        return showingOriginal;
    }
}
