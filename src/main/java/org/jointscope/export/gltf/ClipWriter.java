package org.jointscope.export.gltf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.export.gltf.ClipTracks.Channel;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.Clip;

/** Adds an .md5anim to a document, as an animation of the nodes of its joints. */
final class ClipWriter {

    private static final int FACES = 6;

    private final GltfDocument document;
    private final Clip clip;
    private final ClipTracks tracks;
    private final List<Integer> joints;
    private final Map<Integer, Integer> scaled;
    private final List<Object> samplers = new ArrayList<>();
    private final List<Object> channels = new ArrayList<>();
    private int constant;
    private int nonUnit;

    /** @param keys of the channels of each joint, in their order; 0 for a channel that it does not have */
    private record Layout(int[][] keys, long bytes) {}

    /**
     * @param joints the nodes of the joints
     * @param scaled the nodes with the scales of joints, by joint
     * @param most frames of joints that stay in memory until they are written
     */
    ClipWriter(GltfDocument document, Clip clip, List<Integer> joints, Map<Integer, Integer> scaled, long most) {
        this.document = document;
        this.clip = clip;
        this.tracks = new ClipTracks(clip, most);
        this.joints = joints;
        this.scaled = scaled;
    }

    /** Adds the animation; the clip must have joints and frames. */
    void add(Animation animation) {
        Layout layout = layout();
        float[] times = ClipTracks.times(ClipTracks.rate(clip), clip.frameCount());
        boolean moves = Arrays.stream(layout.keys).flatMapToInt(Arrays::stream).anyMatch(keys -> keys > 1);
        int still = times(document, new float[1]);
        int frames = moves ? times(document, times) : still;
        int view = document.view(layout.bytes, out -> write(layout, out));
        long offset = 0;
        for (int joint = 0; joint < layout.keys.length; joint++) {
            for (Channel channel : Channel.values()) {
                int keys = layout.keys[joint][channel.ordinal()];
                if (keys > 0) {
                    int values = document.add(
                            "accessors", document.accessor(view, offset, GltfDocument.FLOAT, channel.type, keys));
                    int node = channel == Channel.SCALE ? scaled.get(joint) : joints.get(joint);
                    sample(samplers, channels, keys > 1 ? frames : still, values, node, channel.path);
                    offset += (long) keys * channel.width * Float.BYTES;
                    constant += keys > 1 ? 0 : 1;
                }
            }
        }
        Map<String, Object> object = GltfDocument.named(animation.name());
        object.put("samplers", samplers);
        object.put("channels", channels);
        object.put("extras", extras(animation.anim()));
        document.add("animations", object);
    }

    int channels() {
        return channels.size();
    }

    /** The number of channels that have the same value in all frames. */
    int constant() {
        return constant;
    }

    /** The number of joints with non-unit quaternions. */
    int nonUnit() {
        return nonUnit;
    }

    /** Adds the times of keys; returns their accessor. */
    static int times(GltfDocument document, float[] times) {
        int view = document.view((long) times.length * Float.BYTES, out -> out.putFloats(times, 0, times.length));
        Map<String, Object> accessor = document.accessor(view, 0, GltfDocument.FLOAT, "SCALAR", times.length);
        return document.add("accessors", GltfDocument.bounded(accessor, 1, times));
    }

    /** Adds a linear sampler and the channel that it moves. */
    static void sample(List<Object> samplers, List<Object> channels, int times, int values, int node, String path) {
        Map<String, Object> sampler = new LinkedHashMap<>();
        sampler.put("input", times);
        sampler.put("interpolation", "LINEAR");
        sampler.put("output", values);
        Map<String, Object> target = new LinkedHashMap<>();
        target.put("node", node);
        target.put("path", path);
        Map<String, Object> channel = new LinkedHashMap<>();
        channel.put("sampler", samplers.size());
        channel.put("target", target);
        samplers.add(sampler);
        channels.add(channel);
    }

    private Layout layout() {
        int[][] keys = new int[clip.rig().size()][Channel.values().length];
        long bytes = 0;
        for (int joint = 0; joint < keys.length; joint++) {
            tracks.load(joint);
            nonUnit += tracks.isNonUnit() ? 1 : 0;
            for (Channel channel : Channel.values()) {
                if (channel != Channel.SCALE || scaled.containsKey(joint)) {
                    keys[joint][channel.ordinal()] = tracks.keys(channel);
                    bytes += (long) keys[joint][channel.ordinal()] * channel.width * Float.BYTES;
                }
            }
        }
        return new Layout(keys, bytes);
    }

    private void write(Layout layout, LittleEndian out) throws IOException {
        for (int joint = 0; joint < layout.keys.length; joint++) {
            tracks.load(joint);
            for (Channel channel : Channel.values()) {
                tracks.write(channel, layout.keys[joint][channel.ordinal()], out);
            }
        }
    }

    /** The parts of the file that glTF does not have. */
    private static Map<String, Object> extras(Md5Anim anim) {
        Map<String, Object> extras = new LinkedHashMap<>();
        put(extras, "frameRate", anim.frameRate());
        extras.put("numFrames", anim.frames().size());
        put(extras, "numAnimatedComponents", anim.numAnimatedComponents());
        anim.commandline().ifPresent(text -> extras.put("commandline", text));
        List<Object> joints = new ArrayList<>();
        for (int i = 0; i < anim.hierarchy().size(); i++) {
            AnimJoint joint = anim.hierarchy().get(i);
            Map<String, Object> each = GltfDocument.named(joint.name());
            each.put("flags", joint.flags());
            each.put("startIndex", joint.startIndex());
            if (i < anim.baseframe().size()) {
                each.put("baseframe", numbers(anim.baseframe().get(i)));
            }
            joints.add(each);
        }
        extras.put("joints", joints);
        if (!anim.bounds().isEmpty()) {
            extras.put("bounds", anim.bounds().stream().map(ClipWriter::numbers).toList());
        }
        return extras;
    }

    private static void put(Map<String, Object> extras, String name, Optional<Declared> number) {
        number.filter(Declared::isReadable).ifPresent(it -> extras.put(name, it.value()));
    }

    private static List<Double> numbers(BaseframeRow row) {
        return Arrays.stream(Component.values()).map(row::value).toList();
    }

    private static List<Double> numbers(BoundsRow row) {
        Double[] faces = new Double[FACES];
        Arrays.setAll(faces, row::face);
        return List.of(faces);
    }
}
