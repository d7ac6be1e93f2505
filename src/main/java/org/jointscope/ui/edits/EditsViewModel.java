package org.jointscope.ui.edits;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.edit.Edit;
import org.jointscope.edit.History;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was done to the animation, step by step, and the way back. */
public final class EditsViewModel {

    private final Document document;
    private final Editing editing;
    private final Texts texts;
    private final EditWords words;
    private final Effects effects;

    /** What was said of an edit once is not worked out again. */
    private record Told(String title, String summary) {}

    private final Map<Edit, Told> told = new IdentityHashMap<>();
    private final ReadOnlyObjectWrapper<List<EditLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(this, "title", "");
    private final ReadOnlyStringWrapper undoText = new ReadOnlyStringWrapper(this, "undoText", "");
    private final ReadOnlyStringWrapper redoText = new ReadOnlyStringWrapper(this, "redoText", "");
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
    private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper(this, "canRedo");
    private final ReadOnlyBooleanWrapper jointEdited =
            new ReadOnlyBooleanWrapper(this, "jointEdited");

    /**
     * @param work a lane of its own, to find out what edits did to the pose
     */
    public EditsViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.effects =
                new Effects(work, texts, () -> show(document.editing().historyProperty().get()));
        this.editing = document.editing();
        this.texts = texts;
        this.words = new EditWords(texts);
        editing.historyProperty().subscribe(this::show);
        editing.changesProperty().subscribe(changes -> followJoint());
        document.selectedJointProperty().subscribe(joint -> followJoint());
    }

    private Told tell(History.Entry entry) {
        return new Told(
                words.of(entry.edit(), entry.before()),
                words.summary(entry.before(), entry.after()));
    }

    private void show(History history) {
        List<EditLine> all = new ArrayList<>();
        int done = history.doneCount();
        for (History.Entry entry : history.entries()) {
            int number = all.size() + 1;
            Told words = told.computeIfAbsent(entry.edit(), edit -> tell(entry));
            all.add(
                    new EditLine(
                            number,
                            words.title(),
                            words.summary(),
                            effects.of(entry),
                            number > done));
        }
        if (all.isEmpty()) {
            told.clear();
        } else {
            all.addFirst(new EditLine(0, texts.of("edits.original"), "", "", false));
        }
        lines.set(List.copyOf(all));
        title.set(done == 0 ? texts.of("edits.title") : texts.of("edits.title.count", done));
        undoText.set(
                name("command.undo", done > 0 ? Optional.of(all.get(done)) : Optional.empty()));
        redoText.set(
                name(
                        "command.redo",
                        done + 1 < all.size() ? Optional.of(all.get(done + 1)) : Optional.empty()));
        canUndo.set(done > 0);
        canRedo.set(done + 1 < all.size());
        effects.find(history.entries());
    }

    /** Underscores are mnemonics in a menu. */
    private String name(String key, Optional<EditLine> line) {
        return line.map(it -> texts.of(key + ".of", it.title().replace("_", "__")))
                .orElseGet(() -> texts.of(key));
    }

    private void followJoint() {
        int joint = document.selectedJointProperty().get();
        boolean there = joint >= 0 && joint < editing.current().hierarchy().size();
        jointEdited.set(
                there
                        && (editing.changesProperty().get().joint(joint)
                                || editing.changesProperty().get().baseframe(joint)));
    }

    /** All edits, the file as it was opened first; empty if nothing was edited. */
    public ReadOnlyObjectProperty<List<EditLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** The line of the edit that was made last. */
    public int current() {
        return editing.historyProperty().get().doneCount();
    }

    /** Undoes all edits behind a line, or makes those up to it again. */
    public void goTo(EditLine line) {
        editing.goTo(line.number());
    }

    public void undo() {
        editing.undo();
    }

    public void redo() {
        editing.redo();
    }

    /** Gives the selected joint back what the file says of it. */
    public void revertJoint() {
        if (jointEdited.get()) {
            editing.revert(document.selectedJointProperty().get());
        }
    }

    /** Gives everything back as the file has it. */
    public void revertAll() {
        editing.revertAll();
    }

    /** The name of the list, and how many edits are made. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** What {@link #undo} takes back, as a menu says it. */
    public ReadOnlyStringProperty undoTextProperty() {
        return undoText.getReadOnlyProperty();
    }

    /** What {@link #redo} makes again, as a menu says it. */
    public ReadOnlyStringProperty redoTextProperty() {
        return redoText.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canRedoProperty() {
        return canRedo.getReadOnlyProperty();
    }

    /** Whether the selected joint differs from what the file says of it. */
    public ReadOnlyBooleanProperty jointEditedProperty() {
        return jointEdited.getReadOnlyProperty();
    }

    /** Whether anything differs from the file. */
    public ReadOnlyBooleanProperty modifiedProperty() {
        return editing.modifiedProperty();
    }

    /** While this is true, everything is shown as the file has it. */
    public BooleanProperty showingOriginalProperty() {
        return editing.showingOriginalProperty();
    }
}
