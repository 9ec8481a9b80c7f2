import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import { definitionOf, sports } from '../../../shared-schema/sports/index.ts'
import type { Database } from '../../database/schema.ts'
import { countAnew } from './count-anew.ts'
import { wrongLineText } from './wrong-line.ts'

/**
 * Counts the sports anew of which plays count something else now than when their statistics were counted, as
 * after an update. It goes on the next time if it was stopped before its end: what is counted already is
 * right then. What a newer server has counted stays: during an update both run side by side, and would count
 * each other's statistics back.
 */
export async function keepCounted(
  db: Kysely<Database>,
  logger: Logger,
  isStopping: () => boolean,
): Promise<void> {
  const stored = new Map(
    (await db.selectFrom('counted_versions').selectAll().execute()).map(({ sport, version }) => [
      sport,
      version,
    ]),
  )
  const outdated = sports.filter(sport => (stored.get(sport) ?? 0) < definitionOf(sport).version)
  if (outdated.length === 0) return
  let wrong = 0
  let games = 0
  for await (const progress of countAnew(db, outdated)) {
    for (const one of progress.wrong) logger.debug(wrongLineText(one))
    wrong += progress.wrong.length
    games = progress.games
    if (isStopping()) return
  }
  await noteCounted(db, outdated)
  if (games > 0)
    logger.info({ sports: outdated, games, lines: wrong }, 'Counted anew: what plays count has changed')
}

/** Stores the version with which sports are counted now, unless a newer server has stored a higher one. */
export async function noteCounted(
  db: Kysely<Database>,
  counted: readonly (typeof sports)[number][] = sports,
): Promise<void> {
  await sql`insert into counted_versions (sport, version)
    select * from unnest(${[...counted]}::text[], ${counted.map(sport => definitionOf(sport).version)}::integer[])
    on conflict (sport) do update set version = excluded.version where counted_versions.version < excluded.version`.execute(
    db,
  )
}
