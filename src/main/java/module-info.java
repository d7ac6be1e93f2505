/** Jointscope: looks into id Software's skeletal animation files, in a window or on the command line. */
open module org.jointscope {
    requires atlantafx.base;
    requires com.fasterxml.jackson.databind;
    requires info.picocli;
    requires java.logging;
    requires javafx.controls;
    requires javafx.fxml;
    requires javafx.graphics;
    requires javafx.swing;
    requires jdk.management;
    requires org.controlsfx.controls;
    requires org.fxyz3d.core;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;
}
