package org.jointscope.sample;

import java.awt.image.BufferedImage;

/** A square picture, painted pixel by pixel so that every platform paints the same. */
final class Canvas {
    private final int size;
    private final Rgb[] pixels;

    Canvas(int size) {
        this.size = size;
        pixels = new Rgb[size * size];
    }

    int size() {
        return size;
    }

    boolean empty(int x, int y) {
        return pixels[y * size + x] == null;
    }

    void set(int x, int y, Rgb colour) {
        pixels[y * size + x] = colour;
    }

    /** Lets painted pixels flow into unpainted ones, so that no seam shows where charts end. */
    void bleed(int rounds, Rgb rest) {
        for (int round = 0; round < rounds; round++) {
            Rgb[] before = pixels.clone();
            for (int i = 0; i < pixels.length; i++) {
                if (before[i] == null) {
                    pixels[i] = around(before, i % size, i / size);
                }
            }
        }
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = pixels[i] == null ? rest : pixels[i];
        }
    }

    private Rgb around(Rgb[] from, int x, int y) {
        double r = 0;
        double g = 0;
        double b = 0;
        int count = 0;
        for (int dy = Math.max(0, y - 1); dy <= Math.min(size - 1, y + 1); dy++) {
            for (int dx = Math.max(0, x - 1); dx <= Math.min(size - 1, x + 1); dx++) {
                Rgb p = from[dy * size + dx];
                if (p != null) {
                    r += p.r();
                    g += p.g();
                    b += p.b();
                    count++;
                }
            }
        }
        return count == 0 ? null : new Rgb(r / count, g / count, b / count);
    }

    BufferedImage image() {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < pixels.length; i++) {
            image.setRGB(i % size, i / size, pixels[i].packed());
        }
        return image;
    }
}
