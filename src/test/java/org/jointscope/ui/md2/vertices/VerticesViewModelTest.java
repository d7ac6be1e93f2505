package org.jointscope.ui.md2.vertices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerticesViewModelTest {

    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final VerticesViewModel vertices = new VerticesViewModel(document, TEXTS);

    private void open(Md2Builder builder) throws IOException {
        document.show(SmallModel.open(Files.write(folder.resolve("tris.md2"), builder.build())));
        vertices.showing.set(true);
    }

    /** Vertex 4 belongs to no triangle; the second frame's normals end past the last one. */
    private static Md2Builder moving() {
        float[] scale = {0.5f, 1, 2};
        float[] translate = {-8, 0, 1};
        return Md2Builder.surface()
                .frame("run1", scale, translate, vertices(10, 5))
                .frame("run2", scale, translate, vertices(20, 162));
    }

    private static byte[] vertices(int x, int lastNormal) {
        byte[] bytes = new byte[5 * 4];
        for (int vertex = 0; vertex < 5; vertex++) {
            bytes[vertex * 4] = (byte) (x + vertex);
            bytes[vertex * 4 + 1] = (byte) 200;
            bytes[vertex * 4 + 2] = 3;
            bytes[vertex * 4 + 3] = (byte) (vertex == 4 ? lastNormal : 5);
        }
        return bytes;
    }

    private FrameVertices numbers() {
        return vertices.numbers.get();
    }

    private VertexRow row(int vertex) {
        return vertices.rows.all().get(vertex);
    }

    private List<Integer> shown() {
        return vertices.rows.shown().stream().map(VertexRow::index).toList();
    }

    @Test
    void aRowIsAVertexAsBytesAndAsAPlace() throws IOException {
        open(moving());
        VertexRow second = row(1);
        assertThat(numbers().step(second, 0)).isEqualTo(11);
        assertThat(numbers().step(second, 1)).isEqualTo(200);
        assertThat(numbers().position(second, 0)).isEqualTo(-2.5);
        assertThat(numbers().position(second, 1)).isEqualTo(200);
        assertThat(numbers().position(second, 2)).isEqualTo(7);
        assertThat(numbers().normal(second)).isEqualTo(5);
        assertThat(numbers().normal(second, 2)).isEqualTo(1);
        assertThat(numbers().offset(second) - numbers().offset(row(0))).isEqualTo(4);
        assertThat(vertices.rows.countProperty().getValue()).isEqualTo("5 vertices");
    }

    @Test
    void trianglesThatHaveAVertexAreCounted() throws IOException {
        open(moving().triangle(2, 2, 3).triangle(1, 3, 99));
        assertThat(vertices.rows.all()).extracting(VertexRow::triangles).containsExactly(3, 4, 4, 5, 0);
    }

    @Test
    void frameIsTheOneThatThePlayheadHasPassed() throws IOException {
        open(moving());
        assertThat(vertices.moment.get()).isEqualTo("Frame 0 run1");
        document.modelPlayhead().seek(0.75);
        assertThat(numbers().index()).isZero();
        assertThat(numbers().step(row(0), 0)).isEqualTo(10);
        assertThat(vertices.moment.get()).isEqualTo("Frame 0 run1, 75% of the way to the next");
        document.modelPlayhead().seek(1);
        assertThat(numbers().step(row(0), 0)).isEqualTo(20);
        assertThat(vertices.moment.get()).isEqualTo("Frame 1 run2");
    }

    @Test
    void numbersChangeOnlyWithTheFrameAndWhileSomebodyLooks() throws IOException {
        open(moving());
        List<Integer> seen = new ArrayList<>();
        vertices.numbers.subscribe((before, now) -> seen.add(now.index()));
        document.modelPlayhead().seek(0.25);
        document.modelPlayhead().seek(0.5);
        assertThat(seen).isEmpty();
        document.modelPlayhead().seek(1);
        assertThat(seen).containsExactly(1);
        vertices.showing.set(false);
        seen.clear();
        document.modelPlayhead().seek(0);
        assertThat(seen).isEmpty();
        vertices.showing.set(true);
        assertThat(seen).containsExactly(0);
    }

    @Test
    void normalsThatDoNotExistAreSaidInWords() throws IOException {
        open(moving());
        assertThat(vertices.trouble.getValue()).isEmpty();
        assertThat(vertices.mark(row(4))).isEmpty();
        document.modelPlayhead().seek(1);
        assertThat(vertices.texts.normal(vertices.numbers.get(), row(4))).isEqualTo("162 (invalid)");
        assertThat(numbers().normal(row(4), 0)).isNaN();
        assertThat(vertices.mark(row(4)).map(IssueMarks.Mark::text))
                .contains("Vertex 4 of frame 1 has normal index 162; the maximum is 161.");
        assertThat(vertices.trouble.getValue())
                .isEqualTo("1 vertex in this frame has an invalid normal index; the maximum is 161");
        assertThat(vertices.texts.explainNormal(vertices.numbers.get(), row(4)))
                .isEqualTo("Normal index 162 is invalid; the maximum is 161.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|0 1 2 3 4",
                "3|3",
                "#3|3",
                "1-3|1 2 3",
                "3-|3 4",
                "0, 2|0 2",
                "unus|4",
                "unused 1|1 4",
                "head|''",
                "7|''"
            })
    void filterTakesNumbersAndRanges(String text, String expected) throws IOException {
        open(moving());
        vertices.rows.filterProperty().set(text);
        List<Integer> indices = expected.isEmpty()
                ? List.of()
                : List.of(expected.split(" ")).stream().map(Integer::valueOf).toList();
        assertThat(shown()).isEqualTo(indices);
        assertThat(vertices.rows.placeholderProperty().getValue()).isEqualTo("No vertex matches.");
    }

    @Test
    void placeIsExplained() throws IOException {
        open(moving());
        assertThat(vertices.texts.explainPosition(vertices.numbers.get(), row(1), 0))
                .isEqualTo("x = 11 × 0.50000 + -8.00000 = -2.50000: the byte times the frame’s scale,"
                        + " plus its translate.");
    }

    @Test
    void anotherModelHasOtherVertices() throws IOException {
        open(moving());
        document.md2().vertexProperty().set(3);
        vertices.rows.filterProperty().set("4");
        open(Md2Builder.tetrahedron());
        assertThat(shown()).containsExactly(0, 1, 2, 3);
        assertThat(numbers().step(row(1), 0)).isEqualTo(200);
        assertThat(document.md2().vertexProperty().get()).isEqualTo(Md2Choices.NONE);
        document.show(OpenModel.NONE);
        assertThat(shown()).isEmpty();
        assertThat(vertices.moment.get()).isEmpty();
        assertThat(vertices.rows.placeholderProperty().getValue()).isEqualTo("No vertices could be read.");
    }

    @Test
    void placesOfARealModelAreThoseThatAreDrawn() {
        document.show(SmallModel.open(Corpus.file("osmp/tris.md2")));
        vertices.showing.set(true);
        document.modelPlayhead().seek(44);
        Md2 md2 = document.getOpen().md2Model().orElseThrow();
        float[] points = new float[md2.vertexCount() * 3];
        KeyframeMorph morph = new KeyframeMorph(md2);
        morph.go(44, KeyframeMorph.LOOP_RULE);
        morph.points(points);
        assertThat(vertices.rows.all()).hasSize(323);
        for (VertexRow row : vertices.rows.all()) {
            for (int axis = 0; axis < 3; axis++) {
                assertThat(numbers().position(row, axis)).isCloseTo(points[row.index() * 3 + axis], within(1e-4));
            }
        }
        assertThat(vertices.rows.all().stream().mapToInt(VertexRow::triangles).sum())
                .isEqualTo(3 * 608);
        assertThat(vertices.moment.get()).isEqualTo("Frame 44 run5");
    }
}
