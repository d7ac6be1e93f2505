package org.jointscope.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.analysis.PairFit;
import org.jointscope.exercise.Exercise;
import org.jointscope.exercise.ExerciseSheet;
import org.jointscope.exercise.FaultKind;
import org.jointscope.exercise.Original;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.FileFailure;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.md5.Md5Kernel;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "exercise", mixinStandardHelpOptions = true, sortOptions = false)
final class ExerciseCommand extends JsonCommand {

    @Parameters(arity = "0..2", paramLabel = "FILE")
    private List<Path> files = List.of();

    @Option(names = "--seed", paramLabel = "N", required = true, order = 1)
    private long seed;

    @ArgGroup(multiplicity = "1")
    private Folder folder;

    @Option(names = "--kind", paramLabel = "KIND", order = 4)
    private Optional<FaultKind> kind = Optional.empty();

    @Option(names = "--force", order = 20, descriptionKey = "jointscope.force")
    private boolean force;

    /** The folder to write, or the one with repaired files: one of two options. */
    private static final class Folder {

        @Option(names = "--out", paramLabel = "DIR", required = true, order = 2)
        private Optional<Path> out = Optional.empty();

        @Option(names = "--check", paramLabel = "DIR", required = true, order = 3)
        private Optional<Path> check = Optional.empty();
    }

    @Override
    public Integer call() {
        Inspection inspection =
                Inspector.inspect(files.isEmpty() ? Sample.files() : files).withoutUnread();
        if (reportUnreadable(inspection)) {
            return CommandLineInterface.FAILED;
        }
        Original original = original(inspection);
        List<Exercise> exercises = kind.map(
                        it -> Exercise.of(it, original, seed).stream().toList())
                .orElseGet(() -> Exercise.all(original, seed));
        if (exercises.isEmpty()) {
            Words.report(err(), Words.text("cli.exercise.none"));
            return CommandLineInterface.FAILED;
        }
        return folder.out
                .map(out -> write(out, exercises))
                .orElseGet(() -> check(folder.check.orElseThrow(), exercises));
    }

    private Original original(Inspection inspection) {
        Optional<InspectedFile> mesh = first(inspection, Md5Mesh.class);
        Optional<InspectedFile> anim = first(inspection, Md5Anim.class);
        if (mesh.isEmpty() || anim.isEmpty()) {
            throw wrongUse("cli.exercise.files");
        }
        PairFit.misfit(
                        Md5Kernel.rig(mesh.get().content()),
                        Md5Kernel.rig(anim.get().content()))
                .ifPresent(reason -> {
                    throw wrongUse("cli.exercise.misfit", reason);
                });
        return new Original(mesh.get(), anim.get());
    }

    private static Optional<InspectedFile> first(Inspection inspection, Class<?> content) {
        return inspection.files().stream()
                .filter(file -> content.isInstance(file.content()))
                .findFirst();
    }

    /** The .md5mesh and the .md5anim of an exercise. */
    private static List<Path> files(Path folder, Exercise exercise) {
        Path own = folder.resolve(ExerciseSheet.folder(exercise.kind()));
        Original original = exercise.original();
        return List.of(
                own.resolve(original.mesh().name()), own.resolve(original.anim().name()));
    }

    private int write(Path out, List<Exercise> exercises) {
        Path sheet = out.resolve("sheet.html");
        Path key = out.resolve("key.html");
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        for (Exercise exercise : exercises) {
            contents.put(files(out, exercise).getFirst(), exercise.meshBytes());
            contents.put(files(out, exercise).getLast(), exercise.animBytes());
        }
        contents.put(sheet, ExerciseSheet.sheet(exercises, seed).getBytes(StandardCharsets.UTF_8));
        contents.put(key, ExerciseSheet.key(exercises, seed).getBytes(StandardCharsets.UTF_8));
        Path current = out;
        try {
            for (Path file : contents.keySet()) {
                current = file;
                WritingCommand.requireReplaceable(file, force);
            }
            for (Path file : contents.keySet()) {
                current = file;
                Files.createDirectories(file.getParent());
                SafeFile.write(file, contents.get(file), force ? SafeFile.read(file) : Optional.empty());
            }
        } catch (IOException e) {
            Words.report(err(), current, FileFailure.writing(e));
            return CommandLineInterface.FAILED;
        }
        print(
                json -> json.member("seed", seed)
                        .objects(
                                "exercises",
                                exercises,
                                (each, exercise) -> each.member("kind", Words.label(exercise.kind()))
                                        .member(
                                                "files",
                                                files(out, exercise).stream()
                                                        .map(Path::toString)
                                                        .toList()))
                        .member("sheet", sheet.toString())
                        .member("key", key.toString()),
                to -> contents.keySet().forEach(file -> Words.line(to, file.toString())));
        return 0;
    }

    private int check(Path repaired, List<Exercise> exercises) {
        Map<FaultKind, Boolean> solved = new EnumMap<>(FaultKind.class);
        for (Exercise exercise : exercises) {
            Inspection inspection = Inspector.inspect(files(repaired, exercise)).withoutUnread();
            if (reportUnreadable(inspection)) {
                return CommandLineInterface.FAILED;
            }
            Md5Mesh mesh = inspection.meshes().findFirst().orElse(Md5Mesh.EMPTY);
            Md5Anim anim = inspection.anims().findFirst().orElse(Md5Anim.EMPTY);
            solved.put(exercise.kind(), exercise.isSolvedBy(mesh, anim));
        }
        print(
                json -> json.objects(
                        "exercises",
                        exercises,
                        (each, exercise) -> each.member("kind", Words.label(exercise.kind()))
                                .member("solved", solved.get(exercise.kind()))),
                out -> exercises.forEach(exercise -> Words.line(out, result(exercise, solved.get(exercise.kind())))));
        return solved.containsValue(false) ? CommandLineInterface.ERRORS_FOUND : 0;
    }

    private static String result(Exercise exercise, boolean solved) {
        String key = solved ? "cli.exercise.solved" : "cli.exercise.unsolved";
        return Words.text(key, exercise.kind().number(), exercise.title());
    }
}
