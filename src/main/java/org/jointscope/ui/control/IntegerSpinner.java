package org.jointscope.ui.control;

import javafx.application.Platform;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.util.converter.IntegerStringConverter;

/** A spinner whose integer can be typed. */
public final class IntegerSpinner {

    private IntegerSpinner() {}

    /**
     * Gives a spinner its range and its value. A typed integer outside of the range becomes the nearest one in the
     * range; text that is no integer of 64 bits is replaced with the value.
     */
    public static void prepare(Spinner<Integer> spinner, int least, int most, int value) {
        IntegerSpinnerValueFactory values = new IntegerSpinnerValueFactory(least, most, value);
        values.setConverter(new IntegerStringConverter() {
            @Override
            public Integer fromString(String typed) {
                // A spinner shows a value only when it changes.
                Platform.runLater(spinner::cancelEdit);
                try {
                    return Math.clamp(Long.parseLong(typed.strip()), least, most);
                } catch (NumberFormatException noInteger) {
                    return values.getValue();
                }
            }
        });
        spinner.setValueFactory(values);
        spinner.setEditable(true);
        FirstClick.selectAllIn(spinner.getEditor());
    }
}
