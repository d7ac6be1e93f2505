package org.jointscope.ui.md2.glcommands;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;

/**
 * A vertex of a strip or a fan.
 *
 * @param order index in the command
 * @param vertex index of the vertex as in the file
 * @param exists whether the vertex exists
 * @param s from 0 at the skin's left edge to 1
 * @param t from 0 at the skin's upper edge to 1
 * @param pixelS s in pixels of the skin size in the header
 * @param pixelT t in pixels of the skin size in the header
 * @param offset of its first byte
 */
public record CommandVertex(
        int order, int vertex, boolean exists, double s, double t, double pixelS, double pixelT, int offset) {

    static List<CommandVertex> of(Md2 md2, Md2GlCommand command) {
        return IntStream.range(0, command.size())
                .mapToObj(i -> of(md2, command, i))
                .toList();
    }

    private static CommandVertex of(Md2 md2, Md2GlCommand command, int order) {
        int vertex = command.vertex(order);
        return new CommandVertex(
                order,
                vertex,
                vertex >= 0 && vertex < md2.vertexCount(),
                command.s(order),
                command.t(order),
                (double) command.s(order) * md2.header().skinWidth(),
                (double) command.t(order) * md2.header().skinHeight(),
                command.vertexOffset(order));
    }
}
