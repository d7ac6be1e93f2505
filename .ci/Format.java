import com.google.googlejavaformat.java.Main;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Hands our Java files to google-java-format: {@code check} lists those that differ, {@code apply}
 * rewrites them.
 */
void main(String[] args) throws Exception {
    List<String> command = new ArrayList<>(List.of("--aosp"));
    boolean check = args[0].equals("check");
    command.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
    for (Path root : List.of(Path.of("src"), Path.of(".ci"))) {
        try (var files = Files.walk(root)) {
            files.map(Path::toString)
                    .filter(name -> name.endsWith(".java"))
                    .sorted()
                    .forEach(command::add);
        }
    }
    var out = new PrintWriter(System.out, true);
    var err = new PrintWriter(System.err, true);
    int exit = new Main(out, err, System.in).format(command.toArray(String[]::new));
    if (exit != 0 && check) {
        err.println("The files above are not formatted (or cannot be read): ./mvnw -Pformat");
    }
    System.exit(exit);
}
