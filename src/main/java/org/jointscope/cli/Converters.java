package org.jointscope.cli;

import static java.util.stream.Collectors.joining;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.batch.Schedule.Shard;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Program;
import org.jointscope.cli.RenameCommand.Renaming;
import org.jointscope.cli.RepackTools.Negation;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.exercise.FaultKind;
import org.jointscope.export.formats.Exporters;
import org.jointscope.export.model.Exporter;
import org.jointscope.files.SearchOrder;
import org.jointscope.files.StoredFiles;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Mistake;
import org.jointscope.pose.RootMode;
import org.jointscope.render.Direction;
import org.jointscope.render.ModelRenderer.Layer;
import org.jointscope.render.coloring.SurfaceColoring;
import org.jointscope.render.coloring.SurfaceColorings;
import org.jointscope.text.Spelling;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for the values of options. */
final class Converters {

    private static final int SUGGESTED = 3;

    /** The length of names that are similar to most others of that length. */
    private static final int SHORT = 4;

    private static final int LAST_ASCII = 0x7F;

    /** The standard input or output for many programs. */
    private static final String STREAM = "-";

    private Converters() {}

    /** Registers a converter for each type of this class. */
    static CommandLine addTo(CommandLine commands) {
        return commands.registerConverter(Path.class, Converters::path)
                .registerConverter(IssueCode.class, Converters::code)
                .registerConverter(Severity.class, Converters::level)
                .registerConverter(EngineChoice.class, Converters::engine)
                .registerConverter(Shard.class, Converters::shard)
                .registerConverter(SearchOrder.class, choice(SearchOrder.class))
                .registerConverter(RootMode.class, choice(RootMode.class))
                .registerConverter(Mistake.class, choice(Mistake.class))
                .registerConverter(FaultKind.class, choice(FaultKind.class))
                .registerConverter(Blend.class, choice(Blend.class))
                .registerConverter(Direction.class, choice(Direction.class))
                .registerConverter(RenderCommand.Projection.class, choice(RenderCommand.Projection.class))
                .registerConverter(RepackTools.Base.class, choice(RepackTools.Base.class))
                .registerConverter(Double.TYPE, Converters::number)
                .registerConverter(Double.class, Converters::number)
                .registerConverter(Tolerance.class, Converters::tolerance)
                .registerConverter(Negation.class, Negation::parse)
                .registerConverter(Renaming.class, Renaming::parse)
                .registerConverter(ConvertVersion.class, Converters::version)
                .registerConverter(Colors.class, Converters::colors)
                .registerConverter(Layer.class, choice(Layer.class))
                .registerConverter(RenderCommand.Size.class, RenderCommand.Size::parse)
                .registerConverter(RenderCommand.Side.class, RenderCommand.Side::parse)
                .registerConverter(RenderCommand.Background.class, RenderCommand.Background::parse)
                .registerConverter(RenderCommand.Range.class, RenderCommand.Range::parse);
    }

    private static Path path(String argument) {
        if (argument.isEmpty()) {
            throw wrong("cli.value.path.empty", argument);
        }
        if (argument.equals(STREAM)) {
            throw wrong("cli.value.path.stream", argument);
        }
        try {
            return Path.of(argument);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(invalid(e));
        }
    }

    static String invalid(InvalidPathException e) {
        boolean ascii = e.getInput().chars().allMatch(c -> c <= LAST_ASCII);
        return Words.text(ascii ? "cli.value.path" : "cli.value.locale", e.getInput());
    }

    private static IssueCode code(String value) {
        return issueCode(value)
                .orElseThrow(
                        () -> wrong("cli.value.code", value, remedy(value, codes(), Words.text("cli.explain.codes"))));
    }

    /** An issue code, in any case and with hyphens or underscores. */
    static Optional<IssueCode> issueCode(String value) {
        String name = codeName(value);
        return Arrays.stream(IssueCode.values())
                .filter(code -> code.name().equals(name))
                .findFirst();
    }

    /** The names of all issue codes. */
    static List<String> codes() {
        return Arrays.stream(IssueCode.values()).map(IssueCode::name).toList();
    }

