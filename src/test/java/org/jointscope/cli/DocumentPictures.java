package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jointscope.testing.FormatExamples;

/**
 * Draws the pictures of the documents that show only a model, with {@code render}: of the sample, and of the example in
 * docs/format.md. Whoever changes what they show runs {@link #main}. {@code WindowPictures} takes the pictures of the
 * window.
 */
final class DocumentPictures {

    static final Path FOLDER = Path.of("docs/pictures");

    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample");

    /** The options of the figures in docs/format.md, which show the same example in the same direction. */
    private static final String FIGURE = "--size=480x300 --yaw=100 --elevation=30 --background=#ffffff --colors=mesh ";

    /** The arguments of {@code render}, by the name of the picture. Files are those of the sample and the example. */
    static final Map<String, String> ARGUMENTS = Map.of(
            "walk.gif",
            "dapple.md5mesh walk.md5anim --frames=0..23 --size=400x300 --root=in-place --show=grid"
                    + " --background=#ffffff",
            "layers.png",
            "dapple.md5mesh walk.md5anim --frame=6 --size=720x480 --show=grid,bounds,skeleton,axes --legend"
                    + " --background=#ffffff",
            "format-dapple.png",
            "dapple.md5mesh --size=400x300 --show=skeleton,axes --background=#ffffff",
            "format-bind.png",
            FIGURE + "arm.md5mesh --show=grid,skeleton,axes",
            "format-bounds.png",
            FIGURE + "arm.md5mesh swing.md5anim --frame=1 --show=grid,bounds",
            "format-normals.png",
            FIGURE + "arm.md5mesh --show=grid,wireframe,normals",
            "format-pose.png",
            FIGURE + "arm.md5mesh swing.md5anim --frame=1 --show=grid,skeleton,axes",
            "format-no-parent.png",
            FIGURE + "arm.md5mesh no-parent.md5anim --frame=1 --show=grid,skeleton,axes",
            "format-wrong-w.png",
            FIGURE + "arm.md5mesh wrong-w.md5anim --frame=1 --show=grid,skeleton,axes");

    private DocumentPictures() {}

    /** Draws all pictures anew. */
    public static void main(String[] arguments) throws IOException {
        Path files = Files.createTempDirectory("pictures");
        for (String name : ARGUMENTS.keySet()) {
            draw(name, files, FOLDER);
        }
    }

    /** @param files a folder for the files of the example */
    static void draw(String name, Path files, Path folder) throws IOException {
        writeExample(files);
        Path output = folder.resolve(name);
        List<String> all = new ArrayList<>(List.of("render", "--force", "-o", output.toString()));
        Arrays.stream(ARGUMENTS.get(name).split(" "))
                .map(argument -> argument.startsWith("--") ? argument : file(argument, files))
                .forEach(all::add);
        Run run = Run.of(all.toArray(String[]::new));
        if (run.exitCode() != 0) {
            throw new IOException(run.err());
        }
        Files.deleteIfExists(folder.resolve(name + ".bak"));
    }

    private static String file(String name, Path files) {
        Path sample = SAMPLE.resolve(name);
        return (Files.exists(sample) ? sample : files.resolve("models/arm").resolve(name)).toString();
    }

    /** Writes the example, and two animations with the result of a mistake of a reader. */
    private static void writeExample(Path files) throws IOException {
        FormatExamples.write(files);
        Path arm = files.resolve("models/arm");
        // Its effect is the subject of another section.
        Files.delete(arm.resolve("swing.md5scale"));
        String swing = Files.readString(arm.resolve("swing.md5anim"));
        Files.writeString(arm.resolve("no-parent.md5anim"), swing.replace("\"arm\"\t0 17", "\"arm\"\t-1 17"));
        Files.writeString(
                arm.resolve("wrong-w.md5anim"), swing.replace("-0.28", "0.28").replace("0.6", "-0.6"));
    }
}
