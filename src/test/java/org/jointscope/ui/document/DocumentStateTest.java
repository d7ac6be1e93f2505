package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.DocumentState.Change;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentStateTest {
    private static final int HIPS = 1;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork reparsing = new ImmediateWork();
    private final ImmediateWork validating = new ImmediateWork();
    private final ImmediateWork assessing = new ImmediateWork();
    private final List<DocumentState> states = new ArrayList<>();

    @BeforeEach
    void follow() {
        new Reparser(document, reparsing);
        new PairValidator(document, validating);
        new CompatibilityUpdater(document, assessing);
        document.stateProperty().subscribe((before, now) -> states.add(now));
    }

    private void openPair() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }

    private List<Change> changes() {
        return states.stream().map(DocumentState::change).toList();
    }

    @Test
    void issuesAreAlwaysThoseOfTheFilesThatAreShown() {
        openPair();
        document.editing().apply(new StartEdit(HIPS, 7));
        document.show(SmallModel.open(SmallModel.write(folder, "run.md5anim", SmallModel.ramp())));
        assertThat(states)
                .allSatisfy(state -> assertThat(state.open().files())
                        .extracting(file -> file.path())
                        .containsAll(state.issues().all().stream()
                                .map(issue -> issue.file().path())
                                .toList()));
        assertThat(states)
                .filteredOn(state -> state.open().isSettled())
                .allSatisfy(state -> assertThat(state.open().files())
                        .containsAll(state.issues().all().stream()
                                .map(OpenIssue::file)
                                .toList()));
    }

    @Test
    void clickOnFlagBitPublishesEachStateOnce() {
        openPair();
        reparsing.holdUp();
        validating.holdUp();
        assessing.holdUp();
        states.clear();
        document.editing().apply(new FlagsEdit(HIPS, 0));
        reparsing.finish();
        validating.finish();
        assessing.finish();
        assertThat(changes()).isEqualTo(List.of(Change.EDITED, Change.SETTLED, Change.RECHECKED, Change.ASSESSED));
        assertThat(states).doesNotHaveDuplicates();
        assertThat(document.getState().compatibility().complete()).isTrue();
    }

    @Test
    void openingPublishesEachStateOnce() {
        validating.holdUp();
        assessing.holdUp();
        openPair();
        assertThat(document.getState().issues().pair()).isEqualTo(PairState.CHECKING);
        validating.finish();
        assessing.finish();
        assertThat(changes()).isEqualTo(List.of(Change.OPENED, Change.RECHECKED, Change.ASSESSED));
        assertThat(document.getState().issues().pair()).isEqualTo(PairState.CHECKED);
    }

    @Test
    void modelIsDerivedFromOnceForEachModel() {
        List<String> derived = new ArrayList<>();
        document.modelProperty()
                .map(open -> {
                    derived.add(open.name());
                    return open.name();
                })
                .subscribe(name -> {});
        derived.clear();
        openPair();
        assertThat(states).hasSizeGreaterThan(2);
        assertThat(derived).containsExactly("guard.md5mesh + walk.md5anim");
    }

    @Test
    void workerThatIsDoneAtOnceDoesNotShowOthersAnOldState() {
        List<DocumentState> seen = new ArrayList<>();
        document.addWorker(state -> {
            assertThat(state).isSameAs(document.getState());
            seen.add(state);
        });
        openPair();
        assertThat(seen).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void resultForFilesThatAreNoLongerOpenIsDropped() {
        openPair();
        reparsing.holdUp();
        document.editing().apply(new FlagsEdit(HIPS, 0));
        document.show(SmallModel.open(SmallModel.write(folder, "run.md5anim", SmallModel.ramp())));
        DocumentState opened = document.getState();
        reparsing.finish();
        assertThat(document.getState()).isSameAs(opened);
    }

    @Test
    void otherNumberOfWeightsLeavesIssuesAndCompatibilityAlone() {
        openPair();
        DocumentState before = document.getState();
        states.clear();
        document.preview().weightsProperty().set(WeightLimit.of(1, WeightLimit.Base.OFFSETS));
        assertThat(changes()).isEqualTo(List.of(Change.REWEIGHTED));
        assertThat(document.getState().issues()).isSameAs(before.issues());
        assertThat(document.getState().marks()).isSameAs(before.marks());
        assertThat(document.getState().compatibility()).isSameAs(before.compatibility());
    }

    @Test
    void editWhileOtherWeightsAreShownIsStillReparsed() {
        openPair();
        reparsing.holdUp();
        document.editing().apply(new FlagsEdit(HIPS, 0));
        document.preview().weightsProperty().set(WeightLimit.of(1, WeightLimit.Base.OFFSETS));
        reparsing.finish();
        assertThat(document.getOpen().isSettled()).isTrue();
    }
}
