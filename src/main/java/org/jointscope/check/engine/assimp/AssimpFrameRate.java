package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The frame rate of an .md5anim or .md5camera in Assimp 5.2: the value of its last section {@code
 * frameRate}, or 24 if no section begins with that word. Where header lines end in LF alone, they
 * are parts of the section of the first.
 */
public final class AssimpFrameRate {

    private static final double DEFAULT = 24;

    private AssimpFrameRate() {}

    /** Empty if Assimp cannot read the text. */
    public static OptionalDouble of(byte[] text) {
        double rate = DEFAULT;
        try {
            for (Section section : Section.all(new Text(text), List.of("frameRate"))) {
                rate = section.real();
            }
            return OptionalDouble.of(rate);
        } catch (AssimpParseException stop) {
            return OptionalDouble.empty();
        }
    }
}
