package org.jointscope.ui.md5.sanity;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.kordamp.ikonli.javafx.FontIcon;

/** Binds the picture, the verdict above it, and the numbers below. */
public final class SanityView {

    private static final int PAGE = 10;
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
    private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");

    private final SanityViewModel viewModel;

    @FXML private Node root;

    @FXML private Node content;

    @FXML private Node missing;

    @FXML private Label missingLabel;

    @FXML private ComboBox<MeasureChoice> measureChoice;

    @FXML private Tooltip measureTip;

    @FXML private Label verdictLabel;

    @FXML private FontIcon verdictIcon;

    @FXML private SuspectBar suspects;

    @FXML private SanityPlot plot;

    @FXML private Label numbersLabel;

    private int pointedJoint = -1;
    private int pointedFrame = -1;

    public SanityView(SanityViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        missingLabel.textProperty().bind(viewModel.missingProperty());
        missing.visibleProperty().bind(viewModel.missingProperty().isNotEmpty());
        content.visibleProperty().bind(viewModel.missingProperty().isEmpty());
        measureChoice.getItems().setAll(viewModel.measures());
        measureChoice.setCellFactory(list -> new MeasureCell());
        ComboChoice.bind(measureChoice, viewModel.measureProperty());
        viewModel.measureProperty().subscribe(now -> measureTip.setText(now.explanation()));
        suspects.onChoose(suspect -> viewModel.goTo(suspect.joint(), suspect.frame()));
        suspects.setMoreText(viewModel::describeMore);
        plot.onChoose(this::choose);
        plot.onHover(this::point);
        plot.setExplanation(viewModel::explain);
        viewModel.verdictProperty().subscribe(this::showVerdict);
        viewModel.pictureProperty().subscribe(this::showPicture);
        viewModel.selectedJointProperty().subscribe(joint -> showJoint(joint.intValue()));
        viewModel.frameProperty().subscribe(() -> plot.showFrame(viewModel.frameProperty().get()));
        viewModel.readableFrameProperty().subscribe(frame -> showNumbers());
        viewModel.showing.bind(Showing.of(root));
    }

    private void showVerdict(SanityResult verdict) {
        verdictLabel.setText(verdict.text());
        verdictLabel.pseudoClassStateChanged(
                BAD,
                verdict.state() == SanityResult.State.TROUBLE
                        || verdict.state() == SanityResult.State.FAILED);
        verdictLabel.pseudoClassStateChanged(GOOD, verdict.state() == SanityResult.State.CALM);
        verdictIcon.setIconLiteral(
                switch (verdict.state()) {
                    case TROUBLE, FAILED -> "mdi2a-alert-outline";
                    case CALM -> "mdi2c-check-circle-outline";
                    case COMPUTING -> "mdi2t-timer-sand";
                    case NOTHING -> "mdi2i-information-outline";
                });
        suspects.show(verdict.suspects(), verdict.count());
    }

    private void showPicture(SanityPicture picture) {
        plot.show(picture);
        showNumbers();
    }

    private void showJoint(int joint) {
        plot.showJoint(joint);
        showNumbers();
    }

    /** Of the cell under the pointer, or else of the selected joint at the playhead. */
    private void showNumbers() {
        boolean pointing = pointedJoint >= 0;
        String current = viewModel.describeCurrent();
        numbersLabel.setText(pointing ? viewModel.describe(pointedJoint, pointedFrame) : current);
        numbersLabel.setAccessibleText(current);
        plot.setAccessibleText(plot.getAccessibleHelp() + " " + current);
    }

    private void choose(int joint, int frame) {
        if (joint >= 0 && frame >= 0) {
            viewModel.goTo(joint, frame);
        } else if (frame >= 0) {
            viewModel.goToFrame(frame);
        } else {
            viewModel.selectedJointProperty().set(joint);
        }
    }

    private void point(int joint, int frame) {
        pointedJoint = joint;
        pointedFrame = frame;
        showNumbers();
    }

    @FXML
    private void plotKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> viewModel.moveFrame(-1);
            case RIGHT -> viewModel.moveFrame(1);
            case UP -> viewModel.moveRow(-1);
            case DOWN -> viewModel.moveRow(1);
            case PAGE_UP -> viewModel.moveRow(-PAGE);
            case PAGE_DOWN -> viewModel.moveRow(PAGE);
            case HOME -> viewModel.goToFrame(0);
            case END -> viewModel.goToFrame(Integer.MAX_VALUE);
            case ENTER -> viewModel.goToWorst();
            case PLUS, ADD, EQUALS -> plot.zoom(1.5);
            case MINUS, SUBTRACT -> plot.zoom(1 / 1.5);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** A measure's name, explained. */
    private static final class MeasureCell extends ListCell<MeasureChoice> {

        private final Explanation tip = new Explanation();

        MeasureCell() {}

        @Override
        protected void updateItem(MeasureChoice choice, boolean empty) {
            super.updateItem(choice, empty);
            setText(empty ? "" : choice.name());
            tip.setText(empty ? "" : choice.explanation());
            setTooltip(empty ? null : tip);
        }
    }
}
