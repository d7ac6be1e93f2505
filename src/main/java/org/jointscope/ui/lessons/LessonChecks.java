package org.jointscope.ui.lessons;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jointscope.analysis.Channel;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Blend;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.Mistake;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.ui.lessons.Check.Kind;

/** The check of each step. */
final class LessonChecks {

    /** The speed of the steps that play slowly, and that after two steps of the command. */
    private static final double SLOWEST = 0.1;

    private static final double SLOW = 0.25;

    /** Numbers that a reader types have six digits. */
    private static final double TYPED = 1e-5;

    private static final double ROUNDED = 0.01;

    private static final double[][] LEVER = {{0, 4}, {-0.258819, 5}, {0, 4}, {0.258819, 5}, {0, 4}};

    private final Observed now;
    private final Map<String, Check> all = new HashMap<>();

    LessonChecks(Observed now) {
        this.now = now;
        addJoints();
        addFlags();
        addRotations();
        addSkin();
        addMotion();
        addOwnFile();
    }

    Check get(String step) {
        return all.get(step);
    }

    Set<String> steps() {
        return all.keySet();
    }

    /** Adds the check of a step that uses the sample. */
    private void add(String step, BooleanSupplier... phases) {
        List<BooleanSupplier> ofSample = Arrays.stream(phases)
                .<BooleanSupplier>map(phase -> () -> now.isSample() && phase.getAsBoolean())
                .toList();
        all.put(step, new Check(Kind.SAMPLE, ofSample));
    }

    private BooleanSupplier on(String command) {
        return () -> now.isOn(command);
    }

    private BooleanSupplier shown(String tab) {
        return () -> now.isShown(tab);
    }

    private BooleanSupplier colored(String id) {
        return () -> now.isColored(id);
    }

    private BooleanSupplier mistake(Mistake mistake) {
        return () -> now.preview.mistakesProperty().get().contains(mistake);
    }

    /** A joint in the pane of the joint. */
    private BooleanSupplier joint(String name) {
        return () -> now.isJoint(name) && now.isShown("jointTab");
    }

    private BooleanSupplier joint(String name, int frame) {
        return () -> joint(name).getAsBoolean() && now.isFrame(frame);
    }

    private void addJoints() {
        add("1.1", on("wireframe"));
        add("1.2", () -> !now.isOn("wireframe") && !now.isOn("mesh"));
        add("1.3", on("axes"));
        add("1.4", joint("head"));
        add("1.5", () -> now.isOn("mesh") && now.isOn("bindPose"));
        add("2.1", joint("forearm_l"));
        add("2.2", joint("origin"));
        add("2.3", () -> joint("forearm_l").getAsBoolean() && now.isPlaying());
        add("2.4", mistake(Mistake.CHILD_FIRST));
        add("2.5", () -> now.isJoint("chest") && now.hasRun("frameSelected"));
    }

    private void addFlags() {
        BooleanSupplier right = () -> start(13);
        add("3.1", shown("framesTab"));
        add("3.2", shown("flagsTab"));
        add("3.3", () -> now.isJoint("chest") && now.isShown("componentsTab"));
        add("3.4", shown("flagsTab"));
        add("3.5", () -> start(12), right);
        add(
                "3.6",
                () -> start(12)
                        && now.isShown("issuesTab")
                        && now.hasIssue("COMPONENTS_OVERLAP")
                        && now.hasIssue("COMPONENTS_UNUSED"),
                right);
        add("4.1", joint("forearm_l"));
        add("4.2", mistake(Mistake.ADDED_TO_BASEFRAME));
        add("4.3", () -> now.isShown("flagsTab") && now.isFiltered("flags", "no ", 3));
        add("4.4", shown("baseframeTab"));
        add("4.5", () -> !hasBit() && now.isPlaying(), this::hasBit);
    }

    /** Whether the startIndex of the joint that the lesson edits has a value. */
    private boolean start(int index) {
        return now.joint("chest", it -> it.startIndex() == index);
    }

    private boolean hasBit() {
        return now.joint("forearm_l", it -> Component.QZ.isIn(it.flags()));
    }

    private void addRotations() {
        BooleanSupplier curves = shown("curvesTab");
        add("5.1", joint("forearm_l", 6));
        add("5.2", () -> curves.getAsBoolean() && now.hasCurve(Channel.W));
        add("5.3", () -> now.isFrame(6) && mistake(Mistake.POSITIVE_W).getAsBoolean());
        add("5.4", () -> now.isShown("baseframeTab") && now.isPointedAt("baseframe", "w"));
        add("5.5", () -> isNegated() && now.isPlaying(), () -> !isNegated());
        add("5.6", () -> curves.getAsBoolean() && now.hasCurve(Channel.LENGTH));
        add("6.1", joint("forearm_l", 6));
        add("6.2", joint("forearm_l", 0));
        add("6.3", joint("origin"));
        add("6.4", joint("paw_l"));
        add("6.5", () -> mistake(Mistake.EULER_ANGLES).getAsBoolean() && now.isSlow(SLOWEST));
        add("7.1", joint("eye_l"));
        add("7.2", joint("eye_l", 0), joint("eye_l", 6));
        add("7.3", joint("hips", 6), joint("spine", 6));
        add("7.4", () -> now.isJoint("paw_l") && now.isOn("trail"));
        add("7.5", () -> now.isJoint("paw_l") && now.isFrame(6) && now.isStoppedAfter(Stage.COMPOSED));
        add("7.6", shown("baseframeTab"));
    }

