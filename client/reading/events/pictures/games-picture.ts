import { hasBegun } from '../../../../shared-schema/rules/progress/game-status.ts'
import type { GameLine } from '../event-view.ts'
import { fileName, HEAD, headOf, MARGIN, type Picture, type Shape } from './picture.ts'

const [ROW, WIDTH] = [44, 1080]

/** The parts of a game in a picture. */
type PicturedGame = Pick<GameLine, 'time' | 'field' | 'teams' | 'score' | 'shootout' | 'status'>

/** Games as a picture, in a column: those of a day, or a single one. */
export function gamesPicture(title: string, event: string, games: readonly PicturedGame[]): Picture {
  return {
    name: fileName(`${event} ${title}`),
    width: WIDTH,
    height: HEAD + games.length * ROW + MARGIN,
    shapes: [
      ...headOf(title, event, WIDTH),
      ...games.flatMap(({ time, field, teams, score, shootout, status }, index): Shape[] => {
        const y = HEAD + index * ROW + 30
        const text = (
          caption: string,
          x: number,
          room: number,
          more: { isBold?: boolean; atRight?: boolean } = {},
        ): Shape => ({ kind: 'text', text: caption, x, y, room, size: 22, ...more })
        return [
          {
            kind: 'path',
            points: [
              [MARGIN, y - 30],
              [WIDTH - MARGIN, y - 30],
            ],
          },
          text(time.slice(0, 5), MARGIN, 80, { isBold: true }),
          text(field, MARGIN + 90, 150),
          text(teams[0], 620, 340, { atRight: true }),
          text(hasBegun(status) ? standing(score, shootout) : '–', 690, 110, { isBold: true, atRight: true }),
          text(teams[1], 710, WIDTH - MARGIN - 710),
        ]
      }),
    ],
  }
}

/** `2 – 2`, followed by the goals of a shoot-out. */
const standing = (score: GameLine['score'], shootout: GameLine['shootout']): string =>
  score.join(' – ') + (shootout === null ? '' : ` (${shootout.join(' – ')})`)
