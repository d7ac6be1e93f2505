package org.jointscope.format.decl;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
import org.jointscope.model.Declarations.FrameCommand;
import org.jointscope.model.Declarations.MeshFile;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Declarations.NamedAnim;
import org.jointscope.model.Declarations.Offset;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Declarations.Statement;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.FrameCommandType;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeclReaderTest {

    private static ReadResult<Declarations> read(String text) {
        return DeclReader.readDef(text.getBytes(StandardCharsets.UTF_8));
    }

    private static <T extends Statement> T only(String text, Class<T> type) {
        ReadResult<Declarations> read = read("model m {\n" + text + "\n}");
        assertThat(read.issues()).isEmpty();
        return type.cast(read.model().models().getFirst().statements().getFirst());
    }

    private static List<String> texts(List<Word> words) {
        return words.stream().map(Word::text).toList();
    }

    @Test
    void wordsEndAtMarks() {
        Channel channel = only("channel legs(*hips -*foot,\"left-toe\"- toe)", Channel.class);
        assertThat(texts(channel.joints())).containsExactly("*hips", "-*foot", ",", "left-toe", "-toe");
        assertThat(channel.joints().get(1).location()).isEqualTo(new TextLocation(2, 20));
    }

    @Test
    void numbersHaveSignsAndExponents() {
        assertThat(only("offset(-1.5 - .5 2e-1)", Offset.class).value()).isEqualTo(new Vector3(-1.5, -0.5, 0.2));
    }

    @Test
    void filesOfAnAnimationAreSeparatedByCommas() {
        NamedAnim anim = only(
                "anim walk a/b.md5anim,c.md5anim , d.md5anim\n"
                        + "{ ai_no_turn frame 1 sound snd_a\nframe 2 jump anim_turn }",
                NamedAnim.class);
        assertThat(texts(anim.paths())).containsExactly("a/b.md5anim", "c.md5anim", "d.md5anim");
        assertThat(texts(anim.flags())).containsExactly("ai_no_turn", "anim_turn");
        assertThat(anim.commands())
                .extracting(FrameCommand::frame, FrameCommand::text)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, "sound snd_a"),
                        org.assertj.core.groups.Tuple.tuple(2, "jump"));
        assertThat(anim.commands().getLast().type()).contains(FrameCommandType.JUMP);
    }

    @Test
    void otherDeclarationsAreCounted() {
        Declarations declarations = read("entityDef a { \"b\" \"{\" } c { { } } sound d {} Model m {} skin s {a b}")
                .model();
        assertThat(declarations.others()).isEqualTo(1);
        assertThat(declarations.entities()).hasSize(2);
        assertThat(declarations.models()).hasSize(1);
        assertThat(declarations.skins()).hasSize(1);
    }

    @Test
    void skinsNeedNoType() {
        SkinDef skin = DeclReader.readSkins("red { model a.md5mesh \"*\" b }".getBytes(StandardCharsets.UTF_8))
                .model()
                .skins()
                .getFirst();
        assertThat(skin.name().text()).isEqualTo("red");
        assertThat(texts(skin.models())).containsExactly("a.md5mesh");
        assertThat(skin.rows()).hasSize(1);
        assertThat(skin.rows().getFirst().isWildcard()).isTrue();
    }

    @Test
    void faultDoesNotHideTheNextStatement() {
        ReadResult<Declarations> read =
                read("model m { ofset ( 1 2 3 ) offset ( 1 2 3 ) } model n { offset ( 4 5 6 ) }");
        assertThat(read.issues()).extracting(Issue::code).containsExactly(IssueCode.DEF_KEYWORD_UNKNOWN);
        assertThat(read.model().models().getFirst().intact()).isFalse();
        assertThat(read.model().models().getFirst().statements()).hasSize(1);
        assertThat(read.model().models().getLast().intact()).isTrue();
    }

    @Test
    void rowsAreLimited() {
        ReadResult<Declarations> read = read("model m { skin s }".repeat(100_000));
        assertThat(read.issues()).extracting(Issue::code).containsExactly(IssueCode.ROWS_TOO_MANY);
        assertThat(read.model().models()).hasSizeLessThan(100_000);
    }

    private static List<IssueCode> codes(String text) {
        return read(text).issues().stream().map(Issue::code).toList();
    }

    private static FrameCommand frame(String number) {
        return ((NamedAnim) read("model m { anim walk w.md5anim { frame " + number + " sound snd_a } }")
                        .model()
                        .models()
                        .getFirst()
                        .statements()
                        .getFirst())
                .commands()
                .getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "16, 16, ",
        "7, 7, ",
        "07, 7, ",
        "3u, 3, ",
        "16.5, 16, DEF_FRAME_FRACTION",
        "2., 2, DEF_FRAME_FRACTION",
        "1e1, 10, DEF_FRAME_FRACTION",
        "1.5f, 1, DEF_FRAME_FRACTION",
        "010, 8, DEF_FRAME_NOT_DECIMAL",
        "08, 0, DEF_FRAME_NOT_DECIMAL",
        "0x1F, 31, DEF_FRAME_NOT_DECIMAL",
        "0b11, 3, DEF_FRAME_NOT_DECIMAL",
        "99999999999, 2147483647, "
    })
    void frameNumbersAreThoseOfDoom3(String number, int value, IssueCode reported) {
        FrameCommand command = frame(number);
        assertThat(command.frame()).isEqualTo(value);
        assertThat(command.text()).isEqualTo("sound snd_a");
        assertThat(codes("model m { anim walk w.md5anim { frame " + number + " sound snd_a } }"))
                .isEqualTo(reported == null ? List.of() : List.of(reported));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1 jump", "\"1\" jump", "'1' jump", "x jump"})
    void otherFrameNumbersAreRejected(String text) {
        assertThat(codes("model m { anim walk w.md5anim { frame " + text + " } }"))
                .containsExactly(IssueCode.DEF_FRAME_NUMBER_INVALID);
    }

    @Test
    void wordsInPlaceOfNumbersAreZero() {
        ReadResult<Declarations> read = read("model m { offset ( 1 NaN -x ) mesh a.md5mesh }");
        assertThat(read.issues()).extracting(Issue::code).containsExactly(IssueCode.DEF_OFFSET_NOT_A_NUMBER);
        ModelDef model = read.model().models().getFirst();
        assertThat(model.intact()).isTrue();
        assertThat(((Offset) model.statements().getFirst()).value()).isEqualTo(new Vector3(1, 0, 0));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "( 1 NaN 2 ) | 22 | DEF_OFFSET_NOT_A_NUMBER | 'NaN'",
                "( 1 2 -NaN ) | 25 | DEF_OFFSET_NOT_A_NUMBER | 'NaN'",
                "( 1 nan ) | 22 | DEF_OFFSET_INVALID | 'nan'",
                "( NaN 1 2 3 ) | 20 | DEF_OFFSET_INVALID | 'NaN'",
                "( 1 +1 2 ) | 22 | DEF_OFFSET_INVALID | '+'",
                "( 1 1,5 2 ) | 23 | DEF_OFFSET_INVALID | ','",
                "( 1 090 2 ) | 23 | DEF_OFFSET_INVALID | '90'",
                "( 1 1E5 2 ) | 23 | DEF_OFFSET_INVALID | 'E5'",
                "( 1 1.#INF 2 ) | 24 | DEF_OFFSET_INVALID | '#'",
                "( 1 2 ) | 24 | DEF_OFFSET_INVALID | ')'",
                "( 1 2 3 4 ) | 26 | DEF_OFFSET_INVALID | '4'",
                "1 2 3 | 18 | DEF_OFFSET_INVALID | '1'",
            })
    void offsetIsWrongAtItsFirstOtherToken(String offset, int column, IssueCode code, String found) {
        ReadResult<Declarations> read = read("model m { offset " + offset + " mesh a.md5mesh }");
        Finding finding = read.issues().getFirst().findings().getFirst();
        assertThat(read.issues()).hasSize(1);
        assertThat(finding.code()).isEqualTo(code);
        assertThat(finding.location()).isEqualTo(new Location(1, column));
        assertThat(finding.message()).contains("found " + found);
    }

    @Test
    void quotationMarksDoNotChangeAWord() {
        assertThat(codes("\"model\" 'm' { 'mesh' 'a b.md5mesh' \"offset\" ( 1 2 3 ) }"))
                .isEmpty();
    }

    @Test
    void namesContinueThroughSlashes() {
        MeshFile mesh = only("mesh a//b.md5mesh// // c", MeshFile.class);
        assertThat(mesh.path().text()).isEqualTo("a//b.md5mesh//");
    }

    @Test
    void stringsWithABackslashBetweenThemAreOne() {
        MeshFile mesh = only("mesh \"a/\" \\\n \"b\"\\\"c.md5mesh\"", MeshFile.class);
        assertThat(mesh.path()).isEqualTo(new Word("a/bc.md5mesh", new TextLocation(2, 6)));
    }

    @Test
    void bytesOutsideOfAsciiAreWhitespace() {
        assertThat(only("mesh \u00e9a.md5mesh\u00e9", MeshFile.class).path().text())
                .isEqualTo("a.md5mesh");
        assertThat(only("mesh \"\u00e9.md5mesh\"", MeshFile.class).path().text())
                .isEqualTo("\u00e9.md5mesh");
    }

    @Test
    void stringInAJointListIsSplitAtSpaces() {
        assertThat(texts(only("channel legs ( * \"a b\" )", Channel.class).joints()))
                .containsExactly("*a", "b");
    }

    @Test
    void characterAfterACommentIsLost() {
        assertThat(codes("model m { /* a */mesh b.md5mesh }")).containsExactly(IssueCode.DECL_CHARACTER_LOST);
        assertThat(codes("model m { /* a */ mesh b.md5mesh /**/\noffset ( 1 2 3 ) }"))
                .isEmpty();
    }

    @Test
    void unsupportedCharactersEndADeclaration() {
        ReadResult<Declarations> read = read("model m { skin a@b }");
        assertThat(read.issues()).extracting(Issue::code).contains(IssueCode.DECL_TOKEN_INVALID);
        assertThat(read.model().models().getFirst().intact()).isFalse();
        assertThat(codes("entityDef e { \"a\" 1.2.3 }")).containsExactly(IssueCode.DECL_TOKEN_INVALID);
    }

    @Test
    void declarationNeedsNoClosingBraceAtTheEnd() {
        for (String start : List.of("model m { skin a", "skin s { a b", "sound x { a")) {
            ReadResult<Declarations> read = read(start);
            assertThat(read.issues()).extracting(Issue::code).containsExactly(IssueCode.DECL_UNTERMINATED);
            assertThat(read.model().models()).allMatch(ModelDef::intact);
        }
    }

    @Test
    void wordsOfOtherGamesAreNotErrors() {
        ReadResult<Declarations> read = read("""
            playerModel p { a b }
            model m {
                options -a -b c
                anim walk w.md5anim {
                    rate -.25
                    sync_cycle no_random_headturning
                    frame 1 ai_attack a b
                    frame 1, 2,3 jump
                    frame 4 fx a.fx muzzle
                    frame 5 fx b.fx frame 5 jump
                    frame 5 launch_missile a b
                    frame 6 eventArgs a b c
                }
            }
            """);
        assertThat(read.issues()).extracting(Issue::code).containsExactly(IssueCode.DEF_OTHER_GAME);
        assertThat(read.issues().getFirst().count()).isEqualTo(10);
        assertThat(read.model().models().getFirst().intact()).isTrue();
        NamedAnim anim =
                (NamedAnim) read.model().models().getFirst().statements().getFirst();
        assertThat(anim.commands())
                .extracting(FrameCommand::text)
                .containsExactly(
                        "ai_attack a b",
                        "jump",
                        "fx a.fx muzzle",
                        "fx b.fx",
                        "jump",
                        "launch_missile a b",
                        "eventArgs a b c");
    }

    @Test
    void keysOfEntitiesAreQuoted() {
        ReadResult<Declarations> read =
                read("entityDef a { \"model\" b } entityDef c { 'd' e { } } entityDef f { \"g\" }");
        assertThat(read.issues()).extracting(Issue::code).containsExactly(IssueCode.DEF_ENTITY_KEY_UNQUOTED);
        assertThat(read.model().entities()).hasSize(3);
        assertThat(read.model().entities().getFirst().keys().getFirst().value().text())
                .isEqualTo("b");
    }
}
