package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.decl.DeclReader;
import org.jointscope.format.decl.MaterialReader;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.format.md5.Md5ScaleReader;
import org.jointscope.model.Md2Header;
import org.jointscope.testing.AllocationMeter;

/**
 * A damaged file.
 *
 * @param name describes how to create it again
 */
record Mutant(String name, FileKind kind, byte[] bytes) {

    /** The skins of the file and of the healthy file of a pair, among others. */
    private static final int SLACK = 8 << 18;

    /** The memory limit for reading, in bytes per byte of the file. */
    private static final int READING = 64;

    /** The limit for all steps: reading again, checking, indexing, checking as a pair. */
    private static final int ALL = 192;

    /** Reads and checks it, alone and as one of a pair, and uses the results. */
    void live(InspectedFile healthyMesh, InspectedFile healthyAnim) {
        requireWithin((long) READING * bytes.length + SLACK, "reading", this::read);
        requireWithin((long) ALL * bytes.length + SLACK, "checking", () -> readAndCheck(healthyMesh, healthyAnim));
    }

    /** Repeats it if necessary: at first use, classes and regular expressions are loaded. */
    private void requireWithin(long bound, String what, Runnable action) {
        if (AllocationMeter.allocatedBy(action) > bound) {
            long again = AllocationMeter.allocatedBy(action);
            require(again <= bound, what + " took " + again + " bytes for " + bytes.length);
        }
    }

    private void readAndCheck(InspectedFile healthyMesh, InspectedFile healthyAnim) {
        InspectedFile file = Inspector.inspect(Path.of(name), kind, bytes);
        if (kind == FileKind.MD2) {
            examineBytes(file.issues());
            Posed.everywhere(file.content());
            return;
        }
        examine(file.issues(), file.text().lines());
        if (kind != FileKind.MD5MESH && kind != FileKind.MD5ANIM) {
            Posed.everywhere(file.content());
            return;
        }
        InspectedPair pair =
                kind == FileKind.MD5MESH ? InspectedPair.of(file, healthyAnim) : InspectedPair.of(healthyMesh, file);
        examine(pair.issues(), pair.anim().text().lines());
    }

    private void read() {
        switch (kind) {
            case MD5MESH -> Md5MeshReader.read(bytes);
            case MD5ANIM -> Md5AnimReader.read(bytes);
            case MD2 -> Md2Reader.read(bytes);
            case MD5CAMERA -> Md5CameraReader.read(bytes);
            case MD5SCALE -> Md5ScaleReader.read(bytes);
            case DEF -> DeclReader.readDef(bytes);
            case SKIN -> DeclReader.readSkins(bytes);
            case MTR -> MaterialReader.readMtr(bytes);
        }
    }

    private void examine(List<Issue> issues, int lines) {
        int line = 1;
        for (Issue issue : issues) {
            require(issue.findings().getFirst().location().line() >= line, issue.code() + " is out of order");
            line = issue.findings().getFirst().location().line();
            require(issue.findings().size() <= IssueLog.LISTED_PER_CODE, issue.code() + " is long");
            require(issue.count() >= issue.findings().size(), issue.code() + " is miscounted");
            int row = line;
            for (Finding finding : issue.findings()) {
                require(finding.location().line() >= row, issue.code() + " goes back");
                row = finding.location().line();
                require(finding.code() == issue.code(), issue.code() + " holds others");
                require(!finding.message().isBlank(), issue.code() + " says nothing");
                require(finding.message().length() < 400, "too long: " + finding.message());
                require(finding.location().column() > 0, issue.code() + " has no column");
                require(finding.location().line() <= Math.max(1, lines + 1), finding.code() + " stands behind the end");
            }
        }
    }

    private void examineBytes(List<Issue> issues) {
        int at = 0;
        for (Issue issue : issues) {
            require(issue.findings().getFirst().location().offset() >= at, issue.code() + " is out of order");
            at = issue.findings().getFirst().location().offset();
            require(issue.findings().size() <= IssueLog.LISTED_PER_CODE, issue.code() + " is long");
            require(issue.count() >= issue.findings().size(), issue.code() + " is miscounted");
            for (Finding finding : issue.findings()) {
                require(finding.location().isByte(), issue.code() + " has no byte");
                require(
                        finding.location().offset() <= Math.max(bytes.length, Md2Header.SIZE),
                        issue.code() + " stands behind the end");
                require(finding.message().length() < 400, "too long: " + finding.message());
            }
        }
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }
}
