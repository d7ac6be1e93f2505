package org.jointscope.architecture.violations.pose;

import javafx.scene.paint.Color;

import org.jointscope.architecture.violations.format.RowReader;

/** Prints, ends the program, paints, and reads files. */
final class PrintingRig {

    Object paint() {
        return Color.RED;
    }

    Object read() {
        return new RowReader();
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
