package org.jointscope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

/** The licences of what the packaged application carries. */
class ThirdPartyTest {

    private static List<String> shipped() throws Exception {
        Document pom =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(Path.of("pom.xml").toFile());
        NodeList dependencies = pom.getElementsByTagName("dependency");
        List<String> shipped = new ArrayList<>();
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            NodeList scope = dependency.getElementsByTagName("scope");
            if (scope.getLength() == 0 || scope.item(0).getTextContent().equals("runtime")) {
                shipped.add(dependency.getElementsByTagName("artifactId").item(0).getTextContent());
            }
        }
        return shipped;
    }

    @Test
    void everyLibraryThatIsShippedIsListed() throws Exception {
        String listed = Files.readString(Path.of("THIRD-PARTY.md"));
        assertThat(shipped()).contains("fxyz3d", "imageio-tga", "slf4j-nop");
        assertThat(shipped()).allSatisfy(name -> assertThat(listed).contains(name));
    }
}
