package org.jointscope.edit.suggest;

import java.util.Random;
import java.util.stream.IntStream;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;

/**
 * An animation without errors, as id's exporter would write it: a chain of joints, each of which swings about its
 * baseframe with the components of its flags, starting at the baseframe.
 */
final class Swinging {

    static final int[] FLAGS = {7, 56, 56, 8, 0, 48, 63, 56, 32, 0, 48, 56, 40, 56};

    private static final int FRAMES = 16;

    private Swinging() {}

    static Md5Anim anim() {
        Random random = new Random(1);
        AnimBuilder anim = new AnimBuilder();
        int next = 0;
        double[] middle = new double[IntStream.of(FLAGS).map(Integer::bitCount).sum()];
        double[] swing = new double[middle.length];
        for (int joint = 0; joint < FLAGS.length; joint++) {
            int flags = FLAGS[joint];
            anim.joint("joint" + joint, joint - 1, flags, flags == 0 ? 0 : next);
            double[] base = new double[Component.values().length];
            for (int c = 0; c < base.length; c++) {
                double size = c < 3 ? 5 : 0.4;
                base[c] = size * (random.nextBoolean() ? 1 : -1) * (0.5 + random.nextDouble() / 2);
                if ((flags >> c & 1) != 0) {
                    middle[next] = base[c];
                    swing[next++] = size * (0.1 + 0.2 * random.nextDouble());
                }
            }
            anim.base(base[0], base[1], base[2], base[3], base[4], base[5]);
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            double phase = Math.sin(2 * Math.PI * frame / FRAMES);
            anim.frame(IntStream.range(0, middle.length)
                    .mapToDouble(i -> middle[i] + swing[i] * phase)
                    .toArray());
        }
        return anim.build();
    }

    /** The startIndex of a joint in it. */
    static int start(int joint) {
        return FLAGS[joint] == 0
                ? 0
                : IntStream.range(0, joint).map(i -> Integer.bitCount(FLAGS[i])).sum();
    }
}
