package org.jointscope.ui.exercises;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.jointscope.edit.Content;
import org.jointscope.exercise.Exercise;
import org.jointscope.exercise.FaultKind;
import org.jointscope.exercise.Original;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.Trouble;

/**
 * The open exercise, its hints, and whether it is solved. An exercise is made in the background, written to files of
 * the user, and opened like all files. It is checked after each edit.
 */
final class ExerciseViewModel implements Trouble {

    private static final String SOLVED = "exercises.solved";
    private static final String SEED = "exercises.seed";

    private final Document document;
    private final Consumer<List<Path>> opener;
    private final BackgroundWork work;
    private final BackgroundWork checking;
    private final Settings settings;
    private final ExerciseFiles files;
    private final LongSupplier random;
    private final Executor later;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Optional<Shown>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", Optional.empty());
    private final ReadOnlyIntegerWrapper help = new ReadOnlyIntegerWrapper(this, "help");
    private final ReadOnlyBooleanWrapper solved = new ReadOnlyBooleanWrapper(this, "solved");
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");
    private final ObservableSet<FaultKind> solvedKinds = FXCollections.observableSet();

    /** The files that were open before the first exercise. */
    private final ReadOnlyObjectWrapper<List<Path>> former = new ReadOnlyObjectWrapper<>(this, "former", List.of());

    /** An exercise that is made, and shown when its files are open. */
    private Optional<Shown> pending = Optional.empty();

    /** @param files the .md5mesh and the .md5anim */
    record Shown(Exercise exercise, long seed, List<Path> files) {

        boolean areOpen(OpenModel open) {
            return open.paths().containsAll(files);
        }
    }

    /**
     * @param opener opens files, after a question about unsaved edits
     * @param work makes exercises, in the lane in which files are opened
     * @param checking a lane of its own
     * @param random new class numbers
     * @param later runs what must follow the opening of files
     */
    ExerciseViewModel(
            Document document,
            Consumer<List<Path>> opener,
            BackgroundWork work,
            BackgroundWork checking,
            Settings settings,
            ExerciseFiles files,
            LongSupplier random,
            Executor later,
            Texts texts) {
        this.document = document;
        this.opener = opener;
        this.work = work;
        this.checking = checking;
        this.settings = settings;
        this.files = files;
        this.random = random;
        this.later = later;
        this.texts = texts;
        List<String> ids =
                settings.find(SOLVED).map(it -> List.of(it.split(" "))).orElse(List.of());
        Arrays.stream(FaultKind.values())
                .filter(kind -> ids.contains(kind.name()))
                .forEach(solvedKinds::add);
        document.onModel(this::opened, revised -> {});
        document.editing().historyProperty().subscribe((before, now) -> check());
    }

    /** The class number of the last exercise, or a random one. */
    long seed() {
        return settings.find(SEED).flatMap(ExerciseViewModel::number).orElseGet(random::getAsLong);
    }

    private static Optional<Long> number(String text) {
        try {
            return Optional.of(Long.parseLong(text.strip()));
        } catch (NumberFormatException notOne) {
            return Optional.empty();
        }
    }

    /** Opens the exercise of a kind with the last class number. */
    void start(FaultKind kind) {
        start(kind, seed());
    }

    /** Opens an exercise. The edits of a solved one are discarded; all others are asked about. */
    void start(FaultKind kind, long seed) {
        trouble.set("");
        settings.put(SEED, Long.toString(seed));
        String title = title(kind);
        work.start(
                texts.of("exercises.making", title),
                () -> make(kind, seed),
                made -> made.ifPresentOrElse(this::open, () -> trouble.set(texts.of("exercises.none", title))),
                failure -> trouble.set(texts.of("exercises.failed", title, reason(failure))));
    }

    private static String reason(Throwable failure) {
        return failure instanceof IOException io ? FileFailure.writing(io).toString() : failure.toString();
    }

    private Optional<Shown> make(FaultKind kind, long seed) throws IOException {
        Optional<Exercise> exercise = Exercise.of(kind, Original.sample(), seed);
        if (exercise.isPresent()) {
            files.write(exercise.get(), seed);
        }
        return exercise.map(it -> new Shown(it, seed, files.of(kind, seed)));
    }

