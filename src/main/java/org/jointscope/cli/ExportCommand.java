package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jointscope.diagnostics.Severity;
import org.jointscope.export.Json;
import org.jointscope.export.formats.Exporters;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportFiles.Written;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.Prepared;
import org.jointscope.export.model.SourceReader;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Writes models for other programs, by any of the {@link Exporters}, which have the options. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        modelTransformer = ExportCommand.ExporterOptions.class)
final class ExportCommand extends WritingCommand {

    @Option(names = "--to", paramLabel = "FORMAT", order = -3, completionCandidates = Converters.ExporterNames.class)
    private Optional<String> format = Optional.empty();

    @Option(names = "--dry-run", order = 19)
    private boolean dry;

    @Mixin
    private GameFolders game;

    private final List<Result> results = new ArrayList<>();
    private final WriteReport report = new WriteReport();

    /** Adds the options of all exporters. */
    static final class ExporterOptions implements IModelTransformer {

        @Override
        public CommandSpec transform(CommandSpec spec) {
            int order = 1;
            for (ExportOption<?> option : Exporters.options()) {
                OptionSpec.Builder added = OptionSpec.builder(names(option)).order(order++);
                if (option.type() == Boolean.class) {
                    added.type(Boolean.class).descriptionKey(key(option) + (isOn(option) ? ".no" : ".help"));
                } else {
                    added.type(String.class)
                            .paramLabel(option.id().toUpperCase(Locale.ROOT))
                            .descriptionKey(key(option) + ".help");
                }
                spec.addOption(added.build());
            }
            return spec;
        }

        private static String[] names(ExportOption<?> option) {
            return option == ExportOption.FRAMES
                    ? new String[] {"--frame", "--frames"}
                    : new String[] {(isOn(option) ? "--no-" : "--") + option.id()};
        }

        /** Whether an option of the command turns off an option of exporters. */
        private static boolean isOn(ExportOption<?> option) {
            return Boolean.TRUE.equals(option.initial());
        }

        private static String key(ExportOption<?> option) {
            return "export.option." + option.id();
        }
    }

    /** An export, written or only computed. */
    private record Result(ExportSource source, Path output, Prepared prepared, List<Written> files) {}

    @Override
    public Integer call() {
        Exporter exporter = exporter();
        ExportOptions options = options(exporter);
        SourceReader reader = new SourceReader(game.tree());
        List<ExportSource> sources = reader.read(inputs());
        boolean unreadable = Terminal.reportUnreadable(reader.unreadable(), err());
        if (file().isPresent() && sources.size() > 1) {
            throw wrongUse("cli.export.several");
        }
        if (file().isEmpty() || !unreadable) {
            Set<Path> outputs = new HashSet<>();
            for (ExportSource source : sources) {
                Path output = file().orElseGet(() -> folder().resolve(source.name() + "." + exporter.extension()));
                if (outputs.add(output)) {
                    export(exporter, source, options, output);
                } else {
                    report.failed(output, Words.text("cli.export.sameOutput"));
                }
            }
        }
        print(this::write, out -> results.forEach(this::print));
        report.print(err(), true);
        boolean failed = unreadable || !report.failures().isEmpty();
        boolean exact = results.stream().allMatch(it -> it.prepared().exact());
        return failed ? CommandLineInterface.FAILED : exact ? 0 : CommandLineInterface.ERRORS_FOUND;
    }

    private Exporter exporter() {
        String extension = file().map(it -> it.getFileName().toString())
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .orElse("");
        String id = format.orElse(extension).toLowerCase(Locale.ROOT);
        return Exporters.withId(id)
                .orElseThrow(() -> format.isPresent() || file().isEmpty()
                        ? wrongUse("cli.export.format", id, Exporters.ids())
                        : wrongUse("cli.export.extension", file().get(), Exporters.ids()));
    }

    private ExportOptions options(Exporter exporter) {
        ExportOptions options = ExportOptions.INITIAL;
        for (ExportOption<?> option : Exporters.options()) {
            String name = ExporterOptions.names(option)[0];
            if (!isGiven(name)) {
                continue;
            }
            if (!exporter.options().contains(option)) {
                throw wrongUse("cli.export.unused", name, exporter.id());
            }
            String value = option.type() == Boolean.class ? String.valueOf(!ExporterOptions.isOn(option)) : given(name);
            try {
                options = options.withText(option, value);
            } catch (IllegalArgumentException e) {
                String shown = ExporterOptions.names(option)[ExporterOptions.names(option).length - 1];
                throw option.names().isEmpty()
                        ? wrongUse("cli.export.value", shown, value)
                        : wrongUse("cli.export.choices", shown, value, String.join(", ", option.names()));
            }
        }
        return options;
    }

    private void export(Exporter exporter, ExportSource source, ExportOptions options, Path output) {
        Optional<Phrase> obstacle = exporter.obstacle(source, options);
        if (obstacle.isPresent()) {
            report.failed(
                    source.open().files().getFirst().path(), obstacle.get().toString());
            return;
        }
        try {
            Prepared prepared = exporter.prepare(source, options);
            List<Written> files = List.of();
            if (!dry) {
                requireReplaceable(output);
                prepareFolder();
                files = ExportFiles.write(output, isForced(), prepared);
            }
            results.add(new Result(source, output, prepared, files));
        } catch (IOException e) {
            report.failed(output, String.valueOf(e.getMessage()));
        }
    }

    private void print(Result result) {
        Words.line(
                out(),
                Words.text(
                        dry ? "cli.export.preview" : "cli.export.written",
                        name(result.source()),
                        result.output(),
                        result.files().size()));
        result.prepared().contents().forEach(line -> Words.line(out(), "  " + line));
        result.prepared().losses().forEach(line -> Words.line(out(), "  " + Words.text("cli.export.loss", line)));
        for (InspectedFile file : result.source().open().files()) {
            int errors = file.count(Severity.ERROR);
            if (errors > 0) {
                Words.line(out(), "  " + Words.text("cli.export.errors", file.name(), errors));
            }
        }
        for (Written file : result.files()) {
            file.backup()
                    .ifPresent(backup -> Words.line(
                            out(),
                            "  " + Words.text("cli.export.backup", file.file().getFileName(), backup)));
        }
    }

    private static String name(ExportSource source) {
        int more = source.animations().size() - 1;
        String open = source.open().name();
        return more > 0 ? Words.text("cli.export.others", open, more) : open;
    }

    private void write(Json json) throws IOException {
        json.objects(
                        "exports",
                        results,
                        (each, result) -> each.member(
                                        "path",
                                        result.source().open().paths().stream()
                                                .map(Path::toString)
                                                .toList())
                                .member("output", result.output().toString())
                                .member("exact", result.prepared().exact())
                                .member("contents", texts(result.prepared().contents()))
                                .member("losses", texts(result.prepared().losses()))
                                .objects(
                                        "files",
                                        result.files(),
                                        (one, file) -> one.member(
                                                        "path", file.file().toString())
                                                .member("backup", file.backup().map(Path::toString))))
                .member("written", !dry && report.failures().isEmpty());
        report.writeFailures(json);
    }

    private static List<String> texts(List<Phrase> phrases) {
        return phrases.stream().map(Phrase::toString).toList();
    }
}
