package org.jointscope.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.Corpus;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HierarchyComparisonTest {

    @TempDir
    private Path folder;

    private static ModelFile content(Path file) {
        return Inspector.inspect(List.of(file)).files().getFirst().content();
    }

    private static Comparison compare(Path mesh, Path anim) {
        return Comparison.of(content(mesh), content(anim), Tolerance.EXACT).orElseThrow();
    }

    private Comparison compare(List<String> mesh, List<String> anim) {
        return compare(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(mesh, "")),
                SmallModel.write(folder, "walk.md5anim", SmallModel.anim(anim, 24, 0, 0.1)));
    }

    @Test
    void sameJointsAreEqual() {
        Comparison comparison = compare(SmallModel.GUARD, SmallModel.GUARD);
        assertThat(comparison.isEqual()).isTrue();
        assertThat(ComparisonText.lines(comparison)).isEmpty();
    }

    @Test
    void jointsOfOneFileAreNamed() {
        assertThat(ComparisonText.lines(
                        compare(List.of("origin", "hips", "head", "hat"), List.of("origin", "hips", "head"))))
                .containsExactly("joint 3 'hat': only in the mesh");
        assertThat(ComparisonText.lines(compare(List.of("origin", "hips"), List.of("origin", "hips", "head"))))
                .containsExactly("joint 2 'head': only in the animation");
    }

    @Test
    void namesAndParentsThatDifferAreNamed() {
        assertThat(ComparisonText.lines(compare(List.of("origin", "hips", "head"), List.of("origin", "Hips", "head"))))
                .containsExactly("joint 1 'Hips': 'hips' in the mesh");
        Comparison moved = compare(List.of("origin", "hips", "head"), List.of("origin", "head", "hips"));
        assertThat(moved.isEqual()).isFalse();
        assertThat(ComparisonText.lines(moved))
                .containsExactly(
                        "joint 1 'head': parent 'hips' → 'origin'",
                        "joint 2 'hips': parent 'origin' → 'head'",
                        "joints are in a different order");
    }

    @Test
    void orderOfTheFilesDoesNotMatter() {
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh(List.of("origin", "hips", "hat"), ""));
        Path anim = SmallModel.write(folder, "walk.md5anim", SmallModel.anim(List.of("origin", "hips"), 24, 0, 0.1));
        assertThat(ComparisonText.lines(compare(anim, mesh))).isEqualTo(ComparisonText.lines(compare(mesh, anim)));
    }

    @Test
    void filesOfGamesBelongTogether() {
        Path drone = Corpus.file("redeclipse/drone/mesh.md5mesh");
        assertThat(compare(drone, Corpus.file("redeclipse/drone/forward.md5anim"))
                        .isEqual())
                .isTrue();
    }
}
