package org.jointscope.ui.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.RenameJoint;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.recovery.RecoveryViewModel.Offer;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Saving;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Edits of a process, whose folder is copied as it was when the process was killed, and the next start. */
class RecoveryViewModelTest {
    @TempDir
    private Path folder;

    private Path mesh;
    private Path anim;

    /** A process with a window. */
    private static final class Program {
        final Document document = new Document();
        final FileOpener opener = new FileOpener(document, new ImmediateWork(), new ImmediateWork(), Texts.program());
        final Saving saving = new Saving(document, new ImmediateWork(), Texts.program());
        final RecoveryStore store;
        final RecoveryViewModel recovery;

        Program(Path root) {
            store = new RecoveryStore(root);
            recovery = new RecoveryViewModel(
                    document, opener, store, new ImmediateWork(), new ImmediateWork(), 0, Texts.program());
        }

        Editing editing() {
            return document.editing();
        }

        boolean isOffered() {
            return recovery.offerProperty().get().isPresent();
        }

        String trouble() {
            return recovery.troubleProperty().get();
        }

        /** The bytes that a file would have if it was saved. */
        byte[] text(Path path) {
            InspectedFile file = editing().files().stream()
                    .filter(it -> it.path().equals(path))
                    .findFirst()
                    .orElseThrow();
            return editing()
                    .writer()
                    .rewrite(file, editing().now(file))
                    .orElseThrow()
                    .bytes();
        }
    }

    @BeforeEach
    void copySample() throws IOException {
        mesh = Files.copy(Sample.files().getFirst(), folder.resolve("dapple.md5mesh"));
        anim = Files.copy(Sample.files().getLast(), folder.resolve("walk.md5anim"));
    }

    private Path root() {
        return folder.resolve("recovery");
    }

    private Program edited(Edit edit) {
        Program program = new Program(folder.resolve("first"));
        program.opener.open(List.of(mesh, anim));
        program.editing().apply(edit);
        return program;
    }

    /** Kills a process: its files stay, but nothing has locked them. */
    private void kill() throws IOException {
        for (Path process : list(folder.resolve("first"))) {
            Path dead = Files.createDirectories(root().resolve(process.getFileName()));
            for (Path file : list(process)) {
                Files.copy(file, dead.resolve(file.getFileName()));
            }
        }
    }

    private static List<Path> list(Path of) throws IOException {
        if (!Files.exists(of)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(of)) {
            return files.toList();
        }
    }

    static Stream<Edit> edits() {
        return Stream.of(
                new FlagsEdit(4, 7),
                new ComponentEdit(3, 17, 0.123456789),
                new Several(List.of(new FlagsEdit(4, 7), new Repack())),
                new AllComponents(),
                new ClearStill(new Tolerance(2, 0.1)),
                new NegateOrientation(6, new FrameSpan(2, 9)),
                new RenameJoint("chest", "Spine 2"),
                new Several(List.of(new AllComponents(), new RenameJoint("head", "Kopf"), new FlagsEdit(5, 63))));
    }

    @ParameterizedTest
    @MethodSource("edits")
    void restoredFilesAreSavedWithTheSameBytes(Edit edit) throws IOException {
        Program first = edited(edit);
        byte[] meshText = first.text(mesh);
        byte[] animText = first.text(anim);
        kill();
        Program next = new Program(root());
        next.recovery.restore();
        assertThat(next.trouble()).isEmpty();
        assertThat(next.isOffered()).isFalse();
        assertThat(next.editing().historyProperty().get().entries())
                .as("one edit")
                .hasSize(1);
        assertThat(next.text(mesh)).isEqualTo(meshText);
        assertThat(next.text(anim)).isEqualTo(animText);
        next.saving.save();
        assertThat(anim).hasBinaryContent(animText);
        assertThat(mesh).hasBinaryContent(meshText);
        assertThat(list(root())).as("nothing is left").isEmpty();
        next.editing().undo();
        assertThat(next.text(anim)).isEqualTo(Files.readAllBytes(Sample.files().getLast()));
    }

    @Test
    void offerNamesFilesAndNumber() throws IOException {
        Program first = edited(new FlagsEdit(4, 7));
        first.editing().apply(new FlagsEdit(5, 7));
        kill();
        assertThat(new Program(root())
                        .recovery
                        .offerProperty()
                        .get()
                        .orElseThrow()
                        .text())
                .matches("Jointscope closed with 2 unsaved edits to walk\\.md5anim\\. Last edit: \\d{4}-\\d\\d-\\d\\d"
                        + " \\d\\d:\\d\\d(:\\d\\d)?\\.");
    }

    @Test
    void undoneAndSavedEditsAreNotStored() throws IOException {
        Program program = edited(new FlagsEdit(4, 7));
        assertThat(list(folder.resolve("first"))).hasSize(1);
        program.editing().undo();
        assertThat(list(folder.resolve("first"))).isEmpty();
        program.editing().redo();
        assertThat(list(folder.resolve("first"))).hasSize(1);
        program.saving.save();
        assertThat(list(folder.resolve("first"))).isEmpty();
    }

