package org.jointscope.ui.viewport;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Md2;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.render.Direction;
import org.jointscope.render.Orbit;
import org.jointscope.render.OrbitPosition;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.DocumentState.Change;
import org.jointscope.ui.storage.FolderMemory;
import org.jointscope.ui.viewport.colors.SurfaceColors;
import org.jointscope.ui.viewport.overlay.AllBoundsOverlay;
import org.jointscope.ui.viewport.overlay.BoundsOverlay;
import org.jointscope.ui.viewport.overlay.Layer;
import org.jointscope.ui.viewport.overlay.OverlayContext;

/** The content and the view of the viewport, and the joint at the pointer. */
public final class ViewportViewModel {

    private static final double ZOOM_PER_NOTCH = 0.9;

    /** The open files, the playhead and the selection. */
    final Document document;

    final Orbit orbit = new Orbit();

    /** The eye at the position of the orbit, or of the camera. */
    final Viewpoint viewpoint = new Viewpoint();

    /** The joint at the mouse pointer. */
    final JointPointer pointer;

    /** Finds the vertices of meshes. */
    final VertexPointer vertices;

    /** The visible parts of an .md2. */
    final ShownMd2 md2;

    /** The open camera, from outside and through it. */
    final ThroughCamera camera;

    /** The comparison with the counterpart of the model. */
    final Comparison comparison;

    /** The coloring of the surfaces. */
    final SurfaceColors colors;

    /** The framed extent. */
    final Framing framing;

    /** The layers, and what they are drawn of. */
    final OverlayContext overlays;

    /** The length of a unit if the lines of the ground are at round lengths in meters; otherwise 1. */
    final DoubleProperty gridMeters = new SimpleDoubleProperty(this, "gridMeters", 1);

    /** Whether the axes of the origin are drawn: with only a camera, nothing else marks it. */
    final BooleanBinding originVisible;

    /** Whether there is content other than a camera. */
    final BooleanExpression modelled;

    /** Whether there is a mesh or an animation. */
    final BooleanExpression skeletal;

    /** The first error of a file without any readable content; empty otherwise. */
    final ObservableValue<String> unreadable;

    /** Whether there are meshes that can be hidden. */
    final BooleanExpression meshed;

    /** Whether there are scales of joints. */
    final BooleanExpression scaled;

    /** Whether there is an animation with a root that could be moved. */
    final BooleanExpression animated;

    private final DoubleProperty fieldOfView = new SimpleDoubleProperty(this, "fieldOfView", Orbit.FIELD_OF_VIEW);
    private final RootTrack root = new RootTrack();
    private Consumer<OpenModel> scene = open -> {};
    private Runnable orbitListener = () -> {};
    private Optional<FolderMemory> folders = Optional.empty();
    private double width = 1;
    private double height = 1;
    private double covered;
    private boolean wholeFramed = true;
    private boolean untouched = true;
    private boolean moving;

    public ViewportViewModel(Document document) {
        this.document = document;
        this.overlays = new OverlayContext(document, viewpoint, Layers.ALL);
        this.colors = new SurfaceColors(document);
        this.pointer = new JointPointer(document, viewpoint);
        this.vertices = new VertexPointer(document, viewpoint);
        this.md2 = new ShownMd2(document, viewpoint);
        this.camera = new ThroughCamera(document.cameraPlayhead());
        this.comparison = new Comparison(document);
        this.framing = new Framing(document, camera, visible(CameraPathOverlay.LAYER), comparison);
        this.modelled = ofModel(open -> framing.hasModel());
        this.skeletal = ofModel(OpenModel::hasModel);
        this.meshed = ofModel(open -> open.mesh().isPresent());
        this.scaled = ofModel(open -> open.scale().isPresent() && open.anim().isPresent());
        this.animated = ofModel(open -> open.anim().isPresent());
        this.unreadable = document.stateProperty().map(ViewportViewModel::unreadable);
        this.originVisible = visible(Layers.AXES).and(md2.there.not()).or(camera.there.and(modelled.not()));
        document.onModel(this::open, this::revise);
        document.onPose(this::posed);
        visible(BoundsOverlay.LAYER).subscribe(this::posed);
        visible(AllBoundsOverlay.LAYER).subscribe(this::posed);
        camera.playhead.lookedThroughProperty().subscribe(this::moved);
        camera.shape.subscribe(this::moved);
        comparison.shownProperty().subscribe(this::setCounterpart);
        visible(Layers.ORTHOGRAPHIC).subscribe(this::project);
        fieldOfView.subscribe(this::project);
    }

    /** The field of view, in degrees from the top edge of the viewport to the bottom. */
    public DoubleProperty fieldOfViewProperty() {
        return fieldOfView;
    }

    private void project() {
        orbit.setOrthographic(visible(Layers.ORTHOGRAPHIC).get());
        orbit.setFieldOfView(fieldOfView.get());
        frameAgain();
        moved();
    }

