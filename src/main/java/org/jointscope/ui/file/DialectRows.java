package org.jointscope.ui.file;

import org.jointscope.inspect.AnimDialect;
import org.jointscope.inspect.AnimTraits;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;

/** Says whose manner an .md5anim is written in, and by what that can be told. */
final class DialectRows {

    private final Texts texts;

    DialectRows(Texts texts) {
        this.texts = texts;
    }

    List<FileRow> rows(AnimTraits traits) {
        AnimDialect dialect = AnimDialect.of(traits);
        List<FileRow> rows = new ArrayList<>();
        rows.add(
                FileRow.noted(
                        texts.of("file.dialect"),
                        texts.of("file.dialect." + dialect),
                        texts.of("file.dialect." + dialect + ".text")));
        if (dialect != AnimDialect.UNKNOWN) {
            addTraits(traits, rows);
        }
        return rows;
    }

    private void addTraits(AnimTraits traits, List<FileRow> rows) {
        int still = traits.still();
        int differs = traits.baseframeDiffers();
        rows.add(trait("flags", "text", traits.whole(), traits.partial(), still));
        rows.add(trait("packing", traits.packed() ? "packed" : "loose"));
        if (still > 0) {
            rows.add(trait("still", "text", traits.stillAtZero(), still));
        }
        rows.add(trait("baseframe", differs == 0 ? "same" : "other", differs, traits.joints()));
        rows.add(trait("comments", traits.comments().name()));
    }

    private FileRow trait(String name, String value, Object... arguments) {
        String key = "file.trait." + name;
        return FileRow.plain(texts.of(key), texts.of(key + "." + value, arguments));
    }
}
