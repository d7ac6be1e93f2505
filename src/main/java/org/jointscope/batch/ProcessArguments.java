package org.jointscope.batch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jointscope.messages.FileFailure;

/**
 * The arguments of the process as they were passed. Java decodes them with the encoding of the locale, and replaces
 * what is not in it: in the locale C, every character that is not ASCII.
 */
public final class ProcessArguments {

    /** The arguments of this process as bytes, on Linux. */
    private static final Path BYTES = Path.of("/proc/self/cmdline");

    private static final String REPLACEMENT = "\uFFFD";

    /** The present names of options that had another one; scripts can contain that, the help does not. */
    private static final Map<String, String> RENAMED =
            Map.of("--blend", "--interpolate", "--clear-still", "--clear-redundant");

    private ProcessArguments() {}

    /** The arguments with the present names of options. */
    public static String[] withPresentNames(String... arguments) {
        return Arrays.stream(arguments).map(ProcessArguments::withPresentName).toArray(String[]::new);
    }

    private static String withPresentName(String argument) {
        String name = argument.split("=", 2)[0];
        return RENAMED.getOrDefault(name, name) + argument.substring(name.length());
    }

    /**
     * The arguments in UTF-8 if Java could not decode one of them.
     *
     * @throws IOException if the bytes of one are not known or not UTF-8; the message is a clause
     */
    public static String[] exact(String... decoded) throws IOException {
        if (Arrays.stream(decoded).noneMatch(it -> it.contains(REPLACEMENT))) {
            return decoded;
        }
        List<byte[]> all = split(Files.isReadable(BYTES) ? Files.readAllBytes(BYTES) : new byte[0]);
        int options = all.size() - decoded.length;
        String[] exact = decoded.clone();
        for (int i = 0; i < decoded.length; i++) {
            if (decoded[i].contains(REPLACEMENT)) {
                exact[i] = options < 0 ? null : exact(all.get(options + i), decoded[i]);
            }
            if (exact[i] == null) {
                throw FileFailure.of("cli.value.locale", decoded[i]);
            }
        }
        return exact;
    }

    /** Null if the bytes are those of another argument or not UTF-8. */
    private static String exact(byte[] bytes, String decoded) {
        Charset locale = Charset.forName(System.getProperty("sun.jnu.encoding"));
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new String(bytes, locale).equals(decoded) ? text : null;
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /** Each argument ends with a zero. */
    private static List<byte[]> split(byte[] bytes) {
        List<byte[]> arguments = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                arguments.add(Arrays.copyOfRange(bytes, start, i));
                start = i + 1;
            }
        }
        return arguments;
    }
}
