package org.jointscope.cli;

import org.jointscope.diagnostics.Severity;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A severity as reports spell it. */
final class SeverityConverter implements ITypeConverter<Severity> {

    @Override
    public Severity convert(String value) {
        return Arrays.stream(Severity.values())
                .filter(severity -> severity.label().equalsIgnoreCase(value))
                .findFirst()
                .orElseThrow(() -> unknown(value));
    }

    private static TypeConversionException unknown(String value) {
        String levels =
                Arrays.stream(Severity.values())
                        .map(Severity::label)
                        .collect(Collectors.joining(", "));
        return new TypeConversionException(
                "there is no level '"
                        + Terminal.safe(value)
                        + "'; there are "
                        + levels
                        + " (and --ignore leaves a code out)");
    }
}
