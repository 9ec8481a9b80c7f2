import type { Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import type { PublishedGame } from '../../database/schema.ts'
import { minuteOf } from '../../tournament/rounds/playing-hours.ts'

/** A game in its current state. */
export interface GameNow extends PublishedGame {
  readonly ruling: Ruling
  readonly status: string
  readonly swiss_round_id: number | null
}

/** A game that differs from the published schedule. */
export type ChangeSince =
  | { readonly kind: 'added'; readonly game_id: number; readonly was: null }
  | {
      readonly kind: 'changed'
      readonly game_id: number
      readonly was: PublishedGame
      /** Whether field or time changed, or was removed. */
      readonly isMoved: boolean
      /** Whether a published team is no longer in it. */
      readonly hasOtherTeams: boolean
      readonly now: GameNow
    }
  | { readonly kind: 'removed'; readonly game_id: number; readonly was: PublishedGame }

/** Differences from the published schedule, in the order of the existing games. */
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

/** Whether the game is a bye, which nobody plays. */
const isBye = ({ swiss_round_id, team_1_id, team_2_id }: GameNow): boolean =>
  swiss_round_id !== null && (team_1_id === null || team_2_id === null)
