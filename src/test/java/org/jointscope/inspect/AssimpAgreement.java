package org.jointscope.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.batch.FileList;
import org.jointscope.batch.Pairing;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.Effect;
import org.jointscope.check.engine.Engines;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AssimpInfo;
import org.jointscope.testing.Corpus;

/**
 * The compatibility of Assimp with a file by Jointscope, and the result of Assimp. Assimp gets a copy of each file in a
 * separate folder, because it opens an .md5anim together with an .md5mesh of the same name; it gets the files of a pair
 * under one name.
 *
 * @param name in the corpus or the fixtures; of a pair, both
 */
record AssimpAgreement(String name, Compatibility compatibility, AssimpInfo real) {

    /** Files that need not agree, with the reason. */
    private static final Path EXCEPTIONS = Path.of("src/test/resources/org/jointscope/inspect/assimp-exceptions.tsv");

    /** The last comparison as recorded in docs/engines.md: all files and pairs, and how many agree. */
    static final Path RECORD = Path.of("src/test/resources/org/jointscope/inspect/assimp-agreement.txt");

    /** The extensions of the formats that Assimp reads. */
    private static final List<String> KINDS = List.of("md5mesh", "md5anim", "md5camera", "md2");

    /** Rules about content that makes Assimp use memory that it did not allocate. */
    private static final Set<String> BY_CHANCE = Set.of("quotes", "weight-joint");

    private static final Engine ASSIMP = Engines.of("assimp").orElseThrow();

    /** The reasons for disagreements, by name. */
    static Map<String, String> exceptions() {
        Map<String, String> exceptions = new LinkedHashMap<>();
        try (Stream<String> lines = Files.lines(EXCEPTIONS)) {
            lines.map(line -> line.split("\t")).forEach(columns -> exceptions.put(columns[0], columns[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return exceptions;
    }

    /** Every file and every pair of the corpus and the fixtures. */
    static List<AssimpAgreement> all() throws IOException {
        List<AssimpAgreement> all = new ArrayList<>();
        Path corpus = Corpus.file("own").getParent();
        for (String kind : KINDS) {
            addAll(all, "corpus/", corpus, Corpus.files(kind));
        }
        List<Path> fixtures = FixtureReports.fixtures().stream()
                .filter(path -> KINDS.stream().anyMatch(kind -> path.toString().endsWith('.' + kind)))
                .toList();
        addAll(all, "fixtures/", FixtureReports.FOLDER, fixtures);
        addAll(all, "fixtures/", FixtureReports.FOLDER, FixtureReports.pairFiles());
        addMade(all, "made/", EngineFixtures.all());
        for (Variant variant : Variant.values()) {
            addMade(all, variant.label() + "/", variant.ofCorpus());
        }
        return List.copyOf(all);
    }

    private static void addMade(List<AssimpAgreement> all, String prefix, Map<String, byte[]> contents)
            throws IOException {
        Path folder = Files.createTempDirectory("made");
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, byte[]> content : contents.entrySet()) {
            files.add(Files.write(folder.resolve(content.getKey()), content.getValue()));
        }
        addAll(all, prefix, folder, files);
        delete(folder);
    }

    private static void addAll(List<AssimpAgreement> all, String prefix, Path root, List<Path> paths)
            throws IOException {
        List<InspectedFile> files = new ArrayList<>();
        for (Path path : paths) {
            files.add(Inspector.inspect(path));
        }
        files.forEach(file -> all.add(of(prefix, root, file)));
        List<Path> meshes =
                prefix.equals("corpus/") && paths.getFirst().toString().endsWith(".md5anim")
                        ? Corpus.files("md5mesh")
                        : List.of();
        Pairing pairing = new Pairing(
                FileList.of(Stream.concat(meshes.stream(), paths.stream()).toList()));
        for (InspectedFile file : files) {
            if (file.content() instanceof Md5Anim anim) {
                // One mesh each: similar fixtures would result in thousands of pairs.
                for (Path mesh : pairing.meshesFor(file.path(), Md5Kernel.rig(anim)).stream()
                        .limit(1)
                        .toList()) {
                    all.add(of(prefix, root, InspectedPair.of(inspected(mesh), file)));
                }
            }
        }
    }

    private static InspectedFile inspected(Path path) {
        try {
            return Inspector.inspect(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static AssimpAgreement of(String prefix, Path root, InspectedFile file) {
        return new AssimpAgreement(
                prefix + name(root, file), file.compatibilities(List.of(ASSIMP)).getFirst(), run(file.path()));
    }

    private static AssimpAgreement of(String prefix, Path root, InspectedPair pair) {
        return new AssimpAgreement(
                prefix + name(root, pair.mesh()) + " + " + name(root, pair.anim()),
                pair.compatibilities(List.of(ASSIMP)).getFirst(),
                run(pair.mesh().path(), pair.anim().path()));
    }

    private static String name(Path root, InspectedFile file) {
        return root.relativize(file.path()).toString().replace('\\', '/');
    }

    private static AssimpInfo run(Path... files) {
        try {
            Path folder = Files.createTempDirectory("assimp");
            for (Path file : files) {
                Files.copy(file, folder.resolve("model" + ending(file)));
            }
            AssimpInfo info = AssimpInfo.of(folder.resolve("model" + ending(files[0])));
            delete(folder);
            return info;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.')).toLowerCase(Locale.ROOT);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /**
     * Whether Assimp loads the accepted files, and crashes only on expected ones, or where the result depends on the
     * memory after its own.
     */
    boolean agrees() {
        boolean rejected = compatibility.outcome() == Outcome.REJECTS;
        boolean crashes = compatibility
                .deciding()
                .filter(reason -> reason.rule().effect() == Effect.CRASHES)
                .isPresent();
        boolean byChance = compatibility
                .deciding()
                .filter(reason -> BY_CHANCE.contains(reason.rule().id()))
                .isPresent();
        return real.isLoaded() != rejected && (byChance || real.isCrashed() == crashes);
    }

    @Override
    public String toString() {
        return "%s: %s, but exit code %d, %s"
                .formatted(name, compatibility.outcome().label(), real.exitCode(), lastLine());
    }

    private String lastLine() {
        return real.text()
                .lines()
                .filter(line -> line.contains("ERROR"))
                .findFirst()
                .orElse("no message");
    }
}
