package org.jointscope.check.decl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jointscope.analysis.DeclNames;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Declarations.SkinRow;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.TextLocation;

/** The rules for the declarations of a .def or .skin. */
public final class DeclCheck {

    private final IssueLog issues;

    private DeclCheck(IssueLog issues) {
        this.issues = issues;
    }

    public static void check(Declarations declarations, GameFiles files, IssueLog issues) {
        DeclCheck check = new DeclCheck(issues);
        check.checkNames(
                "model", declarations.models().stream().map(ModelDef::name).toList());
        check.checkNames(
                "skin", declarations.skins().stream().map(SkinDef::name).toList());
        check.checkNames(
                "entityDef",
                declarations.entities().stream().map(EntityDef::name).toList());
        declarations.skins().forEach(check::checkRows);
        ModelLoader loader = new ModelLoader(declarations, files);
        for (ModelDef model : declarations.models()) {
            Interruption.check();
            loader.load(model, issues);
        }
        loader.reportMissingAnims(issues);
        EntityCheck entities = new EntityCheck(declarations, files, loader, issues);
        declarations.entities().forEach(entities::check);
    }

    private void checkNames(String type, List<Word> names) {
        Map<String, TextLocation> seen = new HashMap<>();
        for (Word name : names) {
            TextLocation first = seen.putIfAbsent(DeclNames.canonical(name.text()), name.location());
            if (first != null) {
                report(IssueCode.DECL_DUPLICATE, name, type, shown(name), first.line());
            }
        }
    }

    /** Doom 3 uses the first row that matches a material. */
    private void checkRows(SkinDef skin) {
        Map<String, TextLocation> seen = new HashMap<>();
        TextLocation wildcard = null;
        for (SkinRow row : skin.rows()) {
            Interruption.check();
            TextLocation first = seen.putIfAbsent(
                    DeclNames.canonical(row.from().text()), row.from().location());
            if (wildcard != null) {
                reportRow(row, "fact.skinRow.wildcard", wildcard);
            } else if (first != null) {
                reportRow(row, "fact.skinRow.repeated", first);
            }
            wildcard = wildcard == null && row.isWildcard() ? row.from().location() : wildcard;
        }
    }

    private void reportRow(SkinRow row, String reason, TextLocation first) {
        Phrase why = Phrase.of(reason, first.line());
        report(IssueCode.SKIN_ROW_UNREACHABLE, row.from(), shown(row.from()), why);
    }

    private static String shown(Word word) {
        return Names.shown(word.text());
    }

    private void report(IssueCode code, Word at, Object... arguments) {
        issues.add(code, Locations.of(at.location()), Subject.FILE, arguments);
    }
}
