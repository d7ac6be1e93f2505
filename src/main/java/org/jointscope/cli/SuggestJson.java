package org.jointscope.cli;

import org.jointscope.edit.Edit;
import org.jointscope.edit.FlagsEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.RenumberStarts;
import org.jointscope.edit.Several;
import org.jointscope.edit.StartEdit;
import org.jointscope.edit.suggest.Reason;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.export.Json;
import org.jointscope.inspect.RepairText;
import org.jointscope.model.Md5Anim;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** {@code suggest --json}. */
final class SuggestJson {

    private SuggestJson() {}

    static void write(Path file, Md5Anim anim, List<Suggestion> suggestions, Json json)
            throws IOException {
        json.member("file", file.toString());
        json.array(
                "suggestions",
                () -> {
                    for (Suggestion suggestion : suggestions) {
                        json.object(() -> write(anim, suggestion, json));
                    }
                });
    }

    private static void write(Md5Anim anim, Suggestion suggestion, Json json) throws IOException {
        if (suggestion.joint().isPresent()) {
            int joint = suggestion.joint().getAsInt();
            json.member("joint", anim.hierarchy().get(joint).name());
            json.member("index", joint);
        } else {
            json.nullMember("joint");
            json.nullMember("index");
        }
        json.object("edit", () -> write(suggestion.edit(), json));
        json.member("costBefore", suggestion.costBefore());
        json.member("costAfter", suggestion.costAfter());
        json.member("confidence", suggestion.confidence().name().toLowerCase(Locale.ROOT));
        json.array(
                "reasons",
                () -> {
                    for (Reason reason : suggestion.reasons()) {
                        json.object(() -> write(reason, json));
                    }
                });
        json.member("text", new RepairText(anim).of(suggestion));
    }

    private static void write(Edit edit, Json json) throws IOException {
        switch (edit) {
            case StartEdit start -> {
                json.member("kind", "startIndex");
                json.member("index", start.joint());
                json.member("startIndex", start.startIndex());
            }
            case FlagsEdit flags -> {
                json.member("kind", "flags");
                json.member("index", flags.joint());
                json.member("flags", flags.flags());
            }
            case NegateOrientation negated -> {
                json.member("kind", "negateOrientation");
                json.member("index", negated.joint());
                json.member("firstFrame", negated.frames().first());
                json.member("lastFrame", negated.frames().last());
            }
            case RenumberStarts renumbered -> json.member("kind", "renumberStarts");
            case Several several -> {
                json.member("kind", "several");
                json.array(
                        "edits",
                        () -> {
                            for (Edit each : several.edits()) {
                                json.object(() -> write(each, json));
                            }
                        });
            }
            default -> throw new IllegalArgumentException("never suggested: " + edit);
        }
    }

    private static void write(Reason reason, Json json) throws IOException {
        json.member(
                "evidence", reason.evidence().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.member("before", reason.before());
        json.member("after", reason.after());
    }
}
