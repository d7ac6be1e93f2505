package org.jointscope.ui.md5.meshes;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.SetChangeListener;

import org.jointscope.diagnostics.Subject;
import org.jointscope.material.TextureSearch;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenModel.OpenMesh;
import org.jointscope.ui.text.Texts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the meshes are made of, and which of them are drawn. */
public final class MeshesViewModel {

    private static final int MOST_FOLDERS_IN_TOOLTIP = 12;

    private final Document document;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<List<MeshRow>> rows =
            new ReadOnlyObjectWrapper<>(this, "rows", List.of());
    private final ObservableValue<Optional<MeshRow>> chosen;

    public MeshesViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.chosen =
                Bindings.createObjectBinding(this::selected, rows, document.selectedMeshProperty());
        document.onOpened(this::open);
        document.hiddenMeshes()
                .addListener(
                        (SetChangeListener<Integer>)
                                change -> {
                                    int mesh =
                                            change.wasAdded()
                                                    ? change.getElementAdded()
                                                    : change.getElementRemoved();
                                    if (mesh < rows.get().size()) {
                                        rows.get()
                                                .get(mesh)
                                                .visibleProperty()
                                                .set(!change.wasAdded());
                                    }
                                });
    }

    private void open(OpenModel open) {
        List<MeshRow> fresh = new ArrayList<>();
        open.mesh()
                .ifPresent(
                        file -> {
                            List<Mesh> parts = ((Md5Mesh) file.content()).meshes();
                            for (int i = 0; i < parts.size(); i++) {
                                fresh.add(row(i, parts.get(i), open.meshes().get(i)));
                            }
                        });
        rows.set(List.copyOf(fresh));
    }

    /** The mesh that somebody chose, here or elsewhere; at first the first. */
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

    /** The trouble that a mesh has. */
    public Optional<IssueMarks.Mark> mark(MeshRow row) {
        return document.getState().marks().mesh(row.index());
    }

    /** The trouble of all meshes. */
    public ObservableValue<IssueMarks> marksProperty() {
        return document.marksProperty();
    }

    private MeshRow row(int index, Mesh mesh, OpenMesh open) {
        MeshRow row =
                new MeshRow(
                        new MeshRow.Facts(
                                index,
                                mesh.name(),
                                mesh.shader(),
                                mesh.place().line(),
                                open.textureSearch(),
                                mesh.vertices().size(),
                                mesh.triangles().size(),
                                mesh.weights().size(),
                                open.skinned().binding().pointCount(),
                                WeightHistogram.of(mesh.vertices(), texts)));
        row.visibleProperty()
                .subscribe(
                        (before, visible) -> {
                            if (visible) {
                                document.hiddenMeshes().remove(index);
                            } else {
                                document.hiddenMeshes().add(index);
                            }
                        });
        return row;
    }

    /** The meshes, in the order of the file. */
    public ReadOnlyObjectProperty<List<MeshRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** The mesh that is described below the table. */
    public ObservableValue<Optional<MeshRow>> chosenProperty() {
        return chosen;
    }

    /** What there is to say about the chosen mesh. */
    public ObservableValue<Optional<MeshDetails>> detailsProperty() {
        return chosen.map(row -> row.map(it -> details(it.facts())));
    }

    private MeshDetails details(MeshRow.Facts facts) {
        TextureSearch search = facts.texture();
        boolean tried = search.found().isEmpty();
        String textureText =
                !tried
                        ? texts.of("meshes.texture.found.text")
                        : search.names().isEmpty()
                                ? texts.of("meshes.texture.noShader")
                                : texts.of("meshes.texture.tried.names");
        String heading = texts.of("meshes.heading", facts.index());
        return new MeshDetails(
                facts.name().isEmpty() ? heading : heading + " · " + facts.name(),
                facts.shader().isEmpty() ? texts.of("meshes.shader.none") : facts.shader(),
                texts.of("meshes.place", facts.line()),
                !tried,
                textureText,
                search.found().map(Path::toString).orElse(""),
                tried ? String.join(", ", search.names()) : "",
                tried ? search.folders().stream().map(Path::toString).toList() : List.of(),
                texts.of("meshes.points.text", facts.vertices(), facts.points()),
                facts.weightsPerVertex());
    }

    /** What the texture's cell says. */
    public String textureText(MeshRow row) {
        return row.isTextureFound() ? row.textureName() : texts.of("meshes.texture.missing");
    }

    /** Where the texture lies, or where it was looked for. */
    public String textureExplanation(MeshRow row) {
        MeshDetails details = details(row.facts());
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
        return String.join(
                "\n",
                row.facts().weightsPerVertex().stream()
                        .map(
                                bucket ->
                                        texts.of(
                                                "meshes.bucket.tip",
                                                bucket.label(),
                                                bucket.vertices(),
                                                String.valueOf(Math.round(bucket.share() * 100))))
                        .toList());
    }

    /** How a screen reader calls the box that shows and hides a mesh. */
    public String visibleText(MeshRow row) {
        return texts.of("meshes.visible.of", row.index(), row.facts().shader());
    }

    /** Shows the mesh in the file. */
    public void showSource(MeshRow row) {
        document.getOpen()
                .mesh()
                .ifPresent(file -> document.showSource(file, Subject.ofMesh(row.index())));
    }
}
