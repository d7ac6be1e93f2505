package org.jointscope.render.coloring;

import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Scale;
import org.jointscope.scene.OpenModel;

/** The sum of the biases by which the selected joint influences a vertex, also with those of its descendants. */
final class JointWeightColoring implements SurfaceColoring {

    @Override
    public String id() {
        return "weight";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.mesh().isPresent();
    }

    @Override
    public boolean isOfJoint() {
        return true;
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        Scale scale = Scale.upTo(1);
        Texts texts = Texts.program();
        Rig rig = open.model().rig();
        if (options.joint() < 0 || options.joint() >= rig.size()) {
            return VertexValues.none(open).colored(title(), "", scale, texts.of("coloring.weight.select"));
        }
        boolean[] counted = counted(open.model(), options);
        VertexValues values =
                VertexValues.ofPoints(open, (binding, point) -> binding.biasSum(point, joint -> counted[joint]));
        String name = rig.name(options.joint());
        String title =
                options.descendants() ? texts.of("coloring.weight.below", name) : texts.of("coloring.weight.of", name);
        return values.colored(title, "", scale, "");
    }

    /** The joints of the mesh whose weights are added. */
    private static boolean[] counted(SkinnedModel model, ColoringOptions options) {
        Rig mesh = model.boundMeshes().map(it -> it.bind().rig()).orElse(Rig.NONE);
        boolean[] counted = new boolean[mesh.size()];
        for (int i = 0; i < counted.length; i++) {
            int joint = mesh.inOrder(i);
            int shown = model.match().map(match -> match.source(joint)).orElse(joint);
            boolean below = options.descendants() && !mesh.isRoot(joint) && counted[mesh.parent(joint)];
            counted[joint] = shown == options.joint() || below;
        }
        return counted;
    }
}
