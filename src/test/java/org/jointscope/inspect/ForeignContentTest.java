package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Content of other formats under the extensions of ours has one issue, which names it. */
class ForeignContentTest {

    private static final List<FileKind> KINDS = List.of(FileKind.values());

    /** The first bytes of a file of each format. */
    private static final Map<ForeignContent, String> STARTS = Map.ofEntries(
            Map.entry(ForeignContent.MD2_BIG_ENDIAN, "2PDI\0\0\0\b\0\0\0@\0\0\0@"),
            Map.entry(ForeignContent.MD3, "IDP3\u000f\0\0\0models/gun.md3\0"),
            Map.entry(ForeignContent.MD4, "IDP4\u0001\0\0\0models/a.md4\0"),
            Map.entry(ForeignContent.MDR, "RDM5\u0002\0\0\0models/a.mdr\0"),
            Map.entry(ForeignContent.MDC, "IDPC\u0002\0\0\0models/a.mdc\0"),
            Map.entry(ForeignContent.MDS, "MDSW\u0004\0\0\0models/a.mds\0"),
            Map.entry(ForeignContent.MDM, "MDMW\u0003\0\0\0models/a.mdm\0"),
            Map.entry(ForeignContent.MDX, "MDXW\u0002\0\0\0models/a.mdx\0"),
            Map.entry(ForeignContent.MDL_QUAKE, "IDPO\u0006\0\0\0"),
            Map.entry(ForeignContent.MDL_HEXEN, "RAPO2\0\0\0"),
            Map.entry(ForeignContent.MDL_HALF_LIFE, "IDST\n\0\0\0gman.mdl\0"),
            Map.entry(ForeignContent.SPRITE, "IDS2\u0002\0\0\0"),
            Map.entry(ForeignContent.IQM, "INTERQUAKEMODEL\0\u0002\0\0\0"),
            Map.entry(ForeignContent.IQE, "# Inter-Quake Export\n\njoint \"a\" -1\n"),
            Map.entry(ForeignContent.BMD5MESH, "5DMj\0\0\0\0"),
            Map.entry(ForeignContent.BMD5ANIM, "BMDe\0\0\0\0"),
            Map.entry(ForeignContent.BMODEL, "BRMl\0\0\0\0"),
            Map.entry(ForeignContent.ANIMB, "ANMB\u0001\0\0\0"),
            Map.entry(ForeignContent.MD5R, "MD5RVersion 1\nCommandLine \"\"\n"),
            Map.entry(ForeignContent.GLB, "glTF\u0002\0\0\0\u0010\0\0\0"),
            Map.entry(ForeignContent.GLTF, "{\n\t\"asset\":{\"version\":\"2.0\"} }"),
            Map.entry(ForeignContent.FBX_BINARY, "Kaydara FBX Binary  \0\u001a\0"),
            Map.entry(ForeignContent.FBX_ASCII, "; FBX 7.3.0 project file\n; ---\n"),
            Map.entry(ForeignContent.COLLADA, "<?xml version=\"1.0\"?>\n<COLLADA version=\"1.4.1\"></COLLADA>"),
            Map.entry(ForeignContent.OBJ, "# Blender\n# www\nmtllib a.mtl\no Cube\nv 1 1 -1\nf 1 2 3\n"),
            Map.entry(ForeignContent.ASE, "*3DSMAX_ASCIIEXPORT\t200\n"),
            Map.entry(ForeignContent.LWO, "FORM\0\0\0\u0010LWO2TAGS"),
            Map.entry(ForeignContent.THREE_DS, "MM\u0010\0\0\0\u0002\0\n\0\0\0\u0003\0"),
            Map.entry(ForeignContent.BLEND, "BLENDER-v405RENDH"),
            Map.entry(ForeignContent.MAYA_ASCII, "//Maya ASCII 4.5 scene\nrequires maya;"),
            Map.entry(ForeignContent.MAYA_BINARY, "FOR4\0\0\0\u0010Maya"),
            Map.entry(ForeignContent.MILKSHAPE, "MS3D000000\u0004\0\0\0"),
            Map.entry(ForeignContent.BVH, "HIERARCHY\nROOT Hips\n{\n\tOFFSET 0 0 0\n}\n"),
            Map.entry(ForeignContent.SMD, "version 1\nnodes\n0 \"root\" -1\nend\n"),
            Map.entry(ForeignContent.DIRECTX, "xof 0303txt 0032\nFrame Root {\n}\n"),
            Map.entry(ForeignContent.PLY, "ply\nformat ascii 1.0\nelement vertex 3\n"),
            Map.entry(ForeignContent.STL, "solid a\n facet normal 0 0 1\n"),
            Map.entry(ForeignContent.PSK, "ACTRHEAD\0\0\0\0"),
            Map.entry(ForeignContent.PSA, "ANIMHEAD\0\0\0\0"),
            Map.entry(ForeignContent.BSP, "IBSP&\0\0\0"),
            Map.entry(ForeignContent.PNG, "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"),
            Map.entry(ForeignContent.JPEG, "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF"),
            Map.entry(ForeignContent.GIF, "GIF89a\u0001\0\u0001\0"),
            Map.entry(ForeignContent.BMP, "BM6\0\f\0\0\0\0\0006\0\0\0"),
            Map.entry(ForeignContent.PCX, "\n\u0005\u0001\b\0\0\0\0"),
            Map.entry(ForeignContent.TGA, "\0\0\n\0\0\0\0\0\0\0\0\0\u0080\0\u0080\0\u0018\0"),
            Map.entry(ForeignContent.DDS, "DDS |\0\0\0"),
            Map.entry(ForeignContent.TIFF, "II*\0\b\0\0\0"),
            Map.entry(ForeignContent.PHOTOSHOP, "8BPS\0\u0001"),
            Map.entry(ForeignContent.ZIP, "PK\u0003\u0004\u0014\0"),
            Map.entry(ForeignContent.PAK, "PACK\u0000\u0001\0\0@\0\0\0"),
            Map.entry(ForeignContent.WAD, "PWAD\u0001\0\0\0\f\0\0\0"),
            Map.entry(ForeignContent.GZIP, "\u001f\u008b\b\0"),
            Map.entry(ForeignContent.BZIP2, "BZh91AY&SY\u0000"),
            Map.entry(ForeignContent.XZ, "\u00fd7zXZ\0\0\u0004"),
            Map.entry(ForeignContent.ZSTD, "(\u00b5/\u00fd\u0004"),
            Map.entry(ForeignContent.SEVEN_ZIP, "7z\u00bc\u00af'\u001c"),
            Map.entry(ForeignContent.RAR, "Rar!\u001a\u0007\u0001\0"),
            Map.entry(ForeignContent.TAR, "walk.md5anim" + "\0".repeat(245) + "ustar  \0"),
            Map.entry(ForeignContent.WAVE, "RIFF$\0\0\0WAVEfmt "),
            Map.entry(ForeignContent.RIFF, "RIFF$\0\0\0AVI LIST"),
            Map.entry(ForeignContent.OGG, "OggS\0\u0002"),
            Map.entry(ForeignContent.MP3, "ID3\u0003\0"),
            Map.entry(ForeignContent.MP4, "\0\0\0 ftypisom"),
            Map.entry(ForeignContent.ELF, "\u007fELF\u0002\u0001\u0001\0"),
            Map.entry(ForeignContent.PE, "MZ\u0090\0\u0003\0"),
            Map.entry(ForeignContent.MACH_O, "\u00cf\u00fa\u00ed\u00fe\u0007\0"),
            Map.entry(ForeignContent.OLE, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1"),
            Map.entry(ForeignContent.PDF, "%PDF-1.7\n"),
            Map.entry(ForeignContent.RTF, "{\\rtf1\\ansi MD5 }"),
            Map.entry(ForeignContent.SQLITE, "SQLite format 3\0"),
            Map.entry(ForeignContent.SCRIPT, "#!/bin/sh\necho\n"),
            Map.entry(ForeignContent.PAGE, "\n<!DOCTYPE html>\n<html></html>"),
            Map.entry(ForeignContent.XML_DOCUMENT, "<?xml version=\"1.0\"?>\n<svg></svg>"),
            Map.entry(ForeignContent.UTF32, "M\0\0\0D\0\0\0005\0\0\0V\0\0\0"),
            Map.entry(ForeignContent.UTF16, "\0M\0D\0005\0V\0e\0r\0s\0i\0o\0n"),
            Map.entry(ForeignContent.APPLE_DOUBLE, "\0\u0005\u0016\u0007\0\u0002\0\0"),
            Map.entry(ForeignContent.WINDOWS_LINK, "L\0\0\0\u0001\u0014\u0002\0"),
            Map.entry(ForeignContent.INTERNET_LINK, "[InternetShortcut]\r\nURL=a\r\n"),
            Map.entry(ForeignContent.GIT_LFS, "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"),
            Map.entry(ForeignContent.GIT_ANNEX, "/annex/objects/MD5E-s9--0.md2\n"),
            Map.entry(ForeignContent.PATCH, "diff --git a/a.md5mesh b/a.md5mesh\n"),
            Map.entry(ForeignContent.MD5SUM, "d41d8cd98f00b204e9800998ecf8427e  walk.md5anim\n"));

    @ParameterizedTest
    @EnumSource(ForeignContent.class)
    void everyFormatIsNamedUnderEveryExtension(ForeignContent content) {
        String named = content.phrase().toString();
        boolean usual = content == ForeignContent.XML_DOCUMENT;
        for (FileKind kind : usual ? List.of(FileKind.MD5MESH, FileKind.MD2) : KINDS) {
            assertThat(issues(kind, latin1(STARTS.get(content))))
                    .as(kind.label())
                    .extracting(Finding::message)
                    .containsExactly("The extension is ." + kind.label() + ", but the content is " + named + ".");
        }
    }

    @Test
    void nameOfTheFormatIsAtHand() {
        assertThat(ForeignContent.MD3.phrase().toString())
                .isEqualTo("a Quake III .md3 model (IDP3); rename it to .md3");
    }

    @ParameterizedTest
    @CsvSource({"UTF-16LE, UTF16", "UTF-16BE, UTF16", "UTF-32LE, UTF32", "UTF-32BE, UTF32"})
    void textOfWideCharactersIsNamed(Charset encoding, ForeignContent named) {
        for (FileKind kind : FileKind.values()) {
            if (!kind.isBinary()) {
                for (String start : List.of("", "\ufeff")) {
                    String text = start + "MD5Version 10\nnumJoints 1\nmodel a { }";
                    assertThat(issues(kind, text.getBytes(encoding)))
                            .extracting(Finding::message)
                            .singleElement()
                            .asString()
                            .contains(named.phrase().toString());
                }
            }
        }
    }

    @Test
    void textWithoutAnyKeywordIsNotReadLineByLine() {
        byte[] text = latin1("Run 12 frames\nthen jump { 1 2 3 }\n".repeat(500));
        for (FileKind kind : List.of(FileKind.MD5MESH, FileKind.MD5ANIM, FileKind.MD5CAMERA)) {
            assertThat(issues(kind, text))
                    .extracting(Finding::message)
                    .containsExactly("The extension is ."
                            + kind.label()
                            + ", but the content is text without the keywords of this"
                            + " format.");
        }
    }

    /** A file of our own kinds is never taken for one of another format. */
    @ParameterizedTest
    @MethodSource("ownFiles")
    void filesOfOurKindsAreNotForeign(Path file) throws IOException {
        assertThat(Inspector.inspect(file).issues()).extracting(Issue::code).doesNotContain(IssueCode.FILE_FOREIGN);
    }

    static Stream<Path> ownFiles() throws IOException {
        try (Stream<Path> files = Files.list(FixtureReports.FOLDER)) {
            return files
                    .filter(file -> file.getFileName().toString().startsWith("nothing-wrong"))
                    .filter(file -> !file.toString().endsWith(".txt"))
                    .toList()
                    .stream();
        }
    }

    @Test
    void reversedIdentIsReadAsAssimpDoes() {
        byte[] bytes = Md2Builder.tetrahedron().build();
        System.arraycopy(latin1("2PDI"), 0, bytes, 0, 4);
        InspectedFile file = Inspector.inspect(Path.of("a.md2"), FileKind.MD2, bytes);
        assertThat(file.issues())
                .extracting(Issue::message)
                .containsExactly("The first bytes are '2PDI', not 'IDP2'; the rest of the file is read.");
        assertThat(file.unread()).isEmpty();
    }

    private static List<Finding> issues(FileKind kind, byte[] bytes) {
        Path path = Path.of("file." + kind.label());
        return Inspector.inspect(path, kind, bytes).issues().stream()
                .flatMap(issue -> issue.findings().stream())
                .toList();
    }

    private static byte[] latin1(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
