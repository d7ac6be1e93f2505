package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.decl.LoadedModel;
import org.jointscope.check.decl.ModelLoader;
import org.jointscope.files.GameTree;
import org.jointscope.model.Declarations;

/** The models of a .def, with the files that were found for them. */
public record ModelDefs(List<LoadedModel> models) {

    public ModelDefs {
        models = List.copyOf(models);
    }

    /** Loads all models of a file; slow, because the headers of their files are read. */
    public static ModelDefs of(InspectedFile file, GameTree tree) {
        Declarations declarations = (Declarations) file.content();
        ModelLoader loader = new ModelLoader(declarations, new GameFolder(file.path(), tree));
        return new ModelDefs(declarations.models().stream().map(loader::load).toList());
    }

    /**
     * The model to show: of those with a mesh that was found, and that is a given mesh if there is one, the model of a
     * name, otherwise the first.
     */
    public Optional<LoadedModel> choose(Optional<Path> mesh, Optional<String> name) {
        List<LoadedModel> shown = models.stream()
                .filter(model ->
                        model.mesh().filter(found -> isSame(found.file(), mesh)).isPresent())
                .toList();
        return shown.stream()
                .filter(model -> name.equals(Optional.of(model.name())))
                .findFirst()
                .or(() -> shown.stream().findFirst());
    }

    private static boolean isSame(Path found, Optional<Path> mesh) {
        return mesh.map(ModelDefs::plain).map(plain(found)::equals).orElse(true);
    }

    private static Path plain(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
