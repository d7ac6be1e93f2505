package org.jointscope.ui.viewport;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;

/** What the viewport shows, and from where. */
public final class ViewportViewModel {

    private static final double ZOOM_PER_NOTCH = 0.9;

    private final Document document;
    private final Orbit orbit = new Orbit();
    private final BooleanProperty skeletonVisible = new SimpleBooleanProperty(this, "skeletonVisible", true);
    private final BooleanProperty gridVisible = new SimpleBooleanProperty(this, "gridVisible", true);
    private Runnable orbitListener = () -> {};
    private double aspect = 1;
    private boolean pictureKnown;

    public ViewportViewModel(Document document) {
        this.document = document;
        document.openProperty().subscribe(this::resetView);
    }

    /** Looks at the whole model from where it is first shown. */
    public void resetView() {
        orbit.reset(document.getOpen().extent(), aspect);
        orbitListener.run();
    }

    /** Takes the size of the picture; the first one decides how the model is first framed. */
    public void setPictureSize(double width, double height) {
        boolean first = !pictureKnown;
        if (width > 0 && height > 0) {
            aspect = width / height;
            pictureKnown = true;
            if (first) {
                resetView();
            }
        }
    }

    public void rotate(double pixelsRight, double pixelsDown) {
        orbit.rotate(pixelsRight, pixelsDown);
        orbitListener.run();
    }

    public void pan(double pixelsRight, double pixelsDown, double pictureHeight) {
        orbit.pan(pixelsRight, pixelsDown, pictureHeight);
        orbitListener.run();
    }

    /** Zooms in by notches of a mouse wheel (out, if negative), towards a place given from the picture's middle. */
    public void zoom(double notches, double right, double down, double pictureHeight) {
        orbit.zoom(Math.pow(ZOOM_PER_NOTCH, notches), right, down, pictureHeight);
        orbitListener.run();
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

    public ReadOnlyObjectProperty<OpenModel> openProperty() {
        return document.openProperty();
    }

    public ReadOnlyIntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    /** Whether a mesh, by its index, is drawn. */
    public ObservableValue<Boolean> meshVisible(int mesh) {
        return Bindings.createBooleanBinding(
                () -> !document.hiddenMeshes().contains(mesh), document.hiddenMeshes());
    }

    public BooleanProperty skeletonVisibleProperty() {
        return skeletonVisible;
    }

    public BooleanProperty gridVisibleProperty() {
        return gridVisible;
    }
}
