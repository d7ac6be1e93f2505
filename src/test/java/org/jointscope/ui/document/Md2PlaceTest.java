package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.format.Md2Reader;
import org.jointscope.model.Md2;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.document.Md2Place.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tetrahedron's file: header to byte 67, a skin to 131, 4 texture coordinates to 147, 4
 * triangles to 195, 2 frames of 56 bytes to 307, a fan of 5 to 371, a strip of 3 to 411, the end.
 */
class Md2PlaceTest {

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
        assertThat(Md2Place.of(md2, offset)).contains(new Md2Place(part, index, frame));
    }

    @Test
    void behindThePartsIsNothing() {
        assertThat(Md2Place.of(md2, 412)).isEmpty();
        assertThat(Md2Place.of(md2, -1)).isEmpty();
        assertThat(Md2Place.of(Md2.EMPTY, 500)).isEmpty();
    }
}
