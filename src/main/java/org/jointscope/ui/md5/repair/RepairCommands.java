package org.jointscope.ui.md5.repair;

import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jointscope.edit.Baseframes;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.AllComponents;
import org.jointscope.edit.Edit.BoundsByFrameNumber;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Repack;
import org.jointscope.edit.Edit.ReplaceBounds;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.edit.MatchMesh;
import org.jointscope.edit.MeshBounds;
import org.jointscope.edit.Rebase;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;

import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Commands of the repair tools. */
public final class RepairCommands {

    private static final Map<String, Function<Md5Anim, Edit>> TOOLS =
            Map.of(
                    "repack", anim -> new Repack(),
                    "clear", anim -> new ClearStill(Tolerance.LOSSLESS),
                    "all", anim -> new AllComponents(),
                    "rebaseFrame", anim -> new Rebase(Baseframes.ofFrame(anim, 0)),
                    "boundsNumbers", anim -> new BoundsByFrameNumber(),
                    "renumber", anim -> new RenumberStarts());

    private static final Map<String, BiFunction<Md5Anim, Md5Mesh, Edit>> TOOLS_WITH_MESH =
            Map.of(
                    "rebaseBind", (anim, mesh) -> new Rebase(Baseframes.ofBindPose(anim, mesh)),
                    "computeBounds", (anim, mesh) -> new ReplaceBounds(MeshBounds.of(mesh, anim)),
                    "match", (anim, mesh) -> new MatchMesh(mesh));

    private RepairCommands() {}

    public static void add(Commands commands, RepairViewModel repair, ResourceBundle texts) {
        ObservableValue<Boolean> anim = repair.animProperty();
        ObservableValue<Boolean> pair = repair.pairProperty();
        commands.add("suggest", repair::suggest).keys(Scope.MENU, "Shortcut+R").when(anim);
        TOOLS.forEach((id, tool) -> commands.add(id, () -> repair.run(tool)).when(anim));
        TOOLS_WITH_MESH.forEach((id, tool) -> commands.add(id, () -> repair.run(tool)).when(pair));
        commands.add(
                        "tolerance",
                        () ->
                                new ToleranceDialog(repair, texts, window())
                                        .showAndWait()
                                        .ifPresent(most -> repair.run(of -> new ClearStill(most))))
                .when(anim);
        commands.add(
                        "negate",
                        () ->
                                new NegateDialog(repair, texts, window())
                                        .showAndWait()
                                        .ifPresent(repair::negateSelected))
                .when(repair.jointProperty());
    }

    /** A menu that is not shown knows no window. */
    private static Window window() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow();
    }
}
