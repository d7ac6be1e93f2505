package org.jointscope.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jointscope.files.FileSearch;
import org.jointscope.files.Game;
import org.jointscope.files.GameTree;
import org.jointscope.files.Place.Loser;
import org.jointscope.files.Place.Reason;
import org.jointscope.files.Place.Rule;
import org.jointscope.files.TestArchives;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LoserTextTest {

    @TempDir
    private Path disk;

    private static List<String> losers(Path mesh, String image, String... extensions) {
        FileSearch search = GameTree.NEARBY
                .around(mesh)
                .search(
                        image,
                        name -> List.of(extensions).stream().map(name::concat).toList());
        return search.losers().stream()
                .map(it -> LoserText.of(it, search.found()).toString())
                .toList();
    }

    @Test
    void fileOfDoom3LosesToModAndLaterArchiveAndExtension() throws IOException {
        Path base = disk.resolve("doom3/base");
        TestArchives.write(base.resolve("pak000.pk4"), "t/a.tga");
        TestArchives.write(base.resolve("pak008.pk4"), "t/a.tga", "t/a.jpg");
        TestArchives.write(base.resolve("addon.pk4"), Map.of("addon.conf", new byte[0], "t/a.tga", new byte[0]));
        assertThat(losers(base.resolve("m.md5mesh"), "t/a", ".tga", ".jpg"))
                .containsExactly(
                        "pak000.pk4/t/a.tga: pak008.pk4 is searched first (later name)",
                        "addon.pk4/t/a.tga: addon.pk4 is not loaded; it is an add-on (addon.conf) that must be "
                                + "activated in the game",
                        "a.jpg: a.tga is searched for first");
        TestArchives.loose(disk.resolve("doom3/mod/t/a.tga"));
        assertThat(losers(disk.resolve("doom3/mod/m.md5mesh"), "t/a", ".tga"))
                .contains("base/pak000.pk4/t/a.tga: mod is searched first (the mod, then the base game, "
                        + "then added folders)");
        TestArchives.loose(base.resolve("t/a.tga"));
        assertThat(losers(base.resolve("m.md5mesh"), "t/a", ".tga"))
                .contains("pak008.pk4/t/a.tga: loose files are searched before archives");
    }

    @Test
    void ignoredArchivesOfQuakeHaveReasons() throws IOException {
        Path id1 = disk.resolve("quake/id1");
        TestArchives.write(id1.resolve("pak0.pak"), "progs/a.lmp", "gfx.wad");
        TestArchives.write(id1.resolve("pak1.pak"), "progs/a.lmp");
        TestArchives.write(id1.resolve("pak3.pak"), "progs/a.lmp");
        TestArchives.write(id1.resolve("own.pak"), "progs/a.lmp");
        TestArchives.loose(id1.resolve("progs/a.lmp"));
        Game game = GameTree.NEARBY.around(id1.resolve("progs/a.md5mesh"));
        assertThat(game.places().stream()
                        .filter(it -> it.ignored().isPresent())
                        .map(it -> LoserText.of(it).toString()))
                .containsExactlyInAnyOrder(
                        id1.resolve("own.pak") + ": own.pak is not loaded; its name has no number",
                        id1.resolve("pak3.pak") + ": pak3.pak is not loaded because pak2.pak is missing");
        assertThat(losers(id1.resolve("progs/a.md5mesh"), "progs/a", ".lmp"))
                .contains(
                        "pak0.pak/progs/a.lmp: pak1.pak is searched first (higher number)",
                        "progs/a.lmp: pak1.pak is searched first (archives before loose files)");
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleHasAText(Rule rule) {
        Path winner = disk.resolve("mod/used.tga");
        Path loser = disk.resolve("mod/b/other.tga");
        assertThat(LoserText.of(new Loser(loser, new Reason(rule, "pak2.pak")), Optional.of(winner)))
                .asString()
                .startsWith(Path.of("b", "other.tga") + ": ")
                .doesNotContain("{", "}");
    }
}
