package org.jointscope.cli;

import static org.jointscope.cli.FormatFacts.fact;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.export.Json;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
import org.jointscope.model.Declarations.FrameCommand;
import org.jointscope.model.Declarations.Inherit;
import org.jointscope.model.Declarations.MeshFile;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Declarations.NamedAnim;
import org.jointscope.model.Declarations.Offset;
import org.jointscope.model.Declarations.Remove;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Declarations.Statement;
import org.jointscope.model.Declarations.UseSkin;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Vector3;

/** The facts that {@code info} prints about a .def or .skin, as written. */
final class DeclFacts {

    private DeclFacts() {}

    static void print(PrintWriter out, Declarations declarations) {
        fact(
                out,
                "cli.info.declarations",
                Phrase.of("count.modelDefs", declarations.models().size()),
                Phrase.of("count.skinDefs", declarations.skins().size()),
                Phrase.of("count.otherDecls", others(declarations)));
        for (ModelDef model : declarations.models()) {
            FormatFacts.line(out, "model " + model.name().text());
            model.statements().forEach(it -> FormatFacts.line(out, "  " + text(it)));
        }
        for (SkinDef skin : declarations.skins()) {
            FormatFacts.line(out, "skin " + skin.name().text());
            skin.models().forEach(it -> FormatFacts.line(out, "  model " + it.text()));
            skin.rows()
                    .forEach(it -> FormatFacts.line(
                            out, "  " + it.from().text() + " → " + it.to().text()));
        }
    }

    /** A statement as in the file, with the number of the frame commands of an animation. */
    private static String text(Statement statement) {
        return switch (statement) {
            case Inherit it -> "inherit " + it.model().text();
            case MeshFile it -> "mesh " + it.path().text();
            case UseSkin it -> "skin " + it.skin().text();
            case Remove it -> "remove " + it.anim().text();
            case Offset it -> "offset " + text(it.value());
            case Channel it -> "channel " + it.name().text() + " ( " + words(it.joints(), " ") + " )";
            case NamedAnim it -> anim(it);
        };
    }

    private static String anim(NamedAnim anim) {
        String text = "anim " + anim.name().text() + " " + words(anim.paths(), ", ");
        return anim.commands().isEmpty()
                ? text
                : text + ": " + Phrase.of("count.frameCommands", anim.commands().size());
    }

    private static String text(Vector3 value) {
        return Stream.of(value.x(), value.y(), value.z())
                .map(it -> Json.shortest(Double.toString(it)))
                .collect(Collectors.joining(" ", "( ", " )"));
    }

    private static String words(List<Word> words, String separator) {
        return words.stream().map(Word::text).collect(Collectors.joining(separator));
    }

    private static List<String> texts(List<Word> words) {
        return words.stream().map(Word::text).toList();
    }

    static void write(Json json, Declarations declarations) throws IOException {
        json.objects("models", declarations.models(), DeclFacts::write)
                .objects("skins", declarations.skins(), DeclFacts::write)
                .member("otherDeclarations", others(declarations));
    }

    private static int others(Declarations declarations) {
        return declarations.entities().size() + declarations.others();
    }

    private static void write(Json json, ModelDef model) throws IOException {
        json.member("name", model.name().text());
        json.member(
                "inherits",
                of(model, Inherit.class).map(it -> it.model().text()).toList());
        json.member(
                "mesh", of(model, MeshFile.class).map(it -> it.path().text()).findFirst());
        json.member("skin", of(model, UseSkin.class).map(it -> it.skin().text()).findFirst());
        json.member(
                "removed", of(model, Remove.class).map(it -> it.anim().text()).toList());
        json.objects("offset", of(model, Offset.class).limit(1).toList(), DeclFacts::write);
        json.objects("channels", of(model, Channel.class).toList(), DeclFacts::write);
        json.objects("anims", of(model, NamedAnim.class).toList(), DeclFacts::write);
    }

    private static <T extends Statement> Stream<T> of(ModelDef model, Class<T> type) {
        return model.statements().stream().filter(type::isInstance).map(type::cast);
    }

    private static void write(Json json, Offset offset) throws IOException {
        json.member("x", offset.value().x())
                .member("y", offset.value().y())
                .member("z", offset.value().z());
    }

    private static void write(Json json, Channel channel) throws IOException {
        json.member("name", channel.name().text()).member("joints", texts(channel.joints()));
    }

    private static void write(Json json, NamedAnim anim) throws IOException {
        json.member("name", anim.name().text())
                .member("files", texts(anim.paths()))
                .member("flags", texts(anim.flags()))
                .objects("commands", anim.commands(), DeclFacts::write);
    }

    private static void write(Json json, FrameCommand command) throws IOException {
        json.member("frame", command.frame())
                .member("command", command.name().text())
                .member("arguments", texts(command.arguments()));
    }

    private static void write(Json json, SkinDef skin) throws IOException {
        json.member("name", skin.name().text())
                .member("models", texts(skin.models()))
                .objects(
                        "materials",
                        skin.rows(),
                        (each, row) -> each.member("from", row.from().text())
                                .member("to", row.to().text()));
    }
}
