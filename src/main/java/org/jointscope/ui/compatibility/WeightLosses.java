package org.jointscope.ui.compatibility;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.check.engine.Engines;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;

/**
 * The displacement of vertices of the open model in engines with a weight limit. The model is posed in every frame, so
 * this happens in the background, once for each model.
 */
final class WeightLosses {

    private static final List<WeightLimit> LIMITS = Engines.ALL.stream()
            .map(engine -> engine.traits().weights())
            .filter(limit -> !limit.equals(WeightLimit.NONE))
            .distinct()
            .toList();

    private final BackgroundWork work;
    private Runnable changed = () -> {};
    private Map<WeightLimit, WeightLoss> known = Map.of();
    private Optional<Md5Mesh> mesh = Optional.empty();
    private Optional<Clip> clip = Optional.empty();
    private boolean running;

    /** @param work a lane of its own */
    WeightLosses(Document document, BackgroundWork work) {
        this.work = work;
        document.onModel(this::follow);
    }

    /** Calls back after every change. */
    void onChange(Runnable listener) {
        changed = listener;
    }

    private void follow(OpenModel open) {
        Optional<Clip> moves = open.model().clip();
        boolean same = isSame(open.md5Mesh(), mesh) && isSame(moves, clip);
        if (same || !open.isSettled()) {
            return;
        }
        mesh = open.md5Mesh();
        clip = moves;
        work.cancel();
        known = Map.of();
        running = mesh.isPresent();
        if (running) {
            Md5Mesh skinned = mesh.get();
            work.start(open.name(), () -> all(skinned, moves), this::take, fault -> take(Map.of()));
        }
        changed.run();
    }

    /** A different engine preview does not matter. */
    private static boolean isSame(Optional<?> one, Optional<?> other) {
        return one.orElse(null) == other.orElse(null);
    }

    private static Map<WeightLimit, WeightLoss> all(Md5Mesh mesh, Optional<Clip> clip) {
        Map<WeightLimit, WeightLoss> all = new HashMap<>();
        Skin skin = Md5Kernel.skin(mesh);
        for (WeightLimit limit : LIMITS) {
            WeightLoss.of(skin, clip, limit).ifPresent(loss -> all.put(limit, loss));
        }
        return Map.copyOf(all);
    }

    private void take(Map<WeightLimit, WeightLoss> all) {
        known = all;
        running = false;
        changed.run();
    }

    /** Empty if no vertex has more weights, or until that is computed. */
    Optional<WeightLoss> of(WeightLimit limit) {
        return Optional.ofNullable(known.get(limit));
    }

    boolean isRunning() {
        return running;
    }
}
