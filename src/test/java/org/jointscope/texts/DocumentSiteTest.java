package org.jointscope.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentSiteTest {

    private static final String REPOSITORY = "https://example.org/someone/jointscope";

    @TempDir
    private Path site;

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        assertThat(DocumentSite.write(site, REPOSITORY)).isEmpty();
        assertThat(site.resolve("issues.html")).content().contains("<h3 id=\"components_overlap\">");
        assertThat(site.resolve("engines.html"))
                .content()
                .contains("<tr id=\"doom3/start-index\">", "<a href=\"engines.html#doom3/start-index\"><code");
        assertThat(site.resolve("guide.html"))
                .content()
                .contains("<a href=\"issues.html#vert_bias_sum\">VERT_BIAS_SUM</a>", "aria-current=\"page\">User guide")
                .doesNotContain(".md\"", ".md#");
        assertThat(site.resolve("search-index.js"))
                .content()
                .startsWith("window.SEARCH_INDEX = [[")
                .contains("\"Invalid first component: %d\"", "\"engines.html#doom3/start-index\"");
    }

    @Test
    void linksToFilesOfTheRepositoryLeadThere() throws IOException {
        DocumentSite.write(site, REPOSITORY);
        assertThat(site.resolve("index.html"))
                .content()
                .contains("href=\"" + REPOSITORY + "/releases\"", "href=\"" + REPOSITORY + "/blob/main/LICENSE\"");
    }

    @Test
    void withoutARepositoryTheyAreTexts() throws IOException {
        assertThat(DocumentSite.write(site, "")).isEmpty();
        assertThat(site.resolve("index.html"))
                .content()
                .contains("<p>Download · <a")
                .doesNotContain("LICENSE\"");
    }

    @Test
    void findsWhatLeadsNowhere() throws IOException {
        Files.writeString(site.resolve("other.html"), "<h2 id=\"there\">");
        Files.writeString(site.resolve("page.html"), """
            <p id="a"><p id="a"><a href="other.html#there"><a href="https://example.org"><a href="#a">
            <a href="none.html"><a href="other.html#none"><a href="#none"><img src="none.png"><a href="">
            """);
        String page = site.resolve("page.html").toString();
        assertThat(SiteLinks.problems(site))
                .containsExactlyInAnyOrder(
                        page + ": id twice: a",
                        page + ": leads nowhere: none.html",
                        page + ": leads nowhere: other.html#none",
                        page + ": leads nowhere: #none",
                        page + ": leads nowhere: none.png",
                        page + ": leads nowhere: ");
    }
}
