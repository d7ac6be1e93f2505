package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.stage.WindowEvent;

import org.jointscope.ui.app.MainViewModel.PaneKind;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.issues.IssuesPane;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.md5.repair.RepairViewModel;
import org.jointscope.ui.pane.DividerMemory;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.verdicts.VerdictsViewModel;
import org.jointscope.ui.viewport.ViewportViewModel;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;
import org.jointscope.ui.viewport.preview.ShowAsViewModel;

import java.io.File;
import java.util.List;
import java.util.ResourceBundle;

/** The window: menus, keys, files that are dropped on it, and the views of its parts. */
final class MainView {

    private final MainViewModel viewModel;
    private final ViewportViewModel viewport;
    private final IssuesViewModel issues;
    private final VerdictsViewModel verdicts;
    private final EditsViewModel edits;
    private final RepairViewModel repair;
    private final Saving saving;
    private final IssuesFold fold;
    private final Commands commands;
    private final ShowAsViewModel showAs;
    private final Theme theme;
    private final Settings settings;
    private final FileDialogs dialogs;
    private final WindowMemory memory;

    @FXML private ResourceBundle resources;
    @FXML private Parent root;
    @FXML private MenuBar menuBar;
    @FXML private Region rows;
    @FXML private Region lower;
    @FXML private Region grip;
    @FXML private SplitPane columns;
    @FXML private TabPane panes;
    @FXML private TabPane lowerPanes;
    @FXML private IssuesPane issueList;
    @FXML private Node issueChips;
    private KindTabs foot;
    private OpenDialogs openDialogs;

    MainView(
            MainViewModel viewModel,
            ViewportViewModel viewport,
            IssuesViewModel issues,
            VerdictsViewModel verdicts,
            EditsViewModel edits,
            RepairViewModel repair,
            Saving saving,
            IssuesFold fold,
            Commands commands,
            ShowAsViewModel showAs,
            Theme theme,
            Settings settings,
            FileDialogs dialogs) {
        this.viewModel = viewModel;
        this.viewport = viewport;
        this.issues = issues;
        this.verdicts = verdicts;
        this.edits = edits;
        this.repair = repair;
        this.saving = saving;
        this.fold = fold;
        this.commands = commands;
        this.showAs = showAs;
        this.theme = theme;
        this.settings = settings;
        this.dialogs = dialogs;
        this.memory = new WindowMemory(settings);
    }

    @FXML
    private void initialize() {
        KindTabs right = new KindTabs(panes, settings, "");
        right.fitTitles();
        foot = new KindTabs(lowerPanes, settings, "issuesTab");
        followIssues(foot.get("issuesTab"));
        foot.get("issuesTab")
                .textProperty()
                .bind(issues.stateProperty().map(IssuesViewModel.State::title));
        issueList.setAside(issueChips);
        foot.get("verdictsTab")
                .textProperty()
                .bind(verdicts.stateProperty().map(VerdictsViewModel.State::title));
        verdicts.onAsk(engine -> showVerdicts());
        repair.onSuggest(() -> showLower("suggestTab", "#suggestFile"));
        repair.onDone(() -> showLower("editsTab", "#edits"));
        foot.get("editsTab")
                .textProperty()
                .bind(edits.stateProperty().map(EditsViewModel.State::title));
        openDialogs = new OpenDialogs(resources, () -> root.getScene().getWindow(), dialogs);
        new SaveDialogs(saving, new Texts(resources), () -> root.getScene().getWindow(), dialogs);
        memory.follow("theme.dark", theme.darkProperty());
        memory.follow("viewport.skeleton", viewport.visible(Layer.SKELETON));
        memory.follow("viewport.names", viewport.visible(Layer.NAMES));
        memory.follow("viewport.axes", viewport.visible(Layer.AXES));
        memory.follow("viewport.bounds", viewport.visible(Layer.BOUNDS));
        memory.follow("viewport.grid", viewport.visible(Layer.GRID));
        memory.follow("viewport.path", viewport.visible(Layer.CAMERA_PATH));
        memory.follow("issues.folded", fold.foldedByHandProperty());
        showPanes(right);
        new LowerPane(rows, lower, grip, memory).follow(fold.unfoldedProperty());
        viewModel.onTabAsked(right::select);
        addCommands();
        menuBar.getMenus().setAll(new MainMenus(commands, new Texts(resources)).all(showAs));
        new WindowKeys(root, commands, edits).listen();
        root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .subscribe(
                        window -> {
                            if (window != null) {
                                window.setOnCloseRequest(this::closing);
                                window.focusedProperty().subscribe(this::focused);
                            }
                        });
    }

