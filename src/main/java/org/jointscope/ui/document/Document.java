package org.jointscope.ui.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.jointscope.analysis.JointPartners;
import org.jointscope.analysis.JointPartners.Likeness;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.TextureChoice;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Walk;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.playback.CameraPlayhead;
import org.jointscope.ui.playback.EnginePreview;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.playback.Playheads;

/**
 * The state that all parts of the window share: the open files, the playhead, the selection.
 *
 * <p>All data about the open files is one immutable {@link DocumentState} in one property. It contains the step that
 * led to it, so that listeners do not need to store the previous state. An edit causes two states: immediately one with
 * the new content, later one with its text and issues; selection, playhead, scroll positions and filters do not change.
 */
public final class Document {

    /** No mesh is selected. */
    public static final int NO_MESH = -1;

    private final ReadOnlyObjectWrapper<DocumentState> state =
            new ReadOnlyObjectWrapper<>(this, "state", DocumentState.NOTHING_OPEN);
    private final ObjectProperty<OpenModel> model = new SimpleObjectProperty<>(this, "model", OpenModel.NONE);
    private final ReadOnlyObjectWrapper<Counterpart> counterpart =
            new ReadOnlyObjectWrapper<>(this, "counterpart", Counterpart.NONE);
    private Counterpart replacement = Counterpart.NONE;
    private final ObservableValue<IssueMarks> marks = state.map(DocumentState::marks);
    private final IntegerProperty selectedJoint = new SimpleIntegerProperty(this, "selectedJoint", Rig.NO_JOINT);
    private final ObjectProperty<Optional<Component>> selectedComponent =
            new SimpleObjectProperty<>(this, "selectedComponent", Optional.empty());
    // A walking model must not leave the viewport.
    private final ObjectProperty<RootMode> rootMode = new SimpleObjectProperty<>(this, "rootMode", RootMode.IN_PLACE);
    private final IntegerProperty selectedMesh = new SimpleIntegerProperty(this, "selectedMesh", NO_MESH);
    private final IntegerProperty shownTerms = new SimpleIntegerProperty(this, "shownTerms", Integer.MAX_VALUE);
    private final ReadOnlyObjectWrapper<Optional<MeshVertex>> selectedVertex =
            new ReadOnlyObjectWrapper<>(this, "selectedVertex", Optional.empty());
    private final ObservableSet<Integer> hiddenMeshes = FXCollections.observableSet();
    private final StringProperty notice = new SimpleStringProperty(this, "notice", "");
    private final Playheads playheads = new Playheads();
    private final EnginePreview preview = new EnginePreview(rootMode, playback());
    private PoseOptions options = PoseOptions.FILE;
    private final ObjectProperty<Walk> walk = new SimpleObjectProperty<>(this, "walk", Walk.NONE);
    private GameTree gameTree = GameTree.NEARBY;
    private Runnable gameTreeListener = () -> {};
    private final Md2Choices md2 = new Md2Choices();
    private final Editing editing = new Editing(this);
    private final FrameMeter meter = new FrameMeter();
    private final List<Runnable> poseListeners = new ArrayList<>();
    private final List<Consumer<DocumentState>> workers = new ArrayList<>();
    private final List<Consumer<SourceLocation>> sourceListeners = new ArrayList<>();

    private final InterpolationChoices interpolation;

    public Document() {
        // Steps that do not change the model are not events for values that depend on it.
        state.subscribe(now -> model.set(now.open()));
        playback().frameProperty().subscribe(this::pose);
        playback().loopRuleProperty().subscribe(this::pose);
        rootMode.subscribe(this::pose);
        playheads.onLoad(preview::keeping);
        preview.blendProperty().subscribe(this::pose);
        preview.unflaggedProperty().subscribe(this::pose);
        preview.mistakesProperty().subscribe(this::pose);
        walk.subscribe(this::pose);
        preview.weightsProperty().subscribe(this::limitWeights);
        preview.scalesProperty().subscribe(this::loadAgain);
        preview.halvedProperty().subscribe(this::loadAgain);
        editing.historyProperty().subscribe(history -> notice.set(""));
        interpolation = new InterpolationChoices(this);
    }

