package org.jointscope.ui.md5.suggest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.Location;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.junit.jupiter.api.Test;

class SuggestViewModelTest {

    private static final Texts TEXTS = Texts.program();

    private static final int CHEST = 4;
    private static final int THIGH_L = 33;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final SuggestViewModel suggest = new SuggestViewModel(document, work, TEXTS);

    private void openSample() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
    }

    private void shiftStart(int joint, int by) {
        document.editing().apply(new StartEdit(joint, start(joint) + by));
    }

    private int start(int joint) {
        return document.editing().current().anim().hierarchy().get(joint).startIndex();
    }

    private List<SuggestLine> lines() {
        return suggest.lines.get();
    }

    private String message() {
        return suggest.message.get();
    }

    @Test
    void inASoundAnimationNothingIsFound() {
        openSample();
        assertThat(message()).startsWith("Use Search File to find wrong startIndex values");
        suggest.searchFile();

        assertThat(lines()).isEmpty();
        assertThat(message()).isEqualTo("No repair found that makes the animation more plausible.");
        assertThat(suggest.searching.get()).isFalse();
    }

    @Test
    void aWrongStartIsFoundAndPutRight() {
        openSample();
        shiftStart(CHEST, 1);
        suggest.searchFile();

        SuggestLine best = lines().getFirst();
        assertThat(best.joint()).isEqualTo("chest");
        assertThat(best.what()).isEqualTo("chest: startIndex 14 → 13");
        assertThat(best.cost()).matches("\\d+\\.\\d → 0\\.0");
        assertThat(best.reasons()).contains("unused components 1 → 0");

        suggest.apply(best);

        assertThat(start(CHEST)).isEqualTo(13);
        assertThat(document.selectedJointProperty().get()).isEqualTo(CHEST);
        assertThat(document.editing().modifiedProperty().get()).isFalse();
        assertThat(message())
                .as("it has searched on")
                .isEqualTo("Applied “chest: startIndex 14 → 13”. No further repair found that makes"
                        + " the animation more plausible.");
        suggest.searchFile();
        assertThat(message()).isEqualTo("No repair found that makes the animation more plausible.");
        document.editing().undo();
        assertThat(start(CHEST)).as("an edit like any other").isEqualTo(14);
    }

    @Test
    void negatedQuaternionIsShownAtItsFirstFrame() {
        openSample();
        List<SourceLocation> shown = new ArrayList<>();
        document.onShowSource(shown::add);
        document.editing().apply(new NegateOrientation(CHEST, new FrameSpan(4, 6)));
        suggest.searchFile();

        SuggestLine best = lines().getFirst();
        assertThat(best.joint()).isEqualTo("chest");
        assertThat(best.what()).endsWith("in frames 4 to 6");
        InspectedFile file = document.getOpen().anim().orElseThrow();
        Location first = file.map().findOrientation(4, CHEST).orElseThrow().first();
        assertThat(best.line()).isEqualTo(first.line());
        document.playback().seek(0);
        suggest.show(best);
        assertThat(document.selectedJointProperty().get()).isEqualTo(CHEST);
        assertThat(document.playback().getFrame()).isEqualTo(4);
        suggest.showSource(best);
        assertThat(shown.getLast()).isEqualTo(new SourceLocation(file, first, true));
    }

    @Test
    void oneJointCanBeAskedFor() {
        openSample();
        assertThat(suggest.jointSelected.get()).isFalse();
        suggest.searchJoint();
        assertThat(message()).as("of no joint").startsWith("Use Search File");

        shiftStart(CHEST, 1);
        document.selectedJointProperty().set(CHEST);
        suggest.searchJoint();
        assertThat(lines().getFirst().what()).isEqualTo("chest: startIndex 14 → 13");
        assertThat(message()).endsWith("would make chest more plausible, best first:");

        shiftStart(CHEST, -1);
        document.selectedJointProperty().set(THIGH_L);
        suggest.searchJoint();
        assertThat(message()).isEqualTo("No repair found that makes thigh_l more plausible.");
    }

    @Test
    void anotherEditMakesWhatWasFoundOutOfDate() {
        openSample();
        shiftStart(CHEST, 1);
        suggest.searchFile();
        SuggestLine best = lines().getFirst();
        shiftStart(THIGH_L, 1);

        assertThat(lines()).isEmpty();
        assertThat(message()).startsWith("Use Search File to find wrong startIndex values");
        suggest.apply(best);
        assertThat(start(CHEST)).as("too late").isEqualTo(14);
    }

    @Test
    void whoeverLooksNeedNotAsk() {
        openSample();
        suggest.showing.set(true);
        assertThat(message()).startsWith("No repair found");
        shiftStart(CHEST, 1);
        assertThat(lines().getFirst().what()).isEqualTo("chest: startIndex 14 → 13");
        List<SuggestLine> found = lines();
        document.editing().showingOriginalProperty().set(true);
        document.editing().showingOriginalProperty().set(false);
        assertThat(lines()).as("a look at the file changes nothing").isSameAs(found);
        document.editing().undo();
        assertThat(lines()).isEmpty();
        assertThat(document.selectedJointProperty().get())
                .as("nothing is selected unasked")
                .isEqualTo(Rig.NO_JOINT);
    }

    @Test
    void searchingCanBeCancelled() {
        openSample();
        work.holdUp();
        suggest.searchFile();
        assertThat(suggest.searching.get()).isTrue();
        assertThat(message()).isEqualTo("Searching for repairs…");

        suggest.stop();
        work.finish();

        assertThat(suggest.searching.get()).isFalse();
        assertThat(message()).isEqualTo("Search canceled.");
        assertThat(lines()).isEmpty();
    }

    @Test
    void anEditWhileSearchingEndsTheSearch() {
        openSample();
        work.holdUp();
        suggest.searchFile();
        shiftStart(CHEST, 1);
        work.finish();

        assertThat(suggest.searching.get()).isFalse();
        assertThat(lines()).isEmpty();
        assertThat(message()).startsWith("Use Search File to find wrong startIndex values");
    }

    @Test
    void severalWrongRowsArePutRightTogether() {
        openSample();
        shiftStart(CHEST, 1);
        shiftStart(THIGH_L, -1);
        suggest.searchFile();
        SuggestLine best = lines().getFirst();
        assertThat(best.joint()).as("it is not about one").isEmpty();
        assertThat(best.what()).isNotEmpty();

        suggest.apply(best);

        assertThat(document.editing().modifiedProperty().get()).isFalse();
        assertThat(lines()).isEmpty();
    }

    @Test
    void withoutAnAnimationThereIsNothingToSearch() {
        document.show(SmallModel.open(Sample.files().getFirst()));
        suggest.searchFile();

        assertThat(suggest.animated.get()).isFalse();
        assertThat(message()).startsWith("Open an .md5anim");
    }
}
