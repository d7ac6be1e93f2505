package org.jointscope.ui.document;

import java.util.regex.Pattern;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.analysis.UnitLength;

/**
 * The choices of the user for numbers that leave the window or are not in the files: the decimal separator of copied
 * tables, and the length of a unit.
 */
public final class NumberChoices {

    /** The decimal separator of copied tables. */
    public enum DecimalSeparator {
        POINT,
        /** For spreadsheets of systems that write 1,5 for one and a half. */
        COMMA
    }

    /** A cell of a table that is a number with a decimal point. */
    private static final Pattern DECIMAL =
            Pattern.compile("(?m)(?<=^|\t)([-−+]?\\d+)\\.(\\d+(?:[eE][-+]?\\d+)?)(?=\t|$)");

    private final ObjectProperty<DecimalSeparator> copied =
            new SimpleObjectProperty<>(this, "copied", DecimalSeparator.POINT);
    private final ObjectProperty<UnitLength> unit = new SimpleObjectProperty<>(this, "unit", UnitLength.INCH);

    private final BooleanProperty metricGrid = new SimpleBooleanProperty(this, "metricGrid");

    public NumberChoices(Settings settings) {
        settings.follow("numbers.copied", copied, DecimalSeparator.class);
        settings.follow("numbers.unit", unit, UnitLength.class);
        settings.follow("numbers.metricGrid", metricGrid);
    }

    /** The decimal separator of the cells of copied tables. */
    public ObjectProperty<DecimalSeparator> copiedProperty() {
        return copied;
    }

    /** The length of a unit. */
    public ObjectProperty<UnitLength> unitProperty() {
        return unit;
    }

    /** Whether the lines of the ground are at round lengths in meters instead of round numbers of units. */
    public BooleanProperty metricGridProperty() {
        return metricGrid;
    }

    /** Restores the choices of the first start. */
    public void restoreDefaults() {
        copied.set(DecimalSeparator.POINT);
        unit.set(UnitLength.INCH);
        metricGrid.set(false);
    }

    /** Tab-separated values with the chosen decimal separator. */
    public String copied(String tsv) {
        return copied.get() == DecimalSeparator.COMMA ? DECIMAL.matcher(tsv).replaceAll("$1,$2") : tsv;
    }
}
