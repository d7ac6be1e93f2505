package org.jointscope.cli;

/** A file cannot be used for what was asked for; the message says why, as a clause. */
final class UnsuitableException extends Exception {

    private static final long serialVersionUID = 1;

    UnsuitableException(String reason) {
        super(reason);
    }
}
