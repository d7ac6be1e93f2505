package org.jointscope.pose.skin;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jointscope.pose.Clip;
import org.jointscope.pose.surface.Surface;

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
        for (SkinBinding binding : skin.meshes()) {
            most = Math.max(most, binding.mostWeights());
            for (int vertex = 0; vertex < binding.surface().vertexCount(); vertex++) {
                int weights = binding.weightCount(binding.surface().pointOfVertex(vertex));
                vertices += limit.isExceededBy(weights) ? 1 : 0;
            }
        }
        if (vertices == 0) {
            return Optional.empty();
        }
        Furthest furthest = new Furthest();
        SampledFrames frames = compare(skin, clip, limit, affordable, furthest);
        return Optional.of(new WeightLoss(
                vertices,
                most,
                furthest.distance,
                furthest.mesh,
                furthest.vertex,
                furthest.frame,
                frames.count(),
                frames.frames()));
    }

    /**
     * The maximum displacement of each vertex of each mesh, over the same frames as the maximum of all.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public static double[][] ofVertices(Skin skin, Optional<Clip> clip, WeightLimit limit) {
        double[][] most = skin.meshes().stream()
                .map(mesh -> new double[mesh.surface().vertexCount()])
                .toArray(double[][]::new);
        Optional<Clip> moving = clip.filter(it -> it.frameCount() > 0);
        compare(skin, moving, limit, AFFORDABLE, (frame, mesh, vertex, apart) -> {
            most[mesh][vertex] = Math.max(most[mesh][vertex], apart);
        });
        return most;
    }

    /** Receives the displacement of a vertex in a frame, if there is one. */
    private interface Displacements {
        void add(int frame, int mesh, int vertex, double apart);
    }

    private static final class Furthest implements Displacements {
        private double distance;
        private int mesh;
        private int vertex;
        private int frame = BIND_POSE;

        @Override
        public void add(int ofFrame, int ofMesh, int ofVertex, double apart) {
            if (apart > distance) {
                distance = apart;
                mesh = ofMesh;
                vertex = ofVertex;
                frame = ofFrame;
            }
        }
    }

    private static SampledFrames compare(
            Skin skin, Optional<Clip> clip, WeightLimit limit, long affordable, Displacements each) {
        SkinnedModel full = SkinnedModel.of(Optional.of(skin), clip);
        SkinnedModel limited = SkinnedModel.of(Optional.of(skin.limited(limit)), clip);
        SampledFrames frames = SampledFrames.of(full, affordable);
        if (frames.frames() == 0) {
            compare(full, limited, BIND_POSE, each);
        }
        for (int i = 0; i < frames.count(); i++) {
            int frame = frames.frame(i);
            full.pose(frame);
            limited.pose(frame);
            compare(full, limited, frame, each);
        }
        return frames;
    }

    /** Compares two models in the same pose. */
    private static void compare(SkinnedModel full, SkinnedModel limited, int frame, Displacements each) {
        for (int part = 0; part < full.meshes().size(); part++) {
            float[] meant = full.meshes().get(part).points();
            float[] shown = limited.meshes().get(part).points();
            Surface surface = full.meshes().get(part).surface();
            for (int row = 0; row < surface.vertexCount(); row++) {
                double apart = apart(meant, shown, 3 * surface.pointOfVertex(row));
                if (apart > 0) {
                    each.add(frame, part, row, apart);
                }
            }
        }
    }

    /** The distance of two points; 0 if it is only rounding. */
    private static double apart(float[] meant, float[] shown, int at) {
        double x = (double) meant[at] - shown[at];
        double y = (double) meant[at + 1] - shown[at + 1];
        double z = (double) meant[at + 2] - shown[at + 2];
        double squares = x * x + y * y + z * z;
        if (squares == 0) {
            return 0;
        }
        float largest =
                Math.max(1, Math.max(Math.abs(meant[at]), Math.max(Math.abs(meant[at + 1]), Math.abs(meant[at + 2]))));
        double apart = Math.sqrt(squares);
        return apart > largest * ROUNDING ? apart : 0;
    }
}
