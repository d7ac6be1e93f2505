package org.jointscope.batch;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The meshes that were used last. The animations of a folder use few meshes, in turns; the other
 * meshes leave memory and are inspected again when they are needed.
 */
final class RecentMeshes {

    /** Size of the files whose contents are kept; the last one stays whatever its size. */
    private static final long MOST_BYTES = 4 << 20;

    private final Map<Path, InspectedFile> files = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    InspectedFile inspect(Path path) throws IOException {
        InspectedFile known = files.get(path);
        if (known != null) {
            return known;
        }
        // Before the next mesh is read: the two need not be in memory together.
        shrink(Files.size(path));
        InspectedFile file = Inspector.inspect(path);
        files.put(path, file);
        bytes += file.bytes();
        return file;
    }

    private void shrink(long needed) {
        Iterator<InspectedFile> oldestFirst = files.values().iterator();
        while (bytes + needed > MOST_BYTES && oldestFirst.hasNext()) {
            bytes -= oldestFirst.next().bytes();
            oldestFirst.remove();
        }
    }
}
