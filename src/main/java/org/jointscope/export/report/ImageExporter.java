package org.jointscope.export.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.AnimatedPng;
import org.jointscope.export.ImageFile;
import org.jointscope.export.ImageFile.Frames;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.FrameRange;
import org.jointscope.export.model.Prepared;
import org.jointscope.export.report.Shots.Shot;
import org.jointscope.messages.Phrase;
import org.jointscope.render.Orbit;
import org.jointscope.scene.OpenModel;

/** Writes the frames of a model, or a turn around it, as an animated image or as a sequence of images. */
public final class ImageExporter implements Exporter {

    private static final int MOST_PIXELS = 4096;
    private static final int MOST_IMAGES = 10_000;

    /** The width and the height, in pixels. */
    static final ExportOption<Integer> SIZE = new ExportOption<>("size", Integer.class, 512, 1, MOST_PIXELS);

    /** The number of images of a turn around the model; 0 for the frames. */
    static final ExportOption<Integer> TURNTABLE = new ExportOption<>("turntable", Integer.class, 0, 0, MOST_IMAGES);

    static final int WHITE = 0xffffffff;

    private static final double TURN_SECONDS = 4;
    private static final int DIGITS = 4;

    /** The files. */
    public enum ImageFormat {
        GIF,
        APNG,
        PNG
    }

    private final ImageFormat format;

    public ImageExporter(ImageFormat format) {
        this.format = format;
    }

    @Override
    public String id() {
        return format.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String extension() {
        return id();
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(ExportOption.FRAMES, SIZE, TURNTABLE);
    }

    @Override
    public Optional<Phrase> obstacle(ExportSource source) {
        return ModelImages.canShow(source.open()) ? Optional.empty() : Optional.of(Phrase.of("export.noImage"));
    }

    @Override
    public Prepared prepare(ExportSource source, ExportOptions options) {
        OpenModel open = source.open();
        int count = options.get(TURNTABLE);
        FrameRange range = options.get(ExportOption.FRAMES);
        int[] frames = range.frames(open.model().frameCount(), new FrameRange(0, MOST_IMAGES - 1));
        int first = frames.length == 0 ? 0 : frames[0];
        double yaw = new Orbit().yaw();
        List<Shot> shots = count > 0 || frames.length == 0
                ? Shots.turn(Math.max(1, count), first, yaw)
                : Arrays.stream(frames)
                        .limit(MOST_IMAGES)
                        .mapToObj(frame -> new Shot(frame, yaw))
                        .toList();
        double rate = count > 0 ? count / TURN_SECONDS : open.timelineFrames().rate();
        return new Images(open, options.get(SIZE), shots, rate > 0 ? rate : 1);
    }

    private final class Images implements Prepared {

        private final OpenModel open;
        private final int size;
        private final List<Shot> shots;
        private final double rate;

        Images(OpenModel open, int size, List<Shot> shots, double rate) {
            this.open = open;
            this.size = size;
            this.shots = shots;
            this.rate = rate;
        }

        @Override
        public List<Phrase> contents() {
            return List.of(Phrase.of("export.image.images", shots.size(), size));
        }

        @Override
        public List<Phrase> losses() {
            return format == ImageFormat.GIF ? List.of(Phrase.of("export.gif.loss")) : List.of();
        }

        @Override
        public boolean exact() {
            return true;
        }

        @Override
        public void write(ExportFiles files) throws IOException {
            Shots drawn = new Shots(open, size, format == ImageFormat.GIF ? WHITE : 0, shots);
            Frames images = index -> {
                Interruption.check();
                return drawn.draw(shots.get(index));
            };
            if (format == ImageFormat.GIF) {
                write(files, files.name(), ImageFile.gif(shots.size(), rate, images));
            } else if (format == ImageFormat.APNG) {
                write(files, files.name(), AnimatedPng.of(shots.size(), rate, images));
            } else {
                for (int i = 0; i < shots.size(); i++) {
                    String number = String.format(Locale.ROOT, "-%0" + DIGITS + "d.png", i);
                    String name = shots.size() == 1 ? files.name() : files.stem() + number;
                    write(files, name, ImageFile.png(images.frame(i)));
                }
            }
        }

        private static void write(ExportFiles files, String name, byte[] bytes) throws IOException {
            try (OutputStream out = files.file(name)) {
                out.write(bytes);
            }
        }
    }
}
