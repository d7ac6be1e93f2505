package org.jointscope.ui.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXMLLoader;
import javafx.fxml.JavaFXBuilderFactory;
import javafx.scene.Node;
import javafx.scene.control.Dialog;
import javafx.stage.Window;
import javafx.util.BuilderFactory;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.compare.Compared;
import org.jointscope.ui.compare.DifferencesViewModel;
import org.jointscope.ui.compare.ReplacementViewModel;
import org.jointscope.ui.compatibility.ChosenEngines;
import org.jointscope.ui.compatibility.CompatibilityChips;
import org.jointscope.ui.compatibility.CompatibilityPane;
import org.jointscope.ui.compatibility.CompatibilityViewModel;
import org.jointscope.ui.compatibility.EnginesMenu;
import org.jointscope.ui.control.Deferred;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.desktop.ProgramLog;
import org.jointscope.ui.desktop.TableFiles;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.CompatibilityUpdater;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.edits.EditBar;
import org.jointscope.ui.edits.EditsPane;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.exercises.ExerciseGuide;
import org.jointscope.ui.export.ExportDialog;
import org.jointscope.ui.export.ExportViewModel;
import org.jointscope.ui.file.FileView;
import org.jointscope.ui.file.FileViewModel;
import org.jointscope.ui.files.FilesView;
import org.jointscope.ui.files.FilesViewModel;
import org.jointscope.ui.help.Diagnostics;
import org.jointscope.ui.help.HelpCommands;
import org.jointscope.ui.image.ImageExport;
import org.jointscope.ui.issues.IssuesPane;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.learn.LearnPanel;
import org.jointscope.ui.lessons.LessonGuide;
import org.jointscope.ui.md2.glcommands.GlCommandsPane;
import org.jointscope.ui.md2.glcommands.GlCommandsViewModel;
import org.jointscope.ui.md2.header.HeaderPane;
import org.jointscope.ui.md2.header.HeaderViewModel;
import org.jointscope.ui.md2.keyframes.KeyframesPane;
import org.jointscope.ui.md2.keyframes.KeyframesViewModel;
import org.jointscope.ui.md2.skins.SkinsPane;
import org.jointscope.ui.md2.skins.SkinsViewModel;
import org.jointscope.ui.md2.triangles.TrianglesPane;
import org.jointscope.ui.md2.triangles.TrianglesViewModel;
import org.jointscope.ui.md2.vertices.VerticesPane;
import org.jointscope.ui.md2.vertices.VerticesViewModel;
import org.jointscope.ui.md5.anomalies.AnomaliesPane;
import org.jointscope.ui.md5.anomalies.AnomaliesViewModel;
import org.jointscope.ui.md5.baseframe.BaseframePane;
import org.jointscope.ui.md5.baseframe.BaseframeViewModel;
import org.jointscope.ui.md5.bounds.BoundsPane;
import org.jointscope.ui.md5.bounds.BoundsViewModel;
import org.jointscope.ui.md5.camera.CameraPane;
import org.jointscope.ui.md5.camera.CameraViewModel;
import org.jointscope.ui.md5.components.ComponentsPane;
import org.jointscope.ui.md5.components.ComponentsViewModel;
import org.jointscope.ui.md5.convert.ConvertCommands;
import org.jointscope.ui.md5.convert.ConvertViewModel;
import org.jointscope.ui.md5.curves.CurvesPane;
import org.jointscope.ui.md5.curves.CurvesViewModel;
import org.jointscope.ui.md5.flags.FlagsPane;
import org.jointscope.ui.md5.flags.FlagsViewModel;
import org.jointscope.ui.md5.frames.FramesPane;
import org.jointscope.ui.md5.frames.FramesViewModel;
import org.jointscope.ui.md5.interpolation.InterpolationPane;
import org.jointscope.ui.md5.interpolation.InterpolationViewModel;
import org.jointscope.ui.md5.joint.JointPane;
import org.jointscope.ui.md5.joint.JointViewModel;
import org.jointscope.ui.md5.materials.MaterialsPane;
import org.jointscope.ui.md5.materials.MaterialsViewModel;
import org.jointscope.ui.md5.meshes.MeshesPane;
import org.jointscope.ui.md5.meshes.MeshesViewModel;
import org.jointscope.ui.md5.repair.RepairCommands;
import org.jointscope.ui.md5.repair.RepairViewModel;
import org.jointscope.ui.md5.suggest.SuggestPane;
import org.jointscope.ui.md5.suggest.SuggestViewModel;
import org.jointscope.ui.md5.vertices.MeshVerticesPane;
import org.jointscope.ui.md5.vertices.MeshVerticesViewModel;
import org.jointscope.ui.outline.OutlineView;
import org.jointscope.ui.outline.OutlineViewModel;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.preferences.ColorTheme;
import org.jointscope.ui.preferences.PreferencesDialog;
import org.jointscope.ui.preferences.PreferencesViewModel;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.provenance.ComponentFigures;
import org.jointscope.ui.recovery.RecoveryBar;
import org.jointscope.ui.recovery.RecoveryStore;
import org.jointscope.ui.recovery.RecoveryViewModel;
import org.jointscope.ui.reload.ReloadBar;
import org.jointscope.ui.reload.ReloadViewModel;
import org.jointscope.ui.source.SourceView;
import org.jointscope.ui.source.SourceViewModel;
import org.jointscope.ui.start.StartPane;
import org.jointscope.ui.start.StartViewModel;
import org.jointscope.ui.status.StatusView;
import org.jointscope.ui.status.StatusViewModel;
import org.jointscope.ui.status.TroubleBar;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.FolderMemory;
import org.jointscope.ui.storage.FolderRenames;
import org.jointscope.ui.storage.RecentFiles;
import org.jointscope.ui.storage.Reloading;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.storage.SessionSaving;
import org.jointscope.ui.timeline.TimelineView;
import org.jointscope.ui.timeline.TimelineViewModel;
import org.jointscope.ui.viewport.Comparison;
import org.jointscope.ui.viewport.Layers;
import org.jointscope.ui.viewport.StatisticsViewModel;
import org.jointscope.ui.viewport.ViewportCommands;
import org.jointscope.ui.viewport.ViewportTools;
import org.jointscope.ui.viewport.ViewportView;
import org.jointscope.ui.viewport.ViewportViewModel;

