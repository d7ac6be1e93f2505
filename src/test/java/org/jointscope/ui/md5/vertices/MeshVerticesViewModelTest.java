package org.jointscope.ui.md5.vertices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.scene.MeshVertex;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.md5.vertices.VertexSum.TermRow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeshVerticesViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final MeshVerticesViewModel model =
            new MeshVerticesViewModel(document, new ImmediateWork(), Texts.program());

    /** Two joints, and a triangle of which the last vertex has a weight of each. */
    private static final String MESH = """
        MD5Version 10
        commandline ""
        numJoints 2
        numMeshes 1
        joints {
          "root" -1 ( 0 0 0 ) ( 0 0 0 )
          "arm" 0 ( 10 0 0 ) ( 0 0 0 )
        }
        mesh {
          shader "a"
          numverts 3
          vert 0 ( 0 0 ) 0 1
          vert 1 ( 1 0 ) 1 1
          vert 2 ( 0 1 ) 2 2
          numtris 1
          tri 0 0 1 2
          numweights 4
          weight 0 0 1 ( 0 0 0 )
          weight 1 1 1 ( 5 0 0 )
          weight 2 0 0.75 ( 8 4 0 )
          weight 3 1 0.25 ( -2 4 1 )
        }
        """;

    @BeforeEach
    void open() {
        model.showing.set(true);
        document.show(SmallModel.open(SmallModel.write(folder, "a.md5mesh", MESH)));
    }

    @Test
    void rowsHaveTheFiguresOfTheirWeights() {
        assertThat(model.rows.all()).hasSize(3);
        VertexRow last = model.rows.all().getLast();
        assertThat(last.influences()).isEqualTo(2);
        assertThat(last.biasSum()).isEqualTo(1);
        assertThat(last.spread()).isCloseTo(1, within(1e-12));
        assertThat(last.line()).isEqualTo(14);
        assertThat(model.movement(last)).as("without an animation").isNaN();
    }

    @Test
    void movementIsThatOfTheAnimation() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "turn.md5anim", SmallModel.ramp())));
        assertThat(model.movement(model.rows.all().getFirst())).isZero();
        assertThat(model.movement(model.rows.all().getLast())).isPositive();
        model.rows.filterProperty().set("movement = 0");
        assertThat(model.rows.shown())
                .isNotEmpty()
                .doesNotContain(model.rows.all().getLast());
    }

    @Test
    void selectedVertexIsASumOfItsWeights() {
        document.select(new MeshVertex(0, 2));
        VertexSum sum = model.sum.get().orElseThrow();
        assertThat(sum.terms()).extracting(TermRow::name).containsExactly("root", "arm");
        assertThat(sum.terms()).extracting(TermRow::line).containsExactly(20, 21);
        assertThat(sum.terms().getLast().place().z()).isCloseTo(1, within(1e-9));
        assertThat(sum.position().z()).isCloseTo(0.25, within(1e-9));
        assertThat(model.biases(sum)).isEqualTo("The biases sum to 1.");
        model.setShownTerms(1);
        assertThat(model.sum.get().orElseThrow().shown().x()).isCloseTo(6, within(1e-9));
        model.setShownTerms(0);
        assertThat(model.sum.get().orElseThrow().shown().length()).isZero();
        document.select(new MeshVertex(0, 0));
        assertThat(model.shownTerms()).as("another vertex has all its terms").isGreaterThan(1);
        document.deselectVertex();
        assertThat(model.sum.get()).isEmpty();
    }

    @Test
    void trianglesAreThoseOfTheOpenMesh() {
        document.select(new MeshVertex(0, 2));
        assertThat(model.sum.get().orElseThrow().triangles()).containsExactly(0);
        document.show(SmallModel.open(SmallModel.write(folder, "b.md5mesh", SmallModel.mesh())));
        document.select(new MeshVertex(0, 2));
        assertThat(model.sum.get().orElseThrow().triangles()).hasSizeGreaterThan(1);
    }

    @Test
    void conditionsNarrowTheListAndItsNeighbors() {
        model.rows.filterProperty().set("influences < 2");
        model.move(1);
        assertThat(document.selectedVertexProperty().get()).contains(new MeshVertex(0, 0));
        model.move(1);
        model.move(1);
        assertThat(document.selectedVertexProperty().get()).contains(new MeshVertex(0, 0));
        model.move(-1);
        assertThat(document.selectedVertexProperty().get()).contains(new MeshVertex(0, 1));
        document.selectJoint(1);
        model.showOfSelectedJoint();
        assertThat(model.rows.filterProperty().get()).isEqualTo("joint = arm");
        assertThat(model.jointWeight(model.rows.all().getLast())).isEqualTo(0.25);
        assertThat(model.jointWeight(model.rows.all().getFirst())).isZero();
        assertThat(model.rows.shown()).extracting(VertexRow::vertex).containsExactly(1, 2);
    }

    @Test
    void linksLeadToJointsAndRows() {
        List<SourceLocation> shown = new ArrayList<>();
        document.onShowSource(shown::add);
        document.select(new MeshVertex(0, 2));
        VertexSum sum = model.sum.get().orElseThrow();
        model.showSource(sum);
        model.showSource(sum, sum.terms().getLast());
        assertThat(sum.triangles()).containsExactly(0);
        model.showTriangle(sum.vertex(), 0);
        assertThat(shown).extracting(it -> it.location().line()).containsExactly(14, 21, 16);
        model.choose(sum.terms().getLast());
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
    }

    @Test
    void locationsInTheFileSelectTheirVertex() {
        Subject mesh = Subject.ofMesh(0);
        InspectedFile file = document.getOpen().mesh().orElseThrow();
        FileLocation.of(file, mesh.vertex(1)).orElseThrow().goTo(document, false);
        assertThat(document.selectedVertexProperty().get()).contains(new MeshVertex(0, 1));
        FileLocation.of(file, mesh.weight(3)).orElseThrow().goTo(document, false);
        assertThat(document.selectedVertexProperty().get()).contains(new MeshVertex(0, 2));
        document.show(SmallModel.open(SmallModel.write(folder, "b.md5mesh", SmallModel.mesh())));
        assertThat(document.selectedVertexProperty().get()).isEmpty();
    }

    /** A table that is hidden while another mesh is opened still has the rows of the one before. */
    @Test
    void outdatedRowHasNoWeight() {
        VertexRow last = model.rows.all().getLast();
        document.selectJoint(0);
        assertThat(model.jointWeight(last)).isEqualTo(0.75);
        model.showing.set(false);
        String smaller = MESH.replace("numverts 3", "numverts 0")
                .replaceAll("  (vert|tri|weight) .*\n", "")
                .replace("numtris 1", "numtris 0")
                .replace("numweights 4", "numweights 0");
        document.show(SmallModel.open(SmallModel.write(folder, "b.md5mesh", smaller)));
        document.selectJoint(0);
        assertThat(model.jointWeight(last)).isNaN();
    }
}
