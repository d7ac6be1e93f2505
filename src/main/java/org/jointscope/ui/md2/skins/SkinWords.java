package org.jointscope.ui.md2.skins;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jointscope.diagnostics.Severity;
import org.jointscope.material.PictureRemark;
import org.jointscope.material.Skin;
import org.jointscope.material.SkinFinder;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.ui.md2.skins.Palettes.PaletteChoice;
import org.jointscope.ui.md2.skins.SkinRow.SkinReading;
import org.jointscope.ui.md2.skins.SkinsViewModel.SkinDetails;
import org.jointscope.ui.md2.skins.SkinsViewModel.SkinDetails.Remark;
import org.jointscope.ui.md2.skins.SkinsViewModel.Summary;

/** Texts about skins. */
record SkinWords(Texts texts) {

    String index(SkinRow row) {
        return row.index() == Skin.UNLISTED ? "" : Integer.toString(row.index());
    }

    String format(SkinRow row) {
        return row.reading().get().map(SkinReading::format).orElse("");
    }

    /** The text of the cell about the source of the image. */
    String found(SkinRow row) {
        return texts.of("skins.found." + foundKey(row));
    }

    /** The same in a sentence. */
    String foundExplained(SkinRow row) {
        return texts.of("skins.found." + foundKey(row) + ".tip", SkinFinder.MOST_SEARCHED);
    }

    private static String foundKey(SkinRow row) {
        if (row.skin().found().isEmpty()) {
            return row.isUnsearched() ? "unsearched" : "missing";
        }
        return row.isMissing() ? "unreadable" : row.skin().origin().name().toLowerCase(Locale.ROOT);
    }

    String size(SkinRow row) {
        return row.reading()
                .get()
                .filter(SkinReading::isReadable)
                .map(known -> texts.of("skins.pixels", known.width(), known.height()))
                .orElse("");
    }

    String colours(SkinRow row) {
        return row.reading()
                .get()
                .filter(SkinReading::isReadable)
                .map(known -> texts.of("skins.colours." + known.colours()))
                .orElse("");
    }

    /** A sentence about the active skin of the model. */
    Summary summary(List<SkinRow> rows, Optional<SkinRow> active, Optional<Path> model) {
        if (active.isPresent() && !active.get().isMissing()) {
            return new Summary(true, texts.of("skins.active", active.get().fileName()));
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(active.map(row -> texts.of("skins.inactive." + foundKey(row), row.name()))
                .orElseGet(() -> texts.of("skins.inactive.unlisted")));
        Path folder = model.map(Path::getParent).orElse(Path.of(""));
        long choosable = rows.stream().filter(row -> !row.isMissing()).count();
        sentences.add(
                choosable == 0
                        ? texts.of("skins.inactive.none", folder)
                        : texts.of("skins.inactive.others", choosable));
        return new Summary(false, String.join(" ", sentences));
    }

    SkinDetails details(SkinRow row, Md2 model, PaletteChoice palette, Optional<Path> colormap) {
        boolean tried = row.skin().found().isEmpty() && !row.isUnsearched();
        List<Remark> remarks = new ArrayList<>();
        remarks.add(new Remark(row.isMissing() ? Severity.WARNING : Severity.INFO, foundExplained(row)));
        row.reading().get().ifPresent(known -> {
            if (known.isReadable()) {
                remarks.add(size(known, model));
                colours(known, palette, colormap).ifPresent(remarks::add);
            }
            known.remarks().forEach(remark -> remarks.add(remark(remark)));
        });
        return new SkinDetails(
                row.name(),
                location(row, model),
                row.skin().found().map(Path::toString).orElse(""),
                remarks,
                tried ? String.join(", ", row.skin().search().names()) : "",
                tried
                        ? row.skin().search().folders().stream()
                                .map(Path::toString)
                                .toList()
                        : List.of());
    }

    private String location(SkinRow row, Md2 model) {
        return row.index() >= 0 && row.index() < model.skins().size()
                ? texts.of(
                        "skins.location",
                        row.index(),
                        model.skins().get(row.index()).offset())
                : texts.of("skins.location.unlisted");
    }

    private Remark size(SkinReading known, Md2 model) {
        int width = model.header().skinWidth();
        int height = model.header().skinHeight();
        boolean same = width == known.width() && height == known.height();
        return new Remark(
                Severity.INFO,
                texts.of(
                        same ? "skins.size.same" : "skins.size.differs",
                        known.width(),
                        known.height(),
                        known.format(),
                        width,
                        height));
    }

    private Optional<Remark> colours(SkinReading known, PaletteChoice palette, Optional<Path> colormap) {
        return switch (known.colours()) {
            case OWN -> Optional.empty();
            case GAME_PALETTE -> {
                String path = palette.colormap().map(Path::toString).orElse("");
                String text = texts.of("skins.palette.game.text", path);
                yield Optional.of(new Remark(Severity.INFO, text));
            }
            case OWN_PALETTE, GREYS -> {
                String key = colormap.isPresent() ? "there" : "text";
                String text = texts.of("skins.palette.own." + key);
                yield Optional.of(new Remark(Severity.HINT, text));
            }
        };
    }

    private Remark remark(PictureRemark remark) {
        Severity severity = switch (remark.kind()) {
            case NO_ACCESS,
                    FILE_TOO_BIG,
                    NOT_A_PICTURE,
                    SIZE_ABSURD,
                    BYTES_TOO_FEW,
                    NO_MEMORY,
                    DAMAGED,
                    UNKNOWN_COLORS,
                    CUT_OFF -> Severity.ERROR;
            case TRANSPARENT_INDEX -> Severity.INFO;
            default -> Severity.WARNING;
        };
        return new Remark(
                severity,
                texts.of("skins.remark." + remark.kind(), remark.arguments().toArray()));
    }
}
