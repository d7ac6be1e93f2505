package org.jointscope.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.model.ModelFile;

/** Writes JSON piece by piece: a skinned mesh is never stored as a tree. */
public final class Json {

    /** Writes the members of an object, or the elements of an array. */
    public interface Body {
        void write(Json json) throws IOException;
    }

    /** Writes the members of the object that represents a value. */
    public interface Members<T> {
        void write(Json json, T value) throws IOException;
    }

    private final JsonGenerator generator;

    Json(JsonGenerator generator) {
        this.generator = generator;
    }

    /** Writes one object, and a line feed. */
    public static void print(Writer out, Body members) {
        try {
            JsonGenerator generator = generator(out);
            new Json(generator).object(members);
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

    /** Line feeds on every system: equal files result in equal bytes. */
    public static PrettyPrinter printer() {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(
                Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER));
        printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
        return printer;
    }

    /** An object as an element of an array. */
    public void object(Body members) throws IOException {
        generator.writeStartObject();
        members.write(this);
        generator.writeEndObject();
    }

    public Json object(String name, Body members) throws IOException {
        generator.writeFieldName(name);
        object(members);
        return this;
    }

    public Json array(String name, Body elements) throws IOException {
        generator.writeArrayFieldStart(name);
        elements.write(this);
        generator.writeEndArray();
        return this;
    }

    public Json array(DeferredArray elements) throws IOException {
        elements.writeTo(generator);
        return this;
    }

    /** An array of objects, one for each value. */
    public <T> Json objects(String name, Iterable<T> values, Members<T> members) throws IOException {
        return array(name, elements -> elements.objects(values, members));
    }

    /** Objects as elements of an array. */
    public <T> void objects(Iterable<T> values, Members<T> members) throws IOException {
        for (T value : values) {
            object(element -> members.write(element, value));
        }
    }

    /** Writes nothing if the value is empty. */
    public Json member(String name, Optional<?> value) throws IOException {
        return value.isPresent() ? member(name, value.get()) : this;
    }

    /**
     * A string, a number, a boolean, a map or a list of these, or null. Unreadable integers of a file and numbers that
     * are not finite are null.
     */
    public Json member(String name, Object value) throws IOException {
        generator.writeFieldName(name);
        value(value);
        return this;
    }

    /** Members of any types that {@link #member(String, Object)} has. */
    public Json members(Map<?, ?> members) throws IOException {
        for (Map.Entry<?, ?> each : members.entrySet()) {
            member(each.getKey().toString(), each.getValue());
        }
        return this;
    }

    private void value(Object value) throws IOException {
        switch (value) {
            case String text -> generator.writeString(text);
            case Boolean truth -> generator.writeBoolean(truth);
            case Long number -> generator.writeNumber(number);
            case Integer number when number != ModelFile.MISSING -> generator.writeNumber(number);
            case Double number when Double.isFinite(number) -> generator.writeNumber(shortest(Double.toString(number)));
            case List<?> elements -> {
                generator.writeStartArray();
                for (Object element : elements) {
                    value(element);
                }
                generator.writeEndArray();
            }
            case Map<?, ?> members -> object(json -> json.members(members));
            case null, default -> generator.writeNull();
        }
    }

    /** A range of the values of an array. */
    public Json member(String name, double[] values, int from, int count) throws IOException {
        return array(name, elements -> {
            for (int i = from; i < from + count; i++) {
                elements.value(values[i]);
            }
        });
    }

    /** Three numbers as an array. */
    public void triple(float[] values, int from) throws IOException {
        generator.writeStartArray();
        for (int i = from; i < from + 3; i++) {
            if (Float.isFinite(values[i])) {
                generator.writeNumber(shortest(Float.toString(values[i])));
            } else {
                generator.writeNull();
            }
        }
        generator.writeEndArray();
    }

    /** An element without a value: null. */
    public void nullElement() throws IOException {
        generator.writeNull();
    }

    /**
     * Shortens a number: Java writes the fewest digits that are read back exactly, but also a fraction of zero
     * (required only for −0), and from 10⁷ on an exponent, even a longer one.
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

    /**
     * Writes every control character in a JSON string as a Unicode escape: the text is safe on a terminal and is read
     * back the same. JSON itself requires that only below U+0020.
     */
    private static final class ControlEscapes extends CharacterEscapes {

        @Serial
        private static final long serialVersionUID = 1;

        private static final int DELETE = 0x7F;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            codes[DELETE] = ESCAPE_STANDARD;
            return codes;
        }

        /** Null for a character that is written as it is. */
        @Override
        public SerializableString getEscapeSequence(int character) {
            return ControlCharacters.contains(character) ? new SerializedString("\\u%04X".formatted(character)) : null;
        }
    }
}
