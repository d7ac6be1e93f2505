package org.jointscope.edit.suggest;

import org.jointscope.analysis.JointComment;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Finds the edits that make sense of an animation whose flags, startIndexes or quaternion signs are
 * wrong.
 *
 * <p>The method is to put a number on how surprising a hierarchy is, and to look for the small
 * change that lowers it most. Everything that tells right from wrong adds to that number, each in
 * nats, which is to say as the logarithm of how much likelier the one is than the other, so that
 * things as different as a hole in the layout and a quaternion that is too long can be added up:
 *
 * <ul>
 *   <li>{@link Layout}: floats that nobody takes, that several joints take, that are not there.
 *       Alone it often says which row is wrong, but not always, and never which bit.
 *   <li>{@link Likeness}: whether floats look like the components that they are read as, by the
 *       baseframe or the bind pose. It says which bit.
 *   <li>{@link Lengths}: whether the orientations are some, in all frames.
 *   <li>{@link Order} and {@link FlagHabits}: whether the row is written as the file's others are.
 *   <li>{@link JointComment}: whether the comment behind the row agrees.
 * </ul>
 *
 * <p>What is usual is learned from the animation at hand: the rows that are wrong are few among
 * many. Then a {@link Search} tries hundreds of other rows for every joint and some pairs; {@link
 * Renumbering} tries what concerns all, and {@link SignJumps} looks for signs of quaternions. Each
 * suggestion states its {@link Confidence}. What would have been won only by chance, less than
 * {@link #LEAST_GAIN} nats, is not suggested. How often the first suggestion is right:
 * docs/suggest.md.
 *
 * <p>The work is bounded, whatever a hierarchy claims. Interruptible: see {@link Interruption}.
 */
public final class Suggester {

    /** So many nats a suggestion has to win: e⁵ is 150. */
    private static final double LEAST_GAIN = 5;

    /** If somebody asks about a joint, there is reason to. */
    private static final double LEAST_GAIN_ASKED = 2;

    /** An edit so much worse than the best is no alternative. */
    private static final double ALTERNATIVE = 6;

    /** So many other edits are compared with the best one by their results. */
    private static final int MOST_COMPARED = 8;

    private static final int MOST = 5;
    private static final int MOST_ALTERNATIVES = 3;

    private final Md5Anim anim;
    private final Optional<Md5Mesh> mesh;
    private final Appraisal appraisal;

    private Suggester(Md5Anim anim, Optional<Md5Mesh> mesh) {
        this.anim = anim;
        this.mesh = mesh;
        this.appraisal = new Appraisal(anim, mesh);
    }

    /** The best few edits, best first; none if all is well. Not for the window's thread. */
    public static List<Suggestion> suggest(Md5Anim anim, Optional<Md5Mesh> mesh) {
        Suggester suggester = new Suggester(anim, mesh);
        return suggester.suggestions(suggester::forFile);
    }

    /**
     * The same for one joint, which somebody wonders about: less has to be won. None if there is no
     * such joint.
     */
    public static List<Suggestion> suggest(Md5Anim anim, Optional<Md5Mesh> mesh, int joint) {
        Suggester suggester = new Suggester(anim, mesh);
        return joint < 0 || joint >= anim.hierarchy().size()
                ? List.of()
                : suggester.suggestions(() -> suggester.forJoint(joint));
    }

    private List<Suggestion> suggestions(Supplier<List<Proposal>> finder) {
        // Without a float there is nothing to tell by.
        List<Proposal> proposals = appraisal.floatCount() > 0 ? finder.get() : List.of();
        double base = proposals.stream().mapToDouble(Proposal::cost).min().orElse(0);
        Tally now = appraisal.tally();
        return proposals.stream()
                .sorted(Comparator.comparingDouble(Proposal::cost))
                .limit(MOST)
                .map(proposal -> proposal.suggestion(now, base))
                .toList();
    }

    private List<Proposal> forJoint(int joint) {
        List<Proposal> proposals = new ArrayList<>();
        for (Move move : new Search(appraisal).tryAll(joint, LEAST_GAIN_ASKED)) {
            proposals.add(appraisal.propose(move));
        }
        new SignJumps(anim, appraisal).propose(joint).ifPresent(proposals::add);
        proposals.sort(Comparator.comparingDouble(Proposal::cost));
        // Of the edits of one joint, each contradicts the others.
        return proposals.size() < 2
                ? proposals
                : withMargin(proposals, proposals.get(1).cost() - proposals.getFirst().cost());
    }

    /** With what is known of the margin of the best one, which is first. */
    private static List<Proposal> withMargin(List<Proposal> sorted, double margin) {
        List<Proposal> all = new ArrayList<>(sorted);
        all.replaceAll(other -> other.withMargin(0));
        Proposal best = sorted.getFirst();
        all.set(0, best.withMargin(Math.min(best.margin(), margin)));
        return all;
    }

    private List<Proposal> forFile() {
        Search search = new Search(appraisal);
        List<Move> moves = new ArrayList<>();
        for (int joint : search.joints()) {
            Interruption.check();
            moves.addAll(search.tryAll(joint, LEAST_GAIN));
        }
        List<Proposal> proposals = new ArrayList<>();
        for (Move move : moves) {
            proposals.add(appraisal.propose(move));
        }
        proposals.addAll(search.swaps());
        new Renumbering(anim, mesh, appraisal).propose().ifPresent(proposals::add);
        proposals.removeIf(proposal -> appraisal.gain(proposal) < LEAST_GAIN);
        proposals.sort(Comparator.comparingDouble(Proposal::cost));
        List<Proposal> chosen = best(proposals);
        if (!chosen.isEmpty()) {
            chosen = withMargin(chosen, margin(proposals));
            addOthers(moves, chosen);
        }
        addSigns(chosen);
        return chosen;
    }

    /** The best edit, and alternatives that cost little more. */
    private static List<Proposal> best(List<Proposal> sorted) {
        return sorted.stream()
                .filter(each -> each.cost() <= sorted.getFirst().cost() + ALTERNATIVE)
                .limit(MOST_ALTERNATIVES)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** The additional cost of the best edit with another result. */
    private double margin(List<Proposal> sorted) {
        Proposal best = sorted.getFirst();
        List<AnimJoint> result = best.edit().applyTo(anim).hierarchy();
        return sorted.stream()
                .skip(1)
                .limit(MOST_COMPARED)
                .filter(other -> !other.edit().applyTo(anim).hierarchy().equals(result))
                .mapToDouble(other -> other.cost() - best.cost())
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** Edits that still help after the best one: a row may not be the only wrong one. */
    private void addOthers(List<Move> moves, List<Proposal> chosen) {
        Md5Anim repaired = chosen.getFirst().edit().applyTo(anim);
        while (chosen.size() < MOST) {
            Interruption.check();
            Appraisal then = new Appraisal(repaired, mesh);
            Optional<Move> best =
                    moves.stream()
                            .filter(move -> !concerns(chosen, move.joint()))
                            .filter(move -> then.gain(then.propose(move)) > LEAST_GAIN)
                            .max(Comparator.comparingDouble(move -> then.gain(then.propose(move))));
            if (best.isEmpty()) {
                break;
            }
            chosen.add(appraisal.propose(best.get()));
            repaired = best.get().edit(then.joints()).applyTo(repaired);
        }
    }

    /** A joint whose row may be wrong is not judged by its quaternions. */
    private void addSigns(List<Proposal> chosen) {
        SignJumps signs = new SignJumps(anim, appraisal);
        List<Proposal> found = new ArrayList<>();
        for (int joint = 0; joint < appraisal.joints().size(); joint++) {
            Interruption.check();
            if (!concerns(chosen, joint)) {
                signs.propose(joint).ifPresent(found::add);
            }
        }
        chosen.addAll(found);
    }

    private static boolean concerns(List<Proposal> proposals, int joint) {
        return proposals.stream().anyMatch(proposal -> proposal.joint().orElse(joint) == joint);
    }
}