    /**
     * Shows another model from its first frame on. With another animation of the same mesh, or another mesh with the
     * same joints, the joint of the same name and its component stay selected. Another animation of the same mesh is
     * played if the one before was. Edits of files that were open before remain.
     */
    public void show(OpenModel read) {
        boolean continues = read.isOfSameMesh(getOpen()) && playback().canPlay();
        boolean playing = playback().playingProperty().get();
        int joint = read.sameJoint(getOpen(), selectedJoint.get());
        walk.set(Walk.NONE);
        Optional<Component> component = joint == Rig.NO_JOINT ? Optional.empty() : selectedComponent.get();
        selectedJoint.set(Rig.NO_JOINT);
        selectedComponent.set(Optional.empty());
        selectedMesh.set(NO_MESH);
        selectedVertex.set(Optional.empty());
        hiddenMeshes.clear();
        md2.forget();
        OpenModel withEdits = read.withFiles(editing.open(read));
        OpenModel model =
                read.isOfSameMesh(getOpen()) ? withEdits.with(getOpen().choice()) : withEdits;
        if (!model.isOfSameMesh(getOpen())) {
            playback().speedProperty().set(1);
        }
        DocumentState opened = DocumentState.opened(model, asPreviewed(model));
        state.set(opened);
        playheads.load(model.timelineFrames(), camera(model));
        if (continues) {
            playback().playingProperty().set(playing && playback().canPlay());
        }
        selectedJoint.set(joint);
        selectedComponent.set(component);
        pose();
        follow(opened);
        editing.resume();
    }

    private static CameraPath camera(OpenModel model) {
        return model.md5Camera().map(CameraPath::of).orElse(CameraPath.NONE);
    }

    /** As the selected engine loads it. */
    private OpenModel asPreviewed(OpenModel model) {
        WeightLimit limit = preview.weightsProperty().get();
        return asLoaded(limit.equals(WeightLimit.NONE) ? model : model.limited(limit));
    }

    /**
     * Shows other versions of the open files. Frame, range, speed, selection, hidden meshes and the edits of the files
     * that have not changed remain, as far as their subjects exist.
     *
     * @param reapplied whether the edits of the files that have changed are applied to the other versions
     */
    public void reload(OpenModel read, boolean reapplied) {
        Rig before = getOpen().model().rig();
        OpenModel model =
                read.withFiles(editing.reload(read, reapplied)).with(getOpen().choice());
        Rig after = model.model().rig();
        int joint = selectedJoint.get();
        int same = joint == Rig.NO_JOINT ? Rig.NO_JOINT : after.names().indexOf(before.name(joint));
        Optional<Component> component = selectedComponent.get();
        if (!after.isLike(before)) {
            walk.set(Walk.NONE);
            selectedJoint.set(Rig.NO_JOINT);
        }
        selectedVertex.set(selectedVertex.get().filter(model::has));
        if (selectedMesh.get() >= model.meshes().size()) {
            selectedMesh.set(NO_MESH);
        }
        hiddenMeshes.removeIf(mesh -> mesh >= model.meshes().size());
        md2.keep(model.md2Model());
        DocumentState reloaded = getState().reloaded(model, asPreviewed(model));
        state.set(reloaded);
        playheads.reload(model.timelineFrames(), camera(model));
        selectedJoint.set(same);
        selectedComponent.set(same == Rig.NO_JOINT ? Optional.empty() : component);
        pose();
        follow(reloaded);
        editing.resume();
    }

    /** Shows the same model with other weights, in the same pose. */
    private void limitWeights() {
        state.set(getState()
                .reweighted(getOpen().limited(preview.weightsProperty().get())));
        pose();
    }

    /** Sets the folders in which files are searched for, and searches for the textures of the model again. */
    public void setGameTree(GameTree other) {
        if (!other.equals(gameTree)) {
            gameTree = other;
            state.set(getState().retextured(getOpen().with(other)));
            pose();
            gameTreeListener.run();
        }
    }

    /** Chooses other textures for the open mesh. */
    public void choose(TextureChoice textures) {
        if (!textures.equals(getOpen().choice())) {
            state.set(getState().retextured(getOpen().with(textures)));
            pose();
        }
    }

