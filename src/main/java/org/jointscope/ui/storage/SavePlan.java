package org.jointscope.ui.storage;

import org.jointscope.format.write.AnimRewriter.Rewritten;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.storage.Saving.Question;
import org.jointscope.ui.storage.Saving.Target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * A save that can require confirmation before it is carried out.
 *
 * @param edited the animation to save
 * @param written its bytes
 * @param before the content of the file when the user was asked; only this content is replaced
 */
record SavePlan(Md5Anim edited, Rewritten written, Optional<byte[]> before, Question question) {

    /**
     * A saved file.
     *
     * @param backup of the file that was replaced
     */
    record Saved(InspectedFile file, Optional<Path> backup) {}

    /**
     * Prepares a save.
     *
     * @param opened the animation's file
     * @param written the file with the edits
     * @param target the file to write
     * @param changed whether another program has changed the target since an earlier plan
     * @throws IOException with a clause
     */
    static SavePlan of(
            InspectedFile opened,
            Md5Anim edited,
            Rewritten written,
            Path target,
            boolean changed,
            Texts texts)
            throws IOException {
        Optional<byte[]> before = SafeFile.read(target);
        Optional<Path> backup = Optional.empty();
        if (before.isPresent()) {
            backup = Optional.of(SafeFile.backup(target, before.get()));
        }
        Question question =
                new Question(
                        target,
                        compare(target, before, opened, changed),
                        backup,
                        new EditWords(texts).summary((Md5Anim) opened.content(), edited),
                        written.losses().stream()
                                .map(loss -> texts.of("save.loss." + loss))
                                .toList());
        return new SavePlan(edited, written, before, question);
    }

    private static Target compare(
            Path target, Optional<byte[]> before, InspectedFile opened, boolean changed)
            throws IOException {
        if (before.isEmpty()) {
            return changed || target.equals(opened.path()) ? Target.DELETED : Target.NEW;
        }
        if (changed) {
            return Target.CHANGED;
        }
        if (!Files.exists(opened.path()) || !Files.isSameFile(target, opened.path())) {
            return Target.OTHER;
        }
        return Arrays.equals(before.get(), opened.source().bytes())
                ? Target.AS_OPENED
                : Target.CHANGED;
    }

    /**
     * Writes the file.
     *
     * @throws SafeFile.ChangedException if another program has changed it in the meantime
     * @throws IOException with a clause
     */
    Saved write() throws IOException {
        Path target = question.file();
        Optional<Path> backup = SafeFile.write(target, written.bytes(), before);
        return new Saved(EditInspector.inspect(target, written), backup);
    }
}
