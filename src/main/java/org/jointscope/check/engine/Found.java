package org.jointscope.check.engine;

import org.jointscope.diagnostics.Expected;
import org.jointscope.diagnostics.Fact;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.diagnostics.Token;
import org.jointscope.diagnostics.Token.Kind;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;

import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Conditions on a finding, by its facts. */
final class Found {

    /** A word without quotes that Doom 3's lexer does not split. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z_/\\\\.][\\w/\\\\:.]*");

    private static final Pattern NUMBER = Pattern.compile("-?[\\d.]+([eE][-+]?\\d+)?");

    private Found() {}

    /** A count is larger than what is there, which then ends too early. */
    static boolean tooFew(Finding finding) {
        return finding.number(Fact.DECLARED) > finding.number(Fact.PRESENT);
    }

    /** A count is smaller than what is there. */
    static boolean tooMany(Finding finding) {
        return finding.number(Fact.DECLARED) < finding.number(Fact.PRESENT);
    }

    static boolean none(Finding finding) {
        return finding.number(Fact.PRESENT) == 0;
    }

    static boolean negative(Finding finding) {
        return finding.number(Fact.PRESENT) < 0;
    }

    /** The finding is about a field of an .md2's header. */
    static Predicate<Finding> at(Field field) {
        return finding -> finding.location().equals(Location.ofByte(field.offset()));
    }

    /** A word without quotes is more than one to a lexer that splits at punctuation. */
    static boolean severalWords(Finding finding) {
        return !token(finding, NAME.asMatchPredicate());
    }

    /** It is written with digits: only its size makes it infinite. */
    static boolean digits(Finding finding) {
        return token(finding, NUMBER.asMatchPredicate());
    }

    /** It is what Microsoft's library used to print: {@code 1.#IND}. */
    static boolean isMicrosofts(Finding finding) {
        return token(finding, text -> text.contains("#"));
    }

    private static boolean token(Finding finding, Predicate<String> condition) {
        return finding.arguments(Token.class).map(Token::text).anyMatch(condition);
    }

    /** A word or a string stands where a number belongs. */
    static boolean word(Finding finding) {
        return finding.arguments(Expected.class).anyMatch(Expected.NUMBER::equals)
                && finding.arguments(Token.class)
                        .anyMatch(it -> it.kind() == Kind.WORD || it.kind() == Kind.STRING);
    }

    /** What is no number of a row, but what comes behind it. */
    static Trigger outsideOfRowNumbers(Trigger trigger) {
        return evidence ->
                trigger.find(evidence)
                        .filter(
                                spot ->
                                        evidence.file(Md5Mesh.class)
                                                .map(mesh -> !isRowNumber(mesh, spot.subject()))
                                                .orElse(true));
    }

    private static boolean isRowNumber(Md5Mesh file, Subject subject) {
        if (subject.mesh() == Subject.NONE) {
            return false;
        }
        Mesh mesh = file.meshes().get(subject.mesh());
        if (subject.vertex() != Subject.NONE) {
            return mesh.vertices().printedIndex(subject.vertex()) == ModelFile.MISSING;
        }
        if (subject.triangle() != Subject.NONE) {
            return mesh.triangles().printedIndex(subject.triangle()) == ModelFile.MISSING;
        }
        return subject.weight() != Subject.NONE
                && mesh.weights().printedIndex(subject.weight()) == ModelFile.MISSING;
    }
}
