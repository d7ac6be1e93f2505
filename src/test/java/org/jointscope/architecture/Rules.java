package org.jointscope.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;

/**
 * The rules of the architecture (docs/architecture.md), for the packages below a root: the program's, or that of the
 * classes which break every rule to prove that it works.
 */
final class Rules {

    /** Packages of the window that all of its features share. */
    private static final Set<String> SHARED_IN_UI = Set.of(
            "app",
            "command",
            "control",
            "desktop",
            "document",
            "editing",
            "learn",
            "pane",
            "playback",
            "plot",
            "preview",
            "provenance",
            "scene3d",
            "session",
            "storage",
            "table",
            "text");

    /** Packages of the window that hold the features of one format. */
    private static final Set<String> FORMATS_IN_UI = Set.of("md2", "md5");

    /** What the kernel shares with the files as written. */
    private static final Set<String> NUMBERS = Set.of("Component", "Vector3");

    private static final String[] TOOLKITS = {
        "javafx..", "org.controlsfx..", "org.fxyz3d..", "atlantafx..", "org.kordamp.."
    };

    private final String root;

    Rules(String root) {
        this.root = root;
    }

    /** Rule 1: who may use whom. */
    ArchRule layers() {
        return layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .withOptionalLayers(true)
                .layer("model")
                .definedBy(below("model"))
                .layer("messages")
                .definedBy(below("messages"))
                .layer("diagnostics")
                .definedBy(below("diagnostics"))
                .layer("text")
                .definedBy(below("text"))
                .layer("format")
                .definedBy(below("format"))
                .layer("pose")
                .definedBy(below("pose"))
                .layer("analysis")
                .definedBy(below("analysis"))
                .layer("check")
                .definedBy(below("check"))
                .layer("edit")
                .definedBy(below("edit"))
                .layer("files")
                .definedBy(below("files"))
                .layer("material")
                .definedBy(below("material"))
                .layer("source")
                .definedBy(below("source"))
                .layer("inspect")
                .definedBy(below("inspect"))
                .layer("scene")
                .definedBy(below("scene"))
                .layer("render")
                .definedBy(below("render"))
                .layer("batch")
                .definedBy(below("batch"))
                .layer("export")
                .definedBy(below("export"))
                .layer("exercise")
                .definedBy(below("exercise"))
                .layer("compare")
                .definedBy(below("compare"))
                .layer("lesson")
                .definedBy(below("lesson"))
                .layer("cli")
                .definedBy(below("cli"))
                .layer("ui")
                .definedBy(below("ui"))
                .layer("Main")
                .definedBy(root)
                .whereLayer("model")
                .mayNotAccessAnyLayer()
                .whereLayer("messages")
                .mayNotAccessAnyLayer()
                .whereLayer("diagnostics")
                .mayOnlyAccessLayers("messages")
                .whereLayer("text")
                .mayOnlyAccessLayers("messages", "diagnostics")
                .whereLayer("format")
                .mayOnlyAccessLayers("model", "messages", "diagnostics", "text")
                .whereLayer("pose")
                .mayOnlyAccessLayers("model")
                .whereLayer("analysis")
                .mayOnlyAccessLayers("model", "messages", "diagnostics", "pose")
                .whereLayer("check")
                .mayOnlyAccessLayers("model", "messages", "diagnostics", "text", "pose", "analysis", "edit")
                .whereLayer("edit")
                .mayOnlyAccessLayers("model", "diagnostics", "pose", "analysis")
                .whereLayer("files")
                .mayNotAccessAnyLayer()
                .whereLayer("material")
                .mayOnlyAccessLayers("model", "messages", "diagnostics", "text", "format", "analysis", "files")
                .whereLayer("render")
                .mayOnlyAccessLayers("model", "messages", "pose", "analysis", "material", "inspect", "scene")
                .whereLayer("cli")
                .mayOnlyBeAccessedByLayers("Main")
                .whereLayer("ui")
                .mayOnlyBeAccessedByLayers("Main")
                .whereLayer("export")
                .mayOnlyBeAccessedByLayers("compare", "exercise", "cli", "ui", "Main")
                .whereLayer("compare")
                .mayOnlyAccessLayers(
                        "model",
                        "messages",
                        "diagnostics",
                        "text",
                        "pose",
                        "analysis",
                        "files",
                        "material",
                        "inspect",
                        "scene",
                        "render",
                        "export")
                .whereLayer("exercise")
                .mayOnlyBeAccessedByLayers("cli", "ui", "Main")
                .whereLayer("lesson")
                .mayNotAccessAnyLayer()
                .whereLayer("source")
                .mayOnlyBeAccessedByLayers("inspect", "scene", "batch", "export", "exercise", "cli", "ui", "Main")
                .whereLayer("inspect")
                .mayOnlyBeAccessedByLayers(
                        "scene", "render", "batch", "export", "compare", "exercise", "cli", "ui", "Main")
                .whereLayer("scene")
                .mayOnlyBeAccessedByLayers("render", "export", "compare", "exercise", "cli", "ui", "Main")
                .whereLayer("batch")
                .mayOnlyBeAccessedByLayers("export", "cli", "ui", "Main")
                .whereLayer("Main")
                .mayNotBeAccessedByAnyLayer();
    }

