package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.cli.WriteReport.Product;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.AlphaParents;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.MeshBounds;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
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
     * @param ignored other content that is lost, as sentences
     */
    record Converted(Changed changed, int from, int to, List<ConvertVersion.Loss> losses, List<String> ignored)
            implements Product {

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
            return Stream.of(lost, ignored.stream(), changed.details().stream())
                    .flatMap(it -> it)
                    .toList();
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
                    .member("ignored", ignored)
                    .member("losses", changed.losses().stream().map(Enum::name).toList());
        }
    }

    @Override
    Converted product(InspectedFile file) throws UnsuitableException {
        ModelFile content = file.content();
        ModelFile converted = switch (content) {
            case Md5Mesh mesh -> conversion.applyTo(mesh);
            case Md5Anim anim -> conversion.applyTo(AlphaParents.areMissing(anim) ? withParents(file, anim) : anim);
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
        List<String> ignored = file.issues().stream()
                .filter(issue -> issue.code() == IssueCode.ALPHA_CHANNEL_IGNORED)
                .flatMap(issue -> issue.findings().stream())
                .map(Finding::message)
                .toList();
        return new Converted(changed(file, converted), from, conversion.version(), conversion.losses(content), ignored);
    }

    /**
     * The animation with the parents of the mesh in the same folder, because version 6 has none; and with bounds, which
     * it need not have, but later versions must.
     */
    private static Md5Anim withParents(InspectedFile file, Md5Anim anim) throws UnsuitableException {
        Optional<Path> mesh = ModelFolder.mesh(ModelFolder.meshesBeside(file.path()), file.path(), Md5Kernel.rig(anim));
        return mesh.map(List::of)
                .map(Inspector::inspect)
                .flatMap(it -> it.files().stream().findFirst())
                .map(it -> withBounds(AlphaParents.adopt(anim, (Md5Mesh) it.content()), (Md5Mesh) it.content()))
                .orElseThrow(() -> new UnsuitableException("cli.convert.noMesh"));
    }

    private static Md5Anim withBounds(Md5Anim anim, Md5Mesh mesh) {
        return anim.bounds().isEmpty() ? new ReplaceBounds(MeshBounds.of(mesh, anim)).applyTo(anim) : anim;
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
