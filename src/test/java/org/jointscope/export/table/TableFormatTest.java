package org.jointscope.export.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableFormatTest {

    private static final Table TABLE = new Table("t", List.of("name", "a \"b\"", "n"), 3, out -> {
        out.row("arm, left", "two\r\nlines", 0.1);
        out.row("=SUM(A1)", "–\tä", -1e-7);
        out.row(null, "-1.5", Double.NaN);
    });

    private static String text(TableFormat format) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(TABLE, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void csvIsThatOfTheStandard() throws IOException {
        assertThat(text(TableFormat.CSV))
                .isEqualTo("name,\"a \"\"b\"\"\",n\r\n\"arm, left\",\"two\r\nlines\",0.1\r\n"
                        + "'=SUM(A1),–\tä,-0.0000001\r\n,-1.5,\r\n");
    }

    @Test
    void tsvHasALinePerRow() throws IOException {
        assertThat(text(TableFormat.TSV))
                .isEqualTo("name\ta \"b\"\tn\narm, left\ttwo lines\t0.1\n'=SUM(A1)\t– ä\t-0.0000001\n\t-1.5\t\n");
    }

    @Test
    void jsonHasTheValues() throws IOException {
        assertThat(text(TableFormat.JSON).replaceAll("\\s+", " "))
                .isEqualTo("{ \"table\": \"t\", \"rows\": [ {"
                        + " \"name\": \"arm, left\", \"a \\\"b\\\"\": \"two\\r\\nlines\", \"n\": 0.1 }, {"
                        + " \"name\": \"=SUM(A1)\", \"a \\\"b\\\"\": \"–\\tä\", \"n\": -1E-7 }, {"
                        + " \"name\": null, \"a \\\"b\\\"\": \"-1.5\", \"n\": null } ] } ");
    }

    @Test
    void textsThatAreFormulasAreMarked() throws IOException {
        for (String text : List.of("=1+1", "+x", "-x", "@x", "\tx")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            TableFormat.CSV.write(new Table("t", List.of("c"), 1, out -> out.row(text)), bytes);
            assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("c\r\n'" + text + "\r\n");
        }
    }
}
