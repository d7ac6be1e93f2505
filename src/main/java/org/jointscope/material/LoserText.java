package org.jointscope.material;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.files.Place;
import org.jointscope.files.Place.Loser;
import org.jointscope.files.Place.Rule;
import org.jointscope.files.StoredFiles;
import org.jointscope.messages.Phrase;

/** The reasons why files and archives are not used, in words. */
public final class LoserText {

    private LoserText() {}

    /**
     * A file that is not used, and the rule that excludes it: {@code pak000.pk4/a.tga: pak008.pk4 is searched first
     * (later name)}.
     *
     * @param winner the file that is used instead, if there is one; the path of the loser begins where they differ
     */
    public static Phrase of(Loser loser, Optional<Path> winner) {
        Path file = loser.file();
        String shown = winner.flatMap(it -> below(file, it)).orElse(file).toString();
        Rule rule = loser.reason().rule();
        String used = switch (rule) {
            case ARCHIVE_FIRST, LATER_NAME, HIGHER_NUMBER, NUMBER_LAST ->
                winner.flatMap(StoredFiles::archive)
                        .or(() -> winner)
                        .map(LoserText::name)
                        .orElse("");
            default -> winner.map(LoserText::name).orElse("");
        };
        String archive = name(StoredFiles.archive(file).orElse(file));
        String argument = loser.reason().argument();
        return Phrase.of("rule.loser", shown, Phrase.of("rule." + rule, archive, used, argument));
    }

    /** All files that are not used for an image. */
    public static List<Phrase> of(Texture texture) {
        return texture.allSearches()
                .flatMap(search ->
                        search.losers().stream().map(it -> of(it, search.found().or(texture::file))))
                .distinct()
                .toList();
    }

    /** An archive that is not searched, and the reason. */
    public static Phrase of(Place place) {
        return of(new Loser(place.root(), place.ignored().orElseThrow()), Optional.empty());
    }

    /** The part of a path below the last folder that both are in. */
    private static Optional<Path> below(Path file, Path other) {
        return Stream.iterate(file.getParent(), it -> it != null && it.getNameCount() > 0, Path::getParent)
                .filter(other::startsWith)
                .findFirst()
                .map(it -> it.relativize(file));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
