package org.jointscope.ui.edits;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

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

/** What was done to the animation, step by step, and the way back. */
public final class EditsViewModel {

    /**
     * What the list and the commands show.
     *
     * @param lines all edits, the file as it was opened first; empty if nothing was edited
     * @param title the name of the list, and how many edits are made
     * @param undoText what {@link #undo} takes back, as a menu says it
     * @param redoText what {@link #redo} makes again, as a menu says it
     * @param done the line of the edit that was made last
     */
    public record State(
            List<EditLine> lines, String title, String undoText, String redoText, int done) {

        boolean canUndo() {
            return done > 0;
        }

        boolean canRedo() {
            return done + 1 < lines.size();
        }
    }

    private final Document document;
    private final Editing editing;
    private final Texts texts;
    private final EditWords words;
    private final Effects effects;

    /** What was said of an edit once is not worked out again. */
    private record Told(String title, String summary) {}

    private final Map<Edit, Told> told = new IdentityHashMap<>();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state");
    private final ObservableValue<Boolean> jointEdited;

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
        this.jointEdited =
                Bindings.createObjectBinding(
                        this::isJointEdited,
                        editing.changesProperty(),
                        document.selectedJointProperty());
        editing.historyProperty().subscribe(this::show);
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
        state.set(
                new State(
                        List.copyOf(all),
                        done == 0 ? texts.of("edits.title") : texts.of("edits.title.count", done),
                        name("command.undo", all, done > 0 ? done : all.size()),
                        name("command.redo", all, done + 1),
                        done));
        effects.find(history.entries());
    }

    /** Underscores are mnemonics in a menu. */
    private String name(String key, List<EditLine> lines, int number) {
        return number < lines.size()
                ? texts.of(key + ".of", lines.get(number).title().replace("_", "__"))
                : texts.of(key);
    }

    private boolean isJointEdited() {
        int joint = document.selectedJointProperty().get();
        return joint >= 0
                && joint < editing.current().hierarchy().size()
                && (editing.changesProperty().get().joint(joint)
                        || editing.changesProperty().get().baseframe(joint));
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
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
        if (isJointEdited()) {
            editing.revert(document.selectedJointProperty().get());
        }
    }

    /** Gives everything back as the file has it. */
    public void revertAll() {
        editing.revertAll();
    }

    /** Whether the selected joint differs from what the file says of it. */
    ObservableValue<Boolean> jointEditedProperty() {
        return jointEdited;
    }

    /** Whether anything differs from the file. */
    public ReadOnlyBooleanProperty modifiedProperty() {
        return editing.modifiedProperty();
    }

    /** While this is true, everything is shown as the file has it. */
    public BooleanProperty showingOriginalProperty() {
        return editing.showingOriginalProperty();
    }

    /**
     * An edit in the list.
     *
     * @param number of edits that are made when this one is the last: 0 for none
     * @param title what it does
     * @param summary what it changed in the file
     * @param effect what it did to the pose; empty as long as that is not known
     * @param undone whether it was taken back and could be made again
     */
    public record EditLine(
            int number, String title, String summary, String effect, boolean undone) {}
}
