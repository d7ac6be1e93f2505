package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.util.Iterator;
import java.util.Locale;

/** The engine that somebody means. */
final class EngineConverter implements ITypeConverter<Engine> {

    @Override
    public Engine convert(String value) {
        return Engines.of(value.toLowerCase(Locale.ROOT))
                .orElseThrow(
                        () ->
                                new TypeConversionException(
                                        "there is no engine '%s'; there are %s"
                                                .formatted(
                                                        Terminal.safe(value),
                                                        String.join(", ", new Ids()))));
    }

    /** The names to choose from. */
    static final class Ids implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Engines.ALL.stream().map(Engine::id).iterator();
        }
    }
}
