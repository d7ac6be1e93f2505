package org.jointscope.ui.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;

import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.fxml.FXMLLoader;
import javafx.fxml.JavaFXBuilderFactory;
import javafx.util.BuilderFactory;

import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.VerdictUpdater;
import org.jointscope.ui.edits.EditBar;
import org.jointscope.ui.edits.EditsPane;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.file.FileView;
import org.jointscope.ui.file.FileViewModel;
import org.jointscope.ui.files.FilesView;
import org.jointscope.ui.files.FilesViewModel;
import org.jointscope.ui.issues.IssuesPane;
import org.jointscope.ui.issues.IssuesViewModel;
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
import org.jointscope.ui.md5.baseframe.BaseframePane;
import org.jointscope.ui.md5.baseframe.BaseframeViewModel;
import org.jointscope.ui.md5.bounds.BoundsPane;
import org.jointscope.ui.md5.bounds.BoundsViewModel;
import org.jointscope.ui.md5.camera.CameraPane;
import org.jointscope.ui.md5.camera.CameraViewModel;
import org.jointscope.ui.md5.components.ComponentsPane;
import org.jointscope.ui.md5.components.ComponentsViewModel;
import org.jointscope.ui.md5.flags.FlagsPane;
import org.jointscope.ui.md5.flags.FlagsViewModel;
import org.jointscope.ui.md5.frames.FramesPane;
import org.jointscope.ui.md5.frames.FramesViewModel;
import org.jointscope.ui.md5.joint.JointPane;
import org.jointscope.ui.md5.joint.JointViewModel;
import org.jointscope.ui.md5.meshes.MeshesPane;
import org.jointscope.ui.md5.meshes.MeshesViewModel;
import org.jointscope.ui.md5.repair.RepairCommands;
import org.jointscope.ui.md5.repair.RepairViewModel;
import org.jointscope.ui.md5.sanity.SanityPane;
import org.jointscope.ui.md5.sanity.SanityViewModel;
import org.jointscope.ui.md5.suggest.SuggestPane;
import org.jointscope.ui.md5.suggest.SuggestViewModel;
import org.jointscope.ui.outline.OutlineView;
import org.jointscope.ui.outline.OutlineViewModel;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.provenance.FloatFigures;
import org.jointscope.ui.source.SourceView;
import org.jointscope.ui.source.SourceViewModel;
import org.jointscope.ui.start.StartPane;
import org.jointscope.ui.start.StartViewModel;
import org.jointscope.ui.status.StatusView;
import org.jointscope.ui.status.StatusViewModel;
import org.jointscope.ui.status.TroubleBar;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.RecentFiles;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.timeline.TimelineView;
import org.jointscope.ui.timeline.TimelineViewModel;
import org.jointscope.ui.verdicts.ChosenEngines;
import org.jointscope.ui.verdicts.VerdictChips;
import org.jointscope.ui.verdicts.VerdictsPane;
import org.jointscope.ui.verdicts.VerdictsViewModel;
import org.jointscope.ui.viewport.ShowAsViewModel;
import org.jointscope.ui.viewport.ViewportCommands;
import org.jointscope.ui.viewport.ViewportTools;
import org.jointscope.ui.viewport.ViewportView;
import org.jointscope.ui.viewport.ViewportViewModel;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/**
 * Creates all views with their dependencies: the only place where the parts of the window are
 * assembled.
 */
final class ViewFactory {

    private final Map<Class<?>, Object> views = new HashMap<>();
    private final ResourceBundle texts = Texts.program().bundle();

