package org.jointscope.ui.editing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.model.AnimJoint;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JointInputTest {

    private static final List<AnimJoint> ROWS = new AnimBuilder()
            .joint("origin", -1, 0, 0)
            .joint("Hips", 0, 0, 0)
            .joint("hips", 1, 0, 0)
            .joint("0", 1, 0, 0)
            .joint("hips", 1, 0, 0)
            .build()
            .hierarchy();

    @ParameterizedTest
    @CsvSource({"origin,0", "ORIGIN,0", "hips,2", " Hips ,1", "0,3", "1,1", "4,4", "-1,-1", "−1,-1"})
    void nameComesBeforeIndex(String typed, int joint) {
        assertThat(JointInput.parse(ROWS, typed, -1)).hasValue(joint);
    }

    @ParameterizedTest
    @CsvSource({"''", "5", "-2", "hip", "1.0"})
    void otherTextIsNoJoint(String typed) {
        assertThat(JointInput.parse(ROWS, typed, -1)).isEmpty();
        assertThat(JointInput.parse(ROWS, "-1", 0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0,origin", "2,hips", "4,4", "-1,-1"})
    void textIsReadBack(int joint, String text) {
        assertThat(JointInput.text(ROWS, joint)).isEqualTo(text);
        assertThat(JointInput.parse(ROWS, text, -1)).hasValue(joint);
    }
}
