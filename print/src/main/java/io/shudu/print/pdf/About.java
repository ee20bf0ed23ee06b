package io.shudu.print.pdf;

/**
 * What is known about a document.
 *
 * @param title its title
 * @param author who made it; empty if nobody says
 * @param language the tag of its language, such as {@code zh-CN}
 * @param subject what it is, in a line; empty if nobody says
 */
public record About(String title, String author, String language, String subject) {}
