package org.jointscope.ui.md5.camera;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.messages.Texts;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.ui.text.Numbers;

/** Texts about a camera animation and its frames. */
record CameraTexts(Texts texts) {

    private static final char NO_BREAK = '\u00a0';

    private String text(String key, Object... arguments) {
        return texts.of("camera." + key, arguments);
    }

    /** {@code 146 frames, 2 cuts · 24 fps · 6.000 s · 55° to 75° FOV}. */
    String facts(CameraPath path, List<CameraLine> lines) {
        long cuts = lines.stream().filter(CameraLine::cut).count();
        List<String> facts = new ArrayList<>();
        facts.add(text("facts.frames", lines.size(), cuts));
        facts.add(
                path.frameRate() > 0
                        ? text("facts.rate", Numbers.trimmed(path.frameRate(), 2))
                        : text("facts.rate.none"));
        if (path.seconds() > 0) {
            facts.add(text("facts.seconds", Numbers.fixed(path.seconds(), 3)));
        }
        DoubleSummaryStatistics fov = lines.stream()
                .mapToDouble(line -> line.row().fov())
                .filter(Double::isFinite)
                .summaryStatistics();
        if (fov.getCount() > 0) {
            String least = Numbers.trimmed(fov.getMin(), 2);
            String most = Numbers.trimmed(fov.getMax(), 2);
            facts.add(least.equals(most) ? text("facts.fov", least) : text("facts.fovs", least, most));
        }
        // Lines are broken between facts, not within one.
        return facts.stream()
                .map(fact -> fact.replace(' ', NO_BREAK))
                .collect(Collectors.joining(text("facts.separator")));
    }

    /** How the duration is computed. */
    String explainFacts(CameraPath path, List<CameraLine> lines) {
        long cuts = lines.stream().filter(CameraLine::cut).count();
        if (cuts == 0 || path.seconds() == 0) {
            return text("cut.help");
        }
        return text(
                        "length.help",
                        lines.size(),
                        cuts,
                        Numbers.trimmed(path.frameRate(), 2),
                        Numbers.fixed(path.seconds(), 3))
                + "\n\n"
                + text("cut.help");
    }

    /** The unusual properties of a frame, in a few words. */
    String note(CameraLine line) {
        return Stream.of(
                        line.cut() ? text("note.cut") : "",
                        line.begins() ? text("note.begins") : "",
                        line.isTooLong() ? text("note.long") : "")
                .filter(note -> !note.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** The same in full sentences. */
    String explain(CameraLine line) {
        if (line.cut()) {
            return text("cut.help");
        }
        return line.begins() ? text("begins.help") : text("played.help", line.played());
    }

    /** How w is reconstructed. */
    String explainW(CameraLine line) {
        return line.isTooLong()
                ? text("w.long", Numbers.fixed(line.lengthSquared(), 5), Numbers.fixed(line.doom3W(), 5))
                : text("w.help");
    }

    String played(CameraLine line) {
        return line.cut() ? text("cut") : Integer.toString(line.played());
    }
}
