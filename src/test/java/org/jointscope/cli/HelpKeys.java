package org.jointscope.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jointscope.messages.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The texts of the help, as picocli finds them in the bundle. */
public final class HelpKeys {

    private HelpKeys() {}

    /** The keys of all texts that picocli reads to print the help of every command. */
    public static Set<String> used() {
        RecordingBundle texts = new RecordingBundle();
        all(texts).forEach(command -> command.commandLine().getUsageMessage());
        return texts.read;
    }

    /** The commands, options and parameters without a description. */
    public static List<String> undescribed() {
        return all(Texts.program().bundle()).flatMap(HelpKeys::undescribed).toList();
    }

    private static Stream<String> undescribed(CommandSpec command) {
        return Stream.concat(
                Stream.of(command)
                        .filter(it -> isEmpty(it.usageMessage().description()))
                        .map(CommandSpec::qualifiedName),
                command.args().stream()
                        .filter(it -> isEmpty(it.description()))
                        .map(it -> command.qualifiedName() + " " + name(it)));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static boolean isEmpty(String[] text) {
        return String.join("", text).isBlank();
    }

    private static Stream<CommandSpec> all(ResourceBundle texts) {
        CommandLine root = CommandLineInterface.commands(() -> texts).setResourceBundle(texts);
        return Stream.concat(Stream.of(root), root.getSubcommands().values().stream())
                .map(CommandLine::getCommandSpec);
    }

    /** The texts of the program. It records which of them are read. */
    private static final class RecordingBundle extends ResourceBundle {

        private final ResourceBundle texts = Texts.program().bundle();
        private final Set<String> read = new TreeSet<>();

        @Override
        protected Object handleGetObject(String key) {
            Object text = texts.getObject(key);
            read.add(key);
            return text;
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(texts.keySet());
        }
    }
}
