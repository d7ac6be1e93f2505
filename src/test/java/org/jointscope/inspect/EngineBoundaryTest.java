package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file to which a rule applies, and one to which it just does not apply. */
class EngineBoundaryTest {

    private static final Map<String, byte[]> FILES = new HashMap<>();

    @BeforeAll
    static void readFixtures() throws IOException {
        FILES.putAll(EngineFixtures.all());
        for (Path fixture : FixtureReports.fixtures()) {
            FILES.put(fixture.getFileName().toString(), Files.readAllBytes(fixture));
        }
    }

    private static Engine engine(String id) {
        return Engines.of(id).orElseThrow();
    }

    private static InspectedFile inspect(String name, byte[] bytes) {
        Path path = Path.of(name);
        return Inspector.inspect(path, FileKind.ofName(path).orElseThrow(), bytes);
    }

    private static Compatibility compatibility(String engine, String file) {
        return inspect(file, FILES.get(file))
                .compatibilities(List.of(engine(engine)))
                .getFirst();
    }

    private static Optional<CompatibilityReason> reason(Compatibility compatibility, String rule) {
        return compatibility.reasons().stream()
                .filter(each -> each.rule().id().equals(rule))
                .findFirst();
    }

    private static List<String> details(String engine, String rule, String file) {
        return reason(compatibility(engine, file), rule).stream()
                .flatMap(each -> each.spots().stream())
                .map(hit -> hit.detail().toString())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        doom3, hexadecimal, hexadecimal-number.md5mesh, octal-number.md5mesh
        doom3, octal, octal-number.md5mesh, zero-padded-float.md5mesh
        doom3, octal-truncated, zero-padded-float.md5mesh, octal-number.md5mesh
        doom3, octal-truncated, zero-with-an-exponent.md5mesh, exponent.md5mesh
        doom3, negative-with-point, negative-parent-with-a-point.md5mesh, count-with-a-point.md5anim
        doom3, negative-with-point, negative-parent-with-a-point.md5anim, nothing-wrong.md5anim
        doom3, fraction-truncated, fractional-parent.md5mesh, negative-parent-with-a-point.md5mesh
        doom3, apostrophes, name-in-apostrophes.md5mesh, name-without-quotes.md5mesh
        doom3, nan, nan-in-a-weight.md5mesh, not-a-number-as-microsoft-prints-it.md5anim
        doom3, not-finite, not-a-number-as-microsoft-prints-it.md5anim, nan-in-a-weight.md5mesh
        doom3, mesh-roots, two-roots.md5mesh, nothing-wrong.md5mesh
        doom3, orientation, frame-orientation-too-long.md5anim, nothing-wrong.md5anim
        doom3, triangle-vertex, triangle-of-vertex-65538.md5mesh, vertices-65537.md5mesh
        bfg, triangle-vertex, triangle-of-a-vertex-that-does-not-exist.md5mesh, triangle-of-vertex-65538.md5mesh
        bfg, index-width, vertices-65537.md5mesh, vertices-8193.md5mesh
        bfg, shader-joints, joints-137.md5mesh, nothing-wrong.md5mesh
        rbdoom, shader-joints, joints-161.md5mesh, joints-137.md5mesh
        bfg, weights-over-256, weights-257.md5mesh, vertex-of-nine-weights.md5mesh
        quake4, weights-past-the-end, vertex-takes-weights-past-the-end.md5mesh, weights-257.md5mesh
        etqw, exponent, exponent.md5anim, zero-with-an-exponent.md5mesh
        etqw, capital-exponent, exponent-with-a-capital.md5mesh, exponent.md5mesh
        etqw, frame-length, frame-too-long.md5anim, flags-of-more-components-than-declared.md5anim
        etqw, frame-length, more-components-than-the-flags-ask-for.md5anim, nothing-wrong.md5anim
        etqw, frame-overflow, flags-of-more-components-than-declared.md5anim, nothing-wrong.md5anim
        etqw, frame-rate-halved, five-frames-at-2-fps.md5anim, five-frames-at-3-fps.md5anim
        q2pro, vertex-weights, vertex-without-weights-past-the-end.md5mesh, vertex-without-weights.md5mesh
        q2pro, component-limit, components-1537.md5anim, nothing-wrong.md5anim
        q2pro, frame-size-limit, frame-size-of-more-than-2048-vertices.md2, md2-with-nothing-wrong.md2
        q2pro, skin-size-limit, skin-of-8193-pixels.md2, md2-with-nothing-wrong.md2
        q2pro, triangles-invalid, triangles-of-no-vertex.md2, md2-triangle-of-vertex-4.md2
        q2pro, drawn-vertex-limit, corners-6147.md2, corners-6144.md2
        q2pro, integer, count-with-a-point.md5anim, frame-rate-with-a-point.md5anim
        q2pro, hexadecimal, hexadecimal-float.md5mesh, hexadecimal-number.md5mesh
        q2pro, row, hexadecimal-number.md5mesh, hexadecimal-float.md5mesh
        vkquake, hexadecimal, hexadecimal-float.md5mesh, word-for-a-number.md5mesh
        vkquake, word-for-a-number, word-for-a-number.md5mesh, hexadecimal-number.md5mesh
        darkradiant, keyword, flags-after-vertices.md5mesh, flags-in-version-10.md5mesh
        darkradiant, row, decimal-comma.md5mesh, fractional-parent.md5mesh
        darkradiant, anim-incomplete, decimal-comma.md5anim, frame-rate-with-a-fraction.md5anim
        darkradiant, frames-missing, frame-twice.md5anim, frames-swapped.md5anim
        darkradiant, frame-numbers-followed, frames-swapped.md5anim, frame-twice.md5anim
        darkradiant, weights-unchecked, vertex-with-fewer-than-no-weights.md5mesh, vertex-without-weights.md5mesh
        darkradiant, anim-parent-cycle, parents-in-a-cycle.md5anim, nothing-wrong.md5anim
        darkradiant, negative-count, negative-count.md5mesh, fewer-joints-than-declared.md5mesh
        doom3, stack, vertices-17477.md5mesh, vertices-17476.md5mesh
        kozgit, name-length, name-of-64-bytes.md5mesh, name-of-64-bytes-without-children.md5mesh
        yquake2, invisible, md2-without-gl-commands.md2, md2-with-nothing-wrong.md2
        yquake2remaster, index-width, triangles-20001.md5mesh, vertices-8193.md5mesh
        yquake2remaster, index-width, vertices-65537.md5mesh, vertices-17477.md5mesh
        idtech4tools, row, name-touches-its-parent.md5mesh, comment-touches-a-parenthesis.md5mesh
        idtech4tools, row, weight-touches-its-parenthesis.md5mesh, name-without-quotes.md5mesh
        idtech4tools, weight-joint, weight-of-a-joint-that-does-not-exist.md5mesh, unused-weight-of-joint-9.md5mesh
        idtech4tools, vertex-weights, vertex-takes-weights-past-the-end.md5mesh, first-weight-minus-1.md5mesh
        idtech4tools, components, start-index-past-the-frame.md5anim, start-index-minus-1.md5anim
        idtech4tools, anim-rows, frame-too-short.md5anim, frame-too-long.md5anim
        idtech4tools, keyword, vert-with-a-capital.md5mesh, keyword-in-the-wrong-case.md5mesh
        idtech4tools, version-12, version-12.md5mesh, version-11.md5mesh
        q2pro, sections, no-skins-after-the-end.md2, no-skins-at-the-end.md2
        q2pro, frame-size, md2-frame-size-too-small.md2, no-frames-of-no-size.md2
        q2pro, alignment, md2-frames-at-an-odd-byte.md2, commands-at-an-odd-byte.md2
        quake2, memory, model-of-more-than-2-mib.md2, model-of-2-mib.md2
        assimp, md2-triangle-vertex, md2-triangle-of-vertex-4.md2, md2-with-nothing-wrong.md2
        assimp, md2-triangle-coord, md2-triangle-of-texture-coordinate-4.md2, md2-with-nothing-wrong.md2
        assimp, md2-normal, normal-162-in-the-first-frame.md2, md2-normal-162.md2
        assimp, md2-skin-size, md2-skin-without-width.md2, md2-with-nothing-wrong.md2
        """)
    void ruleAppliesToTheFirstFileButNotToTheSecond(String engine, String rule, String file, String other) {
        assertThat(details(engine, rule, file)).isNotEmpty();
        assertThat(details(engine, rule, other)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        doom3, hexadecimal-number.md5mesh, warns
        doom3, octal-number.md5mesh, warns
        doom3, zero-padded-float.md5mesh, rejects
        doom3, zero-with-an-exponent.md5mesh, rejects
        doom3, exponent.md5mesh, accepts
        etqw, exponent.md5mesh, warns
        doom3, negative-parent-with-a-point.md5mesh, rejects
        q2pro, negative-parent-with-a-point.md5mesh, accepts
        q2pro, hexadecimal-float.md5mesh, warns
        darkradiant, flags-in-version-10.md5mesh, accepts
        doom3, name-in-apostrophes.md5mesh, warns
        bfg, triangle-of-vertex-65538.md5mesh, warns
        etqw, two-start-indexes-swapped.md5anim, warns
        quake2, model-of-more-than-2-mib.md2, rejects
        kozgit, joints-share-a-line.md5mesh, rejects
        kozgit, joint-beside-its-keyword.md5mesh, rejects
        kozgit, vertices-share-a-line.md5mesh, rejects
        kozgit, weights-share-a-line.md5mesh, rejects
        kozgit, triangle-beside-its-count.md5mesh, rejects
        kozgit, shader-beside-its-mesh.md5mesh, rejects
        kozgit, weight-on-two-lines.md5mesh, rejects
        kozgit, brace-on-the-next-line.md5mesh, rejects
        kozgit, brace-of-mesh-on-the-next-line.md5mesh, accepts
        kozgit, brace-after-the-last-weight.md5mesh, accepts
        kozgit, brace-after-the-last-joint.md5mesh, rejects
        kozgit, weight-touches-its-parenthesis.md5mesh, accepts
        kozgit, vertex-touches-its-parenthesis.md5mesh, rejects
        kozgit, weight-of-joint-minus-1.md5mesh, rejects
        kozgit, carriage-returns.md5mesh, accepts
        kozgit, hierarchy-rows-share-a-line.md5anim, rejects
        kozgit, bounds-share-a-line.md5anim, accepts
        kozgit, baseframe-rows-share-a-line.md5anim, rejects
        kozgit, brace-of-baseframe-on-the-next-line.md5anim, rejects
        kozgit, values-beside-their-frame.md5anim, rejects
        kozgit, brace-after-the-values.md5anim, rejects
        kozgit, line-begins-with-a-plus-sign.md5anim, rejects
        idtech4tools, vertices-share-a-line.md5mesh, accepts
        idtech4tools, brace-on-the-next-line.md5mesh, accepts
        idtech4tools, no-commandline.md5mesh, accepts
        idtech4tools, weight-of-joint-minus-1.md5mesh, warns
        idtech4tools, two-roots.md5anim, accepts
        idtech4tools, flags-above-63.md5anim, accepts
        idtech4tools, version-11-with-colors.md5mesh, rejects
        idtech4tools, version-12-with-colors.md5mesh, accepts
        idtech4tools, count-with-a-point.md5anim, rejects
        """)
    void compatibilityIsThat(String engine, String file, String outcome) {
        assertThat(compatibility(engine, file).outcome().label()).isEqualTo(outcome);
    }

