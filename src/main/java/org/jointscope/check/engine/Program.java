package org.jointscope.check.engine;

import java.util.List;
import java.util.stream.Stream;

/**
 * An engine or program for which there is no table of rules.
 *
 * @param names for people, the usual one first
 * @param near the engines with related readers; none if it reads no .md5mesh and no .md5anim
 */
public record Program(List<String> names, List<Engine> near) {

    /** From {@code others.programs} in the folder of this class. */
    static final List<Program> ALL = EngineTable.programs();

    public Program {
        names = List.copyOf(names);
        near = List.copyOf(near);
    }

    public String name() {
        return names.getFirst();
    }

    static Program of(String name, List<String> others, List<Engine> near) {
        return new Program(Stream.concat(Stream.of(name), others.stream()).toList(), near);
    }
}
