package org.jointscope.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jointscope.files.TestArchives.loose;
import static org.jointscope.files.TestArchives.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.files.Place.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that each engine uses, of several with the same path. */
class GameTest {

    @TempDir
    private Path disk;

    private Path games;
    private Path mesh;

    @BeforeEach
    void createFolder() {
        games = disk.resolve("games");
    }

    private FileSearch search(Path mod, String path, String... names) {
        return search(GameTree.NEARBY, mod.resolve("models/a.md5mesh"), path, names);
    }

    private static FileSearch search(GameTree tree, Path mesh, String path, String... names) {
        return tree.search(mesh, path, name -> names.length == 0 ? List.of(name) : List.of(names));
    }

    private static List<Rule> rules(FileSearch search) {
        return search.losers().stream().map(it -> it.reason().rule()).toList();
    }

    private static List<Path> losers(FileSearch search) {
        return search.losers().stream().map(Place.Loser::file).toList();
    }

    @Test
    void doom3UsesLooseFilesThenTheLastArchive() throws IOException {
        Path base = games.resolve("doom3/base");
        Path first = write(base.resolve("pak000.pk4"), "Textures\\A.tga", "textures/b.tga", "textures/c.tga");
        Path last = write(base.resolve("Pak008.pk4"), "textures/a.tga", "textures/b.tga");
        Path loose = loose(base.resolve("textures/a.tga"));
        FileSearch a = search(base, "textures/a.tga");
        assertThat(a.found()).contains(loose);
        assertThat(losers(a)).containsExactly(last.resolve("textures/a.tga"), first.resolve("Textures/A.tga"));
        assertThat(rules(a)).containsExactly(Rule.LOOSE_FIRST, Rule.LOOSE_FIRST);
        FileSearch b = search(base, "textures/b.tga");
        assertThat(b.found()).contains(last.resolve("textures/b.tga"));
        assertThat(rules(b)).containsExactly(Rule.LATER_NAME);
        assertThat(search(base, "TEXTURES/C.TGA").found()).contains(first.resolve("Textures/c.tga"));
    }

    @Test
    void doom3UsesAModBeforeTheBaseGame() throws IOException {
        Path inBase = loose(games.resolve("doom3/base/textures/a.tga"));
        write(games.resolve("doom3/base/pak000.pk4"), "textures/b.jpg", "textures/c.tga");
        Path mod = games.resolve("doom3/mod");
        write(mod.resolve("one.pk4"), "textures/a.tga", "textures/c.jpg");
        Path two = write(mod.resolve("two.pk4"), "textures/a.tga");
        FileSearch a = search(mod, "textures/a.tga");
        assertThat(a.found()).contains(two.resolve("textures/a.tga"));
        assertThat(losers(a)).last().isEqualTo(inBase);
        assertThat(rules(a)).containsExactly(Rule.LATER_NAME, Rule.MOD);
        // The first extension is searched for everywhere before the next one.
        FileSearch c = search(mod, "textures/c", "c.tga", "c.jpg");
        assertThat(c.found()).contains(games.resolve("doom3/base/pak000.pk4/textures/c.tga"));
        assertThat(rules(c)).containsExactly(Rule.EXTENSION);
    }

    @Test
    void doom3IgnoresAddonsUntilTheyAreActive() throws IOException {
        Path base = games.resolve("doom3/base");
        write(base.resolve("pak000.pk4"), "textures/a.tga");
        Path addon = write(base.resolve("zmap.pk4"), "addon.conf", "textures/a.tga", "textures/b.tga");
        assertThat(search(base, "textures/a.tga").found()).contains(base.resolve("pak000.pk4/textures/a.tga"));
        FileSearch b = search(base, "textures/b.tga");
        assertThat(b.found()).isEmpty();
        assertThat(losers(b)).containsExactly(addon.resolve("textures/b.tga"));
        assertThat(rules(b)).containsExactly(Rule.ADDON);
    }

