package org.jointscope.check.decl;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.decl.LoadedModel.LoadedAnim;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.decl.DeclReader;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Rig;
import org.junit.jupiter.api.Test;

class ModelLoaderTest {

    /** Depth-first: origin ( hips ( leg foot ) spine ( head ) ). */
    private static final Rig GUARD =
            new Rig(List.of("origin", "hips", "leg", "foot", "spine", "head"), new int[] {-1, 0, 1, 2, 0, 4});

    /** Breadth-first: origin ( hips spine ) hips ( leg ) spine ( head ) leg ( foot ). */
    private static final Rig LAYERS =
            new Rig(List.of("origin", "hips", "spine", "leg", "head", "foot"), new int[] {-1, 0, 0, 1, 2, 3});

    private final IssueLog issues = new IssueLog();

    private static Declarations read(String text) {
        return DeclReader.readDef(text.getBytes(StandardCharsets.UTF_8)).model();
    }

    /** The last model of a text. */
    private LoadedModel load(String text) {
        Declarations declarations = read(text);
        return new ModelLoader(declarations, new MadeUpFiles())
                .load(declarations.models().getLast(), issues);
    }

    private List<IssueCode> codes() {
        return issues.issues().stream().map(Issue::code).toList();
    }

    private static final class MadeUpFiles implements GameFiles {

        @Override
        public Optional<FoundMesh> mesh(String path) {
            return switch (path) {
                case "guard.md5mesh" -> Optional.of(new FoundMesh(Path.of(path), GUARD));
                case "layers.md5mesh" -> Optional.of(new FoundMesh(Path.of(path), LAYERS));
                default -> Optional.empty();
            };
        }

        @Override
        public Optional<FoundAnim> anim(String path) {
            return path.equals("walk.md5anim")
                    ? Optional.of(new FoundAnim(Path.of(path), GUARD, 13, 500))
                    : Optional.empty();
        }

        @Override
        public Optional<ModelDef> modelDef(String name) {
            return name.equals("elsewhere")
                    ? Optional.of(read("model elsewhere { mesh guard.md5mesh offset ( 1 2 3 ) }")
                            .models()
                            .getFirst())
                    : Optional.empty();
        }

        @Override
        public Optional<EntityDef> entityDef(String name) {
            return Optional.empty();
        }
    }

    private static List<AnimChannel> channels(LoadedModel model) {
        return model.channels();
    }

    @Test
    void starAddsDescendantsAndMinusRemoves() {
        LoadedModel model =
                load("model m { mesh guard.md5mesh channel legs ( *hips -foot )" + " channel TORSO ( * Spine ) }");
        assertThat(channels(model))
                .containsExactly(
                        AnimChannel.ALL,
                        AnimChannel.LEGS,
                        AnimChannel.LEGS,
                        AnimChannel.ALL,
                        AnimChannel.TORSO,
                        AnimChannel.TORSO);
        assertThat(codes()).isEmpty();
        assertThat(model.valid()).isTrue();
    }

    @Test
    void minusAndStarRemoveWithDescendants() {
        LoadedModel model = load("model m { mesh guard.md5mesh channel legs ( *origin -*spine ) }");
        assertThat(channels(model))
                .containsExactly(
                        AnimChannel.LEGS,
                        AnimChannel.LEGS,
                        AnimChannel.LEGS,
                        AnimChannel.LEGS,
                        AnimChannel.ALL,
                        AnimChannel.ALL);
    }

    /** Doom 3 stops at spine, the first joint with a parent before hips. */
    @Test
    void descendantsAfterAnotherBranchAreLost() {
        LoadedModel model = load("model m { mesh layers.md5mesh channel legs ( *hips ) }");
        assertThat(channels(model))
                .containsExactly(
                        AnimChannel.ALL,
                        AnimChannel.LEGS,
                        AnimChannel.ALL,
                        AnimChannel.ALL,
                        AnimChannel.ALL,
                        AnimChannel.ALL);
        assertThat(codes()).containsExactly(IssueCode.DEF_JOINT_LIST_CUT_SHORT);
        assertThat(issues.issues().getFirst().message()).contains("'*hips'", "2 descendants", "'leg'");
    }

    @Test
    void jointStaysInItsFirstChannel() {
        LoadedModel model = load("model m { mesh guard.md5mesh channel torso ( head )" + " channel head ( head ) }");
        assertThat(model.channel(5)).isEqualTo(AnimChannel.TORSO);
        assertThat(codes()).containsExactly(IssueCode.DEF_JOINT_REPEATED);
    }

