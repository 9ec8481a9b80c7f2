/** `#rrggbb` */
export type Color = `#${string}`

/** Red, green and blue of a colour, 0 to 255. */
export function channelsOf(color: Color): readonly [number, number, number] {
  const at = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** The relative luminance of a colour by WCAG, 0 for black to 1 for white. */
function luminanceOf(color: Color): number {
  const [red, green, blue] = channelsOf(color).map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/**
 * The contrast of two colours, 1 to 21. It depends on luminance alone and so holds for colour-blind people
 * too.
 */
export function contrastOf(one: Color, other: Color): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
