package org.jointscope.ui.session;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.Sample;
import org.jointscope.render.OrbitPosition;

/** The types in a session of which databind does not know how they are stored. */
final class SessionTypes extends SimpleModule {

    @Serial
    private static final long serialVersionUID = 1;

    private record StoredPosition(double yaw, double elevation, double distance, List<Double> pivot) {

        static StoredPosition of(OrbitPosition at) {
            return new StoredPosition(at.yaw(), at.elevation(), at.distance(), List.of(at.x(), at.y(), at.z()));
        }

        /** Null if a number is missing or extreme. */
        OrbitPosition position() {
            return pivot.size() == 3
                    ? OrbitPosition.of(yaw, elevation, distance, pivot.get(0), pivot.get(1), pivot.get(2))
                            .orElse(null)
                    : null;
        }
    }

    /** The relative path finds the file after both were moved, the absolute one if only one was. */
    private record StoredFile(String path, String absolute, String sample) {

        static StoredFile of(Path file, Path folder) {
            if (Sample.contains(file)) {
                return new StoredFile(null, null, file.getFileName().toString());
            }
            Path absolute = file.toAbsolutePath();
            String separator = folder.getFileSystem().getSeparator();
            String path = absolute.getRoot().equals(folder.getRoot())
                    ? folder.relativize(absolute).toString().replace(separator, "/")
                    : null;
            return new StoredFile(path, absolute.toString(), null);
        }

        /** The relative path if there is such a file, otherwise the absolute one if there is; null without both. */
        Path find(Path folder) {
            if (sample != null) {
                Path file = Sample.camera().resolveSibling(sample).normalize();
                return Sample.contains(file) ? file : null;
            }
            Path near = path == null ? null : folder.resolve(path).normalize();
            Path far = absolute == null || !Path.of(absolute).isAbsolute() ? null : Path.of(absolute);
            return near == null || far != null && StoredFiles.exists(far) && !StoredFiles.exists(near) ? far : near;
        }
    }

    /** @param folder of the session file */
    SessionTypes(Path folder) {
        addSerializer(Path.class, serializer(file -> StoredFile.of(file, folder)));
        addDeserializer(Path.class, deserializer(StoredFile.class, file -> file.find(folder)));
        addSerializer(OrbitPosition.class, serializer(StoredPosition::of));
        addDeserializer(OrbitPosition.class, deserializer(StoredPosition.class, StoredPosition::position));
        addDeserializer(Double.class, deserializer(double.class, number -> Double.isFinite(number) ? number : null));
    }

    private static <T> JsonSerializer<T> serializer(Function<T, Object> stored) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializerProvider types) throws IOException {
                types.defaultSerializeValue(stored.apply(value), out);
            }
        };
    }

    private static <S, T> JsonDeserializer<T> deserializer(Class<S> stored, Function<S, T> value) {
        return new JsonDeserializer<>() {
            @Override
            public T deserialize(JsonParser in, DeserializationContext types) throws IOException {
                return value.apply(types.readValue(in, stored));
            }
        };
    }
}
