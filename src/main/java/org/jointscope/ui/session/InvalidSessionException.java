package org.jointscope.ui.session;

import java.io.Serial;

/** A session file that cannot be opened; the message is a clause with the reason. */
public final class InvalidSessionException extends Exception {

    @Serial
    private static final long serialVersionUID = 1;

    InvalidSessionException(String reason) {
        super(reason);
    }
}
