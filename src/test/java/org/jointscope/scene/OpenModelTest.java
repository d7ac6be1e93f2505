package org.jointscope.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Surface;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenModelTest {
    private static final List<String> MOSTLY_A_GUARD = List.of("origin", "hips", "jaw");
    private static final List<String> SPIDER = List.of("origin", "abdomen", "fang");

    @TempDir
    private Path folder;

    private Path guard;
    private Path walk;

    @BeforeEach
    void writeFiles() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
    }

    @Test
    void nothingIsEmpty() {
        assertThat(OpenModel.NONE.isEmpty()).isTrue();
        assertThat(OpenModel.NONE.name()).isEmpty();
        assertThat(OpenModel.NONE.model().rig().size()).isZero();
        assertThat(OpenModel.NONE.extent()).isEqualTo(Extent.NOWHERE);
    }

    @Test
    void meshAloneStandsInItsBindPose() {
        OpenModel open = SmallModel.open(guard);
        assertThat(open.isEmpty()).isFalse();
        assertThat(open.name()).isEqualTo("guard.md5mesh");
        assertThat(open.model().rig().names()).isEqualTo(SmallModel.GUARD);
        assertThat(open.model().clip()).isEmpty();
        assertThat(open.meshes()).hasSize(1);
        assertThat(open.meshes().getFirst().skinned().surface().vertexCount()).isEqualTo(24);
        assertThat(open.extent()).isEqualTo(new Extent(-2, -2, -2, 2, 2, 22));
    }

    @Test
    void animationAloneIsASkeleton() {
        OpenModel open = SmallModel.open(walk);
        assertThat(open.name()).isEqualTo("walk.md5anim");
        assertThat(open.model().rig().names()).isEqualTo(SmallModel.GUARD);
        assertThat(open.model().clip()).isPresent();
        assertThat(open.meshes()).isEmpty();
    }

    @Test
    void meshAndAnimationAreShownTogetherInWhateverOrderTheyAreNamed() {
        for (OpenModel open : List.of(SmallModel.open(guard, walk), SmallModel.open(walk, guard))) {
            assertThat(open.name()).isEqualTo("guard.md5mesh + walk.md5anim");
            assertThat(open.model().clip()).isPresent();
            assertThat(open.model().match()).isPresent();
            assertThat(open.meshes()).hasSize(1);
        }
    }

    @Test
    void extentHoldsTheWholeAnimation() {
        // The hips rotate to one side and back. The top of the head's cube is 12 units above them.
        Extent extent = SmallModel.open(guard, walk).extent();
        double half = 2 * Math.asin(0.1);
        double full = 2 * Math.asin(0.2);
        double highest = 10 + 12 * Math.cos(half) + 2 * Math.sin(half);
        double farthest = 12 * Math.sin(full) + 2 * Math.cos(full);
        assertThat(extent.maxZ()).isEqualTo(highest, within(1e-3));
        assertThat(Math.max(extent.maxY(), -extent.minY())).isEqualTo(farthest, within(1e-3));
        double hipsOwnCube = 2 * Math.sin(full) + 2 * Math.cos(full);
        assertThat(Math.min(extent.maxY(), -extent.minY())).isEqualTo(hipsOwnCube, within(1e-3));
        assertThat(extent.maxX()).isEqualTo(2, within(1e-3));
    }

    @Test
    void filesNamedTogetherAreShownTogetherEvenIfTheyDoNotFit() {
        Path fang = SmallModel.write(folder, "bite.md5anim", SmallModel.anim(SPIDER, 24, 0, 0.1));
        OpenModel open = SmallModel.open(guard, fang);
        assertThat(open.name()).isEqualTo("guard.md5mesh + bite.md5anim");
    }

    @Test
    void animationThatFitsPlaysOnTheOpenMesh() {
        OpenModel open = SmallModel.open(SmallModel.open(guard), walk);
        assertThat(open.name()).isEqualTo("guard.md5mesh + walk.md5anim");
        assertThat(open.meshes()).hasSize(1);
    }

    @Test
    void animationThatMostlyFitsPlaysOnTheOpenMesh() {
        Path chew = SmallModel.write(folder, "chew.md5anim", SmallModel.anim(MOSTLY_A_GUARD, 24, 0, 0.1));
        OpenModel open = SmallModel.open(SmallModel.open(guard, walk), chew);
        assertThat(open.name()).isEqualTo("guard.md5mesh + chew.md5anim");
    }

    @Test
    void animationThatDoesNotFitComesWithoutTheOpenMesh() {
        Path bite = SmallModel.write(folder, "bite.md5anim", SmallModel.anim(SPIDER, 24, 0, 0.1));
        OpenModel open = SmallModel.open(SmallModel.open(guard, walk), bite);
        assertThat(open.name()).isEqualTo("bite.md5anim");
        assertThat(open.mesh()).isEmpty();
        assertThat(open.meshes()).isEmpty();
        assertThat(open.model().rig().names()).isEqualTo(SPIDER);
    }

    @Test
    void meshThatFitsIsMovedByTheOpenAnimation() {
        Path elite = SmallModel.write(folder, "elite.md5mesh", SmallModel.mesh());
        OpenModel open = SmallModel.open(SmallModel.open(guard, walk), elite);
        assertThat(open.name()).isEqualTo("elite.md5mesh + walk.md5anim");
    }

    @Test
    void meshThatDoesNotFitComesWithoutTheOpenAnimation() {
        Path spider = SmallModel.write(folder, "spider.md5mesh", SmallModel.mesh(SPIDER, ""));
        OpenModel open = SmallModel.open(SmallModel.open(guard, walk), spider);
        assertThat(open.name()).isEqualTo("spider.md5mesh");
        assertThat(open.model().clip()).isEmpty();
    }

    @Test
    void ofSeveralMeshesTheFirstIsShown() {
        Path second = SmallModel.write(folder, "second.md5mesh", SmallModel.mesh());
        assertThat(SmallModel.open(second, guard).name()).isEqualTo("second.md5mesh");
    }

    @Test
    void textureIsFoundByTheShaderOfItsMesh() throws IOException {
        Path skin = folder.resolve("skin.png");
        Files.write(skin, new byte[1]);
        Path textured = SmallModel.write(
                folder, "textured.md5mesh", SmallModel.mesh(SmallModel.GUARD, "models/guard/skin.tga"));
        assertThat(SmallModel.open(textured).meshes())
                .extracting(mesh -> mesh.textures().color().file())
                .containsExactly(Optional.of(skin));
        assertThat(SmallModel.open(guard).meshes())
                .extracting(mesh -> mesh.textures().color().file())
                .containsExactly(Optional.empty());
    }

    @Test
    void bothFilesAreOpen() {
        OpenModel open = SmallModel.open(guard, walk);
        assertThat(open.files()).extracting(InspectedFile::path).containsExactly(guard, walk);
    }

    @Test
    void modelOfQuakeMovesWithoutJoints() throws IOException {
        byte[] moved = Md2Builder.TETRAHEDRON.clone();
        moved[0] = 100;
        Path tris = folder.resolve("TRIS.MD2");
        Files.write(
                tris,
                Md2Builder.surface()
                        .frame("run1", Md2Builder.TETRAHEDRON)
                        .frame("run2", moved)
                        .build());
        OpenModel open = SmallModel.open(tris);
        assertThat(open.name()).isEqualTo("TRIS.MD2");
        assertThat(open.isEmpty()).isFalse();
        assertThat(open.hasModel()).isFalse();
        assertThat(open.md2Model()).isPresent();
        assertThat(open.texts()).isEmpty();
        assertThat(open.model().rig().size()).isZero();
        assertThat(open.model().frameCount()).isEqualTo(2);
        assertThat(open.extent()).isEqualTo(new Extent(-10, -10, -10, 10, 10, 10));
        OpenMesh mesh = open.meshes().getFirst();
        assertThat(mesh.skinned().surface().triangleCount()).isEqualTo(4);
        assertThat(mesh.skinned().surface().texCoords()[2]).isEqualTo(1);
        open.model().pose(0.5, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS));
        assertThat(mesh.skinned().points()[0]).isCloseTo(-5, within(1e-5f));
        open.model().pose(0.5, new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.WRAPS));
        assertThat(mesh.skinned().points()[0]).isCloseTo(-10, within(1e-5f));
        float[] normals = new float[mesh.skinned().points().length];
        mesh.skinned().normals(normals);
        assertThat(normals).startsWith(0, 0, 1, 1, 0, 0);
    }

    @Test
    void modelsOfQuakeWithAnythingWrongCanBeShown() throws IOException {
        Path fixtures = Path.of("src/test/resources/org/jointscope/fixtures");
        try (DirectoryStream<Path> files = Files.newDirectoryStream(fixtures, "*.md2")) {
            for (Path file : files) {
                OpenModel open = SmallModel.open(file);
                assertThat(open.name()).isEqualTo(file.getFileName().toString());
                assertThat(Double.isFinite(open.extent().diagonal())).isTrue();
                Surface surface = open.meshes().getFirst().skinned().surface();
                for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                    for (int corner = 0; corner < 3; corner++) {
                        assertThat(surface.point(triangle, corner)).isLessThan(surface.pointCount());
                        assertThat(surface.triangleTexCoords()[triangle * 3 + corner])
                                .isLessThan(surface.texCoords().length / 2);
                    }
                }
            }
        }
    }
}
