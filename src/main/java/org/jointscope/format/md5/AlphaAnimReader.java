package org.jointscope.format.md5;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Token.Expected;
import org.jointscope.format.md5.Keywords.Keyword;
import org.jointscope.format.md5.Reports.Row;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner.Kind;

/**
 * Reads an .md5anim of the Doom 3 alpha: a {@code channel} with keys for each attribute of a joint, without parents
 * (md5-converter, anim/Channel.scala).
 */
final class AlphaAnimReader extends Md5Reader<Md5Anim> {

    private static final String CHANNEL = "channel";
    private static final String NUM_CHANNELS = "numchannels";
    private static final String KEYS = "keys";

    private static final List<Keyword> IN_ORDER = List.of(
            Keyword.number(Md5Header.VERSION),
            Keyword.line(Md5Header.COMMANDLINE),
            Keyword.number(NUM_CHANNELS),
            Keyword.blocks(CHANNEL));

    private static final Set<String> BOUNDS = Set.of(AlphaMotion.MIN, AlphaMotion.MAX);

    /** More than six for each joint. */
    private static final int MOST_CHANNELS = RowList.MOST_JOINTS * 8;

    private final Keywords channelWords = new Keywords(
            List.of(
                    Keyword.line("joint"),
                    Keyword.line("attribute"),
                    Keyword.line("starttime"),
                    Keyword.line("endtime"),
                    Keyword.line("framerate"),
                    Keyword.line("strings"),
                    Keyword.line("range"),
                    Keyword.line(KEYS)),
            tokens);
    private final RowList<AlphaChannel> channels = rows("channels", Row.OTHER, MOST_CHANNELS);
    private final Map<String, Map<String, AlphaChannel>> joints = new LinkedHashMap<>();

    AlphaAnimReader(SourceText source) {
        super(source, new Trace(false), IN_ORDER);
    }

    @Override
    boolean readsAlpha() {
        return true;
    }

    @Override
    void readPart(String keyword) {
        if (keyword.equals(CHANNEL)) {
            AlphaChannel channel = readChannel();
            if (channels.count() < MOST_CHANNELS && (isUnknown(channel) || !add(channel))) {
                tokens.reports()
                        .reportAt(
                                channel.location(),
                                IssueCode.ALPHA_CHANNEL_IGNORED,
                                channel.attribute(),
                                channel.joint());
            }
            channels.add(channel, channel.location());
        } else {
            header.read(keyword);
        }
    }

    /** The first channel of an attribute is used. */
    private boolean add(AlphaChannel channel) {
        return joints.computeIfAbsent(channel.joint(), name -> new LinkedHashMap<>())
                        .putIfAbsent(channel.attribute(), channel)
                == null;
    }

    private static boolean isUnknown(AlphaChannel channel) {
        int attribute = AlphaMotion.ATTRIBUTES.indexOf(channel.attribute());
        return attribute < 0 || BOUNDS.contains(channel.joint()) && attribute > 2 || channel.keys().length == 0;
    }

    private AlphaChannel readChannel() {
        channelWords.reset();
        TextLocation location = tokens.openNumberedBlock();
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, Double> numbers = new LinkedHashMap<>();
        DoubleColumn keys = new DoubleColumn();
        while (tokens.hasRow(CHANNEL, location, keywords.words())) {
            String word = channelWords.current(true);
            switch (word) {
                case "" -> channelWords.skipUnknown();
                case "joint", "attribute" -> {
                    tokens.beginLine();
                    names.put(word, tokens.name(Expected.STRING));
                    tokens.endRow();
                }
                case "strings" -> {
                    tokens.declared();
                    while (tokens.lexer().kind() == Kind.STRING) {
                        tokens.lexer().next();
                    }
                }
                case KEYS -> readKeys(keys);
                default -> {
                    tokens.beginLine();
                    numbers.put(word, tokens.number());
                    tokens.endRow();
                    skipEndOfRange();
                }
            }
        }
        return new AlphaChannel(
                names.getOrDefault("joint", ""),
                names.getOrDefault("attribute", ""),
                numbers.getOrDefault("starttime", 0.0),
                numbers.getOrDefault("endtime", 0.0),
                numbers.getOrDefault("framerate", AlphaMotion.RATE),
                Math.max(0, numbers.getOrDefault("range", 0.0)),
                keys.toArray(),
                location);
    }

    /** The second number of a range, which follows from the number of keys. */
    private void skipEndOfRange() {
        if (tokens.lexer().isDecimal()) {
            tokens.lexer().next();
        }
    }

    /** The number of keys, and the keys, up to the end of the block. */
    private void readKeys(DoubleColumn keys) {
        Declared count = tokens.declared();
        while (tokens.lexer().kind() == Kind.WORD && !tokens.lexer().isAnyOf(keywords.words())) {
            tokens.beginRow();
            double key = tokens.number();
            keys.add(Double.isFinite(key) ? key : keys.last());
        }
        Md5Header.checkCount(tokens.reports(), KEYS, count, keys.size(), IssueCode.ALPHA_COUNT_MISMATCH, KEYS);
    }

    @Override
    boolean isComplete() {
        return false;
    }

    @Override
    void check() {
        header.checkCount(NUM_CHANNELS, channels.count(), IssueCode.ALPHA_COUNT_MISMATCH, NUM_CHANNELS);
        AlphaMotion motion = new AlphaMotion(joints);
        if (motion.frames() < motion.wanted()) {
            int most = motion.frames();
            tokens.reports()
                    .reportAt(
                            channels.rows().getFirst().location(),
                            IssueCode.ROWS_TOO_MANY,
                            (int) Math.min(Integer.MAX_VALUE, motion.wanted()),
                            Phrase.of("fact.rows.frames"),
                            most);
        }
    }

    @Override
    Md5Anim model() {
        TextLocation start = channels.isEmpty()
                ? new TextLocation(1, 1)
                : channels.rows().getFirst().location();
        AlphaMotion motion = new AlphaMotion(joints);
        return motion.anim(header.version(), header.commandline(), start);
    }
}
