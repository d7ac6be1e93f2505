package org.jointscope.ui.document;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.ShownSubject;

/** Texts for locations. */
public record LocationWords(Texts texts) {

    /** {@code walk.md5anim, line 12: joint hips, frame 3}. */
    public String of(FileLocation target, OpenModel open) {
        List<String> parts = parts(target.shown(open), open);
        String where = fileAndLine(target);
        return parts.isEmpty() ? where : where + texts.of("location.is") + String.join(", ", parts);
    }

    /** {@code walk.md5anim, line 12}. */
    public String fileAndLine(FileLocation target) {
        Location location = target.location();
        return location.isByte()
                ? texts.of("location.byte", target.fileName(), location.offset())
                : texts.of("location", target.fileName(), location.line());
    }

    private List<String> parts(ShownSubject about, OpenModel open) {
        List<String> parts = new ArrayList<>();
        addIfThere("location.mesh", about.mesh(), parts);
        if (about.joint() != Subject.NONE) {
            parts.add(texts.of("location.joint", open.model().rig().name(about.joint())));
        }
        about.component().map(Component::label).ifPresent(parts::add);
        addIfThere("location.frame", about.frame(), parts);
        addIfThere("location.frame", about.cameraFrame(), parts);
        addIfThere("location.vertex", about.vertex(), parts);
        addIfThere("location.triangle", about.triangle(), parts);
        return parts;
    }

    private void addIfThere(String key, int index, List<String> parts) {
        if (index != Subject.NONE) {
            parts.add(texts.of(key, index));
        }
    }

    /** The label of the link to a location: binary files have a pane that shows it. */
    public String follow(FileLocation target) {
        return texts.of(target.location().isByte() ? "location.follow" : "source.show");
    }
}
