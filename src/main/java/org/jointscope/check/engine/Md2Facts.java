package org.jointscope.check.engine;

import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Facts about an .md2 that rules refer to and that have no issue code. */
final class Md2Facts {

    private static final Map<Field, Integer> LEAST_FOR_Q2PRO =
            Map.of(Field.NUM_TRIS, 1, Field.NUM_ST, 3, Field.NUM_XYZ, 3, Field.NUM_FRAMES, 1);

    private static final List<Field> LIMITED_BY_Q2PRO =
            List.of(Field.NUM_TRIS, Field.NUM_XYZ, Field.NUM_FRAMES, Field.NUM_SKINS);

    private Md2Facts() {}

    /** Counts with which q2pro creates a model that draws nothing. */
    static Stream<RuleHit> isEmpty(Md2 md2) {
        return LEAST_FOR_Q2PRO.entrySet().stream()
                .filter(least -> isThere(md2) && get(md2, least.getKey()) < least.getValue())
                .map(least -> spot(md2.header(), least.getKey()));
    }

    /** Counts over the limits of q2pro, which reads a negative one as very large. */
    static Stream<RuleHit> overQ2ProLimits(Md2 md2) {
        return LIMITED_BY_Q2PRO.stream()
                .filter(field -> isThere(md2) && isEmpty(md2).findAny().isEmpty())
                .filter(field -> Integer.toUnsignedLong(get(md2, field)) > mostForQ2Pro(field))
                .map(field -> spot(md2.header(), field));
    }

    /** The limit of q2pro for a count in the header. */
    static int mostForQ2Pro(Field field) {
        return field.limit().orElseThrow().mostOfQ2pro();
    }

    private static boolean isThere(Md2 md2) {
        return !md2.header().equals(Md2Header.NONE) && get(md2, Field.VERSION) == Md2.VERSION;
    }

    private static int get(Md2 md2, Field field) {
        return md2.header().get(field);
    }

    static RuleHit spot(Md2Header header, Field field) {
        return new RuleHit(
                Location.ofByte(field.offset()),
                Subject.FILE,
                Texts.program().of("engine.hit.value", field.label(), header.get(field)));
    }
}