    /**
     * @param lanes creates a new lane for background work on each call
     */
    ViewFactory(
            Document document,
            FileOpener opener,
            BackgroundWork work,
            Supplier<BackgroundWork> lanes,
            Settings settings,
            FileDialogs dialogs) {
        Texts words = new Texts(texts);
        Commands commands = new Commands(words);
        addThemes(commands, settings);
        PictureImages images = new PictureImages();
        new Reparser(document, lanes.get());
        PaneKit kit = new PaneKit(document, words, settings);
        ViewportViewModel viewport = new ViewportViewModel(document);
        PairValidator pairs = new PairValidator(document, lanes.get());
        IssuesViewModel issues = new IssuesViewModel(document, pairs, words);
        new VerdictUpdater(document, lanes.get());
        ChosenEngines engines = new ChosenEngines(settings);
        VerdictsViewModel verdicts =
                new VerdictsViewModel(document, pairs, engines, lanes.get(), words);
        IssuesFold fold = new IssuesFold(document);
        Saving saving = new Saving(document, lanes.get(), words);
        EditsViewModel edits = new EditsViewModel(document, lanes.get(), words);
        RepairViewModel repair = new RepairViewModel(document, lanes.get(), lanes.get(), words);
        issues.onCure(repair::cure);
        verdicts.onCure(repair::cure);
        ShowAsViewModel showAs = new ShowAsViewModel(document, words);
        FloatFigures figures = new FloatFigures(document, lanes.get(), words);
        EditBar.addCommands(commands, edits, document.editing());
        RepairCommands.add(commands, repair, texts);
        new ViewportCommands(commands, viewport).add();
        PlaybackCommands.add(commands, document.playback());
        settings.follow("viewport.mesh", viewport.visible(Layer.MESH));
        settings.follow("viewport.skeleton", viewport.visible(Layer.SKELETON));
        settings.follow("viewport.names", viewport.visible(Layer.NAMES));
        settings.follow("viewport.axes", viewport.visible(Layer.AXES));
        settings.follow("viewport.bounds", viewport.visible(Layer.BOUNDS));
        settings.follow("viewport.grid", viewport.visible(Layer.GRID));
        settings.follow("viewport.path", viewport.visible(Layer.CAMERA_PATH));
        settings.follow("issues.folded", fold.foldedByHandProperty());
        RecentFiles recent = new RecentFiles(document, settings);
        StartViewModel start = new StartViewModel(document, opener, work, recent);
        add(new StartPane(start, words));
        MainViewModel main =
                new MainViewModel(
                        document, opener, saving, fold, issues, verdicts, edits, repair, showAs,
                        start);
        add(new MainView(main, commands, settings, dialogs));
        add(new ComponentsPane(new ComponentsViewModel(document, figures, words), kit));
        add(new FramesPane(new FramesViewModel(document, figures, words), kit));
        add(new EditsPane(edits, kit));
        add(new EditBar(document.editing(), commands));
        add(new OutlineView(new OutlineViewModel(document, words)));
        add(new ViewportView(viewport, showAs, images));
        add(new ViewportTools(viewport, showAs, commands));
        TimelineViewModel timeline = new TimelineViewModel(document.playheads(), words);
        add(new TimelineView(timeline));
        add(new FilesView(new FilesViewModel(document, opener, words)));
        StatusViewModel status = new StatusViewModel(document, opener, saving, work, fold, words);
        add(new StatusView(status));
        add(new TroubleBar(status));
        add(new JointPane(new JointViewModel(document, words, System::nanoTime), kit));
        add(new FlagsPane(new FlagsViewModel(document, words), kit));
        add(new BaseframePane(new BaseframeViewModel(document, words), kit));
        add(new BoundsPane(new BoundsViewModel(document, lanes.get(), words), kit));
        add(new KeyframesPane(new KeyframesViewModel(document, lanes.get(), words), kit));
        add(new VerticesPane(new VerticesViewModel(document, words), kit));
        add(new HeaderPane(new HeaderViewModel(document, words), kit));
        add(new MeshesPane(new MeshesViewModel(document, words), kit));
        add(new TrianglesPane(new TrianglesViewModel(document, words), images, kit));
        add(new GlCommandsPane(new GlCommandsViewModel(document, lanes.get(), words), kit));
        SkinsViewModel skins =
                new SkinsViewModel(document, lanes.get(), lanes.get(), words, settings);
        add(new SkinsPane(skins, images, kit, dialogs));
        add(new CameraPane(new CameraViewModel(document, words), kit));
        add(new FileView(new FileViewModel(document, words)));
        add(new SourceView(new SourceViewModel(document, words, System::nanoTime)));
        add(new VerdictsPane(verdicts, kit));
        add(new VerdictChips(verdicts, words));
        add(new IssuesPane(issues, kit));
        add(new SanityPane(new SanityViewModel(document, lanes.get(), words), kit));
        add(new SuggestPane(new SuggestViewModel(document, lanes.get(), words), kit));
    }

    /** Light or dark; the default is the theme of the system. */
    private static void addThemes(Commands commands, Settings settings) {
        BooleanProperty dark =
                new SimpleBooleanProperty(
                        Platform.getPreferences().getColorScheme() == ColorScheme.DARK);
        dark.subscribe(
                is -> {
                    Theme theme = is ? new PrimerDark() : new PrimerLight();
                    Application.setUserAgentStylesheet(theme.getUserAgentStylesheet());
                });
        settings.follow("theme.dark", dark);
        commands.add("light", () -> dark.set(false)).chosen(dark.not());
        commands.add("dark", () -> dark.set(true)).chosen(dark);
    }

    private void add(Object view) {
        views.put(view.getClass(), view);
    }

    /** Loads the FXML of the same name as a view, with the views that it includes. */
    <T> T load(Class<?> view) {
        FXMLLoader loader = new FXMLLoader(view.getResource(view.getSimpleName() + ".fxml"), texts);
        loader.setControllerFactory(
                type -> Objects.requireNonNull(views.get(type), "no view is a " + type));
        BuilderFactory others = new JavaFXBuilderFactory();
        loader.setBuilderFactory(
                type -> views.containsKey(type) ? () -> views.get(type) : others.getBuilder(type));
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
