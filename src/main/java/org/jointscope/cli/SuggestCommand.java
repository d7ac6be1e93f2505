package org.jointscope.cli;

import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "suggest",
        mixinStandardHelpOptions = true,
        description = {
            "Says which flags, startIndex or sign of a quaternion would make sense of an animation,"
                    + " best first.",
            "",
            "A line a suggestion: the joint, what to change, cost before and after, and what is"
                    + " better then. Costs are natural logarithms: what costs 1 less is e times as"
                    + " likely; the best suggestion's is 0. The confidence is high if the next best"
                    + " explanation is 8,000 times less likely, and medium if it is 150 times less"
                    + " likely. How it is done and how often it is right"
                    + " stands in docs/suggest.md.",
            ""
        })
final class SuggestCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..2",
            paramLabel = "FILE",
            description = "An .md5anim, and the .md5mesh that it was made for if there is one.")
    private List<Path> files;

    @Option(
            names = "--joint",
            paramLabel = "NAME",
            description = "Look at this joint alone, and be content with less.")
    private Optional<String> joint;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        Inspection inspection = Inspector.inspect(files);
        if (Terminal.reportUnreadable(inspection.unreadable(), spec.commandLine().getErr())) {
            return CommandLineInterface.FAILED;
        }
        List<Md5Mesh> meshes = inspection.meshes().toList();
        if (inspection.anims().count() != 1 || files.size() != 1 + meshes.size()) {
            throw wrongUse("Give one .md5anim, and at most one .md5mesh.");
        }
        InspectedFile file =
                inspection.files().stream()
                        .filter(each -> each.content() instanceof Md5Anim)
                        .findFirst()
                        .orElseThrow();
        Md5Anim anim = inspection.anims().findFirst().orElseThrow();
        print(file.path(), anim, suggestions(anim, meshes.stream().findFirst()));
        return 0;
    }

    private List<Suggestion> suggestions(Md5Anim anim, Optional<Md5Mesh> mesh) {
        if (joint.isEmpty()) {
            return Suggester.suggest(anim, mesh);
        }
        int index = anim.hierarchy().stream().map(AnimJoint::name).toList().indexOf(joint.get());
        if (index < 0) {
            throw wrongUse(Terminal.safe("There is no joint '" + joint.get() + "'."));
        }
        return Suggester.suggest(anim, mesh, index);
    }

    private void print(Path file, Md5Anim anim, List<Suggestion> suggestions) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, writer -> SuggestJson.write(file, anim, suggestions, writer));
            return;
        }
        SuggestText text = new SuggestText(anim);
        for (Suggestion suggestion : suggestions) {
            out.println(Terminal.safe(text.line(suggestion)));
        }
        if (suggestions.isEmpty()) {
            out.println(Terminal.safe(file + ": nothing that would make more sense"));
        }
    }

    private ParameterException wrongUse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
