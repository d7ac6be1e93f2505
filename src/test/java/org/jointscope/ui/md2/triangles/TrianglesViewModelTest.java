package org.jointscope.ui.md2.triangles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.md2.triangles.TriangleRow.TriangleFit;
import org.jointscope.ui.plot.UvLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrianglesViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final TrianglesViewModel triangles = new TrianglesViewModel(document, Texts.program());

    private void show(Path file) {
        document.show(OpenModel.of(Inspector.inspect(List.of(file)), OpenModel.NONE, RootMode.IN_PLACE));
    }

    private void show(Md2Builder model) throws IOException {
        show(Files.write(folder.resolve("model.md2"), model.build()));
    }

    /** Four corners of the skin, the last of them far outside, and triangles of all kinds. */
    private static Md2Builder oddities() {
        return new Md2Builder()
                .texCoord(0, 0)
                .texCoord(64, 0)
                .texCoord(0, 32)
                .texCoord(900, 32)
                .triangle(0, 1, 2)
                .triangle(0, 1, 3)
                .triangle(0, 1, 1)
                .triangle(0, 1, 9)
                .frame("stand01", Md2Builder.TETRAHEDRON);
    }

    private List<Integer> shown() {
        return triangles.rows.shown().stream().map(TriangleRow::index).toList();
    }

    private List<Integer> filtered(String text) {
        triangles.rows.filterProperty().set(text);
        return shown();
    }

    @Test
    void everyTriangleHasARowWithWhatIsOddAboutIt() throws IOException {
        show(oddities());
        assertThat(triangles.rows.shown())
                .extracting(TriangleRow::fit)
                .containsExactly(TriangleFit.FITS, TriangleFit.OUTSIDE, TriangleFit.COLLAPSED, TriangleFit.NO_VERTEX);
        TriangleRow outside = triangles.rows.all().get(1);
        assertThat(List.of(outside.vertex(2), outside.texCoord(2), outside.s(2), outside.t(2)))
                .containsExactly(3, 3, 900, 32);
        assertThat(outside.offset()).isEqualTo(outside.md2().triangles().offset(0) + 12);
        assertThat(triangles.rows.all().getFirst().area()).isCloseTo(64 * 32 / 2.0, within(1e-9));
        assertThat(triangles.rows.countProperty().getValue()).isEqualTo("4 triangles");
    }

    @Test
    void filterTakesNumbersVerticesAndWords() throws IOException {
        show(oddities());
        assertThat(filtered("2")).containsExactly(2);
        assertThat(filtered("v3")).containsExactly(1);
        assertThat(filtered("st2")).containsExactly(0);
        assertThat(filtered("outside")).containsExactly(1);
        assertThat(triangles.rows.countProperty().getValue()).isEqualTo("1 of 4 triangles");
        assertThat(filtered("v1 v0")).hasSize(4);
        assertThat(filtered("nonsense")).isEmpty();
        assertThat(triangles.rows.placeholderProperty().getValue()).isEqualTo("No triangle matches.");
    }

    @Test
    void clickChoosesTheTriangleThereAndThenTheOneBelow() throws IOException {
        show(Md2Builder.tetrahedron());
        triangles.choose(30, 10);
        int first = triangles.choices.triangleProperty().get();
        assertThat(triangles.selectedText.get()).startsWith("Triangle " + first + ": ");
        triangles.choose(30, 10);
        int second = triangles.choices.triangleProperty().get();
        assertThat(second).isNotEqualTo(first).isNotEqualTo(Md2Choices.NONE);
        triangles.choose(-5, -5);
        assertThat(triangles.choices.triangleProperty().get()).isEqualTo(Md2Choices.NONE);
    }

    @Test
    void pictureOfAnotherSizeIsSaid() throws IOException {
        show(Md2Builder.tetrahedron());
        assertThat(triangles.summary.get()).isEqualTo("4 texture coordinates on a skin of 64 × 32 pixels.");
        document.md2().skinProperty().set(Optional.of(new Picture(2, 1, new int[2])));
        assertThat(triangles.summary.get()).endsWith("The image has 2 × 1 pixels and is stretched to the skin size.");
    }

    @Test
    void trianglesOfARealModelFit() {
        show(Corpus.file("osmp/tris.md2"));
        assertThat(triangles.rows.all()).hasSize(608);
        assertThat(triangles.rows.all()).extracting(TriangleRow::fit).containsOnly(TriangleFit.FITS);
        assertThat(triangles.layout.get().triangles()).hasSize(608);
    }

    @Test
    void modelOfJointsHasNone() throws IOException {
        show(Md2Builder.tetrahedron());
        document.show(OpenModel.NONE);
        assertThat(triangles.rows.all()).isEmpty();
        assertThat(triangles.rows.countProperty().getValue()).isEmpty();
        assertThat(triangles.layout.get()).isEqualTo(UvLayout.NONE);
    }
}
