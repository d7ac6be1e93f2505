package org.jointscope.check.engine;

import static org.jointscope.check.engine.EngineRule.crashes;
import static org.jointscope.check.engine.EngineRule.rejects;
import static org.jointscope.check.engine.Target.LONE_MD5ANIM;
import static org.jointscope.check.engine.Target.MD5ANIM;
import static org.jointscope.check.engine.Target.MD5CAMERA;
import static org.jointscope.check.engine.Target.MD5MESH;

import org.jointscope.check.engine.assimp.Trouble;

import java.util.List;

/** What keeps Assimp from loading an MD5 file of any kind. */
final class AssimpText {

    private static final String PARSER = "code/AssetLib/MD5/MD5Parser.cpp";
    private static final String LOADER = "code/AssetLib/MD5/MD5Loader.cpp";

    static final List<EngineRule> RULES =
            List.of(
                    rejects("empty", "The file may not be empty.", MD5MESH, LONE_MD5ANIM, MD5CAMERA)
                            .when(AssimpFacts.trouble(Trouble.EMPTY, "There is nothing in it."))
                            .says("Failed to read valid contents out of this MD5* file")
                            .in(LOADER + ", InternReadFile"),
                    rejects(
                                    "tag",
                                    "The file has to begin with MD5Version.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_TAG, "It begins with something else."))
                            .says("Invalid MD5 file: MD5Version tag has not been found")
                            .in(PARSER + ", ParseHeader"),
                    rejects("version", "MD5Version has to be 10.", MD5MESH, MD5ANIM, MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.VERSION, "Here stands another version."))
                            .says("MD5 version tag is unknown (10 is expected)")
                            .in(PARSER + ", ParseHeader"),
                    rejects(
                                    "number",
                                    "A number has to begin with a digit, or a point before one.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(AssimpFacts.trouble(Trouble.NO_NUMBER, "Here it wants a number."))
                            .says(
                                    "Cannot parse string \"%s\" as a real number: does not start"
                                            + " with digit or decimal point followed by digit.")
                            .in("include/assimp/fast_atof.h, fast_atoreal_move"),
                    crashes(
                                    "quotes",
                                    "Looks for the quotes of a name even behind the end of the"
                                            + " file.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_QUOTES, "From here on there are no quotes."))
                            .in(PARSER + ", AI_MD5_PARSE_STRING_IN_QUOTATION"),
                    rejects(
                                    "name-across-rows",
                                    "The name of a joint must end on its line.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NAME_ACROSS_ROWS,
                                            "The next quote is on another line."))
                            .says(
                                    "aiString::data is invalid: the terminal zero is at a wrong"
                                            + " offset")
                            .in("code/PostProcessing/ValidateDataStructure.cpp"),
                    crashes(
                                    "large-integer",
                                    "Does not support integers of more than 64 bits in a frame and"
                                            + " reads them forever.",
                                    MD5ANIM)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.LARGE_INTEGER,
                                            "This number does not fit 64 bits."))
                            .in("include/assimp/fast_atof.h, strtoul10_64"),
                    crashes(
                                    "name-length",
                                    "Does not check whether a name fits its buffer of 1024 bytes.",
                                    MD5MESH,
                                    MD5ANIM)
                            .when(AssimpFacts.trouble(Trouble.LONG_NAME, "This name is too long."))
                            .in(PARSER + ", AI_MD5_PARSE_STRING_IN_QUOTATION"),
                    rejects(
                                    "memory",
                                    "There has to be room for all rows that are declared.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.NO_MEMORY, "This many rows are declared."))
                            .says("std::bad_alloc")
                            .in(PARSER),
                    rejects(
                                    "form-feed",
                                    "Form feeds must not appear between sections.",
                                    MD5MESH,
                                    MD5ANIM,
                                    MD5CAMERA)
                            .when(
                                    AssimpFacts.trouble(
                                            Trouble.FORM_FEED,
                                            "Assimp reads this form feed forever."))
                            .says("std::bad_alloc")
                            .in(PARSER + ", ParseSection"));

    private AssimpText() {}
}
