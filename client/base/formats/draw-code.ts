/** A QR code as a drawing. */
export interface Code {
  /** Its width and height in squares, with the light margin that cameras need. */
  readonly size: number
  /** The dark squares, as the path of an SVG. */
  readonly path: string
}

/** Draws a QR code. The encoder is loaded on first use. */
export async function drawCode(text: string): Promise<Code> {
  const { default: encodeQR } = await import('qr')
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  return {
    size: rows.length,
    path: rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join(''),
  }
}
