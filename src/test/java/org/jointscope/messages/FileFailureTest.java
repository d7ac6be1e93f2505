package org.jointscope.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class FileFailureTest {

    @Test
    void missingFileIsAMissingFolderForWriting() {
        IOException missing = new NoSuchFileException("a.md5mesh");
        assertThat(FileFailure.reading(missing)).isEqualTo("file not found");
        assertThat(FileFailure.writing(missing)).isEqualTo("folder not found; create it first");
    }

    @Test
    void permissionIsRequiredForTheFileAndForWritingItsFolder() {
        IOException denied = new AccessDeniedException("a.md5mesh");
        assertThat(FileFailure.reading(denied)).isEqualTo("permission denied; check the permissions of the file");
        assertThat(FileFailure.writing(denied))
                .isEqualTo("permission denied; check the permissions of the file and its folder");
    }

    @Test
    void otherFailuresKeepTheReasonOfTheSystemWithoutThePath() {
        IOException full = new FileSystemException("a.md5mesh", null, "No space left on device");
        assertThat(FileFailure.writing(full)).isEqualTo("No space left on device");
        assertThat(FileFailure.reading(new FileSystemException("a.md5mesh"))).isEqualTo("a.md5mesh");
        assertThat(FileFailure.reading(new IOException("is a folder"))).isEqualTo("is a folder");
        assertThat(FileFailure.reading(new IOException())).isEqualTo("IOException");
    }

    @Test
    void failureOfTheProgramHasATextAsItsMessage() {
        assertThat(FileFailure.of("failure.backups", 99))
                .hasMessage("the file already has 99 backups; delete some of them");
    }
}
