package org.jointscope.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.batch.BatchChecker;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.md5.Md5ScaleReader;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.md2.KeyframeClips;
import org.jointscope.pose.md2.Md2Kernel;
import org.jointscope.pose.md2.Md2Normals;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.md5.VertexTerms;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.testing.FormatExamples;
import org.jointscope.testing.FormatExamples.Example;
import org.jointscope.testing.Markdown;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/format.md: its examples are valid files, and its numbers are those of the kernel. */
class FormatGuideTest {

    private static final String TEXT = "text";

    /** Characters in a line of the help window in its first size. */
    private static final int COLUMNS = 66;

    private static final int TAB = 8;

    private static final Pattern HEADING = Pattern.compile("(?m)^## (.+)$");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)]\\(#([^)]+)\\)");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]\\.[0-9]");
    private static final Pattern LIST_OF_NORMALS = Pattern.compile("\\A0\\.000000 ");
    private static final Pattern CLIP = Pattern.compile("([a-z]+[0-9]?) +([0-9]+)-([0-9]+)");

    private static final String DOCUMENT = FormatExamples.document();
    private static final Md5Mesh MESH =
            Md5MeshReader.read(FormatExamples.file("models/arm/arm.md5mesh")).model();
    private static final Md5Anim ANIM =
            Md5AnimReader.read(FormatExamples.file("models/arm/swing.md5anim")).model();
    private static final Md5Scale SCALE = Md5ScaleReader.read(FormatExamples.file("models/arm/swing.md5scale"))
            .model();
    private static final CameraPath CAMERA =
            CameraPath.of(Md5CameraReader.read(FormatExamples.file("models/arm/view.md5camera"))
                    .model());
    private static final Md2 MD2 =
            Md2Reader.read(FormatExamples.file("models/flat/tris.md2")).model();

    @TempDir
    private Path folder;

    @Test
    void contentsListAllSections() {
        String contents = DOCUMENT.substring(0, DOCUMENT.indexOf("\n## "));
        assertThat(LINK.matcher(contents).results().map(link -> link.group(1)))
                .containsExactlyElementsOf(HEADING.matcher(DOCUMENT)
                        .results()
                        .map(it -> it.group(1))
                        .toList());
        assertThat(LINK.matcher(contents).results())
                .allSatisfy(link -> assertThat(link.group(2)).isEqualTo(Markdown.anchor(link.group(1))));
    }

    @Test
    void everyBlockIsAFileOrAText() {
        assertThat(FormatExamples.all()).hasSize(DOCUMENT.split("(?m)^```", -1).length / 2);
        assertThat(FormatExamples.all())
                .allSatisfy(example -> assertThat(example.language())
                        .isEqualTo(example.isFile() ? example.path().replaceFirst(".*\\.", "") : TEXT));
        assertThat(files().map(Example::language).distinct())
                .containsExactlyInAnyOrder("md5mesh", "md5anim", "md5camera", "md5scale", "def", "skin", "mtr", "md2");
    }

    @Test
    void linesOfBlocksFitIntoTheHelpWindow() {
        assertThat(FormatExamples.all().stream().map(Example::text).flatMap(String::lines))
                .allSatisfy(line -> assertThat(columns(line)).as(line).isLessThanOrEqualTo(COLUMNS));
    }

    private static int columns(String line) {
        int columns = 0;
        for (char character : line.toCharArray()) {
            columns += character == '\t' ? TAB - columns % TAB : 1;
        }
        return columns;
    }

    private static Stream<Example> files() {
        return FormatExamples.all().stream().filter(Example::isFile);
    }

    @Test
    void filesHaveNoIssues() throws IOException {
        FormatExamples.write(folder);
        List<String> read = new ArrayList<>();
        List<String> issues = new ArrayList<>();
        new BatchChecker(List.of(folder), GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL)
                .into(result -> {
                    String path = folder.relativize(result.path()).toString();
                    read.add(path);
                    result.issues().stream().map(Issue::code).forEach(code -> issues.add(path + " " + code));
                });
        assertThat(issues).isEmpty();
        assertThat(read).containsAll(files().map(Example::path).toList());
    }

    @Test
    void numbersAreThoseOfTheKernel() {
        List<String> computed = Stream.of(quaternions(), pose(), vertex(), triangle(), camera(), scale(), md2())
                .flatMap(lines -> lines)
                .toList();
        List<String> lines = FormatExamples.all().stream()
                .filter(example -> !example.isFile())
                .map(Example::text)
                .filter(text -> !LIST_OF_NORMALS.matcher(text).find())
                .flatMap(String::lines)
                .toList();
        assertThat(lines).containsAll(computed);
        assertThat(lines.stream().filter(line -> DECIMAL.matcher(line).find()))
                .as("numbers that the test does not compute")
                .isSubsetOf(computed);
    }

    @Test
    void numbersInSentencesAreThoseOfTheKernel() {
        assertThat(DOCUMENT.replaceAll("\\s+", " "))
                .contains(
                        "acos %s = %.2f°".formatted(plain(-w(0)), 2 * Math.toDegrees(Math.acos(-w(0)))),
                        "by %.2f° around −Y".formatted(2 * Math.toDegrees(Math.acos(-w(1)))),
                        "w is −%.4f:".formatted(-JointTransform.w(0, 0, 0.7071068)),
                        "90° horizontally are %.2f°".formatted(CameraSampler.verticalFov(90, 4.0 / 3)),
                        "(4 − 1) / 24 = %s seconds".formatted(CAMERA.seconds()),
                        "( −%.6f 0 %.6f )".formatted(-Md2Normals.get(0, 0), Md2Normals.get(0, 2)),
                        "`arm` is then at ( %s 0 0 ) in parent space".formatted(plain(2 * component(1))));
    }

    @Test
    void tableOfNormalsIsComplete() {
        List<String> blocks = FormatExamples.all().stream().map(Example::text).toList();
        int table = IntStream.range(0, blocks.size())
                .filter(i -> LIST_OF_NORMALS.matcher(blocks.get(i)).find())
                .findFirst()
                .orElseThrow();
        String[] magnitudes = blocks.get(table).strip().split("\\s+");
        String letters = blocks.get(table + 1).replaceAll("\\s", "");
        assertThat(letters).hasSize(Md2Normals.COUNT * 3);
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            float magnitude = Float.parseFloat(magnitudes[Character.toLowerCase(letter) - 'a']);
            assertThat(Character.isUpperCase(letter) ? -magnitude : magnitude).isEqualTo(Md2Normals.get(i / 3, i % 3));
        }
    }

    @Test
    void clipsOfPlayersAreTheKnownOnes() {
        Md2Builder player = Md2Builder.surface();
        for (int frame = 0; frame < KeyframeClips.PLAYER_FRAMES; frame++) {
            player.frame("", Md2Builder.TETRAHEDRON);
        }
        List<String> listed = FormatExamples.all().stream()
                .flatMap(example -> CLIP.matcher(example.text()).results())
                .map(FormatGuideTest::clip)
                .toList();
        assertThat(listed)
                .containsExactlyElementsOf(
                        KeyframeClips.of(Md2Reader.read(player.build()).model()).stream()
                                .map(clip -> clip.name() + " " + clip.first() + " " + clip.last())
                                .toList());
    }

    private static String clip(MatchResult found) {
        return found.group(1) + " " + found.group(2) + " " + found.group(3);
    }

    /** A value of frame 1. */
    private static double component(int index) {
        return ANIM.frames().get(1).sharedValues()[index];
    }

    /** The w of a joint in frame 1, in parent space. */
    private static double w(int joint) {
        return joint == 0 ? JointTransform.w(0, 0, component(0)) : JointTransform.w(0, component(2), 0);
    }

    private static Stream<String> quaternions() {
        return Stream.of(
                quaternion("base: ", component(0), w(0), "0 0 " + plain(component(0))),
                quaternion("arm:  ", component(2), w(1), "0 " + plain(component(2)) + " 0"));
    }

    private static String quaternion(String joint, double value, double w, String xyz) {
        return String.format(
                Locale.ROOT, "%st = 1 - %.4f = %.4f    q = ( %s %s )", joint, value * value, w * w, xyz, plain(w));
    }

    private static SkinnedModel posed(Optional<Md5Scale> scale) {
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(MESH), Md5Kernel.clip(ANIM, scale));
        model.pose(1, PoseOptions.FILE);
        return model;
    }

    private static Stream<String> pose() {
        double[] joints = posed(Optional.empty()).joints();
        return Stream.of(
                "position    = ( 0 0 0 ) + rotated ( " + plain(component(1)) + " 0 0 )",
                "            = " + vector(joints, JointTransform.STRIDE, 3),
                "orientation = ( 0 0 %s %s ) · ( 0 %s 0 %s )"
                        .formatted(plain(component(0)), plain(w(0)), plain(component(2)), plain(w(1))),
                "            = " + vector(joints, JointTransform.STRIDE + JointTransform.ORIENTATION, 4));
    }

    private static Stream<String> vertex() {
        SkinnedModel model = posed(Optional.empty());
        VertexTerms terms = VertexTerms.of(MESH, 0, 2);
        List<String> lines = new ArrayList<>();
        for (VertexTerms.Term term : terms.terms()) {
            double[] point = new double[3];
            JointTransform.apply(
                    model.joints(),
                    term.joint(),
                    term.offset().x(),
                    term.offset().y(),
                    term.offset().z(),
                    point,
                    0);
            lines.add("%-16s%s + rotated ( %s )"
                    .formatted(
                            "weight %d, %s:"
                                    .formatted(
                                            term.row(),
                                            MESH.joints().get(term.joint()).name()),
                            vector(model.joints(), term.joint() * JointTransform.STRIDE, 3),
                            DoubleStream.of(
                                            term.offset().x(),
                                            term.offset().y(),
                                            term.offset().z())
                                    .mapToObj(FormatGuideTest::plain)
                                    .collect(Collectors.joining(" "))));
            lines.add("              = " + vector(point, 0, 3));
        }
        lines.add("vertex 2:       "
                + terms.terms().stream()
                        .map(term -> plain(term.bias()) + " × weight " + term.row())
                        .collect(Collectors.joining(" + ")));
        lines.add("              = " + point(model, 2));
        return lines.stream();
    }

    private static String point(SkinnedModel model, int vertex) {
        SkinnedMesh mesh = model.meshes().getFirst();
        return vector(doubles(mesh.points()), mesh.surface().pointOfVertex(vertex) * 3, 3);
    }

    /** The normals of all vertices in the bind pose are those of triangle 0. */
    private static Stream<String> triangle() {
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(MESH));
        model.pose(0, PoseOptions.FILE);
        SkinnedMesh mesh = model.meshes().getFirst();
        double[] points = doubles(mesh.points());
        int[] corners = IntStream.range(0, 3)
                .map(corner -> mesh.surface()
                        .pointOfVertex(MESH.meshes().getFirst().triangles().vertex(0, corner)))
                .toArray();
        double[] ca = difference(points, corners[2], corners[0]);
        double[] ba = difference(points, corners[1], corners[0]);
        double[] cross = {ca[1] * ba[2] - ca[2] * ba[1], ca[2] * ba[0] - ca[0] * ba[2], ca[0] * ba[1] - ca[1] * ba[0]};
        float[] normals = new float[points.length];
        mesh.normals(normals);
        return Stream.of(
                "( c - a ) × ( b - a ) = %s × %s = %s".formatted(whole(ca), whole(ba), whole(cross)),
                "normal                = " + whole(Arrays.copyOf(doubles(normals), 3)));
    }

    private static double[] difference(double[] points, int a, int b) {
        return IntStream.range(0, 3)
                .mapToDouble(axis -> points[a * 3 + axis] - points[b * 3 + axis])
                .toArray();
    }

    private static Stream<String> camera() {
        CameraSampler sampler = new CameraSampler(CAMERA);
        return Stream.of(0, 2).map(frame -> {
            double[] view = new double[CameraSampler.VIEW];
            sampler.sample(CAMERA.playedFrame(frame), view);
            double[] axes = new double[JointTransform.AXES];
            JointTransform.axes(view, axes);
            return "forward in frame %d = %s".formatted(frame, vector(axes, 0, 3));
        });
    }

    private static Stream<String> scale() {
        SkinnedModel model = posed(Optional.of(SCALE));
        return Stream.of(
                "arm      = " + vector(model.joints(), JointTransform.STRIDE, 3), "vertex 2 = " + point(model, 2));
    }

    private static Stream<String> md2() {
        SkinnedModel model = Md2Kernel.model(MD2);
        model.pose(0, PoseOptions.FILE);
        Md2Frame frame = MD2.frames().getFirst();
        SkinnedMesh mesh = model.meshes().getFirst();
        int point = mesh.surface().pointOfVertex(2) * 3;
        Stream<String> axes = IntStream.range(0, 3)
                .mapToObj(axis -> "%s = %3d × %-9s = %s"
                        .formatted(
                                "xyz".substring(axis, axis + 1),
                                frame.step(2, axis),
                                plain(frame.scale().along(axis))
                                        + " - "
                                        + plain(-frame.translate().along(axis)),
                                plain(mesh.points()[point + axis])));
        int normal = frame.normal(2);
        String numbers = IntStream.range(0, 3)
                .mapToObj(axis -> "%.6f".formatted(Md2Normals.get(normal, axis)))
                .collect(Collectors.joining(" "));
        return Stream.concat(axes, Stream.of("normal %d = ( %s )".formatted(normal, numbers)));
    }

    private static double[] doubles(float[] numbers) {
        return IntStream.range(0, numbers.length).mapToDouble(i -> numbers[i]).toArray();
    }

    private static String vector(double[] numbers, int from, int count) {
        return Arrays.stream(numbers, from, from + count)
                .mapToObj(number -> String.format(Locale.ROOT, "%.4f", Math.abs(number) < 5e-5 ? 0 : number))
                .collect(Collectors.joining(" ", "( ", " )"));
    }

    private static String whole(double[] numbers) {
        return Arrays.stream(numbers).mapToObj(FormatGuideTest::plain).collect(Collectors.joining(" ", "( ", " )"));
    }

    /** Up to six decimals. */
    private static String plain(double number) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(6, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
