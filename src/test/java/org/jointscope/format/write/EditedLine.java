package org.jointscope.format.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.BoundsEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * An edit of one value.
 *
 * @param line of the file that the value stands on
 */
record EditedLine(Edit edit, int line) {

    /** One edit of every kind that the animation has room for, somewhere in it. */
    static List<EditedLine> oneOfEveryKind(Md5Anim anim, Random random) {
        List<EditedLine> edits = new ArrayList<>();
        if (!anim.hierarchy().isEmpty()) {
            int joint = random.nextInt(anim.hierarchy().size());
            int line = anim.hierarchy().get(joint).location().line();
            int flags = anim.hierarchy().get(joint).flags();
            int other = flags == ModelFile.MISSING ? 8 : flags ^ 1 << random.nextInt(6);
            edits.add(new EditedLine(new FlagsEdit(joint, other), line));
            int start = anim.hierarchy().get(joint).startIndex();
            edits.add(new EditedLine(new StartEdit(joint, start == 7 ? 8 : 7), line));
        }
        if (!anim.baseframe().isEmpty()) {
            int joint = random.nextInt(anim.baseframe().size());
            Component component = Component.values()[random.nextInt(6)];
            edits.add(new EditedLine(
                    new BaseframeEdit(joint, component, random.nextGaussian()),
                    anim.baseframe().get(joint).location().line()));
        }
        if (!anim.bounds().isEmpty()) {
            int row = random.nextInt(anim.bounds().size());
            edits.add(new EditedLine(
                    new BoundsEdit(row, random.nextInt(6), random.nextGaussian() * 1e-5),
                    anim.bounds().get(row).location().line()));
        }
        addComponent(anim, random, edits);
        return edits;
    }

    private static void addComponent(Md5Anim anim, Random random, List<EditedLine> edits) {
        if (anim.frames().isEmpty()) {
            return;
        }
        int index = random.nextInt(anim.frames().size());
        Frame frame = anim.frames().get(index);
        if (frame.size() > 0) {
            int number = random.nextInt(frame.size());
            edits.add(
                    new EditedLine(new ComponentEdit(index, number, random.nextGaussian() * 100), frame.line(number)));
        }
    }
}
