package org.jointscope.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Engine.Reliability;
import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.assimp.AssimpFault;
import org.jointscope.cli.HelpKeys;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.export.formats.Exporters;
import org.jointscope.export.model.ExportOption;
import org.jointscope.model.Component;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every key of the bundle is used, and every key that is used exists. Keys that the code assembles must be made of
 * literals of one package, of those of {@code ui.pane}, and of names of values.
 */
class BundleKeysTest {

    private static final Path JAVA = Path.of("src/main/java/org/jointscope");
    private static final Path RESOURCES = Path.of("resources/org/jointscope");
    private static final Path ENGINES = JAVA.resolve("check/engine");
    private static final Path WINDOW = JAVA.resolve("ui");
    /** The packages of what all panes have. */
    private static final Set<Path> SHARED = Set.of(WINDOW.resolve("pane"), WINDOW.resolve("table"));

    private static final Pattern COMMENT = Pattern.compile("/\\*[\\s\\S]*?\\*/|(?m:^\\s*//.*$)");
    private static final Pattern LITERAL = Pattern.compile("\"([\\w.]+)\"");

    /** A literal that the code continues: {@code "suggest.reason." + evidence}. */
    private static final Pattern PREFIX = Pattern.compile("\"([\\w.]+\\.)\"\\s*\\+");

    /** A literal that the code appends: {@code id + "Units"}. */
    private static final Pattern SUFFIX = Pattern.compile("\\+\\s*\"([\\w.]+)\"");

