package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jointscope.analysis.JointComment;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.edit.suggest.Suggestion.Confidence;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * Finds edits that repair an animation with wrong flags, startIndex values or quaternion signs.
 *
 * <p>The method assigns a cost to the hierarchy, which is its surprise, and searches for the small change that lowers
 * it most. All evidence adds to the cost, each in nats: the logarithm of a likelihood ratio. So evidence of different
 * kinds, such as a hole in the layout and a quaternion that is non-unit, can be added:
 *
 * <ul>
 *   <li>{@link Layout}: components that are unused, shared, or not in the frame. This alone often shows which row is
 *       wrong, but not always, and never which bit.
 *   <li>{@link Likeness}: whether values resemble the components as which they are read, compared with the baseframe or
 *       the bind pose. This shows which bit is wrong.
 *   <li>{@link Lengths}: whether the orientations are valid, in all frames.
 *   <li>{@link Order} and {@link FlagHabits}: whether the row is written like the other rows.
 *   <li>{@link JointComment}: whether the comment after the row agrees.
 * </ul>
 *
 * <p>The usual values are learned from the animation: few of its rows are wrong. Then a {@link Search} tries hundreds
 * of other rows for every joint and some pairs; {@link Renumbering} tries changes of all rows, and {@link SignJumps}
 * checks the signs of quaternions. Each suggestion has a {@link Confidence}. A gain of less than {@link #LEAST_GAIN}
 * nats can be chance and is not suggested. For the share of right first suggestions, see docs/suggest.md.
 *
 * <p>The work is bounded for every hierarchy. Interruptible: see {@link Interruption}.
 */
public final class Suggester {

    /** The minimum gain of a suggestion in nats: e⁵ is about 150. */
    private static final double LEAST_GAIN = 5;

    /** The minimum gain if the user asks about a joint, which is evidence in itself. */
    private static final double LEAST_GAIN_ASKED = 2;

    /** An edit that is worse than the best one by more than this is not an alternative. */
    private static final double ALTERNATIVE = 6;

    /** The maximum number of edits that are compared with the best one by their results. */
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

    /** The best edits, best first; none if nothing is wrong. Too slow for the window's thread. */
    public static List<Suggestion> suggest(Md5Anim anim, Optional<Md5Mesh> mesh) {
        Suggester suggester = new Suggester(anim, mesh);
        return suggester.suggestions(suggester::forFile);
    }

    /** The same for one joint that the user asks about, with a lower minimum gain. None if the joint does not exist. */
    public static List<Suggestion> suggest(Md5Anim anim, Optional<Md5Mesh> mesh, int joint) {
        Suggester suggester = new Suggester(anim, mesh);
        return joint < 0 || joint >= anim.hierarchy().size()
                ? List.of()
                : suggester.suggestions(() -> suggester.forJoint(joint));
    }

    private List<Suggestion> suggestions(Supplier<List<Proposal>> finder) {
        // Without components there is no evidence.
        List<Proposal> proposals = appraisal.componentCount() > 0 ? finder.get() : List.of();
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
        // Different edits of one joint exclude each other.
        return proposals.size() < 2
                ? proposals
                : withMargin(
                        proposals,
                        proposals.get(1).cost() - proposals.getFirst().cost());
    }

    /** Adds the known margin to the best one, which is first. */
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

    /** The best edit, and alternatives with a slightly higher cost. */
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

    /** Adds edits that still help after the best one: several rows can be wrong. */
    private void addOthers(List<Move> moves, List<Proposal> chosen) {
        Md5Anim repaired = chosen.getFirst().edit().applyTo(anim);
        while (chosen.size() < MOST) {
            Interruption.check();
            Appraisal then = new Appraisal(repaired, mesh);
            Optional<Move> best = moves.stream()
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

    /** The quaternions of a joint are checked only if its row is not in doubt. */
    private void addSigns(List<Proposal> chosen) {
        List<AnimJoint> repaired =
                (chosen.isEmpty() ? anim : chosen.getFirst().edit().applyTo(anim)).hierarchy();
        SignJumps signs = new SignJumps(anim, appraisal);
        List<Proposal> found = new ArrayList<>();
        for (int joint = 0; joint < repaired.size(); joint++) {
            Interruption.check();
            if (repaired.get(joint).equals(anim.hierarchy().get(joint)) && !concerns(chosen, joint)) {
                signs.propose(joint).ifPresent(found::add);
            }
        }
        chosen.addAll(found);
    }

    private static boolean concerns(List<Proposal> proposals, int joint) {
        return proposals.stream().anyMatch(proposal -> proposal.joint().orElse(joint) == joint);
    }
}
