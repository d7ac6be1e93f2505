package org.jointscope.ui.md5.repair;

import java.util.ResourceBundle;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.edit.Baseframes;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.FrameRateEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.MeshBounds;
import org.jointscope.edit.Rebase;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;

/** Commands of the repair tools. */
public final class RepairCommands {

    private RepairCommands() {}

    public static void add(Commands commands, RepairViewModel repair, ResourceBundle texts) {
        ObservableValue<Boolean> anim = repair.animProperty();
        ObservableValue<Boolean> pair = repair.pairProperty();
        commands.add("suggest", repair::suggest).keys(Scope.MENU, "Shortcut+R").when(anim);
        commands.add("repack", () -> repair.run(of -> new Repack())).when(anim);
        commands.add("clear", () -> repair.run(of -> new ClearStill(Tolerance.LOSSLESS)))
                .when(anim);
        commands.add(
                        "tolerance",
                        () -> new ToleranceDialog(repair, texts, window())
                                .showAndWait()
                                .ifPresent(most -> repair.run(of -> new ClearStill(most))))
                .when(anim);
        commands.add("all", () -> repair.run(of -> new AllComponents())).when(anim);
        commands.add("rebaseFrame", () -> repair.run(of -> new Rebase(Baseframes.ofFrame(of, 0))))
                .when(anim);
        commands.add("rebaseBind", () -> repair.run((of, mesh) -> new Rebase(Baseframes.ofBindPose(of, mesh))))
                .when(pair);
        commands.add("computeBounds", () -> repair.run((of, mesh) -> new ReplaceBounds(MeshBounds.of(mesh, of))))
                .when(pair);
        commands.add("boundsNumbers", () -> repair.run(of -> new BoundsByFrameNumber()))
                .when(anim);
        commands.add("match", () -> repair.run((of, mesh) -> new MatchMesh(mesh)))
                .when(pair);
        commands.add(
                        "negate",
                        () -> new NegateDialog(repair, texts, window())
                                .showAndWait()
                                .ifPresent(repair::negateSelected))
                .when(repair.jointProperty());
        commands.add(
                        "frameRate",
                        () -> new FrameRateDialog(repair, texts, window())
                                .showAndWait()
                                .ifPresent(rate -> repair.run(of -> new FrameRateEdit(rate))))
                .when(repair.frameRateProperty());
        commands.add("renumber", () -> repair.run(of -> new RenumberStarts())).when(anim);
    }

    /** A menu that is not shown has no window. */
    private static Window window() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow();
    }
}
