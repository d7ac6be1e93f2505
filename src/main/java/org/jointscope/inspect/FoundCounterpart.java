package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/**
 * The counterpart of an .md2 or .md5mesh, as read.
 *
 * @param path of the model
 * @param files the model and the files that the game reads with it; empty if it cannot be drawn
 * @param failure the reason why it cannot be drawn; empty if it can
 */
public record FoundCounterpart(Path path, List<InspectedFile> files, Optional<String> failure) {

    /** Reads the counterpart of a model, if it has one. */
    public static Optional<FoundCounterpart> of(Path model) {
        return Counterparts.of(model).map(FoundCounterpart::read);
    }

    private static FoundCounterpart read(Path path) {
        Inspection inspection = Inspector.inspect(Counterparts.files(path));
        Optional<String> failure = inspection.unreadable().stream()
                .filter(file -> file.path().equals(path))
                .map(UnreadableFile::reason)
                .findFirst()
                .or(() -> failure(inspection.files().getFirst()));
        return new FoundCounterpart(path, failure.isPresent() ? List.of() : inspection.files(), failure);
    }

    private static Optional<String> failure(InspectedFile model) {
        if (isDrawn(model.content())) {
            return Optional.empty();
        }
        return model.issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR)
                .map(Issue::message)
                .findFirst()
                .or(() -> Optional.of(Texts.program().of("failure.empty")));
    }

    /** Whether a model has a triangle and the positions of its corners. */
    private static boolean isDrawn(ModelFile model) {
        return switch (model) {
            case Md2 md2 -> md2.triangles().size() > 0 && md2.vertexCount() > 0;
            case Md5Mesh mesh ->
                mesh.meshes().stream().anyMatch(part -> part.triangles().size() > 0);
            default -> false;
        };
    }

    /** The contents of the files, and of those of the model that it is the counterpart of. */
    public List<ModelFile> with(List<InspectedFile> model) {
        return Stream.concat(model.stream(), files.stream())
                .map(InspectedFile::content)
                .toList();
    }
}
