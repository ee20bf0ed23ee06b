/** The quiet zone that readers need around a code. */
const BORDER = 4;

/** A QR code as a path of dark squares on a sheet with so many squares each way. */
export interface Qr {
  size: number;
  path: string;
}

/** The code of a text, or null if it is too long for one. The library comes only when a code is wanted. */
export async function makeQr(text: string): Promise<Qr | null> {
  const { encode } = await import('uqr');
  try {
    // The least error correction, raised as far as it costs no larger code: big squares are read best.
    const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: BORDER });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    return { size, path };
  } catch {
    return null;
  }
}
