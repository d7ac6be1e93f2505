package org.jointscope.inspect;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import java.util.List;
import java.util.stream.Stream;

/** What was found in some files, in the order they were named. */
public record Inspection(List<InspectedFile> files, List<UnreadableFile> unreadable) {

    public Inspection {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
    }

    public Stream<Md5Mesh> meshes() {
        return files.stream()
                .map(InspectedFile::content)
                .filter(Md5Mesh.class::isInstance)
                .map(Md5Mesh.class::cast);
    }

    public Stream<Md5Anim> anims() {
        return files.stream()
                .map(InspectedFile::content)
                .filter(Md5Anim.class::isInstance)
                .map(Md5Anim.class::cast);
    }
}
