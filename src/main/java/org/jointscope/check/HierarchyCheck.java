package org.jointscope.check;

import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/** What is wrong with names, parents and order of joints, in either format. */
final class HierarchyCheck {

    private HierarchyCheck() {}

    static void check(Md5Mesh mesh, IssueLog issues) {
        check(Hierarchy.of(mesh), issues);
    }

    static void check(Md5Anim anim, IssueLog issues) {
        check(Hierarchy.of(anim), issues);
    }

    private static void check(Hierarchy hierarchy, IssueLog issues) {
        JointNames.check(hierarchy, issues);
        new JointParents(hierarchy, issues).check();
        JointOrder.check(hierarchy, issues);
    }
}
