package org.jointscope.ui.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jointscope.edit.Content;
import org.jointscope.format.write.SafeFile;
import org.jointscope.format.write.SafeFile.Keep;
import org.jointscope.inspect.EditInspector;
import org.jointscope.inspect.EditInspector.EditedFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.ModelFile;
import org.jointscope.ui.editing.EditWords;
import org.jointscope.ui.storage.Saving.Question;
import org.jointscope.ui.storage.Saving.Target;

/**
 * A save of one file that can require confirmation before it is carried out.
 *
 * @param order the file to save
 * @param edited the content to save
 * @param written its bytes
 * @param before the content of the target when the user was asked; only this content is replaced
 */
record SavePlan(
        Order order, ModelFile edited, EditedFile written, Optional<byte[]> before, Keep keep, Question question) {

    /**
     * A file to save.
     *
     * @param opened the file that was opened
     * @param target the file to write
     * @param chosen whether the user has just confirmed that a file of this name is replaced
     * @param changed whether another program has changed the target since an earlier plan
     */
    record Order(InspectedFile opened, Path target, boolean chosen, boolean changed) {}

    /** An edit cannot be written, because the file is damaged at that location. */
    static final class DamagedFileException extends IOException {

        private static final long serialVersionUID = 1;

        DamagedFileException(String name) {
            super(name);
        }
    }

    /**
     * A saved file.
     *
     * @param backup of the file that was replaced
     */
    record Saved(InspectedFile file, Optional<Path> backup) {}

    /**
     * Prepares a save.
     *
     * @param content all edited files
     * @param keep which backups to make; a file that Jointscope has not opened or saved is kept unless none are made
     * @throws IOException with a clause
     */
    static SavePlan of(Order order, Content content, EditInspector writer, Keep keep, Texts texts) throws IOException {
        ModelFile original = order.opened().content();
        ModelFile edited = content.of(order.opened().path(), original);
        Optional<EditedFile> written = writer.rewrite(order.opened(), edited);
        if (written.isEmpty()) {
            throw new DamagedFileException(order.opened().name());
        }
        Path target = order.target();
        Optional<byte[]> before = SafeFile.read(target);
        Target compared = compare(order, before);
        Keep kept = keep == Keep.FIRST && compared != Target.AS_OPENED ? Keep.EVERY : keep;
        Optional<Path> backup = Optional.empty();
        if (before.isPresent()) {
            backup = SafeFile.backup(target, before.get(), kept);
        }
        Question question = new Question(
                target,
                compared,
                backup,
                new EditWords(texts).summary(Content.of(original), Content.of(edited)),
                written.get().losses().stream()
                        .map(loss -> texts.of("save.loss." + loss))
                        .toList());
        return new SavePlan(order, edited, written.get(), before, kept, question);
    }

    private static Target compare(Order order, Optional<byte[]> before) throws IOException {
        InspectedFile opened = order.opened();
        if (before.isEmpty()) {
            return order.changed() || order.target().equals(opened.path()) ? Target.DELETED : Target.NEW;
        }
        if (order.changed()) {
            return Target.CHANGED;
        }
        if (!Files.exists(opened.path()) || !Files.isSameFile(order.target(), opened.path())) {
            return Target.OTHER;
        }
        return Arrays.equals(before.get(), opened.source().bytes()) ? Target.AS_OPENED : Target.CHANGED;
    }

    /** Whether the user must confirm the save. */
    boolean isDoubtful() {
        return question.isNeeded(order.chosen());
    }

    /** The same file, after another program has changed the target. */
    Order again() {
        return new Order(order.opened(), order.target(), false, true);
    }

    /**
     * Writes the file.
     *
     * @throws SafeFile.ChangedException if another program has changed it in the meantime
     * @throws IOException with a clause
     */
    Saved write() throws IOException {
        Path target = order.target();
        Optional<Path> backup = SafeFile.write(target, written.bytes(), before, keep);
        return new Saved(written.inspect(target), backup);
    }
}
