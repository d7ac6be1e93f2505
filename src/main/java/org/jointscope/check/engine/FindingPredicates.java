package org.jointscope.check.engine;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.diagnostics.Token.Kind;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;

/** Conditions on a finding, by its facts. */
final class FindingPredicates {

    /** An unquoted word that Doom 3's lexer does not split. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z_/\\\\.][\\w/\\\\:.]*");

    private static final Pattern NUMBER = Pattern.compile("-?[\\d.]+([eE][-+]?\\d+)?");

    /** A number that Doom 3's lexer reads as octal to its end. */
    private static final Pattern OCTAL = Pattern.compile("-?0[0-7]*");

    private static final Pattern HEXADECIMAL = Pattern.compile("-?0([xX][0-9a-fA-F]+|[bB][01]+)");

    /** A number that the functions of C read as hexadecimal to its end, if it is not an integer. */
    private static final Pattern HEXADECIMAL_IN_C =
            Pattern.compile("[-+]?0[xX](\\p{XDigit}+\\.?\\p{XDigit}*|\\.\\p{XDigit}+)([pP][-+]?\\d+)?");

    private static final Pattern APOSTROPHES = Pattern.compile("'[^']*'");

    /** A number or word that Daemon reads as a single token. */
    private static final Pattern ONE_TOKEN = Pattern.compile(NUMBER.pattern() + "|[A-Za-z]\\w*");

    /** The keywords that are missing follow, with commas between them. */
    private static final String OF_KEYWORD = "of-";

    private static final String SHADER = "shader";
    private static final String FLAGS = "flags";

    private static final Pattern INTEGER = Pattern.compile("-?\\d+");

    private FindingPredicates() {}

    /**
     * All of several conditions.
     *
     * @param names with slashes between them
     */
    static BiPredicate<RuleContext, Finding> of(String names) {
        return Stream.of(names.split("/"))
                .map(FindingPredicates::single)
                .reduce(BiPredicate::and)
                .orElseThrow();
    }

    /**
     * A condition by its name in a table. The name of a field of an .md2 header selects the findings about it. A
     * leading {@code !} negates a condition.
     */
    private static BiPredicate<RuleContext, Finding> single(String name) {
        return switch (name) {
            case "none" -> on(finding -> finding.number(Fact.PRESENT) == 0);
            case "negative" -> on(finding -> finding.number(Fact.PRESENT) < 0);
            case "too-few" -> on(finding -> surplus(finding) < 0);
            case "too-many" -> on(finding -> surplus(finding) > 0);
            case "word" -> on(FindingPredicates::isWordForNumber);
            case "several-words" ->
                on(finding -> !isToken(finding, NAME.asMatchPredicate())
                        && !isToken(finding, APOSTROPHES.asMatchPredicate()));
            case "apostrophes" -> on(finding -> isToken(finding, APOSTROPHES.asMatchPredicate()));
            case "letters" -> on(FindingPredicates::isLetters);
            case "microsoft" -> on(finding -> isToken(finding, text -> text.contains("#")));
            case "octal" -> on(finding -> isToken(finding, OCTAL.asMatchPredicate()));
            case "hexadecimal" -> on(FindingPredicates::isHexadecimal);
            case "hexadecimal-in-c" -> on(finding -> isToken(finding, HEXADECIMAL_IN_C.asMatchPredicate()));
            case "real" -> on(finding -> isExpected(finding, Expected.NUMBER));
            case "mesh-flags" -> FindingPredicates::isFlagsOfMesh;
            case "minus" -> on(finding -> isToken(finding, text -> text.startsWith("-")));
            case "first-frame" -> on(finding -> finding.subject().frame() == 0);
            case "integer" ->
                (evidence, finding) ->
                        isToken(finding, INTEGER.asMatchPredicate()) && !isFrameRate(evidence, finding.location());
            case "shader" -> on(FindingPredicates::isAboutShader);
            case "start-past-end" -> FindingPredicates::startsPastTheEnd;
            case "in-row" -> on(finding -> isInRow(finding.subject()));
            case "row-number" -> FindingPredicates::isRowNumber;
            case "q2pro-draws" -> (evidence, finding) -> isDrawnByQ2pro(evidence);
            case "one-token" -> on(finding -> isToken(finding, ONE_TOKEN.asMatchPredicate()));
            case "left-out" -> FindingPredicates::isLeftOut;
            case "in-escaped-string" -> EscapedStrings::contains;
            case "declared" -> FindingPredicates::isDeclared;
            case "in-hierarchy" -> FindingPredicates::isInHierarchy;
            case "q2pro-skips" -> FindingPredicates::isSkippedByQ2pro;
            default ->
                name.startsWith("!")
                        ? single(name.substring(1)).negate()
                        : name.startsWith(OF_KEYWORD)
                                ? ofKeyword(name.substring(OF_KEYWORD.length()))
                                : at(Field.valueOf(name.toUpperCase(Locale.ROOT)));
        };
    }

