package org.jointscope.ui.md5.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.jointscope.edit.Content;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.TransformModel;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;
import org.jointscope.text.PlainNumber;
import org.jointscope.ui.document.Document;

/** Converts the open mesh and animation to another version, or transforms them. */
public final class ConvertViewModel {

    private final Document document;
    private final Texts texts;

    public ConvertViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
    }

    /** Whether a file is open that has another version, from which it can be converted. */
    ObservableValue<Boolean> offeredProperty(int version) {
        ConvertVersion conversion = new ConvertVersion(version);
        return document.modelProperty().map(open -> files(open).anyMatch(file -> conversion.changes(file.content())));
    }

    private static Stream<InspectedFile> files(OpenModel open) {
        return Stream.of(open.mesh(), open.anim()).flatMap(Optional::stream);
    }

    /** Whether a mesh or animation is open. */
    ObservableValue<Boolean> hasFilesProperty() {
        return document.modelProperty().map(open -> files(open).findAny().isPresent());
    }

    /** False for a mesh with normals, which are not rotated. */
    boolean canTransform(TransformModel edit) {
        return document.getOpen().md5Mesh().filter(edit::leavesNormals).isEmpty();
    }

    /** The size of the model in the bind pose, and the flags that the joints of the animation get. */
    String preview(TransformModel edit) {
        if (!canTransform(edit)) {
            return texts.of("transform.normals");
        }
        Content before = document.editing().current();
        Content after = edit.applyTo(before);
        List<String> lines = new ArrayList<>();
        if (before.mesh() != Md5Mesh.EMPTY) {
            lines.add(texts.of("transform.size", size(before.mesh()), size(after.mesh())));
        }
        for (int joint = 0; joint < after.anim().hierarchy().size(); joint++) {
            AnimJoint old = before.anim().hierarchy().get(joint);
            int added = after.anim().hierarchy().get(joint).flags() & ~old.flags();
            if (added != 0) {
                lines.add(texts.of("transform.flags", old.name(), String.join(" ", Component.labels(added))));
            }
        }
        if (before.anim() != Md5Anim.EMPTY && !edit.isOfRightAngles()) {
            lines.add(texts.of("transform.bounds"));
        }
        return String.join("\n", lines);
    }

    private static String size(Md5Mesh mesh) {
        Extent extent =
                Extent.over(SkinnedModel.of(Optional.of(Md5Kernel.skin(mesh)), Optional.empty()), RootMode.FILE);
        return Stream.of(extent.maxX() - extent.minX(), extent.maxY() - extent.minY(), extent.maxZ() - extent.minZ())
                .map(it -> PlainNumber.of(Math.round(it * 100) / 100.0))
                .collect(Collectors.joining(" × "));
    }

    /** Transforms the files, which can be undone. */
    void transform(TransformModel edit) {
        document.editing().apply(edit);
    }

    /** The content that the files would lose, one phrase for each kind. */
    List<String> losses(int version) {
        ConvertVersion conversion = new ConvertVersion(version);
        return files(document.getOpen())
                .flatMap(file -> conversion.losses(file.content()).stream())
                .map(loss -> texts.of("convert.loss." + loss.part(), loss.count()))
                .toList();
    }

    /** Converts the files, which can be undone. */
    void convert(int version) {
        long files = files(document.getOpen()).count();
        document.editing().apply(new ConvertVersion(version));
        document.noticeProperty().set(texts.of("convert.done", version, files));
    }
}
