package org.jointscope.ui.exercises;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.collections.SetChangeListener;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.SeparatorMenuItem;
import org.jointscope.exercise.FaultKind;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.exercises.ExerciseViewModel.Shown;
import org.jointscope.ui.learn.LearnPanel;
import org.jointscope.ui.storage.FileOpener;

/** Shows exercises in the panel, and the menu of the exercises. */
public final class ExerciseGuide {

    /** The class numbers that the program chooses are below this one. */
    private static final int MOST_SEEDS = 10_000;

    private final Commands commands;
    private final LearnPanel panel;
    private final Texts texts;
    private final ExerciseViewModel viewModel;
    private Optional<ExerciseBox> box = Optional.empty();

    /**
     * @param work the lane in which files are opened
     * @param checking a lane of its own
     * @param folder for the files of exercises
     */
    public ExerciseGuide(
            Document document,
            FileOpener opener,
            Commands commands,
            BackgroundWork work,
            BackgroundWork checking,
            Settings settings,
            Path folder,
            LearnPanel panel,
            Texts texts) {
        this.commands = commands;
        this.panel = panel;
        this.texts = texts;
        Random random = new Random();
        viewModel = new ExerciseViewModel(
                document,
                opener::openAlone,
                work,
                checking,
                settings,
                new ExerciseFiles(folder),
                () -> 1 + random.nextInt(MOST_SEEDS - 1),
                Platform::runLater,
                texts);
        commands.add("newExercise", viewModel::startOther);
        viewModel.shownProperty().subscribe(now -> now.ifPresent(this::show));
    }

    /** The menu: an item for each kind, with a check mark if one of the kind was solved. */
    public Menu menu() {
        Menu menu = new Menu(texts.of("menu.exercises"));
        menu.setId("exercisesMenu");
        menu.getItems().addAll(Stream.of(FaultKind.values()).map(this::item).toList());
        menu.getItems().add(new SeparatorMenuItem());
        menu.getItems().addAll(commands.items("newExercise"));
        return menu;
    }

    private CheckMenuItem item(FaultKind kind) {
        CheckMenuItem item = new CheckMenuItem(texts.of("exercises.item", kind.number(), viewModel.title(kind)));
        item.setId("exercise" + kind.number());
        item.setMnemonicParsing(false);
        Runnable mark = () -> item.setSelected(viewModel.solvedKinds().contains(kind));
        mark.run();
        viewModel.solvedKinds().addListener((SetChangeListener<FaultKind>) change -> mark.run());
        item.setOnAction(event -> {
            mark.run();
            viewModel.start(kind);
        });
        return item;
    }

    private void show(Shown now) {
        ExerciseBox shown = box.orElseGet(() -> new ExerciseBox(viewModel, texts));
        box = Optional.of(shown);
        String title = texts.of(
                "exercises.title",
                now.exercise().kind().number(),
                now.exercise().title());
        panel.show(title, shown, viewModel::close);
    }

    /** Reports exercises that could not be made. */
    public Trouble trouble() {
        return viewModel;
    }
}
