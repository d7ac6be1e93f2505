package org.jointscope.inspect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Materials;
import org.jointscope.model.ModelFile;

/** The content of a .def, .skin or .mtr without a model, skin or material, which other programs use too. */
final class DeclContent {

    /** The first words of a line of a module definition, which no brace or semicolon follows. */
    private static final String MODULE_LINE =
            "\\A(?:\\s+|;.*)*+(?:(?i:LIBRARY|EXPORTS)|NAME|DESCRIPTION|STUB|HEAPSIZE|STACKSIZE"
                    + "|SECTIONS|IMPORTS|EXETYPE|SEGMENTS|VERSION|PROTMODE)"
                    + "(?:\\s*$|[ \\t]+[^\\s{;][^{;\\n]*(?:;.*)?$)";

    private static final String DESIGN_LINE = "^[ \\t]*DESIGN[ \\t]+\\S+[ \\t]*;";
    private static final String BOOTSTRAP_LINE = "(?i)^[ \\t]*Bootstrap[ \\t]*:[ \\t]*\\S";
    private static final String MODULA_LINE = "^[ \\t]*DEFINITION[ \\t]+(?:FOR[ \\t]+\\S+[ \\t]+)?MODULE[ \\t]";
    private static final String XML_START = "\\A\\s*<[?!\\w]";
    private static final String JSON_START = "\\A\\s*[{\\[]\\s*\"[^\"\\n]*\"\\s*[:,]";
    private static final String INI_START = "\\A(?:\\s+|[;#].*)*+\\[[^\\]\\n]+\\]\\s*$";

    /** Texts of other programs, which are recognized by a line. */
    private enum Program {
        CIRCUIT(DESIGN_LINE),
        MODULE_DEFINITION(MODULE_LINE),
        CONTAINER(BOOTSTRAP_LINE),
        MODULA(MODULA_LINE),
        XML(XML_START),
        JSON(JSON_START),
        INI(INI_START);

        private final Pattern line;

        Program(String line) {
            this.line = Pattern.compile(line, Pattern.MULTILINE);
        }
    }

    /** Number of bytes at the beginning of a file by which its content is recognized. */
    private static final int BEGINNING = 1 << 14;

    private static final Pattern COMMENT = Pattern.compile("//.*|(?s:/\\*.*?(?:\\*/|\\z))");

    private static final Pattern DIRECTIVE =
            Pattern.compile("#\\s*(?:if|ifdef|ifndef|define|undef|include|endif|else|error|pragma)\\b.*");

    private static final Pattern MACRO = Pattern.compile("[A-Za-z_]\\w*\\s*\\(.*");

    private static final String TYPE_AND_NAME =
            "^(?:articulatedFigure|audio|email|entityDef|export|fx|mapDef|material|model|particle"
                    + "|pda|skin|sound|table|video)\\s+[\"\\w/\\\\.]+\\s*\\{";
    private static final String TYPE_OF_MODEL = "^(?:entityDef|model|skin)\\b";
    private static final String KEY_AND_VALUE = "^[\\w/.]+\\s*\\{\\s*\"[^\"\\n]*\"\\s*\"";
    private static final String WORD = "\\.md5(?:mesh|anim)\\b|\"(?:inherit|spawnclass|model|editor_)";

    /** The beginning of a declaration, or a word of one, even if its type is misspelled. */
    private static final Pattern DOOM =
            Pattern.compile("(?im)" + String.join("|", TYPE_AND_NAME, WORD, TYPE_OF_MODEL, KEY_AND_VALUE));

    /** Lines of a text that is not just the beginning of a declaration. */
    private static final int FEWEST_LINES = 2;

    /** A surface and its image. */
    private static final Pattern QUAKE_3_ROW = Pattern.compile("[^{}\",]+,[^{}\",]*");

    private static final Declarations NONE = new Declarations(List.of(), List.of(), List.of(), 0);

    private DeclContent() {}

    /**
     * What the content is, if it does not consist of declarations.
     *
     * @param file without models, skins and materials
     */
    static Optional<Phrase> of(FileKind kind, ModelFile file, byte[] bytes) {
        if (!(file instanceof Declarations) && !(file instanceof Materials)) {
            return Optional.empty();
        }
        Declarations declarations = file instanceof Declarations it ? it : NONE;
        int length = Math.min(bytes.length, BEGINNING);
        String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1).replace("\r", "");
        return Arrays.stream(Program.values())
                .filter(program -> program.line.matcher(text).find())
                .map(program -> phrase(program.name()))
                .findFirst()
                .or(() -> ofLines(kind, declarations, lines(text)));
    }

    private static List<String> lines(String text) {
        return COMMENT.matcher(text)
                .replaceAll("")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static Optional<Phrase> ofLines(FileKind kind, Declarations declarations, List<String> lines) {
        long directives = count(lines, DIRECTIVE);
        long macros = count(lines, MACRO);
        if (2 * macros > lines.size() - directives || directives > 0 && isEmpty(declarations)) {
            return Optional.of(phrase("MACROS"));
        }
        boolean rows = !lines.isEmpty() && count(lines, QUAKE_3_ROW) == lines.size();
        if (kind == FileKind.SKIN && rows) {
            return Optional.of(phrase("QUAKE_3_SKIN"));
        }
        boolean text = declarations.others() == 0 && lines.size() >= FEWEST_LINES;
        return text && !DOOM.matcher(String.join("\n", lines)).find() ? Optional.of(phrase("text")) : Optional.empty();
    }

    private static long count(List<String> lines, Pattern pattern) {
        return lines.stream().filter(line -> pattern.matcher(line).matches()).count();
    }

    private static boolean isEmpty(Declarations declarations) {
        return declarations.entities().isEmpty() && declarations.others() == 0;
    }

    private static Phrase phrase(String content) {
        return Phrase.of("fact.content." + content);
    }
}
