package org.jointscope.ui.issues;

import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.JointMatch;
import org.jointscope.ui.document.OpenModel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** Finds what stands on a line of a file: a joint's row, or a frame. */
final class IssueTargets {

    private final Map<Integer, IssueTarget> rows = new HashMap<>();
    private final NavigableMap<Integer, Integer> frames = new TreeMap<>();

    /**
     * @param content of one of the files that are open
     */
    IssueTargets(ModelFile content, OpenModel open) {
        switch (content) {
            case Md5Mesh mesh -> addMesh(mesh, open.model().match());
            case Md5Anim anim -> addAnim(anim);
        }
    }

    private void addMesh(Md5Mesh mesh, Optional<JointMatch> match) {
        for (int i = 0; i < mesh.joints().size(); i++) {
            int joint = i;
            int shown = match.map(it -> it.source(joint)).orElse(joint);
            rows.put(
                    mesh.joints().get(i).place().line(),
                    shown < 0 ? IssueTarget.NOTHING : IssueTarget.joint(shown));
        }
    }

    private void addAnim(Md5Anim anim) {
        for (int i = 0; i < anim.bounds().size() && i < anim.frames().size(); i++) {
            rows.put(anim.bounds().get(i).place().line(), IssueTarget.frame(i));
        }
        for (int i = 0; i < anim.baseframe().size() && i < anim.hierarchy().size(); i++) {
            rows.put(anim.baseframe().get(i).place().line(), IssueTarget.joint(i));
        }
        for (int i = 0; i < anim.hierarchy().size(); i++) {
            rows.put(anim.hierarchy().get(i).place().line(), IssueTarget.joint(i));
        }
        List<Frame> all = anim.frames();
        for (int i = 0; i < all.size(); i++) {
            frames.put(all.get(i).place().line(), i);
        }
    }

    IssueTarget at(int line) {
        IssueTarget row = rows.get(line);
        if (row != null) {
            return row;
        }
        Map.Entry<Integer, Integer> frame = frames.floorEntry(line);
        return frame == null ? IssueTarget.NOTHING : IssueTarget.frame(frame.getValue());
    }
}
