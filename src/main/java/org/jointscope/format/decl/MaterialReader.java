package org.jointscope.format.decl;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.IssueLog;
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
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner.Kind;

/**
 * Reads the materials of a .mtr (Doom 3, renderer/Material.cpp and renderer/Image_program.cpp). It never throws on the
 * content of a file; everything that a viewer does not show is skipped.
 */
public final class MaterialReader {

    /** The words before an image of a material, outside of stages. */
    private static final Map<String, Lighting> SHORTCUTS =
            Map.of("diffusemap", Lighting.DIFFUSE, "bumpmap", Lighting.BUMP, "specularmap", Lighting.SPECULAR);

    private static final int LONGEST_WORD = 40;

    /** Functions in functions; real materials have three. */
    private static final int DEEPEST = 32;

    /** Stages and images of a file that are stored. */
    private static final int MOST_ROWS = 1 << 17;

    private final DeclLexer lexer;
    private final List<Material> materials = new ArrayList<>();
    private int rows;

    private MaterialReader(byte[] bytes) {
        lexer = new DeclLexer(new SourceText(bytes), new IssueLog());
    }

    /** Reads a .mtr: a declaration without a type is a material. */
    public static Materials read(byte[] bytes) {
        return new MaterialReader(bytes).read();
    }

    private Materials read() {
        while (lexer.kind() != Kind.END) {
            String type = word();
            Word name = take();
            boolean typed = lexer.kind() != Kind.OPEN_BRACE && DeclReader.isType(type);
            if (typed) {
                name = take();
            }
            if (lexer.kind() != Kind.OPEN_BRACE) {
                continue;
            }
            if (!typed || type.equals("material")) {
                readMaterial(name);
            } else {
                lexer.skipBlock();
            }
        }
        return new Materials(materials);
    }

    private void readMaterial(Word name) {
        List<Stage> stages = new ArrayList<>();
        boolean twoSided = false;
        lexer.next();
        while (isInBlock()) {
            Lighting lighting = SHORTCUTS.get(word());
            if (lexer.kind() == Kind.OPEN_BRACE) {
                stage().filter(it -> stores()).ifPresent(stages::add);
            } else if (lighting != null) {
                Word keyword = take();
                image(0).filter(it -> stores())
                        .ifPresent(it -> stages.add(new Stage(lighting, it, false, keyword.location())));
            } else {
                twoSided |= word().equals("twosided");
                lexer.next();
            }
        }
        if (stores()) {
            materials.add(new Material(name, stages, twoSided));
        }
    }

    /** A stage in braces; empty if it has no image of a file. */
    private Optional<Stage> stage() {
        Lighting lighting = Lighting.UNLIT;
        boolean alphaTested = false;
        Optional<Image> image = Optional.empty();
        TextLocation location = lexer.textLocation();
        lexer.next();
        while (isInBlock()) {
            if (lexer.kind() == Kind.OPEN_BRACE) {
                lexer.skipBlock();
                continue;
            }
            String keyword = word();
            Word written = take();
            if (keyword.equals("blend")) {
                lighting = SHORTCUTS.getOrDefault(word(), Lighting.UNLIT);
            } else if (keyword.equals("map")) {
                image = image(0);
                location = written.location();
            }
            alphaTested |= keyword.equals("alphatest");
        }
        return image.isPresent()
                ? Optional.of(new Stage(lighting, image.get(), alphaTested, location))
                : Optional.empty();
    }

    private Optional<Image> image(int depth) {
        if (!lexer.isValue() || lexer.isPunctuation() || depth > DEEPEST) {
            return Optional.empty();
        }
        Optional<Function> function = Function.of(word());
        Word name = take();
        if (function.isEmpty()) {
            return Optional.of(new ImageFile(name));
        }
        List<Image> images = new ArrayList<>();
        List<Word> numbers = new ArrayList<>();
        lexer.skip(Kind.OPEN_PAREN);
        for (int i = 0; i < function.get().images; i++) {
            skipComma();
            image(depth + 1).ifPresent(images::add);
        }
        for (int i = 0; i < function.get().numbers; i++) {
            skipComma();
            if (lexer.isValue()) {
                numbers.add(take());
            }
        }
        lexer.skip(Kind.CLOSE_PAREN);
        return images.size() < function.get().images || !stores()
                ? Optional.empty()
                : Optional.of(new ImageFunction(function.get(), name, images, numbers));
    }

    private void skipComma() {
        if (lexer.kind() == Kind.WORD && lexer.isMark(',')) {
            lexer.next();
        }
    }

    /** Whether a block continues. Skips its closing brace. */
    private boolean isInBlock() {
        return !lexer.skip(Kind.CLOSE_BRACE) && lexer.kind() != Kind.END;
    }

    private boolean stores() {
        return rows++ < MOST_ROWS;
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
