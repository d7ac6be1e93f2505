package org.jointscope.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.TextLocation;
import org.jointscope.source.Blocks.Row;
import org.jointscope.source.Blocks.Rows;
import org.jointscope.source.SourceMap.Span;
import org.jointscope.text.FileText;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;

/** The locations of the parts of an .md5anim. */
public final class AnimSourceMap extends SourceMap {

    private static final List<String> WORDS = Md5AnimReader.KEYWORDS;

    private final Md5Anim content;
    private final FrameLayout layout;
    private final Rows hierarchy;
    private final Rows bounds;
    private final Rows baseframe;
    private final Rows frames;
    private int countedFrame = Blocks.NONE;
    private int countedLine;
    private NumberCount count;

    public AnimSourceMap(Md5Anim content, FileText text) {
        super(text);
        this.content = content;
        this.layout = new FrameLayout(content.hierarchy());
        this.hierarchy = Rows.of(content.hierarchy(), AnimJoint::location, this::ofJoint);
        this.bounds = Rows.of(content.bounds(), BoundsRow::location, this::ofFrame);
        this.baseframe = Rows.of(content.baseframe(), BaseframeRow::location, this::ofJoint);
        this.frames = Rows.of(content.frames(), Frame::location, this::ofFrame);
    }

    private Subject ofJoint(int index) {
        return index < content.hierarchy().size() ? Subject.ofJoint(index) : Subject.FILE;
    }

    private Subject ofFrame(int index) {
        return index < content.frames().size() ? Subject.ofFrame(index) : Subject.FILE;
    }

    @Override
    Subject ofLine(int token, Location location) {
        Subject first = ofToken(token, location);
        if (first.frame() == Subject.NONE || first.joint() == Subject.NONE) {
            return first.component(Subject.NONE);
        }
        Frame frame = content.frames().get(first.frame());
        Subject last = ofComponent(first.frame(), frame.firstFrom(location.line() + 1) - 1);
        boolean sameJoint = first.joint() == last.joint();
        return first.equals(last)
                ? first
                : (sameJoint ? first : Subject.ofFrame(first.frame())).component(Subject.NONE);
    }

    @Override
    Subject ofToken(int token, Location location) {
        Optional<Row> latest = Blocks.latest(location, Blocks.BEGINNING, hierarchy, bounds, baseframe, frames);
        if (latest.isEmpty()) {
            return Subject.FILE;
        }
        Row row = latest.get();
        boolean inFrame = row.rows().equals(frames);
        int end = inFrame ? blocks.endOfBlock(row.location(), WORDS) : blocks.endOfRow(row.location(), WORDS);
        if (token >= end) {
            return Subject.FILE;
        }
        if (inFrame) {
            return ofFrame(row.index(), token, location);
        }
        return row.rows().equals(baseframe) ? ofBaseframe(row, token) : row.subject();
    }

    private Subject ofBaseframe(Row row, int token) {
        Subject joint = row.subject();
        int number = new NumberCount(blocks.tokensFrom(row.location())).before(token);
        TextScanner here = blocks.tokensAt(token);
        return !joint.isFile()
                        && here.next()
                        && here.kind() == TextScanner.Kind.WORD
                        && number < Component.values().length
                ? joint.component(number)
                : joint;
    }

    private Subject ofFrame(int index, int token, Location location) {
        Subject subject = Subject.ofFrame(index);
        TextScanner here = blocks.tokensAt(token);
        here.next();
        NumberCount components = countOf(index, location.line(), token);
        if (here.kind() != TextScanner.Kind.WORD || !components.canCountTo(token)) {
            return subject;
        }
        Frame frame = content.frames().get(index);
        int number = frame.firstFrom(location.line()) + components.before(token);
        return number < frame.firstFrom(location.line() + 1) ? ofComponent(index, number) : subject;
    }

    private NumberCount countOf(int frame, int line, int offset) {
        if (frame != countedFrame || line != countedLine || !count.canCountTo(offset)) {
            countedFrame = frame;
            countedLine = line;
            count = new NumberCount(componentsOn(frame, line));
        }
        return count;
    }

    /** Iterates over the components of a frame on one of its lines, from the first one on. */
    private TextScanner componentsOn(int index, int line) {
        TextLocation location = frames.locations().apply(index);
        if (location.line() != line) {
            return blocks.tokensOfLine(line);
        }
        TextScanner tokens = blocks.tokensFrom(location);
        while (tokens.next() && tokens.kind() != TextScanner.Kind.OPEN_BRACE) {
            // Tokens before the brace are not components.
        }
        return tokens;
    }

