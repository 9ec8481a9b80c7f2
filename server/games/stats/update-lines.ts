import { sql, type RawBuilder } from 'kysely'
import type { BoxScore } from '../../../shared-schema/scoring/box-score.ts'
import type { Counters } from '../../../shared-schema/sports/model/figures.ts'
import { valuesTable } from '../../database/values-table.ts'
import { keyArray } from '../../database/key-array.ts'
import { prepared } from '../../database/prepared-statement.ts'
import type { StatLevel } from '../../database/schema.ts'
import { beforeCommit, type Tx } from '../../database/transaction.ts'

/** The place of a game: the levels above it to which its lines add up. */
export interface PlaceOfLines {
  readonly game_id: number
  readonly tournament_id: number | null
  readonly season_id: number
  readonly league_id: number
  readonly sport: string
  /** The teams whose lines count above the game. */
  readonly counted: ReadonlySet<number>
}

/** The player or team of a line, by the ids of its level; the other ids are 0. */
export interface Line {
  sport: string
  subject: 'player' | 'team'
  level: StatLevel
  player_id: number
  team_id: number
  game_id: number
  tournament_id: number
  season_id: number
  league_id: number
  /** Whether a game's line counts at the levels above it. */
  is_counted: boolean
  counters: Counters
}

/** The amounts by which a line's counters move, and the other new values of the line. */
interface Difference extends Omit<Line, 'counters'> {
  readonly counters: Record<string, number>
  isMoved: boolean
}

/**
 * Replaces the stat lines of one game and moves every line above them by the difference, so they
 * stay equal to a recount (law 7). A line to which no game contributes is removed.
 * @param kept the game's current lines
 */
export function updateLines(tx: Tx, kept: readonly Line[], place: PlaceOfLines, box: ResolvedBoxScore): void {
  replaceLines(tx, kept, gameLines(place, box))
}

/** Takes a game out of all stat lines, before it is deleted. */
export async function removeLines(tx: Tx, gameId: number): Promise<void> {
  replaceLines(tx, await linesOfGames(tx, [gameId]), [])
}

/** Moves the lines above a tournament's games so that exactly the games and teams of `isCounted` count. */
export async function recountLines(
  tx: Tx,
  tournamentId: number,
  isCounted: (gameId: number, teamId: number) => boolean,
): Promise<void> {
  await moveNow(tx, [...(moving.get(tx)?.own.keys() ?? [])])
  const lines = await tx
    .selectFrom('stat_lines')
    .select(COLUMNS)
    .where('level', '=', 'game')
    .where('tournament_id', '=', tournamentId)
    .execute()
  replaceLines(
    tx,
    lines,
    lines.map(line => ({ ...line, is_counted: isCounted(line.game_id, line.team_id) })),
  )
}

/** Moves the statistics of players for a team to the team's current season. */
export async function linesOfTeamFollow(tx: Tx, teamId: number): Promise<void> {
  await sql`update stat_lines set season_id = teams.season_id, league_id = seasons.league_id from teams join seasons on seasons.id = teams.season_id
    where teams.id = ${teamId} and stat_lines.team_id = teams.id and stat_lines.subject = 'player' and stat_lines.level = 'team'`.execute(
    tx,
  )
}

/** The stored lines of games, with this transaction's moves applied. */
export async function linesOfGames(tx: Tx, ids: readonly number[]): Promise<Line[]> {
  await moveNow(tx, ids)
  return tx
    .selectFrom('stat_lines')
    .select(COLUMNS)
    .where('level', '=', 'game')
    .where(sql<boolean>`game_id = any(${keyArray(ids)}::integer[])`)
    .modifyEnd(prepared)
    .execute()
}

/** SQL for a game's own lines as JSON; the transaction must have called `moveNow` for it. */
export const gameLinesOf = (gameId: RawBuilder<unknown>): RawBuilder<Line[]> => sql<Line[]>`coalesce((
  select json_agg(json_build_object(${sql.join(COLUMNS.map(name => sql`${sql.lit(name)}, ${sql.ref(name)}`))}))
  from stat_lines where level = 'game' and stat_lines.game_id = ${gameId}), '[]')`

function replaceLines(tx: Tx, before: readonly Line[], after: readonly Line[]): void {
  const { own, above } = moving.get(tx) ?? begin(tx)
  for (const [lines, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const line of lines) {
      const ofGame = own.get(line.game_id) ?? new Map<string, Difference>()
      own.set(line.game_id, ofGame)
      addShare(ofGame, line, sign)
      for (const share of sharesOf(line)) addShare(above, share, sign)
    }
  }
}

type Differences = Map<string, Difference>

/** The pending moves of a transaction, for the lines of games and those above them. */
interface Moving {
  readonly own: Map<number, Differences>
  readonly above: Differences
}

const moving = new WeakMap<Tx, Moving>()

/**
 * Games of several scopes share the lines above them. One statement at the end of the transaction writes all
 * lines, in one global order. So two transactions never wait for each other's lines in a cycle, and nobody
 * waits for them long.
 */
function begin(tx: Tx): Moving {
  const begun: Moving = { own: new Map(), above: new Map() }
  moving.set(tx, begun)
  beforeCommit(tx, () => moveLines(tx, [...begun.own.values(), begun.above]))
  return begun
}

/** Moves the own lines of games immediately, because the transaction is about to read them again. */
export async function moveNow(tx: Tx, gameIds: Iterable<number>): Promise<void> {
  const own = moving.get(tx)?.own
  const due: Differences[] = []
  for (const id of gameIds) {
    const ofGame = own?.get(id)
    if (ofGame) due.push(ofGame)
    own?.delete(id)
  }
  await moveLines(tx, due)
}

