package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** How Doom 3 and the engines grown from it read a text. */
final class IdTech4Text {

    private static final String LEXER = "idlib/Lexer.cpp";
    private static final String EXPECTED = "expected '%s' but found '%s'";

    /** What is no version 10. */
    static final EngineRule VERSION =
            rejects("version", "MD5Version has to be 10.", MD5MESH, MD5ANIM, MD5CAMERA)
                    .when(issue(IssueCode.VERSION_UNSUPPORTED))
                    .says("Invalid version %d. Should be version %d")
                    .in(
                            "renderer/Model_md5.cpp, LoadModel; anim/Anim.cpp, LoadAnim;"
                                    + " Camera.cpp, LoadAnim");

    static final List<EngineRule> RULES =
            List.of(
                    of("empty", "The file may not be empty.")
                            .when(issue(IssueCode.FILE_EMPTY))
                            .says("couldn't find expected '%s'")
                            .in(LEXER + ", ExpectTokenString"),
                    of("foreign", "The file has to be of the kind that its name says.")
                            .when(issue(IssueCode.FILE_FOREIGN))
                            .says(EXPECTED)
                            .in(LEXER + ", ExpectTokenString"),
                    warns(
                                    "byte-order-mark",
                                    "Passes over a byte order mark only where a char has a sign, as"
                                            + " on PCs.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(issue(IssueCode.FILE_BYTE_ORDER_MARK))
                            .in(LEXER + ", ReadWhiteSpace"),
                    of("nul", "The text ends at a NUL byte, and what follows is missing.")
                            .when(issue(IssueCode.FILE_NUL))
                            .says("couldn't find expected '%s'")
                            .in(LEXER + ", ReadWhiteSpace"),
                    of(
                                    "comment-to-the-end",
                                    "A line ends with a line feed, and so a // comment hides all"
                                            + " that follows.")
                            .when(TextFacts::hiddenByComment)
                            .says("couldn't find expected '%s'")
                            .in(LEXER + ", ReadWhiteSpace"),
                    of("string-not-closed", "A string has to end on its line.")
                            .when(issue(IssueCode.STRING_UNTERMINATED))
                            .says("newline inside string")
                            .in(LEXER + ", ReadString"),
                    of("name-in-pieces", "Without quotes, a name ends at a blank or punctuation.")
                            .when(issue(IssueCode.NAME_UNQUOTED, Found::severalWords))
                            .says("expected integer value, found '%s'")
                            .in(LEXER + ", ReadName"),
                    of("keyword", "Every keyword has to stand in its place, spelt as it is.")
                            .when(
                                    issue(
                                            IssueCode.KEYWORD_UNKNOWN,
                                            IssueCode.KEYWORD_CASE,
                                            IssueCode.KEYWORD_GLUED,
                                            IssueCode.KEYWORD_MISSING,
                                            IssueCode.KEYWORD_REPEATED,
                                            IssueCode.KEYWORD_OUT_OF_ORDER,
                                            IssueCode.COMMANDLINE_MISSING,
                                            IssueCode.BOUNDS_MISSING,
                                            IssueCode.BLOCK_REPEATED))
                            .says(EXPECTED)
                            .in(LEXER + ", ExpectTokenString"),
                    of("row", "Numbers, parentheses and braces have to stand where they belong.")
                            .when(issue(IssueCode.TOKEN_UNEXPECTED, IssueCode.BLOCK_UNTERMINATED))
                            .says("expected float value, found '%s'")
                            .in(LEXER + ", ParseInt, ParseFloat, Parse1DMatrix"),
                    of("not-finite", "A number has to be finite.")
                            .when(issue(IssueCode.NUMBER_NOT_FINITE, found -> !Found.digits(found)))
                            .says("parsed %s")
                            .in(LEXER + ", ReadNumber"),
                    of("comma", "A number has to have a point, not a comma.")
                            .when(issue(IssueCode.NUMBER_DECIMAL_COMMA))
                            .says(EXPECTED)
                            .in(LEXER + ", ReadNumber"),
                    of("capital-exponent", "An exponent has to begin with a small e.")
                            .when(issue(IssueCode.NUMBER_EXPONENT_CAPITAL))
                            .says(EXPECTED)
                            .in(LEXER + ", ReadNumber"),
                    of("plus-sign", "A number may not begin with a plus sign.")
                            .when(issue(IssueCode.NUMBER_PLUS_SIGN))
                            .says("expected float value, found '%s'")
                            .in(LEXER + ", ParseFloat"),
                    misread("octal", "Reads a number that begins with 0 as octal.")
                            .when(issue(IssueCode.NUMBER_ZERO_PADDED))
                            .in(LEXER + ", ReadNumber"),
                    misread("fraction-cut-off", "Cuts the fraction off an integer.")
                            .when(
                                    issue(
                                            IssueCode.INTEGER_FRACTIONAL,
                                            IssueCode.FRAME_RATE_FRACTIONAL))
                            .in(LEXER + ", ParseInt"),
                    misread("wrapped", "An integer past 32 bits becomes another one.")
                            .when(Found.outsideOfRowNumbers(issue(IssueCode.INTEGER_OUT_OF_RANGE)))
                            .in(LEXER + ", ParseInt"));

    private IdTech4Text() {}

    private static EngineRule of(String id, String text) {
        return rejects(id, text, MD5MESH, MD5ANIM, MD5CAMERA);
    }

    private static EngineRule misread(String id, String text) {
        return warns(id, text, MD5MESH, MD5ANIM, MD5CAMERA);
    }
}
