package org.jointscope.ui.storage;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Saves the edited animation, and prevents the loss of data: both of the content of the file and of
 * the edits.
 */
public final class Saving {

    /** The state of the file to write, compared with the one that was opened. */
    public enum Target {
        /** The file does not exist. */
        NEW,
        /** The file is unchanged since it was opened. */
        AS_OPENED,
        /** Another file. */
        OTHER,
        /** Another program has changed the file, or created it. */
        CHANGED,
        /** The file has been deleted or moved. */
        DELETED
    }

    /**
     * The choice of a file to save to.
     *
     * @param reason why the open file cannot be replaced; empty if the user wants another file
     */
    public record Choice(String reason, Consumer<Path> take) {}

    /**
     * Information for the user before a file is written.
     *
     * @param file to write
     * @param backup that keeps the replaced file; empty if there is no such file
     * @param changes the differences from the file that was opened
     * @param losses the content of that file that cannot be kept, as sentences
     */
    public record Question(
            Path file, Target target, Optional<Path> backup, String changes, List<String> losses) {

        public Question {
            losses = List.copyOf(losses);
        }

        /** Whether an existing file is replaced. */
        public boolean replaces() {
            return backup.isPresent();
        }

        boolean isNeeded(boolean chosen) {
            boolean unexpected = target == Target.CHANGED || target == Target.DELETED;
            return unexpected || !losses.isEmpty() || (replaces() && !chosen);
        }
    }

    /** The choices for edits that would be lost. */
    public record Leave(String file, Runnable save, Runnable discard) {}

    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private BiConsumer<Question, Runnable> asker = (question, yes) -> yes.run();
    private Consumer<Leave> leaver = leave -> leave.discard().run();
    private Consumer<Choice> chooser = choice -> {};
    private Runnable afterwards = () -> {};
    private boolean busy;

    /**
     * @param work a separate lane
     */
    public Saving(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        document.editing().guard(this::beforeLeaving);
    }

    /** Sets the function that asks for confirmation, and runs the action if it is confirmed. */
    public void onQuestion(BiConsumer<Question, Runnable> somebody) {
        asker = somebody;
    }

    /** Sets the function that asks about edits that would be lost. */
    public void onLeave(Consumer<Leave> somebody) {
        leaver = somebody;
    }

    /** Sets the function that asks for a file to save to if the open one cannot be replaced. */
    public void onChoice(Consumer<Choice> somebody) {
        chooser = somebody;
    }

    /** The animation's file, if it can be written; the sample cannot. */
    public Optional<Path> path() {
        return document.editing()
                .file()
                .map(InspectedFile::path)
                .filter(path -> !Sample.contains(path));
    }

    /** Writes the animation to its file, if there are differences. */
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
        String reason = texts.of(obstacle(path), name());
        trouble.set(reason);
        chooser.accept(new Choice(reason, target -> saveChosen(target, then)));
    }

    private static String obstacle(Optional<Path> path) {
        return path.map(
                        file ->
                                Files.exists(file.toAbsolutePath().getParent())
                                        ? "save.protected"
                                        : "save.gone")
                .orElse("save.sample");
    }

    /** A deleted file can be created again. */
    private static boolean isReplaceable(Path path) {
        return Files.exists(path)
                ? Files.isWritable(path)
                : Files.isWritable(path.toAbsolutePath().getParent());
    }

    /** Lets the user choose a file to write the animation to; later edits apply to that file. */
    public void saveAs() {
        if (document.editing().file().isPresent()) {
            chooser.accept(new Choice("", target -> saveChosen(target, () -> {})));
        }
    }

    /** A name without the extension gets it; a file of that name has not been confirmed yet. */
    private void saveChosen(Path chosen, Runnable then) {
        boolean complete = FileKind.MD5ANIM.isClaimedBy(chosen);
        Path target =
                complete
                        ? chosen
                        : chosen.resolveSibling(
                                chosen.getFileName() + "." + FileKind.MD5ANIM.label());
        save(target, complete, then);
    }

    /**
     * @param chosen whether the user has just confirmed that a file of this name is replaced
     */
    private void save(Path target, boolean chosen, Runnable then) {
        if (Sample.contains(target)) {
            trouble.set(texts.of("save.sample", target.getFileName()));
        } else if (!busy) {
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
            // Nothing is written: the action that waited for the end of the save must not run.
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
        // Edits that were made meanwhile are not saved.
        end(() -> beforeLeaving(then));
    }

    private void fail(Path target, Throwable failure) {
        trouble.set(
                failure instanceof IOException io
                        ? texts.of("save.failed", target, FileFailure.writing(io))
                        : texts.of("save.failed.internal", target, failure));
        end(() -> {});
    }

    private void end(Runnable then) {
        busy = false;
        Runnable waiting = afterwards;
        afterwards = () -> {};
        then.run();
        waiting.run();
    }

    /** Whether a file is being written, which must not be interrupted. */
    public boolean isBusy() {
        return busy;
    }

    /** Performs an action that would lose the edits after the user has decided about them. */
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

    /** Removes the reason why a file could not be saved. */
    public void dismissTrouble() {
        trouble.set("");
    }

    /** The reason why a file could not be saved; empty if there is none. */
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }
}
