package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IssuesFoldTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final IssuesFold fold = new IssuesFold(document);
    private OpenModel clean;
    private OpenModel broken;

    @BeforeEach
    void openModels() {
        clean = SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()));
        String text = SmallModel.mesh().replace("numtris 36", "numtris 37");
        broken = SmallModel.open(SmallModel.write(folder, "broken.md5mesh", text));
    }

    @Test
    void staysFoldedWhileNothingIsWrong() {
        assertThat(isUnfolded()).isFalse();
        document.show(clean);
        assertThat(isUnfolded()).isFalse();
    }

    @Test
    void troubleUnfoldsIt() {
        document.show(clean);
        document.show(broken);
        assertThat(isUnfolded()).isTrue();
        document.show(clean);
        assertThat(isUnfolded()).isTrue();
    }

    @Test
    void whatWasFoldedByHandIsNotUnfoldedByTrouble() {
        document.show(broken);
        fold.unfoldedProperty().set(false);
        document.show(clean);
        document.show(broken);
        assertThat(isUnfolded()).isFalse();
    }

    @Test
    void whatWasUnfoldedByHandAgainIsNoLongerFoldedByHand() {
        document.show(broken);
        fold.unfoldedProperty().set(false);
        fold.show();
        assertThat(isUnfolded()).isTrue();
        assertThat(fold.foldedByHandProperty().get()).isFalse();
    }

    @Test
    void whatWasFoldedByHandLastTimeIsNotUnfoldedByTroubleEither() {
        fold.foldedByHandProperty().set(true);
        document.show(broken);
        assertThat(isUnfolded()).isFalse();
        fold.show();
        assertThat(isUnfolded()).isTrue();
        assertThat(fold.foldedByHandProperty().get()).isFalse();
    }

    @Test
    void issuesComeBeforeAnotherPaneAndAreNeverFoldedAway() {
        fold.unfoldedProperty().set(true);
        fold.inFrontProperty().set(false);
        assertThat(fold.shownProperty().get()).isFalse();
        fold.show();
        assertThat(fold.shownProperty().get()).isTrue();
        fold.show();
        assertThat(fold.shownProperty().get()).isTrue();
    }

    @Test
    void troubleDoesNotPushAwayThePaneThatSomebodyLooksAt() {
        fold.unfoldedProperty().set(true);
        fold.inFrontProperty().set(false);
        document.show(broken);
        assertThat(fold.shownProperty().get()).isFalse();
        fold.unfoldedProperty().set(false);
        fold.foldedByHandProperty().set(false);
        document.show(clean);
        document.show(broken);
        assertThat(fold.shownProperty().get()).isTrue();
    }

    private boolean isUnfolded() {
        return fold.unfoldedProperty().get();
    }
}
