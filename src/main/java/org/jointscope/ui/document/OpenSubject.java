package org.jointscope.ui.document;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.Optional;
import java.util.stream.Stream;

/** The model that is open, by the way it moves. */
public sealed interface OpenSubject {

    /** No model. */
    record Nothing() implements OpenSubject {

        @Override
        public Stream<InspectedFile> files() {
            return Stream.empty();
        }
    }

    /** A skeleton: a mesh in its bind pose, an animation alone, or both together. */
    record Skeletal(Optional<InspectedFile> mesh, Optional<InspectedFile> anim)
            implements OpenSubject {

        @Override
        public Stream<InspectedFile> files() {
            return Stream.of(mesh, anim).flatMap(Optional::stream);
        }

        Optional<Md5Mesh> md5Mesh() {
            return content(mesh, Md5Mesh.class);
        }

        Optional<Md5Anim> md5Anim() {
            return content(anim, Md5Anim.class);
        }

        Skeletal withAnim(InspectedFile other) {
            return new Skeletal(mesh, Optional.of(other));
        }
    }

    /** A model of Quake II, whose vertices move from frame to frame. */
    record Keyframed(InspectedFile file) implements OpenSubject {

        @Override
        public Stream<InspectedFile> files() {
            return Stream.of(file);
        }

        Md2 md2() {
            return (Md2) file.content();
        }
    }

    /** The files of the model, the mesh before the animation. */
    Stream<InspectedFile> files();

    static OpenSubject of(Optional<InspectedFile> mesh, Optional<InspectedFile> anim) {
        return mesh.isEmpty() && anim.isEmpty() ? new Nothing() : new Skeletal(mesh, anim);
    }

    private static <T extends ModelFile> Optional<T> content(
            Optional<InspectedFile> file, Class<T> type) {
        return file.map(InspectedFile::content).filter(type::isInstance).map(type::cast);
    }
}
