package org.jointscope.ui.document;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Content;
import org.jointscope.edit.Edit;
import org.jointscope.edit.EditedRows;
import org.jointscope.edit.History;
import org.jointscope.edit.Revert;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.scene.OpenModel;

/**
 * The edits of the open mesh and animation. Every edit is shown immediately, in the pose and in the tables; the files
 * do not change until the user saves them. All edits can be undone, also those from before the last save. If another
 * animation is shown on the mesh, or another mesh with the animation, the edits of the file that is no longer shown
 * remain.
 */
public final class Editing {

    private final Document document;
    private final EditInspector writer = new EditInspector();
    private final ReadOnlyObjectWrapper<History> history =
            new ReadOnlyObjectWrapper<>(this, "history", History.of(Content.EMPTY));
    private final ReadOnlyObjectWrapper<Changes> changes =
            new ReadOnlyObjectWrapper<>(this, "changes", new Changes(Content.EMPTY, Content.EMPTY));
    private final ReadOnlyBooleanWrapper modified = new ReadOnlyBooleanWrapper(this, "modified", false);
    private final BooleanProperty showingOriginal = new SimpleBooleanProperty(this, "showingOriginal", false);
    private Content saved = Content.EMPTY;
    private Content shown = Content.EMPTY;
    private Consumer<Runnable> guard = Runnable::run;
    private List<InspectedFile> shownFiles = List.of();
    private List<InspectedFile> others = List.of();
    private History opened = history.get();

    Editing(Document document) {
        this.document = document;
        showingOriginal.subscribe((before, now) -> showOther());
    }

    /**
     * Whether the edits remain if a model is shown: if it has an edited or open file, and none of those has changed on
     * disk.
     */
    public boolean continuesWith(OpenModel next) {
        List<InspectedFile> known =
                editable(next).filter(file -> find(file).isPresent()).toList();
        return !known.isEmpty()
                && known.stream().allMatch(file -> file.hasBytesOf(find(file).orElseThrow()));
    }

    private static Stream<InspectedFile> editable(OpenModel open) {
        return Stream.of(open.mesh(), open.anim()).flatMap(Optional::stream);
    }

    private Optional<InspectedFile> find(InspectedFile file) {
        return files().stream()
                .filter(known -> known.path().equals(file.path()))
                .findFirst();
    }

    private static Map<Path, ModelFile> contents(List<InspectedFile> files) {
        Map<Path, ModelFile> contents = new LinkedHashMap<>();
        files.forEach(file -> contents.put(file.path(), file.content()));
        return contents;
    }

    /**
     * Starts with another model, or continues with it.
     *
     * @return the files without edits, as far as they can be edited
     */
    List<InspectedFile> open(OpenModel open) {
        boolean continues = continuesWith(open);
        List<InspectedFile> next = editable(open)
                .map(file -> continues ? find(file).orElse(file) : file)
                .toList();
        List<InspectedFile> known = continues ? files() : List.of();
        Map<Path, ModelFile> before = contents(shownFiles);
        shownFiles = List.of();
        showingOriginal.set(false);
        shownFiles = next;
        others = known.stream()
                .filter(file -> !next.contains(file) && isEdited(file, before.keySet()))
                .toList();
        Set<Path> kept = contents(others).keySet();
        UnaryOperator<Content> show =
                content -> content.showing(before, contents(next)).keeping(kept);
        saved = continues ? show.apply(saved) : original();
        shown = Content.of(List.copyOf(contents(next).values()));
        opened = continues ? history.get().map(show) : History.of(original());
        history.set(opened);
        compare();
        return next;
    }

    /**
     * Continues with other versions of the shown files.
     *
     * @param read with the other versions
     * @param reapplied whether the edits of the files that have changed are applied to the other versions; otherwise
     *     they are removed
     * @return the files without edits, as far as they can be edited
     */
    List<InspectedFile> reload(OpenModel read, boolean reapplied) {
        List<InspectedFile> next = editable(read)
                .map(file -> find(file).filter(known -> file.hasBytesOf(known)).orElse(file))
                .toList();
        UnaryOperator<Content> replace = content -> {
            Content replaced = content;
            for (InspectedFile file : next) {
                replaced = shownFiles.contains(file) ? replaced : replaced.with(file.content());
            }
            return replaced;
        };
        History before = history.get();
        History now = reapplied
                ? before.onto(replace.apply(before.original()))
                : before.map(replace).withoutIdle();
        saved = replace.apply(saved);
        showingOriginal.set(false);
        shownFiles = next;
        shown = Content.of(next.stream().map(InspectedFile::content).toList());
        opened = now.entries().isEmpty() ? now : opened;
        history.set(now);
        compare();
        return next;
    }

    /** Whether the edits have the same meaning for other versions of the shown files: these have the same rows. */
    public boolean isApplicable(OpenModel read) {
        List<InspectedFile> others = otherVersions(read);
        return editable(read)
                .filter(file -> find(file).filter(others::contains).isPresent())
                .allMatch(file -> EditedRows.areLike(find(file).orElseThrow().content(), file.content()));
    }

