package org.jointscope.pose.skin;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jointscope.pose.Clip;

/**
 * The displacement of vertices in an engine that keeps only a few weights per vertex.
 *
 * <p>Whether the bind pose is without loss depends on the engine: see {@link WeightLimit.Base}. So it is compared like
 * a frame if there is no animation. With an animation, all its frames are compared, unless they are too many for the
 * size of the mesh. In that case some are compared, evenly spread from the first to the last, so that the computation
 * needs a second or two instead of minutes.
 *
 * @param vertices number of vertices with more weights
 * @param most the maximum number of weights of a vertex
 * @param distance the maximum displacement of a vertex, in game units; 0 if it is only rounding
 * @param mesh of this vertex
 * @param vertex its row in the mesh
 * @param frame of this displacement; {@link #BIND_POSE} if there is no animation
 * @param compared number of compared frames; 0 if there is no animation
 * @param frames number of frames of the animation
 */
public record WeightLoss(
        int vertices, int most, double distance, int mesh, int vertex, int frame, int compared, int frames) {

    /** Instead of a frame. */
    public static final int BIND_POSE = -1;

    /** The maximum number of weights and points to process, over all frames. */
    private static final long AFFORDABLE = 100_000_000;

    /** The first frame, the last, and one between them. */
    private static final int FEWEST_FRAMES = 3;

    /** The share of a coordinate: a few times the rounding error of a {@code float}. */
    private static final double ROUNDING = 1e-6;

    /**
     * Compares the frames of an animation, or the bind pose if there is no animation or it has no frames. Empty if no
     * vertex has more weights than are kept.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<WeightLoss> of(Skin skin, Optional<Clip> clip, WeightLimit limit) {
        return of(skin, clip.filter(it -> it.frameCount() > 0), limit, AFFORDABLE);
    }

    static Optional<WeightLoss> of(Skin skin, Optional<Clip> clip, WeightLimit limit, long affordable) {
        int vertices = 0;
        int most = 0;
        long steps = 1;
        for (SkinBinding binding : skin.meshes()) {
            most = Math.max(most, binding.mostWeights());
            steps += binding.pointCount() + binding.joints().length;
            for (int vertex = 0; vertex < binding.surface().vertexCount(); vertex++) {
                int weights = binding.weightCount(binding.surface().pointOfVertex(vertex));
                vertices += limit.isExceededBy(weights) ? 1 : 0;
            }
        }
        if (vertices == 0) {
            return Optional.empty();
        }
        SkinnedModel full = SkinnedModel.of(Optional.of(skin), clip);
        SkinnedModel limited = SkinnedModel.of(Optional.of(skin.limited(limit)), clip);
        int frames = full.frameCount();
        int compared = (int) Math.min(frames, Math.max(FEWEST_FRAMES, affordable / steps));
        return Optional.of(
                furthest(full, limited, new WeightLoss(vertices, most, 0, 0, 0, BIND_POSE, compared, frames)));
    }

    private static WeightLoss furthest(SkinnedModel full, SkinnedModel limited, WeightLoss none) {
        WeightLoss furthest = none.frames == 0 ? none.orFurther(full, limited, BIND_POSE) : none;
        for (int i = 0; i < none.compared; i++) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            }
            int frame = frame(i, none.compared, none.frames);
            full.pose(frame);
            limited.pose(frame);
            furthest = furthest.orFurther(full, limited, frame);
        }
        return furthest;
    }

    /** The first compared frame is the first of the animation, the last one is its last. */
    private static int frame(int index, int compared, int frames) {
        return compared < 2 ? 0 : (int) ((long) index * (frames - 1) / (compared - 1));
    }

    /** This result, or the displacement of a vertex between two models in the same pose if it is larger. */
    private WeightLoss orFurther(SkinnedModel full, SkinnedModel limited, int pose) {
        WeightLoss furthest = this;
        for (int part = 0; part < full.meshes().size(); part++) {
            SkinnedMesh meant = full.meshes().get(part);
            SkinnedMesh shown = limited.meshes().get(part);
            for (int row = 0; row < meant.surface().vertexCount(); row++) {
                double apart = apart(meant, shown, meant.surface().pointOfVertex(row));
                if (apart > furthest.distance) {
                    furthest = new WeightLoss(vertices, most, apart, part, row, pose, compared, frames);
                }
            }
        }
        return furthest;
    }

    private static double apart(SkinnedMesh meant, SkinnedMesh shown, int point) {
        double squares = 0;
        double largest = 1;
        for (int axis = 0; axis < 3; axis++) {
            double coordinate = meant.points()[point * 3 + axis];
            double difference = coordinate - shown.points()[point * 3 + axis];
            squares += difference * difference;
            largest = Math.max(largest, Math.abs(coordinate));
        }
        double apart = Math.sqrt(squares);
        return apart > largest * ROUNDING ? apart : 0;
    }
}
