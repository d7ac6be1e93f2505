package org.jointscope.ui.document;

import java.util.Optional;

/** What the window remembers from one time to the next. */
public interface Settings {

    Optional<String> find(String key);

    void put(String key, String value);
}