    @Test
    void everythingIsInherited() {
        LoadedModel model = load("model a { mesh guard.md5mesh skin s offset ( 0 0 -1 ) channel legs ( leg )"
                + " anim walk walk.md5anim anim idle walk.md5anim }"
                + "model b { inherit A remove idle anim walk walk.md5anim"
                + " anim run walk.md5anim }");
        assertThat(model.mesh().orElseThrow().rig()).isSameAs(GUARD);
        assertThat(model.skin().orElseThrow().skin().text()).isEqualTo("s");
        assertThat(model.offset()).isEqualTo(new Vector3(0, 0, -1));
        assertThat(model.channel(2)).isEqualTo(AnimChannel.LEGS);
        assertThat(model.anims()).extracting(LoadedAnim::name).containsExactly("walk", "run");
        assertThat(codes()).isEmpty();
    }

    @Test
    void modelOfAnotherFileIsInherited() {
        assertThat(load("model m { inherit elsewhere }").offset()).isEqualTo(new Vector3(1, 2, 3));
        assertThat(codes()).isEmpty();
    }

    @Test
    void meshStartsNewChannels() {
        LoadedModel model = load("model a { mesh guard.md5mesh channel legs ( *hips ) }"
                + "model b { inherit a mesh guard.md5mesh channel torso ( leg ) }");
        assertThat(model.channel(1)).isEqualTo(AnimChannel.ALL);
        assertThat(model.channel(2)).isEqualTo(AnimChannel.TORSO);
        assertThat(codes()).isEmpty();
    }

    @Test
    void numberedAnimationsAreRemovedByTheirCommonName() {
        LoadedModel model = load("model a { mesh guard.md5mesh anim pain1 walk.md5anim"
                + " anim pain2 walk.md5anim anim painful walk.md5anim }"
                + "model b { inherit a remove pain }");
        assertThat(model.anims()).extracting(LoadedAnim::name).containsExactly("painful");
        assertThat(codes()).isEmpty();
    }

    @Test
    void longChainsEnd() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            text.append("model m")
                    .append(i)
                    .append(" { inherit m")
                    .append(i + 1)
                    .append(" }\n");
        }
        DeclCheck.check(read(text.toString()), GameFiles.NONE, issues);
        assertThat(codes()).containsExactly(IssueCode.DEF_INHERIT_UNKNOWN);
    }

    @Test
    void longJointListsOnALargeMeshEnd() {
        int size = 100_000;
        int[] parents = new int[size];
        for (int i = 0; i < size; i++) {
            parents[i] = i - 1;
        }
        List<String> names =
                java.util.stream.IntStream.range(0, size).mapToObj(i -> "j" + i).toList();
        GameFiles.FoundMesh mesh = new GameFiles.FoundMesh(Path.of("a.md5mesh"), new Rig(names, parents));
        GameFiles files = new GameFiles() {
            @Override
            public Optional<FoundMesh> mesh(String path) {
                return Optional.of(mesh);
            }

            @Override
            public Optional<FoundAnim> anim(String path) {
                return Optional.empty();
            }

            @Override
            public Optional<ModelDef> modelDef(String name) {
                return Optional.empty();
            }

            @Override
            public Optional<EntityDef> entityDef(String name) {
                return Optional.empty();
            }
        };
        String list = "*j0 -*j0 ".repeat(50_000);
        Declarations declarations = read("model m { mesh a.md5mesh channel legs ( " + list + " ) }");
        long start = System.nanoTime();
        DeclCheck.check(declarations, files, issues);
        assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
    }

    @Test
    void missingAnimationsAreOneIssueIfNoneWasFound() {
        DeclCheck.check(
                read("model m { mesh guard.md5mesh anim aa x/y/a.md5anim"
                        + " anim bb x\\y\\b.md5anim } model n { inherit m }"),
                new MadeUpFiles(),
                issues);
        assertThat(messages())
                .containsExactly("None of the 2 animations under 'x/y' were found; add the game in the preferences"
                        + " or with --game.");
    }

    @Test
    void missingAnimationIsOneIssueIfAnotherWasFound() {
        DeclCheck.check(
                read("model m { mesh guard.md5mesh anim aa walk.md5anim anim bb b.md5anim" + " anim cc c.md5anim }"),
                new MadeUpFiles(),
                issues);
        assertThat(codes()).containsExactly(IssueCode.DEF_ANIM_NOT_FOUND);
        assertThat(issues.issues().getFirst().count()).isEqualTo(2);
    }

    @Test
    void animationsNeedTheirExtension() {
        load("model m { mesh guard.md5mesh anim aa walk anim bb b.MD5ANIM anim cc c.glb }");
        assertThat(codes()).containsExactly(IssueCode.DEF_OTHER_GAME, IssueCode.DEF_ANIM_EXTENSION);
    }

    private List<String> messages() {
        return issues.issues().stream()
                .flatMap(issue -> issue.findings().stream())
                .map(finding -> finding.message())
                .toList();
    }
}
