package org.jointscope.inspect;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The contents of some files, in the order they were named. */
public record Inspection(List<InspectedFile> files, List<UnreadableFile> unreadable) {

    public Inspection {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
    }

    public Stream<Md5Mesh> meshes() {
        return contents(Md5Mesh.class);
    }

    public Stream<Md5Anim> anims() {
        return contents(Md5Anim.class);
    }

    public <T extends ModelFile> Stream<T> contents(Class<T> type) {
        return files.stream().map(InspectedFile::content).filter(type::isInstance).map(type::cast);
    }

    /**
     * A file that could not be looked into at all.
     *
     * @param reason a clause without the path, such as "there is no such file"
     */
    public record UnreadableFile(Path path, String reason) {}
}
