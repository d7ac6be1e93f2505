package org.jointscope.ui.issues;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Which findings are listed.
 *
 * @param words that must all occur in a finding's message, its code or the name of its file
 */
record IssueFilter(Set<Severity> severities, Set<IssueCode> hidden, List<String> words) {

    IssueFilter {
        severities = Set.copyOf(severities);
        hidden = Set.copyOf(hidden);
        words = List.copyOf(words);
    }

    static List<String> words(String search) {
        return Arrays.stream(search.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    boolean lets(IssueCode code) {
        return severities.contains(code.severity()) && !hidden.contains(code);
    }

    boolean lets(IssuePlace place) {
        String text =
                String.join(
                                "\n",
                                place.finding().message(),
                                place.finding().code().name(),
                                place.issue().fileName())
                        .toLowerCase(Locale.ROOT);
        return words.stream().allMatch(text::contains);
    }
}
