package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/** The contents of some files, in the order of their paths. */
public record Inspection(List<InspectedFile> files, List<UnreadableFile> unreadable) {

    public Inspection {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
    }

    /** The same, without the files of which nothing was read: they are unreadable. */
    public Inspection withoutUnread() {
        List<UnreadableFile> failed = new ArrayList<>(unreadable);
        for (InspectedFile file : files) {
            file.unread()
                    .map(reason -> new UnreadableFile(file.path(), reason.toString()))
                    .ifPresent(failed::add);
        }
        return new Inspection(
                files.stream().filter(file -> file.unread().isEmpty()).toList(), failed);
    }

    public Stream<Md5Mesh> meshes() {
        return contents(Md5Mesh.class);
    }

    public Stream<Md5Anim> anims() {
        return contents(Md5Anim.class);
    }

    public <T extends ModelFile> Stream<T> contents(Class<T> type) {
        return files.stream()
                .map(InspectedFile::content)
                .filter(type::isInstance)
                .map(type::cast);
    }

    /**
     * A file that could not be read.
     *
     * @param reason a phrase without the path, such as "file not found"
     */
    public record UnreadableFile(Path path, String reason) {}
}
