package org.jointscope.format.md5;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;

/**
 * The channels of an animation of the Doom 3 alpha as frames: sampled at the rate of the first channel, from the
 * earliest start on. A component is in the frames if one of its channels is not constant; the baseframe is frame 0. The
 * parents are missing, see {@code edit.AlphaParents}.
 */
final class AlphaMotion {

    static final String MIN = "boundsMin";
    static final String MAX = "boundsMax";
    static final List<String> ATTRIBUTES = List.of("x", "y", "z", "yaw", "pitch", "roll");
    static final double RATE = 24;

    /** Limits of what few keys can declare. */
    private static final int MOST_SPARSE_FRAMES = 1024;

    private static final long MOST_SPARSE_COMPONENTS = 1 << 18;
    private static final int DENSITY = 4;

    private final Map<String, Map<String, AlphaChannel>> joints;
    private final List<String> names;
    private final double rate;
    private final double start;
    private final long wanted;
    private final int frames;

    /** @param joints the channels by joint and attribute, in file order */
    AlphaMotion(Map<String, Map<String, AlphaChannel>> joints) {
        this.joints = joints;
        this.names = joints.keySet().stream()
                .filter(name -> !name.equals(MIN) && !name.equals(MAX))
                .toList();
        List<AlphaChannel> all = joints.values().stream()
                .map(Map::values)
                .flatMap(Collection::stream)
                .toList();
        this.rate = all.stream()
                .mapToDouble(AlphaChannel::rate)
                .filter(it -> it > 0 && Double.isFinite(it))
                .findFirst()
                .orElse(RATE);
        this.start = all.stream()
                .mapToDouble(AlphaChannel::start)
                .filter(Double::isFinite)
                .min()
                .orElse(0);
        this.wanted =
                (long) all.stream().mapToDouble(AlphaChannel::frames).max().orElse(0);
        long keys = all.stream().mapToLong(channel -> channel.keys().length).sum();
        int longest =
                all.stream().mapToInt(channel -> channel.keys().length).max().orElse(0);
        int most = Math.min(RowList.MOST_FRAMES, Math.max(longest, MOST_SPARSE_FRAMES));
        int components =
                names.stream().mapToInt(name -> Integer.bitCount(flags(name))).sum();
        long dense = Math.max(MOST_SPARSE_COMPONENTS, DENSITY * keys) / Math.max(1, components);
        this.frames = (int) Math.max(0, Math.min(wanted, Math.min(most, dense)));
    }

    /** Number of frames of the channels. */
    long wanted() {
        return wanted;
    }

    /** Number of frames that are sampled: fewer if a few keys declare many. */
    int frames() {
        return frames;
    }

    /** @param location for everything that the file does not contain */
    Md5Anim anim(Optional<Declared> version, Optional<String> commandline, TextLocation location) {
        List<AnimJoint> hierarchy = new ArrayList<>();
        List<BaseframeRow> baseframe = new ArrayList<>();
        int components = 0;
        for (String name : names) {
            int flags = flags(name);
            TextLocation first = joints.get(name).values().iterator().next().location();
            hierarchy.add(new AnimJoint(name, ModelFile.MISSING, flags, flags == 0 ? 0 : components, first));
            baseframe.add(pose(name, 0, first));
            components += Integer.bitCount(flags);
        }
        boolean bounded = joints.containsKey(MIN) && joints.containsKey(MAX);
        return new Md5Anim(
                version,
                commandline,
                Optional.of(new Declared(frames, location)),
                Optional.of(new Declared(names.size(), location)),
                Optional.of(new Declared(rate, location)),
                Optional.of(new Declared(components, location)),
                hierarchy,
                IntStream.range(0, bounded ? frames : 0)
                        .mapToObj(frame -> new BoundsRow(position(MIN, frame), position(MAX, frame), location))
                        .toList(),
                baseframe,
                frames(hierarchy, components, location));
    }

    private List<Frame> frames(List<AnimJoint> hierarchy, int components, TextLocation location) {
        List<Frame> all = new ArrayList<>();
        for (int frame = 0; frame < frames; frame++) {
            double[] values = new double[components];
            for (AnimJoint joint : hierarchy) {
                int at = joint.startIndex();
                BaseframeRow pose = joint.flags() == 0 ? null : pose(joint.name(), frame, location);
                for (Component component : Component.values()) {
                    if (component.isIn(joint.flags())) {
                        values[at++] = pose.value(component);
                    }
                }
            }
            int[] lines = components == 0 ? new int[0] : new int[] {location.line()};
            all.add(new Frame(frame, location, values, new int[lines.length], lines));
        }
        return all;
    }

    private int flags(String name) {
        int flags = 0;
        for (int attribute = 0; attribute < ATTRIBUTES.size(); attribute++) {
            AlphaChannel channel = joints.get(name).get(ATTRIBUTES.get(attribute));
            if (channel != null && !channel.isConstant()) {
                flags |= attribute < 3 ? 1 << attribute : Component.ALL & ~7;
            }
        }
        return flags;
    }

    private BaseframeRow pose(String name, int frame, TextLocation location) {
        Vector3 turn = AlphaOrientation.ofAngles(value(name, 3, frame), value(name, 4, frame), value(name, 5, frame));
        return new BaseframeRow(position(name, frame), turn, location);
    }

    private Vector3 position(String name, int frame) {
        return Vector3.of(axis -> value(name, axis, frame));
    }

    private double value(String name, int attribute, int frame) {
        AlphaChannel channel = joints.get(name).get(ATTRIBUTES.get(attribute));
        return channel == null ? 0 : channel.at(start + frame / rate);
    }
}
