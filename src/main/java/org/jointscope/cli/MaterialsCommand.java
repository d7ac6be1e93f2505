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
import org.jointscope.model.TextLocation;
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

    /** @param name in the JSON, and of the text */
    private record Part(String name, Texture texture) {

        boolean isColor() {
            return name.equals("color");
        }

        /** Whether an image is not found that a file names, or the shader as a path for the color. */
        boolean isMissing() {
            return !texture.isFound()
                    && (isColor() || texture.source().isPresent())
                    && !texture.search().names().isEmpty();
        }

        /** Whether an image is found or named. */
        boolean isPresent() {
            return isMissing() || texture.isFound() || texture.source().isPresent();
        }
    }

    private record MeshImages(Mesh mesh, boolean twoSided, List<Part> parts) {

        static MeshImages of(Mesh mesh, MeshTextures textures) {
            return new MeshImages(
                    mesh,
                    textures.twoSided(),
                    List.of(
                            new Part("color", textures.color()),
                            new Part("normalMap", textures.normals()),
                            new Part("specularMap", textures.specular())));
        }
    }

    private record MeshFile(Path path, List<MeshImages> meshes) {}

    @Override
    public Integer call() {
        FileList list = FileList.of(files);
        List<Path> paths = list.files().stream()
                .filter(it -> list.named().contains(it) || FileKind.ofName(it).equals(MESH))
                .toList();
        Inspection inspection = Inspector.inspect(paths, game.tree()).withoutUnread();
        List<MeshFile> found = inspection.files().stream()
                .filter(file -> file.content() instanceof Md5Mesh)
                .map(file -> new MeshFile(file.path(), images(file.path(), (Md5Mesh) file.content())))
                .toList();
        boolean failed = Terminal.reportUnreadable(list.unreadable(), err());
        failed |= reportUnreadable(inspection);
        if (found.isEmpty()) {
            if (!failed) {
                Words.report(err(), Words.text("cli.materials.noMesh"));
            }
            return CommandLineInterface.FAILED;
        }
        print(json -> json.objects("files", found, MaterialsCommand::write), out -> print(found, out));
        boolean missing = found.stream()
                .flatMap(file -> file.meshes().stream())
                .flatMap(mesh -> mesh.parts().stream())
                .anyMatch(Part::isMissing);
        int result = missing ? CommandLineInterface.ERRORS_FOUND : 0;
        return failed ? CommandLineInterface.FAILED : result;
    }

    private List<MeshImages> images(Path path, Md5Mesh content) {
        TextureFinder finder = new TextureFinder(game.tree(), path);
        return content.meshes().stream()
                .map(it -> MeshImages.of(it, finder.search(it.shader(), it.objectName())))
                .toList();
    }

    private static void write(Json json, MeshFile file) throws IOException {
        json.member("path", file.path().toString()).objects("meshes", file.meshes(), (each, images) -> {
            each.member("name", images.mesh().label())
                    .member("shader", images.mesh().shader())
                    .member("twoSided", images.twoSided());
            for (Part part : images.parts()) {
                each.member(part.name(), part.isPresent() ? members(part) : null);
            }
        });
    }

    private static Map<String, Object> members(Part part) {
        Texture texture = part.texture();
        FileSearch search = part.isMissing() ? texture.search() : FileSearch.NONE;
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("found", texture.isFound());
        members.put("files", texture.files().stream().map(Path::toString).toList());
        members.put("program", texture.program().map(Image::text).orElse(null));
        members.put("source", texture.source().map(MaterialsCommand::members).orElse(null));
        members.put("searchedNames", search.names());
        members.put(
                "searchedFolders", search.folders().stream().map(Path::toString).toList());
        return members;
    }

    private static Map<String, Object> members(Texture.Source source) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("kind", source.kind().name().toLowerCase(Locale.ROOT));
        members.put("path", source.file().toString());
        members.put("line", source.location().map(TextLocation::line).orElse(null));
        members.put("column", source.location().map(TextLocation::column).orElse(null));
        members.put("image", source.image());
        return members;
    }

    private static void print(List<MeshFile> files, PrintWriter out) {
        for (MeshFile file : files) {
            Words.line(out, file.path().toString());
            for (int mesh = 0; mesh < file.meshes().size(); mesh++) {
                MeshImages images = file.meshes().get(mesh);
                String label = images.mesh().label();
                String shader = images.mesh().shader();
                Words.line(out, "  " + Words.text("cli.materials.mesh", mesh, label, shader));
                images.parts().stream()
                        .filter(part -> part.isColor()
                                || part.isMissing()
                                || part.texture().isFound())
                        .forEach(part -> print(part, out));
            }
        }
    }

    private static void print(Part part, PrintWriter out) {
        Texture texture = part.texture();
        List<String> words = new ArrayList<>();
        texture.program().ifPresent(it -> words.add(it.text()));
        if (texture.isFound()) {
            texture.files().forEach(file -> words.add(file.toString()));
        } else if (part.isMissing()) {
            words.add(Words.text(
                    "cli.materials.missing", String.join(", ", texture.search().names())));
        } else {
            words.add(Words.text(texture.source().isPresent() ? "cli.materials.noColor" : "cli.materials.none"));
        }
        texture.source()
                .ifPresent(it -> words.add(it.location()
                        .map(at -> Words.text("cli.materials.source", it.file(), at.line()))
                        .orElse(it.file().toString())));
        Words.line(out, "    " + Words.text("cli.materials." + part.name(), String.join(" · ", words)));
    }
}
