package org.jointscope.compare;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.compare.Difference.Kind;
import org.jointscope.compare.JointDifference.Largest;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.export.HtmlPage;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Annotation;
import org.jointscope.render.ModelRenderer;
import org.jointscope.render.ModelRenderer.Layer;
import org.jointscope.render.Orbit;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.SceneReader;
import org.jointscope.scene.SceneReader.Request;

/** A comparison as an image of both models, and as a page with that image and all lines. */
public final class ComparisonReport {

    /** The width and height of each of the three images, in pixels: the smallest with texts of double size. */
    private static final int SIDE = 720;

    private static final int FULL_TURN = 360;
    private static final int QUARTER = 90;

    /** Colors of what only one of the models covers, and of what both cover, as 0xRRGGBB. */
    private static final int BEFORE = 0x2f8bf0;

    private static final int AFTER = 0xf07a1a;
    private static final int BOTH = 0xb8bec6;

    /** Where both are visible, but not the same surface. */
    private static final int OTHER = 0xc04fc8;

    /** More than real models have. */
    private static final int MOST_ROWS = 256;

    /** The difference of brightness up to which two surfaces look the same. */
    private static final double SAME_LIGHT = 0.03;

    /** The brightness of a black surface, so that its color is visible. */
    private static final double DARKEST = 0.4;

    private final Comparison comparison;
    private final Path before;
    private final Path after;
    private final OpenModel one;
    private final OpenModel other;
    private final int frame;

    /** Reads the meshes of animations, as the window finds them; if only one file has a mesh, it is that of both. */
    public ComparisonReport(Comparison comparison, Path before, Path after) {
        this.comparison = comparison;
        this.before = before;
        this.after = after;
        OpenModel from = open(before);
        OpenModel to = open(after);
        one = from.mesh().isPresent() ? from : open(with(to, before));
        other = to.mesh().isPresent() ? to : open(with(from, after));
        frame = frame(comparison);
    }

    private static OpenModel open(Path... paths) {
        return new SceneReader(RootMode.FILE, GameTree.NEARBY, folder -> Optional.empty())
                .read(List.of(paths), OpenModel.NONE, Request.ANY)
                .model();
    }

    private static Path[] with(OpenModel model, Path path) {
        return Stream.concat(model.mesh().map(InspectedFile::path).stream(), Stream.of(path))
                .toArray(Path[]::new);
    }

    /** The frame with the largest difference of a position, or of an orientation if no position differs. */
    private static int frame(Comparison comparison) {
        List<JointDifference> poses = switch (comparison) {
            case AnimComparison anim -> anim.poses();
            case MeshComparison mesh -> List.of();
            case HierarchyComparison pair -> List.of();
        };
        Largest most = Largest.NONE;
        for (JointDifference pose : poses) {
            for (Largest each : List.of(pose.model(), pose.farthest())) {
                most = most.or(each.units(), 0, each.unitsFrame());
                most = most.or(0, each.degrees(), each.degreesFrame());
            }
        }
        return most.units() > 0 ? most.unitsFrame() : most.degreesFrame();
    }

    /** Both models at the frame with the largest difference, side by side and over one another, without background. */
    public Picture image() {
        List<OpenModel> models = List.of(one, other);
        List<ModelRenderer> renderers = models.stream()
                .map(model -> new ModelRenderer(model, SIDE, SIDE, layers(model), Optional.empty(), 0))
                .toList();
        models.stream()
                .filter(it -> it.anim().isPresent())
                .forEach(it -> it.model().pose(frame, PoseOptions.FILE));
        Extent extent = Extent.of(one.model()).and(Extent.of(other.model()));
        Picture[] best = {};
        int most = -1;
        for (int turned = 0; turned < FULL_TURN; turned += QUARTER) {
            Orbit orbit = new Orbit();
            orbit.reset(extent, 1);
            orbit.turn(turned, 0);
            orbit.frame(extent, 1);
            Picture[] drawn = renderers.stream()
                    .map(renderer -> renderer.draw(orbit, frame, PoseOptions.FILE))
                    .toArray(Picture[]::new);
            int differing = differing(drawn[0].argb(), drawn[1].argb());
            best = differing > most ? drawn : best;
            most = Math.max(most, differing);
        }
        Annotation overlay = new Annotation(overlay(best[0].argb(), best[1].argb()));
        overlay.legend(
                text("overlay"),
                "",
                List.of(),
                List.of(
                        new Category(0xff000000 | BEFORE, text("before")),
                        new Category(0xff000000 | AFTER, text("after")),
                        new Category(0xff000000 | OTHER, text("other")),
                        new Category(0xff000000 | BOTH, text("both"))),
                "");
        return beside(List.of(captioned(best[0], one, before), captioned(best[1], other, after), overlay.picture()));
    }

