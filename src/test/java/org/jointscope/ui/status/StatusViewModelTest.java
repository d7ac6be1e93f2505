package org.jointscope.ui.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CompatibilityUpdater;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Trouble;
import org.jointscope.ui.storage.FileOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusViewModelTest {
    @TempDir
    private Path folder;

    private final ImmediateWork work = new ImmediateWork();
    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final FileOpener opener = new FileOpener(document, work, new ImmediateWork(), texts);
    private final IssuesFold fold = new IssuesFold(document);
    private final Failure settings = new Failure("The settings are broken.");
    private final StatusViewModel status = new StatusViewModel(document, List.of(opener, settings), work, fold, texts);

    @Test
    void nothingOpenIsNothingToSay() {
        assertThat(status.summary.getValue()).isEmpty();
        assertThat(status.findings.getValue()).isEmpty();
        assertThat(status.trouble.getValue()).isEqualTo("The settings are broken.");
        status.dismissTrouble();
        assertThat(status.trouble.getValue()).isEmpty();
        assertThat(status.work.titleProperty().get()).isEmpty();
    }

    @Test
    void filesAreSummedUp() {
        open(guard(), walk());
        assertThat(status.summary.getValue())
                .isEqualTo("guard.md5mesh + walk.md5anim  ·  3 joints  ·  1 mesh  ·  36 triangles"
                        + "  ·  5 frames  ·  1 component");
    }

    @Test
    void sampleIsNamedAsOne() {
        opener.openSample();
        assertThat(status.summary.getValue()).startsWith("Sample: dapple.md5mesh + walk.md5anim  ·  41 joints");
        open(guard());
        assertThat(status.summary.getValue()).startsWith("guard.md5mesh  ·  ");
    }

    @Test
    void oneIsSingular() {
        open(
                file("dot.md5mesh", SmallModel.mesh(List.of("dot"), "")),
                file("dot.md5anim", SmallModel.anim(List.of("dot"), 24, 0)));
        assertThat(status.summary.getValue())
                .startsWith("dot.md5mesh + dot.md5anim  ·  1 joint  ·  1 mesh  ·  12 triangles")
                .endsWith("  ·  1 frame  ·  1 component");
    }

    @Test
    void cleanFilesAreSaidToBeClean() {
        open(guard(), walk());
        assertThat(status.findings.getValue()).isEqualTo("No errors or warnings");
        assertThat(status.worst.getValue()).isEqualTo(Severity.INFO);
    }

    @Test
    void errorsAndWarningsAreCounted() {
        open(
                file("broken.md5mesh", SmallModel.mesh().replace("numtris 36", "numtris 37")),
                file("old.md5anim", SmallModel.cycle().replace("MD5Version 10", "MD5Version 7")));
        assertThat(status.findings.getValue()).isEqualTo("1 error, 1 warning");
        assertThat(status.worst.getValue()).isEqualTo(Severity.ERROR);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 errors, 0 warnings, 0 joints",
        "1, 1 error, 1 warning, 1 joint",
        "2, 2 errors, 2 warnings, 2 joints"
    })
    void numbersAgreeWithTheirNouns(int count, String errors, String warnings, String joints) {
        assertThat(texts.of("count.ERROR", count)).isEqualTo(errors);
        assertThat(texts.of("count.WARNING", count)).isEqualTo(warnings);
        assertThat(texts.of("count.joints", count)).isEqualTo(joints);
    }

    @Test
    void warningsAloneAreNoErrors() {
        open(file("old.md5anim", SmallModel.cycle().replace("MD5Version 10", "MD5Version 7")));
        assertThat(status.findings.getValue()).isEqualTo("1 warning");
        assertThat(status.worst.getValue()).isEqualTo(Severity.WARNING);
    }

    @Test
    void errorsOfOpenedFilesAreShownWhileTheIssuesAreNot() {
        settings.dismissTrouble();
        fold.foldedByHandProperty().set(true);
        open(guard(), walk());
        assertThat(status.trouble.getValue()).isEmpty();
        open(broken(), walk());
        assertThat(status.trouble.getValue()).startsWith("broken.md5mesh has 1 error: numtris is 37");
        assertThat(status.explained.getValue()).isTrue();
        status.dismissTrouble();
        assertThat(status.trouble.getValue()).isEmpty();
        assertThat(status.explained.getValue()).isFalse();

        open(broken(), walk());
        assertThat(status.trouble.getValue()).isNotEmpty();
        fold.show();
        assertThat(status.trouble.getValue()).isEmpty();
        fold.unfoldedProperty().set(false);
        assertThat(status.trouble.getValue()).as("hidden with the panes").isNotEmpty();
        new CompatibilityUpdater(document, new ImmediateWork());
        open(broken(), walk());
        fold.show();
        fold.unfoldedProperty().set(false);
        assertThat(status.trouble.getValue()).as("already seen").isEmpty();
        open(guard(), walk());
        assertThat(status.trouble.getValue()).isEmpty();
    }

    private Path broken() {
        return file("broken.md5mesh", SmallModel.mesh().replace("numtris 36", "numtris 37"));
    }

    @Test
    void listOfIssuesUnfoldsAndStays() {
        open(guard(), walk());
        assertThat(status.fold.shownProperty().get()).isFalse();
        status.fold.show();
        assertThat(fold.unfoldedProperty().get()).isTrue();
        status.fold.show();
        assertThat(status.fold.shownProperty().get()).isTrue();
    }

    @Test
    void troubleIsThatOfTheOpener() {
        open(guard(), folder.resolve("gone.md5anim"));
        assertThat(status.trouble.getValue())
                .isEqualTo("Could not open gone.md5anim: file not found in " + folder + ".");
        assertThat(status.summary.getValue()).startsWith("guard.md5mesh  ·  ");
    }

    @Test
    void readingIsShownAndCanBeCancelled() {
        work.holdUp();
        open(guard());
        assertThat(status.work.titleProperty().get()).isEqualTo("guard.md5mesh");
        status.work.cancel();
        assertThat(status.work.titleProperty().get()).isEmpty();
        work.finish();
        assertThat(status.summary.getValue()).isEmpty();
    }

    private void open(Path... files) {
        opener.open(List.of(files));
    }

    private Path guard() {
        return file("guard.md5mesh", SmallModel.mesh());
    }

    private Path walk() {
        return file("walk.md5anim", SmallModel.cycle());
    }

    private Path file(String name, String text) {
        return SmallModel.write(folder, name, text);
    }

    @Test
    void everyFailureIsShownUntilItIsDismissed() {
        open(folder.resolve("gone.md5mesh"));
        assertThat(status.trouble.getValue()).startsWith("Could not open gone.md5mesh");
        status.dismissTrouble();
        assertThat(status.trouble.getValue()).isEqualTo("The settings are broken.");
        status.dismissTrouble();
        assertThat(status.trouble.getValue()).isEmpty();
    }

    /** A failure that exists from the beginning. */
    private static final class Failure implements Trouble {
        private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper();

        Failure(String first) {
            text.set(first);
        }

        @Override
        public ReadOnlyStringProperty troubleProperty() {
            return text.getReadOnlyProperty();
        }

        @Override
        public void dismissTrouble() {
            text.set("");
        }
    }
}
