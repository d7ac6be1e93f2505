package org.jointscope.pose.md2;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;

/**
 * The clips of an .md2. A player model has 198 frames, and the game uses their indices, regardless of their names
 * (Quake II, game/m_player.h). In all other models the names define the clips: {@code run1}, {@code run2}. A number of
 * three digits also counts clips of one name: {@code death101} is the first frame of {@code death1}.
 */
public final class KeyframeClips {

    /** Frames of a player model. */
    public static final int PLAYER_FRAMES = 198;

    private static final String[] PLAYER_NAMES = {
        "stand", "run", "attack", "pain1", "pain2", "pain3", "jump", "flip", "salute", "taunt", "wave", "point",
        "crstnd", "crwalk", "crattak", "crpain", "crdeath", "death1", "death2", "death3"
    };

    private static final int[] PLAYER_SIZES = {40, 6, 8, 4, 4, 4, 6, 12, 11, 17, 11, 12, 19, 6, 9, 4, 5, 6, 6, 8};

    private static final int DIGITS_OF_A_FRAME = 2;

    private KeyframeClips() {}

    /** The clips in the order of the frames; each frame is in one of them. */
    public static List<KeyframeClip> of(Md2 md2) {
        return md2.frames().size() == PLAYER_FRAMES
                ? ofPlayer()
                : ofNames(md2.frames().stream().map(Md2Frame::name).toList());
    }

    private static List<KeyframeClip> ofPlayer() {
        List<KeyframeClip> clips = new ArrayList<>();
        int first = 0;
        for (int i = 0; i < PLAYER_NAMES.length; i++) {
            clips.add(new KeyframeClip(PLAYER_NAMES[i], first, first + PLAYER_SIZES[i] - 1));
            first += PLAYER_SIZES[i];
        }
        return List.copyOf(clips);
    }

    static List<KeyframeClip> ofNames(List<String> names) {
        List<KeyframeClip> clips = new ArrayList<>();
        int first = 0;
        for (int frame = 1; frame <= names.size(); frame++) {
            boolean ends =
                    frame == names.size() || !Numbered.of(names.get(frame)).follows(Numbered.of(names.get(frame - 1)));
            if (ends) {
                String name = Numbered.of(names.get(first)).clip();
                clips.add(new KeyframeClip(name, first, frame - 1));
                first = frame;
            }
        }
        return List.copyOf(clips);
    }

    /** The name of a frame, split before the digits at its end, if any. */
    private record Numbered(String stem, String digits) {

        static Numbered of(String name) {
            String stem = name.replaceFirst("[0-9]+\\z", "");
            return new Numbered(stem, name.substring(stem.length()));
        }

        /** The name of a frame has 16 bytes, so its number fits. */
        private long number() {
            return digits.isEmpty() ? -1 : Long.parseLong(digits);
        }

        /** The name before the two digits that count frames. */
        private String round() {
            return digits.substring(0, Math.max(0, digits.length() - DIGITS_OF_A_FRAME));
        }

        boolean follows(Numbered before) {
            if (!stem.equals(before.stem) || digits.isEmpty() != before.digits.isEmpty()) {
                return false;
            }
            return number() == before.number() + 1 || number() >= before.number() && round().equals(before.round());
        }

        String clip() {
            String bare = stem.replaceFirst("[ _.-]+$", "");
            String name = digits.length() > DIGITS_OF_A_FRAME ? stem + round() : bare;
            return name.isEmpty() ? "frames" : name;
        }
    }
}
