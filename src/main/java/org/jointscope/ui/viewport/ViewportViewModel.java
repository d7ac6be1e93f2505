package org.jointscope.ui.viewport;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.Viewpoint;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** What the viewport shows, from where, and which joint the pointer means. */
public final class ViewportViewModel {

    private static final double ZOOM_PER_NOTCH = 0.9;

    private final Document document;
    private final Orbit orbit = new Orbit();
    private final Viewpoint viewpoint = new Viewpoint();
    private final JointPointer pointer;
    private final ShownMd2 md2;
    private final ThroughCamera camera;
    private final Framing framing;
    private final BooleanBinding originVisible;
    private final BooleanProperty skeletonVisible =
            new SimpleBooleanProperty(this, "skeletonVisible", true);
    private final BooleanProperty namesVisible = new SimpleBooleanProperty(this, "namesVisible");
    private final BooleanProperty axesVisible = new SimpleBooleanProperty(this, "axesVisible");
    private final BooleanProperty gridVisible =
            new SimpleBooleanProperty(this, "gridVisible", true);
    private final ReadOnlyBooleanWrapper animated = new ReadOnlyBooleanWrapper(this, "animated");
    private final ShownBoxes boxes = new ShownBoxes();
    private Scene scene = new NoScene();
    private Runnable orbitListener = () -> {};
    private double width = 1;
    private double height = 1;
    private boolean wholeFramed = true;
    private boolean untouched = true;

    public ViewportViewModel(Document document) {
        this.document = document;
        this.pointer = new JointPointer(document, viewpoint);
        this.md2 = new ShownMd2(document, viewpoint);
        this.camera = new ThroughCamera(document.flight());
        this.framing = new Framing(document, camera);
        this.originVisible =
                Bindings.createBooleanBinding(
                        () ->
                                axesVisible.get() && !md2.thereProperty().get()
                                        || camera.thereProperty().get() && !framing.hasModel(),
                        axesVisible,
                        md2.thereProperty(),
                        document.stateProperty());
        document.onModel(this::open, this::revise);
        document.onPose(this::posed);
        boundsVisibleProperty().subscribe(this::posed);
        camera.lookedThroughProperty().subscribe(this::moved);
        camera.shapeProperty().subscribe(this::moved);
    }

    /** Another animation of the same mesh is looked at from where the last one was. */
    private void open(OpenModel before, OpenModel open) {
        Optional<RootOffset> rootOffset = load(open);
        camera.load(open);
        framing.load(rootOffset);
        pointer.away();
        animated.set(open.anim().isPresent());
        scene.opened(open);
        if (!untouched && isSameMesh(before, open)) {
            moved();
        } else {
            reset();
        }
    }

    private static boolean isSameMesh(OpenModel before, OpenModel open) {
        Optional<Path> mesh = open.mesh().map(InspectedFile::path);
        return mesh.isPresent() && mesh.equals(before.mesh().map(InspectedFile::path));
    }

    private void revise(OpenModel open) {
        load(open);
        scene.revised(open);
    }

    private Optional<RootOffset> load(OpenModel open) {
        Optional<RootOffset> rootOffset = open.model().clip().map(RootOffset::new);
        boxes.load(open, rootOffset);
        return rootOffset;
    }

    /** The scene, which is there before anybody looks at it from elsewhere. */
    interface Scene {

        /** Shows another model. */
        void opened(OpenModel open);

        /** Shows what became of the model. */
        void revised(OpenModel open);
    }

    private static final class NoScene implements Scene {

        @Override
        public void opened(OpenModel open) {}

        @Override
        public void revised(OpenModel open) {}
    }

    /** Takes the scene that shows what is open, now and from now on. */
    void setScene(Scene next) {
        scene = next;
        scene.opened(open());
    }

    private void posed() {
        if (camera.isLookedThrough()) {
            camera.place(viewpoint);
        }
        pointer.jointsMoved();
        boxes.update(document);
    }

    private void moved() {
        if (camera.isLookedThrough()) {
            camera.place(viewpoint);
        } else {
            orbit.place(viewpoint);
            viewpoint.picture(width, height, Orbit.FIELD_OF_VIEW);
        }
        pointer.jointsMoved();
        orbitListener.run();
    }

    private double aspect() {
        return width / height;
    }

    /**
     * Whoever looks through the camera and wants to look from elsewhere is back where he stood.
     *
     * @return whether he looked through it
     */
    public boolean leaveCamera() {
        boolean through = camera.isLookedThrough();
        camera.lookedThroughProperty().set(false);
        return through;
    }

    /** Looks at the whole model from where it is first shown. */
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

    /** Looks at the whole model from the direction that it is looked at from. */
    public void frameAll() {
        leaveCamera();
        orbit.frame(framing.all(), aspect());
        wholeFramed = true;
        untouched = true;
        moved();
    }

    /**
     * Looks at the selected joint and all that hangs on it, or at what is selected of an .md2;
     * without a selection, at the whole model.
     */
    public void frameSelected() {
        Optional<Extent> part =
                JointSubtreeBounds.extent(
                                document.getOpen(), document.selectedJointProperty().get())
                        .or(md2::selectedExtent);
        if (part.isEmpty()) {
            frameAll();
            return;
        }
        leaveCamera();
        orbit.frame(part.get(), aspect());
        wholeFramed = false;
        untouched = false;
        moved();
    }

