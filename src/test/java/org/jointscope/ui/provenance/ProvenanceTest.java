package org.jointscope.ui.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.md5.PoseExplainer;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.ui.TangledModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProvenanceTest {
    private final Provenance provenance = new Provenance(Texts.program());
    private final Md5Anim tangled = read(TangledModel.TEXT);

    @Test
    void numberOfAFrameNamesComponentBitAndLine() {
        assertThat(provenance.of(tangled, 1, Component.QZ, 2))
                .isEqualTo("Qz = frame 2, component 4 (startIndex 2, third set bit), line 25");
        assertThat(provenance.of(tangled, 0, Component.TX, 0))
                .isEqualTo("Tx = frame 0, component 0 (startIndex 0, first set bit), line 23");
    }

    @Test
    void numberOfTheBaseframeNamesItsLine() {
        assertThat(provenance.of(tangled, 1, Component.TX, 2)).isEqualTo("Tx = baseframe, line 20");
        assertThat(provenance.baseframe(tangled, 1, Component.QZ)).isEqualTo("Qz = baseframe, line 20");
    }

    @Test
    void whatShouldComeFromTheFrameButCannotSaysWhy() {
        assertThat(provenance.of(tangled, 2, Component.TY, 1))
                .isEqualTo("Ty = baseframe, line 21" + " (frame 1 has no component 7 (startIndex 6, second set bit))");
        Md5Anim unreadable = read(TangledModel.TEXT.replace("frame 1 { 1.0", "frame 1 { oops"));
        assertThat(provenance.of(unreadable, 0, Component.TX, 1))
                .isEqualTo("Tx = baseframe, line 19"
                        + " (component 0 (startIndex 0, first set bit) of frame 1, line 24,"
                        + " is unreadable)");
        Md5Anim noStart = read(TangledModel.TEXT.replace("\"arm\" 0 56 2", "\"arm\" 0 56 oops"));
        assertThat(provenance.of(noStart, 1, Component.QX, 0))
                .isEqualTo("Qx = baseframe, line 20 (startIndex unreadable)");
        Md5Anim noFlags = read(TangledModel.TEXT.replace("\"arm\" 0 56 2", "\"arm\" 0 oops 2"));
        assertThat(provenance.of(noFlags, 1, Component.QX, 0)).isEqualTo("Qx = baseframe, line 20 (flags unreadable)");
        Md5Anim noFrames =
                HandMadeAnim.withComponents(1).joint("root", -1, 1, 0).read();
        assertThat(provenance.of(noFrames, 0, Component.TX, 0)).endsWith(" (no frames)");
    }

    @Test
    void zeroForWantOfABaseframeIsSaidToBeOne() {
        Md5Anim none = new AnimBuilder().joint("root", -1, 0, 0).build();
        assertThat(provenance.of(none, 0, Component.TX, 0))
                .isEqualTo("Tx = 0, because the baseframe has no row for this joint");
        Md5Anim unreadable = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .base(Double.NaN, 0, 0, 0, 0, 0)
                .build();
        assertThat(provenance.of(unreadable, 0, Component.TX, 0))
                .isEqualTo("Tx = 0, because the baseframe value on line 1 is unreadable");
    }

    @Test
    void componentsOfNobodyHaveALocationToo() {
        assertThat(provenance.ofComponent(tangled, 1, 5)).isEqualTo("unused: frame 1, component 5, line 24");
        assertThat(provenance.ofComponent(tangled, 1, 6)).isEqualTo("unused: frame 1 has no component 6");
    }

    /** The pose uses the numbers at the locations in the text. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "own/partial-masks.md5anim",
                "frankie/Frankie_Blink.md5anim",
                "unvanquished-weapons/rifle/rifle_view_fire.md5anim"
            })
    void saysOfRealAnimationsWhatThePoseDoes(String file) throws IOException {
        Md5Anim anim = Md5AnimReader.read(Files.readAllBytes(Corpus.file(file))).model();
        PoseExplainer explainer = new PoseExplainer(anim, Md5Kernel.clip(anim));
        int frame = anim.frames().size() / 2;
        for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
            for (ComponentSource source : explainer
                    .explain(joint, frame, Blend.NONE, LoopRule.LAST_IS_FIRST)
                    .from()
                    .components()) {
                String said = provenance.of(anim, joint, source.component(), frame);
                switch (source.origin()) {
                    case FRAME ->
                        assertThat(said)
                                .contains(" = frame " + frame + ", ")
                                .contains("component " + source.componentIndex() + " ")
                                .endsWith(", line " + source.frameLine());
                    case BASEFRAME ->
                        assertThat(said)
                                .isEqualTo(source.component().label()
                                        + " = baseframe, line "
                                        + anim.baseframe().get(joint).location().line());
                    case COMPONENT_MISSING, COMPONENT_UNREADABLE ->
                        assertThat(said).contains("baseframe").contains("(");
                }
            }
        }
    }

    private static Md5Anim read(String text) {
        return Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
    }
}
