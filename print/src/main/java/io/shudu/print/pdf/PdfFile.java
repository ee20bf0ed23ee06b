package io.shudu.print.pdf;

import io.shudu.print.page.Block;
import io.shudu.print.page.Page;
import io.shudu.print.page.Paper;
import io.shudu.print.page.Tag;
import io.shudu.print.type.Face;
import io.shudu.print.type.Fonts;
import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/**
 * Writes pages, one after the other, as a PDF: fonts embedded with the characters that are used, every part tagged, so
 * that it can be read aloud (PDF/UA). What does not fit into memory waits in a temporary file. The same pages give the
 * same bytes: no clock is read.
 */
public final class PdfFile implements AutoCloseable {
    private static final float VERSION = 1.7f;

    private final PDDocument document = new PDDocument(IOUtils.createTempFileOnlyStreamCache());
    private final Structure structure = new Structure(document);
    private final Fonts fonts;
    private final Map<Face, PDFont> embedded = new EnumMap<>(Face.class);
    private final PDDocumentOutline outline = new PDDocumentOutline();
    private boolean bookmarked;

    /** A file with these fonts. */
    public PdfFile(Fonts fonts, About about) throws IOException {
        this.fonts = fonts;
        document.getDocument().setVersion(VERSION);
        // Where nothing of a kind is said, the clock would decide.
        document.setDocumentId(1L);
        document.getDocumentCatalog().setLanguage(about.language());
        PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
        preferences.setDisplayDocTitle(true);
        document.getDocumentCatalog().setViewerPreferences(preferences);
        Metadata.add(document, about);
    }

    /** Adds a page. */
    public void add(Page page) throws IOException {
        embed(page);
        Paper paper = page.paper();
        PDPage drawn = new PDPage(new PDRectangle(
                (float) (paper.left() + paper.width() + paper.right()), (float) (paper.height() + 2 * paper.edge())));
        if (paper.edge() > 0) {
            drawn.setBleedBox(drawn.getMediaBox());
        }
        drawn.setTrimBox(new PDRectangle(
                (float) paper.left(), (float) paper.edge(), (float) paper.width(), (float) paper.height()));
        document.addPage(drawn);
        structure.begin(drawn);
        try (PDPageContentStream stream = new PDPageContentStream(document, drawn, AppendMode.OVERWRITE, true)) {
            Drawing drawing = new Drawing(stream, fonts, embedded, paper.left(), paper.edge() + paper.height());
            for (Block block : page.blocks()) {
                COSName tag = COSName.getPDFName(block.tag().pdfName());
                if (block.tag() == Tag.DECORATION) {
                    stream.beginMarkedContent(tag);
                } else {
                    stream.beginMarkedContent(tag, structure.add(block, drawn));
                }
                drawing.draw(block);
                stream.endMarkedContent();
            }
        }
        if (!page.bookmark().isEmpty()) {
            bookmark(page.bookmark(), drawn);
        }
    }

    /** Fonts that are never used are no part of the file. */
    private void embed(Page page) throws IOException {
        Set<Face> faces = new HashSet<>();
        Faces.collect(page, fonts, faces);
        for (Face face : faces) {
            if (!embedded.containsKey(face)) {
                embedded.put(face, PDType0Font.load(document, fonts.font(face), true));
            }
        }
    }

    /** Lets a reader jump to a page. */
    private void bookmark(String title, PDPage page) {
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        PDPageFitDestination destination = new PDPageFitDestination();
        destination.setPage(page);
        item.setDestination(destination);
        outline.addLast(item);
        bookmarked = true;
    }

    /** How many pages there are. */
    public int pages() {
        return document.getNumberOfPages();
    }

    /** Writes the file; after that nothing more can be added. */
    public void write(OutputStream out) throws IOException {
        structure.finish();
        if (bookmarked) {
            document.getDocumentCatalog().setDocumentOutline(outline);
        }
        document.save(out);
    }

    @Override
    public void close() throws IOException {
        document.close();
    }
}
