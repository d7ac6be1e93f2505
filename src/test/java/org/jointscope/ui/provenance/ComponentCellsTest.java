package org.jointscope.ui.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Component;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.ui.TangledModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComponentCellsTest {
    @TempDir
    private Path folder;

    @Test
    void everyComponentHasItsOwnersNobodyOrSeveral() {
        OpenModel open = TangledModel.open(folder);
        ComponentCells cells =
                ComponentCells.of(open.md5Anim().orElseThrow(), open.layout().orElseThrow());
        assertThat(cells.size()).isEqualTo(8);
        assertThat(cells.end()).isEqualTo(6);
        assertThat(cells.uses(0)).containsExactly(new Use(0, 0, Component.TX));
        assertThat(cells.uses(2)).containsExactly(new Use(2, 0, Component.TZ), new Use(2, 1, Component.QX));
        assertThat(cells.uses(5)).isEmpty();
        assertThat(cells.uses(7)).containsExactly(new Use(7, 2, Component.TY));
        assertThat(cells.isPastTheEnd(5)).isFalse();
        assertThat(cells.isPastTheEnd(6)).isTrue();
        assertThat(cells.cell(1, Component.QX)).isEqualTo(2);
        assertThat(cells.cell(1, Component.TX)).isEqualTo(-1);
        assertThat(cells.firstCell(2)).isEqualTo(6);
        assertThat(cells.firstCell(-1)).isEqualTo(-1);
    }

    @Test
    void farAwayAndNegativeUsesTakeACellEachAndNoMore() {
        Md5Anim anim = new AnimBuilder()
                .joint("far", -1, 0b11, 2_000_000_000)
                .joint("before", 0, 0b111, -2)
                .frame(5, 6)
                .build();
        ComponentCells cells = of(anim);
        assertThat(IntStream.range(0, cells.size()).map(cells::index))
                .containsExactly(0, 1, 2_000_000_000, 2_000_000_001, -2, -1);
        assertThat(cells.end()).isEqualTo(2);
        assertThat(cells.cell(-1)).isEqualTo(5);
        assertThat(cells.cell(2_000_000_001)).isEqualTo(3);
        assertThat(cells.cell(3)).isEqualTo(-1);
    }

    @Test
    void promisesOfTheHeaderMakeNoCells() {
        String text = HandMadeAnim.withComponents(2)
                .joint("root", -1, 0b11, 0)
                .joint("arm", 0, 1, 1_000_000)
                .movingFrames()
                .text()
                .replace("numAnimatedComponents 2", "numAnimatedComponents 2000000000");
        ComponentCells cells =
                of(Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model());
        assertThat(cells.size()).isEqualTo(3);
        assertThat(cells.end()).isEqualTo(3);
        assertThat(cells.index(2)).isEqualTo(1_000_000);
    }

    @Test
    void componentsThatFramesHaveTooManyLieBehindTheEnd() {
        String text = HandMadeAnim.withComponents(4)
                .joint("root", -1, 0b11, 0)
                .movingFrames()
                .text()
                .replace("numAnimatedComponents 4", "numAnimatedComponents 3");
        ComponentCells cells =
                of(Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model());
        assertThat(cells.size()).isEqualTo(4);
        assertThat(cells.end()).isEqualTo(3);
        assertThat(cells.isPastTheEnd(3)).isTrue();
    }

    private static ComponentCells of(Md5Anim anim) {
        return ComponentCells.of(anim, ComponentLayout.of(anim));
    }
}
