package org.jointscope.pose.surface;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.format.md2.Md2Reader;
import org.jointscope.pose.md2.Md2Surfaces;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

class SurfaceRayTest {
    /** Two triangles in the planes x = 0 and x = 5, of which the second shows its outside to +x. */
    private static final Surface FACES = Md2Surfaces.ofTriangles(Md2Reader.read(new Md2Builder()
                    .texCoord(0, 0)
                    .triangle(0, 2, 1, 0, 0, 0)
                    .triangle(3, 5, 4, 0, 0, 0)
                    .endGl()
                    .frame("two", new byte[24])
                    .build())
            .model());

    private static final float[] POINTS = {0, 0, 0, 0, 10, 0, 0, 0, 10, 5, 0, 0, 5, 10, 0, 5, 0, 10};

    @Test
    void nearestOutsideIsMet() {
        assertHit(cast(20, 2, 2, -1, 0, 0), 1, 3);
        assertHit(cast(20, 7, 1, -3, 0, 0), 1, 4);
        assertHit(cast(4, 1, 7, -1, 0, 0), 0, 2);
    }

    @Test
    void backsAndWhatLiesBehindTheEyeAreNotSeen() {
        assertThat(cast(-20, 2, 2, 1, 0, 0)).isEqualTo(SurfaceRay.MISS);
        assertThat(cast(20, 2, 2, 1, 0, 0)).isEqualTo(SurfaceRay.MISS);
        assertThat(cast(20, 6, 6, -1, 0, 0)).isEqualTo(SurfaceRay.MISS);
        assertThat(cast(20, 2, 2, 0, 1, 0)).isEqualTo(SurfaceRay.MISS);
    }

    @Test
    void pointThatIsNowhereHidesNothing() {
        float[] points = POINTS.clone();
        points[9] = Float.NaN;
        assertHit(SurfaceRay.cast(FACES, points, new double[] {20, 2, 2, -1, 0, 0}), 0, 0);
    }

    private static void assertHit(SurfaceRay hit, int triangle, int point) {
        assertThat(hit.triangle()).isEqualTo(triangle);
        assertThat(FACES.point(triangle, hit.corner())).isEqualTo(point);
    }

    private static SurfaceRay cast(double... ray) {
        return SurfaceRay.cast(FACES, POINTS, ray);
    }
}
