package org.jointscope.render.coloring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.check.engine.Engines;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.Picture;
import org.jointscope.model.Md2Frame;
import org.jointscope.pose.Blend;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.pose.surface.Scale;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.GoldenDocument;
import org.jointscope.testing.GoldenDocument.Sample;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurfaceColoringsTest {

    private static final PoseOptions LOCAL = new PoseOptions(Blend.LOCAL, RootMode.FILE, PoseOptions.FILE.loop());

    @TempDir
    private Path folder;

    private static OpenModel open(Path... files) {
        return OpenModel.of(Inspector.inspect(List.of(files)), OpenModel.NONE, RootMode.FILE);
    }

    private static OpenModel drone() {
        return open(Corpus.file("redeclipse/drone/mesh.md5mesh"), Corpus.file("redeclipse/drone/forward.md5anim"));
    }

    private static ColoredModel color(String id, OpenModel open) {
        return color(id, open, Rig.NO_JOINT, false);
    }

    private static ColoredModel color(String id, OpenModel open, int joint, boolean descendants) {
        SurfaceColoring coloring = SurfaceColorings.find(id).orElseThrow();
        assertThat(coloring.isOffered(open)).isTrue();
        double rate = open.timelineFrames().rate();
        ColoredModel colored =
                coloring.color(open, new ColoringOptions(joint, descendants, LOCAL, rate, OpenModel.NONE));
        assertThat(colored.isOfPose()).isEqualTo(coloring.isOfPose());
        return colored;
    }

    private static ColoredModel at(double frame, String id, OpenModel open) {
        ColoredModel colored = color(id, open);
        open.model().pose(frame, LOCAL);
        colored.pose(frame);
        return colored;
    }

    private static double number(ColoredModel colored, int mesh, int vertex) {
        return Double.parseDouble(colored.describe(mesh, vertex).replaceFirst(" .*", ""));
    }

    private static double most(ColoredModel colored) {
        return colored.legend().scale().map(Scale::most).orElseThrow();
    }

    private Path write(String name, String text) {
        return SmallModel.write(folder, name, text);
    }

    private static List<String> offered(OpenModel open) {
        return SurfaceColorings.ALL.stream()
                .filter(coloring -> coloring.isOffered(open))
                .map(SurfaceColoring::id)
                .toList();
    }

    @Test
    void idsAreThoseOfSessionsAndScripts() {
        assertThat(SurfaceColorings.ALL)
                .extracting(SurfaceColoring::id)
                .containsExactly(
                        "mesh",
                        "vertex",
                        "weight",
                        "influences",
                        "bias",
                        "spread",
                        "limit8",
                        "limit4",
                        "limit1",
                        "distance",
                        "speed",
                        "grid",
                        "normals",
                        "checker");
        for (SurfaceColoring coloring : SurfaceColorings.WITH_COMPARED) {
            assertThat(List.of(coloring.title(), coloring.menuTitle(), coloring.help(), coloring.need()))
                    .doesNotContain("");
        }
    }

    @Test
    void eachIsOfferedForModelsThatHaveTheProperty() throws IOException {
        Path mesh = write("a.md5mesh", SmallModel.mesh());
        assertThat(offered(OpenModel.NONE)).isEmpty();
        assertThat(offered(open(mesh)))
                .containsExactly("mesh", "weight", "influences", "bias", "spread", "normals", "checker");
        assertThat(offered(open(mesh, write("a.md5anim", SmallModel.cycle())))).contains("distance", "speed");
        Path still = write("still.md5anim", SmallModel.anim(SmallModel.GUARD, 0, 0, 0.1));
        assertThat(offered(open(mesh, still))).contains("distance").doesNotContain("speed");
        Path colored = write(
                "c.md5mesh",
                SmallModel.mesh()
                        .replace("MD5Version 10", "MD5Version 11")
                        .replaceAll("(vert .*)\n", "$1 ( 1 0 0 1 )\n"));
        assertThat(offered(open(colored))).contains("vertex");
        Path md2 = Files.write(folder.resolve("a.md2"), Md2Builder.tetrahedron().build());
        assertThat(offered(open(md2)))
                .contains("mesh", "grid", "normals", "checker")
                .doesNotContain("weight", "bias");
        assertThat(offered(open(mesh, write("n.md5mesh", manyWeights(5))))).doesNotContain("limit4");
        assertThat(offered(open(write("5.md5mesh", manyWeights(5)))))
                .contains("limit4", "limit1")
                .doesNotContain("limit8");
        assertThat(offered(open(write("9.md5mesh", manyWeights(9))))).contains("limit8");
    }

    /** The first vertex has many weights of the first joint. */
    private static String manyWeights(int count) {
        return SmallModel.mesh().replaceFirst("(vert 0 \\( \\S+ \\S+ \\)) 0 1", "$1 0 " + count);
    }

    @Test
    void colorsOfTheFileAreThoseOfVersion11() {
        Path file = write(
                "c.md5mesh",
                SmallModel.mesh()
                        .replace("MD5Version 10", "MD5Version 11")
                        .replaceAll("(vert .*)\n", "$1 ( 1 0.5 0 1 )\n"));
        ColoredModel colored = color("vertex", open(file));
        assertThat(colored.coloring(0).argb(3)).isEqualTo(0xffff8000);
        assertThat(colored.describe(0, 3)).isEqualTo("#ff8000");
    }

    /** The rows of a file, read by another way than that of the program. */
    private record Rows(List<int[]> vertices, List<double[]> weights) {

        private static final Pattern ROW = Pattern.compile(
                "vert\\s+\\d+\\s+\\(\\s*\\S+\\s+\\S+\\s*\\)\\s+(\\d+)\\s+(\\d+)|weight\\s+\\d+\\s+(\\d+)\\s+(\\S+)");

        static List<Rows> of(Path file) throws IOException {
            List<Rows> meshes = new ArrayList<>();
            for (String block : Files.readString(file).split("numverts")) {
                Rows rows = new Rows(new ArrayList<>(), new ArrayList<>());
                Matcher row = ROW.matcher(block);
                while (row.find()) {
                    if (row.group(1) != null) {
                        rows.vertices.add(new int[] {Integer.parseInt(row.group(1)), Integer.parseInt(row.group(2))});
                    } else {
                        rows.weights.add(
                                new double[] {Integer.parseInt(row.group(3)), Double.parseDouble(row.group(4))});
                    }
                }
                meshes.add(rows);
            }
            return meshes.subList(1, meshes.size());
        }

        double sum(int vertex, List<Integer> joints) {
            int[] row = vertices.get(vertex);
            return weights.subList(row[0], row[0] + row[1]).stream()
                    .filter(weight -> joints.isEmpty() || joints.contains((int) weight[0]))
                    .mapToDouble(weight -> weight[1])
                    .sum();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "redeclipse/drone/mesh.md5mesh",
        "frankie/Frankie.md5mesh",
        "unvanquished-weapons/lgun/lgun_view.md5mesh"
    })
    void weightsAreThoseOfTheRows(String name) throws IOException {
        Path file = Corpus.file(name);
        OpenModel open = open(file);
        List<Rows> meshes = Rows.of(file);
        assertThat(meshes).hasSameSizeAs(open.meshes());
        Rig rig = open.model().rig();
        int joint = rig.size() / 2;
        List<Integer> below = new ArrayList<>(List.of(joint));
        for (int i = 0; i < rig.size(); i++) {
            if (below.contains(rig.parent(rig.inOrder(i)))) {
                below.add(rig.inOrder(i));
            }
        }
        ColoredModel count = color("influences", open);
        ColoredModel excess = color("bias", open);
        ColoredModel own = color("weight", open, joint, false);
        ColoredModel all = color("weight", open, joint, true);
        double largest = 0;
        for (int mesh = 0; mesh < meshes.size(); mesh++) {
            Rows rows = meshes.get(mesh);
            assertThat(rows.vertices())
                    .hasSize(open.meshes().get(mesh).skinned().surface().vertexCount());
            for (int vertex = 0; vertex < rows.vertices().size(); vertex++) {
                assertThat(count.describe(mesh, vertex).replaceFirst(" .*", ""))
                        .isEqualTo(String.valueOf(rows.vertices().get(vertex)[1]));
                double sum = rows.sum(vertex, List.of()) - 1;
                largest = Math.max(largest, Math.abs(sum));
                assertThat(number(excess, mesh, vertex)).isCloseTo(sum, within(1e-5));
                assertThat(number(own, mesh, vertex)).isCloseTo(rows.sum(vertex, List.of(joint)), within(1e-3));
                assertThat(number(all, mesh, vertex)).isCloseTo(rows.sum(vertex, below), within(1e-3));
            }
        }
        assertThat(most(excess)).isCloseTo(Math.max(0.01, largest), within(1e-9));
        assertThat(own.legend().numbers()).containsExactly("0", "0.5", "1");
    }

    @Test
    void weightIsThatOfTheJointOfTheAnimationWithTheSameName() {
        Path mesh = write("a.md5mesh", SmallModel.mesh());
        Path anim = write("a.md5anim", SmallModel.anim(List.of("first", "second", "head", "hips"), 24, 0, 0.1));
        OpenModel open = open(mesh, anim);
        assertThat(open.model().rig().name(3)).isEqualTo("hips");
        ColoredModel colored = color("weight", open, 3, false);
        assertThat(colored.describe(0, 8)).isEqualTo("1");
        assertThat(colored.describe(0, 16)).isEqualTo("0");
        assertThat(colored.legend().title()).contains("hips");
        assertThat(color("weight", open, 3, true).describe(0, 16)).isEqualTo("1");
    }

    @Test
    void withoutASelectedJointNoVertexHasAWeight() {
        ColoredModel colored = color("weight", open(write("a.md5mesh", SmallModel.mesh())));
        assertThat(colored.coloring(0).argb(0)).isEqualTo(Ramp.NO_VALUE);
        assertThat(colored.legend().note()).isEqualTo("Select a joint.");
        assertThat(colored.legend().categories()).extracting(Category::label).containsExactly("no value");
    }

    @Test
    void vertexWithoutWeightsHasNoValue() {
        OpenModel open = open(write("a.md5mesh", manyWeights(0)));
        assertThat(color("bias", open).describe(0, 0)).isEqualTo("no value");
        assertThat(color("influences", open).describe(0, 0)).isEqualTo("no weights");
        assertThat(color("influences", open).coloring(0).argb(0)).isNotEqualTo(Ramp.NO_VALUE);
        assertThat(color("weight", open, 0, false).describe(0, 0)).isEqualTo("no value");
    }

    @Test
    void sumBelowOneIsBlueAndAboveItRed() {
        String text = SmallModel.mesh()
                .replace("weight 0 0 1 ", "weight 0 0 0.5 ")
                .replace("weight 1 0 1 ", "weight 1 0 1.25 ");
        ColoredModel colored = color("bias", open(write("a.md5mesh", text)));
        assertThat(colored.legend().numbers()).containsExactly("-0.5", "0", "0.5");
        assertThat(colored.coloring(0).argb(0)).isEqualTo(Ramp.DIVERGING.argb(0));
        assertThat(colored.coloring(0).argb(1)).isEqualTo(Ramp.DIVERGING.argb(0.75));
        assertThat(colored.coloring(0).argb(2)).isEqualTo(Ramp.DIVERGING.argb(0.5));
    }

    @Test
    void spreadIsThatOfThePositionsOfTheWeights() {
        // The first vertex is 2 units lower by its second weight, which is that of the next vertex moved along x.
        String text = SmallModel.mesh()
                .replaceFirst("(vert 0 \\( \\S+ \\S+ \\)) 0 1", "$1 0 2")
                .replace("weight 0 0 1 ( -2 -2 -2 )", "weight 0 0 0.5 ( -2 -2 -2 )")
                .replace("weight 1 0 1 ( 2 -2 -2 )", "weight 1 0 0.5 ( -2 -2 -4 )");
        ColoredModel colored = color("spread", open(write("a.md5mesh", text)));
        assertThat(colored.describe(0, 0)).isEqualTo("2 units");
        assertThat(colored.describe(0, 1)).isEqualTo("0 units");
        assertThat(most(colored)).isEqualTo(2);
    }

    /** Their range does not end at the largest value. */
    @ParameterizedTest
    @CsvSource({"bias, largest: 0.002, 1.002", "bias, '', 1.02", "spread, largest: 0, 1.002"})
    void largestOfSmallValuesIsSaid(String id, String note, double bias) {
        String text = SmallModel.mesh().replace("weight 0 0 1 ", "weight 0 0 " + bias + " ");
        assertThat(color(id, open(write("a.md5mesh", text))).legend().note()).isEqualTo(note);
    }

    @ParameterizedTest
    @CsvSource({"limit4, 4, BIND_POSE", "limit1, 1, BIND_POSE"})
    void largestDisplacementIsThatOfTheCompatibilityPane(String id, int most, WeightLimit.Base base) {
        OpenModel open = open(Corpus.file("frankie/Frankie.md5mesh"), Corpus.file("frankie/Frankie_Idle1.md5anim"));
        Skin skin = Md5Kernel.skin(open.md5Mesh().orElseThrow());
        WeightLoss loss = WeightLoss.of(skin, open.model().clip(), WeightLimit.of(most, base))
                .orElseThrow();
        ColoredModel colored = color(id, open);
        assertThat(most(colored)).isEqualTo(loss.distance()).isPositive();
        assertThat(number(colored, loss.mesh(), loss.vertex()))
                .isCloseTo(loss.distance(), within(loss.distance() / 1000));
        assertThat(colored.coloring(loss.mesh()).argb(loss.vertex())).isEqualTo(Ramp.SEQUENTIAL.argb(1));
    }

    @Test
    void distanceToComparedModelIsThatOfThePositions() {
        Path mesh = write("a.md5mesh", SmallModel.mesh());
        OpenModel open = open(mesh, write("walk.md5anim", SmallModel.cycle()));
        OpenModel other = open(mesh, write("run.md5anim", SmallModel.ramp()));
        SurfaceColoring coloring = SurfaceColorings.find("compared").orElseThrow();
        assertThat(coloring.isOffered(open)).isFalse();
        assertThat(coloring.isOffered(open, OpenModel.NONE)).isFalse();
        assertThat(coloring.isOffered(open, other)).isTrue();
        assertThat(coloring.isOffered(open, drone())).isFalse();

        ColoredModel colored = coloring.color(open, new ColoringOptions(Rig.NO_JOINT, false, LOCAL, 24, other));
        double largest = 0;
        // The shorter animation stays at its last frame.
        for (int frame : new int[] {1, 3, 4}) {
            open.model().pose(frame, LOCAL);
            colored.pose(frame);
            other.model().pose(Math.min(frame, 3), LOCAL);
            float[] a = open.model().meshes().getFirst().points();
            float[] b = other.model().meshes().getFirst().points();
            for (int vertex = 0; vertex < a.length / 3; vertex++) {
                int at = open.model().meshes().getFirst().surface().pointOfVertex(vertex) * 3;
                double distance = Math.sqrt(Math.pow((double) b[at] - a[at], 2)
                        + Math.pow((double) b[at + 1] - a[at + 1], 2)
                        + Math.pow((double) b[at + 2] - a[at + 2], 2));
                largest = Math.max(largest, distance);
                assertThat(number(colored, 0, vertex)).isCloseTo(distance, within(1e-3 * Math.max(1, distance)));
            }
        }
        assertThat(largest).isGreaterThan(1);
        assertThat(most(colored)).isCloseTo(largest, within(1e-6));

        OpenModel bound = open(mesh);
        ColoredModel same = coloring.color(bound, new ColoringOptions(Rig.NO_JOINT, false, LOCAL, 0, open(mesh)));
        same.pose(0);
        assertThat(most(same)).as("without an animation").isZero();
        assertThat(same.describe(0, 0)).startsWith("0");
    }

    @Test
    void limitsAreThoseOfEngines() {
        List<WeightLimit> limits = Engines.ALL.stream()
                .map(engine -> engine.traits().weights())
                .distinct()
                .toList();
        assertThat(limits)
                .contains(WeightLimit.of(8, WeightLimit.Base.OFFSETS), WeightLimit.of(4, WeightLimit.Base.BIND_POSE));
    }

    /** Positions that another program computed. */
    @ParameterizedTest
    @CsvSource({"drone-forward, drone-bind", "mech-walk, mech-bind"})
    void distanceIsThatToTheBindPose(String moving, String bound) throws IOException {
        GoldenDocument motion = golden(moving);
        GoldenDocument bind = golden(bound);
        OpenModel open = open(motion.mesh().orElseThrow(), motion.anim().orElseThrow());
        for (GoldenDocument.Frame frame : motion.frames()) {
            ColoredModel colored = at(frame.frame().orElseThrow(), "distance", open);
            for (int mesh = 0; mesh < frame.meshes().size(); mesh++) {
                List<Sample> rest = bind.frames().getFirst().meshes().get(mesh).samples();
                List<Sample> now = frame.meshes().get(mesh).samples();
                for (int i = 0; i < now.size(); i++) {
                    assertThat(now.get(i).vertex()).isEqualTo(rest.get(i).vertex());
                    double distance = GoldenDocument.distance(
                            now.get(i).value(), rest.get(i).value());
                    assertThat(number(colored, mesh, now.get(i).vertex()))
                            .isCloseTo(distance, within(1e-4 + distance / 500));
                    assertThat(distance).isLessThan(most(colored) * 1.001);
                }
            }
        }
    }

    private static GoldenDocument golden(String name) throws IOException {
        return GoldenDocument.all().stream()
                .filter(document -> document.name().startsWith(name))
                .findFirst()
                .orElseThrow();
    }

    /** The second joint, with all vertices above it, is 10, 20, 40 and 40 units from the first. */
    @Test
    void speedIsThatBetweenTheFramesBeforeAndAfter() {
        String anim = SmallModel.anim(SmallModel.GUARD, 24, 10, 20, 40, 40).replace("\"hips\" 0 8 0", "\"hips\" 0 4 0");
        OpenModel open = open(write("a.md5mesh", SmallModel.mesh()), write("a.md5anim", anim));
        assertThat(number(at(0, "speed", open), 0, 8)).isEqualTo(240);
        assertThat(number(at(1, "speed", open), 0, 8)).isEqualTo(360);
        assertThat(number(at(1, "speed", open), 0, 0)).isZero();
        assertThat(number(at(2, "speed", open), 0, 23)).isEqualTo(240);
        assertThat(number(at(3, "speed", open), 0, 8)).isZero();
        assertThat(number(at(0.5, "speed", open), 0, 8)).isCloseTo(320, within(0.1));
        assertThat(most(color("speed", open))).isCloseTo(360, within(1e-3));
        assertThat(color("speed", open).legend().unit()).isEqualTo("units/s");
    }

    @Test
    void speedOfAnMd2StaysInItsClip() {
        OpenModel open = open(Corpus.file("assimp/MD2/faerie.md2"));
        List<Md2Frame> frames = open.md2Model().orElseThrow().frames();
        assertThat(open.timelineFrames().clips().getFirst().last()).isEqualTo(39);
        for (int vertex = 0; vertex < 366; vertex += 61) {
            assertThat(number(at(39, "speed", open), 0, vertex))
                    .isCloseTo(10 * distance(frames.get(38), frames.get(39), vertex), within(0.1));
            assertThat(number(at(40, "speed", open), 0, vertex))
                    .isCloseTo(10 * distance(frames.get(40), frames.get(41), vertex), within(0.1));
            assertThat(number(at(20, "speed", open), 0, vertex))
                    .isCloseTo(5 * distance(frames.get(19), frames.get(21), vertex), within(0.1));
        }
    }

    private static double distance(Md2Frame one, Md2Frame other, int vertex) {
        double squares = 0;
        for (int axis = 0; axis < 3; axis++) {
            double a = one.step(vertex, axis) * one.scale().along(axis)
                    + one.translate().along(axis);
            double b = other.step(vertex, axis) * other.scale().along(axis)
                    + other.translate().along(axis);
            squares += (a - b) * (a - b);
        }
        return Math.sqrt(squares);
    }

    @Test
    void roundingIsHalfOfAStepAlongTheNormal() {
        OpenModel open = open(Corpus.file("assimp/MD2/faerie.md2"));
        Md2Frame frame = open.md2Model().orElseThrow().frames().get(7);
        ColoredModel colored = at(7, "grid", open);
        float[] normals = new float[366 * 3];
        open.meshes().getFirst().skinned().normals(normals);
        for (int vertex = 0; vertex < 366; vertex++) {
            double error = 0;
            for (int axis = 0; axis < 3; axis++) {
                error += Math.abs(normals[vertex * 3 + axis])
                        * Math.abs(frame.scale().along(axis))
                        / 2;
            }
            assertThat(number(colored, 0, vertex)).isCloseTo(error, within(error / 1000));
            assertThat(error).isLessThan(most(colored));
        }
    }

    @Test
    void stopsOfALegendAreTheColorsOfItsNumbers() {
        Legend legend = color("weight", open(write("a.md5mesh", SmallModel.mesh())), 1, false)
                .legend();
        assertThat(legend.stops()).extracting(Category::label).containsExactly("0", "", "0.5", "", "1");
        for (int i = 0; i < 5; i++) {
            assertThat(legend.stops().get(i).argb()).isEqualTo(Ramp.SEQUENTIAL.argb(i / 4.0));
        }
        Legend empty = new Legend("", "", Optional.of(Scale.upTo(0)), List.of(), "");
        assertThat(empty.stops()).containsExactly(new Category(Ramp.SEQUENTIAL.argb(0), "0"));
        Legend odd = new Legend("", "", Optional.of(Scale.upTo(0.00199487)), List.of(), "");
        assertThat(odd.numbers()).containsExactly("0", "0.000997", "0.00199");
    }

    @Test
    void normalsAreDirections() {
        OpenModel open = open(write("a.md5mesh", SmallModel.mesh()));
        ColoredModel colored = at(0, "normals", open);
        float[] normals = new float[24 * 3];
        open.meshes().getFirst().skinned().normals(normals);
        for (int vertex = 0; vertex < 24; vertex++) {
            int argb = colored.coloring(0).argb(vertex);
            for (int axis = 0; axis < 3; axis++) {
                double decoded = (argb >> 16 - 8 * axis & 255) / 127.5 - 1;
                assertThat(decoded).isCloseTo(normals[vertex * 3 + axis], within(0.005));
                assertThat(Math.signum(decoded)).isEqualTo((vertex >> axis & 1) * 2 - 1);
            }
        }
    }

    @Test
    void checkerReplacesTheImages() {
        ColoredModel colored = color("checker", open(write("a.md5mesh", SmallModel.mesh())));
        Picture image = colored.image().orElseThrow();
        assertThat(image.width()).isEqualTo(image.height()).isEqualTo(512);
        int[] corners = new int[64];
        Arrays.setAll(corners, square -> image.argb()[(square / 8 * 64 + 2) * 512 + square % 8 * 64 + 2]);
        assertThat(Arrays.stream(corners).distinct()).hasSize(64);
        assertThat(colored.describe(0, 3)).isEqualTo("(1.000 1.000)");
    }

    @Test
    void meshesHaveTheirNames() {
        ColoredModel colored = color("mesh", drone());
        assertThat(colored.legend().categories()).hasSize(2);
        assertThat(colored.coloring(0).argb(0)).isNotEqualTo(colored.coloring(1).argb(0));
        assertThat(colored.legend().categories().getFirst().argb())
                .isEqualTo(colored.coloring(0).argb(7));
        assertThat(colored.describe(1, 0)).isEqualTo("1 HumanMale.002");
    }

    @Test
    void colorsDoNotChangeThePose() {
        for (SurfaceColoring coloring : SurfaceColorings.ALL) {
            OpenModel open = drone();
            if (coloring.isOffered(open)) {
                open.model().pose(3, LOCAL);
                float[] before = open.meshes().getFirst().skinned().points().clone();
                ColoredModel colored = color(coloring.id(), open);
                colored.pose(3);
                assertThat(open.meshes().getFirst().skinned().points()).isEqualTo(before);
                assertThat(colored.legend().title()).isNotEmpty();
            }
        }
    }

    /** As while the model plays. */
    @Test
    void posesAllocateNothing() {
        for (OpenModel open : List.of(drone(), open(Corpus.file("assimp/MD2/faerie.md2")))) {
            for (SurfaceColoring coloring : SurfaceColorings.ALL) {
                if (coloring.isOfPose() && coloring.isOffered(open)) {
                    ColoredModel colored = color(coloring.id(), open);
                    long fewest = Long.MAX_VALUE;
                    for (int time = 0; time < 20; time++) {
                        double frame = 0.5 * time % 10;
                        open.model().pose(frame, LOCAL);
                        fewest = Math.min(fewest, AllocationMeter.allocatedBy(() -> colored.pose(frame)));
                    }
                    assertThat(fewest).as(coloring.id()).isLessThan(200);
                }
            }
        }
    }

    /** With the simulation of G. Machado, M. Oliveira and L. Fernandes (2009), also of complete deficiencies. */
    @Test
    void categoriesDifferForAllColorVisions() {
        double[][][] visions = {
            {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
            {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
            {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
            {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}
        };
        List<Category> categories = color("influences", open(write("a.md5mesh", SmallModel.mesh())))
                .legend()
                .categories();
        assertThat(categories)
                .extracting(Category::label)
                .containsExactly("0", "1", "2", "3", "4", "5 to 8", "more than 8");
        List<Integer> colors =
                new ArrayList<>(categories.stream().map(Category::argb).toList());
        colors.add(Ramp.NO_VALUE);
        for (double[][] vision : visions) {
            for (int i = 0; i < colors.size(); i++) {
                for (int j = 0; j < i; j++) {
                    assertThat(difference(lab(colors.get(i), vision), lab(colors.get(j), vision)))
                            .as("%08x and %08x", colors.get(i), colors.get(j))
                            .isGreaterThan(12);
                }
            }
        }
    }

    private static double difference(double[] one, double[] other) {
        return Math.sqrt(
                Math.pow(one[0] - other[0], 2) + Math.pow(one[1] - other[1], 2) + Math.pow(one[2] - other[2], 2));
    }

    /** CIELAB of a color of sRGB as seen, for a white of D65. */
    private static double[] lab(int argb, double[][] vision) {
        double[] linear = new double[3];
        for (int channel = 0; channel < 3; channel++) {
            double value = (argb >> 16 - 8 * channel & 255) / 255.0;
            linear[channel] = value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        }
        double[] rgb = new double[3];
        for (int row = 0; row < 3; row++) {
            double sum = 0;
            for (int channel = 0; channel < 3; channel++) {
                sum += vision[row][channel] * linear[channel];
            }
            rgb[row] = Math.clamp(sum, 0, 1);
        }
        double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
        double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
        double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double f(double value) {
        return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116.0;
    }

    @Test
    void unknownNameIsNotFound() {
        assertThat(SurfaceColorings.find("texture")).isEqualTo(Optional.empty());
    }
}
