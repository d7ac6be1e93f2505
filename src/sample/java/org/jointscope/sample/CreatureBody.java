package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/**
 * Dapple's body as one solid: a list of simple parts, each tied to the joint that carries it.
 *
 * <p>The parts on the left side are mirrored by taking |y|, so the animal is symmetric to the bit.
 */
final class CreatureBody implements Shape {
    /** A simple solid, the joint that moves it ('#' stands for l or r), and how softly it melts in. */
    record Part(String joint, Shape shape, double softness) {
        boolean paired() {
            return joint.endsWith("#");
        }
    }

    static final Vec EAR_ROOT = new Vec(11.4, 5.4, 25.2);
    static final Vec EAR_TIP = new Vec(8.2, 11.2, 33.6);

    static final Vec EAR_FACING = new Vec(0.9, 0.3, 0);

    private final List<Part> parts = new ArrayList<>();

    CreatureBody() {
        trunk();
        head();
        ear();
        foreleg();
        hindleg();
        tail();
    }

    List<Part> parts() {
        return parts;
    }

    @Override
    public double at(double x, double y, double z) {
        double side = Math.abs(y);
        double all = 1e9;
        for (Part part : parts) {
            double d = part.shape().at(x, side, z);
            all = part.softness() > 0 ? Shape.melt(all, d, part.softness()) : Math.max(all, d);
        }
        return -Shape.melt(-all, z, 0.8);
    }

    private void part(String joint, double softness, Shape shape) {
        parts.add(new Part(joint, shape, softness));
    }

    private void trunk() {
        part("hips", 3, Shape.egg(new Vec(-6.6, 0, 11.2), new Vec(6.6, 6.5, 6.3)));
        part("spine", 4, Shape.egg(new Vec(-0.8, 0, 11.1), new Vec(7.2, 7.2, 7.2)));
        part("belly", 2, Shape.egg(new Vec(-0.6, 0, 8.6), new Vec(5.4, 5.0, 4.8)));
        part("chest", 4, Shape.egg(new Vec(5.4, 0, 11.4), new Vec(5.6, 5.9, 6.1)));
        part("neck", 3, Shape.tube(new Vec(7.5, 0, 13.4), 5.1, new Vec(12, 0, 17.4), 5.0));
    }

    private void head() {
        part("head", 3, Shape.egg(new Vec(14.6, 0, 21.0), new Vec(7.5, 8.5, 7.3)));
        part("head", 3, Shape.ball(new Vec(16.6, 4.9, 17.7), 3.6));
        part("head", 2.5, Shape.tube(new Vec(18.8, 0, 18.0), 4.7, new Vec(22, 0, 17.3), 3.7));
        part("nose", 2, Shape.tube(new Vec(22.2, 0, 17.4), 3.3, new Vec(25.0, 0, 16.9), 2.3));
        part("nose", 1, Shape.egg(new Vec(26.6, 0, 17.6), new Vec(1.25, 1.55, 1.15)));
        part("jaw", 1.4, Shape.egg(new Vec(18.4, 0, 15.6), new Vec(5.2, 4.0, 3.3)));
    }

    private void ear() {
        Vec along = EAR_TIP.minus(EAR_ROOT).unit();
        Vec facing = EAR_FACING.across(along);
        Quat turned = Quat.ofAxes(along, facing);
        Vec middle = EAR_ROOT.towards(EAR_TIP, 0.52);
        Shape leaf = Shape.egg(middle, new Vec(6.0, 4.1, 1.5), turned);
        Vec before = middle.plus(facing.times(1.75)).plus(along.times(0.2));
        Shape hollow = Shape.egg(before, new Vec(5.0, 3.3, 1.7), turned);
        Shape shell = (x, y, z) -> -Shape.melt(-leaf.at(x, y, z), hollow.at(x, y, z), 0.6);
        Vec half = EAR_ROOT.towards(EAR_TIP, 0.5);
        part("ear_#", 1.8, (x, y, z) -> Math.max(shell.at(x, y, z), beyond(x, y, z, half, along)));
        part("eartip_#", 0.3, shell);
    }

    private static double beyond(double x, double y, double z, Vec at, Vec along) {
        return (x - at.x()) * along.x() + (y - at.y()) * along.y() + (z - at.z()) * along.z();
    }

    private void foreleg() {
        part("shoulder_#", 3, Shape.ball(new Vec(5.7, 3.5, 11.4), 3.2));
        part("arm_#", 2.5, Shape.tube(new Vec(6.0, 4.0, 9.8), 3.3, new Vec(5.1, 5.0, 6.0), 2.7));
        part("forearm_#", 1, Shape.tube(new Vec(5.1, 5.0, 6.0), 2.7, new Vec(6.2, 5.2, 2.6), 2.3));
        part("paw_#", 1, Shape.tube(new Vec(6.2, 5.2, 1.9), 2.2, new Vec(7.8, 5.3, 1.5), 2.1));
        toes("fingers_#", 9.0, 5.3);
    }

    private void hindleg() {
        part("thigh_#", 2.5, Shape.tube(new Vec(-6.6, 4.2, 9.8), 4.0, new Vec(-5.4, 5.2, 6.2), 3.0));
        part("shin_#", 1, Shape.tube(new Vec(-5.4, 5.2, 6.0), 2.9, new Vec(-6.9, 5.4, 2.7), 2.3));
        part("foot_#", 1, Shape.tube(new Vec(-6.9, 5.4, 1.9), 2.2, new Vec(-5.0, 5.5, 1.5), 2.1));
        toes("toes_#", -3.9, 5.5);
    }

    private void toes(String joint, double x, double y) {
        for (int i = -1; i <= 1; i++) {
            Vec toe = new Vec(x + (i == 0 ? 0.5 : 0), y + 1.45 * i, 1.1);
            part(joint, 0.7, Shape.ball(toe, 1.3));
        }
    }

    private void tail() {
        double[] radius = {4.4, 3.7, 3.0, 2.4, 2.0, 2.2, 1.6};
        Vec[] at = CreatureSkeleton.TAIL;
        for (int i = 0; i < CreatureSkeleton.TAIL_JOINTS; i++) {
            Shape tube = Shape.tube(at[i], radius[i], at[i + 1], radius[i + 1]);
            part("tail" + (i + 1), i == 0 ? 4 : 2.5, tube);
        }
        Vec bud = at[5].towards(at[6], 0.55);
        Quat turned = Quat.ofAxes(
                at[6].minus(at[5]).unit(), Vec.FORWARD.across(at[6].minus(at[5]).unit()));
        part("tail6", 1, Shape.egg(bud, new Vec(4.3, 3.0, 3.0), turned));
    }
}
