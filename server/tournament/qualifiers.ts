import { seedsFromPools } from '../../shared-schema/rules/brackets/seeds-from-pools.ts'
import { poolTable, swissTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { entrantsIn } from '../teams/entrants.ts'
import { teamIdsOf } from '../teams/named-teams.ts'
import { Problem } from '../problems/problem.ts'
import { teamNames } from '../teams/team-names.ts'
import { loadOnePlay, type LoadedPlay, type PlayedGame } from './tournament-play.ts'

/** A place in a group's standings, as far as going on depends on it. */
interface Line {
  readonly team_id: number
  readonly is_unresolved: boolean
}

/**
 * The teams of a new bracket in the order of their seeds: as they are named, or those that go on from
 * pools or from a swiss round. None if no source is given.
 * @throws Problem if a pool or round is not of the tournament; 409 if going on is not decided: a game is
 *   not final, or a tie is not broken
 */
export async function qualifiersOf(tx: Tx, bracket: Stored): Promise<number[]> {
  const teamIds = teamIdsOf(bracket.team_ids)
  const poolIds = teamIdsOf(bracket.pool_ids)
  const roundId = typeof bracket.swiss_round_id === 'number' ? bracket.swiss_round_id : null
  const sources = [teamIds.length > 0, poolIds.length > 0, roundId !== null].filter(Boolean).length
  if (sources === 0) return []
  if (sources > 1) throw Problem.field('team_ids', t => t('tournament.severalSources'))
  const tournamentId = Number(bracket.tournament_id)
  if (teamIds.length > 0) return entrantsIn(tx, tournamentId, bracket.team_ids)
  const play = await loadOnePlay(tx, tournamentId)
  const places = { from: Number(bracket.from_place ?? 1), to: Number(bracket.to_place ?? Infinity) }
  if (places.to < places.from) throw Problem.field('to_place', t => t('tournament.placesReversed'))
  return roundId === null
    ? fromPools(tx, play, poolIds, places)
    : fromSwiss(tx, play, tournamentId, roundId, places)
}

interface Places {
  readonly from: number
  readonly to: number
}

async function fromPools(
  tx: Tx,
  play: LoadedPlay,
  poolIds: readonly number[],
  places: Places,
): Promise<number[]> {
  const lists: number[][] = []
  for (const id of poolIds) {
    const pool = play.pools.find(one => one.id === id)
    if (!pool) throw Problem.field('pool_ids', t => t('tournament.poolOfOthers', { pool: id }))
    requireFinal(
      pool.name,
      play.games.filter(game => game.pool_id === id),
    )
    lists.push(await placed(tx, play, pool.name, poolTable(play, pool), places))
  }
  return seedsFromPools(lists)
}

async function fromSwiss(
  tx: Tx,
  play: LoadedPlay,
  tournamentId: number,
  roundId: number,
  places: Places,
): Promise<number[]> {
  const round = await tx
    .selectFrom('swiss_rounds')
    .select(['round_number', 'tournament_id'])
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow()
  if (round.tournament_id !== tournamentId || round.round_number === null)
    throw Problem.field('swiss_round_id', t => t('tournament.roundOfOthers'))
  const last = round.round_number
  requireFinal(
    null,
    play.games.filter(
      game => game.round_number !== null && game.round_number <= last && game.team_2_id !== null,
    ),
  )
  return placed(tx, play, null, swissTable(play, last, []), places)
}

/** @param pool its name, null for the swiss rounds */
function requireFinal(pool: string | null, games: readonly PlayedGame[]): void {
  const open = games.filter(game => game.status !== 'final').length
  if (open > 0)
    throw new Problem('games_not_final', t =>
      pool === null
        ? t('tournament.notFinal.swiss', { count: open })
        : t('tournament.notFinal.pool', { count: open, pool }),
    )
}

/** The teams on the places that go on. A tie matters if it decides who goes on, or with which seed. */
async function placed(
  tx: Tx,
  play: LoadedPlay,
  pool: string | null,
  lines: readonly Line[],
  { from, to }: Places,
): Promise<number[]> {
  const out = new Set(
    play.entrants.filter(({ status }) => status !== 'playing').map(({ team_id }) => team_id),
  )
  const going = lines
    .slice(from - 1, to === Infinity ? undefined : to)
    .filter(({ team_id }) => !out.has(team_id))
  const level = going.filter(({ is_unresolved }) => is_unresolved).map(({ team_id }) => team_id)
  if (level.length === 0) return going.map(({ team_id }) => team_id)
  const nameOf = await teamNames(tx, level)
  throw new Problem('teams_level', t => {
    const told = { count: level.length, teams: level.map(id => nameOf(t, id)).join(', ') }
    return pool === null
      ? t('tournament.levelWithOthers.swiss', told)
      : t('tournament.levelWithOthers.pool', { ...told, pool })
  })
}
