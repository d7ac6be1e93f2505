package org.jointscope.export.model;

import java.io.IOException;
import java.util.List;
import org.jointscope.messages.Phrase;

/** An export that can be written: the preview in the window, and the report of the command. */
public interface Prepared {

    /** What is written, with numbers. */
    List<Phrase> contents();

    /** What the format cannot contain, or what is reduced, with numbers. */
    List<Phrase> losses();

    /** Whether everything that the format can contain has the values of the model. */
    boolean exact();

    /**
     * Writes all files. It asks {@link org.jointscope.diagnostics.Interruption}.
     *
     * @throws IOException if that failed
     */
    void write(ExportFiles files) throws IOException;
}