    private static BiPredicate<RuleContext, Finding> on(Predicate<Finding> condition) {
        return (evidence, finding) -> condition.test(finding);
    }

    private static BiPredicate<RuleContext, Finding> at(Field field) {
        return on(finding -> finding.location().equals(Location.ofByte(field.offset())));
    }

    private static BiPredicate<RuleContext, Finding> ofKeyword(String keywords) {
        Set<String> known = Set.of(keywords.split(","));
        return on(finding -> finding.arguments(String.class).anyMatch(known::contains));
    }

    /** A number after a keyword in a header, or after the word {@code frame}. */
    private static boolean isDeclared(RuleContext evidence, Finding finding) {
        return evidence.files().stream()
                .flatMap(FindingPredicates::declaredLocations)
                .anyMatch(location -> location.line() == finding.location().line());
    }

    private static Stream<TextLocation> declaredLocations(ModelFile file) {
        Stream<Optional<Declared>> own = switch (file) {
            case Md5Mesh mesh ->
                Stream.concat(
                        Stream.of(mesh.numJoints(), mesh.numMeshes()),
                        mesh.meshes().stream().flatMap(FindingPredicates::declaredCounts));
            case Md5Anim anim ->
                Stream.of(anim.numFrames(), anim.numJoints(), anim.frameRate(), anim.numAnimatedComponents());
            default -> Stream.empty();
        };
        Stream<TextLocation> frames =
                file instanceof Md5Anim anim ? anim.frames().stream().map(Frame::location) : Stream.empty();
        return Stream.concat(
                Stream.concat(own, Stream.of(file.version()))
                        .flatMap(Optional::stream)
                        .map(Declared::location),
                frames);
    }

    private static Stream<Optional<Declared>> declaredCounts(Mesh mesh) {
        return Stream.of(mesh.numVerts(), mesh.numTris(), mesh.numWeights());
    }

    /** A frame after as many as numFrames declares, which most engines do not read. */
    private static boolean isLeftOut(RuleContext evidence, Finding finding) {
        return evidence.file(Md5Anim.class)
                .flatMap(Md5Anim::numFrames)
                .filter(count -> finding.subject().frame() >= count.value())
                .isPresent();
    }

    private static boolean isInHierarchy(RuleContext evidence, Finding finding) {
        return evidence.file(Md5Anim.class).stream()
                .flatMap(anim -> anim.hierarchy().stream())
                .anyMatch(joint -> joint.location().line() == finding.location().line());
    }

    private static long surplus(Finding finding) {
        return finding.number(Fact.PRESENT) - finding.number(Fact.DECLARED);
    }

    private static boolean isToken(Finding finding, Predicate<String> condition) {
        return finding.arguments(Token.class).map(Token::text).anyMatch(condition);
    }

    /** {@code nan} or {@code inf}. */
    private static boolean isLetters(Finding finding) {
        return !isToken(finding, NUMBER.asMatchPredicate()) && !isToken(finding, text -> text.contains("#"));
    }

