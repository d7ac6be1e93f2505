package org.jointscope.ui.app;

import javafx.fxml.FXMLLoader;
import javafx.fxml.JavaFXBuilderFactory;
import javafx.util.BuilderFactory;

import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.VerdictUpdater;
import org.jointscope.ui.edits.EditBar;
import org.jointscope.ui.edits.EditCommands;
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
import org.jointscope.ui.status.StatusView;
import org.jointscope.ui.status.StatusViewModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.timeline.MovementBar;
import org.jointscope.ui.timeline.MovementViewModel;
import org.jointscope.ui.timeline.TimelineView;
import org.jointscope.ui.timeline.TimelineViewModel;
import org.jointscope.ui.verdicts.VerdictChips;
import org.jointscope.ui.verdicts.VerdictsPane;
import org.jointscope.ui.verdicts.VerdictsViewModel;
import org.jointscope.ui.viewport.ThroughBar;
import org.jointscope.ui.viewport.ViewportCommands;
import org.jointscope.ui.viewport.ViewportTools;
import org.jointscope.ui.viewport.ViewportView;
import org.jointscope.ui.viewport.ViewportViewModel;
import org.jointscope.ui.viewport.preview.ShowAsButton;
import org.jointscope.ui.viewport.preview.ShowAsLegend;
import org.jointscope.ui.viewport.preview.ShowAsViewModel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/**
 * Makes the views with what they need: the one place where the parts of the window are put
 * together.
 */
final class ViewFactory {

    private final Map<Class<?>, Supplier<?>> controllers = new HashMap<>();
    private final ResourceBundle texts = ResourceBundle.getBundle("org.jointscope.ui.messages");

    ViewFactory(
            Document document,
            FileOpener opener,
            TaskWork work,
            BackgroundExecutors executors,
            Theme theme,
            Settings settings,
            FileDialogs dialogs) {
        Texts words = new Texts(texts);
        PictureImages images = new PictureImages();
        new Reparser(document, executors.add());
        PaneKit kit = new PaneKit(document, words, settings);
        ViewportViewModel viewport = new ViewportViewModel(document);
        PairValidator pairs = new PairValidator(document, executors.add());
        IssuesViewModel issues = new IssuesViewModel(document, pairs, words);
        new VerdictUpdater(document, executors.add());
        VerdictsViewModel verdicts = new VerdictsViewModel(document, pairs, executors.add(), words);
        IssuesFold fold = new IssuesFold(document);
        MainViewModel main = new MainViewModel(document, opener);
        Saving saving = new Saving(document, executors.add(), words);
        EditsViewModel edits = new EditsViewModel(document, executors.add(), words);
        RepairViewModel repair =
                new RepairViewModel(document, executors.add(), executors.add(), words);
        ShowAsViewModel showAs = new ShowAsViewModel(document, words);
        Commands commands = new Commands(words);
        EditCommands.add(commands, edits);
        RepairCommands.add(commands, repair, texts);
        ViewportCommands.add(commands, viewport);
        PlaybackCommands.add(commands, document.playback());
        put(
                MainView.class,
                () ->
                        new MainView(
                                main, viewport, issues, verdicts, edits, repair, saving, fold,
                                commands, showAs, theme, settings, dialogs));
        FloatFigures figures = new FloatFigures(document, executors.add(), words);
        put(
                ComponentsPane.class,
                () -> new ComponentsPane(new ComponentsViewModel(document, figures, words), kit));
        put(
                FramesPane.class,
                () -> new FramesPane(new FramesViewModel(document, figures, words), kit));
        put(EditsPane.class, () -> new EditsPane(edits, kit));
        put(EditBar.class, () -> new EditBar(edits, commands));
        put(OutlineView.class, () -> new OutlineView(new OutlineViewModel(document, words)));
        put(ViewportView.class, () -> new ViewportView(viewport, images));
        put(ViewportTools.class, () -> new ViewportTools(viewport, commands));
        put(ShowAsButton.class, () -> new ShowAsButton(showAs));
        put(ShowAsLegend.class, () -> new ShowAsLegend(showAs));
        put(ThroughBar.class, () -> new ThroughBar(viewport));
        MovementViewModel movement =
                new MovementViewModel(document.playheads(), document.playback(), words);
        put(
                TimelineView.class,
                () ->
                        new TimelineView(
                                new TimelineViewModel(document.playback(), words), movement));
        put(MovementBar.class, () -> new MovementBar(movement));
        put(FilesView.class, () -> new FilesView(new FilesViewModel(document, opener)));
        put(
                StatusView.class,
                () -> new StatusView(new StatusViewModel(document, opener, saving, work, fold)));
        put(
                JointPane.class,
                () -> new JointPane(new JointViewModel(document, words, System::nanoTime), kit));
        put(FlagsPane.class, () -> new FlagsPane(new FlagsViewModel(document, words), kit));
        put(
                BaseframePane.class,
                () -> new BaseframePane(new BaseframeViewModel(document, words), kit));
        put(
                BoundsPane.class,
                () -> new BoundsPane(new BoundsViewModel(document, executors.add(), words), kit));
        put(
                KeyframesPane.class,
                () ->
                        new KeyframesPane(
                                new KeyframesViewModel(document, executors.add(), words), kit));
        put(
                VerticesPane.class,
                () -> new VerticesPane(new VerticesViewModel(document, words), kit));
        put(HeaderPane.class, () -> new HeaderPane(new HeaderViewModel(document, words), kit));
        put(MeshesPane.class, () -> new MeshesPane(new MeshesViewModel(document, words), kit));
        put(
                TrianglesPane.class,
                () -> new TrianglesPane(new TrianglesViewModel(document, words), images, kit));
        put(
                GlCommandsPane.class,
                () ->
                        new GlCommandsPane(
                                new GlCommandsViewModel(document, executors.add(), words), kit));
        put(
                SkinsPane.class,
                () ->
                        new SkinsPane(
                                new SkinsViewModel(
                                        document,
                                        executors.add(),
                                        executors.add(),
                                        words,
                                        settings),
                                images,
                                kit,
                                dialogs));
        put(CameraPane.class, () -> new CameraPane(new CameraViewModel(document, words), kit));
        put(FileView.class, () -> new FileView(new FileViewModel(document, words)));
        put(
                SourceView.class,
                () -> new SourceView(new SourceViewModel(document, words, System::nanoTime)));
        put(VerdictsPane.class, () -> new VerdictsPane(verdicts, kit));
        put(VerdictChips.class, () -> new VerdictChips(verdicts, words));
        put(IssuesPane.class, () -> new IssuesPane(issues, kit));
        put(
                SanityPane.class,
                () -> new SanityPane(new SanityViewModel(document, executors.add(), words), kit));
        put(
                SuggestPane.class,
                () -> new SuggestPane(new SuggestViewModel(document, executors.add(), words), kit));
    }

    private <T> void put(Class<T> view, Supplier<T> controller) {
        controllers.put(view, controller);
    }

    /** Loads the FXML of the same name as a view, with the views that it includes. */
    <T> T load(Class<?> view) {
        FXMLLoader loader = new FXMLLoader(view.getResource(view.getSimpleName() + ".fxml"), texts);
        loader.setControllerFactory(this::controller);
        BuilderFactory others = new JavaFXBuilderFactory();
        loader.setBuilderFactory(
                type ->
                        controllers.containsKey(type)
                                ? () -> controller(type)
                                : others.getBuilder(type));
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Object controller(Class<?> type) {
        return Optional.ofNullable(controllers.get(type))
                .orElseThrow(() -> new IllegalArgumentException("no controller of " + type))
                .get();
    }
}
