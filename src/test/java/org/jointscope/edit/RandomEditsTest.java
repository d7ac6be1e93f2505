package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomEditsTest {

    private static final int EDITS = 1000;
    private static final int ANIMS = 500;

    private record Step(Content before, String content) {}

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void thousandEditsUndoneOneByOneGiveBackTheOriginal(long seed) {
        Random random = new Random(seed);
        Content original = original(random);
        String content = shown(original);
        RandomEdits edits = new RandomEdits(random, original);
        History history = History.of(original);
        Deque<Step> steps = new ArrayDeque<>();
        Set<Class<?>> kinds = new HashSet<>();
        while (steps.size() < EDITS) {
            Content before = history.current();
            Edit edit = edits.next(before);
            history = history.with(edit);
            if (history.current() != before) {
                steps.push(new Step(before, shown(before)));
                kinds.add(edit.getClass());
            }
        }
        assertThat(kinds).containsExactlyInAnyOrder(Edit.class.getPermittedSubclasses());
        while (!steps.isEmpty()) {
            Step step = steps.pop();
            history = history.undo();
            assertThat(history.current()).isSameAs(step.before());
            assertThat(shown(history.current())).isEqualTo(step.content());
        }
        assertThat(history.current()).isSameAs(original);
        assertThat(shown(original)).isEqualTo(content);
        assertThat(history.doneCount()).isZero();
    }

    private static String shown(Content content) {
        return Shown.all(content.anim()) + content.mesh();
    }

    /** A mesh and an animation that every kind of edit can change. */
    private static Content original(Random random) {
        Md5Anim anim;
        do {
            anim = new RandomAnims(random).anim();
        } while (anim.hierarchy().size() < 4
                || anim.frames().size() < 3
                || anim.bounds().size() <= anim.frames().size());
        return new Content(new RandomAnims(random).mesh(), numberedFromOne(anim).withCommandline(Optional.empty()));
    }

    private static Md5Anim numberedFromOne(Md5Anim anim) {
        return anim.withFrames(anim.frames().stream()
                .map(frame -> frame.withNumber(frame.number() + 1))
                .toList());
    }

    @Test
    void toolsThatPromiseItChangeNoPoseOfWhateverAnimation() {
        RandomAnims anims = new RandomAnims(new Random(5));
        for (int i = 0; i < ANIMS; i++) {
            Md5Anim anim = anims.anim();
            for (Edit edit : List.of(new Repack(), new ClearStill(Tolerance.LOSSLESS), new AllComponents())) {
                Md5Anim edited = edit.applyTo(anim);
                Poses.assertSame(anim, edited);
                assertThat(edit.applyTo(edited)).isSameAs(edited);
                assertEveryComponentIsOneJoints(edited);
            }
            for (Rebase edit : List.of(
                    new Rebase(Baseframes.ofFrame(anim, 0)), new Rebase(Baseframes.ofBindPose(anim, anims.mesh())))) {
                Md5Anim edited = edit.applyTo(anim);
                Poses.assertSame(anim, edited, RootMode.FILE, RootMode.IN_PLACE);
                assertThat(edit.applyTo(edited)).isSameAs(edited);
            }
        }
    }

    /** All frames have the length in the header, which equals the sum of the flags. */
    private static void assertEveryComponentIsOneJoints(Md5Anim anim) {
        if (anim.frames().isEmpty()) {
            return;
        }
        int count =
                anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum();
        assertThat(anim.numAnimatedComponents().orElseThrow().value()).isEqualTo(count);
        assertThat(anim.frames()).allMatch(frame -> frame.size() == count);
    }

    @Test
    void negatedOrientationIsTheOnlyThingThatChanges() {
        Random random = new Random(6);
        RandomAnims anims = new RandomAnims(random);
        for (int i = 0; i < ANIMS; i++) {
            Md5Anim anim = anims.anim();
            int joint = random.nextInt(7);
            FrameSpan span = new FrameSpan(1, 2);
            Clip before = Md5Kernel.clip(anim);
            Clip after = Md5Kernel.clip(new NegateOrientation(joint, span).applyTo(anim));
            for (int frame = 0; frame < before.frameCount(); frame++) {
                for (int other = 0; other < before.rig().size(); other++) {
                    for (Component component : Component.values()) {
                        boolean negated =
                                other == joint && component.compareTo(Component.QX) >= 0 && (frame == 1 || frame == 2);
                        double was = before.value(other, component, frame);
                        assertThat(after.value(other, component, frame) + 0.0).isEqualTo((negated ? -was : was) + 0.0);
                    }
                }
            }
        }
    }

    /** For rotations near 180°, reconstructing w loses half of the digits. */
    @Test
    void jointsOfAMeshMoveAsBeforeInWhateverAnimation() {
        RandomAnims anims = new RandomAnims(new Random(7));
        for (int i = 0; i < ANIMS; i++) {
            Md5Anim anim = anims.anim();
            MatchMesh edit = new MatchMesh(anims.mesh());
            Matched.assertMovesAsBefore(anim, edit, 1e-7);
        }
    }
}
