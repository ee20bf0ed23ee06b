declare module 'subset-font' {
  /** A font that holds only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
