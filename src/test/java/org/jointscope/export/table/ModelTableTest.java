package org.jointscope.export.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.FrameRange;
import org.jointscope.export.model.SourceReader;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class ModelTableTest {

    private static final ExportSource SOURCE = sample();

    private static ExportSource sample() {
        Path folder = Sample.files().getFirst().getParent();
        return new SourceReader(GameTree.NEARBY)
                .read(Stream.of("dapple.md5mesh", "walk.md5anim", "flight.md5camera")
                        .map(folder::resolve)
                        .toList())
                .getFirst();
    }

    private static List<Object[]> rows(Table table) {
        List<Object[]> rows = new ArrayList<>();
        try {
            table.rows().writeTo(cells -> rows.add(cells.clone()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static double[] numbers(Object[] row, int from) {
        return Stream.of(row).skip(from).mapToDouble(it -> (double) it).toArray();
    }

    /** Rows have one cell per column, and are as many as the preview says. */
    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "KEYFRAMES")
    void rowsFitTheirColumns(ModelTable table) {
        assertThat(table.isIn(SOURCE)).isTrue();
        Table made = table.of(SOURCE, ExportOptions.INITIAL);
        List<Object[]> rows = rows(made);
        assertThat(rows).hasSize(made.rowCount());
        assertThat(rows)
                .allSatisfy(row -> assertThat(row).hasSameSizeAs(made.columns().toArray()));
        assertThat(made.columns()).doesNotHaveDuplicates();
        if (table != ModelTable.ISSUES) {
            assertThat(rows).isNotEmpty();
        }
    }

    @Test
    void anomaliesAreThoseOfTheWindow() {
        Clip clip = SOURCE.animations().getFirst().clip();
        Anomalies anomalies = new Anomalies(clip, SOURCE.open().md5Mesh().map(Md5Kernel::bindPose));
        Table table = ModelTable.ANOMALIES.of(SOURCE, ExportOptions.INITIAL);
        assertThat(table.columns()).startsWith("frame", "joint", "name", "turn").endsWith("baseframeSeverity");
        Object[] row = rows(table).get(7 * clip.rig().size() + 4);
        assertThat(row).startsWith(7, 4, "chest", anomalies.turn(4, 7));
        assertThat(row[table.columns().indexOf("worstSeverity")])
                .isEqualTo(anomalies.severity(AnomalyMeasure.WORST, 4, 7));
    }

    @Test
    void tableThatTheFilesDoNotHaveIsNamed() {
        assertThat(ModelTable.KEYFRAMES.isIn(SOURCE)).isFalse();
        assertThat(ModelTable.KEYFRAMES.need().toString()).isEqualTo("requires an .md2");
    }

    /** A point turned by each spelling of an orientation is the one that the kernel turns. */
    @Test
    void rotationsAreThatOfTheKernel() {
        PoseSampler sampler = new PoseSampler(SOURCE.animations().getFirst().clip());
        double[] joints = new double[sampler.clip().rig().size() * JointTransform.STRIDE];
        sampler.sample(5, joints);
        ExportOptions frame = ExportOptions.INITIAL.with(ExportOption.FRAMES, FrameRange.of(5));
        List<Object[]> matrices = rows(ModelTable.MODEL_POSES.of(SOURCE, frame.with(Rotation.OPTION, Rotation.MATRIX)));
        List<Object[]> angles =
                rows(ModelTable.MODEL_POSES.of(SOURCE, frame.with(Rotation.OPTION, Rotation.AXIS_ANGLE)));
        List<Object[]> quaternions = rows(ModelTable.MODEL_POSES.of(SOURCE, frame));
        for (int joint = 0; joint < sampler.clip().rig().size(); joint++) {
            double[] expected = new double[3];
            JointTransform.apply(joints, joint, 1, 2, 3, expected, 0);
            double[] m = numbers(matrices.get(joint), 3);
            double[] byMatrix = {
                m[0] + m[3] + 2 * m[4] + 3 * m[5],
                m[1] + m[6] + 2 * m[7] + 3 * m[8],
                m[2] + m[9] + 2 * m[10] + 3 * m[11]
            };
            assertThat(byMatrix).containsExactly(expected, within(1e-9));
            double[] a = numbers(angles.get(joint), 3);
            double[] q = numbers(quaternions.get(joint), 3);
            double half = Math.toRadians(a[6]) / 2;
            double sign = q[6] < 0 ? -1 : 1;
            double[] ofAngle = {a[3] * Math.sin(half), a[4] * Math.sin(half), a[5] * Math.sin(half), Math.cos(half)};
            double[] ofQuaternion = {sign * q[3], sign * q[4], sign * q[5], sign * q[6]};
            assertThat(ofAngle).containsExactly(ofQuaternion, within(1e-7));
        }
    }

    @Test
    void componentsAreThoseOfTheFile() {
        Table table =
                ModelTable.COMPONENTS.of(SOURCE, ExportOptions.INITIAL.with(ExportOption.FRAMES, new FrameRange(2, 4)));
        List<Object[]> rows = rows(table);
        assertThat(rows).extracting(row -> row[0]).containsExactly(2, 3, 4);
        double[] expected =
                SOURCE.animations().getFirst().anim().frames().get(3).values();
        assertThat(numbers(rows.get(1), 1)).containsExactly(expected);
    }
}
