import { channelsOf, contrastOf, type Color } from './contrast.ts'
import { legibleOn } from './legible.ts'
import { FOR_SCORES, sideColors, type Palette } from './palettes.ts'

export const shirtColors = [
  'white',
  'grey',
  'black',
  'red',
  'maroon',
  'orange',
  'yellow',
  'green',
  'lightBlue',
  'blue',
  'purple',
  'pink',
] as const

/** A colour of shirts, by its usual name. */
export type ShirtColor = (typeof shirtColors)[number]

/** A colour of shirts by its name; undefined if it is none. */
export const shirtNamed = (name: string | undefined): ShirtColor | undefined =>
  shirtColors.find(color => color === name)

/** The colours of shirts as they are shown. */
export const colorsOfShirts: Readonly<Record<ShirtColor, Color>> = {
  white: '#ffffff',
  grey: '#8d959b',
  black: '#16181a',
  red: '#c8102e',
  maroon: '#6b1426',
  orange: '#f28c1e',
  yellow: '#ffd60a',
  green: '#1e7a34',
  lightBlue: '#7cc4f0',
  blue: '#1545a8',
  purple: '#5d2a91',
  pink: '#f08ab8',
}

/** Closer colours are taken for one: the distance of their channels. */
const LEAST_DISTANCE = 110

function isAlike(one: Color, other: Color): boolean {
  const others = channelsOf(other)
  const squares = channelsOf(one).map((channel, index) => (channel - (others[index] ?? 0)) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) < LEAST_DISTANCE
}

/**
 * The colours of both teams: their shirts, or the usual colours of their sides. If both are alike, team 2 has
 * a usual colour that differs.
 */
export function colorsOfTeams(
  shirts: readonly [ShirtColor | undefined, ShirtColor | undefined],
): [Color, Color] {
  const [one, two] = shirts.map((shirt, side) => (shirt ? colorsOfShirts[shirt] : usual(side)))
  if (one === undefined || two === undefined) return [...sideColors]
  if (!isAlike(one, two)) return [one, two]
  return [one, [usual(1), usual(0)].find(color => !isAlike(color, one)) ?? two]
}

const usual = (side: number): Color => sideColors[side === 0 ? 0 : 1]

/**
 * The properties of a style sheet for the colours of both teams: a legible shade for names and lines, and the
 * colour itself for buttons, with black or white words.
 */
export function asSides(
  { surface, edge }: Palette,
  shirts: readonly [ShirtColor | undefined, ShirtColor | undefined],
): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [index, color] of colorsOfTeams(shirts).entries()) {
    const words = contrastOf(color, '#000000') > contrastOf(color, '#ffffff') ? '#000000' : '#ffffff'
    const side = index + 1
    properties[`--side-${side}`] = legibleOn(surface, color, FOR_SCORES)
    properties[`--shirt-${side}`] = legibleOn(words, color, FOR_SCORES)
    properties[`--on-shirt-${side}`] = words
    properties[`--edge-of-shirt-${side}`] = edge
  }
  return properties
}
