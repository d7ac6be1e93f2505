package org.jointscope.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The examples of docs/format.md. The path before a block of code, in backticks and with a colon, makes it a complete
 * file. All other blocks are texts: layouts, formulas and computed numbers.
 */
public final class FormatExamples {

    public static final Path DOCUMENT = Path.of("docs/format.md");

    /** The path before a block, if there is one; the language of the block; its content. */
    private static final Pattern BLOCK = Pattern.compile("(?ms)(?:`([^`\\n]+)`:\\n\\n)?^```([^\\n]*)\\n(.*?)^```$");

    private static final Pattern COMMENT = Pattern.compile(";[^\\n]*");

    private FormatExamples() {}

    /**
     * A block of code.
     *
     * @param path empty if it is not a file
     */
    public record Example(String path, String language, String text) {

        private static Example of(MatchResult block) {
            String path = block.group(1) == null ? "" : block.group(1);
            return new Example(path, block.group(2), block.group(3));
        }

        public boolean isFile() {
            return !path.isEmpty();
        }

        /** The content of the file. An .md2 is written in hexadecimal numbers, with comments after semicolons. */
        public byte[] bytes() {
            if (!path.endsWith(".md2")) {
                return text.getBytes(StandardCharsets.UTF_8);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Arrays.stream(COMMENT.matcher(text).replaceAll("").strip().split("\\s+"))
                    .mapToInt(number -> Integer.parseInt(number, 16))
                    .forEach(bytes::write);
            return bytes.toByteArray();
        }
    }

    public static String document() {
        try {
            return Files.readString(DOCUMENT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All blocks of code, in the order of the document. */
    public static List<Example> all() {
        return in(document());
    }

    /** The blocks of code of another document with the same rules. */
    public static List<Example> in(String document) {
        return BLOCK.matcher(document).results().map(Example::of).toList();
    }

    /** The example with a path. */
    public static byte[] file(String path) {
        return all().stream()
                .filter(example -> example.path().equals(path))
                .findFirst()
                .orElseThrow()
                .bytes();
    }

    /** Writes all files into a folder, each with its path. */
    public static void write(Path folder) throws IOException {
        for (Example example : all().stream().filter(Example::isFile).toList()) {
            Path file = folder.resolve(example.path());
            Files.createDirectories(file.getParent());
            Files.write(file, example.bytes());
        }
    }
}
