/** A shape to paint, in pixels from the upper left corner. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly text: string
      /** Its start, or its end if it is right-aligned; its baseline. */
      readonly x: number
      readonly y: number
      /** Longer text is cut off with dots. */
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
  /** The file name without extension. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

export const MARGIN = 32
export const HEAD = 104

/** The heading of each picture: its subject and its event. */
export const headOf = (title: string, event: string, width: number): Shape[] => [
  { kind: 'text', text: title, x: MARGIN, y: 52, room: width - 2 * MARGIN, size: 32, isBold: true },
  { kind: 'text', text: event, x: MARGIN, y: 84, room: width - 2 * MARGIN, size: 20 },
]

/** A file name from a text: letters and digits. */
export const fileName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Pictures combined into one, from top to bottom. */
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
