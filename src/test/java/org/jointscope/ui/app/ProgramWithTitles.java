package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.Main;

/** The program, which prints the title of its window each time that it changes. */
public final class ProgramWithTitles {

    private ProgramWithTitles() {}

    /** @param arguments of the program */
    public static void main(String[] arguments) {
        Thread.ofPlatform().daemon().start(ProgramWithTitles::printTitles);
        Main.main(arguments);
    }

    private static void printTitles() {
        try {
            WindowWithout3d.await(() -> !Window.getWindows().isEmpty());
            Platform.runLater(() -> ((Stage) Window.getWindows().getFirst())
                    .titleProperty()
                    .subscribe(title -> System.out.println(title)));
        } catch (Exception e) {
            e.printStackTrace();
        }
    }
}
