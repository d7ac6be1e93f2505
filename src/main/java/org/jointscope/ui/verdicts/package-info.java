/** Which engines take the files, and what they show otherwise. */
package org.jointscope.ui.verdicts;