    /** Rule 1, too: whatever stands outside of the layers would be bound by nothing. */
    ArchRule everyPackageIsALayer() {
        return classes()
                .should()
                .resideInAnyPackage(
                        root,
                        below("model"),
                        below("messages"),
                        below("diagnostics"),
                        below("text"),
                        below("format"),
                        below("pose"),
                        below("analysis"),
                        below("check"),
                        below("edit"),
                        below("files"),
                        below("material"),
                        below("source"),
                        below("inspect"),
                        below("scene"),
                        below("render"),
                        below("batch"),
                        below("export"),
                        below("exercise"),
                        below("compare"),
                        below("lesson"),
                        below("cli"),
                        below("ui"));
    }

    /** Rule 2: no cycles … */
    ArchRule noCycles() {
        return slices().matching(root + ".(*)..").should().beFreeOfCycles();
    }

    /** … also between the packages of the window … */
    ArchRule noCyclesInTheWindow() {
        return slices().assignedFrom(packagesOf("the window", type -> isBelow(type, "ui")))
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true);
    }

    /** … and between the packages of the core, however deep. */
    ArchRule noCyclesInTheCore() {
        return slices().assignedFrom(packagesOf("the core", type -> !isBelow(type, "ui")))
                .should()
                .beFreeOfCycles();
    }

    /** The kernel works on arrays: it is the same for every format. */
    ArchRule kernelKnowsNoFormat() {
        return noClasses()
                .that()
                .resideInAnyPackage(root + ".pose", root + ".pose.skin", root + ".pose.surface")
                .should()
                .dependOnClassesThat(resideInAPackage(below("model"))
                        .and(describe("are of a format", type -> !NUMBERS.contains(type.getSimpleName()))));
    }

    /** Rule 3: the core and the command line know no toolkit. */
    ArchRule toolkitsOnlyInTheWindow() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(root, below("ui"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(TOOLKITS);
    }

    /** Rule 4: what a view model decides is tested without a screen. */
    ArchRule viewModelsNeedNoToolkit() {
        return noClasses()
                .that(are(simpleNameEndingWith("ViewModel")))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "javafx.scene..",
                        "javafx.stage..",
                        "javafx.fxml..",
                        "javafx.application..",
                        "javafx.animation..",
                        "javafx.concurrent..")
                .allowEmptyShould(true);
    }

    /** Rule 4, too: what the parts of the window share is tested without a screen. */
    ArchRule documentNeedsNoScene() {
        return noClasses()
                .that()
                .resideInAnyPackage(
                        below("ui.document"),
                        below("ui.editing"),
                        below("ui.playback"),
                        below("ui.provenance"),
                        below("ui.storage"),
                        below("ui.text"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.fxml..")
                .allowEmptyShould(true);
    }

    /** Controls know no other part of the window. */
    ArchRule controlsKnowNoDocument() {
        return noClasses()
                .that()
                .resideInAPackage(below("ui.control"))
                .should()
                .dependOnClassesThat(resideInAPackage(below("ui"))
                        .and(describe("are no controls", type -> !isBelow(type, "ui.control"))))
                .allowEmptyShould(true);
    }

    /** Painters draw what they are given: what a number means is decided elsewhere. */
    ArchRule paintersSeeNoRules() {
        return noClasses()
                .that(are(simpleNameEndingWith("Painter")
                        .or(simpleNameEndingWith("Plot"))
                        .or(simpleNameEndingWith("Canvas"))))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(below("check"))
                .allowEmptyShould(true);
    }

    /** Rule 5: what stands in the scene binds, and looks nothing up by itself. */
    ArchRule sceneClassesSeeNoReaders() {
        return noClasses()
                .that(simpleNameEndingWith("View")
                        .or(simpleNameEndingWith("Pane"))
                        .or(assignableTo("javafx.scene.Node"))
                        .or(assignableTo("javafx.scene.control.Dialog"))
                        .or(assignableTo("javafx.scene.control.MenuItem"))
                        .or(assignableTo("javafx.stage.Window"))
                        .as("are views or stand in the scene"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        below("format"),
                        below("check"),
                        below("source"),
                        below("inspect"),
                        below("batch"),
                        below("export"))
                .allowEmptyShould(true);
    }

    /** Rule 6: scene nodes paint what they are given. */
    ArchRule sceneNodesSeeNoViewModels() {
        return noClasses()
                .that()
                .resideInAPackage(below("ui.scene3d"))
                .should()
                .dependOnClassesThat(simpleNameEndingWith("ViewModel").or(resideInAPackage("javafx.fxml..")))
                .allowEmptyShould(true);
    }

    /** Rule 7: features meet in the document. */
    ArchRule featuresDoNotSeeEachOther() {
        return classes()
                .that(describe("belong to a feature", this::isInAFeature))
                .should(notDependOnAnotherFeature())
                .allowEmptyShould(true);
    }

    /** Rule 8: only the command line prints … */
    ArchRule onlyTheCommandLinePrints() {
        return noClasses()
                .that()
                .resideOutsideOfPackage(below("cli"))
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethodWhere(target(owner(assignableTo(Throwable.class))).and(target(name("printStackTrace"))));
    }

    /** … and only Main ends the program. */
    ArchRule onlyMainExits() {
        return noClasses()
                .that(DescribedPredicate.not(describe("are Main", this::isMain)))
                .should()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(Runtime.class, "exit", int.class)
                .orShould()
                .callMethod(Runtime.class, "halt", int.class);
    }

    /** Rule 9: what a file says does not change. */
    ArchRule modelIsImmutable() {
        return fields().that()
                .areDeclaredInClassesThat(resideInAnyPackage(below("model")))
                .should()
                .beFinal();
    }

    /** Convention 7: no statics that change. */
    ArchRule staticsDoNotChange() {
        return fields().that().areStatic().and(areNotSynthetic()).should().beFinal();
    }

    /** Rule 10: one name, four files … */
    ArchRule viewsHaveTheirFxml() {
        return classes()
                .that(are(simpleNameEndingWith("View")))
                .should(haveBeside("their FXML", Rules::hasFxml))
                .allowEmptyShould(true);
    }

    /** … of which the second is the view model; a pane that is built without FXML has one, too … */
    ArchRule viewsHaveTheirViewModel() {
        return classes()
                .that(are(simpleNameEndingWith("View").or(describe("panes", this::isPane))))
                .should(haveBeside("their view model", Rules::hasViewModel))
                .allowEmptyShould(true);
    }

    private boolean isPane(JavaClass type) {
        return isInAFeature(type) && type.getSimpleName().endsWith("Pane");
    }

    private static boolean hasViewModel(JavaClass view) {
        return exists(view.getName().replaceFirst("(View|Pane)$", "ViewModel"));
    }

    /** … and the last its test. */
    ArchRule viewModelsHaveTheirTest() {
        return classes()
                .that(are(simpleNameEndingWith("ViewModel")))
                .should(haveBeside("their test", model -> exists(model.getName() + "Test")))
                .allowEmptyShould(true);
    }

    /** Convention 10: a name says what a thing is. */
    ArchRule namesSaySomething() {
        return noClasses()
                .should()
                .haveSimpleNameEndingWith("Manager")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameEndingWith("Impl");
    }

    /**
     * The compatibility does not depend on how a message is worded: rules ask for facts by name. Their own texts are
     * formatted when they are shown, not when they apply.
     */
    ArchRule compatibilityDoesNotDependOnWording() {
        return noClasses()
                .that()
                .resideInAPackage(below("check.engine"))
                .and()
                .doNotHaveSimpleName("RuleHit")
                .should()
                .accessTargetWhere(describe("it is the wording of a finding", Rules::isWording)
                        .or(describe("it formats a text", Rules::isFormatting)));
    }

    /**
     * A package is small enough to be known. Those of focus, keys and widths do not grow: they had, for rare cases that
     * no user had reported.
     *
     * @param most classes of a package
     * @param frozen the numbers of classes of packages below the root that do not grow; that of the viewport includes
     *     one per layer
     */
    ArchRule packagesAreSmall(int most, Map<String, Integer> frozen) {
        return classes().should(new ArchCondition<>("be in packages of at most " + most + " classes") {

            private Map<String, Long> sizes = Map.of();

            @Override
            public void init(Collection<JavaClass> all) {
                sizes = all.stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
            }

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String name = type.getPackageName();
                String below = name.substring(Math.min(name.length(), root.length() + 1));
                if (sizes.getOrDefault(name, 0L) > frozen.getOrDefault(below, most)) {
                    events.add(SimpleConditionEvent.violated(type, name + " has " + sizes.get(name) + " classes"));
                }
            }
        });
    }

    private static boolean isWording(JavaAccess<?> access) {
        String descriptor = access.getTarget().getFullName();
        return Stream.of(Finding.class, Issue.class, IssueCode.class)
                .map(Class::getName)
                .flatMap(owner -> Stream.of(owner + ".message()", owner + ".phrase()", owner + ".arguments()"))
                .anyMatch(descriptor::equals);
    }

    /** Except in the methods that return the texts of an engine, whatever the file. */
    private static boolean isFormatting(JavaAccess<?> access) {
        return (access.getTargetOwner().isEquivalentTo(Texts.class)
                        || access.getTarget().getFullName().equals(Phrase.class.getName() + ".toString()"))
                && !Set.of("text", "baseframe").contains(access.getOrigin().getName());
    }

    private String below(String layer) {
        return root + "." + layer + "..";
    }

    private boolean isBelow(JavaClass type, String layer) {
        return (type.getPackageName() + ".").startsWith(root + "." + layer + ".");
    }

    private static SliceAssignment packagesOf(String what, Predicate<JavaClass> part) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return part.test(type) ? SliceIdentifier.of(type.getPackageName()) : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return "packages of " + what;
            }
        };
    }

    private boolean isMain(JavaClass type) {
        return type.getName().equals(root + ".Main");
    }

    private boolean isInAFeature(JavaClass type) {
        return !feature(type).isEmpty();
    }

    /** The package of the feature that a class belongs to; empty if it belongs to none. */
    private String feature(JavaClass type) {
        String inside = root + ".ui.";
        if (!type.getPackageName().startsWith(inside)) {
            return "";
        }
        String[] path = type.getPackageName().substring(inside.length()).split("\\.");
        if (FORMATS_IN_UI.contains(path[0]) && path.length > 1) {
            return path[0] + "." + path[1];
        }
        return SHARED_IN_UI.contains(path[0]) ? "" : path[0];
    }

    private ArchCondition<JavaClass> notDependOnAnotherFeature() {
        return new ArchCondition<>("not depend on another feature") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    String other = feature(dependency.getTargetClass());
                    if (!other.isEmpty() && !other.equals(feature(type))) {
                        events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                    }
                }
            }
        };
    }

    private interface Beside {
        boolean isThere(JavaClass type);
    }

    private static ArchCondition<JavaClass> haveBeside(String what, Beside beside) {
        return new ArchCondition<>("have " + what) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (!beside.isThere(type)) {
                    String message = type.getName() + " does not have " + what;
                    events.add(SimpleConditionEvent.violated(type, message));
                }
            }
        };
    }

    private static boolean hasFxml(JavaClass view) {
        String path = "/" + view.getName().replace('.', '/') + ".fxml";
        return Rules.class.getResource(path) != null;
    }

    private static boolean exists(String className) {
        return Rules.class.getResource("/" + className.replace('.', '/') + ".class") != null;
    }

    private static DescribedPredicate<JavaClass> are(DescribedPredicate<JavaClass> predicate) {
        return predicate.as("have %s", predicate.getDescription());
    }

    /** The compiler keeps tables of its own for switches over enums. */
    private static DescribedPredicate<JavaMember> areNotSynthetic() {
        return describe("are written by us", member -> !member.getModifiers().contains(JavaModifier.SYNTHETIC));
    }
}
