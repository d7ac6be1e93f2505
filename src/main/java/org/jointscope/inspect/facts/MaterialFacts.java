package org.jointscope.inspect.facts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jointscope.analysis.DeclNames;
import org.jointscope.analysis.Fact;
import org.jointscope.analysis.Fact.Section;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.Materials.Stage;

/** The facts about an .mtr, as written. */
final class MaterialFacts extends Facts {

    private static final int MOST_MATERIALS = 1000;

    private final List<Material> materials;

    MaterialFacts(InspectedFile file, Materials materials) {
        super(file);
        this.materials = materials.materials();
    }

    @Override
    public List<Phrase> figures() {
        return List.of(
                Phrase.of("count.materials", materials.size()),
                Phrase.of("count.stages", stages()),
                Phrase.of("count.images", images()));
    }

    private int stages() {
        return materials.stream().mapToInt(it -> it.stages().size()).sum();
    }

    /** Number of different images. */
    private long images() {
        return materials.stream()
                .flatMap(material -> material.stages().stream())
                .flatMap(stage -> stage.image().stream())
                .flatMap(Image::files)
                .map(file -> DeclNames.plain(file.text()))
                .distinct()
                .count();
    }

    private long twoSided() {
        return materials.stream().filter(Material::twoSided).count();
    }

    private long shadowed() {
        return materials.size()
                - materials.stream().map(MaterialFacts::canonical).distinct().count();
    }

    private static String canonical(Material material) {
        return DeclNames.canonical(material.name().text());
    }

    @Override
    List<Section> content(UnitLength unit) {
        return List.of(
                section(
                        "MATERIALS",
                        number("materials", materials.size()),
                        number("shadowed", shadowed()),
                        number("twoSided", twoSided()),
                        number("stages", stages()),
                        number("images", images())),
                section(
                        "DECLARATIONS",
                        materials.stream()
                                .limit(MOST_MATERIALS)
                                .map(Material::name)
                                .map(MaterialFacts::fact)
                                .toList()));
    }

    private static Fact number(String key, long number) {
        return fact(key, Long.toString(number));
    }

    private static Fact fact(Word name) {
        return fact("declaration.material", Names.shown(name.text()), line(name.location()))
                .at(name.location());
    }

    @Override
    public Map<String, Object> members() {
        Set<String> names = new HashSet<>();
        List<Members> all = new ArrayList<>();
        for (Material material : materials) {
            all.add(new Members()
                    .with("name", material.name().text())
                    .with("line", material.name().location().line())
                    .with("twoSided", material.twoSided())
                    .with("shadowed", !names.add(canonical(material)))
                    .with("keywords", material.keywords())
                    .with(
                            "stages",
                            material.stages().stream()
                                    .map(MaterialFacts::members)
                                    .toList()));
        }
        return new Members()
                .with("materials", all)
                .with("stages", stages())
                .with("images", images())
                .with("twoSided", twoSided())
                .with("shadowed", shadowed());
    }

    private static Map<String, Object> members(Stage stage) {
        return new Members()
                .with("lighting", stage.lighting().name().toLowerCase(Locale.ROOT))
                .with("image", stage.image().map(Image::text).orElse(null))
                .with("alphaTested", stage.alphaTested())
                .with("text", stage.text());
    }
}