    private Subject ofComponent(int frame, int number) {
        Subject subject = Subject.ofFrame(frame);
        return layout.uses(number).stream()
                .findFirst()
                .map(use -> subject.joint(use.joint()).component(use.component().ordinal()))
                .orElse(subject);
    }

    @Override
    List<Span> spans(Subject subject) {
        List<Span> spans = new ArrayList<>();
        boolean joint = hasJoint(subject);
        components(subject).ifPresent(spans::add);
        if (hasFrame(subject) && !joint) {
            spans.add(block(frames.locations().apply(subject.frame()), WORDS));
            addRow(subject.frame(), bounds, spans);
        }
        if (joint) {
            ofBaseframe(subject).ifPresent(spans::add);
            addRow(subject.joint(), hierarchy, spans);
            addRow(subject.joint(), baseframe, spans);
        }
        return List.copyOf(spans);
    }

    /** The number of a component in the baseframe, unless the subject is a frame. */
    private Optional<Span> ofBaseframe(Subject subject) {
        if (subject.frame() != Subject.NONE
                || subject.component() == Subject.NONE
                || subject.joint() >= baseframe.size()) {
            return Optional.empty();
        }
        TextLocation location = baseframe.locations().apply(subject.joint());
        int next = subject.joint() + 1;
        Location end = next < baseframe.size()
                ? Locations.of(baseframe.locations().apply(next))
                : blocks.locationAt(blocks.endOfRow(location, WORDS));
        return number(blocks.tokensFrom(location), subject.component())
                .filter(number -> Location.IN_FILE.compare(number, end) < 0)
                .map(number -> new Span(number, number));
    }

    private static void addRow(int index, Rows rows, List<Span> spans) {
        if (index < rows.size()) {
            spans.add(Span.at(rows.locations().apply(index)));
        }
    }

    @Override
    Optional<Span> components(Subject subject) {
        if (!hasJoint(subject) || !hasFrame(subject)) {
            return Optional.empty();
        }
        AnimJoint joint = content.hierarchy().get(subject.joint());
        long first = joint.startIndex();
        long last = joint.endIndex() - 1;
        if (subject.component() != Subject.NONE) {
            first = FrameLayout.index(joint, Component.values()[subject.component()]);
            last = first;
        }
        last = Math.min(last, content.frames().get(subject.frame()).size() - 1);
        if (joint.startIndex() < 0 || first < 0 || first > last) {
            return Optional.empty();
        }
        return Optional.of(new Span(locationOf(subject.frame(), (int) first), locationOf(subject.frame(), (int) last)));
    }

    @Override
    Optional<Span> component(int frame, int index) {
        if (!hasFrame(Subject.ofFrame(frame))
                || index < 0
                || index >= content.frames().get(frame).size()) {
            return Optional.empty();
        }
        Location location = locationOf(frame, index);
        return Optional.of(new Span(location, location));
    }

    private boolean hasJoint(Subject subject) {
        return subject.joint() >= 0 && subject.joint() < content.hierarchy().size();
    }

    private boolean hasFrame(Subject subject) {
        return subject.frame() >= 0 && subject.frame() < content.frames().size();
    }

    private Location locationOf(int index, int number) {
        Frame frame = content.frames().get(index);
        int line = frame.line(number);
        return number(componentsOn(index, line), number - frame.firstFrom(line)).orElse(new Location(line, 1));
    }

    /** The location of one of the numbers that follow. */
    private Optional<Location> number(TextScanner tokens, int nth) {
        int left = nth;
        while (tokens.next()) {
            if (NumberCount.isNumber(tokens) && left-- == 0) {
                return Optional.of(blocks.locationAt(tokens.start()));
            }
        }
        return Optional.empty();
    }

    /**
     * Counts the numbers between a token and later ones. If the locations are requested in ascending order, the text is
     * read once, independent of the length of a line.
     */
    private static final class NumberCount {

        private final TextScanner tokens;
        private int count;
        private int counted;
        private boolean more;

        /** @param tokens at the position before the first one that counts */
        NumberCount(TextScanner tokens) {
            this.tokens = tokens;
            this.counted = tokens.end();
            this.more = tokens.next();
        }

        /** False if the count has passed an offset. */
        boolean canCountTo(int offset) {
            return offset >= counted;
        }

        /** The number of numbers that begin before an offset; a minus sign alone is not one. */
        int before(int offset) {
            counted = offset;
            while (more && tokens.start() < offset) {
                count += isNumber(tokens) ? 1 : 0;
                more = tokens.next();
            }
            return count;
        }

        static boolean isNumber(TextScanner tokens) {
            return tokens.kind() == Kind.WORD && !tokens.isWord("-");
        }
    }
}
