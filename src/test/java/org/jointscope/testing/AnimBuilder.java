package org.jointscope.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;

/** Makes small animations for tests, right or wrong. */
public final class AnimBuilder {

    private static final TextLocation LOCATION = new TextLocation(1, 1);

    private final List<AnimJoint> hierarchy = new ArrayList<>();
    private final List<BaseframeRow> baseframe = new ArrayList<>();
    private final List<Frame> frames = new ArrayList<>();
    private final List<BoundsRow> bounds = new ArrayList<>();
    private double frameRate = 24;

    /** A row of the hierarchy, and none of the baseframe. */
    public AnimBuilder joint(String name, int parent, int flags, int startIndex) {
        hierarchy.add(new AnimJoint(name, parent, flags, startIndex, LOCATION));
        return this;
    }

    /** A row of the hierarchy with a comment behind it. */
    public AnimBuilder joint(String name, int parent, int flags, int startIndex, String comment) {
        hierarchy.add(new AnimJoint(name, parent, flags, startIndex, comment, LOCATION));
        return this;
    }

    /** A row of the baseframe; the orientation without its w. */
    public AnimBuilder base(double px, double py, double pz, double qx, double qy, double qz) {
        Vector3 position = new Vector3(px, py, pz);
        baseframe.add(new BaseframeRow(position, new Vector3(qx, qy, qz), LOCATION));
        return this;
    }

    public AnimBuilder frame(double... values) {
        frames.add(new Frame(frames.size(), LOCATION, values, new int[] {0}, new int[] {1}));
        return this;
    }

    /** A row of the bounds. */
    public AnimBuilder bounds(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
        Vector3 min = new Vector3(minX, minY, minZ);
        bounds.add(new BoundsRow(min, new Vector3(maxX, maxY, maxZ), LOCATION));
        return this;
    }

    public AnimBuilder frameRate(double value) {
        this.frameRate = value;
        return this;
    }

    public Md5Anim build() {
        return new Md5Anim(
                declared(10),
                Optional.of(""),
                declared(frames.size()),
                declared(hierarchy.size()),
                declared(frameRate),
                declared(frames.isEmpty() ? 0 : frames.getFirst().size()),
                hierarchy,
                bounds,
                baseframe,
                frames);
    }

    private static Optional<Declared> declared(double value) {
        return Optional.of(new Declared(value, LOCATION));
    }
}
