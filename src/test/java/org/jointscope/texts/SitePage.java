package org.jointscope.texts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.IssueCode;

/**
 * A document as HTML. Headings, engine rules and engine messages have anchors; the names of issue codes and engine
 * rules in the text are links to them.
 */
final class SitePage extends AbstractVisitor {

    /** A part of the page, for its table of contents and the search. */
    record Part(int level, String title, String note, String anchor) {}

    /** The level of engine rules and messages, below all headings. */
    private static final int ROW = 7;

    /** Code with fewer characters is not wrapped. */
    private static final int SHORT = 30;

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Pattern NAME = Pattern.compile("\\b[A-Z0-9]+(_[A-Z0-9]+)+\\b");
    private static final Map<String, String> ENGINES =
            Engines.ALL.stream().collect(Collectors.toMap(Engine::name, Engine::id));
    /** The addresses of issue codes and of engine rules, which are named as in {@code explain}. */
    private static final Map<String, String> ADDRESSES = Arrays.stream(IssueCode.values())
            .collect(Collectors.toMap(
                    IssueCode::name, code -> "issues.html#" + code.name().toLowerCase(Locale.ROOT)));

    static {
        Engines.ALL.forEach(engine -> engine.rules()
                .forEach(rule ->
                        ADDRESSES.put(engine.id() + "/" + rule.id(), "engines.html#" + engine.id() + "/" + rule.id())));
    }

    private final List<Part> parts = new ArrayList<>();
    private final Map<Node, Map<String, String>> attributes = new HashMap<>();
    private final IdGenerator ids = IdGenerator.builder().build();
    private final UnaryOperator<String> destinations;
    private final String root;
    private final Node document;
    private String section = "";
    private String firstColumn = "";

    /**
     * @param destinations the destination of each link on the site; an empty one makes it text
     * @param root the path from the page to the root of the site
     */
    SitePage(String markdown, UnaryOperator<String> destinations, String root) {
        this.destinations = destinations;
        this.root = root;
        document = Parser.builder().extensions(EXTENSIONS).build().parse(markdown);
        document.accept(this);
    }

    String html() {
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .attributeProviderFactory(
                        context -> (node, tag, all) -> all.putAll(attributes.getOrDefault(node, Map.of())))
                .build()
                .render(document)
                .replace("<table>", "<div class=\"table\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>");
    }

    List<Part> parts() {
        return parts;
    }

    String title() {
        return parts.getFirst().title();
    }

    @Override
    public void visit(Heading heading) {
        section = text(heading);
        String note =
                ADDRESSES.containsKey(section) ? IssueCode.valueOf(section).gist() : "";
        String anchor = ids.generateId(section);
        part(heading, heading.getLevel(), section, note, anchor);
        if (heading.getLevel() > 1) {
            Link link = linked("#" + anchor, "#");
            attributes.put(link, new TreeMap<>(Map.of("class", "anchor", "aria-label", "Link to this section")));
            heading.appendChild(link);
        }
    }

    @Override
    public void visit(CustomBlock block) {
        if (block instanceof TableBlock) {
            firstColumn = text(block.getFirstChild().getFirstChild().getFirstChild());
        }
        visitChildren(block);
    }

    @Override
    public void visit(CustomNode node) {
        if (node instanceof TableRow && !text(node.getFirstChild()).equals(firstColumn)) {
            row(node, text(node.getFirstChild()));
        }
        visitChildren(node);
    }

    private void row(Node row, String first) {
        String rule = ENGINES.get(section) + "/" + first;
        if (ADDRESSES.containsKey(rule)) {
            part(row, ROW, rule, text(row.getFirstChild().getNext().getNext().getNext()), rule);
        } else if (firstColumn.equals("message")) {
            part(row, ROW, first, text(row.getLastChild()), ids.generateId(first));
        }
    }

    private void part(Node node, int level, String title, String note, String anchor) {
        parts.add(new Part(level, title, note, anchor));
        attributes.put(node, Map.of("id", anchor));
    }

    @Override
    public void visit(Link link) {
        link.setDestination(destinations.apply(link.getDestination()));
        visitChildren(link);
        if (link.getDestination().isEmpty()) {
            while (link.getLastChild() != null) {
                link.insertAfter(link.getLastChild());
            }
            link.unlink();
        }
    }

    @Override
    public void visit(Image image) {
        image.setDestination(destinations.apply(image.getDestination()));
    }

    @Override
    public void visit(Code code) {
        if (code.getLiteral().length() < SHORT) {
            attributes.put(code, Map.of("class", "short"));
        }
        if (ADDRESSES.containsKey(code.getLiteral()) && !(code.getParent() instanceof Link)) {
            Link link = new Link(root + ADDRESSES.get(code.getLiteral()), null);
            code.insertBefore(link);
            link.appendChild(code);
        }
    }

    @Override
    public void visit(Text text) {
        Matcher name = NAME.matcher(text.getLiteral());
        int end = 0;
        while (!(text.getParent() instanceof Link) && name.find()) {
            if (ADDRESSES.containsKey(name.group())) {
                text.insertBefore(new Text(text.getLiteral().substring(end, name.start())));
                text.insertBefore(linked(root + ADDRESSES.get(name.group()), name.group()));
                end = name.end();
            }
        }
        text.setLiteral(text.getLiteral().substring(end));
    }

    private static Link linked(String address, String text) {
        Link link = new Link(address, null);
        link.appendChild(new Text(text));
        return link;
    }

    private static String text(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
                text.append(part.getLiteral());
            }
        });
        return text.toString();
    }
}
