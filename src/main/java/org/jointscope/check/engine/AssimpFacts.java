package org.jointscope.check.engine;

import java.util.Optional;
import java.util.OptionalDouble;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.check.engine.assimp.AssimpFault;
import org.jointscope.check.engine.assimp.Reading;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;

/** The fault for which Assimp does not load a text, found by reading it as Assimp does. */
final class AssimpFacts {

    private AssimpFacts() {}

    static Trigger fault(AssimpFault fault) {
        return evidence -> reading(evidence).stream()
                .filter(reading -> reading.fault().equals(Optional.of(fault)))
                .map(reading -> new RuleHit(location(evidence.text(), reading.offset()), Subject.FILE, fault.detail()));
    }

    private record FrameRate(OptionalDouble value) {}

    /** The frame rate of an animation or a camera in Assimp: see {@link Reading#frameRate}. */
    static OptionalDouble frameRate(RuleContext evidence) {
        return evidence.remember(FrameRate.class, it -> Optional.of(new FrameRate(Reading.frameRate(it.text()))))
                .map(FrameRate::value)
                .orElseThrow();
    }

    private static Optional<Reading> reading(RuleContext evidence) {
        return evidence.files().size() == 1 ? evidence.remember(Reading.class, AssimpFacts::read) : Optional.empty();
    }

    private static Optional<Reading> read(RuleContext evidence) {
        byte[] text = evidence.text();
        return switch (evidence.files().getFirst()) {
            case Md5Mesh _ -> Optional.of(Reading.ofMesh(text));
            case Md5Anim _ -> Optional.of(Reading.ofAnim(text));
            case Md5Camera _ -> Optional.of(Reading.ofCamera(text));
            default -> Optional.empty();
        };
    }

    private static Location location(byte[] text, int offset) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < offset; i++) {
            Interruption.checkAt(i);
            boolean continued = (text[i] & 0xC0) == 0x80;
            line += text[i] == '\n' ? 1 : 0;
            column = text[i] == '\n' ? 1 : continued ? column : column + 1;
        }
        return new Location(line, column);
    }
}
