package org.jointscope.export;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.jointscope.batch.CheckResult;
import org.jointscope.batch.CheckRun;
import org.jointscope.batch.CheckTotals;
import org.jointscope.batch.FileList;
import org.jointscope.batch.Schedule.Shard;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.messages.FileFailure;

/**
 * Reports of {@code check --json} as one check: in the order of the paths, as if the files had been checked together,
 * each file once. Only the current file of each report is in memory.
 */
public final class CheckReports implements CheckRun {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<String> RESULTS = List.of("files", "pairs");

    /** Must be equal in all reports: they decide the exit code and the severities. */
    private static final List<String> OPTIONS = List.of("engines", "severities");

    private static final String UNREADABLE = "unreadable";

    /** Of a report of a part of the files: its number, and the number of parts. */
    static final String SHARD = "shard";

    /** Archives are checked before the files. */
    private static final Comparator<CheckResult> ORDER = Comparator.comparing(
                    (CheckResult file) -> !file.kind().equals(CheckResult.ARCHIVE))
            .thenComparing(CheckResult::path, FileList.BY_FOLDER);

    private final List<Path> reports;
    private final ObjectNode options;
    private final CheckTotals totals;
    private final List<String> missing;

    /**
     * @throws FileSystemException with the report that is not complete, not of this version, or of a check with other
     *     options than the first
     */
    public CheckReports(List<Path> reports) throws FileSystemException {
        this.reports = List.copyOf(reports);
        List<ObjectNode> ends = new ArrayList<>();
        for (Path report : reports) {
            try {
                ObjectNode end = end(report);
                if (!ends.isEmpty()
                        && !OPTIONS.stream()
                                .allMatch(
                                        it -> end.get(it).equals(ends.getFirst().get(it)))) {
                    throw FileFailure.of("cli.merge.options", reports.getFirst());
                }
                severities(end);
                engines(end);
                ends.add(end);
            } catch (IllegalArgumentException | NoSuchElementException e) {
                throw new FileSystemException(
                        report.toString(),
                        null,
                        FileFailure.of("cli.merge.version").getMessage());
            } catch (JacksonException e) {
                throw new FileSystemException(
                        report.toString(),
                        null,
                        FileFailure.of("cli.merge.report").getMessage());
            } catch (IOException e) {
                throw new FileSystemException(report.toString(), null, FileFailure.reading(e));
            }
        }
        List<Shard> shards = ends.stream()
                .flatMap(end -> Shard.parse(end.path(SHARD).asText()).stream())
                .toList();
        this.missing = shards.stream()
                .map(Shard::count)
                .distinct()
                .flatMap(count -> IntStream.rangeClosed(1, count).mapToObj(number -> new Shard(number, count)))
                .filter(shard -> !shards.contains(shard))
                .map(Shard::toString)
                .toList();
        this.options = ends.getFirst();
        this.totals = new CheckTotals(new Severities(severities(options), Set.of()));
        for (ObjectNode end : ends) {
            end.get(UNREADABLE)
                    .forEach(it -> totals.add(new UnreadableFile(
                            Path.of(it.path("path").asText()), it.path("reason").asText())));
        }
    }

    /** The members of a report except for the results. */
    private static ObjectNode end(Path report) throws IOException {
        ObjectNode end = MAPPER.createObjectNode();
        try (JsonParser json = MAPPER.createParser(Files.newInputStream(report))) {
            boolean object = json.nextToken() == JsonToken.START_OBJECT;
            for (String name = json.nextFieldName(); object && name != null; name = json.nextFieldName()) {
                json.nextToken();
                if (RESULTS.contains(name)) {
                    json.skipChildren();
                    end.putNull(name);
                } else {
                    end.set(name, MAPPER.readTree(json));
                }
            }
        }
        if (end.has("interrupted")) {
            throw FileFailure.of("cli.merge.interrupted");
        }
        if (!RESULTS.stream().allMatch(end::has) || !OPTIONS.stream().allMatch(end::has) || !end.has(UNREADABLE)) {
            throw FileFailure.of("cli.merge.report");
        }
        return end;
    }

    private static Map<IssueCode, Severity> severities(ObjectNode options) {
        Map<IssueCode, Severity> severities = new EnumMap<>(IssueCode.class);
        options.get("severities")
                .properties()
                .forEach(each -> severities.put(
                        IssueCode.valueOf(each.getKey()),
                        Severity.valueOf(each.getValue().asText().toUpperCase(Locale.ROOT))));
        return severities;
    }

    /** The shards whose reports are missing. */
    public List<String> missing() {
        return missing;
    }

    public CheckTotals totals() {
        return totals;
    }

    /** The engines that decide the exit code of the checks; none if errors do. */
    public List<Engine> engines() {
        return engines(options);
    }

    private static List<Engine> engines(ObjectNode options) {
        return StreamSupport.stream(options.get("engines").spliterator(), false)
                .map(id -> Engines.of(id.asText()).orElseThrow())
                .toList();
    }

    @Override
    public void into(Listener listener) throws IOException {
        List<Open> open = new ArrayList<>();
        try {
            for (Path report : reports) {
                open.add(new Open(report));
            }
            Set<Path> published = new HashSet<>();
            Optional<Open> next = first(open);
            while (next.isPresent()) {
                boolean again =
                        !published.add(next.get().file().path().toAbsolutePath().normalize());
                for (CheckResult result : next.get().take()) {
                    if (!again) {
                        totals.add(result);
                        listener.accept(result);
                    }
                }
                next = first(open);
            }
        } finally {
            for (Open report : open) {
                report.close();
            }
        }
    }

    private static Optional<Open> first(List<Open> open) {
        return open.stream().filter(it -> it.files.current != null).min(Comparator.comparing(Open::file, ORDER));
    }

    /** A report that is read at two places: a file, and the first of its pairs. */
    private static final class Open implements Closeable {

        private final Cursor files;
        private final Cursor pairs;

        Open(Path report) throws IOException {
            files = new Cursor(report, "files");
            pairs = new Cursor(report, "pairs");
        }

        CheckResult file() {
            return files.current;
        }

        /** The results of the current file and its pairs, which are in the order of the files. */
        List<CheckResult> take() throws IOException {
            List<CheckResult> taken = new ArrayList<>(List.of(file()));
            while (pairs.current != null && pairs.current.path().equals(file().path())) {
                taken.add(pairs.current);
                pairs.advance();
            }
            files.advance();
            return taken;
        }

        @Override
        public void close() throws IOException {
            files.json.close();
            pairs.json.close();
        }
    }

    private static final class Cursor {

        private final JsonParser json;
        /** Null after the last one. */
        private CheckResult current;

        Cursor(Path report, String array) throws IOException {
            json = MAPPER.createParser(Files.newInputStream(report));
            json.nextToken();
            while (!array.equals(json.nextFieldName())) {
                json.nextToken();
                json.skipChildren();
            }
            json.nextToken();
            advance();
        }

        void advance() throws IOException {
            boolean any = json.nextToken() == JsonToken.START_OBJECT;
            current = any ? CheckResultReader.read(MAPPER.<JsonNode>readTree(json)) : null;
        }
    }
}
