package org.jointscope.ui.app;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.scene.text.Text;
import org.jointscope.messages.PseudoTexts;
import org.jointscope.ui.FxThread;

/** Whether all texts of the window are from the bundle, and are shown completely. */
final class TranslationCheck {

    /** By this name, JavaFX keeps the tooltip of a node that is not a control. */
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    /** Words that a translation would change. */
    private static final Pattern WORD = Pattern.compile("[a-zA-Z_]*[aeiouAEIOU][a-zA-Z_]*");

    /**
     * Texts in English by design: names of fields of the formats, codes of issues, file names to search for, conditions
     * of filters, names of keys and buttons, which JavaFX translates, and titles of lessons, from docs/lessons.md.
     */
    private static final Pattern ENGLISH = Pattern.compile(String.join(
            "|",
            "(ident|version|skin(width|height)|framesize|(num|ofs)_[a-z]+|(st|s|t)"
                    + " a|numAnimated\\s+Components)(\\s+IDP2)?",
            "[A-Z0-9]+(_[A-Z0-9]+)+( × \\d+)?|UTF-8",
            "(skin\\.[a-z]+(, )?)+",
            "(influences|sum|spread) [>!]=? [0-9.]+",
            "((Ctrl|Alt|Shift)\\+)*(F?\\d+|[A-Z]|Page Up|Page Down|Home|End|Space|Numpad\\d)|Close|Cancel",
            "\\d+\\. [A-Z].*"));

    /** Words of files, engines and the system. */
    private final Set<String> names;

    private final Set<String> faults = new LinkedHashSet<>();
    private final Set<String> seen = new LinkedHashSet<>();

    /** @param texts with all names of files, engines and the system */
    TranslationCheck(List<String> texts) {
        names = texts.stream().flatMap(TranslationCheck::words).collect(Collectors.toSet());
    }

    private static Stream<String> words(String text) {
        return WORD.matcher(text).results().map(MatchResult::group);
    }

    /** What was found, one line each. */
    Set<String> faults() {
        return faults;
    }

    /** The number of different texts. */
    int seen() {
        return seen.size();
    }

    /** Examines what is visible, with its tooltips. */
    void examine(String part) {
        FxThread.run(() -> WindowTour.visible().forEach(node -> examine(part, node)));
    }

    private void examine(String part, Node node) {
        texts(node).forEach(text -> examineText(part, text));
        if (node instanceof Labeled labeled && !isInTable(node)) {
            examineWidth(part, labeled);
            examinePosition(part, labeled);
        }
        if (node instanceof MenuButton button) {
            button.getItems().forEach(item -> examine(part, item));
        }
        if (node instanceof Control control && control.getContextMenu() != null) {
            control.getContextMenu().getItems().forEach(item -> examine(part, item));
        }
    }

    private static Stream<String> texts(Node node) {
        Tooltip tip = node instanceof Control control ? control.getTooltip() : null;
        Object installed = tip == null ? node.getProperties().get(TOOLTIP) : tip;
        return Stream.of(
                node instanceof Labeled labeled ? labeled.getText() : "",
                node instanceof Text text && isAlone(text) ? text.getText() : "",
                node instanceof TextInputControl field ? field.getPromptText() : "",
                installed instanceof Tooltip shown ? shown.getText() : "",
                node.getAccessibleText());
    }

    /** Labels and fields have their texts in nodes of this kind. */
    private static boolean isAlone(Text text) {
        return Stream.<Node>iterate(text, at -> at != null, Node::getParent)
                .noneMatch(at -> at instanceof Labeled || at instanceof TextInputControl);
    }

    /** Examines an item of a menu. */
    void examine(String part, MenuItem item) {
        examineText(part, item.getText());
    }

    private void examineText(String part, String text) {
        if (text == null || !seen.add(text) || PseudoTexts.MARK.matcher(text).find()) {
            return;
        }
        if (!words(text).allMatch(names::contains) && !ENGLISH.matcher(text).matches()) {
            faults.add("not translated, " + part + ": " + text.replaceAll("\\s+", " "));
        }
    }

    /** The width of columns can be changed, and their cells have tooltips. */
    private static boolean isInTable(Node node) {
        return Stream.iterate(node, at -> at != null, Node::getParent)
                .anyMatch(at -> at instanceof IndexedCell<?> || at instanceof TableColumnHeader);
    }

    /** Content that does not scroll to the side is not wider than its pane. */
    private void examinePosition(String part, Labeled labeled) {
        double end = labeled.localToScene(labeled.getLayoutBounds()).getMaxX();
        Stream.<Node>iterate(labeled, at -> at != null, Node::getParent)
                .filter(at -> at instanceof ScrollPane pane && pane.getHbarPolicy() == ScrollBarPolicy.NEVER)
                .filter(at -> at.localToScene(at.getLayoutBounds()).getMaxX() + 1 < end)
                .forEach(at -> faults.add("outside, " + part + ": " + labeled.getText()));
    }

    /** The text that JavaFX shows ends with an ellipsis if it is cut. Labels can have a tooltip with the whole text. */
    private void examineWidth(String part, Labeled labeled) {
        boolean explained = labeled instanceof Label && labeled.getTooltip() != null;
        if (labeled.getText() == null || labeled.getText().isEmpty() || explained) {
            return;
        }
        labeled.lookupAll(".text").stream()
                .filter(node -> node.getParent() == labeled && node instanceof Text)
                .map(node -> ((Text) node).getText())
                .filter(shown -> shown.endsWith(labeled.getEllipsisString())
                        && !labeled.getText().endsWith(labeled.getEllipsisString()))
                .forEach(shown -> faults.add("cut, " + part + " " + labeled.getId() + labeled.getStyleClass() + ": "
                        + shown + " of " + labeled.getText()));
    }
}
