package org.jointscope.ui.session;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.export.Json;
import org.jointscope.format.write.SafeFile;
import org.jointscope.messages.Texts;

/**
 * Reads and writes session files. Unknown members and names are ignored, so that a file of a later version of
 * Jointscope opens if its format is the same. The size, the depth and the lengths of a file are limited.
 */
public final class SessionFile {

    static final int MOST_BYTES = 1 << 20;

    private static final String FORMAT = "jointscope-session";
    private static final int VERSION = 1;
    private static final int MOST_FILES = 1000;
    private static final int DEEPEST = 20;
    private static final int LONGEST_NUMBER = 100;

    /** Values that have another name now. */
    private static final Map<String, String> FORMER_NAMES = Map.of(
            "KEYFRAMES", "MD2",
            "FLIGHT", "CAMERA",
            "BLENDED", "INTERPOLATED",
            "sanityTab", "anomaliesTab",
            "verdictsTab", "compatibilityTab",
            "keyframesTab", "md2FramesTab");

    private static final JsonSetter.Value MISSING = JsonSetter.Value.construct(Nulls.AS_EMPTY, Nulls.SKIP);

    private final ObjectMapper mapper;

    private SessionFile(Path file) {
        JsonFactory factory = JsonFactory.builder()
                .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(DEEPEST)
                        .maxNumberLength(LONGEST_NUMBER)
                        .maxStringLength(MOST_BYTES)
                        .build())
                .build();
        mapper = JsonMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null))
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfig(
                        LogicalType.Textual,
                        text -> Stream.of(
                                        CoercionInputShape.Integer,
                                        CoercionInputShape.Float,
                                        CoercionInputShape.Boolean)
                                .forEach(shape -> text.setCoercion(shape, CoercionAction.Fail)))
                .withConfigOverride(List.class, it -> it.setSetterInfo(MISSING))
                .withConfigOverride(Map.class, it -> it.setSetterInfo(MISSING))
                .addModule(new SessionTypes(file.toAbsolutePath().getParent()))
                .build();
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
        try {
            return new SessionFile(file).read(bytes);
        } catch (JsonProcessingException e) {
            throw invalid(e);
        }
    }

    private Session read(byte[] bytes) throws IOException, InvalidSessionException {
        if (!(mapper.readTree(bytes) instanceof ObjectNode content)
                || !content.path("format").asText().equals(FORMAT)) {
            throw invalid("session.content");
        }
        double version = content.path("version").doubleValue();
        if (version > VERSION) {
            throw invalid("session.newer", content.get("version").asText(), VERSION);
        }
        if (version != VERSION) {
            throw invalid("session.content");
        }
        for (String part : List.of("declarations", "textures", "selection", "playback", "show", "panes")) {
            if (!content.hasNonNull(part)) {
                content.putObject(part);
            }
        }
        for (String part : List.of("playback", "show", "panes")) {
            content.path(part).properties().forEach(SessionFile::rename);
        }
        if (content.get("files") instanceof ArrayNode files) {
            while (files.size() > MOST_FILES) {
                files.remove(files.size() - 1);
            }
        }
        Session session = mapper.treeToValue(content, Session.class);
        if (session.files().isEmpty()) {
            throw invalid("session.empty");
        }
        return session;
    }

    private static void rename(Map.Entry<String, JsonNode> member) {
        JsonNode value = member.getValue();
        member.setValue(
                value.isTextual()
                        ? TextNode.valueOf(FORMER_NAMES.getOrDefault(value.asText(), value.asText()))
                        : value);
    }

    /**
     * Writes a file, which replaces an existing one only when it is complete.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, Session session) throws IOException {
        ObjectMapper mapper = new SessionFile(file).mapper;
        ObjectNode content = mapper.createObjectNode().put("format", FORMAT).put("version", VERSION);
        content.setAll((ObjectNode) mapper.valueToTree(session));
        byte[] bytes = mapper.writer(Json.printer())
                .writeValueAsString(content)
                .concat("\n")
                .getBytes(StandardCharsets.UTF_8);
        SafeFile.write(file, bytes, SafeFile.read(file), SafeFile.Keep.NONE);
    }

    /** The member whose value has the wrong type, otherwise the location of the fault. */
    private static InvalidSessionException invalid(JsonProcessingException fault) {
        if (fault.getCause() instanceof InvalidPathException path) {
            return invalid("session.path", ControlCharacters.replaced(path.getInput()));
        }
        if (fault instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
            return invalid(
                    "session.type",
                    mapping.getPath().stream()
                            .map(Reference::getFieldName)
                            .filter(Objects::nonNull)
                            .collect(Collectors.joining(".")));
        }
        String reason = ControlCharacters.replaced(fault.getOriginalMessage());
        JsonLocation at = fault.getLocation();
        return at == null
                ? invalid("session.json", reason)
                : invalid("session.json.at", at.getLineNr(), at.getColumnNr(), reason);
    }

    private static InvalidSessionException invalid(String key, Object... arguments) {
        return new InvalidSessionException(Texts.program().of(key, arguments));
    }
}
