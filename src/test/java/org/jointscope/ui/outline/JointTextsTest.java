package org.jointscope.ui.outline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.OptionalInt;
import java.util.ResourceBundle;

class JointTextsTest {
    private final JointTexts texts =
            new JointTexts(ResourceBundle.getBundle("org.jointscope.ui.messages"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    56 | 0b111000: Qx Qy Qz come from the frame, position stays at baseframe
                    7  | 0b000111: Tx Ty Tz come from the frame, orientation stays at baseframe
                    1  | 0b000001: Tx comes from the frame, Ty Tz Qx Qy Qz stay at baseframe
                    62 | 0b111110: Ty Tz Qx Qy Qz come from the frame, Tx stays at baseframe
                    0  | 0b000000: nothing comes from the frame, the joint stays at baseframe
                    63 | 0b111111: position and orientation come from the frame
                    64 | 0b1000000: nothing comes from the frame, the joint stays at baseframe
                    """)
    void flagsAreExplained(int flags, String explanation) {
        JointRow joint = new JointRow(3, "hips", 0, OptionalInt.of(flags));
        assertThat(texts.explain(joint))
                .isEqualTo("hips (joint 3)\nflags " + flags + " = " + explanation);
    }

    @Test
    void jointWithoutFlagsHasOnlyItsName() {
        assertThat(texts.explain(new JointRow(3, "hips", 0))).isEqualTo("hips (joint 3)");
    }
}
