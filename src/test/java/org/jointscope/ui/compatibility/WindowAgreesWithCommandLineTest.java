package org.jointscope.ui.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.batch.BatchChecker;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.jointscope.messages.Texts;
import org.jointscope.testing.Corpus;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CompatibilityUpdater;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.PairValidator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The summary in the window names exactly the differences that {@code check --json} lists. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WindowAgreesWithCommandLineTest {

    private static final Map<Aspect, String> WORDS = Map.of(
            Aspect.WEIGHTS, "weight",
            Aspect.ROOT, "the root",
            Aspect.BASEFRAME, "0 instead of the baseframe",
            Aspect.BOUNDS, "the bounds",
            Aspect.JOINTS, "joints by",
            Aspect.INTERPOLATION, "interpolates",
            Aspect.LOOP, " frame ",
            Aspect.ROWS, "rows",
            Aspect.RATE, "misreads framerate",
            Aspect.FRAMES, "half of the frames");

    private final Document document = new Document();
    private final CompatibilityViewModel viewModel = new CompatibilityViewModel(
            document,
            new PairValidator(document, new ImmediateWork()),
            new ChosenEngines(new MemorySettings()),
            new ImmediateWork(),
            Texts.program());

    @TempDir
    private Path folder;

    @BeforeEach
    void showCompatibility() {
        new CompatibilityUpdater(document, new ImmediateWork());
        viewModel.showing.set(true);
    }

    @Test
    void aboutEveryKindOfDifference() throws IOException {
        write("a.md5mesh", SmallModel.mesh().replace("vert 1 ", "vert 5 "));
        String moved = SmallModel.ramp().replaceFirst("\\( 0 0 0 \\)", "( 3 0 0 )");
        assertThat(moved).isNotEqualTo(SmallModel.ramp());
        write("moved.md5anim", moved);
        write("cycle.md5anim", SmallModel.cycle());
        write("renamed.md5anim", SmallModel.cycle().replace("\"head\"", "\"skull\""));
        write("rate.md5anim", SmallModel.anim(SmallModel.GUARD, 30, 0, 0.1));
        write("long.md5anim", SmallModel.anim(SmallModel.GUARD, 24, 0, 0.1, 0.2, 0.1, 0));
        Set<Aspect> seen = agreeAbout(List.of(folder));
        assertThat(seen).isEqualTo(EnumSet.complementOf(EnumSet.of(Aspect.WEIGHTS)));
    }

    @Test
    void aboutEveryFileAndPairOfTheCorpus() throws IOException {
        List<Path> files = Stream.of("md5mesh", "md5anim", "md5camera", "md2")
                .flatMap(extension -> Corpus.files(extension).stream())
                .toList();
        assertThat(agreeAbout(files)).contains(Aspect.WEIGHTS, Aspect.ROOT, Aspect.LOOP);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** The aspects that were found. */
    private Set<Aspect> agreeAbout(List<Path> files) throws IOException {
        Set<Aspect> seen = EnumSet.noneOf(Aspect.class);
        new BatchChecker(files, GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL).into(result -> {
            Path[] shown = Stream.concat(result.mesh().stream(), Stream.of(result.path()))
                    .toArray(Path[]::new);
            seen.addAll(agree(result.differences(), shown));
        });
        return seen;
    }

    private Set<Aspect> agree(List<EngineDifferences> renditions, Path... files) {
        document.show(SmallModel.open(files));
        Set<Aspect> seen = EnumSet.noneOf(Aspect.class);
        for (EngineDifferences rendition : renditions) {
            Set<Aspect> listed = rendition.differences().stream()
                    .map(EngineDifference::aspect)
                    .collect(Collectors.toCollection(() -> EnumSet.noneOf(Aspect.class)));
            assertThat(shown(rendition.engine()))
                    .as("%s: %s", Arrays.toString(files), rendition.engine().id())
                    .isEqualTo(listed);
            seen.addAll(listed);
        }
        return seen;
    }

    private Set<Aspect> shown(Engine engine) {
        String summary = viewModel.lines.get().stream()
                .flatMap(family -> family.lines().stream())
                .filter(line -> line.id().equals(engine.id()))
                .flatMap(line -> line.lines().stream())
                .filter(line -> line.kind() == CompatibilityLine.Kind.MANNER)
                .map(CompatibilityLine::rule)
                .findFirst()
                .orElse("");
        return Stream.of(Aspect.values())
                .filter(aspect -> summary.toLowerCase(Locale.ROOT).contains(WORDS.get(aspect)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Aspect.class)));
    }
}
