/** Puts a text into the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages without a certificate, such as a game served in the home network: there the clipboard has no other door. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  // Outside of an open dialog nothing can be selected.
  const focused = document.activeElement;
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is nothing else
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    (focused as HTMLElement | null)?.focus();
  }
}
