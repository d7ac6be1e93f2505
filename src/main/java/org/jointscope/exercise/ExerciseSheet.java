package org.jointscope.exercise;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.export.HtmlPage;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.render.ModelRenderer;
import org.jointscope.render.ModelRenderer.Layer;
import org.jointscope.render.Orbit;
import org.jointscope.scene.OpenModel;

/** Exercises to print, as HTML without external resources. */
public final class ExerciseSheet {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int WHITE = 0xffffffff;
    private static final int FULL_TURN = 360;
    private static final int QUARTER = 90;
    private static final int QUESTIONS = 3;

    /** Number of lines for an answer. */
    private static final int LINES = 2;

    /** Number of lines of a file, and of issues, in the key. */
    private static final int MOST = 12;

    private final HtmlPage page = new HtmlPage();

    private ExerciseSheet() {}

    /** The folder of the files of an exercise. */
    public static String folder(FaultKind kind) {
        return "exercise-" + kind.number();
    }

    /** The sheet for students: a page per exercise, then one per strength of hints. */
    public static String sheet(List<Exercise> exercises, long seed) {
        ExerciseSheet sheet = new ExerciseSheet();
        sheet.header(text("title"), text("intro"), text("name", seed));
        for (Exercise exercise : exercises) {
            sheet.begin(exercise, exercise.task());
            sheet.figures(exercise, faulty(exercise), Set.of(), "image");
            sheet.page.open("ol");
            for (int question = 1; question <= QUESTIONS; question++) {
                sheet.page.open("li");
                sheet.page.text(text("question." + question));
                sheet.page.rules(LINES);
                sheet.page.close("li");
            }
            sheet.page.close("ol");
            sheet.page.close("section");
        }
        for (int strength = 1; strength <= Exercise.HINTS; strength++) {
            sheet.page.open("section");
            sheet.page.element("h2", text("hints." + strength));
            for (Exercise exercise : exercises) {
                sheet.page.element("h3", heading(exercise));
                sheet.page.element("p", exercise.hint(strength));
            }
            sheet.page.close("section");
        }
        return sheet.page(text("title"));
    }

    /** The key for teachers: the answers, the lines that differ, the issues, and images with and without the fault. */
    public static String key(List<Exercise> exercises, long seed) {
        ExerciseSheet key = new ExerciseSheet();
        key.header(text("key", seed), text("key.intro"));
        for (Exercise exercise : exercises) {
            Original right = exercise.original();
            Original faulty = faulty(exercise);
            Set<Layer> layers = exercise.kind() == FaultKind.BOUNDS ? Set.of(Layer.BOUNDS) : Set.of();
            key.begin(exercise, exercise.answer(), exercise.tools());
            key.lines(right.mesh(), faulty.mesh());
            key.lines(right.anim(), faulty.anim());
            key.issues(issues(right), issues(faulty));
            key.figures(exercise, faulty, layers, "key.right", "key.faulty");
            key.page.close("section");
        }
        return key.page(text("key", seed));
    }

    /** The files at the paths of the originals, where the images of the mesh are. */
    private static Original faulty(Exercise exercise) {
        Original right = exercise.original();
        return new Original(
                Inspector.inspect(right.mesh().path(), FileKind.MD5MESH, exercise.meshBytes()),
                Inspector.inspect(right.anim().path(), FileKind.MD5ANIM, exercise.animBytes()));
    }

    private static List<String> issues(Original files) {
        return Stream.of(
                        files.mesh().issues(),
                        files.anim().issues(),
                        InspectedPair.of(files.mesh(), files.anim()).issues())
                .flatMap(List::stream)
                .map(issue -> text("key.issue", issue.code(), issue.message()))
                .toList();
    }

    private void header(String title, String... paragraphs) {
        page.open("header");
        page.element("h1", title);
        Stream.of(paragraphs).forEach(paragraph -> page.element("p", paragraph));
        page.close("header");
    }

    private void begin(Exercise exercise, String... paragraphs) {
        String mesh = exercise.original().mesh().name();
        String anim = exercise.original().anim().name();
        page.open("section");
        page.element("h2", heading(exercise));
        page.element("p", text("files", folder(exercise.kind()), mesh, anim));
        Stream.of(paragraphs).forEach(paragraph -> page.element("p", paragraph));
    }

    private static String heading(Exercise exercise) {
        return text("heading", exercise.kind().number(), exercise.title());
    }

    private void lines(InspectedFile right, InspectedFile faulty) {
        List<String> before = rows(right);
        List<String> after = rows(faulty);
        int[] differing = IntStream.range(0, before.size())
                .filter(row -> !before.get(row).equals(after.get(row)))
                .toArray();
        if (differing.length > 0) {
            int shown = Math.min(MOST, differing.length);
            page.element("h3", text("key.lines", faulty.name(), differing.length, shown));
            page.open("table");
            page.row("th", text("key.line"), text("key.faulty"), text("key.right"));
            IntStream.of(differing)
                    .limit(shown)
                    .forEach(row -> page.row("td", String.valueOf(row + 1), after.get(row), before.get(row)));
            page.close("table");
        }
    }

    private static List<String> rows(InspectedFile file) {
        String text = new String(file.source().bytes(), file.source().encoding());
        return text.lines().map(String::strip).toList();
    }

    /** Those that the fault causes. */
    private void issues(List<String> right, List<String> faulty) {
        List<String> caused = faulty.stream()
                .filter(issue -> !right.contains(issue))
                .limit(MOST)
                .toList();
        page.element("h3", text("key.issues"));
        page.list(caused.isEmpty() ? List.of(text("key.issues.none")) : caused);
    }

    /**
     * Draws the model without and with the fault, from the side from which most pixels differ.
     *
     * @param names of the images to show; the last one has the fault
     */
    private void figures(Exercise exercise, Original faulty, Set<Layer> layers, String... names) {
        OpenModel right = opened(exercise.original());
        List<OpenModel> models = List.of(right, opened(faulty));
        List<ModelRenderer> renderers = models.stream()
                .map(model -> new ModelRenderer(model, WIDTH, HEIGHT, layers, Optional.empty(), WHITE))
                .toList();
        models.forEach(model -> model.model().pose(exercise.shownFrame(), PoseOptions.FILE));
        List<Picture> best = List.of();
        int most = -1;
        for (int turned = 0; turned < FULL_TURN; turned += QUARTER) {
            Orbit orbit = new Orbit();
            orbit.reset(right.extent(), renderers.getFirst().aspect());
            orbit.turn(turned, 0);
            List<Picture> drawn = renderers.stream()
                    .map(renderer -> renderer.draw(orbit, exercise.shownFrame(), PoseOptions.FILE))
                    .toList();
            int differing = differing(drawn.getFirst().argb(), drawn.getLast().argb());
            best = differing > most ? drawn : best;
            most = Math.max(most, differing);
        }
        for (int i = 0; i < names.length; i++) {
            page.image(
                    best.get(best.size() - names.length + i), text("caption", text(names[i]), exercise.shownFrame()));
        }
    }

    private static OpenModel opened(Original files) {
        List<InspectedFile> both = List.of(files.mesh(), files.anim());
        return OpenModel.of(new Inspection(both, List.of()), OpenModel.NONE, RootMode.FILE);
    }

    private static int differing(int[] some, int[] others) {
        return (int) IntStream.range(0, some.length)
                .filter(pixel -> some[pixel] != others[pixel])
                .count();
    }

    private String page(String title) {
        return page.page(ExerciseSheet.class, "sheet.html", title);
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of("exercise.sheet." + key, arguments);
    }
}
