package org.jointscope.ui.document;

import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.ShownSubject;

/**
 * A location in an open file that the window can show.
 *
 * @param subject the subject of the location, which is selected
 */
public record FileLocation(InspectedFile file, Location location, Subject subject) {

    /** The location of a subject, if the file has one. */
    public static Optional<FileLocation> of(InspectedFile file, Subject subject) {
        return file.map().find(subject).map(span -> new FileLocation(file, span.first(), subject));
    }

    /** The location of a joint's quaternion in a frame, if the frame has any of its components. */
    public static Optional<FileLocation> ofOrientation(InspectedFile file, Subject subject) {
        return file.map()
                .findOrientation(subject.frame(), subject.joint())
                .map(span -> new FileLocation(file, span.first(), subject));
    }

    /** The name of the file, without its folder. */
    public String fileName() {
        return file.name();
    }

    /** The subject in the visible model. */
    public ShownSubject shown(OpenModel open) {
        return ShownSubject.of(subject, file.content(), open);
    }

    /**
     * Shows the location: selects the joint, the component and the mesh, or the vertex, the triangle and the GL
     * command, goes to the frame, and scrolls the source.
     *
     * @param asked whether to select the tab of the source, or the pane that shows the location
     */
    public void goTo(Document document, boolean asked) {
        ShownSubject about = shown(document.getOpen());
        setIfThere(document.selectedJointProperty(), about.joint());
        if (about.joint() != Subject.NONE) {
            document.selectedComponentProperty().set(about.component());
        }
        setIfThere(document.selectedMeshProperty(), about.mesh());
        if (about.frame() != Subject.NONE) {
            document.modelPlayhead().seek(about.frame());
        }
        if (about.cameraFrame() != Subject.NONE) {
            document.cameraPlayhead().select(about.cameraFrame());
        }
        SourceLocation there = new SourceLocation(file, location, asked);
        Md2Choices md2 = document.md2();
        about.meshVertex().ifPresentOrElse(document::select, () -> setIfThere(md2.vertexProperty(), about.vertex()));
        setIfThere(md2.triangleProperty(), about.triangle());
        Md2Location.of(there)
                .filter(at -> at.part() == Md2Location.Part.GL_COMMAND)
                .ifPresent(at -> md2.glCommandProperty().set(at.index()));
        document.showSource(there);
    }

    private static void setIfThere(IntegerProperty selected, int index) {
        if (index != Subject.NONE) {
            selected.set(index);
        }
    }
}
