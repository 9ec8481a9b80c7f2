import { isOut, type EntrantStatus } from '../standings/entrant.ts'
import type { TieBreakRule } from '../standings/tie-breaks.ts'

/**
 * The options for the games of a team that leaves its season. `... from` applies to games from a given day
 * on, and to all unplayed games of any date.
 */
export const gamesAfterLeaving = [
  'as the rules say',
  'annul all',
  'keep all',
  'annul from',
  'forfeit from',
] as const
export type GamesAfterLeaving = (typeof gamesAfterLeaving)[number]

/** The fields of a team that matter when it leaves. */
export interface LeavingTeam {
  readonly id: number
  readonly status: EntrantStatus
  readonly games_after_leaving: GamesAfterLeaving
  /** `YYYY-MM-DD`; null for no day: then only unplayed games are affected. */
  readonly left_on: string | null
}

/** The fields of a season's game that matter here. */
export interface LeftGame {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  /** The local day. */
  readonly day: string
  readonly isPlayed: boolean
}

/** The result of a leaving for one game; names the teams that forfeit it. */
export type Fate =
  | { readonly kind: 'stays' | 'cancelled' | 'annulled' }
  | { readonly kind: 'forfeited'; readonly by: readonly LeavingTeam[] }

/**
 * The fate of a game whose teams may have left. If both have left and one has its games annulled, the game is
 * annulled.
 * @param rule the rule of the season's table, for the default
 */
export function fateOf(game: LeftGame, teams: readonly LeavingTeam[], rule: TieBreakRule): Fate {
  const out = teams.filter(team => isOut({ ...team, team_id: team.id, seed: null }) && plays(team, game))
  const choices = out.map(team => ({ team, choice: choiceOf(team, rule) }))
  const isVoid = choices.some(
    ({ team, choice }) =>
      choice === 'annul all' ||
      (choice === 'annul from' && isFrom(team, game)) ||
      (choice === 'keep all' && !game.isPlayed),
  )
  if (isVoid) return { kind: game.isPlayed ? 'annulled' : 'cancelled' }
  const by = choices.filter(({ team, choice }) => choice === 'forfeit from' && isFrom(team, game))
  return by.length > 0 ? { kind: 'forfeited', by: by.map(({ team }) => team) } : { kind: 'stays' }
}

const plays = ({ id }: LeavingTeam, { team_1_id, team_2_id }: LeftGame): boolean =>
  id === team_1_id || id === team_2_id

const isFrom = ({ left_on }: LeavingTeam, { day, isPlayed }: LeftGame): boolean =>
  !isPlayed || (left_on !== null && day >= left_on)

const choiceOf = (
  { games_after_leaving }: LeavingTeam,
  { on_withdrawal }: TieBreakRule,
): Exclude<GamesAfterLeaving, 'as the rules say'> =>
  games_after_leaving !== 'as the rules say'
    ? games_after_leaving
    : on_withdrawal === 'annul all'
      ? 'annul all'
      : 'forfeit from'
