package org.jointscope.ui.control;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** Nodes with the styles that the style sheets require. */
public final class Nodes {

    /** The font size of the theme. */
    private static final double FONT_SIZE = 14;

    /** The font size of the titles of columns, as in the style sheet. */
    private static final double TITLE_SIZE = 0.92 * FONT_SIZE;

    private Nodes() {}

    public static <N extends Node> N styled(N node, String... styles) {
        node.getStyleClass().addAll(styles);
        return node;
    }

    /** A link. An underscore in a name of the file is not a mnemonic. */
    public static Hyperlink link(String text) {
        Hyperlink link = new Hyperlink(text);
        link.setMnemonicParsing(false);
        return link;
    }

    /** A link that keeps the look of one that was not visited. */
    public static Hyperlink link(String text, Runnable action) {
        Hyperlink link = link(text);
        link.setOnAction(event -> {
            action.run();
            link.setVisited(false);
        });
        return link;
    }

    /** A label that wraps its text and shows all lines. */
    public static Label wrapped(String... styles) {
        Label label = styled(new Label(), styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** The width of a word in the theme's font. */
    public static double width(String word) {
        return width(word, Font.font(FONT_SIZE));
    }

    /** The width of the title of a column. */
    public static double titleWidth(String title) {
        return width(title, Font.font(null, FontWeight.BOLD, TITLE_SIZE));
    }

    private static double width(String word, Font font) {
        Text text = new Text(word);
        text.setFont(font);
        return text.getLayoutBounds().getWidth();
    }
}
