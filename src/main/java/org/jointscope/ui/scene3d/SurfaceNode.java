package org.jointscope.ui.scene3d;

import java.util.Arrays;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.Lights;

/**
 * A mesh, or a surface of an .md2, as JavaFX draws it. A new pose replaces all points, and all normals if the file
 * contains them, in one call each, which is the fast path of TriangleMesh. Unchanged data is skipped: JavaFX computes
 * the whole surface on every change.
 */
public final class SurfaceNode extends MeshView {

    /** The files have clockwise triangles, which JavaFX culls: two corners are swapped. */
    private static final int[] CORNER_ORDER = {0, 2, 1};

    private final TriangleMesh triangles;
    private final PhongMaterial material = new PhongMaterial();
    private final Color untextured;
    private final Surface surface;
    private final float[] points;
    private final float[] normals;
    private Optional<Image> texture = Optional.empty();
    private Optional<Image> normalMap = Optional.empty();
    private Optional<Image> specularMap = Optional.empty();
    private Optional<Image> glowMap = Optional.empty();
    private Optional<VertexColors> colors = Optional.empty();
    private Optional<Image> checker = Optional.empty();
    private Optional<Color> plain = Optional.empty();

    /** The colors have changed while the surface was hidden. */
    private boolean stale;

    private SurfaceNode(VertexFormat format, Surface surface, Color untextured) {
        this.untextured = untextured;
        this.surface = surface;
        triangles = new TriangleMesh(format);
        points = new float[surface.pointCount() * 3];
        normals = new float[format == VertexFormat.POINT_NORMAL_TEXCOORD ? points.length : 0];
        triangles.getPoints().setAll(points);
        triangles.getNormals().setAll(normals);
        showTexture();
        setMesh(triangles);
        material.setSpecularColor(Color.gray(Lights.HIGHLIGHT));
        material.setSpecularPower(Lights.HIGHLIGHT_POWER);
        setMaterial(material);
        setTexture(Optional.empty());
        visibleProperty().subscribe(visible -> {
            if (visible && stale) {
                recolor();
            }
        });
    }

    /**
     * A surface with normals that JavaFX computes. Vertices at equal positions share a point and keep their texture
     * coordinates: normals are smoothed per point, so there is no lighting seam at a texture seam, and fewer points
     * must be updated.
     *
     * @param untextured the color without a texture
     */
    public static SurfaceNode of(Surface surface, Color untextured) {
        SurfaceNode node = new SurfaceNode(VertexFormat.POINT_TEXCOORD, surface, untextured);
        int[] oneSmoothingGroup = new int[surface.triangleCount()];
        Arrays.fill(oneSmoothingGroup, 1);
        node.triangles.getFaceSmoothingGroups().setAll(oneSmoothingGroup);
        return node;
    }

    /** A surface with the normals of the file, one for each point. */
    public static SurfaceNode withNormals(Surface surface, Color untextured) {
        return new SurfaceNode(VertexFormat.POINT_NORMAL_TEXCOORD, surface, untextured);
    }

    /** Sets or removes the texture. */
    public void setTexture(Optional<Image> other) {
        texture = other;
        paint();
    }

    /** Sets the image of normals in the space of the surface. */
    public void setNormalMap(Image image) {
        normalMap = Optional.of(image);
        paint();
    }

    /** Sets the image of the color of highlights. */
    public void setSpecularMap(Image image) {
        specularMap = Optional.of(image);
        paint();
    }

    /** Sets the image of the color of light from the surface itself. */
    public void setGlowMap(Image image) {
        glowMap = Optional.of(image);
        paint();
    }

    /** Shows a color instead of the images, or them again; colors of the vertices replace it. */
    public void setPlain(Optional<Color> color) {
        plain = color;
        paint();
    }

    /** Whether both sides of the triangles are drawn. */
    public void setTwoSided(boolean both) {
        setCullFace(both ? CullFace.NONE : CullFace.BACK);
    }

