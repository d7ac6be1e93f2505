package org.jointscope.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.ui.help.UserGuide.Section;
import org.jointscope.ui.pane.Details.Text;
import org.junit.jupiter.api.Test;

class UserGuideTest {

    @Test
    void markdownBecomesPages() {
        String document = """
            # Guide

            An introduction with a [link](other.md),
            two lines.

            | a | table |
            |---|---|
            | **Cell**; one | [Two](#two) |

            - [Contents](#contents)

            ## Section

            1. Open **Flags**
               and click.
            2. Use *lossless* `repack *`.
            - An item

            ```console
            $ command
                output

            more
            ```

            The end.
            """;
        assertThat(UserGuide.sections(document))
                .containsExactly(
                        new Section(
                                "",
                                List.of(
                                        new Text("", "An introduction with a link, two lines."),
                                        new Text("", "• Cell; one → Two"))),
                        new Section(
                                "Section",
                                List.of(
                                        new Text("", "1. Open Flags and click."),
                                        new Text("", "2. Use lossless repack *."),
                                        new Text("", "• An item"),
                                        new Text(HelpPages.CODE, "$ command\n    output\n\nmore"),
                                        new Text("", "The end."))));
    }

    @Test
    void guideIsReadWhole() throws IOException {
        String document = Files.readString(Path.of("docs/guide.md"));
        List<Section> sections = UserGuide.sections(document);
        assertThat(sections.stream().skip(1).map(Section::title))
                .containsExactlyElementsOf(document.lines()
                        .filter(line -> line.startsWith("## "))
                        .map(line -> line.substring(3))
                        .toList());
        assertThat(sections)
                .allSatisfy(section -> assertThat(section.paragraphs()).isNotEmpty())
                .flatExtracting(Section::paragraphs)
                .filteredOn(text -> !text.style().equals(HelpPages.CODE))
                .extracting(Text::text)
                .noneMatch(text -> text.matches("(?s).*(\\*\\*|`|\\]\\(|\\n).*"));
    }
}
