import type { BracketGame, DrawnBracket } from '../bracket-columns.ts'
import type { CardPlace } from '../bracket-layout.ts'
import { fileName, HEAD, headOf, MARGIN, type Picture, type Shape } from './picture.ts'

const card = { width: 320, height: 96, besides: 48, below: 20, above: HEAD + 40 }

const leftOf = (column: number): number => MARGIN + column * (card.width + card.besides)
const topOf = (row: number): number => card.above + row * (card.height + card.below)
const middleOf = (row: number): number => topOf(row) + card.height / 2

/** A bracket as a picture, with lines, as on the screen. */
export function bracketPicture({ name, rounds, layout }: DrawnBracket, event: string): Picture {
  const width = leftOf(layout.columns) - card.besides + MARGIN
  return {
    name: fileName(`${event} ${name}`),
    width,
    height: topOf(layout.rows) - card.below + MARGIN,
    shapes: [
      ...headOf(name, event, width),
      ...rounds.map(({ title }, column): Shape => ({
        kind: 'text',
        text: title,
        x: leftOf(column),
        y: HEAD + 24,
        room: card.width,
        size: 20,
        isBold: true,
      })),
      ...layout.lines.map(({ from, to }): Shape => {
        const [begin, end] = [leftOf(from.column) + card.width, leftOf(to.column)]
        const bend = (begin + end) / 2
        return {
          kind: 'path',
          points: [
            [begin, middleOf(from.row)],
            [bend, middleOf(from.row)],
            [bend, middleOf(to.row)],
            [end, middleOf(to.row)],
          ],
        }
      }),
      ...rounds.flatMap(({ games }) =>
        games.flatMap(game => {
          const place = layout.places.get(game.id)
          return place ? cardOf(game, place) : []
        }),
      ),
    ],
  }
}

function cardOf({ label, when, status, sides }: BracketGame, { column, row }: CardPlace): Shape[] {
  const [x, y] = [leftOf(column), topOf(row)]
  return [
    { kind: 'box', x, y, width: card.width, height: card.height },
    {
      kind: 'text',
      text: [label, status === 'scheduled' && when].filter(Boolean).join('  '),
      x: x + 12,
      y: y + 22,
      room: card.width - 24,
      size: 15,
    },
    ...sides.flatMap(({ team, score, shootout, isWinner }, side): Shape[] => [
      {
        kind: 'text',
        text: team,
        x: x + 12,
        y: y + 52 + side * 30,
        room: card.width - 72,
        size: 20,
        isBold: isWinner,
      },
      {
        kind: 'text',
        text: score === null ? '' : `${score}${shootout === null ? '' : ` (${shootout})`}`,
        x: x + card.width - 12,
        y: y + 52 + side * 30,
        room: 48,
        size: 20,
        isBold: true,
        atRight: true,
      },
    ]),
  ]
}
