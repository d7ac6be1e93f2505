package org.jointscope.sample;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All files of the bundled sample, made in memory: the texts by file name, the pictures too. */
record Sample(Map<String, String> texts, Map<String, BufferedImage> pictures) {
    private static final int SKIN_SIZE = 1024;
    private static final int TRIM_SIZE = 512;
    private static final int SPREAD = 10;

    static Sample make() {
        Skeleton skeleton = CreatureSkeleton.build();
        CreatureBody body = new CreatureBody();
        TriangleMesh left = CreatureSkin.leftHalf(body);
        TriangleMesh skin = Mirror.whole(left);
        List<List<SkinWeights.Share>> weights = SkinWeights.spread(skin, body, skeleton, SPREAD);
        UvAtlas.Layout layout = UvAtlas.layout(left, CreatureSkin.parts(left, body, skeleton), SKIN_SIZE);
        List<SkinMesh> meshes = List.of(
                CreatureSkin.split(skin, layout, weights),
                CrestMesh.build(skeleton, body, skin, weights),
                EyeMeshes.eyes(skeleton),
                EyeMeshes.lids(skeleton));
        Map<String, BufferedImage> pictures = new TreeMap<>();
        SkinBaker baker = new SkinBaker(left, skin.normals(), layout, body);
        pictures.put("dapple_skin.png", baker.bake().image());
        pictures.put("dapple_trim.png", TrimPainter.paint(TRIM_SIZE).image());
        return new Sample(texts(skeleton, meshes), pictures);
    }

    private static Map<String, String> texts(Skeleton skeleton, List<SkinMesh> meshes) {
        Map<String, String> texts = new TreeMap<>();
        texts.put("dapple.md5mesh", MeshText.write(skeleton, meshes));
        List<Clip> clips = new ArrayList<>();
        clips.add(WalkCycle.clip(skeleton));
        clips.add(IdleCycle.clip(skeleton));
        clips.add(LookCycle.clip(skeleton));
        for (Clip clip : clips) {
            texts.put(clip.name() + ".md5anim", AnimText.write(skeleton, clip, meshes));
        }
        texts.put("flight.md5camera", CameraText.write("flight", CameraAnimation.make()));
        return texts;
    }
}
