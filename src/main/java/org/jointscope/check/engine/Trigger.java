package org.jointscope.check.engine;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What makes a rule apply, and where. */
@FunctionalInterface
public interface Trigger {

    /** Places that a trigger names at most; those after them say nothing new. */
    int MOST = 20;

    /** The places at which the rule applies; none if it does not. */
    Stream<Spot> find(Evidence evidence);

    /** Some kinds of trouble that were found already. */
    static Trigger issue(IssueCode first, IssueCode... others) {
        Set<IssueCode> codes = EnumSet.of(first, others);
        return evidence ->
                evidence.issues().stream()
                        .filter(issue -> codes.contains(issue.code()))
                        .flatMap(issue -> issue.findings().stream())
                        .map(Spot::of);
    }

    /** Likewise, of those that some condition holds for. */
    static Trigger issue(IssueCode code, Predicate<Finding> condition) {
        return evidence ->
                evidence.issues().stream()
                        .filter(issue -> issue.code() == code)
                        .flatMap(issue -> issue.findings().stream())
                        .filter(condition)
                        .map(Spot::of);
    }

    static Trigger mesh(Function<Md5Mesh, Stream<Spot>> rule) {
        return in(Md5Mesh.class, rule);
    }

    static Trigger anim(Function<Md5Anim, Stream<Spot>> rule) {
        return in(Md5Anim.class, rule);
    }

    static Trigger camera(Function<Md5Camera, Stream<Spot>> rule) {
        return in(Md5Camera.class, rule);
    }

    static Trigger md2(Function<Md2, Stream<Spot>> rule) {
        return in(Md2.class, rule);
    }

    private static <T extends ModelFile> Trigger in(Class<T> kind, Function<T, Stream<Spot>> rule) {
        return evidence -> evidence.file(kind).stream().flatMap(rule);
    }

    static Trigger pair(BiFunction<Md5Mesh, Md5Anim, Stream<Spot>> rule) {
        return evidence ->
                evidence.file(Md5Mesh.class)
                        .flatMap(
                                mesh ->
                                        evidence.file(Md5Anim.class)
                                                .map(anim -> rule.apply(mesh, anim)))
                        .orElseGet(Stream::empty);
    }

    /** This, and another. */
    default Trigger or(Trigger other) {
        return evidence -> Stream.concat(find(evidence), other.find(evidence));
    }

    /** The first places. */
    default List<Spot> spots(Evidence evidence) {
        return find(evidence).limit(MOST).toList();
    }
}
