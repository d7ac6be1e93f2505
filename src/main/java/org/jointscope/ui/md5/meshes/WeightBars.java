package org.jointscope.ui.md5.meshes;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.jointscope.ui.md5.meshes.MeshRow.Bucket;

import java.util.List;

/** A histogram that fits into a table's cell. */
final class WeightBars extends HBox {

    private static final double HEIGHT = 18;
    private static final double WIDTH = 10;

    WeightBars() {
        getStyleClass().add("weight-bars");
        setMaxHeight(HEIGHT);
        setMinHeight(HEIGHT);
    }

    void show(List<Bucket> buckets) {
        double most = buckets.stream().mapToDouble(Bucket::share).max().orElse(0);
        getChildren().setAll(buckets.stream().map(bucket -> bar(bucket, most)).toList());
    }

    private static Region bar(Bucket bucket, double most) {
        Region bar = new Region();
        // A line remains of a bar of nothing, so that one sees where it would be.
        double height = Math.max(1, Math.ceil(most > 0 ? bucket.share() / most * HEIGHT : 0));
        bar.setMinSize(WIDTH, height);
        bar.setMaxSize(WIDTH, height);
        bar.getStyleClass()
                .add(bucket.vertices() == 0 ? "no-bar" : bucket.strange() ? "strange-bar" : "bar");
        return bar;
    }
}
