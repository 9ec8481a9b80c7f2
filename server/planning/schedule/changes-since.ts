import type { Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import type { PublishedGame } from '../../database/schema.ts'
import { minuteOf } from '../../tournament/rounds/playing-hours.ts'

/** A game as it is now. */
export interface GameNow extends PublishedGame {
  readonly ruling: Ruling
  readonly status: string
  readonly swiss_round_id: number | null
}

/** A game that is to be played otherwise than people know. */
export type ChangeSince =
  | { readonly kind: 'added'; readonly game_id: number; readonly was: null }
  | {
      readonly kind: 'changed'
      readonly game_id: number
      readonly was: PublishedGame
      /** To another field or time, or to none. */
      readonly isMoved: boolean
      /** A team that was told is not in it any more. */
      readonly hasOtherTeams: boolean
      readonly now: GameNow
    }
  | { readonly kind: 'removed'; readonly game_id: number; readonly was: PublishedGame }

/** What is to be played otherwise than was published, in the order of the games that there are. */
export function changesSince(published: readonly PublishedGame[], games: readonly GameNow[]): ChangeSince[] {
  const before = new Map(published.map(game => [game.id, game]))
  const there = new Set(games.map(({ id }) => id))
  return [
    ...games
      .filter(({ status, ruling }) => status === 'scheduled' || ruling === 'cancelled')
      .flatMap(changeOf),
    ...published
      .filter(({ id }) => !there.has(id))
      .map(was => ({ kind: 'removed' as const, game_id: was.id, was })),
  ]

  function changeOf(now: GameNow): ChangeSince[] {
    const was = before.get(now.id)
    if (!was) return isBye(now) ? [] : [{ kind: 'added', game_id: now.id, was: null }]
    const isMoved =
      (was.ruling ?? 'none') !== now.ruling ||
      was.game_site_id !== now.game_site_id ||
      minuteOf(was.start_time) !== minuteOf(now.start_time)
    const hasOtherTeams = [was.team_1_id, was.team_2_id].some(
      team => team !== null && team !== now.team_1_id && team !== now.team_2_id,
    )
    return isMoved || hasOtherTeams
      ? [{ kind: 'changed', game_id: now.id, was, isMoved, hasOtherTeams, now }]
      : []
  }
}

/** Nobody plays in it. */
const isBye = ({ swiss_round_id, team_1_id, team_2_id }: GameNow): boolean =>
  swiss_round_id !== null && (team_1_id === null || team_2_id === null)
