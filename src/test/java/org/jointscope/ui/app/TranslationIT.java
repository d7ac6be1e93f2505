package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jointscope.messages.PseudoTexts;
import org.jointscope.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A translation whose texts are 40% longer: no text of the window is untranslated or cut at 1440 × 900. */
@NeedsDisplay
class TranslationIT {

    private static final long PATIENCE_SECONDS = 400;

    @Test
    void everyTextIsTranslatedAndWhole(@TempDir Path folder) throws Exception {
        Path classes = folder.resolve("classes");
        PseudoTexts.write(classes);
        Path output = folder.resolve("output");
        ProcessBuilder builder = ProgramProcess.of(
                TranslationTour.class,
                List.of(
                        "-Xmx1g",
                        "-Dprism.forceGPU=true",
                        "-Duser.language=" + PseudoTexts.LOCALE.getLanguage(),
                        "-Duser.country=" + PseudoTexts.LOCALE.getCountry()),
                folder.toString());
        String path = System.getProperty("java.class.path");
        builder.command().replaceAll(part -> part.equals(path) ? classes + File.pathSeparator + path : part);
        Path errors = folder.resolve("errors");
        Process program = builder.redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        boolean ended = program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        program.destroyForcibly().waitFor();
        List<String> lines = new ArrayList<>(Files.readAllLines(output));
        assertThat(ended).as("%s%n%s", lines, Files.readString(errors)).isTrue();
        assertThat(program.exitValue()).as(Files.readString(errors)).isZero();
        int texts = Integer.parseInt(lines.removeLast().replace("texts: ", ""));
        assertThat(lines).isEmpty();
        assertThat(texts).isGreaterThan(1_000);
    }
}
