package org.jointscope.ui.provenance;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.messages.Texts;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;

/**
 * The statistics of the components of the open animation over all its frames, computed in the background when a pane
 * shows them, and kept until the frames change. After an edit, the old statistics remain until the new ones are
 * available.
 */
public final class ComponentFigures {

    private final BackgroundWork work;
    private final String title;
    private final ReadOnlyObjectWrapper<ComponentSpans> spans =
            new ReadOnlyObjectWrapper<>(this, "spans", ComponentSpans.NONE);
    private final Set<Object> watchers = new HashSet<>();
    private List<Frame> wanted = List.of();
    private List<Frame> known = List.of();

    /** @param work a lane of its own */
    public ComponentFigures(Document document, BackgroundWork work, Texts texts) {
        this.work = work;
        this.title = texts.of("components.computing");
        document.onModel(this::open, this::revise);
    }

    private void open(OpenModel open) {
        forget();
        wanted = frames(open);
        compute();
    }

    private void revise(OpenModel open) {
        List<Frame> frames = frames(open);
        if (components(frames) != components(wanted)) {
            forget();
        }
        wanted = frames;
        compute();
    }

    private void forget() {
        known = List.of();
        spans.set(ComponentSpans.NONE);
    }

    private static List<Frame> frames(OpenModel open) {
        return open.md5Anim().map(Md5Anim::frames).orElse(List.of());
    }

    private static int components(List<Frame> frames) {
        return frames.isEmpty() ? 0 : frames.getFirst().size();
    }

    private void compute() {
        List<Frame> frames = wanted;
        work.cancel();
        if (!watchers.isEmpty() && frames != known) {
            work.start(
                    title,
                    () -> ComponentSpans.of(frames),
                    now -> {
                        known = frames;
                        spans.set(now);
                    },
                    failure -> spans.set(ComponentSpans.NONE));
        }
    }

    /** Sets whether a pane shows the statistics; if none does, nothing is computed. */
    public void setWatched(Object by, boolean is) {
        if (is ? watchers.add(by) : watchers.remove(by)) {
            compute();
        }
    }

    /** {@link ComponentSpans#NONE} until they are known. */
    public ReadOnlyObjectProperty<ComponentSpans> spansProperty() {
        return spans.getReadOnlyProperty();
    }
}
