package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.testing.GoldenAssert;
import org.jointscope.testing.GoldenDocument;
import org.jointscope.testing.GoldenDocument.Frame;
import org.jointscope.testing.GoldenDocument.Joint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands against numbers that another program computed from the same real files. */
class GoldenCommandTest {

    static List<GoldenDocument> documents() throws IOException {
        return GoldenDocument.all();
    }

    static List<GoldenDocument> documentsWithMeshes() throws IOException {
        return documents().stream()
                .filter(document -> document.mesh().isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void poseAgreesWith(GoldenDocument document) throws IOException {
        for (Frame frame : document.frames()) {
            JsonNode printed = run("pose", document, frame);
            List<Joint> joints = new ArrayList<>();
            for (JsonNode joint : printed.get("joints")) {
                joints.add(new Joint(
                        joint.get("name").asText(),
                        joint.get("parent").asInt(),
                        numbers(joint.get("position")),
                        numbers(joint.get("orientation"))));
            }
            GoldenAssert.assertJoints(joints, frame);
        }
    }

    @ParameterizedTest
    @MethodSource("documentsWithMeshes")
    void skinAgreesWith(GoldenDocument document) throws IOException {
        for (Frame frame : document.frames()) {
            JsonNode meshes = run("skin", document, frame).get("meshes");
            assertThat(meshes).hasSize(frame.meshes().size());
            for (int i = 0; i < meshes.size(); i++) {
                GoldenAssert.assertMesh(
                        triples(meshes.get(i).get("vertices")),
                        triples(meshes.get(i).get("normals")),
                        frame.meshes().get(i),
                        frame);
            }
        }
    }

    private static JsonNode run(String command, GoldenDocument document, Frame frame) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(command));
        Stream.of(document.mesh(), document.anim())
                .flatMap(path -> path.map(Path::toString).stream())
                .forEach(arguments::add);
        arguments.addAll(List.of("--interpolate", document.blend(), "--json"));
        frame.frame().ifPresent(f -> arguments.addAll(List.of("--frame", Double.toString(f))));
        Run run = Run.of(arguments.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        JsonNode printed = new ObjectMapper().readTree(run.out());
        if (frame.frame().isPresent()) {
            assertThat(printed.get("frame").asDouble()).isEqualTo(frame.frame().getAsDouble());
        } else {
            assertThat(printed.get("frame").isNull()).isTrue();
        }
        return printed;
    }

    private static double[] numbers(JsonNode array) {
        double[] numbers = new double[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).asDouble();
        }
        return numbers;
    }

    private static double[][] triples(JsonNode array) {
        double[][] triples = new double[array.size()][];
        for (int i = 0; i < triples.length; i++) {
            triples[i] = numbers(array.get(i));
        }
        return triples;
    }
}
