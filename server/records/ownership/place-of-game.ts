import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { readOnce } from '../../database/read-once.ts'
import type { Tx } from '../../database/transaction.ts'
import { notEntered } from '../../access/teams/entrants.ts'
import { derivedLink } from './derived-link.ts'
import { Problem } from '../../problems/problem.ts'
import { requireSameSport } from './same-sport.ts'

/**
 * Places a game. A tournament game remains a pool, bracket or swiss game of that tournament for good, and of
 * its season; brackets and swiss rounds create their own games, a pool game names its pool round.
 * @throws Problem if the caller asks for another place
 */
export async function placeInEvent(
  tx: Tx,
  record: StoredRecord,
  before: StoredRecord | undefined,
): Promise<StoredRecord> {
  const placed = await inItsTournament(tx, record, before)
  if (before && placed.season_id !== before.season_id) {
    await requireSameSport(tx, Number(before.season_id), Number(placed.season_id), eb =>
      eb('games.id', '=', Number(before.id)),
    )
  }
  return placed
}

async function inItsTournament(
  tx: Tx,
  record: StoredRecord,
  before: StoredRecord | undefined,
): Promise<StoredRecord> {
  if (typeof before?.bracket_id === 'number') return madeWith(tx, record, before, 'bracket')
  if (typeof before?.swiss_round_id === 'number') return madeWith(tx, record, before, 'swissRound')
  if (typeof record.pool_round_id === 'number') return inPool(tx, record, before, record.pool_round_id)
  const tournament = before?.tournament_id
  if (typeof tournament === 'number' && record.tournament_id === null) {
    throw Problem.field('tournament_id', t => t('belonging.staysInTournament', { tournament }))
  }
  if (typeof record.tournament_id === 'number') {
    throw Problem.field('pool_round_id', t => t('belonging.needsPoolRound'))
  }
  if (typeof record.season_id !== 'number') throw Problem.field('season_id', t => t('belonging.needsSeason'))
  return { ...record, pool_id: null, pool_round_id: null }
}

/** A game created with its bracket or swiss round stays there. */
async function madeWith(
  tx: Tx,
  record: StoredRecord,
  before: StoredRecord,
  what: 'bracket' | 'swissRound',
): Promise<StoredRecord> {
  if (record.pool_round_id !== null)
    throw Problem.field('pool_round_id', t => t(`belonging.noPoolRound.${what}`))
  if (record.tournament_id !== before.tournament_id) {
    throw Problem.field('tournament_id', t =>
      t(`belonging.staysWhereMade.${what}`, { tournament: Number(before.tournament_id) }),
    )
  }
  await checkTeams(tx, record, before)
  return inSeason(tx, { ...record, pool_id: null }, before)
}

async function inPool(
  tx: Tx,
  record: StoredRecord,
  before: StoredRecord | undefined,
  poolRoundId: number,
): Promise<StoredRecord> {
  const round = await placeOfRound(tx, poolRoundId, before)
  if (typeof before?.tournament_id === 'number' && before.tournament_id !== round.tournament_id) {
    throw Problem.field('pool_round_id', t =>
      t('belonging.roundOfOtherTournament', {
        other: round.tournament_id,
        own: Number(before.tournament_id),
      }),
    )
  }
  if (typeof record.tournament_id === 'number' && record.tournament_id !== round.tournament_id) {
    throw Problem.field('pool_round_id', t =>
      t('belonging.belongsToOther', { other: round.tournament_id, own: Number(record.tournament_id) }),
    )
  }
  const placed = { ...record, pool_id: round.pool_id, tournament_id: round.tournament_id }
  await checkTeams(tx, placed, before)
  return inSeason(tx, placed, before)
}

/** The pool and tournament of a pool round, without a query if the game is already in that round. */
async function placeOfRound(
  tx: Tx,
  id: number,
  before: StoredRecord | undefined,
): Promise<{ pool_id: number; tournament_id: number }> {
  if (id === before?.pool_round_id)
    return { pool_id: Number(before.pool_id), tournament_id: Number(before.tournament_id) }
  return placeOfPoolRound(tx, id)
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
async function checkTeams(tx: Tx, game: StoredRecord, before: StoredRecord | undefined): Promise<void> {
  const isKnown = before?.tournament_id === game.tournament_id
  for (const field of ['team_1_id', 'team_2_id'] as const) {
    const team = game[field]
    if (
      typeof team !== 'number' ||
      typeof game.tournament_id !== 'number' ||
      (isKnown && team === before?.[field])
    )
      continue
    if (!(await isEntered(tx, game.tournament_id, team)))
      throw Problem.field(field, t => t('belonging.notEntered', { tournament: Number(game.tournament_id) }))
  }
}

const isEntered = readOnce(
  async (tx, tournamentId: number, teamId: number) =>
    (await notEntered(tx, tournamentId, [teamId])).length === 0,
)

async function inSeason(tx: Tx, game: StoredRecord, before: StoredRecord | undefined): Promise<StoredRecord> {
  if (typeof game.tournament_id !== 'number') return game
  const season_id =
    game.tournament_id === before?.tournament_id
      ? Number(before.season_id)
      : await seasonOf(tx, game.tournament_id)
  return derivedLink(game, before, 'season_id', season_id, t =>
    t('belonging.seasonOfTournamentOrNone', { season: season_id, tournament: Number(game.tournament_id) }),
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
