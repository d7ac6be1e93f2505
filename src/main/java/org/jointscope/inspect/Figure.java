package org.jointscope.inspect;

/** Number of parts of one kind, in words: {@code 1 mesh}, {@code 2 meshes}. */
public record Figure(int count, String one, String many) {

    @Override
    public String toString() {
        return count + " " + (count == 1 ? one : many);
    }
}
