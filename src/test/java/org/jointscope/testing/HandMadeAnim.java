package org.jointscope.testing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;

/** An .md5anim for one test, written row by row. What is not given is 0. */
public final class HandMadeAnim {

    private final int components;
    private final List<String> hierarchy = new ArrayList<>();
    private final List<String> baseframe = new ArrayList<>();
    private final List<String> frames = new ArrayList<>();

    private HandMadeAnim(int components) {
        this.components = components;
    }

    /** @param components what numAnimatedComponents says */
    public static HandMadeAnim withComponents(int components) {
        return new HandMadeAnim(components);
    }

    public HandMadeAnim joint(String name, int parent, int flags, int startIndex) {
        return joint(name, parent, flags, startIndex, 0, 0, 0, 0, 0, 0);
    }

    /** @param pose the row of the baseframe: position, then x, y, z of the orientation */
    public HandMadeAnim joint(String name, int parent, int flags, int startIndex, double... pose) {
        hierarchy.add("\"%s\" %d %d %d".formatted(name, parent, flags, startIndex));
        baseframe.add(String.format(
                Locale.ROOT, "( %s %s %s ) ( %s %s %s )", pose[0], pose[1], pose[2], pose[3], pose[4], pose[5]));
        return this;
    }

    /** A row of the hierarchy as it stands, for damaged ones. */
    public HandMadeAnim rawJoint(String row) {
        hierarchy.add(row);
        baseframe.add("( 0 0 0 ) ( 0 0 0 )");
        return this;
    }

    public HandMadeAnim frame(double... numbers) {
        String values = IntStream.range(0, components)
                .mapToObj(i -> Double.toString(i < numbers.length ? numbers[i] : 0))
                .collect(Collectors.joining(" "));
        frames.add("frame %d { %s }".formatted(frames.size(), values));
        return this;
    }

    /** Two frames in which every component differs. */
    public HandMadeAnim movingFrames() {
        return frame(IntStream.range(0, components).mapToDouble(i -> i * 0.001).toArray())
                .frame(IntStream.range(0, components)
                        .mapToDouble(i -> i * 0.001 + 0.1)
                        .toArray());
    }

    public String text() {
        return """
            MD5Version 10
            commandline ""
            numFrames %d
            numJoints %d
            frameRate 24
            numAnimatedComponents %d
            hierarchy {
            %s
            }
            bounds {
            %s
            }
            baseframe {
            %s
            }
            %s
            """.formatted(
                        frames.size(),
                        hierarchy.size(),
                        components,
                        String.join("\n", hierarchy),
                        IntStream.rangeClosed(1, frames.size())
                                .mapToObj("( -1 -1 -1 ) ( 1 1 %d )\n"::formatted)
                                .collect(Collectors.joining()),
                        String.join("\n", baseframe),
                        String.join("\n", frames));
    }

    public Md5Anim read() {
        return Md5AnimReader.read(text().getBytes(StandardCharsets.UTF_8)).model();
    }
}
