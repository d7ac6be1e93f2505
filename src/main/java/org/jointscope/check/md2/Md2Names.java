package org.jointscope.check.md2;

import org.jointscope.analysis.GamePath;
import org.jointscope.diagnostics.ControlCharacters;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.md2.Md2Skin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The paths of the skins of an .md2 and the names of its frames. */
record Md2Names(Md2 md2, IssueLog issues) {

    void check() {
        for (int index = 0; index < md2.skins().size(); index++) {
            Interruption.check();
            checkSkin(index, md2.skins().get(index));
        }
        checkFrames(md2.frames());
    }

    private void checkSkin(int index, Md2Skin skin) {
        String path = skin.name();
        String shown = ControlCharacters.replaced(path);
        if (GamePath.absolutePrefix(path).isPresent()) {
            reportSkin(IssueCode.MD2_SKIN_NAME_ABSOLUTE, skin, 0, index, shown);
        }
        int backslash = path.indexOf('\\');
        if (backslash >= 0) {
            reportSkin(IssueCode.MD2_SKIN_NAME_BACKSLASH, skin, backslash, index, shown);
        }
        for (int at = 0; at < path.length(); at++) {
            if (!isPrintableAscii(path.charAt(at))) {
                String value = "0x%02X".formatted((int) path.charAt(at));
                reportSkin(IssueCode.MD2_SKIN_NAME_UNPRINTABLE, skin, at, index, shown, value);
                return;
            }
        }
    }

    private static boolean isPrintableAscii(char character) {
        return character >= ' ' && character <= '~';
    }

    private void reportSkin(IssueCode code, Md2Skin skin, int at, Object... arguments) {
        issues.add(code, Location.ofByte(skin.offset() + at), Subject.FILE, arguments);
    }

    private void checkFrames(List<Md2Frame> frames) {
        Map<String, Integer> first = new HashMap<>();
        for (int index = 0; index < frames.size(); index++) {
            Interruption.check();
            String name = frames.get(index).name();
            Integer earlier = first.putIfAbsent(name, index);
            Location location = Location.ofByte(frames.get(index).nameOffset());
            Subject subject = Subject.ofFrame(index);
            if (name.isEmpty()) {
                issues.add(IssueCode.MD2_FRAME_NAME_EMPTY, location, subject, index);
            } else if (earlier != null) {
                issues.add(
                        IssueCode.MD2_FRAME_NAME_DUPLICATE,
                        location,
                        subject,
                        index,
                        ControlCharacters.replaced(name),
                        earlier);
            }
        }
    }
}
