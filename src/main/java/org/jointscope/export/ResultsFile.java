package org.jointscope.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.Schedule.KnownResults;
import org.jointscope.diagnostics.Severities;
import org.jointscope.messages.FileFailure;

/**
 * The results of files that were checked: a line of JSON for each, with its state and the objects of {@link CheckJson}.
 * A line is written when its file is done, so a check that was interrupted can continue. Only the positions of the
 * lines are in memory.
 */
public final class ResultsFile implements KnownResults, Closeable {

    private static final String START = "{\"state\":\"";
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** With the usual severities, which are not read. */
    private static final CheckJson JSON = new CheckJson(new CheckTotals(new Severities(Map.of(), Set.of())));

    private record Line(long offset, int length) {}

    private final FileChannel channel;
    private final Map<String, Line> lines = new HashMap<>();
    private long end;

    /** @throws IOException if it cannot be written, or has another content; the message is a clause */
    public ResultsFile(Path file) throws IOException {
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() == null) {
                throw FileFailure.of("cli.check.results.used");
            }
            readLines();
            channel.truncate(end);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** A last line without an end is of a process that was killed. */
    private void readLines() throws IOException {
        InputStream in = new BufferedInputStream(Channels.newInputStream(channel), 1 << 16);
        StringBuilder start = new StringBuilder();
        int length = 0;
        for (int next = in.read(); next >= 0; next = in.read()) {
            length++;
            if (next == '\n') {
                if (start.indexOf(START) != 0) {
                    throw FileFailure.of("cli.check.results.other");
                }
                lines.put(start.substring(START.length()), new Line(end, length));
                end += length;
                length = 0;
                start.setLength(0);
            } else if (length <= START.length() || next != '"' && start.length() == length - 1) {
                start.append((char) next);
            }
        }
        if (!START.startsWith(start.substring(0, Math.min(start.length(), START.length())))) {
            throw FileFailure.of("cli.check.results.other");
        }
    }

    @Override
    public Optional<List<CheckResult>> find(String state) {
        Line line = lines.get(state);
        if (line == null) {
            return Optional.empty();
        }
        try {
            ByteBuffer bytes = ByteBuffer.allocate(line.length());
            channel.read(bytes, line.offset());
            JsonNode json = MAPPER.readTree(bytes.array());
            List<CheckResult> results = new ArrayList<>();
            for (JsonNode result : json.required("results")) {
                results.add(CheckResultReader.read(result));
            }
            return Optional.of(results);
        } catch (IOException | IllegalArgumentException e) {
            // A damaged line: the file is checked again.
            return Optional.empty();
        }
    }

    @Override
    public void add(String state, List<CheckResult> results) {
        StringWriter line = new StringWriter();
        try (JsonGenerator generator = new JsonFactory().createGenerator(line)) {
            new Json(generator).object(json -> json.member("state", state).objects("results", results, JSON::write));
            generator.writeRaw('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        try {
            ByteBuffer bytes = ByteBuffer.wrap(line.toString().getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                end += channel.write(bytes, end);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
