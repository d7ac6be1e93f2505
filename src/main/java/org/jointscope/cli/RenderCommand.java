package org.jointscope.cli;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.cli.Converters.Colors;
import org.jointscope.export.AnimatedPng;
import org.jointscope.export.ImageFile;
import org.jointscope.export.ImageFile.Frames;
import org.jointscope.export.report.Shots;
import org.jointscope.export.report.Shots.Shot;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.Picture;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md2;
import org.jointscope.pose.Rig;
import org.jointscope.render.Annotation;
import org.jointscope.render.Direction;
import org.jointscope.render.Grid;
import org.jointscope.render.ModelRenderer;
import org.jointscope.render.ModelRenderer.Layer;
import org.jointscope.render.Orbit;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.coloring.ColoredModel;
import org.jointscope.render.coloring.ColoringOptions;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.render.coloring.SurfaceColoring;
import org.jointscope.scene.OpenModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

@Command(name = "render", mixinStandardHelpOptions = true, sortOptions = false)
final class RenderCommand extends PosingCommand {

    private static final int WHITE = 0xffffffff;
    private static final int OPAQUE = 0xff000000;

    /** The keys of the names of boxes by their colors. */
    private static final SequencedMap<Integer, String> BOXES = new LinkedHashMap<>();

    static {
        BOXES.put(OverlayStyle.FILE_BOX, "cli.render.layer.file");
        BOXES.put(OverlayStyle.MESH_BOX, "cli.render.layer.mesh");
        BOXES.put(OverlayStyle.ALL_FILE_BOX, "cli.render.layer.file.all");
        BOXES.put(OverlayStyle.ALL_MESH_BOX, "cli.render.layer.mesh.all");
    }

    private static final int MOST_PIXELS = 1 << 24;
    private static final int MOST_IMAGES = 10_000;
    private static final double TURN_SECONDS = 4;
    private static final String GIF = ".gif";
    private static final String APNG = ".apng";
    private static final String PNG = ".png";

