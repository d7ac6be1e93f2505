package org.jointscope.ui.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.scene.TimelineFrames;
import org.jointscope.ui.control.Explanation;

/**
 * A strip along the track with the clips of the frames, the cuts of a camera, and the frames with scaled joints and the
 * frame commands of an animation.
 */
final class TrackMarks extends Pane {

    private static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
    private static final PseudoClass ODD = PseudoClass.getPseudoClass("odd");

    /** More clips than this are too narrow to click or to distinguish. */
    private static final int MOST_CLIPS = 200;

    /** More marked frames than this could not be distinguished. */
    private static final int MOST_TICKS = 500;

    private static final double TICK_WIDTH = 5;

    private final Path cutLines = lines("cut-lines");
    private final Path scaleLines = lines("scale-lines");
    private final List<Label> bands = new ArrayList<>();
    private final List<Region> ticks = new ArrayList<>();
    private List<KeyframeClip> clips = List.of();
    private List<Integer> markedFrames = List.of();
    private List<Integer> cuts = List.of();
    private List<Integer> scaled = List.of();
    private int steps = 1;
    private double start;
    private double length;

    private BiFunction<Integer, String, String> frameText = (frame, text) -> text;
    private IntConsumer frameChosen = frame -> {};

    TrackMarks() {
        getStyleClass().add("track-marks");
    }

    private static Path lines(String style) {
        Path lines = new Path();
        lines.getStyleClass().add(style);
        lines.setManaged(false);
        return lines;
    }

    /**
     * @param text of a marked frame and its marks
     * @param chosen receives the marked frame that is clicked
     */
    void onFrames(BiFunction<Integer, String, String> text, IntConsumer chosen) {
        frameText = text;
        frameChosen = chosen;
    }

    /**
     * Replaces the marks.
     *
     * @param name of a clip with its frames
     * @param chosen receives the clip that is clicked
     */
    void show(TimelineFrames frames, Function<KeyframeClip, String> name, Consumer<KeyframeClip> chosen) {
        clips = frames.clips().size() <= MOST_CLIPS ? frames.clips() : List.of();
        cuts = frames.cuts();
        scaled = frames.scaled();
        steps = Math.max(1, frames.count() - 1);
        bands.clear();
        clips.forEach(clip -> bands.add(band(clip, name, chosen)));
        getChildren().setAll(bands);
        getChildren().addAll(cutLines, scaleLines);
        showTicks(frames);
        boolean some = clips.size() > 1 || !cuts.isEmpty() || !scaled.isEmpty() || !ticks.isEmpty();
        setVisible(some);
        setManaged(some);
        requestLayout();
    }

    /** One tick per frame, with all of its marks in the tooltip. */
    private void showTicks(TimelineFrames frames) {
        Map<Integer, String> texts = new TreeMap<>();
        frames.marks().stream()
                .filter(mark -> mark.frame() >= 0 && mark.frame() < frames.count())
                .forEach(mark -> texts.merge(mark.frame(), mark.text(), (a, b) -> a + '\n' + b));
        markedFrames = texts.keySet().stream().limit(MOST_TICKS).toList();
        ticks.clear();
        for (int frame : markedFrames) {
            Region tick = new Region();
            tick.getStyleClass().add("frame-tick");
            tick.setManaged(false);
            Tooltip.install(tick, new Explanation(frameText.apply(frame, texts.get(frame))));
            tick.setOnMouseClicked(click -> frameChosen.accept(frame));
            ticks.add(tick);
        }
        getChildren().addAll(ticks);
    }

    private Label band(KeyframeClip clip, Function<KeyframeClip, String> name, Consumer<KeyframeClip> chosen) {
        Label band = new Label(clip.name());
        band.getStyleClass().add("clip-band");
        band.pseudoClassStateChanged(ODD, bands.size() % 2 == 1);
        band.setManaged(false);
        band.setTooltip(new Tooltip(name.apply(clip)));
        band.setOnMouseClicked(click -> chosen.accept(clip));
        return band;
    }

    /** Marks the clip that is played. */
    void showPlayed(Optional<KeyframeClip> played) {
        for (int i = 0; i < bands.size(); i++) {
            bands.get(i)
                    .pseudoClassStateChanged(
                            PLAYED, played.filter(clips.get(i)::equals).isPresent());
        }
    }

    /** Sets the position of frame 0, and the distance to the last frame. */
    void align(double left, double width) {
        if (left != start || width != length) {
            start = left;
            length = width;
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        for (int i = 0; i < bands.size(); i++) {
            KeyframeClip clip = clips.get(i);
            // A band extends half an interval beyond its frames, to the start of the next band.
            double left = Math.max(start, at(clip.first() - 0.5));
            double right = Math.min(start + length, at(clip.last() + 0.5));
            Label band = bands.get(i);
            double width = Math.max(1, right - left - 1);
            band.resizeRelocate(left, 0, width, getHeight());
            band.setText(clip.name());
            if (band.prefWidth(-1) > width) {
                // The tooltip has the whole name.
                band.setText("");
            }
        }
        layout(cutLines, cuts);
        layout(scaleLines, scaled);
        for (int i = 0; i < ticks.size(); i++) {
            double left = Math.round(at(markedFrames.get(i)) - TICK_WIDTH / 2);
            ticks.get(i).resizeRelocate(left, 0, TICK_WIDTH, getHeight());
        }
    }

    /** At most one line per pixel, even if a file has more frames of the kind. */
    private void layout(Path lines, List<Integer> frames) {
        lines.getElements().clear();
        frames.stream()
                .mapToDouble(frame -> Math.round(at(frame)) + 0.5)
                .distinct()
                .forEach(x -> lines.getElements().addAll(new MoveTo(x, 0), new LineTo(x, getHeight())));
    }

    private double at(double frame) {
        return start + length * frame / steps;
    }
}
