package org.jointscope.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;

class DeferredTest {

    private int created;

    @Test
    void contentIsCreatedOnceWhenItIsFirstVisible() {
        StackPane tab = new StackPane();
        tab.setVisible(false);
        Deferred deferred = new Deferred(this::create);
        tab.getChildren().add(deferred);
        assertThat(created).isZero();

        System.gc();
        tab.setVisible(true);
        assertThat(created).isOne();
        assertThat(deferred.getChildren()).hasSize(1);

        tab.setVisible(false);
        tab.setVisible(true);
        assertThat(created).isOne();
    }

    @Test
    void contentKnowsWhetherItsTabIsVisible() {
        StackPane tab = new StackPane();
        Deferred deferred = new Deferred(this::create);
        tab.getChildren().add(deferred);
        assertThat(Showing.of(deferred.getChildren().getFirst()).getValue()).isTrue();

        tab.setVisible(false);
        assertThat(Showing.of(deferred.getChildren().getFirst()).getValue()).isFalse();
    }

    private Region create() {
        created++;
        return new Region();
    }
}
