package org.jointscope.ui.edits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.History;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.editing.EffectWords;

/** The edits of the open files, one by one, with undo and redo. */
public final class EditsViewModel {

    /**
     * The contents of the list and the commands.
     *
     * @param lines all edits, after the file as it was opened; empty if nothing was edited
     * @param title the name of the list, and the number of edits made
     * @param undoText the menu text for undo, with the edit
     * @param redoText the menu text for redo, with the edit
     * @param done the line of the edit that was made last
     */
    public record State(List<EditLine> lines, String title, String undoText, String redoText, int done) {

        boolean canUndo() {
            return done > 0;
        }

        boolean canRedo() {
            return done + 1 < lines.size();
        }
    }

    /**
     * An edit in the list.
     *
     * @param number of edits that are made when this one is the last: 0 for none
     * @param title the name of the edit
     * @param summary its changes in the file
     * @param effect its effect on the pose; empty until that is known
     * @param undone whether it was undone and can be redone
     */
    public record EditLine(int number, String title, String summary, String effect, boolean undone) {}

    /** The texts about an edit, which are computed once. */
    private record Told(String title, String summary) {}

    private final Document document;
    private final Editing editing;
    private final BackgroundWork work;
    private final Texts texts;
    private final EditWords words;
    private final Map<Edit, Told> told = new IdentityHashMap<>();

    /** The effects of edits on the pose, by the edit: each edit is a separate object. */
    private final Map<Edit, String> effects = new IdentityHashMap<>();

    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state");
    private final ObservableValue<Boolean> jointEdited;

    /** @param work a lane of its own, to compute the effects of edits on the pose */
    public EditsViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.editing = document.editing();
        this.work = work;
        this.texts = texts;
        this.words = new EditWords(texts);
        this.jointEdited = Bindings.createObjectBinding(
                this::isJointEdited, editing.changesProperty(), document.selectedJointProperty());
        editing.historyProperty().subscribe(this::show);
    }

    private Told tell(History.Entry entry) {
        return new Told(words.of(entry.edit(), entry.before()), words.summary(entry.before(), entry.after()));
    }

    private void show(History history) {
        List<EditLine> all = new ArrayList<>();
        int done = history.doneCount();
        for (History.Entry entry : history.entries()) {
            int number = all.size() + 1;
            Told words = told.computeIfAbsent(entry.edit(), edit -> tell(entry));
            all.add(new EditLine(
                    number,
                    entry.isElsewhere() ? elsewhere(entry, words.title()) : words.title(),
                    words.summary(),
                    effects.getOrDefault(entry.edit(), ""),
                    number > done));
        }
        if (all.isEmpty()) {
            told.clear();
        } else {
            all.addFirst(new EditLine(0, texts.of("edits.original"), "", "", false));
        }
        state.set(new State(
                List.copyOf(all),
                done == 0 ? texts.of("edits.title") : texts.of("edits.title.count", done),
                name("command.undo", all, done > 0 ? done : all.size()),
                name("command.redo", all, done + 1),
                done));
        findEffects(history.entries());
    }

    private String elsewhere(History.Entry entry, String title) {
        String files = entry.after().othersSince(entry.before()).stream()
                .map(path -> String.valueOf(path.getFileName()))
                .collect(Collectors.joining(", "));
        return texts.of("edits.elsewhere", title, files);
    }

    /** The title of a command. Only the first underscore in a menu is a mnemonic. */
    private String name(String key, List<EditLine> lines, int number) {
        return number < lines.size() ? texts.of(key + ".of", lines.get(number).title()) : texts.of(key);
    }

    /** Computes the effects of edits, the latest first, and removes those of other edits. */
    private void findEffects(List<History.Entry> entries) {
        Set<Edit> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
        entries.forEach(entry -> wanted.add(entry.edit()));
        effects.keySet().removeIf(edit -> !wanted.contains(edit));
        Optional<History.Entry> next = entries.reversed().stream()
                .filter(entry -> !entry.isElsewhere())
                .filter(entry -> !effects.containsKey(entry.edit()))
                .findFirst();
        next.ifPresentOrElse(this::findEffect, work::cancel);
    }

    private void findEffect(History.Entry entry) {
        work.start(
                texts.of("repair.working"),
                () -> new EffectWords(texts).of(entry.edit(), entry.before(), entry.after()),
                effect -> take(entry.edit(), effect),
                failure -> take(entry.edit(), texts.of("edits.failed", failure)));
    }

    private void take(Edit edit, String effect) {
        effects.put(edit, effect);
        show(editing.historyProperty().get());
    }

    private boolean isJointEdited() {
        int joint = document.selectedJointProperty().get();
        Changes changes = editing.changesProperty().get();
        return joint >= 0
                && joint < editing.current().joints().size()
                && (changes.visibleJoint(joint) || changes.joint(joint) || changes.baseframe(joint));
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Reverts the selected joint to the file. */
    public void revertJoint() {
        if (isJointEdited()) {
            editing.revert(document.selectedJointProperty().get());
        }
    }

    /** Whether the selected joint differs from the file. */
    ObservableValue<Boolean> jointEditedProperty() {
        return jointEdited;
    }
}
