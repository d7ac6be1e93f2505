package org.jointscope.inspect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jointscope.messages.Phrase;

/** Content of other formats, recognized by its first bytes. The names of the constants are keys of the texts. */
enum ForeignContent {

    // Models
    MD2_BIG_ENDIAN("2PDI\0\0\0\b"),
    MD3("md3", "IDP3"),
    MD4("md4", "IDP4"),
    MDR("mdr", "RDM5"),
    MDC("mdc", "IDPC"),
    MDS("mds", "MDSW"),
    MDM("mdm", "MDMW"),
    MDX("mdx", "MDXW"),
    MDL_QUAKE("mdl", "IDPO"),
    MDL_HEXEN("mdl", "RAPO"),
    MDL_HALF_LIFE("mdl", "IDS[TQ]"),
    SPRITE("IDS[P2]"),
    IQM("iqm", "INTERQUAKEMODEL"),
    IQE("iqe", "# Inter-Quake Export"),
    BMD5MESH("bmd5mesh", "5DM[a-z]"),
    BMD5ANIM("bmd5anim", "BMD[a-z]\\W"),
    BMODEL("bmodel", "BRM[a-z]\\W"),
    ANIMB("animb", "ANMB"),
    MD5R("md5r", false, "MD5RVersion\\b"),
    GLB("glb", "glTF"),
    GLTF("gltf", "\\{.*\"asset\"\\s*:\\s*\\{.*\"version\""),
    FBX_BINARY("fbx", "Kaydara FBX Binary"),
    FBX_ASCII("fbx", false, "\\x3B FBX \\d"),
    COLLADA("dae", false, "(?:<\\?xml.*?\\?>|<!--.*?-->|\\s)*+<COLLADA\\b"),
    OBJ("obj", false, "(?:#[^\n]*\n|\\s)*+(?:mtllib |(?:[og] \\S[^\n]*\n\\s*)*v(?: +-?[\\d.]+\\S*){3})"),
    ASE("ase", false, "\\*3DSMAX_ASCIIEXPORT"),
    LWO("lwo", "FORM.{4}LWO[2B3]"),
    THREE_DS("3ds", "MM.{4}\u0002\0\n\0\0\0"),
    BLEND("blend", "BLENDER[-_]"),
    MAYA_ASCII("ma", false, "//Maya ASCII"),
    MAYA_BINARY("mb", "FOR[48].{4,20}Maya"),
    MILKSHAPE("ms3d", "MS3D000000"),
    BVH("bvh", "\\s*HIERARCHY\\s+ROOT\\s"),
    SMD("smd", false, "version 1\\s+nodes\\b"),
    DIRECTX("x", "xof 0\\d{3}"),
    PLY("ply", "ply\\r?\\nformat "),
    STL("stl", false, "solid\\b[^\n]*\n\\s*facet normal\\b"),
    PSK("psk", "ACTRHEAD"),
    PSA("psa", "ANIMHEAD"),
    BSP("bsp", "[IVR]BSP.\0\0\0"),

    // Images
    PNG("\u0089PNG"),
    JPEG("\u00ff\u00d8\u00ff"),
    GIF("GIF8[79]a"),
    BMP("BM.{4}\0\0\0\0"),
    PCX("\n[\0-\u0005]\u0001[\u0001\u0002\u0004\b]"),
    TGA(".[\0\u0001][\u0001-\u0003\t-\u000b].{13}[\b\u000f\u0010\u0018 ]"),
    DDS("DDS \\|\0\0\0"),
    TIFF("II\\*\0|MM\0\\*"),
    PHOTOSHOP("8BPS"),

    // Archives
    ZIP("PK\u0003\u0004|PK\u0005\u0006"),
    PAK("PACK(?=.{0,7}\0)"),
    WAD("(?:[IP]WAD|WAD[23])(?=.{0,7}\0)"),
    GZIP("\u001f\u008b"),
    BZIP2("BZh[1-9]1AY&SY"),
    XZ("\u00fd7zXZ\0"),
    ZSTD("\\(\u00b5/\u00fd"),
    SEVEN_ZIP("7z\u00bc\u00af"),
    RAR("Rar!\u001a"),
    TAR(".{257}ustar"),

    // Sounds and videos
    WAVE("RIFF.{4}WAVE"),
    RIFF("RIFF"),
    OGG("OggS"),
    MP3("ID3[\u0002-\u0004]"),
    MP4(".{4}ftyp"),

    // Programs and documents
    ELF("\u007fELF"),
    PE("MZ.\0"),
    MACH_O("[\u00ce\u00cf]\u00fa\u00ed\u00fe|\u00ca\u00fe\u00ba\u00be"),
    OLE("\u00d0\u00cf\u0011\u00e0"),
    PDF("%PDF-"),
    RTF("\\{\\\\rtf"),
    SQLITE("SQLite format 3\0"),
    SCRIPT(false, "#!/"),
    PAGE(false, "(?i)(?:<\\?xml.*?\\?>|<!--.*?-->|\\s)*+<(?:!doctype html|html|head|body)\\b"),
    XML_DOCUMENT(false, "\\s*<\\?xml\\b"),

