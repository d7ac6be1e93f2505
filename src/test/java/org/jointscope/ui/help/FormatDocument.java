package org.jointscope.ui.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jointscope.messages.Texts;
import org.jointscope.testing.Markdown;
import org.jointscope.ui.pane.Details.Text;

/**
 * Makes docs/format.md from the format guide of the Help menu, with the beginnings of the blocks of a sample. The
 * introduction is in format-before.md in this class's resources. {@link #main} writes the file.
 */
final class FormatDocument {

    static final Path FILE = Path.of("docs/format.md");

    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample/walk.md5anim");

    /** The rows of each block of the sample that are printed. */
    private static final int ROWS = 3;

    private FormatDocument() {}

    public static void main(String[] arguments) throws IOException {
        Files.writeString(FILE, text());
    }

    static String text() {
        List<HelpTopic> topics = new HelpPages(Texts.program())
                .books()
                .get(HelpBook.GUIDE.ordinal())
                .topics();
        String contents = topics.stream()
                .map(HelpTopic::name)
                .map(name -> "- [" + name + "](#" + Markdown.anchor(name) + ")")
                .collect(Collectors.joining("\n"));
        return introduction().formatted(excerpt(), contents)
                + topics.stream().map(FormatDocument::section).collect(Collectors.joining());
    }

    private static String section(HelpTopic topic) {
        return topic.page().texts().stream()
                .map(text -> "\n" + markdown(text) + "\n")
                .collect(Collectors.joining("", "\n## " + topic.name() + "\n", ""));
    }

    private static String markdown(Text paragraph) {
        return paragraph.style().equals(HelpPages.CODE)
                ? "```\n" + paragraph.text() + "\n```"
                : Markdown.literal(paragraph.text());
    }

    /** The sample up to its first frame, with the first rows of each block. */
    private static String excerpt() {
        StringBuilder excerpt = new StringBuilder();
        int row = 0;
        for (String line : read().lines().toList()) {
            row = line.startsWith("\t") ? row + 1 : 0;
            if (row <= ROWS) {
                excerpt.append(line).append('\n');
            } else if (row == ROWS + 1) {
                excerpt.append("\t…\n");
            }
            if (line.equals("}") && excerpt.indexOf("\nframe ") >= 0) {
                break;
            }
        }
        return excerpt.toString();
    }

    private static String read() {
        try {
            return Files.readString(SAMPLE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String introduction() {
        try (InputStream in = FormatDocument.class.getResourceAsStream("format-before.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
