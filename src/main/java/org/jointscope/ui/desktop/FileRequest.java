package org.jointscope.ui.desktop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files that a later start of the program opens in the running window: the name and version of the protocol and
 * absolute paths, in UTF-8 and separated by NUL.
 *
 * @param files none if the window is only brought to the front
 */
record FileRequest(List<Path> files) {

    /** Longer than any command line of Windows, and 10,000 usual paths. */
    static final int MOST_BYTES = 1 << 20;

    private static final String PROTOCOL = "jointscope 1";
    private static final String SEPARATOR = "\0";

    FileRequest {
        files = List.copyOf(files);
    }

    byte[] bytes() {
        return Stream.concat(
                        Stream.of(PROTOCOL),
                        files.stream().map(Path::toAbsolutePath).map(Path::toString))
                .collect(Collectors.joining(SEPARATOR))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Empty if the bytes are not a request of this protocol. */
    static Optional<FileRequest> of(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            List<String> parts = List.of(text.split(SEPARATOR, -1));
            if (!parts.getFirst().equals(PROTOCOL)) {
                return Optional.empty();
            }
            List<Path> files = parts.stream().skip(1).map(Path::of).toList();
            return Optional.of(new FileRequest(files))
                    .filter(request -> request.files().stream().allMatch(Path::isAbsolute));
        } catch (CharacterCodingException | InvalidPathException invalid) {
            return Optional.empty();
        }
    }
}
