/** The cost of decoding a picture, from its header and the kinds of its parts. */
export interface PictureCost {
  readonly width: number
  readonly height: number
  /** Passes of a decoder over all pixels: scans, or frames of an animation. */
  readonly passes: number
  /** The picture without superfluous parts. */
  readonly bytes: Buffer
}
