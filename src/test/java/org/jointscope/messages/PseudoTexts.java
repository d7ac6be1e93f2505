package org.jointscope.messages;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A made-up translation: every vowel has an accent and is repeated, so that texts are about 40% longer. Placeholders,
 * plurals, line ends, links and variables of picocli stay.
 */
public final class PseudoTexts {

    /** The language is English, for the texts of JavaFX. */
    public static final Locale LOCALE = Locale.of("en", "XA");

    /** Parts that are not text, and a vowel; the group is empty for the former. */
    private static final Pattern TOKEN =
            Pattern.compile("\\{\\d+(?:,[a-z]+)?|\\$\\{[^}]*}|%n|\\]\\([^)]*\\)|([aeiouAEIOU])");

    private static final String PLAIN = "aeiouAEIOU";
    private static final String ACCENTED = "áéíóúÁÉÍÓÚ";

    /** The letters by which a text is recognized. */
    public static final Pattern MARK = Pattern.compile("[" + ACCENTED + "]");

    private PseudoTexts() {}

    /** Writes the translation where {@link Texts} finds it if a folder is on the class path. */
    public static void write(Path folder) throws IOException {
        ResourceBundle texts = Texts.program().bundle();
        Properties translated = new Properties();
        texts.keySet().forEach(key -> translated.setProperty(key, of(texts.getString(key))));
        Path bundle = folder.resolve("org/jointscope/messages/messages_" + LOCALE + ".properties");
        Files.createDirectories(bundle.getParent());
        try (Writer writer = Files.newBufferedWriter(bundle)) {
            translated.store(writer, null);
        }
    }

    /** The translation of a text. */
    public static String of(String text) {
        return TOKEN.matcher(text)
                .replaceAll(token -> Matcher.quoteReplacement(translated(token.group(1), token.group())));
    }

    private static String translated(String vowel, String token) {
        if (vowel == null) {
            return token;
        }
        String accented = String.valueOf(ACCENTED.charAt(PLAIN.indexOf(vowel)));
        return accented.repeat(accented.equalsIgnoreCase("é") ? 3 : 2);
    }
}