async function moveLines(tx: Tx, differences: readonly Differences[]): Promise<void> {
  const lines = differences
    .flatMap(some => [...some])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { isMoved, ...line }]) => {
      const counters = Object.entries(line.counters).filter(([, count]) => count !== 0)
      return counters.length === 0 && !isMoved ? [] : [{ ...line, counters: Object.fromEntries(counters) }]
    })
  if (lines.length === 0) return
  const { rows: emptied } = await sql<Address>`${prepared}
    with moved as (
      insert into stat_lines (${columns(COLUMNS)}, owner_id)
      select ${sql.join(COLUMNS.map(givenOr))}, case subject
        when 'team' then (select owner_id from teams where teams.id = given.team_id)
        else (select owner_id from players where players.id = given.player_id) end
      from ${valuesTable('stat_lines', lines)} as given
      on conflict (${columns(ADDRESS)}) do update
      set counters = add_counters(stat_lines.counters, excluded.counters), time_last_updated = now(),
        ${sql.join(MOVING.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
      returning ${columns(ADDRESS)}, counters
    )
    select ${columns(ADDRESS)} from moved where counters = '{}'`.execute(tx)
  if (emptied.length === 0) return
  await sql`delete from stat_lines where (${columns(ADDRESS)}) in (select ${columns(ADDRESS)} from ${valuesTable('stat_lines', emptied)})`.execute(
    tx,
  )
}

/** A box score whose players all have ids. */
export interface ResolvedBoxScore {
  readonly teams: BoxScore['teams']
  readonly players: { player_id: number; team_id: number; counters: Counters }[]
}

/** Identifies a line: its subject, its level, and the place of that level. */
const ADDRESS = ['sport', 'subject', 'level', 'subject_id', 'place_id'] as const

/** The columns of a line that may change, besides its counters. */
const MOVING = ['team_id', 'tournament_id', 'season_id', 'league_id', 'is_counted'] as const

export const COLUMNS = ['sport', 'subject', 'level', 'player_id', 'game_id', ...MOVING, 'counters'] as const

/** A player's statistics for a team belong to the team's own season, wherever it played. */
const ofTeam: Readonly<Record<string, string>> = {
  season_id: '(select season_id from teams where teams.id = given.team_id)',
  league_id:
    '(select seasons.league_id from teams join seasons on seasons.id = teams.season_id where teams.id = given.team_id)',
}

/** The given column, or the team's own value. */
const givenOr = (name: string) => {
  const own = ofTeam[name]
  return own === undefined
    ? sql.ref(name)
    : sql`coalesce(case level when 'team' then ${sql.raw(own)} end, ${sql.ref(`given.${name}`)})`
}

const columns = (names: readonly string[]) => sql.join(names.map(name => sql.ref(name)))

interface Address {
  sport: string
  subject: Line['subject']
  level: StatLevel
  subject_id: number
  place_id: number
}

/** The lines of a game that follow from its box score. */
export function gameLines(place: PlaceOfLines, box: ResolvedBoxScore): Line[] {
  const common = {
    sport: place.sport,
    level: 'game' as const,
    game_id: place.game_id,
    tournament_id: place.tournament_id ?? 0,
    season_id: place.season_id,
    league_id: place.league_id,
  }
  const ofTeam = (team_id: number) => ({ ...common, team_id, is_counted: place.counted.has(team_id) })
  return [
    ...box.teams.map(({ team_id, counters }): Line => ({
      ...ofTeam(team_id),
      subject: 'team',
      player_id: 0,
      counters,
    })),
    ...box.players.map(({ player_id, team_id, counters }): Line => ({
      ...ofTeam(team_id),
      subject: 'player',
      player_id,
      counters,
    })),
  ]
}

/** The lines above a game's line, one for each level, if it counts. */
export function sharesOf(line: Line): Line[] {
  if (!line.is_counted) return []
  const none = { team_id: 0, game_id: 0, tournament_id: 0, season_id: 0, league_id: 0 }
  const { team_id, tournament_id, season_id, league_id } = line
  const own = line.subject === 'team' ? { team_id } : {}
  return [
    ...(line.subject === 'player'
      ? [{ ...line, ...none, level: 'team' as const, team_id, season_id, league_id }]
      : []),
    ...(tournament_id === 0
      ? []
      : [{ ...line, ...none, ...own, level: 'tournament' as const, tournament_id, season_id, league_id }]),
    { ...line, ...none, ...own, level: 'season', season_id, league_id },
    { ...line, ...none, ...own, level: 'league', league_id },
    { ...line, ...none, ...own, level: 'sport' },
  ]
}

function addShare(differences: Differences, share: Line, sign: 1 | -1): void {
  const { sport, subject, level } = share
  const subject_id = subject === 'team' ? share.team_id : share.player_id
  const place_id = level === 'sport' ? 0 : share[`${level}_id`]
  const key = [level, subject, sport, subject_id, place_id].join('/')
  const before = differences.get(key)
  const difference: Difference = before ?? { ...share, counters: {}, isMoved: false }
  if (before && MOVING.some(name => before[name] !== share[name])) {
    Object.assign(difference, { ...share, counters: difference.counters, isMoved: true })
  }
  differences.set(key, difference)
  for (const [name, count] of Object.entries(share.counters))
    difference.counters[name] = (difference.counters[name] ?? 0) + sign * count
}
