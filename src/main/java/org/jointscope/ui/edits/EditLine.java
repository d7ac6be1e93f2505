package org.jointscope.ui.edits;

/**
 * An edit in the list.
 *
 * @param number of edits that are made when this one is the last: 0 for none
 * @param title what it does
 * @param summary what it changed in the file
 * @param effect what it did to the pose; empty as long as that is not known
 * @param undone whether it was taken back and could be made again
 */
public record EditLine(int number, String title, String summary, String effect, boolean undone) {}
