package org.jointscope.ui.session;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.inspect.FileExtension;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.scene.Timeline;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.document.OrbitPosition;
import org.jointscope.ui.playback.LoopMode;

/**
 * Reads session files. Unknown members and names are ignored, so that a file of a later version of Jointscope opens if
 * its format is the same. The size, the depth and the lengths of a file are limited.
 */
public final class SessionReader {

    /** The extension of session files. */
    public static final String EXTENSION = "jointscope";

    static final String FORMAT = "jointscope-session";
    static final int VERSION = 1;

    static final int MOST_BYTES = 1 << 20;

    /** Values that have another name now. */
    private static final Map<String, String> FORMER_NAMES = Map.of(
            "KEYFRAMES", "MD2",
            "FLIGHT", "CAMERA",
            "BLENDED", "INTERPOLATED",
            "sanityTab", "anomaliesTab",
            "verdictsTab", "compatibilityTab",
            "keyframesTab", "md2FramesTab");

    private static final int DEEPEST = 20;
    private static final int LONGEST_NUMBER = 100;
    private static final int MOST_FILES = 1000;

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(LONGEST_NUMBER)
                    .maxStringLength(MOST_BYTES)
                    .build())
            .build();

    private static final Members NONE = new Members("", Map.of());

    private final Path folder;

    private SessionReader(Path folder) {
        this.folder = folder;
    }

    /** Whether a file is a session, by its extension. */
    public static boolean isSession(Path file) {
        return FileExtension.isOf(file, EXTENSION);
    }

    /**
     * Reads a session file.
     *
     * @throws IOException if it cannot be read
     * @throws InvalidSessionException if its content is not a session of a supported version
     */
    public static Session read(Path file) throws IOException, InvalidSessionException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        }
        if (bytes.length > MOST_BYTES) {
            throw invalid("session.large", MOST_BYTES >> 20);
        }
        return new SessionReader(file.toAbsolutePath().getParent()).read(bytes);
    }

    private Session read(byte[] bytes) throws IOException, InvalidSessionException {
        try (JsonParser parser = JSON.createParser(bytes)) {
            parser.nextToken();
            Object content = value(parser);
            if (parser.nextToken() != null || !(content instanceof Map)) {
                throw invalid("session.content");
            }
            return session(new Members("", members(content)));
        } catch (JsonProcessingException e) {
            var at = e.getLocation();
            String reason = ControlCharacters.replaced(e.getOriginalMessage());
            throw at == null
                    ? invalid("session.json", reason)
                    : invalid("session.json.at", at.getLineNr(), at.getColumnNr(), reason);
        }
    }

    /** A value as a map, list, string, boolean, number or null. */
    private static Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Object> members = new HashMap<>();
                while (parser.nextToken() == JsonToken.FIELD_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                yield members;
            }
            case START_ARRAY -> {
                List<Object> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser));
                }
                yield elements;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case null, default -> null;
        };
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> members(Object object) {
        return (Map<String, Object>) object;
    }

    private Session session(Members all) throws InvalidSessionException {
        if (!all.find("format", String.class).equals(Optional.of(FORMAT))) {
            throw invalid("session.content");
        }
        double version = all.number("version").orElse(0.0);
        if (version != VERSION) {
            throw version > VERSION ? invalid("session.newer", plain(version), VERSION) : invalid("session.content");
        }
        Members declared = all.object("declarations");
        Members selection = all.object("selection");
        Members view = all.object("view");
        Members panes = all.object("panes");
        return new Session(
                files(all),
                new Session.Declared(declared.string("model"), declared.string("skin")),
                new Session.Selected(
                        selection.string("joint"),
                        selection.choice("component", Component.class),
                        selection.integers("hiddenMeshes")),
                played(all.object("playback")),
                position(view),
                shown(all.object("show")),
                new Session.Panes(panes.constant("right"), panes.constant("lower"), panes.flag("unfolded")));
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? "%.0f".formatted(number) : String.valueOf(number);
    }

    private List<Path> files(Members all) throws InvalidSessionException {
        List<Path> files = new ArrayList<>();
        for (Object element : all.list("files")) {
            if (element instanceof Map && files.size() < MOST_FILES) {
                file(new Members("files", members(element))).ifPresent(files::add);
            }
        }
        if (files.isEmpty()) {
            throw invalid("session.empty");
        }
        return files;
    }

    /** The relative path if there is such a file, otherwise the absolute one if there is. */
    private Optional<Path> file(Members file) throws InvalidSessionException {
        try {
            Optional<String> sample = file.string("sample");
            if (sample.isPresent()) {
                Path path = Sample.camera().resolveSibling(sample.get()).normalize();
                return Optional.of(path).filter(Sample::contains);
            }
            Optional<Path> near =
                    file.string("path").map(path -> folder.resolve(path).normalize());
            Optional<Path> far = file.string("absolute").map(Path::of).filter(Path::isAbsolute);
            return near.filter(Files::exists)
                    .or(() -> far.filter(Files::exists))
                    .or(() -> near)
                    .or(() -> far);
        } catch (InvalidPathException e) {
            throw invalid("session.path", ControlCharacters.replaced(e.getInput()));
        }
    }

    private static Session.Played played(Members playback) throws InvalidSessionException {
        List<Integer> range = playback.integers("range");
        return new Session.Played(
                playback.choice("timeline", Timeline.class),
                playback.number("frame"),
                playback.flag("playing"),
                playback.number("speed"),
                playback.number("rate"),
                playback.choice("loop", LoopMode.class),
                range.size() == 2 ? range : List.of());
    }

    private static Optional<OrbitPosition> position(Members view) throws InvalidSessionException {
        List<Double> numbers = new ArrayList<>();
        for (String name : List.of("yaw", "elevation", "distance")) {
            numbers.add(view.number(name).orElse(Double.NaN));
        }
        for (Object coordinate : view.list("pivot")) {
            numbers.add(coordinate instanceof Double number ? number : Double.NaN);
        }
        return OrbitPosition.of(
                numbers.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static Session.Shown shown(Members show) throws InvalidSessionException {
        Map<String, Boolean> layers = new HashMap<>();
        show.object("layers").values().forEach((name, value) -> {
            if (value instanceof Boolean is) {
                layers.put(name, is);
            }
        });
        return new Session.Shown(
                layers,
                show.flag("throughCamera"),
                show.string("engine"),
                show.choice("root", RootMode.class),
                show.choice("loopRule", LoopRule.class),
                show.string("comparison"),
                show.choice("surface", Md2Surface.class),
                show.choice("normals", KeyframeNormals.class));
    }

    private static InvalidSessionException invalid(String key, Object... arguments) {
        return new InvalidSessionException(Texts.program().of(key, arguments));
    }

    /**
     * The members of an object, which can be missing or null.
     *
     * @param path of the object, for messages
     */
    private record Members(String path, Map<String, Object> values) {

        private <T> Optional<T> find(String name, Class<T> type) throws InvalidSessionException {
            Object value = values.get(name);
            if (value != null && !type.isInstance(value)) {
                String whole = path.isEmpty() ? name : path + "." + name;
                throw invalid("session.type", whole);
            }
            return Optional.ofNullable(type.cast(value));
        }

        Optional<String> string(String name) throws InvalidSessionException {
            return find(name, String.class);
        }

        /** A name of the program. */
        Optional<String> constant(String name) throws InvalidSessionException {
            return string(name).map(text -> FORMER_NAMES.getOrDefault(text, text));
        }

        Optional<Boolean> flag(String name) throws InvalidSessionException {
            return find(name, Boolean.class);
        }

        Optional<Double> number(String name) throws InvalidSessionException {
            return find(name, Double.class).filter(Double::isFinite);
        }

        /** Empty if the name is unknown. */
        <E extends Enum<E>> Optional<E> choice(String name, Class<E> type) throws InvalidSessionException {
            Optional<String> text = constant(name);
            return Arrays.stream(type.getEnumConstants())
                    .filter(each -> text.filter(each.name()::equals).isPresent())
                    .findFirst();
        }

        Members object(String name) throws InvalidSessionException {
            Optional<?> object = find(name, Map.class);
            return object.isPresent() ? new Members(name, members(object.get())) : NONE;
        }

        List<?> list(String name) throws InvalidSessionException {
            Optional<?> list = find(name, List.class);
            return list.isPresent() ? (List<?>) list.get() : List.of();
        }

        List<Integer> integers(String name) throws InvalidSessionException {
            return list(name).stream()
                    .filter(Double.class::isInstance)
                    .map(number -> ((Double) number).intValue())
                    .toList();
        }
    }
}
