package org.jointscope.ui.lessons;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.collections.SetChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Pane;
import org.jointscope.lesson.Lesson;
import org.jointscope.lesson.Lesson.Heading;
import org.jointscope.lesson.Lessons;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.learn.LearnPanel;
import org.jointscope.ui.learn.PartFrames;
import org.jointscope.ui.lessons.LessonViewModel.Position;
import org.jointscope.ui.storage.FileOpener;

/** Shows lessons in the panel, frames around the parts that they are about, and the menu items of the lessons. */
public final class LessonGuide {

    private final FileOpener opener;
    private final Commands commands;
    private final LearnPanel panel;
    private final Texts texts;
    private final Observed observed;
    private final LessonViewModel viewModel;
    /** Created for the first lesson, like the parts below. */
    private Optional<LessonChecks> checks = Optional.empty();

    private Optional<LessonParts> parts = Optional.empty();
    private Optional<PartFrames> frames = Optional.empty();
    private Optional<LessonBox> box = Optional.empty();

    /** Looks after each layout, only while there is something to do: every action in the window causes one. */
    private final Runnable looking = this::look;

    /** @param coloring the id of the colors of surfaces */
    public LessonGuide(
            Document document,
            FileOpener opener,
            Commands commands,
            Settings settings,
            Supplier<String> coloring,
            LearnPanel panel,
            Texts texts) {
        this.opener = opener;
        this.commands = commands;
        this.panel = panel;
        this.texts = texts;
        observed = new Observed(
                document, commands, settings, coloring, () -> panel.getScene().getRoot());
        viewModel = new LessonViewModel(document, this::check, settings);
        commands.add("continueLesson", viewModel::continueLast);
        viewModel.positionProperty().subscribe(this::show);
        viewModel.done().addListener((SetChangeListener<String>) change -> wait(viewModel.isWaiting()));
    }

    private Check check(String step) {
        LessonChecks all = checks.orElseGet(() -> new LessonChecks(observed));
        checks = Optional.of(all);
        return all.get(step);
    }

    /** An item for each lesson, with a check mark if it is finished. */
    public List<MenuItem> menuItems() {
        return Lessons.headings().stream().<MenuItem>map(this::item).toList();
    }

    private CheckMenuItem item(Heading lesson) {
        CheckMenuItem item = new CheckMenuItem(lesson.number() + ". " + lesson.title());
        item.setId("lesson" + lesson.number());
        item.setMnemonicParsing(false);
        item.setSelected(viewModel.isFinished(lesson.steps()));
        viewModel.done().addListener((SetChangeListener<String>)
                change -> item.setSelected(viewModel.isFinished(lesson.steps())));
        item.setOnAction(event -> {
            item.setSelected(viewModel.isFinished(lesson.steps()));
            viewModel.open(Lessons.find(lesson.number()).orElseThrow());
        });
        return item;
    }

    private void show(Optional<Position> now) {
        if (now.isEmpty()) {
            frames.ifPresent(PartFrames::hide);
        } else {
            show(now.get().lesson());
            Pane root = (Pane) panel.getScene().getRoot();
            PartFrames shown = frames.orElseGet(() -> new PartFrames(root));
            frames = Optional.of(shown);
            String step = now.get().step().id();
            LessonParts found = parts.orElseGet(LessonParts::new);
            parts = Optional.of(found);
            shown.show(() -> found.find(step, root));
        }
        wait(viewModel.isWaiting());
    }

    private void show(Lesson lesson) {
        LessonBox shown = box.orElseGet(
                () -> new LessonBox(viewModel, commands.get("openSample")::run, opener::reopen, panel::hide, texts));
        box = Optional.of(shown);
        panel.show(texts.of("lesson.title", lesson.number(), lesson.title()), shown, viewModel::close);
    }

    private void wait(boolean waiting) {
        observed.forget();
        Scene scene = panel.getScene();
        if (scene != null) {
            scene.removePostLayoutPulseListener(looking);
        }
        if (waiting) {
            scene.addPostLayoutPulseListener(looking);
        }
    }

    private void look() {
        viewModel.look();
        observed.forget();
    }
}
