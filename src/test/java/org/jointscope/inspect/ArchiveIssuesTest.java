package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.files.ArchiveFault;
import org.jointscope.files.ArchiveFault.Kind;
import org.jointscope.files.TestArchives;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveIssuesTest {

    @TempDir
    private Path folder;

    @Test
    void everyKindOfFaultHasACode() {
        List<ArchiveFault> faults = Arrays.stream(Kind.values())
                .map(kind -> new ArchiveFault(kind, "models/a.md5mesh", 7))
                .toList();
        List<Issue> issues = ArchiveIssues.of(faults);
        assertThat(issues)
                .extracting(Issue::code)
                .containsExactlyElementsOf(Arrays.stream(IssueCode.values())
                        .filter(code -> code.name().startsWith("ARCHIVE_"))
                        .toList());
        assertThat(issues)
                .filteredOn(issue -> issue.code().name().contains("ENTRY"))
                .allSatisfy(issue ->
                        assertThat(issue.findings().getFirst().message()).startsWith("Entry 'models/a.md5mesh' is "));
        assertThat(issues.getFirst().findings().getFirst().message())
                .isEqualTo("The archive is damaged: the data of entry 'models/a.md5mesh' is outside the file.");
    }

    @Test
    void anArchiveThatCannotBeReadHasAReason() throws IOException {
        Path damaged = Files.writeString(folder.resolve("a.pk4"), "PK");
        assertThat(ArchiveIssues.unreadable(damaged))
                .hasValueSatisfying(it -> assertThat(it).startsWith("the archive is damaged"));
        assertThat(ArchiveIssues.noFiles(damaged))
                .isEqualTo("the archive is damaged, or its content is not in .zip or .pak format");
        assertThat(ArchiveIssues.of(damaged)).hasSize(1);
        assertThat(ArchiveIssues.summaries(List.of(damaged))).isEmpty();
        Path images = TestArchives.write(folder.resolve("b.pk4"), "a.tga");
        assertThat(ArchiveIssues.unreadable(images)).isEmpty();
        assertThat(ArchiveIssues.noFiles(images)).startsWith("no .md5mesh").endsWith(" files in this archive");
        assertThat(ArchiveIssues.noFiles(folder)).endsWith(" files in this folder or its subfolders");
    }

    @Test
    void theFirstIssueOfAnArchiveStandsForTheOthers() throws IOException {
        Path one = TestArchives.write(folder.resolve("one.pk4"), "../a.tga", "b.tga");
        Path two = TestArchives.write(folder.resolve("two.pk4"), "../a.tga", "/b.tga");
        assertThat(ArchiveIssues.summaries(List.of(one.resolve("b.tga"), one.resolve("c.tga"), two, folder)))
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith("one.pk4: Entry '../a.tga' is ignored")
                                .endsWith("too long."),
                        line -> assertThat(line).startsWith("two.pk4: Entry").contains("not shown: 1."));
    }
}
