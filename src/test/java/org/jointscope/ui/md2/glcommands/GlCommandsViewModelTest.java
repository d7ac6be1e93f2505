package org.jointscope.ui.md2.glcommands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.md2.glcommands.GlCommandsViewModel.CommandFilter;
import org.jointscope.ui.pane.Assessment;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlCommandsViewModelTest {

    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final GlCommandsViewModel commands = new GlCommandsViewModel(document, work, TEXTS);

    @BeforeEach
    void look() {
        commands.showing.set(true);
    }

    private void open(Md2Builder builder) throws IOException {
        document.show(SmallModel.open(Files.write(folder.resolve("tris.md2"), builder.build())));
    }

    private static Md2Builder withFrame(Md2Builder builder) {
        return builder.frame("stand01", Md2Builder.TETRAHEDRON);
    }

    @Test
    void rowsAreTheCommandsOfTheFile() throws IOException {
        open(Md2Builder.tetrahedron());
        int first = document.getOpen()
                .md2Model()
                .orElseThrow()
                .glCommands()
                .list()
                .get(0)
                .offset();
        assertThat(commands.rows.shown())
                .extracting(
                        commands.texts::kind,
                        row -> row.command().size(),
                        row -> row.command().triangleCount(),
                        CommandRow::start,
                        CommandRow::offset)
                .containsExactly(tuple("fan", 5, 3, "0 1 2 3 1", first), tuple("strip", 3, 1, "1 3 2", first + 64));
        assertThat(commands.figures.get())
                .isEqualTo("1 strip and 1 fan, 4.0 vertices each on average. They draw 4 triangles"
                        + " with 8 vertices; separate triangles require 12 vertices.");
        assertThat(commands.agreement.get())
                .isEqualTo(new Assessment(
                        Assessment.State.GOOD,
                        "The strips and fans draw exactly the 4 triangles in the"
                                + " triangle list. The terminating 0 is present."));
        assertThat(commands.marks.get()).isEmpty();
    }

    @Test
    void verticesOfTheSelectedCommandAreShownWithPixelsOfTheHeadersSkin() throws IOException {
        open(Md2Builder.tetrahedron());
        assertThat(commands.vertices.get()).isEmpty();
        assertThat(commands.chosen.get()).isEmpty();
        document.md2().glCommandProperty().set(1);
        int offset = commands.rows.all().get(1).offset();
        assertThat(commands.vertices.get())
                .containsExactly(
                        new CommandVertex(0, 1, true, 0.25, 0.75, 16, 24, offset + 4),
                        new CommandVertex(1, 3, true, 0.25, 0.75, 16, 24, offset + 16),
                        new CommandVertex(2, 2, true, 0.25, 0.75, 16, 24, offset + 28));
        assertThat(commands.chosen.get()).isEqualTo("Strip 1: 3 vertices, 1 triangle (in Triangles: 3)");
        document.md2().glCommandProperty().set(Md2Choices.NONE);
        assertThat(commands.vertices.get()).isEmpty();
    }

    @Test
    void filterLeavesOneKindAndSaysHowManyThereAre() throws IOException {
        open(withFrame(
                Md2Builder.shape().fan(0, 1, 2).strip(0, 3, 1, 9).fan(0, 2, 3).endGl()));
        assertThat(texts()).containsExactly("All 3", "Strips 1", "Fans 2", "Issues 1");
        assertThat(indices(CommandFilter.STRIPS)).containsExactly(1);
        assertThat(indices(CommandFilter.FANS)).containsExactly(0, 2);
        assertThat(indices(CommandFilter.ISSUES)).containsExactly(1);
        assertThat(indices(CommandFilter.ALL)).containsExactly(0, 1, 2);
        commands.filter.set(CommandFilter.FANS);
        open(Md2Builder.tetrahedron());
        assertThat(commands.filter.get()).isEqualTo(CommandFilter.ALL);
    }

    private List<String> texts() {
        return List.of(CommandFilter.values()).stream()
                .map(filter -> commands.filterText(filter))
                .toList();
    }

    private List<Integer> indices(CommandFilter filter) {
        commands.filter.set(filter);
        return commands.rows.shown().stream().map(CommandRow::index).toList();
    }

    @Test
    void vertexThatDoesNotExistMarksItsCommand() throws IOException {
        open(withFrame(Md2Builder.shape().fan(0, 1, 2, 3, 1).strip(1, 3, 2, 4).endGl()));
        assertThat(mark(0)).isEmpty();
        assertThat(mark(1))
                .contains(new IssueMarks.Mark(
                        Severity.ERROR,
                        List.of("GL command 1 references vertex 4, but a frame has only 4" + " vertices.")));
        document.md2().glCommandProperty().set(1);
        CommandVertex last = commands.vertices.get().getLast();
        assertThat(last.exists()).isFalse();
        assertThat(commands.texts.explain(last)).startsWith("Vertex 4 does not exist.");
    }

    @Test
    void commandIsMarkedThoughItsIssueIsTooFrequentToBeListed() throws IOException {
        Md2Builder builder = Md2Builder.shape();
        int many = 400;
        for (int i = 0; i < many; i++) {
            builder.strip(0, 1, 7);
        }
        open(withFrame(builder.endGl()));
        assertThat(commands.marks.get()).hasSize(many);
        assertThat(mark(many - 1))
                .contains(new IssueMarks.Mark(Severity.ERROR, List.of("Vertices that do not exist: 1.")));
    }

    @Test
    void trianglesThatAreNotInTheListMarkTheirCommand() throws IOException {
        open(withFrame(Md2Builder.shape().fan(0, 1, 2, 3).strip(0, 1, 2).endGl()));
        assertThat(mark(0)).isEmpty();
        assertThat(mark(1))
                .contains(new IssueMarks.Mark(
                        Severity.WARNING, List.of("Triangles that are not in the triangle list: 1.")));
        assertThat(commands.agreement.get())
                .isEqualTo(new Assessment(
                        Assessment.State.BAD,
                        "Drawn triangles that are not in the triangle list: 1 of 3."
                                + " Triangles in the triangle list that are not drawn: 2 of 4"
                                + " (1, 3). The terminating 0 is present."));
    }

    @Test
    void commandsAreComparedWhenSomebodyLooks() throws IOException {
        commands.showing.set(false);
        open(withFrame(Md2Builder.shape().fan(0, 1, 2, 3).strip(0, 1, 2).endGl()));
        assertThat(commands.rows.all()).hasSize(2);
        assertThat(commands.agreement.get()).isEqualTo(Assessment.NONE);
        assertThat(mark(1)).isEmpty();
        work.holdUp();
        commands.showing.set(true);
        assertThat(commands.agreement.get()).isEqualTo(Assessment.NONE);
        work.finish();
        assertThat(commands.agreement.get().state()).isEqualTo(Assessment.State.BAD);
        assertThat(mark(1)).isPresent();
        assertThat(texts()).endsWith("Issues 1");
    }

    @Test
    void comparisonOfAModelThatIsClosedIsNotShown() throws IOException {
        work.holdUp();
        open(Md2Builder.tetrahedron());
        document.show(OpenModel.NONE);
        work.finish();
        assertThat(commands.agreement.get()).isEqualTo(Assessment.NONE);
    }

    @Test
    void everyByteOfACommandLeadsToIt() throws IOException {
        open(Md2Builder.tetrahedron());
        List<CommandRow> rows = commands.rows.all();
        int first = rows.get(0).offset();
        int second = rows.get(1).offset();
        assertThat(CommandRow.at(rows, first - 1)).isEmpty();
        assertThat(CommandRow.at(rows, first)).contains(rows.get(0));
        assertThat(CommandRow.at(rows, second - 1)).contains(rows.get(0));
        assertThat(CommandRow.at(rows, second)).contains(rows.get(1));
        assertThat(CommandRow.at(rows, second + 39)).contains(rows.get(1));
        assertThat(CommandRow.at(rows, second + 40)).isEmpty();
    }

    @Test
    void cutOffCommandsAreMarkedAndSaidNotToEnd() throws IOException {
        open(withFrame(Md2Builder.shape().fan(0, 1, 2, 3, 1).gl(6, 1, 3, 2)));
        assertThat(mark(1).map(IssueMarks.Mark::messages))
                .contains(List.of("GL command 1 is a strip of 6 vertices, but the data contains only" + " 3."));
        assertThat(commands.agreement.get().state()).isEqualTo(Assessment.State.BAD);
        assertThat(commands.agreement.get().text()).endsWith("The terminating 0 is missing.");
    }

    @Test
    void withoutCommandsItIsSaidWhatThatMeans() throws IOException {
        open(withFrame(Md2Builder.shape().endGl()));
        assertThat(commands.rows.shown()).isEmpty();
        assertThat(commands.rows.placeholderProperty().getValue()).contains("invisible");
        assertThat(commands.figures.get()).isEmpty();
        assertThat(commands.agreement.get()).isEqualTo(Assessment.NONE);
        document.show(OpenModel.NONE);
        assertThat(commands.rows.all()).isEmpty();
    }

    @Test
    void largeNumbersOfASentenceHaveOneFormat() throws IOException {
        Md2Builder many = Md2Builder.shape();
        for (int i = 0; i < 400; i++) {
            many.strip(0, 1, 2);
        }
        open(withFrame(many.endGl()));
        assertThat(commands.figures.get())
                .endsWith("400 triangles with 1,200 vertices; separate triangles require 1,200 vertices.");
    }

    @Test
    void realModelAgreesWithItsList() {
        document.show(SmallModel.open(Corpus.file("osmp/tris.md2")));
        assertThat(texts()).containsExactly("All 173", "Strips 34", "Fans 139", "Issues 0");
        assertThat(commands.agreement.get().text())
                .isEqualTo("The strips and fans draw exactly the 608 triangles in the triangle list."
                        + " The terminating 0 is present.");
        document.md2().glCommandProperty().set(4);
        assertThat(commands.vertices.get()).extracting(CommandVertex::vertex).containsExactly(2, 7, 8, 3);
        assertThat(commands.vertices.get().getFirst().pixelS()).isEqualTo(118.5);
    }

    private Optional<IssueMarks.Mark> mark(int command) {
        return commands.mark(commands.rows.all().get(command));
    }
}
