package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.format.Loss;
import org.jointscope.format.Md5AnimWriter;
import org.jointscope.format.Rewritten;
import org.jointscope.format.SafeFile;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Saves what became of the animation, and sees to it that nothing is lost on the way: neither what
 * is in the file nor what was edited.
 */
public final class Saving {

    /**
     * What somebody should know before a file is written.
     *
     * @param target that is written
     * @param replaces whether there is such a file, which is kept as a backup
     * @param changedMeanwhile whether another program has changed the file since it was opened
     * @param changes what differs from the file that was opened
     * @param losses what of that file cannot be kept, as sentences
     */
    public record Question(
            Path target,
            boolean replaces,
            boolean changedMeanwhile,
            String changes,
            List<String> losses) {

        public Question {
            losses = List.copyOf(losses);
        }

        boolean isNeeded(boolean chosen) {
            return changedMeanwhile || !losses.isEmpty() || (replaces && !chosen);
        }
    }

    /** What somebody can do about edits that would be lost. */
    public record Leave(String file, Runnable save, Runnable discard) {}

    private record Prepared(Md5Anim edited, Rewritten written, Question question) {}

    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private final EditWords words;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private BiConsumer<Question, Runnable> asker = (question, yes) -> yes.run();
    private Consumer<Leave> leaver = leave -> leave.discard().run();
    private Consumer<Consumer<Path>> chooser = take -> {};
    private Runnable afterwards = () -> {};
    private boolean busy;

    /**
     * @param work a lane of its own
     */
    public Saving(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        this.words = new EditWords(texts);
        document.editing().guard(this::beforeLeaving);
    }

    /** Puts questions to somebody, who may let what was asked about be done. */
    public void onQuestion(BiConsumer<Question, Runnable> somebody) {
        asker = somebody;
    }

    /** Asks somebody what to do about edits that would be lost. */
    public void onLeave(Consumer<Leave> somebody) {
        leaver = somebody;
    }

    /** Lets somebody choose a file to save in, if the open one cannot be replaced. */
    public void onChoice(Consumer<Consumer<Path>> somebody) {
        chooser = somebody;
    }

    /** The animation's file, if it is one that files can be put beside; the sample's is not. */
    public Optional<Path> path() {
        return document.editing()
                .file()
                .map(InspectedFile::path)
                .filter(path -> path.getFileSystem() == FileSystems.getDefault());
    }

    /** Writes the animation into its file, if anything differs. */
    public void save() {
        save(() -> {});
    }

    private void save(Runnable then) {
        if (!document.editing().modifiedProperty().get()) {
            then.run();
            return;
        }
        path().filter(Files::isWritable)
                .ifPresentOrElse(
                        path -> save(path, false, then),
                        () -> chooser.accept(target -> save(target, true, then)));
    }

    /** Lets somebody choose a file to write the animation into; edits go on there. */
    public void saveAs() {
        if (document.editing().file().isPresent()) {
            chooser.accept(target -> save(target, true, () -> {}));
        }
    }

    /**
     * @param chosen whether somebody has just said that a file of this name may be replaced
     */
    private void save(Path target, boolean chosen, Runnable then) {
        if (busy) {
            return;
        }
        busy = true;
        trouble.set("");
        OpenModel open = document.getOpen();
        InspectedFile file = document.editing().file().orElseThrow();
        Md5Anim edited = document.editing().current();
        work.start(
                texts.of("save.preparing", target.getFileName()),
                () -> prepare(file, edited, target),
                prepared -> ask(prepared, chosen, open, then),
                failure -> fail(target, failure));
    }

    private Prepared prepare(InspectedFile file, Md5Anim edited, Path target) throws IOException {
        byte[] before = file.source().bytes();
        Rewritten written = Md5AnimWriter.rewrite(before, edited);
        boolean exists = Files.exists(target);
        boolean same = exists && Files.exists(file.path()) && Files.isSameFile(target, file.path());
        Question question =
                new Question(
                        target,
                        exists,
                        same && !Arrays.equals(before, Files.readAllBytes(target)),
                        words.summary((Md5Anim) file.content(), edited),
                        written.losses().stream().map(this::sentence).toList());
        return new Prepared(edited, written, question);
    }

    private String sentence(Loss loss) {
        return texts.of("save.loss." + loss);
    }

    private void ask(Prepared prepared, boolean chosen, OpenModel open, Runnable then) {
        busy = false;
        if (!document.getOpen().isSameOpening(open)) {
            return;
        }
        Runnable yes = () -> write(prepared, open, then);
        if (prepared.question().isNeeded(chosen)) {
            asker.accept(prepared.question(), yes);
        } else {
            yes.run();
        }
    }

    private void write(Prepared prepared, OpenModel open, Runnable then) {
        Path target = prepared.question().target();
        busy = true;
        work.start(
                texts.of("save.writing", target.getFileName()),
                () -> written(target, prepared.written().bytes()),
                file -> take(file, prepared, open, then),
                failure -> fail(target, failure));
    }

    private static InspectedFile written(Path target, byte[] bytes) throws IOException {
        SafeFile.write(target, bytes);
        InspectedFile file = Inspector.inspect(target, FileKind.MD5ANIM, bytes);
        // Whoever looks at the text must not wait until its rows are found.
        file.source().rows();
        return file;
    }

    private void take(InspectedFile file, Prepared prepared, OpenModel open, Runnable then) {
        if (document.getOpen().isSameOpening(open)) {
            document.editing().saved(file, prepared.edited());
        }
        document.noticeProperty()
                .set(
                        texts.of(
                                prepared.question().replaces() ? "save.done.bak" : "save.done",
                                file.path().getFileName()));
        // What was edited in the meantime is not saved yet.
        end(() -> beforeLeaving(then));
    }

    private void fail(Path target, Throwable failure) {
        trouble.set(texts.of("save.failed", target, reason(failure)));
        end(() -> {});
    }

    private void end(Runnable then) {
        busy = false;
        Runnable waiting = afterwards;
        afterwards = () -> {};
        then.run();
        waiting.run();
    }

    private static String reason(Throwable failure) {
        return Optional.ofNullable(failure.getMessage()).orElseGet(failure::toString);
    }

    /** Whether a file is being written, which nothing must break off. */
    public boolean isBusy() {
        return busy;
    }

    /** Does something that would lose the edits, once somebody has decided what becomes of them. */
    public void beforeLeaving(Runnable proceed) {
        if (busy) {
            afterwards = () -> beforeLeaving(proceed);
        } else if (!document.editing().modifiedProperty().get()) {
            proceed.run();
        } else {
            leaver.accept(new Leave(name(), () -> save(proceed), () -> discard(proceed)));
        }
    }

    /** The name of the animation's file; empty if none is open. */
    public String name() {
        return document.editing()
                .file()
                .map(file -> String.valueOf(file.path().getFileName()))
                .orElse("");
    }

    private void discard(Runnable proceed) {
        document.editing().revertAll();
        proceed.run();
    }

    /** Why something could not be saved; empty if all is well. */
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }
}
