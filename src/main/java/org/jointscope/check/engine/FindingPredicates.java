package org.jointscope.check.engine;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.diagnostics.Token.Kind;
import org.jointscope.model.Declared;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;

import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Conditions on a finding, by its facts. */
final class FindingPredicates {

    /** An unquoted word that Doom 3's lexer does not split. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z_/\\\\.][\\w/\\\\:.]*");

    private static final Pattern NUMBER = Pattern.compile("-?[\\d.]+([eE][-+]?\\d+)?");

    private static final String SHADER = "shader";

    private static final Pattern INTEGER = Pattern.compile("-?\\d+");

    private FindingPredicates() {}

    /**
     * A condition by its name in a table. The name of a field of an .md2 header selects the
     * findings about it. A leading {@code !} negates a condition.
     */
    static BiPredicate<RuleContext, Finding> of(String name) {
        return switch (name) {
            case "none" -> on(finding -> finding.number(Fact.PRESENT) == 0);
            case "negative" -> on(finding -> finding.number(Fact.PRESENT) < 0);
            case "too-few" -> on(finding -> surplus(finding) < 0);
            case "too-many" -> on(finding -> surplus(finding) > 0);
            case "word" -> on(FindingPredicates::isWordForNumber);
            case "several-words" -> on(finding -> !isToken(finding, NAME.asMatchPredicate()));
            case "digits" -> on(finding -> isToken(finding, NUMBER.asMatchPredicate()));
            case "microsoft" -> on(finding -> isToken(finding, text -> text.contains("#")));
            case "integer" ->
                    (evidence, finding) ->
                            isToken(finding, INTEGER.asMatchPredicate())
                                    && !isFrameRate(evidence, finding.location());
            case "shader" -> on(FindingPredicates::isAboutShader);
            case "start-past-end" -> FindingPredicates::startsPastTheEnd;
            case "row-number" -> FindingPredicates::isRowNumber;
            case "q2pro-skips" -> FindingPredicates::isSkippedByQ2pro;
            default ->
                    name.startsWith("!")
                            ? of(name.substring(1)).negate()
                            : at(Field.valueOf(name.toUpperCase(Locale.ROOT)));
        };
    }

    private static BiPredicate<RuleContext, Finding> on(Predicate<Finding> condition) {
        return (evidence, finding) -> condition.test(finding);
    }

    private static BiPredicate<RuleContext, Finding> at(Field field) {
        return on(finding -> finding.location().equals(Location.ofByte(field.offset())));
    }

    private static long surplus(Finding finding) {
        return finding.number(Fact.PRESENT) - finding.number(Fact.DECLARED);
    }

    private static boolean isToken(Finding finding, Predicate<String> condition) {
        return finding.arguments(Token.class).map(Token::text).anyMatch(condition);
    }

    private static boolean isWordForNumber(Finding finding) {
        return finding.arguments(Expected.class).anyMatch(Expected.NUMBER::equals)
                && finding.arguments(Token.class)
                        .anyMatch(it -> it.kind() == Kind.WORD || it.kind() == Kind.STRING);
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
        return finding.arguments(String.class).anyMatch(SHADER::equals)
                || isToken(finding, SHADER::equals);
    }

    /** A vertex with a first weight that is not one of the declared weights, nor the next. */
    private static boolean startsPastTheEnd(RuleContext evidence, Finding finding) {
        return evidence.file(Md5Mesh.class)
                .map(file -> file.meshes().get(finding.subject().mesh()))
                .filter(
                        mesh -> {
                            int first = mesh.vertices().firstWeight(finding.subject().vertex());
                            double count = mesh.numWeights().map(Declared::value).orElse(0.0);
                            return first != ModelFile.MISSING && (first < 0 || first > count);
                        })
                .isPresent();
    }

    private static boolean isUnread(MeshRows rows, int row) {
        return row != Subject.NONE && rows.printedIndex(row) == ModelFile.MISSING;
    }

    /** Numbers that q2pro does not read: frameRate, and the parents of a mesh. */
    private static boolean isSkippedByQ2pro(RuleContext evidence, Finding finding) {
        boolean integer =
                finding.code() == IssueCode.INTEGER_FRACTIONAL
                        || finding.code() == IssueCode.INTEGER_WITH_POINT;
        return isFrameRate(evidence, finding.location())
                || integer && isMeshJoint(evidence, finding.subject());
    }

    private static boolean isMeshJoint(RuleContext evidence, Subject subject) {
        return evidence.file(Md5Mesh.class).isPresent() && subject.joint() != Subject.NONE;
    }

    private static boolean isFrameRate(RuleContext evidence, Location location) {
        return evidence.file(Md5Anim.class)
                .flatMap(Md5Anim::frameRate)
                .map(Declared::place)
                .filter(it -> location.equals(new Location(it.line(), it.column())))
                .isPresent();
    }
}
