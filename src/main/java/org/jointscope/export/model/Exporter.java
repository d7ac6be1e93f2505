package org.jointscope.export.model;

import java.util.List;
import java.util.Optional;
import org.jointscope.messages.Phrase;

/**
 * Writes models for other programs. Its texts are {@code export.ID} (its name) and {@code export.ID.help} (one
 * sentence).
 */
public interface Exporter {

    /** Part of the interface for scripts: the value of {@code --to}. */
    String id();

    /** Of the file, without a dot. */
    String extension();

    /** The options that it uses, in the order in which they are shown. */
    List<ExportOption<?>> options();

    /** The reason why a model cannot be exported. Fast. */
    Optional<Phrase> obstacle(ExportSource source);

    /**
     * Computes what will be written. It can be slow, and asks {@link org.jointscope.diagnostics.Interruption}.
     *
     * @param source without an {@linkplain #obstacle obstacle}; its model can be posed
     */
    Prepared prepare(ExportSource source, ExportOptions options);
}
