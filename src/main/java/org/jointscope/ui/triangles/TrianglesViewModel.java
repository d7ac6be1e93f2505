package org.jointscope.ui.triangles;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import org.jointscope.material.Picture;
import org.jointscope.model.Md2;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The triangles of an .md2, which of them are listed, and how they lie on the skin. */
public final class TrianglesViewModel {

    private final Md2Choices choices;
    private final Texts texts;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<List<TriangleRow>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final ReadOnlyObjectWrapper<SkinLayout> layout =
            new ReadOnlyObjectWrapper<>(this, "layout", SkinLayout.NONE);
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private final ReadOnlyStringWrapper selectedText =
            new ReadOnlyStringWrapper(this, "selectedText", "");
    private final ReadOnlyStringWrapper placeholder =
            new ReadOnlyStringWrapper(this, "placeholder", "");
    private Optional<Md2> md2 = Optional.empty();
    private List<TriangleRow> all = List.of();

    public TrianglesViewModel(Document document, Texts texts) {
        this.choices = document.md2();
        this.texts = texts;
        document.onOpened(this::open);
        filter.subscribe(text -> narrow());
        choices.skinProperty().subscribe(skin -> summarize());
        choices.triangleProperty().subscribe(now -> selectedText.set(describeSelected()));
    }

    private void open(OpenModel open) {
        md2 = open.md2Model();
        all = md2.map(TrianglesViewModel::rows).orElse(List.of());
        layout.set(md2.map(model -> SkinLayout.of(model, all)).orElse(SkinLayout.NONE));
        filter.set("");
        summarize();
        narrow();
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
        Optional<Picture> skin = choices.skinProperty().get();
        boolean differs =
                skin.filter(picture -> picture.width() != width || picture.height() != height)
                        .isPresent();
        return differs
                ? sizes
                        + " "
                        + texts.of(
                                "triangles.summary.picture",
                                skin.get().width(),
                                skin.get().height())
                : sizes;
    }

    private void narrow() {
        String[] terms = filter.get().toLowerCase(Locale.ROOT).strip().split("\\s+");
        shown.set(
                all.stream()
                        .filter(row -> Arrays.stream(terms).allMatch(term -> matches(row, term)))
                        .toList());
        count.set(count());
        placeholder.set(texts.of(all.isEmpty() ? "triangles.none" : "triangles.noMatch"));
    }

    /** A number is a triangle's, {@code v12} all with a vertex; words are what is odd about one. */
    private boolean matches(TriangleRow row, String term) {
        return term.isEmpty()
                || Integer.toString(row.index()).equals(term)
                || IntStream.range(0, 3).anyMatch(i -> ("v" + row.vertex(i)).equals(term))
                || IntStream.range(0, 3).anyMatch(i -> ("st" + row.texCoord(i)).equals(term))
                || (term.chars().allMatch(Character::isLetter)
                        && fit(row).toLowerCase(Locale.ROOT).contains(term));
    }

    private String count() {
        if (all.isEmpty()) {
            return "";
        }
        return shown.get().size() < all.size()
                ? texts.of("triangles.count.some", shown.get().size(), all.size())
                : texts.of(all.size() == 1 ? "triangles.count.one" : "triangles.count", all.size());
    }

    /** What is odd about a triangle, in a few words. */
    public String fit(TriangleRow row) {
        return texts.of(row.fit().key());
    }

    /** What that means. */
    public String explain(TriangleRow row) {
        return texts.of(
                row.fit().key() + ".long",
                row.md2().vertexCount(),
                row.md2().texCoords().size(),
                row.md2().header().skinWidth(),
                row.md2().header().skinHeight());
    }

    private String describeSelected() {
        int selected = choices.triangleProperty().get();
        if (selected < 0 || selected >= all.size()) {
            return texts.of("triangles.map");
        }
        TriangleRow row = all.get(selected);
        return texts.of(
                "triangles.describe", selected, corner(row, 0), corner(row, 1), corner(row, 2));
    }

    private String corner(TriangleRow row, int corner) {
        return texts.of("triangles.corner", row.vertex(corner), row.s(corner), row.t(corner));
    }

    /** Selects the triangle at a place of the skin; there again, the one below it. */
    public void choose(double s, double t) {
        int selected = choices.triangleProperty().get();
        choices.triangleProperty().set(layout.get().at(s, t, selected));
    }

    /** The triangles that the filter leaves, in the order of the file. */
    public ReadOnlyObjectProperty<List<TriangleRow>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All triangles, listed or not. */
    public List<TriangleRow> all() {
        return all;
    }

    /** How they lie on the skin. */
    public ReadOnlyObjectProperty<SkinLayout> layoutProperty() {
        return layout.getReadOnlyProperty();
    }

    /** The skin that the model wears. */
    public ReadOnlyObjectProperty<Optional<Picture>> skinProperty() {
        return choices.skinProperty();
    }

    /** Index of the selected triangle, or {@link Md2Choices#NONE}. */
    public IntegerProperty selectedProperty() {
        return choices.triangleProperty();
    }

    /** Index of the selected vertex, or {@link Md2Choices#NONE}. */
    public IntegerProperty selectedVertexProperty() {
        return choices.vertexProperty();
    }

    /** What is looked for: numbers of triangles, {@code v12}, {@code st12}, or words. */
    public StringProperty filterProperty() {
        return filter;
    }

    /** How many triangles are listed, of how many. */
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** The texture coordinates and the sizes of the skin, in a sentence. */
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** Why no triangle is listed, if none is. */
    public ReadOnlyStringProperty placeholderProperty() {
        return placeholder.getReadOnlyProperty();
    }

    /** The selected triangle in words, for who cannot see it. */
    public ReadOnlyStringProperty selectedTextProperty() {
        return selectedText.getReadOnlyProperty();
    }
}