    /** Unless the user has changed the view. */
    private void frameAgain() {
        if (untouched) {
            orbit.frame(framing.whole(), aspect());
        }
    }

    /** The counterpart is also framed, unless the user has changed the view. */
    private void setCounterpart() {
        frameAgain();
        moved();
    }

    /** The selected comparison with the counterpart, for models that have one. */
    public ObjectProperty<Comparison.Mode> comparisonProperty() {
        return comparison.mode;
    }

    /** The layers and the choices about them. */
    public OverlayContext overlays() {
        return overlays;
    }

    /** The coloring of the surfaces. */
    public SurfaceColors colors() {
        return colors;
    }

    private static String unreadable(DocumentState state) {
        OpenModel open = state.open();
        boolean blank = open.md2Model()
                .map(Md2.EMPTY::equals)
                .orElse(open.hasModel()
                        && open.model().rig().size() == 0
                        && open.meshes().isEmpty());
        return state.issues().all().stream()
                .map(OpenIssue::issue)
                .filter(issue -> blank && issue.severity() == Severity.ERROR)
                .findFirst()
                .map(Issue::message)
                .orElse("");
    }

    private BooleanExpression ofModel(Predicate<OpenModel> fact) {
        return BooleanExpression.booleanExpression(document.modelProperty().map(fact::test));
    }

    /** Whether a layer is visible. */
    public BooleanProperty visible(Layer layer) {
        return overlays.visible(layer);
    }

    /** Whether a layer is offered for the open model. */
    ObservableValue<Boolean> offers(Layer layer) {
        return ofModel(layer.offered());
    }

    /** Whether a layer is visible and offered for the open model. */
    BooleanExpression shows(Layer layer) {
        return visible(layer).and(ofModel(layer.offered()));
    }

    /** Restores the last view of a model when it is opened, and stores it when another one is. */
    public void remember(FolderMemory memory) {
        folders = Optional.of(memory);
    }

    /** Stores the view of the open model. */
    public void storeView() {
        storeView(document.getOpen());
    }

    private void storeView(OpenModel open) {
        folders.ifPresent(it -> it.see(open, view()));
    }

    /** The position of the viewer; empty if the whole model is framed. */
    public Optional<OrbitPosition> view() {
        return untouched ? Optional.empty() : Optional.of(orbit.position());
    }

    /** Moves the viewer to a position. */
    public void show(OrbitPosition position) {
        leaveCamera();
        orbit.set(position);
        wholeFramed = false;
        untouched = false;
        moved();
    }

    /** Another animation of the same mesh keeps the current view. */
    private void open(OpenModel before, OpenModel open) {
        storeView(before);
        Optional<OrbitPosition> last = folders.flatMap(it -> it.view(open));
        framing.load(load(open));
        camera.load(open);
        root.forget();
        pointer.away();
        scene.accept(open);
        if (!untouched && open.isOfSameMesh(before)) {
            moved();
        } else {
            reset();
            last.ifPresent(this::show);
        }
    }

    private void revise(OpenModel open) {
        Optional<RootOffset> rootOffset = load(open);
        if (document.getState().change() == Change.RELOADED) {
            // The view remains, also of a model of another size.
            framing.load(rootOffset);
            camera.load(open);
            pointer.away();
            scene.accept(open);
            moved();
        }
    }

    private Optional<RootOffset> load(OpenModel open) {
        Optional<RootOffset> rootOffset = open.model().clip().map(RootOffset::new);
        overlays.boxes.load(open, rootOffset);
        comparison.load(rootOffset);
        return rootOffset;
    }

    /** Sets the function that builds the scene, now and before listeners see the next model. */
    void onOpened(Consumer<OpenModel> builder) {
        scene = builder;
        builder.accept(document.getOpen());
    }

    private void posed() {
        boolean rootMoved = root.move(document.getOpen().model());
        moving = camera.isLookedThrough();
        if (moving) {
            camera.place(viewpoint);
        } else if (rootMoved && visible(Layers.FOLLOW_ROOT).get()) {
            moving = true;
            orbit.move(root.moved(0), root.moved(1), root.moved(2));
            orbit.place(viewpoint);
        }
        pointer.jointsMoved();
        overlays.boxes.update();
    }

    /** Whether the viewer has moved in the last pose of the model: with its root, or with a camera. */
    boolean isMoving() {
        return moving;
    }

    private void moved() {
        if (camera.isLookedThrough()) {
            camera.place(viewpoint);
        } else {
            orbit.place(viewpoint);
            viewpoint.picture(width, height, orbit.fieldOfView());
        }
        pointer.jointsMoved();
        orbitListener.run();
    }

    private double aspect() {
        return width / height;
    }

    /**
     * Leaves the view through the camera, and restores the previous view.
     *
     * @return whether it was active
     */
    public boolean leaveCamera() {
        boolean through = camera.isLookedThrough();
        camera.playhead.lookedThroughProperty().set(false);
        return through;
    }

    /** Frames the whole model from the initial direction. */
    public void resetView() {
        leaveCamera();
        reset();
    }

