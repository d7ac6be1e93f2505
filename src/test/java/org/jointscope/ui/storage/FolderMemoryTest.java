package org.jointscope.ui.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.messages.Texts;
import org.jointscope.render.OrbitPosition;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderMemoryTest {

    private static final OrbitPosition ASIDE = new OrbitPosition(90, 10, 50, 1, 2, 3.25);

    @TempDir
    private Path folder;

    private final MemorySettings settings = new MemorySettings();
    private Document document;
    private FileOpener opener;
    private FolderMemory memory;
    private Path guard;
    private Path other;

    @BeforeEach
    void start() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        SmallModel.write(folder, "attack.md5anim", SmallModel.cycle());
        other = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        restart();
    }

    /** The program ends and starts again, with the same settings. */
    private void restart() {
        document = new Document();
        ImmediateWork work = new ImmediateWork();
        opener = new FileOpener(document, work, work, Texts.program());
        memory = new FolderMemory(document, settings);
        opener.remember(memory);
    }

    private String open(Path... files) {
        opener.open(List.of(files));
        return document.getOpen().name();
    }

    @Test
    void meshOpensWithTheAnimationOfItsNameUntilItIsShownWithoutOne() {
        Path same = SmallModel.write(folder, "guard.md5anim", SmallModel.cycle());
        assertThat(open(guard)).isEqualTo("guard.md5mesh + guard.md5anim");
        assertThat(document.noticeProperty().get())
                .isEqualTo("Opened guard.md5mesh with guard.md5anim from the same folder.");

        opener.openPair(Optional.of(guard), Optional.empty());
        restart();
        assertThat(open(guard)).isEqualTo("guard.md5mesh");

        SmallModel.write(folder, "guard.md5anim", "// damaged");
        settings.put("folder.0", "");
        restart();
        assertThat(open(guard)).as("without joints").isEqualTo("guard.md5mesh");
        assertThat(opener.troubleProperty().get()).isEmpty();
        assertThat(same).exists();
    }

    @Test
    void meshOpensWithTheLastAnimationOfItsFolder() {
        assertThat(open(guard)).isEqualTo("guard.md5mesh");
        open(guard, other);
        restart();
        assertThat(open(guard)).isEqualTo("guard.md5mesh + walk.md5anim");
        assertThat(document.noticeProperty().get())
                .isEqualTo("Opened guard.md5mesh with walk.md5anim, the last animation in its" + " folder.");
    }

    @Test
    void folderOpensAsItWasLast() {
        assertThat(open(folder)).contains("attack.md5anim");
        open(guard, other);
        restart();
        assertThat(open(folder)).isEqualTo("guard.md5mesh + walk.md5anim");
        assertThat(document.noticeProperty().get()).isEmpty();
    }

    @Test
    void closedAnimationStaysClosed() {
        open(guard, other);
        opener.openPair(Optional.of(guard), Optional.empty());
        restart();
        assertThat(open(guard)).isEqualTo("guard.md5mesh");
    }

    @Test
    void recentFilesOpenExactly() {
        open(guard, other);
        restart();
        opener.reopen(List.of(guard));
        assertThat(document.getOpen().name()).isEqualTo("guard.md5mesh");
    }

    @Test
    void missingOrDamagedAnimationIsIgnored() throws IOException {
        open(guard, other);
        restart();
        Files.writeString(other, "no animation");
        assertThat(open(guard)).isEqualTo("guard.md5mesh");
        open(guard, other);
        restart();
        Files.delete(other);
        assertThat(open(guard)).isEqualTo("guard.md5mesh");
        assertThat(opener.troubleProperty().get()).isEmpty();
    }

    @Test
    void eachModelIsSeenFromItsLastPosition() {
        open(guard, other);
        assertThat(memory.view(document.getOpen())).isEmpty();
        memory.see(document.getOpen(), Optional.of(ASIDE));
        restart();
        open(guard);
        assertThat(memory.view(document.getOpen())).contains(ASIDE);
        open(SmallModel.write(folder, "alien.md5mesh", SmallModel.mesh()));
        assertThat(memory.view(document.getOpen())).as("another size").isEmpty();
    }

    @Test
    void onlyTheNewestFoldersAreStored() throws IOException {
        for (int i = 0; i < 50; i++) {
            Path each = Files.createDirectory(folder.resolve("folder" + i));
            open(SmallModel.write(each, "guard.md5mesh", SmallModel.mesh()));
        }
        restart();
        assertThat(memory.shown(folder.resolve("folder49"))).isPresent();
        assertThat(memory.shown(folder.resolve("folder10"))).isPresent();
        assertThat(memory.shown(folder.resolve("folder9"))).isEmpty();
        assertThat(settings.find("folder.40")).isEmpty();
    }

    @Test
    void sampleAndDamagedSettingsAreNotStored() {
        opener.openSample();
        assertThat(settings.find("folder.0")).isEmpty();
        for (String damaged : List.of("", "\n\n", "a\0b\n\n", "relative\n\n", "/a/b\n\n1 2 x")) {
            settings.put("folder.0", damaged);
            restart();
            assertThat(open(guard)).isEqualTo("guard.md5mesh");
        }
    }

    @Test
    void damagedPositionsAreRejected() {
        assertThat(OrbitPosition.of(ASIDE.text())).contains(ASIDE);
        for (String damaged : List.of(
                "", "1 2 3", "1 2 3 4 5 6 7", "1 2 x 4 5 6", "1 2 NaN 4 5 6", "1 2 -3 4 5 6", "1 2 3 4 5 1e300")) {
            assertThat(OrbitPosition.of(damaged)).as(damaged).isEmpty();
        }
    }
}
