package org.jointscope.export.table;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.Prepared;
import org.jointscope.messages.Phrase;

/** Writes a table of a model. */
public final class TableExporter implements Exporter {

    public static final ExportOption<ModelTable> TABLE =
            new ExportOption<>("table", ModelTable.class, ModelTable.JOINTS);

    private final TableFormat format;

    public TableExporter(TableFormat format) {
        this.format = format;
    }

    @Override
    public String id() {
        return format.extension();
    }

    @Override
    public String extension() {
        return format.extension();
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(TABLE, ExportOption.FRAMES, Rotation.OPTION);
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source) {
        return source.open().isEmpty() ? Optional.of(Phrase.of("export.noFile")) : Optional.empty();
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source, ExportOptions options) {
        ModelTable table = options.get(TABLE);
        Optional<Phrase> missing = table.isIn(source)
                ? Optional.empty()
                : Optional.of(Phrase.of("export.table.missing", ExportOption.name(table), table.need()));
        return missing.or(() -> table.options().contains(ExportOption.FRAMES)
                ? Exporter.super.obstacle(source, options)
                : obstacle(source));
    }

    @Override
    public Prepared prepare(ExportSource source, ExportOptions options) {
        ModelTable which = options.get(TABLE);
        return new TableExport(source, options, which, which.of(source, options), format);
    }

    private record TableExport(
            ExportSource source, ExportOptions options, ModelTable which, Table table, TableFormat format)
            implements Prepared {

        @Override
        public List<Phrase> contents() {
            return List.of(Phrase.of(
                    "export.table.contents",
                    table.id(),
                    table.rowCount(),
                    table.columns().size()));
        }

        @Override
        public List<Phrase> losses() {
            List<Phrase> losses = new ArrayList<>();
            for (ExportOption<?> option : List.of(ExportOption.FRAMES, Rotation.OPTION)) {
                if (!which.options().contains(option) && !options.get(option).equals(option.initial())) {
                    losses.add(Phrase.of("export.table.unused", option.id(), table.id()));
                }
            }
            int others = source.animations().size() - 1;
            if (which.isOfAnimation() && others > 0) {
                losses.add(Phrase.of("export.table.animations", others));
            }
            return losses;
        }

        @Override
        public boolean exact() {
            return true;
        }

        @Override
        public void write(ExportFiles files) throws IOException {
            try (OutputStream out = files.file(files.name())) {
                format.write(table, out);
            }
        }
    }
}
