package org.jointscope.export.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.analysis.PairFit;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ScaleFiles;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.scene.OpenDef;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader;
import org.jointscope.scene.SceneReader.Opened;
import org.jointscope.scene.SceneReader.Request;

/**
 * Reads files, and groups them to models: each mesh with the animations that match it. Animations without a mesh are a
 * model if they have the same joints. A folder, archive, .def or .skin is the model that the window shows.
 */
public final class SourceReader {

    private final GameTree tree;
    private final List<ExportSource> sources = new ArrayList<>();
    private final List<UnreadableFile> unreadable = new ArrayList<>();

    /** @param tree for the files that others reference */
    public SourceReader(GameTree tree) {
        this.tree = tree;
    }

    /** Reads files; the models are those of all calls. */
    public List<ExportSource> read(List<Path> paths) {
        List<Path> plain = paths.stream().filter(path -> !isSearched(path)).toList();
        paths.stream().filter(SourceReader::isSearched).forEach(this::search);
        Inspection inspection = Inspector.inspect(ScaleFiles.with(plain), tree).withoutUnread();
        unreadable.addAll(inspection.unreadable());
        group(inspection.files());
        return List.copyOf(sources);
    }

    public List<UnreadableFile> unreadable() {
        return List.copyOf(unreadable);
    }

    private static boolean isSearched(Path path) {
        return StoredFiles.isFolder(path)
                || FileKind.ofName(path)
                        .filter(kind -> kind == FileKind.DEF || kind == FileKind.SKIN)
                        .isPresent();
    }

    private void search(Path path) {
        Opened opened = new SceneReader(RootMode.FILE, tree, folder -> Optional.empty())
                .read(List.of(path), OpenModel.NONE, Request.LAST);
        unreadable.addAll(opened.unreadable());
        if (!opened.model().isEmpty()) {
            sources.add(ExportSource.of(opened.model()));
        }
    }

    private void group(List<InspectedFile> files) {
        Map<InspectedFile, List<InspectedFile>> groups = new LinkedHashMap<>();
        files.stream().filter(SourceReader::isModel).forEach(model -> groups.put(model, new ArrayList<>()));
        for (InspectedFile file : files) {
            if (file.content() instanceof Md5Anim) {
                mesh(file, groups)
                        .ifPresentOrElse(mesh -> groups.get(mesh).add(file), () -> groups.put(file, new ArrayList<>()));
            }
        }
        for (InspectedFile file : files) {
            boolean other = !isModel(file) && !(file.content() instanceof Md5Anim);
            if (other) {
                owner(file, groups)
                        .ifPresentOrElse(
                                model -> groups.get(model).add(file), () -> groups.put(file, new ArrayList<>()));
            }
        }
        groups.forEach(this::add);
    }

    private static boolean isModel(InspectedFile file) {
        return file.content() instanceof Md5Mesh || file.content() instanceof Md2;
    }

    /** The mesh of an animation, or an animation without a mesh that has the same joints. */
    private static Optional<InspectedFile> mesh(InspectedFile anim, Map<InspectedFile, List<InspectedFile>> groups) {
        Rig rig = rig(anim.content());
        List<InspectedFile> others = groups.keySet().stream()
                .filter(file -> file.content() instanceof Md5Mesh || file.content() instanceof Md5Anim)
                .toList();
        return others.stream()
                .filter(file -> PairFit.misfit(rig(file.content()), rig).isEmpty())
                .findFirst()
                .or(() -> others.stream()
                        .filter(file -> file.content() instanceof Md5Mesh && OpenModel.suits(file, anim))
                        .findFirst())
                // The user has named both.
                .or(() -> Optional.of(others)
                        .filter(it -> it.size() == 1)
                        .map(List::getFirst)
                        .filter(file -> file.content() instanceof Md5Mesh));
    }

    private static Rig rig(ModelFile file) {
        return file instanceof Md5Mesh mesh ? Md5Kernel.rig(mesh) : Md5Kernel.rig((Md5Anim) file);
    }

    /** The model of a camera animation, of scales or of materials. */
    private static Optional<InspectedFile> owner(InspectedFile file, Map<InspectedFile, List<InspectedFile>> groups) {
        return groups.entrySet().stream()
                .filter(group -> file.kind() != FileKind.MD5SCALE
                        || group.getKey().content() instanceof Md5Anim
                        || group.getValue().stream().anyMatch(it -> it.content() instanceof Md5Anim))
                .map(Map.Entry::getKey)
                .filter(model -> groups.size() == 1
                        || file.path().getParent() == null
                        || file.path().getParent().equals(model.path().getParent()))
                .findFirst();
    }

    private void add(InspectedFile model, List<InspectedFile> others) {
        List<InspectedFile> anims = new ArrayList<>(others.stream()
                .filter(file -> file.content() instanceof Md5Anim)
                .toList());
        List<InspectedFile> files = new ArrayList<>(List.of(model));
        if (!(model.content() instanceof Md5Anim) && !anims.isEmpty()) {
            files.add(anims.removeFirst());
        }
        others.stream().filter(file -> !(file.content() instanceof Md5Anim)).forEach(files::add);
        OpenModel open =
                OpenModel.of(new Inspection(files, List.of()), OpenDef.NONE, OpenModel.NONE, RootMode.FILE, tree);
        sources.add(ExportSource.of(open, anims));
    }
}
