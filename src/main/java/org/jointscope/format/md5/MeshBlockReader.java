package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Declared;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.jointscope.text.TextScanner.Kind;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the {@code mesh { … }} blocks of an .md5mesh. */
final class MeshBlockReader {

    private static final String NAME = "name";
    private static final String SHADER = "shader";
    private static final String VERT = "vert";
    private static final String TRI = "tri";
    private static final String WEIGHT = "weight";
    private static final String NUM_VERTS = "numverts";
    private static final String NUM_TRIS = "numtris";
    private static final String NUM_WEIGHTS = "numweights";

    private static final List<Keyword> IN_ORDER =
            List.of(
                    Keyword.line(NAME),
                    Keyword.line(SHADER),
                    Keyword.number(NUM_VERTS),
                    Keyword.rows(VERT),
                    Keyword.number(NUM_TRIS),
                    Keyword.rows(TRI),
                    Keyword.number(NUM_WEIGHTS),
                    Keyword.rows(WEIGHT));

    private static final List<String> KEYWORDS = Keywords.words(IN_ORDER);

    /**
     * Keywords of versions 11 and 12: a block of flag words, vertex colors (codereader/DarkRadiant,
     * md5).
     */
    private static final List<String> LATER_KEYWORDS =
            List.of("flags", "numvertexcolors", "vertexcolor");

    static final List<String> ALL_KEYWORDS =
            Stream.concat(KEYWORDS.stream(), LATER_KEYWORDS.stream()).toList();

    /** A string of the file; without a location if it could not be read. */
    private record Quotation(String text, Optional<Place> place) {

        static final Quotation NONE = new Quotation("", Optional.empty());
    }

    /**
     * The rows of a table while they are read, in the layout of {@link
     * org.jointscope.model.MeshRows}.
     */
    private final class Rows {

        private final Row kind;
        private final IntColumn integers = new IntColumn();
        private final DoubleColumn numbers = new DoubleColumn();
        private int size;

        Rows(Row kind) {
            this.kind = kind;
        }

        /** Begins a row; skips its keyword and the row index after it. */
        void begin() {
            tokens.beginRow(kind, size++);
            integers.add(lexer.line());
            integers.add(lexer.column());
            lexer.next();
            integers.add(tokens.integer());
        }

        void clear() {
            integers.clear();
            numbers.clear();
            size = 0;
        }
    }

    private final Md5Tokens tokens;
    private final Lexer lexer;
    private final Md5Header header;
    private final Reports reports;
    private final Keywords keywords;
    private final Map<String, Quotation> texts = new HashMap<>();
    private final Map<String, Declared> counts = new HashMap<>();
    private final Rows vertices = new Rows(Subject::vertex);
    private final Rows triangles = new Rows(Subject::triangle);
    private final Rows weights = new Rows(Subject::weight);

    MeshBlockReader(Md5Tokens tokens, Md5Header header) {
        this.tokens = tokens;
        this.lexer = tokens.lexer();
        this.header = header;
        this.reports = tokens.reports();
        this.keywords = new Keywords(IN_ORDER, tokens);
    }

    /**
     * Reads a block; the lexer is at the word {@code mesh}.
     *
     * @param index number of meshes before it
     */
    Mesh read(int index) {
        clear();
        reports.beginPart(Subject.ofMesh(index));
        boolean laterDialect = header.isLaterDialect();
        Place place = tokens.openBlock();
        while (tokens.hasRow("mesh", place, Md5MeshReader.KEYWORDS)) {
            readPart(keywords.current(true), laterDialect);
        }
        check(place);
        reports.endPart();
        return new Mesh(
                texts.getOrDefault(NAME, Quotation.NONE).text(),
                texts.getOrDefault(SHADER, Quotation.NONE).text(),
                texts.getOrDefault(SHADER, Quotation.NONE).place(),
                place,
                Optional.ofNullable(counts.get(NUM_VERTS)),
                Optional.ofNullable(counts.get(NUM_TRIS)),
                Optional.ofNullable(counts.get(NUM_WEIGHTS)),
                new VertexTable(vertices.integers.toArray(), vertices.numbers.toArray()),
                new TriangleTable(triangles.integers.toArray()),
                new WeightTable(weights.integers.toArray(), weights.numbers.toArray()));
    }

    private void clear() {
        keywords.reset();
        texts.clear();
        counts.clear();
        vertices.clear();
        triangles.clear();
        weights.clear();
    }

    private void readPart(String keyword, boolean laterDialect) {
        switch (keyword) {
            case VERT -> readVertex(laterDialect);
            case TRI -> readTriangle();
            case WEIGHT -> readWeight();
            case NAME, SHADER -> texts.putIfAbsent(keyword, readString());
            case "" -> skipUnknown(laterDialect);
            default -> counts.putIfAbsent(keyword, tokens.declared());
        }
    }

    /**
     * {@code vert index ( s t ) firstWeight weightCount}. In later versions, colors or normals can
     * follow in the row; they are skipped.
     */
    private void readVertex(boolean laterDialect) {
        vertices.begin();
        tokens.expect(Kind.OPEN_PAREN, Expected.OPEN_PAREN);
        vertices.numbers.add(tokens.number());
        vertices.numbers.add(tokens.number());
        tokens.expect(Kind.CLOSE_PAREN, Expected.CLOSE_PAREN);
        vertices.integers.add(tokens.integer());
        vertices.integers.add(tokens.integer());
        if (laterDialect && lexer.kind() == Kind.OPEN_PAREN) {
            tokens.skipLine();
        }
        tokens.endRow();
    }

    /** {@code tri index a b c}. */
    private void readTriangle() {
        triangles.begin();
        for (int corner = 0; corner < 3; corner++) {
            triangles.integers.add(tokens.integer());
        }
        tokens.endRow();
    }

    /** {@code weight index joint bias ( x y z )}. */
    private void readWeight() {
        weights.begin();
        weights.integers.add(tokens.integer());
        weights.numbers.add(tokens.number());
        Vector3 point = tokens.vector();
        weights.numbers.add(point.x());
        weights.numbers.add(point.y());
        weights.numbers.add(point.z());
        tokens.endRow();
    }

    private Quotation readString() {
        tokens.beginLine();
        Place place = tokens.place();
        String text = tokens.name(Expected.STRING);
        boolean readable = tokens.rowIntact();
        tokens.endRow();
        return new Quotation(text, readable ? Optional.of(place) : Optional.empty());
    }

    private void skipUnknown(boolean laterDialect) {
        if (laterDialect && lexer.isAnyOf(LATER_KEYWORDS)) {
            keywords.skipBlockOrLine();
        } else {
            keywords.skipUnknown();
        }
    }

    private void check(Place place) {
        if (!texts.containsKey(SHADER)) {
            reportMissing(place, SHADER);
        }
        checkCount(place, NUM_VERTS, vertices.size, IssueCode.VERT_COUNT_MISMATCH);
        checkCount(place, NUM_TRIS, triangles.size, IssueCode.TRI_COUNT_MISMATCH);
        checkCount(place, NUM_WEIGHTS, weights.size, IssueCode.WEIGHT_COUNT_MISMATCH);
    }

    private void checkCount(Place place, String keyword, int there, IssueCode code) {
        Declared count = counts.get(keyword);
        if (count == null) {
            reportMissing(place, keyword);
        } else {
            Md5Header.checkCount(reports, keyword, count, there, code);
        }
    }

    private void reportMissing(Place place, String keyword) {
        if (!tokens.isCutShort()) {
            reports.reportAt(place, IssueCode.KEYWORD_MISSING, "mesh", keyword);
        }
    }
}