    /** The shown files of which a model has another version. */
    public List<InspectedFile> otherVersions(OpenModel read) {
        return editable(read)
                .filter(file ->
                        find(file).filter(known -> file.hasBytesOf(known)).isEmpty())
                .flatMap(file -> find(file).stream())
                .filter(shownFiles::contains)
                .toList();
    }

    /** Whether an edit, undone or not, changes a file. */
    private boolean isEdited(InspectedFile file, Set<Path> shownPaths) {
        return shownPaths.contains(file.path())
                ? history.get().entries().stream()
                        .anyMatch(it ->
                                it.before().like(file.content()) != it.after().like(file.content()))
                : history.get().edits(file.path());
    }

    /** Shows the edits of the files that were opened. */
    void resume() {
        if (!changes.get().isEmpty()) {
            show();
        }
    }

    /** Adds files that are edited together with the shown ones. */
    public void add(List<InspectedFile> files) {
        List<InspectedFile> added =
                files.stream().filter(it -> find(it).isEmpty()).toList();
        UnaryOperator<Content> add = content -> content.adding(contents(added));
        others = Stream.concat(others.stream(), added.stream()).toList();
        saved = add.apply(saved);
        history.set(history.get().map(add));
    }

    /** Applies an edit that changes something. While the original is shown, edits are ignored. */
    public void apply(Edit edit) {
        if (!shownFiles.isEmpty() && !showingOriginal.get()) {
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
        if (shownFiles.isEmpty() || before != current()) {
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

    /** Restores the name, parent, flags, startIndex and baseframe of a joint from the files. */
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
        Content before = original()
                .with(sinceSaved.mesh() ? original().mesh() : saved.mesh())
                .with(sinceSaved.anim() ? original().anim() : saved.anim());
        changes.set(new Changes(before, current()));
        modified.set(files().stream().anyMatch(this::isModified));
    }

    private void showOther() {
        if (!changes.get().isEmpty()) {
            show();
        }
    }

    private void show() {
        Content now = showingOriginal.get() ? original() : current();
        List<ModelFile> changed = shownFiles.stream()
                .map(InspectedFile::content)
                .filter(file -> now.like(file) != shown.like(file))
                .map(now::like)
                .toList();
        shown = now;
        if (!changed.isEmpty()) {
            document.revise(changed);
        }
    }

    /**
     * Called after a file was written; usually it now contains what is shown.
     *
     * @param file before that
     * @param what the content that was saved
     */
    public void saved(InspectedFile file, InspectedFile written, ModelFile what) {
        if (shownFiles.contains(file)) {
            shownFiles = replaced(shownFiles, file, written);
            saved = saved.with(what);
            compare();
            if (changes.get().isEmpty()) {
                document.settle(shownFiles);
            } else if (document.getOpen().isSettled() && !isModified(written)) {
                document.settle(List.of(written));
            }
        } else if (others.contains(file)) {
            others = replaced(others, file, written);
            Path path = written.path();
            saved = saved.moving(file.path(), path).withOthers((other, now) -> other.equals(path) ? what : now);
            history.set(history.get().map(content -> content.moving(file.path(), path)));
            compare();
        }
    }

    private static List<InspectedFile> replaced(List<InspectedFile> files, InspectedFile file, InspectedFile written) {
        return files.stream().map(it -> it == file ? written : it).toList();
    }

    /** Whether one of the files differs from its content with all edits. */
    public boolean isModified(InspectedFile file) {
        ModelFile now = now(file);
        return isOther(saved.of(file.path(), file.content()), now) && isOther(file.content(), now);
    }

    private static boolean isOther(ModelFile before, ModelFile now) {
        return before != now && !new Changes(Content.of(before), Content.of(now)).isEmpty();
    }

    /** The content of one of the files with all edits. */
    public ModelFile now(InspectedFile file) {
        return current().of(file.path(), file.content());
    }

    /** Sets the function that asks about unsaved edits before an action that would lose them. */
    public void guard(Consumer<Runnable> somebody) {
        guard = somebody;
    }

    /** Performs an action that would lose the edits, unless the user cancels it. */
    public void beforeLeaving(Runnable proceed) {
        guard.accept(proceed);
    }

    /** The shown files that can be edited, with their contents, which include the saved edits. */
    public List<InspectedFile> shownFiles() {
        return shownFiles;
    }

    /** The shown files, then those with edits that are not shown. */
    public List<InspectedFile> files() {
        return Stream.concat(shownFiles.stream(), others.stream()).toList();
    }

    /** Whether no mesh that an edit changes is damaged at the location of the edit. */
    public boolean isWritable(Edit edit) {
        Content after = edit.applyTo(current());
        return files().stream()
                .filter(file -> file.content() instanceof Md5Mesh)
                .allMatch(file -> {
                    ModelFile edited = after.of(file.path(), file.content());
                    return edited == now(file) || writer.rewrite(file, edited).isPresent();
                });
    }

    /** Writes edits into the files; on any thread. */
    public EditInspector writer() {
        return writer;
    }

    /** Whether no edit was made since the files were opened. */
    public boolean isUntouched() {
        return history.get() == opened;
    }

    /** The content of the files. */
    public Content original() {
        return Content.of(shownFiles.stream().map(InspectedFile::content).toList())
                .adding(contents(others));
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
