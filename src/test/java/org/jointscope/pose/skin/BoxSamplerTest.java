package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class BoxSamplerTest {

    /** Bytes that measuring itself, or the compiler at work meanwhile, may cost. */
    private static final long NEARLY_NOTHING = 4_096;

    private static MeshBuilder twoPoints() {
        return new MeshBuilder().joint("root", -1, 0, 0, 0).vertAt(1, -2, 3).vertAt(-4, 5, 0);
    }

    /** The root goes from 0 to 10 along x. */
    private static Clip walk() {
        return Md5Kernel.clip(
                new AnimBuilder().joint("root", -1, 1, 0).frame(0).frame(10).build());
    }

    private static double[] box(Md5Mesh mesh, int frame) {
        double[] box = new double[FrameBoxes.STRIDE];
        new BoxSampler(Md5Kernel.skin(mesh), walk()).sample(frame, box, 0);
        return box;
    }

    @Test
    void enclosesAllPoints() {
        assertThat(box(twoPoints().build(), 0)).containsExactly(-4, -2, 0, 1, 5, 3);
    }

    @Test
    void theRootsWayIsInIt() {
        assertThat(box(twoPoints().build(), 1)).containsExactly(6, -2, 0, 11, 5, 3);
    }

    @Test
    void pointsThatAreNowhereDoNotCount() {
        assertThat(box(twoPoints().vertAt(Double.NaN, 0, 0).vertAt(1e30, 0, 0).build(), 0))
                .as("the weight that is not finite counts for nothing: its point stands at the" + " origin")
                .containsExactly(-4, -2, 0, 1, 5, 3);
    }

    @Test
    void aMeshWithoutPointsHasNoBox() {
        assertThat(box(new MeshBuilder().joint("root", -1, 0, 0, 0).build(), 0))
                .containsOnly(Double.NaN)
                .hasSize(6);
    }

    @Test
    void itWritesWhereItIsTold() {
        double[] boxes = new double[12];
        new BoxSampler(Md5Kernel.skin(twoPoints().build()), walk()).sample(1, boxes, 6);

        assertThat(boxes).containsExactly(0, 0, 0, 0, 0, 0, 6, -2, 0, 11, 5, 3);
    }

    @Test
    void theSamplesOwnBoundsAreReproduced() {
        Inspection sample = Inspector.inspect(Sample.files());
        Md5Anim anim = sample.anims().findFirst().orElseThrow();
        BoxSampler sampler =
                new BoxSampler(Md5Kernel.skin(sample.meshes().findFirst().orElseThrow()), Md5Kernel.clip(anim));
        FrameBoxes file = Md5Kernel.boxes(anim.bounds());
        FrameBoxes mesh = new FrameBoxes(anim.frames().size());
        double[] box = new double[FrameBoxes.STRIDE];
        for (int frame = 0; frame < mesh.frameCount(); frame++) {
            sampler.sample(frame, box, 0);
            mesh.put(frame, box);
            assertThat(mesh.outside(file, frame)).as("frame " + frame).isBetween(-1e-4, 1e-4);
            assertThat(file.outside(mesh, frame)).as("frame " + frame).isBetween(-1e-4, 1e-4);
        }
    }

    @Test
    void samplingAllocatesNothing() {
        BoxSampler sampler = new BoxSampler(Md5Kernel.skin(twoPoints().build()), walk());
        double[] box = new double[FrameBoxes.STRIDE];
        sampleOften(sampler, box);

        assertThat(AllocationMeter.allocatedBy(() -> sampleOften(sampler, box))).isLessThan(NEARLY_NOTHING);
    }

    private static void sampleOften(BoxSampler sampler, double[] box) {
        for (int i = 0; i < 5_000; i++) {
            sampler.sample(i & 1, box, 0);
        }
    }
}
