package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jointscope.check.MeshCheck;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.source.AnimSourceMap;
import org.jointscope.source.SourceMap;
import org.jointscope.testing.Md2Builder;
import org.jointscope.text.FileText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Readers, rules, engine compatibility, source maps and inspector stop soon after their thread is interrupted. */
class InterruptibleTest {

    private static final int SLICE = 1 << 16;
    private static final int SLICES = 32;

    /** Is interrupted after a number of checks for interruption. */
    private static final class AskedThread extends Thread {

        private final int mostQuestions;
        private int questions;
        private Optional<RuntimeException> thrown = Optional.empty();

        AskedThread(int mostQuestions, Runnable work) {
            super(work);
            this.mostQuestions = mostQuestions;
            setUncaughtExceptionHandler((thread, e) -> thrown = Optional.of((RuntimeException) e));
        }

        @Override
        public boolean isInterrupted() {
            return ++questions > mostQuestions;
        }

        static AskedThread run(int mostQuestions, Runnable work) {
            AskedThread thread = new AskedThread(mostQuestions, work);
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return thread;
        }
    }

    static Stream<Arguments> inputs() {
        return Stream.of(
                text(FileKind.MD5MESH, "joints {\n", "\"j\" -1 ( 0 0 0 ) ( 0 0 0 )\n"),
                text(FileKind.MD5MESH, "mesh {\n", "weight 0 0 1 ( 1 2 3 )\n"),
                text(FileKind.MD5ANIM, "frame 0 {\n", "1.5 2.5 3.5\n"),
                text(FileKind.MD5ANIM, "frame 0 {", " 0.25"),
                text(FileKind.MD5ANIM, "bounds {\n", "( 0 0 0 ) ( 1 1 1 )\n"),
                text(FileKind.MD5ANIM, "/*", " a comment\n"),
                text(FileKind.MD5ANIM, "//", " a comment"),
                text(FileKind.MD5ANIM, "\"", "a string"),
                text(FileKind.MD5ANIM, "frame", " unknown words"),
                text(FileKind.MD5CAMERA, "camera {\n", "( 0 0 0 ) ( 0 0 0 ) 90\n"),
                text(FileKind.DEF, "model m { channel legs (\n", "*hips -foot\n"),
                text(FileKind.DEF, "unknown words", " without blocks"),
                text(FileKind.SKIN, "skin s {\n", "models/a models/b\n"),
                text(FileKind.MTR, "material m {\n", "{ map models/a }\n"),
                Arguments.of(FileKind.MD2, md2()));
    }

    private static Arguments text(FileKind kind, String begin, String row) {
        int rows = SLICES * SLICE / row.length();
        String text = "MD5Version 10\n" + begin + row.repeat(rows);
        return Arguments.of(kind, text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] md2() {
        Md2Builder builder = Md2Builder.surface();
        for (int i = 0; i < SLICES * SLICE / Md2Frame.HEADER_SIZE; i++) {
            builder.frame("stand", Md2Builder.TETRAHEDRON);
        }
        return builder.build();
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void inspectorStopsInTheMiddleOfAFile(FileKind kind, byte[] bytes) {
        Runnable inspect = () -> Inspector.inspect(Path.of("big"), kind, bytes);
        int questions = AskedThread.run(Integer.MAX_VALUE, inspect).questions;
        assertThat(questions).isGreaterThanOrEqualTo(bytes.length / SLICE);
        AskedThread stopped = AskedThread.run(questions / 2, inspect);
        assertThat(stopped.thrown).containsInstanceOf(CancellationException.class);
        assertThat(stopped.questions).isEqualTo(questions / 2 + 1);
    }

    /** No engine assesses declarations. */
    static Stream<Arguments> assessed() {
        Set<FileKind> declarations = EnumSet.of(FileKind.DEF, FileKind.SKIN, FileKind.MTR);
        return inputs().filter(input -> !declarations.contains((FileKind) input.get()[0]));
    }

    @ParameterizedTest
    @MethodSource("assessed")
    void compatibilityStopsInTheMiddleOfAFile(FileKind kind, byte[] bytes) {
        int questions = AskedThread.run(Integer.MAX_VALUE, assess(kind, bytes)).questions;
        assertThat(questions).isGreaterThanOrEqualTo(kind == FileKind.MD2 ? 1 : SLICES);
        AskedThread stopped = AskedThread.run(questions / 2, assess(kind, bytes));
        assertThat(stopped.thrown).containsInstanceOf(CancellationException.class);
        assertThat(stopped.questions).isEqualTo(questions / 2 + 1);
    }

    /** Another file each time: a file keeps the facts that the rules have found. */
    private static Runnable assess(FileKind kind, byte[] bytes) {
        InspectedFile file = Inspector.inspect(Path.of("big"), kind, bytes);
        return () -> file.compatibilities(Engines.ALL);
    }

    @Test
    void rulesStopAmongTheRows() {
        int rows = 20_000;
        InspectedFile mesh = Inspector.inspect(
                Path.of("big"),
                FileKind.MD5MESH,
                ("MD5Version 10\nmesh {\n" + "weight 0 0 1 ( 1 2 3 )\n".repeat(rows) + "}\n")
                        .getBytes(StandardCharsets.UTF_8));
        Runnable check = () -> MeshCheck.check((Md5Mesh) mesh.content(), new IssueLog());
        int questions = AskedThread.run(Integer.MAX_VALUE, check).questions;
        assertThat(questions).isGreaterThanOrEqualTo(rows / 1000);
        AskedThread stopped = AskedThread.run(questions / 2, check);
        assertThat(stopped.thrown).containsInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void rowsOfATextAreFoundInterruptibly(FileKind kind, byte[] bytes) {
        Runnable rows = () -> new FileText(bytes, StandardCharsets.UTF_8).rows();
        int questions = AskedThread.run(Integer.MAX_VALUE, rows).questions;
        assertThat(questions).isGreaterThanOrEqualTo(bytes.length / SLICE);
    }

    @Test
    void partsOfATextAreFoundInterruptibly() {
        Object[] input = text(FileKind.MD5ANIM, "frame 0 {", " 0.25").get();
        InspectedFile file = Inspector.inspect(Path.of("big"), FileKind.MD5ANIM, (byte[]) input[1]);
        SourceMap map = new AnimSourceMap((Md5Anim) file.content(), file.source());
        int questions = AskedThread.run(Integer.MAX_VALUE, () -> map.find(Subject.ofFrame(0))).questions;
        // A token can extend beyond the end of its slice.
        assertThat(questions).isGreaterThanOrEqualTo(SLICES - 1);
    }
}
