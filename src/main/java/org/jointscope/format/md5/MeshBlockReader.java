package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
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
     * What versions 11 and 12 add: a block of flag words, vertex colours (codereader/DarkRadiant,
     * md5).
     */
    private static final List<String> LATER_KEYWORDS =
            List.of("flags", "numvertexcolors", "vertexcolor");

    static final List<String> ALL_KEYWORDS =
            Stream.concat(KEYWORDS.stream(), LATER_KEYWORDS.stream()).toList();

    /** A string of the file; without a place if none could be read where it should stand. */
    private record Quotation(String text, Optional<Place> place) {

        static final Quotation NONE = new Quotation("", Optional.empty());
    }

    private final Md5Tokens tokens;
    private final Md5Header header;
    private final Reports reports;
    private final Keywords keywords;
    private final Map<String, Quotation> texts = new HashMap<>();
    private final Map<String, Declared> counts = new HashMap<>();
    private final RowColumns vertices = new RowColumns(Row.VERTEX, 2, 2);
    private final RowColumns triangles = new RowColumns(Row.TRIANGLE, 3, 0);
    private final RowColumns weights = new RowColumns(Row.WEIGHT, 1, 4);

    MeshBlockReader(Md5Tokens tokens, Md5Header header) {
        this.tokens = tokens;
        this.header = header;
        this.reports = tokens.reports();
        this.keywords = new Keywords(IN_ORDER, tokens);
    }

    /**
     * The lexer stands on the word {@code mesh}.
     *
     * @param index how many meshes there were before
     */
    Mesh read(int index) {
        clear();
        reports.beginMesh(index);
        boolean laterDialect = header.isLaterDialect();
        RowBlock block = RowBlock.open(tokens, "mesh");
        while (block.hasRow(Md5MeshReader.KEYWORDS)) {
            readPart(keywords.current(true), laterDialect);
        }
        check(block.place());
        reports.endPart();
        return new Mesh(
                texts.getOrDefault(NAME, Quotation.NONE).text(),
                texts.getOrDefault(SHADER, Quotation.NONE).text(),
                texts.getOrDefault(SHADER, Quotation.NONE).place(),
                block.place(),
                Optional.ofNullable(counts.get(NUM_VERTS)),
                Optional.ofNullable(counts.get(NUM_TRIS)),
                Optional.ofNullable(counts.get(NUM_WEIGHTS)),
                vertexTable(),
                triangleTable(),
                weightTable());
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
     * {@code vert index ( s t ) firstWeight weightCount}. In a later dialect, colours or normals
     * may follow in the row; they are passed over.
     */
    private void readVertex(boolean laterDialect) {
        vertices.begin(tokens);
        tokens.expect(Kind.OPEN_PAREN, Expected.OPEN_PAREN);
        vertices.addNumber(0, tokens.number());
        vertices.addNumber(1, tokens.number());
        tokens.expect(Kind.CLOSE_PAREN, Expected.CLOSE_PAREN);
        vertices.addInteger(0, tokens.integer());
        vertices.addInteger(1, tokens.integer());
        if (laterDialect && tokens.lexer().kind() == Kind.OPEN_PAREN) {
            tokens.skipLine();
        }
        tokens.endRow();
    }

    private VertexTable vertexTable() {
        if (vertices.size() == 0) {
            return VertexTable.EMPTY;
        }
        return new VertexTable(
                vertices.printedIndices(),
                vertices.numbers(0),
                vertices.numbers(1),
                vertices.integers(0),
                vertices.integers(1),
                vertices.lines(),
                vertices.columns());
    }

    /** {@code tri index a b c}. */
    private void readTriangle() {
        triangles.begin(tokens);
        for (int corner = 0; corner < 3; corner++) {
            triangles.addInteger(corner, tokens.integer());
        }
        tokens.endRow();
    }

    private TriangleTable triangleTable() {
        if (triangles.size() == 0) {
            return TriangleTable.EMPTY;
        }
        return new TriangleTable(
                triangles.printedIndices(),
                triangles.integers(0),
                triangles.integers(1),
                triangles.integers(2),
                triangles.lines(),
                triangles.columns());
    }

    /** {@code weight index joint bias ( x y z )}. */
    private void readWeight() {
        weights.begin(tokens);
        weights.addInteger(0, tokens.integer());
        weights.addNumber(0, tokens.number());
        Vector3 point = tokens.vector();
        weights.addNumber(1, point.x());
        weights.addNumber(2, point.y());
        weights.addNumber(3, point.z());
        tokens.endRow();
    }

    private WeightTable weightTable() {
        if (weights.size() == 0) {
            return WeightTable.EMPTY;
        }
        return new WeightTable(
                weights.printedIndices(),
                weights.integers(0),
                weights.numbers(0),
                weights.numbers(1),
                weights.numbers(2),
                weights.numbers(3),
                weights.lines(),
                weights.columns());
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
        if (laterDialect && tokens.lexer().isAnyOf(LATER_KEYWORDS)) {
            keywords.skipBlockOrLine();
        } else {
            keywords.skipUnknown();
        }
    }

    private void check(Place place) {
        if (!texts.containsKey(SHADER)) {
            reportMissing(place, SHADER);
        }
        checkCount(place, NUM_VERTS, vertices.size(), IssueCode.VERT_COUNT_MISMATCH);
        checkCount(place, NUM_TRIS, triangles.size(), IssueCode.TRI_COUNT_MISMATCH);
        checkCount(place, NUM_WEIGHTS, weights.size(), IssueCode.WEIGHT_COUNT_MISMATCH);
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
