package org.jointscope.ui.md2.skins;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md2.skins.SkinDetails.Remark;

import java.util.List;
import java.util.Optional;

/** What there is to say about one skin, and its picture. */
public final class SkinDetailsBox extends VBox {

    private final SelectableText heading = new SelectableText();
    private final Label place = styled(new Label(), "note");
    private final SelectableText path = new SelectableText();
    private final CheckeredPicture picture = new CheckeredPicture();
    private final VBox trouble = styled(new VBox(), "skin-remarks");
    private final VBox remarks = styled(new VBox(), "skin-remarks");
    private final Label namesText = wrapped();
    private final SelectableText names = new SelectableText();
    private final Label foldersText = wrapped();
    private final SelectableText folders = new SelectableText();

    public SkinDetailsBox() {
        getStyleClass().add("skin-details");
        heading.getStyleClass().add("skin-name");
        getChildren()
                .addAll(
                        step(heading, place, path),
                        trouble,
                        picture,
                        remarks,
                        step(namesText, names, foldersText, folders));
    }

    private static VBox step(Node... nodes) {
        return styled(new VBox(nodes), "step");
    }

    private static <N extends Node> N styled(N node, String style) {
        node.getStyleClass().add(style);
        return node;
    }

    private static Label wrapped() {
        Label label = styled(new Label(), "step-text");
        label.setWrapText(true);
        return label;
    }

    /** What comes before the names that were looked for in vain. */
    public void setNamesText(String text) {
        namesText.setText(text);
    }

    public String getNamesText() {
        return namesText.getText();
    }

    /** What comes before the folders in which nothing was found. */
    public void setFoldersText(String text) {
        foldersText.setText(text);
    }

    public String getFoldersText() {
        return foldersText.getText();
    }

    void show(SkinDetails details) {
        show(heading, details.heading());
        place.setText(details.place());
        show(path, details.path());
        show(trouble, details.remarks().stream().filter(SkinDetailsBox::isTrouble).toList());
        show(remarks, details.remarks().stream().filter(it -> !isTrouble(it)).toList());
        show(names, details.names());
        show(folders, String.join("\n", details.folders()));
        Showing.set(namesText, !details.names().isEmpty());
        Showing.set(foldersText, !details.folders().isEmpty());
    }

    /** What must not be overlooked comes before the picture, the rest after it. */
    private static boolean isTrouble(Remark remark) {
        return remark.severity() == Severity.ERROR || remark.severity() == Severity.WARNING;
    }

    private static void show(VBox box, List<Remark> remarks) {
        box.getChildren().setAll(remarks.stream().map(SkinDetailsBox::row).toList());
        Showing.set(box, !remarks.isEmpty());
    }

    private static HBox row(Remark remark) {
        Label text = wrapped();
        text.setText(remark.text());
        HBox.setHgrow(text, Priority.ALWAYS);
        return styled(new HBox(new SeverityIcon(remark.severity()), text), "skin-remark");
    }

    /**
     * @param description what a screen reader says
     */
    void showPicture(Optional<Image> image, String description) {
        picture.show(image);
        picture.setAccessibleText(description);
    }

    private static void show(SelectableText flow, String text) {
        flow.show(text);
        Showing.set(flow, !text.isEmpty());
    }
}
