import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import { definitionOf, sports } from '../../../shared-schema/sports/index.ts'
import type { Database } from '../../database/schema.ts'
import { recount } from './recount.ts'
import { wrongLineText } from './wrong-line.ts'

/**
 * Recounts the sports whose plays count differently since their statistics were last counted, for example
 * after an update. An interrupted recount starts over the next time; everything it has counted is already
 * right. Counts of a newer server stay: during an update both servers run side by side, and would otherwise
 * undo each other's counts.
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
  for await (const progress of recount(db, outdated)) {
    for (const one of progress.wrong) logger.debug(wrongLineText(one))
    wrong += progress.wrong.length
    games = progress.games
    if (isStopping()) return
  }
  await noteCounted(db, outdated)
  if (games > 0)
    logger.info({ sports: outdated, games, lines: wrong }, 'Counted again: what plays count has changed')
}

/** Stores the version with which sports are now counted, unless a newer server has stored a higher one. */
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
