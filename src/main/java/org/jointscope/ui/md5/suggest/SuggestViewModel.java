package org.jointscope.ui.md5.suggest;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Rig;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.pane.WhenSeen;

/**
 * Searches in the background for edits that make the animation more plausible, and makes them. The results apply to the
 * animation at that time; after any other edit the whole file is searched again, if the pane is visible.
 */
public final class SuggestViewModel {

    /** Whether the pane is visible; if it is not, nothing is searched. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    /** The suggestions, best first. */
    final ReadOnlyObjectWrapper<List<SuggestLine>> lines = new ReadOnlyObjectWrapper<>(this, "lines", List.of());

    /** A sentence about the list, or the reason for an empty one. */
    final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");

    final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper(this, "searching", false);

    /** Whether an animation is open. */
    final ReadOnlyBooleanWrapper animated = new ReadOnlyBooleanWrapper(this, "animated", false);

    /** Whether a joint of the animation is selected. */
    final BooleanBinding jointSelected;

    private final WhenSeen searchingFile = new WhenSeen(showing, this::searchIfOutdated);
    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private Md5Anim searched = Md5Anim.EMPTY;
    private OptionalInt asked = OptionalInt.empty();
    private boolean applying;

    /** @param work a lane of its own */
    public SuggestViewModel(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        this.jointSelected =
                document.selectedJointProperty().isNotEqualTo(Rig.NO_JOINT).and(animated.getReadOnlyProperty());
        document.onModel(open -> outdate());
        message.set(invitation());
    }

    /** Discards the results if the animation has changed. */
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

    /** Compares the edited animation only; the text of the file does not matter. */
    private boolean isUpToDate() {
        return document.editing().current().anim() == searched;
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
        search(OptionalInt.empty(), "");
    }

    /** Searches for suggestions for the selected joint. */
    public void searchJoint() {
        if (jointSelected.get()) {
            search(OptionalInt.of(document.selectedJointProperty().get()), "");
        }
    }

    /** @param applied the repair that was just applied; empty if none */
    private void search(OptionalInt joint, String applied) {
        if (!animated.get()) {
            return;
        }
        forget();
        asked = joint;
        searched = document.editing().current().anim();
        searching.set(true);
        String title = texts.of("suggest.searching");
        message.set(title);
        Md5Anim anim = searched;
        Optional<Md5Mesh> mesh = document.getOpen().md5Mesh();
        work.start(
                title,
                () -> joint.isPresent()
                        ? Suggester.suggest(anim, mesh, joint.getAsInt())
                        : Suggester.suggest(anim, mesh),
                found -> take(found, applied),
                this::fail);
    }

    private void take(List<Suggestion> found, String applied) {
        searching.set(false);
        lines.set(found.stream()
                .map(suggestion -> SuggestLine.of(suggestion, searched, line(suggestion), texts))
                .toList());
        message.set(
                applied.isEmpty()
                        ? describe(found.size(), "suggest.none")
                        : texts.of("suggest.applied", applied, describe(found.size(), "suggest.applied.none")));
    }

    /** @param none the key of the text if nothing was found */
    private String describe(int count, String none) {
        String where = asked.isPresent()
                ? texts.of(
                        "suggest.ofJoint",
                        searched.hierarchy().get(asked.getAsInt()).name())
                : texts.of("suggest.ofFile");
        return count == 0 ? texts.of(none, where) : texts.of("suggest.found", count, where);
    }

    /** This is an internal error, so it is shown as it is. */
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

    /** Makes the edit of a suggestion, and continues the search in the result. */
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
            search(joint, line.what());
        }
    }

    /** Selects the joint of a suggestion, and goes to the first negated quaternion. */
    public void show(SuggestLine line) {
        target(line.suggestion()).ifPresent(target -> target.goTo(document, false));
    }

    /** Shows in the source the joint of a suggestion, or the first negated quaternion. */
    void showSource(SuggestLine line) {
        target(line.suggestion()).ifPresent(target -> target.goTo(document, true));
    }

    private Optional<FileLocation> target(Suggestion suggestion) {
        Subject subject = suggestion.subject();
        return document.getOpen()
                .anim()
                .flatMap(file -> subject.frame() == Subject.NONE
                        ? FileLocation.of(file, subject)
                        : FileLocation.ofOrientation(file, subject));
    }

    private int line(Suggestion suggestion) {
        return target(suggestion).map(target -> target.location().line()).orElse(0);
    }
}