    /** Calls back when the folders in which files are searched for have changed. */
    public void onGameTree(Runnable listener) {
        gameTreeListener = listener;
    }

    /** The folders in which files are searched for. */
    public GameTree gameTree() {
        return gameTree;
    }

    /** Shows the same model with its animation as an engine loads it, in the same pose. */
    private void loadAgain() {
        state.set(getState().reweighted(asLoaded(getOpen())));
        pose();
    }

    private OpenModel asLoaded(OpenModel file) {
        return file.loaded(
                preview.scalesProperty().get(), preview.halvedProperty().get());
    }

    /**
     * Shows edited files in all views immediately.
     *
     * @param edited the contents that have changed
     */
    void revise(List<ModelFile> edited) {
        OpenModel revised = getOpen().revised(edited, preview.weightsProperty().get());
        Rig before = getOpen().model().rig();
        int selected = sameJoint(before, revised.model().rig());
        walk.set(revised.model().rig().isLike(before) ? walk.get().with(List.of()) : Walk.NONE);
        DocumentState next = getState().edited(revised);
        state.set(next);
        revised.model().clip().map(Clip::frameRate).ifPresent(playheads::setRate);
        selectedJoint.set(selected);
        pose();
        follow(next);
    }

    /** The index of the selected joint after the joints have changed: that of the same name. */
    private int sameJoint(Rig before, Rig after) {
        int selected = selectedJoint.get();
        if (selected == Rig.NO_JOINT) {
            return Rig.NO_JOINT;
        }
        if (selected < after.size() && after.name(selected).equals(before.name(selected))) {
            return selected;
        }
        JointPartners partners = new JointPartners(names(after), names(before));
        boolean other = partners.likeness(selected) == Likeness.RENAMED && !isRenamed(before, after);
        return other ? Rig.NO_JOINT : partners.inMesh(selected);
    }

    /** Whether only names differ, and at most half of them. */
    private static boolean isRenamed(Rig before, Rig after) {
        int[] joints = IntStream.range(0, Math.min(before.size(), after.size())).toArray();
        return before.size() == after.size()
                && IntStream.of(joints).allMatch(it -> before.parent(it) == after.parent(it))
                && IntStream.of(joints)
                                .filter(it -> before.name(it).equals(after.name(it)))
                                .count()
                        >= before.size() / 2;
    }

    private static List<String> names(Rig rig) {
        return IntStream.range(0, rig.size()).mapToObj(rig::name).toList();
    }

    /** Stores reparsed files as they are shown. */
    void settle(List<InspectedFile> reread) {
        publish(getState().settled(getOpen().settled(reread)));
    }

    /** Stores issues of the open files that were found after they were opened. */
    void recheck(OpenIssues known) {
        publish(getState().rechecked(known));
    }

    /** Stores the engine compatibility of the open files. */
    void assess(OpenCompatibility known) {
        publish(getState().assessed(known));
    }

    private void publish(DocumentState next) {
        state.set(next);
        follow(next);
    }

    /**
     * Runs the workers on a state after all other listeners. A worker that finishes immediately publishes the next
     * state, which the remaining workers get instead of this one.
     */
    private void follow(DocumentState now) {
        for (Consumer<DocumentState> worker : workers) {
            if (getState() == now) {
                worker.accept(now);
            }
        }
    }

    /**
     * Adds a worker, which receives each new state after the listeners of {@link #stateProperty()} and can publish its
     * results.
     */
    void addWorker(Consumer<DocumentState> worker) {
        workers.add(worker);
    }

    private void pose() {
        meter.begin();
        SkinnedModel model = getOpen().model();
        double frame = modelPlayhead().getFrame();
        Blend blend = preview.blendProperty().get();
        options = options.with(
                // A joint stops in parent space.
                walk.get().isStopped() && blend != Blend.NONE ? Blend.LOCAL : blend,
                rootMode.get(),
                modelPlayhead().loopRule(),
                preview.unflaggedProperty().get(),
                preview.mistakesProperty().get(),
                walk.get());
        if (model.keyframes().isPresent() && playback().isInRound()) {
            Playback.Range round = playback().range();
            model.poseRound(frame, round.start(), round.end(), options);
        } else {
            model.poseJoints(frame, options);
        }
        model.skin();
        for (int i = 0; i < poseListeners.size(); i++) {
            poseListeners.get(i).run();
        }
    }

