package org.jointscope.export.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.Prepared;
import org.jointscope.messages.Phrase;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenModel;

/** Writes a report about a model as one page, which contains everything that it shows. */
public final class HtmlExporter implements Exporter {

    @Override
    public String id() {
        return "html";
    }

    @Override
    public String extension() {
        return "html";
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(ExportOption.IMAGES);
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source) {
        return source.open().isEmpty() ? Optional.of(Phrase.of("export.noImage")) : Optional.empty();
    }

    @Override
    public Prepared prepare(ExportSource source, ExportOptions options) {
        OpenModel open = source.open();
        boolean images = options.get(ExportOption.IMAGES) && ModelImages.canShow(open);
        OpenIssues issues = OpenIssues.complete(open);
        return new Prepared() {

            @Override
            public List<Phrase> contents() {
                return List.of(
                        Phrase.of(
                                "export.html.contents",
                                open.files().size(),
                                issues.all().size()),
                        Phrase.of(
                                "export.html.images",
                                images ? ModelImages.count(open.model().frameCount()) : 0));
            }

            @Override
            public List<Phrase> losses() {
                int others = source.animations().size() - 1;
                return others > 0 ? List.of(Phrase.of("export.loss.animations", others)) : List.of();
            }

            @Override
            public boolean exact() {
                return true;
            }

            @Override
            public void write(ExportFiles files) throws IOException {
                byte[] page = new Report(open, issues, images).html().getBytes(StandardCharsets.UTF_8);
                try (OutputStream out = files.file(files.name())) {
                    out.write(page);
                }
            }
        };
    }
}
