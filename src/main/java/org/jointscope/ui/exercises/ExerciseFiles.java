package org.jointscope.ui.exercises;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.exercise.Exercise;
import org.jointscope.exercise.ExerciseSheet;
import org.jointscope.exercise.FaultKind;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.Sample;

/**
 * The files of exercises with the sample, each in a folder of its own with the images of the sample.
 *
 * @param folder of all exercises
 */
record ExerciseFiles(Path folder) {

    private static final String IMAGE = ".png";

    /** The .md5mesh and the .md5anim of an exercise. */
    List<Path> of(FaultKind kind, long seed) {
        Path own = folder.resolve(ExerciseSheet.folder(kind) + "-" + seed);
        return Sample.files().stream()
                .map(file -> own.resolve(file.getFileName().toString()))
                .toList();
    }

    /** Whether files are those of an exercise. */
    boolean contain(List<Path> files) {
        return files.stream().anyMatch(file -> file.startsWith(folder));
    }

    /** Writes the files that are missing or differ; those with other content are kept as backups. */
    void write(Exercise exercise, long seed) throws IOException {
        List<Path> files = of(exercise.kind(), seed);
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        contents.put(files.getFirst(), exercise.meshBytes());
        contents.put(files.getLast(), exercise.animBytes());
        for (Path image : images()) {
            contents.put(files.getFirst().resolveSibling(image.getFileName().toString()), Files.readAllBytes(image));
        }
        Files.createDirectories(files.getFirst().getParent());
        for (Map.Entry<Path, byte[]> file : contents.entrySet()) {
            Optional<byte[]> before = SafeFile.read(file.getKey());
            if (before.filter(bytes -> Arrays.equals(bytes, file.getValue())).isEmpty()) {
                SafeFile.write(file.getKey(), file.getValue(), before);
            }
        }
    }

    private static List<Path> images() throws IOException {
        try (Stream<Path> files = Files.list(Sample.files().getFirst().getParent())) {
            return files.filter(file -> file.toString().endsWith(IMAGE)).toList();
        }
    }
}
