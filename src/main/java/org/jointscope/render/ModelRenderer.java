package org.jointscope.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.MeshTextures;
import org.jointscope.material.Picture;
import org.jointscope.material.PictureReader;
import org.jointscope.material.SkinFinder;
import org.jointscope.material.Texture;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.Box;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.RootOffset;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.FaceNormals;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.Renderer.Images;
import org.jointscope.render.Renderer.Paint;
import org.jointscope.render.coloring.ColoredModel;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

/** Images of an open model in its pose, without a window. */
public final class ModelRenderer {

    private static final double[] ORIGIN = {0, 0, 0, 0, 0, 0, 1};

    /** What is drawn in addition to the surfaces. */
    public enum Layer {
        SKELETON,
        GRID,
        WIREFRAME,
        /** Those of triangles of which the back is visible. */
        BACK_FACES,
        /** Surfaces without light. */
        UNLIT,
        /** Of the file and of the mesh. */
        BOUNDS,
        /** Likewise, over all frames. */
        ALL_BOUNDS,
        /** Of the joints and of the origin. */
        AXES,
        NORMALS,
        /** Of triangles. */
        FACE_NORMALS
    }

    private record Part(OpenMesh mesh, Paint paint, float[] normals) {}

    private final OpenModel open;
    private final Set<Layer> layers;
    private final int background;
    private final Optional<ColoredModel> colored;
    private final Renderer renderer;
    private final Grid grid;
    private final FileBounds bounds;
    private final Box box = new Box();
    private final Set<Integer> drawnBoxes = new HashSet<>();
    private final List<Part> parts = new ArrayList<>();
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    /**
     * Reads the images of a model. Slow.
     *
     * @param colored the colors of the surfaces; empty for the images of the model, or the color of a mesh without one
     * @param background as 0xAARRGGBB
     */
    public ModelRenderer(
            OpenModel open, int width, int height, Set<Layer> layers, Optional<ColoredModel> colored, int background) {
        this.open = open;
        this.layers = Set.copyOf(layers);
        this.colored = colored;
        this.background = background;
        renderer = new Renderer(width, height);
        grid = Grid.of(open.extent().diagonal(), 1, 0, 0);
        bounds = new FileBounds(open, open.model().clip().map(RootOffset::new));
        for (int mesh = 0; mesh < open.meshes().size(); mesh++) {
            int index = mesh;
            OpenMesh each = open.meshes().get(mesh);
            Optional<Images> texture =
                    colored.isPresent() ? colored.get().image().map(Images::new) : images(each);
            Optional<Coloring> coloring =
                    colored.filter(it -> it.image().isEmpty()).map(it -> it.coloring(index));
            Paint paint = new Paint(
                    texture,
                    coloring,
                    Clay.argb(mesh),
                    each.textures().twoSided(),
                    layers.contains(Layer.BACK_FACES) ? OptionalInt.of(OverlayStyle.BACK_FACE) : OptionalInt.empty(),
                    !layers.contains(Layer.UNLIT));
            int points = each.skinned().surface().pointCount();
            parts.add(new Part(each, paint, new float[points * 3]));
        }
    }

    private Optional<Images> images(OpenMesh mesh) {
        MeshTextures textures = mesh.textures();
        return open.md2()
                .map(file -> skin(file, open.md2Model().orElse(Md2.EMPTY)).map(Images::new))
                .orElseGet(() -> image(textures.color())
                        .map(color -> new Images(
                                color,
                                textures.normals().read(),
                                textures.specular().read(),
                                textures.glow().read())));
    }

    private static Optional<Picture> image(Texture texture) {
        return texture.isFound() || texture.isMissing()
                ? texture.read().or(() -> Optional.of(MissingPicture.of(texture.label())))
                : Optional.empty();
    }

    /** The skin of an .md2. */
    private Optional<Picture> skin(InspectedFile file, Md2 md2) {
        List<String> listed = md2.skins().stream().map(Md2Skin::name).toList();
        return SkinFinder.shown(open.tree(), file.path(), listed)
                .map(skin -> skin.found()
                        .flatMap(it -> PictureReader.read(it, Optional.empty()).picture())
                        .orElseGet(() -> MissingPicture.of(skin.name())));
    }

