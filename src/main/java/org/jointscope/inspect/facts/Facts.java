package org.jointscope.inspect.facts;

import java.io.Serial;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.UnitLength;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.TextFacts;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declared;
import org.jointscope.model.Materials;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.TextLocation;
import org.jointscope.pose.skin.FrameBoxes;

/** The facts about a file. Each method computes its part when it is called. */
public abstract class Facts {

    /** Number of meshes or joints of a file with a fact each. */
    static final int MOST_PARTS = 24;

    /** Issues of files without the line; the model has an empty text in both cases. */
    private static final Set<IssueCode> NO_COMMANDLINE = Set.of(IssueCode.COMMANDLINE_MISSING, IssueCode.FILE_EMPTY);

    static final int AXES = 3;

    private static final MathContext FLOAT = new MathContext(6);

    final InspectedFile file;

    Facts(InspectedFile file) {
        this.file = file;
    }

    /** The facts of the file alone: other files are not searched for. */
    public static Facts of(InspectedFile file) {
        return of(file, Optional.empty());
    }

    /** With facts about the files that it references; searches for them, which is slow. */
    public static Facts of(InspectedFile file, GameTree tree) {
        return of(file, Optional.of(tree));
    }

    private static Facts of(InspectedFile file, Optional<GameTree> tree) {
        return switch (file.content()) {
            case Md5Mesh mesh -> new MeshFacts(file, mesh);
            case Md5Anim anim -> new AnimFacts(file, anim);
            case Md5Camera camera -> new CameraFacts(file, camera);
            case Md5Scale scale -> new ScaleFacts(file, scale);
            case Md2 md2 -> new Md2Facts(file, md2, tree);
            case Declarations declarations -> new DeclFacts(file, declarations);
            case Materials materials -> new MaterialFacts(file, materials);
        };
    }

    /** The kind of file, as text. */
    public final String kind() {
        return text("file.kind." + file.kind());
    }

    /** The numbers of its parts, for a line about it. */
    public abstract List<Phrase> figures();

    /** All facts for people, without empty sections. */
    public final List<Section> sections(UnitLength unit) {
        return Stream.concat(Stream.of(section("file", writtenDown())), content(unit).stream())
                .filter(section -> !section.facts().isEmpty())
                .toList();
    }

    abstract List<Section> content(UnitLength unit);

    /**
     * The content for scripts: numbers, texts, lists of them, and lists of such maps. Numbers are those of the content,
     * not of the header, unless the header is named.
     */
    public abstract Map<String, Object> members();

    /** Members in their order. */
    static final class Members extends LinkedHashMap<String, Object> {

        @Serial
        private static final long serialVersionUID = 1;

        /** Adds a value; nothing for an empty one. */
        Members with(String name, Object value) {
            if (!(value instanceof Optional<?> optional)) {
                put(name, value);
            } else if (optional.isPresent()) {
                put(name, optional.get());
            }
            return this;
        }
    }

    /** The folder and the text format of a file. */
    private List<Fact> writtenDown() {
        List<Fact> facts = new ArrayList<>();
        facts.add(fact("path", file.path().toString()));
        facts.add(fact("size", text("file.bytes", file.bytes(), fixed(file.bytes() / 1024.0, 1))));
        TextFacts text = file.text();
        if (!text.isBinary()) {
            String encoding = text.encoding().displayName(Locale.ROOT);
            facts.add(fact("lines", text("file.lines.text", text.lines(), text("file.ends." + text.lineEnds()))));
            facts.add(fact("encoding", text.byteOrderMark() ? text("file.encoding.mark", encoding) : encoding));
        }
        return facts;
    }

    static String text(String key, Object... arguments) {
        return Texts.program().of(key, arguments);
    }

    static Section section(String key, Fact... facts) {
        return section(key, List.of(facts));
    }

    static Section section(String key, List<Fact> facts) {
        return new Section(key, text("file.section." + key), facts);
    }

    static Fact fact(String key, String value) {
        return fact(key, value, "");
    }

    /** With the label that the bundle has for the key; otherwise the key is a keyword of the format. */
    static Fact fact(String key, String value, String note) {
        String label = "file." + key;
        boolean labeled = Texts.program().bundle().containsKey(label);
        return new Fact(key, labeled ? text(label) : key, value, note, false, Optional.empty());
    }