/** Creates all views with their dependencies: the only place where the parts of the window are assembled. */
final class ViewFactory {

    /** Sharp also where the size of all controls is 200%. */
    private static final int ABOUT_ICON = 128;

    private static final long RECOVERY_PAUSE_MILLIS = 300;

    private final Map<Class<?>, Object> views = new HashMap<>();
    private final ResourceBundle texts = Texts.program().bundle();

    /** @param lanes creates a new lane for background work on each call */
    ViewFactory(
            Document document,
            FileOpener opener,
            BackgroundWork work,
            Supplier<BackgroundWork> lanes,
            FileSettings settings,
            FolderMemory folders,
            FileDialogs dialogs,
            Consumer<Path> showFolder) {
        Texts words = new Texts(texts);
        Commands commands = new Commands(words);
        PictureImages images = new PictureImages();
        new Reparser(document, lanes.get());
        NumberChoices numbers = new NumberChoices(settings);
        ImageExport export = new ImageExport(document, lanes.get(), settings, words);
        PaneKit kit = new PaneKit(
                document, words, settings, numbers, Optional.of(new TableFiles(dialogs, export::save, words)));
        ExportDialog.addCommand(
                commands,
                new ExportViewModel(document, lanes.get(), lanes.get(), settings, words),
                dialogs,
                showFolder,
                words);
        ViewportViewModel viewport = new ViewportViewModel(document);
        PairValidator pairs = new PairValidator(document, lanes.get());
        new CompatibilityUpdater(document, lanes.get());
        CounterpartLoader counterparts = new CounterpartLoader(document, lanes.get(), lanes.get());
        ChosenEngines engines = new ChosenEngines(settings);
        IssuesViewModel issues = new IssuesViewModel(document, pairs, engines.chosenProperty(), words);
        CompatibilityViewModel compatibility = new CompatibilityViewModel(document, pairs, engines, lanes.get(), words);
        IssuesFold fold = new IssuesFold(document);
        Saving saving = new Saving(document, lanes.get(), words);
        PreferencesViewModel preferences =
                new PreferencesViewModel(document, saving, numbers, viewport.fieldOfViewProperty(), settings);
        addThemes(commands, preferences);
        EditsViewModel edits = new EditsViewModel(document, lanes.get(), words);
        RepairViewModel repair = new RepairViewModel(document, lanes.get(), lanes.get(), words);
        issues.onCure(repair::cure);
        compatibility.onCure(repair::cure);
        EnginePreviewViewModel enginePreview = new EnginePreviewViewModel(document, words);
        commands.add("commonMistakes", enginePreview.mistakes()::toggle)
                .keys(Scope.FREE, "Shift+M")
                .when(document.modelProperty().map(open -> open.anim().isPresent()));
        ComponentFigures figures = new ComponentFigures(document, lanes.get(), words);
        EditBar.addCommands(commands, edits, document.editing());
        RepairCommands.add(commands, repair, texts);
        ConvertCommands.add(commands, new ConvertViewModel(document, words), words);
        new ViewportCommands(commands, viewport).add();
        PlaybackCommands.add(commands, document.playback());
        TimelineView timeline = new TimelineView(new TimelineViewModel(document.playheads(), words));
        timeline.addCommands(commands);
        OutlineViewModel joints = new OutlineViewModel(document, issues::showJoint, words);
        FolderRenames renames = new FolderRenames(document, opener, lanes.get(), words);
        joints.onRename(renames::search);
        OutlineView outline = new OutlineView(joints);
        outline.addCommands(commands);
        followLayers(settings, viewport);
        viewport.colors().computeIn(lanes.get());
        settings.follow("issues.folded", fold.foldedByHandProperty());
        viewport.remember(folders);
        settings.beforeSaving(viewport::storeView);
        RecentFiles recent = new RecentFiles(document, settings, opener::session);
        StartViewModel start = new StartViewModel(document, opener, work, recent);
        add(new StartPane(start, words));
        SessionSaving sessions = new SessionSaving(document, lanes.get(), words);
        Reloading reloading = new Reloading(document, opener, saving, lanes.get(), lanes.get(), Platform::runLater);
        settings.follow("files.reload", reloading.enabledProperty());
        commands.addToggle("reload", reloading.enabledProperty());
        ReloadViewModel reload = new ReloadViewModel(document, reloading, lanes.get(), words);
        reload.onIssues(issues::showOnly);
        add(new ReloadBar(reload, words));
        RecoveryViewModel recovery = new RecoveryViewModel(
                document,
                opener,
                new RecoveryStore(FileSettings.recovery()),
                lanes.get(),
                lanes.get(),
                RECOVERY_PAUSE_MILLIS,
                words);
        add(new RecoveryBar(recovery, dialogs, words));
        MainViewModel main = new MainViewModel(
                document,
                opener,
                counterparts,
                saving,
                renames,
                fold,
                issues,
                compatibility,
                edits,
                repair,
                enginePreview,
                sessions,
                export,
                new SessionState(document, viewport, enginePreview, fold),
                start,
                reload,
                recovery);
        Function<Window, Dialog<?>> newPreferences = window -> new PreferencesDialog(
                window,
                preferences,
                EnginesMenu.of(engines, words),
                dialogs,
                theme -> commands.get(id(theme)).name(),
                words);
        Diagnostics diagnostics = new Diagnostics(document, settings::all, ProgramLog.current(), words);
        HelpCommands help = new HelpCommands(diagnostics, () -> WindowIcons.of(ABOUT_ICON), words);
        LearnPanel learn = new LearnPanel(words);
        add(learn);
        LessonGuide lessons = new LessonGuide(
                document, opener, commands, settings, viewport.colors().choiceProperty()::get, learn, words);
        ExerciseGuide exercises = new ExerciseGuide(
                document, opener, commands, work, lanes.get(), settings, FileSettings.exercises(), learn, words);
        add(new MainView(main, commands, settings, dialogs, newPreferences, help, lessons, exercises));
        SourceViewModel source = new SourceViewModel(document, words, System::nanoTime);
        HeaderViewModel header = new HeaderViewModel(document, words);
        add(new EditBar(document.editing(), commands));
        add(outline);
        add(new ViewportView(
                viewport,
                enginePreview,
                images,
                numbers,
                () -> new StatisticsViewModel(viewport, words, System::nanoTime, allocatedBytes())));
        add(new ViewportTools(viewport, enginePreview, commands));
        add(timeline);
        add(new FilesView(new FilesViewModel(document, opener, words)));
        StatusViewModel status = new StatusViewModel(
                document,
                List.of(opener, saving, recovery, sessions, export, exercises.trouble(), settings),
                work,
                fold,
                words);
        add(new StatusView(status));
        add(new TroubleBar(status));
        add(new CompatibilityChips(compatibility, words));
        defer(CameraPane.class, () -> new CameraPane(new CameraViewModel(document, words), kit));
        defer(JointPane.class, () -> new JointPane(new JointViewModel(document, words, System::nanoTime), kit));
        defer(FlagsPane.class, () -> new FlagsPane(new FlagsViewModel(document, words), kit));
        defer(BaseframePane.class, () -> new BaseframePane(new BaseframeViewModel(document, words), kit));
        defer(BoundsPane.class, () -> new BoundsPane(new BoundsViewModel(document, lanes.get(), words), kit));
        defer(MeshesPane.class, () -> new MeshesPane(new MeshesViewModel(document, words), kit));
        defer(
                MeshVerticesPane.class,
                () -> new MeshVerticesPane(
                        new MeshVerticesViewModel(document, lanes.get(), words),
                        kit,
                        commands.get("frameSelected")::run));
        defer(
                MaterialsPane.class,
                () -> new MaterialsPane(
                        new MaterialsViewModel(
                                document, lanes.get(), lanes.get(), file -> opener.open(List.of(file)), words),
                        kit,
                        dialogs,
                        commands.get("preferences")::run));
        defer(KeyframesPane.class, () -> new KeyframesPane(new KeyframesViewModel(document, lanes.get(), words), kit));
        defer(VerticesPane.class, () -> new VerticesPane(new VerticesViewModel(document, words), kit));
        defer(TrianglesPane.class, () -> new TrianglesPane(new TrianglesViewModel(document, words), images, kit));
        defer(
                GlCommandsPane.class,
                () -> new GlCommandsPane(new GlCommandsViewModel(document, lanes.get(), words), kit));
        SkinsViewModel skins = new SkinsViewModel(document, lanes.get(), lanes.get(), words, settings);
        defer(SkinsPane.class, () -> new SkinsPane(skins, images, kit, dialogs));
        defer(
                Compared.class,
                () -> new Compared(
                        new ReplacementViewModel(document, lanes.get(), words),
                        new DifferencesViewModel(document, lanes.get(), words),
                        kit));
        defer(HeaderPane.class, () -> new HeaderPane(header, kit));
        defer(FileView.class, () -> new FileView(new FileViewModel(document, kit.numbers(), lanes.get(), words)));
        defer(SourceView.class, () -> new SourceView(source));
        defer(ComponentsPane.class, () -> new ComponentsPane(new ComponentsViewModel(document, figures, words), kit));
        defer(FramesPane.class, () -> new FramesPane(new FramesViewModel(document, figures, words), kit));
        defer(AnomaliesPane.class, () -> new AnomaliesPane(new AnomaliesViewModel(document, lanes.get(), words), kit));
        defer(
                CurvesPane.class,
                () -> new CurvesPane(new CurvesViewModel(document, lanes.get(), export::save, words), kit, dialogs));
        defer(
                InterpolationPane.class,
                () -> new InterpolationPane(new InterpolationViewModel(document, fold.unfoldedProperty(), words), kit));
        defer(SuggestPane.class, () -> new SuggestPane(new SuggestViewModel(document, lanes.get(), words), kit));
        defer(IssuesPane.class, () -> new IssuesPane(issues, kit));
        defer(CompatibilityPane.class, () -> new CompatibilityPane(compatibility, kit));
        defer(EditsPane.class, () -> new EditsPane(edits, kit));
    }

