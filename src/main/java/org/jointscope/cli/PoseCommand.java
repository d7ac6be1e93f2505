package org.jointscope.cli;

import org.jointscope.export.Json;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.SkinnedModel;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;

@Command(
        name = "pose",
        mixinStandardHelpOptions = true,
        description =
                "Prints the joints at a frame, in model space: the animation's, or a mesh's bind"
                        + " pose.")
final class PoseCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..2",
            paramLabel = "FILE",
            description = "An .md5mesh or .md5anim, or one of each.")
    private List<Path> files;

    @Mixin private Posing posing;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (!posing.read(files)) {
            return CommandLineInterface.FAILED;
        }
        if (posing.md2().isPresent()) {
            throw posing.wrongUse("An .md2 has no joints to pose.");
        }
        SkinnedModel model = posing.posed();
        PrintWriter out = spec.commandLine().getOut();
        if (posing.json()) {
            Json.print(out, json -> write(model, json));
        } else {
            print(model, out);
        }
        return 0;
    }

    private void write(SkinnedModel model, Json json) throws IOException {
        writeFrame(posing.frame(), json);
        Rig rig = model.rig();
        json.array(
                "joints",
                () -> {
                    for (int joint = 0; joint < rig.size(); joint++) {
                        int index = joint;
                        int at = joint * JointTransform.STRIDE;
                        json.object(
                                () -> {
                                    json.member("name", rig.name(index));
                                    json.member("parent", rig.parent(index));
                                    json.member("position", model.joints(), at, 3);
                                    json.member(
                                            "orientation",
                                            model.joints(),
                                            at + JointTransform.ORIENTATION,
                                            4);
                                });
                    }
                });
    }

    static void writeFrame(OptionalDouble frame, Json json) throws IOException {
        if (frame.isPresent()) {
            json.member("frame", frame.getAsDouble());
        } else {
            json.nullMember("frame");
        }
    }

    private static void print(SkinnedModel model, PrintWriter out) {
        Rig rig = model.rig();
        out.printf(
                Locale.ROOT,
                "%5s  %-24s %6s  %-36s %s%n",
                "joint",
                "name",
                "parent",
                "position",
                "orientation x y z w");
        for (int joint = 0; joint < rig.size(); joint++) {
            out.printf(
                    Locale.ROOT,
                    "%5d  %-24s %6d ",
                    joint,
                    Terminal.safe(rig.name(joint)),
                    rig.parent(joint));
            for (int i = 0; i < JointTransform.STRIDE; i++) {
                out.printf(
                        Locale.ROOT, " %11.6f", model.joints()[joint * JointTransform.STRIDE + i]);
            }
            out.println();
        }
    }
}
