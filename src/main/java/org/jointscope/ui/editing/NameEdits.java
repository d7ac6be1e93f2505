package org.jointscope.ui.editing;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.edit.ChangeShader;
import org.jointscope.edit.Content;
import org.jointscope.edit.Edit;
import org.jointscope.edit.RenameJoint;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.NewName;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.model.Mesh;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;

/**
 * Names that are typed: those of joints, in the mesh and in the animation, and shaders. Invalid input returns the
 * reason, valid input an empty string.
 */
public final class NameEdits {

    private final Document document;
    private final Texts texts;
    private Runnable renameListener = () -> {};

    public NameEdits(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
    }

    /** Calls back after a joint was renamed. */
    public void onRename(Runnable listener) {
        renameListener = listener;
    }

    private Editing editing() {
        return document.editing();
    }

    private Optional<String> name(int joint) {
        List<? extends JointRow> rows = editing().current().joints();
        return joint >= 0 && joint < rows.size() ? Optional.of(rows.get(joint).name()) : Optional.empty();
    }

    /** The reason why a joint cannot have a name; empty if it can. */
    public String wrongName(int joint, String typed) {
        String from = name(joint).orElse(typed);
        if (typed.equals(from)) {
            return "";
        }
        RenameJoint edit = new RenameJoint(from, typed);
        Content content = editing().current();
        boolean taken = Stream.concat(Stream.of(content.mesh(), content.anim()), content.others().values().stream())
                .anyMatch(file -> edit.isTaken(file.jointRows()));
        return taken ? texts.of("edit.wrong.name.taken", typed) : wrong(typed, edit);
    }

    /** The reason why an edit cannot write a name; empty if it can. */
    private String wrong(String typed, Edit edit) {
        Optional<Phrase> fault = NewName.fault(typed);
        if (fault.isPresent()) {
            return fault.get().toString();
        }
        Content after = edit.applyTo(editing().current());
        return editing().files().stream()
                .filter(file ->
                        after.of(file.path(), file.content()) != editing().now(file))
                .filter(file -> !NewName.isEncodable(file, typed))
                .findFirst()
                .map(file -> texts.of("edit.wrong.name.encoding", file.name()))
                .orElse("");
    }

    /** Renames a joint of the visible skeleton in all files that are edited together. */
    public String rename(int joint, String typed) {
        String reason = wrongName(joint, typed);
        Optional<String> from = name(joint);
        if (reason.isEmpty() && from.isPresent() && !from.get().equals(typed)) {
            reason = apply(RenameJoint.of(editing().current().joints(), joint, typed));
            if (reason.isEmpty()) {
                document.noticeProperty().set(notice(from.get()));
                renameListener.run();
            }
        }
        return reason;
    }

    /** Applies an edit that can be saved; otherwise returns the reason. */
    private String apply(Edit edit) {
        if (!editing().isWritable(edit)) {
            return texts.of("edit.wrong.damaged");
        }
        editing().apply(edit);
        return "";
    }

    /** Names the other open files that contain the old name; empty if none does. */
    private String notice(String old) {
        Pattern word = Pattern.compile("(?<![\\w.])" + Pattern.quote(old) + "(?![\\w.])");
        OpenModel open = document.getOpen();
        return Stream.concat(open.scale().stream(), open.declarations().stream())
                .filter(file -> word.matcher(text(file)).find())
                .map(file -> texts.of("edit.rename.elsewhere", file.name(), old))
                .findFirst()
                .orElse("");
    }

    private static String text(InspectedFile file) {
        return new String(file.source().bytes(), StandardCharsets.UTF_8);
    }

    /** Sets the shader of a mesh. */
    public String changeShader(int mesh, String typed) {
        ChangeShader edit = new ChangeShader(mesh, typed);
        if (editing().current().mesh().meshes().get(mesh).shader().equals(typed)) {
            return "";
        }
        String reason = wrong(typed, edit);
        return reason.isEmpty() ? apply(edit) : reason;
    }

    /** Whether the name or the parent of a visible joint differs from the file. */
    public boolean isJointEdited(int joint) {
        return editing().changesProperty().get().visibleJoint(joint);
    }

    /** The name of an edited joint in the file; empty if it is not renamed. */
    public Optional<String> jointInFile(int joint) {
        List<? extends JointRow> rows = editing().original().joints();
        return isJointEdited(joint) && joint < rows.size()
                ? Optional.of(rows.get(joint).name())
                        .filter(name -> !name(joint).equals(Optional.of(name)))
                : Optional.empty();
    }

    /** Whether the shader of a mesh differs from the file. */
    public boolean isShaderEdited(int mesh) {
        return editing().changesProperty().get().shader(mesh);
    }

    /** The shader of an edited mesh in the file; empty if it is not edited. */
    public Optional<String> shaderInFile(int mesh) {
        List<Mesh> meshes = editing().original().mesh().meshes();
        return isShaderEdited(mesh) && mesh < meshes.size()
                ? Optional.of(meshes.get(mesh).shader())
                : Optional.empty();
    }
}
