package org.jointscope.ui.storage;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jointscope.edit.Content;
import org.jointscope.edit.History.Entry;
import org.jointscope.edit.RenameJoint;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.messages.Texts;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;

/**
 * Renames a joint also in the meshes and animations around the open files, which otherwise do not match any more. They
 * are edited together with the open files: undone by one step, and written when the user saves.
 */
public final class FolderRenames {

    /**
     * The choice to rename a joint in more files.
     *
     * @param files the names of the files
     * @param rename renames it in all of them
     * @param cancel undoes the edit, unless there is a later one
     */
    public record Offer(RenameJoint edit, List<String> files, Runnable rename, Runnable cancel) {

        public Offer {
            files = List.copyOf(files);
        }
    }

    private final Document document;
    private final FileOpener opener;
    private final BackgroundWork work;
    private final Texts texts;
    private Consumer<Offer> listener = offer -> {};

    /** @param work a separate lane */
    public FolderRenames(Document document, FileOpener opener, BackgroundWork work, Texts texts) {
        this.document = document;
        this.opener = opener;
        this.work = work;
        this.texts = texts;
    }

    /** Sets the function that asks whether the other files change. */
    public void onOffer(Consumer<Offer> somebody) {
        listener = somebody;
    }

    /** Searches for other files with the joint that the last edit has renamed, and offers them. */
    public void search() {
        Editing editing = document.editing();
        Entry last = editing.historyProperty().get().last().orElseThrow();
        RenameJoint edit = (RenameJoint) last.edit();
        Set<Path> open = editing.files().stream().map(InspectedFile::path).collect(Collectors.toSet());
        Rig rig = Md5Kernel.rig(last.before().skeleton());
        Supplier<Set<Path>> around = opener.around();
        work.start(
                texts.of("rename.searching", edit.from()),
                () -> around.get().stream()
                        .filter(path -> !open.contains(path) && !StoredFiles.isInArchive(path))
                        .filter(path -> concerns(path, edit, rig))
                        .map(path -> Inspector.inspect(List.of(path)))
                        .flatMap(inspection -> inspection.files().stream())
                        .filter(file -> isWritable(file, edit))
                        .toList(),
                files -> offer(last, edit, files),
                failure -> document.noticeProperty().set(texts.of("rename.failed", edit.from(), failure)));
    }

    /** Whether a file has the skeleton with the old name of the joint, and not the new one. */
    private static boolean concerns(Path path, RenameJoint edit, Rig rig) {
        return ModelFolder.rig(path)
                .filter(other -> other.agreement(rig) >= Rig.ENOUGH_AGREEMENT)
                .map(Rig::names)
                .filter(names -> names.contains(edit.from()) && !names.contains(edit.to()))
                .isPresent();
    }

    /** A damaged mesh can be impossible to edit. */
    private boolean isWritable(InspectedFile file, RenameJoint edit) {
        ModelFile content = file.content();
        ModelFile edited = edit.applyTo(Content.of(content)).like(content);
        return edited != content
                && document.editing().writer().rewrite(file, edited).isPresent();
    }

    private void offer(Entry last, RenameJoint edit, List<InspectedFile> files) {
        if (!files.isEmpty()) {
            listener.accept(new Offer(
                    edit,
                    files.stream().map(InspectedFile::name).toList(),
                    () -> rename(last, edit, files),
                    () -> undo(last)));
        }
    }

    private void undo(Entry last) {
        Editing editing = document.editing();
        if (editing.current() == last.after()) {
            editing.undo();
        }
    }

    private void rename(Entry last, RenameJoint edit, List<InspectedFile> files) {
        Editing editing = document.editing();
        undo(last);
        editing.add(files);
        // The texts about an edit are stored by its identity.
        editing.apply(new RenameJoint(edit.from(), edit.to(), edit.which()));
        document.noticeProperty().set(texts.of("rename.done", files.size()));
    }
}
