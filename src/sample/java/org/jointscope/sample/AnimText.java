package org.jointscope.sample;

import java.util.List;

/**
 * Writes an .md5anim as id's exporter lays it out: the baseframe is frame 0, a flag bit only where a component changes,
 * startIndex 0 where nothing does, one line a moving joint in each frame.
 */
final class AnimText {
    private static final String[] NAMES = {"Tx", "Ty", "Tz", "Qx", "Qy", "Qz"};

    private final StringBuilder out = new StringBuilder();
    private final Skeleton skeleton;
    private final Channels channels;
    private final int frames;

    private AnimText(Skeleton skeleton, Channels channels) {
        this.skeleton = skeleton;
        this.channels = channels;
        frames = channels.values.length;
    }

    static String write(Skeleton bind, Clip clip, List<SkinMesh> meshes) {
        AnimText text = new AnimText(bind, new Channels(bind, clip.poses()));
        text.header(clip);
        text.hierarchy();
        text.bounds(MeshText.asStored(bind), meshes);
        text.baseframe();
        for (int frame = 0; frame < text.frames; frame++) {
            text.frame(frame);
        }
        return text.out.toString();
    }

    private void header(Clip clip) {
        out.append("MD5Version 10\n");
        out.append("commandline \"anim dapple -dest models/dapple/").append(clip.name());
        out.append(".md5anim -range 0 ").append(frames - 1).append("\"\n\n");
        out.append("numFrames ").append(frames).append('\n');
        out.append("numJoints ").append(skeleton.size()).append('\n');
        out.append("frameRate ").append(clip.rate()).append('\n');
        out.append("numAnimatedComponents ").append(channels.components()).append("\n\n");
    }

    private void hierarchy() {
        out.append("hierarchy {\n");
        int start = 0;
        for (int i = 0; i < skeleton.size(); i++) {
            int flags = channels.flags[i];
            out.append("\t\"").append(skeleton.joint(i).name()).append("\"\t");
            out.append(skeleton.joint(i).parent()).append(' ').append(flags).append(' ');
            out.append(flags == 0 ? 0 : start).append("\t//");
            out.append(comment(i)).append('\n');
            start += Integer.bitCount(flags);
        }
        out.append("}\n\n");
    }

    private String comment(int joint) {
        StringBuilder comment = new StringBuilder();
        if (skeleton.joint(joint).parent() >= 0) {
            comment.append(' ').append(skeleton.parentName(joint));
        }
        if (channels.flags[joint] != 0) {
            comment.append(" ( ");
            for (int c = 0; c < 6; c++) {
                comment.append(channels.flagged(joint, c) ? NAMES[c] + " " : "");
            }
            comment.append(')');
        }
        return comment.toString();
    }

    private void bounds(Skeleton bind, List<SkinMesh> meshes) {
        out.append("bounds {\n");
        Skinned skinned = new Skinned(bind, meshes);
        for (int frame = 0; frame < frames; frame++) {
            Vec[] box = skinned.box(channels.posed(skeleton, frame));
            out.append('\t').append(Numbers.triple(box[0])).append(' ');
            out.append(Numbers.triple(box[1])).append('\n');
        }
        out.append("}\n\n");
    }

    private void baseframe() {
        out.append("baseframe {\n");
        for (double[] six : channels.values[0]) {
            out.append('\t')
                    .append(Numbers.triple(new Vec(six[0], six[1], six[2])))
                    .append(' ');
            out.append(Numbers.triple(six[3], six[4], six[5], Numbers.ROTATIONS))
                    .append('\n');
        }
        out.append("}\n");
    }

    private void frame(int frame) {
        out.append("\nframe ").append(frame).append(" {\n");
        for (int joint = 0; joint < skeleton.size(); joint++) {
            if (channels.flags[joint] != 0) {
                out.append('\t');
                String gap = "";
                for (int c = 0; c < 6; c++) {
                    if (channels.flagged(joint, c)) {
                        double value = channels.values[frame][joint][c];
                        int places = c < 3 ? Numbers.LENGTHS : Numbers.ROTATIONS;
                        out.append(gap).append(Numbers.text(value, places));
                        gap = " ";
                    }
                }
                out.append('\n');
            }
        }
        out.append("}\n");
    }
}
