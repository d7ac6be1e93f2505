package org.jointscope.ui.md5.materials;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.materials.MaterialDetails.Link;
import org.jointscope.ui.md5.materials.MaterialDetails.Part;
import org.jointscope.ui.md5.materials.MaterialDetails.Tile;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.plot.CheckeredPicture;
import org.kordamp.ikonli.javafx.FontIcon;

/** The details of a material: where it is declared, and each image with its steps and the files that were found. */
final class MaterialDetailsBox extends VBox {

    /** Around a picture, as in the style sheet. */
    private static final double EDGE = 1;

    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final SelectableText title = styled(new SelectableText(), "skin-name");
    private final VBox about = styled(new VBox(), "step");
    private final VBox parts = styled(new VBox(), "material-parts");
    private final List<TileBox> tiles = new ArrayList<>();
    private final MaterialsViewModel model;
    private final Texts texts;

    /** @param actions below the title */
    MaterialDetailsBox(MaterialsViewModel model, Texts texts, FlowPane actions) {
        this.model = model;
        this.texts = texts;
        setId("materialDetails");
        getStyleClass().add("material-details");
        getChildren().addAll(styled(new VBox(title, actions), "step"), about, parts);
        model.details.subscribe(this::show);
        model.thumbnails.addListener((ListChangeListener<Thumbnail>) change -> showThumbnails());
        showThumbnails();
    }

    private void show(MaterialDetails details) {
        title.show(details.title());
        about.getChildren()
                .setAll(Stream.concat(
                                details.declarations().stream().map(this::link),
                                details.texts().stream().map(MaterialDetailsBox::text))
                        .toList());
        Showing.set(about, !about.getChildren().isEmpty());
        tiles.clear();
        parts.getChildren().setAll(details.parts().stream().map(this::part).toList());
    }

    private void showThumbnails() {
        for (int i = 0; i < Math.min(tiles.size(), model.thumbnails.size()); i++) {
            tiles.get(i).show(model.thumbnails.get(i));
        }
    }

    /** A link to a line, which can also open a file; otherwise a text. */
    private Node link(Link link) {
        if (link.place().isEmpty()) {
            return text(new Details.Text("text-muted", link.text()));
        }
        Hyperlink node =
                styled(Nodes.link(link.text(), () -> model.follow(link.place().get())), "material-link");
        node.setWrapText(true);
        node.setTooltip(new Explanation(() -> texts.of(
                model.isOpen(link.place().get()) ? "source.show" : "materials.open",
                link.place().get().file())));
        return node;
    }

    private static SelectableText text(Details.Text text) {
        return styled(new SelectableText(text.text()), text.style());
    }

    private VBox part(Part part) {
        FontIcon icon = new FontIcon(part.found() ? "mdi2c-check-circle-outline" : "mdi2i-image-off-outline");
        Label name = styled(new Label(part.title(), icon), "step-title");
        name.setMinWidth(USE_PREF_SIZE);
        name.setAccessibleText(part.title());
        HBox head = styled(new HBox(name), "step-head");
        part.source().map(this::link).ifPresent(head.getChildren()::add);
        VBox box = styled(new VBox(head), "step");
        if (!part.program().isEmpty()) {
            box.getChildren().add(styled(new SelectableText(part.program()), "material-program"));
        }
        if (!part.tiles().isEmpty()) {
            box.getChildren().add(strip(part.tiles()));
        }
        part.texts().forEach(it -> box.getChildren().add(text(it)));
        return box;
    }

    private FlowPane strip(List<Tile> steps) {
        FlowPane strip = styled(new FlowPane(), "thumbnails");
        for (Tile step : steps) {
            TileBox tile = new TileBox(step);
            tiles.add(tile);
            Node shown = tile;
            if (step.isResult()) {
                shown = styled(new HBox(new FontIcon("mdi2a-arrow-right"), tile), "thumbnail-result");
            }
            strip.getChildren().add(shown);
        }
        return strip;
    }

    /** A thumbnail with its label, or a placeholder for it. */
    private static final class TileBox extends VBox {

        private final Tile tile;
        private final CheckeredPicture picture = new CheckeredPicture();
        private final FontIcon none = new FontIcon("mdi2t-timer-sand");
        private final Label words = styled(new Label(), "thumbnail-words");

        TileBox(Tile tile) {
            this.tile = tile;
            getStyleClass().add("thumbnail");
            StackPane frame = styled(new StackPane(none, picture), "thumbnail-frame");
            Label label = styled(new Label(tile.label()), "thumbnail-label");
            label.setTooltip(new Explanation(tile.label()));
            getChildren().addAll(frame, label, words);
        }

        void show(Thumbnail read) {
            picture.show(read.picture().map(PictureImages::image));
            // Small images are enlarged, and in the middle of the frame.
            read.picture().ifPresent(it -> {
                int scale = Math.max(1, Thumbnail.SIDE / Math.max(it.width(), it.height()));
                picture.setMaxSize(it.width() * scale + 2 * EDGE, it.height() * scale + 2 * EDGE);
            });
            picture.setAccessibleText(tile.label() + ", " + read.words().replace("\n", ", "));
            none.setIconLiteral("mdi2i-image-off-outline");
            Showing.set(none, read.picture().isEmpty());
            words.setText(read.words());
            words.pseudoClassStateChanged(FAILED, read.picture().isEmpty());
        }
    }
}
