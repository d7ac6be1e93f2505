package org.jointscope.ui.md5.meshes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.NormalDifference;
import org.jointscope.diagnostics.Subject;
import org.jointscope.files.FileSearch;
import org.jointscope.material.Texture;
import org.jointscope.material.Texture.Source;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.TextLocation;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.NameEdits;

/** The contents of the meshes, and their visibility. */
public final class MeshesViewModel {

    private static final int MOST_FOLDERS_IN_TOOLTIP = 12;

    /** The meshes, in the order of the file. */
    final ReadOnlyObjectWrapper<List<MeshRow>> rows = new ReadOnlyObjectWrapper<>(this, "rows", List.of());

    /** The mesh selected last, in this pane or another one; initially the first. */
    final ObservableValue<Optional<MeshRow>> chosen;

    /** Indices of the hidden meshes. */
    final ObservableValue<Set<Integer>> hidden;

    private final Document document;
    private final Texts texts;
    private final NameEdits names;

    public MeshesViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.names = new NameEdits(document, texts);
        this.chosen = Bindings.createObjectBinding(this::selected, rows, document.selectedMeshProperty());
        this.hidden = Bindings.createObjectBinding(() -> Set.copyOf(document.hiddenMeshes()), document.hiddenMeshes());
        // Edits of the animation do not change the meshes.
        document.modelProperty().map(OpenModel::meshes).subscribe(meshes -> rows.set(rows(document.getOpen())));
    }

    private List<MeshRow> rows(OpenModel open) {
        List<Mesh> meshes = open.md5Mesh().map(Md5Mesh::meshes).orElse(List.of());
        return IntStream.range(0, meshes.size())
                .mapToObj(index -> row(index, meshes.get(index), open))
                .toList();
    }

    private MeshRow row(int index, Mesh mesh, OpenModel model) {
        OpenMesh open = model.meshes().get(index);
        return new MeshRow(
                index,
                mesh.label(),
                mesh.shader(),
                model.def().shown(mesh.shader()),
                mesh.location().line(),
                open.textures(),
                mesh.vertices().size(),
                mesh.triangles().size(),
                mesh.weights().size(),
                open.skinned().surface().pointCount(),
                MeshRow.histogram(mesh.vertices(), texts));
    }

    private Optional<MeshRow> selected() {
        int mesh = document.selectedMeshProperty().get();
        return mesh >= 0 && mesh < rows.get().size()
                ? Optional.of(rows.get().get(mesh))
                : rows.get().stream().findFirst();
    }

    /** Selects a mesh and shows its details. */
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

    String heading(MeshRow row) {
        String heading = texts.of("meshes.heading", row.index());
        return row.name().isEmpty() ? heading : heading + " · " + row.name();
    }

    String shader(MeshRow row) {
        String shader = row.shader().isEmpty() ? texts.of("meshes.shader.none") : row.shader();
        return isReplaced(row) ? texts.of("meshes.shader.skin", shader, row.material()) : shader;
    }

    private static boolean isReplaced(MeshRow row) {
        return !row.material().equals(row.shader());
    }

    /** Sets the shader, and returns the reason if it is invalid; otherwise empty. */
    String changeShader(MeshRow row, String typed) {
        return names.changeShader(row.index(), typed);
    }

    /** Whether the shader differs from the file. */
    boolean isShaderEdited(MeshRow row) {
        return names.isShaderEdited(row.index());
    }

    /** The whole shader, that in the file if it was edited, and how to edit it. */
    String shaderExplanation(MeshRow row) {
        List<String> lines = new ArrayList<>();
        if (!row.shader().isEmpty()) {
            lines.add(row.shader());
        }
        names.shaderInFile(row.index()).ifPresent(old -> lines.add(texts.of("edit.name.inFile", old)));
        lines.add(texts.of("meshes.shader.help"));
        return String.join("\n", lines);
    }

    /** The result of the search for a texture, with the file that names it. */
    String textureSentence(MeshRow row) {
        FileSearch search = row.texture().search();
        boolean found = row.texture().isFound();
        Optional<Source> source = row.texture().source();
        if (source.isPresent()) {
            Source named = source.get();
            String missing = named.location().isPresent() ? "missing" : "missing.noLine";
            String key = named.image().isEmpty() ? "none" : missing;
            return texts.of(
                    "meshes.texture.source." + (found ? named.kind() : key),
                    named.file().getFileName().toString(),
                    named.location().map(TextLocation::line).orElse(0),
                    found || named.image().isEmpty() ? row.material() : named.image());
        }
        if (found && isReplaced(row)) {
            return texts.of("meshes.texture.found.skin", row.material());
        }
        String key = search.names().isEmpty() ? "noShader" : "tried.names";
        return texts.of("meshes.texture." + (found ? "found.text" : key));
    }

    /** The image that was found, or otherwise the accepted file names; the other images of the mesh. */
    String textureFiles(MeshRow row) {
        List<String> lines = new ArrayList<>(List.of(files(row.texture())));
        addImage(lines, "meshes.texture.normals", row.textures().normals());
        addImage(lines, "meshes.texture.specular", row.textures().specular());
        return String.join("\n", lines);
    }

    /** The files that were found, or the image of the engine; otherwise the accepted names of the missing one. */
    private static String files(Texture texture) {
        if (!texture.isFound()) {
            return String.join(", ", texture.search().names());
        }
        return texture.files().isEmpty()
                ? texture.source().map(Source::image).orElse("")
                : texture.files().stream().map(Path::toString).collect(Collectors.joining(", "));
    }

    /** Adds an image that was found, or that is missing although a file names it. */
    private void addImage(List<String> lines, String key, Texture texture) {
        if (texture.isFound()) {
            lines.add(texts.of(key, files(texture)));
        } else if (texture.source().isPresent()) {
            lines.add(texts.of(key + ".missing", texture.source().get().image()));
        }
    }

    /** The folders in which the texture was not found. */
    List<String> foldersTried(MeshRow row) {
        FileSearch search = row.texture().search();
        return search.found().isPresent()
                ? List.of()
                : search.folders().stream().map(Path::toString).toList();
    }

    /** The text of the texture's cell. */
    public String textureText(MeshRow row) {
        Texture texture = row.texture();
        if (!texture.isFound()) {
            boolean searched = !texture.search().names().isEmpty();
            String unnamed = texture.source().isPresent() ? "noColor" : "none";
            return texts.of("meshes.texture." + (searched ? "missing" : unnamed));
        }
        return texture.file().map(it -> it.getFileName().toString()).orElseGet(() -> files(texture));
    }

    /** The location of the texture, or the locations that were searched. */
    public String textureExplanation(MeshRow row) {
        FileSearch search = row.texture().search();
        List<String> lines = new ArrayList<>(List.of(textureSentence(row)));
        if (row.texture().isFound() || !search.names().isEmpty()) {
            lines.add(textureFiles(row));
        }
        List<String> folders = foldersTried(row);
        if (!folders.isEmpty()) {
            lines.add(texts.of("meshes.texture.tried.folders"));
            folders.stream().limit(MOST_FOLDERS_IN_TOOLTIP).forEach(lines::add);
        }
        int more = folders.size() - MOST_FOLDERS_IN_TOOLTIP;
        if (more > 0) {
            lines.add(texts.of("meshes.texture.more", more));
        }
        return String.join("\n", lines);
    }

    /** The histogram in words, one line per bar. */
    public String weightsText(MeshRow row) {
        return row.weightsPerVertex().stream()
                .map(bucket -> texts.of(
                        "meshes.bucket.tip",
                        bucket.label(),
                        bucket.vertices(),
                        String.valueOf(Math.round(bucket.share() * 100))))
                .collect(Collectors.joining("\n"));
    }

    /** The parts of versions 11 and 12 in words, one line each; empty in version 10. */
    List<String> extensionLines(MeshRow row) {
        Md5Mesh file = document.getOpen().md5Mesh().orElseThrow();
        MeshExtension extension = file.meshes().get(row.index()).extension();
        List<String> lines = new ArrayList<>();
        if (!extension.flags().isEmpty()) {
            lines.add(texts.of(
                    "meshes.flags",
                    extension.flags().stream().map(FlagWord::word).collect(Collectors.joining(", "))));
        }
        if (extension.colors().size() > 0) {
            lines.add(texts.of("meshes.colors", extension.colors().size(), row.vertices()));
        }
        NormalDifference.of(file).stream()
                .filter(difference -> difference.mesh() == row.index())
                .map(this::normalLine)
                .forEach(lines::add);
        return lines;
    }

    private String normalLine(NormalDifference difference) {
        return difference.angle() == 0
                ? texts.of("meshes.normals.equal")
                : texts.of(
                        "meshes.normals",
                        Figures.degrees(difference.angle()),
                        difference.vertex(),
                        difference.opposite());
    }

    public void showSource(MeshRow row) {
        document.getOpen().mesh().ifPresent(file -> document.showSource(file, Subject.ofMesh(row.index())));
    }
}
