package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Verdict.Outcome;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.OpenVerdicts;
import org.jointscope.scene.OpenVerdicts.OpenVerdict;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerdictUpdaterTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final PairValidator pairs = new PairValidator(document, new ImmediateWork());

    @BeforeEach
    void keepVerdictsUpToDate() {
        new VerdictUpdater(document, new ImmediateWork());
    }

    private OpenVerdicts verdicts(Path... files) {
        document.show(OpenModel.of(Inspector.inspect(List.of(files)), OpenModel.NONE, RootMode.IN_PLACE));
        return document.getState().verdicts();
    }

    private static Engine engine(String id) {
        return Engines.of(id).orElseThrow();
    }

    private static Outcome outcome(OpenVerdict verdict) {
        return verdict.deciding()
                .map(deciding -> deciding.reason().rule().effect().outcome())
                .orElse(Outcome.ACCEPTS);
    }

    @Test
    void sampleIsAcceptedByAllThatReadIt() {
        OpenVerdicts verdicts = verdicts(Sample.files().get(0), Sample.files().get(1));
        assertThat(pairs.failureProperty().get()).isEmpty();
        assertThat(verdicts.complete()).isTrue();
        assertThat(verdicts.all()).noneMatch(it -> outcome(it) == Outcome.REJECTS);
        assertThat(outcome(verdicts.of(engine("doom3")).orElseThrow())).isEqualTo(Outcome.ACCEPTS);
        assertThat(verdicts.of(engine("quake2"))).isEmpty();
    }

    @Test
    void reasonsKnowTheirFile() throws IOException {
        String text = Files.readString(Sample.files().get(1)).replace("MD5Version 10", "MD5Version 13");
        Path walk = Files.writeString(folder.resolve("walk.md5anim"), text);
        OpenVerdict doom3 =
                verdicts(Sample.files().get(0), walk).of(engine("doom3")).orElseThrow();
        assertThat(outcome(doom3)).isEqualTo(Outcome.REJECTS);
        assertThat(doom3.deciding().orElseThrow().file().name()).isEqualTo("walk.md5anim");
        assertThat(doom3.deciding().orElseThrow().reason().spot().location().line())
                .isEqualTo(1);
    }

    @Test
    void modelOfQuakeIsJudgedByItsOwnEngines() throws IOException {
        Path tris =
                Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build());
        OpenVerdicts verdicts = verdicts(tris);
        assertThat(verdicts.of(engine("quake2"))).isPresent();
        assertThat(verdicts.of(engine("q2pro"))).isPresent();
        assertThat(verdicts.of(engine("doom3"))).isEmpty();
    }

    @Test
    void nothingOpenIsNotJudged() {
        assertThat(document.getState().verdicts()).isEqualTo(OpenVerdicts.NONE);
    }
}
