package org.jointscope.pose.md2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

class KeyframeClipsTest {

    private static List<KeyframeClip> clips(String... names) {
        return KeyframeClips.ofNames(List.of(names));
    }

    private static KeyframeClip clip(String name, int first, int last) {
        return new KeyframeClip(name, first, last);
    }

    @Test
    void digitsBeforeALineEndAreNoNumber() {
        assertThat(clips("run1\n", "run2\n")).containsExactly(clip("run1\n", 0, 0), clip("run2\n", 1, 1));
    }

    @Test
    void namesWithoutTheirNumbersAreClips() {
        assertThat(clips("stand01", "stand02", "run1", "run2", "run3"))
                .containsExactly(clip("stand", 0, 1), clip("run", 2, 4));
    }

    @Test
    void threeDigitsCountMovementsToo() {
        assertThat(clips("pain301", "pain302", "death101", "death102", "death201", "death202"))
                .containsExactly(clip("pain3", 0, 1), clip("death1", 2, 3), clip("death2", 4, 5));
    }

    @Test
    void aHundredFramesOfOneMovementStayOne() {
        assertThat(clips("swim98", "swim99", "swim100", "swim101")).containsExactly(clip("swim", 0, 3));
    }

    @Test
    void gapsInTheNumbersBelongToTheMovement() {
        assertThat(clips("run1", "run3", "run5")).containsExactly(clip("run", 0, 2));
    }

    @Test
    void numbersThatBeginAgainAreAnotherMovement() {
        assertThat(clips("run1", "run2", "run1", "run2")).containsExactly(clip("run", 0, 1), clip("run", 2, 3));
    }

    @Test
    void blanksAndUnderscoresBeforeTheNumberAreNotInTheName() {
        assertThat(clips("Frame 0", "Frame 1", "fire_01", "fire_02"))
                .containsExactly(clip("Frame", 0, 1), clip("fire", 2, 3));
    }

    @Test
    void framesWithoutNumberOrNameAreClipsAllTheSame() {
        assertThat(clips("boom", "boom", "idle", "", "", "7"))
                .containsExactly(clip("boom", 0, 1), clip("idle", 2, 2), clip("frames", 3, 4), clip("frames", 5, 5));
    }

    @Test
    void withoutFramesThereAreNone() {
        assertThat(clips()).isEmpty();
    }

    @Test
    void aPlayersFramesCountWhateverTheyAreCalled() {
        Md2Builder builder = Md2Builder.surface();
        for (int frame = 0; frame < KeyframeClips.PLAYER_FRAMES; frame++) {
            builder.frame("x", Md2Builder.TETRAHEDRON);
        }
        List<KeyframeClip> clips =
                KeyframeClips.of(Md2Reader.read(builder.build()).model());
        assertThat(clips)
                .hasSize(20)
                .startsWith(clip("stand", 0, 39), clip("run", 40, 45), clip("attack", 46, 53))
                .contains(clip("crstnd", 135, 153))
                .endsWith(clip("death2", 184, 189), clip("death3", 190, 197));
        for (int i = 1; i < clips.size(); i++) {
            assertThat(clips.get(i).first()).isEqualTo(clips.get(i - 1).last() + 1);
        }
    }
}
