package org.jointscope.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.batch.BatchChecker;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severities;
import org.jointscope.files.GameTree;
import org.jointscope.messages.Texts;
import org.jointscope.ui.pane.Details.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files in the format guide are valid. */
class GuideExamplesTest {

    private static final Path SAMPLE = Path.of("resources/org/jointscope/sample");

    @TempDir
    private Path folder;

    private static List<String> examples(GuideTopic topic) {
        return new HelpPages(Texts.program())
                .books().get(HelpBook.GUIDE.ordinal()).topics().get(topic.ordinal()).page().texts().stream()
                        .filter(text -> text.style().equals(HelpPages.CODE))
                        .map(Text::text)
                        .toList();
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Test
    void filesHaveNoIssues() throws IOException {
        String mesh = examples(GuideTopic.MESH).getFirst();
        write("arm.md5mesh", mesh);
        String version11 = examples(GuideTopic.VERSIONS).getFirst();
        write(
                "arm11.md5mesh",
                mesh.replaceFirst("10", "11")
                        .replace("\tnumverts", "\tflags {\n\t\tvertexColor\n\t}\n\tnumverts")
                        .replaceAll("(vert \\d .*)", "$1 ( 1 0 0 1 )"));
        assertThat(Files.readString(folder.resolve("arm11.md5mesh")))
                .contains(version11
                        .lines()
                        .filter(line -> line.contains("vert 0"))
                        .toList());
        write("shot.md5camera", examples(GuideTopic.CAMERA).getFirst());
        Path scaled = Files.createDirectories(folder.resolve("scaled"));
        Files.copy(SAMPLE.resolve("walk.md5anim"), scaled.resolve("walk.md5anim"));
        write("scaled/walk.md5scale", examples(GuideTopic.SCALE).getFirst());
        List<String> declarations = examples(GuideTopic.DECL);
        Path guard = Files.createDirectories(folder.resolve("models/guard"));
        Files.copy(SAMPLE.resolve("dapple.md5mesh"), guard.resolve("guard.md5mesh"));
        Files.copy(SAMPLE.resolve("walk.md5anim"), guard.resolve("walk.md5anim"));
        write("def/guard.def", declarations.getFirst());
        write("def/guard.skin", declarations.get(1));
        write("materials/guard.mtr", declarations.getLast());
        List<String> issues = new ArrayList<>();
        new BatchChecker(List.of(folder), GameTree.NEARBY, new Severities(Map.of(), Set.of()), Engines.ALL)
                .into(result -> result.issues().stream()
                        .map(Issue::code)
                        .forEach(it -> issues.add(result.path().getFileName() + " " + it)));
        assertThat(issues).isEmpty();
    }
}
