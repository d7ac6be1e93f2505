package org.jointscope.ui.md5.joint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.ui.pane.Figures;
import org.jointscope.ui.pane.TableKit;

/**
 * The contents of the pane for a joint at one time.
 *
 * @param location its index and line
 * @param numbersText the meaning of its flags when a bit changes
 * @param numbers in the order of their flag bits
 * @param lengths for each frame x² + y² + z² and w, and the reason if w is not defined
 * @param wFormulas the computation of w for each frame
 * @param w the w of each frame, as numbers that can be replaced; empty without an animation
 * @param local in parent space
 * @param chain the ancestors, if an animation is open
 * @param modelSpace as in the file
 * @param skin the vertices that follow, if a mesh is open with the animation
 * @param scale in the frame of the playhead, if an .md5scale is open
 * @param drawn the joint in the viewport, if that moves the root
 * @param bind the joint in the bind pose, if a mesh is open with the animation
 */
public record JointSheet(
        String name,
        String location,
        Optional<Parent> parent,
        String numbersText,
        List<Column> columns,
        List<Row> numbers,
        List<Figures> lengths,
        List<Formula> wFormulas,
        List<AsIf> w,
        Step local,
        Optional<List<Ancestor>> chain,
        Step modelSpace,
        Optional<Skin> skin,
        Optional<Scale> scale,
        Optional<Step> drawn,
        Optional<Step> bind) {

    /** Baseframe, two frames, and the result. */
    static final int MOST_COLUMNS = 4;

    /**
     * An ancestor of the joint.
     *
     * @param count the number of ancestors up to this one, from the parent on
     * @param formulas the joint after its transform
     */
    record Ancestor(int joint, int count, String head, String name, List<Formula> formulas) {}

    /** The vertices that follow the joint, and the formula of a vertex. */
    record Skin(String text, List<Formula> formulas) {}

    /** The parent of the joint. */
    public record Parent(int joint, String name) {}

    /**
     * The source of the numbers below.
     *
     * @param note usually the source line
     * @param source the part of the file on that line; empty if there is none
     */
    public record Column(String title, String note, Optional<Subject> source) {

        Column(String title, String note) {
            this(title, note, Optional.empty());
        }
    }

    /**
     * One of the six numbers of a joint.
     *
     * @param set whether its bit is set; empty for joints of a mesh, which have no flags
     * @param explanation the meaning of the number
     * @param cells one for each column
     */
    public record Row(Component component, Optional<Boolean> set, String explanation, List<Cell> cells) {

        /** The first of its numbers in the file on which the pose depends; empty if none. */
        Optional<Subject> used() {
            return cells.stream().filter(Cell::isUsed).findFirst().flatMap(Cell::source);
        }
    }

    /**
     * A number among the six, and its source.
     *
     * @param note a word or two below it
     * @param explanation in whole sentences
     * @param source the number in the file; empty if it is not there, or was computed
     */
    public record Cell(String value, String note, Role role, String explanation, Optional<Subject> source) {

        Cell(String value, String note, Role role, String explanation) {
            this(value, note, role, explanation, Optional.empty());
        }

        /** Whether it is a number of the file on which the pose depends. */
        boolean isUsed() {
            return source.isPresent() && role != Role.OVERRIDDEN;
        }
    }

    /** The role of a number. */
    public enum Role {
        /** The number is used. */
        COUNTS,
        /** The number exists, but another one is used. */
        OVERRIDDEN,
        /** Missing, as expected. */
        ABSENT,
        /** Missing or unreadable, but expected. */
        TROUBLE
    }

    /**
     * The scale of the vertices around the joint.
     *
     * @param text its origin and effect
     * @param source its row in the .md5scale; empty if there is none
     */
    public record Scale(String title, String text, Optional<ScaleRow> source) {}

    /**
     * A step of the computation that results in a position and a rotation.
     *
     * @param figures x, y, z and x, y, z, w; empty if there are none to show
     * @param turn the rotation in degrees
     * @param formulas its computation
     * @param matrix the rotation as a matrix, in rows
     * @param angles the rotation as yaw, pitch and roll
     */
    public record Step(
            String title,
            String text,
            List<Figures> figures,
            String turn,
            List<Formula> formulas,
            List<Figures> matrix,
            String angles) {

        Step with(List<Formula> others) {
            return new Step(title, text, figures, turn, others, matrix, angles);
        }

        private List<String> row(Figures row) {
            List<String> cells = new ArrayList<>(List.of(title, row.head()));
            cells.addAll(row.values());
            return cells;
        }
    }

    /** The contents as tab-separated values, for spreadsheets and bug reports. */
    String tsv(Texts texts) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(name, location));
        parent.ifPresent(it -> rows.add(List.of(texts.of("joint.parent"), it.name())));
        rows.add(List.of(numbersText));
        List<String> titles = new ArrayList<>(List.of(texts.of("joint.component"), texts.of("joint.flag")));
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
