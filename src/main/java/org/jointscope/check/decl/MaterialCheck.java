package org.jointscope.check.decl;

import java.util.HashMap;
import java.util.Map;
import org.jointscope.analysis.DeclNames;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.Materials;
import org.jointscope.model.Materials.Material;
import org.jointscope.model.TextLocation;

/** The rules for the materials of an .mtr. */
public final class MaterialCheck {

    private final Map<String, TextLocation> seen = new HashMap<>();
    private final IssueLog issues;

    private MaterialCheck(IssueLog issues) {
        this.issues = issues;
    }

    public static void check(Materials materials, IssueLog issues) {
        MaterialCheck check = new MaterialCheck(issues);
        for (Material material : materials.materials()) {
            Interruption.check();
            check.checkName(material.name());
        }
    }

    private void checkName(Word name) {
        String text = name.text();
        if (DeclNames.losesName(text)) {
            report(IssueCode.MATERIAL_NAME_DOT, name, Names.shown(text), Names.shown(DeclNames.canonical(text)));
        }
        TextLocation first = seen.putIfAbsent(DeclNames.canonical(text), name.location());
        if (first != null) {
            report(IssueCode.DECL_DUPLICATE, name, "material", Names.shown(text), first.line());
        }
    }

    private void report(IssueCode code, Word at, Object... arguments) {
        issues.add(code, Locations.of(at.location()), Subject.FILE, arguments);
    }
}
