package org.jointscope.benchmark;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jointscope.ui.md5.curves.CurveRaster;
import org.jointscope.ui.md5.curves.CurveRaster.Pen;
import org.jointscope.ui.md5.curves.CurveRaster.Placement;
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

/** The pixels of 50 curves of 5,000 frames, in the size of the pane in a large window. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CurvesBenchmark {

    private static final int CURVES = 50;
    private static final int FRAMES = 5_000;
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 300;

    /** Noise fills every column from top to bottom: the worst case. */
    @Param({"SMOOTH", "NOISE"})
    private String shape;

    private List<double[]> curves;

    @Setup
    public void make() {
        Random random = new Random(1);
        curves = IntStream.range(0, CURVES)
                .mapToObj(curve -> IntStream.range(0, FRAMES)
                        .mapToDouble(frame -> shape.equals("NOISE")
                                ? random.nextDouble()
                                : 0.5 + 0.5 * Math.sin(curve + frame * 0.05))
                        .toArray())
                .toList();
    }

    @Benchmark
    public int[] draw() {
        CurveRaster raster = CurveRaster.filled(WIDTH, HEIGHT, 0xffffffff);
        Placement placement = new Placement(-0.5, (double) FRAMES / WIDTH, HEIGHT, HEIGHT, 0, HEIGHT);
        for (int curve = 0; curve < CURVES; curve++) {
            raster.draw(curves.get(curve), placement, new Pen(0xff000000 | curve * 997, 1.5, 0));
        }
        return raster.argb();
    }
}
