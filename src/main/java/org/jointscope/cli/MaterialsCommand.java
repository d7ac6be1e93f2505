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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.batch.FileList;
import org.jointscope.export.Json;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Game;
import org.jointscope.files.Place;
import org.jointscope.files.Place.Loser;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.DeclaredMaterial;
import org.jointscope.material.GameText;
import org.jointscope.material.LoserText;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.MeshTextures.OtherStage;
import org.jointscope.material.Texture;
import org.jointscope.material.TextureFinder;
import org.jointscope.material.TextureVariant;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations.Word;
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

        /** The images of a mesh, the color first. */
        static List<Part> of(MeshTextures textures) {
            return List.of(
                    new Part("color", textures.color()),
                    new Part("normalMap", textures.normals()),
                    new Part("specularMap", textures.specular()),
                    new Part("glowMap", textures.glow()));
        }

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

    private record MeshImages(Mesh mesh, MeshTextures textures) {

        List<Part> parts() {
            return Part.of(textures);
        }

        boolean isMissing() {
            return Stream.concat(parts().stream(), textures.others().stream().map(MeshImages::part))
                    .anyMatch(Part::isMissing);
        }

        static Part part(OtherStage other) {
            return new Part("otherStage", other.texture());
        }
    }

    private record MeshFile(Path path, Game game, List<MeshImages> meshes) {}

    @Override
    public Integer call() {
        FileList list = FileList.of(files);
        List<Path> paths = list.files().stream()
                .filter(it -> list.named().contains(it) || FileKind.ofName(it).equals(MESH))
                .toList();
        Inspection inspection = Inspector.inspect(paths, game.tree()).withoutUnread();
        List<MeshFile> found = inspection.files().stream()
                .filter(file -> file.content() instanceof Md5Mesh)
                .map(file -> images(file.path(), (Md5Mesh) file.content()))
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
        boolean missing = found.stream().flatMap(file -> file.meshes().stream()).anyMatch(MeshImages::isMissing);
        int result = missing ? CommandLineInterface.ERRORS_FOUND : 0;
        return failed ? CommandLineInterface.FAILED : result;
    }

    private MeshFile images(Path path, Md5Mesh content) {
        TextureFinder finder = new TextureFinder(game.tree(), path);
        List<MeshImages> meshes = content.meshes().stream()
                .map(mesh -> new MeshImages(mesh, finder.search(mesh.shader(), mesh.objectName())))
                .toList();
        return new MeshFile(path, finder.game(), meshes);
    }

    private static void write(Json json, MeshFile file) throws IOException {
        Game game = file.game();
        json.member("path", file.path().toString())
                .member("searchOrder", Words.label(game.order()))
                .member(
                        "places",
                        game.places().stream().map(MaterialsCommand::members).toList())
                .objects("meshes", file.meshes(), MaterialsCommand::write);
    }

    private static void write(Json json, MeshImages images) throws IOException {
        MeshTextures textures = images.textures();
        json.member("name", images.mesh().label())
                .member("shader", images.mesh().shader())
                .member("twoSided", textures.twoSided())
                .member(
                        "material",
                        textures.material().map(MaterialsCommand::members).orElse(null))
                .member(
                        "skins",
                        textures.variants().stream()
                                .map(MaterialsCommand::members)
                                .toList());
        for (Part part : images.parts()) {
            json.member(part.name(), image(part));
        }
        json.member(
                "otherStages",
                textures.others().stream().map(MaterialsCommand::members).toList());
    }

    private static Map<String, Object> image(Part part) {
        return part.isPresent() ? members(part) : null;
    }

    private static Map<String, Object> members(OtherStage other) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("text", other.stage().text());
        members.put("line", other.stage().location().line());
        members.put("column", other.stage().location().column());
        members.put("image", image(MeshImages.part(other)));
        return members;
    }

    private static Map<String, Object> members(Place place) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("path", place.root().toString());
        members.put("mod", place.mod().toString());
        members.put("archive", place.archive());
        members.put("ignored", place.ignored().map(it -> Words.label(it.rule())).orElse(null));
        return members;
    }

    private static Map<String, Object> members(DeclaredMaterial material) {
        Map<String, Object> members = place(material);
        members.put("keywords", material.material().keywords());
        members.put(
                "shadowed",
                material.shadowed().stream().map(MaterialsCommand::place).toList());
        return members;
    }

    private static Map<String, Object> place(DeclaredMaterial material) {
        Word name = material.material().name();
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("name", name.text());
        members.put("path", material.file().toString());
        members.put("line", name.location().line());
        members.put("column", name.location().column());
        return members;
    }

    private static Map<String, Object> members(TextureVariant skin) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("skin", skin.skin());
        members.put("frame", skin.frame());
        members.put("name", skin.name());
        return members;
    }

    private static Map<String, Object> members(Loser loser) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("path", loser.file().toString());
        members.put("rule", Words.label(loser.reason().rule()));
        return members;
    }

    private static Map<String, Object> members(Part part) {
        Texture texture = part.texture();
        FileSearch search = part.isMissing() ? texture.search() : FileSearch.NONE;
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("found", texture.isFound());
        members.put("files", texture.files().stream().map(Path::toString).toList());
        members.put("program", texture.program().map(Image::text).orElse(null));
        members.put("compressed", texture.isCompressed());
        members.put("outsideGame", texture.isOutside());
        members.put(
                "notUsed",
                texture.losers().stream().map(MaterialsCommand::members).toList());
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
        List<Place> printed = List.of();
        for (MeshFile file : files) {
            Words.line(out, file.path().toString());
            print(1, GameText.of(file.game()), out);
            if (!file.game().places().equals(printed)) {
                printed = file.game().places();
                GameText.places(file.game()).forEach(it -> print(2, it, out));
            }
            for (int mesh = 0; mesh < file.meshes().size(); mesh++) {
                print(mesh, file.meshes().get(mesh), out);
            }
        }
    }

    private static void print(int index, MeshImages images, PrintWriter out) {
        Mesh mesh = images.mesh();
        MeshTextures textures = images.textures();
        print(1, Phrase.of("cli.materials.mesh", index, mesh.label(), mesh.shader()), out);
        textures.material().ifPresent(it -> {
            print(2, place("cli.materials.declared", it), out);
            it.shadowed().forEach(other -> print(3, place("cli.materials.shadowed", other), out));
            if (!it.material().keywords().isEmpty()) {
                print(3, Phrase.of("cli.materials.keywords", it.material().keywords()), out);
            }
        });
        if (textures.twoSided()) {
            print(2, Phrase.of("cli.materials.twoSided"), out);
        }
        if (textures.variants().size() > 1) {
            String names =
                    textures.variants().stream().map(TextureVariant::name).collect(Collectors.joining(", "));
            print(2, Phrase.of("cli.materials.skins", names), out);
        }
        images.parts().stream()
                .filter(part ->
                        part.isColor() || part.isMissing() || part.texture().isFound())
                .forEach(part -> print(part, "", out));
        textures.others().forEach(it -> print(it, out));
    }

    private static void print(OtherStage other, PrintWriter out) {
        Part part = MeshImages.part(other);
        if (part.isPresent()) {
            print(part, other.stage().text(), out);
        } else {
            print(2, Phrase.of("cli.materials.otherStage", other.stage().text()), out);
        }
    }

    private static Phrase place(String key, DeclaredMaterial material) {
        return Phrase.of(
                key, material.file(), material.material().name().location().line());
    }

    /** @param stage its text; empty for an image that is shown */
    private static void print(Part part, String stage, PrintWriter out) {
        Texture texture = part.texture();
        List<String> words = new ArrayList<>();
        if (stage.isEmpty()) {
            texture.program().ifPresent(it -> words.add(it.text()));
        } else {
            words.add(stage);
        }
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
        print(2, Phrase.of("cli.materials." + part.name(), String.join(" · ", words)), out);
        if (texture.isOutside()) {
            print(3, Phrase.of("cli.materials.outside"), out);
        }
        LoserText.of(texture).forEach(it -> print(3, Phrase.of("cli.materials.loser", it), out));
    }

    private static void print(int depth, Phrase text, PrintWriter out) {
        Words.line(out, "  ".repeat(depth) + text);
    }
}
