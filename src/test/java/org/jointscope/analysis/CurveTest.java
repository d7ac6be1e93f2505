package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class CurveTest {

    private static final Path SAMPLE = Sample.files().getLast();

    private static Md5Anim read(Path file) {
        return (Md5Anim) Inspector.inspect(List.of(file)).files().getFirst().content();
    }

    @Test
    void everyChannelIsThatOfThePose() {
        checkChannels(SAMPLE);
    }

    @Test
    void andInRealFiles() {
        List<Path> files = Corpus.files("md5anim");
        for (int i = 0; i < files.size(); i += Math.max(1, files.size() / 12)) {
            checkChannels(files.get(i));
        }
    }

    private static void checkChannels(Path file) {
        Clip clip = Md5Kernel.clip(read(file));
        double[] pose = new double[clip.rig().size() * JointTransform.STRIDE];
        double[] before = pose.clone();
        PoseSampler sampler = new PoseSampler(clip);
        for (int joint = 0; joint < clip.rig().size(); joint += 7) {
            Map<Channel, Curve> curves = curves(clip, joint);
            for (int frame = 0; frame < clip.frameCount(); frame++) {
                sampler.sample(frame, pose);
                Transform model = Transform.of(pose, joint);
                Transform local = clip.rig().local(pose, joint);
                double x = clip.value(joint, Component.QX, frame);
                double y = clip.value(joint, Component.QY, frame);
                double z = clip.value(joint, Component.QZ, frame);
                boolean unit = !JointTransform.isTooLong(x * x + y * y + z * z);
                check(curves, Channel.MODEL_X, frame, model.x());
                check(curves, Channel.MODEL_Y, frame, model.y());
                check(curves, Channel.MODEL_Z, frame, model.z());
                check(curves, Channel.W, frame, JointTransform.w(x, y, z));
                check(curves, Channel.LENGTH, frame, x * x + y * y + z * z);
                for (Component component : Component.values()) {
                    double value = clip.value(joint, component, frame);
                    check(curves, Channel.valueOf(component.name()), frame, value);
                }
                if (unit) {
                    double parent = clip.rig().isRoot(joint)
                            ? model.degrees()
                            : Transform.of(pose, clip.rig().parent(joint)).degreesTo(model);
                    assertThat(curves.get(Channel.PARENT_ANGLE).value(frame)).isCloseTo(parent, within(0.1));
                    double fromBaseframe = clip.localBaseframe(joint).degreesTo(local);
                    assertThat(curves.get(Channel.ANGLE).value(frame)).isCloseTo(fromBaseframe, within(0.1));
                }
                double speed = JointTransform.distance(before, pose, joint) * clip.frameRate();
                check(curves, Channel.SPEED, frame, frame == 0 || clip.frameRate() == 0 ? Double.NaN : speed);
                System.arraycopy(pose, 0, before, 0, pose.length);
            }
        }
    }

    private static Map<Channel, Curve> curves(Clip clip, int joint) {
        List<Curve> wanted = Arrays.stream(Channel.values())
                .map(channel -> Curve.wanted(joint, channel))
                .toList();
        Map<Channel, Curve> curves = new EnumMap<>(Channel.class);
        Curve.of(clip, wanted).forEach(curve -> curves.put(curve.channel(), curve));
        return curves;
    }

    private static void check(Map<Channel, Curve> curves, Channel channel, int frame, double expected) {
        double value = curves.get(channel).value(frame);
        if (Double.isNaN(expected)) {
            assertThat(value).isNaN();
        } else {
            assertThat(value)
                    .as("%s in frame %d", channel, frame)
                    .isCloseTo(expected, within(1e-6 + 1e-9 * Math.abs(expected)));
        }
    }

    @Test
    void aComponentIsFromTheFrameOrTheBaseframe() {
        Md5Anim anim = read(SAMPLE);
        Clip clip = Md5Kernel.clip(anim);
        for (int joint = 0; joint < clip.rig().size(); joint++) {
            Map<Channel, Curve> curves = curves(clip, joint);
            int flags = anim.hierarchy().get(joint).flags();
            for (Component component : Component.values()) {
                Curve curve = curves.get(Channel.valueOf(component.name()));
                assertThat(curve.inFrame().cardinality()).isEqualTo(component.isIn(flags) ? clip.frameCount() : 0);
            }
            assertThat(curves.get(Channel.W).inFrame().isEmpty()).isTrue();
        }
    }
}
