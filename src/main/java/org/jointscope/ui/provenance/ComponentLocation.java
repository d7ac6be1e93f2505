package org.jointscope.ui.provenance;

import java.util.Optional;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;

/** Shows the location of a component in the text of the open animation. */
public final class ComponentLocation {

    private ComponentLocation() {}

    /**
     * Shows the component; if the frame does not contain it, the row of the joint that reads it.
     *
     * @param use of that component, if any joint reads it
     */
    public static void show(Document document, int frame, int index, Optional<Use> use) {
        InspectedFile file = document.getOpen().anim().orElse(null);
        if (file == null) {
            return;
        }
        Optional<Span> span = file.map().findComponent(frame, index);
        if (span.isPresent()) {
            document.modelPlayhead().stopAt(frame);
            document.showSource(new SourceLocation(file, span.get().first(), true));
            return;
        }
        boolean there = frame < ((Md5Anim) file.content()).frames().size();
        Subject subject = there ? Subject.ofFrame(frame) : Subject.FILE;
        document.showSource(
                file,
                use.map(it -> subject.joint(it.joint()).component(it.component().ordinal()))
                        .orElse(subject));
    }
}
