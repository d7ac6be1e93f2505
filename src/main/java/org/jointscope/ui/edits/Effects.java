package org.jointscope.ui.edits;

import org.jointscope.edit.Edit;
import org.jointscope.edit.History;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.editing.EffectWords;
import org.jointscope.ui.text.Texts;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What edits did to the pose: found out in the background, the latest first, and kept. */
final class Effects {

    private final BackgroundWork work;
    private final EffectWords words;
    private final Texts texts;
    private final Runnable found;

    /** By the edit: every time that one is made it is another object. */
    private final Map<Edit, String> known = new IdentityHashMap<>();

    /**
     * @param found what is done when something has become known
     */
    Effects(BackgroundWork work, Texts texts, Runnable found) {
        this.work = work;
        this.texts = texts;
        this.words = new EffectWords(texts);
        this.found = found;
    }

    /** What an edit did to the pose; empty as long as that is not known. */
    String of(History.Entry entry) {
        return known.getOrDefault(entry.edit(), "");
    }

    /** Finds out what is not known of some edits, and forgets what is known of others. */
    void find(List<History.Entry> entries) {
        Set<Edit> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
        entries.forEach(entry -> wanted.add(entry.edit()));
        known.keySet().removeIf(edit -> !wanted.contains(edit));
        Optional<History.Entry> next =
                entries.reversed().stream()
                        .filter(entry -> !known.containsKey(entry.edit()))
                        .findFirst();
        next.ifPresentOrElse(this::find, work::cancel);
    }

    private void find(History.Entry entry) {
        work.start(
                texts.of("repair.working"),
                () -> words.of(entry.edit(), entry.before(), entry.after()),
                effect -> take(entry, effect),
                failure -> take(entry, failure.toString()));
    }

    private void take(History.Entry entry, String effect) {
        known.put(entry.edit(), effect);
        found.run();
    }
}
