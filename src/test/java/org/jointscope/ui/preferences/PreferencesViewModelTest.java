package org.jointscope.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.ColorScheme;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.analysis.UnitLength;
import org.jointscope.files.GameTree;
import org.jointscope.files.SearchOrder;
import org.jointscope.format.write.SafeFile.Keep;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.document.NumberChoices.DecimalSeparator;
import org.jointscope.ui.storage.Saving;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesViewModelTest {
    private static final List<String> SCALES = List.of("glass.gtk.uiScale", "glass.win.uiScale");

    @TempDir
    private Path folder;

    private final MemorySettings settings = new MemorySettings();
    private final Document document = new Document();
    private final Saving saving = new Saving(document, new ImmediateWork(), Texts.program());
    private final DoubleProperty fieldOfView = new SimpleDoubleProperty(30);

    private PreferencesViewModel preferences() {
        return new PreferencesViewModel(document, saving, new NumberChoices(settings), fieldOfView, settings);
    }

    @AfterEach
    void forget() {
        SCALES.forEach(System::clearProperty);
    }

    @Test
    void choicesAreStored() {
        PreferencesViewModel first = preferences();
        first.themeProperty().set(ColorTheme.DARK);
        first.backupsProperty().set(Keep.FIRST);
        first.playsWhenOpenedProperty().set(false);
        first.md2FrameRateProperty().set(12);
        first.addFolder(folder);
        first.addFolder(folder);
        first.searchProperty().set(SearchChoice.QUAKE2);
        first.numbers().copiedProperty().set(DecimalSeparator.COMMA);
        first.numbers().unitProperty().set(UnitLength.METER);
        first.numbers().metricGridProperty().set(true);

        Document other = new Document();
        Saving otherSaving = new Saving(other, new ImmediateWork(), Texts.program());
        PreferencesViewModel next =
                new PreferencesViewModel(other, otherSaving, new NumberChoices(settings), fieldOfView, settings);
        assertThat(next.themeProperty().get()).isEqualTo(ColorTheme.DARK);
        assertThat(otherSaving.backupsProperty().get()).isEqualTo(Keep.FIRST);
        assertThat(other.playback().playsWhenLoadedProperty().get()).isFalse();
        assertThat(other.playback().keyframeRateProperty().get()).isEqualTo(12);
        assertThat(next.folders()).containsExactly(folder);
        assertThat(next.searchProperty().get()).isEqualTo(SearchChoice.QUAKE2);
        GameTree tree = new GameTree(List.of(folder), Optional.of(SearchOrder.QUAKE2));
        assertThat(document.gameTree()).isEqualTo(tree);
        assertThat(other.gameTree()).isEqualTo(tree);
        assertThat(PreferencesViewModel.gameTree(settings)).isEqualTo(tree);
        assertThat(next.numbers().copiedProperty().get()).isEqualTo(DecimalSeparator.COMMA);
        assertThat(next.numbers().unitProperty().get()).isEqualTo(UnitLength.METER);
        assertThat(next.numbers().metricGridProperty().get()).isTrue();
    }

    @Test
    void colorsFollowTheSystemAsLongAsThatIsChosen() {
        ObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);
        PreferencesViewModel preferences = preferences();
        List<Boolean> shown = new ArrayList<>();
        preferences.isDark(system, ColorScheme.DARK::equals).subscribe(dark -> {
            shown.add(dark);
        });
        system.set(ColorScheme.DARK);
        preferences.themeProperty().set(ColorTheme.LIGHT);
        system.set(ColorScheme.LIGHT);
        preferences.themeProperty().set(ColorTheme.DARK);
        preferences.themeProperty().set(ColorTheme.SYSTEM);
        assertThat(shown).containsExactly(false, true, false, true, false);
    }

    @Test
    void systemDoesNotKeepAClosedWindow() {
        ObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);
        WeakReference<PreferencesViewModel> window = open(system);
        for (int i = 0; i < 50 && window.get() != null; i++) {
            System.gc();
        }
        assertThat(window.get()).isNull();
    }

    private WeakReference<PreferencesViewModel> open(ObjectProperty<ColorScheme> system) {
        Document other = new Document();
        Saving otherSaving = new Saving(other, new ImmediateWork(), Texts.program());
        PreferencesViewModel closed = new PreferencesViewModel(
                other, otherSaving, new NumberChoices(settings), fieldOfView, new MemorySettings());
        closed.isDark(system, ColorScheme.DARK::equals)
                .subscribe(dark -> assertThat(closed).isNotNull());
        return new WeakReference<>(closed);
    }

    @Test
    void everyOrderCanBeChosen() {
        assertThat(SearchChoice.values())
                .extracting(SearchChoice::order)
                .filteredOn(Optional::isPresent)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(SearchOrder.values()).map(Optional::of).toList());
    }

    @Test
    void defaultsCanBeRestored() {
        PreferencesViewModel preferences = preferences();
        preferences.themeProperty().set(ColorTheme.DARK);
        preferences.scaleProperty().set(150);
        preferences.backupsProperty().set(Keep.NONE);
        preferences.playsWhenOpenedProperty().set(false);
        preferences.md2FrameRateProperty().set(12);
        preferences.addFolder(folder);
        preferences.searchProperty().set(SearchChoice.FOLDERS);
        preferences.numbers().copiedProperty().set(DecimalSeparator.COMMA);
        preferences.numbers().unitProperty().set(UnitLength.METER);

        preferences.restoreDefaults();

        assertThat(preferences.themeProperty().get()).isEqualTo(ColorTheme.SYSTEM);
        assertThat(preferences.scaleProperty().get()).isEqualTo(100);
        assertThat(preferences.backupsProperty().get()).isEqualTo(Keep.EVERY);
        assertThat(preferences.playsWhenOpenedProperty().get()).isTrue();
        assertThat(preferences.md2FrameRateProperty().get()).isEqualTo(10);
        assertThat(preferences.folders()).isEmpty();
        assertThat(document.gameTree()).isEqualTo(GameTree.NEARBY);
        assertThat(preferences.numbers().copiedProperty().get()).isEqualTo(DecimalSeparator.POINT);
        assertThat(preferences.numbers().unitProperty().get()).isEqualTo(UnitLength.INCH);
    }

    @Test
    void sizeAppliesAtTheNextStart() {
        PreferencesViewModel preferences = preferences();
        preferences.setPixels(2);
        assertThat(preferences.scaleChangedProperty().get()).isFalse();

        preferences.scaleProperty().set(150);

        assertThat(preferences.scaleChangedProperty().get()).isTrue();
        UiScale.apply(settings::find);
        assertThat(SCALES).extracting(System::getProperty).containsOnly("3.0");

        // The screen has these pixels at the chosen size: it does not grow with every start.
        PreferencesViewModel next = preferences();
        next.setPixels(3);
        next.scaleProperty().set(100);
        next.scaleProperty().set(125);
        UiScale.apply(settings::find);
        assertThat(SCALES).extracting(System::getProperty).containsOnly("2.5");
    }

    @Test
    void sizesAtWhichTheWindowFitsOnTheScreenAreOffered() {
        PreferencesViewModel preferences = preferences();
        preferences.setPixels(1);
        assertThat(preferences.scaleChoices(1920)).last().isEqualTo(200);
        assertThat(preferences.scaleChoices(1440)).last().isEqualTo(150);
        assertThat(preferences.scaleChoices(1366)).last().isEqualTo(125);
        assertThat(preferences.scaleChoices(640)).containsExactly(80, 90, 100);
        preferences.setPixels(1.5);
        assertThat(preferences.scaleChoices(1920)).last().isEqualTo(125);
    }

    @Test
    void damagedSettingsAreDefaults() {
        settings.put("scale.percent", "150");
        settings.put("scale.pixels", "1e300");
        UiScale.apply(settings::find);
        assertThat(SCALES).extracting(System::getProperty).containsOnlyNulls();
        settings.put("scale.percent", "5000");
        settings.put("scale.pixels", "1e300");
        settings.put("theme", "PINK");
        settings.put("md2.frameRate", "many");
        settings.put("textures.folders", "relative/folder\n\0\n" + folder);

        PreferencesViewModel preferences = preferences();

        assertThat(preferences.scaleProperty().get()).isEqualTo(100);
        UiScale.apply(settings::find);
        assertThat(SCALES).extracting(System::getProperty).containsOnlyNulls();
        assertThat(preferences.themeProperty().get()).isEqualTo(ColorTheme.SYSTEM);
        assertThat(preferences.md2FrameRateProperty().get()).isEqualTo(10);
        assertThat(preferences.folders()).containsExactly(folder);
    }

    @Test
    void addedFoldersAreSearchedForTheOpenModel() throws IOException {
        Path game = Files.createDirectories(folder.resolve("game/models"));
        Path skin = Files.createFile(game.resolve("skin.tga"));
        Path elsewhere = Files.createDirectories(folder.resolve("work"));
        String mesh = SmallModel.mesh(SmallModel.GUARD, "models/skin");
        document.show(SmallModel.open(SmallModel.write(elsewhere, "guard.md5mesh", mesh)));
        PreferencesViewModel preferences = preferences();
        assertThat(document.getOpen().meshes().getFirst().textures().color().file())
                .isEmpty();

        preferences.addFolder(game.getParent());
        assertThat(document.getOpen().meshes().getFirst().textures().color().file())
                .contains(skin);

        preferences.removeFolder(game.getParent());
        assertThat(document.getOpen().meshes().getFirst().textures().color().file())
                .isEmpty();
    }

    @Test
    void animationPlaysOnlyIfItIsPreferred() {
        PreferencesViewModel preferences = preferences();
        preferences.playsWhenOpenedProperty().set(false);
        document.show(SmallModel.open(SmallModel.write(folder, "w.md5anim", SmallModel.cycle())));
        assertThat(document.playback().playingProperty().get()).isFalse();
        preferences.playsWhenOpenedProperty().set(true);
        document.show(SmallModel.open(SmallModel.write(folder, "w.md5anim", SmallModel.cycle())));
        assertThat(document.playback().playingProperty().get()).isTrue();
    }
}
