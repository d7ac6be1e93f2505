package org.jointscope.format.md5;

import static org.jointscope.text.PlainRows.INTEGER;
import static org.jointscope.text.PlainRows.NUMBER;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.model.Declared;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshExtension.TangentSpaces;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.MeshRows.TriangleTable;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.PlainRows;
import org.jointscope.text.TextScanner.Kind;

/** Reads the {@code mesh { … }} blocks of an .md5mesh. */
final class MeshBlockReader {

    private static final String FLAGS = MeshKeywords.FLAGS;
    private static final String COLOR = MeshKeywords.COLOR;
    private static final String NUM_COLORS = MeshKeywords.NUM_COLORS;
    private static final String NAME = MeshKeywords.NAME;
    private static final String SHADER = MeshKeywords.SHADER;
    private static final String VERT = MeshKeywords.VERT;
    private static final String TRI = "tri";
    private static final String WEIGHT = "weight";
    private static final String NUM_VERTS = "numverts";
    private static final String NUM_TRIS = "numtris";
    private static final String NUM_WEIGHTS = "numweights";

    /** The parts of version 10. */
    private static final List<Keyword> IN_ORDER = List.of(
            Keyword.line(NAME),
            Keyword.line(SHADER),
            Keyword.number(NUM_VERTS),
            Keyword.rows(VERT),
            Keyword.number(NUM_TRIS),
            Keyword.rows(TRI),
            Keyword.number(NUM_WEIGHTS),
            Keyword.rows(WEIGHT));

    /** Those of versions 11 and 12 (DarkRadiant, radiantcore/model/md5/MD5Surface.cpp). */
    private static final List<Keyword> ALL_IN_ORDER = Stream.of(
                    IN_ORDER.subList(0, 2).stream(),
                    Stream.of(Keyword.block(FLAGS)),
                    IN_ORDER.subList(2, IN_ORDER.size()).stream(),
                    Stream.of(Keyword.number(NUM_COLORS), Keyword.rows(COLOR)))
            .flatMap(part -> part)
            .toList();

    static final List<String> ALL_KEYWORDS = Keywords.words(ALL_IN_ORDER);

    private static final byte[] PLAIN_TRIANGLE = {INTEGER, INTEGER, INTEGER, INTEGER};

    private static final byte[] PLAIN_WEIGHT = {INTEGER, INTEGER, NUMBER, '(', NUMBER, NUMBER, NUMBER, ')'};

    /** Only vertices of version 10 end after these elements. */
    private static final byte[] PLAIN_VERTEX = {INTEGER, '(', NUMBER, NUMBER, ')', INTEGER, INTEGER};

    private static final byte[] NOT_PLAIN = {};

    /** The beginning of the comment in which exporters of Blender write the name of the object. */
    private static final String OBJECT = "meshes:";

    /** More than twice the known flags: the rest of a hostile file is not stored. */
    private static final int MOST_FLAGS = 32;

    /** The parts of which the locations of the values are recorded. */
    private static final Set<String> TRACED = Set.of(NAME, SHADER, NUM_COLORS, COLOR);

    /** A string of the file; without a location if it could not be read. */
    private record Quotation(String text, Optional<TextLocation> location) {

        static final Quotation NONE = new Quotation("", Optional.empty());
    }

    /** The rows of a table while they are read, in the layout of {@link org.jointscope.model.MeshRows}. */
    private final class Rows {

        private final Row kind;
        private final IntColumn integers = new IntColumn();
        private final DoubleColumn numbers = new DoubleColumn();
        private int size;

        Rows(Row kind) {
            this.kind = kind;
        }

        /**
         * Adds plain rows, of the first of which the lexer is at the keyword, and moves after them.
         *
         * @param layout of a plain row after its keyword; empty if there is none
         * @return false if the first row is not plain
         */
        boolean addPlain(String keyword, byte[] layout) {
            if (layout.length == 0) {
                return false;
            }
            plain.begin(lexer, lexer.column());
            boolean first = plain.readRow(layout);
            for (boolean more = first; more; more = plain.nextRow(keyword) && plain.readRow(layout)) {
                plain.endRow();
                size++;
                integers.add(plain.line());
                integers.add(plain.column());
                integers.add(plain.integers(), plain.integerCount());
                numbers.add(plain.numbers(), plain.numberCount());
            }
            if (first) {
                lexer.nextAfter(plain);
            }
            return first;
        }

        /** Begins a row; skips its keyword and the row index after it. */
        void begin() {
            tokens.beginRow(kind, size);
            TextLocation location = tokens.location();
            lexer.next();
            add(location, tokens.integer());
        }

        /** Adds the location and the row index of another row. */
        void add(TextLocation location, int printedIndex) {
            size++;
            integers.add(location.line());
            integers.add(location.column());
            integers.add(printedIndex);
        }

        void clear() {
            integers.clear();
            numbers.clear();
            size = 0;
        }
    }

