package org.jointscope.ui.md2.skins;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md2.skins.SkinsViewModel.SkinDetails;
import org.jointscope.ui.md2.skins.SkinsViewModel.SkinDetails.Remark;
import org.jointscope.ui.plot.CheckeredPicture;

/** The details of one skin, and its image. */
final class SkinDetailsBox extends VBox {

    private final SelectableText heading = styled(new SelectableText(), "skin-name");
    private final Label location = styled(new Label(), "note");
    private final SelectableText path = new SelectableText();
    private final CheckeredPicture picture = new CheckeredPicture();
    private final VBox trouble = styled(new VBox(), "skin-remarks");
    private final VBox remarks = styled(new VBox(), "skin-remarks");
    private final Label namesText = wrapped("text-muted");
    private final SelectableText names = new SelectableText();
    private final Label foldersText = wrapped("text-muted");
    private final SelectableText folders = new SelectableText();

    SkinDetailsBox(Texts texts) {
        setId("skinDetails");
        getStyleClass().add("skin-details");
        namesText.setText(texts.of("skins.tried.names"));
        foldersText.setText(texts.of("skins.tried.folders"));
        getChildren()
                .addAll(
                        styled(new VBox(heading, location, path), "step"),
                        trouble,
                        picture,
                        remarks,
                        styled(new VBox(namesText, names, foldersText, folders), "step"));
    }

    void show(SkinDetails details) {
        heading.showIfAny(details.heading());
        location.setText(details.location());
        path.showIfAny(details.path());
        show(
                trouble,
                details.remarks().stream().filter(SkinDetailsBox::isTrouble).toList());
        show(remarks, details.remarks().stream().filter(it -> !isTrouble(it)).toList());
        names.showIfAny(details.names());
        folders.showIfAny(String.join("\n", details.folders()));
        Showing.set(namesText, !details.names().isEmpty());
        Showing.set(foldersText, !details.folders().isEmpty());
    }

    /** Whether a remark is an error or a warning, which comes before the image. */
    private static boolean isTrouble(Remark remark) {
        return remark.severity() == Severity.ERROR || remark.severity() == Severity.WARNING;
    }

    private static void show(VBox box, List<Remark> remarks) {
        box.getChildren().setAll(remarks.stream().map(SkinDetailsBox::row).toList());
        Showing.set(box, !remarks.isEmpty());
    }

    private static HBox row(Remark remark) {
        Label text = wrapped("text-muted");
        text.setText(remark.text());
        HBox.setHgrow(text, Priority.ALWAYS);
        return styled(new HBox(new SeverityIcon(remark.severity()), text), "skin-remark");
    }

    /** @param description the text for screen readers */
    void showPicture(Optional<Image> image, String description) {
        picture.show(image);
        picture.setAccessibleText(description);
    }
}
