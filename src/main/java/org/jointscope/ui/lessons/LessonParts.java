package org.jointscope.ui.lessons;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.jointscope.ui.learn.PartFrames;

/** The parts of the window that each step is about, from {@code parts.properties}. */
final class LessonParts {

    private final ResourceBundle queries = ResourceBundle.getBundle("org.jointscope.ui.lessons.parts");
    private final Map<String, Node> found = new HashMap<>();

    /** The steps with parts. */
    Set<String> steps() {
        return queries.keySet();
    }

    /** Of each part of a step, the first alternative that is visible. */
    List<Node> find(String step, Parent root) {
        return Arrays.stream(queries.getString(step).split(" "))
                .map(part -> Arrays.stream(part.split("\\|"))
                        .map(query -> lookup(query, root))
                        .filter(Objects::nonNull)
                        .filter(PartFrames::isVisible)
                        .findFirst())
                .flatMap(Optional::stream)
                .toList();
    }

    private Node lookup(String query, Parent root) {
        Node known = found.get(query);
        if (known == null || known.getScene() == null) {
            known = root.lookup(query);
            found.put(query, known);
        }
        return known;
    }
}