    /**
     * Looks from another direction: at the whole model if that is what was looked at, else at the
     * same place.
     */
    public void lookFrom(Direction direction) {
        leaveCamera();
        orbit.turnTo(direction.yaw(), direction.elevation());
        if (wholeFramed) {
            orbit.frame(framing.whole(), aspect());
            untouched = true;
        }
        moved();
    }

    /**
     * Takes the size of the picture; until somebody looks closer or from elsewhere, all of the
     * model stays in it.
     */
    public void setPictureSize(double newWidth, double newHeight) {
        if (newWidth > 0 && newHeight > 0) {
            width = newWidth;
            height = newHeight;
            camera.setPictureSize(width, height);
            if (untouched) {
                orbit.frame(framing.whole(), aspect());
            }
            moved();
        }
    }

    public void rotate(double pixelsRight, double pixelsDown) {
        if (leaveCamera()) {
            return;
        }
        orbit.rotate(pixelsRight, pixelsDown);
        untouched = false;
        moved();
    }

    /** Goes round the model by degrees. */
    public void turn(double aroundDegrees, double upDegrees) {
        if (leaveCamera()) {
            return;
        }
        orbit.turn(aroundDegrees, upDegrees);
        untouched = false;
        moved();
    }

    public void pan(double pixelsRight, double pixelsDown, double pictureHeight) {
        if (leaveCamera()) {
            return;
        }
        orbit.pan(pixelsRight, pixelsDown, pictureHeight);
        untouched = false;
        wholeFramed = false;
        moved();
    }

    /**
     * Zooms in by notches of a mouse wheel (out, if negative), towards a place given from the
     * picture's middle.
     */
    public void zoom(double notches, double right, double down, double pictureHeight) {
        if (leaveCamera()) {
            return;
        }
        orbit.zoom(Math.pow(ZOOM_PER_NOTCH, notches), right, down, pictureHeight);
        untouched = false;
        wholeFramed = false;
        moved();
    }

    /** Calls back whenever the model is looked at from elsewhere. */
    public void onOrbit(Runnable listener) {
        orbitListener = listener;
    }

    /** Calls back whenever the model stands in another pose. */
    public void onPose(Runnable listener) {
        document.onPose(listener);
    }

    public Orbit orbit() {
        return orbit;
    }

    /**
     * The eye that {@link #orbit()} puts before the model, or that is the camera's, for the
     * picture's size.
     */
    Viewpoint viewpoint() {
        return viewpoint;
    }

    /** The camera that is open, from outside and from within. */
    public ThroughCamera camera() {
        return camera;
    }

    /** How much there is to be seen. */
    Framing framing() {
        return framing;
    }

    /** Which joint the mouse means. */
    JointPointer pointer() {
        return pointer;
    }

    /**
     * The boxes of the pose that is shown; only kept up to date while {@link
     * #boundsVisibleProperty()} says so.
     */
    CurrentBoxes boxes() {
        return boxes.current();
    }

    /** What is shown of an .md2. */
    public ShownMd2 md2() {
        return md2;
    }

    /** Selects what is seen in a place, or nothing. */
    void click(double pixelX, double pixelY) {
        if (md2.thereProperty().get()) {
            md2.click(pixelX, pixelY);
        } else {
            pointer.click(pixelX, pixelY);
        }
    }

    public void clearSelection() {
        document.selectedJointProperty().set(Document.NO_JOINT);
        document.md2().selectNothing();
    }

    OpenModel open() {
        return document.getOpen();
    }

    /** Calls back with the model that is open, whenever another one or a revision of it is. */
    void onModel(Consumer<OpenModel> listener) {
        document.onModel(listener);
    }

    public ReadOnlyIntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    /** Whether a mesh, by its index, is drawn. */
    public ObservableValue<Boolean> meshVisible(int mesh) {
        return Bindings.createBooleanBinding(
                () -> !document.hiddenMeshes().contains(mesh), document.hiddenMeshes());
    }

    /** Where the root is drawn. */
    public ObjectProperty<RootMode> rootModeProperty() {
        return document.rootModeProperty();
    }

    /** Whether there is an animation, whose root could be put elsewhere. */
    public ReadOnlyBooleanProperty animatedProperty() {
        return animated.getReadOnlyProperty();
    }

    /** Whether the file gives a box for the moment that is shown, and bounds are. */
    public ReadOnlyBooleanProperty fileBoxThereProperty() {
        return boxes.fileBoxThereProperty();
    }

    /** Whether there is a mesh to draw a box around, and bounds are shown. */
    public ReadOnlyBooleanProperty meshBoxThereProperty() {
        return boxes.meshBoxThereProperty();
    }

    public BooleanProperty skeletonVisibleProperty() {
        return skeletonVisible;
    }

    /**
     * Whether the joints' names are shown; those of the selected joint and of the one under the
     * pointer always are.
     */
    public BooleanProperty namesVisibleProperty() {
        return namesVisible;
    }

    /** Whether the joints' own axes are shown. */
    public BooleanProperty axesVisibleProperty() {
        return axesVisible;
    }

    /** Whether the current frame's box in the file and the box of the mesh are shown. */
    public BooleanProperty boundsVisibleProperty() {
        return boxes.visibleProperty();
    }

    /** Whether axes are drawn: of a camera alone, nothing else tells where the origin is. */
    BooleanBinding originVisibleProperty() {
        return originVisible;
    }

    public BooleanProperty gridVisibleProperty() {
        return gridVisible;
    }
}
