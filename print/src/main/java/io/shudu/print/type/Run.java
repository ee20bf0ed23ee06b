package io.shudu.print.type;

/**
 * A part of a text that stands in one face.
 *
 * @param face the face
 * @param text the part
 * @param bold whether it is to be bold, also where the face is not
 */
public record Run(Face face, String text, boolean bold) {}
