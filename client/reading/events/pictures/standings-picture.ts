import type { StandingTable } from '../standing-table.ts'
import { fileName, HEAD, headOf, MARGIN, type Picture, type Shape } from './picture.ts'

const [ROW, COLUMN, WIDTH] = [44, 120, 960]

/** A table of standings as a picture. */
export function standingsPicture({ title, columns, lines }: StandingTable, event: string): Picture {
  const endOf = (column: number): number => WIDTH - MARGIN - (columns.length - 1 - column) * COLUMN
  const rowOf = (
    y: number,
    place: string,
    team: string,
    figures: readonly string[],
    isBold: boolean,
  ): Shape[] => [
    { kind: 'text', text: place, x: MARGIN, y, room: 60, size: 22, isBold: true },
    {
      kind: 'text',
      text: team,
      x: MARGIN + 76,
      y,
      room: WIDTH - 2 * MARGIN - 76 - columns.length * COLUMN,
      size: 22,
      isBold,
    },
    ...figures.map((text, column): Shape => ({
      kind: 'text',
      text,
      x: endOf(column),
      y,
      room: COLUMN - 8,
      size: 22,
      isBold,
      atRight: true,
    })),
  ]
  const below = HEAD + ROW
  return {
    name: fileName(`${event} ${title}`),
    width: WIDTH,
    height: below + lines.length * ROW + MARGIN,
    shapes: [
      ...headOf(title, event, WIDTH),
      ...rowOf(
        HEAD + 28,
        '',
        '',
        columns.map(({ short }) => short),
        true,
      ),
      ...lines.flatMap(({ place, places, team, figures }, index) => {
        const top = below + index * ROW
        return [
          {
            kind: 'path',
            points: [
              [MARGIN, top],
              [WIDTH - MARGIN, top],
            ],
          } as const,
          ...rowOf(top + 30, places ?? String(place), team, figures, false),
        ]
      }),
    ],
  }
}
