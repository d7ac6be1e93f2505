package org.jointscope.sample;

/** Writes an .md5camera as id's exporter lays it out. */
final class CameraText {
    private CameraText() {}

    static String write(String name, CameraAnimation animation) {
        StringBuilder out = new StringBuilder();
        int frames = animation.frames().size();
        out.append("MD5Version 10\n");
        out.append("commandline \"camera dapple -dest models/dapple/").append(name);
        out.append(".md5camera -range 0 ").append(frames - animation.cuts().size() - 1);
        out.append("\"\n\nnumFrames ").append(frames).append('\n');
        out.append("frameRate ").append(CameraAnimation.RATE).append('\n');
        out.append("numCuts ").append(animation.cuts().size()).append("\n\ncuts {\n");
        animation.cuts().forEach(cut -> out.append('\t').append(cut).append('\n'));
        out.append("}\n\ncamera {\n");
        for (CameraAnimation.Frame frame : animation.frames()) {
            Quat q = frame.orientation().stored();
            out.append('\t').append(Numbers.triple(frame.position())).append(' ');
            out.append(Numbers.triple(q.x(), q.y(), q.z(), Numbers.ROTATIONS)).append(' ');
            out.append(Numbers.text(frame.fov(), Numbers.LENGTHS)).append('\n');
        }
        return out.append("}\n").toString();
    }
}
