package org.jointscope.cli;

/** A file cannot be used for the requested task; the message is the reason, as a phrase. */
final class UnsuitableException extends Exception {

    private static final long serialVersionUID = 1;

    UnsuitableException(String key, Object... arguments) {
        super(Words.text(key, arguments));
    }
}
