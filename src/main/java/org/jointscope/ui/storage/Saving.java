package org.jointscope.ui.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.edit.Content;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.write.SafeFile;
import org.jointscope.format.write.SafeFile.Keep;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.FileExtension;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.storage.SavePlan.DamagedFileException;
import org.jointscope.ui.storage.SavePlan.Order;
import org.jointscope.ui.storage.SavePlan.Saved;

/**
 * Saves the edited mesh and animation, and prevents the loss of data: both of the content of the files and of the
 * edits. Only files that differ are written.
 */
public final class Saving implements Trouble {

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
     * @param file that is saved
     * @param reason why it cannot be replaced; empty if the user wants another file
     * @param index of the file among those that are saved together
     * @param count of those files
     * @param cancel called instead if the user chooses none
     */
    public record Choice(
            InspectedFile file, String reason, int index, int count, Consumer<Path> take, Runnable cancel) {

        /** The folder of the file or of its archive, unless it is part of Jointscope. */
        public Optional<Path> folder() {
            return Optional.of(file.path())
                    .filter(path -> !Sample.contains(path))
                    .flatMap(StoredFiles::folder);
        }
    }

    /**
     * Information for the user before a file is written.
     *
     * @param file to write
     * @param backup that keeps the replaced file; empty if there is none
     * @param changes the differences from the file that was opened
     * @param losses the content of that file that cannot be kept, as sentences
     */
    public record Question(Path file, Target target, Optional<Path> backup, String changes, List<String> losses) {

        public Question {
            losses = List.copyOf(losses);
        }

        /** Whether an existing file is replaced. */
        public boolean replaces() {
            return target != Target.NEW && target != Target.DELETED;
        }

        boolean isNeeded(boolean chosen) {
            boolean unexpected = target == Target.CHANGED || target == Target.DELETED;
            return unexpected || !losses.isEmpty() || (replaces() && !chosen);
        }
    }

    /** Asks for confirmation before files are written. */
    @FunctionalInterface
    public interface Confirmer {

        /** Runs one of the two actions when the user has answered. */
        void confirm(List<Question> questions, Runnable yes, Runnable no);
    }

    /**
     * The choices for edits that would be lost.
     *
     * @param files the names of the edited files
     */
    public record Leave(String files, Runnable save, Runnable discard) {}

    private static final int MOST_NAMES = 4;

    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private Confirmer confirmer = (questions, yes, no) -> yes.run();
    private Consumer<Leave> leaver = leave -> leave.discard().run();
    private Consumer<Choice> chooser = choice -> {};
    private final ObjectProperty<Keep> backups = new SimpleObjectProperty<>(this, "backups", Keep.EVERY);
    private Runnable afterwards = () -> {};
    private boolean busy;

    /** @param work a separate lane */
    public Saving(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        document.editing().guard(this::beforeLeaving);
    }

    /** Which replaced files are kept as backups. */
    public ObjectProperty<Keep> backupsProperty() {
        return backups;
    }

    /** Sets the function that asks for confirmation of all files at once. */
    public void onQuestion(Confirmer somebody) {
        confirmer = somebody;
    }

    /** Sets the function that asks about edits that would be lost. */
    public void onLeave(Consumer<Leave> somebody) {
        leaver = somebody;
    }

    /** Sets the function that asks for a file to save to, for each that cannot be replaced. */
    public void onChoice(Consumer<Choice> somebody) {
        chooser = somebody;
    }

    private Editing editing() {
        return document.editing();
    }

    private List<InspectedFile> modified() {
        return editing().files().stream().filter(editing()::isModified).toList();
    }

    /** Writes each file that differs; if there is none, a notice tells the user. */
    public void save() {
        if (modified().isEmpty()) {
            document.noticeProperty().set(texts.of("save.nothing"));
        }
        save(() -> {});
    }

    private void save(Runnable then) {
        List<InspectedFile> files = modified();
        if (files.isEmpty()) {
            then.run();
        } else {
            locate(files, this::obstacle, List.of(), then);
        }
    }

    /** The reason why a file cannot be replaced; empty if it can. */
    private Optional<String> obstacle(InspectedFile file) {
        Path path = file.path();
        if (!Sample.contains(path) && isReplaceable(path)) {
            return Optional.empty();
        }
        Optional<Path> archive = StoredFiles.archive(path);
        if (archive.isPresent()) {
            return Optional.of(
                    texts.of("save.archive", file.name(), archive.get().getFileName()));
        }
        String key = Sample.contains(path)
                ? "save.sample"
                : Files.exists(path.toAbsolutePath().getParent()) ? "save.protected" : "save.gone";
        return Optional.of(texts.of(key, file.name()));
    }

    /** A deleted file can be created again. */
    private static boolean isReplaceable(Path path) {
        return Files.exists(path)
                ? Files.isWritable(path)
                : Files.isWritable(path.toAbsolutePath().getParent());
    }

    /**
     * Lets the user choose another file for each that differs, and otherwise for the animation, or the mesh without an
     * animation; later edits apply to those files.
     */
    public void saveAs() {
        List<InspectedFile> open = editing().shownFiles();
        List<InspectedFile> modified =
                open.stream().filter(editing()::isModified).toList();
        List<InspectedFile> files = modified.isEmpty() && !open.isEmpty() ? List.of(open.getLast()) : modified;
        if (!files.isEmpty()) {
            locate(files, file -> Optional.of(""), List.of(), () -> {});
        }
    }

