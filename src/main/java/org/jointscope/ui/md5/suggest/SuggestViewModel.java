package org.jointscope.ui.md5.suggest;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Searches in the background for edits that would make sense of the animation, and makes them. What
 * was found is for the animation as it is then; after any other edit the whole file is searched
 * again, if somebody looks.
 */
public final class SuggestViewModel {

    /** Whether anyone can see the pane; while nobody can, nothing is searched. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The suggestions, best first. */
    final ReadOnlyObjectWrapper<List<SuggestLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());

    /** A sentence about the list, or why there is none. */
    final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");

    final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper(this, "searching", false);

    /** Whether there is an animation to search in. */
    final ReadOnlyBooleanWrapper animated = new ReadOnlyBooleanWrapper(this, "animated", false);

    /** Whether there is a joint to search for. */
    final BooleanBinding jointSelected;

    private final WhenSeen searchingFile = new WhenSeen(showing, this::searchIfOutdated);
    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private Md5Anim searched = Md5Anim.EMPTY;
    private OptionalInt asked = OptionalInt.empty();
    private boolean applying;

    /**
     * @param work a lane of its own
     */
    public SuggestViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        this.jointSelected =
                document.selectedJointProperty()
                        .isNotEqualTo(Document.NO_JOINT)
                        .and(animated.getReadOnlyProperty());
        document.onModel(open -> outdate());
        message.set(invitation());
    }

    /** While the animation stays what it was, so does what was found. */
    private void outdate() {
        animated.set(document.getOpen().md5Anim().isPresent());
        if (applying || isUpToDate()) {
            return;
        }
        forget();
        searched = Md5Anim.EMPTY;
        message.set(invitation());
        searchingFile.run();
    }

    /** What the file says may be looked at meanwhile: it is the edited animation that counts. */
    private boolean isUpToDate() {
        return document.editing().current() == searched;
    }

    private void searchIfOutdated() {
        if (!isUpToDate()) {
            searchFile();
        }
    }

    private String invitation() {
        return texts.of(animated.get() ? "suggest.invitation" : "suggest.missing");
    }

    private void forget() {
        work.cancel();
        searching.set(false);
        lines.set(List.of());
    }

    public void searchFile() {
        search(OptionalInt.empty());
    }

    /** Searches for what the selected joint could do otherwise. */
    public void searchJoint() {
        if (jointSelected.get()) {
            search(OptionalInt.of(document.selectedJointProperty().get()));
        }
    }

    private void search(OptionalInt joint) {
        if (!animated.get()) {
            return;
        }
        forget();
        asked = joint;
        searched = document.editing().current();
        searching.set(true);
        String title = texts.of("suggest.searching");
        message.set(title);
        Md5Anim anim = searched;
        Optional<Md5Mesh> mesh = document.getOpen().md5Mesh();
        work.start(
                title,
                () ->
                        joint.isPresent()
                                ? Suggester.suggest(anim, mesh, joint.getAsInt())
                                : Suggester.suggest(anim, mesh),
                this::take,
                this::fail);
    }

    private void take(List<Suggestion> found) {
        searching.set(false);
        lines.set(
                found.stream()
                        .map(suggestion -> SuggestLine.of(suggestion, searched, texts))
                        .toList());
        message.set(describe(found.size()));
    }

    private String describe(int count) {
        String where =
                asked.isPresent()
                        ? texts.of(
                                "suggest.ofJoint",
                                searched.hierarchy().get(asked.getAsInt()).name())
                        : texts.of("suggest.ofFile");
        return switch (count) {
            case 0 -> texts.of("suggest.none", where);
            case 1 -> texts.of("suggest.found.one", where);
            default -> texts.of("suggest.found", count, where);
        };
    }

    /** That is a fault of ours, so it is told as it is. */
    private void fail(Throwable fault) {
        searching.set(false);
        message.set(texts.of("suggest.failed", fault));
    }

    public void stop() {
        if (searching.get()) {
            forget();
            message.set(texts.of("suggest.stopped"));
        }
    }

    /** Makes the edit of a suggestion, and searches on in what comes of it. */
    public void apply(SuggestLine line) {
        if (!lines.get().contains(line) || !isUpToDate()) {
            return;
        }
        OptionalInt joint = asked;
        show(line);
        applying = true;
        document.editing().apply(line.suggestion().edit());
        applying = false;
        if (!isUpToDate()) {
            search(joint);
        }
    }

    /** Selects the joint that a suggestion is about. */
    public void show(SuggestLine line) {
        line.suggestion().joint().ifPresent(document.selectedJointProperty()::set);
    }
}
