package org.jointscope.ui.viewport.colors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.render.coloring.ColoredModel;
import org.jointscope.render.coloring.Legend;
import org.jointscope.render.coloring.SurfaceColoring;
import org.jointscope.scene.MeshVertex;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.viewport.colors.SurfaceColors.Shown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurfaceColorsTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final SurfaceColors colors = new SurfaceColors(document);

    private void openGuard() {
        open("guard.md5mesh", SmallModel.mesh());
    }

    private void open(String name, String text) {
        Path mesh = SmallModel.write(folder, name, text);
        document.show(SmallModel.open(mesh, SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }

    private Path md2() {
        try {
            return Files.write(folder.resolve("a.md2"), Md2Builder.tetrahedron().build());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private String active() {
        return colors.activeProperty().getValue().map(SurfaceColoring::id).orElse("none");
    }

    private ColoredModel shown() {
        return colors.shownProperty().get().map(Shown::colored).orElseThrow();
    }

    private String title() {
        return colors.legendProperty().get().map(Legend::title).orElse("");
    }

    @Test
    void nothingIsComputedForTextures() {
        openGuard();
        assertThat(active()).isEqualTo("none");
        assertThat(colors.shownProperty().get()).isEmpty();
        assertThat(colors.legendProperty().get()).isEmpty();
    }

    @Test
    void choiceThatIsNotOfferedStaysForOtherModels() {
        openGuard();
        colors.choiceProperty().set("bias");
        assertThat(active()).isEqualTo("bias");
        document.show(SmallModel.open(md2()));
        assertThat(active()).isEqualTo("none");
        assertThat(colors.shownProperty().get()).isEmpty();
        openGuard();
        assertThat(active()).isEqualTo("bias");
        assertThat(colors.shownProperty().get().orElseThrow().model())
                .isSameAs(document.getOpen().model());
        colors.choiceProperty().set("of a later version");
        assertThat(active()).isEqualTo("none");
    }

    @Test
    void keySwitchesBetweenTextureAndLastColors() {
        openGuard();
        colors.toggle();
        assertThat(active())
                .as("without colors in the file, the first that is offered")
                .isEqualTo("mesh");
        colors.choiceProperty().set("influences");
        colors.toggle();
        assertThat(colors.choiceProperty().get()).isEqualTo(SurfaceColors.TEXTURE);
        colors.toggle();
        assertThat(active()).isEqualTo("influences");
        document.show(SmallModel.open(md2()));
        colors.toggle();
        assertThat(active()).isEqualTo("mesh");
        open(
                "colored.md5mesh",
                SmallModel.mesh()
                        .replace("MD5Version 10", "MD5Version 11")
                        .replaceAll("(vert .*)\n", "$1 ( 1 0 0 1 )\n"));
        SurfaceColors fresh = new SurfaceColors(document);
        fresh.toggle();
        assertThat(fresh.choiceProperty().get()).isEqualTo("vertex");
    }

    @Test
    void weightFollowsTheSelectedJoint() {
        openGuard();
        colors.choiceProperty().set("weight");
        assertThat(shown().coloring(0).argb(8)).isEqualTo(Ramp.NO_VALUE);
        document.selectJoint(1);
        assertThat(title()).isEqualTo("Weight of hips");
        assertThat(shown().describe(0, 8)).isEqualTo("1");
        assertThat(shown().describe(0, 16)).isEqualTo("0");
        colors.descendantsProperty().set(true);
        assertThat(shown().describe(0, 16)).isEqualTo("1");
        document.selectJoint(Rig.NO_JOINT);
        assertThat(shown().describe(0, 16)).isEqualTo("no value");
        colors.choiceProperty().set("bias");
        Optional<Shown> before = colors.shownProperty().get();
        document.selectJoint(2);
        assertThat(colors.shownProperty().get()).as("independent of the joint").isSameAs(before);
    }

    @Test
    void colorsOfPosesFollowTheRoot() {
        openGuard();
        colors.computeIn(new ImmediateWork());
        colors.choiceProperty().set("speed");
        Optional<Shown> before = colors.shownProperty().get();
        document.playback().seek(2);
        assertThat(colors.shownProperty().get()).as("the same in all frames").isSameAs(before);
        document.rootModeProperty().set(RootMode.FILE);
        assertThat(colors.shownProperty().get()).isNotSameAs(before);
    }

    @Test
    void editOfTheAnimationKeepsColorsOfTheMesh() {
        openGuard();
        colors.choiceProperty().set("bias");
        ColoredModel before = shown();
        document.editing().apply(new StartEdit(1, 7));
        assertThat(shown()).isSameAs(before);
        assertThat(colors.shownProperty().get().orElseThrow().model())
                .isSameAs(document.getOpen().model());
        colors.choiceProperty().set("normals");
        before = shown();
        document.editing().apply(new StartEdit(1, 8));
        assertThat(shown()).isNotSameAs(before);
    }

    @Test
    void selectedVertexHasAValueInWords() {
        openGuard();
        assertThat(colors.vertexValue()).isEmpty();
        document.select(new MeshVertex(0, 8));
        assertThat(colors.vertexValue()).as("of the texture").isEmpty();
        colors.choiceProperty().set("influences");
        assertThat(colors.vertexValue()).isEqualTo("Vertex 8: 1 weight");
        List<String> values = new ArrayList<>();
        colors.onVertexValue(() -> values.add(colors.vertexValue()));
        document.select(new MeshVertex(0, 9));
        assertThat(values).endsWith("Vertex 9: 1 weight");
        document.show(SmallModel.open(md2()));
        colors.choiceProperty().set("mesh");
        assertThat(colors.vertexValue()).isEmpty();
        document.md2().vertexProperty().set(2);
        assertThat(colors.vertexValue()).isEqualTo("Vertex 2: mesh 0");
    }

    @Test
    void valueOfTheSelectedVertexIsThatOfTheCurrentFrame() {
        openGuard();
        colors.computeIn(new ImmediateWork());
        document.select(new MeshVertex(0, 8));
        colors.choiceProperty().set("distance");
        String first = colors.vertexValue();
        document.playback().seek(2);
        String later = colors.vertexValue();
        assertThat(later).isNotEqualTo(first);
        colors.choiceProperty().set("mesh");
        colors.choiceProperty().set("distance");
        assertThat(colors.vertexValue()).isEqualTo(later);
    }

    @Test
    void slowColorsAreComputedInTheBackground() {
        String heavy = SmallModel.mesh().replaceFirst("(vert 0 \\( \\S+ \\S+ \\)) 0 1", "$1 0 9");
        open("heavy.md5mesh", heavy);
        colors.choiceProperty().set("limit4");
        assertThat(active()).isEqualTo("limit4");
        assertThat(colors.shownProperty().get()).as("without background work").isEmpty();
        ImmediateWork work = new ImmediateWork();
        work.holdUp();
        colors.computeIn(work);
        assertThat(colors.legendProperty().get().map(Legend::note)).contains("Computing colors…");
        assertThat(colors.shownProperty().get()).isEmpty();
        work.finish();
        assertThat(title()).isEqualTo("Displacement with 4 weights");
        assertThat(shown().legend().scale()).isPresent();
    }
}
