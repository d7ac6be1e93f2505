package org.jointscope.ui.timeline;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;

import org.jointscope.pose.LoopRule;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.text.Texts;

import java.util.Locale;

/** How long a round of the clip is by each loop rule, and what the rules are about. */
final class LoopRuleTexts {

    private final Playback playback;
    private final Texts texts;

    LoopRuleTexts(Playback playback, Texts texts) {
        this.playback = playback;
        this.texts = texts;
    }

    /** In as many words as a line has room for. */
    StringBinding brief(LoopRule rule) {
        return text(rule, isLastFirst(rule) ? "timeline.rule.lastIsFirst" : "timeline.rule.wraps");
    }

    StringBinding sentence(LoopRule rule) {
        return text(
                rule,
                isLastFirst(rule) ? "timeline.rule.lastIsFirst.long" : "timeline.rule.wraps.long");
    }

    private StringBinding text(LoopRule rule, String key) {
        return Bindings.createStringBinding(
                () -> texts.of(key, length(rule)),
                playback.frameCountProperty(),
                playback.frameRateProperty());
    }

    /** With this animation's numbers. */
    String explanation() {
        boolean closes = isLastFirst(playback.framesProperty().get().loop());
        String own = texts.of(closes ? "timeline.rule.closes" : "timeline.rule.jumps");
        return texts.of(
                "timeline.rule.tip",
                playback.frameCountProperty().get(),
                playback.lastFrame(),
                format("%.0f", rate()),
                doom3Milliseconds(),
                own);
    }

    /** As Doom 3 computes it, in integers rounded up (anim/Anim.cpp, LoadAnim). */
    private String doom3Milliseconds() {
        return rate() > 0 ? format("%.0f", Math.ceil(playback.lastFrame() * 1000 / rate())) : "–";
    }

    private String length(LoopRule rule) {
        return rate() > 0 ? format("%.3f s", seconds(rule)) : "–";
    }

    /** Of a round; not finite where the clip has no rate. */
    double seconds(LoopRule rule) {
        return rule.period(playback.frameCountProperty().get()) / rate();
    }

    private double rate() {
        return playback.frameRateProperty().get();
    }

    private static boolean isLastFirst(LoopRule rule) {
        return rule == LoopRule.LAST_IS_FIRST;
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
