package org.jointscope.cli;

import java.io.IOException;
import java.util.List;
import org.jointscope.export.Json;

/** What a command makes of a file, to be written to another file or over the original. */
interface Product {

    byte[] bytes();

    /** The result in a few words, without the names of the files. */
    String summary();

    /** Remarks about the result, as phrases. */
    List<String> details();

    /** Writes the members of a JSON object. */
    void write(Json json) throws IOException;
}
