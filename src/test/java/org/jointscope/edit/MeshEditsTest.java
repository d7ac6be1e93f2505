package org.jointscope.edit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.edit.ChangeWeights.Weight;
import org.jointscope.edit.ConvertVersion.Loss;
import org.jointscope.edit.ConvertVersion.Part;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.VertexTerms;
import org.jointscope.pose.md5.VertexTerms.Term;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

/** Edits of names, shaders and versions. */
class MeshEditsTest {

    /** The arm is rotated by 90° around z. */
    private static final String SEAM = """
        MD5Version 10
        commandline ""
        numJoints 2
        numMeshes 1
        joints {
          "root" -1 ( 0 0 0 ) ( 0 0 0 )
          "arm" 0 ( 10 0 0 ) ( 0 0 -0.70710678118654752 )
        }
        mesh {
          shader "a"
          numverts 3
          vert 0 ( 0 0 ) 0 2
          vert 1 ( 1 0 ) 4 1
          vert 2 ( 0 1 ) 2 2
          numtris 1
          tri 0 0 1 2
          numweights 5
          weight 0 0 0.75 ( 12 4 0 )
          weight 1 1 0.25 ( 4 -2 0 )
          weight 2 0 0.75 ( 12 4 0 )
          weight 3 1 0.25 ( 4 -2 0 )
          weight 4 0 0.75 ( 12 4 0 )
        }
        """;

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    private final Md5Mesh mesh = new MeshBuilder()
            .joint("origin", -1, 0, 0, 0)
            .joint("hips", 0, 0, 0, 1)
            .joint("hips", 1, 0, 0, 2)
            .vertAt(0, 0, 0)
            .build();
    private final Md5Anim anim = new AnimBuilder()
            .joint("origin", -1, 7, 0)
            .joint("hips", 0, 1, 3)
            .joint("hips", 1, 0, 0)
            .base(1, 2, 3, 0, 0, 0)
            .base(4, 5, 6, 0, 0, 0)
            .base(7, 8, 9, 0, 0, 0)
            .frame(1, 2, 3, 4)
            .build();
    private final Content pair = new Content(mesh, anim);

    private static List<String> names(List<? extends JointRow> rows) {
        return rows.stream().map(JointRow::name).toList();
    }

    @Test
    void jointIsRenamedInBothFiles() {
        Content edited = new RenameJoint("origin", "root").applyTo(pair);
        assertThat(names(edited.mesh().joints())).containsExactly("root", "hips", "hips");
        assertThat(names(edited.anim().hierarchy())).containsExactly("root", "hips", "hips");
        assertThat(edited.anim().frames()).isSameAs(anim.frames());
        assertThat(edited.mesh().meshes()).isEqualTo(mesh.meshes());
    }

    @Test
    void oneOfSeveralJointsOfANameIsRenamed() {
        Content edited = RenameJoint.of(anim.hierarchy(), 2, "chest").applyTo(pair);
        assertThat(names(edited.mesh().joints())).containsExactly("origin", "hips", "chest");
        assertThat(names(edited.anim().hierarchy())).containsExactly("origin", "hips", "chest");
        Content each = new RenameJoint("hips", "chest").applyTo(pair);
        assertThat(names(each.mesh().joints())).containsExactly("origin", "chest", "chest");
    }

    @Test
    void unknownNameChangesNothing() {
        assertThat(new RenameJoint("hip", "chest").applyTo(pair)).isSameAs(pair);
        assertThat(new RenameJoint("hips", "hips").applyTo(pair)).isSameAs(pair);
        assertThat(new RenameJoint("hips", "chest", 2).applyTo(pair)).isSameAs(pair);
    }

