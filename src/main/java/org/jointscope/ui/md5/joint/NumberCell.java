package org.jointscope.ui.md5.joint;

import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jointscope.diagnostics.Subject;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Role;
import org.jointscope.ui.pane.TypedField;

/**
 * A title or a number, and a note below it. If it has a location in the source, the note is a link to it, and a number
 * can be typed.
 */
final class NumberCell extends VBox {

    private static final PseudoClass AS_IF = PseudoClass.getPseudoClass("as-if");
    private static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");
    private static final PseudoClass OUTCOME = PseudoClass.getPseudoClass("outcome");
    private static final PseudoClass TYPED = PseudoClass.getPseudoClass("typed");

    private static final double WIDTH_STEP = 8;

    private final JointViewModel model;
    private final Label upper = new Label();
    private final Label note = Nodes.styled(new Label(), "note");
    private final Hyperlink link = Nodes.styled(Nodes.link(""), "note");
    private final TypedField field;
    private final Explanation tip;
    private Optional<Subject> source = Optional.empty();

    /** Whether it is a number of the file on which the pose depends. */
    private boolean used;

    private String explanation = "";

    /** The number that is edited; it is that of the frame in which editing began. */
    private Subject typed = Subject.FILE;

    private NumberCell(JointViewModel model, String style, String upperStyle) {
        this.model = model;
        this.field = new TypedField(text -> model.type(typed, text), () -> showField(false));
        // It does not cover the link.
        this.tip = new Explanation(() -> explanation).below(this);
        getStyleClass().add(style);
        upper.getStyleClass().add(upperStyle);
        getChildren().addAll(field, upper, note, link);
        Showing.set(field, false);
        link.setOnAction(event -> source.ifPresent(model::showSource));
        // The row is not selected.
        link.setOnMouseClicked(Event::consume);
    }

    /** A title; its tooltip is the whole text. */
    static NumberCell title(JointViewModel model) {
        NumberCell cell = new NumberCell(model, "number-title", "title");
        Tooltip.install(cell, cell.tip);
        return cell;
    }

    /** The width of the note, in steps so that it does not change with each digit. */
    double noteWidth() {
        return Math.ceil(note.prefWidth(-1) / WIDTH_STEP) * WIDTH_STEP;
    }

    /** A cell with a number. */
    static NumberCell number(JointViewModel model) {
        NumberCell cell = new NumberCell(model, "number-cell", "number");
        Tooltip.install(cell, cell.tip);
        cell.upper.setMaxWidth(USE_PREF_SIZE);
        cell.upper.addEventHandler(MouseEvent.MOUSE_CLICKED, cell::clicked);
        AsIfDrag.install(cell.upper, model, () -> cell.source.flatMap(model::asIf));
        return cell;
    }

    private void clicked(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            type();
        }
    }

    /** Opens a field for the number, if it is in the file. */
    void type() {
        source.ifPresent(number -> {
            typed = number;
            showField(true);
            field.begin(model.beginEdit(number));
        });
    }

    boolean isUsed() {
        return used;
    }

    private void showField(boolean is) {
        Showing.set(field, is);
        Showing.set(upper, !is);
    }

    /** Shows or hides this column out of a count of columns; returns whether it is shown. */
    boolean take(int column, int count) {
        Showing.set(this, column < count);
        pseudoClassStateChanged(OUTCOME, column > 0 && column == count - 1);
        return column < count;
    }

    void show(Column column) {
        show(column.title(), column.note(), column.source());
        explanation = column.title() + "\n" + column.note();
    }

    void show(Cell cell) {
        show(cell.value(), cell.note(), cell.source());
        used = cell.isUsed();
        explanation = cell.source().isPresent() ? cell.explanation() + "\n" + model.typeHelp() : cell.explanation();
        // A hidden tooltip does not need a layout many times per second.
        if (tip.isShowing()) {
            tip.setText(explanation);
        }
        upper.pseudoClassStateChanged(TYPED, cell.source().isPresent());
        pseudoClassStateChanged(AS_IF, cell.source().filter(model::isAsIf).isPresent());
        pseudoClassStateChanged(EDITED, cell.source().filter(model::isEdited).isPresent());
        for (Role role : Role.values()) {
            String name = role.name().toLowerCase(Locale.ROOT);
            pseudoClassStateChanged(PseudoClass.getPseudoClass(name), role == cell.role());
        }
    }

    private void show(String upperText, String noteText, Optional<Subject> subject) {
        source = subject;
        upper.setText(upperText);
        note.setText(noteText);
        link.setText(noteText);
        Showing.set(link, subject.isPresent() && !noteText.isEmpty());
        Showing.set(note, !link.isVisible());
    }
}
