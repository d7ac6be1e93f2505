package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import javafx.scene.paint.Color;
import org.jointscope.inspect.Sample;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.overlay.Overlay;
import org.junit.jupiter.api.Test;

/** Allocation of the overlays per frame, from one whole frame to the next and between them. */
@Needs3D
class OverlayAllocationTest {

    private static final int FRAMES = 1000;

    /** An iterator over the transforms of a node. */
    private static final long OF_JAVAFX = 32;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final List<Overlay> overlays = Layers.overlays(viewport);

    @Test
    void shownOverlaysAllocateNothingAndHiddenOnesNeither() {
        OpenModel open = SmallModel.open(Sample.files().toArray(Path[]::new));
        viewport.setPictureSize(800, 600);
        document.show(open);
        document.selectJoint(3);
        List<SurfaceNode> surfaces = open.meshes().stream()
                .map(mesh -> SurfaceNode.of(mesh.skinned().surface(), Color.WHITE))
                .toList();
        overlays.forEach(overlay -> overlay.build(open, surfaces));
        for (Overlay overlay : overlays) {
            assertThat(bytesOfAFrame(overlay)).as("hidden %s", overlay).isZero();
        }
        Layers.ALL.forEach(layer -> viewport.visible(layer).set(true));
        for (Overlay overlay : overlays) {
            assertThat(bytesOfAFrame(overlay)).as("shown %s", overlay).isLessThanOrEqualTo(OF_JAVAFX);
        }
    }

    /** As in most frames: sometimes the JVM allocates memory itself. */
    private long bytesOfAFrame(Overlay overlay) {
        return LongStream.range(0, FRAMES)
                .map(frame -> {
                    document.playback().seek(frame * 0.5 % document.playback().lastFrame());
                    return AllocationMeter.allocatedBy(overlay::pose);
                })
                .skip(FRAMES / 2)
                .sorted()
                .skip(FRAMES / 4)
                .findFirst()
                .orElseThrow();
    }
}
