package org.jointscope.check.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.check.engine.assimp.AssimpFault;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Declared;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;

/**
 * Triggers by their names in a table. A term in capitals is an {@link IssueCode}: its findings, or with a {@code /}
 * those that meet the conditions of {@link FindingPredicates} after it. A code can have several terms. Any other term
 * is the name of a fact about the file or the pair; a parameter follows a {@code :}.
 */
final class Triggers {

    /** By their terms. Engines have most rules in common, and so have the results of these. */
    private static final Map<String, Trigger> KNOWN = new ConcurrentHashMap<>();

    private record Fact(String term, Trigger trigger) {}

    private Triggers() {}

    /**
     * A trigger that applies where any of the terms does.
     *
     * @param terms with spaces between them
     */
    static Trigger of(String terms) {
        return KNOWN.computeIfAbsent(terms, Triggers::read);
    }

    private static Trigger read(String terms) {
        Map<IssueCode, BiPredicate<RuleContext, Finding>> codes = new EnumMap<>(IssueCode.class);
        List<Fact> facts = new ArrayList<>();
        for (String term : terms.split(" ")) {
            String[] parts = term.split("[/:]", 2);
            if (Character.isUpperCase(term.charAt(0))) {
                codes.merge(
                        IssueCode.valueOf(parts[0]),
                        parts.length == 1 ? (evidence, finding) -> true : FindingPredicates.of(parts[1]),
                        BiPredicate::or);
            } else {
                Trigger fact = fact(parts[0], parts.length == 1 ? "" : parts[1]);
                facts.add(new Fact(term, fact));
            }
        }
        return evidence -> {
            List<RuleHit> hits = new ArrayList<>();
            addFindings(evidence, codes, hits);
            facts.forEach(fact -> hits.addAll(evidence.hits(fact.term, fact.trigger)));
            return hits.stream();
        };
    }

    /** The codes among the terms, in their order. */
    static Stream<IssueCode> codes(String terms) {
        return Arrays.stream(terms.split(" "))
                .filter(term -> Character.isUpperCase(term.charAt(0)))
                .map(term -> IssueCode.valueOf(term.split("/", 2)[0]));
    }

    private static void addFindings(
            RuleContext evidence, Map<IssueCode, BiPredicate<RuleContext, Finding>> codes, List<RuleHit> hits) {
        if (!evidence.hasAny(codes.keySet())) {
            return;
        }
        for (Issue issue : evidence.issues()) {
            BiPredicate<RuleContext, Finding> condition = codes.get(issue.code());
            if (condition != null) {
                for (Finding finding : issue.findings()) {
                    if (hits.size() < Trigger.MOST && condition.test(evidence, finding)) {
                        hits.add(RuleHit.of(finding));
                    }
                }
            }
        }
    }

