import { sql, type Kysely, type RawBuilder } from 'kysely'
import { limits } from '../../../../shared-schema/api/list-query.ts'
import type { Sport } from '../../../../shared-schema/sports/index.ts'
import { SHARE_OF_ATTEMPTS } from '../../../../shared-schema/sports/model/leading.ts'
import type { StoredRecord } from '../../../../shared-schema/resources/wire.ts'
import type { Author } from '../../../access/author.ts'
import type { Database } from '../../../database/schema.ts'
import { readableOrganizations } from '../../../access/permissions.ts'
import { readableBy } from '../../../access/visibility.ts'
import { attemptsSql, countSql, figureNamed, wholeCounter } from '../counters.ts'
import { column as placeColumn, isIn, isReadable, linesOf } from '../find-lines.ts'
import { familyOfLeaders, orderOf, type WantedLeaders } from './query.ts'

/**
 * Maximum number read: subjects level with the last one of a list are in it too, unless there are too many.
 */
const MAX_LINES = 2 * limits.leaders.most

/** The stat line of a leader, with the reason for its place in the list. */
export type LeadingLine = StoredRecord & {
  readonly leading_rank: number
  readonly leading_value: number
  readonly leading_attempts: number | null
  readonly is_shared: boolean
  /** Only for streaks. */
  readonly first_game_id?: number
  readonly is_running?: boolean
}

/** A list of leaders in one column. */
export interface Leading {
  readonly lines: readonly LeadingLine[]
  readonly minimum: number | null
  /** Number of left-out subjects that are level with the last one. */
  readonly leftOut: number
}

type Row = LeadingLine & {
  readonly minimum: number | null
  readonly exact_value: string
  /** Number of subjects with this value, if it is the last one that was read. */
  readonly level_with_last: number | null
}

/** The leaders in a column, among the stat lines that the author may read. */
export async function findLeaders(
  db: Kysely<Database>,
  author: Author,
  sport: Sport,
  column: string,
  query: WantedLeaders,
): Promise<Leading> {
  const able =
    query.of === 'streaks' ? streaks(author, sport, column, query) : values(author, sport, column, query)
  const isLeast = query.of !== 'streaks' && orderOf(sport, column, query) === 'least'
  const order = isLeast ? sql`asc` : sql`desc`
  const { rows } = await sql<Row>`
    with able as ${isManyLines(query) ? sql`` : sql`not `}materialized (${able}), top as materialized (
      select *, rank() over (order by value ${order}) as rank, count(*) over (partition by value) > 1 as is_shared,
        case when count(*) over () = ${MAX_LINES} then last_value(value) over (order by value ${order} rows between unbounded preceding and unbounded following) end as last_read
      from (select * from able order by value ${order}, subject_id, place_id limit ${MAX_LINES}) as best_of
    )
    select stat_lines.*, top.rank as leading_rank, top.value::float8 as leading_value, top.attempts::float8 as leading_attempts,
      top.minimum::float8 as minimum, top.is_shared, top.first_game_id, top.is_running, top.value::text as exact_value,
      case when top.value = top.last_read then (select count(*)::integer from able where value = (select last_read from top limit 1)) end as level_with_last
    from top join stat_lines on stat_lines.subject_id = top.subject_id and stat_lines.place_id = top.place_id
      and ${sql.join(linesOf(sport, familyOfLeaders(query)), sql` and `)}
    where top.rank <= ${query.limit} order by top.rank, top.subject_id, top.place_id`.execute(db)
  const last = rows.at(-1)
  // Level subjects are read next to each other: only a tie at the end of the result can be cut.
  const leftOut =
    typeof last?.level_with_last === 'number'
      ? last.level_with_last - rows.filter(row => row.exact_value === last.exact_value).length
      : 0
  return {
    lines: rows.map(line =>
      leftOut > 0 && line.leading_rank === last?.leading_rank ? { ...line, is_shared: true } : line,
    ),
    minimum: last?.minimum ?? query.minimum ?? null,
    leftOut,
  }
}

/**
 * Whether a scan of the lines costs more than materializing them: ties with the last one are then counted on
 * the materialized result, and several PostgreSQL processes share the scan.
 */
const isManyLines = (query: WantedLeaders): boolean => familyOfLeaders(query).level === 'game'

/**
 * SQL of all lines with a value in the column: for a figure those with enough attempts, else those with a
 * non-zero count.
 */
