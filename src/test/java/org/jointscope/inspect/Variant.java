package org.jointscope.inspect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jointscope.testing.Corpus;

/** Changes to the text of a real file that other real files have from the start. */
enum Variant {
    /** LF in place of CR LF, and vice versa. */
    OTHER_LINE_ENDS(text -> text.contains("\r\n") ? text.replace("\r\n", "\n") : text.replace("\n", "\r\n")),
    /** The second joint has the name of the third. */
    NAME_TWICE(Variant::renamed),
    /** One frame, as in the files of a pose. */
    SINGLE_FRAME(text -> text.replaceAll("(?s)frame 1 \\{.*", ""));

    private static final int MOST_BYTES = 100_000;
    private static final Pattern NAME = Pattern.compile("(?m)^\\s*(\"[^\"]*\")\\s+-?\\d");

    private final UnaryOperator<String> change;

    Variant(UnaryOperator<String> change) {
        this.change = change;
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The changed meshes and animations of the corpus, without the largest. */
    Map<String, byte[]> ofCorpus() throws IOException {
        Map<String, byte[]> changed = new LinkedHashMap<>();
        Path corpus = Corpus.file("own").getParent();
        for (String kind : new String[] {"md5mesh", "md5anim"}) {
            for (Path file : Corpus.files(kind)) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                String other = change.apply(text);
                if (text.length() <= MOST_BYTES && !other.equals(text)) {
                    String name = corpus.relativize(file).toString().replaceAll("[/\\\\]", "-");
                    changed.put(name, other.getBytes(StandardCharsets.ISO_8859_1));
                }
            }
        }
        return changed;
    }

    private static String renamed(String text) {
        Matcher names = NAME.matcher(text);
        boolean first = names.find();
        if (!first || !names.find()) {
            return text;
        }
        String second = names.group(1);
        return names.find() ? text.replaceFirst(Pattern.quote(second), quoted(names)) : text;
    }

    private static String quoted(Matcher name) {
        return Matcher.quoteReplacement(name.group(1));
    }
}