    /** Calls back whenever the pose of the model changes: many times per second, so without an event object. */
    public void onPose(Runnable listener) {
        poseListeners.add(listener);
    }

    /** Shows a location in the text of an open file. */
    public void showSource(SourceLocation target) {
        sourceListeners.forEach(listener -> listener.accept(target));
    }

    /**
     * Shows the location where a file defines a subject, if there is one. Playback stops at the frame of the subject.
     */
    public void showSource(InspectedFile file, Subject subject) {
        if (subject.frame() != Subject.NONE) {
            modelPlayhead().stopAt(subject.frame());
        }
        file.map().find(subject).ifPresent(span -> showSource(new SourceLocation(file, span.first(), true)));
    }

    /** Shows a location in a file. */
    public void showSource(InspectedFile file, TextLocation at) {
        Location location = new Location(at.line(), at.column());
        showSource(new SourceLocation(file, location, true));
    }

    /** Calls back whenever a location in the text of an open file must be shown. */
    public void onShowSource(Consumer<SourceLocation> listener) {
        sourceListeners.add(listener);
    }

    /** All data about the open files. */
    public ReadOnlyObjectProperty<DocumentState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public DocumentState getState() {
        return state.get();
    }

    public OpenModel getOpen() {
        return getState().open();
    }

    /** The model of the state, for values that depend on it. */
    public ObservableValue<OpenModel> modelProperty() {
        return model;
    }

    /** The marks of the state, for views that show no other part of it. */
    public ObservableValue<IssueMarks> marksProperty() {
        return marks;
    }

    /**
     * The model that the open one is compared with: one that was passed to {@link #compareWith}, otherwise the
     * replacement, which is read after the model was opened.
     */
    public ReadOnlyObjectProperty<Counterpart> counterpartProperty() {
        return counterpart.getReadOnlyProperty();
    }

    /** Compares with another model, also after edits, until another one is opened. */
    public void compareWith(Counterpart other) {
        counterpart.set(other);
    }

    /** Compares with the replacement again, if there is one. */
    public void closeComparison() {
        counterpart.set(replacement);
    }

    void setReplacement(Counterpart found) {
        boolean shown = counterpart.get().origin() == Origin.REPLACEMENT;
        replacement = found;
        if (shown) {
            counterpart.set(found);
        }
    }

    /** Calls back with the model that is open now, and with each that is opened later. */
    public void onOpened(Consumer<OpenModel> listener) {
        onModel(listener, revised -> {});
    }

    /** Calls back with the model that is open now, each opened later and each other version of its files. */
    public void onRead(Consumer<OpenModel> listener) {
        onModel(listener, revised -> {
            if (getState().change() == DocumentState.Change.RELOADED) {
                listener.accept(revised);
            }
        });
    }

    /** Calls back with the model that is open now, each opened later and each revision. */
    public void onModel(Consumer<OpenModel> listener) {
        onModel(listener, listener);
    }

    /**
     * Follows the model.
     *
     * @param opened receives the model that is open now, and each that is opened later
     * @param revised receives each revision of it: another version, content, text or number of weights
     */
    public void onModel(Consumer<OpenModel> opened, Consumer<OpenModel> revised) {
        onModel((before, now) -> opened.accept(now), revised);
    }

    /**
     * Follows the model.
     *
     * @param opened receives the previous model and the one that is open now
     * @param revised receives each revision of it: another version, content, text or number of weights
     */
    public void onModel(BiConsumer<OpenModel, OpenModel> opened, Consumer<OpenModel> revised) {
        opened.accept(OpenModel.NONE, getOpen());
        state.addListener((property, before, now) -> {
            if (now.change() == DocumentState.Change.OPENED) {
                opened.accept(before.open(), now.open());
            } else if (now.change().isOfModel()) {
                revised.accept(now.open());
            }
        });
    }

    /**
     * Calls back when files with another mesh are opened, but not with another animation of the same mesh: for scroll
     * positions and filters, which belong to the rows of the model.
     */
    public void onOtherModel(Runnable listener) {
        onModel(
                (before, now) -> {
                    if (!now.isOfSameMesh(before)) {
                        listener.run();
                    }
                },
                revised -> {});
    }

