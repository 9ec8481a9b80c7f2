import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import { readOnce } from '../../database/read-once.ts'
import type { Tx } from '../../database/transaction.ts'
import { notEntered } from '../../access/teams/entrants.ts'
import { derivedLink } from './derived-link.ts'
import { Problem } from '../../problems/problem.ts'
import { requireSameSport } from './same-sport.ts'

type Game = DraftIn<'games'>
type Before = OwnedIn<'games'>

/**
 * Places a game. A tournament game stays in that tournament for good, and of its season. Brackets and swiss
 * rounds create their own games, a pool game names its pool round, and a single game names only the tournament
 * and says that it is one.
 * @throws Problem if the caller asks for another place
 */
export async function placeInEvent(tx: Tx, record: Game, before: Before | undefined): Promise<Game> {
  const placed = await inItsTournament(tx, record, before)
  if (before && placed.season_id !== undefined && placed.season_id !== before.season_id) {
    await requireSameSport(tx, before.season_id, placed.season_id, eb => eb('games.id', '=', before.id))
  }
  return placed
}

async function inItsTournament(tx: Tx, record: Game, before: Before | undefined): Promise<Game> {
  if (typeof before?.bracket_id === 'number') return madeWith(tx, record, before, 'bracket')
  if (typeof before?.swiss_round_id === 'number') return madeWith(tx, record, before, 'swissRound')
  if (typeof record.pool_round_id === 'number') return inPool(tx, record, before, record.pool_round_id)
  const tournament = before?.tournament_id
  if (typeof tournament === 'number' && record.tournament_id !== tournament) {
    throw Problem.field('tournament_id', t => t('belonging.staysInTournament', { tournament }))
  }
  if (typeof record.tournament_id === 'number') return single(tx, record, before)
  if (typeof record.season_id !== 'number') throw Problem.field('season_id', t => t('belonging.needsSeason'))
  return { ...record, pool_id: null, pool_round_id: null }
}

/** A game of a tournament that is in no pool, bracket or swiss round, and gives no place. */
async function single(tx: Tx, record: Game, before: Before | undefined): Promise<Game> {
  const isAsked = before ? before.tournament_id !== null : record.is_single === true
  if (!isAsked) throw Problem.field('pool_round_id', t => t('belonging.needsPoolRound'))
  if (before?.pool_id != null) throw Problem.field('pool_round_id', t => t('belonging.staysInPools'))
  for (const field of ['place_for_winner', 'place_for_loser'] as const)
    if (record[field] !== null) throw Problem.field(field, t => t('belonging.singleGivesNoPlace'))
  const placed = { ...record, pool_id: null, pool_round_id: null }
  await checkTeams(tx, placed, before)
  return inSeason(tx, placed, before)
}

/** A game created with its bracket or swiss round stays there. */
async function madeWith(tx: Tx, record: Game, before: Before, what: 'bracket' | 'swissRound'): Promise<Game> {
  if (record.pool_round_id !== null)
    throw Problem.field('pool_round_id', t => t(`belonging.noPoolRound.${what}`))
  const tournament = before.tournament_id
  if (tournament !== null && record.tournament_id !== tournament) {
    throw Problem.field('tournament_id', t => t(`belonging.staysWhereMade.${what}`, { tournament }))
  }
  await checkTeams(tx, record, before)
  return inSeason(tx, { ...record, pool_id: null }, before)
}

async function inPool(tx: Tx, record: Game, before: Before | undefined, poolRoundId: number): Promise<Game> {
  const round = await placeOfRound(tx, poolRoundId, before)
  const other = round.tournament_id
  const [own, asked] = [before?.tournament_id, record.tournament_id]
  if (typeof own === 'number' && own !== other)
    throw Problem.field('pool_round_id', t => t('belonging.roundOfOtherTournament', { other, own }))
  if (typeof asked === 'number' && asked !== other)
    throw Problem.field('pool_round_id', t => t('belonging.belongsToOther', { other, own: asked }))
  const placed = { ...record, pool_id: round.pool_id, tournament_id: round.tournament_id }
  await checkTeams(tx, placed, before)
  return inSeason(tx, placed, before)
}

/** The pool and tournament of a pool round, without a query if the game is already in that round. */
async function placeOfRound(
  tx: Tx,
  id: number,
  before: Before | undefined,
): Promise<{ pool_id: number; tournament_id: number }> {
  const { pool_id = null, tournament_id = null, pool_round_id } = before ?? {}
  return id === pool_round_id && pool_id !== null && tournament_id !== null
    ? { pool_id, tournament_id }
    : placeOfPoolRound(tx, id)
}

const placeOfPoolRound = readOnce((tx, id: number) =>
  tx
    .selectFrom('pool_rounds')
    .innerJoin('pools', 'pools.id', 'pool_rounds.pool_id')
    .select(['pools.id as pool_id', 'pools.tournament_id'])
    .where('pool_rounds.id', '=', id)
    .executeTakeFirstOrThrow(),
)

/** @throws Problem for a newly named team that is not in the tournament */
async function checkTeams(tx: Tx, game: Game, before: Before | undefined): Promise<void> {
  const tournament = game.tournament_id
  if (tournament === null) return
  const isKnown = before?.tournament_id === tournament
  for (const field of ['team_1_id', 'team_2_id'] as const) {
    const team = game[field]
    if (team === null || (isKnown && team === before?.[field])) continue
    if (!(await isEntered(tx, tournament, team)))
      throw Problem.field(field, t => t('belonging.notEntered', { tournament }))
  }
}

const isEntered = readOnce(
  async (tx, tournamentId: number, teamId: number) =>
    (await notEntered(tx, tournamentId, [teamId])).length === 0,
)

async function inSeason(tx: Tx, game: Game, before: Before | undefined): Promise<Game> {
  const tournament = game.tournament_id
  if (tournament === null) return game
  const season_id = tournament === before?.tournament_id ? before.season_id : await seasonOf(tx, tournament)
  return derivedLink(game, before, 'season_id', season_id, t =>
    t('belonging.seasonOfTournamentOrNone', { season: season_id, tournament }),
  )
}

const seasonOf = readOnce(async (tx, tournamentId: number) => {
  const { season_id } = await tx
    .selectFrom('tournaments')
    .select('season_id')
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  return season_id
})
