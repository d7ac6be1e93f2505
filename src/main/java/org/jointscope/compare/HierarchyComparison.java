package org.jointscope.compare;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The differences between the joints of a mesh and of an animation. Engines that play the animation on the mesh require
 * joints of the same names or in the same order.
 *
 * @param joints the first ones are those of the mesh
 */
public record HierarchyComparison(JointPairs joints) implements Comparison {

    public static HierarchyComparison of(Md5Mesh mesh, Md5Anim anim) {
        return new HierarchyComparison(new JointPairs(Md5Kernel.rig(mesh), Md5Kernel.rig(anim)));
    }

    @Override
    public boolean isEqual() {
        return joints.added().isEmpty()
                && joints.removed().isEmpty()
                && joints.isSameOrder()
                && joints.pairs().stream().noneMatch(pair -> pair.renamed() || pair.reparented());
    }
}
