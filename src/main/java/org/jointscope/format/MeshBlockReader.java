package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declared;
import org.jointscope.model.Mesh;
import org.jointscope.model.Place;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads one {@code mesh { … }} of an .md5mesh. */
final class MeshBlockReader {

    private static final String VERT = "vert";
    private static final String TRI = "tri";
    private static final String WEIGHT = "weight";
    private static final String NUM_VERTS = "numverts";
    private static final String NUM_TRIS = "numtris";
    private static final String NUM_WEIGHTS = "numweights";
    private static final Set<String> KEYWORDS =
            Set.of("name", "shader", NUM_VERTS, NUM_TRIS, NUM_WEIGHTS, VERT, TRI, WEIGHT);

    /**
     * What versions 11 and 12 add: a block of flag words, vertex colours (codereader/DarkRadiant,
     * md5).
     */
    private static final Set<String> LATER_KEYWORDS =
            Set.of("flags", "numvertexcolors", "vertexcolor");

    /** A string of the file; without a place if none could be read where it should stand. */
    private record Quotation(String text, Optional<Place> place) {}

    private final Md5Tokens tokens;
    private final Lexer lexer;
    private final IssueLog issues;
    private final Subject subject;
    private final boolean laterDialect;
    private final Map<String, Declared> counts = new HashMap<>();
    private final VertexColumns vertices = new VertexColumns();
    private final TriangleColumns triangles = new TriangleColumns();
    private final WeightColumns weights = new WeightColumns();
    private Optional<Quotation> name = Optional.empty();
    private Optional<Quotation> shader = Optional.empty();

    MeshBlockReader(Md5Tokens tokens, IssueLog issues, Subject subject, boolean laterDialect) {
        this.tokens = tokens;
        this.lexer = tokens.lexer();
        this.issues = issues;
        this.subject = subject;
        this.laterDialect = laterDialect;
    }

    /** The lexer stands on the word {@code mesh}. */
    Mesh read() {
        RowBlock block = RowBlock.open(tokens, "mesh");
        while (block.hasRow(Md5MeshReader.KEYWORDS)) {
            if (!readRow() && !readLine()) {
                skipUnknown();
            }
        }
        check(block.place());
        return new Mesh(
                name.map(Quotation::text).orElse(""),
                shader.map(Quotation::text).orElse(""),
                shader.flatMap(Quotation::place),
                block.place(),
                Optional.ofNullable(counts.get(NUM_VERTS)),
                Optional.ofNullable(counts.get(NUM_TRIS)),
                Optional.ofNullable(counts.get(NUM_WEIGHTS)),
                vertices.toTable(),
                triangles.toTable(),
                weights.toTable());
    }

    private boolean readRow() {
        if (isKeyword(VERT)) {
            vertices.readRow(tokens, laterDialect);
        } else if (isKeyword(WEIGHT)) {
            weights.readRow(tokens);
        } else if (isKeyword(TRI)) {
            triangles.readRow(tokens);
        } else {
            return false;
        }
        return true;
    }

    private boolean readLine() {
        for (String keyword : new String[] {NUM_VERTS, NUM_TRIS, NUM_WEIGHTS}) {
            if (isKeyword(keyword)) {
                reportIfRepeated(counts.containsKey(keyword), keyword);
                counts.putIfAbsent(keyword, tokens.declaredInteger());
                return true;
            }
        }
        if (lexer.isWord("shader")) {
            reportIfRepeated(shader.isPresent(), "shader");
            Quotation read = readString();
            shader = Optional.of(shader.orElse(read));
            return true;
        }
        if (lexer.isWord("name")) {
            reportIfRepeated(name.isPresent(), "name");
            Quotation read = readString();
            name = Optional.of(name.orElse(read));
            return true;
        }
        return false;
    }

    private boolean isKeyword(String keyword) {
        return lexer.isWord(keyword) || tokens.splitGlued(keyword);
    }

    private void reportIfRepeated(boolean repeated, String keyword) {
        if (repeated) {
            tokens.report(IssueCode.KEYWORD_REPEATED, keyword);
        }
    }

    private Quotation readString() {
        tokens.beginRow();
        lexer.next();
        Place place = tokens.place();
        String text = tokens.name("a string");
        boolean readable = tokens.rowIntact();
        tokens.endRow();
        return new Quotation(text, readable ? Optional.of(place) : Optional.empty());
    }

    private void skipUnknown() {
        if (laterDialect && lexer.isAnyOf(LATER_KEYWORDS)) {
            tokens.skipBlockOrLine(KEYWORDS);
        } else {
            tokens.skipUnknown(KEYWORDS);
        }
    }

    private void check(Place place) {
        if (shader.isEmpty()) {
            reportMissing(place, "shader");
        }
        checkCount(place, NUM_VERTS, vertices.size(), IssueCode.VERT_COUNT_MISMATCH);
        checkCount(place, NUM_TRIS, triangles.size(), IssueCode.TRI_COUNT_MISMATCH);
        checkCount(place, NUM_WEIGHTS, weights.size(), IssueCode.WEIGHT_COUNT_MISMATCH);
    }

    private void checkCount(Place place, String keyword, int there, IssueCode code) {
        if (!counts.containsKey(keyword)) {
            reportMissing(place, keyword);
        }
        Md5Header.checkCount(
                issues, Optional.ofNullable(counts.get(keyword)), there, code, subject);
    }

    private void reportMissing(Place place, String keyword) {
        issues.add(
                IssueCode.KEYWORD_MISSING, Md5Header.locationOf(place), subject, "mesh", keyword);
    }
}
