/** Gives the player a file. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser fetches the file after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
