package org.jointscope.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;

import org.jointscope.model.ModelFile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;

/** Writes JSON piece by piece: a skinned mesh is never held as a tree. */
public final class Json {

    /** Something that writes one JSON value. */
    public interface Body {
        void write(Json json) throws IOException;
    }

    private final JsonGenerator generator;

    Json(JsonGenerator generator) {
        this.generator = generator;
    }

    /** Writes one object, and a line feed. */
    public static void print(Writer out, Body members) {
        try {
            JsonGenerator generator = generator(out);
            Json json = new Json(generator);
            json.object(() -> members.write(json));
            generator.writeRaw('\n');
            generator.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonGenerator generator(Writer out) throws IOException {
        return new JsonFactory()
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                .setCharacterEscapes(new ControlEscapes())
                .createGenerator(out)
                .setPrettyPrinter(printer());
    }

    /** With line feeds on every system: the same file gives the same bytes. */
    private static PrettyPrinter printer() {
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter(
                        Separators.createDefaultInstance()
                                .withObjectFieldValueSpacing(Separators.Spacing.AFTER));
        printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
        return printer;
    }

    /** Writes something to the generator; as a lambda it may throw what the generator throws. */
    public interface Part {
        void write() throws IOException;
    }

    public void object(Part members) throws IOException {
        generator.writeStartObject();
        members.write();
        generator.writeEndObject();
    }

    public void object(String name, Part members) throws IOException {
        generator.writeObjectFieldStart(name);
        members.write();
        generator.writeEndObject();
    }

    public void array(String name, Part elements) throws IOException {
        generator.writeArrayFieldStart(name);
        elements.write();
        generator.writeEndArray();
    }

    public void array(DeferredArray elements) throws IOException {
        elements.writeTo(generator);
    }

    /** Integers of a file: null where the file's could not be read. */
    public void integers(String name, Iterable<Integer> values) throws IOException {
        generator.writeArrayFieldStart(name);
        for (int value : values) {
            integer(value);
        }
        generator.writeEndArray();
    }

    public void strings(String name, Iterable<String> values) throws IOException {
        generator.writeArrayFieldStart(name);
        for (String value : values) {
            generator.writeString(value);
        }
        generator.writeEndArray();
    }

    public void member(String name, String value) throws IOException {
        generator.writeStringField(name, value);
    }

    public void member(String name, boolean value) throws IOException {
        generator.writeBooleanField(name, value);
    }

    public void member(String name, double value) throws IOException {
        generator.writeFieldName(name);
        number(value);
    }

    /** An integer of a file: null if the file's could not be read. */
    public void member(String name, int value) throws IOException {
        generator.writeFieldName(name);
        integer(value);
    }

    private void integer(int value) throws IOException {
        if (value == ModelFile.MISSING) {
            generator.writeNull();
        } else {
            generator.writeNumber(value);
        }
    }

    public void member(String name, long value) throws IOException {
        generator.writeNumberField(name, value);
    }

    public void member(String name, double[] values, int from, int count) throws IOException {
        generator.writeArrayFieldStart(name);
        for (int i = from; i < from + count; i++) {
            number(values[i]);
        }
        generator.writeEndArray();
    }

    /** Three floats as an array. */
    public void triple(float[] values, int from) throws IOException {
        generator.writeStartArray();
        for (int i = from; i < from + 3; i++) {
            write(values[i], Float.toString(values[i]));
        }
        generator.writeEndArray();
    }

    /** An element that has no value. */
    public void nullElement() throws IOException {
        generator.writeNull();
    }

    public void nullMember(String name) throws IOException {
        generator.writeNullField(name);
    }

    private void number(double value) throws IOException {
        write(value, Double.toString(value));
    }

    private void write(double value, String text) throws IOException {
        if (Double.isFinite(value)) {
            generator.writeNumber(shortest(text));
        } else {
            generator.writeNull();
        }
    }

    /**
     * Java's digits are the fewest that read back, but it never leaves out a fraction of zero (−0
     * needs it to stay a float), and from 10⁷ on it writes an exponent even where that is longer.
     */
    public static String shortest(String text) {
        if (text.equals("-0.0")) {
            return text;
        }
        if (!text.contains("E")) {
            return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        }
        String exponent = text.replace(".0E", "E");
        String plain = new BigDecimal(exponent).toPlainString();
        return plain.length() <= exponent.length() ? plain : exponent;
    }
}