    /** Index of the selected joint in the visible rig, or {@link Rig#NO_JOINT}. */
    public IntegerProperty selectedJointProperty() {
        return selectedJoint;
    }

    /** The selected component of the selected joint, if any. */
    public ObjectProperty<Optional<Component>> selectedComponentProperty() {
        return selectedComponent;
    }

    /** Selects a joint, and none of its components unless it is already selected. */
    public void selectJoint(int joint) {
        if (joint != selectedJoint.get()) {
            selectedComponent.set(Optional.empty());
            selectedJoint.set(joint);
        }
    }

    /** Selects a component of a joint. */
    public void select(int joint, Component component) {
        selectedJoint.set(joint);
        selectedComponent.set(Optional.of(component));
    }

    /** Selects a component of a joint, or only the joint if that component is selected. */
    public void toggle(int joint, Component component) {
        boolean was = isSelected(joint, component);
        selectedJoint.set(joint);
        selectedComponent.set(was ? Optional.empty() : Optional.of(component));
    }

    /** Whether a component of a joint is selected. */
    public boolean isSelected(int joint, Component component) {
        return joint == selectedJoint.get() && selectedComponent.get().equals(Optional.of(component));
    }

    /** Index of the selected mesh, or {@link #NO_MESH}. */
    public IntegerProperty selectedMeshProperty() {
        return selectedMesh;
    }

    /** The selected vertex of an .md5mesh. */
    public ReadOnlyObjectProperty<Optional<MeshVertex>> selectedVertexProperty() {
        return selectedVertex.getReadOnlyProperty();
    }

    /** Selects a vertex, and its mesh. */
    public void select(MeshVertex vertex) {
        selectedMesh.set(vertex.mesh());
        shownTerms.set(Integer.MAX_VALUE);
        selectedVertex.set(Optional.of(vertex));
    }

    /** The number of weights of the selected vertex whose sum is shown; all of them if there are fewer. */
    public IntegerProperty shownTermsProperty() {
        return shownTerms;
    }

    /** Selects no vertex; returns whether one was selected. */
    public boolean deselectVertex() {
        boolean selected = selectedVertex.get().isPresent();
        selectedVertex.set(Optional.empty());
        return selected;
    }

    /** The position at which the root is drawn; tables always show the values of the file. */
    public ObjectProperty<RootMode> rootModeProperty() {
        return rootMode;
    }

    /** The stage at which the pose of a joint stops, and numbers that are replaced; never for long. */
    public ObjectProperty<Walk> walkProperty() {
        return walk;
    }

    /** Shows the final pose with the numbers of the file; returns whether another one was shown. */
    public boolean endWalk() {
        boolean walked = !walk.get().equals(Walk.NONE);
        walk.set(Walk.NONE);
        return walked;
    }

    /** How the pose of the model is computed; another object if it has changed. */
    public PoseOptions poseOptions() {
        return options;
    }

    /** Indices of the meshes that are not drawn. */
    public ObservableSet<Integer> hiddenMeshes() {
        return hiddenMeshes;
    }

    /** A sentence about the last action; empty if it is outdated. */
    public StringProperty noticeProperty() {
        return notice;
    }

    /** The edits of meshes and animations. */
    public Editing editing() {
        return editing;
    }

    /** The time that the stages of a frame require. */
    public FrameMeter meter() {
        return meter;
    }

    /** The playhead on the timeline. */
    public Playback playback() {
        return playheads.playback();
    }

    /** The frame of the model at the playhead. */
    public ModelPlayhead modelPlayhead() {
        return playheads.model();
    }

    /** The open camera animation, and the frame of the camera at the playhead. */
    public CameraPlayhead cameraPlayhead() {
        return playheads.camera();
    }

    /** The content of the timeline, if there are several. */
    public Playheads playheads() {
        return playheads;
    }

    /** The engine preview. */
    public EnginePreview preview() {
        return preview;
    }

    /** The frames and ways of interpolation that are compared. */
    public InterpolationChoices interpolation() {
        return interpolation;
    }

    /** The selection in an .md2, and how it is drawn. */
    public Md2Choices md2() {
        return md2;
    }
}
