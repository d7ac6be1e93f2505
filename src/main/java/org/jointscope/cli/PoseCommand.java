package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jointscope.export.Json;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.SkinnedModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "pose", mixinStandardHelpOptions = true)
final class PoseCommand extends PosingCommand {

    @Parameters(arity = "1..2", paramLabel = "FILE")
    private List<Path> files;

    @Override
    public Integer call() {
        if (!read(files)) {
            return CommandLineInterface.FAILED;
        }
        if (open().md2().isPresent()) {
            throw wrongUse("cli.pose.noJoints");
        }
        SkinnedModel model = posed();
        print(json -> write(model, json), out -> print(model, out));
        return 0;
    }

    private void write(SkinnedModel model, Json json) throws IOException {
        writeFrame(json);
        json.objects(
                "joints",
                IntStream.range(0, model.rig().size()).boxed().toList(),
                (each, joint) -> writeJoint(model, joint, each));
    }

    private static void writeJoint(SkinnedModel model, int joint, Json json) throws IOException {
        int at = joint * JointTransform.STRIDE;
        json.member("name", model.rig().name(joint))
                .member("parent", model.rig().parent(joint))
                .member("position", model.joints(), at, 3)
                .member("orientation", model.joints(), at + JointTransform.ORIENTATION, 4);
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
            String name = Terminal.safe(rig.name(joint));
            out.printf(Locale.ROOT, "%5d  %-24s %6d ", joint, name, rig.parent(joint));
            for (int i = 0; i < JointTransform.STRIDE; i++) {
                double value = model.joints()[joint * JointTransform.STRIDE + i];
                out.printf(Locale.ROOT, " %11.6f", value);
            }
            out.println();
        }
    }
}