    private final Md5Tokens tokens;
    private final boolean alpha;
    private final Lexer lexer;
    private final PlainRows plain;
    private final Trace trace;
    private final Md5Header header;
    private final Reports reports;
    private final Keywords keywords;
    private final Keywords laterKeywords;
    private final Map<String, Quotation> texts = new HashMap<>();
    private final Map<String, Declared> counts = new HashMap<>();
    private final Rows vertices = new Rows(Subject::vertex);
    private final Rows triangles = new Rows(Subject::triangle);
    private final Rows weights = new Rows(Subject::weight);
    private final Rows colors = new Rows(Subject::vertex);
    private final DoubleColumn tangentSpaces = new DoubleColumn();
    private RowList<FlagWord> flags = new RowList<>(FLAGS, Row.OTHER, MOST_FLAGS);

    /** @param alpha whether blocks have an index, and rows no parentheses, as in the Doom 3 alpha */
    MeshBlockReader(Md5Tokens tokens, Md5Header header, boolean alpha) {
        this.tokens = tokens;
        this.alpha = alpha;
        this.lexer = tokens.lexer();
        this.plain = tokens.plainRows();
        this.trace = tokens.trace();
        this.header = header;
        this.reports = tokens.reports();
        this.keywords = new Keywords(IN_ORDER, tokens);
        this.laterKeywords = new Keywords(ALL_IN_ORDER, tokens);
    }

    /**
     * Reads a block; the lexer is at the word {@code mesh}.
     *
     * @param index number of meshes before it
     */
    Mesh read(int index) {
        clear();
        reports.beginPart(Subject.ofMesh(index));
        Keywords known = header.isLater() ? laterKeywords : keywords;
        TextLocation location = alpha ? tokens.openNumberedBlock() : tokens.openBlock();
        String comment = lexer.commentBefore();
        while (tokens.hasRow(MeshKeywords.MESH, location, Md5MeshReader.KEYWORDS)) {
            readPart(known);
        }
        check(location);
        reports.endPart();
        return new Mesh(
                texts.getOrDefault(NAME, Quotation.NONE).text(),
                comment.startsWith(OBJECT) ? comment.substring(OBJECT.length()).strip() : "",
                texts.getOrDefault(SHADER, Quotation.NONE).text(),
                texts.getOrDefault(SHADER, Quotation.NONE).location(),
                location,
                Optional.ofNullable(counts.get(NUM_VERTS)),
                Optional.ofNullable(counts.get(NUM_TRIS)),
                Optional.ofNullable(counts.get(NUM_WEIGHTS)),
                new VertexTable(vertices.integers.toArray(), vertices.numbers.toArray()),
                new TriangleTable(triangles.integers.toArray()),
                new WeightTable(weights.integers.toArray(), weights.numbers.toArray()),
                new MeshExtension(
                        flags.rows(),
                        Optional.ofNullable(counts.get(NUM_COLORS)),
                        new ColorTable(colors.integers.toArray(), colors.numbers.toArray()),
                        new TangentSpaces(tangentSpaces.toArray())));
    }

    private void clear() {
        keywords.reset();
        laterKeywords.reset();
        texts.clear();
        counts.clear();
        vertices.clear();
        triangles.clear();
        weights.clear();
        colors.clear();
        tangentSpaces.clear();
        flags = new RowList<>(FLAGS, Row.OTHER, MOST_FLAGS);
    }

    private void readPart(Keywords known) {
        String keyword = known.current(true);
        trace.part(TRACED.contains(keyword) ? keyword : "");
        switch (keyword) {
            case VERT -> readRows(keyword, vertices, header.isLater() ? NOT_PLAIN : PLAIN_VERTEX, this::readVertex);
            case TRI -> readRows(keyword, triangles, PLAIN_TRIANGLE, this::readTriangle);
            case WEIGHT -> readRows(keyword, weights, PLAIN_WEIGHT, this::readWeight);
            case COLOR -> readRows(keyword, colors, NOT_PLAIN, this::readColor);
            case FLAGS -> readFlags();
            case NAME, SHADER -> texts.putIfAbsent(keyword, readString());
            case "" -> known.skipUnknown();
            default -> counts.putIfAbsent(keyword, tokens.declared());
        }
        trace.part(MeshKeywords.MESH);
    }

    /** Reads a row, and those of the same keyword that follow it. */
    private void readRows(String keyword, Rows rows, byte[] plainLayout, Runnable row) {
        do {
            if (!rows.addPlain(keyword, plainLayout)) {
                row.run();
            }
        } while (lexer.isWord(keyword));
    }

