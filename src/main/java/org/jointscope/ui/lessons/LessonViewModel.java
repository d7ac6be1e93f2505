package org.jointscope.ui.lessons;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.jointscope.lesson.Lesson;
import org.jointscope.lesson.LessonStep;
import org.jointscope.lesson.Lessons;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.lessons.Check.Kind;

/** The shown step of a lesson, and the steps that are done. A lesson opens files only when the user asks for it. */
final class LessonViewModel {

    private static final String DONE = "lessons.done";
    private static final String LAST = "lessons.last";

    private final Document document;
    private final Function<String, Check> checks;
    private final Settings settings;
    private final ReadOnlyObjectWrapper<Optional<Position>> position =
            new ReadOnlyObjectWrapper<>(this, "position", Optional.empty());
    private final ObservableSet<String> done = FXCollections.observableSet();

    /** The files that were open before the lesson opened the sample. */
    private final ReadOnlyObjectWrapper<List<Path>> former = new ReadOnlyObjectWrapper<>(this, "former", List.of());

    /** The phases of the check that are passed since the step is shown. */
    private int passed;

    /** A step of a lesson, with its index. */
    record Position(Lesson lesson, int index) {

        LessonStep step() {
            return lesson.steps().get(index);
        }

        boolean isLast() {
            return index == lesson.steps().size() - 1;
        }
    }

    /** @param checks the check of each step, by its id */
    LessonViewModel(Document document, Function<String, Check> checks, Settings settings) {
        this.document = document;
        this.checks = checks;
        this.settings = settings;
        settings.find(DONE).stream()
                .flatMap(ids -> Arrays.stream(ids.split(" ")))
                .forEach(done::add);
    }

    /** The shown step; empty if no lesson is open. */
    ReadOnlyObjectProperty<Optional<Position>> positionProperty() {
        return position.getReadOnlyProperty();
    }

    /** Shows the first step of a lesson that is not done, or its first step if all are. */
    void open(Lesson lesson) {
        show(
                lesson,
                IntStream.range(0, lesson.steps().size())
                        .filter(index -> !isDone(lesson.steps().get(index)))
                        .findFirst()
                        .orElse(0));
    }

    /** Shows the step that was shown last, or the first one of all. */
    void continueLast() {
        Optional<String> last = settings.find(LAST);
        Lessons.all().stream()
                .flatMap(LessonViewModel::positions)
                .filter(it -> last.equals(Optional.of(it.step().id())))
                .findFirst()
                .ifPresentOrElse(
                        it -> show(it.lesson(), it.index()),
                        () -> show(Lessons.all().getFirst(), 0));
    }

    private static Stream<Position> positions(Lesson lesson) {
        return IntStream.range(0, lesson.steps().size()).mapToObj(index -> new Position(lesson, index));
    }

    private void show(Lesson lesson, int index) {
        passed = 0;
        Position next = new Position(lesson, index);
        settings.put(LAST, next.step().id());
        position.set(Optional.of(next));
    }

    /** Shows another step of the lesson: the next one (1) or the previous one (−1). */
    void move(int direction) {
        position.get()
                .ifPresent(it -> show(
                        it.lesson(),
                        Math.clamp(
                                it.index() + direction, 0, it.lesson().steps().size() - 1)));
    }

    /** The lesson after the open one, if there is one. */
    Optional<Lesson> next() {
        return position.get().flatMap(it -> Lessons.find(it.lesson().number() + 1));
    }

    void close() {
        position.set(Optional.empty());
    }

    /** The ids of the steps that are done. */
    ObservableSet<String> done() {
        return done;
    }

    boolean isDone(LessonStep step) {
        return done.contains(step.id());
    }

    /** Whether all steps of a lesson are done. */
    boolean isFinished(List<String> steps) {
        return done.containsAll(steps);
    }

    /** Whether something can still be done at the shown step. */
    boolean isWaiting() {
        return position.get().filter(it -> !isDone(it.step())).isPresent();
    }

    /** Looks at the state of the program: the shown step can be done now. */
    void look() {
        position.get().ifPresent(this::look);
    }

    private void look(Position at) {
        Check check = checks.apply(at.step().id());
        passed = check.passed(passed);
        if (passed == check.phases().size()) {
            finish(at.step());
        }
        for (LessonStep step : at.lesson().steps()) {
            Check other = checks.apply(step.id());
            if (other.kind() == Kind.TYPED && other.passed(0) > 0) {
                finish(step);
            }
        }
    }

    private void finish(LessonStep step) {
        if (done.add(step.id())) {
            settings.put(DONE, String.join(" ", done));
        }
    }

    /** Whether the shown step uses the sample, and it is not open. */
    ObservableValue<Boolean> sampleMissingProperty() {
        return Bindings.createBooleanBinding(
                () -> position.get()
                        .filter(it -> checks.apply(it.step().id()).kind() == Kind.SAMPLE)
                        .filter(it -> !Observed.isSample(document.getOpen()))
                        .isPresent(),
                position,
                document.stateProperty());
    }

    /** Opens the sample, and remembers the files that are open. */
    void openSample(Runnable opener) {
        OpenModel open = document.getOpen();
        if (!open.isEmpty() && !open.isSample()) {
            former.set(open.paths());
        }
        opener.run();
    }

    /** The names of the files that can be opened again in place of the sample; empty if there are none. */
    ObservableValue<String> formerProperty() {
        return Bindings.createStringBinding(
                () -> document.getOpen().isSample()
                        ? String.join(
                                " + ",
                                former.get().stream()
                                        .map(Path::getFileName)
                                        .map(Path::toString)
                                        .toList())
                        : "",
                former,
                document.stateProperty());
    }

    /** Opens the former files again. */
    void reopen(Consumer<List<Path>> opener) {
        opener.accept(former.get());
    }
}
