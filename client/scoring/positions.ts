import { playOf } from '../../shared-schema/sports/model/play.ts'
import type {
  PlayerInRole,
  Positions,
  SideNumber,
  Situation,
} from '../../shared-schema/sports/model/situation.ts'
import type { GameView } from './game-view.ts'
import { lineChanges, positionKind } from './line-ups.ts'

/** The positions by rows, those at the net first: the server is at the right of the back row. */
export const rowsOfCourt = [4, 3, 2, 5, 6, 1] as const

/** The substitutions, and the players in other positions than before, that bring a team into these positions. */
export function positionChanges(
  positions: Positions,
  side: SideNumber,
  view: Pick<GameView, 'sport' | 'sides' | 'isOnField'> & {
    readonly board: { readonly situation: Pick<GameView['board']['situation'], 'positions' | 'players'> }
  },
) {
  const before = view.board.situation.positions?.[side] ?? null
  const own = view.sides[side]
  const kind = positionKind(view.sport)
  const isChanged = positions.some((player, place) => player !== (before?.[place] ?? null))
  if (!kind || !isChanged) return []
  // Players on the field without a position, such as the libero, stay there, and so do those they replace.
  const stays = (player: PlayerOf): boolean => {
    if (before === null || !view.isOnField(player)) return false
    const now = positions[before.indexOf(player)] ?? null
    return !before.includes(player) || Boolean(standIn(player, side, view) ?? standIn(now, side, view))
  }
  return [
    ...lineChanges(own, player => positions.includes(player) || stays(player), view),
    ...positions.flatMap((player, place) =>
      player === null || player === before?.[place]
        ? []
        : [
            {
              kind: 'play' as const,
              data: playOf(kind.type, { player_1_id: player, player_1_team_id: own.id, int_1: place + 1 }),
            },
          ],
    ),
  ]
}

/** The role in which a player takes the position of another one for a time, on the court or not; undefined if none. */
export const standIn = (
  player: PlayerOf | null,
  side: SideNumber,
  { board }: { readonly board: { readonly situation: Pick<Situation, 'players'> } },
): PlayerInRole | undefined =>
  player === null
    ? undefined
    : board.situation.players.find(
        one => one.side === side && one.player === player && one.inPlaceOf !== undefined,
      )

type PlayerOf = Parameters<GameView['isOnField']>[0]
