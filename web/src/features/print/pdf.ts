/** What came of asking the server for a PDF. */
export type PdfAnswer =
  | { readonly kind: 'made'; readonly pdf: Blob }
  /** The server says in its own words why not. */
  | { readonly kind: 'refused'; readonly why: string }
  /** There is none, or it cannot be reached. */
  | { readonly kind: 'noServer' };

/**
 * Asks the game's own server for a PDF: at `print` a worksheet, at `print/book` a book. A file that breaks off on its
 * way is none.
 */
export async function askForPdf(
  path: 'print' | 'print/book',
  body: unknown,
  language: string,
  signal: AbortSignal,
): Promise<PdfAnswer> {
  try {
    const answer = await fetch(new URL(path, gameAddress()), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
      signal,
    });
    // A host of files alone answers such a path with a page, or with a page that says that it is unknown.
    switch (answer.headers.get('Content-Type')) {
      case 'application/pdf':
        return { kind: 'made', pdf: await answer.blob() };
      case 'application/problem+json': {
        const { detail } = (await answer.json()) as { detail?: unknown };
        return { kind: 'refused', why: typeof detail === 'string' ? detail : '' };
      }
      default:
        return { kind: 'noServer' };
    }
  } catch {
    signal.throwIfAborted();
    return { kind: 'noServer' };
  }
}

/** Where the game is, for codes that open a puzzle there. */
export function gameAddress(): string {
  return location.href.replace(/[#?].*/, '');
}
