package org.jointscope.architecture.violations.ui.left;

import org.jointscope.architecture.violations.cli.OpenCommand;
import org.jointscope.architecture.violations.inspect.WholeInspector;
import org.jointscope.architecture.violations.ui.right.RightView;

/** Has no FXML, inspects by itself, prints, and knows another feature. */
public final class LeftView {

    private final RightView right = new RightView();

    Object inspect() {
        new OpenCommand().print();
        new WholeInspector().inspect();
        return right;
    }
}