    @Test
    void onlyTheLastTextsAreKept() throws IOException {
        Program program = edited(new FlagsEdit(4, 7));
        program.editing().apply(new RenameJoint("chest", "thorax"));
        assertThat(list(list(folder.resolve("first")).getFirst()))
                .extracting(file -> file.getFileName().toString())
                .containsExactlyInAnyOrder("lock", "index.json", "2-0", "2-1");
    }

    @Test
    void editsAtTheEndByASignalStay() throws IOException {
        Program program = edited(new FlagsEdit(4, 7));
        program.recovery.close();
        assertThat(list(folder.resolve("first"))).hasSize(1);
        program.editing().revertAll();
        program.recovery.close();
        assertThat(list(folder.resolve("first"))).isEmpty();
    }

    @Test
    void editsOfALivingProcessAreNotOffered() {
        edited(new FlagsEdit(4, 7));
        assertThat(new Program(folder.resolve("first")).isOffered()).isFalse();
    }

    @Test
    void laterKeepsAndDiscardDeletes() throws IOException {
        edited(new FlagsEdit(4, 7));
        kill();
        Program later = new Program(root());
        assertThat(new Program(root()).isOffered()).as("in another window").isFalse();
        later.recovery.later();
        assertThat(later.isOffered()).isFalse();
        Program next = new Program(root());
        assertThat(next.isOffered()).isTrue();
        next.recovery.discard();
        assertThat(next.isOffered()).isFalse();
        assertThat(list(root())).isEmpty();
    }

    @Test
    void changedFileIsSavedAsACopy() throws IOException {
        Program first = edited(new RenameJoint("chest", "thorax"));
        byte[] text = first.text(anim);
        kill();
        Files.writeString(anim, Files.readString(anim) + "// changed\n");
        Program next = new Program(root());
        next.recovery.restore();
        assertThat(next.document.getOpen().paths()).containsExactly(mesh, anim);
        assertThat(next.editing().now(next.editing().files().getFirst()).jointRows())
                .as("the mesh is unchanged")
                .anyMatch(joint -> joint.name().equals("thorax"));
        assertThat(next.recovery.offerProperty().get())
                .get()
                .returns(true, Offer::onlyCopies)
                .extracting(Offer::text)
                .asString()
                .startsWith("walk.md5anim:");
        next.editing().revertAll();
        Path copies = Files.createDirectory(folder.resolve("copies"));
        next.recovery.saveCopies(copies);
        assertThat(copies.resolve("recovered-walk.md5anim")).hasBinaryContent(text);
        assertThat(next.document.getOpen().paths()).contains(copies.resolve("recovered-walk.md5anim"));
        assertThat(next.isOffered()).isFalse();
        assertThat(list(root())).isEmpty();
        assertThat(anim).content().endsWith("// changed\n");
    }

    @Test
    void deletedFilesAreSavedAsCopies() throws IOException {
        edited(new FlagsEdit(4, 7));
        kill();
        Files.delete(anim);
        Program next = new Program(root());
        next.recovery.restore();
        assertThat(next.recovery.offerProperty().get()).get().returns(true, Offer::onlyCopies);
    }

    /** A text that is not the result of an edit of the file would not be saved as it is. */
    @Test
    void textOfAnotherFileIsNotAnEdit() throws IOException {
        edited(new RenameJoint("chest", "thorax"));
        kill();
        Path process = list(root()).getFirst();
        Files.writeString(
                process.resolve("1-0"), "MD5Version 10\ncommandline \"\"\n\nnumJoints 0\nnumMeshes 0\njoints {\n}\n");
        Files.write(process.resolve("1-1"), new byte[1000]);
        Program next = new Program(root());
        next.recovery.restore();
        assertThat(next.recovery.offerProperty().get()).get().returns(true, Offer::onlyCopies);
    }

    @Test
    void editsOfTheSampleAreRestored() throws IOException {
        Program first = new Program(folder.resolve("first"));
        first.opener.openSample();
        first.editing().apply(new FlagsEdit(4, 7));
        kill();
        assertThat(Files.readString(list(root()).getFirst().resolve("index.json")))
                .contains("\"sample:walk.md5anim\"");
        Program next = new Program(root());
        next.recovery.restore();
        assertThat(next.document.getOpen().isSample()).isTrue();
        assertThat(next.editing().modifiedProperty().get()).isTrue();
    }

