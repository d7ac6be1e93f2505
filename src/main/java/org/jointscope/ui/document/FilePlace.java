package org.jointscope.ui.document;

import javafx.beans.property.IntegerProperty;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;

/**
 * A place in an open file that somebody can be led to.
 *
 * @param subject what it is about, which is selected
 */
public record FilePlace(InspectedFile file, Location location, Subject subject) {

    /** The name of the file, without its folder. */
    public String fileName() {
        return file.name();
    }

    /** What it is about, in the model that is shown. */
    public ShownSubject shown(OpenModel open) {
        return ShownSubject.of(subject, file.content(), open);
    }

    /**
     * Leads there: selects the joint, the component and the mesh, or the vertex, the triangle and
     * the GL command, goes to the frame, and lets the source follow.
     *
     * @param asked whether the source comes to the front, or the pane that shows it
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
        if (about.flightFrame() != Subject.NONE) {
            document.flight().select(about.flightFrame());
        }
        SourcePlace there = new SourcePlace(file, location, asked);
        Md2Choices md2 = document.md2();
        setIfThere(md2.vertexProperty(), about.vertex());
        setIfThere(md2.triangleProperty(), about.triangle());
        Md2Place.of(there)
                .filter(at -> at.part() == Md2Place.Part.GL_COMMAND)
                .ifPresent(at -> md2.glCommandProperty().set(at.index()));
        document.showSource(there);
    }

    private static void setIfThere(IntegerProperty selected, int index) {
        if (index != Subject.NONE) {
            selected.set(index);
        }
    }
}
