package org.jointscope.ui.preview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Engines;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.preview.EnginePreviewViewModel.Choice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnginePreviewViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final EnginePreviewViewModel viewModel = new EnginePreviewViewModel(document, Texts.program());

    private void openSample() {
        document.show(SmallModel.open(Sample.files().get(0), Sample.files().get(1)));
    }

    private List<String> ids() {
        return viewModel.choices().stream().map(Choice::id).toList();
    }

    @Test
    void usualComesFirstAndThenWhoeverShowsMd5() {
        assertThat(ids())
                .startsWith("usual", "doom3", "bfg", "rbdoom", "etqw", "quake4")
                .contains("q2pro", "vkquake")
                .doesNotContain("quake2")
                .doesNotHaveDuplicates();
        assertThat(viewModel.choices())
                .extracting(Choice::family)
                .startsWith("", "Doom 3 family")
                .contains("Quake", "Quake II", "Cube 2", "Tools");
        Choice bfg = viewModel.choices().get(ids().indexOf("bfg"));
        assertThat(bfg.name()).isEqualTo("Doom 3 BFG");
        assertThat(bfg.what())
                .isEqualTo("root relative to its baseframe position, at most 4 weights per vertex,\n"
                        + "interpolation in parent space, last frame duplicates the first");
        assertThat(viewModel.choices().get(ids().indexOf("etqw")).what())
                .endsWith("\nhalf of the frames if the animation has more than 4");
        assertThat(viewModel.choices().get(ids().indexOf("kozgit")).what())
                .isEqualTo("root as in the file, vertices placed by their first weight,\n"
                        + "no interpolation, wraps from the last frame to the first");
    }

    @Test
    void choiceSetsAllAtOnceAndIsSaidInThePicture() {
        openSample();
        assertThat(viewModel.stateProperty().getValue().chosen()).isEqualTo("usual");
        assertThat(viewModel.stateProperty().getValue().legend()).isEmpty();
        viewModel.choose("vkquake");
        assertThat(document.rootModeProperty().get()).isEqualTo(RootMode.FILE);
        assertThat(viewModel.stateProperty().getValue().chosen()).isEqualTo("vkquake");
        assertThat(viewModel.stateProperty().getValue().name()).isEqualTo("vkQuake");
        assertThat(viewModel.stateProperty().getValue().legend()).isEqualTo("""
            Preview: vkQuake
            root as in the file
            at most 8 weights per vertex
            linear interpolation of vertices
            wraps from the last frame to the first\
            """);
    }

    @Test
    void usualTakesEverythingBack() {
        openSample();
        LoopRule own = document.playback().loopRuleProperty().get();
        viewModel.choose("vkquake");
        viewModel.choose("usual");
        assertThat(viewModel.stateProperty().getValue().chosen()).isEqualTo("usual");
        assertThat(viewModel.stateProperty().getValue().name()).isEmpty();
        assertThat(viewModel.stateProperty().getValue().legend()).isEmpty();
        assertThat(document.rootModeProperty().get()).isEqualTo(RootMode.IN_PLACE);
        assertThat(document.playback().loopRuleProperty().get()).isEqualTo(own);
        assertThat(document.preview().weightsProperty().get()).isEqualTo(WeightLimit.NONE);
    }

    @Test
    void whoChangesAPartIsInNobodysManner() {
        openSample();
        viewModel.choose("doom3");
        document.rootModeProperty().set(RootMode.FILE);
        assertThat(viewModel.stateProperty().getValue().chosen()).isEmpty();
        document.rootModeProperty().set(RootMode.IN_PLACE);
        assertThat(viewModel.stateProperty().getValue().chosen()).isEqualTo("usual");
    }

    @Test
    void modelOfQuakeIsInNoManner() throws IOException {
        assertThat(viewModel.stateProperty().getValue().offered()).isFalse();
        openSample();
        assertThat(viewModel.stateProperty().getValue().offered()).isTrue();
        viewModel.choose("doom3");
        Path tris =
                Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build());
        document.show(SmallModel.open(tris));
        assertThat(viewModel.stateProperty().getValue().offered()).isFalse();
        assertThat(viewModel.stateProperty().getValue().legend()).isEmpty();
        assertThat(document.preview().engineProperty().get()).isEqualTo(Engines.of("doom3"));
    }
}