    @Test
    void commentsThatNameTheParentFollow() {
        Md5Anim commented = anim.withHierarchy(List.of(
                anim.hierarchy().get(0),
                withComment(anim.hierarchy().get(1), "origin ( Tx )"),
                withComment(anim.hierarchy().get(2), "origin")));
        Md5Mesh withComments = mesh.withJoints(List.of(
                mesh.joints().get(0),
                withComment(mesh.joints().get(1), "origin"),
                withComment(mesh.joints().get(2), "by hand")));
        Content edited = new RenameJoint("origin", "root").applyTo(new Content(withComments, commented));
        assertThat(Shown.comments(edited.anim())).isEqualTo("; root ( Tx ); origin");
        assertThat(edited.mesh().joints()).extracting(MeshJoint::comment).containsExactly("", "root", "by hand");
    }

    private static AnimJoint withComment(AnimJoint row, String comment) {
        return row.with(row.name(), comment);
    }

    private static MeshJoint withComment(MeshJoint row, String comment) {
        return row.with(row.name(), comment);
    }

    @Test
    void revertedJointGetsItsNameBackInBothFiles() {
        Content edited = new Several(List.of(new RenameJoint("origin", "root"), new FlagsEdit(0, 1))).applyTo(pair);
        Content reverted = new Revert(pair, 0).applyTo(edited);
        assertThat(new Changes(pair, reverted).isEmpty()).isTrue();
        assertThat(new Revert(pair, 1).applyTo(edited)).isSameAs(edited);
        Content alone = Content.of(mesh);
        Content renamed = new RenameJoint("origin", "root").applyTo(alone);
        assertThat(new Changes(alone, new Revert(alone, 0).applyTo(renamed)).isEmpty())
                .isTrue();
    }

    @Test
    void revertOfEverythingIsTheOriginal() {
        Content edited =
                new Several(List.of(new RenameJoint("origin", "root"), new ChangeShader(0, "a/b"))).applyTo(pair);
        Content reverted = new Revert(pair, Revert.ALL).applyTo(edited);
        assertThat(reverted.mesh()).isSameAs(mesh);
        assertThat(reverted.anim()).isSameAs(anim);
        assertThat(new Revert(pair, Revert.ALL).applyTo(reverted)).isSameAs(reverted);
    }

    @Test
    void shaderOfOneMeshChanges() {
        Content edited = new ChangeShader(0, "models/guard").applyTo(pair);
        assertThat(edited.mesh().meshes().getFirst().shader()).isEqualTo("models/guard");
        assertThat(edited.anim()).isSameAs(anim);
        Changes changes = new Changes(pair, edited);
        assertThat(changes.shader(0)).isTrue();
        assertThat(changes.mesh()).isTrue();
        assertThat(changes.anim()).isFalse();
        assertThat(new ChangeShader(1, "a").applyTo(pair)).isSameAs(pair);
        assertThat(new ChangeShader(-1, "a").applyTo(pair)).isSameAs(pair);
        assertThat(new ChangeShader(0, "").applyTo(pair)).isSameAs(pair);
    }

    @Test
    void parentChangesAndItsCommentFollows() {
        Md5Anim commented = anim.withHierarchy(List.of(
                anim.hierarchy().get(0),
                anim.hierarchy().get(1),
                withComment(anim.hierarchy().get(2), "hips")));
        Md5Anim edited = new ChangeParent(2, 0).applyTo(commented);
        assertThat(edited.hierarchy()).extracting(AnimJoint::parent).containsExactly(-1, 0, 0);
        assertThat(Shown.comments(edited)).isEqualTo("; ; origin");
        assertThat(edited.frames()).isSameAs(anim.frames());
        assertThat(new Changes(commented, edited).parent(2)).isTrue();
        assertThat(new ChangeParent(2, -1).applyTo(commented).hierarchy().get(2).parent())
                .isEqualTo(-1);
        assertThat(new ChangeParent(2, 1).applyTo(commented)).isSameAs(commented);
        assertThat(new ChangeParent(2, 3).applyTo(commented)).isSameAs(commented);
        assertThat(new ChangeParent(3, 0).applyTo(commented)).isSameAs(commented);
    }

