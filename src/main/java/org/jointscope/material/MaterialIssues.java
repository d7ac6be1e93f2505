package org.jointscope.material;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jointscope.analysis.DeclNames;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.files.Game;
import org.jointscope.files.Place.Loser;
import org.jointscope.files.Place.Rule;
import org.jointscope.files.SearchOrder;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.PictureReader.PictureHeader;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;

/** The rules for the materials and images of a mesh file, in the game around it. */
public final class MaterialIssues {

    /** Different extensions of the same format. */
    private static final Map<String, String> FORMATS = Map.of("jpeg", "jpg", "dib", "bmp");

    private final IssueLog issues = new IssueLog();
    private final Set<Path> read = new HashSet<>();
    private final boolean doom3;
    private final boolean inGame;

    /** The archives of the game that cannot be read, until they are reported. */
    private final Set<Path> damaged;

    private MaterialIssues(Game game) {
        inGame = game.isFound();
        damaged = game.places().stream()
                .filter(it -> it.ignored()
                        .filter(reason -> reason.rule() == Rule.DAMAGED)
                        .isPresent())
                .map(it -> it.root())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        doom3 = inGame && game.order() == SearchOrder.DOOM3;
    }

    /**
     * Checks the images of all meshes, those of several meshes once. Slow: the headers of the images are read.
     *
     * @param shown the material that is shown for a shader
     * @param textures of each mesh
     */
    public static List<Issue> check(Md5Mesh file, UnaryOperator<String> shown, List<MeshTextures> textures, Game game) {
        MaterialIssues check = new MaterialIssues(game);
        Set<MeshTextures> known = new HashSet<>();
        for (int mesh = 0; mesh < file.meshes().size(); mesh++) {
            Interruption.check();
            Mesh each = file.meshes().get(mesh);
            if (known.add(textures.get(mesh))) {
                check.check(new Place(each, mesh, shown.apply(each.shader())), textures.get(mesh));
            }
        }
        return check.issues.issues();
    }

    /** @param shader the material that is shown */
    private record Place(Mesh mesh, int index, String shader) {

        Location location() {
            return Locations.of(mesh.shaderLocation().orElse(mesh.location()));
        }
    }

    private void report(IssueCode code, Place place, Object... arguments) {
        issues.add(code, place.location(), Subject.ofMesh(place.index()), arguments);
    }

    private void check(Place place, MeshTextures textures) {
        boolean undeclared = doom3
                && !place.shader().isEmpty()
                && textures.material().isEmpty()
                && textures.color().source().isEmpty();
        if (doom3) {
            checkName(place);
        }
        if (undeclared) {
            Phrase instead = textures.color()
                    .file()
                    .map(it -> Phrase.of("fact.material.implicit", name(it)))
                    .orElseGet(() -> Phrase.of("fact.material.none"));
            report(IssueCode.MATERIAL_UNDECLARED, place, Names.shown(place.shader()), instead);
        }
        textures.material().filter(it -> !it.shadowed().isEmpty()).ifPresent(it -> {
            DeclaredMaterial later = it.shadowed().getFirst();
            report(
                    IssueCode.MATERIAL_SHADOWED,
                    place,
                    Names.shown(place.shader()),
                    located(it.file()),
                    it.material().name().location().line(),
                    located(later.file()),
                    later.material().name().location().line());
        });
        textures.all().forEach(texture -> checkTexture(place, texture, undeclared));
        checkFrames(place, textures.variants());
    }

    private void checkName(Place place) {
        if (DeclNames.losesName(place.shader())) {
            String found = DeclNames.canonical(place.shader());
            report(IssueCode.MATERIAL_NAME_DOT, place, Names.shown(place.shader()), Names.shown(found));
        }
    }

    private void checkTexture(Place place, Texture texture, boolean undeclared) {
        if (!inGame && texture.source().isEmpty()) {
            return;
        }
        String label = Names.shown(texture.label());
        if (texture.isMissing() || texture.isOutside()) {
            damaged.forEach(it -> report(IssueCode.PACK_DAMAGED, place, name(it), label));
            damaged.clear();
        }
        boolean unused = false;
        for (Loser loser : texture.losers()) {
            unused |= checkLoser(place, texture, label(texture, loser), loser);
        }
        if (texture.isMissing() && !unused && !undeclared) {
            String by = texture.source().map(it -> name(it.file())).orElseGet(() -> Names.shown(place.shader()));
            report(IssueCode.IMAGE_MISSING, place, Names.shown(texture.missing()), by);
        }
        if (texture.isFound()) {
            if (texture.isOutside() && !unused) {
                report(
                        IssueCode.IMAGE_OUTSIDE_GAME,
                        place,
                        label,
                        texture.file().orElseThrow());
            }
            texture.files().stream().filter(read::add).forEach(file -> checkFile(place, file));
        }
    }

