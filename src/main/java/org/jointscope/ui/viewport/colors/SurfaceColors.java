package org.jointscope.ui.viewport.colors;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Walk;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.render.coloring.ColoredModel;
import org.jointscope.render.coloring.ColoringOptions;
import org.jointscope.render.coloring.Legend;
import org.jointscope.render.coloring.SurfaceColoring;
import org.jointscope.render.coloring.SurfaceColorings;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.Playback;

/**
 * The coloring of the surfaces of the open model. A chosen coloring that is not offered for it stays chosen for other
 * models. While the textures are shown, nothing is computed.
 */
public final class SurfaceColors {

    /** Chosen for the textures of the model. */
    public static final String TEXTURE = "texture";

    /** The colors of a model. */
    public record Shown(SkinnedModel model, ColoredModel colored) {}

    private final Document document;
    private final StringProperty choice = new SimpleStringProperty(this, "choice", TEXTURE);
    private final BooleanProperty descendants = new SimpleBooleanProperty(this, "descendants");
    private final ObjectProperty<Optional<SurfaceColoring>> active =
            new SimpleObjectProperty<>(this, "active", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Shown>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Legend>> legend =
            new ReadOnlyObjectWrapper<>(this, "legend", Optional.empty());
    private Optional<BackgroundWork> work = Optional.empty();

    /** The coloring that was chosen last. */
    private String last = SurfaceColorings.FILE.id();

    private OpenModel model = OpenModel.NONE;

    public SurfaceColors(Document document) {
        this.document = document;
        choice.subscribe(now -> {
            last = now.equals(TEXTURE) ? last : now;
            update();
        });
        document.onModel(this::show);
        document.counterpartProperty().subscribe((before, now) -> updateCompared());
        descendants.subscribe(this::updateJoint);
        document.selectedJointProperty().subscribe(this::updateJoint);
        document.rootModeProperty().subscribe(this::updatePose);
        document.preview().blendProperty().subscribe(this::updatePose);
        document.preview().unflaggedProperty().subscribe(this::updatePose);
        document.preview().mistakesProperty().subscribe(this::updatePose);
        document.playback().loopRuleProperty().subscribe(this::updatePose);
        document.playback().frameRateProperty().subscribe(this::updatePose);
    }

    /** Computes slow colorings in the background; without it, they are not shown. */
    public void computeIn(BackgroundWork lane) {
        work = Optional.of(lane);
        update();
    }

    /** The id of the chosen coloring, or {@link #TEXTURE}. */
    public StringProperty choiceProperty() {
        return choice;
    }

    /** Whether the weight of a joint includes those of its descendants. */
    public BooleanProperty descendantsProperty() {
        return descendants;
    }

    /** The chosen coloring, if it is offered for the open model. */
    public ObservableValue<Optional<SurfaceColoring>> activeProperty() {
        return active;
    }

    /** The current colors; for a moment, those of the model before the last edit. */
    public ReadOnlyObjectProperty<Optional<Shown>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The legend of the current colors, or of those that are being computed. */
    public ReadOnlyObjectProperty<Optional<Legend>> legendProperty() {
        return legend.getReadOnlyProperty();
    }

    /** The selected vertex and its value in the current pose, in words; empty without both. */
    String vertexValue() {
        Optional<MeshVertex> selected = document.getOpen().md2().isPresent()
                ? Optional.of(new MeshVertex(0, document.md2().vertexProperty().get()))
                : document.selectedVertexProperty().get();
        return shown.get()
                .filter(it -> it.model() == document.getOpen().model())
                .map(Shown::colored)
                .flatMap(colored -> selected.filter(this::exists)
                        .map(it -> Texts.program().of("viewport.colors.vertex", it.vertex(), describe(colored, it))))
                .orElse("");
    }

    /** New colors, and those of a hidden mesh, are not posed. */
    private String describe(ColoredModel colored, MeshVertex it) {
        colored.pose(document.modelPlayhead().getFrame());
        return colored.describe(it.mesh(), it.vertex());
    }

    private boolean exists(MeshVertex it) {
        List<OpenMesh> meshes = document.getOpen().meshes();
        return it.mesh() < meshes.size()
                && it.vertex() >= 0
                && it.vertex() < meshes.get(it.mesh()).skinned().surface().vertexCount();
    }

    /** Calls back when the value of the selected vertex can have changed. */
    void onVertexValue(Runnable listener) {
        shown.subscribe(listener);
        document.selectedVertexProperty().subscribe(listener);
        document.md2().vertexProperty().subscribe(listener);
        document.onPose(() -> {
            if (shown.get().isPresent() && shown.get().get().colored().isOfPose()) {
                listener.run();
            }
        });
    }

    /** Whether a coloring is offered for the open model. */
    public ObservableValue<Boolean> offers(SurfaceColoring coloring) {
        return document.modelProperty()
                .flatMap(open -> document.counterpartProperty().map(it -> coloring.isOffered(open, it.model())));
    }

    /** Whether any coloring is offered for the open model. */
    public ObservableValue<Boolean> offersAny() {
        return document.modelProperty()
                .map(open -> SurfaceColorings.ALL.stream().anyMatch(it -> it.isOffered(open)));
    }

    /** Switches between the textures and the last coloring, or the first one that is offered. */
    public void toggle() {
        OpenModel open = document.getOpen();
        if (active.get().isPresent()) {
            choice.set(TEXTURE);
            return;
        }
        OpenModel compared = document.counterpartProperty().get().model();
        Optional<SurfaceColoring> other = SurfaceColorings.find(last)
                .filter(it -> it.isOffered(open, compared))
                .or(() -> SurfaceColorings.ALL.stream()
                        .filter(it -> it.isOffered(open))
                        .findFirst());
        other.map(SurfaceColoring::id).ifPresent(choice::set);
    }

    private void show(OpenModel open) {
        boolean sameMeshes = open.meshes() == model.meshes();
        boolean same = sameMeshes && open.model() == model.model();
        model = open;
        if (!same && !(sameMeshes && keepColors(open))) {
            update();
        }
    }

    /** Colors that depend on nothing but the meshes are those of another animation, too. */
    private boolean keepColors(OpenModel open) {
        boolean kept = shown.get().isPresent()
                && active.get()
                        .filter(it -> !it.isOfPose() && !it.isOfJoint() && !it.isSlow())
                        .isPresent();
        if (kept) {
            shown.set(Optional.of(new Shown(open.model(), shown.get().get().colored())));
        }
        return kept;
    }

    private void updateJoint() {
        if (active.get().filter(SurfaceColoring::isOfJoint).isPresent()) {
            update();
        }
    }

    private void updateCompared() {
        if (choice.get().equals(SurfaceColorings.COMPARED)) {
            update();
        }
    }

    private void updatePose() {
        if (active.get().filter(SurfaceColoring::isOfPose).isPresent()) {
            update();
        }
    }

    private void update() {
        OpenModel open = document.getOpen();
        OpenModel compared = document.counterpartProperty().get().model();
        work.ifPresent(BackgroundWork::cancel);
        Optional<SurfaceColoring> before = active.get();
        active.set(SurfaceColorings.find(choice.get()).filter(it -> it.isOffered(open, compared)));
        if (active.get().isEmpty()) {
            set(Optional.empty(), Optional.empty());
            return;
        }
        SurfaceColoring coloring = active.get().get();
        ColoringOptions options = new ColoringOptions(
                document.selectedJointProperty().get(),
                descendants.get(),
                document.poseOptions().with(Walk.NONE),
                rate(open),
                compared);
        if (!coloring.isSlow()) {
            set(open, coloring.color(open, options));
        } else if (work.isPresent()) {
            Legend waiting = Legend.note(coloring.title(), Texts.program().of("viewport.colors.computing"));
            boolean same = before.equals(active.get())
                    && shown.get()
                            .filter(it ->
                                    it.model().meshes().equals(open.model().meshes()))
                            .isPresent();
            set(same ? shown.get() : Optional.empty(), Optional.of(waiting));
            work.get()
                    .start(
                            coloring.title(),
                            () -> coloring.color(open, options),
                            colored -> set(open, colored),
                            fault -> set(Optional.empty(), Optional.empty()));
        }
    }

    private void set(OpenModel open, ColoredModel colored) {
        set(Optional.of(new Shown(open.model(), colored)), Optional.of(colored.legend()));
    }

    private void set(Optional<Shown> colors, Optional<Legend> meaning) {
        shown.set(colors);
        legend.set(meaning);
    }

    /** That of the timeline for an .md2, which has none of its own. */
    private double rate(OpenModel open) {
        Playback playback = document.playback();
        return open.md2().isPresent() && playback.timeline() == Timeline.MD2
                ? playback.frameRateProperty().get()
                : open.timelineFrames().rate();
    }
}
