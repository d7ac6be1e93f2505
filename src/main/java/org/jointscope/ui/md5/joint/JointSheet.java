package org.jointscope.ui.md5.joint;

import org.jointscope.model.Component;
import org.jointscope.ui.pane.TableKit;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All that the pane says about a joint at a moment.
 *
 * @param place its index and line
 * @param numbersText what its flags mean
 * @param numbers in the order of their flag bits
 * @param lengths for each frame x² + y² + z² and w, and why there is no such w
 * @param local as seen from the parent
 * @param modelSpace as the file says
 * @param drawn where the picture has the joint, if it moves the root
 * @param bind the joint in the mesh's bind pose, if there is a mesh beside the animation
 */
public record JointSheet(
        String name,
        String place,
        Optional<Parent> parent,
        String numbersText,
        List<Column> columns,
        List<Row> numbers,
        List<Figures> lengths,
        Step local,
        Step modelSpace,
        Optional<Step> drawn,
        Optional<Step> bind) {

    /** Baseframe, two frames, and the outcome. */
    static final int MOST_COLUMNS = 4;

    /** The parent of the joint. */
    public record Parent(int joint, String name) {}

    /**
     * The source of the numbers below.
     *
     * @param note the source line, mostly
     */
    public record Column(String title, String note) {}

    /**
     * One of the six numbers of a joint.
     *
     * @param set whether its bit is set; empty for joints of a mesh, which have no flags
     * @param explanation what the number is
     * @param cells one for each column
     */
    public record Row(
            Component component, Optional<Boolean> set, String explanation, List<Cell> cells) {}

    /**
     * A number among the six, and its source.
     *
     * @param note a word or two below it
     * @param explanation in whole sentences
     */
    public record Cell(String value, String note, Role role, String explanation) {}

    /** What a number does. */
    public enum Role {
        /** It is the one that counts. */
        COUNTS,
        /** It is there, but another counts. */
        OVERRIDDEN,
        /** There is none, as it should be. */
        ABSENT,
        /** There should be one that can be read. */
        TROUBLE
    }

    /**
     * A row of numbers.
     *
     * @param trouble what is wrong with them; empty if nothing is
     */
    public record Figures(String head, List<String> values, String trouble) {}

    /**
     * A step on the way to the pose that ends in a position and a rotation.
     *
     * @param figures x, y, z and x, y, z, w; empty if there are none to show
     * @param turn the rotation in degrees
     */
    public record Step(String title, String text, List<Figures> figures, String turn) {

        private List<String> row(Figures row) {
            List<String> cells = new ArrayList<>(List.of(title, row.head()));
            cells.addAll(row.values());
            return cells;
        }
    }

    /** What it shows as tab-separated values, for spreadsheets and bug reports. */
    String tsv(Texts texts) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(name, place));
        parent.ifPresent(it -> rows.add(List.of(texts.of("joint.parent"), it.name())));
        rows.add(List.of(numbersText));
        List<String> titles =
                new ArrayList<>(List.of(texts.of("joint.component"), texts.of("joint.flag")));
        columns.forEach(column -> titles.addAll(List.of(column.title(), column.note())));
        rows.add(titles);
        for (Row row : numbers) {
            String flag = row.set().map(set -> set ? "1" : "0").orElse("");
            List<String> cells = new ArrayList<>(List.of(row.component().label(), flag));
            row.cells().forEach(cell -> cells.addAll(List.of(cell.value(), cell.note())));
            rows.add(cells);
        }
        for (Figures row : lengths) {
            String squared = row.values().getFirst();
            String w = row.values().getLast();
            rows.add(List.of(row.head(), "x² + y² + z²", squared, "w", w, row.trouble()));
        }
        Stream.of(Optional.of(local), Optional.of(modelSpace), drawn, bind)
                .flatMap(Optional::stream)
                .forEach(step -> step.figures().forEach(it -> rows.add(step.row(it))));
        return rows.stream().map(TableKit::line).collect(Collectors.joining());
    }
}
