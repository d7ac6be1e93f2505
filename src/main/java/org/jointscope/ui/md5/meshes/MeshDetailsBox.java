package org.jointscope.ui.md5.meshes;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.md5.meshes.MeshRow.Bucket;
import org.jointscope.ui.text.Numbers;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/** What there is to say about one mesh. */
public final class MeshDetailsBox extends VBox {

    private final Label heading = styled(new Label(), "step-title");
    private final Label place = styled(new Label(), "note");
    private final SelectableText shader = new SelectableText();
    private final Label points = wrapped("step-text");
    private final Label textureTitle = styled(new Label(), "step-title");
    private final FontIcon textureIcon = new FontIcon();
    private final Label textureText = wrapped("step-text");
    private final SelectableText textureFiles = new SelectableText();
    private final Label foldersText = wrapped("step-text");
    private final SelectableText folders = new SelectableText();
    private final Label weightsTitle = styled(new Label(), "step-title");
    private final Label weightsText = wrapped("step-text");
    private final VBox bars = new VBox();

    public MeshDetailsBox() {
        getStyleClass().add("mesh-details");
        bars.getStyleClass().add("weight-histogram");
        textureTitle.setGraphic(textureIcon);
        HBox head = new HBox(heading, place);
        head.getStyleClass().add("step-head");
        getChildren()
                .addAll(
                        step(head, shader, points),
                        step(textureTitle, textureText, textureFiles, foldersText, folders),
                        step(weightsTitle, weightsText, bars));
    }

    private static VBox step(Node... nodes) {
        return styled(new VBox(nodes), "step");
    }

    private static <N extends Node> N styled(N node, String style) {
        node.getStyleClass().add(style);
        return node;
    }

    private static Label wrapped(String style) {
        Label label = styled(new Label(), style);
        label.setWrapText(true);
        return label;
    }

    /** Title of the part about the texture. */
    public void setTextureTitle(String title) {
        textureTitle.setText(title);
    }

    public String getTextureTitle() {
        return textureTitle.getText();
    }

    /** What comes before the folders in which nothing was found. */
    public void setFoldersText(String text) {
        foldersText.setText(text);
    }

    public String getFoldersText() {
        return foldersText.getText();
    }

    /** Title of the histogram. */
    public void setWeightsTitle(String title) {
        weightsTitle.setText(title);
    }

    public String getWeightsTitle() {
        return weightsTitle.getText();
    }

    /** What the histogram is about. */
    public void setWeightsText(String text) {
        weightsText.setText(text);
    }

    public String getWeightsText() {
        return weightsText.getText();
    }

    void show(MeshDetails details) {
        heading.setText(details.heading());
        place.setText(details.place());
        shader.show(details.shader());
        points.setText(details.pointsText());
        textureIcon.setIconLiteral(
                details.textureFound() ? "mdi2c-check-circle-outline" : "mdi2i-image-off-outline");
        textureText.setText(details.textureText());
        show(textureFiles, details.textureFound() ? details.texturePath() : details.names());
        show(folders, String.join("\n", details.folders()));
        foldersText.setVisible(!details.folders().isEmpty());
        foldersText.setManaged(!details.folders().isEmpty());
        showBars(details.weightsPerVertex());
    }

    private static void show(SelectableText flow, String text) {
        flow.show(text);
        flow.setVisible(!text.isEmpty());
        flow.setManaged(!text.isEmpty());
    }

    private void showBars(List<Bucket> buckets) {
        bars.getChildren().setAll(buckets.stream().map(MeshDetailsBox::bar).toList());
    }

    private static HBox bar(Bucket bucket) {
        Label label = styled(new Label(bucket.label()), "bar-label");
        ProgressBar bar =
                styled(new ProgressBar(bucket.share()), bucket.strange() ? "danger" : "accent");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setMinWidth(40);
        bar.setFocusTraversable(false);
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label count = styled(new Label(Integer.toString(bucket.vertices())), "bar-number");
        Label share =
                styled(new Label(Numbers.fixed(bucket.share() * 100, 1) + " %"), "bar-number");
        return styled(new HBox(label, bar, count, share), "bar-row");
    }
}
