package org.jointscope.architecture.violations.pose;

import javafx.scene.paint.Color;
import org.jointscope.architecture.violations.format.RowReader;
import org.jointscope.architecture.violations.pose.skin.RowSkinner;

/** Prints, ends the program, paints, reads files, and uses what uses it. */
public final class PrintingRig {

    Object paint() {
        return Color.RED;
    }

    Object read() {
        return new RowReader();
    }

    Object skinner() {
        return new RowSkinner();
    }

    void print() {
        System.out.println();
        System.err.println();
        new IllegalStateException().printStackTrace();
    }

    void exit() {
        System.exit(1);
    }

    void halt() {
        Runtime.getRuntime().halt(1);
    }
}
