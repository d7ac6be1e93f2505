package org.jointscope.export.gltf;

import java.io.IOException;
import java.util.Arrays;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Transform;

/**
 * The channels of the joints of a clip in parent space, as glTF has them: the values of the kernel at each frame as
 * floats, with quaternions of length 1 whose signs do not change from frame to frame. It has the values of one joint at
 * a time, so that its memory does not grow with the number of joints.
 */
final class ClipTracks {

    /** Numbers of a joint: position, quaternion, scale. */
    static final int STRIDE = 8;

    static final int SCALE = 7;

    /** Frames per second of a clip without a usable rate. */
    static final double USUAL_RATE = 24;

    private static final int QUATERNION = 4;

    private final Clip clip;
    private final boolean scaled;
    private final float[] translations;
    private final float[] rotations;
    private final float[] scales;
    private final float[] joint = new float[STRIDE];
    private boolean nonUnit;

    ClipTracks(Clip clip) {
        this.clip = clip;
        this.scaled = !clip.scales().isEmpty();
        int frames = clip.frameCount();
        this.translations = new float[frames * 3];
        this.rotations = new float[frames * QUATERNION];
        this.scales = new float[frames * 3];
        Arrays.fill(scales, 1);
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

    /** Whether the joint that was read has a non-unit quaternion in a frame. */
    boolean isNonUnit() {
        return nonUnit;
    }

    /** Reads all frames of a joint. */
    void load(int index) {
        Interruption.check();
        nonUnit = false;
        for (int frame = 0; frame < clip.frameCount(); frame++) {
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
    }

    private static double dot(float[] quaternions, int at, float[] joint) {
        double sum = 0;
        for (int i = 0; i < QUATERNION; i++) {
            sum += (double) quaternions[at + i] * joint[3 + i];
        }
        return sum;
    }

    /** The number of keys of the joint that was read: 1 for a channel with the same value in all frames. */
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
            case TRANSLATION -> translations;
            case ROTATION -> rotations;
            case SCALE -> scales;
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
