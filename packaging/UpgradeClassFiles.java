import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies jars with their class files in the version of this JDK: {@code java
 * packaging/UpgradeClassFiles.java target/modules picocli.jar:...}. Of a path, only the jars with
 * class files older than Java 6 are copied: the start-up cache excludes them, because they have no
 * stack maps, and the JVM verifies them slowly at every start.
 */
class UpgradeClassFiles {

    private static final String DESCRIPTOR = "module-info.class";
    private static final String CLASS = ".class";

    /** The oldest class files that the start-up cache accepts: those of Java 6. */
    private static final int OLDEST = 50;

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (String entry : arguments[1].split(System.getProperty("path.separator"))) {
            Path jar = Path.of(entry);
            if (entry.endsWith(".jar") && isOld(jar)) {
                upgrade(jar, folder.resolve(jar.getFileName()));
            }
        }
    }

    private static boolean isOld(Path path) throws IOException {
        try (ZipFile jar = new ZipFile(path.toFile())) {
            Optional<? extends ZipEntry> code =
                    jar.stream().filter(UpgradeClassFiles::hasCode).findFirst();
            return code.isPresent() && version(bytes(jar, code.get())) < OLDEST;
        }
    }

    private static void upgrade(Path from, Path to) throws IOException {
        try (ZipFile jar = new ZipFile(from.toFile());
                OutputStream file = Files.newOutputStream(to);
                ZipOutputStream copy = new ZipOutputStream(file)) {
            ClassHierarchyResolver classes =
                    ClassHierarchyResolver.ofResourceParsing(
                            type -> {
                                String name = type.descriptorString();
                                ZipEntry entry =
                                        jar.getEntry(name.substring(1, name.length() - 1) + CLASS);
                                try {
                                    return entry == null ? null : jar.getInputStream(entry);
                                } catch (IOException e) {
                                    throw new java.io.UncheckedIOException(e);
                                }
                            });
            ClassFile format =
                    ClassFile.of(
                            StackMapsOption.GENERATE_STACK_MAPS,
                            ClassFile.ClassHierarchyResolverOption.of(
                                    classes.orElse(ClassHierarchyResolver.defaultResolver())));
            for (ZipEntry entry : (Iterable<ZipEntry>) jar.stream().map(ZipEntry.class::cast)::iterator) {
                byte[] bytes = bytes(jar, entry);
                copy.putNextEntry(new ZipEntry(entry.getName()));
                copy.write(hasCode(entry) ? upgraded(format, bytes) : bytes);
                copy.closeEntry();
            }
        }
    }

    private static byte[] upgraded(ClassFile format, byte[] bytes) {
        ClassTransform code = ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);
        ClassTransform version =
                ClassTransform.endHandler(
                        it -> it.withVersion(ClassFile.latestMajorVersion(), 0));
        return format.transformClass(format.parse(bytes), code.andThen(version));
    }

    private static boolean hasCode(ZipEntry entry) {
        return entry.getName().endsWith(CLASS) && !entry.getName().endsWith(DESCRIPTOR);
    }

    private static byte[] bytes(ZipFile jar, ZipEntry entry) throws IOException {
        return jar.getInputStream(entry).readAllBytes();
    }

    private static int version(byte[] bytes) {
        return ClassFile.of().parse(bytes).majorVersion();
    }
}
