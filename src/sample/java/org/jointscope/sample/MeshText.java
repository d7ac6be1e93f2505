package org.jointscope.sample;

import java.util.List;

/** Writes an .md5mesh as id's exporter lays it out. */
final class MeshText {
    private final StringBuilder out = new StringBuilder();
    private final Skeleton skeleton;

    private MeshText(Skeleton skeleton) {
        this.skeleton = skeleton;
    }

    static String write(Skeleton drawn, List<SkinMesh> meshes) {
        Skeleton skeleton = asStored(drawn);
        MeshText text = new MeshText(skeleton);
        text.header(meshes.size());
        text.joints();
        meshes.forEach(text::mesh);
        return text.out.toString();
    }

    /** The bind pose as a reader of the file will have it, so that offsets make up for rounding. */
    static Skeleton asStored(Skeleton drawn) {
        return new Skeleton(drawn.joints().stream().map(MeshText::asStored).toList());
    }

    private static Joint asStored(Joint joint) {
        Quat q = joint.rotation().stored();
        int places = Numbers.ROTATIONS;
        Vec p = joint.position();
        return new Joint(
                joint.name(),
                joint.parent(),
                new Vec(
                        Numbers.rounded(p.x(), Numbers.LENGTHS),
                        Numbers.rounded(p.y(), Numbers.LENGTHS),
                        Numbers.rounded(p.z(), Numbers.LENGTHS)),
                Quat.restored(
                        Numbers.rounded(q.x(), places),
                        Numbers.rounded(q.y(), places),
                        Numbers.rounded(q.z(), places)));
    }

    private void header(int meshes) {
        out.append("MD5Version 10\n");
        out.append("commandline \"mesh dapple -dest models/dapple/dapple.md5mesh\"\n\n");
        out.append("numJoints ").append(skeleton.size()).append('\n');
        out.append("numMeshes ").append(meshes).append("\n\n");
    }

    private void joints() {
        out.append("joints {\n");
        for (int i = 0; i < skeleton.size(); i++) {
            Joint joint = skeleton.joint(i);
            Quat q = joint.rotation();
            out.append("\t\"").append(joint.name()).append("\"\t").append(joint.parent());
            out.append(' ').append(Numbers.triple(joint.position())).append(' ');
            out.append(Numbers.triple(q.x(), q.y(), q.z(), Numbers.ROTATIONS));
            out.append("\t\t// ").append(skeleton.parentName(i)).append('\n');
        }
        out.append("}\n");
    }

    private void mesh(SkinMesh mesh) {
        out.append("\nmesh {\n\t// meshes: ").append(mesh.name()).append('\n');
        out.append("\tshader \"").append(mesh.shader()).append("\"\n");
        vertices(mesh);
        triangles(mesh);
        weights(mesh);
        out.append("}\n");
    }

    private void vertices(SkinMesh mesh) {
        out.append("\n\tnumverts ").append(mesh.vertices().size()).append('\n');
        int first = 0;
        for (int i = 0; i < mesh.vertices().size(); i++) {
            SkinMesh.Vertex v = mesh.vertices().get(i);
            out.append("\tvert ").append(i).append(" ( ");
            out.append(Numbers.text(v.s(), Numbers.LENGTHS)).append(' ');
            out.append(Numbers.text(v.t(), Numbers.LENGTHS)).append(" ) ");
            out.append(first).append(' ').append(v.shares().size()).append('\n');
            first += v.shares().size();
        }
    }

    /** The format wants the corners clockwise as seen from outside. */
    private void triangles(SkinMesh mesh) {
        out.append("\n\tnumtris ").append(mesh.triangles().size()).append('\n');
        for (int i = 0; i < mesh.triangles().size(); i++) {
            int[] t = mesh.triangles().get(i);
            out.append("\ttri ").append(i).append(' ').append(t[0]).append(' ');
            out.append(t[2]).append(' ').append(t[1]).append('\n');
        }
    }

    private void weights(SkinMesh mesh) {
        int count = mesh.vertices().stream().mapToInt(v -> v.shares().size()).sum();
        out.append("\n\tnumweights ").append(count).append('\n');
        int index = 0;
        for (SkinMesh.Vertex v : mesh.vertices()) {
            for (SkinWeights.Share share : v.shares()) {
                Vec offset = skeleton.joint(share.joint()).toJoint(v.point());
                out.append("\tweight ").append(index++).append(' ').append(share.joint());
                out.append(' ').append(Numbers.text(share.bias(), Numbers.LENGTHS));
                out.append(' ').append(Numbers.triple(offset)).append('\n');
            }
        }
    }
}
