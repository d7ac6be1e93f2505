package org.jointscope.ui.find;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Pane;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.scene.Library;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.document.LocationWords;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.find.FindEntry.Kind;
import org.jointscope.ui.storage.FileOpener;

/** Finds anything in the window and in the open files. Its parts are created when it is first requested. */
public final class Finder {

    private static final String SETTING = "preferences.";
    private static final String HELP = ".help";

    private final Document document;
    private final FileOpener opener;
    private final Texts texts;
    private final Consumer<String> preferences;
    private final Consumer<String> help;
    private final TabPane panes;
    private final MenuEntries menus;
    private final FindBox box;

    /**
     * @param window its root
     * @param panes those that no command shows
     * @param preferences shows the preference with a key
     * @param help shows the parts of the help that contain a text
     */
    public Finder(
            Pane window,
            MenuBar menuBar,
            TabPane panes,
            Commands commands,
            Document document,
            FileOpener opener,
            Settings settings,
            Consumer<String> preferences,
            Consumer<String> help,
            Texts texts) {
        this.document = document;
        this.opener = opener;
        this.preferences = preferences;
        this.help = help;
        this.texts = texts;
        this.panes = panes;
        menus = new MenuEntries(commands, menuBar.getMenus());
        box = new FindBox(window, new FindViewModel(this::all, this::frame, this::inHelp, settings), texts);
    }

    public void show() {
        box.show();
    }

    private Stream<FindEntry> all() {
        return Stream.of(menus.all(), panes(), joints(), meshes(), files(), issues(), settings())
                .flatMap(it -> it);
    }

    private FindEntry entry(Kind kind, String name, String detail, Runnable action) {
        return new FindEntry(kind, name, detail, "", action);
    }

    private Stream<FindEntry> panes() {
        return panes.getTabs().stream()
                .map(tab -> entry(Kind.PANE, tab.getText(), texts.of("find.pane"), () -> {
                    panes.getSelectionModel().select(tab);
                    panes.requestFocus();
                }));
    }

    private Stream<FindEntry> joints() {
        OpenModel open = document.getOpen();
        return IntStream.range(0, open.model().rig().size())
                .mapToObj(joint -> entry(
                        Kind.JOINT,
                        open.model().rig().name(joint),
                        texts.of("find.joint", joint),
                        () -> document.selectJoint(joint)));
    }

    /** The meshes by their names, and their shaders. */
    private Stream<FindEntry> meshes() {
        List<Mesh> meshes = document.getOpen().md5Mesh().map(Md5Mesh::meshes).orElse(List.of());
        return IntStream.range(0, meshes.size()).boxed().flatMap(mesh -> {
            Runnable show = () -> {
                document.selectedMeshProperty().set(mesh);
                panes.getTabs().stream()
                        .filter(tab -> tab.getId().equals("meshesTab"))
                        .forEach(panes.getSelectionModel()::select);
            };
            String index = texts.of("find.mesh", mesh);
            return Stream.of(
                            entry(Kind.MESH, meshes.get(mesh).label(), index, show),
                            entry(Kind.SHADER, meshes.get(mesh).shader(), texts.of("find.shader", mesh), show))
                    .filter(it -> !it.name().isEmpty());
        });
    }

    private Stream<FindEntry> files() {
        Library library = opener.libraryProperty().get();
        return Stream.concat(
                        library.meshes().stream(), library.animations().stream().map(FoundAnimation::path))
                .filter(file -> !document.getOpen().paths().contains(file))
                .map(file -> entry(
                        Kind.FILE,
                        name(file),
                        name(file.toAbsolutePath().getParent()),
                        () -> opener.open(List.of(file))));
    }

    private static String name(Path file) {
        return file == null || file.getFileName() == null
                ? ""
                : file.getFileName().toString();
    }

    private Stream<FindEntry> issues() {
        LocationWords words = new LocationWords(texts);
        return document.getState().issues().all().stream().map(it -> {
            FileLocation first = location(it);
            String detail = it.issue().code() + " · " + words.fileAndLine(first);
            return entry(Kind.ISSUE, it.issue().message(), detail, () -> first.goTo(document, true));
        });
    }

    private static FileLocation location(OpenIssue issue) {
        return new FileLocation(
                issue.file(),
                issue.issue().findings().getFirst().location(),
                issue.issue().subject());
    }

    /** Preferences have an explanation. */
    private Stream<FindEntry> settings() {
        return texts.bundle().keySet().stream()
                .filter(key -> key.startsWith(SETTING) && key.endsWith(HELP))
                .sorted()
                .map(key -> key.substring(SETTING.length(), key.length() - HELP.length()))
                .map(key -> entry(
                        Kind.SETTING,
                        texts.of(SETTING + key),
                        texts.of("preferences.title"),
                        () -> preferences.accept(key)));
    }

    private List<FindEntry> frame(String typed) {
        int count = document.playback().frameCountProperty().get();
        String word = texts.of("find.frame.word");
        String number = typed.regionMatches(true, 0, word, 0, word.length())
                ? typed.substring(word.length()).strip()
                : typed;
        boolean exists = number.matches("\\d{1,9}") && Integer.parseInt(number) < count;
        return exists
                ? List.of(entry(
                        Kind.FRAME,
                        texts.of("find.frame", Integer.parseInt(number)),
                        "",
                        () -> document.playback().seek(Integer.parseInt(number))))
                : List.of();
    }

    private List<FindEntry> inHelp(String typed) {
        return List.of(entry(Kind.HELP, texts.of("find.help", typed), "", () -> help.accept(typed)));
    }
}