    private static boolean isHexadecimal(Finding finding) {
        return isToken(finding, HEXADECIMAL.asMatchPredicate());
    }

    private static boolean isWordForNumber(Finding finding) {
        return (isExpected(finding, Expected.NUMBER) || isExpected(finding, Expected.INTEGER))
                && finding.arguments(Token.class).anyMatch(it -> it.kind() == Kind.WORD || it.kind() == Kind.STRING);
    }

    private static boolean isExpected(Finding finding, Expected expected) {
        return finding.arguments(Expected.class).anyMatch(expected::equals);
    }

    /** The block of later versions before the vertices of a mesh. */
    private static boolean isFlagsOfMesh(RuleContext evidence, Finding finding) {
        int mesh = finding.subject().mesh();
        return mesh != Subject.NONE
                && isToken(finding, FLAGS::equals)
                && evidence.file(Md5Mesh.class)
                        .flatMap(file -> file.meshes().get(mesh).numVerts())
                        .filter(count ->
                                finding.location().line() < count.location().line())
                        .isPresent();
    }

    /** The row index of a row of a mesh, which Doom 3 skips. */
    private static boolean isRowNumber(RuleContext evidence, Finding finding) {
        return evidence.file(Md5Mesh.class)
                .filter(mesh -> isRowNumber(mesh, finding.subject()))
                .isPresent();
    }

    private static boolean isRowNumber(Md5Mesh file, Subject subject) {
        if (subject.mesh() == Subject.NONE) {
            return false;
        }
        Mesh mesh = file.meshes().get(subject.mesh());
        return isUnread(mesh.vertices(), subject.vertex())
                || isUnread(mesh.triangles(), subject.triangle())
                || isUnread(mesh.weights(), subject.weight());
    }

    private static boolean isAboutShader(Finding finding) {
        return finding.arguments(String.class).anyMatch(SHADER::equals) || isToken(finding, SHADER::equals);
    }

    /** A vertex with a first weight that is not one of the declared weights, nor the next. */
    private static boolean startsPastTheEnd(RuleContext evidence, Finding finding) {
        return evidence.file(Md5Mesh.class)
                .map(file -> file.meshes().get(finding.subject().mesh()))
                .filter(mesh -> {
                    int first = mesh.vertices().firstWeight(finding.subject().vertex());
                    double count = mesh.numWeights().map(Declared::value).orElse(0.0);
                    return first != ModelFile.MISSING && (first < 0 || first > count);
                })
                .isPresent();
    }

    private static boolean isInRow(Subject subject) {
        return subject.vertex() != Subject.NONE
                || subject.triangle() != Subject.NONE
                || subject.weight() != Subject.NONE;
    }

    private static boolean isUnread(MeshRows rows, int row) {
        return row != Subject.NONE && rows.printedIndex(row) == ModelFile.MISSING;
    }

    /** Numbers that q2pro does not read: frameRate, and the parents of a mesh. */
    private static boolean isSkippedByQ2pro(RuleContext evidence, Finding finding) {
        boolean integer =
                finding.code() == IssueCode.INTEGER_FRACTIONAL || finding.code() == IssueCode.INTEGER_WITH_POINT;
        return isFrameRate(evidence, finding.location()) || integer && isMeshJoint(evidence, finding.subject());
    }

    /** q2pro does not check a model that has too little to draw. */
    private static boolean isDrawnByQ2pro(RuleContext evidence) {
        return evidence.file(Md2.class)
                .filter(md2 -> Md2Facts.isEmpty(md2).findAny().isEmpty())
                .isPresent();
    }

    private static boolean isMeshJoint(RuleContext evidence, Subject subject) {
        return evidence.file(Md5Mesh.class).isPresent() && subject.joint() != Subject.NONE;
    }

    private static boolean isFrameRate(RuleContext evidence, Location location) {
        return evidence.file(Md5Anim.class)
                .flatMap(Md5Anim::frameRate)
                .map(Declared::location)
                .filter(it -> location.equals(new Location(it.line(), it.column())))
                .isPresent();
    }
}
