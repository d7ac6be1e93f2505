package org.jointscope.ui.status;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Severity;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.OpenIssues;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Saving;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What is open in a few words, what is being read, and what could not be. */
public final class StatusViewModel {

    private final ObservableValue<String> summary;
    private final ObservableValue<String> findings;
    private final ObservableValue<Severity> worst;
    private final IssuesFold fold;
    private final ObservableValue<String> trouble;
    private final Document document;
    private final BackgroundWork work;

    public StatusViewModel(
            Document document,
            FileOpener opener,
            Saving saving,
            BackgroundWork work,
            IssuesFold fold) {
        this.summary = document.modelProperty().map(StatusViewModel::summarize);
        this.findings = document.stateProperty().map(StatusViewModel::findings);
        this.worst = document.stateProperty().map(state -> worst(state.issues()));
        this.fold = fold;
        this.trouble =
                Bindings.createStringBinding(
                        () ->
                                opener.troubleProperty().get().isEmpty()
                                        ? saving.troubleProperty().get()
                                        : opener.troubleProperty().get(),
                        opener.troubleProperty(),
                        saving.troubleProperty());
        this.document = document;
        this.work = work;
    }

    private static String summarize(OpenModel open) {
        if (open.isEmpty()) {
            return "";
        }
        List<String> parts = new ArrayList<>(List.of(open.name()));
        if (open.hasModel()) {
            parts.add(plural(open.model().rig().size(), "joint", "joints"));
        }
        open.files().forEach(file -> parts.addAll(figures(file.content())));
        return String.join("  ·  ", parts);
    }

    private static List<String> figures(ModelFile file) {
        return switch (file) {
            case Md5Mesh mesh ->
                    List.of(
                            plural(mesh.meshes().size(), "mesh", "meshes"),
                            plural(
                                    mesh.meshes().stream()
                                            .mapToInt(part -> part.triangles().size())
                                            .sum(),
                                    "triangle",
                                    "triangles"));
            case Md2 md2 ->
                    List.of(
                            plural(md2.vertexCount(), "vertex", "vertices"),
                            plural(md2.triangles().size(), "triangle", "triangles"),
                            plural(md2.frames().size(), "frame", "frames"));
            case Md5Anim anim ->
                    List.of(
                            plural(anim.frames().size(), "frame", "frames"),
                            plural(
                                    anim.numAnimatedComponents()
                                            .map(declared -> declared.toInt())
                                            .orElse(0),
                                    "component",
                                    "components"));
            case Md5Camera camera ->
                    List.of(
                            plural(camera.frames().size(), "camera frame", "camera frames"),
                            plural(camera.cuts().size(), "cut", "cuts"));
        };
    }

    private static String findings(DocumentState state) {
        OpenIssues issues = state.issues();
        if (state.open().isEmpty()) {
            return "";
        }
        int errors = issues.count(Severity.ERROR);
        int warnings = issues.count(Severity.WARNING);
        List<String> parts = new ArrayList<>();
        if (errors > 0) {
            parts.add(plural(errors, "error", "errors"));
        }
        if (warnings > 0) {
            parts.add(plural(warnings, "warning", "warnings"));
        }
        return parts.isEmpty() ? "no errors or warnings" : String.join(", ", parts);
    }

    private static Severity worst(OpenIssues issues) {
        return Stream.of(Severity.ERROR, Severity.WARNING)
                .filter(severity -> issues.count(severity) > 0)
                .findFirst()
                .orElse(Severity.INFO);
    }

    private static String plural(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /** The files and their figures. */
    public ObservableValue<String> summaryProperty() {
        return summary;
    }

    /** {@code 1 error, 2 warnings}, or that there are none; empty if nothing is open. */
    public ObservableValue<String> findingsProperty() {
        return findings;
    }

    /** How bad the worst of the errors and warnings is; no more than a note if there are none. */
    public ObservableValue<Severity> worstProperty() {
        return worst;
    }

    /** Unfolds the list of the issues, or folds it away. */
    public void toggleIssues() {
        fold.toggle();
    }

    /** Whether the list of the issues can be seen. */
    public BooleanBinding issuesShownProperty() {
        return fold.shownProperty();
    }

    /** What could not be opened or saved, and why; empty if nothing. */
    public ObservableValue<String> troubleProperty() {
        return trouble;
    }

    /** What was just done; empty if that is not news any more. */
    public ReadOnlyStringProperty noticeProperty() {
        return document.noticeProperty();
    }

    /** What is being read; empty if nothing. */
    public ReadOnlyStringProperty workProperty() {
        return work.titleProperty();
    }

    public void cancelWork() {
        work.cancel();
    }
}
