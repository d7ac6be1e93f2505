package org.jointscope.check.md2;

import org.jointscope.analysis.GlAgreement;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.md2.Md2GlCommand;

import java.util.List;

/**
 * The GL commands of an .md2 must draw the triangles of its list: Quake II's OpenGL renderer draws
 * only the commands, its software renderer only the list.
 */
record Md2GlCheck(Md2 md2, IssueLog issues) {

    void check() {
        List<Md2GlCommand> commands = md2.glCommands().list();
        if (commands.isEmpty()) {
            if (md2.triangles().size() > 0) {
                Location location = Location.ofByte(Field.NUM_GLCMDS.offset());
                issues.add(IssueCode.MD2_GL_NONE, location, Subject.FILE);
            }
            return;
        }
        boolean sound = true;
        if (md2.frames().isEmpty()) {
            return;
        }
        for (int index = 0; index < commands.size(); index++) {
            Interruption.check();
            sound &= checkVertices(index, commands.get(index));
        }
        boolean whole = md2.triangles().size() == md2.header().get(Field.NUM_TRIS);
        if (sound && whole && md2.glCommands().ended()) {
            compare(commands);
        }
    }

    private boolean checkVertices(int index, Md2GlCommand command) {
        boolean sound = true;
        for (int i = 0; i < command.size(); i++) {
            int vertex = command.vertex(i);
            if (vertex < 0 || vertex >= md2.vertexCount()) {
                sound = false;
                issues.add(
                        IssueCode.MD2_GL_VERTEX_OUT_OF_RANGE,
                        Location.ofByte(command.vertexOffset(i)),
                        Subject.FILE,
                        index,
                        vertex,
                        md2.vertexCount());
            }
        }
        return sound;
    }

    private void compare(List<Md2GlCommand> commands) {
        GlAgreement agreement = GlAgreement.of(md2);
        if (!agreement.agrees()) {
            issues.add(
                    IssueCode.MD2_GL_DISAGREES,
                    Location.ofByte(commands.getFirst().offset()),
                    Subject.FILE,
                    agreement.drawn(),
                    agreement.unlisted(),
                    agreement.listed(),
                    agreement.undrawn().length);
        }
    }
}
