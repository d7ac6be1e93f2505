package org.jointscope.ui.session;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jointscope.export.Json;
import org.jointscope.format.write.SafeFile;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.document.OrbitPosition;

/** Writes session files. */
public final class SessionWriter {

    private final Path folder;

    private SessionWriter(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes a file, which replaces an existing one only when it is complete.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, Session session) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        StringWriter text = new StringWriter();
        Json.print(text, json -> new SessionWriter(folder).write(json, session));
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        SafeFile.write(file, bytes, SafeFile.read(file), SafeFile.Keep.NONE);
    }

    private void write(Json json, Session session) throws IOException {
        json.member("format", SessionReader.FORMAT)
                .member("version", SessionReader.VERSION)
                .objects("files", session.files(), this::writeFile);
        Session.Declared declared = session.declared();
        json.object("declarations", it -> it.member("model", declared.model()).member("skin", declared.skin()));
        Session.Selected selected = session.selected();
        json.object(
                "selection",
                it -> it.member("joint", selected.joint())
                        .member("component", name(selected.component()))
                        .member("hiddenMeshes", selected.hiddenMeshes()));
        json.object("playback", it -> write(it, session.played()));
        if (session.view().isPresent()) {
            json.object("view", it -> write(it, session.view().get()));
        }
        json.object("show", it -> write(it, session.shown()));
        Session.Panes panes = session.panes();
        json.object(
                "panes",
                it -> it.member("right", panes.right())
                        .member("lower", panes.lower())
                        .member("unfolded", panes.unfolded()));
    }

    /** The relative path finds the file after both were moved, the other one if only one was. */
    private void writeFile(Json json, Path file) throws IOException {
        if (Sample.contains(file)) {
            json.member("sample", file.getFileName().toString());
            return;
        }
        Path absolute = file.toAbsolutePath();
        if (absolute.getRoot().equals(folder.getRoot())) {
            String relative = folder.relativize(absolute).toString();
            json.member("path", relative.replace(folder.getFileSystem().getSeparator(), "/"));
        }
        json.member("absolute", absolute.toString());
    }

    private static void write(Json json, Session.Played played) throws IOException {
        json.member("timeline", name(played.timeline()))
                .member("frame", played.frame())
                .member("playing", played.playing())
                .member("speed", played.speed())
                .member("rate", played.rate())
                .member("loop", name(played.loop()))
                .member("range", played.range());
    }

    private static void write(Json json, OrbitPosition view) throws IOException {
        json.member("yaw", view.yaw())
                .member("elevation", view.elevation())
                .member("distance", view.distance())
                .member("pivot", List.of(view.x(), view.y(), view.z()));
    }

    private static void write(Json json, Session.Shown shown) throws IOException {
        json.object("layers", layers -> {
            for (Map.Entry<String, Boolean> layer : new TreeMap<>(shown.layers()).entrySet()) {
                layers.member(layer.getKey(), layer.getValue());
            }
        });
        json.member("throughCamera", shown.throughCamera())
                .member("engine", shown.engine())
                .member("root", name(shown.root()))
                .member("loopRule", name(shown.loopRule()))
                .member("comparison", shown.comparison())
                .member("surface", name(shown.surface()))
                .member("normals", name(shown.normals()));
    }

    private static Optional<String> name(Optional<? extends Enum<?>> choice) {
        return choice.map(Enum::name);
    }
}
