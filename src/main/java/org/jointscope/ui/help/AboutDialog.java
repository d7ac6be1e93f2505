package org.jointscope.ui.help;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Deferred;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.desktop.ProgramFacts;

/** The program with its version, its license, its libraries, and what it runs on. */
final class AboutDialog extends Dialog<ButtonType> {

    private static final double WIDTH = 720;
    private static final double HEIGHT = 440;

    private static final double ICON = 64;

    private final Texts texts;
    private final GridPane facts = styled(new GridPane(), "facts");

    /** @param copy copies the diagnostics */
    AboutDialog(Window owner, Image icon, String logFolder, Runnable copy, Texts texts) {
        this.texts = texts;
        Dialogs.prepare(this, owner);
        initModality(Modality.NONE);
        setTitle(texts.of("about.title"));
        setResizable(true);
        fact("license", texts.of("about.license.text"));
        fact("java", ProgramFacts.java());
        fact("javafx", ProgramFacts.javaFx());
        fact("system", ProgramFacts.system());
        fact("log", logFolder);
        ScrollPane page = new ScrollPane(styled(new VBox(head(icon), facts), "about"));
        page.setFitToWidth(true);
        page.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        TabPane tabs = new TabPane(
                new Tab(texts.of("about.program"), PageKeys.reading(page)),
                new Tab(texts.of("about.libraries"), new Deferred(() -> new LicensesBox(texts))));
        tabs.setId("about");
        tabs.setPrefSize(WIDTH, HEIGHT);
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        // A list consumes Escape.
        tabs.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        styled(getDialogPane(), "about-dialog").setContent(tabs);
        ButtonType diagnostics = new ButtonType(texts.of("about.copy"), ButtonData.LEFT);
        getDialogPane().getButtonTypes().setAll(diagnostics, ButtonType.CLOSE);
        Button button = (Button) getDialogPane().lookupButton(diagnostics);
        button.addEventFilter(ActionEvent.ACTION, event -> {
            copy.run();
            button.setText(texts.of("about.copied"));
            event.consume();
        });
        setOnShowing(event -> button.setText(texts.of("about.copy")));
        setOnShown(event -> getDialogPane().lookupButton(ButtonType.CLOSE).requestFocus());
    }

    private HBox head(Image icon) {
        ImageView image = new ImageView(icon);
        image.setFitWidth(ICON);
        image.setFitHeight(ICON);
        Label name = styled(new Label(texts.of("program.name")), "name");
        Label version = new Label(texts.of("about.version", ProgramVersion.number()));
        Label purpose = Nodes.wrapped();
        purpose.setText(texts.of("about.purpose"));
        VBox lines = styled(new VBox(name, version, purpose), "lines");
        HBox.setHgrow(lines, Priority.ALWAYS);
        return styled(new HBox(image, lines), "head");
    }

    private void fact(String key, String text) {
        Label name = new Label(texts.of("about." + key));
        name.setMinWidth(Region.USE_PREF_SIZE);
        SelectableText value = new SelectableText(text);
        value.setId("about-" + key);
        GridPane.setHgrow(value, Priority.ALWAYS);
        facts.addRow(facts.getRowCount(), name, value);
    }

    private void keyPressed(KeyEvent event) {
        boolean inField = event.getTarget() instanceof TextField;
        if (event.getCode() == KeyCode.ESCAPE && !inField) {
            close();
            event.consume();
        }
    }
}
