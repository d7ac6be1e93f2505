package org.jointscope.ui;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleStringProperty;
import org.jointscope.ui.document.BackgroundWork;

/** Background work that always fails with an internal error. */
public final class FailingWork implements BackgroundWork {

    @Override
    public <T> void start(String title, Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        failed.accept(new IllegalStateException("fault"));
    }

    @Override
    public void cancel() {}

    @Override
    public ReadOnlyStringProperty titleProperty() {
        return new SimpleStringProperty("");
    }
}
