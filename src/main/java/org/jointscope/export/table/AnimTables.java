package org.jointscope.export.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.ExportSource.Animation;
import org.jointscope.export.model.FrameRange;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.Vector3;

/** The tables of what is in an animation or a camera animation. */
final class AnimTables {

    static final FrameRange ALL_FRAMES = new FrameRange(0, Integer.MAX_VALUE);

    private static final List<String> COMPONENTS =
            Arrays.stream(Component.values()).map(Component::label).toList();

    private AnimTables() {}

    static Optional<Animation> animation(ExportSource source) {
        return source.animations().stream().findFirst();
    }

    static int[] frames(int count, ExportOptions options) {
        return options.get(ExportOption.FRAMES).frames(count, ALL_FRAMES);
    }

    /** Names of columns, one list after the other. */
    static List<String> columns(List<String> first, List<String> then) {
        return Stream.concat(first.stream(), then.stream()).toList();
    }

    static Optional<Table> joints(String id, ExportSource source, ExportOptions options) {
        return animation(source).map(it -> {
            Md5Anim anim = it.anim();
            List<String> base =
                    COMPONENTS.stream().map(name -> "baseframe" + name).toList();
            List<String> columns =
                    columns(List.of("joint", "name", "parent", "parentName", "flags", "startIndex"), base);
            return new Table(id, columns, anim.hierarchy().size(), out -> {
                for (int i = 0; i < anim.hierarchy().size(); i++) {
                    AnimJoint joint = anim.hierarchy().get(i);
                    List<Object> cells = new ArrayList<>(Arrays.asList(
                            i,
                            joint.name(),
                            joint.parent(),
                            it.clip().rig().parentName(i),
                            joint.flags(),
                            joint.startIndex()));
                    Optional<BaseframeRow> row =
                            anim.baseframe().stream().skip(i).findFirst();
                    for (Component component : Component.values()) {
                        cells.add(row.map(values -> values.value(component)).orElse(Double.NaN));
                    }
                    out.row(cells.toArray());
                }
            });
        });
    }

    static Optional<Table> components(String id, ExportSource source, ExportOptions options) {
        return animation(source).map(Animation::anim).map(anim -> {
            int width = anim.longestFrame();
            List<String> columns = columns(
                    List.of("frame"),
                    IntStream.range(0, width).mapToObj(i -> "c" + i).toList());
            int[] frames = frames(anim.frames().size(), options);
            return new Table(id, columns, frames.length, out -> {
                for (int index : frames) {
                    Frame frame = anim.frames().get(index);
                    Object[] cells = new Object[1 + width];
                    cells[0] = index;
                    for (int i = 0; i < frame.size(); i++) {
                        cells[1 + i] = frame.value(i);
                    }
                    out.row(cells);
                }
            });
        });
    }

    static Optional<Table> localComponents(String id, ExportSource source, ExportOptions options) {
        return animation(source).map(Animation::clip).map(clip -> {
            int[] frames = frames(clip.frameCount(), options);
            int joints = clip.rig().size();
            List<String> columns = columns(List.of("frame", "joint", "name"), COMPONENTS);
            return new Table(id, columns, frames.length * joints, out -> {
                for (int frame : frames) {
                    for (int joint = 0; joint < joints; joint++) {
                        Object[] cells = new Object[3 + COMPONENTS.size()];
                        cells[0] = frame;
                        cells[1] = joint;
                        cells[2] = clip.rig().name(joint);
                        for (int c = 0; c < COMPONENTS.size(); c++) {
                            cells[3 + c] = clip.value(joint, c, frame);
                        }
                        out.row(cells);
                    }
                }
            });
        });
    }

    static Optional<Table> bounds(String id, ExportSource source, ExportOptions options) {
        return animation(source).map(Animation::anim).map(anim -> {
            List<String> columns = List.of("frame", "minX", "minY", "minZ", "maxX", "maxY", "maxZ");
            int[] frames = frames(anim.bounds().size(), options);
            return new Table(id, columns, frames.length, out -> {
                for (int frame : frames) {
                    BoundsRow row = anim.bounds().get(frame);
                    Vector3 min = row.min();
                    Vector3 max = row.max();
                    out.row(frame, min.x(), min.y(), min.z(), max.x(), max.y(), max.z());
                }
            });
        });
    }

    static Optional<Table> camera(String id, ExportSource source, ExportOptions options) {
        return source.camera().map(camera -> {
            List<String> columns = List.of("frame", "cut", "x", "y", "z", "qx", "qy", "qz", "fov");
            int[] frames = frames(camera.frames().size(), options);
            Set<Integer> cuts = camera.cuts().stream().map(CameraCut::frame).collect(Collectors.toSet());
            return new Table(id, columns, frames.length, out -> {
                for (int frame : frames) {
                    CameraRow row = camera.frames().get(frame);
                    Vector3 p = row.position();
                    Vector3 q = row.orientation();
                    out.row(frame, cuts.contains(frame), p.x(), p.y(), p.z(), q.x(), q.y(), q.z(), row.fov());
                }
            });
        });
    }
}
