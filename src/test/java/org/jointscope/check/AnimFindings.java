package org.jointscope.check;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;

/** The issues of the rules for an animation, as sentences. */
final class AnimFindings {

    private AnimFindings() {}

    /** Those of the given codes, in their order. */
    static List<String> of(Md5Anim anim, IssueCode... codes) {
        return issues(anim).stream()
                .filter(issue -> Set.of(codes).contains(issue.code()))
                .flatMap(issue -> issue.findings().stream())
                .map(Finding::message)
                .toList();
    }

    /** The codes of the issues about flags, components, frames or bounds. */
    static List<IssueCode> codes(Md5Anim anim) {
        return issues(anim).stream().map(Issue::code).toList();
    }

    static List<Issue> issues(Md5Anim anim) {
        IssueLog log = new IssueLog();
        AnimCheck.check(anim, log);
        return log.issues();
    }

    static Md5Anim corpus(String file) throws IOException {
        return Md5AnimReader.read(Files.readAllBytes(Corpus.file(file))).model();
    }
}
