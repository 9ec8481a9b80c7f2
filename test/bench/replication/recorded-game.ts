import { v7 as uuid } from 'uuid'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'

/** A game with the squads of its two teams. */
export interface PlayedGame {
  readonly id: number
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  readonly players: readonly [readonly number[], readonly number[]]
}

/** A tablet's entries of a game: the claim, the start and some goals, by one side after the other. */
export function recordedGame(game: PlayedGame, goals: number): Entry[] {
  const device_id = uuid()
  let counter = 0
  const head = () => ({
    id: uuid(),
    game_id: game.id,
    device_id,
    counter: ++counter,
    after: null,
    recorded_at: '2026-06-12T08:00:00.000Z',
    recorded_by: 'A scorekeeper',
  })
  return [
    { ...head(), kind: 'claim', data: { term: 1 } },
    { ...head(), kind: 'status', data: { status: 'live' } },
    ...Array.from({ length: goals }, (_, goal): Entry => {
      const [team, squad] =
        goal % 2 === 0 ? [game.team_1_id, game.players[0]] : [game.team_2_id, game.players[1]]
      return {
        ...head(),
        kind: 'play',
        data: goalOf(team ?? 0, squad[goal % 7] ?? null, squad[(goal + 3) % 7] ?? null),
      }
    }),
  ]
}
