package org.jointscope.source;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Place;
import org.jointscope.text.FileText;
import org.jointscope.text.TextScanner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Where the parts of an .md5anim stand. */
public final class AnimSourceMap extends SourceMap {

    private static final List<String> WORDS = Md5AnimReader.KEYWORDS;

    private final Md5Anim content;
    private final FrameLayout layout;
    private int countedFrame = Blocks.NONE;
    private int countedLine;
    private NumberCount count;

    public AnimSourceMap(Md5Anim content, FileText text) {
        super(text);
        this.content = content;
        this.layout = new FrameLayout(content.hierarchy());
    }

    private Place joint(int index) {
        return content.hierarchy().get(index).place();
    }

    private Place bounds(int index) {
        return content.bounds().get(index).place();
    }

    private Place baseframe(int index) {
        return content.baseframe().get(index).place();
    }

    private Place frame(int index) {
        return content.frames().get(index).place();
    }

    @Override
    public Subject ofLine(int token, Location location) {
        Subject subject = ofToken(token, location);
        if (subject.frame() == Subject.NONE || subject.joint() == Subject.NONE) {
            return withoutComponent(subject);
        }
        Frame frame = content.frames().get(subject.frame());
        int first = frame.firstFrom(location.line());
        int last = frame.firstFrom(location.line() + 1) - 1;
        return first == last ? subject : ofFloats(subject.frame(), first, last);
    }

    private static Subject withoutComponent(Subject subject) {
        return subject.component(Subject.NONE);
    }

    private Subject ofFloats(int frame, int first, int last) {
        Subject begin = ofFloat(frame, first);
        Subject end = ofFloat(frame, last);
        return withoutComponent(begin.joint() == end.joint() ? begin : Subject.ofFrame(frame));
    }

    @Override
    public Subject ofToken(int token, Location location) {
        Section latest = latest(location);
        if (latest.index == Blocks.NONE) {
            return Subject.FILE;
        }
        int end =
                latest.kind == Kind.FRAME
                        ? blocks.endOfBlock(latest.place, WORDS)
                        : blocks.endOfRow(latest.place, WORDS);
        if (token >= end) {
            return Subject.FILE;
        }
        return switch (latest.kind) {
            case JOINT -> Subject.ofJoint(latest.index);
            case BASEFRAME -> ofBaseframe(latest, token);
            case BOUNDS ->
                    latest.index < content.frames().size()
                            ? Subject.ofFrame(latest.index)
                            : Subject.FILE;
            case FRAME -> ofFrame(latest.index, token, location);
        };
    }

    private enum Kind {
        JOINT,
        BOUNDS,
        BASEFRAME,
        FRAME
    }

    private record Section(Kind kind, int index, Place place) {

        static final Section NOTHING = new Section(Kind.FRAME, Blocks.NONE, new Place(0, 0));
    }

    private Section latest(Location location) {
        Section latest = Section.NOTHING;
        latest = later(latest, Kind.JOINT, content.hierarchy().size(), this::joint, location);
        latest = later(latest, Kind.BOUNDS, content.bounds().size(), this::bounds, location);
        latest =
                later(
                        latest,
                        Kind.BASEFRAME,
                        content.baseframe().size(),
                        this::baseframe,
                        location);
        return later(latest, Kind.FRAME, content.frames().size(), this::frame, location);
    }

    private static Section later(
            Section latest, Kind kind, int size, IntFunction<Place> places, Location location) {
        int index = Blocks.floor(size, places, location);
        return index != Blocks.NONE
                        && Blocks.isBehind(places.apply(index), Blocks.location(latest.place))
                ? new Section(kind, index, places.apply(index))
                : latest;
    }

    private Subject ofBaseframe(Section row, int token) {
        if (row.index >= content.hierarchy().size()) {
            return Subject.FILE;
        }
        Subject joint = Subject.ofJoint(row.index);
        int number = new NumberCount(blocks.tokensFrom(row.place)).before(token);
        TextScanner here = blocks.tokensAt(token);
        return here.next()
                        && here.kind() == TextScanner.Kind.WORD
                        && number < Component.values().length
                ? joint.component(number)
                : joint;
    }

    private Subject ofFrame(int index, int token, Location location) {
        Subject subject = Subject.ofFrame(index);
        TextScanner here = blocks.tokensAt(token);
        here.next();
        NumberCount floats = countOf(index, location.line(), token);
        if (here.kind() != TextScanner.Kind.WORD || !floats.canCountTo(token)) {
            return subject;
        }
        Frame frame = content.frames().get(index);
        int number = frame.firstFrom(location.line()) + floats.before(token);
        return number < frame.firstFrom(location.line() + 1) ? ofFloat(index, number) : subject;
    }

    private NumberCount countOf(int frame, int line, int offset) {
        if (frame != countedFrame || line != countedLine || !count.canCountTo(offset)) {
            countedFrame = frame;
            countedLine = line;
            count = new NumberCount(floatsOn(frame, line));
        }
        return count;
    }

    /** Walks through the floats of a frame on one of its lines, from the first on. */
    private TextScanner floatsOn(int index, int line) {
        Place place = frame(index);
        if (place.line() != line) {
            return blocks.tokensOfLine(line);
        }
        TextScanner tokens = blocks.tokensFrom(place);
        while (tokens.next() && tokens.kind() != TextScanner.Kind.OPEN_BRACE) {
            // What stands before the brace is no float.
        }
        return tokens;
    }

    private Subject ofFloat(int frame, int number) {
        Subject subject = Subject.ofFrame(frame);
        return layout.claims(number).stream()
                .findFirst()
                .map(claim -> subject.joint(claim.joint()).component(claim.component().ordinal()))
                .orElse(subject);
    }

    @Override
    public List<Span> spans(Subject subject) {
        List<Span> spans = new ArrayList<>();
        boolean joint = hasJoint(subject);
        floats(subject).ifPresent(spans::add);
        if (hasFrame(subject) && !joint) {
            spans.add(block(frame(subject.frame()), WORDS));
            addRow(subject.frame(), content.bounds().size(), this::bounds, spans);
        }
        if (joint) {
            spans.add(Span.at(Blocks.location(joint(subject.joint()))));
            addRow(subject.joint(), content.baseframe().size(), this::baseframe, spans);
        }
        return List.copyOf(spans);
    }

    private static void addRow(int index, int size, IntFunction<Place> places, List<Span> spans) {
        if (index < size) {
            spans.add(Span.at(Blocks.location(places.apply(index))));
        }
    }

    @Override
    public Optional<Span> floats(Subject subject) {
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
        return Optional.of(
                new Span(
                        locationOf(subject.frame(), (int) first),
                        locationOf(subject.frame(), (int) last)));
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
        int left = number - frame.firstFrom(line);
        TextScanner tokens = floatsOn(index, line);
        while (tokens.next()) {
            if (NumberCount.isNumber(tokens) && left-- == 0) {
                return blocks.locationAt(tokens.start());
            }
        }
        return new Location(line, 1);
    }
}
