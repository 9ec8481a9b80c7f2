import type { Kysely } from 'kysely'
import { nextFreeSite } from '../../rules/scheduling/next-free-site.ts'
import type { ScheduledGame, Site } from '../../rules/scheduling/schedule.ts'
import { waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import { isSingle } from '../../../shared-schema/rules/progress/single-game.ts'
import type { Database } from '../../database/schema.ts'
import type { Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import {
  dayAfter,
  dayOf,
  daysFrom,
  minuteOf,
  openOn,
  timeAt,
  type Hours,
} from '../../tournament/rounds/playing-hours.ts'
import { takesField } from '../../access/taken-fields.ts'
import { readableBy } from '../../access/visibility.ts'

/** A field with its hours. */
export type Field = Hours & { readonly id: number; readonly name: string }

/** The games and fields of a tournament that the author may see. */
export interface Schedule {
  /** The tournament's games, and open games of other tournaments on its fields. */
  readonly games: readonly ScheduledGame[]
  readonly own_game_ids: ReadonlySet<number>
  /** Games that the author may not see, on fields of an organization that they manage. */
  readonly strange_game_ids: ReadonlySet<number>
  /** The tournament's games that keep their field when others are placed. */
  readonly pinned_game_ids: ReadonlySet<number>
  /** The tournament's postponed games: only a person gives them a time, never a plan. */
  readonly postponed_game_ids: ReadonlySet<number>
  readonly fields: readonly Field[]
  readonly tournament: {
    readonly id: number
    readonly owner_id: number | null
    readonly timezone: string
    readonly end_date: string | null
    readonly game_minutes: number
    readonly rest_minutes: number
  }
}

/**
 * Loads the games and fields of a tournament, without games that nobody plays: byes (a swiss game with one
 * team) and games that are not needed. A postponed game has no time or field until somebody sets them.
 * @param moreFields additional fields that may be used
 * @throws Problem for one that the author cannot see
 */
export async function loadSchedule(
  db: Kysely<Database>,
  author: Author,
  tournamentId: number,
  moreFields: readonly number[] = [],
): Promise<Schedule> {
  const tournament = await db
    .selectFrom('tournaments')
    .select(['id', 'owner_id', 'timezone', 'end_date', 'game_minutes', 'rest_minutes'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const fields = await db
    .selectFrom('game_sites')
    .select(['id', 'name', 'opens_at', 'closes_at'])
    .where(eb =>
      eb.or([
        eb(
          'id',
          'in',
          eb
            .selectFrom('tournament_game_sites')
            .select('game_site_id')
            .where('tournament_id', '=', tournamentId),
        ),
        ...(moreFields.length > 0 ? [eb('id', 'in', [...moreFields])] : []),
      ]),
    )
    .where(readableBy(author, 'game_sites'))
    .orderBy('id')
    .execute()
  const unknown = moreFields.filter(id => !fields.some(field => field.id === id))
  if (unknown.length > 0)
    throw Problem.field('game_site_ids', t =>
      t('scheduling.noSuchGameSites', { game_sites: unknown.join(', ') }),
    )
  const rows = await gamesOf(
    db,
    author,
    tournamentId,
    fields.map(({ id }) => id),
  )
  const own = rows.filter(({ tournament_id }) => tournament_id === tournamentId)
  return {
    tournament,
    fields,
    own_game_ids: new Set(own.map(({ id }) => id)),
    strange_game_ids: new Set(rows.filter(({ is_readable }) => !is_readable).map(({ id }) => id)),
    postponed_game_ids: new Set(own.filter(waitsForDay).map(({ id }) => id)),
    pinned_game_ids: new Set(
      own
        .filter(
          ({ is_pinned, game_site_id, status }) =>
            is_pinned && game_site_id !== null && status === 'scheduled',
        )
        .map(({ id }) => id),
    ),
    games: rows.map(row =>
      scheduled(row, tournamentId, row.own_minutes ?? row.game_minutes ?? tournament.game_minutes),
    ),
  }
}

/**
 * The same for several tournaments that are planned together, in their order. Each has the games of all of them: one
 * that moves may take a field of another tournament then.
 */
export async function loadEach(
  db: Kysely<Database>,
  author: Author,
  tournamentIds: readonly number[],
  moreFields: readonly number[] = [],
): Promise<Schedule[]> {
  const schedules: Schedule[] = []
  for (const id of tournamentIds) schedules.push(await loadSchedule(db, author, id, moreFields))
  const all = schedules.flatMap(({ games, own_game_ids }) => games.filter(({ id }) => own_game_ids.has(id)))
  return schedules.map(schedule => {
    const known = new Set(schedule.games.map(({ id }) => id))
    const others = all.filter(({ id }) => !known.has(id)).map(game => ({ ...game, stage: null }))
    return { ...schedule, games: [...schedule.games, ...others] }
  })
}

function gamesOf(db: Kysely<Database>, author: Author, tournamentId: number, fieldIds: readonly number[]) {
  return db
    .selectFrom('games')
    .leftJoin('tournaments', 'tournaments.id', 'games.tournament_id')
    .leftJoin('pool_rounds', 'pool_rounds.id', 'games.pool_round_id')
    .leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select([
      'games.id',
      'games.tournament_id',
      'games.team_1_id',
      'games.team_2_id',
      'games.start_time',
      'games.game_site_id',
      'games.status',
      'games.ruling',
      'games.is_pinned',
      'games.game_minutes as own_minutes',
      'games.next_game_for_winner_id',
      'games.next_game_for_loser_id',
      'games.pool_id',
      'games.bracket_id',
      'games.bracket_round',
      'games.swiss_round_id',
      'pool_rounds.round_number as pool_round',
      'swiss_rounds.round_number as swiss_round',
      'tournaments.game_minutes',
      readableBy(author, 'games').as('is_readable'),
    ])
    .where(eb =>
      eb.or([
        eb('games.tournament_id', '=', tournamentId),
        ...(fieldIds.length > 0
          ? [eb.and([eb('games.game_site_id', 'in', [...fieldIds]), eb('games.status', '<>', 'final')])]
          : []),
      ]),
    )
    .where(eb =>
      eb.not(
        eb.and([
          eb('games.swiss_round_id', 'is not', null),
          eb.or([eb('games.team_1_id', 'is', null), eb('games.team_2_id', 'is', null)]),
        ]),
      ),
    )
    .where('games.status', '<>', 'not needed')
    .$narrowType<{ status: ScheduledGame['status'] }>()
    .where(takesField(author))
    .orderBy('games.id')
    .execute()
}

type GameRow = Awaited<ReturnType<typeof gamesOf>>[number]

/** Bracket rounds count down to the final. No bracket waits for a single game, which is in no stage. */
function scheduled(row: GameRow, tournamentId: number, minutes: number): ScheduledGame {
  const round =
    row.pool_round !== null
      ? { series: `pool:${row.pool_id}`, number: row.pool_round }
      : row.bracket_id !== null && row.bracket_round !== null
        ? { series: `bracket:${row.bracket_id}`, number: -row.bracket_round }
        : row.swiss_round !== null
          ? { series: `swiss:${row.tournament_id}`, number: row.swiss_round }
          : null
  const { id, team_1_id, team_2_id, status, next_game_for_winner_id, next_game_for_loser_id } = row
  const isWaiting = waitsForDay(row)
  return {
    id,
    team_1_id,
    team_2_id,
    game_site_id: isWaiting ? null : row.game_site_id,
    status,
    next_game_for_winner_id,
    next_game_for_loser_id,
    minutes,
    round,
    start: isWaiting ? null : minuteOf(row.start_time),
    stage: row.tournament_id !== tournamentId || isSingle(row) ? null : row.bracket_id === null ? 1 : 2,
  }
}

/**
 * The fields with their hours on all days with games.
 * @param shift minutes by which games may be moved
 */
export function openFields({ games, fields, tournament: { timezone } }: Schedule, shift = 0): Site[] {
  const starts = games.flatMap(({ start }) => (start === null ? [] : [start, start + shift]))
  const days = [...new Set(starts.map(start => dayOf(start, timezone)))]
  return fields.map(field => ({ id: field.id, openings: openOn(days, field, timezone) }))
}

/** Number of days to search for a free field. */
const DAYS_AHEAD = 8

/**
 * The fields in the order of their next free slot, within the next days.
 * @param from ISO 8601 with offset
 * @param minutes length of the slot; if left out, that of a game of the tournament
 */
export function freeFields(
  { games, fields, tournament: { timezone, game_minutes } }: Schedule,
  from: string,
  minutes = game_minutes,
) {
  const start = minuteOf(from)
  const first = dayOf(start, timezone)
  const days = daysFrom(first, dayAfter(first, DAYS_AHEAD), DAYS_AHEAD)
  const sites = fields.map(field => ({ id: field.id, openings: openOn(days, field, timezone) }))
  return nextFreeSite(games, sites, start, minutes).map(free => ({
    game_site_id: free.game_site_id,
    start_time: timeAt(free.start, timezone),
  }))
}