    /** Restores and stores what the viewport shows. */
    static void followLayers(Settings settings, ViewportViewModel viewport) {
        Layers.ALL.forEach(layer -> settings.follow(layer.setting(), viewport.visible(layer)));
        settings.follow("viewport.fieldOfView", viewport.fieldOfViewProperty());
        settings.follow("viewport.colors", viewport.colors().choiceProperty());
        settings.follow("viewport.colors.descendants", viewport.colors().descendantsProperty());
        settings.follow("viewport.ghostCount", viewport.overlays().ghostCount);
        settings.follow("viewport.ghostSpacing", viewport.overlays().ghostSpacing);
        settings.follow("viewport.compare", viewport.comparisonProperty(), Comparison.Mode.class);
    }

    /** The bytes that the current thread has allocated. */
    private static LongSupplier allocatedBytes() {
        return ManagementFactory.getPlatformMXBean(ThreadMXBean.class)::getCurrentThreadAllocatedBytes;
    }

    private static void addThemes(Commands commands, PreferencesViewModel preferences) {
        ObjectProperty<ColorTheme> chosen = preferences.themeProperty();
        preferences
                .isDark(Platform.getPreferences().colorSchemeProperty(), ColorScheme.DARK::equals)
                .subscribe(is -> {
                    Theme theme = is ? new PrimerDark() : new PrimerLight();
                    Application.setUserAgentStylesheet(theme.getUserAgentStylesheet());
                });
        for (ColorTheme theme : ColorTheme.values()) {
            commands.add(id(theme), () -> chosen.set(theme)).chosen(chosen.map(it -> it == theme));
        }
    }

    private static String id(ColorTheme theme) {
        return switch (theme) {
            case LIGHT -> "light";
            case DARK -> "dark";
            case SYSTEM -> "systemTheme";
        };
    }

    private void add(Object view) {
        views.put(view.getClass(), view);
    }

    /** Adds the view of a tab, which is created when it is first visible. */
    private void defer(Class<?> type, Supplier<?> view) {
        views.put(type, new Deferred(() -> {
            Object made = view.get();
            return made instanceof Node node ? node : load(type, made);
        }));
    }

    /** The view of the whole window. */
    MainView main() {
        return (MainView) views.get(MainView.class);
    }

    /** Loads the FXML of the same name as a view, with the views that it includes. */
    <T> T load(Class<?> view) {
        return load(view, views.get(view));
    }

    private <T> T load(Class<?> type, Object view) {
        FXMLLoader loader = new FXMLLoader(type.getResource(type.getSimpleName() + ".fxml"), texts);
        loader.setControllerFactory(
                part -> part == type ? view : Objects.requireNonNull(views.get(part), "no view is a " + part));
        BuilderFactory others = new JavaFXBuilderFactory();
        loader.setBuilderFactory(part -> views.containsKey(part) ? () -> views.get(part) : others.getBuilder(part));
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