    /**
     * {@code flags { word … }}. Exporters write one word per line; a word that is not closed by a brace ends at the
     * next part.
     */
    private void readFlags() {
        int start = lexer.start();
        TextLocation location = tokens.openBlock();
        while (tokens.hasRow(FLAGS, location, ALL_KEYWORDS) && !lexer.isAnyOf(Md5MeshReader.KEYWORDS)) {
            TextLocation at = flags.begin(tokens);
            String word = tokens.word(Expected.FLAG);
            if (!word.isEmpty()) {
                flags.add(new FlagWord(word, at), at);
            }
            tokens.endRow();
        }
        trace.row(FLAGS, start, lexer.endOfLast());
    }

    /**
     * {@code vert index ( s t ) firstWeight weightCount}. Version 11 adds a color if the mesh has colors, version 12 a
     * normal {@code ( x y z )} and a tangent {@code ( x y z sign )}. The additions of unknown versions are skipped.
     */
    private void readVertex() {
        TextLocation location = tokens.location();
        vertices.begin();
        boolean bare = isBare();
        if (!bare) {
            tokens.expect(Kind.OPEN_PAREN, Expected.OPEN_PAREN);
        }
        vertices.numbers.add(tokens.number());
        vertices.numbers.add(tokens.number());
        if (!bare) {
            tokens.expect(Kind.CLOSE_PAREN, Expected.CLOSE_PAREN);
        }
        vertices.integers.add(tokens.integer());
        vertices.integers.add(tokens.integer());
        boolean more = lexer.kind() == Kind.OPEN_PAREN;
        int end = lexer.endOfLast();
        if (header.hasNormals()) {
            if (!more && tokens.rowIntact()) {
                reports.reportAt(location, IssueCode.VERT_NORMAL_MISSING, vertices.size - 1);
            }
            readGroup(more, 3, tangentSpaces);
            readGroup(more, 4, tangentSpaces);
        } else if (more && header.hasFlags()) {
            colors.add(tokens.location(), ModelFile.MISSING);
            readColorOf(vertices.size - 1);
        } else if (more && header.isLater()) {
            tokens.skipLine();
        }
        if (tokens.rowIntact() && (more || header.hasNormals())) {
            trace.row(VERT, end, lexer.endOfLast());
        }
        tokens.endRow();
    }

    /** {@code vertexcolor index ( red green blue alpha )}. */
    private void readColor() {
        colors.begin();
        readColorOf(colors.size - 1);
        tokens.endRow();
    }

    private void readColorOf(int vertex) {
        colors.integers.add(vertex);
        readGroup(true, ColorTable.CHANNELS, colors.numbers);
    }

    /**
     * Reads numbers in parentheses.
     *
     * @param present false for a group that is absent, of which all numbers are missing
     */
    private void readGroup(boolean present, int count, DoubleColumn numbers) {
        boolean open = present && tokens.expect(Kind.OPEN_PAREN, Expected.OPEN_PAREN);
        for (int i = 0; i < count; i++) {
            numbers.add(open ? tokens.number() : Double.NaN);
        }
        if (open) {
            tokens.expect(Kind.CLOSE_PAREN, Expected.CLOSE_PAREN);
        }
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
        Vector3 point = isBare() ? new Vector3(tokens.number(), tokens.number(), tokens.number()) : tokens.vector();
        weights.numbers.add(point.x());
        weights.numbers.add(point.y());
        weights.numbers.add(point.z());
        tokens.endRow();
    }

    /** Whether the next numbers have no parentheses. */
    private boolean isBare() {
        return alpha && lexer.kind() != Kind.OPEN_PAREN;
    }

    private Quotation readString() {
        tokens.beginLine();
        TextLocation location = tokens.location();
        String text = tokens.name(Expected.STRING);
        boolean readable = tokens.rowIntact();
        tokens.endRow();
        return new Quotation(text, readable ? Optional.of(location) : Optional.empty());
    }

    private void check(TextLocation location) {
        if (!texts.containsKey(SHADER)) {
            reportMissing(location, SHADER);
        }
        checkCount(location, NUM_VERTS, vertices.size, IssueCode.VERT_COUNT_MISMATCH);
        checkCount(location, NUM_TRIS, triangles.size, IssueCode.TRI_COUNT_MISMATCH);
        checkCount(location, NUM_WEIGHTS, weights.size, IssueCode.WEIGHT_COUNT_MISMATCH);
        if (counts.containsKey(NUM_COLORS) || laterKeywords.hasSeen(COLOR)) {
            checkCount(location, NUM_COLORS, colors.size, IssueCode.VERTEX_COLOR_COUNT_MISMATCH);
        }
        flags.check(reports);
    }

    private void checkCount(TextLocation location, String keyword, int there, IssueCode code) {
        Declared count = counts.get(keyword);
        if (count == null) {
            reportMissing(location, keyword);
        } else {
            Md5Header.checkCount(reports, keyword, count, there, code);
        }
    }

    private void reportMissing(TextLocation location, String keyword) {
        if (!tokens.isCutShort()) {
            reports.reportAt(location, IssueCode.KEYWORD_MISSING, MeshKeywords.MESH, keyword);
        }
    }
}