function values(author: Author, sport: Sport, column: string, query: WantedLeaders): RawBuilder<unknown> {
  const figure = figureNamed(sport, column)
  const attempts = figure && attemptsSql(figure, wholeCounter)
  const value = valueSql(sport, column, query)
  const lines = sql`stat_lines where ${conditions(author, sport, query)}`
  const none = sql`null::integer as first_game_id, null::boolean as is_running`
  // Computes the value once per line, which keeps PostgreSQL from sharing the work.
  const once = isManyLines(query) ? sql`` : sql`offset 0`
  if (!attempts)
    return sql`select lines.*, null::bigint as attempts, null::numeric as minimum, ${none}
      from (select subject_id, place_id, ${value} as value from ${lines} ${once}) as lines where value <> 0`
  const least =
    query.minimum === undefined
      ? sql`select greatest(ceil(max(${attempts}) / ${sql.lit(SHARE_OF_ATTEMPTS)}::numeric), 1) as minimum from ${lines}`
      : sql`select ${query.minimum}::numeric as minimum`
  // Lines with too few attempts are dropped before their value is computed.
  return sql`select subject_id, place_id, ${value} as value, ${attempts} as attempts, minimum, ${none}
    from (${least}) as least, ${lines} and ${attempts} >= minimum`
}

/**
 * SQL of all streaks of at least two games, over final games in the order of play. Checks the right to read
 * each game once, and sorts its lines once.
 */
function streaks(author: Author, sport: Sport, column: string, query: WantedLeaders): RawBuilder<unknown> {
  const { within: inside } = query
  const inPlace = inside ? sql`${isIn('games', inside)} and` : sql``
  // The first and last game of a streak are at its lowest and highest place.
  return sql`select subject_id, (max(place << 32 | game_id) & ${LOW_BITS})::integer as place_id, count(*)::numeric as value,
      null::numeric as attempts, null::numeric as minimum,
      (min(place << 32 | game_id) & ${LOW_BITS})::integer as first_game_id, bool_or(is_last) as is_running
    from (
      select subject_id, game_id, is_one, row_number() over in_order as place,
        count(*) filter (where not is_one) over in_order as breaks, lead(game_id) over in_order is null as is_last
      from (
        select subject_id, game_id, ${valueSql(sport, column, query)} >= ${query.atLeast}::numeric as is_one, played.start_time
        from stat_lines join (
          select games.id, games.start_time, ${readableBy(author, 'games')} as is_readable
          from games where ${inPlace} games.status = 'final' offset 0
        ) as played on played.id = stat_lines.game_id
        where (${playedIsReadable(author)}) and ${sql.join(linesWithin(sport, query), sql` and `)} offset 0
      ) as lines
      window in_order as (partition by subject_id order by start_time, game_id)
    ) as placed
    where is_one group by subject_id, breaks having count(*) > 1`
}

/** Mask of the game's id, in the bits below its place. */
const LOW_BITS = sql.raw('4294967295')

/** SQL: whether the author may read the line's game, or the line counts for one of their organizations. */
function playedIsReadable(author: Author): RawBuilder<boolean> {
  const own = readableOrganizations(author)
  if (own === 'all' || own.length === 0) return sql<boolean>`played.is_readable`
  return sql<boolean>`played.is_readable or (stat_lines.owner_id = any(${own}::integer[]) and stat_lines.is_counted)`
}

/** SQL: lines that compete for the lead and that the author may read. */
function conditions(author: Author, sport: Sport, query: WantedLeaders): RawBuilder<boolean> {
  const family = familyOfLeaders(query)
  return sql<boolean>`${sql.join([isReadable(author, family, query.within), ...linesWithin(sport, query)], sql` and `)}`
}

/**
 * SQL conditions for lines that compete for the lead. Lines of single games must count as well, except in the
 * list of one game.
 */
function linesWithin(sport: Sport, query: WantedLeaders): RawBuilder<boolean>[] {
  const family = familyOfLeaders(query)
  const { within: inside } = query
  return [
    ...linesOf(sport, family),
    ...(inside ? [sql<boolean>`${placeColumn(inside.place)} = ${inside.id}`] : []),
    ...(family.level === 'game' && inside?.place !== 'game' ? [sql<boolean>`is_counted`] : []),
  ]
}

function valueSql(sport: Sport, column: string, { subject }: WantedLeaders): RawBuilder<unknown> {
  const value = countSql(sport, subject, column, wholeCounter)
  if (!value) throw new Error(`There is no column ${column} of ${sport}`)
  return value
}