    @Parameters(arity = "1..2", paramLabel = "FILE")
    private List<Path> files;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            required = true)
    private Path output;

    @Option(names = "--force", order = 20, descriptionKey = "jointscope.force")
    private boolean force;

    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1024x1024")
    private Size size;

    @Option(names = "--view", paramLabel = "DIRECTION")
    private Optional<Direction> direction = Optional.empty();

    @Option(names = "--yaw", paramLabel = "DEGREES")
    private Optional<Double> yaw = Optional.empty();

    @Option(names = "--elevation", paramLabel = "DEGREES")
    private Optional<Double> elevation = Optional.empty();

    @Option(names = "--projection", paramLabel = "PROJECTION", defaultValue = "perspective")
    private Projection projection;

    @Option(names = "--fov", paramLabel = "DEGREES")
    private Optional<Double> fieldOfView = Optional.empty();

    @Option(names = "--zoom", paramLabel = "FACTOR", defaultValue = "1")
    private double zoom;

    @Option(names = "--show", paramLabel = "LAYER", split = ",")
    private List<Layer> layers = List.of();

    @Option(
            names = "--colors",
            paramLabel = "COLORS",
            defaultValue = "texture",
            completionCandidates = Converters.ColorNames.class)
    private Colors colors;

    @Option(names = "--joint", paramLabel = "NAME")
    private Optional<String> joint = Optional.empty();

    @Option(names = "--descendants")
    private boolean descendants;

    /** The colors of the surfaces; empty for their images. */
    private Optional<ColoredModel> colored = Optional.empty();

    @Option(names = "--background", paramLabel = "COLOR")
    private Optional<Background> background = Optional.empty();

    @Option(names = "--legend")
    private boolean legend;

    @Option(names = "--frames", paramLabel = "FIRST..LAST")
    private Optional<Range> range = Optional.empty();

    @Option(names = "--turntable", paramLabel = "COUNT")
    private Optional<Integer> turntable = Optional.empty();

    @Option(names = "--thumbnail", paramLabel = "SIZE")
    private Optional<Side> thumbnail = Optional.empty();

    enum Projection {
        PERSPECTIVE,
        ORTHOGRAPHIC
    }

    /** A value of the two whole numbers in a text; empty for any other text. */
    private static <T> Optional<T> pair(Pattern pattern, String value, BiFunction<Integer, Integer, T> of) {
        Matcher text = pattern.matcher(value);
        return text.matches()
                ? Optional.of(of.apply(Integer.valueOf(text.group(1)), Integer.valueOf(text.group(2))))
                : Optional.empty();
    }

    /** In pixels: {@code 640x480}. */
    record Size(int width, int height) {

        private static final Pattern TEXT = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

        static Size parse(String value) {
            return pair(TEXT, value, Size::new)
                    .filter(it -> it.width > 0 && it.height > 0 && (long) it.width * it.height <= MOST_PIXELS)
                    .orElseThrow(() -> new TypeConversionException(Words.text("cli.value.size", value, MOST_PIXELS)));
        }
    }

    /** The width and the height of a thumbnail in pixels. */
    record Side(int pixels) {

        private static final int MOST = 4096;
        private static final Pattern TEXT = Pattern.compile("\\d{1,4}");

        static Side parse(String value) {
            int pixels = TEXT.matcher(value).matches() ? Integer.parseInt(value) : 0;
            if (pixels < 1 || pixels > MOST) {
                throw new TypeConversionException(Words.text("cli.value.side", value, MOST));
            }
            return new Side(pixels);
        }
    }

    /** A color as 0xAARRGGBB: {@code #rrggbb}, or none. */
    record Background(int argb) {

        private static final Pattern TEXT = Pattern.compile("#?([0-9a-fA-F]{6})");

        static Background parse(String value) {
            Matcher text = TEXT.matcher(value);
            if (value.equals("transparent")) {
                return new Background(0);
            }
            if (!text.matches()) {
                throw new TypeConversionException(Words.text("cli.value.color", value));
            }
            return new Background(0xff000000 | Integer.parseInt(text.group(1), 16));
        }
    }

    /** Frames of an animation, both inclusive: {@code 0..24}. */
    record Range(int first, int last) {

        private static final Pattern TEXT = Pattern.compile("(\\d{1,7})\\.\\.(\\d{1,7})");

        static Range parse(String value) {
            return pair(TEXT, value, Range::new)
                    .filter(it -> it.first <= it.last && it.last - it.first < MOST_IMAGES)
                    .orElseThrow(() -> new TypeConversionException(Words.text("cli.value.range", value, MOST_IMAGES)));
        }
    }

    @Override
    public Integer call() {
        if (thumbnail.isPresent()) {
            return writeThumbnail(thumbnail.get().pixels());
        }
        if (!read(files)) {
            return CommandLineInterface.FAILED;
        }
        boolean joints = layers.contains(Layer.SKELETON) || layers.contains(Layer.AXES);
        if (open().meshes().isEmpty() && !joints) {
            throw wrongUse("cli.render.noMesh");
        }
        boolean gif = name().endsWith(GIF);
        boolean animated = gif || name().endsWith(APNG);
        if (!animated && !name().endsWith(PNG)) {
            throw wrongUse("cli.render.extension", output.getFileName());
        }
        posed();
        List<Shot> shots = shots();
        // Before the first image, because none is written if one is impossible.
        pose(shots.getLast().frame());
        colored = colored();
        int behind = background.map(Background::argb).orElse(gif ? WHITE : 0);
        ModelRenderer renderer =
                new ModelRenderer(open(), size.width(), size.height(), Set.copyOf(layers), colored, behind);
        List<Path> written = animated || shots.size() == 1
                ? List.of(output)
                : IntStream.range(0, shots.size()).mapToObj(this::numbered).toList();
        Orbit orbit = orbit(renderer.aspect(), shots);
        Path current = output;
        try {
            for (Path file : written) {
                current = file;
                WritingCommand.requireReplaceable(file, force);
            }
            if (animated) {
                double rate = turntable.isPresent()
                        ? shots.size() / TURN_SECONDS
                        : open().timelineFrames().rate();
                Frames frames = index -> draw(renderer, orbit, shots.get(index));
                write(
                        output,
                        gif ? ImageFile.gif(shots.size(), rate, frames) : AnimatedPng.of(shots.size(), rate, frames));
            }
            for (int i = 0; i < shots.size() && !animated; i++) {
                current = written.get(i);
                write(current, ImageFile.png(draw(renderer, orbit, shots.get(i))));
            }
        } catch (IOException e) {
            Words.report(err(), current, FileFailure.writing(e));
            return CommandLineInterface.FAILED;
        }
        int count = shots.size();
        print(
                json -> json.member("images", count)
                        .member("width", size.width())
                        .member("height", size.height()),
                out -> Words.line(out, Words.text("cli.render.written", output, count, size.width(), size.height())));
        return 0;
    }

    private Optional<ColoredModel> colored() {
        colors.coloring().filter(it -> !it.isOffered(open())).ifPresent(it -> {
            throw wrongUse("cli.render.colors", it.id(), it.need());
        });
        boolean ofJoint = colors.coloring().filter(SurfaceColoring::isOfJoint).isPresent();
        if (ofJoint != joint.isPresent() || descendants && !ofJoint) {
            throw wrongUse(ofJoint ? "cli.render.joint.missing" : "cli.render.joint.unused");
        }
        Rig rig = open().model().rig();
        int selected = joint.map(rig.names()::indexOf).orElse(Rig.NO_JOINT);
        if (ofJoint && selected == Rig.NO_JOINT) {
            String name = joint.orElseThrow();
            String hint = Words.text("cli.render.joint.list");
            throw wrongUse("cli.render.joint", name, Converters.remedy(name, rig.names(), hint));
        }
        ColoringOptions options = new ColoringOptions(
                selected, descendants, options(), open().timelineFrames().rate(), OpenModel.NONE);
        return colors.coloring().map(coloring -> coloring.color(open(), options));
    }

    /**
     * Writes a small .png for a file manager, which has created an empty file of any name and tries every file: nothing
     * is printed, and there is no image if it would be empty.
     */
    private int writeThumbnail(int side) {
        silence();
        if (!read(files)) {
            return CommandLineInterface.FAILED;
        }
        posed();
        Set<Layer> drawn = open().meshes().isEmpty() ? Set.of(Layer.SKELETON) : Set.copyOf(layers);
        int behind = background.map(Background::argb).orElse(0);
        ModelRenderer renderer = new ModelRenderer(open(), side, side, drawn, Optional.empty(), behind);
        Shot shot = new Shot(frame(), yaw());
        Picture picture = draw(renderer, orbit(renderer.aspect(), List.of(shot)), shot);
        if (Arrays.stream(picture.argb()).allMatch(pixel -> pixel == behind)) {
            return CommandLineInterface.FAILED;
        }
        try {
            SafeFile.write(output, ImageFile.png(picture), SafeFile.read(output), SafeFile.Keep.NONE);
            return 0;
        } catch (IOException notWritable) {
            return CommandLineInterface.FAILED;
        }
    }

    private String name() {
        return output.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private List<Shot> shots() {
        if (turntable.isPresent()) {
            if (range.isPresent()) {
                throw wrongUse("cli.render.sequences");
            }
            int count = turntable.get();
            if (count < 1 || count > MOST_IMAGES) {
                throw wrongUse("cli.value.turntable", count, MOST_IMAGES);
            }
            return Shots.turn(count, frame(), yaw());
        }
        if (range.isEmpty()) {
            return List.of(new Shot(frame(), yaw()));
        }
        int last = Math.max(0, open().model().frameCount() - 1);
        if (range.get().last() > last) {
            throw wrongUse(
                    "cli.render.frames", last, range.get().first(), range.get().last());
        }
        return IntStream.rangeClosed(range.get().first(), range.get().last())
                .mapToObj(frame -> new Shot(frame, yaw()))
                .toList();
    }

    private double yaw() {
        return yaw.or(() -> direction.map(it -> it.yaw)).orElseGet(() -> new Orbit().yaw());
    }

    /** An orbit at the smallest distance at which the whole model is visible in each image. */
    private Orbit orbit(double aspect, List<Shot> shots) {
        Orbit orbit = new Orbit();
        fieldOfView.ifPresent(it -> {
            if (it < Orbit.LEAST_FIELD_OF_VIEW || it > Orbit.MOST_FIELD_OF_VIEW) {
                throw wrongUse("cli.render.fov", Orbit.LEAST_FIELD_OF_VIEW, Orbit.MOST_FIELD_OF_VIEW);
            }
            orbit.setFieldOfView(it);
        });
        orbit.setOrthographic(projection == Projection.ORTHOGRAPHIC);
        orbit.reset(open().extent(), aspect);
        orbit.turnTo(
                yaw(), elevation.or(() -> direction.map(it -> it.elevation)).orElse(orbit.elevation()));
        Shots.fit(orbit, open().extent(), aspect, shots);
        orbit.zoom(1 / zoom, 0, 0, size.height());
        return orbit;
    }

    private Picture draw(ModelRenderer renderer, Orbit orbit, Shot shot) {
        pose(shot.frame());
        orbit.turnTo(shot.yaw(), orbit.elevation());
        Picture picture = renderer.draw(orbit, shot.frame(), options());
        return legend ? annotated(picture, shot, renderer.drawnBoxes()) : picture;
    }

    private Picture annotated(Picture picture, Shot shot, Set<Integer> boxes) {
        Annotation annotation = new Annotation(picture);
        colored.map(ColoredModel::legend)
                .ifPresent(it -> annotation.legend(it.title(), it.unit(), it.stops(), it.categories(), it.note()));
        List<Category> shown = shownLayers(boxes);
        if (!shown.isEmpty()) {
            boolean none = layers.contains(Layer.BOUNDS) && !boxes.contains(OverlayStyle.FILE_BOX);
            String note = none ? Words.text("cli.render.layer.none") : "";
            annotation.legend(Words.text("cli.render.layers"), "", List.of(), shown, note);
        }
        String frame = BigDecimal.valueOf(shot.frame()).stripTrailingZeros().toPlainString();
        Optional<String> animation = open().anim()
                .map(it -> Words.text("cli.render.animation", fileName(it), frame))
                .or(() -> open().md2Model().map(it -> md2Frame(it, shot.frame(), frame)));
        annotation.caption(
                Stream.concat(open().mesh().or(open()::md2).map(RenderCommand::fileName).stream(), animation.stream())
                        .toList());
        return annotation.picture();
    }

    /** The colors of what is drawn besides the surfaces, the skeleton and the axes. */
    private List<Category> shownLayers(Set<Integer> boxes) {
        List<Category> shown = new ArrayList<>();
        if (layers.contains(Layer.GRID)) {
            Phrase spacing = Figures.units(Grid.spacing(open().extent().diagonal(), 1));
            shown.add(new Category(OPAQUE | Grid.Kind.LINE.argb, Words.text("cli.render.layer.grid", spacing)));
        }
        BOXES.forEach((argb, key) -> {
            if (boxes.contains(argb)) {
                shown.add(new Category(argb, Words.text(key)));
            }
        });
        if (layers.contains(Layer.NORMALS)) {
            shown.add(new Category(OverlayStyle.NORMAL, Words.text("cli.render.layer.normals")));
            if (open().meshes().stream().anyMatch(mesh -> mesh.normals().isPresent())) {
                shown.add(new Category(OverlayStyle.FILE_NORMAL, Words.text("cli.render.layer.normals.file")));
            }
        }
        if (layers.contains(Layer.FACE_NORMALS)) {
            shown.add(new Category(OverlayStyle.FACE_NORMAL, Words.text("cli.render.layer.faces")));
        }
        if (layers.contains(Layer.BACK_FACES)) {
            shown.add(new Category(OverlayStyle.BACK_FACE, Words.text("cli.render.layer.back")));
        }
        return shown;
    }

    private static String fileName(InspectedFile file) {
        return file.path().getFileName().toString();
    }

    /** A frame of an .md2 has a name. */
    private static String md2Frame(Md2 md2, double frame, String number) {
        return Words.text(
                "cli.render.frame", number, md2.frames().get((int) frame).name());
    }

    /** The file of an image of a sequence: {@code walk-0012.png}. */
    private Path numbered(int index) {
        String name = output.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        return output.resolveSibling(String.format(Locale.ROOT, "%s-%04d.png", stem, index));
    }

    private void write(Path file, byte[] bytes) throws IOException {
        SafeFile.write(file, bytes, force ? SafeFile.read(file) : Optional.empty());
    }
}
