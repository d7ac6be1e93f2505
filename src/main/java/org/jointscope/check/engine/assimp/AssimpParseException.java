package org.jointscope.check.engine.assimp;

/** Assimp gives up, or comes to grief, at a place of the text. */
final class AssimpParseException extends Exception {

    private static final long serialVersionUID = 1;

    private final AssimpFault fault;
    private final int offset;

    AssimpParseException(AssimpFault fault, int offset) {
        super(fault.name(), null, false, false);
        this.fault = fault;
        this.offset = offset;
    }

    AssimpFault fault() {
        return fault;
    }

    int offset() {
        return offset;
    }
}
