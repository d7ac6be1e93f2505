package org.jointscope.ui.md5.meshes;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.meshes.MeshRow.Bucket;
import org.jointscope.ui.text.Numbers;
import org.kordamp.ikonli.javafx.FontIcon;

/** The details of one mesh. */
final class MeshDetailsBox extends VBox {

    private final Label heading = styled(new Label(), "step-title");
    private final Label location = styled(new Label(), "note");
    private final SelectableText shader = new SelectableText();
    private final Label points = wrapped("text-muted");
    private final Label extensionText = wrapped("text-muted");
    private final FontIcon textureIcon = new FontIcon();
    private final Label textureText = wrapped("text-muted");
    private final SelectableText textureFiles = new SelectableText();
    private final Label foldersText = wrapped("text-muted");
    private final SelectableText folders = new SelectableText();
    private final VBox bars = styled(new VBox(), "weight-histogram");

    private final MeshesViewModel model;
    private final Texts texts;

    MeshDetailsBox(MeshesViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("meshDetails");
        getStyleClass().add("mesh-details");
        Label textureTitle = styled(new Label(texts.of("meshes.texture")), "step-title");
        textureTitle.setGraphic(textureIcon);
        foldersText.setText(texts.of("meshes.texture.tried.folders"));
        Label weightsTitle = styled(new Label(texts.of("meshes.perVertex")), "step-title");
        Label weightsText = wrapped("text-muted");
        weightsText.setText(texts.of("meshes.perVertex.text"));
        getChildren()
                .addAll(
                        step(styled(new HBox(heading, location), "step-head"), shader, points, extensionText),
                        step(textureTitle, textureText, textureFiles, foldersText, folders),
                        step(weightsTitle, weightsText, bars));
    }

    private static VBox step(Node... nodes) {
        return styled(new VBox(nodes), "step");
    }

    void show(MeshRow row) {
        heading.setText(model.heading(row));
        location.setText(texts.of("meshes.location", row.line()));
        shader.show(model.shader(row));
        points.setText(texts.of("meshes.points.text", row.vertices(), row.points()));
        List<String> extension = model.extensionLines(row);
        extensionText.setText(String.join("\n", extension));
        Showing.set(extensionText, !extension.isEmpty());
        textureIcon.setIconLiteral(row.texture().isFound() ? "mdi2c-check-circle-outline" : "mdi2i-image-off-outline");
        textureText.setText(model.textureSentence(row));
        textureFiles.showIfAny(model.textureFiles(row));
        List<String> tried = model.foldersTried(row);
        folders.showIfAny(String.join("\n", tried));
        Showing.set(foldersText, !tried.isEmpty());
        bars.getChildren().setAll(row.weightsPerVertex().stream().map(this::bar).toList());
    }

    private HBox bar(Bucket bucket) {
        Label label = styled(new Label(bucket.label()), "bar-label");
        ProgressBar bar = styled(new ProgressBar(bucket.share()), bucket.strange() ? "danger" : "accent");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setMinWidth(40);
        bar.setFocusTraversable(false);
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label count = styled(new Label(Integer.toString(bucket.vertices())), "bar-number");
        Label share = styled(new Label(texts.of("meshes.share", Numbers.fixed(bucket.share() * 100, 1))), "bar-number");
        return styled(new HBox(label, bar, count, share), "bar-row");
    }
}
