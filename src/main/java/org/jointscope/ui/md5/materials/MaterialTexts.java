package org.jointscope.ui.md5.materials;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.files.FileSearch;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.DeclaredMaterial;
import org.jointscope.material.LoserText;
import org.jointscope.material.MeshTextures.OtherStage;
import org.jointscope.material.Texture;
import org.jointscope.material.Texture.Kind;
import org.jointscope.material.Texture.Source;
import org.jointscope.material.Texture.Step;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.ImageFunction;
import org.jointscope.ui.md5.materials.MaterialDetails.Link;
import org.jointscope.ui.md5.materials.MaterialDetails.Part;
import org.jointscope.ui.md5.materials.MaterialDetails.Tile;
import org.jointscope.ui.pane.Details.Text;

/** The texts about materials. Paths begin below a root folder. */
final class MaterialTexts {

    private static final String MUTED = "text-muted";
    private static final String PLAIN = "material-text";
    private static final List<String> PARTS = List.of("color", "normals", "specular", "glow");

    private final Texts texts;

    MaterialTexts(Texts texts) {
        this.texts = texts;
    }

    private String text(String key, Object... arguments) {
        return texts.of("materials." + key, arguments);
    }

    String name(MaterialRow row) {
        return row.name().isEmpty() ? text("name.none") : row.name();
    }

    String images(MaterialRow row) {
        return row.missing() == 0
                ? text("images.found", row.found())
                : text("images.missing", row.found(), row.found() + row.missing());
    }

    String meshes(MaterialRow row) {
        return row.meshes().stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The file of the declaration, with the line if there is no link to it. */
    String declared(MaterialRow row, Path root) {
        return row.declared()
                .map(it -> it.isShowable() || it.at().isEmpty()
                        ? shown(it.file(), root)
                        : text("place", shown(it.file(), root), it.line()))
                .orElse("–");
    }

    /** The nearest folder that contains a mesh, its materials and its images; not in an archive. */
    static Path root(Path mesh, List<MaterialRow> rows) {
        Path root = StoredFiles.archive(mesh).orElse(mesh).getParent();
        List<Path> files = rows.stream().flatMap(MaterialRow::files).toList();
        return Stream.iterate(root, Path::getParent)
                .filter(it -> it.getParent() == null || files.stream().allMatch(file -> file.startsWith(it)))
                .findFirst()
                .orElse(root);
    }

    private static String shown(Path file, Path root) {
        return (root.getNameCount() > 0 && file.startsWith(root) ? root.relativize(file) : file).toString();
    }

    MaterialDetails details(MaterialRow row, Path root) {
        List<Link> declarations = new ArrayList<>();
        row.declared().ifPresent(it -> declarations.add(link("declared", it, root)));
        row.textures().material().map(DeclaredMaterial::shadowed).orElse(List.of()).stream()
                .map(it -> MaterialRow.Place.of(it.file(), it.material()))
                .forEach(it -> declarations.add(link("shadowed", it, root)));
        List<Text> about = new ArrayList<>();
        if (declarations.isEmpty() && !row.textures().color().isChosen()) {
            about.add(new Text(MUTED, text(row.name().isEmpty() ? "shader.none" : "undeclared")));
        }
        if (row.textures().twoSided()) {
            about.add(new Text(MUTED, text("twoSided")));
        }
        row.textures()
                .material()
                .map(it -> it.material().keywords())
                .filter(it -> !it.isEmpty())
                .ifPresent(it -> about.add(new Text(MUTED, text("keywords", it))));
        Stream<Part> parts = IntStream.range(0, PARTS.size())
                .filter(i -> i == 0
                        || MaterialRow.isNamed(row.textures().shown().get(i))
                        || !row.textures().shown().get(i).losers().isEmpty())
                .mapToObj(i -> part(PARTS.get(i), row.textures().shown().get(i), root));
        Stream<Part> others = row.textures().others().stream().map(it -> part(row, it, root));
        String title = text("heading", name(row), row.meshes().size(), meshes(row));
        return new MaterialDetails(
                title, about, declarations, Stream.concat(parts, others).toList());
    }

    private Link link(String key, MaterialRow.Place place, Path root) {
        String file = shown(place.file(), root);
        String text = place.at().map(it -> text(key, file, it.line())).orElseGet(() -> text(key + ".binary", file));
        return new Link(text, Optional.of(place).filter(MaterialRow.Place::isShowable));
    }

    private Part part(String key, Texture texture, Path root) {
        List<Text> lines = new ArrayList<>();
        if (!texture.files().isEmpty()) {
            lines.add(new Text(MUTED, text(texture.isChosen() ? "chosen" : "used")));
        }
        texture.files().forEach(it -> lines.add(new Text(PLAIN, shown(it, root))));
        if (texture.isOutside()) {
            lines.add(new Text("material-warning", text("outside")));
        }
        List<Phrase> losers = LoserText.of(texture);
        if (!losers.isEmpty()) {
            lines.add(new Text(MUTED, text("losers")));
            losers.forEach(it -> lines.add(new Text(PLAIN, it.toString())));
        }
        FileSearch search = texture.search();
        if (!texture.isFound() && search.names().isEmpty()) {
            lines.add(new Text(MUTED, text("noImage")));
        } else if (!texture.isFound()) {
            lines.add(new Text(MUTED, text("searched")));
            lines.add(new Text(PLAIN, String.join(", ", search.names())));
            lines.add(new Text(MUTED, text("searched.folders")));
            lines.add(new Text(
                    PLAIN, search.folders().stream().map(it -> shown(it, root)).collect(Collectors.joining("\n"))));
        }
        Optional<Source> named = texture.source().filter(it -> it.kind() == Kind.MATERIAL);
        Optional<Link> source = named.filter(it -> it.location().isPresent())
                .map(it -> link("named", new MaterialRow.Place(it.file(), it.location()), root));
        List<Tile> tiles = texture.isFound() || !search.names().isEmpty()
                ? texture.steps().stream().map(it -> tile(texture, it)).toList()
                : List.of();
        return new Part(
                text("part." + key),
                texture.isFound(),
                source,
                named.map(Source::image).orElse(""),
                tiles,
                lines);
    }

    /** A stage that is not displayed: its text, and its image if it has one. */
    private Part part(MaterialRow row, OtherStage other, Path root) {
        Optional<Path> file = row.textures().material().map(DeclaredMaterial::file);
        Optional<Link> source = file.map(it -> link(
                "named", new MaterialRow.Place(it, Optional.of(other.stage().location())), root));
        Part image = part("other", other.texture(), root);
        boolean named = MaterialRow.isNamed(other.texture());
        return new Part(
                image.title(),
                image.found(),
                source,
                other.stage().text(),
                image.tiles(),
                named ? image.texts() : List.of());
    }

    private static Tile tile(Texture texture, Step step) {
        Optional<ImageFunction> function =
                step.part().filter(ImageFunction.class::isInstance).map(ImageFunction.class::cast);
        String label = function.map(MaterialTexts::label)
                .orElseGet(() -> step.search()
                        .map(it -> it.found()
                                .map(file -> file.getFileName().toString())
                                .orElseGet(() -> it.names().stream().findFirst().orElse("")))
                        .orElseGet(() -> step.part().map(Image::text).orElse("")));
        return new Tile(texture, step, label, function.isPresent());
    }

    private static String label(ImageFunction function) {
        return Stream.concat(
                        Stream.of(function.name().text()),
                        function.numbers().stream().map(Word::text))
                .collect(Collectors.joining(" "));
    }
}
