package org.jointscope.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.cli.WriteReport.Product;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "convert", mixinStandardHelpOptions = true, sortOptions = false)
final class ConvertCommand extends EditingCommand<ConvertCommand.Converted> {

    @Option(names = "--to", order = 10, paramLabel = "VERSION", required = true)
    private ConvertVersion conversion;

    @Option(names = "--lossy", order = 11)
    private boolean lossy;

    @Option(names = "--dry-run", order = 12)
    private boolean dryRun;

    /**
     * The result for a file.
     *
     * @param losses the content that the version does not have
     */
    record Converted(Changed changed, int from, int to, List<ConvertVersion.Loss> losses) implements Product {

        @Override
        public byte[] bytes() {
            return changed.bytes();
        }

        @Override
        public String summary() {
            return from == to ? Words.text("cli.convert.same", to) : Words.text("cli.convert.summary", from, to);
        }

        @Override
        public List<String> details() {
            Stream<String> lost = losses.stream()
                    .map(it -> Words.text("convert.loss." + it.part(), it.count()))
                    .map(what -> Words.text("cli.convert.lost", what));
            return Stream.concat(lost, changed.details().stream()).toList();
        }

        @Override
        public void write(Json json) throws IOException {
            json.member("versionBefore", from)
                    .member("versionAfter", to)
                    .objects(
                            "lost",
                            losses,
                            (each, loss) -> each.member("content", Words.label(loss.part()))
                                    .member("count", loss.count()))
                    .member("losses", changed.losses().stream().map(Enum::name).toList());
        }
    }

    @Override
    Converted product(InspectedFile file) throws UnsuitableException {
        ModelFile content = file.content();
        ModelFile converted = switch (content) {
            case Md5Mesh mesh -> conversion.applyTo(mesh);
            case Md5Anim anim -> conversion.applyTo(anim);
            case Md5Camera camera -> conversion.applyTo(camera);
            default -> throw new UnsuitableException("cli.convert.kind");
        };
        Optional<Declared> version = content.version().filter(Declared::isReadable);
        if (version.isEmpty()) {
            throw new UnsuitableException("cli.convert.noVersion");
        }
        int from = version.get().toInt();
        if (!ConvertVersion.isSupported(content)) {
            throw new UnsuitableException("cli.convert.version", from);
        }
        return new Converted(changed(file, converted), from, conversion.version(), conversion.losses(content));
    }

    @Override
    Optional<Objection> objection(List<Converted> products) {
        boolean loses = products.stream().anyMatch(it -> !it.details().isEmpty());
        if (loses && !lossy) {
            return Optional.of(new Objection(Words.text("cli.convert.lossy"), CommandLineInterface.ERRORS_FOUND));
        }
        return dryRun ? Optional.of(new Objection(Words.text("cli.convert.dryRun"), 0)) : Optional.empty();
    }
}
