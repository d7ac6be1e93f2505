package org.jointscope.edit;

import java.util.Random;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;

/** Small animations, with meshes, in which any value can be wrong. */
final class RandomAnims {

    private static final int[] ODD_FLAGS = {ModelFile.MISSING, 64, 127, -1, 1 << 30};
    private static final int[] ODD_STARTS = {ModelFile.MISSING, -1, -3, 99, 2_000_000_000, Integer.MAX_VALUE - 1};
    private static final int[] ODD_PARENTS = {ModelFile.MISSING, 99, -7};
    private static final String[] COMMENTS = {"", "a", "b ( Tx )", "( Tx Ty )", "c ( Qz )", "see a"};

    private final Random random;

    RandomAnims(Random random) {
        this.random = random;
    }

    Md5Anim anim() {
        AnimBuilder anim = new AnimBuilder();
        int joints = random.nextInt(7);
        for (int joint = 0; joint < joints; joint++) {
            anim.joint(name(), parent(joint, joints), flags(), start(), pick(COMMENTS));
        }
        for (int row = joints + random.nextInt(4) - 2; row > 0; row--) {
            anim.base(value(9), value(9), value(9), value(0.5), value(0.5), value(0.5));
        }
        int frames = random.nextInt(5);
        for (int frame = 0; frame < frames; frame++) {
            anim.frame(random.doubles(random.nextInt(20)).map(any -> value(0.6)).toArray());
        }
        for (int row = random.nextInt(6); row > 0; row--) {
            anim.bounds(value(9), value(9), value(9), value(9), value(9), value(9));
        }
        return anim.build();
    }

    Md5Mesh mesh() {
        MeshBuilder mesh = new MeshBuilder();
        int joints = random.nextInt(7);
        for (int joint = 0; joint < joints; joint++) {
            mesh.joint(
                    name(),
                    parent(joint, joints),
                    new Vector3(value(9), value(9), value(9)),
                    new Vector3(value(0.5), value(0.5), value(0.5)));
        }
        return mesh.vertAt(1, 2, 3).vertAt(-1, 2, 3).vertAt(value(9), 0, 0).build();
    }

    /** One of a few names, so that some are used twice. */
    private String name() {
        return String.valueOf((char) ((random.nextInt(8) == 0 ? 'A' : 'a') + random.nextInt(6)));
    }

    private int parent(int joint, int joints) {
        return switch (random.nextInt(8)) {
            case 0 -> ODD_PARENTS[random.nextInt(ODD_PARENTS.length)];
            case 1 -> random.nextInt(joints);
            default -> joint == 0 ? -1 : random.nextInt(joint);
        };
    }

    int flags() {
        return random.nextInt(6) == 0 ? ODD_FLAGS[random.nextInt(ODD_FLAGS.length)] : random.nextInt(64);
    }

    int start() {
        return random.nextInt(6) == 0 ? ODD_STARTS[random.nextInt(ODD_STARTS.length)] : random.nextInt(15);
    }

    /** Near zero, zero, or NaN; few different values, so that some components are static. */
    double value(double most) {
        return switch (random.nextInt(12)) {
            case 0 -> Double.NaN;
            case 1, 2 -> 0;
            default -> most * (random.nextInt(9) - 4) / 4;
        };
    }

    <T> T pick(T[] all) {
        return all[random.nextInt(all.length)];
    }
}
