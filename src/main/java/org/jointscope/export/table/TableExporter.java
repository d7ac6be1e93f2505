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
    public static final ExportOption<Rotation> ROTATION =
            new ExportOption<>("rotation", Rotation.class, Rotation.QUATERNION);

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
        return List.of(TABLE, ExportOption.FRAMES, ROTATION);
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source) {
        return source.open().isEmpty() ? Optional.of(Phrase.of("export.noFile")) : Optional.empty();
    }

    @Override
    public Prepared prepare(ExportSource source, ExportOptions options) {
        return new TableExport(source, options, format);
    }

    /** A table that can be written; without rows if the files do not have it. */
    private record TableExport(ExportSource source, ModelTable which, Optional<Table> table, TableFormat format)
            implements Prepared {

        TableExport(ExportSource source, ExportOptions options, TableFormat format) {
            this(source, options.get(TABLE), options.get(TABLE).of(source, options), format);
        }

        @Override
        public List<Phrase> contents() {
            return table.map(it -> Phrase.of(
                            "export.table.contents",
                            it.id(),
                            it.rowCount(),
                            it.columns().size()))
                    .map(List::of)
                    .orElse(List.of());
        }

        @Override
        public List<Phrase> losses() {
            List<Phrase> losses = new ArrayList<>();
            if (table.isEmpty()) {
                losses.add(Phrase.of("export.table.missing", ExportOption.name(which), which.need()));
            }
            int others = source.animations().size() - 1;
            if (table.isPresent() && which.isOfAnimation() && others > 0) {
                losses.add(Phrase.of("export.table.animations", others));
            }
            return losses;
        }

        @Override
        public boolean exact() {
            return table.isPresent();
        }

        @Override
        public void write(ExportFiles files) throws IOException {
            try (OutputStream out = files.file(files.name())) {
                format.write(table.orElseGet(() -> new Table(ExportOption.name(which), List.of(), 0, it -> {})), out);
            }
        }
    }
}
