/** What it would cost to decode a picture, as its head and the kinds of its parts say. */
export interface PictureCost {
  readonly width: number
  readonly height: number
  /** How often a decoder goes over all pixels: scans, or frames of an animation. */
  readonly passes: number
  /** The picture without parts that nobody needs. */
  readonly bytes: Buffer
}
