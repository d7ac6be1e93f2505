package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.GoldenDocument;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Models of Quake II against numbers that another program computed from the same real files. */
class Md2GoldenTest {

    /** Of the model's diagonal. */
    private static final double TOLERANCE = 1e-5;

    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @ValueSource(strings = {"faerie.json", "osmp.json", "fence.json"})
    void skinAgreesWith(String golden) throws IOException {
        JsonNode document = JSON.readTree(Corpus.golden(golden).toFile());
        String file = Corpus.file(document.get("file").asText()).toString();
        assertThat(document.get("frames")).isNotEmpty();
        for (JsonNode frame : document.get("frames")) {
            Run run = Run.of("skin", file, "--frame", frame.get("frame").asText(), "--json");
            assertThat(run.exitCode()).isZero();
            JsonNode printed = JSON.readTree(run.out());
            assertThat(printed.get("frame").asDouble())
                    .isEqualTo(frame.get("frame").asDouble());
            assertThat(printed.get("meshes")).hasSize(1);
            assertFrame(printed.at("/meshes/0"), frame);
        }
    }

    private static void assertFrame(JsonNode mesh, JsonNode golden) {
        JsonNode vertices = mesh.get("vertices");
        assertThat(vertices).hasSize(golden.get("count").asInt());
        double[] min = numbers(golden.get("min"), 0);
        double[] max = numbers(golden.get("max"), 0);
        double most = TOLERANCE * GoldenDocument.distance(min, max);
        assertThat(golden.get("samples")).isNotEmpty();
        for (JsonNode sample : golden.get("samples")) {
            assertNear(numbers(vertices.get(sample.get(0).asInt()), 0), numbers(sample, 1), most);
        }
        assertNear(corner(vertices, 1), min, most);
        assertNear(corner(vertices, -1), max, most);
        for (JsonNode normal : mesh.get("normals")) {
            assertThat(GoldenDocument.distance(numbers(normal, 0), new double[3]))
                    .isBetween(1 - 1e-5, 1 + 1e-5);
        }
    }

    private static double[] corner(JsonNode vertices, int sign) {
        double[] corner = numbers(vertices.get(0), 0);
        for (JsonNode vertex : vertices) {
            for (int axis = 0; axis < 3; axis++) {
                corner[axis] = sign
                        * Math.min(sign * corner[axis], sign * vertex.get(axis).asDouble());
            }
        }
        return corner;
    }

    private static double[] numbers(JsonNode array, int from) {
        double[] numbers = new double[array.size() - from];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(from + i).asDouble();
        }
        return numbers;
    }

    private static void assertNear(double[] actual, double[] expected, double most) {
        assertThat(GoldenDocument.distance(actual, expected)).isLessThanOrEqualTo(most);
    }
}
