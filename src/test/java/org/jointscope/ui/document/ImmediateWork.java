package org.jointscope.ui.document;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** Background work that is done at once, for tests; it notes the titles. */
public final class ImmediateWork implements BackgroundWork {

    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final List<String> titles = new ArrayList<>();

    @Override
    public <T> void start(String newTitle, Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        titles.add(newTitle);
        T value;
        try {
            value = work.call();
        } catch (Exception e) {
            failed.accept(e);
            return;
        }
        done.accept(value);
    }

    @Override
    public void cancel() {
        title.set("");
    }

    @Override
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    public List<String> titles() {
        return titles;
    }
}
