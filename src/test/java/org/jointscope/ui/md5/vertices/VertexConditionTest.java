package org.jointscope.ui.md5.vertices;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.scene.MeshVertex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VertexConditionTest {

    private static final VertexCondition CONDITION =
            new VertexCondition(List.of("hips", "left hand", "head"), row -> row.vertex() / 10.0, row -> 0.0002);

    private static final VertexRow ROW = new VertexRow(5, new MeshVertex(1, 12), 40, 3, 2, 0.9, 0.25, List.of(0, 1));

    @Test
    void partsThatAreNotUnderstoodAreNamed() {
        assertThat(CONDITION.unknown("influences > 1, size > 1")).contains("size > 1");
        assertThat(CONDITION.unknown("influences >")).contains("influences >");
        assertThat(CONDITION.unknown("joint < hips")).contains("joint < hips");
        assertThat(CONDITION.unknown("influences > 1, joint = hips, 3-9, hand, weight = 1"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | true",
                "influences > 1 | true",
                "influences > 2 | false",
                "influences>=2 | true",
                "sum != 1 | true",
                "sum ≠ 0.9 | false",
                "sum = 0.9000001 | true",
                "sum = 0.9001 | false",
                "weight > 0.0001 | true",
                "weight > 0.0003 | false",
                "sum ≤ 0.9 | true",
                "spread < 0.25 | false",
                "movement >= 1.2 | true",
                "mesh = 1, vertex < 13 | true",
                "mesh = 1, vertex < 12 | false",
                "joint = Left Hand | true",
                "joint = hand | false",
                "joint != head | true",
                "JOINT = \"hips\" | true",
                "hand | true",
                "head | false",
                "12 | true",
                "10-12 | true",
                "13 - 20 | false",
                "size > 1 | false",
                "influences > many | false",
                "influences > | false"
            })
    void conditionsAreReadAsTyped(String text, boolean holds) {
        assertThat(CONDITION.parse(text).test(ROW)).isEqualTo(holds);
    }
}
