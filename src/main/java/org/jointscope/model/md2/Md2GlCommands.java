package org.jointscope.model.md2;

import java.util.List;

/**
 * The surface as strips and fans for OpenGL.
 *
 * @param list the commands before the end, in file order
 * @param ended whether the terminating 0 was found
 */
public record Md2GlCommands(List<Md2GlCommand> list, boolean ended) {

    public Md2GlCommands {
        list = List.copyOf(list);
    }
}
