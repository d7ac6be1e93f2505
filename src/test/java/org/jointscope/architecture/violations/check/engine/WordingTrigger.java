package org.jointscope.architecture.violations.check.engine;

import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.messages.Texts;

/** Breaks the rule that the compatibility does not depend on wording, and format none. */
public final class WordingTrigger {

    private WordingTrigger() {}

    static boolean isAboutNumber(Finding finding) {
        return finding.arguments().getLast().equals("a number");
    }

    static Stream<String> texts(Stream<Finding> findings) {
        return findings.map(Finding::message);
    }

    static String detail() {
        return Texts.program().of("engine.hit.bracket");
    }
}
