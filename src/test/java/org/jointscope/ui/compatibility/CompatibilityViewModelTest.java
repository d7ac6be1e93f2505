package org.jointscope.ui.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.compatibility.CompatibilityLine.Kind;
import org.jointscope.ui.compatibility.CompatibilityViewModel.Chip;
import org.jointscope.ui.compatibility.CompatibilityViewModel.State;
import org.jointscope.ui.document.CompatibilityUpdater;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.pane.Details;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompatibilityViewModelTest {

    private static final List<Engine> READING_MD5 = Engines.ALL.stream()
            .filter(engine -> engine.reads().contains(Target.MD5MESH))
            .toList();

    @TempDir
    private Path folder;

    private final ImmediateWork pairWork = new ImmediateWork();
    private final ImmediateWork lossWork = new ImmediateWork();
    private final MemorySettings settings = new MemorySettings();
    private final Document document = new Document();
    private final PairValidator pairs = new PairValidator(document, pairWork);
    private final List<SourceLocation> sources = new ArrayList<>();
    private CompatibilityViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        new CompatibilityUpdater(document, new ImmediateWork());
        document.onShowSource(sources::add);
        viewModel = new CompatibilityViewModel(document, pairs, new ChosenEngines(settings), lossWork, Texts.program());
        viewModel.showing.set(true);
    }

    private void open(Path... files) {
        document.show(SmallModel.open(files));
    }

    private void openSample() {
        open(Sample.files().get(0), Sample.files().get(1));
    }

    /** The sample with a mesh of another version. */
    private void openVersion11() throws IOException {
        String text = Files.readString(Sample.files().get(0)).replace("MD5Version 10", "MD5Version 11");
        open(
                Files.writeString(folder.resolve("new.md5mesh"), text),
                Sample.files().get(1));
    }

    private CompatibilityLine line(String id) {
        return lines(viewModel.lines.get()).stream()
                .filter(line -> line.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<CompatibilityLine> lines(List<CompatibilityLine> above) {
        List<CompatibilityLine> all = new ArrayList<>(above);
        above.forEach(line -> all.addAll(lines(line.lines())));
        return all;
    }

    private List<String> engines() {
        return lines(viewModel.lines.get()).stream()
                .filter(line -> line.kind() == Kind.ENGINE)
                .map(CompatibilityLine::id)
                .toList();
    }

    private Chip chip(String id) {
        return state().chips().stream()
                .filter(chip -> chip.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private State state() {
        return viewModel.stateProperty().get();
    }

    /** The details under a title. */
    private List<String> part(String title) {
        return details().parts().stream()
                .filter(part -> part.title().equals(title))
                .flatMap(part -> part.texts().stream())
                .map(Details.Text::text)
                .toList();
    }

    private Details<Sign> details() {
        return viewModel.details().shownProperty().get().orElseThrow();
    }

    @Test
    void nobodyIsAskedAboutNothing() {
        assertThat(viewModel.lines.get()).isEmpty();
        assertThat(state().chips()).isEmpty();
        assertThat(state().counts()).isEmpty();
        assertThat(state().title()).isEqualTo("Compatibility");
        assertThat(state().nothing()).isEqualTo("Open a file to see which engines can load it.");
        assertThat(state().unread()).isEmpty();
    }

    @Test
    void materialsHaveNoRules() throws IOException {
        Path materials = Files.writeString(folder.resolve("a.mtr"), "a { }");
        open(materials);
        assertThat(state().nothing()).isEqualTo("Jointscope has no engine rules for a.mtr.");
        assertThat(state().unread()).isEmpty();
    }

    @Test
    void linesAreUpdatedWhenTheyAreSeen() {
        viewModel.showing.set(false);
        openSample();
        assertThat(state().chips()).isNotEmpty();
        assertThat(viewModel.lines.get()).isEmpty();
        viewModel.showing.set(true);
        assertThat(engines()).isNotEmpty();
    }

    @Test
    void sampleIsAcceptedByAllThatReadIt() {
        openSample();
        assertThat(engines())
                .containsExactlyInAnyOrderElementsOf(
                        READING_MD5.stream().map(Engine::id).toList());
        assertThat(lines(viewModel.lines.get()))
                .filteredOn(line -> line.kind() == Kind.ENGINE && !line.id().equals("ironwail"))
                .allSatisfy(line -> assertThat(line.sign()).isEqualTo(Sign.ACCEPTS));
        // Its walk needs the baseframe.
        assertThat(engines().getFirst()).isEqualTo("ironwail");
        assertThat(line("ironwail").sign()).isEqualTo(Sign.WARNS);
        assertThat(state().counts()).isEqualTo("1 with warnings  ·  " + (READING_MD5.size() - 1) + " accepted");
        assertThat(state().title()).isEqualTo("Compatibility");
        assertThat(state().progress()).isEmpty();
        assertThat(state().unread()).isEqualTo("Not applicable (file type not supported): Quake II, Yamagi Quake II.");
        assertThat(chip("bfg"))
                .isEqualTo(new Chip(
                        "bfg",
                        Sign.ACCEPTS,
                        "BFG",
                        "Doom 3 BFG: accepted\nLoads without warnings.",
                        "Doom 3 BFG: accepted"));
        assertThat(chip("quake4").tip()).endsWith("the source code of this engine is not public.");
        assertThat(line("quake4").engine()).isEqualTo("Quake 4 (inferred)");
    }

    /** The files of the sample, in a folder with other names. */
    private void openCopies(String mesh, String anim) throws IOException {
        open(copy(0, mesh), copy(1, anim));
    }

    private Path copy(int file, String name) throws IOException {
        Path target = folder.resolve(name);
        Files.createDirectories(target.getParent());
        return Files.copy(Sample.files().get(file), target);
    }

    @Test
    void otherPathIsAResultOfItsOwn() throws IOException {
        openSample();
        assertThat(lines(viewModel.lines.get()))
                .as("the sample has no folder of the user")
                .noneMatch(line -> line.topic().equals("Path"));
        assertThat(line("q2pro").sign()).isEqualTo(Sign.ACCEPTS);
        int accepting = state().signs().get(Sign.ACCEPTS);

        openCopies("soldier/tris.md5mesh", "soldier/tris.md5anim");
        String sentence = "Requires other paths: soldier/md5/tris.md5mesh, soldier/md5/tris.md5anim.";
        assertThat(line("q2pro/Path").rule()).isEqualTo(sentence);
        assertThat(line("q2pro").rule()).isEqualTo(sentence + " At that path, the file loads without warnings.");
        assertThat(line("q2pro").sign()).isEqualTo(Sign.PATH);
        assertThat(line("q2pro").result()).isEqualTo("other path");
        assertThat(state().counts())
                .isEqualTo("1 with warnings  ·  1 requires another path  ·  " + (accepting - 1) + " accepted");
        assertThat(state().chips())
                .filteredOn(chip -> chip.id().equals("q2pro"))
                .singleElement()
                .extracting(Chip::tip)
                .asString()
                .contains(sentence);
        assertThat(lines(viewModel.lines.get()))
                .filteredOn(line -> line.topic().equals("Path"))
                .extracting(CompatibilityLine::id)
                .containsExactly("q2pro/Path");
        viewModel.objectingProperty().set(true);
        assertThat(line("q2pro").rule()).startsWith(sentence);
        viewModel.objectingProperty().set(false);
        viewModel.details().choose(line("q2pro/Path"));
        assertThat(details().title()).isEqualTo("q2pro: Path");
        assertThat(details().texts().getFirst().text()).isEqualTo(sentence);
        assertThat(part("About this engine")).singleElement().asString().contains("a subfolder named md5");

        openCopies("progs/ogre.md5mesh", "progs/walk.md5anim");
        assertThat(line("vkquake").rule())
                .isEqualTo("Requires another path: progs/ogre.md5anim."
                        + " At that path, the file loads without warnings.");
        assertThat(line("ironwail/Path").rule())
                .as("also in an engine with warnings")
                .isEqualTo("Requires another path: progs/ogre.md5anim.");
    }

    @Test
    void fileInItsFolderHasNoHint() throws IOException {
        openCopies("soldier/md5/tris.md5mesh", "soldier/md5/tris.md5anim");
        assertThat(line("q2pro").rule()).isEqualTo("Loads without warnings.");
        assertThat(lines(viewModel.lines.get())).noneMatch(line -> line.topic().equals("Path"));
    }

    @Test
    void otherVersionIsRejectedWithRuleAndLocation() throws IOException {
        openVersion11();
        CompatibilityLine doom3 = line("doom3");
        assertThat(doom3.sign()).isEqualTo(Sign.REJECTS);
        assertThat(doom3.result()).isEqualTo("rejected");
        assertThat(doom3.rule()).isEqualTo("MD5Version must be 10.");
        assertThat(doom3.there()).startsWith("MD5Version is 11");
        assertThat(doom3.file()).isEqualTo("new.md5mesh");
        assertThat(doom3.locationText()).isEqualTo("1");
        assertThat(chip("doom3").tip()).isEqualTo("Doom 3: rejected\nMD5Version must be 10.\nnew.md5mesh, line 1");
        assertThat(line("etqw").sign()).isEqualTo(Sign.ACCEPTS);
        long rejecting = state().chips().stream()
                .filter(chip -> chip.sign() == Sign.REJECTS)
                .count();
        assertThat(state().title()).isEqualTo("Compatibility " + rejecting);
        assertThat(state().counts()).contains(rejecting + " rejected");
    }

    @Test
    void familiesAndEnginesThatObjectAreFirst() throws IOException {
        openVersion11();
        assertThat(viewModel.lines.get())
                .isSortedAccordingTo(Comparator.comparing(CompatibilityLine::sign))
                .allSatisfy(family -> assertThat(family.kind()).isEqualTo(Kind.FAMILY))
                .allSatisfy(family -> assertThat(family.lines())
                        .extracting(CompatibilityLine::sign)
                        .isSorted()
                        .startsWith(family.sign()));
        CompatibilityLine doom3 = line("family/DOOM3");
        assertThat(doom3.sign()).isEqualTo(Sign.REJECTS);
        assertThat(doom3.engine()).isEqualTo("Doom 3 family");
        assertThat(doom3.rule()).matches("\\d rejected  ·  \\d accepted");
        assertThat(doom3.lines().getLast().id()).isEqualTo("etqw");
        assertThat(state().chips())
                .extracting(Chip::sign)
                .isSorted()
                .startsWith(Sign.REJECTS)
                .endsWith(Sign.ACCEPTS);
    }

    @Test
    void onlyChosenEnginesCount() throws IOException {
        openVersion11();
        ChosenEngines chosen = viewModel.engines();
        chosen.choose(Engines.ALL.stream().filter(it -> !it.id().equals("etqw")).toList(), false);
        assertThat(state().chips()).extracting(Chip::id).containsExactly("etqw");
        assertThat(state().title()).isEqualTo("Compatibility");
        assertThat(state().counts()).isEqualTo("1 accepted");
        assertThat(state().signs()).isEqualTo(Map.of(Sign.ACCEPTS, 1));
        assertThat(state().unread()).isEmpty();
        assertThat(viewModel.lines.get()).extracting(CompatibilityLine::id).containsExactly("family/DOOM3", "others");
        CompatibilityLine others = line("others");
        assertThat(others.engine()).isEqualTo("Other engines");
        assertThat(others.isUnfolded()).isFalse();
        assertThat(others.isLast()).isTrue();
        assertThat(others.lines())
                .extracting(CompatibilityLine::id)
                .hasSize(READING_MD5.size() - 1)
                .startsWith("doom3")
                .doesNotContain("etqw");
        viewModel.details().choose(others);
        assertThat(viewModel.details().shownProperty().get()).isEmpty();
        chosen.choose(List.of(Engines.of("etqw").orElseThrow()), false);
        assertThat(chosen.get()).as("the last one stays").hasSize(1);
        chosen.choose(List.of(Engines.of("quake2").orElseThrow()), true);
        assertThat(state().unread()).isEqualTo("Not applicable (file type not supported): Quake II.");
    }

    @Test
    void enginesOfLaterVersionsAreChosenUntilTheUserChooses() {
        Engine doom3 = Engines.of("doom3").orElseThrow();
        assertThat(new ChosenEngines(settings).isAll()).isTrue();
        settings.put("engines.chosen", "unheardof,doom3,vkquake");
        ChosenEngines chosen = new ChosenEngines(settings);
        assertThat(chosen.get()).extracting(Engine::id).containsOnly("doom3", "vkquake");
        chosen.choose(List.of(doom3), false);
        assertThat(settings.find("engines.chosen")).contains("vkquake");
        chosen.choose(Engines.ALL, true);
        assertThat(settings.find("engines.chosen")).contains("");
        assertThat(new ChosenEngines(settings).isAll()).isTrue();
        settings.put("engines.chosen", "unheardof");
        assertThat(new ChosenEngines(settings).isAll()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0, 0 engines accept", "1, 1 engine accepts", "2, 2 engines accept"})
    void enginesThatAcceptAreCounted(int count, String text) {
        assertThat(Texts.program().of("compatibility.others.ACCEPTS", count)).isEqualTo(text);
        assertThat(Texts.program().of("compatibility.others.OPEN", count)).isEqualTo(text + " so far");
    }

    @ParameterizedTest
    @CsvSource({"0, 0 accept", "1, 1 engine accepts", "14, 14 accept"})
    void enginesThatAcceptAreCountedBriefly(int count, String text) {
        assertThat(Texts.program().of("compatibility.others.short.ACCEPTS", count))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 accepted, 0 with warnings, 0 rejected, 0 crashes",
        "1, 1 accepted, 1 with warnings, 1 rejected, 1 crash",
        "2, 2 accepted, 2 with warnings, 2 rejected, 2 crashes"
    })
    void resultsAreCounted(int count, String accepted, String warned, String rejected, String crashed) {
        Map<String, String> texts =
                Map.of("ACCEPTS", accepted, "WARNS", warned, "REJECTS", rejected, "CRASHES", crashed);
        texts.forEach((sign, text) -> assertThat(Texts.program().of("compatibility.count." + sign, count))
                .isEqualTo(text));
    }

    @Test
    void chosenRuleIsExplainedAndTheSourceFollows() throws IOException {
        openVersion11();
        viewModel.details().choose(line("doom3").lines().getFirst());
        assertThat(details().title()).isEqualTo("Doom 3: rejected");
        assertThat(details().texts().getFirst().text()).isEqualTo("MD5Version must be 10.");
        assertThat(part("Engine message"))
                .singleElement()
                .asString()
                .startsWith("“")
                .endsWith("”");
        assertThat(part("Evidence"))
                .hasSize(2)
                .startsWith("Read in the engine's own source code.")
                .last()
                .asString()
                .startsWith("github.com/id-Software/DOOM-3");
        assertThat(details().follow()).isEqualTo("Show in Source");
        assertThat(details().links().getFirst().text()).isEqualTo("new.md5mesh, line 1");
        assertThat(sources).hasSize(1);
        assertThat(sources.getFirst().asked()).isFalse();
        assertThat(sources.getFirst().location().line()).isEqualTo(1);
        viewModel.details().follow(details().links().getFirst().target());
        assertThat(sources.getLast().asked()).isTrue();
    }

    @Test
    void acceptingEngineLeadsNowhereAndSaysWhatIsKnownOfIt() {
        openSample();
        viewModel.details().choose(line("quake4"));
        assertThat(details().title()).isEqualTo("Quake 4: accepted");
        assertThat(part("Evidence")).startsWith("Inferred from the source code of a related engine.");
        assertThat(part("About this engine")).singleElement().asString().startsWith("Partly inferred");
        assertThat(details().follow()).isEmpty();
        assertThat(sources).isEmpty();
    }

    @Test
    void onlyThoseThatObjectAreListedUntilSomebodyAsksForAnother() throws IOException {
        openVersion11();
        viewModel.objectingProperty().set(true);
        assertThat(engines()).contains("doom3", "bfg").doesNotContain("etqw");
        List<String> asked = new ArrayList<>();
        viewModel.onAsk(asked::add);
        viewModel.ask("doom3");
        assertThat(viewModel.objectingProperty().get()).isTrue();
        viewModel.ask("etqw");
        assertThat(viewModel.objectingProperty().get()).isFalse();
        viewModel.askWorst();
        assertThat(asked).containsExactly("doom3", "etqw", "doom3");
    }

    @Test
    void whatIsNotKnownYetIsSaid() {
        pairWork.holdUp();
        openSample();
        assertThat(line("doom3").sign()).isEqualTo(Sign.OPEN);
        assertThat(line("doom3").result()).isEqualTo("accepted so far");
        assertThat(state().counts()).contains(" accepted so far");
        assertThat(state().progress()).contains("is still being checked");
        assertThat(state().resumable()).isFalse();
        pairs.stop();
        assertThat(state().progress()).contains("was not checked with");
        assertThat(state().resumable()).isTrue();
        viewModel.resumePair();
        pairWork.finish();
        assertThat(state().progress()).isEmpty();
        assertThat(state().resumable()).isFalse();
        assertThat(line("doom3").sign()).isEqualTo(Sign.ACCEPTS);
    }

    @Test
    void explanationStaysWithItsRuleAndGoesWithItsFile() throws IOException {
        pairWork.holdUp();
        openVersion11();
        viewModel.details().choose(line("bfg"));
        pairWork.finish();
        assertThat(details().title()).isEqualTo("Doom 3 BFG: rejected");
        openSample();
        assertThat(viewModel.details().shownProperty().get()).isEmpty();
    }

    @Test
    void whatEnginesShowOtherwiseIsListedPartByPart() {
        openSample();
        CompatibilityLine manner = line("bfg/manner");
        assertThat(manner.kind()).isEqualTo(Kind.MANNER);
        assertThat(manner.rule()).isEqualTo("No differences from the file.");
        assertThat(manner.lines().stream().map(CompatibilityLine::topic))
                .containsExactly(
                        "Weights", "Root", "Bounds", "Interpolation", "Joints", "Row indices", "Normals", "Last frame");
        assertThat(manner.lines().getFirst().rule())
                .isEqualTo("Uses only the 4 largest weights of a vertex; no vertex has more.");
        assertThat(line("vkquake/manner").rule())
                .isEqualTo("Interpolates vertices in straight lines, shows the first frame twice per"
                        + " cycle, ignores the bounds.");
        assertThat(line("ironwail/manner").rule())
                .isEqualTo("Uses 0 instead of the baseframe, interpolates vertices in straight lines,"
                        + " shows the first frame twice per cycle, ignores the bounds.");
        assertThat(line("ironwail/manner/Baseframe").rule())
                .isEqualTo("Does not read the baseframe; components without a flag bit are 0.");
        assertThat(line("q2pro/manner/Bounds").rule()).isEqualTo("Ignores the bounds of the frames.");
        assertThat(line("q2pro/manner/Bounds").engine()).isEqualTo("q2pro");
    }

    @Test
    void summaryNamesWhatDiffersInTheOpenFiles() throws IOException {
        String anim = SmallModel.ramp().replaceFirst("\\( 0 0 0 \\)", "( 3 0 0 )");
        open(
                SmallModel.write(folder, "a.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "a.md5anim", anim.replace("\"head\"", "\"skull\"")));
        assertThat(line("bfg/manner").rule())
                .isEqualTo("Subtracts the root’s baseframe position, treats the last frame as a"
                        + " duplicate of the first.");
        assertThat(line("vkquake/manner").rule())
                .isEqualTo("Matches joints by name, interpolates vertices in straight lines, ignores" + " the bounds.");
    }

    @Test
    void frameRateThatAssimpMisreadsIsListed() throws IOException {
        String text = Files.readString(Sample.files().get(1)).replace("\r", "");
        String at30 = text.replaceFirst("frameRate \\d+", "frameRate 30");
        open(Sample.files().get(0), Files.writeString(folder.resolve("a.md5anim"), at30));
        assertThat(line("assimp/manner").rule()).endsWith("misreads frameRate.");
        CompatibilityLine rate = line("assimp/manner/Frame rate");
        assertThat(rate.rule()).startsWith("Reads frameRate as 24 instead of 30, because ");
        assertThat(rate.file()).isEqualTo("a.md5anim");
        viewModel.details().choose(rate);
        assertThat(sources.getLast().location().line()).isEqualTo(Integer.parseInt(rate.locationText()));
        assertThat(line("doom3/manner").lines().stream().map(CompatibilityLine::topic))
                .doesNotContain("Frame rate");
    }

    @Test
    void weightsAreLookedAtInTheBackground() {
        lossWork.holdUp();
        openSample();
        assertThat(line("bfg/manner/Weights").rule()).endsWith("Computing the displacement of vertices…");
        lossWork.finish();
        assertThat(line("bfg/manner/Weights").rule()).endsWith("no vertex has more.");
    }

    @Test
    void thoseThatPassOverOneOfTheFilesAreNamed() {
        open(Sample.files().get(0), Sample.files().get(1), Sample.camera());
        assertThat(state().unread())
                .startsWith("Not applicable (file type not supported): Quake II, Yamagi Quake II.")
                .contains(".md5camera is not supported by: ")
                .contains("q2pro", "vkQuake")
                .doesNotContain("Doom 3");
    }

    @Test
    void bytesOfAnMd2ArePlaces() throws IOException {
        byte[] bytes = Md2Builder.tetrahedron().build();
        bytes[4] = 9;
        open(Files.write(folder.resolve("tris.md2"), bytes));
        assertThat(engines()).contains("quake2", "q2pro").doesNotContain("doom3");
        CompatibilityLine quake2 = line("quake2");
        assertThat(quake2.sign()).isEqualTo(Sign.REJECTS);
        assertThat(quake2.locationText()).isEqualTo("byte 4");
        viewModel.details().choose(quake2);
        assertThat(details().follow()).isEqualTo("Show in Its Pane");
        assertThat(line("quake2/manner").lines().stream().map(CompatibilityLine::topic))
                .containsExactly("Normals", "Last frame");
        viewModel.details().follow(quake2.target().orElseThrow());
        assertThat(sources.getLast().location().offset()).isEqualTo(4);
        assertThat(sources.getLast().asked()).isTrue();
    }

    @Test
    void secondRootIsLedTo() {
        open(Corpus.file("redeclipse/player/hud_hands.md5mesh"), Corpus.file("redeclipse/player/hud_switch.md5anim"));
        assertThat(line("doom3").rule()).isEqualTo("An animation can have only one root joint.");
        assertThat(line("q2pro").sign().objects()).isFalse();
        viewModel.details().choose(line("doom3"));
        int joint = document.selectedJointProperty().get();
        assertThat(document.getOpen().model().rig().name(joint)).isEqualTo("Upperarm.Right");
        assertThat(sources.getLast().location().line()).isEqualTo(25);
    }

    @Test
    void misspelledKeywordIsBeforeTheKeywordThatTheMeshLacks() {
        String mesh = SmallModel.mesh().replace("shader \"", "sha--der \"");
        open(SmallModel.write(folder, "guard.md5mesh", mesh));
        assertThat(line("q2pro").there()).contains("'sha--der' (did you mean 'shader'?)");
        assertThat(line("q2pro").locationText()).isEqualTo("14");
    }

    @Test
    void vertexThatLosesMostIsLedTo() {
        open(Corpus.file("frankie/Frankie.md5mesh"), Corpus.file("frankie/Frankie_Idle1.md5anim"));
        CompatibilityLine weights = line("bfg/manner/Weights");
        assertThat(weights.rule())
                .isEqualTo("Uses only the 4 largest weights of a vertex. 32 vertices have more (up to"
                        + " 6); maximum displacement: 0.0020 units.");
        assertThat(weights.locationText()).isEqualTo("5418");
        viewModel.details().choose(weights);
        assertThat(document.playback().getFrame()).isEqualTo(124);
        assertThat(document.selectedMeshProperty().get()).isEqualTo(1);
    }

    /** The values that the wrong startIndex reads would be written to every frame. */
    @Test
    void wrongLayoutIsRepairedFirst() throws IOException {
        String text = Files.readString(Sample.files().get(1));
        Path overlapping = folder.resolve("walk.md5anim");
        open(Sample.files().get(0), Files.writeString(overlapping, text.replace("\t2 56 13\t", "\t2 56 12\t")));
        assertThat(repairs("ironwail/MD5ANIM/baseframe-ignored")).containsExactly("Suggest a Repair");
        openSample();
        assertThat(repairs("ironwail/MD5ANIM/baseframe-ignored")).containsExactly("Write All Components");
    }

    private List<String> repairs(String id) {
        viewModel.details().choose(line(id));
        return details().actions().stream().map(Details.Action::text).toList();
    }

    @Test
    void knownWordsAreInTheMessageOfTheEngine() throws IOException {
        String text = Files.readString(Sample.files().get(1));
        String without = text.replaceFirst("commandline[^\\n]*\\n", "");
        open(Files.writeString(folder.resolve("walk.md5anim"), without));
        viewModel.details().choose(line("q2pro/MD5ANIM/commandline"));
        assertThat(details().parts().stream().flatMap(part -> part.texts().stream()))
                .extracting(Details.Text::text)
                .contains("“Expected \"commandline\", got \"numFrames\"”");
        assertThat(details().actions()).extracting(Details.Action::text).containsExactly("Add Commandline");
    }
}
