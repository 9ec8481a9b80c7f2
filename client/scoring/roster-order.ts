import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { Situation } from '../../shared-schema/sports/model/situation.ts'
import type { GameView } from './game-view.ts'
import type { RosterPlayer } from './roster.ts'

/**
 * Players in the order in which they are offered: those with a role in the next plays, those on the field,
 * then the last named, then the others by number; absent ones come at the end.
 * @param later those who come after the others, such as batters who have just batted
 */
export function offeredInTurn(
  roster: readonly RosterPlayer[],
  { isOnField, namedAt }: Pick<GameView, 'isOnField' | 'namedAt'>,
  { players }: Pick<Situation, 'players'>,
  isAbsent: (player: RosterPlayer) => boolean,
  later: readonly PlayerReference[] = [],
): RosterPlayer[] {
  const inRole = players.map(({ player, likely }) => player ?? likely)
  const rank = (player: RosterPlayer): number => {
    if (isAbsent(player)) return 4
    const role = inRole.indexOf(player.reference)
    if (role >= 0) return role - inRole.length
    if (later.includes(player.reference)) return 3
    return isOnField(player.reference) ? 0 : namedAt(player.reference) === null ? 2 : 1
  }
  const latest = ({ reference }: RosterPlayer): number => -(namedAt(reference) ?? 0)
  return roster
    .map(player => ({ player, rank: rank(player) }))
    .sort((a, b) => a.rank - b.rank || (a.rank === 1 ? latest(a.player) - latest(b.player) : 0))
    .map(({ player }) => player)
}
