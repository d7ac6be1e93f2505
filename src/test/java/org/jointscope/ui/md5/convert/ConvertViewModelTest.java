package org.jointscope.ui.md5.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jointscope.edit.TransformModel;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Mesh;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertViewModelTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ConvertViewModel model = new ConvertViewModel(document, Texts.program());

    private void open(String fixture) {
        document.show(SmallModel.open(FIXTURES.resolve(fixture)));
    }

    private boolean offers(int version) {
        return model.offeredProperty(version).getValue();
    }

    @Test
    void fileIsConvertedToTheOtherVersionAndBack() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(offers(10)).isFalse();
        assertThat(offers(11)).isTrue();
        assertThat(model.losses(11)).isEmpty();
        model.convert(11);
        assertThat(document.getOpen()
                        .md5Mesh()
                        .orElseThrow()
                        .version()
                        .orElseThrow()
                        .toInt())
                .isEqualTo(11);
        assertThat(document.getOpen()
                        .md5Anim()
                        .orElseThrow()
                        .version()
                        .orElseThrow()
                        .toInt())
                .isEqualTo(11);
        assertThat(offers(10)).isTrue();
        assertThat(offers(11)).isFalse();
        model.convert(10);
        assertThat(document.editing().modifiedProperty().get()).isFalse();
    }

    @Test
    void lossesAreListedBeforehand() {
        open("version-12-with-colors.md5mesh");
        assertThat(offers(10)).isTrue();
        assertThat(model.losses(11)).containsExactly("the normals and tangents of 3 vertices");
        assertThat(model.losses(10))
                .containsExactly("the colors of 3 vertices", "the normals and tangents of 3 vertices");
        open("version-11-with-colors.md5mesh");
        assertThat(model.losses(10)).containsExactly("the flags of 1 mesh", "the colors of 3 vertices");
    }

    @Test
    void transformIsPreviewedAndUndone() {
        open("version-11-with-colors.md5mesh");
        assertThat(model.hasFilesProperty().getValue()).isTrue();
        Md5Mesh before = document.getOpen().md5Mesh().orElseThrow();
        TransformModel edit = new TransformModel(2, 0, 0, 90);
        assertThat(model.preview(edit)).startsWith("Size of the bind pose: ").endsWith(" units.");
        assertThat(document.editing().modifiedProperty().get()).isFalse();
        model.transform(edit);
        assertThat(document.getOpen().md5Mesh().orElseThrow().joints())
                .isEqualTo(edit.applyTo(before).joints())
                .isNotEqualTo(before.joints());
        document.editing().undo();
        assertThat(document.getOpen().md5Mesh()).containsSame(before);
        open("version-12-with-colors.md5mesh");
        assertThat(model.canTransform(edit)).isFalse();
        assertThat(model.preview(edit)).contains("Version 12 contains normals");
        assertThat(model.canTransform(new TransformModel(2, 0, 0, 0))).isTrue();
    }

    @Test
    void unsupportedVersionsAreNotConverted() {
        for (String file : new String[] {"version-7.md5mesh", "no-version.md5mesh"}) {
            open(file);
            assertThat(offers(10)).as(file).isFalse();
            assertThat(offers(11)).as(file).isFalse();
        }
    }
}
