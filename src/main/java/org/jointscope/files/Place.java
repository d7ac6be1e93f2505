package org.jointscope.files;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * A folder or archive with files of a game.
 *
 * @param mod the folder of the mod or base game that it belongs to
 * @param archive whether it is an archive
 * @param ignored why the engine does not search it; empty if it does
 */
public record Place(Path root, Path mod, boolean archive, Optional<Reason> ignored) {

    /** Why a file or an archive is not used. */
    public enum Rule {
        /** The mod is searched before the base game, and both before added folders: the folder that is first. */
        MOD,
        /** Loose files are searched before archives. */
        LOOSE_FIRST,
        /** Archives are searched before loose files. */
        ARCHIVE_FIRST,
        /** Of several archives, the last by name is searched first. */
        LATER_NAME,
        /** Of several archives, that with the highest number is searched first. */
        HIGHER_NUMBER,
        /** Archives without a number are searched before those with one. */
        NUMBER_LAST,
        /** Another extension or suffix is tried first. */
        EXTENSION,
        /** The name differs in case. */
        CASE,
        /** Archives are numbered without a gap: the name of the missing one. */
        GAP,
        /** Only archives with a number are loaded. */
        NUMBERLESS,
        /** An archive with {@code addon.conf} is only loaded if the player activates it. */
        ADDON,
        /** The table of contents of the archive cannot be read. */
        DAMAGED,
        /** The image under {@code dds/} is older than its source. */
        STALE,
        /** The source of an image is not read if there is one under {@code dds/}. */
        DDS_FIRST,
        /** Compressed normal maps are not used by default. */
        NOT_COMPRESSED
    }

    /** @param argument as the rule describes it, otherwise empty */
    public record Reason(Rule rule, String argument) {

        public static Reason of(Rule rule) {
            return new Reason(rule, "");
        }
    }

    /** A file that is not used. */
    public record Loser(Path file, Reason reason) {}

    /** The name of the mod; the whole path if it is the root of a disk. */
    public String modName() {
        return Objects.requireNonNullElse(mod.getFileName(), mod).toString();
    }

    static Place folder(Path mod) {
        return new Place(mod, mod, false, Optional.empty());
    }

    static Place archive(Path file, Path mod) {
        return new Place(file, mod, true, Optional.empty());
    }

    Place ignoredBy(Reason reason) {
        return new Place(root, mod, archive, Optional.of(reason));
    }
}
