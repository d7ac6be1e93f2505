package org.jointscope.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.ui.help.Guide.Section;
import org.jointscope.ui.pane.Details.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuideTest {

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
            2. Use *lossless* `repack *`, not `*hip*` or **`a`**.

            ![A *posed* model](pictures/pose.png)

            - An item

            ### Part

            ```console
            $ command
                output

            more
            ```

            The end.
            """;
        assertThat(Guide.sections(document))
                .containsExactly(
                        new Section(
                                "",
                                List.of(
                                        new Text("", "An introduction with a link, two lines."),
                                        new Text("", "Cell; one", "Two"))),
                        new Section(
                                "Section",
                                List.of(
                                        new Text("", "1. Open Flags and click."),
                                        new Text("", "2. Use lossless repack *, not *hip* or a."),
                                        new Text("", "Figure: A posed model"),
                                        new Text("", "• An item"),
                                        new Text("issue-message", "Part"),
                                        new Text(HelpPages.CODE, "$ command\n    output\n\nmore"),
                                        new Text("", "The end."))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/guide.md", "docs/format.md", "docs/lessons.md"})
    void guideIsReadWhole(Path file) throws IOException {
        String document = Files.readString(file);
        List<Section> sections = Guide.sections(document);
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
        assertThat(sections)
                .flatExtracting(Section::paragraphs)
                .extracting(Text::target)
                .filteredOn(target -> !target.isEmpty())
                .isSubsetOf(sections.stream().map(Section::title).toList());
    }
}
