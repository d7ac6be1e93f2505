package org.jointscope.ui.source;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.JointMatch;
import org.jointscope.ui.document.OpenModel;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Which joint of a file is shown as one of the skeleton. With an animation the skeleton is the
 * animation's, and the joints of the mesh follow those of it.
 */
public final class ShownJoints {

    private final OpenModel open;

    public ShownJoints(OpenModel open) {
        this.open = open;
    }

    /** The first joint of a file that is shown as one of the skeleton, if there is one. */
    public OptionalInt inFile(InspectedFile file, int shown) {
        Optional<JointMatch> match = match(file);
        if (match.isEmpty() || shown < 0) {
            return shown < 0 ? OptionalInt.empty() : OptionalInt.of(shown);
        }
        int joints = ((Md5Mesh) file.content()).joints().size();
        return IntStream.range(0, joints)
                .filter(joint -> match.get().source(joint) == shown)
                .findFirst();
    }

    private Optional<JointMatch> match(InspectedFile file) {
        return file.content() instanceof Md5Mesh ? open.model().match() : Optional.empty();
    }
}
