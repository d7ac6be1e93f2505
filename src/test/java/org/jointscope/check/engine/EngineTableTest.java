package org.jointscope.check.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.skin.WeightLimit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTableTest {

    private static EngineRule rule(String engine, String id) {
        return Engines.of(engine).orElseThrow().rules().stream()
                .filter(rule -> rule.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("org.jointscope.check.engine.Engines#ALL")
    void rulesOfATargetHaveNamesOfTheirOwn(Engine engine) {
        for (Target target : Target.values()) {
            assertThat(engine.rules())
                    .filteredOn(rule -> rule.targets().contains(target))
                    .extracting(EngineRule::id)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void entriesBecomeTraitsAndRules() {
        Engine bfg = Engines.of("bfg").orElseThrow();
        assertThat(bfg.name()).isEqualTo("Doom 3 BFG");
        assertThat(bfg.family()).isEqualTo(Family.DOOM3);
        assertThat(bfg.reads())
                .containsExactlyInAnyOrder(
                        Target.MD5MESH, Target.MD5ANIM, Target.MD5CAMERA, Target.PAIR, Target.DECLARATIONS);
        assertThat(bfg.traits().playback())
                .contains(new EngineTraits.PlaybackProfile(
                        RootMode.DOOM3,
                        Blend.LOCAL,
                        LoopRule.LAST_IS_FIRST,
                        Unflagged.BASEFRAME,
                        WeightLimit.of(4, WeightLimit.Base.BIND_POSE),
                        false,
                        EngineTraits.Frames.ALL));
        EngineRule rule = rule("bfg", "bias-sum");
        assertThat(rule.effect()).isEqualTo(Effect.WARNS);
        assertThat(rule.targets()).containsExactly(Target.MD5MESH);
        assertThat(rule.words()).isEqualTo("assert( totalWeight > 0.999f && totalWeight < 1.001f )");
        assertThat(rule.source()).isEqualTo("renderer/Model_md5.cpp, ParseMesh");
    }

    @Test
    void enginesAreListedByFamily() {
        assertThat(Engines.ALL).extracting(Engine::family).isSorted();
        assertThat(Engines.of(Family.QUAKE2)).extracting(Engine::id).startsWith("quake2", "q2pro");
        assertThat(Engines.families()).isSorted().doesNotHaveDuplicates();
        assertThat(Engines.families().stream().flatMap(each -> Engines.of(each).stream()))
                .containsExactlyElementsOf(Engines.ALL);
    }

    @Test
    void includedRulesAreKnownAsWellAsTheEngineUnlessTheySayOtherwise() {
        assertThat(rule("doom3", "flags").confidence()).isEqualTo(Reliability.READ);
        assertThat(rule("etqw", "flags").confidence()).isEqualTo(Reliability.RELATED);
        assertThat(rule("etqw", "anim-version").confidence()).isEqualTo(Reliability.READ);
        assertThat(Engines.of("quake4").orElseThrow().rules())
                .extracting(EngineRule::id)
                .contains("keyword", "negative-weights")
                .doesNotContain("byte-order-mark");
    }

    @Test
    void sentenceNamesTheLimitsThatAreChecked() {
        assertThat(rule("q2pro", "limits").text())
                .isEqualTo(String.format(
                        Locale.ROOT,
                        "Supports at most %,d triangles, %,d vertices, %,d frames and %,d" + " skins.",
                        Md2Facts.mostForQ2Pro(Field.NUM_TRIS),
                        Md2Facts.mostForQ2Pro(Field.NUM_XYZ),
                        Md2Facts.mostForQ2Pro(Field.NUM_FRAMES),
                        Md2Facts.mostForQ2Pro(Field.NUM_SKINS)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "NO_SUCH_CODE",
                "TOKEN_UNEXPECTED/no-such-condition",
                "no-such-fact",
                "joints-above:many",
                "assimp:NO_SUCH_FAULT"
            })
    void misspeltTermIsNoTrigger(String term) {
        assertThatIllegalArgumentException().isThrownBy(() -> Triggers.of("FILE_EMPTY " + term));
    }
}
