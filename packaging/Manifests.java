import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes the manifests of other package managers for the packages of a release: {@code java
 * packaging/Manifests.java VERSION OWNER/REPOSITORY FOLDER_OF_PACKAGES OUTPUT}, in the root of the repository.
 *
 * <p>These are winget (.msi, and the portable .zip), a Homebrew cask (.dmg), an AUR package and a Flatpak (.tar.gz). A
 * manifest without its package is not written. They are submitted to the repositories of these managers by hand.
 */
class Manifests {

    private static final String NAME = "Jointscope";
    private static final String ID = "Jointscope.Jointscope";
    private static final String FLATPAK_ID = "org.jointscope.Jointscope";
    private static final String WINGET_SCHEMA = "1.10.0";

    private final String version;
    private final String home;
    private final Path packages;
    private final Path output;
    private final String metainfo = Files.readString(Path.of("packaging/linux", FLATPAK_ID + ".metainfo.xml"));
    private final String summary = group("<summary>(.*?)</summary>", metainfo);

    private Manifests(String version, String repository, Path packages, Path output) throws IOException {
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
            written.put("flatpak/" + FLATPAK_ID + ".yml", flatpak(archive));
            written.put("flatpak/" + FLATPAK_ID + ".metainfo.xml", releasedMetainfo());
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

    private static String group(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("Not found: " + pattern);
        }
        return matcher.group(1).strip();
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
                Moniker: jointscope
                License: Apache-2.0
                LicenseUrl: %s/blob/v%s/LICENSE
                ShortDescription: %s
                ReleaseNotesUrl: %s/releases/tag/v%s
                """
                .formatted(NAME, home, NAME, home, home, version, summary, home, version);
    }

    private String installers(List<Path> files) throws Exception {
        StringBuilder all = new StringBuilder("Installers:\n");
        for (Path file : files) {
            all.append("- Architecture: x64\n");
            if (file.toString().endsWith(".zip")) {
                // Launchers find the application next to themselves, which a link would prevent: their folder is
                // added to PATH.
                all.append("""
                          InstallerType: zip
                          NestedInstallerType: portable
                          ArchiveBinariesDependOnPath: true
                          NestedInstallerFiles:
                          - RelativeFilePath: jointscope\\jointscope.exe
                          - RelativeFilePath: jointscope\\jointscope-console.exe
                        """);
            } else {
                all.append("  InstallerType: wix\n  Scope: machine\n");
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
                .formatted(version, sha256(dmg), url(dmg).replace(version, "#{version}"), NAME, summary, home);
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
                depends=(alsa-lib freetype2 gtk3 libgl libxtst libxxf86vm)
                provides=(jointscope)
                conflicts=(jointscope)
                options=(!strip)
                source=("%4$s")
                sha256sums=(%5$s)

                package() {
                    install -d "$pkgdir/opt/jointscope" "$pkgdir/usr/bin"
                    cp -a "jointscope-$pkgver/bin" "jointscope-$pkgver/lib" "$pkgdir/opt/jointscope"
                    cp -a "jointscope-$pkgver/share" "$pkgdir/usr/share"
                    ln -s /opt/jointscope/bin/jointscope "$pkgdir/usr/bin/jointscope"
                }
                """
                .formatted(version, summary, home, url(archive), sha256(archive));
    }

    /** The start-up cache is removed: it requires the time of the runtime's files, and Flatpak changes all times. */
    private String flatpak(Path archive) throws Exception {
        return """
                id: %1$s
                runtime: org.freedesktop.Platform
                runtime-version: "25.08"
                sdk: org.freedesktop.Sdk
                command: jointscope
                rename-desktop-file: jointscope.desktop
                rename-icon: jointscope
                finish-args:
                  # JavaFX uses X11 only, also in a Wayland session.
                  - --socket=x11
                  - --share=ipc
                  - --device=dri
                  # The file choosers of JavaFX do not use portals, and models refer to files in folders of games, which
                  # can be on any disk.
                  - --filesystem=host
                  # The socket by which a second file opens in the running window.
                  - --filesystem=xdg-run/jointscope:create
                modules:
                  - name: jointscope
                    buildsystem: simple
                    build-commands:
                      - mkdir -p /app/jointscope /app/bin /app/share
                      - cp -a bin lib /app/jointscope
                      - rm /app/jointscope/lib/app/jointscope.aot /app/jointscope/lib/app/commands.aot
                      - ln -s ../jointscope/bin/jointscope /app/bin/jointscope
                      - cp -a share/applications share/icons /app/share
                      - install -D -m 644 share/mime/packages/jointscope.xml /app/share/mime/packages/%1$s.xml
                      - sed -i s/name=.jointscope./name=\\"%1$s\\"/ /app/share/mime/packages/%1$s.xml
                      - install -D -m 644 %1$s.metainfo.xml -t /app/share/metainfo
                    sources:
                      - type: archive
                        only-arches: [x86_64]
                        url: %2$s
                        sha256: %3$s
                      - type: file
                        path: %1$s.metainfo.xml
                """
                .formatted(FLATPAK_ID, url(archive), sha256(archive));
    }

    /** Metainfo with what only a release knows, for the desktop file of the Flatpak. */
    private String releasedMetainfo() throws IOException {
        String released = group("<project.build.outputTimestamp>(.{10})", Files.readString(Path.of("pom.xml")));
        String introduction = group("\\n## [^\\n]*\\n+(.*?)\\n\\n", Files.readString(Path.of("CHANGELOG.md")));
        String pictures = home.replace("github.com", "raw.githubusercontent.com") + "/v" + version + "/docs/pictures/";
        String added = """
                  <url type="homepage">%1$s</url>
                  <url type="bugtracker">%1$s/issues</url>
                  <url type="help">%1$s/blob/v%2$s/docs/guide.md</url>
                  <url type="vcs-browser">%1$s</url>
                  <url type="contribute">%1$s/blob/v%2$s/docs/CONTRIBUTING.md</url>
                  <url type="translate">%1$s/blob/v%2$s/docs/translating.md</url>
                  <screenshots>
                    <screenshot type="default">
                      <caption>The window with the bundled sample: joints, viewport, flags and timeline</caption>
                      <image>%3$swindow.png</image>
                    </screenshot>
                    <screenshot>
                      <caption>Anomalies: a joint that reads the wrong components in every frame</caption>
                      <image>%3$sanomalies.png</image>
                    </screenshot>
                    <screenshot>
                      <caption>The pose of a joint, computed step by step from the values in the file</caption>
                      <image>%3$sjoint.png</image>
                    </screenshot>
                    <screenshot>
                      <caption>Lessons on skeletal animation with the bundled sample</caption>
                      <image>%3$slesson.png</image>
                    </screenshot>
                  </screenshots>
                  <releases>
                    <release version="%2$s" date="%4$s">
                      <description>
                        <p>%5$s</p>
                      </description>
                      <url>%1$s/releases/tag/v%2$s</url>
                    </release>
                  </releases>
                """
                .formatted(home, version, pictures, released, plain(introduction));
        return metainfo.replaceFirst("<!--.*-->\n", "")
                .replace("jointscope.desktop", FLATPAK_ID + ".desktop")
                .replace("</component>", added + "</component>");
    }

    /** A paragraph of Markdown as text of an XML element. */
    private static String plain(String markdown) {
        return markdown.replaceAll("\\s+", " ")
                .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("[`*]", "")
                .replace("&", "&amp;")
                .replace("<", "&lt;");
    }
}
