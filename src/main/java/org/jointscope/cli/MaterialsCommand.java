package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jointscope.batch.FileList;
import org.jointscope.export.Json;
import org.jointscope.files.FileSearch;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.Texture;
import org.jointscope.material.TextureFinder;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "materials", mixinStandardHelpOptions = true)
final class MaterialsCommand extends JsonCommand {

    private static final Optional<FileKind> MESH = Optional.of(FileKind.MD5MESH);

    @Mixin
    private GameFolders game;

    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<Path> files;

    /** @param meshes with their images, in the order of the file */
    private record MeshFile(Path path, Map<Mesh, MeshTextures> meshes) {}

    @Override
    public Integer call() {
        FileList list = FileList.of(files);
        List<Path> paths = list.files().stream()
                .filter(it -> list.named().contains(it) || FileKind.ofName(it).equals(MESH))
                .toList();
        Inspection inspection = Inspector.inspect(paths, game.tree());
        List<MeshFile> found = inspection.files().stream()
                .filter(file -> file.content() instanceof Md5Mesh)
                .map(file -> meshes(file.path(), (Md5Mesh) file.content()))
                .toList();
        boolean failed = Terminal.reportUnreadable(list.unreadable(), err());
        failed |= reportUnreadable(inspection.withoutUnread());
        if (found.isEmpty()) {
            Words.report(err(), files.getFirst(), Words.text("cli.materials.noMesh"));
            return CommandLineInterface.FAILED;
        }
        print(json -> json.objects("files", found, MaterialsCommand::write), out -> print(found, out));
        boolean complete = found.stream()
                .flatMap(file -> file.meshes().values().stream())
                .allMatch(it -> it.color().isFound());
        int result = complete ? 0 : CommandLineInterface.ERRORS_FOUND;
        return failed ? CommandLineInterface.FAILED : result;
    }

    private MeshFile meshes(Path path, Md5Mesh content) {
        Map<Mesh, MeshTextures> meshes = new LinkedHashMap<>();
        for (Mesh mesh : content.meshes()) {
            meshes.put(mesh, TextureFinder.search(game.tree(), path, mesh.shader(), mesh.objectName()));
        }
        return new MeshFile(path, meshes);
    }

    private static void write(Json json, MeshFile file) throws IOException {
        json.member("path", file.path().toString())
                .objects("meshes", file.meshes().entrySet(), (each, entry) -> {
                    MeshTextures textures = entry.getValue();
                    each.member("name", entry.getKey().objectName())
                            .member("shader", entry.getKey().shader())
                            .member("twoSided", textures.twoSided())
                            .member("color", members(textures.color()))
                            .member("normalMap", members(textures.normals()))
                            .member("specularMap", members(textures.specular()));
                });
    }

    /** Null if no image is named. */
    private static Map<String, Object> members(Texture texture) {
        FileSearch search = texture.search();
        if (texture.source().isEmpty() && search.names().isEmpty()) {
            return null;
        }
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("found", texture.isFound());
        members.put("files", texture.files().stream().map(Path::toString).toList());
        members.put("program", texture.program().map(Image::text).orElse(null));
        members.put("source", texture.source().map(MaterialsCommand::members).orElse(null));
        boolean found = texture.isFound();
        members.put("searchedNames", found ? List.of() : search.names());
        members.put(
                "searchedFolders",
                found
                        ? List.of()
                        : search.folders().stream().map(Path::toString).toList());
        return members;
    }

    private static Map<String, Object> members(Texture.Source source) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("kind", source.kind().name().toLowerCase(Locale.ROOT));
        members.put("path", source.file().toString());
        members.put("line", source.location().line());
        members.put("column", source.location().column());
        members.put("image", source.image());
        return members;
    }

    private static void print(List<MeshFile> files, PrintWriter out) {
        for (MeshFile file : files) {
            Words.line(out, file.path().toString());
            int index = 0;
            for (Map.Entry<Mesh, MeshTextures> entry : file.meshes().entrySet()) {
                Mesh mesh = entry.getKey();
                Words.line(out, "  " + Words.text("cli.materials.mesh", index++, mesh.objectName(), mesh.shader()));
                print("color", entry.getValue().color(), out);
                print("normals", entry.getValue().normals(), out);
                print("specular", entry.getValue().specular(), out);
            }
        }
    }

    private static void print(String kind, Texture texture, PrintWriter out) {
        List<String> names = texture.search().names();
        if (!texture.isFound() && texture.source().isEmpty() && !kind.equals("color")) {
            return;
        }
        List<String> parts = new ArrayList<>();
        texture.program().ifPresent(it -> parts.add(it.text()));
        if (texture.isFound()) {
            texture.files().forEach(file -> parts.add(file.toString()));
        } else {
            String key = names.isEmpty() ? "cli.materials.none" : "cli.materials.missing";
            parts.add(Words.text(key, String.join(", ", names)));
        }
        texture.source()
                .ifPresent(it -> parts.add(Words.text(
                        "cli.materials.source", it.file(), it.location().line())));
        Words.line(out, "    " + Words.text("cli.materials." + kind, String.join(" · ", parts)));
    }
}
