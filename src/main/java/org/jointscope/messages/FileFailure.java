package org.jointscope.messages;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import java.util.zip.ZipException;

/**
 * The reasons why a file cannot be read or written: phrases without the path, with a remedy where it is not obvious.
 */
public final class FileFailure {

    private FileFailure() {}

    /** A failure with a text of the program as its message. */
    public static IOException of(String key, Object... arguments) {
        return new IOException(text(key, arguments));
    }

    /** The reason why a file cannot be read. */
    public static String reading(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> text("failure.noFile");
            case AccessDeniedException denied -> text("failure.denied.file");
            case EOFException shorter -> text("failure.archive.entry");
            case ZipException damaged -> text("failure.archive.entry");
            default -> other(e);
        };
    }

    /** The reason why a file cannot be written. */
    public static String writing(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> text("failure.noFolder");
            case AccessDeniedException denied -> text("failure.denied.folder");
            default -> other(e);
        };
    }

    /** The reason why a file was not written, also if it is a fault of the program. */
    public static String writing(Throwable failure) {
        return failure instanceof IOException io ? writing(io) : failure.toString();
    }

    /** The reason of the system, without the path, or the message of the program. */
    private static String other(IOException e) {
        String reason = e instanceof FileSystemException system ? system.getReason() : null;
        return Optional.ofNullable(reason)
                .or(() -> Optional.ofNullable(e.getMessage()))
                .orElseGet(() -> e.getClass().getSimpleName());
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of(key, arguments);
    }
}
