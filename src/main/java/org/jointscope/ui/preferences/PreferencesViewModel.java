package org.jointscope.ui.preferences;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import org.jointscope.files.GameTree;
import org.jointscope.files.SearchOrder;
import org.jointscope.format.write.SafeFile.Keep;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.render.Orbit;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.storage.Saving;

/** What the user can choose for all files. Each choice is stored, and applies immediately. */
public final class PreferencesViewModel {

    private static final String FOLDERS = "textures.folders";
    private static final String ORDER = "search.order";
    private static final String SEPARATOR = "\n";
    private static final int MOST_FOLDERS = 32;

    private final Document document;
    private final Saving saving;
    private final NumberChoices numbers;
    private final DoubleProperty fieldOfView;
    private final int firstScale;
    private final ObjectProperty<ColorTheme> theme = new SimpleObjectProperty<>(this, "theme", ColorTheme.SYSTEM);
    private final ObjectProperty<Integer> scale;
    private final BooleanBinding scaleChanged;
    private final ObservableList<Path> folders = FXCollections.observableArrayList();
    private final ObjectProperty<SearchChoice> search =
            new SimpleObjectProperty<>(this, "search", SearchChoice.AUTOMATIC);
    private double pixels = 1;

    /** Kept here: nothing else refers to it. */
    private BooleanBinding dark;

    /** @param fieldOfView of the viewport, in degrees; stored elsewhere */
    public PreferencesViewModel(
            Document document, Saving saving, NumberChoices numbers, DoubleProperty fieldOfView, Settings settings) {
        this.fieldOfView = fieldOfView;
        this.document = document;
        this.saving = saving;
        this.numbers = numbers;
        this.firstScale = UiScale.find(settings);
        scale = new SimpleObjectProperty<>(this, "scale", firstScale);
        scale.subscribe((before, percent) -> UiScale.store(settings, percent, pixels));
        scaleChanged = scale.isNotEqualTo(firstScale);
        settings.follow("theme", theme, ColorTheme.class);
        settings.follow("save.backups", saving.backupsProperty(), Keep.class);
        settings.follow("playback.whenOpened", document.playback().playsWhenLoadedProperty());
        settings.follow("md2.frameRate", document.playback().keyframeRateProperty());
        folders.setAll(gameTree(settings).added());
        folders.addListener((ListChangeListener<Path>) change -> {
            settings.put(FOLDERS, folders.stream().map(Path::toString).collect(Collectors.joining(SEPARATOR)));
            applySearch();
        });
        settings.follow(ORDER, search, SearchChoice.class);
        search.subscribe(order -> applySearch());
    }

    private void applySearch() {
        document.setGameTree(new GameTree(folders, search.get().order()));
    }

    /** The stored folders and archives in which files are searched for, and their order. */
    public static GameTree gameTree(Settings settings) {
        List<Path> added = settings.find(FOLDERS).stream()
                .flatMap(String::lines)
                .flatMap(PreferencesViewModel::path)
                .limit(MOST_FOLDERS)
                .toList();
        return new GameTree(
                added,
                settings.find(ORDER)
                        .flatMap(name -> Arrays.stream(SearchOrder.values())
                                .filter(order -> order.name().equals(name))
                                .findFirst()));
    }

    private static Stream<Path> path(String stored) {
        try {
            return Optional.of(Path.of(stored)).filter(Path::isAbsolute).stream();
        } catch (InvalidPathException damaged) {
            return Stream.empty();
        }
    }

    public ObjectProperty<ColorTheme> themeProperty() {
        return theme;
    }

    /**
     * Whether the colors are dark.
     *
     * @param system the colors of the operating system; it outlives the window, and must not keep it in memory, so it
     *     is observed weakly
     * @param isSystemDark whether colors of the system are dark
     */
    public <C> ObservableValue<Boolean> isDark(ObservableValue<C> system, Predicate<C> isSystemDark) {
        dark = Bindings.createBooleanBinding(
                () -> theme.get().isDark(isSystemDark.test(system.getValue())), theme, system);
        return dark;
    }

    /** The size of text and controls, in percent. */
    public ObjectProperty<Integer> scaleProperty() {
        return scale;
    }

    /** Whether another size applies at the next start. */
    public ObservableBooleanValue scaleChangedProperty() {
        return scaleChanged;
    }

    /**
     * Sets the pixels per unit of length of the screen, which a stored size is based on.
     *
     * @param now with the size at the start
     */
    public void setPixels(double now) {
        pixels = now * UiScale.NORMAL / firstScale;
    }

    /** The sizes to choose from on a screen with a width in pixels, in percent. */
    List<Integer> scaleChoices(double width) {
        return UiScale.choices(pixels, width);
    }

    /** The folders and archives in which files are searched for after the folders around the model. */
    public ObservableList<Path> folders() {
        return FXCollections.unmodifiableObservableList(folders);
    }

    /** Adds a folder or an archive, once. */
    public void addFolder(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        if (!folders.contains(absolute) && folders.size() < MOST_FOLDERS) {
            folders.add(absolute);
        }
    }

    /** The order in which files are searched for. */
    public ObjectProperty<SearchChoice> searchProperty() {
        return search;
    }

    /** Removes a folder or an archive. */
    public void removeFolder(Path folder) {
        folders.remove(folder);
    }

    /** The choices of {@link #backupsProperty()}. */
    public List<Keep> backupChoices() {
        return List.of(Keep.values());
    }

    /** Which replaced files are kept as backups. */
    public ObjectProperty<Keep> backupsProperty() {
        return saving.backupsProperty();
    }

    /** The decimal separator of copied tables, and the length of a unit. */
    public NumberChoices numbers() {
        return numbers;
    }

    /** Whether an animation plays as soon as it is open. */
    public BooleanProperty playsWhenOpenedProperty() {
        return document.playback().playsWhenLoadedProperty();
    }

    /** The frame rate of .md2 files, which do not have one. */
    public DoubleProperty md2FrameRateProperty() {
        return document.playback().keyframeRateProperty();
    }

    /** The field of view of the viewport, in degrees from its top edge to its bottom. */
    public DoubleProperty fieldOfViewProperty() {
        return fieldOfView;
    }

    /** Restores the choices of the first start. */
    public void restoreDefaults() {
        theme.set(ColorTheme.SYSTEM);
        scale.set(UiScale.NORMAL);
        folders.clear();
        search.set(SearchChoice.AUTOMATIC);
        saving.backupsProperty().set(Keep.EVERY);
        numbers.restoreDefaults();
        playsWhenOpenedProperty().set(true);
        md2FrameRateProperty().set(KeyframeMorph.FRAME_RATE);
        fieldOfView.set(Orbit.FIELD_OF_VIEW);
    }
}
