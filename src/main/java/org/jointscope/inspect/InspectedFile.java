package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Differences;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.RuleContext;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Phrase;
import org.jointscope.model.ModelFile;
import org.jointscope.source.SourceMap;
import org.jointscope.text.FileText;

/**
 * The result of the inspection of a file.
 *
 * @param content the readable part of the model
 * @param issues in the order of the file
 * @param bytes the file's size
 * @param text the format of the text
 * @param source the text itself
 * @param map the subjects of its locations
 * @param evidence for the rules of engines
 */
public record InspectedFile(
        Path path,
        FileKind kind,
        ModelFile content,
        List<Issue> issues,
        long bytes,
        TextFacts text,
        FileText source,
        SourceMap map,
        RuleContext evidence) {

    public InspectedFile {
        issues = List.copyOf(issues);
    }

    /** The file's name, without its folder. */
    public String name() {
        return String.valueOf(path.getFileName());
    }

    /** Whether both were read from the same bytes. */
    public boolean hasBytesOf(InspectedFile other) {
        return hasBytes(other.source.bytes());
    }

    boolean hasBytes(byte[] other) {
        return Arrays.equals(source.bytes(), other);
    }

    /** The result for another content, without another inspection: the text and the issues remain. */
    public InspectedFile withContent(ModelFile other) {
        RuleContext others = RuleContext.of(other, issues, source.bytes());
        return new InspectedFile(path, kind, other, issues, bytes, text, source, map, others);
    }

    /** The compatibility of those of some engines that support such files. */
    public List<Compatibility> compatibilities(List<Engine> engines) {
        return engines.stream()
                .map(engine -> engine.assess(evidence))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Differences of the file alone in the engines that load it; lists can be empty. */
    public List<EngineDifferences> differences(List<Compatibility> compatibilities) {
        return differences(compatibilities, Differences.of(evidence)::in);
    }

    /** In the engines that load it, including the frame rate. */
    List<EngineDifferences> differences(
            List<Compatibility> compatibilities, Function<Engine, List<EngineDifference>> ofContent) {
        return compatibilities.stream()
                .filter(compatibility -> compatibility.outcome() != Outcome.REJECTS)
                .map(Compatibility::engine)
                .map(engine -> new EngineDifferences(
                        engine,
                        Stream.concat(ofContent.apply(engine).stream(), rateDifference(engine).stream())
                                .toList()))
                .toList();
    }

    /** The frame rate in the engine if it differs from that of the file; scans the text once. */
    public Optional<EngineDifference> rateDifference(Engine engine) {
        return Differences.ofRate(engine, evidence);
    }

    /**
     * The reason why the file has no readable content of its kind: it is empty, its content is of another kind, or its
     * layout is that of the Doom 3 alpha, without content. Empty if it has some.
     */
    public Optional<Phrase> unreadable() {
        return foreign()
                .map(content -> Phrase.of("open.foreign", kind.label(), content))
                .or(() -> has(IssueCode.FILE_EMPTY) ? Optional.of(Phrase.of("open.empty")) : Optional.empty())
                .or(() -> has(IssueCode.VERSION_ALPHA) && Format.of(kind).isBare(content)
                        ? Optional.of(Phrase.of("open.alpha"))
                        : Optional.empty())
                .or(() -> Format.of(kind).isMissingIn(content)
                        ? Optional.of(Phrase.of("open.unknown", kind.label()))
                        : Optional.empty());
    }

    /**
     * The reason why a command has nothing to work with: the file is unreadable, or errors prevent every part of it
     * from being read. Empty if some part was read.
     */
    public Optional<Phrase> unread() {
        return unreadable()
                .or(() -> Format.of(kind).isBare(content)
                        ? issues.stream()
                                .filter(it -> it.severity() == Severity.ERROR)
                                .findFirst()
                                .map(it -> Phrase.of("open.unread", it.message()))
                        : Optional.empty());
    }

    private Optional<Phrase> foreign() {
        return issues.stream()
                .filter(issue -> issue.code() == IssueCode.FILE_FOREIGN || issue.code() == IssueCode.DECL_FOREIGN)
                .flatMap(issue -> issue.findings().getFirst().arguments(Phrase.class))
                .findFirst();
    }

    private boolean has(IssueCode code) {
        return issues.stream().anyMatch(issue -> issue.code() == code);
    }

    /** Number of findings of a severity, including those that were folded into one issue. */
    public int count(Severity severity) {
        return issues.stream()
                .filter(issue -> issue.severity() == severity)
                .mapToInt(Issue::count)
                .sum();
    }
}
