package org.jointscope.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes archives for tests. */
public final class TestArchives {

    private TestArchives() {}

    /** An archive in which each file contains its name; a .pak if it is named so, otherwise a .zip. */
    public static Path write(Path file, String... names) throws IOException {
        return write(file, Stream.of(names).collect(Collectors.toMap(it -> it, String::getBytes)));
    }

    public static Path write(Path file, Map<String, byte[]> contents) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.write(file, file.toString().endsWith(".pak") ? pak(contents) : zip(contents));
    }

    public static byte[] zip(Map<String, byte[]> contents) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> each : contents.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] pak(Map<String, byte[]> contents) {
        return pak(contents.entrySet().stream()
                .map(it -> new PakEntry(it.getKey(), it.getValue()))
                .toList());
    }

    /** An entry of a .pak, where names can be repeated. */
    public record PakEntry(String name, byte[] content) {}

    public static byte[] pak(List<PakEntry> entries) {
        int data = entries.stream().mapToInt(it -> it.content().length).sum();
        ByteBuffer pak = ByteBuffer.allocate(12 + data + 64 * entries.size()).order(ByteOrder.LITTLE_ENDIAN);
        pak.put("PACK".getBytes(StandardCharsets.US_ASCII)).putInt(12 + data).putInt(64 * entries.size());
        entries.forEach(it -> pak.put(it.content()));
        int position = 12;
        for (PakEntry entry : entries) {
            byte[] name = new byte[56];
            byte[] text = entry.name().getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(text, 0, name, 0, Math.min(text.length, name.length));
            pak.put(name).putInt(position).putInt(entry.content().length);
            position += entry.content().length;
        }
        return pak.array();
    }

    /** A loose file that contains its name. */
    public static Path loose(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }
}
