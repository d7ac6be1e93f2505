package org.jointscope.ui.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.EngineTraits;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Family;
import org.jointscope.check.engine.Target;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.ui.help.Guide.Section;
import org.jointscope.ui.pane.Details.Part;
import org.jointscope.ui.pane.Details.Text;

/** Makes the pages of the help from the issue codes, the engines and the texts of the guide. */
record HelpPages(Texts texts) {

    /** The style of an example. */
    static final String CODE = "help-code";

    /** The books, in their order. */
    List<HelpTopic> books() {
        return Arrays.stream(HelpBook.values())
                .map(book -> switch (book) {
                    case GUIDE -> guide("help.GUIDE", "format.md");
                    case ISSUES -> plain("help.ISSUES").with(issues());
                    case ENGINES -> plain("help.ENGINES").with(engines());
                    case USER_GUIDE -> guide("help.USER_GUIDE", "guide.md");
                    case LESSONS -> guide("help.LESSONS", "lessons.md");
                })
                .toList();
    }

    private HelpTopic guide(String key, String document) {
        List<Section> sections = Guide.sections(Library.read(document));
        String name = texts.of(key);
        return page(name, sections.getFirst().paragraphs())
                .with(sections.stream()
                        .skip(1)
                        .map(section -> page(section.title(), section.paragraphs()))
                        .toList());
    }

    private static HelpTopic page(String name, List<Text> paragraphs) {
        return HelpTopic.of(name, Optional.empty(), name, paragraphs);
    }

    /** A page with a title and paragraphs. */
    private HelpTopic plain(String key) {
        return page(
                texts.of(key),
                Arrays.stream(texts.of(key + ".text").split("\n\n"))
                        .map(paragraph -> new Text("", paragraph))
                        .toList());
    }

    private List<HelpTopic> issues() {
        return Arrays.stream(IssueCode.values())
                .sorted(Comparator.comparing(Enum::name))
                .map(this::issue)
                .toList();
    }

    private HelpTopic issue(IssueCode code) {
        return HelpTopic.of(
                code.name(),
                Optional.of(code.severity()),
                texts.of("issues.severity." + code.severity()),
                List.of(
                        new Text("issue-message", code.gist()),
                        new Text("issue-code", code.name()),
                        new Text("", code.explanation())),
                new Part(texts.of("issues.remedy"), new Text("", code.remedy())),
                new Part(texts.of("issues.rule"), new Text("", code.source())));
    }

    private List<HelpTopic> engines() {
        return Engines.families().stream().map(this::family).toList();
    }

    private HelpTopic family(Family family) {
        List<Engine> engines = Engines.of(family);
        return HelpTopic.of(
                        family.text(),
                        Optional.empty(),
                        family.text(),
                        engines.stream()
                                .map(engine -> new Text("", engine.name()))
                                .toList())
                .with(engines.stream().map(this::engine).toList());
    }

    private HelpTopic engine(Engine engine) {
        return HelpTopic.of(
                        engine.name(),
                        Optional.empty(),
                        engine.name(),
                        List.of(new Text("", engine.note())),
                        new Part(texts.of("help.behavior"), List.of(), behavior(engine)),
                        new Part(
                                texts.of("compatibility.known"),
                                new Text(
                                        "",
                                        EngineTraits.sentence(
                                                engine.confidence().text())),
                                new Text("issue-code", engine.source())))
                .with(engine.rules().stream().map(rule -> rule(engine, rule)).toList());
    }

    private List<Text> behavior(Engine engine) {
        EngineTraits traits = engine.traits();
        List<String> clauses = new ArrayList<>();
        clauses.add(traits.bounds().text());
        if (traits.joints() != Joints.NONE) {
            clauses.add(traits.joints().text());
            clauses.add(traits.rows().text());
        }
        traits.baseframe().ifPresent(clauses::add);
        if (traits.rate() != Rate.DECLARED) {
            clauses.add(traits.rate().text());
        }
        Stream<String> playback = traits.playback().stream()
                .filter(any -> traits.joints() != Joints.NONE)
                .flatMap(it -> Stream.of(
                        texts.of("compatibility.root." + it.root()), texts.of("compatibility.blend." + it.blend())));
        return Stream.of(
                        playback,
                        clauses.stream().map(EngineTraits::sentence),
                        Stream.of(
                                texts.of("help.normals", engine.normals()),
                                texts.of("help.lastFrame", engine.lastFrame())))
                .flatMap(sentences -> sentences)
                .map(sentence -> new Text("", sentence))
                .toList();
    }

    private HelpTopic rule(Engine engine, EngineRule rule) {
        String targets = engine.targets(rule).stream().map(Target::text).collect(Collectors.joining(", "));
        boolean milder = rule.effect() == Effect.WARNS;
        return HelpTopic.of(
                name(engine, rule, targets),
                Optional.of(milder ? Severity.WARNING : Severity.ERROR),
                texts.of("help.effect." + rule.effect()),
                List.of(new Text("issue-message", rule.text()), new Text("issue-code", engine.id() + "/" + rule.id())),
                new Part(texts.of("help.targets"), new Text("", targets)),
                new Part(texts.of("compatibility.words"), new Text("engine-words", rule.words())),
                new Part(
                        texts.of("compatibility.known"),
                        new Text("", EngineTraits.sentence(rule.confidence().text())),
                        new Text("issue-code", rule.source())));
    }

    /** A rule with the same name for different files has the kinds of files in its name. */
    private static String name(Engine engine, EngineRule rule, String targets) {
        boolean unique =
                engine.rules().stream().filter(it -> it.id().equals(rule.id())).count() == 1;
        return unique ? rule.id() : rule.id() + " (" + targets + ")";
    }
}
