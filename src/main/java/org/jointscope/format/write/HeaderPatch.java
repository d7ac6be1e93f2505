package org.jointscope.format.write;

import java.util.Optional;
import org.jointscope.format.md5.Md5Header;
import org.jointscope.format.md5.Trace;
import org.jointscope.model.Declared;
import org.jointscope.model.ModelFile;
import org.jointscope.text.PlainNumber;
import org.jointscope.text.Range;

/** Changes the first lines of a text, which all text formats have. */
final class HeaderPatch {

    private HeaderPatch() {}

    static void version(PatchedText text, Trace trace, ModelFile before, ModelFile after) {
        Optional<Double> version = after.version().map(Declared::value);
        if (!version.equals(before.version().map(Declared::value))) {
            version.filter(Double::isFinite)
                    .ifPresentOrElse(
                            number -> text.replace(trace.of(Md5Header.VERSION).value(), PlainNumber.of(number)),
                            text::giveUp);
        }
    }

    /** A missing commandline is added after the version, where engines expect it. */
    static void commandline(
            PatchedText text, Trace trace, ValueTexts texts, Optional<String> before, Optional<String> after) {
        Range version = trace.of(Md5Header.VERSION).value();
        if (before.equals(after)) {
            return;
        }
        if (before.isEmpty() && version.isThere()) {
            String line = Md5Header.COMMANDLINE + ' ' + texts.of(after.get(), 0);
            text.insert(text.endOfLine(version.to()), text.lineBreak() + line);
        } else {
            text.giveUp();
        }
    }
}
