package org.jointscope.export.formats;

import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.obj.ObjExporter;

/** The exporters. */
public final class Exporters {

    /** In the order of the help and of the window. */
    public static final List<Exporter> ALL = List.of(new ObjExporter());

    private Exporters() {}

    public static Optional<Exporter> withId(String id) {
        return ALL.stream().filter(it -> it.id().equals(id)).findFirst();
    }
}
