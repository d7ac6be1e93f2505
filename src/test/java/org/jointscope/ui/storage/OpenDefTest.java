package org.jointscope.ui.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.check.decl.AnimChannel;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.files.GameTree;
import org.jointscope.messages.Texts;
import org.jointscope.model.Vector3;
import org.jointscope.scene.FrameMark;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.files.FilesViewModel;
import org.jointscope.ui.outline.OutlineViewModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A .def in a game folder: its mesh, its animations and its skins. */
class OpenDefTest {

    private static final String GUARD = """
        model guard_base {
            mesh models/guard/guard.md5mesh
            offset ( 0 0 -4 )
            channel legs ( hips )
            anim stand models/guard/ramp.md5anim
        }
        model guard {
            inherit guard_base
            skin guard/red
            channel torso ( *head )
            anim walk1 models/guard/cycle.md5anim {
                frame 2 leftfoot
                frame 1 sound snd_step
                frame 900 jump
            }
            anim gone models/guard/gone.md5anim
        }
        """;

    private static final String SKINS = """
        skin guard/red { model models/guard/guard.md5mesh models/guard/body models/guard/red }
        skin guard/blue { model models/guard/guard.md5mesh * models/guard/blue }
        skin other { model models/other.md5mesh * models/guard/blue }
        """;

    @TempDir
    private Path game;

    private final Document document = new Document();
    private final FileOpener opener =
            new FileOpener(document, new ImmediateWork(), new ImmediateWork(), Texts.program());
    private final FilesViewModel files = new FilesViewModel(document, opener, Texts.program());
    private Path def;
    private Path skins;
    private Path models;

    @BeforeEach
    void writeGame() throws IOException {
        models = Files.createDirectories(game.resolve("models/guard"));
        SmallModel.write(models, "guard.md5mesh", SmallModel.mesh(SmallModel.GUARD, "models/guard/body"));
        SmallModel.write(models, "cycle.md5anim", SmallModel.cycle());
        SmallModel.write(models, "ramp.md5anim", SmallModel.ramp());
        for (String picture : List.of("body", "red", "blue")) {
            Files.write(models.resolve(picture + ".png"), new byte[1]);
        }
        def = SmallModel.write(Files.createDirectory(game.resolve("def")), "guard.def", GUARD);
        skins = SmallModel.write(Files.createDirectory(game.resolve("skins")), "guard.skin", SKINS);
    }

    private OpenModel open() {
        return document.getOpen();
    }

    private String texture() {
        return open().meshes()
                .getFirst()
                .textures()
                .color()
                .file()
                .orElseThrow()
                .getFileName()
                .toString();
    }

    @Test
    void filesInAnAddedFolderAreFoundForTheOpenDef(@TempDir Path work) {
        Path alone = SmallModel.write(work, "guard.def", GUARD);
        opener.open(List.of(alone));
        assertThat(open().mesh()).isEmpty();
        assertThat(codes()).contains(IssueCode.DEF_MESH_NOT_FOUND);

        document.setGameTree(new GameTree(List.of(game)));
        assertThat(open().mesh().orElseThrow().path()).isEqualTo(models.resolve("guard.md5mesh"));
        assertThat(codes()).doesNotContain(IssueCode.DEF_MESH_NOT_FOUND);

        document.setGameTree(GameTree.NEARBY);
        assertThat(codes()).contains(IssueCode.DEF_MESH_NOT_FOUND);
    }

    private List<IssueCode> codes() {
        return document.getState().issues().all().stream()
                .map(it -> it.issue().code())
                .toList();
    }

    @Test
    void firstModelOpensWithItsMeshAndItsFirstAnimation() {
        opener.open(List.of(def));
        assertThat(open().name()).isEqualTo("guard.md5mesh + ramp.md5anim + guard.def");
        assertThat(open().def().offset()).isEqualTo(new Vector3(0, 0, -4));
        assertThat(open().def().channel(1, "hips")).contains(AnimChannel.LEGS);
        assertThat(open().def().channel(2, "head")).isEmpty();
        assertThat(open().def().channel(1, "pelvis")).isEmpty();
        assertThat(open().def().describe(AnimChannel.LEGS, Texts.program())).isEqualTo("Channel legs, 1 joint: 'hips'");
        assertThat(opener.troubleProperty().get()).isEmpty();
        assertThat(document.noticeProperty().get()).startsWith("guard.def is open with the model guard_base");
        assertThat(files.getState().models()).containsExactly("guard_base", "guard");
    }

    @Test
    void materialsOpenBesideTheModel() {
        Path materials = SmallModel.write(game, "guard.mtr", "models/guard/body { }");
        opener.open(List.of(materials));
        assertThat(open().name()).isEqualTo("guard.mtr");

        opener.open(List.of(def));
        opener.open(List.of(materials));
        assertThat(open().name()).isEqualTo("guard.md5mesh + ramp.md5anim + guard.def + guard.mtr");
        files.chooseModel("guard");
        opener.open(List.of(models.resolve("cycle.md5anim"), materials));
        assertThat(open().name()).isEqualTo("guard.md5mesh + cycle.md5anim + guard.def + guard.mtr");
        assertThat(files.getState().openModel()).contains("guard");
        opener.open(List.of(models.resolve("guard.md5mesh")));
        assertThat(open().name()).isEqualTo("guard.md5mesh + cycle.md5anim");
    }

