package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.EngineRule.warns;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5MESH;
import static org.jointscope.check.engine.Trigger.issue;

import org.jointscope.diagnostics.IssueCode;

import java.util.List;

/** How engines grown from Quake's read a text: word by word, with COM_Parse. */
final class QuakeText {

    private static final String PARSE = "COM_Parse";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("version", "MD5Version has to be 10.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.VERSION_UNSUPPORTED))
                            .says("Expected \"%s\", got \"%s\"")
                            .in(PARSE),
                    rejects("empty", "The file may not be empty.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.FILE_EMPTY))
                            .in(PARSE),
                    rejects(
                                    "foreign",
                                    "The file has to be of the kind that its name says.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.FILE_FOREIGN))
                            .in(PARSE),
                    warns(
                                    "byte-order-mark",
                                    "Passes over a byte order mark only where a char has a sign, as"
                                            + " on PCs.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.FILE_BYTE_ORDER_MARK))
                            .in(PARSE)
                            .known(Confidence.RELATED),
                    rejects(
                                    "nul",
                                    "The text ends at a NUL byte, and what follows is missing.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.FILE_NUL))
                            .in(PARSE),
                    rejects(
                                    "comment-to-the-end",
                                    "A line ends with a line feed, and so a // comment hides all"
                                            + " that follows.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(TextFacts::hiddenByComment)
                            .in(PARSE),
                    rejects(
                                    "string-not-closed",
                                    "A string goes on to the next quote, whatever stands between.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(issue(IssueCode.STRING_UNTERMINATED))
                            .in(PARSE),
                    rejects(
                                    "keyword",
                                    "Every keyword has to stand in its place, spelt as it is.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.KEYWORD_UNKNOWN,
                                            IssueCode.KEYWORD_CASE,
                                            IssueCode.KEYWORD_GLUED,
                                            IssueCode.KEYWORD_MISSING,
                                            IssueCode.KEYWORD_REPEATED,
                                            IssueCode.KEYWORD_OUT_OF_ORDER,
                                            IssueCode.BOUNDS_MISSING,
                                            IssueCode.BLOCK_REPEATED))
                            .says("Expected \"%s\", got \"%s\"")
                            .in(PARSE),
                    rejects("block-not-closed", "A block has to be closed.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.BLOCK_UNTERMINATED))
                            .says("Expected \"%s\", got \"%s\"")
                            .in(PARSE),
                    rejects("too-large", "An integer has to fit its limits.", MD5MESH, MD5ANIM)
                            .when(issue(IssueCode.INTEGER_OUT_OF_RANGE, IssueCode.COUNT_NEGATIVE))
                            .says("Value out of range: %lu")
                            .in(PARSE),
                    warns("not-finite", "Takes nan and inf for numbers.", MD5MESH, MD5ANIM)
                            .when(
                                    issue(
                                            IssueCode.NUMBER_NOT_FINITE,
                                            found -> !Found.isMicrosofts(found)))
                            .in("strtof, strtod"));

    private QuakeText() {}
}
