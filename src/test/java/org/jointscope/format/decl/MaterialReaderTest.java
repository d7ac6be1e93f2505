package org.jointscope.format.decl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jointscope.format.cube.ConfigReader;
import org.jointscope.inspect.Mutation;
import org.jointscope.model.Materials.Image;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.Materials.Stage;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;

class MaterialReaderTest {

    private static final Pattern NAME = Pattern.compile("(?m)^textures/(?=[^\\s{]+\\s*(//.*)?\\s*\\{?\\s*$)");

    private static List<Material> read(String text) {
        return MaterialReader.read(text.getBytes(StandardCharsets.UTF_8)).materials();
    }

    private static List<String> stages(Material material) {
        return material.stages().stream()
                .map(stage ->
                        stage.lighting() + " " + stage.image().map(Image::text).orElse("–"))
                .toList();
    }

    @Test
    void readsStagesAndImagePrograms() {
        List<Material> materials = read("""
            table t { { 0, 1 } }
            material a { DiffuseMap x/y.tga twoSided }
            "b" // a comment
            {
                bumpmap add( scale(x, 1, .5 2, 1), invertAlpha makeAlpha(y) )
                if (parm7) { blend specularmap map Z vertexColor }
                { blend GL_ONE, GL_ZERO map _white rgb t[time * 0.5] }
                { blend bumpmap }
                { map add(x) }
            }
            sound c { map d }
            e {
            """);
        assertThat(materials).extracting(it -> it.name().text()).containsExactly("a", "b", "e");
        assertThat(materials).extracting(Material::twoSided).containsExactly(true, false, false);
        assertThat(stages(materials.getFirst())).containsExactly("DIFFUSE x/y.tga");
        assertThat(stages(materials.get(1)))
                .containsExactly(
                        "BUMP add(scale(x,1,.5,2,1),invertAlpha(makeAlpha(y)))",
                        "SPECULAR Z",
                        "UNLIT _white",
                        "BUMP –",
                        "UNLIT –");
        assertThat(materials.get(1).color().flatMap(Stage::image).map(Image::text))
                .contains("_white");
    }

    @Test
    void keepsWhatIsNotShownAsText() {
        Material material = read("""
            glass
            {
                noShadows // a comment
                qer_editorimage  "t/glass editor.tga"
                diffusemap t/glass
                { blend add
                  map /* the light */ t/glow
                  rgb  sinTable[ time * 0.5 ] }
                {
                    blend diffusemap
                    map t/second
                }
                deform sprite
                { cubeMap env/gen2 texgen reflect if ( parm7 ) { x } }
                { map t/unused
            """).getFirst();
        assertThat(material.keywords()).isEqualTo("noShadows · qer_editorimage \"t/glass editor.tga\" · deform sprite");
        assertThat(material.others())
                .extracting(it -> it.location().line() + " " + it.text())
                .containsExactly(
                        "7 blend add · map t/glow · rgb sinTable[ time * 0.5 ]",
                        "11 blend diffusemap · map t/second",
                        "14 cubeMap env/gen2 texgen reflect if ( parm7 ) { x }",
                        "15 map t/unused");
        assertThat(read("a { x" + "y".repeat(5000) + " }").getFirst().keywords())
                .hasSize(2001)
                .endsWith("y…");
    }

    private static List<String> issues(String text) {
        return MaterialReader.readMtr(text.getBytes(StandardCharsets.UTF_8)).issues().stream()
                .flatMap(issue -> issue.findings().stream())
                .map(it -> it.location().line() + ":" + it.location().column() + " " + it.code() + " " + it.message())
                .toList();
    }

    @Test
    void reportsTheFirstFaultOfAnImageProgram() {
        assertThat(issues("a {\n diffusemap add(x y(z)) }")).containsExactly("""
            2:19 MATERIAL_IMAGE_INCOMPLETE 'add' is incomplete: expected a comma, found 'y'.\
            """);
        assertThat(issues("a { bumpmap heightmap x, \"4\" }")).containsExactly("""
            1:23 MATERIAL_IMAGE_INCOMPLETE 'heightmap' is incomplete: expected an opening parenthesis, found 'x'.\
            """);
        assertThat(issues("a { { map makeAlpha(invertColor(x) } }")).containsExactly("""
            1:36 MATERIAL_IMAGE_INCOMPLETE 'makeAlpha' is incomplete: expected a closing parenthesis, found '}'.\
            """);
        assertThat(issues("a { { map add(foo(x), y) } { map scale(x, a, 1, 1, 1) } }"))
                .containsExactly(
                        "1:43 MATERIAL_IMAGE_INCOMPLETE 'scale' is incomplete: expected a number, found 'a'.",
                        "1:15 MATERIAL_FUNCTION_UNKNOWN Unknown image function 'foo'.");
    }