    private static Set<Layer> layers(OpenModel model) {
        return model.meshes().isEmpty() ? Set.of(Layer.SKELETON) : Set.of();
    }

    private static int differing(int[] some, int[] others) {
        int count = 0;
        for (int i = 0; i < some.length; i++) {
            count += some[i] == others[i] ? 0 : 1;
        }
        return count;
    }

    private static Picture overlay(int[] some, int[] others) {
        int[] argb = new int[some.length];
        for (int i = 0; i < argb.length; i++) {
            boolean hidden = others[i] >>> 24 == 0;
            int shaded = hidden ? some[i] : others[i];
            boolean same = Math.abs(brightness(some[i]) - brightness(others[i])) <= SAME_LIGHT;
            int color = hidden ? BEFORE : some[i] >>> 24 == 0 ? AFTER : same ? BOTH : OTHER;
            double light = DARKEST + (1 - DARKEST) * brightness(shaded);
            for (int shift = 0; shift < 24 && shaded >>> 24 > 0; shift += 8) {
                argb[i] |= (int) ((color >> shift & 255) * light) << shift;
            }
            argb[i] |= shaded & 0xff000000;
        }
        return new Picture(SIDE, SIDE, argb);
    }

    private static double brightness(int argb) {
        return (0.2126 * (argb >> 16 & 255) + 0.7152 * (argb >> 8 & 255) + 0.0722 * (argb & 255)) / 255;
    }

    private Picture captioned(Picture picture, OpenModel model, Path path) {
        Annotation annotation = new Annotation(picture);
        String name = String.valueOf(path.getFileName());
        annotation.caption(List.of(model.anim().isPresent() ? text("frame", name, frame) : name));
        return annotation.picture();
    }

    private static Picture beside(List<Picture> pictures) {
        int width = SIDE * pictures.size();
        int[] argb = new int[width * SIDE];
        for (int i = 0; i < pictures.size(); i++) {
            for (int y = 0; y < SIDE; y++) {
                System.arraycopy(pictures.get(i).argb(), y * SIDE, argb, y * width + i * SIDE, SIDE);
            }
        }
        return new Picture(width, SIDE, argb);
    }

    /** A page with all lines and the image. */
    public String html() {
        HtmlPage page = new HtmlPage();
        page.open("header");
        page.element("h1", text("title", before.getFileName(), after.getFileName()));
        page.element("p", text("path.before", before));
        page.element("p", text("path.after", after));
        page.close("header");
        List<Difference> all = ComparisonText.differences(comparison);
        page.element("p", all.isEmpty() ? text("equal") : text("summary", all.size()));
        page.image(image(), one.anim().isPresent() ? text("caption.frame", frame) : text("caption"));
        if (comparison instanceof AnimComparison anim) {
            map(anim, Measure.DEGREES, page);
            map(anim, Measure.UNITS, page);
        }
        for (Kind kind : Kind.values()) {
            List<String> lines = all.stream()
                    .filter(difference -> difference.kind() == kind)
                    .flatMap(difference -> difference.lines().stream())
                    .toList();
            if (!lines.isEmpty()) {
                page.element("h2", Texts.program().of("comparison.section." + kind));
                page.list(lines);
            }
        }
        return page.page(
                ComparisonReport.class, "comparison.html", text("title", before.getFileName(), after.getFileName()));
    }

    /** Adds the differences of all joints and frames, without the joints that do not differ. */
    private static void map(AnimComparison anim, Measure measure, HtmlPage page) {
        PoseMap map = anim.map();
        Rig rig = anim.joints().after;
        double most = map.largest(measure);
        List<Integer> joints = IntStream.range(0, map.jointCount())
                .map(rig::inOrder)
                .filter(joint -> map.largest(measure, joint, 0, map.frameCount()) > 0)
                .limit(MOST_ROWS)
                .boxed()
                .toList();
        if (joints.isEmpty()) {
            return;
        }
        page.element("h2", text("map." + measure));
        page.openClass("table", "heat");
        page.row("th", text("joint"), text("largest"), text("frames", map.frameCount() - 1));
        for (int joint : joints) {
            double largest = map.largest(measure, joint, 0, map.frameCount());
            page.open("tr");
            page.element("td", rig.name(joint));
            page.element("td", String.valueOf(Figures.change(largest, measure == Measure.DEGREES)));
            page.open("td");
            page.heat(map.frameCount(), (from, to) -> map.largest(measure, joint, from, to) / most);
            page.close("td");
            page.close("tr");
        }
        page.close("table");
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of("comparison.report." + key, arguments);
    }
}
