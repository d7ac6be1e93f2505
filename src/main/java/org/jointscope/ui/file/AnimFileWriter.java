package org.jointscope.ui.file;

import org.jointscope.inspect.AnimTraits;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.BaseframeRow;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.file.CountRows.Block;
import org.jointscope.ui.text.Numbers;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;

/** Puts into rows what an .md5anim says of itself. */
final class AnimFileWriter {

    private final CountRows counts;
    private final DialectRows dialect;
    private final Texts texts;

    AnimFileWriter(Texts texts) {
        this.counts = new CountRows(texts);
        this.dialect = new DialectRows(texts);
        this.texts = texts;
    }

    List<FileSection> sections(InspectedFile file, Md5Anim anim) {
        return List.of(
                TextRows.section(file, texts),
                new FileSection(texts.of("file.section.header"), header(anim)),
                new FileSection(texts.of("file.section.time"), time(anim)),
                new FileSection(
                        texts.of("file.section.dialect"),
                        dialect.rows(AnimTraits.of(anim, file.text().rowComments()))));
    }

    private List<FileRow> header(Md5Anim anim) {
        return List.of(
                counts.version(anim.version()),
                counts.commandline(anim.commandline()),
                counts.count(
                        "numFrames",
                        anim.numFrames(),
                        new Block("frame", anim.frames().stream().map(Frame::place).toList()),
                        new Block("bounds", anim.bounds().stream().map(BoundsRow::place).toList())),
                counts.count(
                        "numJoints",
                        anim.numJoints(),
                        new Block(
                                "hierarchy",
                                anim.hierarchy().stream().map(AnimJoint::place).toList()),
                        new Block(
                                "baseframe",
                                anim.baseframe().stream().map(BaseframeRow::place).toList())),
                components(anim));
    }

    private FileRow components(Md5Anim anim) {
        int named = anim.hierarchy().stream().mapToInt(AnimJoint::componentCount).sum();
        IntSummaryStatistics sizes =
                anim.frames().stream().mapToInt(Frame::size).summaryStatistics();
        String there =
                anim.frames().isEmpty()
                        ? ""
                        : sizes.getMin() == sizes.getMax()
                                ? texts.of("file.components.frames", sizes.getMin())
                                : texts.of(
                                        "file.components.uneven", sizes.getMin(), sizes.getMax());
        String flags = texts.of("file.components.flags", named);
        String note = there.isEmpty() ? flags : there + "; " + flags;
        return anim.numAnimatedComponents()
                .map(
                        declared ->
                                new FileRow(
                                                "numAnimatedComponents",
                                                CountRows.number(declared.value()),
                                                counts.line(declared) + " · " + note,
                                                !anim.frames().isEmpty()
                                                        && (declared.value() != sizes.getMin()
                                                                || declared.value()
                                                                        != sizes.getMax()))
                                        .at(declared.place()))
                .orElseGet(() -> counts.missing("numAnimatedComponents"));
    }

    private List<FileRow> time(Md5Anim anim) {
        List<FileRow> rows = new ArrayList<>();
        Optional<Declared> rate = anim.frameRate();
        rows.add(
                rate.map(
                                declared ->
                                        FileRow.noted(
                                                        "frameRate",
                                                        texts.of(
                                                                "file.rate",
                                                                CountRows.number(declared.value())),
                                                        counts.line(declared))
                                                .at(declared.place()))
                        .orElseGet(() -> counts.missing("frameRate")));
        int steps = anim.frames().size() - 1;
        double perSecond = rate.map(declared -> declared.value()).orElse(0.0);
        if (steps < 1 || !(perSecond > 0)) {
            rows.add(FileRow.noted(texts.of("file.length"), "–", texts.of("file.length.none")));
            return rows;
        }
        // Doom 3 counts in whole milliseconds and rounds up (anim/Anim.cpp, LoadAnim).
        String doom3 = CountRows.number(Math.ceil(steps * 1000.0 / perSecond));
        rows.add(
                FileRow.noted(
                        texts.of("file.length"),
                        texts.of("file.seconds", seconds(steps / perSecond)),
                        texts.of("file.length.text", steps, doom3)));
        rows.add(
                FileRow.noted(
                        texts.of("file.length.wrapping"),
                        texts.of("file.seconds", seconds((steps + 1) / perSecond)),
                        texts.of("file.length.wrapping.text")));
        return rows;
    }

    private static String seconds(double seconds) {
        return Numbers.fixed(seconds, 3);
    }
}
