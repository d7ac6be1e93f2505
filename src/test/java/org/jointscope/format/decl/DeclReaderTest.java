package org.jointscope.format.decl;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
import org.jointscope.model.Declarations.FrameCommand;
import org.jointscope.model.Declarations.NamedAnim;
import org.jointscope.model.Declarations.Offset;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Declarations.Statement;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.FrameCommandType;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

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
        assertThat(texts(channel.joints()))
                .containsExactly("*hips", "-*foot", ",", "left-toe", "-toe");
        assertThat(channel.joints().get(1).place()).isEqualTo(new Place(2, 20));
    }

    @Test
    void numbersHaveSignsAndExponents() {
        assertThat(only("offset(-1.5 - .5 2e-1)", Offset.class).value())
                .isEqualTo(new Vector3(-1.5, -0.5, 0.2));
    }

    @Test
    void filesOfAnAnimationAreSeparatedByCommas() {
        NamedAnim anim =
                only(
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
        Declarations declarations =
                read("entityDef a { \"b\" \"{\" } c { { } } sound d {} Model m {} skin s {a b}")
                        .model();
        assertThat(declarations.others()).isEqualTo(3);
        assertThat(declarations.models()).hasSize(1);
        assertThat(declarations.skins()).hasSize(1);
    }

    @Test
    void skinsNeedNoType() {
        SkinDef skin =
                DeclReader.readSkins(
                                "red { model a.md5mesh \"*\" b }".getBytes(StandardCharsets.UTF_8))
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
        assertThat(read.issues())
                .extracting(Issue::code)
                .containsExactly(IssueCode.DEF_KEYWORD_UNKNOWN);
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
}
