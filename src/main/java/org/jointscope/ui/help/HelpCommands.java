package org.jointscope.ui.help;

import java.util.function.Supplier;
import javafx.scene.image.Image;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.pane.TableKit;

/** The commands of the help. Their windows are created when they are first requested. */
public final class HelpCommands {

    private final Diagnostics diagnostics;
    private final Supplier<Image> icon;
    private final Texts texts;
    private HelpWindow help;
    private AboutDialog about;

    /** @param icon of the program */
    public HelpCommands(Diagnostics diagnostics, Supplier<Image> icon, Texts texts) {
        this.diagnostics = diagnostics;
        this.icon = icon;
        this.texts = texts;
    }

    /**
     * Adds the commands.
     *
     * @param owner the main window, which closes the others with itself
     */
    public void add(Commands commands, Supplier<Window> owner) {
        commands.add("userGuide", () -> show(HelpBook.USER_GUIDE, owner.get())).keys(Scope.MENU, "F1");
        commands.add("formatGuide", () -> show(HelpBook.GUIDE, owner.get()));
        commands.add("lessonTexts", () -> show(HelpBook.LESSONS, owner.get()));
        commands.add("issueReference", () -> show(HelpBook.ISSUES, owner.get()));
        commands.add("engineRules", () -> show(HelpBook.ENGINES, owner.get()));
        commands.add("copyDiagnostics", this::copy);
        commands.add("about", () -> showAbout(owner.get()));
    }

    /** Shows the topics of the help that contain a text. */
    public void search(String text, Window owner) {
        show(HelpBook.USER_GUIDE, owner);
        help.search(text);
    }

    private void show(HelpBook book, Window owner) {
        if (help == null) {
            help = new HelpWindow(owner, texts);
        }
        help.show(book);
    }

    private void showAbout(Window owner) {
        if (about == null) {
            about = new AboutDialog(
                    owner, icon.get(), diagnostics.log().folder().toString(), this::copy, texts);
        }
        if (about.isShowing()) {
            about.getDialogPane().getScene().getWindow().requestFocus();
        } else {
            about.show();
        }
    }

    private void copy() {
        TableKit.copy(diagnostics.text());
        diagnostics.document().noticeProperty().set(texts.of("diagnostics.copied"));
    }
}
