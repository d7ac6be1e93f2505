package org.jointscope.ui.storage;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.text.Texts;

import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Saves what became of the animation, and sees to it that nothing is lost on the way: neither what
 * is in the file nor what was edited.
 */
public final class Saving {

    /** The file to write, compared with the one that was opened. */
    public enum Target {
        /** There is no such file. */
        NEW,
        /** The file as it was opened. */
        AS_OPENED,
        /** Another file. */
        OTHER,
        /** Another program has changed the file, or created it. */
        CHANGED,
        /** The file has been deleted or moved. */
        DELETED
    }

    /**
     * What a user must know before a file is written.
     *
     * @param file that is written
     * @param backup that keeps the file which is replaced; empty if there is no such file
     * @param changes what differs from the file that was opened
     * @param losses what of that file cannot be kept, as sentences
     */
    public record Question(
            Path file, Target target, Optional<Path> backup, String changes, List<String> losses) {

        public Question {
            losses = List.copyOf(losses);
        }

        /** Whether a file is replaced. */
        public boolean replaces() {
            return backup.isPresent();
        }

        boolean isNeeded(boolean chosen) {
            boolean unexpected = target == Target.CHANGED || target == Target.DELETED;
            return unexpected || !losses.isEmpty() || (replaces() && !chosen);
        }
    }

    /** What somebody can do about edits that would be lost. */
    public record Leave(String file, Runnable save, Runnable discard) {}

    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
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
        Optional<Path> path = path();
        if (path.filter(Saving::isReplaceable).isPresent()) {
            save(path.get(), false, then);
            return;
        }
        path.ifPresent(file -> trouble.set(texts.of("save.protected", file.getFileName())));
        chooser.accept(target -> save(target, true, then));
    }

    /** A deleted file can be created again. */
    private static boolean isReplaceable(Path path) {
        return Files.exists(path)
                ? Files.isWritable(path)
                : Files.isWritable(path.toAbsolutePath().getParent());
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
        if (!busy) {
            prepare(target, chosen, false, then);
        }
    }

    /**
     * @param changed whether another program changed the file after the user was asked
     */
    private void prepare(Path target, boolean chosen, boolean changed, Runnable then) {
        busy = true;
        trouble.set("");
        OpenModel open = document.getOpen();
        InspectedFile file = document.editing().file().orElseThrow();
        Md5Anim edited = document.editing().current();
        EditInspector writer = document.editing().writer();
        work.start(
                texts.of("save.preparing", target.getFileName()),
                () ->
                        SavePlan.of(
                                file, edited, writer.rewrite(file, edited), target, changed, texts),
                plan -> ask(plan, chosen, open, then),
                failure -> fail(target, failure));
    }

    private void ask(SavePlan plan, boolean chosen, OpenModel open, Runnable then) {
        busy = false;
        if (document.getOpen().isSameOpening(open)) {
            Runnable yes = () -> write(plan, open, then);
            if (plan.question().isNeeded(chosen)) {
                asker.accept(plan.question(), yes);
            } else {
                yes.run();
            }
        }
        if (!busy) {
            // Nothing is written: what waited for the end of the save must not happen later.
            afterwards = () -> {};
        }
    }

    private void write(SavePlan plan, OpenModel open, Runnable then) {
        Path target = plan.question().file();
        busy = true;
        work.start(
                texts.of("save.writing", target.getFileName()),
                plan::write,
                saved -> take(saved, plan, open, then),
                failure -> {
                    if (failure instanceof SafeFile.ChangedException) {
                        prepare(target, false, true, then);
                    } else {
                        fail(target, failure);
                    }
                });
    }

    private void take(SavePlan.Saved saved, SavePlan plan, OpenModel open, Runnable then) {
        if (document.getOpen().isSameOpening(open)) {
            document.editing().saved(saved.file(), plan.edited());
        }
        String name = saved.file().name();
        String notice =
                saved.backup()
                        .map(kept -> texts.of("save.done.bak", name, kept.getFileName()))
                        .orElseGet(() -> texts.of("save.done", name));
        document.noticeProperty().set(notice);
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
        return document.editing().file().map(InspectedFile::name).orElse("");
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
