package org.jointscope.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.skin.Skinner;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The kernel against a rival that follows the format's published description to the letter: a line matched by patterns
 * to read it, two quaternion products a weight to skin it. Both work on the sample, in the same run.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class KernelBenchmark {

    private byte[] meshFile;
    private byte[] animFile;
    private SkinnedModel model;
    private PoseSampler sampler;
    private Skinner skinner;
    private double[] joints;
    private float[][] points;
    private LiteralModel literal;

    @Setup
    public void read() throws IOException {
        meshFile = Files.readAllBytes(Sample.files().get(0));
        animFile = Files.readAllBytes(Sample.files().get(1));
        Md5Mesh mesh = Md5MeshReader.read(meshFile).model();
        Md5Anim anim = Md5AnimReader.read(animFile).model();
        Clip clip = Md5Kernel.clip(anim);
        model = SkinnedModel.of(Md5Kernel.skin(mesh), clip);
        sampler = new PoseSampler(clip);
        joints = new double[clip.rig().size() * JointTransform.STRIDE];
        skinner = new Skinner(clip.rig().size());
        points = model.meshes().stream()
                .map(part -> new float[part.points().length])
                .toArray(float[][]::new);
        literal = new LiteralModel(mesh);
        sampler.sample(7.5, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST), joints);
    }

    @Benchmark
    public Md5Mesh readMesh() {
        return Md5MeshReader.read(meshFile).model();
    }

    @Benchmark
    public int readMeshLiterally() {
        return LiteralModel.countRows(meshFile);
    }

    @Benchmark
    public Md5Anim readAnim() {
        return Md5AnimReader.read(animFile).model();
    }

    @Benchmark
    public double[] pose() {
        sampler.sample(7.5, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST), joints);
        return joints;
    }

    @Benchmark
    public float[][] skin() {
        skinner.setPose(joints);
        for (int i = 0; i < points.length; i++) {
            SkinnedMesh part = model.meshes().get(i);
            skinner.skin(part.binding(), points[i]);
        }
        return points;
    }

    @Benchmark
    public float[] skinLiterally() {
        return literal.skin(joints);
    }
}