    private void addCommands() {
        commands.add("open", () -> openDialogs.files().ifPresent(this::open))
                .keys(Scope.MENU, "Shortcut+O");
        commands.add(
                        "openFolder",
                        () -> openDialogs.folder().ifPresent(folder -> open(List.of(folder))))
                .keys(Scope.MENU, "Shortcut+Shift+O");
        commands.add("openSample", viewModel::openSample);
        commands.add("save", saving::save)
                .keys(Scope.MENU, "Shortcut+S")
                .when(edits.modifiedProperty());
        commands.add("saveAs", saving::saveAs)
                .keys(Scope.MENU, "Shortcut+Shift+S")
                .when(viewModel.animationOpenProperty());
        commands.add("quit", this::quit).keys(Scope.MENU, "Shortcut+Q");
        commands.add("issues", fold::toggle)
                .keys(Scope.MENU, "Shortcut+I")
                .checked(fold.shownProperty());
        commands.add("verdicts", this::showVerdicts).keys(Scope.MENU, "Shortcut+J");
        commands.add("components", () -> showLower("componentsTab", "#components"))
                .keys(Scope.MENU, "Shortcut+K");
        commands.add("frames", () -> showLower("framesTab", "#frames"))
                .keys(Scope.MENU, "Shortcut+Shift+K");
        commands.add("light", () -> theme.darkProperty().set(false))
                .chosen(theme.darkProperty().not());
        commands.add("dark", () -> theme.darkProperty().set(true)).chosen(theme.darkProperty());
        commands.add("keys", this::showKeys).keys(Scope.MENU, "F1");
    }

    private void showVerdicts() {
        showLower("verdictsTab", "#verdicts");
    }

    private void showKeys() {
        new KeysDialog(root.getScene().getWindow(), commands, resources).show();
    }

    /** Only the panes that there is something to show in. */
    private void showPanes(KindTabs right) {
        Node joints = columns.getItems().getFirst();
        DividerMemory.follow(columns, columns.getId(), settings);
        viewModel
                .paneKindsProperty()
                .subscribe(
                        kinds -> {
                            right.show(kinds);
                            foot.show(kinds);
                            showColumn(joints, kinds.contains(PaneKind.MD5));
                        });
    }

    /** With and without the first column, the others are divided as they were the last time. */
    private void showColumn(Node first, boolean there) {
        if (there == columns.getItems().contains(first)) {
            return;
        }
        // New items get new dividers.
        if (there) {
            columns.getItems().addFirst(first);
            columns.setDividerPositions(0.17, 0.61);
            DividerMemory.follow(columns, columns.getId(), settings);
        } else {
            columns.getItems().remove(first);
            columns.setDividerPositions(0.53);
            DividerMemory.follow(columns, columns.getId() + ".without", settings);
        }
    }

    /** Keeps the tab in front and what is known about it the same. */
    private void followIssues(Tab tab) {
        SelectionModel<Tab> selection = lowerPanes.getSelectionModel();
        selection
                .selectedItemProperty()
                .subscribe(front -> fold.inFrontProperty().set(front == tab));
        fold.inFrontProperty()
                .subscribe(
                        is -> {
                            if (is) {
                                selection.select(tab);
                            }
                        });
    }

    /**
     * Unfolds the panes at the foot, with a tab in front, and gives it the keyboard.
     *
     * @param list the part of it that keys go to
     */
    private void showLower(String tab, String list) {
        fold.unfoldedProperty().set(true);
        foot.select(tab);
        foot.get(tab).getContent().lookup(list).requestFocus();
    }

    private void open(List<File> files) {
        viewModel.open(files.stream().map(File::toPath).toList());
    }

    private void quit() {
        saving.beforeLeaving(Platform::exit);
    }

    @FXML
    private void foldLower() {
        fold.unfoldedProperty().set(false);
    }

    @FXML
    private void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
        }
        event.consume();
    }

    @FXML
    private void drop(DragEvent event) {
        boolean files = event.getDragboard().hasFiles();
        if (files) {
            open(event.getDragboard().getFiles());
        }
        event.setDropCompleted(files);
        event.consume();
    }

    /** Whoever lets a key go elsewhere has let it go. */
    private void focused(boolean is) {
        if (!is) {
            edits.showingOriginalProperty().set(false);
        }
    }

    private void closing(WindowEvent event) {
        if (edits.modifiedProperty().get() || saving.isBusy()) {
            event.consume();
            quit();
        }
    }
}
