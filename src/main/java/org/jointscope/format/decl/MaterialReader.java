package org.jointscope.format.decl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.format.ReadResult;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials;
import org.jointscope.model.Materials.Function;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.ImageFile;
import org.jointscope.model.Materials.ImageFunction;
import org.jointscope.model.Materials.Lighting;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.Materials.Stage;
import org.jointscope.model.TextLocation;
import org.jointscope.text.TextScanner.Kind;

/**
 * Reads the materials of an .mtr (Doom 3, renderer/Material.cpp and renderer/Image_program.cpp). It never throws on the
 * content of a file; what a viewer does not show is kept as text.
 */
public final class MaterialReader extends DeclParser {

    private static final String MATERIAL = "material";

    /** The words before an image of a material, outside of stages. */
    private static final Map<String, Lighting> SHORTCUTS =
            Map.of("diffusemap", Lighting.DIFFUSE, "bumpmap", Lighting.BUMP, "specularmap", Lighting.SPECULAR);

    private static final List<String> FUNCTIONS = Arrays.stream(Function.values())
            .map(it -> it.name().toLowerCase(Locale.ROOT))
            .toList();

    private static final int LONGEST_WORD = 40;

    /** Functions in functions; real materials have three. */
    private static final int DEEPEST = 32;

    private final List<Material> materials = new ArrayList<>();

    /** Whether a fault of the current image program was reported: others would only be consequences. */
    private boolean faulty;

    private MaterialReader(byte[] bytes) {
        super(bytes, MATERIAL);
    }

    /** The materials of an .mtr. */
    public static Materials read(byte[] bytes) {
        return readMtr(bytes).model();
    }

    /** Reads an .mtr: a declaration without a type is a {@code material}. */
    public static ReadResult<Materials> readMtr(byte[] bytes) {
        MaterialReader reader = new MaterialReader(bytes);
        reader.readAll();
        return reader.result(new Materials(reader.materials));
    }

    @Override
    void readBody(String type, Word name) {
        if (type.equals(MATERIAL)) {
            readMaterial(name);
        } else {
            skipBlock(type, name.location());
        }
    }

    private void readMaterial(Word name) {
        List<Stage> stages = new ArrayList<>();
        List<String> keywords = new ArrayList<>();
        boolean twoSided = false;
        boolean stored = stores(name.location());
        lexer.next();
        while (isIn(MATERIAL, name.location())) {
            if (lexer.kind() == Kind.OPEN_BRACE) {
                add(stages, stage());
            } else if (SHORTCUTS.containsKey(word())) {
                shortcut().ifPresent(it -> add(stages, it));
            } else {
                int start = lexer.start();
                while (!atEnd() && !lexer.isBrace() && !SHORTCUTS.containsKey(word())) {
                    twoSided |= word().equals("twosided");
                    lexer.next();
                }
                keywords.add(lexer.textSince(start));
            }
        }
        if (stored) {
            materials.add(new Material(name, stages, twoSided, String.join(" · ", keywords)));
        }
    }

    private void add(List<Stage> stages, Stage stage) {
        if (stores(stage.location())) {
            stages.add(stage);
        }
    }

    /** A stage without braces; empty if its image is incomplete. */
    private Optional<Stage> shortcut() {
        int start = lexer.start();
        Lighting lighting = SHORTCUTS.get(word());
        Word keyword = take();
        Optional<Image> image = program(keyword);
        return image.map(it -> new Stage(lighting, image, false, keyword.location(), lexer.textSince(start)));
    }

    /** A stage in braces. */
    private Stage stage() {
        Lighting lighting = Lighting.UNLIT;
        boolean alphaTested = false;
        Optional<Image> image = Optional.empty();
        TextLocation start = location();
        TextLocation location = start;
        lexer.next();
        int from = lexer.start();
        while (isIn("stage", start)) {
            if (lexer.kind() == Kind.OPEN_BRACE) {
                skipBlock("stage", start);
                continue;
            }
            String keyword = word();
            Word written = take();
            if (keyword.equals("blend")) {
                lighting = SHORTCUTS.getOrDefault(word(), Lighting.UNLIT);
            } else if (keyword.equals("map")) {
                image = program(written);
                location = written.location();
            }
            alphaTested |= keyword.equals("alphatest");
        }
        String text = lexer.textSince(from).replaceFirst("( · | )?}$", "");
        return new Stage(lighting, image, alphaTested, location, text);
    }

    /** An image program after a keyword. */
    private Optional<Image> program(Word keyword) {
        faulty = false;
        return image(keyword, 0);
    }

    /** @param before the keyword or function that requires the image */
    private Optional<Image> image(Word before, int depth) {
        if (!lexer.isValue() || lexer.isPunctuation() || depth > DEEPEST) {
            reportMissing(before, "IMAGE");
            return Optional.empty();
        }
        Optional<Function> function = Function.of(word());
        Word name = take();
        if (function.isEmpty()) {
            if (lexer.kind() == Kind.OPEN_PAREN && isFirst(IssueCode.MATERIAL_FUNCTION_UNKNOWN)) {
                Object guess = guess(name.text(), FUNCTIONS);
                list(IssueCode.MATERIAL_FUNCTION_UNKNOWN, name.location(), Quoted.of(name.text()), guess);
            }
            return Optional.of(new ImageFile(name));
        }
        List<Image> images = new ArrayList<>();
        List<Word> numbers = new ArrayList<>();
        skip('(', name, "OPEN");
        for (int i = 0; i < function.get().images; i++) {
            if (i > 0) {
                skip(',', name, "COMMA");
            }
            image(name, depth + 1).ifPresent(images::add);
        }
        for (int i = 0; i < function.get().numbers; i++) {
            skip(',', name, "COMMA");
            if (lexer.number() == DeclNumber.NONE) {
                reportMissing(name, "NUMBER");
            }
            if (lexer.isValue()) {
                numbers.add(take());
            }
        }
        skip(')', name, "CLOSE");
        return images.size() < function.get().images || !stores(name.location())
                ? Optional.empty()
                : Optional.of(new ImageFunction(function.get(), name, images, numbers));
    }

    /** Skips a mark that a function requires, if it is there. */
    private void skip(char mark, Word function, String missing) {
        if (lexer.isMark(mark)) {
            lexer.next();
        } else {
            reportMissing(function, missing);
        }
    }

    private void reportMissing(Word before, String missing) {
        if (isFirst(IssueCode.MATERIAL_IMAGE_INCOMPLETE)) {
            Phrase expected = Phrase.of("fact.image." + missing);
            list(IssueCode.MATERIAL_IMAGE_INCOMPLETE, location(), Quoted.of(before.text()), expected, lexer.found());
        }
    }

    /** Counts the first fault of an image program; true if it must be listed. */
    private boolean isFirst(IssueCode code) {
        boolean first = !faulty;
        faulty = true;
        return first && isListed(code);
    }

    /** The token in lower case; empty if it is too long for a keyword. */
    private String word() {
        return lexer.isValue() && lexer.end() - lexer.start() <= LONGEST_WORD
                ? lexer.text().toLowerCase(Locale.ROOT)
                : "";
    }

    private Word take() {
        Word word = lexer.word();
        lexer.next();
        return word;
    }
}
