import type { Kysely } from 'kysely'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'
import type { Database } from '../database/schema.ts'
import type { LoadedPlay, PlayedGame } from '../games/tournament-play.ts'
import type { Readers, Say, Texts } from '../texts/say.ts'
import { bracketLabels } from './bracket-labels.ts'
import type { TeamName } from './team-names.ts'

/** Names of games for people. No sentence has the id of a game: nobody knows it. */
export interface GameNames {
  /** As on the board: `Playoff · SF 1`, `Pool A, Sexy Legs – Rusty Bikes`. */
  readonly brief: (id: number) => Say
  /** The same with the teams of bracket games: `Playoff · SF 1, Sexy Legs – Rusty Bikes`. */
  readonly withTeams: (id: number) => Say
}

type Sides = Pick<PlayedGame, 'team_1_id' | 'team_2_id'>

/** The names of a tournament's games. */
export async function tournamentGameNames(
  db: Kysely<Database>,
  { games, pools }: Pick<LoadedPlay, 'games' | 'pools'>,
  nameOf: TeamName,
): Promise<GameNames> {
  const byId = new Map(games.map(game => [game.id, game]))
  const poolNames = new Map(pools.map(({ id, name }) => [id, name]))
  const bracketLabels = await labelsIn(db, games)

  const partOf = (game: PlayedGame, ...[t, shared]: Readers): string =>
    game.bracket_id !== null
      ? bracketLabels(shared, game)
      : game.pool_id !== null
        ? t('tournament.gameIn.pool', { pool: poolNames.get(game.pool_id) ?? '' })
        : game.round_number !== null
          ? t('tournament.gameIn.swiss', { round: game.round_number })
          : ''
  const named =
    (id: number, isWithTeams: boolean): Say =>
    (...readers) => {
      const game = byId.get(id)
      if (!game) return ''
      const part = partOf(game, ...readers)
      if (part !== '' && game.bracket_id !== null && !isWithTeams) return part
      return joined(part, pairOf(game, nameOf, readers[0]))
    }
  return { brief: id => named(id, false), withTeams: id => named(id, true) }
}

/** The names of a season's games outside of tournaments: `Match day 3, Sexy Legs – Rusty Bikes`. */
export function seasonGameNames(
  games: readonly (Sides & { readonly id: number; readonly match_day: number | null })[],
  nameOf: TeamName,
): GameNames {
  const byId = new Map(games.map(game => [game.id, game]))
  const named =
    (id: number): Say =>
    t => {
      const game = byId.get(id)
      if (!game) return ''
      const { match_day } = game
      return joined(
        match_day === null ? '' : t('tournament.gameIn.matchDay', { match_day }),
        pairOf(game, nameOf, t),
      )
    }
  return { brief: named, withTeams: named }
}

const joined = (part: string, pair: string): string => [part, pair].filter(Boolean).join(', ')

/** The teams of a game; of a bye the one team. */
function pairOf(game: Sides & { readonly bracket_id?: number | null }, nameOf: TeamName, t: Texts): string {
  const { team_1_id, team_2_id, bracket_id = null } = game
  const side = (id: number | null): string => (id === null ? t('tournament.nobodyYet') : nameOf(t, id))
  const isBye = bracket_id === null && team_1_id !== null && team_2_id === null
  return isBye ? side(team_1_id) : t('scheduling.gameOf', { one: side(team_1_id), two: side(team_2_id) })
}

/** The bracket of a game with its label in it, as in `Places 5–8 · Game 21`. */
async function labelsIn(
  db: Kysely<Database>,
  games: readonly PlayedGame[],
): Promise<(shared: SharedTexts, game: PlayedGame) => string> {
  const ids = [...new Set(games.map(({ bracket_id }) => bracket_id).filter(id => id !== null))]
  if (ids.length === 0) return () => ''
  const brackets = await db
    .selectFrom('brackets')
    .select(['id', 'name', 'kind', 'main_bracket_id', 'row_position', 'column_position'])
    .where('id', 'in', ids)
    .execute()
  // Many sentences are said to one reader.
  const known = new Map<SharedTexts, ReadonlyMap<number, string>>()
  return (shared, { id }) => {
    const labels = known.get(shared) ?? bracketLabels(games, brackets, shared)
    known.set(shared, labels)
    return labels.get(id) ?? ''
  }
}
