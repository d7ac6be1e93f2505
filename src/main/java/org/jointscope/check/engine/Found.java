package org.jointscope.check.engine;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile;

import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Conditions on a finding, by what its message quotes. */
final class Found {

    /** What Doom 3's lexer takes for one word without quotes. */
    private static final Pattern NAME = Pattern.compile("'[A-Za-z_/\\\\.][\\w/\\\\:.]*'");

    private static final Pattern NUMBER = Pattern.compile("'-?[\\d.]+([eE][-+]?\\d+)?'");

    private static final Set<String> BRACKETS = Set.of("'('", "')'", "'{'", "'}'");

    private Found() {}

    /** Whether a count is larger than what is there, which then ends too early. */
    static boolean tooFew(Finding finding) {
        return number(finding, 0) > number(finding, 1);
    }

    /** Whether a count is smaller than what is there. */
    static boolean tooMany(Finding finding) {
        return number(finding, 0) < number(finding, 1);
    }

    /** A number that the message quotes. */
    static int number(Finding finding, int argument) {
        return ((Number) finding.arguments().get(argument)).intValue();
    }

    /** Whether some argument is one of these words. */
    static Predicate<Finding> naming(String... words) {
        return finding ->
                finding.arguments().stream()
                        .anyMatch(argument -> Stream.of(words).anyMatch(argument::equals));
    }

    /** Whether a word without quotes is more than one to a lexer that splits at punctuation. */
    static boolean severalWords(Finding finding) {
        return !NAME.matcher((String) finding.arguments().getFirst()).matches();
    }

    /** Whether it is written with digits: only its size makes it infinite. */
    static boolean digits(Finding finding) {
        return NUMBER.matcher((String) finding.arguments().getFirst()).matches();
    }

    /** Whether it is what Microsoft's library used to print: {@code 1.#IND}. */
    static boolean isMicrosofts(Finding finding) {
        return ((String) finding.arguments().getFirst()).contains("#");
    }

    /** Whether a word stands where a number belongs. */
    static boolean word(Finding finding) {
        String found = (String) finding.arguments().getFirst();
        return finding.arguments().getLast().equals("a number")
                && found.startsWith("'")
                && !BRACKETS.contains(found);
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
