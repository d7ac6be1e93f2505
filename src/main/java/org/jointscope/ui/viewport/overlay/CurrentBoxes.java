package org.jointscope.ui.viewport.overlay;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.Box;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.render.FileBounds;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.ModelPlayhead;

/**
 * The bounds of the file at the current moment, and the bounds of the mesh. Both are at the position of the drawn
 * model, and are updated only while they are visible.
 */
public final class CurrentBoxes {

    public final Box file = new Box();
    public final Box mesh = new Box();

    /** Whether the file has bounds for the current moment and bounds are visible. */
    public final BooleanProperty fileThere = new SimpleBooleanProperty(this, "fileThere");

    /** Whether the file has bounds for any frame, once those of all frames are visible. */
    public final BooleanProperty allOfFileThere = new SimpleBooleanProperty(this, "allOfFileThere");

    /** Whether there is a mesh and bounds are visible. */
    public final BooleanProperty meshThere = new SimpleBooleanProperty(this, "meshThere");

    private final Document document;
    private final ObservableBooleanValue visible;
    private OpenModel open = OpenModel.NONE;
    private FileBounds bounds = new FileBounds(OpenModel.NONE, Optional.empty());

    CurrentBoxes(Document document, ObservableBooleanValue visible) {
        this.document = document;
        this.visible = visible;
    }

    public void load(OpenModel next, Optional<RootOffset> ofRoot) {
        open = next;
        bounds = new FileBounds(next, ofRoot);
    }

    /** Computes both for the current pose of the model. */
    public void update() {
        if (!visible.get()) {
            return;
        }
        ModelPlayhead playhead = document.modelPlayhead();
        LoopRule loop = playhead.loopRule();
        double frame = playhead.getFrame();
        int frames = playhead.frameCountProperty().get();
        int from = (int) Math.clamp(Math.floor(frame), 0.0, (double) playhead.lastFrame());
        int next = open.md2Model().isPresent() ? playhead.next(from) : loop.next(from, frames);
        bounds.at(frame, from, next, document.rootModeProperty().get(), loop, file);
        FileBounds.ofMesh(open.model(), mesh);
        fileThere.set(!file.isEmpty());
        meshThere.set(!mesh.isEmpty());
    }

    /** Sets a box to the bounds of all frames of the file. */
    void ofAllFrames(Box out) {
        bounds.ofAll(document.rootModeProperty().get(), document.modelPlayhead().loopRule(), out);
        allOfFileThere.set(!out.isEmpty());
    }
}