    /**
     * Finds where the files are saved to, one after the other, and then saves all of them. If the user cancels, none is
     * saved.
     *
     * @param reason why the user must choose another file; empty if the file is replaced
     * @param found the files of which that is known
     */
    private void locate(
            List<InspectedFile> files,
            Function<InspectedFile, Optional<String>> reason,
            List<Order> found,
            Runnable then) {
        if (found.size() == files.size()) {
            if (!busy) {
                prepare(found, then);
            }
            return;
        }
        InspectedFile file = files.get(found.size());
        Consumer<Order> next = order -> locate(
                files, reason, Stream.concat(found.stream(), Stream.of(order)).toList(), then);
        reason.apply(file)
                .ifPresentOrElse(
                        why -> choose(file, why, found.size(), files.size(), next),
                        () -> next.accept(new Order(file, file.path(), false, false)));
    }

    private void choose(InspectedFile file, String reason, int index, int count, Consumer<Order> take) {
        trouble.set(reason);
        chooser.accept(
                new Choice(file, reason, index, count, chosen -> take(file, chosen, take), this::noteNothingSaved));
    }

    private void noteNothingSaved() {
        document.noticeProperty().set(texts.of("save.canceled"));
    }

    /** A file of a corrected name has not been confirmed yet. */
    private void take(InspectedFile file, Path chosen, Consumer<Order> take) {
        Path target = FileExtension.once(chosen, file.kind().label());
        boolean complete = target.equals(chosen);
        if (Sample.contains(target)) {
            trouble.set(texts.of("save.sample", target.getFileName()));
        } else {
            take.accept(new Order(file, target, complete, false));
        }
    }

    private void prepare(List<Order> orders, Runnable then) {
        busy = true;
        trouble.set("");
        Content edited = editing().current();
        EditInspector writer = editing().writer();
        Keep keep = backups.get();
        work.start(
                texts.of(
                        "save.preparing",
                        list(orders.stream().map(it -> it.target().getFileName().toString()))),
                () -> {
                    List<SavePlan> plans = new ArrayList<>();
                    for (Order order : orders) {
                        plans.add(SavePlan.of(order, edited, writer, keep, texts));
                    }
                    return plans;
                },
                plans -> ask(plans, then),
                failure -> fail(targets(orders), List.of(), failure));
    }

    private void ask(List<SavePlan> plans, Runnable then) {
        busy = false;
        if (plans.stream()
                .allMatch(plan -> editing().files().contains(plan.order().opened()))) {
            Runnable yes = () -> write(plans, List.of(), then);
            if (plans.stream().anyMatch(SavePlan::isDoubtful)) {
                confirmer.confirm(plans.stream().map(SavePlan::question).toList(), yes, this::noteNothingSaved);
            } else {
                yes.run();
            }
        }
        if (!busy) {
            // Nothing is written: the action that waited for the end of the save must not run.
            afterwards = () -> {};
        }
    }

    /** Writes the first of the files, then the others. */
    private void write(List<SavePlan> plans, List<Saved> before, Runnable then) {
        SavePlan plan = plans.getFirst();
        busy = true;
        work.start(
                texts.of("save.writing", plan.order().target().getFileName()),
                plan::write,
                saved -> {
                    editing().saved(plan.order().opened(), saved.file(), plan.edited());
                    List<Saved> all =
                            Stream.concat(before.stream(), Stream.of(saved)).toList();
                    if (plans.size() > 1) {
                        write(plans.subList(1, plans.size()), all, then);
                    } else {
                        finish(all, then);
                    }
                },
                failure -> {
                    if (failure instanceof SafeFile.ChangedException) {
                        prepare(
                                Stream.concat(
                                                Stream.of(plan.again()),
                                                plans.stream().skip(1).map(SavePlan::order))
                                        .toList(),
                                then);
                    } else {
                        fail(plan.order().target().toString(), before, failure);
                    }
                });
    }

    private void finish(List<Saved> all, Runnable then) {
        document.noticeProperty().set(notice(all));
        end(then);
    }

    private String notice(List<Saved> all) {
        String names = list(all.stream().map(saved -> saved.file().name()));
        List<Path> backups =
                all.stream().flatMap(saved -> saved.backup().stream()).toList();
        return backups.isEmpty()
                ? texts.of("save.done", names)
                : texts.of(
                        "save.done.bak",
                        names,
                        backups.size(),
                        list(backups.stream().map(backup -> backup.getFileName().toString())));
    }

    private String targets(List<Order> orders) {
        return list(orders.stream().map(order -> order.target().toString()));
    }

    /** The first names, and the number of the other ones. */
    private String list(Stream<String> names) {
        List<String> all = names.toList();
        String first = String.join(", ", all.subList(0, Math.min(MOST_NAMES, all.size())));
        int more = all.size() - MOST_NAMES;
        return more > 0 ? texts.of("list.more", first, more) : first;
    }

    /** @param saved the files that were saved before the failure */
    private void fail(String target, List<Saved> saved, Throwable failure) {
        String reason = switch (failure) {
            case DamagedFileException damaged -> texts.of("save.damaged", damaged.getMessage());
            case IOException io -> texts.of("save.failed", target, FileFailure.writing(io));
            default -> texts.of("save.failed.internal", target, failure);
        };
        trouble.set(
                saved.isEmpty()
                        ? reason
                        : texts.of(
                                "save.partly",
                                list(saved.stream().map(it -> it.file().name())),
                                reason));
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
            leaver.accept(new Leave(
                    list(modified().stream().map(InspectedFile::name)),
                    // Edits that are made meanwhile are not saved.
                    () -> save(() -> beforeLeaving(proceed)),
                    () -> discard(proceed)));
        }
    }

    private void discard(Runnable proceed) {
        document.editing().revertAll();
        proceed.run();
    }

    @Override
    public void dismissTrouble() {
        trouble.set("");
    }

    /** The reason why a file could not be saved; empty if there is none. */
    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }
}
