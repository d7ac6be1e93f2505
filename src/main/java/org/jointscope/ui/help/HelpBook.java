package org.jointscope.ui.help;

/** The parts of the help, in the order of the table of contents. */
enum HelpBook {
    GUIDE,
    ISSUES,
    ENGINES
}
