package org.jointscope.edit.suggest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuggesterTest {

    private static final Md5Anim WELL = Swinging.anim();

    @Test
    void whereAllIsWellNothingIsSuggested() {
        assertThat(suggest(WELL)).isEmpty();
        assertThat(suggest(new AnimBuilder().build())).isEmpty();
        assertThat(suggest(WELL.withFrames(List.of()))).isEmpty();
        assertThat(suggest(WELL.withBaseframe(List.of()))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, -1", "3, 1", "5, 3", "6, -3", "7, 2", "10, 1", "12, -2", "13, 1"})
    void startThatIsOffIsSetRight(int joint, int by) {
        assertThat(first(new StartEdit(joint, Swinging.start(joint) + by)))
                .isEqualTo(new StartEdit(joint, Swinging.start(joint)));
    }

    @ParameterizedTest
    @CsvSource({"0, 6", "1, 40", "2, 24", "5, 32", "6, 62", "6, 55", "7, 48", "12, 8", "13, 40"})
    void bitThatIsMissingIsSet(int joint, int flags) {
        assertThat(first(new FlagsEdit(joint, flags))).isEqualTo(new FlagsEdit(joint, Swinging.FLAGS[joint]));
    }

    @ParameterizedTest
    @CsvSource({"0, 15", "1, 57", "2, 60", "3, 10", "5, 50", "7, 58", "8, 33", "11, 60", "13, 57"})
    void bitThatIsTooMuchIsCleared(int joint, int flags) {
        assertThat(first(new FlagsEdit(joint, flags))).isEqualTo(new FlagsEdit(joint, Swinging.FLAGS[joint]));
    }

    @Test
    void jointThatLostItsOnlyBitAndItsStartGetsBothBack() {
        Edit lost = new Several(List.of(new FlagsEdit(3, 0), new StartEdit(3, 0)));
        assertThat(first(lost))
                .isEqualTo(new Several(List.of(new FlagsEdit(3, 8), new StartEdit(3, Swinging.start(3)))));
    }

    @Test
    void startsThatWereSwappedAreSwappedBack() {
        Edit swapped = new Several(List.of(new StartEdit(2, Swinging.start(11)), new StartEdit(11, Swinging.start(2))));
        assertThat(first(swapped))
                .isEqualTo(new Several(
                        List.of(new StartEdit(2, Swinging.start(2)), new StartEdit(11, Swinging.start(11)))));
    }

    @Test
    void startsThatWereCountedByAnotherRuleAreCountedAnew() {
        List<Edit> six = IntStream.range(0, Swinging.FLAGS.length)
                .<Edit>mapToObj(joint -> new StartEdit(joint, joint * 6))
                .toList();
        assertThat(first(new Several(six))).isEqualTo(new RenumberStarts());
    }

    @ParameterizedTest
    @CsvSource({"1, 40", "6, 47", "7, 60", "3, 40"})
    void startsThatWereCountedFromWrongFlagsAreCountedFromTheRightOnes(int joint, int flags) {
        Edit counted = new Several(List.of(new FlagsEdit(joint, flags), new RenumberStarts()));
        Edit repair = first(counted);
        assertThat(repair)
                .isEqualTo(new Several(List.of(new FlagsEdit(joint, Swinging.FLAGS[joint]), new RenumberStarts())));
        assertThat(isWell(repair.applyTo(counted.applyTo(WELL)))).isTrue();
    }

    @Test
    void rowsThatAreWrongInTwoPlacesAreBothNamed() {
        Edit damage = new Several(List.of(new FlagsEdit(2, 40), new FlagsEdit(11, 57)));
        assertThat(edits(suggest(damage.applyTo(WELL)))).contains(new FlagsEdit(2, 56), new FlagsEdit(11, 56));
    }

    @Test
    void oneEditForAllStartsIsBetterThanSeveral() {
        Edit damage = new Several(List.of(new StartEdit(2, 7), new StartEdit(11, 30)));
        assertThat(first(damage)).isEqualTo(new RenumberStarts());
    }

    @ParameterizedTest
    @CsvSource({"6, 6", "3, 9", "11, 15"})
    void framesOfTheWrongSignAreNegated(int first, int last) {
        Edit negated = new NegateOrientation(7, new FrameSpan(first, last));
        assertThat(edits(suggest(negated.applyTo(WELL)))).containsExactly(negated);
    }

    @Test
    void severalSpansOfTheWrongSignAreMendedTogether() {
        Edit negated = new Several(
                List.of(new NegateOrientation(7, new FrameSpan(2, 4)), new NegateOrientation(7, new FrameSpan(9, 10))));
        List<Suggestion> suggestions = suggest(negated.applyTo(WELL));
        assertThat(edits(suggestions)).containsExactly(negated);
        assertThat(suggestions.getFirst().joint()).hasValue(7);
        assertThat(suggestions.getFirst().reasons()).containsExactly(new Reason(Evidence.SIGN_FLIPS, 4, 0));
    }

    @Test
    void commentDecidesWhereNumbersCannot() {
        Md5Anim zeros = withZeroRotation(WELL, 8);
        Md5Anim lost = new FlagsEdit(8, 0).applyTo(zeros);
        for (String word : List.of("Qx", "Qy", "Qz")) {
            Md5Anim said = withComment(lost, 8, "joint7 ( " + word + " )");
            Component component = Component.valueOf(word.toUpperCase(java.util.Locale.ROOT));
            assertThat(suggest(said).getFirst().edit()).isEqualTo(new FlagsEdit(8, component.bit()));
        }
    }

    @Test
    void reasonsAndCostsSayWhatIsBetter() {
        Suggestion suggestion = suggest(new StartEdit(2, 7).applyTo(WELL)).getFirst();
        assertThat(suggestion.joint()).isEqualTo(OptionalInt.of(2));
        assertThat(suggestion.costAfter()).isZero();
        assertThat(suggestion.costBefore()).isGreaterThan(14);
        assertThat(suggestion.costAfter()).isCloseTo(0, within(0.0));
        assertThat(suggestion.reasons())
                .contains(
                        new Reason(Evidence.UNUSED_COMPONENTS, 1, 0),
                        new Reason(Evidence.SHARED_COMPONENTS, 1, 0),
                        new Reason(Evidence.OUT_OF_ORDER, 2, 0));
        assertThat(suggestion.reasons())
                .filteredOn(reason -> reason.evidence() == Evidence.OFF_BASEFRAME)
                .singleElement()
                .matches(reason -> reason.before() > 0 && reason.after() == 0);
    }

    @Test
    void bestComesFirstAndThereAreFew() {
        List<Suggestion> suggestions = suggest(new FlagsEdit(5, 32).applyTo(WELL));
        assertThat(suggestions).hasSizeBetween(1, 5).doesNotHaveDuplicates();
        assertThat(suggestions).isSortedAccordingTo(java.util.Comparator.comparing(Suggestion::costAfter));
        assertThat(suggestions).allMatch(suggestion -> suggestion.costBefore() > suggestion.costAfter());
    }

    @Test
    void jointThatIsAskedAboutIsTheOnlyOneThatChanges() {
        Md5Anim damaged = new StartEdit(2, 7).applyTo(WELL);
        List<Suggestion> own = Suggester.suggest(damaged, Optional.empty(), 2);
        assertThat(own.getFirst().edit()).isEqualTo(new StartEdit(2, Swinging.start(2)));
        assertThat(own).allMatch(suggestion -> suggestion.joint().equals(OptionalInt.of(2)));
        assertThat(Suggester.suggest(damaged, Optional.empty(), 6)).isEmpty();
        assertThat(Suggester.suggest(damaged, Optional.empty(), -1)).isEmpty();
        assertThat(Suggester.suggest(damaged, Optional.empty(), 99)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 9})
    void unreadableRowCountsAsOneWithoutFlags(int joint) {
        AnimJoint row = WELL.hierarchy().get(joint);
        List<AnimJoint> rows = new ArrayList<>(WELL.hierarchy());
        rows.set(
                joint,
                new AnimJoint(
                        row.name(),
                        row.parent(),
                        org.jointscope.model.ModelFile.MISSING,
                        org.jointscope.model.ModelFile.MISSING,
                        row.location()));
        assertThat(edits(suggest(WELL.withHierarchy(rows)))).allMatch(edit -> edit.equals(new StartEdit(joint, 0)));
    }

    @Test
    void interruptedThreadIsCanceled() {
        Md5Anim damaged = new StartEdit(2, 7).applyTo(WELL);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> suggest(damaged)).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(suggest(damaged)).isNotEmpty();
    }

    private static Md5Anim withZeroRotation(Md5Anim anim, int joint) {
        Md5Anim zeros = anim;
        for (Component c : List.of(Component.QX, Component.QY, Component.QZ)) {
            zeros = new BaseframeEdit(joint, c, 0.2).applyTo(zeros);
        }
        return zeros;
    }

    private static Md5Anim withComment(Md5Anim anim, int joint, String comment) {
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        AnimJoint row = rows.get(joint);
        rows.set(
                joint, new AnimJoint(row.name(), row.parent(), row.flags(), row.startIndex(), comment, row.location()));
        return anim.withHierarchy(rows);
    }

    private static boolean isWell(Md5Anim anim) {
        return new Changes(WELL, anim).isEmpty();
    }

    private static Edit first(Edit damage) {
        return suggest(damage.applyTo(WELL)).getFirst().edit();
    }

    private static List<Suggestion> suggest(Md5Anim anim) {
        return Suggester.suggest(anim, Optional.empty());
    }

    private static List<Edit> edits(List<Suggestion> suggestions) {
        return suggestions.stream().map(Suggestion::edit).toList();
    }
}