    private void reset() {
        orbit.reset(framing.first(), aspect());
        wholeFramed = true;
        untouched = true;
        moved();
    }

    /** Frames the whole model from the current direction. */
    public void frameAll() {
        frame(framing.all(), true);
    }

    /**
     * Frames the selected vertex, the selected joint and its descendants, or the selection in an .md2; without a
     * selection, the whole model.
     */
    public void frameSelected() {
        framing.selectedVertex()
                .or(framing::selectedSubtree)
                .or(md2::selectedExtent)
                .ifPresentOrElse(part -> frame(part, false), this::frameAll);
    }

    private void frame(Extent extent, boolean whole) {
        leaveCamera();
        orbit.frame(extent, aspect());
        wholeFramed = whole;
        untouched = whole;
        moved();
    }

    /** Changes the view direction: frames the whole model if it was framed before, otherwise keeps the pivot. */
    public void lookFrom(Direction direction) {
        leaveCamera();
        orbit.turnTo(direction.yaw, direction.elevation);
        if (wholeFramed) {
            orbit.frame(framing.whole(), aspect());
            untouched = true;
        }
        moved();
    }

    /** Looks from the opposite side. */
    public void lookFromOpposite() {
        leaveCamera();
        orbit.turnOpposite();
        frameAgain();
        moved();
    }

    /** Sets the size of the viewport; the whole model stays framed until the user changes the view. */
    public void setPictureSize(double newWidth, double newHeight) {
        if (newWidth > 0 && newHeight > 0) {
            width = newWidth;
            height = newHeight;
            camera.setPictureSize(width, height);
            orbit.cover(covered / height);
            frameAgain();
            moved();
        }
    }

    /** Sets the height of the tools at the top of the viewport: models are framed below them. */
    public void setCovered(double newCovered) {
        covered = newCovered;
        setPictureSize(width, height);
    }

    private void lookElsewhere(boolean stillWhole, Runnable move) {
        if (!leaveCamera()) {
            move.run();
            untouched = false;
            wholeFramed &= stillWhole;
            moved();
        }
    }

    public void rotate(double pixelsRight, double pixelsDown) {
        lookElsewhere(true, () -> orbit.rotate(pixelsRight, pixelsDown));
    }

    /** Turns around the model by degrees. */
    public void turn(double aroundDegrees, double upDegrees) {
        lookElsewhere(true, () -> orbit.turn(aroundDegrees, upDegrees));
    }

    public void pan(double pixelsRight, double pixelsDown) {
        lookElsewhere(false, () -> orbit.pan(pixelsRight, pixelsDown, height));
    }

    /**
     * Zooms in by notches of a mouse wheel (out, if negative), toward a position relative to the center of the
     * viewport.
     */
    public void zoom(double notches, double right, double down) {
        magnify(Math.pow(ZOOM_PER_NOTCH, -notches), right, down);
    }

    /** Zooms in by a factor (out, if it is below 1), toward a position likewise. */
    public void magnify(double factor, double right, double down) {
        lookElsewhere(false, () -> orbit.zoom(1 / factor, right, down, height));
    }

    /** Calls back whenever the view changes. */
    public void onOrbit(Runnable listener) {
        orbitListener = listener;
    }

    /** Hides the selected mesh of a skeletal model, or shows it again; the first one if none is selected. */
    void hideMesh() {
        int mesh = chosenMesh();
        if (!document.hiddenMeshes().remove(mesh)) {
            document.hiddenMeshes().add(mesh);
        }
    }

    /** Shows only the selected mesh. */
    void isolateMesh() {
        int mesh = chosenMesh();
        document.hiddenMeshes().remove(mesh);
        IntStream.range(0, document.getOpen().meshes().size())
                .filter(other -> other != mesh)
                .forEach(document.hiddenMeshes()::add);
    }

    /** Shows all meshes. */
    void showMeshes() {
        document.hiddenMeshes().clear();
    }

    /** As in the Meshes pane. */
    private int chosenMesh() {
        return Math.max(0, document.selectedMeshProperty().get());
    }

    /**
     * Selects the object at a position, if there is one: a joint if the skeleton is visible, otherwise a vertex.
     *
     * @param through whether only vertices are selected, also those behind surfaces
     */
    void click(double pixelX, double pixelY, boolean through) {
        if (md2.there.get()) {
            md2.click(pixelX, pixelY);
        } else if (through || !visible(Layers.SKELETON).get() || !pointer.click(pixelX, pixelY)) {
            vertices.at(pixelX, pixelY, through).ifPresent(document::select);
        }
    }

    /** Clears the selection; returns whether something was selected. */
    public boolean clearSelection() {
        boolean joint = document.selectedJointProperty().get() != Rig.NO_JOINT;
        document.selectedJointProperty().set(Rig.NO_JOINT);
        boolean vertex = document.deselectVertex();
        return document.md2().selectNothing() || joint || vertex;
    }
}
