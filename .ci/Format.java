import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Formats our Java files: {@code check} lists those that differ, {@code apply} rewrites them. */
final class Format {
    private Format() {}

    public static void main(String[] args) throws Exception {
        Formatter formatter = Formatter.createFormatter(JavaFormatterOptions.builder()
                .style(Style.PALANTIR)
                .formatJavadoc(true)
                .build());
        List<Path> differing = new ArrayList<>();
        for (Path root : List.of(Path.of("src"), Path.of(".ci"))) {
            try (var files = Files.walk(root)) {
                for (Path file : files.filter(file -> file.toString().endsWith(".java"))
                        .sorted()
                        .toList()) {
                    String source = Files.readString(file);
                    String formatted = formatter.formatSourceAndFixImports(source);
                    if (!formatted.equals(source)) {
                        differing.add(file);
                        if (args[0].equals("apply")) {
                            Files.writeString(file, formatted);
                        }
                    }
                }
            }
        }
        if (args[0].equals("check") && !differing.isEmpty()) {
            differing.forEach(System.err::println);
            System.err.println("The files above are not formatted: ./mvnw -Pformat");
            System.exit(1);
        }
    }
}
