package org.jointscope.inspect;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Verdict;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severities;
import org.jointscope.model.Md5Mesh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Goes from folder to folder and from file to file, and notes what is wrong. */
final class Round {

    private final FileList list;
    private final Severities severities;
    private final List<Engine> engines;
    private final Map<Path, CheckedFile> files = new HashMap<>();
    private final Map<Path, CheckedPair> pairs = new HashMap<>();
    private final List<UnreadableFile> unreadable = new ArrayList<>();

    Round(FileList list, Severities severities, List<Engine> engines) {
        this.list = list;
        this.severities = severities;
        this.engines = List.copyOf(engines);
        unreadable.addAll(list.unreadable());
    }

    Checkup checkup() {
        list.files().stream()
                .collect(
                        Collectors.groupingBy(
                                Pairing::folder, LinkedHashMap::new, Collectors.toList()))
                .values()
                .forEach(this::checkFolder);
        return new Checkup(
                list.files().stream().map(files::get).filter(Objects::nonNull).toList(),
                list.files().stream().map(pairs::get).filter(Objects::nonNull).toList(),
                unreadable,
                severities);
    }

    /**
     * Meshes come first and stay, since any animation may be theirs; the animations, of which there
     * are many, come and go.
     */
    private void checkFolder(List<Path> folder) {
        List<InspectedFile> meshes = new ArrayList<>();
        List<Path> rest = new ArrayList<>();
        for (Path path : folder) {
            if (FileKind.MD5MESH.isClaimedBy(path)) {
                inspect(path).ifPresent(meshes::add);
            } else {
                rest.add(path);
            }
        }
        List<InspectedFile> ofOtherNames = new ArrayList<>();
        for (Path path : rest) {
            if (!FileKind.MD5ANIM.isClaimedBy(path)) {
                inspect(path).ifPresent(ofOtherNames::add);
            }
        }
        ofOtherNames.stream()
                .filter(file -> file.content() instanceof Md5Mesh)
                .forEach(meshes::add);
        Pairing pairing = new Pairing(meshes);
        ofOtherNames.forEach(file -> pair(file, pairing));
        for (Path path : rest) {
            if (FileKind.MD5ANIM.isClaimedBy(path)) {
                inspect(path).ifPresent(file -> pair(file, pairing));
            }
        }
    }

    private Optional<InspectedFile> inspect(Path path) {
        try {
            InspectedFile file = Inspector.inspect(path);
            List<Verdict> verdicts = file.verdicts(engines);
            files.put(
                    path,
                    new CheckedFile(
                            path,
                            file.kind(),
                            wanted(file.issues()),
                            verdicts,
                            file.renditions(verdicts)));
            return Optional.of(file);
        } catch (IOException e) {
            unreadable.add(new UnreadableFile(path, Inspector.reason(e)));
            return Optional.empty();
        }
    }

    private void pair(InspectedFile file, Pairing pairing) {
        pairing.pair(file).ifPresent(pair -> pairs.put(file.path(), checked(pair)));
    }

    private CheckedPair checked(InspectedPair pair) {
        List<Verdict> verdicts = pair.verdicts(engines);
        return new CheckedPair(
                pair.mesh().path(),
                pair.anim().path(),
                wanted(pair.issues()),
                verdicts,
                pair.renditions(verdicts));
    }

    private List<Issue> wanted(List<Issue> issues) {
        return issues.stream().filter(issue -> !severities.ignores(issue.code())).toList();
    }
}
