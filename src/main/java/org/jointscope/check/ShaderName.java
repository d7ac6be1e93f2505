package org.jointscope.check;

import org.jointscope.analysis.GamePath;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Mesh;
import org.jointscope.model.Place;

import java.util.Optional;

/**
 * What a mesh's {@code shader} names: a material by its path below the game's folder. Doom 3 makes
 * the name its own before it looks for it: slashes one way, small letters, and nothing from the
 * last dot on (framework/DeclManager.cpp, MakeNameCanonical).
 */
final class ShaderName {

    private ShaderName() {}

    static void check(Mesh mesh, Subject subject, IssueLog issues) {
        Optional<Place> place = mesh.shaderPlace();
        if (place.isEmpty()) {
            return;
        }
        String name = mesh.shader();
        Optional<String> absolute = GamePath.absolutePrefix(name);
        int dot = name.lastIndexOf('.');
        if (name.isBlank()) {
            issues.add(IssueCode.SHADER_EMPTY, Places.of(place.get()), subject, subject.mesh());
        } else if (absolute.isPresent()) {
            issues.add(
                    IssueCode.SHADER_ABSOLUTE,
                    Places.of(place.get()),
                    subject,
                    Names.shown(name),
                    Names.shown(absolute.get()));
        } else if (dot >= 0) {
            issues.add(
                    IssueCode.SHADER_EXTENSION,
                    Places.of(place.get()),
                    subject,
                    Names.shown(name),
                    Names.shown(name.substring(0, dot)));
        }
    }
}
