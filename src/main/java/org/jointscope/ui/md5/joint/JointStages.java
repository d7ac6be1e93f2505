package org.jointscope.ui.md5.joint;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import org.jointscope.messages.Texts;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.provenance.StageWords;

/** The stage at which the pose of the selected joint stops, and the numbers that are replaced. */
final class JointStages {

    /** The way of the mouse, in pixels, that changes a component of an orientation by 1. */
    private static final double DRAG = 250;

    /** The stages of the selected joint, in order; empty without an animation. */
    final ReadOnlyObjectWrapper<List<Walk>> list = new ReadOnlyObjectWrapper<>(this, "list", List.of());

    /** The stage at which the joint stops, from 1 on; 0 for the final pose. */
    final IntegerProperty current = new SimpleIntegerProperty(this, "current");

    private final Document document;
    private final Texts texts;
    private final StageWords words;

    JointStages(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.words = new StageWords(texts);
        document.selectedJointProperty().subscribe(this::find);
        document.walkProperty().subscribe(walk -> current.set(list.get().indexOf(walk.with(List.of())) + 1));
        current.subscribe(now -> stopAt(now.intValue()));
    }

    /** Another joint stops at the same stage. */
    void find() {
        Walk walk = document.walkProperty().get();
        int joint = document.selectedJointProperty().get();
        List<Walk> now = StageWords.of(document.getOpen(), joint);
        list.set(now);
        if (now.isEmpty()) {
            document.endWalk();
        } else if (walk.isStopped() && walk.joint() != joint) {
            int same = (int) now.stream()
                    .takeWhile(it -> it.stage().compareTo(walk.stage()) < 0
                            || it.stage() == walk.stage() && it.ancestors() < walk.ancestors())
                    .count();
            document.walkProperty().set(at(same + 1));
        }
    }

    /** The pose at a stage, from 1 on; the final one at 0. */
    private Walk at(int number) {
        List<Walk> now = list.get();
        Walk stop = number == 0 || now.isEmpty() ? Walk.NONE : now.get(Math.min(number, now.size()) - 1);
        return stop.with(document.walkProperty().get().asIf());
    }

    private void stopAt(int number) {
        Walk walk = at(number);
        if (!walk.equals(document.walkProperty().get())) {
            document.walkProperty().set(walk);
        }
    }

    /** Goes to the first of some stages, or to the next one of them if the joint is at one. */
    void goTo(Set<Stage> wanted) {
        List<Integer> numbers = IntStream.range(0, list.get().size())
                .filter(i -> wanted.contains(list.get().get(i).stage()))
                .mapToObj(i -> i + 1)
                .toList();
        if (!numbers.isEmpty()) {
            current.set(numbers.get((numbers.indexOf(current.get()) + 1) % numbers.size()));
        }
    }

    /** Goes to the stage at which a number of ancestors is applied. */
    void goToAncestors(int count) {
        int number = IntStream.range(0, list.get().size())
                .filter(i -> list.get().get(i).stage() == Stage.COMPOSED)
                .filter(i -> list.get().get(i).ancestors() == count)
                .map(i -> i + 1)
                .findFirst()
                .orElse(0);
        if (number > 0) {
            current.set(number);
        } else {
            goTo(Set.of(Stage.MODEL_SPACE));
        }
    }

    /** The stage at which the joint stops. */
    Optional<Walk> stopped() {
        int number = current.get();
        return number == 0 || number > list.get().size()
                ? Optional.empty()
                : Optional.of(list.get().get(number - 1));
    }

    /** The name of the stage, or that of the final pose. */
    String name() {
        Rig rig = document.getOpen().model().rig();
        return stopped()
                .map(walk ->
                        texts.of("joint.stage.at", current.get(), list.get().size(), words.name(rig, walk)))
                .orElseGet(() -> texts.of("joint.stage.off"));
    }

    /** Ends the stage and restores the numbers of the file; returns whether there was something to end. */
    boolean end() {
        return document.endWalk();
    }

    /** A number that replaces another, if it is replaced. */
    Optional<AsIf> replaced(AsIf number) {
        return document.walkProperty().get().asIf().stream()
                .filter(number::isOfSameNumber)
                .findFirst();
    }

    /** A line about replaced numbers; empty without any. */
    String note() {
        Walk walk = document.walkProperty().get();
        return walk.asIf().isEmpty() ? "" : words.legend(document.getOpen(), walk) + "\n";
    }

    /** Whether the w of a joint in a frame is replaced. */
    boolean isAsIf(AsIf w) {
        return document.walkProperty().get().asIf().contains(w);
    }

    /**
     * Replaces a number while the mouse is dragged.
     *
     * @param from the number at the start
     */
    void drag(AsIf from, double pixels) {
        boolean position = from.component() < JointTransform.ORIENTATION;
        double size =
                document.getOpen().model().clip().map(PoseSampler::skeletonSize).orElse(1.0);
        double step = (position && size > 1 ? size : 1) / DRAG;
        double value = Math.round((from.value() + pixels * step) / step) * step;
        document.modelPlayhead().stop();
        AsIf number = new AsIf(from.joint(), from.component(), from.frame(), value);
        document.walkProperty().set(document.walkProperty().get().with(number));
    }
}
