package org.jointscope.architecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;

/** The program keeps the rules of its architecture. That the rules work: {@link RulesFireTest}. */
@AnalyzeClasses(packages = "org.jointscope", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final Rules RULES = new Rules("org.jointscope");

    @ArchTest
    static final ArchRule LAYERS = RULES.layers();

    @ArchTest
    static final ArchRule EVERY_PACKAGE_IS_A_LAYER = RULES.everyPackageIsALayer();

    @ArchTest
    static final ArchRule NO_CYCLES = RULES.noCycles();

    @ArchTest
    static final ArchRule NO_CYCLES_IN_THE_WINDOW = RULES.noCyclesInTheWindow();

    @ArchTest
    static final ArchRule NO_CYCLES_IN_THE_CORE = RULES.noCyclesInTheCore();

    @ArchTest
    static final ArchRule KERNEL_KNOWS_NO_FORMAT = RULES.kernelKnowsNoFormat();

    @ArchTest
    static final ArchRule TOOLKITS_ONLY_IN_THE_WINDOW = RULES.toolkitsOnlyInTheWindow();

    @ArchTest
    static final ArchRule VIEW_MODELS_NEED_NO_TOOLKIT = RULES.viewModelsNeedNoToolkit();

    @ArchTest
    static final ArchRule DOCUMENT_NEEDS_NO_SCENE = RULES.documentNeedsNoScene();

    @ArchTest
    static final ArchRule CONTROLS_KNOW_NO_DOCUMENT = RULES.controlsKnowNoDocument();

    @ArchTest
    static final ArchRule PAINTERS_SEE_NO_RULES = RULES.paintersSeeNoRules();

    @ArchTest
    static final ArchRule VIEWS_SEE_NO_READERS = RULES.sceneClassesSeeNoReaders();

    @ArchTest
    static final ArchRule SCENE_NODES_SEE_NO_VIEW_MODELS = RULES.sceneNodesSeeNoViewModels();

    @ArchTest
    static final ArchRule FEATURES_DO_NOT_SEE_EACH_OTHER = RULES.featuresDoNotSeeEachOther();

    @ArchTest
    static final ArchRule ONLY_THE_COMMAND_LINE_PRINTS = RULES.onlyTheCommandLinePrints();

    @ArchTest
    static final ArchRule ONLY_MAIN_EXITS = RULES.onlyMainExits();

    @ArchTest
    static final ArchRule MODEL_IS_IMMUTABLE = RULES.modelIsImmutable();

    @ArchTest
    static final ArchRule STATICS_DO_NOT_CHANGE = RULES.staticsDoNotChange();

    @ArchTest
    static final ArchRule VIEWS_HAVE_THEIR_FXML = RULES.viewsHaveTheirFxml();

    @ArchTest
    static final ArchRule VIEWS_HAVE_THEIR_VIEW_MODEL = RULES.viewsHaveTheirViewModel();

    @ArchTest
    static final ArchRule VIEW_MODELS_HAVE_THEIR_TEST = RULES.viewModelsHaveTheirTest();

    @ArchTest
    static final ArchRule NAMES_SAY_SOMETHING = RULES.namesSaySomething();

    @ArchTest
    static final ArchRule PACKAGES_ARE_SMALL = RULES.packagesAreSmall(
            29, Map.of("cli", 33, "ui.app", 25, "ui.control", 26, "ui.pane", 18, "ui.table", 14));

    @ArchTest
    static final ArchRule COMPATIBILITY_DOES_NOT_DEPEND_ON_WORDING = RULES.compatibilityDoesNotDependOnWording();
}