    static String fixed(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    static String seconds(double seconds) {
        return text("file.seconds", fixed(seconds, 3));
    }

    static String line(TextLocation location) {
        return text("file.line", location.line());
    }

    /** A number as the file contains it, without decimals if it is an integer. */
    static String number(double value) {
        return Math.rint(value) == value && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.isNaN(value) ? "?" : Double.toString(value);
    }

    static Optional<Double> value(Optional<Declared> declared) {
        return declared.map(Declared::value);
    }

    /** A number of a header, with its line. */
    static Fact declared(String keyword, Optional<Declared> number, Function<String, String> shown, String note) {
        return number.map(it -> fact(keyword, shown.apply(number(it.value())), line(it.location()) + note)
                        .at(it.location()))
                .orElseGet(() -> missing(keyword, note));
    }

    static Fact missing(String keyword, String note) {
        return fact(keyword, "–", text("file.missing") + note).marked(true);
    }

    /** The version, and the games that use it. */
    static Fact version(Optional<Declared> version) {
        String key = "file.version." + version.map(Declared::toInt).orElse(0);
        boolean known = Texts.program().bundle().containsKey(key);
        String games = " · " + text(known ? key : "file.version.other");
        return declared("MD5Version", version, it -> it, version.isPresent() ? games : "");
    }

    final Fact commandline(String text) {
        if (file.issues().stream().map(Issue::code).anyMatch(NO_COMMANDLINE::contains)) {
            return missing("commandline", "");
        }
        return text.isEmpty() ? fact("commandline", "–", text("file.commandline.empty")) : fact("commandline", text);
    }

    static Fact frameRate(Optional<Declared> rate) {
        return declared("frameRate", rate, it -> text("file.rate", it), "");
    }

    /** Rows of one kind with their locations, in order. */
    record Block(String name, List<TextLocation> locations) {

        static <R> Block of(String name, List<R> rows, Function<R, TextLocation> location) {
            return new Block(name, rows.stream().map(location).toList());
        }

        @Override
        public String toString() {
            return locations.isEmpty()
                    ? text("file.rows.none", name)
                    : text(
                            "file.rows",
                            name,
                            locations.size(),
                            locations.getFirst().line(),
                            locations.getLast().line());
        }
    }

    /** A declared number of rows, and the blocks that must contain this number. */
    static Fact count(String keyword, Optional<Declared> declared, Block... blocks) {
        String where = Arrays.stream(blocks).map(Block::toString).collect(Collectors.joining("; ", " · ", ""));
        double number = declared.map(Declared::value).orElse(0.0);
        Fact fact = declared(keyword, declared, it -> it, where);
        return fact.marked(fact.mismatch()
                || Arrays.stream(blocks).anyMatch(block -> block.locations().size() != number));
    }

    static Fact length(String value, String note) {
        return fact("length", value, note);
    }

    /** The size of the first box in units and in meters; none if it is unknown. */
    static List<Fact> size(FrameBoxes boxes, String pose, UnitLength unit) {
        String length = text("file.unit." + unit);
        return sides(boxes, it -> it)
                .map(units -> fact(
                        "box",
                        text("file.box.units", figures(units)),
                        text(
                                "file.box." + pose,
                                figures(sides(boxes, unit::meters).orElseThrow()),
                                length)))
                .stream()
                .toList();
    }

    static String figures(List<Double> sides) {
        return sides.stream().map(Figures::of).collect(Collectors.joining(" × "));
    }

    /** The same for scripts, at the unit of Doom 3. */
    static Optional<Members> size(FrameBoxes boxes) {
        return sides(boxes, it -> it)
                .map(units -> new Members()
                        .with("units", rounded(units))
                        .with(
                                "meters",
                                rounded(sides(boxes, UnitLength.INCH::meters).orElseThrow())));
    }

    /** Finite numbers for scripts, as exact as the 32-bit numbers of which they are differences. */
    static List<Double> rounded(List<Double> values) {
        return values.stream()
                .map(it -> new BigDecimal(it).round(FLOAT).doubleValue())
                .toList();
    }

    private static Optional<List<Double>> sides(FrameBoxes boxes, UnaryOperator<Double> convert) {
        return Double.isNaN(boxes.diagonal(0))
                ? Optional.empty()
                : Optional.of(IntStream.range(0, AXES)
                        .mapToObj(axis -> convert.apply(boxes.size(0, axis)))
                        .toList());
    }
}
