package org.jointscope.ui.pane;

import javafx.beans.value.ObservableValue;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What can be typed into the cells of a column.
 *
 * @param begin what a cell's field holds at first
 * @param take takes what was typed, and returns why it cannot be taken; empty if it was
 * @param edited whether the cell shows something else than the file
 * @param changes of what the file or any cell says
 * @param explanation what is said when the pointer rests on the cell
 */
public record Typing<R>(
        Function<R, String> begin,
        BiFunction<R, String, String> take,
        Predicate<R> edited,
        List<ObservableValue<?>> changes,
        Function<R, String> explanation) {}