    // Text of other encodings, and what programs leave in place of a file
    UTF32("\u00ff\u00fe\0\0|\0\0\u00fe\u00ff|(?:[\t\n\r -~]\0{3}){4}|(?:\0{3}[\t\n\r -~]){4}"),
    UTF16("\u00ff\u00fe|\u00fe\u00ff|(?:[\t\n\r -~]\0){4}|(?:\0[\t\n\r -~]){4}"),
    APPLE_DOUBLE("\0\u0005\u0016\u0007"),
    WINDOWS_LINK("L\0\0\0\u0001\u0014\u0002\0"),
    INTERNET_LINK(false, "\\[InternetShortcut\\]"),
    GIT_LFS(false, "version https://git-lfs\\.github\\.com/spec/"),
    GIT_ANNEX(false, "(?:\\.\\./)*(?:\\.git)?/annex/objects/"),
    PATCH(false, "diff --git |--- \\S[^\n]*\n\\+\\+\\+ |Index: \\S+"),
    MD5SUM(false, "\\\\?\\p{XDigit}{32} [ *]\\S|MD5 \\([^\n]+\\) = \\p{XDigit}{32}");

    private static final Set<FileKind> DECLARATIONS = EnumSet.of(FileKind.DEF, FileKind.SKIN, FileKind.MTR);

    /** Number of bytes by which content is recognized. */
    private static final int BEGINNING = 1024;

    /** Number of bytes that are searched for NUL bytes. */
    private static final int SEARCHED = 4096;

    private final String extension;
    private final boolean decisive;
    private final Pattern start;

    ForeignContent(String start) {
        this("", start);
    }

    ForeignContent(boolean decisive, String start) {
        this("", decisive, start);
    }

    ForeignContent(String extension, String start) {
        this(extension, true, start);
    }

    /**
     * @param extension of such files; empty if another name does not make them useful
     * @param decisive false if content that can be read has precedence
     * @param start matches the first bytes, read as ISO 8859-1
     */
    ForeignContent(String extension, boolean decisive, String start) {
        this.extension = extension;
        this.decisive = decisive;
        this.start = Pattern.compile(start, Pattern.DOTALL);
    }

    /**
     * What the content of a file is, if it is not what the extension says.
     *
     * @param bare whether nothing of the format was found in it
     * @param keyworded whether it has the first keyword of the format; then NUL bytes are errors in a text
     */
    static Optional<Phrase> of(FileKind kind, byte[] bytes, boolean bare, boolean keyworded) {
        if (kind.isBinary() && !bare) {
            return Optional.empty();
        }
        return known(kind, bytes, bare && !keyworded)
                .or(() -> bare ? ofModel(kind, bytes) : Optional.empty())
                .or(() -> kind.isBinary() || keyworded ? Optional.empty() : unknown(kind, bytes, bare));
    }

    private static Optional<Phrase> known(FileKind kind, byte[] bytes, boolean unread) {
        String beginning = text(bytes, BEGINNING);
        return Arrays.stream(values())
                .filter(content -> content.decisive || unread)
                // Other programs use these extensions for XML, which is no error.
                .filter(content -> content != XML_DOCUMENT || !DECLARATIONS.contains(kind))
                .filter(content -> content.start.matcher(beginning).lookingAt())
                .map(ForeignContent::phrase)
                .findFirst();
    }

    private static Optional<Phrase> unknown(FileKind kind, byte[] bytes, boolean bare) {
        if (text(bytes, SEARCHED).indexOf('\0') >= 0) {
            return Optional.of(Phrase.of("fact.content.binary"));
        }
        return bare && kind.isIdentifiable() ? Optional.of(Phrase.of("fact.content.unknown")) : Optional.empty();
    }

    private static Optional<Phrase> ofModel(FileKind kind, byte[] bytes) {
        return FileKind.ofContent(bytes)
                .filter(found -> found != kind)
                .map(found -> renamed(Phrase.of("fact.content.model", found.label()), found.label()));
    }

    /** What the content is, and how such a file is called. */
    Phrase phrase() {
        Phrase name = Phrase.of("fact.content." + name());
        return extension.isEmpty() ? name : renamed(name, extension);
    }

    private static Phrase renamed(Phrase name, String extension) {
        return Phrase.of("fact.content.rename", name, extension);
    }

    private static String text(byte[] bytes, int most) {
        return new String(bytes, 0, Math.min(bytes.length, most), StandardCharsets.ISO_8859_1);
    }
}
