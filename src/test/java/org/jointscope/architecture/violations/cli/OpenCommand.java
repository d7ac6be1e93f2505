package org.jointscope.architecture.violations.cli;

/** Prints, as it may. */
public final class OpenCommand {

    public void print() {
        System.out.println();
    }
}
