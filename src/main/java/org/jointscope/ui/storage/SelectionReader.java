package org.jointscope.ui.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader;
import org.jointscope.scene.SceneReader.Opened;
import org.jointscope.scene.SceneReader.Request;
import org.jointscope.ui.session.InvalidSessionException;
import org.jointscope.ui.session.Session;
import org.jointscope.ui.session.SessionFile;

/** Reads what a user selects to open: a session, or files and folders. Not for the JavaFX thread. */
record SelectionReader(SceneReader reader, Texts texts) {

    /** The file and the content of a session. */
    record OpenedSession(Path file, Session content) {}

    /** What was read. */
    record Selection(Opened opened, Optional<OpenedSession> session) {}

    /**
     * Reads the first session, otherwise all files.
     *
     * @param before the model that was open before
     */
    Selection read(List<Path> paths, OpenModel before, Request request) {
        return paths.stream()
                .filter(Session::isSession)
                .findFirst()
                .map(file -> read(file, paths))
                .orElseGet(() -> new Selection(reader.read(paths, before, request), Optional.empty()));
    }

    /** Reads the files of a session, as far as they are readable. */
    private Selection read(Path file, List<Path> paths) {
        List<UnreadableFile> unreadable = paths.stream()
                .filter(path -> !path.equals(file))
                .map(path -> new UnreadableFile(path, texts.of("open.session")))
                .collect(Collectors.toCollection(ArrayList::new));
        try {
            Session session = SessionFile.read(file);
            Session.Declared declared = session.declarations();
            Request request = new Request(Optional.ofNullable(declared.model()), Optional.ofNullable(declared.skin()));
            Opened opened = reader.read(session.files(), OpenModel.NONE, request);
            unreadable.addAll(opened.unreadable());
            return new Selection(
                    Opened.of(opened.model(), opened.named(), unreadable, ""),
                    Optional.of(new OpenedSession(file, session)));
        } catch (InvalidSessionException invalid) {
            unreadable.add(new UnreadableFile(file, invalid.getMessage()));
        } catch (IOException e) {
            unreadable.add(new UnreadableFile(file, FileFailure.reading(e)));
        }
        return new Selection(Opened.of(OpenModel.NONE, List.of(), unreadable, ""), Optional.empty());
    }
}
