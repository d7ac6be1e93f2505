package org.jointscope.ui.md2.triangles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.plot.UvLayout;

/** The triangles of an .md2, a filter, and their layout on the skin. */
public final class TrianglesViewModel {

    /** A larger size in the header cannot be intended. */
    private static final int LARGEST = 1 << 15;

    final PaneRows<TriangleRow> rows;
    final Md2Choices choices;

    /** The layout of the triangles on the skin. */
    final ReadOnlyObjectWrapper<UvLayout> layout = new ReadOnlyObjectWrapper<>(this, "layout", UvLayout.NONE);

    /** The texture coordinates and the sizes of the skin, in a sentence. */
    final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");

    /** The selected triangle in words, for screen readers. */
    final ReadOnlyStringWrapper selectedText = new ReadOnlyStringWrapper(this, "selectedText", "");

    private final Texts texts;
    private Optional<Md2> md2 = Optional.empty();

    public TrianglesViewModel(Document document, Texts texts) {
        this.choices = document.md2();
        this.texts = texts;
        this.rows = new PaneRows<>("triangles", texts, PaneRows.words(this::matches));
        document.onRead(this::open);
        choices.skinProperty().subscribe(skin -> summarize());
        choices.triangleProperty().subscribe(now -> selectedText.set(describeSelected()));
    }

    private void open(OpenModel open) {
        md2 = open.md2Model();
        List<TriangleRow> all = md2.map(TrianglesViewModel::rows).orElse(List.of());
        layout.set(md2.map(model -> layout(model, all)).orElse(UvLayout.NONE));
        rows.filterProperty().set("");
        rows.set(all);
        summarize();
    }

    /** In pixels of the size in the header, as the engines do. */
    private static UvLayout layout(Md2 md2, List<TriangleRow> rows) {
        return new UvLayout(
                Math.clamp(md2.header().skinWidth(), 1, LARGEST),
                Math.clamp(md2.header().skinHeight(), 1, LARGEST),
                rows.stream().filter(row -> row.fit().isDrawn()).toList());
    }

    private static List<TriangleRow> rows(Md2 model) {
        return IntStream.range(0, model.triangles().size())
                .mapToObj(index -> new TriangleRow(index, model))
                .toList();
    }

    private void summarize() {
        summary.set(md2.map(this::summary).orElse(""));
    }

    private String summary(Md2 model) {
        int width = model.header().skinWidth();
        int height = model.header().skinHeight();
        String sizes = texts.of("triangles.summary", model.texCoords().size(), width, height);
        return choices.skinProperty()
                .get()
                .filter(skin -> skin.width() != width || skin.height() != height)
                .map(skin -> texts.of("triangles.summary.picture", skin.width(), skin.height()))
                .map(picture -> sizes + " " + picture)
                .orElse(sizes);
    }

    /** A number is a triangle, {@code v12} all with a vertex; words match unusual properties. */
    private boolean matches(TriangleRow row, String term) {
        return term.isEmpty()
                || Integer.toString(row.index()).equals(term)
                || IntStream.range(0, 3).anyMatch(i -> ("v" + row.vertex(i)).equals(term))
                || IntStream.range(0, 3).anyMatch(i -> ("st" + row.texCoord(i)).equals(term))
                || (term.chars().allMatch(Character::isLetter)
                        && fit(row).toLowerCase(Locale.ROOT).contains(term));
    }

    /** The unusual properties of a triangle, in a few words. */
    public String fit(TriangleRow row) {
        return texts.of("triangles.fit." + row.fit());
    }

    /** The meaning of the unusual properties. */
    public String explain(TriangleRow row) {
        return texts.of(
                "triangles.fit." + row.fit() + ".long",
                row.md2().vertexCount(),
                row.md2().texCoords().size(),
                row.md2().header().skinWidth(),
                row.md2().header().skinHeight());
    }

    private String describeSelected() {
        int selected = choices.triangleProperty().get();
        if (selected < 0 || selected >= rows.all().size()) {
            return texts.of("triangles.map");
        }
        TriangleRow row = rows.all().get(selected);
        return texts.of("triangles.describe", selected, corner(row, 0), corner(row, 1), corner(row, 2));
    }

    private String corner(TriangleRow row, int corner) {
        return texts.of("triangles.corner", row.vertex(corner), row.s(corner), row.t(corner));
    }

    /** Selects the triangle at a position on the skin; repeated, the one below it. */
    public void choose(double s, double t) {
        int selected = choices.triangleProperty().get();
        choices.triangleProperty().set(layout.get().at(s, t, selected));
    }
}