    @Test
    void quakeUsesArchivesBeforeLooseFilesAndStopsAtAGap() throws IOException {
        Path id1 = games.resolve("quake/id1");
        Path zero = write(id1.resolve("pak0.pak"), "progs/a.tga", "progs/b.tga", "progs/c.tga");
        Path one = write(id1.resolve("pak1.pak"), "progs/a.tga");
        Path three = write(id1.resolve("pak3.pak"), "progs/a.tga", "progs/d.tga");
        write(id1.resolve("music.pak"), "progs/d.tga");
        Path loose = loose(id1.resolve("progs/b.tga"));
        FileSearch a = search(id1, "progs/a.tga");
        assertThat(a.found()).contains(one.resolve("progs/a.tga"));
        assertThat(rules(a)).containsExactly(Rule.HIGHER_NUMBER, Rule.GAP);
        assertThat(a.losers().getLast().reason().argument()).isEqualTo("pak2.pak");
        FileSearch b = search(id1, "progs/b.tga");
        assertThat(b.found()).contains(zero.resolve("progs/b.tga"));
        assertThat(losers(b)).containsExactly(loose);
        assertThat(rules(b)).containsExactly(Rule.ARCHIVE_FIRST);
        FileSearch d = search(id1, "progs/d.tga");
        assertThat(d.found()).isEmpty();
        assertThat(losers(d)).contains(three.resolve("progs/d.tga"));
        assertThat(rules(d)).containsExactlyInAnyOrder(Rule.GAP, Rule.NUMBERLESS);
    }

    @Test
    void quakeUsesAllExtensionsOfAModBeforeTheBaseGame() throws IOException {
        write(games.resolve("quake/id1/pak0.pak"), "progs/a.png", "progs/A_glow.png");
        Path mod = games.resolve("quake/mod");
        Path loose = loose(mod.resolve("progs/a.lmp"));
        FileSearch a = search(mod, "progs/a", "a.png", "a.lmp");
        assertThat(a.found()).contains(loose);
        assertThat(rules(a)).containsExactly(Rule.MOD);
        FileSearch glow = search(mod, "progs/a_glow.png");
        assertThat(rules(glow)).containsExactly(Rule.CASE);
    }

    @Test
    void quakeSearchesTheArchiveOfTheRereleaseLast() throws IOException {
        Path game = games.resolve("rerelease");
        write(game.resolve("id1/pak0.pak"), "progs/a.tga");
        Path kex = write(game.resolve("QuakeEX.kpf"), "progs/a.tga", "progs/b.tga");
        assertThat(search(game.resolve("id1"), "progs/a.tga").found())
                .contains(game.resolve("id1/pak0.pak/progs/a.tga"));
        assertThat(search(game.resolve("id1"), "progs/b.tga").found()).contains(kex.resolve("progs/b.tga"));
        FileSearch inside = search(GameTree.NEARBY, kex.resolve("progs/a.md5mesh"), "progs/b.tga");
        assertThat(inside.found()).contains(kex.resolve("progs/b.tga"));
        assertThat(inside.outside()).isFalse();
    }

    @Test
    void quake2UsesNamedArchivesBeforeNumberedOnesBeforeLooseFiles() throws IOException {
        Path baseq2 = games.resolve("quake2/baseq2");
        Path ten = write(baseq2.resolve("pak10.pkz"), "models/a.pcx", "models/b.pcx");
        Path two = write(baseq2.resolve("pak2.pak"), "models/a.pcx", "models/b.pcx");
        Path named = write(baseq2.resolve("hd.pkz"), "Models/A.pcx");
        Path loose = loose(baseq2.resolve("models/b.pcx"));
        FileSearch a = search(baseq2, "models/a.pcx");
        assertThat(a.found()).contains(named.resolve("Models/A.pcx"));
        assertThat(losers(a)).containsExactly(ten.resolve("models/a.pcx"), two.resolve("models/a.pcx"));
        assertThat(rules(a)).containsExactly(Rule.NUMBER_LAST, Rule.NUMBER_LAST);
        FileSearch b = search(baseq2, "models/b.pcx");
        assertThat(b.found()).contains(ten.resolve("models/b.pcx"));
        assertThat(losers(b)).containsExactly(two.resolve("models/b.pcx"), loose);
        assertThat(rules(b)).containsExactly(Rule.HIGHER_NUMBER, Rule.ARCHIVE_FIRST);
    }

