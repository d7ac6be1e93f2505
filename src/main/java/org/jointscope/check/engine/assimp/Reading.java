package org.jointscope.check.engine.assimp;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The result of reading an MD5 file in Assimp 5.2.
 *
 * @param fault the first one found; empty if the file loads
 * @param offset of the byte at which it was found
 */
public record Reading(Optional<AssimpFault> fault, int offset) {

    private static final double DEFAULT_RATE = 24;

    public static Reading ofMesh(byte[] text) {
        return of(text, MeshFile::read);
    }

    public static Reading ofAnim(byte[] text) {
        return of(text, AnimFile::read);
    }

    public static Reading ofCamera(byte[] text) {
        return of(text, CameraFile::read);
    }

    /**
     * The frame rate of an .md5anim or .md5camera: the value of its last section {@code frameRate}, or 24 if no section
     * begins with that word. Header lines that end in LF alone are parts of the section of the first.
     *
     * @return empty if Assimp cannot read the text
     */
    public static OptionalDouble frameRate(byte[] text) {
        double rate = DEFAULT_RATE;
        try {
            for (Section section : Section.all(new Text(text), Set.of("frameRate"))) {
                rate = section.real();
            }
            return OptionalDouble.of(rate);
        } catch (AssimpParseException stop) {
            return OptionalDouble.empty();
        }
    }

    private static Reading of(byte[] text, Consumer<Text> reader) {
        if (text.length == 0) {
            return new Reading(Optional.of(AssimpFault.EMPTY), 0);
        }
        try {
            reader.accept(new Text(text));
            return new Reading(Optional.empty(), 0);
        } catch (AssimpParseException stop) {
            return new Reading(Optional.of(stop.fault()), Math.min(stop.offset(), text.length));
        }
    }

    /** Assimp stops with an error, or crashes, at an offset of the text. */
    static final class AssimpParseException extends RuntimeException {

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
}
