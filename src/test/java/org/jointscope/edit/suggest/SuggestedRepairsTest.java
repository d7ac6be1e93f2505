package org.jointscope.edit.suggest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Baseframes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.Rebase;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.Sample;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Suggestions for real animations, damaged or not. */
class SuggestedRepairsTest {

    private static final Path SAMPLE = Sample.files().getFirst().getParent();

    @ParameterizedTest
    @ValueSource(strings = {"walk.md5anim", "idle.md5anim", "look.md5anim"})
    void sampleIsWell(String name) throws IOException {
        Md5Anim anim = anim(SAMPLE.resolve(name));
        assertThat(Suggester.suggest(anim, Optional.empty())).isEmpty();
        assertThat(Suggester.suggest(anim, Optional.of(sampleMesh()))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 3})
    void everyStartOfTheWalkThatIsOffIsSetRight(int by) throws IOException {
        Md5Anim walk = anim(Sample.files().getLast());
        int[] joints = IntStream.range(0, walk.hierarchy().size())
                .filter(joint -> walk.hierarchy().get(joint).componentCount() > 0)
                .filter(joint -> walk.hierarchy().get(joint).startIndex() + by >= 0)
                .toArray();
        assertThat(joints).hasSizeGreaterThan(10);
        for (int joint : joints) {
            int start = walk.hierarchy().get(joint).startIndex();
            Md5Anim damaged = new StartEdit(joint, start + by).applyTo(walk);
            assertThat(first(damaged, Optional.empty())).isEqualTo(new StartEdit(joint, start));
            assertThat(first(damaged, Optional.of(sampleMesh()))).isEqualTo(new StartEdit(joint, start));
        }
    }

