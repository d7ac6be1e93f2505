package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.testing.MethodCalls;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReparserTest {

    private static final String PARSE = Md5AnimReader.class.getName() + "::<init>";
    private static final int HIPS = 1;

    private final Document document = new Document();

    @TempDir
    private Path folder;

    @Test
    void editParsesTheChangedFileOnceAndTheOriginalOnlyBeforeTheFirstOne() throws IOException {
        new Reparser(document, new ImmediateWork());
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(parsesOf(1)).isEqualTo(2);
        assertThat(parsesOf(2)).isEqualTo(1);
        assertThat(parsesOf(4)).isEqualTo(1);
    }

    private long parsesOf(int flags) {
        return MethodCalls.count(PARSE, () -> document.editing().apply(new FlagsEdit(HIPS, flags)));
    }
}
