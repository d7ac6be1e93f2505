package org.jointscope.ui.export;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.Exporter;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.TypeAhead;

/** The options of an exporter, a row for each. */
final class OptionForm extends GridPane {

    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("danger");

    private final ExportViewModel model;
    private final Texts texts;

    OptionForm(ExportViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("exportOptions");
        Nodes.styled(this, "export-options");
        model.formatProperty().subscribe(this::show);
    }

    private void show(Exporter exporter) {
        getChildren().clear();
        for (ExportOption<?> option : exporter.options()) {
            String key = "export.option." + option.id();
            Label label = new Label(texts.of(key));
            Control field = field(option, key);
            field.setId("export" + option.id().substring(0, 1).toUpperCase(Locale.ROOT)
                    + option.id().substring(1));
            field.setAccessibleText(texts.of(key));
            field.setTooltip(new Explanation(texts.of(key + ".help")));
            label.setLabelFor(field);
            addRow(getRowCount(), label, field);
        }
    }

    private Control field(ExportOption<?> option, String key) {
        if (option.type() == Boolean.class) {
            CheckBox box = new CheckBox();
            box.setSelected(Boolean.parseBoolean(model.value(option)));
            box.selectedProperty().subscribe((before, is) -> model.set(option, is.toString()));
            return box;
        }
        if (!option.names().isEmpty()) {
            ComboBox<String> choice = new ComboBox<>();
            choice.getItems().setAll(option.names());
            ComboChoice.show(choice, name -> texts.of(key + "." + name));
            choice.setValue(model.value(option));
            TypeAhead.add(choice);
            choice.valueProperty().subscribe((before, now) -> model.set(option, now));
            return choice;
        }
        TextField field = new TextField(model.value(option));
        field.setPromptText(texts.of("export.automatic"));
        field.setPrefColumnCount(10);
        field.textProperty()
                .subscribe((before, now) -> field.pseudoClassStateChanged(INVALID, !model.set(option, now)));
        return field;
    }
}
