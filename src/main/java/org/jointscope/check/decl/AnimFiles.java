package org.jointscope.check.decl;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declarations.Word;

/**
 * The animation files to which the models of a .def refer. If none of several was found, the game is elsewhere, which
 * is one issue.
 */
final class AnimFiles {

    private final List<Word> missing = new ArrayList<>();
    private boolean anyFound;

    void add(Word path, boolean found) {
        anyFound |= found;
        if (!found) {
            missing.add(path);
        }
    }

    void report(IssueLog issues) {
        if (anyFound || missing.size() < 2) {
            missing.forEach(path -> issues.add(
                    IssueCode.DEF_ANIM_NOT_FOUND,
                    Locations.of(path.location()),
                    Subject.FILE,
                    Names.shown(path.text())));
            return;
        }
        issues.add(
                IssueCode.DEF_ANIMS_NOT_FOUND,
                Locations.of(missing.getFirst().location()),
                Subject.FILE,
                missing.size(),
                Names.shown(commonFolder()));
    }

    /** The folder of all missing files; a slash if they have none in common. */
    private String commonFolder() {
        String common = missing.getFirst().text().replace('\\', '/');
        for (Word path : missing) {
            String other = path.text().replace('\\', '/');
            int end = 0;
            while (end < Math.min(common.length(), other.length()) && common.charAt(end) == other.charAt(end)) {
                end++;
            }
            common = common.substring(0, end);
        }
        int slash = common.lastIndexOf('/');
        return slash > 0 ? common.substring(0, slash) : "/";
    }
}
