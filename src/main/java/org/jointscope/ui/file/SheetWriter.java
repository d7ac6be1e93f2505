package org.jointscope.ui.file;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.inspect.AnimTraits;
import org.jointscope.inspect.AnimTraits.AnimDialect;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.TextFacts;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraCut;
import org.jointscope.model.Md5Camera.CameraRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.ui.document.NumberChoices.UnitLength;
import org.jointscope.ui.file.FileSheet.Row;
import org.jointscope.ui.file.FileSheet.Section;
import org.jointscope.ui.text.Numbers;

/** Writes the properties of a file as text. */
record SheetWriter(Texts texts, UnitLength unit) {

    private static final int MOST_MESHES = 24;

    private static final int MOST_DECLARATIONS = 1000;

    /** Issues of files without the line; the model has an empty text in both cases. */
    private static final Set<IssueCode> NO_COMMANDLINE = Set.of(IssueCode.COMMANDLINE_MISSING, IssueCode.FILE_EMPTY);

    FileSheet sheet(InspectedFile file) {
        List<Section> sections = new ArrayList<>();
        sections.add(section("file", writtenDown(file)));
        sections.addAll(
                switch (file.content()) {
                    case Md5Mesh mesh -> of(file, mesh);
                    case Md5Anim anim -> of(file, anim);
                    case Md5Camera camera -> of(file, camera);
                    case Md5Scale scale -> of(scale);
                    case Md2 md2 -> of(md2);
                    case Declarations declarations -> of(declarations);
                });
        return new FileSheet(file.name(), texts.of("file.kind." + file.kind()), sections);
    }

    private Section section(String topic, List<Row> rows) {
        return new Section(texts.of("file.section." + topic), rows);
    }

    /** The folder and the text format of a file. */
    private List<Row> writtenDown(InspectedFile file) {
        String kibibytes = Numbers.fixed(file.bytes() / 1024.0, 1);
        List<Row> rows = new ArrayList<>();
        rows.add(plain("path", file.path().toString()));
        rows.add(plain("size", texts.of("file.bytes", file.bytes(), kibibytes)));
        TextFacts text = file.text();
        if (!text.isBinary()) {
            String ends = texts.of("file.ends." + text.lineEnds());
            String encoding = text.encoding().displayName(Locale.ROOT);
            boolean mark = text.byteOrderMark();
            rows.add(plain("lines", texts.of("file.lines.text", text.lines(), ends)));
            rows.add(plain("encoding", mark ? texts.of("file.encoding.mark", encoding) : encoding));
        }
        return rows;
    }

    private Row plain(String key, String value) {
        return Row.plain(texts.of("file." + key), value);
    }

    private List<Section> of(InspectedFile file, Md5Mesh mesh) {
        return List.of(
                section(
                        "HEADER",
                        List.of(
                                version(mesh.version()),
                                commandline(file, mesh.commandline().orElse("")),
                                count(
                                        "numJoints",
                                        mesh.numJoints(),
                                        Block.of("joints", mesh.joints(), MeshJoint::place)),
                                count("numMeshes", mesh.numMeshes(), Block.of("mesh", mesh.meshes(), Mesh::place)))),
                section("SIZE", new Dimensions(texts, unit).of(mesh)),
                section("MESHES", meshes(mesh.meshes())));
    }

    private List<Section> of(InspectedFile file, Md5Anim anim) {
        double rate = anim.frameRate().map(Declared::value).orElse(0.0);
        List<Row> time = new ArrayList<>(List.of(frameRate(anim.frameRate())));
        time.addAll(length(anim.frames().size() - 1, rate));
        return List.of(
                section(
                        "HEADER",
                        List.of(
                                version(anim.version()),
                                commandline(file, anim.commandline().orElse("")),
                                count(
                                        "numFrames",
                                        anim.numFrames(),
                                        Block.of("frame", anim.frames(), Frame::place),
                                        Block.of("bounds", anim.bounds(), BoundsRow::place)),
                                count(
                                        "numJoints",
                                        anim.numJoints(),
                                        Block.of("hierarchy", anim.hierarchy(), AnimJoint::place),
                                        Block.of("baseframe", anim.baseframe(), BaseframeRow::place)),
                                floats(anim))),
                section("TIME", time),
                section("DIALECT", dialect(AnimTraits.of(anim, file.text().rowComments()))));
    }

    private List<Section> of(InspectedFile file, Md5Camera camera) {
        return List.of(
                section(
                        "HEADER",
                        List.of(
                                version(camera.version()),
                                commandline(file, camera.commandline()),
                                count(
                                        "numFrames",
                                        camera.numFrames(),
                                        Block.of("camera", camera.frames(), CameraRow::place)),
                                count("numCuts", camera.numCuts(), Block.of("cuts", camera.cuts(), CameraCut::place)))),
                section("TIME", List.of(frameRate(camera.frameRate()), length(CameraPath.of(camera)))));
    }

