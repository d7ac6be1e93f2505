package org.jointscope.cli;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.Spelling;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The code that somebody means; of one that does not exist, what he may have meant. */
final class CodeConverter implements ITypeConverter<IssueCode> {

    private static final int SUGGESTED = 3;

    @Override
    public IssueCode convert(String value) {
        String name = value.toUpperCase(Locale.ROOT).replace('-', '_');
        return Arrays.stream(IssueCode.values())
                .filter(code -> code.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(value, name));
    }

    private static TypeConversionException unknown(String value, String name) {
        List<String> near = near(name);
        String suggestion =
                near.isEmpty()
                        ? "; docs/issues.md lists them"
                        : "; did you mean " + String.join(" or ", near) + "?";
        return new TypeConversionException(
                "there is no code '" + Terminal.safe(value) + "'" + suggestion);
    }

    /** Codes that a slip or two of the hand make of the name, or that it is a part of. */
    private static List<String> near(String name) {
        int tolerated = Math.max(2, name.length() / 4);
        return Arrays.stream(IssueCode.values())
                .map(IssueCode::name)
                .filter(
                        code ->
                                Spelling.distance(name, code) <= tolerated
                                        || name.length() > 2 && code.contains(name))
                .sorted(Comparator.comparingInt(code -> Spelling.distance(name, code)))
                .limit(SUGGESTED)
                .toList();
    }
}
