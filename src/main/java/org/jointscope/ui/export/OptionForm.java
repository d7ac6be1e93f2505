package org.jointscope.ui.export;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.TypeAhead;
import org.jointscope.ui.export.ExportViewModel.Option;

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
        model.formatProperty().subscribe(format -> show());
    }

    private void show() {
        getChildren().clear();
        for (Option option : model.options()) {
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

    private Control field(Option option, String key) {
        if (option.toggle()) {
            CheckBox box = new CheckBox();
            box.setSelected(Boolean.parseBoolean(model.value(option.id())));
            box.selectedProperty().subscribe((before, is) -> model.set(option.id(), is.toString()));
            return box;
        }
        if (!option.choices().isEmpty()) {
            ComboBox<String> choice = new ComboBox<>();
            choice.getItems().setAll(option.choices());
            ComboChoice.show(choice, name -> texts.of(key + "." + name));
            choice.setValue(model.value(option.id()));
            TypeAhead.add(choice);
            choice.valueProperty().subscribe((before, now) -> model.set(option.id(), now));
            return choice;
        }
        TextField field = new TextField(model.value(option.id()));
        field.setPromptText(texts.of("export.automatic"));
        field.setPrefColumnCount(10);
        field.textProperty()
                .subscribe((before, now) -> field.pseudoClassStateChanged(INVALID, !model.set(option.id(), now)));
        return field;
    }
}
