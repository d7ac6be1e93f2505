package org.jointscope.export.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.AnimatedPng;
import org.jointscope.export.HtmlPage;
import org.jointscope.export.report.Shots.Shot;
import org.jointscope.messages.Texts;
import org.jointscope.render.Orbit;
import org.jointscope.scene.OpenModel;

/** The images of a report: a turn around the model, and frames at equal distances. */
final class ModelImages {

    private static final int SIZE = 400;
    private static final int TURN = 24;
    private static final double TURN_RATE = 6;
    private static final int MOST_FRAMES = 8;

    private ModelImages() {}

    static boolean canShow(OpenModel open) {
        return open.hasModel()
                || open.md2Model().filter(md2 -> !md2.frames().isEmpty()).isPresent();
    }

    /** Number of images with the turn as one. */
    static int count(int frameCount) {
        return 1 + frames(frameCount).length;
    }

    private static int[] frames(int count) {
        int shown = Math.min(count, MOST_FRAMES);
        return IntStream.range(0, shown)
                .map(i -> shown == 1 ? 0 : (int) ((long) i * (count - 1) / (shown - 1)))
                .toArray();
    }

    static void add(HtmlPage page, OpenModel open) {
        double yaw = new Orbit().yaw();
        List<Shot> turn = Shots.turn(TURN, 0, yaw);
        List<Shot> frames = new ArrayList<>();
        for (int frame : frames(open.model().frameCount())) {
            frames.add(new Shot(frame, yaw));
        }
        page.openClass("section", "images");
        try {
            Shots turned = new Shots(open, SIZE, 0, turn);
            byte[] animated = AnimatedPng.of(TURN, TURN_RATE, index -> {
                Interruption.check();
                return turned.draw(turn.get(index));
            });
            page.image(animated, Texts.program().of("export.report.turn"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!frames.isEmpty()) {
            Shots drawn = new Shots(open, SIZE, 0, frames);
            for (Shot shot : frames) {
                Interruption.check();
                page.image(drawn.draw(shot), Texts.program().of("export.report.frame", (int) shot.frame()));
            }
        }
        page.close("section");
    }
}
