package org.jointscope.ui.md2.skins;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.diagnostics.Severity;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.Palette;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.PictureReading;
import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.md2.skins.Palettes.PaletteChoice;
import org.jointscope.ui.md2.skins.SkinRow.SkinReading;

/**
 * The skins of an .md2. The selected one is the active skin. They are searched for and read in the background, the
 * active skin before the others.
 */
public final class SkinsViewModel {

    /**
     * The state of all skins in a sentence.
     *
     * @param applied whether a skin is applied to the model
     * @param text empty until results are known
     */
    record Summary(boolean applied, String text) {

        static final Summary NONE = new Summary(false, "");
    }

    /**
     * The search results for a model.
     *
     * @param colormap with the colors of the game
     */
    private record FoundSkins(List<Skin> skins, Optional<Path> colormap) {}

    /**
     * A skin that was read, with its palette: both in one object, so that no image is shown in colors other than the
     * selected ones.
     *
     * @param palette empty for the image's own
     * @param reading empty if there was no image to read
     */
    private record ColouredSkin(Optional<Palette> palette, Optional<PictureReading> reading) {

        /** Reads a skin. With a colormap without colors, the image keeps its own. */
        static ColouredSkin read(PaletteChoice choice, Optional<Path> picture) {
            Optional<Palette> palette = choice.colormap().flatMap(Palettes::read);
            return new ColouredSkin(palette, picture.map(file -> PictureReader.read(file, palette)));
        }

        /** The results of reading the image, without its pixels. */
        Optional<SkinReading> known() {
            return reading.map(SkinReading::of);
        }
    }

    /** The texts of cells and sentences. */
    final SkinWords words;

    /** The skins of the file's list, then those in the same folder as the model. */
    final ReadOnlyObjectWrapper<List<SkinRow>> rows = new ReadOnlyObjectWrapper<>(this, "rows", List.of());

    /** The selected skin, which is applied to the model if it is readable. */
    final ReadOnlyObjectWrapper<Optional<SkinRow>> active =
            new ReadOnlyObjectWrapper<>(this, "active", Optional.empty());

    final ReadOnlyObjectWrapper<List<PaletteChoice>> choices;

    /** The palette for 8-bit images. */
    final ReadOnlyObjectWrapper<PaletteChoice> choice;

    final ReadOnlyObjectWrapper<SkinDetails> details = new ReadOnlyObjectWrapper<>(this, "details", SkinDetails.NONE);

    /** The active skin of the model, or the reason if there is none. */
    final ReadOnlyObjectWrapper<Summary> summary = new ReadOnlyObjectWrapper<>(this, "summary", Summary.NONE);

    /** Changes whenever more is known of a row. */
    final ReadOnlyIntegerWrapper readings = new ReadOnlyIntegerWrapper(this, "readings");

    private final Document document;
    private final BackgroundWork finding;
    private final BackgroundWork applying;
    private final Texts texts;
    private final Palettes palettes;
    private OpenModel shown = OpenModel.NONE;
    private int rowCount;
    private boolean searching;

    /**
     * @param finding searches for skins and reads the inactive ones
     * @param applying reads the active skin
     */
    public SkinsViewModel(
            Document document, BackgroundWork finding, BackgroundWork applying, Texts texts, Settings settings) {
        this.document = document;
        this.finding = finding;
        this.applying = applying;
        this.texts = texts;
        this.words = new SkinWords(texts);
        this.palettes = new Palettes(texts, settings);
        this.choices = new ReadOnlyObjectWrapper<>(this, "choices", palettes.all());
        this.choice = new ReadOnlyObjectWrapper<>(this, "choice", palettes.own);
        document.onRead(this::open);
    }

    private void open(OpenModel open) {
        Optional<Path> again = active.get()
                .flatMap(row -> row.skin().found())
                .filter(skin -> model(open).equals(model(shown)));
        shown = open;
        finding.cancel();
        applying.cancel();
        searching = open.md2().isPresent();
        rowCount = 0;
        rows.set(List.of());
        active.set(Optional.empty());
        describe();
        open.md2().ifPresent(file -> find(file, again));
    }

    private Md2 md2() {
        return document.getOpen().md2Model().orElse(Md2.EMPTY);
    }

    private static Optional<Path> model(OpenModel open) {
        return open.md2().map(file -> file.path().toAbsolutePath());
    }

    private void find(InspectedFile file, Optional<Path> activeBefore) {
        List<String> listed = md2().skins().stream().map(Md2Skin::name).toList();
        GameTree tree = document.gameTree();
        finding.start(
                texts.of("skins.finding"),
                () -> new FoundSkins(
                        SkinFinder.find(tree, file.path(), listed),
                        SkinFinder.findColormap(tree, file.path()).found()),
                found -> show(found, activeBefore),
                failure -> {
                    searching = false;
                    describe();
                });
    }

    /** Adds the skins that were found; those that the user added meanwhile stay. */
    private void show(FoundSkins found, Optional<Path> activeBefore) {
        searching = false;
        palettes.find(found.colormap());
        rows.set(Stream.concat(found.skins().stream().map(this::newRow), rows.get().stream())
                .toList());
        document.md2()
                .skinFilesProperty()
                .set(rows.get().stream()
                        .flatMap(row -> row.skin().found().stream())
                        .collect(Collectors.toUnmodifiableSet()));
        active.set(active.get().or(() -> activeBefore.flatMap(this::row)).or(this::likeliest));
        choices.set(palettes.all());
        use(palettes.preferred());
    }

