package org.jointscope.ui.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.messages.Texts;

/**
 * The program or a library in its packages, with its license.
 *
 * @param license the identifier of SPDX
 * @param text all license texts and notices
 */
record Library(String name, String version, String license, String text) {

    /** A row of the list at the beginning of the file: {@code name version (group): license}. */
    private static final Pattern ROW = Pattern.compile("(?m)^  (\\S+) (\\S+) \\(\\S+\\): (.+)$");

    /** The libraries to which the following text applies, between two rules. */
    private static final Pattern HEAD = Pattern.compile("(?m)^-{80}\\n(.+)\\n-{80}\\n");

    private static final String SEPARATOR = "\n\n" + "─".repeat(40) + "\n\n";

    /** The program, followed by the libraries, from the files that the build writes. */
    static List<Library> all(Texts texts) {
        List<Library> all = new ArrayList<>();
        all.add(new Library(
                texts.of("program.name"),
                ProgramVersion.number(),
                texts.of("program.license"),
                read("LICENSE").replaceFirst("\\A\\R+", "").stripTrailing()));
        all.addAll(parse(read("THIRD-PARTY.txt")));
        return List.copyOf(all);
    }

    /** Reads the file that {@code packaging/Licenses.java} writes. */
    static List<Library> parse(String file) {
        String text = file.replace("\r\n", "\n");
        List<MatchResult> heads = HEAD.matcher(text).results().toList();
        Map<String, List<String>> textsByName = new HashMap<>();
        for (int i = 0; i < heads.size(); i++) {
            int end = i + 1 < heads.size() ? heads.get(i + 1).start() : text.length();
            String license = text.substring(heads.get(i).end(), end).strip();
            for (String name : heads.get(i).group(1).split(", ")) {
                textsByName.computeIfAbsent(name, any -> new ArrayList<>()).add(license);
            }
        }
        String list =
                heads.isEmpty() ? text : text.substring(0, heads.getFirst().start());
        return ROW.matcher(list).results().map(row -> library(row, textsByName)).toList();
    }

    private static Library library(MatchResult row, Map<String, List<String>> textsByName) {
        List<String> texts = textsByName.getOrDefault(row.group(1), List.of());
        return new Library(row.group(1), row.group(2), row.group(3), String.join(SEPARATOR, texts));
    }

    /** A text in the resources of the help. */
    static String read(String resource) {
        try (InputStream in = Library.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether its name, version, license or text contains all words.
     *
     * @param words in lower case
     */
    boolean contains(List<String> words) {
        String all = String.join("\n", name, version, license, text).toLowerCase(Locale.ROOT);
        return words.stream().allMatch(all::contains);
    }

    /** The position of a word in the text; -1 if it is only in the name, version or license. */
    int find(String word) {
        return text.toLowerCase(Locale.ROOT).indexOf(word);
    }
}
