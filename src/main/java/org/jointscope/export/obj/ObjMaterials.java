package org.jointscope.export.obj;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.export.ImageFile;
import org.jointscope.export.model.ExportFiles;
import org.jointscope.export.model.FileNames;
import org.jointscope.material.Picture;
import org.jointscope.material.Texture;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Mesh;
import org.jointscope.scene.OpenModel;

/** The materials of the meshes: one for each shader, with its image as .png. */
final class ObjMaterials {

    /** @param image the name of its file after that of the model; empty without an image */
    private record Material(String name, Optional<String> image) {}

    private final List<String> groups = new ArrayList<>();
    private final List<Material> ofMesh = new ArrayList<>();
    private final Map<Object, Material> materials = new LinkedHashMap<>();
    private final Map<String, Picture> pictures = new LinkedHashMap<>();
    private final List<Phrase> losses = new ArrayList<>();

    ObjMaterials(OpenModel open, boolean withImages) {
        FileNames groupNames = new FileNames();
        FileNames names = new FileNames();
        FileNames imageNames = new FileNames();
        Map<Object, Optional<String>> images = new LinkedHashMap<>();
        for (int i = 0; i < open.meshes().size(); i++) {
            Texture color = open.meshes().get(i).textures().color();
            int index = i;
            Optional<Mesh> mesh = open.md5Mesh().map(file -> file.meshes().get(index));
            String shader = mesh.map(Mesh::shader).orElse("");
            groups.add(groupNames.unique(mesh.map(Mesh::label).orElse(""), "mesh" + i));
            Object key = List.of(shader, color.key());
            if (!materials.containsKey(key)) {
                Optional<String> image = withImages
                        ? images.computeIfAbsent(color.key(), same -> image(color, imageNames))
                        : Optional.empty();
                materials.put(key, new Material(names.unique(shader, "material"), image));
                if (withImages && image.isEmpty()) {
                    losses.add(Phrase.of("export.loss.image", shader));
                }
            }
            ofMesh.add(materials.get(key));
        }
    }

    private Optional<String> image(Texture color, FileNames names) {
        Optional<Picture> picture = color.read();
        Optional<String> name = picture.map(it -> names.unique(color.label(), "image"));
        name.ifPresent(it -> pictures.put(it, picture.get()));
        return name;
    }

    int count() {
        return materials.size();
    }

    int images() {
        return pictures.size();
    }

    List<Phrase> losses() {
        return losses;
    }

    String group(int mesh) {
        return groups.get(mesh);
    }

    String name(int mesh) {
        return ofMesh.get(mesh).name();
    }

    void write(ExportFiles files, String library) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Material material : materials.values()) {
            text.append("newmtl ").append(material.name()).append("\nKd 1 1 1\n");
            material.image()
                    .ifPresent(name ->
                            text.append("map_Kd ").append(fileName(files, name)).append('\n'));
        }
        try (OutputStream out = files.file(library)) {
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }
        for (Map.Entry<String, Picture> picture : pictures.entrySet()) {
            try (OutputStream out = files.file(fileName(files, picture.getKey()))) {
                out.write(ImageFile.png(picture.getValue()));
            }
        }
    }

    private static String fileName(ExportFiles files, String image) {
        return files.stem() + "-" + image + ".png";
    }
}
