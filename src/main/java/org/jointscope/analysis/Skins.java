package org.jointscope.analysis;

import org.jointscope.model.Declarations.SkinDef;

/** Applies skin declarations to materials (Doom 3, framework/DeclSkin.cpp, RemapShaderBySkin). */
public final class Skins {

    private Skins() {}

    /** The material that a skin shows instead of another: that of the first row that matches. */
    public static String replace(SkinDef skin, String material) {
        String wanted = DeclNames.canonical(material);
        return skin.rows().stream()
                .filter(row -> row.isWildcard()
                        || DeclNames.canonical(row.from().text()).equals(wanted))
                .findFirst()
                .map(row -> row.to().text())
                .orElse(material);
    }
}
