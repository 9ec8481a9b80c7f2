/** What is painted, in pixels from the upper left corner. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly text: string
      /** Where it begins, or ends if it stands at the right; its line. */
      readonly x: number
      readonly y: number
      /** What is longer is cut off with dots. */
      readonly room: number
      readonly size: number
      readonly isBold?: boolean
      readonly atRight?: boolean
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'path'; readonly points: readonly (readonly [number, number])[] }

/** A picture to be shared: of standings, a bracket, a game, a day. */
export interface Picture {
  /** The name of its file, without what it ends with. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

export const MARGIN = 32
export const HEAD = 104

/** What stands above each picture: what it is of, and of which event. */
export const headOf = (title: string, event: string, width: number): Shape[] => [
  { kind: 'text', text: title, x: MARGIN, y: 52, room: width - 2 * MARGIN, size: 32, isBold: true },
  { kind: 'text', text: event, x: MARGIN, y: 84, room: width - 2 * MARGIN, size: 20 },
]

/** A name for a file: letters and digits. */
export const fileName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Pictures as one, below each other. */
export function stacked(name: string, pictures: readonly Picture[]): Picture {
  let height = 0
  const shapes = pictures.flatMap(picture => {
    const by = height
    height += picture.height
    return picture.shapes.map(shape => moved(shape, by))
  })
  return { name: fileName(name), width: Math.max(0, ...pictures.map(({ width }) => width)), height, shapes }
}

const moved = (shape: Shape, by: number): Shape =>
  shape.kind === 'path'
    ? { ...shape, points: shape.points.map(([x, y]) => [x, y + by] as const) }
    : { ...shape, y: shape.y + by }
