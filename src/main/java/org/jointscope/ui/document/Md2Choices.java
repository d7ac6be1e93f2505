package org.jointscope.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.material.Picture;
import org.jointscope.model.Md2;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;

/** The selection in an .md2, and how it is drawn. */
public final class Md2Choices {

    /** No element of a kind is selected. */
    public static final int NONE = -1;

    private final IntegerProperty vertex = new SimpleIntegerProperty(this, "vertex", NONE);
    private final IntegerProperty triangle = new SimpleIntegerProperty(this, "triangle", NONE);
    private final IntegerProperty glCommand = new SimpleIntegerProperty(this, "glCommand", NONE);
    private final ObjectProperty<Md2Surface> surface =
            new SimpleObjectProperty<>(this, "surface", Md2Surface.TRIANGLES);
    private final ObjectProperty<KeyframeNormals> normals =
            new SimpleObjectProperty<>(this, "normals", KeyframeNormals.CURRENT_FRAME);
    private final ObjectProperty<Optional<Picture>> skin = new SimpleObjectProperty<>(this, "skin", Optional.empty());

    private final ObjectProperty<Set<Path>> skinFiles = new SimpleObjectProperty<>(this, "skinFiles", Set.of());
    private final ObjectProperty<Optional<String>> missingSkin =
            new SimpleObjectProperty<>(this, "missingSkin", Optional.empty());

    /** Clears the selection and the active skin; how the model is drawn does not change. */
    void forget() {
        selectNothing();
        skin.set(Optional.empty());
        skinFiles.set(Set.of());
        missingSkin.set(Optional.empty());
    }

    /** Clears the selection if it is not in another version of the model. */
    void keep(Optional<Md2> other) {
        Md2 md2 = other.orElse(Md2.EMPTY);
        if (vertex.get() >= md2.vertexCount()
                || triangle.get() >= md2.triangles().size()
                || glCommand.get() >= md2.glCommands().list().size()) {
            selectNothing();
        }
    }

    /** Clears the selection of vertex, triangle, and strip or fan; returns whether there was one. */
    public boolean selectNothing() {
        boolean selected =
                IntStream.of(vertex.get(), triangle.get(), glCommand.get()).anyMatch(index -> index != NONE);
        vertex.set(NONE);
        triangle.set(NONE);
        glCommand.set(NONE);
        return selected;
    }

    /** Index of the selected vertex, the same in every frame, or {@link #NONE}. */
    public IntegerProperty vertexProperty() {
        return vertex;
    }

    /** Index of the selected triangle in the file, or {@link #NONE}. */
    public IntegerProperty triangleProperty() {
        return triangle;
    }

    /** Index of the selected strip or fan in the file, or {@link #NONE}. */
    public IntegerProperty glCommandProperty() {
        return glCommand;
    }

    /** The surface that is drawn. */
    public ObjectProperty<Md2Surface> surfaceProperty() {
        return surface;
    }

    /** The normals by which the model is lit. */
    public ObjectProperty<KeyframeNormals> normalsProperty() {
        return normals;
    }

    /** The active skin; without one, and if none is missing, the model is drawn in a plain color. */
    public ObjectProperty<Optional<Picture>> skinProperty() {
        return skin;
    }

    /** The files of the skins that were found. */
    public ObjectProperty<Set<Path>> skinFilesProperty() {
        return skinFiles;
    }

    /** The name of the active skin if its image is missing or unreadable. */
    public ObjectProperty<Optional<String>> missingSkinProperty() {
        return missingSkin;
    }
}