    @Test
    void revertedJointGetsItsParentBack() {
        Content edited = new Several(List.of(new ChangeParent(2, 0), new FlagsEdit(2, 3))).applyTo(pair);
        assertThat(new Changes(pair, new Revert(pair, 2).applyTo(edited)).isEmpty())
                .isTrue();
    }

    /** Two rows of vertices at a seam, and one with another weight. */
    @Test
    void weightOfAllVerticesAtAPositionGetsAnotherJoint() {
        Md5Mesh seam = Md5MeshReader.read(SEAM.getBytes(UTF_8)).model();
        ChangeWeights edit = ChangeWeights.joint(seam, 0, 2, 2, 1);
        assertThat(edit.weights())
                .containsExactly(
                        new Weight(0, 1, 0.75, new Vector3(4, -2, 0)), new Weight(2, 1, 0.75, new Vector3(4, -2, 0)));
        Md5Mesh edited = edit.applyTo(seam);
        assertThat(VertexTerms.of(edited, 0, 2).terms()).extracting(Term::joint).containsExactly(1, 1);
        Changes changes = new Changes(Content.of(seam), Content.of(edited));
        assertThat(changes.weights(0)).isEqualTo(2);
        assertThat(changes.mesh()).isTrue();
        assertThat(edit.applyTo(edited)).isSameAs(edited);
        assertThat(ChangeWeights.bias(seam, 0, 0, 1, 0.5).weights())
                .extracting(Weight::row)
                .containsExactly(1, 3);
        assertThat(new ChangeWeights(1, edit.weights()).applyTo(seam)).isSameAs(seam);
    }

    @Test
    void everyVersionLosesWhatItCannotHold() throws IOException {
        Md5Mesh eleven = read("version-11-with-colors.md5mesh");
        assertThat(new ConvertVersion(10).losses(eleven))
                .containsExactly(new Loss(Part.FLAGS, 1), new Loss(Part.VERTEX_COLORS, 3));
        Md5Mesh ten = new ConvertVersion(10).applyTo(eleven);
        assertThat(ten.version().orElseThrow().value()).isEqualTo(10);
        assertThat(ten.meshes().getFirst().extension()).isEqualTo(MeshExtension.NONE);
        assertThat(ten.meshes().getFirst().name())
                .isEqualTo(eleven.meshes().getFirst().name());
        assertThat(new Changes(Content.of(eleven), Content.of(ten)).extension(0))
                .isTrue();
        assertThat(new ConvertVersion(11).losses(ten)).isEmpty();
        assertThat(new ConvertVersion(10).applyTo(ten)).isSameAs(ten);
    }

    @Test
    void colorsOfVersion12BecomePartOfVertexRows() throws IOException {
        Md5Mesh twelve = read("version-12-with-colors.md5mesh");
        assertThat(new ConvertVersion(11).losses(twelve)).containsExactly(new Loss(Part.NORMALS, 3));
        MeshExtension made =
                new ConvertVersion(11).applyTo(twelve).meshes().getFirst().extension();
        assertThat(made.colors().isInVertexRows()).isTrue();
        assertThat(made.colors().numbers())
                .isEqualTo(twelve.meshes().getFirst().extension().colors().numbers());
        assertThat(made.hasFlag(MeshExtension.VERTEX_COLOR)).isTrue();
        assertThat(made.tangentSpaces().size()).isZero();
        assertThat(made.numVertexColors()).isEmpty();
    }

    @Test
    void unsupportedVersionsStay() throws IOException {
        for (String file : List.of("version-7.md5mesh", "no-version.md5mesh")) {
            Md5Mesh other = read(file);
            assertThat(ConvertVersion.isSupported(other)).as(file).isFalse();
            assertThat(new ConvertVersion(10).applyTo(other)).as(file).isSameAs(other);
            assertThat(new ConvertVersion(10).losses(other)).as(file).isEmpty();
        }
    }

    private static Md5Mesh read(String fixture) throws IOException {
        return Md5MeshReader.read(Files.readAllBytes(FIXTURES.resolve(fixture))).model();
    }
}
