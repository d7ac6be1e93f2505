package org.jointscope.check.decl;

import java.nio.file.Path;
import java.util.Optional;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.pose.Rig;

/** The files to which declarations refer, by their paths in the game. */
public interface GameFiles {

    /** Finds nothing. */
    GameFiles NONE = new GameFiles() {
        @Override
        public Optional<FoundMesh> mesh(String path) {
            return Optional.empty();
        }

        @Override
        public Optional<FoundAnim> anim(String path) {
            return Optional.empty();
        }

        @Override
        public Optional<ModelDef> modelDef(String name) {
            return Optional.empty();
        }

        @Override
        public Optional<EntityDef> entityDef(String name) {
            return Optional.empty();
        }
    };

    Optional<FoundMesh> mesh(String path);

    Optional<FoundAnim> anim(String path);

    /** A model declaration in another file. */
    Optional<ModelDef> modelDef(String name);

    /** An entity declaration in another file. */
    Optional<EntityDef> entityDef(String name);

    record FoundMesh(Path file, Rig rig) {}

    /**
     * @param frames the declared number of frames; 0 if unknown
     * @param milliseconds the length in Doom 3; 0 if unknown
     */
    record FoundAnim(Path file, Rig rig, int frames, long milliseconds) {}
}