    private void paint() {
        Optional<Image> image = colors.map(VertexColors::image)
                .or(() -> checker)
                .or(() -> plain.isPresent() ? Optional.empty() : texture);
        material.setDiffuseColor(image.isPresent() ? Color.WHITE : plain.orElse(untextured));
        material.setDiffuseMap(image.orElse(null));
        boolean textured = colors.isEmpty() && checker.isEmpty() && plain.isEmpty() && texture.isPresent();
        material.setBumpMap(normalMap.filter(any -> textured).orElse(null));
        material.setSelfIlluminationMap(glowMap.filter(any -> textured).orElse(null));
        material.setSpecularMap(specularMap.filter(any -> textured).orElse(null));
    }

    /** Shows another image instead of all images of the surface, or them again. */
    public void setChecker(Optional<Image> other) {
        checker = other;
        paint();
    }

    /** Shows colors of the vertices instead of the texture, or the texture again. */
    public void setColoring(Optional<Coloring> other) {
        if (colors.isEmpty() && other.isEmpty()) {
            return;
        }
        stale = false;
        colors = other.map(coloring -> new VertexColors(surface, coloring));
        if (colors.isPresent()) {
            int[] corners = new int[surface.triangleCount() * Surface.CORNERS];
            Arrays.setAll(corners, at -> at);
            setFaces(colors.get().coordinates(), corners);
        } else {
            showTexture();
        }
        paint();
    }

    /** The colors of the vertices have changed. */
    public void recolor() {
        // Called in every frame: a lambda for the Optional would allocate.
        stale = !isVisible();
        if (colors.isPresent() && !stale) {
            colors.get().paint();
        }
    }

    private void showTexture() {
        setFaces(surface.texCoords(), surface.triangleTexCoords());
    }

    /** @param corners the indices of the texture coordinates at the corners of the triangles */
    private void setFaces(float[] coordinates, int[] corners) {
        int width = triangles.getVertexFormat().getVertexIndexSize();
        int[] faces = new int[corners.length * width];
        for (int i = 0; i < corners.length; i++) {
            int at = i - i % Surface.CORNERS + CORNER_ORDER[i % Surface.CORNERS];
            Arrays.fill(faces, i * width, (i + 1) * width - 1, surface.trianglePoints()[at]);
            faces[(i + 1) * width - 1] = corners[at];
        }
        // JavaFX requires at least one texture coordinate, even without vertices.
        triangles.getTexCoords().setAll(coordinates.length > 0 ? coordinates : new float[2]);
        triangles.getFaces().setAll(faces);
    }

    /** Sets x, y, z of every point. Points that are not finite or are extreme are at the origin. */
    public void show(float[] newPoints) {
        boolean moved = false;
        for (int at = 0; at < points.length; at += 3) {
            boolean sane = Extent.isSane(newPoints[at], newPoints[at + 1], newPoints[at + 2]);
            for (int i = at; i < at + 3; i++) {
                float coordinate = sane ? newPoints[i] : 0;
                moved |= points[i] != coordinate;
                points[i] = coordinate;
            }
        }
        if (moved) {
            triangles.getPoints().set(0, points, 0, points.length);
        }
    }

    /** Sets x, y, z of every point and of its normal; an invalid normal points up. */
    public void show(float[] newPoints, float[] newNormals) {
        show(newPoints);
        boolean turned = false;
        for (int i = 0; i < normals.length; i++) {
            int at = i - i % 3;
            boolean none = newNormals[at] == 0 && newNormals[at + 1] == 0 && newNormals[at + 2] == 0;
            float direction = none && i % 3 == 2 ? 1 : newNormals[i];
            turned |= normals[i] != direction;
            normals[i] = direction;
        }
        if (turned) {
            triangles.getNormals().set(0, normals, 0, normals.length);
        }
    }
}
