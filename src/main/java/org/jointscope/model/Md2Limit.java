package org.jointscope.model;

import org.jointscope.model.Md2Header.Field;

import java.util.Optional;

/**
 * How much a number in the header of an .md2 can be (Quake II, qcommon/qfiles.h and
 * ref_gl/gl_model.c, Mod_LoadAliasModel; q2pro, refresh/models.c, MOD_ValidateMD2). Of triangles,
 * q2pro has Quake II's number by name, but looks whether they fit its own buffer of indices
 * (refresh/gl.h, TESS_MAX_INDICES), which has room for more.
 *
 * @param least that makes a model
 * @param most that Quake II takes; {@link #UNLIMITED} if it does not look
 * @param mostOfQ2pro that q2pro takes; {@link #UNLIMITED} if it takes whatever fits
 */
public record Md2Limit(int least, int most, int mostOfQ2pro) {

    public static final int UNLIMITED = Integer.MAX_VALUE;

    private static final Md2Limit SKINS = new Md2Limit(0, 32, 32);
    private static final Md2Limit VERTICES = new Md2Limit(1, 2048, 2048);
    private static final Md2Limit TRIANGLES = new Md2Limit(1, 4096, 6144);
    private static final Md2Limit FRAMES = new Md2Limit(1, 512, 1024);
    private static final Md2Limit SKIN_WIDTH = new Md2Limit(1, UNLIMITED, UNLIMITED);
    private static final Md2Limit SKIN_HEIGHT = new Md2Limit(1, 480, UNLIMITED);
    private static final Md2Limit TEX_COORDS = new Md2Limit(1, UNLIMITED, UNLIMITED);
    private static final Md2Limit GL_COMMANDS = new Md2Limit(0, UNLIMITED, UNLIMITED);

    /** That of a size or a count; other numbers have none. */
    public static Optional<Md2Limit> of(Field field) {
        return switch (field) {
            case SKINWIDTH -> Optional.of(SKIN_WIDTH);
            case SKINHEIGHT -> Optional.of(SKIN_HEIGHT);
            case NUM_SKINS -> Optional.of(SKINS);
            case NUM_XYZ -> Optional.of(VERTICES);
            case NUM_ST -> Optional.of(TEX_COORDS);
            case NUM_TRIS -> Optional.of(TRIANGLES);
            case NUM_GLCMDS -> Optional.of(GL_COMMANDS);
            case NUM_FRAMES -> Optional.of(FRAMES);
            default -> Optional.empty();
        };
    }
}
