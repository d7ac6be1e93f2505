package org.jointscope.inspect.facts;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
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

/** The facts about a .def or .skin, as written. */
final class DeclFacts extends Facts {

    private static final int MOST_DECLARATIONS = 1000;

    private final Declarations declarations;

    DeclFacts(InspectedFile file, Declarations declarations) {
        super(file);
        this.declarations = declarations;
    }

    @Override
    public List<Phrase> figures() {
        return List.of(
                Phrase.of("count.modelDefs", declarations.models().size()),
                Phrase.of("count.skinDefs", declarations.skins().size()),
                Phrase.of("count.otherDecls", others()));
    }

    private int others() {
        return declarations.entities().size() + declarations.others();
    }

    @Override
    List<Section> content(UnitLength unit) {
        Stream<Fact> models = declarations.models().stream().map(it -> fact("declaration.model", it.name()));
        Stream<Fact> skins = declarations.skins().stream().map(it -> fact("declaration.skin", it.name()));
        return List.of(section(
                "DECLARATIONS",
                Stream.concat(models, skins).limit(MOST_DECLARATIONS).toList()));
    }

    private static Fact fact(String key, Word name) {
        return fact(key, Names.shown(name.text()), line(name.location())).at(name.location());
    }

    @Override
    public Map<String, Object> members() {
        return new Members()
                .with(
                        "models",
                        declarations.models().stream().map(DeclFacts::members).toList())
                .with(
                        "skins",
                        declarations.skins().stream().map(DeclFacts::members).toList())
                .with("otherDeclarations", others());
    }

    private static Map<String, Object> members(ModelDef model) {
        return new Members()
                .with("name", model.name().text())
                .with("inherits", each(model, Inherit.class, it -> it.model().text()))
                .with(
                        "mesh",
                        each(model, MeshFile.class, it -> it.path().text()).stream()
                                .findFirst())
                .with(
                        "skin",
                        each(model, UseSkin.class, it -> it.skin().text()).stream()
                                .findFirst())
                .with("removed", each(model, Remove.class, it -> it.anim().text()))
                .with(
                        "offset",
                        each(model, Offset.class, DeclFacts::members).stream()
                                .limit(1)
                                .toList())
                .with(
                        "channels",
                        each(
                                model,
                                Channel.class,
                                it -> new Members()
                                        .with("name", it.name().text())
                                        .with("joints", texts(it.joints()))))
                .with("anims", each(model, NamedAnim.class, DeclFacts::members));
    }

    private static <T extends Statement, R> List<R> each(ModelDef model, Class<T> type, Function<T, R> map) {
        return model.statements().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .map(map)
                .toList();
    }

    private static List<String> texts(List<Word> words) {
        return words.stream().map(Word::text).toList();
    }

    private static Map<String, Object> members(Offset offset) {
        return new Members()
                .with("x", offset.value().x())
                .with("y", offset.value().y())
                .with("z", offset.value().z());
    }

    private static Map<String, Object> members(NamedAnim anim) {
        return new Members()
                .with("name", anim.name().text())
                .with("files", texts(anim.paths()))
                .with("flags", texts(anim.flags()))
                .with(
                        "commands",
                        anim.commands().stream()
                                .map(it -> new Members()
                                        .with("frame", it.frame())
                                        .with("command", it.name().text())
                                        .with("arguments", texts(it.arguments())))
                                .toList());
    }

    private static Map<String, Object> members(SkinDef skin) {
        return new Members()
                .with("name", skin.name().text())
                .with("models", texts(skin.models()))
                .with(
                        "materials",
                        skin.rows().stream()
                                .map(row -> new Members()
                                        .with("from", row.from().text())
                                        .with("to", row.to().text()))
                                .toList());
    }
}
