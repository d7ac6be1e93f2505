package org.jointscope.export.table;

import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.FrameRange;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Vector3;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

/** The tables of what is drawn of a model. */
final class SurfaceTables {

    private static final FrameRange FIRST = FrameRange.of(0);

    private SurfaceTables() {}

    private static List<SkinnedMesh> meshes(OpenModel open) {
        return open.meshes().stream().map(OpenMesh::skinned).toList();
    }

    static Optional<Table> triangles(String id, ExportSource source, ExportOptions options) {
        List<SkinnedMesh> meshes = meshes(source.open());
        List<String> columns =
                List.of("mesh", "triangle", "vertex0", "vertex1", "vertex2", "s0", "t0", "s1", "t1", "s2", "t2");
        int count = meshes.stream().mapToInt(it -> it.surface().triangleCount()).sum();
        return some(meshes, new Table(id, columns, count, out -> {
            for (int i = 0; i < meshes.size(); i++) {
                Surface surface = meshes.get(i).surface();
                for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                    Object[] cells = new Object[11];
                    cells[0] = i;
                    cells[1] = surface.origins()[triangle];
                    for (int corner = 0; corner < Surface.CORNERS; corner++) {
                        int at = 2 * surface.triangleTexCoords()[triangle * Surface.CORNERS + corner];
                        cells[2 + corner] = surface.vertex(triangle, corner);
                        cells[5 + 2 * corner] = exact(surface.texCoords()[at]);
                        cells[6 + 2 * corner] = exact(surface.texCoords()[at + 1]);
                    }
                    out.row(cells);
                }
            }
        }));
    }

    static Optional<Table> positions(String id, ExportSource source, ExportOptions options) {
        OpenModel open = source.open();
        List<SkinnedMesh> meshes = meshes(open);
        boolean moves = open.model().frameCount() > 0;
        int[] chosen = options.get(ExportOption.FRAMES).frames(open.model().frameCount(), FIRST);
        int[] frames = moves ? chosen : new int[] {0};
        List<String> columns = List.of("frame", "mesh", "vertex", "x", "y", "z", "normalX", "normalY", "normalZ");
        int count = meshes.stream().mapToInt(it -> it.surface().vertexCount()).sum();
        return some(meshes, new Table(id, columns, count * frames.length, out -> {
            for (int frame : frames) {
                open.model().pose(frame, PoseOptions.FILE);
                for (int i = 0; i < meshes.size(); i++) {
                    float[] points = meshes.get(i).points();
                    float[] normals = new float[points.length];
                    meshes.get(i).normals(normals);
                    Surface surface = meshes.get(i).surface();
                    for (int vertex = 0; vertex < surface.vertexCount(); vertex++) {
                        int at = 3 * surface.pointOfVertex(vertex);
                        Object[] cells = new Object[9];
                        cells[0] = moves ? frame : null;
                        cells[1] = i;
                        cells[2] = vertex;
                        for (int axis = 0; axis < 3; axis++) {
                            cells[3 + axis] = exact(points[at + axis]);
                            cells[6 + axis] = exact(normals[at + axis]);
                        }
                        out.row(cells);
                    }
                }
            }
        }));
    }

    static Optional<Table> keyframes(String id, ExportSource source, ExportOptions options) {
        List<String> columns =
                List.of("frame", "name", "scaleX", "scaleY", "scaleZ", "translateX", "translateY", "translateZ");
        return source.open().md2Model().map(md2 -> {
            int[] frames = AnimTables.frames(md2.frames().size(), options);
            return new Table(id, columns, frames.length, out -> {
                for (int index : frames) {
                    Md2Frame frame = md2.frames().get(index);
                    Vector3 s = frame.scale();
                    Vector3 t = frame.translate();
                    out.row(index, frame.name(), s.x(), s.y(), s.z(), t.x(), t.y(), t.z());
                }
            });
        });
    }

    private static Optional<Table> some(List<SkinnedMesh> meshes, Table table) {
        return Optional.of(table).filter(it -> !meshes.isEmpty());
    }

    /** The double with the digits of a float, not with those of its binary value. */
    private static double exact(float value) {
        return Double.parseDouble(Float.toString(value));
    }
}
