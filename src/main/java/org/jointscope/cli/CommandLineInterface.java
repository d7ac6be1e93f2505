package org.jointscope.cli;

import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * The program without its window. Standard output carries what was asked for and nothing else;
 * messages go to standard error.
 */
public final class CommandLineInterface {

    /** Wrong use, or a file that cannot be read at all. */
    static final int FAILED = 2;

    /** The check found errors. */
    static final int ERRORS_FOUND = 1;

    private static final int INTERNAL_ERROR = 70;

    private final CommandLine commands;

    public CommandLineInterface(PrintWriter out, PrintWriter err) {
        commands =
                Converters.addTo(
                                new CommandLine(new Root())
                                        .addSubcommand(new InfoCommand())
                                        .addSubcommand(new CheckCommand())
                                        .addSubcommand(new PoseCommand())
                                        .addSubcommand(new SkinCommand())
                                        .addSubcommand(new SuggestCommand())
                                        .addSubcommand(new RepackCommand())
                                        .addSubcommand(new CommandLine.HelpCommand()))
                        .setCaseInsensitiveEnumValuesAllowed(true)
                        .setOut(Terminal.guarded(out))
                        .setErr(Terminal.guarded(err))
                        .setParameterExceptionHandler(CommandLineInterface::reportWrongUse)
                        .setExecutionExceptionHandler(CommandLineInterface::reportFailure);
    }

    /** True if a first argument asks for something other than a window. */
    public boolean isCommand(String argument) {
        return argument.startsWith("-") || commands.getSubcommands().containsKey(argument);
    }

    /** Runs a command, and returns the exit code. */
    public int run(String... arguments) {
        return flushed(commands.execute(arguments));
    }

    private int flushed(int code) {
        commands.getOut().flush();
        commands.getErr().flush();
        return code;
    }

    /**
     * Prints what {@code info} prints, for a window that cannot be opened; the exit code is info's,
     * too.
     */
    public int reportInsteadOfWindow(List<Path> files, String reason) {
        PrintWriter err = commands.getErr();
        err.println("jointscope: " + reason + "; this is what its window would show in short.");
        err.flush();
        Inspection inspection = Inspector.inspect(files);
        InfoCommand.print(inspection, commands.getOut());
        return flushed(Terminal.reportUnreadable(inspection.unreadable(), err) ? FAILED : 0);
    }

    /**
     * Reports an argument that cannot be the name of a file; the exit code is that of wrong use.
     */
    public int reportInvalidPath(InvalidPathException e) {
        commands.getErr().println(Terminal.safe("jointscope: " + Converters.invalid(e)));
        return flushed(FAILED);
    }

    /** Like picocli's own handler, but the message, which quotes arguments, is one safe line. */
    private static int reportWrongUse(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(command.getColorScheme().errorText(Terminal.safe(e.getMessage())));
        if (!CommandLine.UnmatchedArgumentException.printSuggestions(e, err)) {
            command.usage(err, command.getColorScheme());
        }
        return FAILED;
    }

    private static int reportFailure(
            Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (e instanceof UncheckedIOException) {
            err.println(Terminal.safe("jointscope: " + e.getCause().getMessage()));
            return FAILED;
        }
        err.println("jointscope: internal error; please report this:");
        e.printStackTrace(err);
        return INTERNAL_ERROR;
    }

    @Command(
            name = "jointscope",
            versionProvider = Version.class,
            mixinStandardHelpOptions = true,
            description = {
                "Looks into id Software's skeletal animation files.",
                "",
                "jointscope [FILE…] opens the window with these files, or with the sample."
            },
            synopsisHeading = "Usage: ",
            optionListHeading = "%nOptions:%n",
            commandListHeading = "%nCommands:%n",
            exitCodeListHeading = "%nExit codes:%n",
            exitCodeList = {
                "0:Fine.",
                "1:The check found errors.",
                "2:Wrong use, or a file that cannot be read at all."
            })
    private static final class Root implements Runnable {

        @Spec private CommandSpec spec;

        @Override
        public void run() {
            throw new ParameterException(spec.commandLine(), "There is no command.");
        }
    }

    /** The version that the build wrote beside this class. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {"jointscope " + number()};
        }

        static String number() {
            Properties properties = new Properties();
            try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
                properties.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return properties.getProperty("version");
        }
    }
}
