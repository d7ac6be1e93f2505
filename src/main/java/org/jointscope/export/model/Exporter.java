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

    /** The reason why a model cannot be exported, with any options. Fast. */
    Optional<Phrase> obstacle(ExportSource source);

    /** The reason why a model cannot be exported with these options. Fast. */
    default Optional<Phrase> obstacle(ExportSource source, ExportOptions options) {
        return obstacle(source)
                .or(() -> options().contains(ExportOption.FRAMES)
                        ? source.obstacle(options.get(ExportOption.FRAMES))
                        : Optional.empty());
    }

    /**
     * Computes what will be written. It can be slow, and asks {@link org.jointscope.diagnostics.Interruption}.
     *
     * @param source without an {@linkplain #obstacle(ExportSource, ExportOptions) obstacle}; its model can be posed
     */
    Prepared prepare(ExportSource source, ExportOptions options);
}