    @Test
    void bindPoseTellsWhatABaseframeOfZerosCannot() throws IOException {
        Md5Anim walk = anim(Sample.files().getLast());
        int joint = names(walk).indexOf("head");
        int flags = walk.hierarchy().get(joint).flags();
        Md5Anim blank = walk;
        for (int each = 0; each < walk.hierarchy().size(); each++) {
            for (Component component : Component.values()) {
                boolean read = component.isIn(walk.hierarchy().get(each).flags());
                blank = read ? new BaseframeEdit(each, component, 0).applyTo(blank) : blank;
            }
        }
        assertThat(Suggester.suggest(blank, Optional.of(sampleMesh()))).isEmpty();
        Md5Anim damaged = new FlagsEdit(joint, flags & ~Component.QY.bit()).applyTo(blank);
        assertThat(first(damaged, Optional.of(sampleMesh()))).isEqualTo(new FlagsEdit(joint, flags));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "thigh_l",
                "thigh_r",
                "shoulder_r",
                "ear_l",
                "shoulder_l",
                "foot_l",
                "paw_l",
                "chest",
                "neck",
                "head"
            })
    void framesOfTheWalkOfTheWrongSignAreNegated(String name) throws IOException {
        Md5Anim walk = anim(Sample.files().getLast());
        Edit negated = new NegateOrientation(names(walk).indexOf(name), new FrameSpan(5, 7));
        assertThat(Suggester.suggest(negated.applyTo(walk), Optional.empty()))
                .extracting(Suggestion::edit)
                .containsExactly(negated);
    }

    /** The method of the benchmark, with few damages; its results are in docs/suggest.md. */
    @ParameterizedTest
    @CsvSource({"AS_IS, 0.97, 0.97", "PARTIAL, 0.97, 0.94", "SHUFFLED, 0.97, 0.94"})
    void firstSuggestionIsMostlyTheRepair(Variant variant, double starts, double bits) throws IOException {
        int[] repaired = new int[3];
        int[] all = new int[3];
        for (Path file : Corpus.files("md5anim")) {
            String name = file.getFileName().toString();
            Md5Anim anim = anim(file);
            Md5Anim well = variant.of(anim, new Random(name.hashCode()));
            for (Damage damage : Damage.values()) {
                int kind = damage.isOfStart() ? 0 : damage.isOfFlagsCount() ? 1 : 2;
                Optional<Trial> trial = trial(well, damage, name);
                all[kind] += trial.isPresent() ? 1 : 0;
                repaired[kind] += trial.filter(Trial::isRepairedFirst).isPresent() ? 1 : 0;
            }
        }
        assertThat(all[0]).isGreaterThan(150);
        assertThat(all[1]).isGreaterThan(60);
        assertThat((double) repaired[0] / all[0]).isGreaterThan(starts);
        assertThat((double) repaired[1] / all[1]).isGreaterThan(bits);
    }

    /** Except for a handmade one with unusual content: holes and shared components. */
    @Test
    void realAnimationsThatAreWellGetNoSuggestion() throws IOException {
        for (Path file : Corpus.files("md5anim")) {
            Md5Anim anim = Variant.AS_IS.of(anim(file), new Random(1));
            Optional<Md5Mesh> mesh = meshOf(file, anim);
            for (Undamaged undamaged : Undamaged.values()) {
                if (!file.endsWith("own/partial-masks.md5anim")) {
                    Md5Anim well =
                            undamaged.of(anim, new Random(file.getFileName().hashCode()));
                    assertNoSuggestion(well, mesh, file + " " + undamaged);
                    Md5Anim packed = Variant.PARTIAL.of(well, new Random(1));
                    assertNoSuggestion(packed, Optional.empty(), file + " packed " + undamaged);
                }
            }
        }
    }

    private static void assertNoSuggestion(Md5Anim well, Optional<Md5Mesh> mesh, String name) {
        assertThat(Suggester.suggest(well, Optional.empty())).as(name).isEmpty();
        if (mesh.isPresent()) {
            assertThat(Suggester.suggest(well, mesh)).as("%s with mesh", name).isEmpty();
        }
    }

    /** The mesh in the same folder with the most joints of an animation, if it has half of them. */
    private static Optional<Md5Mesh> meshOf(Path file, Md5Anim anim) throws IOException {
        Rig rig = Md5Kernel.rig(anim);
        Optional<Md5Mesh> best = Optional.empty();
        double most = Rig.ENOUGH_AGREEMENT;
        for (Path path : Corpus.files("md5mesh")) {
            if (path.getParent().equals(file.getParent())) {
                Md5Mesh mesh = Md5MeshReader.read(Files.readAllBytes(path)).model();
                double agreement = rig.agreement(Md5Kernel.rig(mesh));
                best = agreement >= most ? Optional.of(mesh) : best;
                most = Math.max(most, agreement);
            }
        }
        return best;
    }

    /** As exporters for Blender write it, with the components that differ from it. */
    @Test
    void bindPoseAsBaseframeGetsNoSuggestion() throws IOException {
        for (Path file : Corpus.files("md5anim")) {
            Md5Anim anim = new AllComponents().applyTo(anim(file));
            Optional<Md5Mesh> mesh = meshOf(file, anim);
            if (mesh.isPresent() && !file.endsWith("own/partial-masks.md5anim")) {
                Edit rebase = new Rebase(Baseframes.ofBindPose(anim, mesh.get()));
                Md5Anim well = Variant.PARTIAL.of(rebase.applyTo(anim), new Random(1));
                assertNoSuggestion(well, mesh, file.toString());
            }
        }
    }

    @Test
    void variantsInRandomOrderGetNoSuggestion() throws IOException {
        for (Variant variant : List.of(Variant.SHUFFLED, Variant.LATER)) {
            for (Path file : Corpus.files("md5anim")) {
                if (!file.endsWith("own/partial-masks.md5anim")) {
                    Md5Anim well = variant.of(anim(file), new Random(1));
                    assertThat(Suggester.suggest(well, Optional.empty()))
                            .as(file.toString())
                            .isEmpty();
                }
            }
        }
    }

    /** Two poses one after the other, in which some joints rotate in opposite directions. */
    @Test
    void clipsThatAreJoinedGetNoSuggestion() throws IOException {
        List<Path> files = Corpus.files("md5anim").stream()
                .filter(file -> file.toString().contains("frankie"))
                .toList();
        for (Path first : files) {
            for (Path second : files) {
                Md5Anim anim = new AllComponents().applyTo(anim(first));
                List<Frame> frames = new ArrayList<>(anim.frames());
                frames.addAll(new AllComponents().applyTo(anim(second)).frames());
                assertThat(Suggester.suggest(anim.withFrames(frames), Optional.empty()))
                        .as("%s and %s", first, second)
                        .isEmpty();
            }
        }
    }

    private static Optional<Trial> trial(Md5Anim well, Damage damage, String seed) {
        return Trial.isFit(well) ? Trial.of(well, damage, new Random((seed + damage).hashCode())) : Optional.empty();
    }

    private static Edit first(Md5Anim anim, Optional<Md5Mesh> mesh) {
        return Suggester.suggest(anim, mesh).getFirst().edit();
    }

    private static List<String> names(Md5Anim anim) {
        return anim.hierarchy().stream().map(AnimJoint::name).toList();
    }

    private static Md5Anim anim(Path file) throws IOException {
        return Md5AnimReader.read(Files.readAllBytes(file)).model();
    }

    private static Md5Mesh sampleMesh() throws IOException {
        return Md5MeshReader.read(Files.readAllBytes(Sample.files().getFirst())).model();
    }
}
