package org.jointscope.ui.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.UnitLength;
import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.TextLocation;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.document.NumberChoices.DecimalSeparator;
import org.jointscope.ui.document.SourceLocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileViewModelTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final NumberChoices numbers = new NumberChoices(new MemorySettings());
    private FileViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        viewModel = new FileViewModel(document, numbers, new ImmediateWork(), Texts.program());
        viewModel.showing.set(true);
    }

    @Test
    void thereIsNoSheetWithoutAFile() {
        assertThat(viewModel.sheets.getValue()).isEmpty();
        assertThat(viewModel.tsv()).isEmpty();
    }

    @Test
    void sizeOfTheModelIsConvertedToMeters() {
        document.show(SmallModel.open(Sample.files().getFirst()));
        assertThat(size().value()).matches("[\\d.]+ × [\\d.]+ × [\\d.]+ units");
        double width = width(size().value());
        assertThat(size().note()).startsWith("bind pose: ").endsWith(" m, if a unit is 1 inch");
        assertThat(meters()).isCloseTo(width * 0.0254, within(0.006));
        numbers.unitProperty().set(UnitLength.CENTIMETER);
        assertThat(meters()).isCloseTo(width * 0.01, within(0.006));
        numbers.unitProperty().set(UnitLength.METER);
        assertThat(meters()).isEqualTo(width);
    }

    private Fact size() {
        return viewModel.sheets.getValue().getFirst().sections().stream()
                .filter(section -> section.title().equals("Dimensions"))
                .flatMap(section -> section.facts().stream())
                .findFirst()
                .orElseThrow();
    }

    private double meters() {
        return width(size().note().substring("bind pose: ".length()));
    }

    private static double width(String sides) {
        return Double.parseDouble(sides.split(" ")[0]);
    }

    @Test
    void copiedNumbersHaveTheChosenSeparator() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        assertThat(viewModel.tsv()).contains("\t1.000 s\t").doesNotContain(",000");
        numbers.copiedProperty().set(DecimalSeparator.COMMA);
        assertThat(numbers.copied("0.5\t-1.25e-7\twalk 1.5\n3\t4.0\n")).isEqualTo("0,5\t-1,25e-7\twalk 1.5\n3\t4,0\n");
        assertThat(viewModel.tsv()).as("text is not a number").contains("\t1.000 s\t");
    }

    @Test
    void theMeshComesBeforeTheAnimation() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        assertThat(viewModel.sheets.getValue())
                .extracting(FileSheet::title, FileSheet::kind)
                .containsExactly(
                        tuple("dapple.md5mesh", "Mesh and bind pose (.md5mesh)"),
                        tuple("walk.md5anim", "Animation (.md5anim)"));
        assertThat(row("Resembles").value()).isEqualTo("id’s exporter");
        assertThat(row("commandline").value()).startsWith("anim dapple");
    }

    @Test
    void declaredCountsStandBesideWhatIsThere() {
        open(SmallModel.cycle());
        assertThat(row("MD5Version"))
                .isEqualTo(new Fact(
                        "MD5Version",
                        "MD5Version",
                        "10",
                        "line 1 · Doom 3, Quake 4 and games based on them",
                        false,
                        Optional.of(new TextLocation(1, 12))));
        assertThat(row("numFrames"))
                .isEqualTo(new Fact(
                        "numFrames",
                        "numFrames",
                        "5",
                        "line 4 · frame: 5, first on line 29, last on line 41; bounds: 5,"
                                + " first on line 16, last on line 20",
                        false,
                        Optional.of(new TextLocation(4, 11))));
        assertThat(row("numJoints"))
                .isEqualTo(new Fact(
                        "numJoints",
                        "numJoints",
                        "3",
                        "line 5 · hierarchy: 3, first on line 10, last on line 12;"
                                + " baseframe: 3, first on line 24, last on line 26",
                        false,
                        Optional.of(new TextLocation(5, 11))));
        assertThat(row("numAnimatedComponents").note())
                .isEqualTo("line 7 · components per frame: 1; required by the flags: 1");
        assertThat(row("frameRate").value()).isEqualTo("24 fps");
    }

    @Test
    void countsThatDoNotAgreeAreMarked() {
        open(SmallModel.cycle()
                .replace("numFrames 5", "numFrames 6")
                .replace("numJoints 3\n", "")
                .replace("frame 2 {\n0.2", "frame 2 {\n0.2 0.3"));
        assertThat(row("numFrames").mismatch()).isTrue();
        assertThat(row("numFrames").value()).isEqualTo("6");
        assertThat(row("numJoints").mismatch()).isTrue();
        assertThat(row("numJoints").note()).startsWith("not in the file · hierarchy: 3");
        assertThat(row("numAnimatedComponents").mismatch()).isTrue();
        assertThat(row("numAnimatedComponents").note()).contains("components per frame: 1 to 2");
    }

    @Test
    void theLengthIsThatOfDoom3() {
        open(SmallModel.anim(SmallModel.GUARD, 30, 0, 0.1, 0.2, 0.1, 0));
        assertThat(row("Duration").value()).isEqualTo("0.133 s");
        assertThat(row("Duration").note()).contains("4 intervals").contains("a cycle lasts 134 ms.");
        assertThat(row("Duration with wrap").value()).isEqualTo("0.167 s");
    }

    @Test
    void whatStandsStillHasNoLength() {
        open(SmallModel.anim(SmallModel.GUARD, 24, 0));
        assertThat(row("Duration").note()).isEqualTo("no playback");
    }

    @Test
    void meshesAreHeldAgainstTheirCounts() {
        String mesh = SmallModel.mesh().replace("numtris 36", "numtris 35");
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", mesh)));
        Fact row = row("mesh 0");
        assertThat(row.value()).isEqualTo("24 vertices, 36 triangles, 24 weights");
        assertThat(row.mismatch()).isTrue();
        assertThat(row.note()).isEqualTo("line 13 · numtris is 35 (line 40)");
        assertThat(row("numMeshes").note()).isEqualTo("line 5 · mesh: 1, line 13");
    }

    @Test
    void cameraSaysHowManyFramesAreCutsAndHowLongItFlies() {
        document.show(SmallModel.open(Sample.camera()));
        assertThat(viewModel.sheets.getValue())
                .extracting(FileSheet::title, FileSheet::kind)
                .containsExactly(tuple("flight.md5camera", "Camera (.md5camera)"));
        assertThat(row("numFrames").note()).isEqualTo("line 4 · camera: 146, first on line 14, last on line 159");
        assertThat(row("numCuts").note()).isEqualTo("line 6 · cuts: 2, first on line 9, last on line 10");
        assertThat(row("numCuts").mismatch()).isFalse();
        assertThat(row("frameRate").value()).isEqualTo("24 fps");
        assertThat(row("Duration").value()).isEqualTo("6.000 s");
        assertThat(row("Duration").note()).isEqualTo("144 frames, not counting 2 cuts, which have no duration");
    }

    @Test
    void saysHowTheTextIsWrittenDown() {
        open(SmallModel.cycle().replace("\n", "\r\n"));
        assertThat(row("Lines").value()).isEqualTo("43, line endings CR LF (Windows)");
        assertThat(row("Encoding").value()).isEqualTo("UTF-8");
        assertThat(row("Path").value())
                .isEqualTo(folder.resolve("small.md5anim").toString());
    }

    @Test
    void missingCommandlineIsNotAnEmptyOne() {
        open(SmallModel.cycle());
        assertThat(row("commandline").note()).isEqualTo("empty; id’s exporter writes its arguments here");
        open(SmallModel.cycle().replace("commandline \"\"\n", ""));
        assertThat(row("commandline").note()).isEqualTo("not in the file");
        document.show(SmallModel.open(SmallModel.write(folder, "empty.md5mesh", "")));
        assertThat(row("commandline").note()).isEqualTo("not in the file");
    }

    @Test
    void rowsLeadToWhereTheFileSaysSo() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(row("numAnimatedComponents").location()).contains(new TextLocation(7, 23));
        assertThat(row("frameRate").location()).contains(new TextLocation(6, 11));
        assertThat(row("mesh 0").location()).contains(new TextLocation(13, 1));
        assertThat(row("Duration").location()).isEmpty();
        List<SourceLocation> asked = new ArrayList<>();
        document.onShowSource(asked::add);
        viewModel.showSource(1, new TextLocation(6, 11));
        viewModel.showSource(2, new TextLocation(1, 1));
        assertThat(asked)
                .containsExactly(
                        new SourceLocation(document.getOpen().anim().orElseThrow(), new Location(6, 11), true));
    }

    @Test
    void copiesAsTabSeparatedValues() {
        open(SmallModel.cycle());
        assertThat(viewModel.tsv())
                .startsWith("small.md5anim\tAnimation (.md5anim)\nFile\tPath\t")
                .contains("Header\tMD5Version\t10\tline 1 · Doom 3")
                .contains("Time\tframeRate\t24 fps\tline 6\n");
    }

    private void open(String anim) {
        document.show(SmallModel.open(SmallModel.write(folder, "small.md5anim", anim)));
    }

    /** The last row of this name: the animation's, if there are two. */
    private Fact row(String label) {
        return viewModel.sheets.getValue().stream()
                .flatMap(sheet -> sheet.sections().stream())
                .flatMap(section -> section.facts().stream())
                .filter(row -> row.label().equals(label))
                .reduce((first, second) -> second)
                .orElseThrow();
    }
}
