package org.jointscope.ui.preview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Engines;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Mistake;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.EnginePreview;
import org.jointscope.ui.preview.CommonMistakes.Switch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CommonMistakesTest {

    private final Document document = new Document();
    private final EnginePreview preview = document.preview();
    private final CommonMistakes mistakes = new CommonMistakes(preview, Texts.program());

    @BeforeEach
    void openSample() {
        List<Path> files = List.of(Sample.files().get(0), Sample.files().get(1));
        document.show(OpenModel.of(Inspector.inspect(files), OpenModel.NONE, RootMode.IN_PLACE));
        document.playback().seek(3.5);
    }

    private Switch get(String id) {
        return mistakes.all().stream()
                .filter(it -> it.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private float[] points() {
        SkinnedMesh mesh = document.getOpen().meshes().getFirst().skinned();
        return mesh.points().clone();
    }

    /** Two need other files: orientations longer than 1, or components in another order. */
    @Test
    void eachMistakeMovesVerticesAndLeavesThemWhenItEnds() {
        float[] right = points();
        for (Switch mistake : mistakes.all()) {
            mistake.on().set(true);
            boolean needsAnotherFile =
                    mistake.id().equals("ABSOLUTE_W") || mistake.id().equals("START_INDEX_IGNORED");
            if (!needsAnotherFile) {
                assertThat(points()).as(mistake.id()).isNotEqualTo(right);
            }
            assertThat(mistakes.legendProperty().getValue()).contains(mistake.name());
            mistake.on().set(false);
            assertThat(points()).as("without %s", mistake.id()).isEqualTo(right);
        }
        assertThat(mistakes.legendProperty().getValue()).isEmpty();
    }

    @Test
    void allEndAtOnceAndComeBack() {
        float[] right = points();
        get("POSITIVE_W").on().set(true);
        get("modelSpace").on().set(true);
        float[] wrong = points();
        mistakes.toggle();
        assertThat(points()).isEqualTo(right);
        assertThat(preview.isUsual()).isTrue();
        mistakes.toggle();
        assertThat(points()).isEqualTo(wrong);
        assertThat(preview.mistakesProperty().get()).containsExactly(Mistake.POSITIVE_W);
        assertThat(preview.blendProperty().get()).isEqualTo(Blend.MODEL);
    }

    @Test
    void enginePreviewEndsMistakes() {
        get("POSITIVE_W").on().set(true);
        assertThat(preview.isUsual()).isFalse();
        preview.show(Engines.of("q2pro").orElseThrow());
        assertThat(get("POSITIVE_W").on().get()).isFalse();
        assertThat(get("modelSpace").on().get()).as("as in the engine").isTrue();
        assertThat(mistakes.legendProperty().getValue()).as("of an engine").isEmpty();
        get("POSITIVE_W").on().set(true);
        assertThat(preview.engineProperty().get()).isEmpty();
        preview.showUsual();
        assertThat(preview.mistakesProperty().get()).isEmpty();
    }

    @Test
    void programsAreThoseOfTheEngineRules() {
        assertThat(get("START_INDEX_IGNORED").programs())
                .isEqualTo("As in ET: Quake Wars, Blender MD5 add-on (rule startindex-ignored)");
        assertThat(get("CHILD_FIRST").programs()).isEqualTo("As in Daemon (rule parent-later)");
        assertThat(get("noBaseframe").programs()).isEqualTo("As in Ironwail (rule baseframe-ignored)");
        assertThat(get("ABSOLUTE_W").programs()).startsWith("As in Doom 3, ").endsWith("(rule orientation)");
        assertThat(get("UNNORMALIZED").programs()).contains("vkQuake", "frame-orientation", "FTEQW");
        assertThat(get("modelSpace").programs()).contains("q2pro");
        assertThat(mistakes.all()).noneMatch(it -> it.programs().isBlank());
    }
}
