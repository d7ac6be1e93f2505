import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes the manifests of other package managers for the packages of a release: {@code java
 * packaging/Manifests.java VERSION OWNER/REPOSITORY FOLDER_OF_PACKAGES OUTPUT}.
 *
 * <p>These are winget (.msi, and the portable .zip), a Homebrew cask (.dmg) and an AUR package (.tar.gz). A manifest
 * whose package is missing is not written. They are submitted to the repositories of these managers by hand.
 */
class Manifests {

    private static final String NAME = "Jointscope";
    private static final String ID = "Jointscope.Jointscope";
    private static final String SUMMARY =
            "Inspects, checks and repairs MD5 and MD2 models and animations of Doom 3, Quake and related games";
    private static final String WINGET_SCHEMA = "1.9.0";

    private final String version;
    private final String home;
    private final Path packages;
    private final Path output;

    private Manifests(String version, String repository, Path packages, Path output) {
        this.version = version;
        this.home = "https://github.com/" + repository;
        this.packages = packages;
        this.output = output;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 4) {
            throw new IllegalArgumentException("VERSION OWNER/REPOSITORY FOLDER_OF_PACKAGES OUTPUT");
        }
        new Manifests(arguments[0], arguments[1], Path.of(arguments[2]), Path.of(arguments[3])).write();
    }

    private void write() throws Exception {
        Map<String, String> written = new LinkedHashMap<>();
        List<Path> windows =
                Stream.of(find(".*\\.msi"), find(".*windows.*\\.zip")).flatMap(List::stream).toList();
        if (!windows.isEmpty()) {
            written.put("winget/" + ID + ".yaml", winget("version", "DefaultLocale: en-US"));
            written.put("winget/" + ID + ".locale.en-US.yaml", winget("defaultLocale", locale()));
            written.put("winget/" + ID + ".installer.yaml", winget("installer", installers(windows)));
        }
        for (Path dmg : find(".*\\.dmg")) {
            written.put("homebrew/jointscope.rb", cask(dmg));
        }
        for (Path archive : find(".*linux-x86_64\\.tar\\.gz")) {
            written.put("aur/PKGBUILD", pkgbuild(archive));
        }
        for (Map.Entry<String, String> file : written.entrySet()) {
            Path path = output.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
            System.out.println(path);
        }
    }

    private List<Path> find(String name) throws IOException {
        Pattern pattern = Pattern.compile(name);
        try (Stream<Path> files = Files.list(packages)) {
            return files.filter(file -> pattern.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        }
    }

    private String url(Path file) {
        return "%s/releases/download/v%s/%s".formatted(home, version, file.getFileName());
    }

    private static String sha256(Path file) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    }

    private String winget(String type, String content) {
        return """
                # yaml-language-server: $schema=https://aka.ms/winget-manifest.%s.%s.schema.json
                PackageIdentifier: %s
                PackageVersion: %s
                %s
                ManifestType: %s
                ManifestVersion: %s
                """
                .formatted(type, WINGET_SCHEMA, ID, version, content.strip(), type, WINGET_SCHEMA);
    }

    private String locale() {
        return """
                PackageLocale: en-US
                Publisher: %s
                PublisherUrl: %s
                PackageName: %s
                PackageUrl: %s
                License: Apache-2.0
                LicenseUrl: %s/blob/v%s/LICENSE
                ShortDescription: %s
                ReleaseNotesUrl: %s/releases/tag/v%s
                """
                .formatted(NAME, home, NAME, home, home, version, SUMMARY, home, version);
    }

    private String installers(List<Path> files) throws Exception {
        StringBuilder all = new StringBuilder("Installers:\n");
        for (Path file : files) {
            all.append("- Architecture: x64\n");
            if (file.toString().endsWith(".zip")) {
                all.append("  InstallerType: zip\n  NestedInstallerType: portable\n  NestedInstallerFiles:\n");
                all.append("  - RelativeFilePath: jointscope\\jointscope.exe\n    PortableCommandAlias: jointscope\n");
            } else {
                all.append("  InstallerType: wix\n");
            }
            all.append("  InstallerUrl: ").append(url(file)).append('\n');
            all.append("  InstallerSha256: ").append(sha256(file).toUpperCase()).append('\n');
        }
        return all.toString();
    }

    private String cask(Path dmg) throws Exception {
        return """
                cask "jointscope" do
                  version "%s"
                  sha256 "%s"

                  url "%s"
                  name "%s"
                  desc "%s"
                  homepage "%s"

                  depends_on arch: :arm64

                  app "jointscope.app"
                end
                """
                .formatted(version, sha256(dmg), url(dmg), NAME, SUMMARY, home);
    }

    private String pkgbuild(Path archive) throws Exception {
        return """
                pkgname=jointscope-bin
                pkgver=%1$s
                pkgrel=1
                pkgdesc="%2$s"
                arch=(x86_64)
                url="%3$s"
                license=(Apache-2.0)
                depends=(gtk3 libxtst libgl)
                provides=(jointscope)
                conflicts=(jointscope)
                options=(!strip)
                source=("%4$s")
                sha256sums=(%5$s)

                package() {
                    install -d "$pkgdir/opt" "$pkgdir/usr/bin"
                    cp -a "jointscope-$pkgver" "$pkgdir/opt/jointscope"
                    ln -s /opt/jointscope/bin/jointscope "$pkgdir/usr/bin/jointscope"
                }
                """
                .formatted(version, SUMMARY, home, url(archive), sha256(archive));
    }
}
