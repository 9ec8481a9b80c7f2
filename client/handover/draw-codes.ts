import { split } from '../../shared-schema/handover/chunk.ts'
import { pack, type Handover } from '../../shared-schema/handover/packed.ts'

/** A QR code as a drawing. */
export interface Code {
  /** Its width and height in squares, with the light margin that cameras need. */
  readonly size: number
  /** The dark squares, as the path of an SVG. */
  readonly path: string
}

/** A hand-over as QR codes, in the order of their numbers. @throws UnusableHandover */
export async function drawCodes(handover: Handover): Promise<Code[]> {
  const { default: encodeQR } = await import('qr')
  return split(await pack(handover)).map(text => drawn(encodeQR(text, 'raw', { ecc: 'medium', border: 4 })))
}

const drawn = (rows: readonly (readonly boolean[])[]): Code =>
  ({ size: rows.length, path: rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('') })
