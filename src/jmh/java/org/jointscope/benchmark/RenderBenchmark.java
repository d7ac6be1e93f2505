package org.jointscope.benchmark;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.material.Picture;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.render.ModelRenderer;
import org.jointscope.render.Orbit;
import org.jointscope.scene.OpenDef;
import org.jointscope.scene.OpenModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** An image of the sample, 1024 × 1024 pixels, on one core. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RenderBenchmark {

    private static final int SIDE = 1024;

    @Param({"NOTHING", "GRID", "SKELETON", "WIREFRAME", "BOUNDS", "AXES", "NORMALS"})
    private String layer;

    private ModelRenderer renderer;
    private Orbit orbit;

    @Setup
    public void read() {
        OpenModel open = OpenModel.of(
                Inspector.inspect(Sample.files()), OpenDef.NONE, OpenModel.NONE, RootMode.FILE, GameTree.NEARBY);
        Set<ModelRenderer.Layer> layers = EnumSet.noneOf(ModelRenderer.Layer.class);
        if (!layer.equals("NOTHING")) {
            layers.add(ModelRenderer.Layer.valueOf(layer));
        }
        renderer = new ModelRenderer(open, SIDE, SIDE, layers, Optional.empty(), -1);
        orbit = new Orbit();
        orbit.reset(open.extent(), 1);
    }

    @Benchmark
    public Picture draw() {
        return renderer.draw(orbit, 0, PoseOptions.FILE);
    }
}
