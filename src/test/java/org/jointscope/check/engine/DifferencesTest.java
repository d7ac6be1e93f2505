package org.jointscope.check.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class DifferencesTest {

    /** A vertex at the origin with five joints there, of which the last has the smallest bias. */
    private static Md5Mesh mesh() {
        MeshBuilder mesh = new MeshBuilder();
        double[] biases = {0.3, 0.25, 0.2, 0.15, 0.1};
        for (int joint = 0; joint < biases.length; joint++) {
            mesh.joint("j" + joint, joint - 1, 0, 0, 0).weight(joint, biases[joint], 0, 0, 0);
        }
        return mesh.vert(0, biases.length).build();
    }

    /** The last joint moves ten units; the root is at x = 3. */
    private static Md5Anim anim(String last) {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < 5; joint++) {
            String name = joint == 4 ? last : "j" + joint;
            anim.joint(name, joint - 1, joint == 4 ? 1 : 0, 0);
            anim.base(joint == 0 ? 3 : 0, 0, 0, 0, 0, 0);
        }
        return anim.bounds(0, 0, 0, 1, 1, 1)
                .bounds(0, 0, 0, 1, 1, 1)
                .frame(0)
                .frame(10)
                .build();
    }

    private static Engine engine(String id) {
        return Engines.of(id).orElseThrow();
    }

    private static List<String> texts(List<EngineDifference> differences) {
        return differences.stream().map(it -> it.text().toString()).toList();
    }

    @Test
    void meshLosesItsFifthWeight() {
        assertThat(texts(differences(mesh()).in(engine("bfg"))))
                .containsExactly("Uses only the 4 largest weights of a vertex; 1 vertex has more, up to 5."
                        + " No vertex is displaced in the bind pose.");
        assertThat(differences(mesh()).in(engine("doom3"))).isEmpty();
        assertThat(differences(mesh()).in(engine("vkquake"))).isEmpty();
    }

    /** vkQuake stores the offset of each weight, and so can move a vertex in the bind pose. */
    @Test
    void droppedWeightMovesAVertexInTheBindPose() {
        MeshBuilder mesh = new MeshBuilder().joint("j", -1, 0, 0, 0);
        for (int weight = 0; weight < 10; weight++) {
            mesh.weight(0, 0.1, weight == 9 ? 19 : 9, 0, 0);
        }
        List<EngineDifference> found = differences(mesh.vert(0, 10).build()).in(engine("vkquake"));
        assertThat(texts(found))
                .containsExactly("Uses only the 8 largest weights of a vertex; 1 vertex has more, up to 10."
                        + " Maximum displacement: 1 unit at vertex 0 of mesh 0 in the bind"
                        + " pose.");
        assertThat(found.getFirst().distance().orElseThrow()).isCloseTo(1, within(1e-5));
    }

    /** Cube 2 uses the four largest weights; in the add-on for Blender, the first places all. */
    @Test
    void firstWeightPlacesAVertexInBlender() {
        Md5Mesh mesh = new MeshBuilder()
                .joint("j", -1, 0, 0, 0)
                .weight(0, 0.5, 9, 0, 0)
                .weight(0, 0.5, 13, 0, 0)
                .vert(0, 2)
                .build();
        assertThat(texts(differences(mesh).in(engine("kozgit"))))
                .containsExactly("Places a vertex by its first weight alone; 1 vertex has more weights, up to 2."
                        + " Maximum displacement: 2 units at vertex 0 of mesh 0 in the bind"
                        + " pose.");
        assertThat(differences(mesh).in(engine("cube2"))).isEmpty();
        assertThat(texts(differences(mesh()).in(engine("cube2"))))
                .containsExactly("Uses only the 4 largest weights of a vertex; 1 vertex has more, up to 5."
                        + " No vertex is displaced in the bind pose.");
    }

    @Test
    void pairSaysHowFarThatMovesAVertex() {
        assertThat(texts(differences(mesh(), anim("j4")).in(engine("bfg"))))
                .containsExactly(
                        "Uses only the 4 largest weights of a vertex; 1 vertex has more, up to 5."
                                + " Maximum displacement: 1 unit at vertex 0 of mesh 0 in frame 1.",
                        "Subtracts the baseframe position of root 'j0', which moves the root by 3" + " units.",
                        "Treats the last frame as a duplicate of the first, although it differs,"
                                + " so the model pops at the end of the loop.");
    }

    @Test
    void quakeIgnoresBoundsAndTakesJointsByTheirIndex() {
        assertThat(differences(mesh(), anim("other")).in(engine("q2pro")))
                .extracting(EngineDifference::aspect)
                .containsExactly(
                        EngineDifference.Aspect.JOINTS,
                        EngineDifference.Aspect.INTERPOLATION,
                        EngineDifference.Aspect.BOUNDS);
        assertThat(texts(differences(mesh(), anim("other")).in(engine("vkquake"))))
                .contains("Matches joints by name; joints that are in only one of the files do not move.");
    }

    /** The root is at x = 3 in the baseframe, without a flag bit. */
    @Test
    void ironwailDoesNotReadTheBaseframe() {
        List<EngineDifference> found = differences(mesh(), anim("j4")).in(engine("ironwail"));
        assertThat(texts(found))
                .contains("Does not read the baseframe: in 1 joint, components without a flag bit are"
                        + " 0. Maximum displacement: 3 units at joint 'j0' in frame 0.");
        assertThat(found)
                .filteredOn(each -> each.aspect() == EngineDifference.Aspect.BASEFRAME)
                .extracting(each -> each.distance().orElseThrow())
                .containsExactly(3.0);
        assertThat(differences(mesh(), anim("j4")).in(engine("vkquake")))
                .extracting(EngineDifference::aspect)
                .contains(EngineDifference.Aspect.INTERPOLATION)
                .doesNotContain(EngineDifference.Aspect.BASEFRAME);
    }

    @Test
    void editorTakesTheCornersOfABoxForItsMiddleAndItsSize() {
        assertThat(texts(differences(anim("j4")).in(engine("darkradiant"))))
                .containsExactly(
                        "Misreads the bounds of the frames as origin and extents, and does not use" + " them.");
    }

    /** 5 frames become 5 / 2 = 2, at 24 × 2 / 5 = 9 fps, in integer arithmetic. */
    @Test
    void etqwHalvesMoreThanFourFrames() {
        assertThat(texts(differences(moving(5)).in(engine("etqw"))))
                .containsExactly("Keeps 2 of 5 frames, at 9 fps, unless anim_reduced is 0.");
        assertThat(differences(moving(4)).in(engine("etqw"))).isEmpty();
        assertThat(differences(moving(5)).in(engine("doom3")))
                .extracting(EngineDifference::aspect)
                .doesNotContain(EngineDifference.Aspect.FRAMES);
    }

    private static Md5Anim moving(int frames) {
        AnimBuilder anim = new AnimBuilder().joint("j", -1, 1, 0).base(0, 0, 0, 0, 0, 0);
        for (int frame = 0; frame < frames; frame++) {
            anim.bounds(0, 0, 0, 1, 1, 1).frame(frame);
        }
        return anim.build();
    }

    /** The text alone decides; see FrameRate. */
    @Test
    void assimpReadsAnotherFrameRate() {
        byte[] lines =
                "MD5Version 10\ncommandline \"\"\n\nnumFrames 2\nframeRate 30\n\n".getBytes(StandardCharsets.US_ASCII);
        Md5Anim at30 = new AnimBuilder().frameRate(30).build();
        Optional<EngineDifference> found = ofRate("assimp", at30, lines);
        assertThat(found.orElseThrow().aspect().label()).isEqualTo("rate");
        assertThat(found.orElseThrow().text())
                .hasToString("Reads frameRate as 24 instead of 30, because it joins header lines that"
                        + " end with LF only.");
        assertThat(found.orElseThrow().location()).isPresent();
        Md5Anim at24 = new AnimBuilder().frameRate(24).build();
        assertThat(ofRate("assimp", at24, lines)).isEmpty();
        assertThat(ofRate("doom3", at30, lines)).isEmpty();
        assertThat(ofRate("assimp", mesh(), lines)).isEmpty();
    }

    private static Differences differences(ModelFile... files) {
        return Differences.of(Stream.of(files)
                .map(file -> RuleContext.of(file, List.of(), new byte[0]))
                .toArray(RuleContext[]::new));
    }

    private static Optional<EngineDifference> ofRate(String engine, ModelFile file, byte[] text) {
        return Differences.ofRate(engine(engine), RuleContext.of(file, List.of(), text));
    }

    @Test
    void doomShowsWhatIsMadeForItAsItIs() {
        Md5Anim still = new AnimBuilder()
                .joint("j0", -1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .frame()
                .frame()
                .build();
        assertThat(differences(still).in(engine("doom3"))).isEmpty();
    }
}
