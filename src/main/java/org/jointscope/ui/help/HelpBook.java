package org.jointscope.ui.help;

/** The parts of the help, in the order of the table of contents. */
enum HelpBook {
    GUIDE,
    ISSUES,
    ENGINES,
    /** After the references: a search shows the first page, and names in them are exact. */
    USER_GUIDE,
    LESSONS
}
