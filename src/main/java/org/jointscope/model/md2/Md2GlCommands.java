package org.jointscope.model.md2;

import java.util.List;

/**
 * The surface once more, as strips and fans for OpenGL.
 *
 * @param list those before the end, in file order
 * @param ended whether the 0 was found that ends them
 */
public record Md2GlCommands(List<Md2GlCommand> list, boolean ended) {

    public Md2GlCommands {
        list = List.copyOf(list);
    }
}
