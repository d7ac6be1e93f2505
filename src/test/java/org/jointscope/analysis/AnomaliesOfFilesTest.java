package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.inspect.Sample;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

/** What the limits make of real animations, and of real ones with a wrong startIndex. */
class AnomaliesOfFilesTest {

    private static final Path SAMPLE_MESH = Sample.files().getFirst();
    private static final Path WALK = Sample.files().getLast();

    private static Md5Anim anim(Path path) throws IOException {
        return Md5AnimReader.read(Files.readAllBytes(path)).model();
    }

    private static Optional<BindPose> bindPose(Path path) throws IOException {
        return Optional.of(
                Md5Kernel.bindPose(Md5MeshReader.read(Files.readAllBytes(path)).model()));
    }

    private static AnomalyMap worst(Md5Anim anim, Optional<BindPose> bindPose) {
        return AnomalyMap.of(new Anomalies(Md5Kernel.clip(anim), bindPose), AnomalyMeasure.WORST);
    }

    @Test
    void theSampleIsCalm() throws IOException {
        for (String name : List.of("walk.md5anim", "idle.md5anim", "look.md5anim")) {
            Md5Anim anim = anim(WALK.resolveSibling(name));
            assertThat(worst(anim, bindPose(SAMPLE_MESH)).over()).as(name).isZero();
            assertThat(worst(anim, Optional.empty()).over()).as(name).isZero();
        }
    }

    /** Every joint that reads components, with its start one to the left and one to the right. */
    @Test
    void aWrongStartInTheSamplesWalkLightsUpItsJointAndNoOther() throws IOException {
        Md5Anim walk = anim(WALK);
        List<String> missed = new ArrayList<>();
        List<String> dim = new ArrayList<>();
        int damages = 0;
        for (int joint = 0; joint < walk.hierarchy().size(); joint++) {
            for (int shift : new int[] {-1, 1}) {
                if (!canShift(walk, joint, shift)) {
                    continue;
                }
                damages++;
                AnimJoint row = walk.hierarchy().get(joint);
                Md5Anim damaged = new StartEdit(joint, row.startIndex() + shift).applyTo(walk);
                AnomalyMap map = worst(damaged, bindPose(SAMPLE_MESH));
                String what = row.name() + (shift < 0 ? "-1" : "+1");
                if (map.suspects().isEmpty()) {
                    missed.add(what);
                    continue;
                }
                assertThat(map.suspects()).as(what).containsExactly(joint);
                if (map.over(joint) < walk.frames().size() / 2) {
                    dim.add(what);
                }
            }
        }

        assertThat(damages).isEqualTo(74);
        assertThat(missed)
                .as("a root may be anywhere, both lids blink alike, and an eartip hardly turns")
                .containsExactly("origin+1", "lid_l-1", "lid_l+1", "lid_r-1");
        assertThat(dim).isEmpty();
    }

    private static boolean canShift(Md5Anim anim, int joint, int shift) {
        AnimJoint row = anim.hierarchy().get(joint);
        int start = row.startIndex() + shift;
        return row.componentCount() > 0
                && start >= 0
                && start + row.componentCount() <= anim.frames().getFirst().size();
    }

    @Test
    void realFilesAreCalm() throws IOException {
        long cells = 0;
        long over = 0;
        List<String> notQuite = new ArrayList<>();
        for (Path path : realFiles()) {
            AnomalyMap map = worst(anim(path), meshBeside(path));
            long all = (long) map.jointCount() * map.frameCount();
            assertThat((double) map.over() / all).as(path.toString()).isLessThan(0.03);
            if (map.over() > 0) {
                notQuite.add(path.getFileName().toString());
            }
            cells += all;
            over += map.over();
        }

        assertThat((double) over / cells).isLessThan(0.004);
        assertThat(notQuite)
                .as("eyes that are carried off, a magazine that is changed, two sudden blows")
                .containsExactly(
                        "Frankie_Death1.md5anim",
                        "Frankie_Drowning.md5anim",
                        "hud_plasma-reload.md5anim",
                        "hud_shotgun-shoot1.md5anim",
                        "rifle_view_reload.md5anim");
    }

    @Test
    void aWrongStartInRealFilesLightsUpItsJoint() throws IOException {
        int damages = 0;
        int lit = 0;
        for (Path path : realFiles()) {
            Md5Anim anim = anim(path);
            Optional<BindPose> bindPose = meshBeside(path);
            for (int joint = 0; joint < anim.hierarchy().size(); joint++) {
                int shift = joint % 2 == 0 ? 1 : -1;
                if (canShift(anim, joint, shift)) {
                    int start = anim.hierarchy().get(joint).startIndex() + shift;
                    AnomalyMap map = worst(new StartEdit(joint, start).applyTo(anim), bindPose);
                    damages++;
                    lit += map.over(joint) > 0 ? 1 : 0;
                }
            }
        }

        assertThat(damages).isGreaterThan(1500);
        assertThat((double) lit / damages).isGreaterThan(0.98);
    }

    /** Without one that is made to be as wrong as can be. */
    private static List<Path> realFiles() {
        return Corpus.files("md5anim").stream()
                .filter(path -> !path.getParent().endsWith("own"))
                .toList();
    }

    private static Optional<BindPose> meshBeside(Path anim) throws IOException {
        for (Path mesh : Corpus.files("md5mesh")) {
            if (mesh.getParent().equals(anim.getParent())) {
                return bindPose(mesh);
            }
        }
        return Optional.empty();
    }
}
