package org.jointscope.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.material.Picture;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Surface;
import org.jointscope.pose.surface.SurfaceRay;
import org.jointscope.render.Renderer.Images;
import org.jointscope.render.Renderer.Paint;
import org.junit.jupiter.api.Test;

class RendererTest {

    private static final int SIDE = 200;
    private static final int BLACK = 0xff000000;
    private static final Extent UNIT = new Extent(-1, -1, -1, 1, 1, 1);

    private final Renderer renderer = new Renderer(SIDE, SIDE);
    private final Orbit orbit = new Orbit();

    /** Unconnected triangles. */
    private static Surface triangles(int count) {
        int[] corners = IntStream.range(0, count * 3).toArray();
        return new Surface(
                count * 3,
                corners,
                corners,
                new float[count * 6],
                IntStream.range(0, count).toArray());
    }

    private static Paint plain(int argb, boolean twoSided) {
        return new Paint(Optional.empty(), Optional.empty(), argb, twoSided);
    }

    private void begin() {
        orbit.reset(UNIT, renderer.aspect());
        renderer.begin(orbit, BLACK);
    }

    /** The light on a surface that faces the eye. */
    private static float[] facing() {
        float[] light = new float[3];
        Lights.on(0, 0, -1, light, 0);
        return light;
    }

    /** Each pixel has the color of the triangle that a ray in double precision hits, also if the eye is among them. */
    @Test
    void nearestTriangleIsVisible() {
        Random random = new Random(5);
        int count = 60;
        Surface surface = triangles(count);
        float[] points = new float[count * 9];
        for (int triangle = 0; triangle < count; triangle++) {
            double[] center = random.doubles(3, -1, 1).toArray();
            for (int i = 0; i < 9; i++) {
                points[triangle * 9 + i] = (float) (center[i % 3] + random.nextDouble(-0.5, 0.5));
            }
        }
        Coloring coloring = vertex -> BLACK | (vertex / 3 + 1) * 4 << 8;
        for (double distance : new double[] {6, 0.4}) {
            orbit.reset(UNIT, 1);
            orbit.set(new OrbitPosition(30, 20, distance, 0, 0, 0));
            renderer.begin(orbit, BLACK);
            renderer.surface(
                    surface,
                    points,
                    new float[points.length],
                    new Paint(Optional.empty(), Optional.of(coloring), 0, false));
            Picture picture = renderer.picture();
            double[] ray = new double[6];
            int same = 0;
            int compared = 0;
            for (int y = 1; y < SIDE - 1; y++) {
                for (int x = 1; x < SIDE - 1; x++) {
                    int color = picture.argb()[y * SIDE + x];
                    if (color != picture.argb()[y * SIDE + x + 1] || color != picture.argb()[(y + 1) * SIDE + x]) {
                        continue;
                    }
                    renderer.eye().ray((x + 0.5) * 2, (y + 0.5) * 2, ray);
                    int hit = SurfaceRay.cast(surface, points, ray).triangle();
                    compared++;
                    double expected = hit < 0 ? 0 : (hit + 1) * 4 * facing()[1];
                    same += Math.abs((color >> 8 & 255) - expected) <= 1 ? 1 : 0;
                }
            }
            assertThat(compared).isGreaterThan(SIDE * SIDE / 2);
            assertThat((double) same / compared).isGreaterThan(distance > 1 ? 0.999 : 0.98);
        }
    }

    /** Two triangles with a common side cover each sample once. */
    @Test
    void adjacentTrianglesHaveNoGapAndNoOverlap() {
        begin();
        for (int i = 0; i < 40; i++) {
            double angle = i * 0.157;
            double[] from = {Math.cos(angle), 0.3, Math.sin(angle)};
            double[] to = {-Math.cos(angle), -0.2, -Math.sin(angle)};
            renderer.begin(orbit, BLACK);
            renderer.line(from, to, 30, 0x80ffffff, true);
            assertThat(Arrays.stream(renderer.picture().argb())
                            .map(it -> it & 255)
                            .max())
                    .hasValue(128);
        }
    }

    @Test
    void backOfATriangleIsVisibleOnlyIfItIsTwoSided() {
        Surface surface = triangles(1);
        float[] front = {0, 1, -1, 0, -1, 1, 0, -1, -1};
        float[] back = {0, 1, -1, 0, -1, -1, 0, -1, 1};
        orbit.reset(UNIT, 1);
        orbit.turnTo(0, 0);
        int visible = 0;
        for (float[] points : new float[][] {front, back}) {
            for (boolean twoSided : new boolean[] {false, true}) {
                renderer.begin(orbit, BLACK);
                renderer.surface(surface, points, new float[9], plain(-1, twoSided));
                boolean any = Arrays.stream(renderer.picture().argb()).anyMatch(it -> it != BLACK);
                assertThat(any || !twoSided).isTrue();
                visible += any && !twoSided ? 1 : 0;
            }
        }
        assertThat(visible).as("one of the two directions").isEqualTo(1);
    }