    /** Width by height. */
    public double aspect() {
        return renderer.aspect();
    }

    /**
     * Draws the model in its current pose.
     *
     * @param frame of that pose, for the bounds of the file and the colors
     * @param options likewise
     */
    public Picture draw(Orbit orbit, double frame, PoseOptions options) {
        renderer.begin(orbit, background);
        drawnBoxes.clear();
        colored.ifPresent(it -> it.pose(frame));
        for (Part part : parts) {
            part.mesh().skinned().normals(part.normals());
            renderer.surface(
                    part.mesh().skinned().surface(), part.mesh().skinned().points(), part.normals(), part.paint());
        }
        if (layers.contains(Layer.GRID)) {
            drawGrid();
        }
        if (layers.contains(Layer.WIREFRAME)) {
            parts.forEach(part -> drawWires(
                    part.mesh().skinned().surface(), part.mesh().skinned().points()));
        }
        if (layers.contains(Layer.NORMALS)) {
            parts.forEach(this::drawNormals);
        }
        if (layers.contains(Layer.FACE_NORMALS)) {
            parts.forEach(this::drawFaceNormals);
        }
        if (layers.contains(Layer.ALL_BOUNDS)) {
            drawAllBounds(options);
        }
        if (layers.contains(Layer.BOUNDS)) {
            drawBounds(frame, options);
        }
        if (layers.contains(Layer.SKELETON)) {
            drawSkeleton();
        }
        if (layers.contains(Layer.AXES)) {
            drawAxes();
        }
        return renderer.picture();
    }

    private void drawGrid() {
        for (Grid.Line line : grid.lines()) {
            set(from, line.fromX(), line.fromY(), 0);
            set(to, line.toX(), line.toY(), 0);
            renderer.line(from, to, line.kind().width(), line.kind().argb, false);
        }
    }

    private static void set(double[] place, double x, double y, double z) {
        place[0] = x;
        place[1] = y;
        place[2] = z;
    }

