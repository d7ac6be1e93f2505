package org.jointscope.format.md5;

import org.jointscope.diagnostics.Expected;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Declared;
import org.jointscope.model.Mesh;
import org.jointscope.model.Place;

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
    private final Unknown unknown;
    private final Map<String, Quotation> texts = new HashMap<>();
    private final Map<String, Declared> counts = new HashMap<>();
    private final VertexColumns vertices = new VertexColumns();
    private final TriangleColumns triangles = new TriangleColumns();
    private final WeightColumns weights = new WeightColumns();

    MeshBlockReader(Md5Tokens tokens, Md5Header header) {
        this.tokens = tokens;
        this.header = header;
        this.reports = tokens.reports();
        this.keywords = new Keywords(IN_ORDER, tokens);
        this.unknown = new Unknown(tokens);
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
                vertices.toTable(),
                triangles.toTable(),
                weights.toTable());
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
            case VERT -> vertices.readRow(tokens, laterDialect);
            case TRI -> triangles.readRow(tokens);
            case WEIGHT -> weights.readRow(tokens);
            case NAME, SHADER -> texts.putIfAbsent(keyword, readString());
            case "" -> skipUnknown(laterDialect);
            default -> counts.putIfAbsent(keyword, tokens.declared());
        }
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
            unknown.skipBlockOrLine(KEYWORDS);
        } else {
            unknown.skip(KEYWORDS);
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
