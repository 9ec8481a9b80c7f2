import type { Kysely } from 'kysely'
import { collections, tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { Database } from '../../../server/database/schema.ts'
import { quantile } from '../rest/measure.ts'
import { inTurns, timed, type Line } from './figures.ts'
import { PlainTablet, type Ends } from './plain-tablet.ts'
import { CUP, DOCUMENTS } from './seed.ts'
import type { Target } from './target.ts'
import { measured } from '../rehearsal.ts'

/** How many tablets at once, and how often each. The first are there to warm up. */
const CROWDS = measured<readonly (readonly [number, number])[]>(
  [
    [1, 10],
    [1, 20],
    [10, 4],
    [100, 2],
  ],
  [
    [1, 1],
    [1, 1],
    [5, 1],
  ],
)

/** All documents of the tournament, fetched by plain tablets. */
export async function measurePull(db: Kysely<Database>, ...targets: [Target, Target]): Promise<Line[]> {
  const ends = await endsOf(db)
  const lines: Line[] = []
  for (const [tablets, rounds] of CROWDS) {
    const crowd = (target: Target) => async () => {
      const all = Array.from({ length: tablets }, () => new PlainTablet(target, tournamentScope(CUP)))
      const time = await timed(() => Promise.all(all.map(tablet => tablet.pullAll(ends))))
      for (const tablet of all) tablet.switchOff()
      return ((DOCUMENTS * tablets) / time) * 1000
    }
    const [sideline = [], floor = []] = await inTurns(rounds, ...targets.map(crowd))
    lines.push({
      what: `pull, ${tablets} at once, documents/s`,
      unit: 'documents/s',
      aim: '1.3 times',
      sideline: quantile(sideline, 0.5),
      floor: quantile(floor, 0.5),
    })
  }
  return lines.slice(1)
}

async function endsOf(db: Kysely<Database>): Promise<Ends> {
  const rows = await db
    .selectFrom('feed')
    .select(['collection'])
    .select(eb => eb.fn.max('position').as('end'))
    .where('scope', '=', tournamentScope(CUP))
    .groupBy('collection')
    .execute()
  const [catalog = 0, entries = 0, results = 0] = collections.map(
    name => rows.find(row => row.collection === name)?.end,
  )
  return { catalog, entries, results }
}