    @Test
    void findsTheGameByAnAddedFolder() throws IOException {
        Path pack = write(games.resolve("doom3/base/pak000.pk4"), "textures/a.tga");
        mesh = disk.resolve("work/a.md5mesh");
        for (Path added : List.of(games.resolve("doom3"), games.resolve("doom3/base"), pack)) {
            Game game = new GameTree(List.of(added)).around(mesh);
            assertThat(game.order()).isEqualTo(SearchOrder.DOOM3);
            assertThat(game.search("textures/a.tga", List::of).found()).contains(pack.resolve("textures/a.tga"));
        }
        // A mod brings its base game.
        Path mod = Files.createDirectories(games.resolve("doom3/mod"));
        assertThat(new GameTree(List.of(mod)).find(mesh, "textures/a.tga")).contains(pack.resolve("textures/a.tga"));
    }

    @Test
    void usesFilesAroundTheMeshIfTheGameHasNone() throws IOException {
        write(games.resolve("doom3/base/pak000.pk4"), "textures/a.tga");
        Path base = games.resolve("doom3/base");
        Path beside = loose(base.resolve("models/skin.tga"));
        FileSearch search = search(base, "C:/art/skin.tga");
        assertThat(search.found()).contains(beside);
        assertThat(search.outside()).isTrue();
    }

    @Test
    void anotherOrderCanBeChosen() throws IOException {
        Path id1 = games.resolve("quake/id1");
        write(id1.resolve("pak0.pak"), "progs/b.tga");
        Path loose = loose(id1.resolve("progs/b.tga"));
        mesh = id1.resolve("progs/a.md5mesh");
        assertThat(search(GameTree.NEARBY, mesh, "progs/b.tga").found()).contains(id1.resolve("pak0.pak/progs/b.tga"));
        GameTree folders = new GameTree(List.of(), Optional.of(SearchOrder.FOLDERS));
        assertThat(search(folders, mesh, "progs/b.tga").found()).contains(loose);
        assertThat(folders.around(mesh).isFound()).isFalse();
        GameTree doom3 = new GameTree(List.of(), Optional.of(SearchOrder.DOOM3));
        assertThat(search(doom3, mesh, "progs/b.tga").found()).contains(loose);
    }

    @Test
    void listsTheFilesOfAFolderAsTheEngineFindsThem() throws IOException {
        Path base = games.resolve("doom3/base");
        write(base.resolve("pak000.pk4"), "materials/a.mtr", "materials/b.mtr", "materials/deep/c.mtr");
        Path loose = loose(base.resolve("materials/B.mtr"));
        Game game = GameTree.NEARBY.around(base.resolve("models/x.md5mesh"));
        assertThat(game.files("materials", it -> it.toString().endsWith(".mtr"), 100))
                .containsExactly(base.resolve("pak000.pk4/materials/a.mtr"), loose);
    }

    @Test
    void modelsInASingleZipAreInNoGame() throws IOException {
        Path zip = write(disk.resolve("download.zip"), "model/a.md5mesh", "model/skin.tga");
        Path inside = zip.resolve("model/a.md5mesh");
        assertThat(GameTree.NEARBY.around(inside).order()).isEqualTo(SearchOrder.FOLDERS);
        assertThat(search(GameTree.NEARBY, inside, "art/skin.tga").found()).contains(zip.resolve("model/skin.tga"));
    }
}
