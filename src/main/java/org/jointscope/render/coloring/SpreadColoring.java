package org.jointscope.render.coloring;

import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.OffsetSpread;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Scale;
import org.jointscope.scene.OpenModel;

/** The largest distance between the positions at which the weights of a vertex place it in the bind pose. */
final class SpreadColoring implements SurfaceColoring {

    /** The range is at least this share of the size of the model, so that rounding is not visible. */
    private static final double SMALLEST = 0.001;

    @Override
    public String id() {
        return "spread";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.mesh().isPresent();
    }

    @Override
    public boolean isSlow() {
        return true;
    }

    /** By the weights in the file, because an engine preview can show others. */
    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        Skin skin = Md5Kernel.skin(open.md5Mesh().orElseThrow());
        double[] joints = skin.bind().modelSpace();
        VertexValues values = new VertexValues(
                skin.meshes().stream().map(mesh -> ofVertices(mesh, joints)).toArray(double[][]::new));
        double size = Extent.over(SkinnedModel.of(skin), RootMode.FILE).diagonal();
        double range = Math.max(SMALLEST * size, values.most());
        return values.colored(title(), "coloring.units", Scale.upTo(range), values.noteBelow(range));
    }

    private static double[] ofVertices(SkinBinding binding, double[] joints) {
        double[] spread = OffsetSpread.ofPoints(binding, joints);
        double[] ofVertices = new double[binding.surface().vertexCount()];
        for (int vertex = 0; vertex < ofVertices.length; vertex++) {
            int point = binding.surface().pointOfVertex(vertex);
            ofVertices[vertex] = binding.weightCount(point) == 0 ? Double.NaN : spread[point];
        }
        return ofVertices;
    }
}