    @Test
    void animationsHaveTheirDeclaredNames() {
        opener.open(List.of(def));
        files.chooseModel("guard");
        assertThat(files.getState().openModel()).contains("guard");
        assertThat(files.getState().animations())
                .extracting(files::label)
                .containsExactly("None (bind pose)", "stand (ramp.md5anim)", "walk1 (cycle.md5anim)");
        files.chooseAnimation(files.getState().animations().getLast());
        assertThat(open().name()).isEqualTo("guard.md5mesh + cycle.md5anim + guard.def");
        assertThat(files.getState().openModel()).contains("guard");
        assertThat(files.label(files.getState().openAnimation())).isEqualTo("walk1 (cycle.md5anim)");
        assertThat(open().def().channel(2, "head")).contains(AnimChannel.TORSO);
    }

    @Test
    void frameCommandsAreMarksOfTheirAnimation() {
        opener.open(List.of(def));
        files.chooseModel("guard");
        assertThat(document.playback().framesProperty().get().marks()).isEmpty();
        files.chooseAnimation(files.getState().animations().getLast());
        assertThat(document.playback().framesProperty().get().marks())
                .containsExactly(
                        new FrameMark(1, "walk1: leftfoot"),
                        new FrameMark(0, "walk1: sound snd_step"),
                        new FrameMark(899, "walk1: jump"));
    }

    @Test
    void skinOfTheModelReplacesMaterials() {
        opener.open(List.of(def));
        assertThat(texture()).isEqualTo("body.png");
        files.chooseModel("guard");
        assertThat(texture()).isEqualTo("red.png");
        assertThat(files.getState().skins()).containsExactly("", "guard/red", "guard/blue");
        files.chooseSkin("guard/blue");
        assertThat(texture()).isEqualTo("blue.png");
        assertThat(files.getState().openModel()).contains("guard");
        files.chooseSkin("");
        assertThat(texture()).isEqualTo("body.png");
        files.chooseAnimation(files.getState().animations().getLast());
        assertThat(texture()).isEqualTo("body.png");
    }

    @Test
    void skinOpensTheMeshForWhichItWasMade() {
        opener.open(List.of(skins));
        assertThat(open().name()).isEqualTo("guard.md5mesh + guard.skin");
        assertThat(texture()).isEqualTo("red.png");
    }

    @Test
    void skinIsShownOnTheOpenMesh() {
        opener.open(List.of(models.resolve("guard.md5mesh"), models.resolve("cycle.md5anim")));
        opener.open(List.of(skins));
        assertThat(open().name()).isEqualTo("guard.md5mesh + cycle.md5anim + guard.skin");
        assertThat(texture()).isEqualTo("red.png");
    }

    @Test
    void skinIsShownOnTheModelOfTheOpenDef() {
        opener.open(List.of(def));
        files.chooseModel("guard");
        files.chooseAnimation(files.getState().animations().getLast());
        Path own = SmallModel.write(game, "own.skin", "skin own { * models/guard/blue }");
        opener.open(List.of(own));
        assertThat(open().name()).isEqualTo("guard.md5mesh + cycle.md5anim + guard.def + own.skin");
        assertThat(texture()).isEqualTo("blue.png");
        assertThat(files.getState().openModel()).contains("guard");
        assertThat(files.getState().skins()).containsExactly("", "own", "guard/red", "guard/blue");
        files.chooseSkin("guard/red");
        assertThat(open().name()).endsWith("guard.def + own.skin");
        assertThat(texture()).isEqualTo("red.png");
        files.chooseAnimation(files.getState().animations().get(1));
        assertThat(open().name()).isEqualTo("guard.md5mesh + ramp.md5anim + guard.def + own.skin");
        assertThat(texture()).isEqualTo("red.png");
        files.chooseModel("guard_base");
        assertThat(open().name()).isEqualTo("guard.md5mesh + ramp.md5anim + guard.def");
    }

    @Test
    void missingMeshIsNamed() throws IOException {
        Files.delete(models.resolve("guard.md5mesh"));
        opener.open(List.of(def));
        assertThat(open().name()).isEqualTo("guard.def");
        assertThat(document.noticeProperty().get()).contains("none of its meshes was found");
        assertThat(open().declarations().getFirst().issues())
                .anyMatch(issue -> issue.message().contains("models/guard/guard.md5mesh"));
    }

    @Test
    void offsetEndsWithTheDefAlthoughTheJointsAreTheSame() {
        OutlineViewModel outline = new OutlineViewModel(document, joint -> {}, Texts.program());
        List<Vector3> offsets = new ArrayList<>();
        outline.definition().subscribe(it -> offsets.add(it.offset()));
        Path other = SmallModel.write(models, "other.md5mesh", SmallModel.mesh());
        opener.open(List.of(def));
        files.chooseMesh(other);
        assertThat(offsets).containsExactly(Vector3.ZERO, new Vector3(0, 0, -4), Vector3.ZERO);
    }

    @Test
    void otherMeshClosesTheDef() {
        Path other = SmallModel.write(models, "other.md5mesh", SmallModel.mesh());
        opener.open(List.of(def));
        files.chooseMesh(other);
        assertThat(open().declarations()).isEmpty();
        assertThat(files.getState().models()).isEmpty();
    }
}
