import { channelsOf, contrastOf, type Color } from './contrast.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'
/** The number of shades between a colour and black or white. */
const STEPS = 255

/**
 * A shade of a colour that is legible on a ground: the colour itself if it is, else the nearest darker or
 * lighter one.
 * @param ratio the required contrast; black or white if no shade on that ground reaches it
 */
export function legibleOn(ground: Color, color: Color, ratio: number): Color {
  const end = contrastOf(ground, BLACK) > contrastOf(ground, WHITE) ? BLACK : WHITE
  for (let step = 0; step < STEPS; step++) {
    const shade = mixed(color, end, step / STEPS)
    if (contrastOf(ground, shade) >= ratio) return shade
  }
  return end
}

function mixed(color: Color, other: Color, part: number): Color {
  const others = channelsOf(other)
  const hex = channelsOf(color).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * part)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}
