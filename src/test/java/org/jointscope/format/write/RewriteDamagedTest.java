package org.jointscope.format.write;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.Several;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Written;
import org.jointscope.model.Md5Anim;
import org.junit.jupiter.api.Test;

/** However a file is damaged, what is written reads as the edited animation. */
class RewriteDamagedTest {

    private static final int MUTANTS_OF_A_FILE = 12;

    @Test
    void damagedFilesReadAsTheyWereEdited() throws IOException {
        int inPlace = 0;
        int whole = 0;
        for (Path file : RewriteOneValueTest.fixtures()) {
            byte[] bytes = Files.readAllBytes(file);
            for (int seed = 0; seed < MUTANTS_OF_A_FILE; seed++) {
                byte[] mutant = mutant(bytes, new Random(seed));
                Md5Anim anim = Md5AnimReader.read(mutant).model();
                for (Edit edit : edits(anim, new Random(seed))) {
                    String name = file.getFileName() + " " + seed + " " + edit;
                    if (rewriteAndRead(mutant, edit.applyTo(anim), name)) {
                        whole++;
                    } else {
                        inPlace++;
                    }
                }
            }
        }
        assertThat(whole).isPositive().isLessThan(inPlace / 20);
    }

    /** Whether the whole file had to be laid out anew. */
    private static boolean rewriteAndRead(byte[] bytes, Md5Anim edited, String name) {
        Rewritten<Md5Anim> rewritten = new AnimRewriter(bytes).rewrite(edited);
        Md5Anim read = Md5AnimReader.read(rewritten.bytes()).model();
        if (rewritten.losses().contains(Loss.WHOLE_FILE)) {
            assertThat(read.hierarchy()).as(name).hasSameSizeAs(edited.hierarchy());
            assertThat(read.frames()).as(name).hasSameSizeAs(edited.frames());
        }
        if (rewritten.losses().stream().noneMatch(RewriteDamagedTest::changesValues)) {
            assertThat(Written.lines(read)).as(name).isEqualTo(Written.lines(edited));
        }
        return rewritten.losses().contains(Loss.WHOLE_FILE);
    }

    private static boolean changesValues(Loss loss) {
        return switch (loss) {
            case UNREADABLE_NUMBERS, HEADER, FRAME_NUMBERS, BOUNDS_ROWS, NAMES -> true;
            case WHOLE_FILE, VERSION, COMMENTS, UNKNOWN_CONTENT, ROWS, ENCODING, LINE_ENDS, BYTE_ORDER_MARK -> false;
        };
    }

    private static List<Edit> edits(Md5Anim anim, Random random) {
        List<Edit> edits = new ArrayList<>();
        EditedLine.oneOfEveryKind(anim, random).forEach(edited -> edits.add(edited.edit()));
        edits.add(new Repack());
        edits.add(new AllComponents());
        edits.add(new Several(List.of(new FlagsEdit(0, 63), new FlagsEdit(1, 0), new Repack())));
        return edits;
    }

    /** Cuts something out, or puts it somewhere else, or puts a hostile word in. */
    private static byte[] mutant(byte[] bytes, Random random) {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, from + random.nextInt(60));
        int at = random.nextInt(bytes.length + 1);
        byte[] piece = Arrays.copyOfRange(bytes, from, to);
        byte[] word = words()[random.nextInt(words().length)].getBytes(UTF_8);
        return switch (random.nextInt(4)) {
            case 0 -> spliced(bytes, from, to, new byte[0]);
            case 1 -> spliced(bytes, at, at, piece);
            case 2 -> spliced(bytes, from, to, word);
            default -> spliced(bytes, at, at, word);
        };
    }

    private static String[] words() {
        return new String[] {
            "{",
            "}",
            "(",
            " )",
            "\"",
            "//",
            "/*",
            "*/",
            "\n",
            "\r",
            "-",
            " nan ",
            " 1e5 ",
            "frame",
            " hierarchy {",
            "bounds",
            " 7",
            "\0"
        };
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] middle) {
        byte[] spliced = Arrays.copyOf(bytes, bytes.length - (to - from) + middle.length);
        System.arraycopy(middle, 0, spliced, from, middle.length);
        System.arraycopy(bytes, to, spliced, from + middle.length, bytes.length - to);
        return spliced;
    }
}