    private boolean isNegated() {
        return IntStream.range(0, now.anim().hierarchy().size())
                .anyMatch(joint -> now.anim().hierarchy().get(joint).name().equals("head")
                        && now.isLast(new NegateOrientation(joint, new FrameSpan(5, 7))));
    }

    private void addSkin() {
        BooleanSupplier vertex = () -> now.isShown("meshVerticesTab") && now.isVertex(0, 0);
        BooleanSupplier first = () -> now.isVertex(0, 0) && now.isFrame(0);
        add("8.1", colored("influences"));
        add("8.2", vertex);
        add("8.3", () -> first.getAsBoolean() && terms() == 0, () -> first.getAsBoolean() && terms() >= 2);
        add("8.4", () -> now.isOn("vertexSum") && now.isVertex(0, 0) && now.isPlaying());
        add("8.5", colored("bias"));
        add("8.6", () -> now.isJoint("head") && now.isColored("weight"));
        add("8.7", () -> now.preview.weightsProperty().get().isExceededBy(2));
        add("9.1", on("meshNormals"));
        add("9.2", () -> now.isOn("faceNormals") && now.isOn("wireframe"));
        add("9.3", on("backFaces"));
        add("9.4", () -> now.isColored("normals") && now.isPlaying());
        add("9.5", () -> now.isFrame(6) && now.isOn("meshNormals") && vertex.getAsBoolean());
        add("10.1", on("bounds"));
        add("10.2", shown("boundsTab"));
        add("10.3", shown("boundsTab"));
        add("10.4", on("allBounds"));
        add("10.5", () -> now.isMenuOpen("repairMenu"));
    }

    private int terms() {
        return now.document.shownTermsProperty().get();
    }

    private void addMotion() {
        add("11.1", () -> now.isSlow(SLOW));
        add("11.2", joint("origin", 5), joint("origin", 6));
        BooleanSupplier unnormalized = mistake(Mistake.UNNORMALIZED);
        add("11.3", () -> unnormalized.getAsBoolean() && now.isSlow(SLOWEST), () -> !unnormalized.getAsBoolean());
        add(
                "11.4",
                () -> now.isJoint("tail1")
                        && now.isShown("curvesTab")
                        && now.hasCurvesOf("DESCENDANTS")
                        && now.hasCurve(Channel.QX)
                        && now.hasCurve(Channel.QY)
                        && now.hasCurve(Channel.QZ));
        add("11.5", () -> now.preview.blendProperty().get() == Blend.MODEL && now.isSlow(SLOWEST));
        add("11.6", on("ghosts"));
        add("12.1", () -> now.isFrame(24), () -> now.isFrame(0));
        add("12.2", () -> now.playback.loopRuleProperty().get() == LoopRule.WRAPS);
        add("12.3", () -> now.document.rootModeProperty().get() == RootMode.FILE);
    }

    /** The reader types the file in an editor: its blocks are checked when it is open. */
    private void addOwnFile() {
        typed("12.4", this::hasHierarchy);
        typed("12.5", this::hasBaseframe);
        typed("12.6", this::hasFrames);
        all.put("12.7", new Check(Kind.OWN_FILE, List.of(() -> isLever() && now.isOn("axes"))));
        all.put(
                "12.8",
                new Check(
                        Kind.OWN_FILE,
                        List.of(
                                () -> now.isJoint("tip") && now.isFrame(1) && now.isAt("tip", 4.3301, 2.5, 0, ROUNDED),
                                () -> isLever() && now.isHierarchyEdited(),
                                () -> isLever() && !now.isHierarchyEdited())));
    }

    private void typed(String step, BooleanSupplier condition) {
        all.put(step, new Check(Kind.TYPED, List.of(condition)));
    }

    private boolean isLever() {
        return now.joint("base", it -> true) && now.joint("tip", it -> true);
    }

    private boolean hasHierarchy() {
        Md5Anim anim = now.anim();
        return anim.numFrames().map(Declared::toInt).filter(it -> it == 5).isPresent()
                && anim.frameRate().map(Declared::toInt).filter(it -> it == 8).isPresent()
                && anim.hierarchy().size() == 2
                && now.joint("base", it -> it.parent() == -1 && it.flags() == 32 && it.startIndex() == 0)
                && now.joint("tip", it -> it.parent() == 0 && it.flags() == 1 && it.startIndex() == 1);
    }

    private boolean hasBaseframe() {
        Md5Anim anim = now.anim();
        return isLever()
                && anim.bounds().size() == 5
                && anim.baseframe().size() == 2
                && isAlong(anim.baseframe().getFirst().position(), 0)
                && isAlong(anim.baseframe().getLast().position(), 4)
                && anim.baseframe().stream().allMatch(row -> isAlong(row.orientation(), 0));
    }

    private static boolean isAlong(Vector3 vector, double x) {
        return Math.abs(vector.along(0) - x) < TYPED
                && Math.abs(vector.along(1)) < TYPED
                && Math.abs(vector.along(2)) < TYPED;
    }

    private boolean hasFrames() {
        Md5Anim anim = now.anim();
        return isLever()
                && anim.frames().size() == LEVER.length
                && IntStream.range(0, LEVER.length)
                        .allMatch(frame -> IntStream.range(0, 2)
                                .allMatch(index ->
                                        Math.abs(anim.frames().get(frame).value(index) - LEVER[frame][index]) < TYPED));
    }
}