    private void open(Shown made) {
        pending = Optional.of(made);
        boolean finished = solved.get() && isOpen();
        if (finished) {
            document.editing().revertAll();
        }
        opener.accept(made.files());
    }

    private void opened(OpenModel before, OpenModel now) {
        Optional<Shown> made = pending.filter(it -> it.areOpen(now));
        if (made.isPresent()) {
            if (!files.contain(before.paths())) {
                former.set(before.paths());
            }
            pending = Optional.empty();
            help.set(0);
            solved.set(false);
            shown.set(made);
            later.execute(this::showFrame);
        }
        check();
    }

    private void check() {
        Content content = document.editing().current();
        if (isOpen()) {
            Exercise exercise = shown.get().orElseThrow().exercise();
            checking.start(
                    texts.of("exercises.checking"),
                    () -> exercise.isSolvedBy(content.mesh(), content.anim()),
                    is -> checked(exercise, is),
                    failure -> trouble.set(texts.of("exercises.failed", exercise.title(), failure)));
        } else {
            checking.cancel();
        }
    }

    private void checked(Exercise exercise, boolean is) {
        if (is && solvedKinds.add(exercise.kind())) {
            settings.put(SOLVED, solvedKinds.stream().map(FaultKind::name).collect(Collectors.joining(" ")));
        }
        solved.set(is);
    }

    /** Stops at the frame in which the fault is visible best. */
    void showFrame() {
        document.modelPlayhead().stop();
        shown.get().ifPresent(it -> document.modelPlayhead().goTo(it.exercise().shownFrame()));
    }

    /** Opens the same kind of exercise with another class number; the first kind if none is open. */
    void startOther() {
        start(shown.get().map(it -> it.exercise().kind()).orElse(FaultKind.START_INDEX), random.getAsLong());
    }

    /** Opens the exercise after the open one; after the last one, the first one with another class number. */
    void startNext() {
        shown.get().ifPresent(it -> {
            FaultKind[] kinds = FaultKind.values();
            int next = it.exercise().kind().ordinal() + 1;
            start(kinds[next % kinds.length], next < kinds.length ? it.seed() : random.getAsLong());
        });
    }

    /** Opens the exercise with the class number of a text; returns the reason if it is not a number. */
    String typeSeed(String text) {
        Optional<Long> typed = number(text).filter(it -> it >= 0);
        typed.ifPresent(seed -> shown.get().ifPresent(it -> start(it.exercise().kind(), seed)));
        return typed.isPresent() ? "" : texts.of("exercises.seed.wrong", text.strip());
    }

    /** Opens the files of the exercise again, without writing them. */
    void openAgain() {
        shown.get().ifPresent(it -> opener.accept(it.files()));
    }

    /** Opens the files that were open before the exercises. */
    void leave() {
        opener.accept(former.get());
    }

    void close() {
        pending = Optional.empty();
        shown.set(Optional.empty());
    }

    /** Shows the next hint; after the last one, the answer. */
    void helpMore() {
        help.set(Math.min(help.get() + 1, Exercise.HINTS + 1));
    }

    /** The title of the exercise of a kind. */
    String title(FaultKind kind) {
        return texts.of("exercise." + kind + ".title");
    }

    /** The open exercise; empty if the panel is closed. */
    ReadOnlyObjectProperty<Optional<Shown>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** The number of visible hints; one more if the answer is visible, too. */
    ReadOnlyIntegerProperty helpProperty() {
        return help.getReadOnlyProperty();
    }

    /** Whether the current content of the files is right. */
    ReadOnlyBooleanProperty solvedProperty() {
        return solved.getReadOnlyProperty();
    }

    /** The kinds of which an exercise was solved. */
    ObservableSet<FaultKind> solvedKinds() {
        return solvedKinds;
    }

    private boolean isOpen() {
        return shown.get().filter(it -> it.areOpen(document.getOpen())).isPresent();
    }

    /** Whether the files of the exercise are open. */
    ObservableValue<Boolean> openProperty() {
        return Bindings.createBooleanBinding(this::isOpen, shown, document.stateProperty());
    }

    /** The names of the files that were open before; empty if there are none. */
    ObservableValue<String> formerProperty() {
        return former.map(paths ->
                paths.stream().map(path -> path.getFileName().toString()).collect(Collectors.joining(" + ")));
    }

    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void dismissTrouble() {
        trouble.set("");
    }
}
