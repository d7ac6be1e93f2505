package org.jointscope.export;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a finding is, as SARIF says it: a file, a line and column, and a part of the model. */
final class SarifPlaces {

    private static final String UNRESERVED = "-._~";

    /** Parts that are numbered anew in every mesh. */
    private static final Set<String> ROWS = Set.of("vertex", "triangle", "weight");

    private final Json json;
    private final Path folder;
    private final String baseName;

    /**
     * @param folder that files are named from
     * @param baseName what the log calls it
     */
    SarifPlaces(Json json, Path folder, String baseName) {
        this.json = json;
        this.folder = folder.toAbsolutePath().normalize();
        this.baseName = baseName;
    }

    void writeBase() throws IOException {
        String uri = folder.toUri().toString();
        json.object(baseName, () -> json.member("uri", uri.endsWith("/") ? uri : uri + "/"));
    }

    void writeFinding(Path file, Finding finding) throws IOException {
        json.object(
                () -> {
                    json.object(
                            "physicalLocation",
                            () -> {
                                writeArtifact(file);
                                json.object("region", () -> writeRegion(finding));
                            });
                    if (!finding.subject().isFile()) {
                        json.array("logicalLocations", () -> writeParts(finding.subject()));
                    }
                });
    }

    void writeFile(Path file) throws IOException {
        json.object(() -> json.object("physicalLocation", () -> writeArtifact(file)));
    }

    void writeFile(Path file, String role) throws IOException {
        json.object(
                () -> {
                    json.object("physicalLocation", () -> writeArtifact(file));
                    json.object("message", () -> json.member("text", role));
                });
    }

    private void writeRegion(Finding finding) throws IOException {
        Location location = finding.location();
        if (location.isByte()) {
            json.member("byteOffset", location.offset());
        } else {
            json.member("startLine", location.line());
            json.member("startColumn", location.column());
        }
    }

    private void writeArtifact(Path file) throws IOException {
        json.object(
                "artifactLocation",
                () -> {
                    Path absolute = file.toAbsolutePath().normalize();
                    if (absolute.startsWith(folder)) {
                        json.member("uri", relative(folder.relativize(absolute)));
                        json.member("uriBaseId", baseName);
                    } else {
                        json.member("uri", absolute.toUri().toString());
                    }
                });
    }

    private void writeParts(Subject subject) throws IOException {
        for (Map.Entry<String, Integer> part : subject.parts().entrySet()) {
            String name = part.getKey() + " " + part.getValue();
            String full =
                    (ROWS.contains(part.getKey()) && subject.mesh() != Subject.NONE
                                    ? "mesh " + subject.mesh() + "/"
                                    : "")
                            + name;
            json.object(
                    () -> {
                        json.member("name", name);
                        json.member("fullyQualifiedName", full);
                        json.member("kind", part.getKey());
                    });
        }
    }

    /** A path as a relative reference: everything that could mean something else is escaped. */
    static String relative(Path path) {
        List<String> names = new ArrayList<>();
        path.forEach(name -> names.add(escaped(name.toString())));
        return String.join("/", names);
    }

    private static String escaped(String name) {
        StringBuilder uri = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean plain =
                    c < 0x80 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0);
            uri.append(plain ? String.valueOf(c) : "%%%02X".formatted(b & 0xFF));
        }
        return uri.toString();
    }
}
