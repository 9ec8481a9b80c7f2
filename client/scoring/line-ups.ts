import type { Play } from '../../shared-schema/sports/model/play.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import type { GameView } from './game-view.ts'

/** Fewer players that came on together are a substitution. */
const LEAST = 3

/**
 * The lines of a story in groups: the players of one team who came on together, as at the start, are one
 * group, and every other line is a group of its own.
 * @param partOf the play of a line, and the step or the moment at which it was recorded; null if it is no
 *   part of a line-up
 */
export function inLineUps<T>(
  lines: readonly T[],
  partOf: (line: T) => { readonly play: Play; readonly step: string } | null,
): T[][] {
  const runs: { key: string | null; lines: T[] }[] = []
  for (const line of lines) {
    const part = partOf(line)
    const key =
      part?.play.type === generalPlays.on ? `${part.play.player_1_team_id ?? ''} ${part.step}` : null
    const last = runs.at(-1)
    if (key !== null && last?.key === key) last.lines.push(line)
    else runs.push({ key, lines: [line] })
  }
  return runs.flatMap(run => (run.lines.length < LEAST ? run.lines.map(line => [line]) : [run.lines]))
}

/** The players of a line-up by their numbers, without a number by name: `1, 4, 7`. */
export const lineUpText = (plays: readonly Play[], { sides, names }: GameView): string =>
  plays
    .flatMap(({ player_1_id: player, player_1_team_id: team }) => {
      if (player === null) return []
      const listed = sides.find(({ id }) => id === team)?.roster.find(({ reference }) => reference === player)
      return [listed?.number ?? names.player(player)]
    })
    .join(', ')