    private SkinRow newRow(Skin skin) {
        return new SkinRow(rowCount++, skin);
    }

    private Optional<SkinRow> row(Path picture) {
        return rows.get().stream()
                .filter(row -> row.skin().found().equals(Optional.of(picture)))
                .findFirst();
    }

    /** The first skin that was found and is likely, or otherwise the first if it is missing. */
    private Optional<SkinRow> likeliest() {
        return rows.get().stream()
                .filter(row -> row.skin().isLikely())
                .findFirst()
                .or(() -> rows.get().stream().findFirst().filter(SkinRow::isMissing));
    }

    /** Gives all 8-bit images other colors. */
    public void choosePalette(PaletteChoice next) {
        if (!next.equals(choice.get())) {
            palettes.prefer(next);
            use(next);
        }
    }

    /** Uses the colors of a colormap that the user selected. */
    public void chooseColormap(Path colormap) {
        PaletteChoice chosen = palettes.choose(colormap);
        choices.set(palettes.all());
        choosePalette(chosen);
    }

    private void use(PaletteChoice next) {
        choice.set(next);
        if (!searching) {
            finding.cancel();
        }
        rows.get().forEach(row -> row.reading().set(Optional.empty()));
        apply();
    }

    /** Reads the images of inactive skins, one after another. */
    private void readRest() {
        rows.get().stream()
                .filter(row -> !searching && row.skin().found().isPresent())
                .filter(row -> row.reading().get().isEmpty())
                .findFirst()
                .ifPresent(this::read);
    }

    private void read(SkinRow row) {
        PaletteChoice colours = choice.get();
        finding.start(
                texts.of("skins.reading"),
                () -> ColouredSkin.read(colours, row.skin().found()).known(),
                known -> learn(Optional.of(row), known),
                failure -> learn(Optional.of(row), Optional.of(SkinReading.failed(failure))));
    }

    private void learn(Optional<SkinRow> row, Optional<SkinReading> known) {
        row.ifPresent(it -> it.reading().set(known));
        readings.set(readings.get() + 1);
        describe();
        readRest();
    }

    public void choose(SkinRow row) {
        if (!active.get().equals(Optional.of(row))) {
            active.set(Optional.of(row));
            apply();
        }
    }

    /** Applies any image. */
    public void choosePicture(Path picture) {
        choose(row(picture).orElseGet(() -> add(SkinFinder.chosen(picture))));
    }

    private SkinRow add(Skin skin) {
        SkinRow row = newRow(skin);
        rows.set(Stream.concat(rows.get().stream(), Stream.of(row)).toList());
        return row;
    }

    private void apply() {
        describe();
        PaletteChoice colours = choice.get();
        Optional<Path> file = active.get().flatMap(row -> row.skin().found());
        if (file.isEmpty()) {
            document.md2().skinProperty().set(Optional.empty());
        }
        applying.start(
                texts.of("skins.reading"),
                () -> ColouredSkin.read(colours, file),
                skin -> apply(colours, skin),
                failure -> apply(Optional.of(SkinReading.failed(failure)), Optional.empty()));
    }

    private void apply(PaletteChoice colours, ColouredSkin skin) {
        if (skin.palette().isEmpty() && colours.colormap().isPresent()) {
            document.noticeProperty()
                    .set(texts.of("skins.palette.bad", colours.colormap().get()));
            choice.set(palettes.own);
        }
        apply(skin.known(), skin.reading().flatMap(PictureReading::picture));
    }

    private void apply(Optional<SkinReading> known, Optional<Picture> picture) {
        document.md2().skinProperty().set(picture);
        learn(active.get(), known);
    }

    private void describe() {
        details.set(active.get()
                .map(row -> words.details(row, md2(), choice.get(), palettes.found()))
                .orElse(SkinDetails.NONE));
        document.md2()
                .missingSkinProperty()
                .set(active.get().filter(SkinRow::isMissing).map(SkinRow::name));
        boolean known = document.getOpen().md2().isPresent()
                && !(searching && active.get().isEmpty());
        summary.set(known ? words.summary(rows.get(), active.get(), model(document.getOpen())) : Summary.NONE);
    }

    /** The folder of the model or of its archive, which probably contains the images. */
    public Optional<Path> folder() {
        return model(document.getOpen()).flatMap(StoredFiles::folder);
    }

    /**
     * The details of the selected skin below the table.
     *
     * @param location the location of its name in the file, or the reason why it is in the list
     * @param path of the image; empty if none was found
     * @param remarks the properties of the image, including unusual ones
     * @param names accepted file names; empty if an image was found
     * @param folders that were searched; empty if an image was found
     */
    public record SkinDetails(
            String heading, String location, String path, List<Remark> remarks, String names, List<String> folders) {

        public record Remark(Severity severity, String text) {}

        static final SkinDetails NONE = new SkinDetails("", "", "", List.of(), "", List.of());
    }
}
