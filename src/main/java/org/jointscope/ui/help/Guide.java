package org.jointscope.ui.help;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.ui.pane.Details.Text;

/**
 * The documents in docs (guide.md, format.md, lessons.md) as pages of the help. Only the part of Markdown that they use
 * is read: rows of tables become items of a list, images their descriptions, and lists of links are left to the table
 * of contents.
 */
final class Guide {

    /**
     * A section.
     *
     * @param title empty for the introduction
     */
    record Section(String title, List<Text> paragraphs) {}

    private static final Pattern SECTION = Pattern.compile("(?m)^##? +(.+)\\R");

    private static final String SUBSECTION = "### ";

    /** An example, or lines up to an empty line or the next item of a list. */
    private static final Pattern BLOCK =
            Pattern.compile("(?ms)^```\\w*\\R(.*?)^```$|^\\S.*?(?=\\R(?:\\R|- |\\d\\. |```)|\\z)");

    private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]+)\\]\\([^)]+\\)");

    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\([^)]+\\)");

    /**
     * The last cell of a row if it is a link to a section of the same document; its text is the title of the section.
     */
    private static final Pattern SECTION_LINK = Pattern.compile(" → \\[([^\\]]+)\\]\\(#[^)]+\\)$");

    /** Lines of a table before its rows. */
    private static final int HEADER = 2;

    private Guide() {}

    /** The sections of a document, beginning with its introduction. */
    static List<Section> sections(String markdown) {
        List<Section> sections = new ArrayList<>();
        Matcher heading = SECTION.matcher(markdown);
        boolean found = heading.find();
        while (found) {
            String title = sections.isEmpty() ? "" : heading.group(1);
            int start = heading.end();
            found = heading.find();
            int end = found ? heading.start() : markdown.length();
            sections.add(new Section(title, paragraphs(markdown.substring(start, end))));
        }
        return sections;
    }

    private static List<Text> paragraphs(String section) {
        List<Text> paragraphs = new ArrayList<>();
        Matcher block = BLOCK.matcher(section);
        while (block.find()) {
            String text = block.group();
            if (block.group(1) != null) {
                paragraphs.add(new Text(HelpPages.CODE, block.group(1).stripTrailing()));
            } else if (text.startsWith(SUBSECTION)) {
                paragraphs.add(new Text("issue-message", plain(text.substring(SUBSECTION.length()))));
            } else if (text.startsWith("|")) {
                text.lines().skip(HEADER).map(Guide::row).forEach(paragraphs::add);
            } else if (!text.startsWith("- [")) {
                paragraphs.add(new Text("", plain(text)));
            }
        }
        return paragraphs;
    }

    /** The cells of a row of a table as an item; if the last one is a link to a section, the others become the link. */
    private static Text row(String line) {
        String cells = line.replaceAll("^\\|\\s*|\\s*\\|$", "").replaceAll("\\s*\\|\\s*", " → ");
        Matcher section = SECTION_LINK.matcher(cells);
        return section.find()
                ? new Text("", plain(cells.substring(0, section.start())), section.group(1))
                : new Text("", "• " + plain(cells));
    }

    /** The text without marks, except in code between backticks. */
    private static String plain(String text) {
        String words = IMAGE.matcher(text.strip().replaceAll("\\s+", " ")).replaceAll("Figure: $1");
        String[] parts =
                LINK.matcher(words).replaceAll("$1").replaceFirst("^- ", "• ").split("`", -1);
        for (int i = 0; i < parts.length; i += 2) {
            parts[i] = parts[i].replaceAll("\\*\\*|(?<!\\S)\\*(?=\\w)|(?<=\\w)\\*", "");
        }
        return String.join("", parts);
    }
}
