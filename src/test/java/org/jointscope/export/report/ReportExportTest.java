package org.jointscope.export.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.export.model.Exporter;
import org.jointscope.export.model.FrameRange;
import org.jointscope.export.model.Prepared;
import org.jointscope.export.report.ImageExporter.ImageFormat;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportExportTest {

    private static final ExportOptions SMALL = ExportOptions.INITIAL.with(ImageExporter.SIZE, 40);

    @TempDir
    private Path folder;

    private final OpenModel open = OpenModel.of(Inspector.inspect(Sample.files()), OpenModel.NONE, RootMode.FILE);

    private Path write(Exporter exporter, ExportOptions options) throws IOException {
        return write(open, exporter, options);
    }

    private Path write(OpenModel open, Exporter exporter, ExportOptions options) throws IOException {
        Prepared prepared = exporter.prepare(ExportSource.of(open.copy()), options);
        assertThat(prepared.contents()).isNotEmpty();
        Path file = folder.resolve("a." + exporter.extension());
        ExportFiles.write(file, true, prepared);
        return file;
    }

    @Test
    void pageContainsEverythingThatItShows() throws IOException {
        Path file = write(new HtmlExporter(), ExportOptions.INITIAL);
        String page = Files.readString(file);
        assertThat(page)
                .doesNotContain(
                        "http",
                        "<script",
                        "<link",
                        Sample.files().getFirst().getParent().toString());
        assertThat(Pattern.compile("src=\"(?!data:image/png;base64,)")
                        .matcher(page)
                        .find())
                .isFalse();
        assertThat(Pattern.compile("<figure>").matcher(page).results()).hasSize(9);
        assertThat(page).contains("<h2>Issues</h2>", "Doom 3 BFG", "numAnimatedComponents");
        int joints = open.model().rig().size();
        String heat = page.substring(page.indexOf("class=\"heat\""));
        heat = heat.substring(0, heat.indexOf("</table>"));
        assertThat(Pattern.compile("<img").matcher(heat).results()).hasSize(joints);
        assertThat(Files.readString(write(new HtmlExporter(), ExportOptions.INITIAL)))
                .isEqualTo(page);
    }

    @Test
    void pageWithoutImagesIsSmall() throws IOException {
        String page =
                Files.readString(write(new HtmlExporter(), ExportOptions.INITIAL.with(ExportOption.IMAGES, false)));
        assertThat(page).doesNotContain("<img").hasSizeLessThan(100_000);
    }

    @Test
    void engineHasTheReasonOfEachFile() throws IOException {
        List<Path> files =
                List.of(Corpus.file("frankie/Frankie.md5mesh"), Corpus.file("frankie/Frankie_Idle1.md5anim"));
        OpenModel frankie = OpenModel.of(Inspector.inspect(files), OpenModel.NONE, RootMode.FILE);
        String page = Files.readString(
                write(frankie, new HtmlExporter(), ExportOptions.INITIAL.with(ExportOption.IMAGES, false)));
        String row = page.substring(page.indexOf("<td>Doom 3</td>"));
        assertThat(row.substring(0, row.indexOf("</tr>")))
                .containsSubsequence("(Frankie.md5mesh", "only one root joint", "(Frankie_Idle1.md5anim");
    }

    @Test
    void gifHasTheFramesOfTheRange() throws IOException {
        Path file = write(new ImageExporter(ImageFormat.GIF), SMALL.with(ExportOption.FRAMES, new FrameRange(2, 5)));
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(in);
            assertThat(reader.getNumImages(true)).isEqualTo(4);
            assertThat(reader.getWidth(0)).isEqualTo(40);
        }
    }

    @Test
    void sequenceHasAFilePerImage() throws IOException {
        write(new ImageExporter(ImageFormat.PNG), SMALL.with(ImageExporter.TURNTABLE, 3));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(it -> it.getFileName().toString()))
                    .containsExactlyInAnyOrder("a-0000.png", "a-0001.png", "a-0002.png");
        }
        BufferedImage first = ImageIO.read(folder.resolve("a-0000.png").toFile());
        BufferedImage second = ImageIO.read(folder.resolve("a-0001.png").toFile());
        assertThat(pixels(first)).isNotEqualTo(pixels(second)).anyMatch(pixel -> pixel >>> 24 == 255);
    }

    private static List<Integer> pixels(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return java.util.Arrays.stream(pixels).boxed().toList();
    }

    @Test
    void nothingIsExportedWithoutModel() {
        ExportSource none = ExportSource.of(OpenModel.NONE);
        assertThat(new HtmlExporter().obstacle(none)).isPresent();
        assertThat(new ImageExporter(ImageFormat.APNG).obstacle(none)).isPresent();
    }
}
