package org.jointscope.ui.storage;

import java.nio.file.Path;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.session.SessionFile;

/** Saves session files. */
public final class SessionSaving implements Trouble {

    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");

    public SessionSaving(Document document, BackgroundWork work, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
    }

    public void save(Path file, Session session) {
        boolean edited = document.editing().modifiedProperty().get();
        trouble.set("");
        work.start(
                texts.of("save.writing", file.getFileName()),
                () -> {
                    SessionFile.write(file, session);
                    return file.getFileName();
                },
                name -> document.noticeProperty().set(texts.of(edited ? "session.saved.edits" : "save.done", name)),
                failure -> trouble.set(texts.of("session.failed", file, FileFailure.writing(failure))));
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
