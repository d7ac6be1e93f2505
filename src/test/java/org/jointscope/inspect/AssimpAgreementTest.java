package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.jointscope.testing.NeedsAssimp;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the compatibility of Assimp 5.2 with Assimp 5.2. */
@NeedsAssimp
class AssimpAgreementTest {

    private static final double LEAST = 0.99;

    private static List<AssimpAgreement> all;

    @BeforeAll
    static void runAssimp() throws IOException {
        all = AssimpAgreement.all();
    }

    @Test
    void atLeastNinetyNineInAHundredAgree() {
        long agreeing = all.stream().filter(AssimpAgreement::agrees).count();
        assertThat((double) agreeing / all.size()).isGreaterThanOrEqualTo(LEAST);
    }

    @Test
    void whateverDoesNotAgreeHasItsReason() {
        assertThat(all)
                .filteredOn(each -> !each.agrees())
                .filteredOn(each -> !AssimpAgreement.exceptions().containsKey(each.name()))
                .isEmpty();
    }

    @Test
    void exceptionsAreOfFilesThatThereAre() {
        assertThat(all)
                .extracting(AssimpAgreement::name)
                .containsAll(AssimpAgreement.exceptions().keySet());
    }

    /** docs/engines.md contains the number in the record: how many hundreds were compared. */
    @Test
    void recordIsThatOfTheseFiles() throws IOException {
        assertThat(Files.readString(AssimpAgreement.RECORD)).isEqualTo("%d\n".formatted(all.size() / 100 * 100));
    }
}
