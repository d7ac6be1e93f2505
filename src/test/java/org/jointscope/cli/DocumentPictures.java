package org.jointscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Draws the pictures of the documents that show only a model, with {@code render}. Whoever changes what they show runs
 * {@link #main}. Pictures of the window are taken by hand.
 */
final class DocumentPictures {

    static final Path FOLDER = Path.of("docs/pictures");

    private static final String SAMPLE = "resources/org/jointscope/sample/";

    /** The arguments after the files of the sample, by the name of the picture. */
    static final Map<String, List<String>> ARGUMENTS = Map.of(
            "walk.gif",
            List.of("--frames=0..23", "--size=400x300", "--root=in-place", "--show=grid", "--background=#ffffff"),
            "layers.png",
            List.of(
                    "--frame=6",
                    "--size=720x480",
                    "--show=grid,bounds,skeleton,axes",
                    "--legend",
                    "--background=#ffffff"));

    private DocumentPictures() {}

    /** Draws all pictures anew. */
    public static void main(String[] arguments) throws IOException {
        for (String name : ARGUMENTS.keySet()) {
            draw(name, FOLDER);
        }
    }

    static void draw(String name, Path folder) throws IOException {
        Path output = folder.resolve(name);
        List<String> all =
                new ArrayList<>(List.of("render", SAMPLE + "dapple.md5mesh", SAMPLE + "walk.md5anim", "--force"));
        all.addAll(List.of("-o", output.toString()));
        all.addAll(ARGUMENTS.get(name));
        Run run = Run.of(all.toArray(String[]::new));
        if (run.exitCode() != 0) {
            throw new IOException(run.err());
        }
        Files.deleteIfExists(folder.resolve(name + ".bak"));
    }
}
