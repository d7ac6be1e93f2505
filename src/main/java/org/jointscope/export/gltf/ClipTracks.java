package org.jointscope.export.gltf;

import java.io.IOException;
import java.util.Arrays;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;

/**
 * The channels of the joints of a clip in parent space, as glTF has them: the values of the kernel at each frame as
 * floats, with quaternions of length 1 whose signs do not change from frame to frame. Its memory does not grow with the
 * number of joints: those that it cannot keep are read again.
 */
final class ClipTracks {

    /** Numbers of a joint: position, quaternion, scale. */
    static final int STRIDE = 8;

    static final int SCALE = 7;

    /** Frames per second of a clip without a usable rate. */
    static final double USUAL_RATE = 24;

    private static final int QUATERNION = 4;

    /** Frames of joints of all clips of a document that stay in memory: 40 MB. */
    static final long MOST_KEPT = 1_000_000;

    /** The channels of a joint in all frames, and whether one of its quaternions is not a unit quaternion. */
    private record Values(float[] translations, float[] rotations, float[] scales, boolean nonUnit) {}

    private final Clip clip;
    private final boolean scaled;
    private final float[] joint = new float[STRIDE];
    private final Values[] kept;
    private Values values;
    private boolean nonUnit;

    ClipTracks(Clip clip) {
        this(clip, 0);
    }

    /** @param most frames of joints that stay in memory after they were loaded */
    ClipTracks(Clip clip, long most) {
        this.clip = clip;
        this.scaled = !clip.scales().isEmpty();
        this.kept = new Values[(int) Math.min(clip.rig().size(), most / Math.max(1, clip.frameCount()))];
    }

    /** The time of each frame in seconds. */
    static float[] times(double rate, int frames) {
        float[] times = new float[frames];
        for (int frame = 0; frame < frames; frame++) {
            times[frame] = (float) (frame / rate);
        }
        return times;
    }

    /** Whether the times of the frames of a clip can be floats, each later than the one before. */
    static boolean isUsable(double rate, int frames) {
        float last = (float) ((frames - 1) / rate);
        float before = (float) ((frames - 2) / rate);
        return rate > 0 && Float.isFinite(last) && (frames < 2 || last > before && (float) (1 / rate) > 0);
    }

    static double rate(Clip clip) {
        return isUsable(clip.frameRate(), clip.frameCount()) ? clip.frameRate() : USUAL_RATE;
    }

    /** Writes the {@value #STRIDE} numbers of a joint in a frame. */
    void read(int index, int frame, float[] out) {
        Transform local = clip.localTransform(index, frame);
        boolean moved = scaled && clip.scales().scalesPosition(index);
        double scale = scaled ? clip.scales().of(index, frame) : 1;
        double by = moved ? scale : 1;
        out[0] = GltfDocument.finite(local.x() * by);
        out[1] = GltfDocument.finite(local.y() * by);
        out[2] = GltfDocument.finite(local.z() * by);
        double length = local.length();
        boolean none = !(length > 0 && Double.isFinite(length));
        nonUnit |= none || JointTransform.isTooLong(length * length);
        out[3] = none ? 0 : (float) (local.qx() / length);
        out[4] = none ? 0 : (float) (local.qy() / length);
        out[5] = none ? 0 : (float) (local.qz() / length);
        out[6] = none ? 1 : (float) (local.qw() / length);
        out[SCALE] = GltfDocument.finite(scale);
    }

    /** Whether the joint that was loaded has a non-unit quaternion in a frame. */
    boolean isNonUnit() {
        return values.nonUnit;
    }

    /** Reads all frames of a joint, if they are not in memory. */
    void load(int index) {
        Interruption.check();
        boolean isKept = index < kept.length;
        values = isKept && kept[index] != null ? kept[index] : values(index);
        if (isKept) {
            kept[index] = values;
        }
    }

    private Values values(int index) {
        int frames = clip.frameCount();
        float[] translations = new float[frames * 3];
        float[] rotations = new float[frames * QUATERNION];
        float[] scales = new float[frames * 3];
        Arrays.fill(scales, 1);
        nonUnit = false;
        for (int frame = 0; frame < frames; frame++) {
            read(index, frame, joint);
            System.arraycopy(joint, 0, translations, frame * 3, 3);
            int at = frame * QUATERNION;
            boolean opposite = frame > 0 && dot(rotations, at - QUATERNION, joint) < 0;
            for (int i = 0; i < QUATERNION; i++) {
                rotations[at + i] = opposite ? -joint[3 + i] : joint[3 + i];
            }
            for (int axis = 0; axis < 3 && scaled; axis++) {
                scales[frame * 3 + axis] = joint[SCALE];
            }
        }
        return new Values(translations, rotations, scales, nonUnit);
    }

    private static double dot(float[] quaternions, int at, float[] joint) {
        double sum = 0;
        for (int i = 0; i < QUATERNION; i++) {
            sum += (double) quaternions[at + i] * joint[3 + i];
        }
        return sum;
    }

    /** The number of keys of the joint that was loaded: 1 for a channel with the same value in all frames. */
    int keys(Channel channel) {
        float[] values = values(channel);
        for (int i = channel.width; i < values.length; i++) {
            if (values[i] != values[i - channel.width]) {
                return clip.frameCount();
            }
        }
        return 1;
    }

    void write(Channel channel, int keys, LittleEndian out) throws IOException {
        out.putFloats(values(channel), 0, keys * channel.width);
    }

    private float[] values(Channel channel) {
        return switch (channel) {
            case TRANSLATION -> values.translations;
            case ROTATION -> values.rotations;
            case SCALE -> values.scales;
        };
    }

    /** A property of a node that an animation changes. */
    enum Channel {
        TRANSLATION("translation", "VEC3", 3),
        ROTATION("rotation", "VEC4", QUATERNION),
        SCALE("scale", "VEC3", 3);

        final String path;
        final String type;
        final int width;

        Channel(String path, String type, int width) {
            this.path = path;
            this.type = type;
            this.width = width;
        }
    }
}
