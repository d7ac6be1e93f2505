package org.jointscope.ui.viewport;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.Viewpoint;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** What the viewport shows, from where, and which joint the pointer means. */
public final class ViewportViewModel {

    /** What can be shown in the picture, or left out. */
    public enum Layer {
        SKELETON,
        /** Names of all joints; those of the selected one and of the hovered one always are. */
        NAMES,
        /** The joints' own axes. */
        AXES,
        /** The current frame's box in the file, and the box of the mesh. */
        BOUNDS,
        GRID,
        /** The normals of an .md2's vertices, as lines. */
        NORMALS,
        /** The way of the camera, for who looks from outside. */
        CAMERA_PATH
    }

    private static final double ZOOM_PER_NOTCH = 0.9;

    /** The open files, the playhead and the selection. */
    final Document document;

    final Orbit orbit = new Orbit();

    /** The eye that the orbit puts before the model, or that is the camera's. */
    final Viewpoint viewpoint = new Viewpoint();

    /** Which joint the mouse means. */
    final JointPointer pointer;

    /** What is shown of an .md2. */
    final ShownMd2 md2;

    /** The camera that is open, from outside and from within. */
    final ThroughCamera camera;

    /** How much there is to be seen. */
    final Framing framing;

    /** The boxes of the pose that is shown, kept up to date only while they are shown. */
    final CurrentBoxes boxes;

    /** Whether axes are drawn: of a camera alone, nothing else tells where the origin is. */
    final BooleanBinding originVisible;

    /** Whether there is more than a camera. */
    final BooleanExpression modelled;

    /** Whether there is a mesh or an animation. */
    final BooleanExpression skeletal;

    /** Whether there is an animation, whose root could be put elsewhere. */
    final BooleanExpression animated;

    private final Map<Layer, BooleanProperty> layers = new EnumMap<>(Layer.class);
    private Consumer<OpenModel> scene = open -> {};
    private Runnable orbitListener = () -> {};
    private double width = 1;
    private double height = 1;
    private boolean wholeFramed = true;
    private boolean untouched = true;

    public ViewportViewModel(Document document) {
        this.document = document;
        for (Layer layer : Layer.values()) {
            layers.put(layer, new SimpleBooleanProperty(this, layer.name()));
        }
        visible(Layer.SKELETON).set(true);
        visible(Layer.GRID).set(true);
        visible(Layer.CAMERA_PATH).set(true);
        this.pointer = new JointPointer(document, viewpoint);
        this.md2 = new ShownMd2(document, viewpoint);
        this.camera = new ThroughCamera(document.flight());
        this.framing = new Framing(document, camera, visible(Layer.CAMERA_PATH));
        this.boxes = new CurrentBoxes(document, visible(Layer.BOUNDS));
        this.modelled = ofModel(open -> framing.hasModel());
        this.skeletal = ofModel(OpenModel::hasModel);
        this.animated = ofModel(open -> open.anim().isPresent());
        this.originVisible =
                visible(Layer.AXES).and(md2.there.not()).or(camera.there.and(modelled.not()));
        document.onModel(this::open, this::load);
        document.onPose(this::posed);
        visible(Layer.BOUNDS).subscribe(this::posed);
        camera.flight.lookedThroughProperty().subscribe(this::moved);
        camera.shape.subscribe(this::moved);
    }

    private BooleanExpression ofModel(Predicate<OpenModel> fact) {
        return BooleanExpression.booleanExpression(document.modelProperty().map(fact::test));
    }

    /** Whether something is shown in the picture. */
    public BooleanProperty visible(Layer layer) {
        return layers.get(layer);
    }

    /** Another animation of the same mesh is looked at from where the last one was. */
    private void open(OpenModel before, OpenModel open) {
        framing.load(load(open));
        camera.load(open);
        pointer.away();
        scene.accept(open);
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

    private Optional<RootOffset> load(OpenModel open) {
        Optional<RootOffset> rootOffset = open.model().clip().map(RootOffset::new);
        boxes.load(open, rootOffset);
        return rootOffset;
    }

    /** Lets somebody build what shows the model, now and before others look at the next one. */
    void onOpened(Consumer<OpenModel> builder) {
        scene = builder;
        builder.accept(document.getOpen());
    }

    private void posed() {
        if (camera.isLookedThrough()) {
            camera.place(viewpoint);
        }
        pointer.jointsMoved();
        boxes.update();
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
        camera.flight.lookedThroughProperty().set(false);
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
        frame(framing.all(), true);
    }

    /**
     * Looks at the selected joint and all that hangs on it, or at what is selected of an .md2;
     * without a selection, at the whole model.
     */
    public void frameSelected() {
        framing.selectedSubtree()
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

    /**
     * Looks from another direction: at the whole model if that is what was looked at, else at the
     * same place.
     */
    public void lookFrom(Direction direction) {
        leaveCamera();
        orbit.turnTo(direction.yaw, direction.elevation);
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

    /** Goes round the model by degrees. */
    public void turn(double aroundDegrees, double upDegrees) {
        lookElsewhere(true, () -> orbit.turn(aroundDegrees, upDegrees));
    }

    public void pan(double pixelsRight, double pixelsDown) {
        lookElsewhere(false, () -> orbit.pan(pixelsRight, pixelsDown, height));
    }

    /**
     * Zooms in by notches of a mouse wheel (out, if negative), towards a place given from the
     * picture's middle.
     */
    public void zoom(double notches, double right, double down) {
        double factor = Math.pow(ZOOM_PER_NOTCH, notches);
        lookElsewhere(false, () -> orbit.zoom(factor, right, down, height));
    }

    /** Calls back whenever the model is looked at from elsewhere. */
    public void onOrbit(Runnable listener) {
        orbitListener = listener;
    }

    /** Selects what is seen in a place, or nothing. */
    void click(double pixelX, double pixelY) {
        if (md2.there.get()) {
            md2.click(pixelX, pixelY);
        } else {
            pointer.click(pixelX, pixelY);
        }
    }

    public void clearSelection() {
        document.selectedJointProperty().set(Document.NO_JOINT);
        document.md2().selectNothing();
    }
}
