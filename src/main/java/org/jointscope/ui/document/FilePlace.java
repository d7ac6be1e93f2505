package org.jointscope.ui.document;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;

import java.util.Optional;

/**
 * A place in an open file that somebody can be led to.
 *
 * @param subject what it is about, which is selected
 */
public record FilePlace(InspectedFile file, Location location, Subject subject) {

    /** The name of the file, without its folder. */
    public String fileName() {
        return String.valueOf(file.path().getFileName());
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
        if (about.joint() != Subject.NONE) {
            document.selectedJointProperty().set(about.joint());
            document.selectedComponentProperty().set(about.component());
        }
        if (about.mesh() != Subject.NONE) {
            document.selectedMeshProperty().set(about.mesh());
        }
        if (about.frame() != Subject.NONE) {
            document.modelPlayhead().seek(about.frame());
        }
        if (about.flightFrame() != Subject.NONE) {
            document.flight().select(about.flightFrame());
        }
        SourcePlace there = new SourcePlace(file, location, asked);
        select(document.md2(), about, Md2Place.of(there));
        document.showSource(there);
    }

    private static void select(Md2Choices md2, ShownSubject about, Optional<Md2Place> place) {
        if (about.vertex() != Subject.NONE) {
            md2.vertexProperty().set(about.vertex());
        }
        if (about.triangle() != Subject.NONE) {
            md2.triangleProperty().set(about.triangle());
        }
        place.filter(at -> at.part() == Md2Place.Part.GL_COMMAND)
                .ifPresent(at -> md2.glCommandProperty().set(at.index()));
    }
}
