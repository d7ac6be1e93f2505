package org.jointscope.sample;

import java.util.ArrayList;
import java.util.List;

/** Reads the sample's own texts back, word by word, for the tests; it trusts their layout. */
final class SampleText {
    /** A mesh as it stands in the file. */
    record Mesh(List<double[]> vertices, List<int[]> triangles, List<double[]> weights) {}

    /** A row of a hierarchy: name, parent, flags, startIndex. */
    record Row(String name, int parent, int flags, int start) {}

    /** An animation as it stands in the file. */
    record Anim(List<Row> rows, List<double[]> bounds, List<double[]> baseframe, List<double[]> frames) {
        /** The six components of a joint at a frame, as a reader puts them together. */
        double[] six(int frame, int joint) {
            double[] six = baseframe.get(joint).clone();
            int next = rows.get(joint).start();
            for (int c = 0; c < 6; c++) {
                if ((rows.get(joint).flags() >> c & 1) == 1) {
                    six[c] = frames.get(frame)[next++];
                }
            }
            return six;
        }
    }

    /** A camera as it stands in the file: seven numbers a frame. */
    record Camera(int rate, List<Integer> cuts, List<double[]> frames) {}

    private final String[] words;
    private int at;

    SampleText(String text) {
        words = text.replaceAll("//[^\n]*", " ")
                .replaceAll("[(){}]", " ")
                .trim()
                .split("\\s+");
    }

    private void to(String word) {
        while (!words[at++].equals(word)) {}
    }

    private int integer() {
        return Integer.parseInt(words[at++]);
    }

    private double[] numbers(int count) {
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = Double.parseDouble(words[at++]);
        }
        return numbers;
    }

    Skeleton skeleton() {
        at = 0;
        to("numJoints");
        int count = integer();
        to("joints");
        List<Joint> joints = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = words[at++].replace("\"", "");
            int parent = integer();
            double[] v = numbers(6);
            Quat rotation = Quat.restored(v[3], v[4], v[5]);
            joints.add(new Joint(name, parent, new Vec(v[0], v[1], v[2]), rotation));
        }
        return new Skeleton(joints);
    }

    List<Mesh> meshes() {
        at = 0;
        to("numMeshes");
        int count = integer();
        List<Mesh> meshes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            to("shader");
            List<double[]> vertices = table("numverts", 5);
            List<double[]> corners = table("numtris", 4);
            List<int[]> triangles = new ArrayList<>();
            corners.forEach(c -> triangles.add(new int[] {(int) c[1], (int) c[2], (int) c[3]}));
            meshes.add(new Mesh(vertices, triangles, table("numweights", 6)));
        }
        return meshes;
    }

    /** Rows that start with a word of their own, which is skipped. */
    private List<double[]> table(String counter, int columns) {
        to(counter);
        int count = integer();
        List<double[]> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            at++;
            rows.add(numbers(columns));
        }
        return rows;
    }

    Anim anim() {
        at = 0;
        to("numFrames");
        int frameCount = integer();
        to("numJoints");
        int joints = integer();
        to("numAnimatedComponents");
        int components = integer();
        to("hierarchy");
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < joints; i++) {
            String name = words[at++].replace("\"", "");
            rows.add(new Row(name, integer(), integer(), integer()));
        }
        to("bounds");
        List<double[]> bounds = plain(frameCount, 6);
        to("baseframe");
        List<double[]> baseframe = plain(joints, 6);
        List<double[]> frames = new ArrayList<>();
        for (int i = 0; i < frameCount; i++) {
            to("frame");
            at++;
            frames.add(numbers(components));
        }
        return new Anim(rows, bounds, baseframe, frames);
    }

    Camera camera() {
        at = 0;
        to("numFrames");
        int frames = integer();
        to("frameRate");
        int rate = integer();
        to("numCuts");
        int count = integer();
        to("cuts");
        List<Integer> cuts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cuts.add(integer());
        }
        to("camera");
        return new Camera(rate, cuts, plain(frames, 7));
    }

    private List<double[]> plain(int count, int columns) {
        List<double[]> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(numbers(columns));
        }
        return rows;
    }
}