    /** In perspective, the middle of the texture of a square is nearer to its far edge. */
    @Test
    void textureIsInPerspective() {
        int[] points = {0, 1, 2, 0, 2, 3};
        float[] corners = {1, -1, 0, 1, 1, 0, -8, 1, 0, -8, -1, 0};
        float[] coordinates = {0, 1, 1, 1, 1, 0, 0, 0};
        Surface square = Surface.ofPoints(4, points, points, coordinates, new int[] {0, 1});
        Picture halves = new Picture(
                2,
                64,
                IntStream.range(0, 128)
                        .map(i -> i < 64 ? 0xffff0000 : 0xff0000ff)
                        .toArray());
        orbit.reset(UNIT, 1);
        orbit.set(new OrbitPosition(0, 20, 6, 0, 0, 0));
        renderer.begin(orbit, BLACK);
        renderer.surface(
                square, corners, new float[12], new Paint(Optional.of(new Images(halves)), Optional.empty(), 0, true));
        Picture picture = renderer.picture();
        double[] middle = {-3.5, 0, 0};
        int edge = (int) (renderer.eye().pixelY(middle[0], middle[1], middle[2]) / 2);
        for (int y = 0; y < SIDE; y++) {
            int color = picture.argb()[y * SIDE + SIDE / 2];
            boolean far = (color >> 16 & 255) > 128;
            boolean near = (color & 255) > 128;
            assertThat(far && y > edge + 1 || near && y < edge - 1)
                    .as("row %d, edge %d", y, edge)
                    .isFalse();
        }
        int red = Math.round(255 * facing()[0]);
        int blue = Math.round(255 * facing()[2]);
        assertThat(picture.argb()).contains(BLACK | red << 16, BLACK | blue);
    }

    /**
     * A square of one texel that faces the eye, of which s increases to the right, or to the left if it is mirrored.
     */
    private int drawn(boolean mirrored, boolean lit, int color, int normal, int highlight, int glow) {
        int[] corners = {0, 1, 2, 0, 2, 3};
        float s = mirrored ? 1 : 0;
        float[] coordinates = {s, 1, 1 - s, 1, 1 - s, 0, s, 0};
        Surface square = Surface.ofPoints(4, corners, corners, coordinates, new int[] {0, 1});
        Images texture = new Images(texel(color), one(normal), one(highlight), one(glow));
        orbit.reset(UNIT, 1);
        orbit.turnTo(0, 0);
        renderer.begin(orbit, BLACK);
        float[] points = {0, -1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1};
        renderer.surface(
                square,
                points,
                new float[12],
                new Paint(Optional.of(texture), Optional.empty(), 0, true, OptionalInt.empty(), lit));
        return renderer.picture().argb()[SIDE * SIDE / 2 + SIDE / 2] & 255;
    }

    private static Picture texel(int argb) {
        return new Picture(1, 1, new int[] {argb});
    }

    private static Optional<Picture> one(int argb) {
        return Optional.of(argb).filter(it -> it != 0).map(RendererTest::texel);
    }

    /** The light is at the upper left: slopes to it are lighter than the flat surface, the others are darker. */
    @Test
    void normalsBendTheLight() {
        int plain = drawn(false, true, -1, 0, 0, 0);
        assertThat(drawn(false, true, -1, 0xff8080ff, BLACK, 0)).isEqualTo(plain);
        int toLight = 0xff3c25ff;
        int away = 0xffc3daff;
        assertThat(drawn(false, true, -1, toLight, BLACK, 0)).isGreaterThan(plain + 5);
        assertThat(drawn(false, true, -1, away, BLACK, 0)).isLessThan(plain - 50);
        assertThat(drawn(true, true, -1, 0xffc325ff, BLACK, 0)).isEqualTo(drawn(false, true, -1, toLight, BLACK, 0));
        assertThat(drawn(false, false, 0xff909090, toLight, -1, -1)).as("unlit").isEqualTo(0x90);
    }

    @Test
    void highlightsAndGlowAreAdded() {
        int toLight = 0xff6359ff;
        assertThat(drawn(false, true, BLACK, toLight, BLACK, 0)).isZero();
        assertThat(drawn(false, true, BLACK, toLight, -1, 0))
                .isCloseTo((int) (255 * Lights.HIGHLIGHT * 0.62), within(4));
        assertThat(drawn(false, true, BLACK, 0xff8080ff, -1, 0))
                .as("beside the light")
                .isLessThan(5);
        assertThat(drawn(false, true, BLACK, toLight, 0xff0000ff, 0))
                .as("dark: wide")
                .isPositive();
        assertThat(drawn(false, true, BLACK, 0, BLACK, 0xff000050)).isEqualTo(0x50);
    }

    @Test
    void transparentTexelsAreHoles() {
        int[] points = {0, 1, 2};
        Surface surface = Surface.ofPoints(3, points, points, new float[6], new int[] {0});
        begin();
        renderer.surface(
                surface,
                new float[] {0, -1, -1, 0, 1, -1, 0, 0, 1},
                new float[9],
                new Paint(
                        Optional.of(new Images(new Picture(1, 1, new int[] {0x40ffffff}))), Optional.empty(), 0, true));
        assertThat(renderer.picture().argb()).containsOnly(BLACK);
    }

    @Test
    void impossiblePointsDoNoHarm() {
        begin();
        float[] points = {Float.NaN, 0, 0, 1e30f, 0, 0, 0, Float.POSITIVE_INFINITY, 0};
        renderer.surface(triangles(1), points, points, plain(-1, true));
        renderer.line(new double[] {Double.NaN, 0, 0}, new double[3], 2, -1, true);
        renderer.disc(new double[] {0, Double.NaN, 0}, 5, -1);
        assertThat(renderer.picture().argb()).containsOnly(BLACK);
    }
}
