package org.jointscope.ui.md5.meshes;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Subject;
import org.jointscope.material.TextureFinder.TextureSearch;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenModel.OpenMesh;
import org.jointscope.ui.text.Texts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the meshes are made of, and which of them are drawn. */
public final class MeshesViewModel {

    private static final int MOST_FOLDERS_IN_TOOLTIP = 12;

    /**
     * What the pane says about the chosen mesh below the table.
     *
     * @param textureText what became of the search for a texture
     * @param texturePath the picture that was found; empty if none
     * @param names of files that would have been taken; empty if one was found
     * @param folders in which they were looked for; empty if one was found
     */
    record MeshDetails(
            String heading,
            String shader,
            String place,
            boolean textureFound,
            String textureText,
            String texturePath,
            String names,
            List<String> folders,
            String pointsText,
            List<MeshRow.Bucket> weightsPerVertex) {}

    /** The meshes, in the order of the file. */
    final ReadOnlyObjectWrapper<List<MeshRow>> rows =
            new ReadOnlyObjectWrapper<>(this, "rows", List.of());

    /** The mesh that was selected, here or elsewhere; at first the first. */
    final ObservableValue<Optional<MeshRow>> chosen;

    /** What there is to say about the chosen mesh. */
    final ObservableValue<Optional<MeshDetails>> details;

    /** Indices of the meshes that are not drawn. */
    final ObservableValue<Set<Integer>> hidden;

    private final Document document;
    private final Texts texts;

    public MeshesViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.chosen =
                Bindings.createObjectBinding(this::selected, rows, document.selectedMeshProperty());
        this.details = chosen.map(row -> row.map(this::details));
        this.hidden =
                Bindings.createObjectBinding(
                        () -> Set.copyOf(document.hiddenMeshes()), document.hiddenMeshes());
        document.onOpened(
                open -> rows.set(open.md5Mesh().map(mesh -> rows(mesh, open)).orElse(List.of())));
    }

    private List<MeshRow> rows(Md5Mesh mesh, OpenModel open) {
        return IntStream.range(0, mesh.meshes().size())
                .mapToObj(index -> row(index, mesh.meshes().get(index), open.meshes().get(index)))
                .toList();
    }

    private MeshRow row(int index, Mesh mesh, OpenMesh open) {
        return new MeshRow(
                index,
                mesh.name(),
                mesh.shader(),
                mesh.place().line(),
                open.textureSearch(),
                mesh.vertices().size(),
                mesh.triangles().size(),
                mesh.weights().size(),
                open.skinned().binding().pointCount(),
                MeshRow.histogram(mesh.vertices(), texts));
    }

    private Optional<MeshRow> selected() {
        int mesh = document.selectedMeshProperty().get();
        return mesh >= 0 && mesh < rows.get().size()
                ? Optional.of(rows.get().get(mesh))
                : rows.get().stream().findFirst();
    }

    /** Describes another mesh. */
    public void choose(MeshRow row) {
        document.selectedMeshProperty().set(row.index());
    }

    public boolean isVisible(MeshRow row) {
        return !document.hiddenMeshes().contains(row.index());
    }

    String visibility(MeshRow row) {
        return texts.of(isVisible(row) ? "meshes.shown" : "meshes.hidden");
    }

    public void setVisible(MeshRow row, boolean visible) {
        if (visible) {
            document.hiddenMeshes().remove(row.index());
        } else {
            document.hiddenMeshes().add(row.index());
        }
    }

    private MeshDetails details(MeshRow row) {
        TextureSearch search = row.texture();
        boolean tried = search.found().isEmpty();
        String textureText =
                !tried
                        ? texts.of("meshes.texture.found.text")
                        : search.names().isEmpty()
                                ? texts.of("meshes.texture.noShader")
                                : texts.of("meshes.texture.tried.names");
        String heading = texts.of("meshes.heading", row.index());
        return new MeshDetails(
                row.name().isEmpty() ? heading : heading + " · " + row.name(),
                row.shader().isEmpty() ? texts.of("meshes.shader.none") : row.shader(),
                texts.of("meshes.place", row.line()),
                !tried,
                textureText,
                search.found().map(Path::toString).orElse(""),
                tried ? String.join(", ", search.names()) : "",
                tried ? search.folders().stream().map(Path::toString).toList() : List.of(),
                texts.of("meshes.points.text", row.vertices(), row.points()),
                row.weightsPerVertex());
    }

    /** What the texture's cell says. */
    public String textureText(MeshRow row) {
        return row.texture().found().isPresent()
                ? row.textureName()
                : texts.of("meshes.texture.missing");
    }

    /** Where the texture lies, or where it was looked for. */
    public String textureExplanation(MeshRow row) {
        MeshDetails details = details(row);
        if (details.textureFound() || details.names().isEmpty()) {
            return details.textureFound() ? details.texturePath() : details.textureText();
        }
        List<String> lines =
                new ArrayList<>(
                        List.of(
                                details.textureText(),
                                details.names(),
                                texts.of("meshes.texture.tried.folders")));
        details.folders().stream().limit(MOST_FOLDERS_IN_TOOLTIP).forEach(lines::add);
        int more = details.folders().size() - MOST_FOLDERS_IN_TOOLTIP;
        if (more > 0) {
            lines.add(texts.of("meshes.texture.more", more));
        }
        return String.join("\n", lines);
    }

    /** The histogram in words, a line a bar. */
    public String weightsText(MeshRow row) {
        return row.weightsPerVertex().stream()
                .map(
                        bucket ->
                                texts.of(
                                        "meshes.bucket.tip",
                                        bucket.label(),
                                        bucket.vertices(),
                                        String.valueOf(Math.round(bucket.share() * 100))))
                .collect(Collectors.joining("\n"));
    }

    /** Shows the mesh in the file. */
    public void showSource(MeshRow row) {
        document.getOpen()
                .mesh()
                .ifPresent(file -> document.showSource(file, Subject.ofMesh(row.index())));
    }
}
