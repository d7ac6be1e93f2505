package org.jointscope.ui.document;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;

import org.jointscope.check.JointPartners;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Place;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.SkinnedModel;
import org.jointscope.pose.WeightLimit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * What all parts of the window share: the open model, the playhead, the selected joint.
 *
 * <p>An edit makes another {@link OpenModel} of the same files: {@link OpenModel#isSameOpening}
 * tells it from files newly opened. Whoever shows the model then stays where it is: selection,
 * playhead, scroll positions, filters. It comes twice: at once with the new content and, a moment
 * later, with the text and the issues that go with it.
 */
public final class Document {

    /** No joint is selected. */
    public static final int NO_JOINT = -1;

    /** No mesh is selected. */
    public static final int NO_MESH = -1;

    private final ReadOnlyObjectWrapper<OpenModel> open =
            new ReadOnlyObjectWrapper<>(this, "open", OpenModel.NONE);
    private final ReadOnlyObjectWrapper<OpenIssues> issues =
            new ReadOnlyObjectWrapper<>(this, "issues", OpenIssues.NONE);
    private final ReadOnlyObjectWrapper<IssueMarks> marks =
            new ReadOnlyObjectWrapper<>(this, "marks", IssueMarks.NONE);
    private final IntegerProperty selectedJoint =
            new SimpleIntegerProperty(this, "selectedJoint", NO_JOINT);
    private final ObjectProperty<Optional<Component>> selectedComponent =
            new SimpleObjectProperty<>(this, "selectedComponent", Optional.empty());
    // A walking model must not leave the picture.
    private final ObjectProperty<RootMode> rootMode =
            new SimpleObjectProperty<>(this, "rootMode", RootMode.IN_PLACE);
    private final IntegerProperty selectedMesh =
            new SimpleIntegerProperty(this, "selectedMesh", NO_MESH);
    private final ObservableSet<Integer> hiddenMeshes = FXCollections.observableSet();
    private final StringProperty notice = new SimpleStringProperty(this, "notice", "");
    private final Playheads playheads = new Playheads();
    private final EnginePreview preview = new EnginePreview(rootMode, playback());
    private final Md2Choices md2 = new Md2Choices();
    private final Editing editing = new Editing(this);
    private final List<Runnable> poseListeners = new ArrayList<>();
    private final List<Runnable> revisionListeners = new ArrayList<>();
    private final List<Consumer<SourcePlace>> sourceListeners = new ArrayList<>();

    public Document() {
        playback().frameProperty().subscribe(this::pose);
        playback().loopRuleProperty().subscribe(this::pose);
        rootMode.subscribe(this::pose);
        playheads.onLoad(preview::keeping);
        preview.blendProperty().subscribe(this::pose);
        preview.weightsProperty().subscribe(this::limitWeights);
        editing.historyProperty().subscribe(history -> notice.set(""));
    }

    /** Shows another model, from its first frame on. */
    public void show(OpenModel model) {
        selectedJoint.set(NO_JOINT);
        selectedComponent.set(Optional.empty());
        selectedMesh.set(NO_MESH);
        hiddenMeshes.clear();
        md2.forget();
        editing.open(model);
        showIssues(OpenIssues.of(model), model);
        WeightLimit limit = preview.weightsProperty().get();
        open.set(limit.equals(WeightLimit.NONE) ? model : model.limited(limit));
        playheads.load(model);
        pose();
    }

    /** The same model with other weights, in the same pose. */
    private void limitWeights() {
        open.set(open.get().limited(preview.weightsProperty().get()));
        pose();
    }

    /** Shows what became of the animation, where everybody looks at it. */
    void revise(Md5Anim edited) {
        OpenModel revised = open.get().revised(edited);
        int selected = sameJoint(open.get().model().rig(), revised.model().rig());
        open.set(revised);
        selectedJoint.set(selected);
        pose();
        revisionListeners.forEach(Runnable::run);
    }

    /** The selected joint is still the selected one when joints change places. */
    private int sameJoint(Rig before, Rig after) {
        int selected = selectedJoint.get();
        if (selected == NO_JOINT) {
            return NO_JOINT;
        }
        if (selected < after.size() && after.name(selected).equals(before.name(selected))) {
            return selected;
        }
        return new JointPartners(names(after), names(before)).inMesh(selected);
    }

    private static List<String> names(Rig rig) {
        return IntStream.range(0, rig.size()).mapToObj(rig::name).toList();
    }

    /** Calls back whenever the animation was edited and what became of it is shown. */
    void onRevision(Runnable listener) {
        revisionListeners.add(listener);
    }

    /** The text is known that goes with the animation which is shown, and what is wrong with it. */
    void settle(InspectedFile reread) {
        OpenModel settled = open.get().settled(reread);
        showIssues(OpenIssues.of(settled), settled);
        open.set(settled);
    }

    /** Shows what is wrong with the open files, as far as it is known. */
    void showIssues(OpenIssues known) {
        showIssues(known, open.get());
    }

    private void showIssues(OpenIssues known, OpenModel model) {
        marks.set(IssueMarks.of(known, model));
        issues.set(known);
    }

    private void pose() {
        SkinnedModel model = open.get().model();
        double frame = modelPlayhead().getFrame();
        LoopRule loop = modelPlayhead().loopRule();
        Blend blend = preview.blendProperty().get();
        if (model.keyframes().isPresent() && playback().isInRound()) {
            int first = playback().range().startProperty().get();
            int last = playback().range().endProperty().get();
            model.poseRound(frame, first, last, blend, loop);
        } else {
            model.pose(frame, blend, rootMode.get(), loop);
        }
        for (int i = 0; i < poseListeners.size(); i++) {
            poseListeners.get(i).run();
        }
    }

    /**
     * Calls back whenever the model stands in another pose: many times a second, so without an
     * event object.
     */
    public void onPose(Runnable listener) {
        poseListeners.add(listener);
    }

    /** Shows where in the text of an open file something stands. */
    public void showSource(SourcePlace place) {
        sourceListeners.forEach(listener -> listener.accept(place));
    }

    /** Lets somebody read where a file speaks of something, if it does. */
    public void showSource(InspectedFile file, Subject subject) {
        file.map()
                .find(subject)
                .ifPresent(span -> showSource(new SourcePlace(file, span.first(), true)));
    }

    /** Lets somebody read what stands at a place in a file. */
    public void showSource(InspectedFile file, Place place) {
        Location location = new Location(place.line(), place.column());
        showSource(new SourcePlace(file, location, true));
    }

    /** Calls back whenever a place in the text of an open file is to be shown. */
    public void onShowSource(Consumer<SourcePlace> listener) {
        sourceListeners.add(listener);
    }

    public ReadOnlyObjectProperty<OpenModel> openProperty() {
        return open.getReadOnlyProperty();
    }

    public OpenModel getOpen() {
        return open.get();
    }

    /** What is wrong with the open files: at first each for itself, later also as a pair. */
    public ReadOnlyObjectProperty<OpenIssues> issuesProperty() {
        return issues.getReadOnlyProperty();
    }

    public OpenIssues getIssues() {
        return issues.get();
    }

    /** Where in the model the issues are. */
    public ReadOnlyObjectProperty<IssueMarks> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    /** Index of the selected joint in the rig that is shown, or {@link #NO_JOINT}. */
    public IntegerProperty selectedJointProperty() {
        return selectedJoint;
    }

    /** The component of the selected joint that is selected, if one is. */
    public ObjectProperty<Optional<Component>> selectedComponentProperty() {
        return selectedComponent;
    }

    /** Index of the mesh that is described, or {@link #NO_MESH}. */
    public IntegerProperty selectedMeshProperty() {
        return selectedMesh;
    }

    /** Where the root is drawn; what tables say is always as in the file. */
    public ObjectProperty<RootMode> rootModeProperty() {
        return rootMode;
    }

    /** Indices of the meshes that are not drawn. */
    public ObservableSet<Integer> hiddenMeshes() {
        return hiddenMeshes;
    }

    /** What was just done, in a sentence; empty if it is not news any more. */
    public StringProperty noticeProperty() {
        return notice;
    }

    /** What is tried on the animation. */
    public Editing editing() {
        return editing;
    }

    /** The playhead on the timeline. */
    public Playback playback() {
        return playheads.playback();
    }

    /** Where the playhead puts the model. */
    public ModelPlayhead modelPlayhead() {
        return playheads.model();
    }

    /** The flight of the camera that is open, and where the playhead puts the camera. */
    public Flight flight() {
        return playheads.flight();
    }

    /** What the timeline shows, if there is a choice. */
    public Playheads playheads() {
        return playheads;
    }

    /** In whose manner the model is shown. */
    public EnginePreview preview() {
        return preview;
    }

    /** What of an .md2 is selected, and how it is drawn. */
    public Md2Choices md2() {
        return md2;
    }
}