    @Test
    void editsOfAFileThatIsNotShownAreRestored() throws IOException {
        Path idle = Files.copy(
                anim.getFileSystem().getPath("resources/org/jointscope/sample/idle.md5anim"),
                folder.resolve("idle.md5anim"));
        Program first = edited(new FlagsEdit(4, 7));
        first.opener.openPair(Optional.of(mesh), Optional.of(idle));
        first.editing().apply(new FlagsEdit(5, 7));
        byte[] walk = first.text(anim);
        byte[] other = first.text(idle);
        kill();
        Program next = new Program(root());
        next.recovery.restore();
        assertThat(next.document.getOpen().paths()).containsExactly(mesh, idle);
        assertThat(next.text(idle)).isEqualTo(other);
        assertThat(next.text(anim)).isEqualTo(walk);
        next.saving.save();
        assertThat(anim).hasBinaryContent(walk);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "{",
                "[]",
                "{}",
                "{\"format\":\"jointscope-recovery\",\"version\":1,\"time\":\"x\",\"edits\":1,\"open\":[],\"files\":[]}",
                "{\"format\":\"jointscope-recovery\",\"version\":2,\"time\":\"x\",\"edits\":1,\"open\":[],"
                        + "\"files\":[{\"path\":\"a.md5anim\",\"hash\":\"\",\"text\":\"1-0\"}]}",
                "{\"format\":\"jointscope-recovery\",\"version\":1,\"time\":\"x\",\"edits\":1,\"open\":[],"
                        + "\"files\":[{\"path\":\"a.md5anim\",\"hash\":\"\",\"text\":\"../../walk.md5anim\"}]}",
                "{\"format\":\"jointscope-recovery\",\"version\":1,\"time\":\"x\",\"edits\":1,\"open\":[],"
                        + "\"files\":[{\"path\":\"/\",\"hash\":\"\",\"text\":\"1-0\"}]}",
                "{\"format\":\"jointscope-recovery\",\"version\":1,\"time\":\"x\",\"edits\":1,\"open\":[],"
                        + "\"files\":[{\"path\":\"a\\u0000b\",\"hash\":\"\",\"text\":\"1-0\"}]}"
            })
    void damagedFolderIsReportedOnceAndKept(String index) throws IOException {
        Path process = Files.createDirectories(root().resolve("1-x"));
        Files.writeString(process.resolve("index.json"), index);
        Files.writeString(process.resolve("1-0"), "text");
        Program next = new Program(root());
        assertThat(next.isOffered()).isFalse();
        assertThat(next.trouble()).contains("1-x.broken");
        next.recovery.dismissTrouble();
        assertThat(root().resolve("1-x.broken/1-0")).hasContent("text");
        assertThat(new Program(root()).trouble()).isEmpty();
    }

    @Test
    void damagedFolderDoesNotHideOthers() throws IOException {
        Path process = Files.createDirectories(root().resolve("1-x"));
        Files.writeString(process.resolve("index.json"), "{}");
        Files.createDirectory(process.resolve("lock"));
        edited(new FlagsEdit(4, 7));
        kill();
        Program next = new Program(root());
        assertThat(next.trouble()).contains("1-x.broken");
        assertThat(next.isOffered()).isTrue();
    }

    @Test
    void newestEditsAreOfferedFirst() throws IOException {
        edited(new FlagsEdit(4, 7));
        kill();
        Path newer = list(root()).getFirst();
        Path older = Files.createDirectory(root().resolve("0-x"));
        String index = Files.readString(newer.resolve("index.json"));
        Files.copy(newer.resolve("1-0"), older.resolve("1-0"));
        Files.writeString(older.resolve("index.json"), index.replaceFirst("\\d{4}-", "1999-"));
        Program next = new Program(root());
        assertThat(next.recovery.offerProperty().get().orElseThrow().text()).doesNotContain("1999");
        next.recovery.discard();
        assertThat(next.recovery.offerProperty().get().orElseThrow().text()).contains("1999");
        next.recovery.discard();
        assertThat(list(root())).isEmpty();
    }

    @Test
    void otherContentOfTheFolderIsIgnored() throws IOException {
        Files.createDirectories(root().resolve("2-x/index.json"));
        Files.createDirectories(root().resolve("3-x"));
        Files.writeString(root().resolve("note"), "text");
        Program next = new Program(root());
        assertThat(next.isOffered()).isFalse();
        assertThat(next.trouble()).isEmpty();
    }

    @Test
    void failureIsReported() throws IOException {
        Files.writeString(folder.resolve("first"), "a file in place of the folder");
        assertThat(edited(new FlagsEdit(4, 7)).trouble()).startsWith("Could not store or restore unsaved edits: ");
    }

    @Test
    void editsDuringTheStorageAreStoredNext() throws IOException {
        ImmediateWork writing = new ImmediateWork();
        Document document = new Document();
        FileOpener opener = new FileOpener(document, new ImmediateWork(), new ImmediateWork(), Texts.program());
        new RecoveryViewModel(
                document,
                opener,
                new RecoveryStore(folder.resolve("first")),
                writing,
                new ImmediateWork(),
                0,
                Texts.program());
        opener.open(List.of(mesh, anim));
        writing.holdUp();
        document.editing().apply(new FlagsEdit(4, 7));
        document.editing().apply(new FlagsEdit(5, 7));
        assertThat(list(folder.resolve("first"))).isEmpty();
        writing.finish();
        Path text = list(folder.resolve("first")).getFirst().resolve("1-0");
        assertThat(Inspector.inspect(anim).source().bytes()).isNotEqualTo(Files.readAllBytes(text));
    }
}
