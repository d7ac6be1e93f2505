package org.jointscope.export.gltf;

import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.SampledFrames;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * The model in a document, skinned by the rules of glTF from the numbers that are written, in the space of the
 * .md5mesh. In glTF all weights of a vertex refer to one position, but in an .md5mesh each has an offset of its own:
 * they place the vertex equally only if the offsets agree.
 */
final class WrittenModel {

    /** Numbers of a matrix: three rows. */
    private static final int MATRIX = 12;

    private static final int COLUMNS = 4;

    /** Weights and points over all frames, so that the comparison needs a fraction of a second. */
    private static final long AFFORDABLE = 4_000_000;

    /** @param index of the mesh in the file */
    record Part(int index, float[] positions, GltfWeights weights) {}

    /**
     * The largest distance of a vertex to its position in the kernel.
     *
     * @param frame in the file with that name; the bind pose if that is empty
     * @param compared number of compared frames
     */
    record Error(double distance, int mesh, int vertex, int frame, String animation, int compared, int frames) {}

    private final Rig rig;
    private final float[] rest;
    private final float[] inverses;
    private final List<Part> parts;
    private final double[] joints;
    private final double[] matrices;
    private final double[] matrix = new double[MATRIX];
    private final double[] inverse = new double[MATRIX];
    private final float[] local = new float[ClipTracks.STRIDE];
    private Error error = new Error(0, 0, 0, 0, "", 0, 0);

    /**
     * @param rest the nodes of the joints, {@link ClipTracks#STRIDE} numbers each
     * @param inverses the inverse bind matrices, 16 numbers each, column by column
     */
    WrittenModel(Rig rig, float[] rest, float[] inverses, List<Part> parts) {
        this.rig = rig;
        this.rest = rest;
        this.inverses = inverses;
        this.parts = List.copyOf(parts);
        this.joints = new double[rig.size() * MATRIX];
        this.matrices = new double[(rig.size() + 1) * MATRIX];
        identity(matrices, rig.size() * MATRIX);
    }

    /** Compares all frames of animations, or some of them if they are many; the bind pose if there are no frames. */
    Error compare(Skin skin, List<Animation> animations) {
        if (animations.isEmpty()) {
            pose(Optional.empty(), 0);
            compare(SkinnedModel.of(skin), 0, "");
        }
        for (Animation animation : animations) {
            SkinnedModel model = SkinnedModel.of(skin, animation.clip());
            ClipTracks tracks = new ClipTracks(animation.clip());
            SampledFrames frames = SampledFrames.of(model, AFFORDABLE / animations.size());
            for (int i = 0; i < frames.count(); i++) {
                model.pose(frames.frame(i), PoseOptions.FILE);
                pose(Optional.of(tracks), frames.frame(i));
                compare(model, frames.frame(i), animation.name());
            }
            error = new Error(
                    error.distance,
                    error.mesh,
                    error.vertex,
                    error.frame,
                    error.animation,
                    error.compared + frames.count(),
                    error.frames + frames.frames());
        }
        return error;
    }

    private void pose(Optional<ClipTracks> tracks, int frame) {
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            if (tracks.isPresent()) {
                tracks.get().read(joint, frame, local);
            } else {
                System.arraycopy(rest, joint * ClipTracks.STRIDE, local, 0, ClipTracks.STRIDE);
            }
            set(local, matrix);
            if (rig.isRoot(joint)) {
                System.arraycopy(matrix, 0, joints, joint * MATRIX, MATRIX);
            } else {
                multiply(joints, rig.parent(joint) * MATRIX, matrix, joints, joint * MATRIX);
            }
            for (int at = 0; at < MATRIX; at++) {
                int row = at / COLUMNS;
                int column = at % COLUMNS;
                double scale = local[ClipTracks.SCALE];
                inverse[at] = scale * inverses[joint * COLUMNS * COLUMNS + column * COLUMNS + row];
            }
            multiply(joints, joint * MATRIX, inverse, matrices, joint * MATRIX);
        }
    }

    private static void identity(double[] matrix, int at) {
        for (int row = 0; row < 3; row++) {
            matrix[at + row * COLUMNS + row] = 1;
        }
    }

    private static void set(float[] joint, double[] matrix) {
        double x = joint[3];
        double y = joint[4];
        double z = joint[5];
        double w = joint[6];
        matrix[0] = 1 - 2 * (y * y + z * z);
        matrix[1] = 2 * (x * y - w * z);
        matrix[2] = 2 * (x * z + w * y);
        matrix[3] = joint[0];
        matrix[4] = 2 * (x * y + w * z);
        matrix[5] = 1 - 2 * (x * x + z * z);
        matrix[6] = 2 * (y * z - w * x);
        matrix[7] = joint[1];
        matrix[8] = 2 * (x * z - w * y);
        matrix[9] = 2 * (y * z + w * x);
        matrix[10] = 1 - 2 * (x * x + y * y);
        matrix[11] = joint[2];
    }

    private static void multiply(double[] left, int from, double[] right, double[] out, int to) {
        for (int row = 0; row < MATRIX; row += COLUMNS) {
            double a = left[from + row];
            double b = left[from + row + 1];
            double c = left[from + row + 2];
            out[to + row] = a * right[0] + b * right[4] + c * right[8];
            out[to + row + 1] = a * right[1] + b * right[5] + c * right[9];
            out[to + row + 2] = a * right[2] + b * right[6] + c * right[10];
            out[to + row + 3] = a * right[3] + b * right[7] + c * right[11] + left[from + row + 3];
        }
    }

    private void compare(SkinnedModel model, int frame, String animation) {
        for (Part part : parts) {
            SkinnedMesh mesh = model.meshes().get(part.index);
            for (int point = 0; point * 3 < part.positions.length; point++) {
                double distance = distance(part, point, mesh.points());
                if (!(distance <= error.distance)) {
                    int found = point;
                    int[] vertices = mesh.surface().pointOfVertex();
                    int vertex = 0;
                    while (vertices[vertex] != found) {
                        vertex++;
                    }
                    double largest = Double.isNaN(distance) ? Double.POSITIVE_INFINITY : distance;
                    error = new Error(largest, part.index, vertex, frame, animation, error.compared, error.frames);
                }
            }
        }
    }

    private double distance(Part part, int point, float[] expected) {
        double px = part.positions[point * 3];
        double py = part.positions[point * 3 + 1];
        double pz = part.positions[point * 3 + 2];
        double x = -expected[point * 3];
        double y = -expected[point * 3 + 1];
        double z = -expected[point * 3 + 2];
        int width = part.weights.width();
        for (int i = point * width; i < (point + 1) * width && part.weights.weights[i] > 0; i++) {
            double weight = part.weights.weights[i];
            int m = part.weights.joints[i] * MATRIX;
            x += weight * (matrices[m] * px + matrices[m + 1] * py + matrices[m + 2] * pz + matrices[m + 3]);
            y += weight * (matrices[m + 4] * px + matrices[m + 5] * py + matrices[m + 6] * pz + matrices[m + 7]);
            z += weight * (matrices[m + 8] * px + matrices[m + 9] * py + matrices[m + 10] * pz + matrices[m + 11]);
        }
        return Math.sqrt(x * x + y * y + z * z);
    }
}
