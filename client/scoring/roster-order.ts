import type { GameView } from './game-view.ts'
import type { RosterPlayer } from './roster.ts'

/**
 * Players in the order in which they are offered: those on the field, then the last named, then the others by
 * number; absent ones come at the end.
 */
export function offeredInTurn(
  roster: readonly RosterPlayer[],
  { isOnField, namedAt }: Pick<GameView, 'isOnField' | 'namedAt'>,
  isAbsent: (player: RosterPlayer) => boolean,
): RosterPlayer[] {
  const rank = (player: RosterPlayer): number =>
    isAbsent(player) ? 3 : isOnField(player.reference) ? 0 : namedAt(player.reference) === null ? 2 : 1
  const latest = ({ reference }: RosterPlayer): number => -(namedAt(reference) ?? 0)
  return roster
    .map(player => ({ player, rank: rank(player) }))
    .sort((a, b) => a.rank - b.rank || (a.rank === 1 ? latest(a.player) - latest(b.player) : 0))
    .map(({ player }) => player)
}
