package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundsByFrameNumberTest {

    private final Edit edit = new BoundsByFrameNumber();

    @ParameterizedTest
    @CsvSource({"2 3, 5", "0 2, 3", "4, 5"})
    void rowsAtTheFrameNumbersAreKept(String numbers, int rows) {
        Md5Anim anim = anim(numbers, rows);
        List<BoundsRow> expected = anim.frames().stream()
                .map(frame -> anim.bounds().get(frame.number()))
                .toList();
        Md5Anim edited = edit.applyTo(anim);
        assertThat(edited.bounds()).isEqualTo(expected);
        for (int frame = 0; frame < edited.frames().size(); frame++) {
            assertThat(edited.frames().get(frame).number()).isEqualTo(frame);
            assertThat(edited.frames().get(frame).values())
                    .isEqualTo(anim.frames().get(frame).values());
        }
        assertThat(edit.applyTo(edited)).isSameAs(edited);
    }

    @ParameterizedTest
    @CsvSource({"0 1, 2", "0 1, 3", "2 3, 3", "3 2, 5", "2 2, 5", "-1 3, 5", "1 2, 2", "1 2, 0"})
    void anyOtherAnimationStays(String numbers, int rows) {
        Md5Anim anim = anim(numbers, rows);
        assertThat(edit.applyTo(anim)).isSameAs(anim);
    }

    @Test
    void animationWithoutFramesStays() {
        Md5Anim anim = new AnimBuilder().bounds(0, 0, 0, 1, 1, 1).build();
        assertThat(edit.applyTo(anim)).isSameAs(anim);
    }

    private static Md5Anim anim(String numbers, int rows) {
        AnimBuilder builder = new AnimBuilder().joint("root", -1, 1, 0).base(0, 0, 0, 0, 0, 0);
        List<Frame> frames = new ArrayList<>();
        for (String number : numbers.split(" ")) {
            builder.frame(Double.parseDouble(number) * 10);
        }
        for (int row = 0; row < rows; row++) {
            builder.bounds(row, 0, 0, row + 1, 1, 1);
        }
        Md5Anim anim = builder.build();
        String[] printed = numbers.split(" ");
        for (int frame = 0; frame < printed.length; frame++) {
            frames.add(anim.frames().get(frame).withNumber(Integer.parseInt(printed[frame])));
        }
        return anim.withFrames(frames);
    }
}
