package org.jointscope.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.material.Picture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ComparisonReportTest {

    private static final int SIDE = 720;

    @TempDir
    private Path folder;

    private Path walk;

    @BeforeEach
    void writeSample() throws IOException {
        for (Path file : Sample.files()) {
            Files.copy(file, folder.resolve(file.getFileName().toString()));
        }
        walk = folder.resolve("walk.md5anim");
    }

    private static ComparisonReport report(Path before, Path after) throws IOException {
        Comparison comparison = Comparison.of(
                        Inspector.inspect(before).content(),
                        Inspector.inspect(after).content(),
                        Tolerance.EXACT)
                .orElseThrow();
        return new ComparisonReport(comparison, before, after);
    }

    private Path changed(Path file, String name, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(from);
        return Files.writeString(folder.resolve(name), text.replace(from, to));
    }

    /** Numbers of pixels of the overlay that are blue, orange and gray: only before, only after, both. */
    private static int[] overlay(Picture picture) {
        int[] counts = new int[3];
        for (int y = SIDE / 4; y < SIDE; y++) {
            for (int x = 2 * SIDE; x < 3 * SIDE; x++) {
                int argb = picture.argb()[y * picture.width() + x];
                int red = argb >> 16 & 255;
                int blue = argb & 255;
                if (argb != 0) {
                    counts[red > 2 * blue ? 1 : blue > 2 * red ? 0 : 2]++;
                }
            }
        }
        return counts;
    }

    private static int covered(Picture picture, int left) {
        return (int) IntStream.range(0, SIDE * SIDE)
                .filter(i -> picture.argb()[i / SIDE * picture.width() + left + i % SIDE] != 0)
                .count();
    }

    @Test
    void equalFilesHaveOneColor() throws IOException {
        Picture picture = report(walk, walk).image();
        assertThat(picture.width()).isEqualTo(3 * SIDE);
        int[] overlay = overlay(picture);
        assertThat(overlay[0]).isZero();
        assertThat(overlay[1]).isZero();
        assertThat(overlay[2]).isGreaterThan(20_000);
    }

    @Test
    void differentFilesHaveThree() throws IOException {
        Path other = changed(walk, "other.md5anim", "\"chest\"\t2 56 13", "\"chest\"\t2 56 12");
        assertThat(overlay(report(walk, other).image()))
                .satisfies(counts ->
                        assertThat(IntStream.of(counts).min().orElseThrow()).isGreaterThan(2_000));
    }

    /** Of the 41 joints, one turns in its parent; it and its descendants have other positions. */
    @Test
    void pageShowsTheDifferencesByJointAndFrame() throws Exception {
        Path other = changed(walk, "other.md5anim", "\"chest\"\t2 56 13", "\"chest\"\t2 56 12");
        Document page = parsed(report(walk, other).html());
        NodeList tables = page.getElementsByTagName("table");
        assertThat(tables.getLength()).isEqualTo(2);
        NodeList turned = ((Element) tables.item(0)).getElementsByTagName("td");
        assertThat(turned.item(0).getTextContent()).isEqualTo("chest");
        assertThat(turned.item(1).getTextContent()).isEqualTo("179.7°");
        assertThat(turned.getLength()).isEqualTo(3);
        BufferedImage strip = image((Element) turned.item(2).getFirstChild());
        assertThat(strip.getWidth()).isEqualTo(25);
        assertThat(strip.getRGB(11, 0)).isEqualTo(0xffbe1c28);
        assertThat(((Element) tables.item(1)).getElementsByTagName("img").getLength())
                .isEqualTo(22);
        assertThat(parsed(report(walk, walk).html())
                        .getElementsByTagName("table")
                        .getLength())
                .isZero();
    }

    private static BufferedImage image(Element element) throws IOException {
        String png = element.getAttribute("src").split(",")[1];
        return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(png)));
    }

    /** Also of a file in a folder without a mesh, such as the copy that Git makes. */
    @Test
    void meshOfOneFileIsThatOfBoth() throws IOException {
        Path alone = Files.createDirectory(folder.resolve("alone"));
        Path copy = Files.copy(walk, alone.resolve("walk.md5anim"));
        int[] overlay = overlay(report(copy, walk).image());
        assertThat(overlay[0]).isZero();
        assertThat(overlay[2]).isGreaterThan(20_000);
    }

    @Test
    void animationWithoutAMeshIsDrawnAsBones() throws IOException {
        Path alone = Files.createDirectory(folder.resolve("alone"));
        Path copy = Files.copy(walk, alone.resolve("walk.md5anim"));
        Picture bones = report(copy, copy).image();
        assertThat(covered(bones, 0))
                .isBetween(3_000, covered(report(walk, walk).image(), 0) / 2);
    }

    @Test
    void pageIsWellFormedAndContainsAllLines() throws Exception {
        String hostile = "<script>alert('x')</script>&\u201D";
        Path other = changed(walk, "<b>.md5anim", "\"eartip_r\"", '"' + hostile + '"');
        Document page = parsed(report(walk, other).html());
        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(page.getElementsByTagName("b").getLength()).isZero();
        assertThat(text(page, "h1")).containsExactly("walk.md5anim → <b>.md5anim");
        assertThat(text(page, "h2")).containsExactly("Joints");
        assertThat(text(page, "li")).singleElement().asString().contains(hostile, "formerly 'eartip_r'");
        assertThat(text(page, "p")).contains("Before: " + walk, "After: " + other, "1 difference.");
    }

    @Test
    void linesAreGrouped() throws Exception {
        Path other = changed(walk, "other.md5anim", "\"chest\"\t2 56 13", "\"chest\"\t2 56 12");
        ComparisonReport report = report(walk, other);
        Document page = parsed(report.html());
        assertThat(text(page, "h2")).endsWith("Flags and startIndex", "Poses", "Values");
        assertThat(text(page, "li")).hasSize(6);
        Element image = (Element) page.getElementsByTagName("img").item(0);
        String source = image.getAttribute("src");
        assertThat(source).startsWith("data:image/png;base64,");
        byte[] png = Base64.getDecoder().decode(source.substring(source.indexOf(',') + 1));
        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getRGB(0, 0, 3 * SIDE, SIDE, null, 0, 3 * SIDE))
                .isEqualTo(report.image().argb());
        // Of the largest displacement, that of an ear.
        assertThat(image.getAttribute("alt")).contains("at frame 21,");
    }

    @Test
    void pageOfEqualMeshesSaysSo() throws Exception {
        Path mesh = folder.resolve("dapple.md5mesh");
        Document page = parsed(report(mesh, mesh).html());
        assertThat(text(page, "p")).contains("No differences.");
        assertThat(text(page, "figcaption")).singleElement().asString().endsWith("in the bind pose.");
    }

    private static List<String> text(Document page, String tag) {
        NodeList found = page.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> found.item(i).getTextContent())
                .toList();
    }

    private static Document parsed(String page) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8)));
    }
}