    @Test
    void reportsWhatIsNotClosed() {
        assertThat(issues("a { map \"x\n }")).hasSize(1).first().asString().startsWith("1:9 STRING_UNTERMINATED");
        assertThat(issues("a { } /* b")).hasSize(1).first().asString().startsWith("1:7 COMMENT_UNTERMINATED");
        assertThat(issues("a {\n{ map x")).containsExactly("""
            2:8 BLOCK_UNTERMINATED Block 'stage' (line 2) is not closed before the end of the file.\
            """);
        assertThat(issues("table t { { 1 }")).containsExactly("""
            1:16 DECL_UNTERMINATED The table that begins on line 1 is not closed before the end of the file.\
            """);
        assertThat(issues("{ } a b { }"))
                .extracting(it -> it.split(" ")[1])
                .containsExactlyInAnyOrder("DECL_NAME_MISSING", "DECL_BODY_MISSING", "DECL_NAME_MISSING");
    }

    @Test
    void reportsTooManyRows() {
        List<String> found = issues("a { } ".repeat((1 << 17) + 2));
        assertThat(found).hasSize(1).first().asString().contains("ROWS_TOO_MANY");
        assertThat(read("a {" + "{ map b }".repeat(1 << 17) + "}")).hasSize(1);
    }

    @Test
    void readsEveryMaterialOfRealFiles() throws IOException {
        int names = 0;
        for (Path file : Corpus.files("mtr")) {
            byte[] bytes = Files.readAllBytes(file);
            long written = NAME.matcher(new String(bytes, StandardCharsets.ISO_8859_1))
                    .results()
                    .count();
            List<Material> materials = MaterialReader.read(bytes).materials();
            assertThat(materials.stream().filter(it -> it.name().text().startsWith("textures/")))
                    .as(file.toString())
                    .hasSizeGreaterThanOrEqualTo((int) written);
            names += materials.size();
            for (int seed = 0; seed < 20; seed++) {
                MaterialReader.readMtr(Mutation.of(bytes, seed));
            }
        }
        assertThat(names).isGreaterThan(200);
    }

    @Test
    void hostileFilesEnd() {
        for (String part :
                List.of("add(", "a{", "a{{map ", "{", "a{diffusemap add(x,", "a{{blend ", ",", "material ")) {
            read(part.repeat(50_000));
            ConfigReader.read(part.repeat(50_000).getBytes(StandardCharsets.UTF_8));
        }
        for (String part : List.of("[", "]", "\"", "//", "md5skin * a;", "(", "a ")) {
            assertThat(ConfigReader.read(part.repeat(50_000).getBytes(StandardCharsets.UTF_8)))
                    .hasSizeLessThanOrEqualTo(1 << 14);
        }
    }

    @Test
    void damagedConfigurationsAreRead() {
        byte[] config = """
            // The skins of a model
            md5dir "mapmodels/guard"
            if (> $detail 1) [
                md5load guard.md5mesh
                md5skin "*" [ body.png ] <dds>masks.png 0.5 0.3; md5bumpmap body "local.png"
            ]
            md5anim idle "idle.md5anim" 30
            """.getBytes(StandardCharsets.UTF_8);
        for (int end = 0; end <= config.length; end++) {
            ConfigReader.read(Arrays.copyOf(config, end));
        }
        for (int seed = 0; seed < 5_000; seed++) {
            ConfigReader.read(Mutation.of(config, seed));
        }
    }

    @Test
    void readsEveryConfigurationOfRealFiles() throws IOException {
        for (Path file : Corpus.files("cfg")) {
            byte[] bytes = Files.readAllBytes(file);
            assertThat(ConfigReader.read(bytes)).as(file.toString()).isNotEmpty();
            for (int seed = 0; seed < 20; seed++) {
                ConfigReader.read(Mutation.of(bytes, seed));
            }
        }
    }
}