    /** By hand: - is the digit -3, so 1-05 is ((1 × 10 - 3) × 10 + 0) × 10 + 5. */
    @Test
    void exponentIsReadAsDigits() {
        assertThat(details("etqw", "exponent", "exponent.md5anim")).containsExactly("1e-05 is read as 705.");
        assertThat(details("etqw", "exponent", "exponent.md5mesh")).containsExactly("1.5e-05 is read as 1.47.");
    }

    @Test
    void exponentInACommentOrAStringIsNone() {
        String mesh = new String(FILES.get("nothing-wrong.md5mesh"), StandardCharsets.UTF_8);
        for (String text : List.of(
                mesh.replace("// root", "// 1e5"),
                mesh.replace("models/triangle", "models/1e5"),
                mesh.replace("\"arm\"", "\"1e5\""))) {
            assertThat(text).isNotEqualTo(mesh);
            Compatibility compatibility = inspect("a.md5mesh", text.getBytes(StandardCharsets.UTF_8))
                    .compatibilities(List.of(engine("etqw")))
                    .getFirst();
            assertThat(reason(compatibility, "exponent")).isEmpty();
        }
    }

    /** DarkRadiant looks up the joints of the weights of vertices only. */
    @Test
    void animationWithFewerJointsCrashesDarkRadiantIfAVertexUsesThem() throws IOException {
        for (String use : List.of("used", "unused")) {
            List<byte[]> pair = EngineFixtures.pairs().get("third joint, " + use);
            Compatibility compatibility = InspectedPair.of(
                            inspect("a.md5mesh", pair.getFirst()), inspect("a.md5anim", pair.getLast()))
                    .compatibilities(List.of(engine("darkradiant")))
                    .getFirst();
            assertThat(reason(compatibility, "joints-unchecked").isPresent()).isEqualTo(use.equals("used"));
        }
    }

    /** Doom 3 compares the parent of the root in an animation with -1; q2pro requires it. */
    @Test
    void rootOfAnAnimationMustHaveParentMinus1() {
        InspectedFile mesh = inspect("a.md5mesh", FILES.get("nothing-wrong.md5mesh"));
        String anim = new String(FILES.get("nothing-wrong.md5anim"), StandardCharsets.UTF_8);
        for (String parent : List.of("-1", "-2")) {
            byte[] bytes = anim.replace("\"root\"\t-1", "\"root\"\t" + parent).getBytes(StandardCharsets.UTF_8);
            List<Compatibility> compatibilities = InspectedPair.of(mesh, inspect("a.md5anim", bytes))
                    .compatibilities(List.of(engine("doom3"), engine("q2pro")));
            assertThat(reason(compatibilities.getFirst(), "joint-parents").isPresent())
                    .isEqualTo(parent.equals("-2"));
            assertThat(reason(compatibilities.getLast(), "joints-by-index")).isEmpty();
            assertThat(reason(compatibilities.getLast(), "anim-root-parent").isPresent())
                    .isEqualTo(parent.equals("-2"));
        }
    }
}