    private static final Pattern ENUM = Pattern.compile("(?s)\\benum\\s+\\w+[^{]*\\{(.*?)(?:;|\\n\\s*\\})");
    private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]*\\b");
    private static final Pattern FXML = Pattern.compile("\"%([\\w.]+)\"");

    /** A whole key. */
    private static final Pattern USE = Pattern.compile(
            "(?:(?:texts(?:\\(\\))?|program\\(\\)|Phrase)\\.of|\\bgetString)" + "\\(\\s*\"([\\w.]+)\"\\s*[,)]");

    /** A whole key of the texts outside the window, wherever it is written. */
    private static final Pattern KEY =
            Pattern.compile("\"((?:cli|count|fact|failure|list|measure|sarif)\\.[\\w.]*\\w)\"");

    /** A key without the prefix of its package. */
    private static final Pattern END = Pattern.compile("(?<!table\\.)(?<!\\w)text\\(\\s*\"([\\w.]+)\"\\s*[,)]");

    /** In a file that makes commands, or layers with commands, whose ids are literals. */
    private static final Pattern ADDS_COMMANDS =
            Pattern.compile("\\bcommands\\s*\\.add\\(|\\bLayer\\s*\\.(?:of|withoutButton)\\(");

    private static final Pattern SYMBOL = Pattern.compile("\\[(?:[^|\\]]+\\|)?([^|\\]]+)]");

    /** A column of a table: its id and the end of its key. */
    private static final Pattern COLUMN = Pattern.compile("\\btable\\s*\\.\\w+\\(\\s*\"\\w+\",\\s*\"([\\w.]+)\",");

    private static final Pattern COMMAND_KEY = Pattern.compile("command\\.(\\w+)(?:\\.help|\\.of|\\.purpose)?");

    private static final String OPTION = "export.option.";

    private static final Set<String> KEYS = Texts.program().bundle().keySet();

    private static final Map<Path, String> SOURCES = new HashMap<>();
    private static final Map<Path, Set<String>> LITERALS = new HashMap<>();
    private static final Map<Path, Set<String>> PREFIXES = new HashMap<>();
    private static final Map<Path, Set<String>> SUFFIXES = new HashMap<>();
    private static final Set<String> IN_FXML = new HashSet<>();
    private static final Set<String> COMMANDS = new HashSet<>();
    private static final Set<String> NAMES = new HashSet<>();

    @BeforeAll
    static void readSources() throws IOException {
        for (Path file : files(JAVA, ".java")) {
            String source = COMMENT.matcher(Files.readString(file)).replaceAll("");
            Path folder = file.getParent();
            SOURCES.merge(folder, source, String::concat);
            if (ADDS_COMMANDS.matcher(source).find()) {
                COMMANDS.addAll(found(LITERAL, source));
            }
            ENUM.matcher(source)
                    .results()
                    .flatMap(found -> CONSTANT.matcher(found.group(1)).results())
                    .map(MatchResult::group)
                    .forEach(NAMES::add);
        }
        SOURCES.forEach((folder, source) -> {
            LITERALS.put(folder, found(LITERAL, source));
            PREFIXES.put(folder, prefixes(source));
            SUFFIXES.put(folder, found(SUFFIX, source));
        });
        for (Path file : files(RESOURCES, ".fxml")) {
            IN_FXML.addAll(found(FXML, Files.readString(file)));
        }
        // Names that values have in keys: as they are, in lower case, as labels, as numbers.
        Set<String> constants = Set.copyOf(NAMES);
        constants.forEach(name -> NAMES.add(name.toLowerCase(Locale.ROOT)));
        Stream.of(Component.values()).map(Component::label).forEach(NAMES::add);
        Engines.ALL.stream().map(Engine::id).forEach(NAMES::add);
        IntStream.range(0, 20).mapToObj(Integer::toString).forEach(NAMES::add);
    }

    private static List<Path> files(Path folder, String extension) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(extension)).toList();
        }
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toSet());
    }

    /** Literals that are continued, and names of panes, tables and rows: {@code flags}. */
    private static Set<String> prefixes(String source) {
        Set<String> prefixes = found(PREFIX, source);
        found(LITERAL, source).stream()
                .filter(literal -> literal.indexOf('.') < 0)
                .forEach(name -> prefixes.add(name + "."));
        return prefixes;
    }

    @Test
    void everyKeyIsUsed() {
        Set<String> unused = new TreeSet<>(KEYS);
        for (IssueCode code : IssueCode.values()) {
            Stream.of("title", "explanation", "remedy", "source").forEach(part -> unused.remove(code + "." + part));
        }
        unused.removeAll(IN_FXML);
        unused.removeIf(BundleKeysTest::isOfHelp);
        unused.removeIf(BundleKeysTest::isOfEngine);
        unused.removeIf(BundleKeysTest::isUsed);
        unused.removeAll(symbols());
        assertThat(unused).isEmpty();
    }

    @Test
    void symbolsOfFormulasAreExplained() {
        assertThat(KEYS).containsAll(symbols());
    }

    /** The keys of the symbols in formulas: {@code [Ω|omega]}, {@code [w]}. */
    private static Set<String> symbols() {
        return KEYS.stream()
                .filter(key -> key.startsWith("joint.formula."))
                .flatMap(key -> SYMBOL.matcher(Texts.program().of(key)).results())
                .map(found -> "joint.symbol." + found.group(1))
                .collect(Collectors.toSet());
    }

    /** By the key rules of picocli; see {@link #helpUsesExactlyItsKeys}. */
    private static boolean isOfHelp(String key) {
        return key.startsWith("jointscope.");
    }

    /** By the options of the exporters; see {@link #exportersUseExactlyTheirKeys}. */
    private static boolean isOfOption(String key) {
        return key.startsWith(OPTION);
    }

    /** By the tables of the engines; see {@link #enginesUseExactlyTheirKeys}. */
    private static boolean isOfEngine(String key) {
        return key.startsWith("engine.");
    }

    private static boolean isUsed(String key) {
        return LITERALS.values().stream().anyMatch(literals -> literals.contains(key))
                || isOfOption(key)
                || isOfCommand(key)
                || LITERALS.keySet().stream().anyMatch(folder -> isAssembled(folder, key));
    }

    private static boolean isOfCommand(String key) {
        Matcher command = COMMAND_KEY.matcher(key);
        return command.matches() && COMMANDS.contains(command.group(1));
    }

    private static boolean isAssembled(Path folder, String key) {
        Set<String> parts = new HashSet<>(LITERALS.get(folder));
        SHARED.forEach(shared -> parts.addAll(LITERALS.get(shared)));
        parts.addAll(NAMES);
        return Stream.concat(PREFIXES.get(folder).stream(), LITERALS.get(folder).stream())
                .filter(key::startsWith)
                .anyMatch(begin -> isMadeOf(parts, SUFFIXES.get(folder), key, begin.length()));
    }

    /** Whether the rest of a key consists of such parts, which meet at its dots, and a suffix. */
    private static boolean isMadeOf(Set<String> parts, Set<String> suffixes, String key, int from) {
        if (from == key.length() || suffixes.contains(key.substring(from))) {
            return true;
        }
        boolean afterDot = key.charAt(from - 1) == '.';
        return IntStream.rangeClosed(from + 1, key.length())
                .filter(to -> afterDot || key.charAt(from) == '.')
                .filter(to -> parts.contains(key.substring(from, to)))
                .anyMatch(to -> isMadeOf(parts, suffixes, key, to));
    }

    @Test
    void everyUsedKeyExists() {
        Set<String> missing = new TreeSet<>(IN_FXML);
        missing.removeAll(KEYS);
        SOURCES.forEach((folder, source) -> {
            Stream.of(USE, folder.startsWith(WINDOW) ? USE : KEY)
                    .flatMap(pattern -> found(pattern, source).stream())
                    .filter(key -> !KEYS.contains(key))
                    .forEach(key -> missing.add(folder + ": " + key));
            // What all panes have is named after the pane.
            if (folder.startsWith(WINDOW) && !SHARED.contains(folder)) {
                found(END, source).stream()
                        .filter(end -> !exists(folder, end))
                        .forEach(end -> missing.add(folder + ": …" + end));
                found(COLUMN, source).stream()
                        .filter(end -> !exists(folder, "column." + end))
                        .forEach(end -> missing.add(folder + ": …column." + end));
            }
        });
        assertThat(missing).isEmpty();
    }

    private static boolean exists(Path folder, String end) {
        return PREFIXES.get(folder).stream().anyMatch(prefix -> KEYS.contains(prefix + end));
    }

    @Test
    void helpUsesExactlyItsKeys() {
        assertThat(HelpKeys.used())
                .filteredOn(key -> !isOfOption(key))
                .containsExactlyInAnyOrderElementsOf(
                        KEYS.stream().filter(BundleKeysTest::isOfHelp).toList());
        assertThat(HelpKeys.undescribed()).isEmpty();
    }

    @Test
    void exportersUseExactlyTheirKeys() {
        Set<String> used = new HashSet<>();
        for (ExportOption<?> option : Exporters.options()) {
            String key = OPTION + option.id();
            used.addAll(List.of(key, key + ".help"));
            if (Boolean.TRUE.equals(option.initial())) {
                used.add(key + ".no");
            }
            if (option.type().isEnum()) {
                option.names().forEach(name -> used.add(key + "." + name));
            }
        }
        assertThat(KEYS.stream().filter(BundleKeysTest::isOfOption)).containsExactlyInAnyOrderElementsOf(used);
    }

    @Test
    void enginesUseExactlyTheirKeys() {
        Set<String> used = new HashSet<>();
        for (Engine engine : Engines.ALL) {
            Stream.of("note", "normals", "last").forEach(part -> used.add("engine." + engine.id() + "." + part));
            engine.rules().stream().map(EngineRule::key).forEach(used::add);
        }
        addKeys(used, "family", Family.values());
        addKeys(used, "target", Target.values());
        addKeys(used, "reliability", Reliability.values());
        addKeys(used, "bounds", Bounds.values());
        addKeys(used, "joints", Joints.values());
        addKeys(used, "rate", Rate.values());
        addKeys(used, "frames", Frames.values());
        addKeys(used, "rows", RowNumbers.values());
        addKeys(used, "fault", AssimpFault.values());
        addKeys(used, "difference.loop", LoopRule.values());
        addKeys(used, "difference.blend", Blend.MODEL, Blend.VERTEX);
        addKeys(used, "difference.bounds", Bounds.IGNORED, Bounds.MISREAD);
        addKeys(used, "difference.joints", Joints.BY_INDEX, Joints.BY_NAME);
        LITERALS.get(ENGINES).stream()
                .filter(BundleKeysTest::isOfEngine)
                .filter(literal -> !literal.endsWith("."))
                .forEach(used::add);
        assertThat(used)
                .containsExactlyInAnyOrderElementsOf(
                        KEYS.stream().filter(BundleKeysTest::isOfEngine).toList());
    }

    private static void addKeys(Set<String> keys, String topic, Enum<?>... values) {
        Stream.of(values).forEach(value -> keys.add("engine." + topic + "." + value.name()));
    }

    /** A bundle silently uses the last of two texts. */
    @Test
    void noKeyIsGivenTwice() throws IOException {
        List<String> keys = Files.readAllLines(RESOURCES.resolve("messages/messages.properties")).stream()
                .filter(line -> line.matches("[^\\s=]+ = .*"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        assertThat(keys).doesNotHaveDuplicates();
    }
}
