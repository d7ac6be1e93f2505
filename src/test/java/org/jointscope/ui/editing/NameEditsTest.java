package org.jointscope.ui.editing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.NewName;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The window has the same rule for names as the command line. */
class NameEditsTest {

    private static final int HIPS = 1;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final ImmediateWork work = new ImmediateWork();
    private final FileOpener opener = new FileOpener(document, work, work, texts);
    private final NameEdits names = new NameEdits(document, texts);

    @BeforeEach
    void openGuard() {
        new Reparser(document, new ImmediateWork());
        String mesh = SmallModel.mesh().replace("shader \"\"", "shader \"models/guard\"");
        SmallModel.write(folder, "guard.md5mesh", mesh);
        SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        opener.open(List.of(folder.resolve("guard.md5mesh"), folder.resolve("walk.md5anim")));
    }

    private String hips() {
        return document.getOpen().model().rig().name(HIPS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\"b", "a\u001B", "\u000Bb", "a\u000C", "\uFFFD", "\uD800"})
    void invalidNameIsRejectedWithTheReasonOfTheRule(String name) {
        String reason = NewName.fault(name).orElseThrow().toString();
        assertThat(names.wrongName(HIPS, name)).isEqualTo(reason);
        assertThat(names.rename(HIPS, name)).isEqualTo(reason);
        assertThat(names.changeShader(0, name)).isEqualTo(reason);
        assertThat(document.editing().isUntouched()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {" lead", "trail ", "骨", "a\\"})
    void otherNamesAreStoredAsTyped(String name) {
        assertThat(names.rename(HIPS, name)).isEmpty();
        assertThat(hips()).isEqualTo(name);
        assertThat(names.changeShader(0, name)).isEmpty();
        assertThat(document.editing().current().mesh().meshes().getFirst().shader())
                .isEqualTo(name);
    }

    @Test
    void unchangedNameIsNeverWrong() {
        Path file = folder.resolve("odd.md5mesh");
        SmallModel.write(folder, "odd.md5mesh", SmallModel.mesh().replace("hips", "hi\u001Bps"));
        opener.open(List.of(file));
        assertThat(names.wrongName(HIPS, hips())).isEmpty();
        assertThat(names.rename(HIPS, hips())).isEmpty();
    }

    @Test
    void nameThatTheEncodingLacksIsRejected() throws IOException {
        Path file = folder.resolve("latin.md5mesh");
        Files.write(file, SmallModel.mesh().replace("line \"\"", "line \"ü\"").getBytes(ISO_8859_1));
        opener.open(List.of(file));
        assertThat(names.wrongName(HIPS, "骨")).isEqualTo("The encoding of latin.md5mesh does not support this name.");
        assertThat(names.wrongName(HIPS, "é")).isEmpty();
    }
}
