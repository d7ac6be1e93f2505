package org.jointscope.cli;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.files.GameTree;
import picocli.CommandLine.Option;

/** The option for folders with the files of a game. */
final class GameFolders {

    @Option(names = "--game", descriptionKey = "jointscope.game", paramLabel = "FOLDER")
    private List<Path> folders = List.of();

    GameTree tree() {
        return new GameTree(folders.stream().map(Path::toAbsolutePath).toList());
    }
}
