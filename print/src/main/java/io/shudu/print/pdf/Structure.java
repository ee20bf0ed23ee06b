package io.shudu.print.pdf;

import io.shudu.print.page.Block;
import io.shudu.print.page.Tag;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.jspecify.annotations.Nullable;

/** What the parts of a document mean and in which order they are read, and from each part of a page the way there. */
final class Structure {
    private final PDStructureTreeRoot root = new PDStructureTreeRoot();
    private final PDStructureElement document = new PDStructureElement("Document", root);
    /** A number for each page, and the elements of the parts of that page. */
    private final COSArray pages = new COSArray();

    private COSArray parts = new COSArray();
    private @Nullable PDStructureElement contents;
    private int pageCount;

    Structure(PDDocument pdf) {
        root.appendKid(document);
        PDMarkInfo marked = new PDMarkInfo();
        marked.setMarked(true);
        pdf.getDocumentCatalog().setMarkInfo(marked);
        pdf.getDocumentCatalog().setStructureTreeRoot(root);
    }

    void begin(PDPage page) {
        parts = new COSArray();
        pages.add(COSInteger.get(pageCount));
        pages.add(parts);
        page.setStructParents(pageCount);
        page.getCOSObject().setItem(COSName.getPDFName("Tabs"), COSName.getPDFName("S"));
        pageCount++;
    }

    /** Adds a part of the page, and answers by which number the page names it. */
    int add(Block block, PDPage page) {
        PDStructureElement parent = document;
        if (block.tag() == Tag.CONTENTS) {
            if (contents == null) {
                contents = new PDStructureElement("TOC", document);
                document.appendKid(contents);
            }
            parent = contents;
        } else {
            contents = null;
        }
        PDStructureElement element = new PDStructureElement(block.tag().pdfName(), parent);
        parent.appendKid(element);
        element.setPage(page);
        if (!block.alt().isEmpty()) {
            element.setAlternateDescription(block.alt());
        }
        int number = parts.size();
        element.getCOSObject().setItem(COSName.K, COSInteger.get(number));
        parts.add(element.getCOSObject());
        return number;
    }

    void finish() {
        COSDictionary tree = new COSDictionary();
        tree.setItem(COSName.NUMS, pages);
        root.getCOSObject().setItem(COSName.PARENT_TREE, tree);
        root.setParentTreeNextKey(pageCount);
    }
}