    private List<Section> of(Md5Scale scale) {
        return List.of(section(
                "SCALES",
                scale.joints().stream().limit(MOST_MESHES).map(this::of).toList()));
    }

    private Row of(ScaledJoint joint) {
        String key = joint.scalesPosition() ? "file.scales.positions" : "file.scales";
        return Row.plain(
                joint.name(), texts.of(key, joint.rows().size(), joint.place().line()));
    }

    private List<Section> of(Md2 md2) {
        return List.of(
                section(
                        "HEADER",
                        Arrays.stream(Field.values())
                                .map(field -> field(field, md2.header()))
                                .toList()),
                section("SIZE", new Dimensions(texts, unit).of(md2)));
    }

    private List<Section> of(Declarations declarations) {
        List<Row> rows = new ArrayList<>();
        declarations.models().forEach(it -> rows.add(declaration("model", it.name())));
        declarations.skins().forEach(it -> rows.add(declaration("skin", it.name())));
        return List.of(section("DECLARATIONS", rows.subList(0, Math.min(MOST_DECLARATIONS, rows.size()))));
    }

    private Row declaration(String type, Word name) {
        return new Row(
                texts.of("file.declaration." + type),
                Names.shown(name.text()),
                line(name.place()),
                false,
                Optional.of(name.place()));
    }

    /** The version, and the games that use it. */
    private Row version(Optional<Declared> version) {
        String key = "file.version." + version.map(Declared::toInt).orElse(0);
        String whose = texts.of(texts.bundle().containsKey(key) ? key : "file.version.other");
        return declared("MD5Version", version, " · " + whose, false);
    }

    private Row commandline(InspectedFile file, String text) {
        if (file.issues().stream().map(Issue::code).anyMatch(NO_COMMANDLINE::contains)) {
            return missing("commandline", "");
        }
        return text.isEmpty()
                ? Row.noted("commandline", "–", texts.of("file.commandline.empty"))
                : Row.plain("commandline", text);
    }

    /** A declared number of rows, and the blocks that must contain this number. */
    private Row count(String keyword, Optional<Declared> declared, Block... blocks) {
        String where = Arrays.stream(blocks).map(this::where).collect(Collectors.joining("; "));
        double number = declared.map(Declared::value).orElse(0.0);
        boolean mismatch =
                Arrays.stream(blocks).anyMatch(block -> block.places().size() != number);
        return declared.isPresent()
                ? declared(keyword, declared, " · " + where, mismatch)
                : missing(keyword, " · " + where);
    }

    /** Rows of one kind with their places, in order. */
    private record Block(String name, List<Place> places) {

        static <R> Block of(String name, List<R> rows, Function<R, Place> place) {
            return new Block(name, rows.stream().map(place).toList());
        }
    }

    private String where(Block block) {
        List<Place> places = block.places();
        return places.isEmpty()
                ? texts.of("file.rows.none", block.name())
                : texts.of(
                        "file.rows",
                        block.name(),
                        places.size(),
                        places.getFirst().line(),
                        places.getLast().line());
    }

    /** The declared number of components per frame. */
    private Row floats(Md5Anim anim) {
        IntSummaryStatistics sizes =
                anim.frames().stream().mapToInt(Frame::size).summaryStatistics();
        int named =
                anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum();
        boolean frames = sizes.getCount() > 0;
        int fewest = sizes.getMin();
        int most = sizes.getMax();
        String key = fewest == most ? "file.components.frames" : "file.components.uneven";
        String held = frames ? texts.of(key, fewest, most) + "; " : "";
        double number = anim.numAnimatedComponents().map(Declared::value).orElse(0.0);
        return declared(
                "numAnimatedComponents",
                anim.numAnimatedComponents(),
                " · " + held + texts.of("file.components.flags", named),
                frames && (number != fewest || number != most));
    }

    private Row frameRate(Optional<Declared> rate) {
        Row row = declared("frameRate", rate, "", false);
        return rate.isPresent() ? row.withValue(texts.of("file.rate", row.value())) : row;
    }

    /** A number of a header, with its line. */
    private Row declared(String keyword, Optional<Declared> number, String note, boolean mismatch) {
        return number.map(declared -> new Row(
                        keyword,
                        number(declared.value()),
                        line(declared.place()) + note,
                        mismatch,
                        Optional.of(declared.place())))
                .orElseGet(() -> missing(keyword, ""));
    }

    private Row missing(String keyword, String note) {
        return new Row(keyword, "–", texts.of("file.missing") + note, true, Optional.empty());
    }

