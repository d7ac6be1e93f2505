package org.jointscope.format.write;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.MeshKeywords;
import org.jointscope.format.md5.Trace;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshExtension;
import org.jointscope.model.MeshExtension.FlagWord;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows.ColorTable;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.text.Range;

/**
 * Changes the text of an .md5mesh to contain another mesh; everything that does not differ stays, byte by byte.
 * Differences that it does not know are not written.
 */
final class MeshPatch {

    static final BlockRows<Md5Mesh, MeshJoint> JOINTS = new BlockRows<>(
            MeshKeywords.JOINTS,
            Md5Mesh::joints,
            it -> List.of(
                    it.name(),
                    it.parent(),
                    it.position().x(),
                    it.position().y(),
                    it.position().z(),
                    it.orientation().x(),
                    it.orientation().y(),
                    it.orientation().z()),
            MeshJoint::comment,
            List.of("", "\t", " ( ", " ", " ", " ) ( ", " ", " ", " )"));

    /** {@code weight index joint bias x y z}. */
    private static final int WEIGHT_WORDS = 7;

    private final Trace trace;
    private final ReadResult<Md5Mesh> read;
    private final Md5Mesh before;
    private final Md5Mesh after;
    private final PatchedText text;
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);
    private final ValueTexts texts;

    MeshPatch(TracedFile<Md5Mesh> file, Md5Mesh after) {
        this.trace = file.trace();
        this.read = file.read();
        this.before = file.read().model();
        this.after = after;
        this.text = new PatchedText(file.source());
        this.texts = new ValueTexts(file.source(), losses);
    }

    /** The changed bytes; empty if the text has no location for a change. */
    Optional<byte[]> bytes() {
        HeaderPatch.version(text, trace, before, after);
        HeaderPatch.commandline(text, trace, texts, before.commandline(), after.commandline());
        boolean sameRows = before.joints().size() == after.joints().size()
                && before.meshes().size() == after.meshes().size();
        boolean converted = !before.version().equals(after.version());
        if (!sameRows || converted && hasIgnoredRows()) {
            return Optional.empty();
        }
        Trace.Part joints = trace.of(MeshKeywords.JOINTS);
        new RowPatch<>(JOINTS, joints, before.joints(), after.joints(), text, texts).patch();
        for (int i = 0; i < after.meshes().size(); i++) {
            if (before.meshes().get(i) != after.meshes().get(i)) {
                Range block = trace.of(MeshKeywords.MESH).content(i);
                new Block(block, before.meshes().get(i), after.meshes().get(i)).patch();
            }
        }
        return text.made();
    }

    /** True if the file has rows that are not in the model. */
    private boolean hasIgnoredRows() {
        return read.issues().stream().anyMatch(issue -> issue.code() == IssueCode.ROWS_TOO_MANY);
    }

    /** The losses of the changes; complete after the changes are made. */
    Set<Loss> losses() {
        return losses;
    }

    /** The text of a {@code mesh} block. */
    private final class Block {

        private final Range content;
        private final Mesh old;
        private final Mesh edited;

        Block(Range content, Mesh old, Mesh edited) {
            this.content = content;
            this.old = old;
            this.edited = edited;
        }

        void patch() {
            patchText(MeshKeywords.SHADER, old.shader(), edited.shader());
            if (edited.name().isEmpty()) {
                removeAll(MeshKeywords.NAME, old.name().isEmpty());
            } else {
                patchText(MeshKeywords.NAME, old.name(), edited.name());
            }
            patchWeights(old.weights(), edited.weights());
            MeshExtension from = old.extension();
            MeshExtension to = edited.extension();
            patchFlags(words(from), words(to));
            removeAll(
                    MeshKeywords.NUM_COLORS,
                    from.numVertexColors().isPresent() == to.numVertexColors().isPresent());
            if (!hasSameVertices(from, to)) {
                patchColors(to.colors());
            }
        }

        private static boolean hasSameVertices(MeshExtension from, MeshExtension to) {
            return Arrays.equals(from.colors().numbers(), to.colors().numbers())
                    && from.colors().isInVertexRows() == to.colors().isInVertexRows()
                    && Arrays.equals(
                            from.tangentSpaces().numbers(), to.tangentSpaces().numbers());
        }

        private int[] rows(String keyword) {
            return trace.of(keyword).rowsIn(content).toArray();
        }

        /** The value of a line that can occur once; the first counts. */
        private void patchText(String keyword, String from, String to) {
            if (!from.equals(to)) {
                Trace.Part lines = trace.of(keyword);
                Range value = lines.rowsIn(content)
                        .mapToObj(line -> lines.value(line, 0))
                        .findFirst()
                        .orElse(Range.NOWHERE);
                text.rename(value, to, texts);
            }
        }

        /** The locations of weights are not traced, because files have tens of thousands of them. */
        private void patchWeights(WeightTable from, WeightTable to) {
            for (int row = 0; from != to && row < Math.min(from.size(), to.size()); row++) {
                if (!to.isSame(row, from, row)) {
                    List<Range> words = text.words(from.location(row), WEIGHT_WORDS);
                    patchWord(words.get(2), from.joint(row), to.joint(row));
                    patchWord(words.get(3), from.bias(row), to.bias(row));
                    patchWord(words.get(4), from.x(row), to.x(row));
                    patchWord(words.get(5), from.y(row), to.y(row));
                    patchWord(words.get(6), from.z(row), to.z(row));
                }
            }
        }

        private void patchWord(Range word, Object from, Object to) {
            if (!from.equals(to)) {
                text.replace(word, texts.of(to, 0));
            }
        }

        private void removeAll(String keyword, boolean isSame) {
            if (!isSame) {
                for (int row : rows(keyword)) {
                    remove(trace.of(keyword).row(row));
                }
            }
        }

        private void remove(Range range) {
            noteComments(range);
            text.remove(range);
        }

        private void noteComments(Range range) {
            if (text.hasComment(range.from(), range.to())) {
                losses.add(Loss.COMMENTS);
            }
        }

        private static List<String> words(MeshExtension extension) {
            return extension.flags().stream().map(FlagWord::word).toList();
        }

        /** Removes all flags, or adds some after the others. */
        private void patchFlags(List<String> from, List<String> to) {
            if (to.isEmpty()) {
                removeAll(MeshKeywords.FLAGS, from.isEmpty());
            } else if (from.isEmpty()) {
                addFlags(to);
            } else if (to.size() > from.size()) {
                int[] blocks = rows(MeshKeywords.FLAGS);
                int end = trace.of(MeshKeywords.FLAGS)
                        .row(blocks[blocks.length - 1])
                        .to();
                String added = String.join(" ", to.subList(from.size(), to.size()));
                text.insert(end - 1, added + ' ');
            }
        }

        /** After the shader, where engines expect the block. */
        private void addFlags(List<String> words) {
            int[] shaders = rows(MeshKeywords.SHADER);
            if (shaders.length == 0) {
                text.giveUp();
                return;
            }
            Range shader = trace.of(MeshKeywords.SHADER).row(shaders[0]);
            String lead = text.lead(shader.from());
            String inner = words.stream().map(it -> lead + '\t' + it).collect(Collectors.joining());
            text.insert(shader.to(), lead + MeshKeywords.FLAGS + " {" + inner + lead + '}');
        }

        /** Removes colors, normals and tangents, or moves the colors into the {@code vert} rows. */
        private void patchColors(ColorTable colors) {
            int[] additions = rows(MeshKeywords.VERT);
            int[] own = rows(MeshKeywords.COLOR);
            boolean moved = colors.isInVertexRows();
            if (additions.length != additions() || moved && own.length != additions.length) {
                // The text of a damaged row is unknown.
                text.giveUp();
                return;
            }
            for (int i = 0; i < additions.length; i++) {
                Range addition = trace.of(MeshKeywords.VERT).row(additions[i]);
                if (moved) {
                    noteComments(addition);
                    text.replace(addition, color(own[i]));
                } else {
                    remove(addition);
                }
            }
            removeAll(MeshKeywords.COLOR, own.length == 0);
        }

        /** Number of vertices with values that only later versions have. */
        private int additions() {
            MeshExtension extension = old.extension();
            ColorTable colors = extension.colors();
            int inRows = colors.isInVertexRows() ? colors.size() : 0;
            return Math.max(extension.tangentSpaces().size(), inRows);
        }

        /** The color of a {@code vertexcolor} row, as it is written there. */
        private String color(int row) {
            Trace.Part rows = trace.of(MeshKeywords.COLOR);
            return IntStream.rangeClosed(1, ColorTable.CHANNELS)
                    .mapToObj(channel -> rows.value(row, channel))
                    .filter(Range::isThere)
                    .map(value -> text.between(value.from(), value.to()))
                    .collect(Collectors.joining(" ", " ( ", " )"));
        }
    }
}
