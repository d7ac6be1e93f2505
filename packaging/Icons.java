import org.w3c.dom.Element;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;

/**
 * Draws the icon of Jointscope, {@code packaging/jointscope.svg}, in all sizes: {@code java
 * packaging/Icons.java FOLDER}. The folder then contains {@code jointscope-SIZE.png}, {@code
 * jointscope.ico} for Windows and {@code jointscope.icns} for macOS.
 */
class Icons {

    private static final Path SOURCE = Path.of("packaging/jointscope.svg");
    private static final int[] SIZES = {16, 24, 32, 48, 64, 128, 256, 512};
    private static final double SIDE = 512;

    /** Sizes in an .icns file with their types. */
    private static final Map<Integer, String> ICNS_TYPES =
            Map.of(16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09");

    private static final int LARGEST_OF_ICO = 256;

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        Element svg =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(SOURCE.toFile())
                        .getDocumentElement();
        Map<Integer, byte[]> images = new LinkedHashMap<>();
        for (int size : SIZES) {
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(draw(svg, size), "png", png);
            images.put(size, png.toByteArray());
            Files.write(folder.resolve("jointscope-" + size + ".png"), png.toByteArray());
        }
        Files.write(folder.resolve("jointscope.ico"), ico(images));
        Files.write(folder.resolve("jointscope.icns"), icns(images));
    }

    private static BufferedImage draw(Element svg, int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale(size / SIDE, size / SIDE);
        var shapes = svg.getElementsByTagName("*");
        for (int i = 0; i < shapes.getLength(); i++) {
            Element element = (Element) shapes.item(i);
            graphics.setColor(
                    Color.decode(element.getAttribute(isLine(element) ? "stroke" : "fill")));
            graphics.fill(shape(element));
        }
        graphics.dispose();
        return image;
    }

    private static Shape shape(Element element) {
        return switch (element.getTagName()) {
            case "rect" ->
                    new RoundRectangle2D.Double(
                            number(element, "x"),
                            number(element, "y"),
                            number(element, "width"),
                            number(element, "height"),
                            2 * number(element, "rx"),
                            2 * number(element, "rx"));
            case "circle" -> {
                double radius = number(element, "r");
                yield new Ellipse2D.Double(
                        number(element, "cx") - radius,
                        number(element, "cy") - radius,
                        2 * radius,
                        2 * radius);
            }
            case "line" ->
                    new BasicStroke(
                                    (float) number(element, "stroke-width"),
                                    BasicStroke.CAP_BUTT,
                                    BasicStroke.JOIN_MITER)
                            .createStrokedShape(
                                    new Line2D.Double(
                                            number(element, "x1"),
                                            number(element, "y1"),
                                            number(element, "x2"),
                                            number(element, "y2")));
            default -> throw new IllegalArgumentException(element.getTagName() + " in " + SOURCE);
        };
    }

    private static boolean isLine(Element element) {
        return element.getTagName().equals("line");
    }

    private static double number(Element element, String name) {
        return Double.parseDouble(element.getAttribute(name));
    }

    /** An icon file of Windows: a header, an entry per image, and the images as PNG. */
    private static byte[] ico(Map<Integer, byte[]> images) {
        Map<Integer, byte[]> contained = new LinkedHashMap<>(images);
        contained.keySet().removeIf(size -> size > LARGEST_OF_ICO);
        int offset = 6 + 16 * contained.size();
        int length = offset + contained.values().stream().mapToInt(png -> png.length).sum();
        ByteBuffer file = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        file.putShort((short) 0).putShort((short) 1).putShort((short) contained.size());
        for (var image : contained.entrySet()) {
            // 0 means 256.
            byte size = (byte) (image.getKey() % LARGEST_OF_ICO);
            file.put(size).put(size).putShort((short) 0).putShort((short) 1).putShort((short) 32);
            file.putInt(image.getValue().length).putInt(offset);
            offset += image.getValue().length;
        }
        contained.values().forEach(file::put);
        return file.array();
    }

    /** An icon file of macOS: a header, and a type and a length before each PNG. */
    private static byte[] icns(Map<Integer, byte[]> images) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        DataOutputStream entries = new DataOutputStream(content);
        for (var image : images.entrySet()) {
            String type = ICNS_TYPES.get(image.getKey());
            if (type != null) {
                entries.write(type.getBytes(StandardCharsets.US_ASCII));
                entries.writeInt(8 + image.getValue().length);
                entries.write(image.getValue());
            }
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(file);
        out.write("icns".getBytes(StandardCharsets.US_ASCII));
        out.writeInt(8 + content.size());
        out.write(content.toByteArray());
        return file.toByteArray();
    }
}
