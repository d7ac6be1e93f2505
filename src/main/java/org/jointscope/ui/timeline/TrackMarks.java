package org.jointscope.ui.timeline;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.ui.playback.TimelineFrames;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A strip along the track with clips, the cuts of a camera, and frames with scaled joints. */
final class TrackMarks extends Pane {

    private static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
    private static final PseudoClass ODD = PseudoClass.getPseudoClass("odd");

    /** More clips than this are too narrow to click or to distinguish. */
    private static final int MOST_CLIPS = 200;

    /** A name in less space than this would not be readable. */
    private static final double NARROWEST_NAME = 28;

    private final Path cutLines = lines("cut-lines");
    private final Path scaleLines = lines("scale-lines");
    private final List<Label> bands = new ArrayList<>();
    private List<KeyframeClip> clips = List.of();
    private List<Integer> cuts = List.of();
    private List<Integer> scaled = List.of();
    private int steps = 1;
    private double start;
    private double length;

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
     * Replaces the marks.
     *
     * @param name of a clip with its frames
     * @param chosen receives the clip that is clicked
     */
    void show(
            TimelineFrames frames,
            Function<KeyframeClip, String> name,
            Consumer<KeyframeClip> chosen) {
        clips = frames.clips().size() <= MOST_CLIPS ? frames.clips() : List.of();
        cuts = frames.cuts();
        scaled = frames.scaled();
        steps = Math.max(1, frames.count() - 1);
        bands.clear();
        clips.forEach(clip -> bands.add(band(clip, name, chosen)));
        getChildren().setAll(bands);
        getChildren().addAll(cutLines, scaleLines);
        boolean some = clips.size() > 1 || !cuts.isEmpty() || !scaled.isEmpty();
        setVisible(some);
        setManaged(some);
        requestLayout();
    }

    private Label band(
            KeyframeClip clip, Function<KeyframeClip, String> name, Consumer<KeyframeClip> chosen) {
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
            band.resizeRelocate(left, 0, Math.max(1, right - left - 1), getHeight());
            band.setText(right - left < NARROWEST_NAME ? "" : clip.name());
        }
        layout(cutLines, cuts);
        layout(scaleLines, scaled);
    }

    /** At most one line per pixel, even if a file has more frames of the kind. */
    private void layout(Path lines, List<Integer> frames) {
        lines.getElements().clear();
        frames.stream()
                .mapToDouble(frame -> Math.round(at(frame)) + 0.5)
                .distinct()
                .forEach(
                        x ->
                                lines.getElements()
                                        .addAll(new MoveTo(x, 0), new LineTo(x, getHeight())));
    }

    private double at(double frame) {
        return start + length * frame / steps;
    }
}
