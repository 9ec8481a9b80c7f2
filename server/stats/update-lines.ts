import { sql } from 'kysely'
import type { BoxScore } from '../../shared-schema/scoring/box-score.ts'
import type { Counters } from '../../shared-schema/sports/sport-rules.ts'
import { givenRows } from '../database/given-rows.ts'
import { kept } from '../database/kept.ts'
import type { StatLevel } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'

/** Where a game stands: what its lines add up to at the levels above it. */
export interface GamePlace {
  readonly game_id: number
  readonly tournament_id: number | null
  readonly season_id: number
  readonly league_id: number
  readonly sport: string
  readonly owner_id: number | null
}

/** The ids that a line has at its level, 0 for those it has not. */
interface LineKey {
  sport: string; subject: 'player' | 'team'; level: StatLevel
  player_id: number; team_id: number; game_id: number; tournament_id: number; season_id: number; league_id: number
}

interface Line extends LineKey { owner_id: number | null; counters: Counters }

/** By how much each counter of a line moves. */
interface Difference extends LineKey { owner_id: number | null; readonly counters: Record<string, number> }

/**
 * Replaces the stat lines of one game and moves every line above them by the difference, so that
 * they stay equal to a recount (law 7). A line to which no game contributes is removed.
 */
export async function updateLines(tx: Tx, place: GamePlace, box: ResolvedBoxScore): Promise<void> {
  await replaceLines(tx, place.game_id, gameLines(place, box))
}

/** Takes a game out of all stat lines, before it is deleted. */
export const removeLines = (tx: Tx, gameId: number): Promise<void> => replaceLines(tx, gameId, [])

async function replaceLines(tx: Tx, gameId: number, after: readonly Line[]): Promise<void> {
  const before = await tx.selectFrom('stat_lines').select([...KEY, 'owner_id', 'counters'])
    .where('level', '=', 'game').where('game_id', '=', gameId).modifyEnd(kept).execute()
  const differences = new Map<string, Difference>()
  for (const line of before) for (const share of sharesOf(line)) addShare(differences, share, -1)
  for (const line of after) for (const share of sharesOf(line)) addShare(differences, share, 1)
  // One order for all writers, so that two games never wait for each other's lines.
  const lines = [...differences].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, line]) => {
    const counters = Object.entries(line.counters).filter(([, count]) => count !== 0)
    return counters.length === 0 ? [] : [{ ...line, counters: Object.fromEntries(counters) }]
  })
  if (lines.length === 0) return
  const { rows: emptied } = await sql<LineKey>`${kept}
    with moved as (
      insert into stat_lines (${COLUMNS}, owner_id, counters) select ${COLUMNS}, owner_id, counters from ${givenRows('stat_lines', lines)}
      on conflict (${COLUMNS}) do update
      set counters = add_counters(stat_lines.counters, excluded.counters), time_last_updated = now()
      returning ${COLUMNS}, counters
    )
    select ${COLUMNS} from moved where counters = '{}'`.execute(tx)
  for (const key of emptied) await tx.deleteFrom('stat_lines').where(eb => eb.and({ ...key })).execute()
}

/** A box score whose players all have ids. */
export interface ResolvedBoxScore {
  readonly teams: BoxScore['teams']
  readonly players: { player_id: number; team_id: number; counters: Counters }[]
}

const KEY = ['sport', 'subject', 'level', 'player_id', 'team_id', 'game_id', 'tournament_id', 'season_id', 'league_id'] as const

const COLUMNS = sql.join(KEY.map(name => sql.ref(name)))

function gameLines(place: GamePlace, box: ResolvedBoxScore): Line[] {
  const common = {
    sport: place.sport, level: 'game' as const, game_id: place.game_id, owner_id: place.owner_id,
    tournament_id: place.tournament_id ?? 0, season_id: place.season_id, league_id: place.league_id,
  }
  return [
    ...box.teams.map(({ team_id, counters }): Line => ({ ...common, subject: 'team', player_id: 0, team_id, counters })),
    ...box.players.map(({ player_id, team_id, counters }): Line => ({ ...common, subject: 'player', player_id, team_id, counters })),
  ]
}

/** The lines that a game's line is part of: itself and one for each level above it. */
function sharesOf(line: Line): Line[] {
  const none = { team_id: 0, game_id: 0, tournament_id: 0, season_id: 0, league_id: 0 }
  const { team_id, tournament_id, season_id, league_id } = line
  const own = line.subject === 'team' ? { team_id } : {}
  return [
    line,
    ...(line.subject === 'player' ? [{ ...line, ...none, level: 'team' as const, team_id, season_id, league_id }] : []),
    ...(tournament_id === 0 ? [] : [{ ...line, ...none, ...own, level: 'tournament' as const, tournament_id, season_id, league_id }]),
    { ...line, ...none, ...own, level: 'season', season_id, league_id },
    { ...line, ...none, ...own, level: 'league', league_id },
    { ...line, ...none, ...own, level: 'sport' },
  ]
}

function addShare(differences: Map<string, Difference>, share: Line, sign: 1 | -1): void {
  const key = [share.level, share.subject, share.sport, share.player_id, share.team_id, share.game_id, share.tournament_id, share.season_id, share.league_id].join('/')
  const { counters } = differences.get(key) ?? added(differences, key, share)
  for (const [name, count] of Object.entries(share.counters)) counters[name] = (counters[name] ?? 0) + sign * count
}

function added(differences: Map<string, Difference>, key: string, share: Line): Difference {
  const { sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id, owner_id } = share
  const difference = { sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id, owner_id, counters: {} }
  differences.set(key, difference)
  return difference
}
