package org.jointscope.export.gltf;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.export.ImageFile;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.FileNames;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.Texture;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Materials.Lighting;
import org.jointscope.model.Materials.Stage;

/** The materials of a document, with their images as .png or .jpg: equal ones are there once. */
final class GltfMaterials {

    private static final String UNLIT = "KHR_materials_unlit";
    private static final String JPEG = "JPEG";
    private static final double CUTOFF = 0.5;

    /** How the alpha of an image is used. */
    private enum Alpha {
        OPAQUE,
        MASK,
        BLEND
    }

    /** @param opaque whether no pixel is transparent */
    private record Image(int texture, boolean opaque) {}

    /** @param name of its file after that of the model, with the extension */
    private record Content(Map<String, Object> object, String name, byte[] bytes) {}

    private final GltfDocument document;
    private final boolean images;
    private final boolean unlit;
    private final FileNames names = new FileNames();
    private final Map<Object, Integer> materials = new HashMap<>();
    private final Map<Object, Optional<Image>> textures = new HashMap<>();
    private final Map<ByteBuffer, Integer> sources = new HashMap<>();
    private final List<Content> contents = new ArrayList<>();
    private final List<Phrase> losses = new ArrayList<>();
    private int specular;
    private int stages;

    /**
     * @param images whether images are written
     * @param unlit whether materials have no light
     */
    GltfMaterials(GltfDocument document, boolean images, boolean unlit) {
        this.document = document;
        this.images = images;
        this.unlit = unlit;
    }

    /** The material of a mesh. */
    int of(String shader, MeshTextures used) {
        Object key = List.of(
                shader, used.color().key(), used.normals().key(), used.glow().key(), used.twoSided());
        return materials.computeIfAbsent(key, it -> add(shader, used));
    }

    /** The material of an .md2. */
    int of(String name, Optional<Path> skin) {
        Optional<Image> color = skin.filter(it -> images).flatMap(this::image);
        if (images && color.isEmpty()) {
            losses.add(Phrase.of("export.loss.image", name));
        }
        return add(name, new LinkedHashMap<>(), color, Alpha.OPAQUE);
    }

    /** Whether the material of a mesh has an image of normals. */
    boolean hasNormals(MeshTextures used) {
        return !unlit && image(used.normals()).isPresent();
    }

    int images() {
        return contents.size();
    }

    List<Phrase> losses() {
        List<Phrase> all = new ArrayList<>(losses);
        if (specular > 0) {
            all.add(Phrase.of("export.gltf.loss.specular", specular));
        }
        if (stages > 0) {
            all.add(Phrase.of("export.gltf.loss.stages", stages));
        }
        return all;
    }

    /** Puts the images into the buffer. */
    void embed() {
        for (Content content : contents) {
            content.object.put("bufferView", document.view(content.bytes.length, out -> out.putBytes(content.bytes)));
        }
    }

    /** Writes the images to files of their own, to which the document then refers. */
    void write(ExportFiles files) throws IOException {
        for (Content content : contents) {
            String name = files.stem() + "-" + content.name;
            content.object.put("uri", uri(name));
            try (OutputStream out = files.file(name)) {
                out.write(content.bytes);
            }
        }
    }

    /** The relative URI of a file name. */
    static String uri(String name) {
        try {
            return new URI(null, null, "/" + name, null).toASCIIString().substring(1);
        } catch (URISyntaxException impossible) {
            throw new IllegalArgumentException(name, impossible);
        }
    }

    private int add(String shader, MeshTextures used) {
        Optional<Image> color = image(used.color());
        if (images && color.isEmpty()) {
            losses.add(Phrase.of("export.loss.image", shader));
        }
        specular += used.specular().isFound() ? 1 : 0;
        stages += used.others().size();
        Map<String, Object> members = new LinkedHashMap<>();
        if (!unlit) {
            image(used.normals()).ifPresent(it -> members.put("normalTexture", texture(it)));
            image(used.glow()).ifPresent(it -> {
                members.put("emissiveTexture", texture(it));
                members.put("emissiveFactor", List.of(1, 1, 1));
            });
        }
        if (used.twoSided()) {
            members.put("doubleSided", true);
        }
        return add(shader, members, color, alpha(used));
    }

    private int add(String shader, Map<String, Object> members, Optional<Image> color, Alpha alpha) {
        Map<String, Object> surface = new LinkedHashMap<>();
        color.ifPresent(it -> surface.put("baseColorTexture", texture(it)));
        surface.put("metallicFactor", 0);
        surface.put("roughnessFactor", 1);
        Map<String, Object> material = GltfDocument.named(shader);
        material.put("pbrMetallicRoughness", surface);
        material.putAll(members);
        Alpha used = color.filter(it -> !it.opaque).isPresent() ? alpha : Alpha.OPAQUE;
        if (used != Alpha.OPAQUE) {
            material.put("alphaMode", used.name());
        }
        if (used == Alpha.MASK) {
            material.put("alphaCutoff", CUTOFF);
        }
        if (unlit) {
            document.use(UNLIT);
            material.put("extensions", Map.of(UNLIT, Map.of()));
        }
        if (!shader.isEmpty()) {
            material.put("extras", Map.of("shader", shader));
        }
        return document.add("materials", material);
    }

    /** Without a material of a game, a transparent pixel is a hole. */
    private static Alpha alpha(MeshTextures used) {
        Optional<Stage> stage = used.material().flatMap(it -> it.material().color());
        boolean mixed = stage.filter(it -> it.lighting() == Lighting.UNLIT && !it.alphaTested())
                .isPresent();
        return used.color().opaque() ? Alpha.OPAQUE : mixed ? Alpha.BLEND : Alpha.MASK;
    }

    private static Map<String, Object> texture(Image image) {
        return Map.of("index", image.texture);
    }

    private Optional<Image> image(Texture texture) {
        if (!images || !texture.isFound()) {
            return Optional.empty();
        }
        Optional<Image> known = textures.get(texture.key());
        if (known == null) {
            Interruption.check();
            boolean single = texture.program().isEmpty() && !texture.isCompressed();
            known = texture.read()
                    .map(picture ->
                            image(picture, texture.label(), texture.file().filter(it -> single)));
            textures.put(texture.key(), known);
        }
        return known;
    }

    private Optional<Image> image(Path file) {
        return PictureReader.read(file, Optional.empty())
                .picture()
                .map(picture -> image(picture, file.getFileName().toString(), Optional.of(file)));
    }

    /** @param file that contains only this image */
    private Image image(Picture picture, String label, Optional<Path> file) {
        try {
            Optional<Path> jpeg = file.filter(GltfMaterials::isJpeg);
            byte[] bytes = jpeg.isPresent() ? StoredFiles.read(jpeg.get()) : ImageFile.png(picture);
            int source = sources.computeIfAbsent(ByteBuffer.wrap(bytes), it -> {
                String name = names.unique(label, "image");
                Map<String, Object> object = GltfDocument.named(name);
                object.put("mimeType", jpeg.isPresent() ? "image/jpeg" : "image/png");
                contents.add(new Content(object, name + (jpeg.isPresent() ? ".jpg" : ".png"), bytes));
                return document.add("images", object);
            });
            return new Image(
                    document.add("textures", new LinkedHashMap<>(Map.of("source", source))), picture.isOpaque());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the bytes of a file can be used: a .png can have parts that glTF does not support. */
    private static boolean isJpeg(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return (name.endsWith(".jpg") || name.endsWith(".jpeg"))
                && PictureReader.header(file)
                        .filter(header -> header.format().equalsIgnoreCase(JPEG))
                        .isPresent();
    }
}
