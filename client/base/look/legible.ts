import { channelsOf, contrastOf, type Color } from './contrast.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'
/** As many shades as there are between a colour and black or white. */
const STEPS = 255

/**
 * The shade of a colour that can be read on a ground: the colour itself if it can, else as little darker or
 * lighter as does.
 * @param ratio what the contrast is to be; black or white where the ground allows no shade to have it
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
