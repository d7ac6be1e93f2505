package org.jointscope.ui.pane;

/** A sentence about the content of a pane, and its assessment. */
public record Assessment(State state, String text) {

    /** No assessment and no sentence. */
    public static final Assessment NONE = new Assessment(State.NOTHING, "");

    /** The kind of an assessment. */
    public enum State {
        NOTHING("mdi2i-information-outline"),
        COMPUTING("mdi2t-timer-sand"),
        GOOD("mdi2c-check-circle-outline"),
        BAD("mdi2a-alert-outline"),
        /** It depends on the game. */
        OPEN("mdi2i-information-outline");

        final String icon;

        State(String icon) {
            this.icon = icon;
        }
    }
}
