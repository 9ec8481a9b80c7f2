import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/database/connection.ts'
import type { Database } from '../../server/database/schema.ts'
import { operator } from '../../server/access/author.ts'
import { push } from '../../server/replication/push.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { openTestDatabase, postgresDatabases } from '../support/database.ts'
import { entriesOf, history } from '../support/histories.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { wrongLines } from '../support/recount.ts'

/** How a set of entries reaches the server: shuffled, cut into pushes, some of it again. */
const delivery = fc.record({
  seed: fc.integer(),
  cuts: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
  again: fc.integer({ min: 0, max: 10 }),
})

let runs = 0

describe('L3, L7, L8: the same entries in any order, batches and duplicates', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  let league: SmallLeague

  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    league = await makeLeague(database.db)
  })
  afterAll(() => database.close())

  test('leave the same rows, results and stat lines, equal to a recount from nothing', async () => {
    const { db } = database
    await fc.assert(
      fc.asyncProperty(history, delivery, delivery, async (steps, one, two) => {
        const left = await play(steps, one)
        const right = await play(steps, two)
        expect(await shown(db, left)).toEqual(await shown(db, right))
        expect(await wrongLines(db)).toEqual([])
      }),
      { numRuns: 25 },
    )

    async function play(
      steps: Parameters<typeof entriesOf>[0],
      how: { seed: number; cuts: number[]; again: number },
    ): Promise<Played> {
      const run = ++runs
      const game = await makeGame(db, league)
      const entries = entriesOf(
        steps,
        league,
        game,
        index => `0000${String(run).padStart(4, '0')}-0000-7000-8000-${String(index).padStart(12, '0')}`,
      )
      for (const batch of deliver(entries, how))
        await push(db, `tournament:${league.tournament}`, operator, batch)
      return { game, run }
    }
  })
})

interface Played {
  game: number
  run: number
}

/** Shuffles by the seed, repeats some entries and cuts the whole into pushes. */
function deliver(
  entries: readonly Entry[],
  { seed, cuts, again }: { seed: number; cuts: number[]; again: number },
): Entry[][] {
  const weighted = [...entries, ...entries.slice(0, again)].map((entry, index) => ({
    entry,
    weight: Math.abs(Math.sin(seed + index * 7919)),
  }))
  const shuffled = weighted.sort((a, b) => a.weight - b.weight).map(({ entry }) => entry)
  const batches: Entry[][] = []
  for (let start = 0, cut = 0; start < shuffled.length; cut++) {
    const size = cuts[cut % cuts.length] ?? 1
    batches.push(shuffled.slice(start, start + size))
    start += size
  }
  return batches
}

/**
 * All that is to be seen of a game, with its own ids and times taken out so that two games can be compared.
 */
async function shown(db: Kysely<Database>, { game, run }: Played): Promise<unknown> {
  const scores = await db
    .selectFrom('game_scores')
    .selectAll()
    .where('game_id', '=', game)
    .orderBy('entry_id')
    .execute()
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('game_id', '=', game)
    .orderBy('entry_id')
    .execute()
  const row = await db
    .selectFrom('games')
    .select(['team_1_score', 'team_2_score', 'winner_id', 'status'])
    .where('id', '=', game)
    .executeTakeFirst()
  const lines = await db
    .selectFrom('stat_lines')
    .select(['subject', 'player_id', 'team_id', 'counters'])
    .where('level', '=', 'game')
    .where('game_id', '=', game)
    .execute()
  const results = await db
    .selectFrom('feed')
    .select(['id', 'deleted', 'document'])
    .where('collection', '=', 'results')
    .where('deleted', '=', false)
    .execute()
  const walkOns = await db
    .selectFrom('players')
    .select(['id', 'entry_id'])
    .where('entry_id', 'like', `0000${String(run).padStart(4, '0')}%`)
    .execute()
  const own = results
    .filter(({ document }) => document.game_id === game)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const everything = JSON.stringify({
    scores,
    events,
    row,
    own,
    lines: lines.map(line => JSON.stringify(line)).length,
  })
  return walkOns
    .reduce(
      (text, { id, entry_id }) =>
        text.replaceAll(
          new RegExp(`"player_(id|1_id|2_id|3_id)":${id}\\b`, 'g'),
          `"player_$1":"${entry_id}"`,
        ),
      everything,
    )
    .replaceAll(`0000${String(run).padStart(4, '0')}-`, 'run-')
    .replaceAll(new RegExp(`"game_id":${game}\\b`, 'g'), '"game_id":"G"')
    .replaceAll(`game/${game}"`, 'game/G"')
    .replaceAll(`dispute/${game}"`, 'dispute/G"')
    .replaceAll(`Game ${game},`, 'Game G,')
    .replaceAll(/"id":\d+/g, '"id":0')
    .replaceAll(/"time_(created|last_updated)":"[^"]*"/g, '')
    .replaceAll(
      /"counters":\{[^}]*\}/g,
      counters =>
        `"counters":${[...counters.matchAll(/"(\w+)":(\d+)/g)]
          .map(match => match[0])
          .sort()
          .join()}`,
    )
}
