import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../shared-schema/replication/result.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import type { GameStatus } from '../../shared-schema/rules/progress/game-status.ts'
import { playThrough, type PlayedThrough } from '../../shared-schema/rules/progress/play-through.ts'
import { isVoid } from '../../shared-schema/rules/progress/ruling.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { ruledState } from '../../shared-schema/scoring/ruled-state.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { outcomeOf } from '../../shared-schema/rules/progress/outcome-of.ts'
import type { GameRecord } from '../sync/storage/catalog-records.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'

/** The device's data of some games that lead to each other. */
interface RecordedGames {
  readonly sport: SportDefinition
  readonly games: readonly GameRecord[]
  /** The entries that may count. */
  readonly entries: readonly Entry[]
  readonly results: ReadonlyMap<number, GameResult>
}

/** A game with its actual teams and its standing, from the data on this device. */
export interface PlayedGame extends GameRecord {
  readonly status: GameStatus
  readonly team_1_score: number
  readonly team_2_score: number
  readonly team_1_shootout_score: number | null
  readonly team_2_shootout_score: number | null
  readonly winner_id: number | null
  readonly forfeit_team_ids: readonly number[]
  readonly needs_decision: boolean
  readonly sends: PlayedThrough['sends']
}

type Standing = Pick<
  PlayedGame,
  | 'team_1_score'
  | 'team_2_score'
  | 'team_1_shootout_score'
  | 'team_2_shootout_score'
  | 'winner_id'
  | 'forfeit_team_ids'
> &
  Pick<GameResult, 'status'>
type Counted = Pick<GameResult, 'status' | 'team_1_score' | 'team_2_score' | 'winner_id'> & {
  readonly forfeit_team_ids?: readonly number[] | undefined
  readonly shootout?: readonly [number, number] | null | undefined
}

/** Follows games from the first to the last through the entries of each, without a connection. */
export function playedGames({ sport, games, entries, results }: RecordedGames): PlayedGame[] {
  const byGame = groupBy(entries, entry => entry.game_id)
  const fold = (game: GameRecord, sides: Sides) =>
    ruledState(foldGame(sides, sport.rules, byGame.get(game.id) ?? []), game.ruling)
  const known = games.map(game => {
    const result = results.get(game.id)
    const counted = result && serverResultWins(result, byGame.get(game.id) ?? []) ? result : undefined
    const state = counted ?? fold(game, game)
    const begun =
      'hasBegun' in state
        ? { isPlayed: state.hasBegun, stated: state.stated }
        : { isPlayed: state.status !== 'scheduled', stated: nobody }
    return { ...game, ...begun, isCounted: counted !== undefined, standing: standingIn(state) }
  })
  const standings = new Map<number, Standing>()
  const played = playThrough(known, (game, teams) => {
    // Entries count for the actual teams: the record may name others, or none yet.
    const standing = game.isCounted || isSame(game, teams) ? game.standing : standingIn(fold(game, teams))
    standings.set(game.id, standing)
    return outcomeOf(standing)
  })
  return games.flatMap(game => {
    const teams = played.get(game.id)
    const standing = standings.get(game.id) ?? notNeeded
    const status = isVoid(game.ruling) ? ('not needed' as const) : standing.status
    return teams ? [{ ...game, ...standing, ...teams, status }] : []
  })
}

const notNeeded = {
  status: 'not needed' as const,
  team_1_score: 0,
  team_2_score: 0,
  team_1_shootout_score: null,
  team_2_shootout_score: null,
  forfeit_team_ids: [],
}

const nobody: Sides = { team_1_id: null, team_2_id: null }

const isSame = (a: Sides, b: Sides): boolean => a.team_1_id === b.team_1_id && a.team_2_id === b.team_2_id

/** Whether a game is shown by the server's result rather than by the entries here. */
export const serverResultWins = (result: GameResult, entries: readonly Entry[]): boolean =>
  result.settled || entries.length === 0

const standingIn = ({
  status,
  team_1_score,
  team_2_score,
  winner_id,
  forfeit_team_ids = [],
  shootout,
}: Counted): Standing => ({
  status,
  team_1_score,
  team_2_score,
  team_1_shootout_score: shootout?.[0] ?? null,
  team_2_shootout_score: shootout?.[1] ?? null,
  winner_id,
  forfeit_team_ids,
})
