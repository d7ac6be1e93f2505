package org.jointscope.inspect.facts;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.GridSteps;
import org.jointscope.analysis.UnitLength;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReader.PictureHeader;
import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.ModelFile;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.md2.KeyframeBoxes;
import org.jointscope.pose.md2.KeyframeClips;

/** The facts about an .md2. */
final class Md2Facts extends Facts {

    private final Md2 md2;
    private final Optional<GameTree> tree;

    /** @param tree to search for skins; without one, they are not searched for */
    Md2Facts(InspectedFile file, Md2 md2, Optional<GameTree> tree) {
        super(file);
        this.md2 = md2;
        this.tree = tree;
    }

    @Override
    public List<Phrase> figures() {
        return List.of(
                Phrase.of("count.vertices", md2.vertexCount()),
                Phrase.of("count.triangles", md2.triangles().size()),
                Phrase.of("count.frames", md2.frames().size()));
    }

    @Override
    List<Section> content(UnitLength unit) {
        return List.of(
                section("HEADER", Arrays.stream(Field.values()).map(this::field).toList()),
                section(
                        "SIZE",
                        Stream.concat(size(KeyframeBoxes.of(md2), "frame", unit).stream(), grid().stream())
                                .toList()),
                section(
                        "SKINS",
                        tree.isPresent()
                                ? skins().limit(SkinFinder.MOST_SEARCHED)
                                        .map(this::skin)
                                        .toList()
                                : listed()));
    }

    private Fact field(Field field) {
        int value = md2.header().get(field);
        if (value == ModelFile.MISSING) {
            return missing(field.label(), "");
        }
        String location = text("file.byte", field.offset());
        return fact(
                field.label(),
                field == Field.IDENT ? md2.header().ident() : Integer.toString(value),
                field == Field.NUM_GLCMDS ? location + " · " + glCommands() : location);
    }

    private Phrase glCommands() {
        return Phrase.of("count.glCommands", md2.glCommands().list().size());
    }

    /** The largest step of the grids along each axis; empty if one is unknown. */
    private Optional<List<Double>> gridSteps() {
        GridSteps grid = GridSteps.of(md2);
        List<Double> steps = IntStream.range(0, AXES)
                .mapToObj(axis -> grid.step(grid.coarsest(axis), axis))
                .toList();
        return Optional.of(steps).filter(all -> all.stream().allMatch(Double::isFinite));
    }

    private Optional<Fact> grid() {
        GridSteps grid = GridSteps.of(md2);
        return gridSteps()
                .map(steps -> fact(
                        "grid",
                        text("file.box.units", figures(steps)),
                        text(
                                "file.grid.note",
                                IntStream.range(0, AXES)
                                        .mapToObj(axis -> Integer.toString(grid.coarsest(axis)))
                                        .collect(Collectors.joining(", ")),
                                Figures.units(Collections.max(steps) / 2))));
    }

    private List<Fact> listed() {
        return md2.skins().stream()
                .limit(SkinFinder.MOST_SEARCHED)
                .map(skin -> fact("skin", skin.name(), text("file.byte", skin.offset())))
                .toList();
    }

    /** The skins of the list, and images in the same folder that are probably skins, with the sizes of the images. */
    private Stream<FoundSkin> skins() {
        List<String> listed = md2.skins().stream().map(Md2Skin::name).toList();
        return tree.map(it -> SkinFinder.find(it, file.path(), listed)).orElse(List.of()).stream()
                .filter(skin -> skin.index() != Skin.UNLISTED || skin.isLikely())
                .map(skin -> new FoundSkin(skin, skin.found().flatMap(PictureReader::header)));
    }

    private record FoundSkin(Skin skin, Optional<PictureHeader> header) {

        Members members() {
            return new Members()
                    .with("name", skin.name())
                    .with("path", skin.found().map(Path::toString))
                    .with("width", header.map(PictureHeader::width))
                    .with("height", header.map(PictureHeader::height));
        }
    }

    private Fact skin(FoundSkin found) {
        Skin skin = found.skin();
        String origin = skin.index() == Skin.UNLISTED
                ? text("file.skin.unlisted")
                : text("file.byte", md2.skins().get(skin.index()).offset());
        int width = md2.header().skinWidth();
        int height = md2.header().skinHeight();
        String image = skin.found()
                .map(path -> found.header()
                        .map(it -> text(
                                "file.skin." + (it.width() == width && it.height() == height ? "same" : "differs"),
                                path.getFileName(),
                                it.width(),
                                it.height(),
                                width,
                                height))
                        .orElseGet(() -> text("file.skin.unreadable", path.getFileName())))
                .orElseGet(() -> text("file.skin." + skin.origin()));
        // An image of the same proportions is an exact scale of the header's.
        boolean mismatch = found.header()
                .filter(it -> (long) it.width() * height != (long) it.height() * width)
                .isPresent();
        return fact("skin", skin.name(), origin + " · " + image).marked(mismatch);
    }

    @Override
    public Map<String, Object> members() {
        return new Members()
                .with("version", md2.header().get(Field.VERSION))
                .with("skinWidth", md2.header().skinWidth())
                .with("skinHeight", md2.header().skinHeight())
                .with("skins", md2.skins().stream().map(Md2Skin::name).toList())
                .with("skinFiles", skins().map(FoundSkin::members).toList())
                .with("vertices", md2.vertexCount())
                .with("texCoords", md2.texCoords().size())
                .with("triangles", md2.triangles().size())
                .with("glCommands", md2.glCommands().list().size())
                .with("numGlcmds", md2.header().get(Field.NUM_GLCMDS))
                .with("frames", md2.frames().size())
                .with("size", size(KeyframeBoxes.of(md2)))
                .with("gridSteps", gridSteps().map(Facts::rounded))
                .with(
                        "roundingErrors",
                        gridSteps()
                                .map(steps -> rounded(
                                        steps.stream().map(step -> step / 2).toList())))
                .with(
                        "clips",
                        KeyframeClips.of(md2).stream()
                                .map(clip -> new Members()
                                        .with("name", clip.name())
                                        .with("first", clip.first())
                                        .with("last", clip.last()))
                                .toList());
    }
}
