package org.jointscope.ui.file;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.TextFacts;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.List;
import java.util.Locale;

/** Says where a file lies and how it is written down. */
final class TextRows {

    private TextRows() {}

    static FileSection section(InspectedFile file, Texts texts) {
        TextFacts text = file.text();
        FileRow path = FileRow.plain(texts.of("file.path"), file.path().toString());
        FileRow size =
                FileRow.plain(
                        texts.of("file.size"),
                        texts.of("file.bytes", file.bytes(), kibibytes(file.bytes())));
        if (text.isBinary()) {
            return new FileSection(texts.of("file.section.file"), List.of(path, size));
        }
        String encoding = text.encoding().displayName(Locale.ROOT);
        return new FileSection(
                texts.of("file.section.file"),
                List.of(
                        path,
                        size,
                        FileRow.plain(
                                texts.of("file.lines"),
                                texts.of(
                                        "file.lines.text",
                                        text.lines(),
                                        texts.of("file.ends." + text.lineEnds()))),
                        FileRow.plain(
                                texts.of("file.encoding"),
                                text.byteOrderMark()
                                        ? texts.of("file.encoding.mark", encoding)
                                        : encoding)));
    }

    private static String kibibytes(long bytes) {
        return Numbers.fixed(bytes / 1024.0, 1);
    }
}
