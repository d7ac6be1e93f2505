package org.jointscope.ui.document;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.edit.Changes;
import org.jointscope.edit.Content;
import org.jointscope.edit.Edit;
import org.jointscope.edit.History;
import org.jointscope.edit.Revert;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The edits of the open mesh and animation. Every edit is shown immediately, in the pose and in the
 * tables; the files do not change until the user saves them. All edits can be undone, also those
 * from before the last save.
 */
public final class Editing {

    private final Document document;
    private final EditInspector writer = new EditInspector();
    private final ReadOnlyObjectWrapper<History> history =
            new ReadOnlyObjectWrapper<>(this, "history", History.of(Content.EMPTY));
    private final ReadOnlyObjectWrapper<Changes> changes =
            new ReadOnlyObjectWrapper<>(this, "changes", new Changes(Content.EMPTY, Content.EMPTY));
    private final ReadOnlyBooleanWrapper modified =
            new ReadOnlyBooleanWrapper(this, "modified", false);
    private final BooleanProperty showingOriginal =
            new SimpleBooleanProperty(this, "showingOriginal", false);
    private Content saved = Content.EMPTY;
    private Content shown = Content.EMPTY;
    private Consumer<Runnable> guard = Runnable::run;
    private List<InspectedFile> files = List.of();

    Editing(Document document) {
        this.document = document;
        showingOriginal.subscribe((before, now) -> showOther());
    }

    /** Starts with another model. */
    void open(OpenModel open) {
        files = List.of();
        showingOriginal.set(false);
        files = Stream.of(open.mesh(), open.anim()).flatMap(Optional::stream).toList();
        saved = original();
        shown = original();
        history.set(History.of(original()));
        compare();
    }

    /** Applies an edit that changes something. While the original is shown, edits are ignored. */
    public void apply(Edit edit) {
        if (!files.isEmpty() && !showingOriginal.get()) {
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
    public boolean apply(Edit edit, Content before, Content after) {
        if (files.isEmpty() || before != current()) {
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

    /** Restores the name, flags, startIndex and baseframe of a joint from the files. */
    public void revert(int joint) {
        apply(new Revert(original(), joint));
    }

    /** Restores everything from the files; this can be undone. */
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

    /** A value that a file cannot store is not a change: its replacement was saved. */
    private void compare() {
        Changes sinceSaved = new Changes(saved, current());
        Content before =
                original()
                        .with(sinceSaved.mesh() ? original().mesh() : saved.mesh())
                        .with(sinceSaved.anim() ? original().anim() : saved.anim());
        changes.set(new Changes(before, current()));
        modified.set(!changes.get().isEmpty());
    }

    private void showOther() {
        if (modified.get()) {
            show();
        }
    }

    private void show() {
        if (!files.isEmpty()) {
            Content now = showingOriginal.get() ? original() : current();
            List<ModelFile> changed =
                    files.stream()
                            .map(InspectedFile::content)
                            .filter(file -> now.like(file) != shown.like(file))
                            .map(now::like)
                            .toList();
            shown = now;
            document.revise(changed);
        }
    }

    /**
     * Called after a file was written; usually it now contains what is shown.
     *
     * @param what the content that was saved
     */
    public void saved(InspectedFile written, ModelFile what) {
        files = files.stream().map(it -> it.kind() == written.kind() ? written : it).toList();
        saved = saved.with(what);
        compare();
        if (!modified.get()) {
            document.settle(files);
        } else if (document.getOpen().isSettled() && !isModified(written)) {
            document.settle(List.of(written));
        }
    }

    /** Whether one of the files differs from its content with all edits. */
    public boolean isModified(InspectedFile file) {
        return changes.get().ofFile(file.content());
    }

    /** Sets the function that asks about unsaved edits before an action that would lose them. */
    public void guard(Consumer<Runnable> somebody) {
        guard = somebody;
    }

    /** Performs an action that would lose the edits, unless the user cancels it. */
    public void beforeLeaving(Runnable proceed) {
        guard.accept(proceed);
    }

    /** The files that can be edited, with their contents, which include the saved edits. */
    public List<InspectedFile> files() {
        return files;
    }

    /** Whether the mesh, if an edit changes it, is not damaged at the location of the edit. */
    public boolean isWritable(Edit edit) {
        Md5Mesh before = current().mesh();
        Md5Mesh after = edit.applyTo(before);
        return after == before
                || files.stream()
                        .filter(file -> file.content() instanceof Md5Mesh)
                        .allMatch(file -> writer.rewrite(file, after).isPresent());
    }

    /** Writes edits into the files; on any thread. */
    public EditInspector writer() {
        return writer;
    }

    /** Whether no edit was made since the files were opened. */
    public boolean isUntouched() {
        return history.get().entries().isEmpty();
    }

    /** The content of the files. */
    public Content original() {
        return Content.of(files.stream().map(InspectedFile::content).toList());
    }

    /** The content with all edits. */
    public Content current() {
        return history.get().current();
    }

    /** The edits that were made, and those that can be undone and redone. */
    public ReadOnlyObjectProperty<History> historyProperty() {
        return history.getReadOnlyProperty();
    }

    /** The differences from the files; updated on every edit. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** Whether anything differs from the files. */
    public ReadOnlyBooleanProperty modifiedProperty() {
        return modified.getReadOnlyProperty();
    }

    /** While this is true, everything is shown as the files contain it. */
    public BooleanProperty showingOriginalProperty() {
        return showingOriginal;
    }
}
