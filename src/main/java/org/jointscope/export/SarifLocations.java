package org.jointscope.export;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

/** SARIF locations of findings: a file, a line and column, and a part of the model. */
final class SarifLocations {

    /** Parts with indices that start from 0 in every mesh. */
    private static final Set<String> ROWS = Set.of("vertex", "triangle", "weight");

    private final Path folder;
    private final String baseName;

    /**
     * @param folder the base of relative paths
     * @param baseName its name in the log
     */
    SarifLocations(Path folder, String baseName) {
        this.folder = folder.toAbsolutePath().normalize();
        this.baseName = baseName;
    }

    void writeBase(Json json) throws IOException {
        String uri = folder.toUri().toString();
        json.object(baseName, it -> it.member("uri", uri.endsWith("/") ? uri : uri + "/"));
    }

    void writeFinding(Json json, Path file, Finding finding) throws IOException {
        json.object(it -> {
            it.object("physicalLocation", location -> {
                writeArtifact(location, file);
                location.object("region", region -> writeRegion(region, finding));
            });
            if (!finding.subject().isFile()) {
                it.objects(
                        "logicalLocations",
                        finding.subject().parts().entrySet(),
                        (each, part) -> writePart(each, part, finding.subject()));
            }
        });
    }

    void writeFile(Json json, Path file) throws IOException {
        json.object(it -> it.object("physicalLocation", location -> writeArtifact(location, file)));
    }

    void writeFile(Json json, Path file, String role) throws IOException {
        json.object(it -> it.object("physicalLocation", location -> writeArtifact(location, file))
                .object("message", message -> message.member("text", role)));
    }

    private static void writeRegion(Json json, Finding finding) throws IOException {
        Location location = finding.location();
        if (location.isByte()) {
            json.member("byteOffset", location.offset());
        } else {
            json.member("startLine", location.line()).member("startColumn", location.column());
        }
    }

    private void writeArtifact(Json json, Path file) throws IOException {
        Path absolute = file.toAbsolutePath().normalize();
        boolean inside = absolute.startsWith(folder);
        String uri = inside
                ? relative(folder.relativize(absolute))
                : absolute.toUri().toString();
        json.object(
                "artifactLocation",
                it -> it.member("uri", uri)
                        .member("uriBaseId", Optional.of(baseName).filter(b -> inside)));
    }

    private static void writePart(Json json, Map.Entry<String, Integer> part, Subject subject) throws IOException {
        String name = part.getKey() + " " + part.getValue();
        boolean inMesh = ROWS.contains(part.getKey()) && subject.mesh() != Subject.NONE;
        json.member("name", name)
                .member("fullyQualifiedName", inMesh ? "mesh " + subject.mesh() + "/" + name : name)
                .member("kind", part.getKey());
    }

    /**
     * The bytes of a name that Java cannot decode, such as one in another encoding than that of the locale, are in its
     * URI only.
     */
    private static String encoded(Path name) {
        String text = name.toString();
        if (!text.contains("\uFFFD")) {
            return URLEncoder.encode(text, StandardCharsets.UTF_8);
        }
        String path = name.toUri().getRawPath().replaceFirst("/$", "").replace("+", "%2B");
        String bytes = URLDecoder.decode(path.substring(path.lastIndexOf('/') + 1), StandardCharsets.ISO_8859_1);
        return URLEncoder.encode(bytes, StandardCharsets.ISO_8859_1);
    }

    /** A path as a relative reference, with all reserved characters escaped. */
    static String relative(Path path) {
        return StreamSupport.stream(path.spliterator(), false)
                .map(SarifLocations::encoded)
                .map(name -> name.replace("+", "%20").replace("*", "%2A").replace("%7E", "~"))
                .collect(Collectors.joining("/"));
    }
}
