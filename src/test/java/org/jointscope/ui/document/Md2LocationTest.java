package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md2;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.document.Md2Location.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tetrahedron's file: header to byte 67, a skin to 131, 4 texture coordinates to 147, 4 triangles to 195, 2 frames
 * of 56 bytes to 307, a fan of 5 to 371, a strip of 3 to 411, the end.
 */
class Md2LocationTest {

    private final Md2 md2 = Md2Reader.read(Md2Builder.tetrahedron().build()).model();

    @ParameterizedTest
    @CsvSource({
        "0, HEADER, 0, 0",
        "67, HEADER, 16, 0",
        "68, SKIN, 0, 0",
        "131, SKIN, 0, 0",
        "132, TEX_COORD, 0, 0",
        "147, TEX_COORD, 3, 0",
        "148, TRIANGLE, 0, 0",
        "172, TRIANGLE, 2, 0",
        "196, FRAME, 0, 0",
        "235, FRAME, 0, 0",
        "236, VERTEX, 0, 0",
        "251, VERTEX, 3, 0",
        "252, FRAME, 1, 1",
        "299, VERTEX, 1, 1",
        "308, GL_COMMAND, 0, 0",
        "372, GL_COMMAND, 1, 0"
    })
    void everyByteBelongsToAPart(int offset, Part part, int index, int frame) {
        assertThat(Md2Location.of(md2, offset)).contains(new Md2Location(part, index, frame));
    }

    @Test
    void issuesOfNamesAndTrianglesAreAtTheirParts() {
        byte[] bytes = Md2Builder.surface()
                .skin("C:\\a\u00e4.pcx")
                .triangle(1, 2, 0)
                .frame("run", Md2Builder.TETRAHEDRON)
                .frame("run", Md2Builder.TETRAHEDRON)
                .frame("", Md2Builder.TETRAHEDRON)
                .build();
        InspectedFile file = Inspector.inspect(Path.of("a.md2"), FileKind.MD2, bytes);
        assertThat(file.issues())
                .filteredOn(issue -> issue.code() != IssueCode.MD2_GL_DIFFERS)
                .extracting(
                        Issue::code,
                        issue -> Md2Location.of(
                                        (Md2) file.content(),
                                        issue.findings().getFirst().location().offset())
                                .orElseThrow())
                .containsExactly(
                        tuple(IssueCode.MD2_SKIN_NAME_ABSOLUTE, new Md2Location(Part.SKIN, 1, 0)),
                        tuple(IssueCode.MD2_SKIN_NAME_BACKSLASH, new Md2Location(Part.SKIN, 1, 0)),
                        tuple(IssueCode.MD2_SKIN_NAME_UNPRINTABLE, new Md2Location(Part.SKIN, 1, 0)),
                        tuple(IssueCode.TRI_DUPLICATE, new Md2Location(Part.TRIANGLE, 4, 0)),
                        tuple(IssueCode.MD2_FRAME_NAME_DUPLICATE, new Md2Location(Part.FRAME, 1, 1)),
                        tuple(IssueCode.MD2_FRAME_NAME_EMPTY, new Md2Location(Part.FRAME, 2, 2)));
    }

    @Test
    void behindThePartsIsNothing() {
        assertThat(Md2Location.of(md2, 412)).isEmpty();
        assertThat(Md2Location.of(md2, -1)).isEmpty();
        assertThat(Md2Location.of(Md2.EMPTY, 500)).isEmpty();
    }
}
