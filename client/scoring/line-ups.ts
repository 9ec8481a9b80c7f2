import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { GameView, Side } from './game-view.ts'

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

/**
 * The substitutions of a team after which these players are on the field, those who leave it first.
 * @param isOn whether a player is to be on the field
 */
export const lineChanges = (
  { id, roster }: Pick<Side, 'id' | 'roster'>,
  isOn: (player: PlayerReference) => boolean,
  { isOnField }: Pick<GameView, 'isOnField'>,
) =>
  roster
    .filter(({ reference }) => isOn(reference) !== isOnField(reference))
    .sort((a, b) => Number(isOn(a.reference)) - Number(isOn(b.reference)))
    .map(({ reference }) => ({
      kind: 'play' as const,
      data: playOf(isOn(reference) ? generalPlays.on : generalPlays.off, {
        player_1_id: reference,
        player_1_team_id: id,
      }),
    }))

/** True if a player is in a line. The line may name a walk-on by the entry that brought the player. */
export const isInLine =
  (players: readonly PlayerReference[], { samePlayer }: Pick<GameView, 'samePlayer'>) =>
  (player: PlayerReference): boolean =>
    players.some(one => one === player || samePlayer(one, player))
