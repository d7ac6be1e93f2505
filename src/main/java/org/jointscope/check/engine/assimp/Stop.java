package org.jointscope.check.engine.assimp;

/** Assimp gives up, or comes to grief, at a place of the text. */
final class Stop extends Exception {

    private static final long serialVersionUID = 1;

    private final Trouble trouble;
    private final int offset;

    Stop(Trouble trouble, int offset) {
        super(trouble.name(), null, false, false);
        this.trouble = trouble;
        this.offset = offset;
    }

    Trouble trouble() {
        return trouble;
    }

    int offset() {
        return offset;
    }
}