    /** The name of an image that a file would have; without a file that names it, the one that was searched for. */
    private static String label(Texture texture, Loser loser) {
        String file = loser.file().getFileName().toString();
        String searched = texture.allSearches()
                .flatMap(it -> it.names().stream())
                .filter(file::equalsIgnoreCase)
                .findFirst()
                .orElse(file);
        return Names.shown(texture.source().isPresent() ? texture.label() : searched);
    }

    /** Whether the file would be used if its fault were mended. */
    private boolean checkLoser(Place place, Texture texture, String label, Loser loser) {
        boolean used = texture.isFound() && !texture.search().outside();
        Rule rule = loser.reason().rule();
        String archive =
                StoredFiles.archive(loser.file()).map(MaterialIssues::name).orElse("");
        switch (rule) {
            case GAP ->
                report(IssueCode.PACK_GAP, place, archive, loser.reason().argument(), label);
            case ARCHIVE_FIRST ->
                report(
                        IssueCode.IMAGE_LOOSE_IGNORED,
                        place,
                        name(loser.file()),
                        texture.file()
                                .flatMap(StoredFiles::archive)
                                .map(MaterialIssues::name)
                                .orElse(""));
            case STALE -> report(IssueCode.IMAGE_COMPRESSED_STALE, place, name(loser.file()), label);
            case ADDON -> {
                if (used) {
                    return false;
                }
                report(IssueCode.ADDON_INACTIVE, place, label, archive);
            }
            case NUMBERLESS -> {
                if (used) {
                    return false;
                }
                report(IssueCode.PACK_NOT_NUMBERED, place, label, archive);
            }
            case CASE -> {
                if (used) {
                    return false;
                }
                report(IssueCode.IMAGE_NAME_CASE, place, label, name(loser.file()));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void checkFile(Place place, Path file) {
        Optional<PictureHeader> header = PictureReader.header(file);
        String extension = PictureReader.extension(file);
        String format = header.map(it -> it.format().toLowerCase(Locale.ROOT)).orElse("");
        if (!format.isEmpty() && !plain(format).equals(plain(extension))) {
            report(IssueCode.IMAGE_FORMAT_OTHER, place, name(file), format.toUpperCase(Locale.ROOT));
        }
        header.filter(it -> doom3 && !(isPowerOfTwo(it.width()) && isPowerOfTwo(it.height())))
                .ifPresent(it ->
                        report(IssueCode.IMAGE_SIZE_NOT_POWER_OF_TWO, place, name(file), it.width(), it.height()));
    }

    private static String plain(String format) {
        return FORMATS.getOrDefault(format, format);
    }

    private static boolean isPowerOfTwo(int side) {
        return Integer.bitCount(side) == 1;
    }

    /** Quake's engines load frames from 0 on until one is missing, and skins likewise. */
    private void checkFrames(Place place, List<TextureVariant> variants) {
        Map<Integer, Set<Integer>> frames = variants.stream()
                .filter(it -> it.name().endsWith(TextureFinder.suffix(it.skin(), it.frame())))
                .collect(Collectors.groupingBy(
                        TextureVariant::skin, Collectors.mapping(TextureVariant::frame, Collectors.toSet())));
        for (TextureVariant variant : variants) {
            Set<Integer> ofSkin = frames.getOrDefault(variant.skin(), Set.of());
            boolean frameMissing = variant.frame() > 0 && !ofSkin.contains(variant.frame() - 1);
            boolean skinMissing = variant.frame() == 0 && variant.skin() > 0 && !frames.containsKey(variant.skin() - 1);
            if (!ofSkin.isEmpty() && (frameMissing || skinMissing)) {
                String missing = frameMissing
                        ? TextureFinder.suffix(variant.skin(), variant.frame() - 1)
                        : TextureFinder.suffix(variant.skin() - 1, 0);
                report(IssueCode.SKIN_FRAME_MISSING, place, Names.shown(variant.name()), missing);
            }
        }
    }

    /** The name of a file; in an archive, the path in it. */
    private static String located(Path file) {
        return StoredFiles.archive(file)
                .map(it -> Names.shown(
                        it.getFileName() + "/" + it.relativize(file).toString().replace('\\', '/')))
                .orElseGet(() -> name(file));
    }

    private static String name(Path file) {
        return Names.shown(file.getFileName().toString());
    }
}
