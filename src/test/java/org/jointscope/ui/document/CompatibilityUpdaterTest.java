package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenCompatibility;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompatibilityUpdaterTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final PairValidator pairs = new PairValidator(document, new ImmediateWork());

    @BeforeEach
    void keepCompatibilityUpToDate() {
        new CompatibilityUpdater(document, new ImmediateWork());
    }

    private OpenCompatibility compatibility(Path... files) {
        document.show(OpenModel.of(Inspector.inspect(List.of(files)), OpenModel.NONE, RootMode.IN_PLACE));
        return document.getState().compatibility();
    }

    private static Engine engine(String id) {
        return Engines.of(id).orElseThrow();
    }

    private static Outcome outcome(EngineCompatibility result) {
        return result.deciding()
                .map(deciding -> deciding.reason().rule().effect().outcome())
                .orElse(Outcome.ACCEPTS);
    }

    @Test
    void sampleIsAcceptedByAllThatReadIt() {
        OpenCompatibility compatibility =
                compatibility(Sample.files().get(0), Sample.files().get(1));
        assertThat(pairs.failureProperty().get()).isEmpty();
        assertThat(compatibility.complete()).isTrue();
        assertThat(compatibility.all()).noneMatch(it -> outcome(it) == Outcome.REJECTS);
        assertThat(outcome(compatibility.of(engine("doom3")).orElseThrow())).isEqualTo(Outcome.ACCEPTS);
        assertThat(compatibility.of(engine("quake2"))).isEmpty();
    }

    @Test
    void reasonsKnowTheirFile() throws IOException {
        String text = Files.readString(Sample.files().get(1)).replace("MD5Version 10", "MD5Version 13");
        Path walk = Files.writeString(folder.resolve("walk.md5anim"), text);
        EngineCompatibility doom3 =
                compatibility(Sample.files().get(0), walk).of(engine("doom3")).orElseThrow();
        assertThat(outcome(doom3)).isEqualTo(Outcome.REJECTS);
        assertThat(doom3.deciding().orElseThrow().file().name()).isEqualTo("walk.md5anim");
        assertThat(doom3.deciding().orElseThrow().reason().spot().location().line())
                .isEqualTo(1);
    }

    @Test
    void modelOfQuakeIsAssessedByItsOwnEngines() throws IOException {
        Path tris =
                Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build());
        OpenCompatibility compatibility = compatibility(tris);
        assertThat(compatibility.of(engine("quake2"))).isPresent();
        assertThat(compatibility.of(engine("q2pro"))).isPresent();
        assertThat(compatibility.of(engine("doom3"))).isEmpty();
    }

    @Test
    void nothingOpenIsNotAssessed() {
        assertThat(document.getState().compatibility()).isEqualTo(OpenCompatibility.NONE);
    }
}
