package org.jointscope.ui.md5.materials;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.GameText;
import org.jointscope.material.TextureChoice;
import org.jointscope.material.TextureVariant;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.IssueMarks.Mark;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.materials.MaterialDetails.Tile;
import org.jointscope.ui.md5.materials.MaterialRow.Place;
import org.jointscope.ui.pane.StepwiseWork;
import org.jointscope.ui.pane.WhenSeen;

/** The materials of the meshes, how their images were found, and the choice of other images. */
public final class MaterialsViewModel {

    /** Whether the pane is visible; if it is not, nothing is read. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final ReadOnlyObjectWrapper<List<MaterialRow>> rows = new ReadOnlyObjectWrapper<>(this, "rows", List.of());

    /** The material of the selected mesh; initially the first. */
    final ReadOnlyObjectWrapper<Optional<MaterialRow>> chosen =
            new ReadOnlyObjectWrapper<>(this, "chosen", Optional.empty());

    final ReadOnlyObjectWrapper<MaterialDetails> details =
            new ReadOnlyObjectWrapper<>(this, "details", MaterialDetails.NONE);

    /** The images of the steps that were read until now. */
    final ObservableList<Thumbnail> thumbnails = FXCollections.observableArrayList();

    /** The game around the mesh, and the places that are searched. */
    final ReadOnlyObjectWrapper<GameLines> game = new ReadOnlyObjectWrapper<>(this, "game", GameLines.NONE);

    /** The skins of the model; empty if there is no choice. */
    final ReadOnlyObjectWrapper<List<TextureVariant>> skins = new ReadOnlyObjectWrapper<>(this, "skins", List.of());

    final ReadOnlyObjectWrapper<TextureVariant> skin = new ReadOnlyObjectWrapper<>(this, "skin");

    final MaterialTexts words;

    private final Document document;
    private final Texts texts;
    private final Consumer<Path> opener;
    private final BackgroundWork searching;
    private final StepwiseWork<Thumbnail> reading;
    private final WhenSeen searchingGame = new WhenSeen(showing, this::searchGame);
    private GameTree tree = GameTree.NEARBY;
    private Optional<Path> mesh = Optional.empty();
    private Path root = Path.of("");
    private Optional<Place> awaited = Optional.empty();

    /** @param places one per line */
    record GameLines(String line, String places) {

        static final GameLines NONE = new GameLines("", "");
    }

    /**
     * @param searching for the game
     * @param reading of images
     * @param opener opens a file beside the model
     */
    public MaterialsViewModel(
            Document document, BackgroundWork searching, BackgroundWork reading, Consumer<Path> opener, Texts texts) {
        this.document = document;
        this.searching = searching;
        this.texts = texts;
        this.opener = opener;
        this.words = new MaterialTexts(texts);
        this.reading = new StepwiseWork<>(reading, texts.of("materials.reading"));
        showing.subscribe(is -> {
            if (is) {
                this.reading.run();
            } else {
                this.reading.stop();
            }
        });
        document.onModel(this::opened, this::show);
        document.selectedMeshProperty().subscribe(now -> follow());
    }

    private void opened(OpenModel open) {
        thumbnails.clear();
        reading.prepare(0, () -> at -> null, (read, at) -> {});
        details.set(MaterialDetails.NONE);
        mesh = Optional.empty();
        searching.cancel();
        game.set(GameLines.NONE);
        show(open);
        Optional<Place> place = awaited;
        awaited = Optional.empty();
        place.filter(it -> file(it).isPresent()).ifPresent(this::follow);
    }

    private void show(OpenModel open) {
        Optional<Path> path = open.mesh().map(it -> it.path().toAbsolutePath());
        if (!path.equals(mesh) || !open.tree().equals(tree)) {
            mesh = path;
            tree = open.tree();
            searching.cancel();
            searchingGame.run();
        }
        List<MaterialRow> now = MaterialRow.of(open);
        root = mesh.map(it -> MaterialTexts.root(it, now)).orElse(root);
        rows.set(now);
        follow();
        List<TextureVariant> variants = rows.get().stream()
                .map(it -> it.textures().variants())
                .filter(it -> it.size() > 1)
                .findFirst()
                .orElse(List.of());
        skins.set(variants);
        skin.set(variants.stream()
                .filter(it -> it.skin() == open.choice().skin()
                        && it.frame() == open.choice().frame())
                .findFirst()
                .or(() -> variants.stream().reduce((first, last) -> last))
                .orElse(null));
    }

    private void searchGame() {
        GameTree now = tree;
        mesh.ifPresent(path -> searching.start(
                texts.of("materials.searching"),
                () -> {
                    var found = now.around(path);
                    String places = GameText.places(found).stream()
                            .map(Phrase::toString)
                            .collect(Collectors.joining("\n"));
                    return new GameLines(GameText.of(found).toString(), places);
                },
                game::set,
                failed -> game.set(new GameLines(texts.of("materials.failed", failed), ""))));
    }

    /** Shows the material of the selected mesh. */
    private void follow() {
        int selected = document.selectedMeshProperty().get();
        chosen.set(rows.get().stream()
                .filter(it -> it.meshes().contains(selected))
                .findFirst()
                .or(() -> rows.get().stream().findFirst()));
        MaterialDetails next = chosen.get().map(it -> words.details(it, root)).orElse(MaterialDetails.NONE);
        if (!next.equals(details.get())) {
            List<Tile> tiles = next.tiles();
            thumbnails.clear();
            details.set(next);
            reading.prepare(
                    tiles.size(), () -> at -> Thumbnail.read(tiles.get(at), texts), (read, at) -> thumbnails.add(read));
            if (showing.get()) {
                reading.run();
            }
        }
    }

    void choose(MaterialRow row) {
        if (!row.meshes().contains(document.selectedMeshProperty().get())) {
            document.selectedMeshProperty().set(row.meshes().getFirst());
        }
    }

    String declared(MaterialRow row) {
        return words.declared(row, root);
    }

    /** The errors and warnings of the meshes with a material. */
    static Optional<Mark> mark(IssueMarks marks, MaterialRow row) {
        return row.meshes().stream().flatMap(it -> marks.mesh(it).stream()).reduce(Mark::and);
    }

    /** Shows the location in the source; opens the file beside the model if it is not open. */
    void follow(Place place) {
        Optional<InspectedFile> open = file(place);
        open.ifPresent(it -> place.at().ifPresent(at -> document.showSource(it, at)));
        if (open.isEmpty()) {
            awaited = Optional.of(place);
            opener.accept(place.file());
        }
    }

    boolean isOpen(Place place) {
        return file(place).isPresent();
    }

    private Optional<InspectedFile> file(Place place) {
        return document.getOpen().files().stream()
                .filter(it -> it.path().toAbsolutePath().equals(place.file()))
                .findFirst();
    }

    /** Uses an image instead of that of the game. */
    void chooseImage(MaterialRow row, Path image) {
        document.choose(choice().with(row.name(), image.toAbsolutePath()));
    }

    void useImageOfGame(MaterialRow row) {
        document.choose(choice().with(row.name(), null));
    }

    void chooseSkin(TextureVariant variant) {
        document.choose(choice().with(variant));
    }

    private TextureChoice choice() {
        return document.getOpen().choice();
    }

    /** The folder on the disk that contains the mesh. */
    Optional<Path> folder() {
        return mesh.flatMap(StoredFiles::folder);
    }

    /** The details as lines, with the game. */
    String text() {
        return Stream.concat(
                        Stream.of(game.get().line(), game.get().places()).filter(it -> !it.isEmpty()),
                        details.get().lines())
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
