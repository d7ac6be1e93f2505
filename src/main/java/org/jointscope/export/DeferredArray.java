package org.jointscope.export;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * An array member of the outermost object, with elements that are known before it can be written. Their text is kept
 * compressed, in a hundredth of the memory of the elements themselves.
 */
public final class DeferredArray {

    private static final char ARRAY_START = '[';

    private final String name;
    private final ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    private final Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    private final Writer text =
            new OutputStreamWriter(new DeflaterOutputStream(compressed, deflater), StandardCharsets.UTF_8);
    private final JsonGenerator generator;
    private final Json json;

    public DeferredArray(String name) throws IOException {
        this.name = name;
        this.generator = Json.generator(text);
        this.json = new Json(generator);
        // An object around it, as in the finished document: the indentation depends on the depth.
        generator.writeStartObject();
        generator.writeArrayFieldStart(name);
    }

    /** Adds an element. */
    public void add(Json.Body members) throws IOException {
        json.object(members);
    }

    /** Writes the array; nothing can be added afterwards. */
    void writeTo(JsonGenerator target) throws IOException {
        generator.writeEndArray();
        generator.flush();
        text.close();
        deflater.end();
        target.writeFieldName(name);
        target.writeRawValue("");
        try (Reader written = new InputStreamReader(
                new InflaterInputStream(new ByteArrayInputStream(compressed.toByteArray())), StandardCharsets.UTF_8)) {
            while (written.read() != ARRAY_START) {
                // The object around the array, and its name.
            }
            target.writeRaw(ARRAY_START);
            target.flush();
            written.transferTo((Writer) target.getOutputTarget());
        }
    }
}
