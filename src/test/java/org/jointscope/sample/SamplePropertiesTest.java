package org.jointscope.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the shipped sample promises, read from its files. */
class SamplePropertiesTest {
    private final SampleText model = read("dapple.md5mesh");
    private final Skeleton skeleton = model.skeleton();
    private final List<SampleText.Mesh> meshes = model.meshes();

    private static SampleText read(String name) {
        try {
            return new SampleText(Files.readString(SampleGenerator.FOLDER.resolve(name)));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static SampleText.Anim anim(String name) {
        return read(name + ".md5anim").anim();
    }

    @Test
    void creatureIsRichButNotHeavy() {
        assertThat(skeleton.size()).isGreaterThanOrEqualTo(24);
        assertThat(meshes).hasSizeGreaterThanOrEqualTo(2);
        assertThat(meshes.stream().mapToInt(m -> m.triangles().size()).sum()).isBetween(2000, 6000);
    }

    @Test
    void everyVertexHasUpToFourWeightsThatSumToOne() {
        for (SampleText.Mesh mesh : meshes) {
            int next = 0;
            for (double[] vertex : mesh.vertices()) {
                assertThat((int) vertex[3]).isEqualTo(next);
                assertThat(vertex[4]).isBetween(1.0, 4.0);
                double sum = 0;
                for (int i = 0; i < vertex[4]; i++) {
                    sum += mesh.weights().get(next++)[2];
                }
                assertThat(sum).isCloseTo(1, within(1e-9));
            }
            assertThat(mesh.weights()).hasSize(next);
        }
    }

    @Test
    void meshesAreTidy() {
        for (SampleText.Mesh mesh : meshes) {
            BitSet used = new BitSet();
            List<Vec> points = points(mesh, skeleton);
            for (int[] t : mesh.triangles()) {
                Vec p = points.get(t[0]);
                Vec across = points.get(t[2]).minus(p).cross(points.get(t[1]).minus(p));
                assertThat(across.length()).isGreaterThan(1e-5);
                for (int corner : t) {
                    used.set(corner);
                }
            }
            assertThat(used.cardinality()).isEqualTo(mesh.vertices().size());
            assertThat(mesh.vertices()).allMatch(v -> v[1] >= 0 && v[1] <= 1);
            assertThat(mesh.vertices()).allMatch(v -> v[2] >= 0 && v[2] <= 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"walk", "idle", "look"})
    void hierarchyIsLaidOutAsTheOriginalExporterDoes(String name) {
        SampleText.Anim anim = anim(name);
        int start = 0;
        for (int i = 0; i < skeleton.size(); i++) {
            SampleText.Row row = anim.rows().get(i);
            assertThat(row.name()).isEqualTo(skeleton.joint(i).name());
            assertThat(row.parent()).isEqualTo(skeleton.joint(i).parent()).isLessThan(i);
            assertThat(row.start()).isEqualTo(row.flags() == 0 ? 0 : start);
            start += Integer.bitCount(row.flags());
            assertThat(anim.six(0, i)).isEqualTo(anim.baseframe().get(i));
        }
        assertThat(anim.frames()).allMatch(f -> f.length == anim.frames().getFirst().length);
        assertThat(anim.frames().getFirst()).hasSize(start);
    }

    @ParameterizedTest
    @ValueSource(strings = {"walk", "idle", "look"})
    void lastFrameEqualsTheFirstButForTheRootsWay(String name) {
        SampleText.Anim anim = anim(name);
        int last = anim.frames().size() - 1;
        for (int joint = 0; joint < skeleton.size(); joint++) {
            double[] first = anim.six(0, joint);
            double[] end = anim.six(last, joint);
            if (joint == 0) {
                assertThat(end[0] - first[0]).isEqualTo(name.equals("walk") ? 10.0 : 0.0);
                end[0] = first[0];
            }
            assertThat(end).isEqualTo(first);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"walk", "idle", "look"})
    void noRotationComesNearHalfACircleWhereItsSignWouldJump(String name) {
        SampleText.Anim anim = anim(name);
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            for (int joint = 0; joint < skeleton.size(); joint++) {
                double[] six = anim.six(frame, joint);
                assertThat(Quat.restored(six[3], six[4], six[5]).w())
                        .as("w of joint %d at frame %d", joint, frame)
                        .isLessThan(-0.1);
            }
        }
    }

    @Test
    void manyKindsOfFlagsOccur() {
        TreeSet<Integer> kinds = new TreeSet<>();
        for (String name : List.of("walk", "idle", "look")) {
            anim(name).rows().forEach(row -> kinds.add(row.flags()));
        }
        assertThat(kinds).contains(0, 1, 4, 7, 16, 32, 40, 56, 63);
    }

    @Test
    void onlyTheHeadMovesWhenLooking() {
        List<String> moving = anim("look").rows().stream()
                .filter(row -> row.flags() != 0)
                .map(SampleText.Row::name)
                .toList();
        assertThat(moving).containsExactly("neck", "head", "ear_l", "eartip_l", "ear_r", "eartip_r");
    }

    @ParameterizedTest
    @ValueSource(strings = {"walk", "idle", "look"})
    void boundsEncloseTheCreatureTightlyAndItStaysAboveTheGround(String name) {
        SampleText.Anim anim = anim(name);
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            double[] found = {1e9, 1e9, 1e9, -1e9, -1e9, -1e9};
            Skeleton posed = posed(anim, frame);
            for (SampleText.Mesh mesh : meshes) {
                for (Vec p : points(mesh, posed)) {
                    double[] xyz = {p.x(), p.y(), p.z()};
                    for (int i = 0; i < 3; i++) {
                        found[i] = Math.min(found[i], xyz[i]);
                        found[i + 3] = Math.max(found[i + 3], xyz[i]);
                    }
                }
            }
            double[] box = anim.bounds().get(frame);
            for (int i = 0; i < 3; i++) {
                assertThat(box[i]).isLessThanOrEqualTo(found[i]).isCloseTo(found[i], within(1e-4));
                assertThat(box[i + 3]).isGreaterThanOrEqualTo(found[i + 3]).isCloseTo(found[i + 3], within(1e-4));
            }
            assertThat(found[2]).isBetween(-0.01, 0.1);
        }
    }

    @Test
    void cameraAnimationLooksAtTheCreatureInThreeViews() {
        SampleText.Camera camera = read("flight.md5camera").camera();
        assertThat(camera.rate()).isEqualTo(24);
        assertThat(camera.cuts()).containsExactly(48, 85);
        assertThat(camera.frames()).hasSize(146);
        for (double[] row : camera.frames()) {
            Vec position = new Vec(row[0], row[1], row[2]);
            Quat orientation = Quat.restored(row[3], row[4], row[5]);
            assertThat(orientation.w()).isLessThan(-0.1);
            Vec toBody = new Vec(0, 0, 15).minus(position);
            assertThat(toBody.length()).isBetween(35.0, 105.0);
            assertThat(orientation.turn(Vec.FORWARD).dot(toBody.unit())).isGreaterThan(0.9);
            assertThat(orientation.turn(Vec.LEFT).z()).isCloseTo(0, within(1e-6));
            assertThat(orientation.turn(Vec.UP).z()).isGreaterThan(0.5);
            assertThat(row[6]).isBetween(45.0, 80.0);
        }
    }

    @Test
    void cameraAnimationJumpsBehindItsCutsAndNowhereElse() {
        SampleText.Camera camera = read("flight.md5camera").camera();
        for (int i = 0; i + 1 < camera.frames().size(); i++) {
            double[] from = camera.frames().get(i);
            double[] to = camera.frames().get(i + 1);
            double way = new Vec(from[0], from[1], from[2]).distance(new Vec(to[0], to[1], to[2]));
            if (camera.cuts().contains(i)) {
                assertThat(way).isGreaterThan(60);
            } else {
                assertThat(way).isLessThan(3);
            }
        }
    }

    private Skeleton posed(SampleText.Anim anim, int frame) {
        List<Joint> posed = new ArrayList<>();
        for (int i = 0; i < skeleton.size(); i++) {
            double[] c = anim.six(frame, i);
            Joint own = new Joint("", -1, new Vec(c[0], c[1], c[2]), Quat.restored(c[3], c[4], c[5]));
            int parent = skeleton.joint(i).parent();
            if (parent >= 0) {
                Joint p = posed.get(parent);
                Quat rotation = p.rotation().times(own.rotation());
                own = new Joint("", parent, p.toModel(own.position()), rotation);
            }
            posed.add(own);
        }
        return new Skeleton(posed);
    }

    private static List<Vec> points(SampleText.Mesh mesh, Skeleton posed) {
        List<Vec> points = new ArrayList<>();
        for (double[] vertex : mesh.vertices()) {
            Vec sum = Vec.ZERO;
            for (int i = 0; i < vertex[4]; i++) {
                double[] w = mesh.weights().get((int) vertex[3] + i);
                Vec offset = new Vec(w[3], w[4], w[5]);
                sum = sum.plus(posed.joint((int) w[1]).toModel(offset).times(w[2]));
            }
            points.add(sum);
        }
        return points;
    }
}
