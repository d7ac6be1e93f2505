package org.jointscope.ui.md2.header;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tetrahedron's file: header to byte 67, a skin to 131, 4 texture coordinates to 147, 4 triangles to 195, 2 frames
 * of 56 bytes to 307, 27 words of GL commands to 415.
 */
class HeaderViewModelTest {

    private static final Texts TEXTS = Texts.program();

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final HeaderViewModel header = new HeaderViewModel(document, TEXTS);

    private void open(byte[] bytes) throws IOException {
        document.show(SmallModel.open(Files.write(folder.resolve("tris.md2"), bytes)));
    }

    private void open(Md2Builder builder) throws IOException {
        open(builder.build());
    }

    private HeaderRow row(Field field) {
        return header.state.get().rows().get(field.ordinal());
    }

    private List<String> map() {
        return header.state.get().blocks().stream()
                .map(block -> block.kind() + " " + block.from() + " " + block.to() + (block.cut() ? " cut" : ""))
                .toList();
    }

    private FileBlock block(FileBlock.Kind kind) {
        return header.state.get().blocks().stream()
                .filter(block -> block.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void numbersStandInTheOrderOfTheFile() throws IOException {
        open(Md2Builder.tetrahedron());
        assertThat(header.state.get().rows()).extracting(HeaderRow::field).containsExactly(Field.values());
        assertThat(header.state.get().rows())
                .extracting(HeaderRow::value)
                .containsExactly(
                        "IDP2", "8", "64", "32", "56", "1", "4", "4", "4", "27", "2", "68", "132", "148", "196", "308",
                        "416");
        assertThat(row(Field.OFS_TRIS).hexOffset()).isEqualTo("0x34");
        assertThat(row(Field.OFS_TRIS).hex()).isEqualTo("0x94");
        assertThat(row(Field.NUM_TRIS).hex()).isEmpty();
    }

    @Test
    void whatComesOfANumberIsSaid() throws IOException {
        open(Md2Builder.tetrahedron());
        assertThat(header.state.get().rows())
                .extracting(HeaderRow::result)
                .containsExactly(
                        "valid",
                        "valid",
                        "s ranges from 0 to 64",
                        "t ranges from 0 to 32",
                        "40 + 4 × 4 = 56 bytes",
                        "64 × 1 = 64 bytes, up to byte 131",
                        "4 × 4 = 16 bytes per frame",
                        "4 × 4 = 16 bytes, up to byte 147",
                        "12 × 4 = 48 bytes, up to byte 195",
                        "4 × 27 = 108 bytes, up to byte 415; strips and fans: 2",
                        "56 × 2 = 112 bytes, up to byte 307",
                        "skins, directly after the header",
                        "texture coordinates, directly after the skins",
                        "triangles, directly after the texture coordinates",
                        "frames, directly after the triangles",
                        "GL commands, directly after the frames",
                        "matches the file size");
        assertThat(row(Field.NUM_FRAMES).limit()).isEqualTo("Quake II supports 1 to 512, q2pro at most 1,024.");
        assertThat(row(Field.NUM_TRIS).limit()).isEqualTo("Quake II supports 1 to 4,096, q2pro at most 6,144.");
        assertThat(row(Field.NUM_XYZ).limit()).isEqualTo("Quake II and q2pro support 1 to 2,048.");
        assertThat(row(Field.SKINHEIGHT).limit()).isEqualTo("Quake II supports 1 to 480.");
        assertThat(row(Field.NUM_ST).limit()).isEqualTo("At least 1.");
        assertThat(row(Field.OFS_END).limit()).isEmpty();
    }

    @Test
    void mapIsTheFileFromItsFirstByteToItsLast() throws IOException {
        open(Md2Builder.tetrahedron());
        assertThat(map())
                .containsExactly(
                        "HEADER 0 68",
                        "SKINS 68 132",
                        "TEX_COORDS 132 148",
                        "TRIANGLES 148 196",
                        "FRAMES 196 308",
                        "GL_COMMANDS 308 416");
        assertThat(header.state.get().summary()).isEqualTo("416 bytes, sections are contiguous");
        assertThat(block(FileBlock.Kind.FRAMES).detail()).isEqualTo("frames: bytes 196 to 307 (112 bytes)");
    }

    @Test
    void gapsOverlapsAndTheRestAreOnTheMap() throws IOException {
        open(Md2Builder.tetrahedron()
                .with(Field.NUM_SKINS, 0)
                .with(Field.OFS_TRIS, 140)
                .rest((byte) 1, (byte) 2, (byte) 3));
        assertThat(map())
                .containsExactly(
                        "HEADER 0 68",
                        "GAP 68 132",
                        "TEX_COORDS 132 140",
                        "OVERLAP 140 148",
                        "TRIANGLES 148 188",
                        "GAP 188 196",
                        "FRAMES 196 308",
                        "GL_COMMANDS 308 416",
                        "REST 416 419");
        assertThat(header.state.get().summary())
                .isEqualTo("419 bytes, with an overlap of 8 bytes, 2 gaps (72 bytes in total), 3 bytes"
                        + " after ofs_end");
        assertThat(block(FileBlock.Kind.OVERLAP).name()).isEqualTo("st + triangles");
        assertThat(block(FileBlock.Kind.OVERLAP).detail())
                .isEqualTo("st + triangles: bytes 140 to 147 (8 bytes)\n"
                        + "These bytes belong to several sections. Jointscope reads each"
                        + " section as declared.");
        assertThat(row(Field.OFS_SKINS).check()).isEqualTo("no data: num_skins is 0");
        assertThat(row(Field.OFS_TRIS).check()).isEqualTo("triangles, overlapping the texture coordinates");
        assertThat(row(Field.OFS_FRAMES).check()).isEqualTo("frames, 8 bytes after the triangles");
        assertThat(row(Field.OFS_END).check()).isEqualTo("the file continues for 3 bytes after ofs_end");
    }

    @Test
    void blocksThatReachPastTheEndAreCut() throws IOException {
        byte[] whole = Md2Builder.tetrahedron().build();
        open(Arrays.copyOf(whole, 280));
        assertThat(map())
                .containsExactly(
                        "HEADER 0 68",
                        "SKINS 68 132",
                        "TEX_COORDS 132 148",
                        "TRIANGLES 148 196",
                        "FRAMES 196 280 cut",
                        "MISSING 280 416 cut");
        assertThat(block(FileBlock.Kind.FRAMES).detail())
                .isEqualTo("frames: bytes 196 to 279 (84 bytes)\n"
                        + "frames: declared up to byte 307, 28 bytes past the end of the file");
        assertThat(block(FileBlock.Kind.MISSING).detail())
                .isEqualTo("frames: declared up to byte 307, 28 bytes past the end of the file\n"
                        + "glcmds: declared at byte 308, outside the file\n"
                        + "ofs_end is 416, but the file has only 280 bytes");
        assertThat(row(Field.NUM_FRAMES).check()).isEqualTo("56 × 2 = 112 bytes; readable records: 1");
        assertThat(row(Field.OFS_END).check()).isEqualTo("the file ends 136 bytes before ofs_end");
        assertThat(header.state.get().summary()).isEqualTo("280 bytes, with 136 bytes missing");
    }

    @Test
    void absurdNumbersAreNoTrouble() throws IOException {
        open(Md2Builder.tetrahedron()
                .with(Field.NUM_XYZ, Integer.MAX_VALUE)
                .with(Field.NUM_FRAMES, Integer.MAX_VALUE)
                .with(Field.OFS_ST, -5)
                .with(Field.OFS_SKINS, Integer.MIN_VALUE));
        assertThat(map())
                .containsExactly(
                        "OVERLAP 0 11 cut",
                        "HEADER 11 68",
                        "GAP 68 148",
                        "TRIANGLES 148 196",
                        "FRAMES 196 308 cut",
                        "OVERLAP 308 416 cut",
                        "MISSING 416 2305843009213693951 cut");
    }

    @Test
    void issuesStandBesideTheNumberThatTheyAreAbout() throws IOException {
        open(Md2Builder.tetrahedron().with(Field.VERSION, 9).with(Field.OFS_TRIS, 141));
        assertThat(row(Field.VERSION).mark().orElseThrow().severity()).isEqualTo(Severity.ERROR);
        assertThat(row(Field.VERSION).result()).isEqualTo("version is 9, expected 8: read as version 8.");
        assertThat(row(Field.OFS_TRIS).mark().orElseThrow().messages())
                .containsExactly(
                        "ofs_tris is 141, not a multiple of 2; q2pro rejects the file.",
                        "The triangles overlap the texture coordinates at bytes 141 to 147.");
        assertThat(row(Field.NUM_TRIS).mark()).isEmpty();
    }

    @Test
    void headerThatEndsTooSoonIsShownAsFarAsItGoes() throws IOException {
        open(Arrays.copyOf(Md2Builder.tetrahedron().build(), 24));
        assertThat(row(Field.NUM_SKINS).value()).isEqualTo("1");
        assertThat(row(Field.NUM_XYZ).value()).isEqualTo("–");
        assertThat(row(Field.NUM_XYZ).result())
                .isEqualTo("The header is 68 bytes long, but the file ends after 24 bytes.");
        assertThat(row(Field.NUM_ST).result()).isEqualTo("not in the file");
        assertThat(map()).containsExactly("HEADER 0 24 cut", "MISSING 24 68 cut");
    }

    @Test
    void whatIsNoMd2HasNoBlocks() throws IOException {
        open(new byte[] {'I', 'D', 'P', '3', 0, 0});
        assertThat(map()).isEmpty();
        assertThat(row(Field.IDENT).value()).isEqualTo("–");
        assertThat(header.state.get().summary())
                .isEqualTo("The file does not start with an .md2 header, so no sections are listed.");
    }

    @Test
    void blockAndIssueLeadToTheNumber() throws IOException {
        open(Md2Builder.tetrahedron());
        header.choose(block(FileBlock.Kind.FRAMES));
        assertThat(header.details.getValue()).contains(row(Field.OFS_FRAMES));
        InspectedFile file = document.getOpen().md2().orElseThrow();
        document.showSource(new SourceLocation(file, Location.ofByte(32), false));
        assertThat(header.selected.get()).isEqualTo(Field.NUM_TRIS.ordinal());
        document.showSource(new SourceLocation(file, Location.ofByte(200), false));
        assertThat(header.selected.get()).isEqualTo(Field.NUM_TRIS.ordinal());
        open(Md2Builder.tetrahedron());
        assertThat(header.selected.get()).isEqualTo(HeaderViewModel.NONE);
        assertThat(header.details.getValue()).isEmpty();
    }

    @Test
    void nothingIsShownOfOtherFiles() throws IOException {
        open(Md2Builder.tetrahedron());
        document.show(OpenModel.NONE);
        assertThat(header.state.get().rows()).isEmpty();
        assertThat(map()).isEmpty();
    }

    @Test
    void realModels() {
        document.show(SmallModel.open(Corpus.file("osmp/tris.md2")));
        assertThat(header.state.get().summary()).isEqualTo("285368 bytes, sections are contiguous");
        assertThat(row(Field.NUM_FRAMES).result()).isEqualTo("1332 × 198 = 263736 bytes, up to byte 273223");
        document.show(SmallModel.open(Corpus.file("assimp/MD2/malformed_zero_numvertices.md2")));
        assertThat(row(Field.NUM_XYZ).mark()).isPresent();
    }
}
