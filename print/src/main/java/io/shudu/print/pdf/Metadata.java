package io.shudu.print.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;

/**
 * What a document says about itself, twice: as PDF always did, and as XMP, with the promise that it can be read aloud.
 */
final class Metadata {
    private static final String PRODUCER = "Shudu";

    private Metadata() {}

    static void add(PDDocument document, About about) throws IOException {
        PDDocumentInformation information = new PDDocumentInformation();
        information.setTitle(about.title());
        information.setProducer(PRODUCER);
        if (!about.author().isEmpty()) {
            information.setAuthor(about.author());
        }
        if (!about.subject().isEmpty()) {
            information.setSubject(about.subject());
        }
        document.setDocumentInformation(information);
        byte[] xmp = xmp(about).getBytes(StandardCharsets.UTF_8);
        document.getDocumentCatalog().setMetadata(new PDMetadata(document, new ByteArrayInputStream(xmp)));
    }

    private static String xmp(About about) {
        return """
                <?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
                <x:xmpmeta xmlns:x="adobe:ns:meta/">
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
                <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
                    xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
                <pdfuaid:part>1</pdfuaid:part>
                <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
                <dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>
                %s%s<pdf:Producer>%s</pdf:Producer>
                </rdf:Description>
                </rdf:RDF>
                </x:xmpmeta>
                <?xpacket end="w"?>
                """.formatted(
                        escaped(about.title()),
                        escaped(about.language()),
                        about.author().isEmpty()
                                ? ""
                                : "<dc:creator><rdf:Seq><rdf:li>" + escaped(about.author())
                                        + "</rdf:li></rdf:Seq></dc:creator>\n",
                        about.subject().isEmpty()
                                ? ""
                                : "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">" + escaped(about.subject())
                                        + "</rdf:li></rdf:Alt></dc:description>\n",
                        PRODUCER);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
