package org.jointscope.ui.document;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;

/** Says where a place is. */
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
        if (about.mesh() != Subject.NONE) {
            parts.add(texts.of("place.mesh", about.mesh()));
        }
        if (about.joint() != Subject.NONE) {
            parts.add(texts.of("place.joint", open.model().rig().name(about.joint())));
        }
        about.component().ifPresent(component -> parts.add(component.label()));
        if (about.frame() != Subject.NONE) {
            parts.add(texts.of("place.frame", about.frame()));
        }
        if (about.flightFrame() != Subject.NONE) {
            parts.add(texts.of("place.frame", about.flightFrame()));
        }
        if (about.vertex() != Subject.NONE) {
            parts.add(texts.of("place.vertex", about.vertex()));
        }
        if (about.triangle() != Subject.NONE) {
            parts.add(texts.of("place.triangle", about.triangle()));
        }
        return parts;
    }

    /** What leads there: what is no text has a pane that shows it. */
    public String follow(FilePlace place) {
        return texts.of(place.location().isByte() ? "place.follow" : "source.show");
    }
}
