/** An SVG document as the address of an image. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The side of a square SVG document in pixels. */
export function sideOf(svg: string): number {
  return Number(/ width="(\d+)/.exec(svg)?.[1] ?? 0);
}

/** An SVG document drawn as a PNG with so many pixels each way. */
export async function rasterize(svg: string, pixels: number): Promise<Blob> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  canvas.getContext('2d')!.drawImage(image, 0, 0, pixels, pixels);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
