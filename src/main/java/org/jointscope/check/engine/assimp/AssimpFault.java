package org.jointscope.check.engine.assimp;

import org.jointscope.check.engine.assimp.Reading.AssimpParseException;

/** What keeps Assimp from loading a file. */
public enum AssimpFault {
    EMPTY("There is nothing in it."),
    NO_TAG("It begins with something else."),
    VERSION("Here stands another version."),
    /** A number begins with something else than a digit or a point before one. */
    NO_NUMBER("Here it wants a number."),
    /** A name without quotes: the search for them goes past the end of the text. */
    NO_QUOTES("From here on there are no quotes."),
    NAME_ACROSS_ROWS("The next quote is on another line."),
    /** An integer of more than 64 bits in a frame, which is read again and again. */
    LARGE_INTEGER("This number does not fit 64 bits."),
    LONG_NAME("This name is too long."),
    NO_MEMORY("This many rows are declared."),
    /** A form feed between two sections, which is read again and again. */
    FORM_FEED("Assimp reads this form feed forever."),
    NO_MESH("There is none that it can see."),
    /** A row is numbered 4294967295, so that the table for it has no rows. */
    ROW_NUMBER("This row is numbered 4294967295."),
    NO_TRIANGLE("Not every triangle has its row."),
    /** A triangle has a vertex that is beyond three for each triangle. */
    TRIANGLE_VERTEX("One of these vertices does not exist."),
    /** So many vertices are of no triangle that copies of others go past the memory. */
    VERTEX_UNUSED("A copy of a vertex of this triangle has no room."),
    /** Some vertices are of no triangle, so that copies of others get numbers that are too high. */
    VERTEX_UNUSED_SHARED("A copy of a vertex of this triangle gets too high a number."),
    WEIGHT_RANGE("One of its weights does not exist."),
    WEIGHT_JOINT("This joint does not exist."),
    WEIGHT_SUM("The weights of this vertex add up to 0."),
    JOINT_TWICE("Two of its joints have the same name."),
    /** The place of a vertex of each mesh is not a number. */
    NOT_FINITE("No mesh has places for all of its vertices."),
    COLLAPSED("No vertex has a weight, so all are at the origin."),
    /** There are no joints or frames, or another number of rows in the baseframe. */
    NO_ANIMATION("It can see no joints, or no frames, or another number of rows in the baseframe."),
    START_INDEX("This joint begins behind the last float of a frame."),
    NO_KEYS("This joint gets no key."),
    /** Nothing of the skeleton can be drawn in place of a mesh. */
    NO_SKELETON("The first root and what hangs on it have no length."),
    BONE_TWICE("Another joint has the same name."),
    NO_CAMERA("It can see none."),
    /** Two cuts follow one another at once, or there is but one frame. */
    CUT_EMPTY("Here nothing would be shown."),
    CUT_ORDER("This cut is before the last one.");

    private final String detail;

    AssimpFault(String detail) {
        this.detail = detail;
    }

    public String detail() {
        return detail;
    }

    /** Ends the reading at an offset if Assimp comes no further. */
    void stopIf(boolean broken, int offset) {
        if (broken) {
            throw new AssimpParseException(this, offset);
        }
    }
}
