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
 * What is tried on the open animation. Every edit is shown at once, in the pose and in the tables;
 * the file stays as it is until somebody saves it. All edits can be undone, also those from before
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

    /** Another model is shown. */
    void open(OpenModel open) {
        file = Optional.empty();
        showingOriginal.set(false);
        file = open.anim();
        saved = original();
        history.set(History.of(original()));
        compare();
    }

    /**
     * Makes a change, unless it changes nothing. While the original is looked at, nothing changes.
     */
    public void apply(Edit edit) {
        if (file.isPresent() && !showingOriginal.get()) {
            go(history.get().with(edit));
        }
    }

    /**
     * Makes a change that was worked out elsewhere, unless something else was changed meanwhile.
     *
     * @param before that it was worked out for
     * @param after what came of it
     * @return whether it was made
     */
    public boolean apply(Edit edit, Md5Anim before, Md5Anim after) {
        if (file.isEmpty() || before != current()) {
            return false;
        }
        showingOriginal.set(false);
        go(history.get().with(edit, after));
        return true;
    }

    /** Takes the last change back. */
    public void undo() {
        go(history.get().undo());
    }

    /** Makes the change again that was taken back last. */
    public void redo() {
        go(history.get().redo());
    }

    /** Goes to where so many of all edits are made, and the others undone. */
    public void goTo(int done) {
        go(history.get().at(done));
    }

    /** Gives a joint its flags, its startIndex and its baseframe back, as the file has them. */
    public void revert(int joint) {
        apply(new Revert(original(), joint));
    }

    /** Gives the whole animation back as the file has it; which can be undone, too. */
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

    /** What the file cannot hold is no change: what stands in for it is what was saved. */
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
     * The animation's file has been written; usually it holds now what is shown.
     *
     * @param what was to be written
     */
    public void saved(InspectedFile written, Md5Anim what) {
        file = Optional.of(written);
        saved = what;
        compare();
        if (!modified.get()) {
            document.settle(written);
        }
    }

    /** Lets somebody decide what becomes of edits before something is done that would lose them. */
    public void guard(Consumer<Runnable> somebody) {
        guard = somebody;
    }

    /** Does something that would lose the edits, unless somebody thinks better of it. */
    public void beforeLeaving(Runnable proceed) {
        guard.accept(proceed);
    }

    /** The animation's file, and what it holds: that of the edits which were saved. */
    public Optional<InspectedFile> file() {
        return file;
    }

    /** Writes edits into the file; on any thread. */
    public EditInspector writer() {
        return writer;
    }

    /** Whether nothing was edited since the files were opened. */
    boolean isUntouched() {
        return history.get().entries().isEmpty();
    }

    /** The animation as the file holds it. */
    public Md5Anim original() {
        return file.map(it -> (Md5Anim) it.content()).orElse(Md5Anim.EMPTY);
    }

    /** The animation with all edits. */
    public Md5Anim current() {
        return history.get().current();
    }

    /** What was done, and what can be undone and redone. */
    public ReadOnlyObjectProperty<History> historyProperty() {
        return history.getReadOnlyProperty();
    }

    /** What differs from the file: changes with every edit. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** Whether anything differs from the file. */
    public ReadOnlyBooleanProperty modifiedProperty() {
        return modified.getReadOnlyProperty();
    }

    /** While this is true, the animation is shown as the file holds it. */
    public BooleanProperty showingOriginalProperty() {
        return showingOriginal;
    }
}