    private static Trigger fact(String name, String parameter) {
        return switch (name) {
            case "version-other" -> in(ModelFile.class, Md5Facts.versionOther(parameter));
            case "hidden-by-comment" -> TextHits::hiddenByComment;
            case "touched-brackets" -> TextHits::touchedBrackets;
            case "exponent" -> TokenHits::exponents;
            case "zero-exponent" -> TokenHits::zeroExponents;
            case "split-rows" -> TokenHits.ofRows(rows -> rows.split(parameter));
            case "number-suffix" -> TokenHits.ofRows(rows -> rows.suffixes(parameter));
            case "frame-number-padded" -> TokenHits.ofRows(TokenRows::frameNumbers);
            case "frame-number-octal" -> TokenHits.ofRows(TokenRows::octalFrameNumbers);
            case "string-with-escaped-end" -> EscapedStrings.endless(parameter.equals("unless-escaped"));
            case "commandline-bare" -> TokenHits.ofRows(TokenRows::bareCommandlines);
            case "lines-lost" -> TokenHits::lostRows;
            case "tokens-touching" -> TokenHits::touching;
            case "cube2-braces" -> TokenHits::bracesCube2Misses;
            case "cube2-long-lines" -> TokenHits::numbersCube2Splits;

            case "joint-name-above" ->
                in(ModelFile.class, file -> Md5Facts.longNames(file, Integer.parseInt(parameter)));

            case "meshes-none" -> mesh(where("numMeshes", Md5Mesh::numMeshes, it -> it == 0));
            case "mesh-named" -> mesh(Md5Facts::named);
            case "mesh-flags" -> mesh(Md5Facts::flagged);
            case "parent-last-or-missing" -> mesh(Md5Facts::onTheLastOrNone);
            case "mesh-other-root" -> mesh(Md5Facts::otherRoots);
            case "mesh-parent-missing" -> mesh(Md5Facts::parentMissing);
            case "mesh-commandline-above" ->
                mesh(file -> Md5Facts.longCommandline(file.commandline().orElse(""), Integer.parseInt(parameter)));
            case "parent-name-above" -> mesh(file -> Md5Facts.longParentNames(file, Integer.parseInt(parameter)));
            case "mesh-parent-later" -> mesh(Md5Facts::meshParentLater);
            case "mesh-parent-negative" -> mesh(Md5Facts::parentBelowNone);
            case "first-weight-unusable" -> mesh(Md5Facts::firstWeightUnusable);
            case "row-number-past-end" -> mesh(Md5Facts::rowsPastTheEnd);
            case "joints-above" -> mesh(Md5Facts.jointsAbove(Integer.parseInt(parameter)));
            case "meshes-above" -> mesh(Md5Facts.meshesAbove(Integer.parseInt(parameter)));
            case "vertices-above" ->
                mesh(Md5Facts.above("engine.hit.above.vertices", Mesh::vertices, Integer.parseInt(parameter)));
            case "triangles-above" ->
                mesh(Md5Facts.above("engine.hit.above.triangles", Mesh::triangles, Integer.parseInt(parameter)));
            case "total-triangles-above" -> mesh(Md5Facts.totalAbove(Mesh::triangles, Integer.parseInt(parameter)));
            case "total-vertices-above" -> mesh(Md5Facts.totalAbove(Mesh::vertices, Integer.parseInt(parameter)));
            case "weights-above" ->
                mesh(Md5Facts.above("engine.hit.above.weights", Mesh::weights, Integer.parseInt(parameter)));
            case "vertex-weights-above" -> mesh(RowFacts.weightsAbove(Integer.parseInt(parameter)));
            case "bias-above-1" -> mesh(RowFacts::biasAbove1);
            case "vertex-joint-missing" -> mesh(RowFacts::jointMissing);
            case "unweighted-past-end" -> mesh(RowFacts::unweightedPastTheEnd);
            case "triangle-corner-above" -> mesh(RowFacts.cornersAbove(Integer.parseInt(parameter)));
            case "triangle-corner-modulo" -> mesh(RowFacts.cornersModulo(Integer.parseInt(parameter)));

            case "components-none" ->
                anim(where("numAnimatedComponents", Md5Anim::numAnimatedComponents, count -> count == 0));
            case "num-frames-above" -> anim(where("numFrames", Md5Anim::numFrames, above(parameter)));
            case "num-joints-above" -> anim(where("numJoints", Md5Anim::numJoints, above(parameter)));
            case "num-components-above" ->
                anim(where("numAnimatedComponents", Md5Anim::numAnimatedComponents, above(parameter)));
            case "frame-rate-negative" -> anim(where("frameRate", Md5Anim::frameRate, rate -> rate < 0));
            // Truncated to an integer, it is 0.
            case "frame-rate-zero" -> anim(where("frameRate", Md5Anim::frameRate, rate -> rate >= 0 && rate < 1));
            case "anim-parent-later" -> anim(Md5Facts::animParentLater);
            case "anim-parent-negative" -> anim(Md5Facts::parentBelowNone);
            case "name-with-a-blank" -> anim(Md5Facts::nameWithABlank);
            case "frame-lines-short" -> anim(Md5Facts::frameLinesShort);
            case "shared-orientation-too-long" -> anim(Md5Facts::longOrientationOfShared);
            case "components-past-end" -> anim(Md5Facts::pastTheFrame);
            case "components-out-of-sequence" -> anim(Md5Facts::outOfSequence);
            case "frame-of-other-flags" -> anim(EtqwFacts::framesOfOtherFlags);
            case "flags-overflow" -> anim(EtqwFacts::overflow);
            case "halved-rate-zero" -> anim(EtqwFacts::halvedRateOfZero);
            case "start-index-past-end" -> anim(Md5Facts.startPastEnd(Integer.parseInt(parameter)));
            case "baseframe-needed" -> anim(Md5Facts::needsBaseframe);
            case "anim-commandline-above" ->
                anim(file -> Md5Facts.longCommandline(file.commandline().orElse(""), Integer.parseInt(parameter)));
            case "frame-number-past-end" -> anim(Md5Facts.framesPastTheEnd(parameter.equals("all")));
            case "offset-from" -> anim(Md5Facts.offsetsFrom(Integer.parseInt(parameter)));

            case "more-cuts-than-frames" -> in(Md5Camera.class, Md5Facts::moreCutsThanFrames);

            case "joint-count" -> pair(PairFacts::counts);
            case "weighted-joint-missing" -> pair(PairFacts::weightedMissing);
            case "joint-names" -> pair(PairFacts::names);
            case "joint-names-ignoring-case" -> pair(PairFacts::namesIgnoringCase);
            case "joint-parents" -> pair(PairFacts::parents);
            case "joint-parents-after-first" ->
                pair((mesh, anim) -> PairFacts.parents(mesh, anim)
                        .filter(hit -> hit.subject().joint() > 0));
            case "joints-missing-in-mesh" -> pair(PairFacts::strangers);
            case "joint-twice" -> pair(PairFacts.twice(Integer.parseInt(parameter)));
            case "mesh-joint-before-mover" -> pair(PairFacts::beforeTheirMover);
            case "pair-joint-name-above" -> pair((mesh, anim) -> Md5Facts.longNames(anim, Integer.parseInt(parameter)));
            case "other-ancestor" -> pair(PairFacts::hungOtherwise);

            case "q2pro-md2-empty" -> in(Md2.class, Md2Facts::isEmpty);
            case "q2pro-md2-limits" -> in(Md2.class, Md2Facts::overQ2ProLimits);
            case "q2pro-md2-skins-outside" -> Md2Facts::skinsOutside;
            case "q2pro-md2-triangles-invalid" -> in(Md2.class, Md2Facts::noValidTriangle);
            case "q2pro-md2-vertices-above" -> in(Md2.class, Md2Facts.drawnVerticesAbove(Integer.parseInt(parameter)));
            case "md2-above" -> in(Md2.class, Md2Facts.above(parameter));
            case "assimp" -> AssimpFacts.fault(AssimpFault.valueOf(parameter));
            case "assimp-md2-ends-early" -> AssimpMd2.trigger(AssimpMd2::endsEarly);
            case "assimp-md2-too-many" -> AssimpMd2.trigger(AssimpMd2::tooMany);
            case "assimp-md2-outside" -> AssimpMd2.trigger(AssimpMd2::outside);
            case "assimp-md2-before" -> AssimpMd2.trigger(AssimpMd2::before);
            case "assimp-md2-no-vertices" -> AssimpMd2.trigger(AssimpMd2::triangleOfNoVertex);
            case "assimp-md2-no-triangles" -> AssimpMd2.trigger(AssimpMd2::noTriangles);
            case "assimp-md2-invisible" -> AssimpMd2.trigger(AssimpMd2::invisible);
            case "assimp-md2-moves" -> AssimpMd2.trigger(AssimpMd2::moves);
            default -> throw new IllegalArgumentException("unknown trigger " + name);
        };
    }

    private static <T> Function<T, Stream<RuleHit>> where(
            String keyword, Function<T, Optional<Declared>> number, DoublePredicate condition) {
        return file -> Md5Facts.where(keyword, number.apply(file), condition);
    }

    private static DoublePredicate above(String parameter) {
        int most = Integer.parseInt(parameter);
        return value -> value > most;
    }

    private static Trigger mesh(Function<Md5Mesh, Stream<RuleHit>> rule) {
        return in(Md5Mesh.class, rule);
    }

    private static Trigger anim(Function<Md5Anim, Stream<RuleHit>> rule) {
        return in(Md5Anim.class, rule);
    }

    private static <T extends ModelFile> Trigger in(Class<T> kind, Function<T, Stream<RuleHit>> rule) {
        return evidence -> evidence.file(kind).stream().flatMap(rule);
    }

    private static Trigger pair(BiFunction<Md5Mesh, Md5Anim, Stream<RuleHit>> rule) {
        return evidence -> evidence.file(Md5Mesh.class).stream()
                .flatMap(mesh -> evidence.file(Md5Anim.class).stream().flatMap(anim -> rule.apply(mesh, anim)));
    }
}
