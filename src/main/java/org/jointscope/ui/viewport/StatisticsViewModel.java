package org.jointscope.ui.viewport;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.pose.md2.Md2Surfaces;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FrameMeter;
import org.jointscope.ui.document.FrameMeter.Sums;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.text.Numbers;

/** The statistics of the drawn frames: averages over about a second, and the size of the model. */
public final class StatisticsViewModel {

    /** A value of the statistics. */
    enum Figure {
        FRAME_RATE,
        ALLOCATED,
        TRIANGLES,
        VERTICES
    }

    private final ViewportViewModel viewport;
    private final Document document;
    private final FrameMeter meter;
    private final Texts texts;
    private final ObjectBinding<Size> size;
    private final ReadOnlyObjectWrapper<Map<Figure, String>> state =
            new ReadOnlyObjectWrapper<>(this, "state", Map.of());
    private Sums previous = new Sums();

    /** The drawn triangles, and their vertices. */
    private record Size(int triangles, int vertices) {

        static final Size NONE = new Size(0, 0);

        static Size of(Surface surface) {
            return new Size(surface.triangleCount(), surface.vertexCount());
        }

        static Size of(Md2 md2, Md2Surface surface) {
            return of(surface == Md2Surface.TRIANGLES ? Md2Surfaces.ofTriangles(md2) : Md2Surfaces.ofGlCommands(md2));
        }

        Size plus(Size other) {
            return new Size(triangles + other.triangles, vertices + other.vertices);
        }
    }

    /**
     * @param nanoTime a clock
     * @param allocatedBytes the bytes that the current thread has allocated
     */
    public StatisticsViewModel(
            ViewportViewModel viewport, Texts texts, LongSupplier nanoTime, LongSupplier allocatedBytes) {
        this.viewport = viewport;
        this.document = viewport.document;
        this.meter = document.meter();
        this.texts = texts;
        // Computed only when it is read.
        this.size = Bindings.createObjectBinding(
                this::size,
                document.modelProperty(),
                document.hiddenMeshes(),
                viewport.visible(Layers.MESH),
                viewport.md2.choices.surfaceProperty(),
                viewport.comparison.shownProperty(),
                viewport.comparison.counterpart);
        shownProperty().subscribe(shown -> {
            if (shown) {
                meter.start(nanoTime, allocatedBytes);
                show(new Sums());
            } else {
                meter.stop();
            }
        });
    }

    /** Whether the statistics are shown. */
    BooleanProperty shownProperty() {
        return viewport.visible(Layers.STATISTICS);
    }

    /** The texts of the figures. */
    ReadOnlyObjectProperty<Map<Figure, String>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Whether the current pulse draws a frame. */
    boolean isInFrame() {
        return meter.isInFrame();
    }

    /** A pulse has ended. */
    void endFrame() {
        meter.endFrame();
    }

    /**
     * Shows the averages since the update before the last one; without a frame since the last update, that nothing is
     * drawn.
     *
     * @return whether frames are drawn
     */
    boolean update() {
        Sums last = meter.take();
        show(last.isEmpty() ? last : last.plus(previous));
        previous = last;
        return !last.isEmpty();
    }

    private void show(Sums sums) {
        Map<Figure, String> shown = new EnumMap<>(Figure.class);
        shown.put(Figure.FRAME_RATE, value("rate", sums.frameRate(), 0));
        shown.put(Figure.ALLOCATED, value("kilobytes", sums.bytes() / 1000, 1));
        shown.put(Figure.TRIANGLES, texts.of("statistics.count", size.get().triangles));
        shown.put(Figure.VERTICES, texts.of("statistics.count", size.get().vertices));
        state.set(shown);
    }

    private String value(String unit, double value, int decimals) {
        String number = Numbers.cell(value, decimals);
        return Double.isFinite(value) ? texts.of("statistics." + unit, number) : number;
    }

    private Size size() {
        Size open = size(document.getOpen());
        return viewport.comparison.shown() == Comparison.Mode.OFF
                ? open
                : open.plus(whole(viewport.comparison.counterpart.get().model()));
    }

    /** The visible part of the open model. */
    private Size size(OpenModel open) {
        if (open.md2Model().isPresent()) {
            return Size.of(viewport.md2.surface());
        }
        Size sum = Size.NONE;
        for (int mesh = 0; mesh < open.meshes().size(); mesh++) {
            if (viewport.visible(Layers.MESH).get() && !document.hiddenMeshes().contains(mesh)) {
                sum = sum.plus(Size.of(open.meshes().get(mesh).skinned().surface()));
            }
        }
        return sum;
    }

    /** A counterpart, of which all meshes are drawn. */
    private Size whole(OpenModel model) {
        Md2Surface surface = viewport.md2.choices.surfaceProperty().get();
        return model.md2Model()
                .map(md2 -> Size.of(md2, surface))
                .orElseGet(() -> model.meshes().stream()
                        .map(mesh -> Size.of(mesh.skinned().surface()))
                        .reduce(Size.NONE, Size::plus));
    }
}