    private String line(Place place) {
        return texts.of("file.line", place.line());
    }

    /** A number as the file contains it, without decimals if it is an integer. */
    private static String number(double value) {
        return Math.rint(value) == value && Math.abs(value) < 1e15
                ? Numbers.fixed(value, 0)
                : Double.isNaN(value) ? "?" : Double.toString(value);
    }

    private List<Row> length(int steps, double rate) {
        if (steps < 1 || !(rate > 0)) {
            return List.of(length("–", texts.of("file.length.none")));
        }
        // Doom 3 uses whole milliseconds and rounds up (anim/Anim.cpp, LoadAnim).
        String doom3 = number(Math.ceil(steps * 1000.0 / rate));
        return List.of(
                length(seconds(steps / rate), texts.of("file.length.text", steps, doom3)),
                Row.noted(
                        texts.of("file.length.wrapping"),
                        seconds((steps + 1) / rate),
                        texts.of("file.length.wrapping.text")));
    }

    private Row length(CameraPath path) {
        int cuts = path.frameCount() - path.playedCount();
        return path.seconds() == 0 || path.frameCount() < 2
                ? length("–", texts.of("file.length.none"))
                : length(seconds(path.seconds()), texts.of("file.length.camera", path.playedCount(), cuts));
    }

    private Row length(String value, String note) {
        return Row.noted(texts.of("file.length"), value, note);
    }

    private String seconds(double seconds) {
        return texts.of("file.seconds", Numbers.fixed(seconds, 3));
    }

    private List<Row> meshes(List<Mesh> meshes) {
        List<Row> rows = new ArrayList<>();
        int left = 0;
        for (int i = 0; i < meshes.size(); i++) {
            Row row = mesh(i, meshes.get(i));
            if (i < MOST_MESHES || row.mismatch()) {
                rows.add(row);
            } else {
                left++;
            }
        }
        if (left > 0) {
            rows.add(Row.plain("…", texts.of("file.meshes.more", left)));
        }
        return rows;
    }

    private Row mesh(int index, Mesh mesh) {
        List<String> wrong = Stream.of(
                        fault("numverts", mesh.numVerts(), mesh.vertices()),
                        fault("numtris", mesh.numTris(), mesh.triangles()),
                        fault("numweights", mesh.numWeights(), mesh.weights()))
                .flatMap(Optional::stream)
                .toList();
        String line = line(mesh.place());
        return new Row(
                texts.of("file.mesh", index),
                texts.of(
                        "file.mesh.counts",
                        mesh.vertices().size(),
                        mesh.triangles().size(),
                        mesh.weights().size()),
                wrong.isEmpty() ? texts.of("file.mesh.asDeclared", line) : line + " · " + String.join(", ", wrong),
                !wrong.isEmpty(),
                Optional.of(mesh.place()));
    }

    private Optional<String> fault(String keyword, Optional<Declared> declared, MeshRows there) {
        return declared.isEmpty()
                ? Optional.of(texts.of("file.mesh.undeclared", keyword))
                : declared.filter(number -> number.value() != there.size())
                        .map(number -> texts.of(
                                "file.mesh.wrong",
                                keyword,
                                number(number.value()),
                                number.place().line()));
    }

    private Row field(Field field, Md2Header header) {
        int value = header.get(field);
        return value == ModelFile.MISSING
                ? missing(field.label(), "")
                : Row.noted(
                        field.label(),
                        field == Field.IDENT ? header.ident() : Integer.toString(value),
                        texts.of("file.byte", field.offset()));
    }

    /** The exporter style of an animation, and the evidence for it. */
    private List<Row> dialect(AnimTraits traits) {
        AnimDialect dialect = AnimDialect.of(traits);
        List<Row> rows = new ArrayList<>();
        String key = "file.dialect." + dialect;
        rows.add(Row.noted(texts.of("file.dialect"), texts.of(key), texts.of(key + ".text")));
        if (dialect == AnimDialect.UNKNOWN) {
            return rows;
        }
        int still = traits.still();
        int differs = traits.baseframeDiffers();
        rows.add(trait("flags", "text", traits.whole(), traits.partial(), still));
        rows.add(trait("packing", traits.packed() ? "packed" : "loose"));
        if (still > 0) {
            rows.add(trait("still", "text", traits.stillAtZero(), still));
        }
        rows.add(trait("baseframe", differs == 0 ? "same" : "other", differs, traits.joints()));
        rows.add(trait("comments", traits.comments().name()));
        return rows;
    }

    private Row trait(String name, String value, Object... arguments) {
        String key = "trait." + name;
        return plain(key, texts.of("file." + key + "." + value, arguments));
    }
}