    /** Slightly nearer to the eye than the surface. */
    private void drawWires(Surface surface, float[] points) {
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            for (int corner = 0; corner < Surface.CORNERS; corner++) {
                nearer(points, surface.point(triangle, corner), from);
                nearer(points, surface.point(triangle, (corner + 1) % Surface.CORNERS), to);
                renderer.line(from, to, OverlayStyle.EDGE_WIDTH, OverlayStyle.EDGE, false);
            }
        }
    }

    private void nearer(float[] points, int point, double[] out) {
        double[] eye = renderer.eye().eye;
        double share = 1 - renderer.eye().closer(0.001);
        for (int axis = 0; axis < 3; axis++) {
            out[axis] = eye[axis] + (points[point * 3 + axis] - eye[axis]) * share;
        }
    }

    private void drawNormals(Part part) {
        double length = OverlayStyle.NORMAL_LENGTH * open.extent().diagonal();
        float[] points = part.mesh().skinned().points();
        for (int point = 0; point * 3 < points.length; point++) {
            drawNormal(points, point, part.normals(), point, length, OverlayStyle.NORMAL);
        }
        part.mesh().normals().ifPresent(binding -> {
            float[] normals = new float[binding.pointCount() * 3];
            open.model().skin(binding, normals);
            Surface surface = part.mesh().skinned().surface();
            for (int vertex = 0; vertex < binding.pointCount(); vertex++) {
                double longer = length * OverlayStyle.FILE_NORMAL_LONGER;
                drawNormal(points, surface.pointOfVertex(vertex), normals, vertex, longer, OverlayStyle.FILE_NORMAL);
            }
        });
    }

    private void drawFaceNormals(Part part) {
        FaceNormals faces = new FaceNormals(part.mesh().skinned().surface());
        faces.compute(part.mesh().skinned().points());
        double length = OverlayStyle.NORMAL_LENGTH * open.extent().diagonal();
        for (int face = 0; face * 3 < faces.centers.length; face++) {
            drawNormal(faces.centers, face, faces.normals, face, length, OverlayStyle.FACE_NORMAL);
        }
    }

    private void drawNormal(float[] points, int point, float[] normals, int normal, double length, int argb) {
        for (int axis = 0; axis < 3; axis++) {
            from[axis] = Extent.saneOr0(points[point * 3 + axis]);
            to[axis] = from[axis] + normals[normal * 3 + axis] * length;
        }
        renderer.strip(from, to, OverlayStyle.NORMAL_WIDTH, OverlayStyle.NORMAL_WIDTH / 2, argb, false);
    }

    private void drawBounds(double frame, PoseOptions options) {
        int whole = (int) Math.floor(frame);
        int next = options.loop().next(whole, open.model().frameCount());
        bounds.at(frame, whole, next, options.root(), options.loop(), box);
        drawBox(1, OverlayStyle.FILE_BOX_WIDTH, OverlayStyle.FILE_BOX);
        FileBounds.ofMesh(open.model(), box);
        drawBox(OverlayStyle.CORNER, OverlayStyle.MESH_BOX_WIDTH, OverlayStyle.MESH_BOX);
    }

    private void drawAllBounds(PoseOptions options) {
        bounds.ofAll(options.root(), options.loop(), box);
        drawBox(1, OverlayStyle.FILE_BOX_WIDTH, OverlayStyle.ALL_FILE_BOX);
        FileBounds.ofAllFrames(open.model().copy(), options, box);
        drawBox(1, OverlayStyle.FILE_BOX_WIDTH, OverlayStyle.ALL_MESH_BOX);
    }

    /** Draws the box if it is not empty. */
    private void drawBox(double share, double width, int argb) {
        if (!box.isEmpty()) {
            drawnBoxes.add(argb);
            box.edges(share, (edge, start, end) -> renderer.line(start, end, width, argb, false));
        }
    }

    /** The colors of the boxes of the last image. */
    public Set<Integer> drawnBoxes() {
        return Set.copyOf(drawnBoxes);
    }

    private void drawAxes() {
        double[] joints = open.model().joints();
        drawAxes(ORIGIN, OverlayStyle.ORIGIN_LENGTH, OverlayStyle.STRONG_AXIS_WIDTH);
        for (int joint = 0; joint * JointTransform.STRIDE < joints.length; joint++) {
            int at = joint * JointTransform.STRIDE;
            double[] transform = Arrays.copyOfRange(joints, at, at + JointTransform.STRIDE);
            if (Extent.isSane(transform[0], transform[1], transform[2])) {
                drawAxes(transform, OverlayStyle.AXIS_LENGTH, OverlayStyle.AXIS_WIDTH);
            }
        }
    }

    private void drawAxes(double[] transform, double pixels, double width) {
        double length = pixels * renderer.unitsPerPixel(transform);
        double[] axes = new double[JointTransform.AXES];
        JointTransform.axes(transform, axes);
        for (int axis = 0; axis < 3; axis++) {
            for (int i = 0; i < 3; i++) {
                to[i] = transform[i] + axes[3 * axis + i] * length;
            }
            renderer.line(transform, to, width, OverlayStyle.AXES.get(axis), true);
        }
    }

    private void drawSkeleton() {
        Rig rig = open.model().rig();
        double[] joints = open.model().joints();
        double scale = SkeletonStyle.scale(rig.size());
        for (int joint = 0; joint < rig.size(); joint++) {
            if (!rig.isRoot(joint)) {
                System.arraycopy(joints, rig.parent(joint) * JointTransform.STRIDE, from, 0, 3);
                System.arraycopy(joints, joint * JointTransform.STRIDE, to, 0, 3);
                double width = 2 * SkeletonStyle.BONE_RADIUS * scale * reduced(from);
                renderer.strip(from, to, width, 0, SkeletonStyle.BONE, true);
            }
        }
        for (int joint = 0; joint < rig.size(); joint++) {
            System.arraycopy(joints, joint * JointTransform.STRIDE, from, 0, 3);
            double radius = SkeletonStyle.BALL_RADIUS * scale * reduced(from);
            renderer.disc(from, radius, SkeletonStyle.BALL);
        }
    }

    /** The factor by which pixels are reduced at a distance. */
    private double reduced(double[] place) {
        double perPixel = renderer.unitsPerPixel(place);
        return Math.min(1, open.extent().diagonal() * SkeletonStyle.LARGEST / perPixel);
    }
}