    private static String codeName(String value) {
        return value.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /**
     * The names that are similar to an unknown one, or a hint if there are none.
     *
     * @param known the valid names
     */
    static String remedy(String value, List<String> known, String hint) {
        return near(codeName(value), known)
                .reduce((first, next) -> Words.text("list.or", first, next))
                .map(names -> Words.text("cli.near", names))
                .orElse(hint);
    }

    private static TypeConversionException wrong(String key, String value, Object... more) {
        Object[] arguments = Stream.concat(Stream.of(value), Stream.of(more)).toArray();
        return new TypeConversionException(Words.text(key, arguments));
    }

    /** Names with few different letters, or that contain the name. */
    private static Stream<String> near(String name, List<String> known) {
        int tolerated = Math.max(2, name.length() / 4);
        ToIntFunction<String> distance = each -> Spelling.distance(name, codeName(each));
        return known.stream()
                .filter(each -> distance.applyAsInt(each) <= tolerated
                        || name.length() > 2 && codeName(each).contains(name))
                .sorted(Comparator.comparingInt(distance))
                .limit(SUGGESTED);
    }

    /** A number of threads. */
    static final class Jobs implements ITypeConverter<Integer> {

        private static final Pattern NUMBER = Pattern.compile("0*[1-9]\\d{0,2}");

        @Override
        public Integer convert(String value) {
            if (!NUMBER.matcher(value).matches()) {
                throw wrong("cli.value.jobs", value);
            }
            return Integer.valueOf(value);
        }
    }

    private static Shard shard(String value) {
        return Shard.parse(value).orElseThrow(() -> wrong("cli.value.shard", value));
    }

    /** A severity by its label. */
    private static Severity level(String value) {
        return named(value, List.of(Severity.values()), Severity::label, "cli.value.severity");
    }

    /**
     * A value of {@code --engine}.
     *
     * @param engine empty for {@code all}
     */
    record EngineChoice(Optional<Engine> engine) {

        private static final EngineChoice ALL = new EngineChoice(Optional.empty());

        private static List<EngineChoice> values() {
            Stream<EngineChoice> each = Engines.ALL.stream().map(Optional::of).map(EngineChoice::new);
            return Stream.concat(each, Stream.of(ALL)).toList();
        }

        private String id() {
            return engine.map(Engine::id).orElse("all");
        }
    }

    private static EngineChoice engine(String value) {
        return value.equalsIgnoreCase(EngineChoice.ALL.id())
                ? EngineChoice.ALL
                : Engines.named(value)
                        .map(engine -> new EngineChoice(Optional.of(engine)))
                        .orElseThrow(() -> new TypeConversionException(unknownEngine(value)));
    }

    /** The message about a value that is not the name of an engine with rules. */
    static String unknownEngine(String value) {
        return Engines.without(value)
                .map(Converters::noRules)
                .orElseGet(
                        () -> Words.text("cli.value.engine", value, remedy(value, engineNames(), expectedEngines())));
    }

    private static String noRules(Program program) {
        return program.near().isEmpty()
                ? Words.text("cli.value.engine.formats", program.name())
                : Words.text(
                        "cli.value.engine.near",
                        program.name(),
                        program.near().stream().map(Engine::id).collect(joining(", ")));
    }

    /** Valid names of engines to choose similar ones from; all short names are similar. */
    static List<String> engineNames() {
        return Engines.ALL.stream()
                .flatMap(engine -> engine.names().filter(name -> name.equals(engine.id()) || name.length() > SHORT))
                .toList();
    }

    private static String expectedEngines() {
        String ids = EngineChoice.values().stream().map(EngineChoice::id).collect(joining(", "));
        return Words.text("cli.value.engine.expected", ids);
    }

    /** The ids of all engines, and {@code all}. */
    static final class EngineIds implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return EngineChoice.values().stream().map(EngineChoice::id).iterator();
        }
    }

    /** The names of the mistakes. */
    static final class MistakeNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Mistake.values()).map(Words::label).iterator();
        }
    }

    /** The names of the orders in which files are searched for. */
    static final class SearchOrders implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(SearchOrder.values()).map(Words::label).iterator();
        }
    }

    /**
     * A value of {@code --colors}.
     *
     * @param coloring empty for the images of the model
     */
    record Colors(Optional<SurfaceColoring> coloring) {

        private static List<Colors> values() {
            Stream<Colors> each =
                    SurfaceColorings.ALL.stream().map(Optional::of).map(Colors::new);
            return Stream.concat(Stream.of(new Colors(Optional.empty())), each).toList();
        }

        private String id() {
            return coloring.map(SurfaceColoring::id).orElse("texture");
        }
    }

    private static Colors colors(String value) {
        return named(value, Colors.values(), Colors::id, "cli.value.choice");
    }

    /** The ids of all exporters. */
    static final class ExporterNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Exporters.ALL.stream().map(Exporter::id).iterator();
        }
    }

    /** The names of all colors of surfaces. */
    static final class ColorNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Colors.values().stream().map(Colors::id).iterator();
        }
    }

    /** The absolute path of an existing folder or archive. */
    static final class GamePath implements ITypeConverter<Path> {

        @Override
        public Path convert(String value) {
            Path path = path(value).toAbsolutePath();
            if (!StoredFiles.isFolder(path)) {
                throw wrong("cli.value.game", value);
            }
            return path;
        }
    }

    /** A converter for constants as the command line spells them: {@code in-place}. */
    private static <E extends Enum<E>> ITypeConverter<E> choice(Class<E> type) {
        return value -> named(value, List.of(type.getEnumConstants()), Words::label, "cli.value.choice");
    }

    /** @param key of a text about the value and the valid names */
    private static <T> T named(String value, List<T> choices, Function<T, String> name, String key) {
        return choices.stream()
                .filter(choice -> name.apply(choice).equalsIgnoreCase(value))
                .findFirst()
                .orElseThrow(() -> wrong(key, value, choices.stream().map(name).collect(joining(", "))));
    }

    /** A version that files can be converted to. */
    private static ConvertVersion version(String value) {
        return named(
                value,
                List.of(new ConvertVersion(ConvertVersion.DOOM3), new ConvertVersion(ConvertVersion.QUAKE_WARS)),
                conversion -> String.valueOf(conversion.version()),
                "cli.value.choice");
    }

    /** A number; the message does not contain the names of Java types. */
    private static Double number(String value) {
        try {
            double number = Double.parseDouble(value);
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, like an infinite number.
        }
        throw wrong("cli.value.number", value);
    }

    /** {@code id}, or two numbers: units, and the limit for x, y, z of a quaternion. */
    private static Tolerance tolerance(String value) {
        if (value.equalsIgnoreCase("id")) {
            return Tolerance.ID;
        }
        try {
            double[] numbers = Arrays.stream(value.split(",", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            if (numbers.length == 2 && Arrays.stream(numbers).allMatch(it -> it >= 0 && Double.isFinite(it))) {
                return new Tolerance(numbers[0], numbers[1]);
            }
        } catch (NumberFormatException e) {
            // Reported below, like any other invalid numbers.
        }
        throw wrong("cli.value.tolerance", value);
    }
}
