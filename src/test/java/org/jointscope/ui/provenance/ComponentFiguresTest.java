package org.jointscope.ui.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.TangledModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComponentFiguresTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final ComponentFigures figures = new ComponentFigures(document, work, Texts.program());

    @Test
    void nothingIsComputedUntilSomebodyLooks() {
        document.show(TangledModel.open(folder));
        assertThat(spans()).isSameAs(ComponentSpans.NONE);
        figures.setWatched(this, true);
        assertThat(spans().greatest(1)).isEqualTo(3);
    }

    @Test
    void editsOfTheHierarchyCostNoOtherLookAtTheFrames() {
        figures.setWatched(this, true);
        document.show(TangledModel.open(folder));
        ComponentSpans before = spans();
        document.editing().apply(new FlagsEdit(0, 1));
        assertThat(spans()).isSameAs(before);
    }

    @Test
    void oldFiguresStandUntilThoseOfAnEditAreThere() {
        figures.setWatched(this, true);
        document.show(TangledModel.open(folder));
        ComponentSpans before = spans();
        work.holdUp();
        document.editing().apply(new ComponentEdit(1, 1, 50));
        assertThat(spans()).isSameAs(before);
        work.finish();
        assertThat(spans().greatest(1)).isEqualTo(50);
        document.editing().undo();
        work.finish();
        assertThat(spans().greatest(1)).isEqualTo(3);
    }

    @Test
    void figuresOfAnotherFileAreForgottenAtOnce() {
        figures.setWatched(this, true);
        document.show(TangledModel.open(folder));
        work.holdUp();
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(spans()).isSameAs(ComponentSpans.NONE);
        work.finish();
        assertThat(spans().frameCount()).isEqualTo(5);
    }

    private ComponentSpans spans() {
        return figures.spansProperty().get();
    }
}
