package org.jointscope.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jointscope.export.Json;
import org.jointscope.files.GameTree;
import org.jointscope.files.SearchOrder;
import org.jointscope.inspect.Inspection;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that prints text for people, or JSON for scripts. */
abstract class JsonCommand implements Callable<Integer> {

    @Option(names = "--json", order = 21, descriptionKey = "jointscope.json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    /** The options for the files of a game. */
    static final class GameFolders {

        @Option(
                names = "--game",
                descriptionKey = "jointscope.game",
                paramLabel = "PATH",
                converter = Converters.GamePath.class)
        private List<Path> paths = List.of();

        @Option(
                names = "--search-order",
                descriptionKey = "jointscope.search-order",
                paramLabel = "ORDER",
                completionCandidates = Converters.SearchOrders.class)
        private Optional<SearchOrder> order;

        GameTree tree() {
            return new GameTree(paths, order);
        }
    }

    final boolean json() {
        return json;
    }

    /** Whether the user has given an option. */
    final boolean isGiven(String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** The text of an option that the user has given. */
    final String given(String option) {
        return spec.commandLine().getParseResult().matchedOptionValue(option, "");
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints nothing from now on. */
    final void silence() {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        spec.commandLine().setOut(nowhere).setErr(nowhere);
    }

    /** Prints JSON if requested, otherwise text. */
    final void print(Json.Body forScripts, Consumer<PrintWriter> forPeople) {
        if (json) {
            Json.print(out(), forScripts);
        } else {
            forPeople.accept(out());
        }
    }

    /** Reports files that could not be read; false if there are none. */
    final boolean reportUnreadable(Inspection inspection) {
        return Terminal.reportUnreadable(inspection.unreadable(), err());
    }

    final ParameterException wrongUse(String key, Object... arguments) {
        return new ParameterException(spec.commandLine(), Words.text(key, arguments));
    }
}
