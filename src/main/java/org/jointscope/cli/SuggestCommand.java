package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.export.Json;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.RepairText;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "suggest", mixinStandardHelpOptions = true)
final class SuggestCommand extends JsonCommand {

    @Parameters(arity = "1..2", paramLabel = "FILE")
    private List<Path> files;

    @Option(names = "--joint", paramLabel = "NAME")
    private Optional<String> joint;

    @Override
    public Integer call() {
        Inspection inspection = Inspector.inspect(files).withoutUnread();
        if (reportUnreadable(inspection)) {
            return CommandLineInterface.FAILED;
        }
        List<Md5Mesh> meshes = inspection.meshes().toList();
        List<InspectedFile> anims = inspection.files().stream()
                .filter(file -> file.content() instanceof Md5Anim)
                .toList();
        if (anims.size() != 1 || files.size() != 1 + meshes.size()) {
            throw wrongUse("cli.suggest.files");
        }
        Path file = anims.getFirst().path();
        Md5Anim anim = (Md5Anim) anims.getFirst().content();
        RepairText repairs = new RepairText(anim);
        List<Suggestion> suggestions = suggestions(anim, meshes.stream().findFirst());
        print(
                json -> json.member("file", file.toString())
                        .objects(
                                "suggestions",
                                suggestions,
                                (each, suggestion) -> write(each, anim, suggestion, repairs)),
                out -> print(out, file, suggestions, repairs));
        return 0;
    }

    private List<Suggestion> suggestions(Md5Anim anim, Optional<Md5Mesh> mesh) {
        if (joint.isEmpty()) {
            return Suggester.suggest(anim, mesh);
        }
        int index = anim.hierarchy().stream().map(AnimJoint::name).toList().indexOf(joint.get());
        if (index < 0) {
            throw wrongUse("cli.suggest.joint", joint.get());
        }
        return Suggester.suggest(anim, mesh, index);
    }

    private static void write(Json json, Md5Anim anim, Suggestion suggestion, RepairText repairs) throws IOException {
        boolean ofJoint = suggestion.joint().isPresent();
        Integer index = ofJoint ? suggestion.joint().getAsInt() : null;
        json.member("joint", ofJoint ? anim.hierarchy().get(index).name() : null)
                .member("index", index)
                .object("edit", it -> write(it, suggestion.edit()))
                .member("costBefore", suggestion.costBefore())
                .member("costAfter", suggestion.costAfter())
                .member("confidence", Words.label(suggestion.confidence()))
                .objects(
                        "reasons",
                        suggestion.reasons(),
                        (each, reason) -> each.member("evidence", Words.label(reason.evidence()))
                                .member("before", reason.before())
                                .member("after", reason.after()))
                .member("text", repairs.of(suggestion));
    }

    private static void write(Json json, Edit edit) throws IOException {
        switch (edit) {
            case StartEdit start ->
                json.member("kind", "startIndex")
                        .member("index", start.joint())
                        .member("startIndex", start.startIndex());
            case FlagsEdit flags ->
                json.member("kind", "flags").member("index", flags.joint()).member("flags", flags.flags());
            case NegateOrientation negated ->
                json.member("kind", "negateOrientation")
                        .member("index", negated.joint())
                        .member("firstFrame", negated.frames().first())
                        .member("lastFrame", negated.frames().last());
            case RenumberStarts renumbered -> json.member("kind", "renumberStarts");
            case Several several ->
                json.member("kind", "several").objects("edits", several.edits(), SuggestCommand::write);
            default -> throw new IllegalArgumentException("never suggested: " + edit);
        }
    }

    private static void print(PrintWriter out, Path file, List<Suggestion> suggestions, RepairText repairs) {
        for (Suggestion suggestion : suggestions) {
            String reasons =
                    suggestion.reasons().stream().map(SuggestCommand::text).collect(Collectors.joining(", "));
            Words.line(
                    out,
                    Words.text(
                            "cli.suggest.repair",
                            repairs.of(suggestion),
                            number(suggestion.costBefore()),
                            number(suggestion.costAfter()),
                            reasons.isEmpty() ? "" : " (" + reasons + ")",
                            Words.label(suggestion.confidence())));
        }
        if (suggestions.isEmpty()) {
            Words.line(out, Words.text("cli.suggest.none", file));
        }
    }

    private static String text(Reason reason) {
        return Words.text(
                "cli.suggest.reason." + reason.evidence().name(), number(reason.before()), number(reason.after()));
    }

    /** With at most one decimal. */
    private static String number(double value) {
        return Json.shortest(String.format(Locale.ROOT, "%.1f", value));
    }
}
