package org.jointscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jointscope.batch.ProcessArguments;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ScaleFiles;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.messages.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program without its window. The result of a command goes to standard output, messages go to standard error. */
public final class CommandLineInterface {

    /** Invalid usage, or a file that cannot be read. */
    static final int FAILED = 2;

    /** The check found errors, or a conversion would lose content. */
    static final int ERRORS_FOUND = 1;

    private static final int INTERNAL_ERROR = 70;

    /** In the reason of the system for a failure to write into a pipe that nothing reads. */
    private static final String CLOSED_PIPE = "pipe";

    /** Names of files with models have an extension. */
    private static final Pattern WORD = Pattern.compile("[a-z]+");

    private static final String CHECK = "check";
    private static final String HELP = "help";

    /**
     * The commands, in the order of the help. Each is created when it is used, because picocli reads the annotations of
     * all options of a command.
     */
    private static final Map<String, Supplier<Object>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("info", InfoCommand::new);
        COMMANDS.put(CHECK, CheckCommand::new);
        COMMANDS.put("merge", MergeCommand::new);
        COMMANDS.put("explain", ExplainCommand::new);
        COMMANDS.put("pose", PoseCommand::new);
        COMMANDS.put("skin", SkinCommand::new);
        COMMANDS.put("materials", MaterialsCommand::new);
        COMMANDS.put("render", RenderCommand::new);
        COMMANDS.put("export", ExportCommand::new);
        COMMANDS.put("compare", CompareCommand::new);
        COMMANDS.put("suggest", SuggestCommand::new);
        COMMANDS.put("repack", RepackCommand::new);
        COMMANDS.put("rename", RenameCommand::new);
        COMMANDS.put("convert", ConvertCommand::new);
        COMMANDS.put("transform", TransformCommand::new);
        COMMANDS.put("exercise", ExerciseCommand::new);
        COMMANDS.put("lesson", LessonCommand::new);
        // A method reference would make the JVM crash when it writes the start-up cache (JDK
        // 25.0.3):
        // the class is too old for the cache.
        COMMANDS.put(HELP, () -> new CommandLine.HelpCommand());
    }

    private final Terminal.Output out;
    private final Terminal.Output err;
    private final Optional<Path> defaults;
    private final IntConsumer halt;

    public CommandLineInterface(Writer out, Writer err) {
        this(out, err, code -> {});
    }

    /** @param halt ends the program with an exit code while it shuts down */
    public CommandLineInterface(Writer out, Writer err, IntConsumer halt) {
        this(out, err, halt, UserDefaults.file());
    }

    /** @param defaults the file with the user's default values of options, which may be missing */
    CommandLineInterface(Writer out, Writer err, Optional<Path> defaults) {
        this(out, err, code -> {}, defaults);
    }

    private CommandLineInterface(Writer out, Writer err, IntConsumer halt, Optional<Path> defaults) {
        this.halt = halt;
        this.out = new Terminal.Output(out);
        this.err = new Terminal.Output(err);
        this.defaults = defaults;
    }

    /** All commands, with the texts of their help from a bundle, which is read for help only. */
    static CommandLine commands(Supplier<ResourceBundle> texts) {
        return commands(COMMANDS.keySet(), texts);
    }

    private static CommandLine commands(Collection<String> names, Supplier<ResourceBundle> texts) {
        CommandLine commands = new CommandLine(new Root());
        // Only a command line of its own has the options that are not annotations.
        names.forEach(name -> commands.addSubcommand(name, commandLine(name)));
        commands.setHelpFactory((spec, colors) -> {
            if (commands.getResourceBundle() == null) {
                commands.setResourceBundle(texts.get());
            }
            return new CommandLine.Help(spec, colors);
        });
        return Converters.addTo(commands);
    }

    private static Object commandLine(String name) {
        Object command = COMMANDS.get(name).get();
        return command instanceof ExportCommand ? new CommandLine(command, CommandLine.defaultFactory()) : command;
    }

    /**
     * True if the first argument is an option or a command, which can have a typing error; otherwise it is a file for
     * the window.
     */
    public boolean isCommand(String argument) {
        return argument.startsWith("-")
                || COMMANDS.containsKey(argument)
                || WORD.matcher(argument).matches() && !Files.exists(Path.of(argument));
    }

    /** Runs a command, and returns the exit code. */
    public int run(String... decoded) {
        String[] arguments;
        try {
            arguments = ProcessArguments.exact(decoded);
        } catch (IOException e) {
            Words.report(err, FileFailure.reading(e));
            return flushed(FAILED);
        }
        if (arguments.length > 0 && WORD.matcher(arguments[0]).matches() && !COMMANDS.containsKey(arguments[0])) {
            String remedy = Converters.remedy(
                    arguments[0], List.copyOf(COMMANDS.keySet()), Words.text("cli.noSuchCommand.hint"));
            Words.report(err, Words.text("cli.noSuchCommand", arguments[0], remedy));
            return flushed(FAILED);
        }
        boolean isOne = arguments.length > 0 && !isOfAll(arguments[0]);
        CommandLine commands = commands(
                        isOne ? List.of(arguments[0]) : COMMANDS.keySet(),
                        () -> Texts.program().bundle())
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler((e, line) -> reportWrongUse(e, line, defaults))
                .setExecutionExceptionHandler(CommandLineInterface::reportFailure);
        CommandLine check = commands.getSubcommands().get(CHECK);
        if (check != null) {
            check.<CheckCommand>getCommand().onInterruption(halt);
            defaults.ifPresent(file -> UserDefaults.addTo(check, file));
        }
        return flushed(commands.execute(ProcessArguments.withPresentNames(arguments)));
    }

    /** True for help, options and invalid arguments, which need all commands. */
    private static boolean isOfAll(String argument) {
        return argument.equals(HELP) || !COMMANDS.containsKey(argument);
    }

    /**
     * The exit code; output that is lost is a failure. A reader that closes its pipe early, such as {@code head}, has
     * all that it needs.
     */
    private int flushed(int code) {
        Optional<IOException> failure =
                out.flushed().filter(e -> !String.valueOf(e.getMessage()).contains(CLOSED_PIPE));
        failure.ifPresent(e -> Words.report(err, Words.text("cli.output", FileFailure.writing(e))));
        err.flush();
        return failure.isPresent() && code != INTERNAL_ERROR ? FAILED : code;
    }

    /**
     * Prints the output of {@code info} instead of opening a window; the exit code is that of info.
     *
     * @param reason the reason why a window cannot open, as a clause
     */
    public int reportInsteadOfWindow(List<Path> files, String reason) {
        Words.report(err, Words.text("cli.noWindow", reason));
        err.flush();
        Inspection inspection = Inspector.inspect(ScaleFiles.with(files));
        InfoCommand.print(inspection, GameTree.NEARBY, out);
        return flushed(Terminal.reportUnreadable(inspection.withoutUnread().unreadable(), err) ? FAILED : 0);
    }

    /** Reports an argument that is not a valid file name; returns the code of invalid usage. */
    public int reportInvalidPath(InvalidPathException e) {
        Words.report(err, Converters.invalid(e));
        return flushed(FAILED);
    }

    /**
     * Like picocli's own handler, but the message, which quotes arguments, is one safe line in the form of other
     * messages, and names the file of the default values if it is about one of them.
     */
    private static int reportWrongUse(ParameterException e, String[] arguments, Optional<Path> defaults) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        String source = UserDefaults.isSource(e, arguments) ? defaults.orElseThrow() + ": " : "";
        Words.report(err, source + e.getMessage().replaceFirst("^Error: ", ""));
        if (command.getParent() == null) {
            command.usage(err, command.getColorScheme());
        } else {
            err.println(Words.text("cli.usage", command.getCommandName()));
        }
        return FAILED;
    }

    private static int reportFailure(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (e instanceof UncheckedIOException failure) {
            Words.report(err, FileFailure.reading(failure.getCause()));
            return FAILED;
        }
        report(e, err);
        return INTERNAL_ERROR;
    }

    /** Prints an internal error of the window, on any thread, and returns the text to report. */
    public String reportInternalError(Throwable e) {
        return report(e, err);
    }

    private static String report(Throwable e, PrintWriter err) {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace, true));
        // A tab would be replaced as a control character.
        String text = trace.toString().replace("\t", "    ");
        Words.report(err, Words.text("cli.internalError"));
        err.print(text);
        err.flush();
        return text;
    }

    @Command(name = "jointscope", versionProvider = Version.class, mixinStandardHelpOptions = true)
    private static final class Root implements Runnable {

        @Spec
        private CommandSpec spec;

        @Override
        public void run() {
            throw new ParameterException(spec.commandLine(), Words.text("cli.noCommand"));
        }
    }

    /** Prints the version of the program. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String commit = ProgramVersion.commit().map(id -> " (" + id + ")").orElse("");
            return new String[] {"jointscope " + ProgramVersion.number() + commit, "Java " + Runtime.version()};
        }
    }
}
