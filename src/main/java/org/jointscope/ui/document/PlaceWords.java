package org.jointscope.ui.document;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.ShownSubject;

/** Texts for places. */
public record PlaceWords(Texts texts) {

    /** {@code walk.md5anim, line 12: joint hips, frame 3}. */
    public String of(FilePlace place, OpenModel open) {
        List<String> parts = parts(place.shown(open), open);
        String where = fileAndLine(place);
        return parts.isEmpty() ? where : where + texts.of("place.is") + String.join(", ", parts);
    }

    /** {@code walk.md5anim, line 12}. */
    public String fileAndLine(FilePlace place) {
        Location location = place.location();
        return location.isByte()
                ? texts.of("place.byte", place.fileName(), location.offset())
                : texts.of("place", place.fileName(), location.line());
    }

    private List<String> parts(ShownSubject about, OpenModel open) {
        List<String> parts = new ArrayList<>();
        addIfThere("place.mesh", about.mesh(), parts);
        if (about.joint() != Subject.NONE) {
            parts.add(texts.of("place.joint", open.model().rig().name(about.joint())));
        }
        about.component().map(Component::label).ifPresent(parts::add);
        addIfThere("place.frame", about.frame(), parts);
        addIfThere("place.frame", about.cameraFrame(), parts);
        addIfThere("place.vertex", about.vertex(), parts);
        addIfThere("place.triangle", about.triangle(), parts);
        return parts;
    }

    private void addIfThere(String key, int index, List<String> parts) {
        if (index != Subject.NONE) {
            parts.add(texts.of(key, index));
        }
    }

    /** The label of the link to a place: binary files have a pane that shows it. */
    public String follow(FilePlace place) {
        return texts.of(place.location().isByte() ? "place.follow" : "source.show");
    }
}
