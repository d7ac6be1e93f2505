package org.jointscope.pose.md5;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointScales;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.VertexNormals;
import org.jointscope.pose.surface.Coloring;

/**
 * Makes the kernel's flat arrays from .md5mesh and .md5anim files as written. It never fails: parents and indices that
 * do not exist, and numbers that are not finite, are replaced.
 */
public final class Md5Kernel {

    private static final int OPAQUE = 0xff000000;

    private Md5Kernel() {}

    /** The rig of an animation's {@code hierarchy} or a mesh's {@code joints}. */
    public static Rig rig(ModelFile file) {
        List<? extends JointRow> joints = file.jointRows();
        return new Rig(
                joints.stream().map(JointRow::name).toList(),
                joints.stream().mapToInt(JointRow::parent).toArray());
    }

    /**
     * An animation as a clip, on the arrays of its frames. The time for this depends on the joints, not on the frames.
     */
    public static Clip clip(Md5Anim anim) {
        double rate = anim.frameRate().map(Declared::value).orElse(0.0);
        int joints = anim.hierarchy().size();
        Component[] components = Component.values();
        double[] baseframe = new double[joints * components.length];
        int[] componentIndex = new int[baseframe.length];
        for (int joint = 0, at = 0; joint < joints; joint++) {
            for (Component component : components) {
                double value = baseframe(anim.baseframe(), joint, component);
                baseframe[at] = Double.isFinite(value) ? value : 0;
                int index = FrameLayout.index(anim.hierarchy().get(joint), component);
                componentIndex[at++] = Math.max(-1, index);
            }
        }
        return new Clip(
                rig(anim),
                Double.isFinite(rate) && rate > 0 ? rate : 0,
                baseframe,
                componentIndex,
                values(anim.frames()));
    }

    /** An animation with the scales of its joints, if there are any. */
    public static Clip clip(Md5Anim anim, Optional<Md5Scale> scale) {
        Clip clip = clip(anim);
        return scale.map(it -> clip.withScales(scales(it, clip))).orElse(clip);
    }

    /**
     * The scales of an .md5scale for the joints of a clip, as q2pro applies them (src/refresh/ models.c,
     * MD5_LoadScales): by name, the first joint of that name; the last scale of a frame. Joints and frames that do not
     * exist are ignored, and so are scales that are not finite.
     */
    public static JointScales scales(Md5Scale file, Clip clip) {
        Map<String, Integer> byName = new HashMap<>();
        for (int joint = 0; joint < clip.rig().size(); joint++) {
            byName.putIfAbsent(clip.rig().name(joint), joint);
        }
        boolean[] positions = new boolean[clip.rig().size()];
        SortedMap<Integer, SortedMap<Integer, Double>> frames = new TreeMap<>();
        for (ScaledJoint scaled : file.joints()) {
            int joint = byName.getOrDefault(scaled.name(), -1);
            if (joint >= 0) {
                scaled.scalePositions().ifPresent(row -> positions[joint] = row.value());
                for (ScaleRow row : scaled.rows()) {
                    if (row.frame() >= 0 && row.frame() < clip.frameCount() && row.isFinite()) {
                        frames.computeIfAbsent(row.frame(), frame -> new TreeMap<>())
                                .put(joint, row.effective());
                    }
                }
            }
        }
        int[] frameStart = new int[clip.frameCount() + 1];
        int[] joints = new int[frames.values().stream().mapToInt(Map::size).sum()];
        double[] scales = new double[joints.length];
        int next = 0;
        for (int frame = 0; frame < clip.frameCount(); frame++) {
            for (Map.Entry<Integer, Double> scale :
                    frames.getOrDefault(frame, Collections.emptySortedMap()).entrySet()) {
                joints[next] = scale.getKey();
                scales[next++] = scale.getValue();
            }
            frameStart[frame + 1] = next;
        }
        return new JointScales(frameStart, joints, scales, positions);
    }

    private static double baseframe(List<BaseframeRow> rows, int joint, Component component) {
        return joint < rows.size() ? rows.get(joint).value(component) : 0;
    }

    /** The components of each frame. A view, so that an edited animation shares all unchanged frames. */
    private static List<double[]> values(List<Frame> frames) {
        return new AbstractList<>() {
            @Override
            public double[] get(int frame) {
                return frames.get(frame).sharedValues();
            }

            @Override
            public int size() {
                return frames.size();
            }
        };
    }

    public static BindPose bindPose(Md5Mesh mesh) {
        Rig rig = rig(mesh);
        double[] modelSpace = new double[rig.size() * JointTransform.STRIDE];
        for (int i = 0; i < rig.size(); i++) {
            MeshJoint joint = mesh.joints().get(i);
            JointTransform.set(modelSpace, i, joint.position(), joint.orientation());
        }
        return new BindPose(rig, modelSpace);
    }

    /**
     * A {@code mesh} block.
     *
     * @param jointCount of the skeleton of the mesh
     */
    public static SkinBinding binding(Mesh mesh, int jointCount) {
        return new MeshBinder(mesh, jointCount).bind(mesh.triangles());
    }

    /** The joints and all {@code mesh} blocks of a file. */
    public static Skin skin(Md5Mesh mesh) {
        int joints = mesh.joints().size();
        return new Skin(
                bindPose(mesh),
                mesh.meshes().stream().map(part -> binding(part, joints)).toList());
    }

    /**
     * The normals in a mesh of version 12, which rotate with the joints; empty if it has none.
     *
     * @param mesh the {@code mesh} block as prepared for skinning
     */
    public static Optional<SkinBinding> normals(Md5Mesh file, int block, SkinBinding mesh) {
        TangentSpaces spaces = file.meshes().get(block).extension().tangentSpaces();
        if (spaces.size() == 0) {
            return Optional.empty();
        }
        double[] normals = new double[spaces.size() * 3];
        for (int vertex = 0; vertex < spaces.size(); vertex++) {
            System.arraycopy(spaces.numbers(), vertex * TangentSpaces.WIDTH, normals, vertex * 3, 3);
        }
        return Optional.of(VertexNormals.of(mesh, bindPose(file), normals));
    }

    /**
     * The colors of the vertices of a mesh, if it has any; white where it has none or an unreadable number, and opaque
     * whatever the alpha.
     */
    public static Optional<Coloring> colors(MeshExtension extension, int vertexCount) {
        ColorTable table = extension.colors();
        if (table.size() == 0) {
            return Optional.empty();
        }
        int[] colors = new int[vertexCount];
        Arrays.fill(colors, OPAQUE | 0xffffff);
        for (int row = 0; row < table.size(); row++) {
            if (table.vertex(row) < vertexCount) {
                colors[table.vertex(row)] =
                        OPAQUE | bits(table, row, 0) << 16 | bits(table, row, 1) << 8 | bits(table, row, 2);
            }
        }
        return Optional.of(vertex -> colors[vertex]);
    }

    private static int bits(ColorTable table, int row, int channel) {
        double value = table.channel(row, channel);
        return Double.isNaN(value) ? 255 : (int) Math.round(Math.clamp(value, 0, 1) * 255);
    }

    /** The rows of a {@code bounds} block, whether or not min is less than max. */
    public static FrameBoxes boxes(List<BoundsRow> rows) {
        FrameBoxes boxes = new FrameBoxes(rows.size());
        for (int row = 0; row < rows.size(); row++) {
            double[] box = new double[FrameBoxes.STRIDE];
            Arrays.setAll(box, rows.get(row)::face);
            boxes.put(row, box);
        }
        return boxes;
    }
}
