package org.jointscope.ui.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.tabs.KindTabs;
import org.jointscope.ui.tour.Tour;
import org.jointscope.ui.tour.TourStop;
import org.jointscope.ui.tour.TourViewModel;

/**
 * Starts the tour at the first start and from the menu, and opens the panes that it explains. After the tour, the panes
 * are those from before.
 */
final class TourGuide {

    private static final String SEEN = "tour.seen";

    private final Pane root;
    private final Document document;
    private final Settings settings;
    private final IssuesFold fold;
    private final KindTabs right;
    private final KindTabs lower;
    private final Texts texts;

    /** Whether the tour starts when the sample is open. */
    private boolean awaited;

    private Optional<TourViewModel> current = Optional.empty();

    /** The tab on the right that the tour has opened last. */
    private String opened = "";

    /** Whether the tour has unfolded the lower panes. */
    private boolean unfolded;

    TourGuide(
            Pane root,
            Document document,
            Settings settings,
            IssuesFold fold,
            KindTabs right,
            KindTabs lower,
            Texts texts) {
        this.root = root;
        this.document = document;
        this.settings = settings;
        this.fold = fold;
        this.right = right;
        this.lower = lower;
        this.texts = texts;
        document.onOpened(this::opened);
    }

    /** Starts the tour with the next files, unless an earlier one was closed or finished. */
    void offer(boolean firstStart) {
        awaited = firstStart || settings.find(SEEN).equals(Optional.of("false"));
    }

    private void opened(OpenModel open) {
        if (awaited && !open.isEmpty()) {
            awaited = false;
            settings.put(SEEN, "false");
            // After the focus has moved to the opened files.
            Platform.runLater(this::start);
        } else if (!open.hasModel()) {
            // The panes of the remaining stops do not exist for these files.
            current.ifPresent(TourViewModel::close);
        }
    }

    /** Starts the tour, from its first stop. */
    void start() {
        current.ifPresent(TourViewModel::close);
        TourViewModel tour = new TourViewModel(
                Arrays.stream(TourStop.values()).filter(this::isShown).toList(), texts);
        current = Optional.of(tour);
        Runnable restore = panes();
        new Tour(root, tour, this::open, texts).show();
        tour.stopProperty().subscribe((before, stop) -> {
            if (stop.isEmpty()) {
                settings.put(SEEN, "true");
                current = Optional.empty();
                restore.run();
            }
        });
    }

    /** Returns the action that shows the panes of this moment again in place of the tour's. */
    private Runnable panes() {
        Optional<String> rightTab = right.selected();
        Optional<String> lowerTab = lower.selected();
        boolean byHand = fold.foldedByHandProperty().get();
        opened = "";
        unfolded = false;
        return () -> {
            if (right.selected().equals(Optional.of(opened))) {
                rightTab.ifPresent(right::select);
            }
            if (unfolded && document.getState().issues().troubleCount() == 0) {
                fold.unfoldedProperty().set(false);
                fold.foldedByHandProperty().set(byHand);
                lowerTab.ifPresent(lower::select);
            }
        };
    }

    /** Whether the window has the part for the open files. */
    private boolean isShown(TourStop stop) {
        return switch (stop) {
            case JOINTS, FLAGS -> right.shows("flagsTab");
            case SOURCE -> right.shows("sourceTab");
            case VIEWPORT, ISSUES -> true;
        };
    }

    private List<Node> open(TourStop stop) {
        return switch (stop) {
            case JOINTS -> parts(".outline");
            case VIEWPORT -> parts(".viewport", "#timeline");
            case FLAGS -> openRight("flagsTab");
            case ISSUES -> {
                unfolded |= !fold.unfoldedProperty().get();
                fold.unfoldedProperty().set(true);
                lower.select("issuesTab");
                yield parts("#lowerPanes");
            }
            case SOURCE -> openRight("sourceTab");
        };
    }

    private List<Node> openRight(String tab) {
        right.select(tab);
        opened = tab;
        return parts("#panes");
    }

    private List<Node> parts(String... queries) {
        return Stream.of(queries).map(root::lookup).toList();
    }
}
