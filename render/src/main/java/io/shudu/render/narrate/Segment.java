package io.shudu.render.narrate;

import io.shudu.logic.step.Subject;
import org.jspecify.annotations.Nullable;

/**
 * A part of a sentence. A face may show its text as it is, or set what it speaks of in its own way.
 *
 * @param text the words
 * @param subject what they point at, null for words that point at nothing
 */
public record Segment(String text, @Nullable Subject subject) {}
