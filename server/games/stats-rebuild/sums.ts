import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { COLUMNS, sharesOf, type Line } from '../stats/update-lines.ts'
import { addressOf, compareLines, placeOf, subjectOf, type Content, type WrongLine } from './wrong-line.ts'

/** The number of players and teams whose lines are added up at a time. */
const BATCH = 200

/** A line, with the values of its player or team that the line should have too. */
type CheckedLine = Line & {
  readonly owner_id: number | null
  readonly owner_now: number | null
  readonly team_season_id: number | null
  readonly team_league_id: number | null
}

/**
 * Adds up the lines above games from those of games, a batch of players and teams at a time, and corrects
 * wrong sums. A person who records never waits for more than one line.
 */
export async function* mendSums(
  db: Kysely<Database>,
  sports: readonly string[],
): AsyncGenerator<WrongLine[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select distinct subject_id as id from stat_lines where subject_id > ${after} order by 1 limit ${BATCH}`.execute(
      db,
    )
    const last = rows.at(-1)
    if (!last) return
    const lines = await linesOf(db, after + 1, last.id, sports)
    const mended: WrongLine[] = []
    for (const { line } of compareLines(lines, addedUp(lines))) mended.push(...(await mend(db, line)))
    yield mended
    after = last.id
  }
}

/** All lines of some players and teams, read at one moment. */
async function linesOf(
  db: Kysely<Database>,
  from: number,
  to: number,
  sports: readonly string[],
): Promise<CheckedLine[]> {
  const { rows } = await sql<CheckedLine>`
    select ${sql.join(COLUMNS.map(name => sql.ref(`stat_lines.${name}`)))}, stat_lines.owner_id,
      case subject when 'team' then teams.owner_id else players.owner_id end as owner_now,
      teams.season_id as team_season_id, seasons.league_id as team_league_id
    from stat_lines left join teams on teams.id = stat_lines.team_id left join seasons on seasons.id = teams.season_id
      left join players on players.id = stat_lines.player_id and subject = 'player'
    where subject_id between ${from} and ${to} and sport = any(${sports}::text[])
    order by level = 'game', stat_lines.game_id`.execute(db)
  return rows
}

/** The correct content of existing lines: game lines as they are, the lines above them as their sums. */
function addedUp(lines: readonly CheckedLine[]): (Line & Content)[] {
  const sums = new Map<string, Line & Content>()
  for (const { owner_now, team_season_id, team_league_id, ...line } of lines) {
    if (line.level !== 'game') continue
    sums.set(addressOf(line), { ...line, owner_id: owner_now })
    for (const share of sharesOf(line)) {
      const sum = sums.get(addressOf(share))
      sums.set(addressOf(share), {
        ...share,
        // A player's statistics for a team belong to the team's own season, wherever it played.
        ...(share.level === 'team' && team_season_id !== null && team_league_id !== null
          ? { season_id: team_season_id, league_id: team_league_id }
          : {}),
        owner_id: owner_now,
        counters: plus(sum?.counters ?? {}, share.counters),
      })
    }
  }
  return [...sums.values()]
}

function plus(sum: Line['counters'], counters: Line['counters']): Line['counters'] {
  return Object.fromEntries(
    [...new Set([...Object.keys(sum), ...Object.keys(counters)])].map(name => [
      name,
      (sum[name] ?? 0) + (counters[name] ?? 0),
    ]),
  )
}

/**
 * Corrects one line, if it is still wrong once nobody else writes it. Other transactions that move the line
 * wait, and then move the corrected one.
 */
function mend(db: Kysely<Database>, line: WrongLine['line']): Promise<WrongLine[]> {
  return transaction(db, async tx => {
    await holdLine(tx, line)
    const subject = subjectOf(line)
    const lines = await linesOf(tx, subject, subject, [line.sport])
    const isIt = (one: Line): boolean =>
      one.subject === line.subject && one.level === line.level && placeOf(one) === line.place_id
    const wrong = compareLines(lines.filter(isIt), addedUp(lines).filter(isIt))
    for (const { counted } of wrong) await write(tx, line, counted)
    // A missing line was created in order to lock it.
    return wrong.map(one =>
      one.kept && Object.keys(one.kept.counters).length === 0 ? { ...one, kept: null } : one,
    )
  })
}

const isLine = ({ sport, subject, level, place_id, ...ids }: WrongLine['line']) =>
  sql`subject_id = ${subjectOf({ subject, ...ids })} and place_id = ${place_id} and level = ${level} and subject = ${subject} and sport = ${sport}`

async function holdLine(tx: Tx, line: WrongLine['line']): Promise<void> {
  const { sport, subject, level, place_id, player_id, team_id } = line
  const ownPlace = level === 'sport' || level === 'team' ? {} : { [`${level}_id`]: place_id }
  await tx
    .insertInto('stat_lines')
    .values({ sport, subject, level, player_id, team_id, ...ownPlace, counters: '{}' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await sql`select from stat_lines where ${isLine(line)} for update`.execute(tx)
}

async function write(tx: Tx, line: WrongLine['line'], counted: Content | null): Promise<void> {
  if (!counted) {
    await sql`delete from stat_lines where ${isLine(line)}`.execute(tx)
    return
  }
  const { counters, ...rest } = counted
  await sql`update stat_lines set ${sql.join(
    Object.entries(rest).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  )}, counters = ${JSON.stringify(counters)}::jsonb, time_last_updated = now() where ${isLine(line)}`.execute(
    tx,
  )
}
