package org.jointscope.edit.suggest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The measurement of wrong signs in docs/suggest.md, with one joint of each real animation. */
class SignRepairsTest {

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "ALL_FRAMES")
    void firstSuggestionIsMostlyTheRepair(SignDamage damage) throws IOException {
        int decidable = 0;
        int repaired = 0;
        for (Path file : Corpus.files("md5anim")) {
            Md5Anim anim = Md5AnimReader.read(Files.readAllBytes(file)).model();
            Md5Anim well = Variant.AS_IS.of(anim, new Random(1));
            String seed = file.getFileName().toString() + damage;
            Optional<SignTrial> trial =
                    Trial.isFit(well) ? SignTrial.of(well, damage, new Random(seed.hashCode())) : Optional.empty();
            if (trial.isPresent() && trial.get().isDecidable(Optional.empty())) {
                decidable++;
                repaired += trial.get().isRepairedFirst(Optional.empty()) ? 1 : 0;
            }
        }
        assertThat(decidable).isGreaterThan(20);
        assertThat((double) repaired / decidable).isGreaterThanOrEqualTo(0.9);
    }
}
