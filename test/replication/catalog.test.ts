import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/database/connection.ts'
import { transaction } from '../../server/database/transaction.ts'
import { operator } from '../../server/access/author.ts'
import { publishScope } from '../../server/feed/catalog/catalog.ts'
import { Problem } from '../../server/problems/problem.ts'
import { deleteRecord } from '../../server/records/delete-record.ts'
import { createRecord } from '../../server/records/create-records.ts'
import { requireRecord, updateRecord } from '../../server/records/write-record.ts'
import { postgresDatabases, openTestDatabase } from '../support/database.ts'
import { make, makeGame, makeLeague, type SmallLeague } from '../support/league.ts'

/** A change of the office; the numbers choose among the records that there are. */
const step = fc.record({
  what: fc.constantFrom(
    'enter team',
    'leave',
    'sign player',
    'drop player',
    'rename team',
    'rename player',
    'move game',
    'site',
    'drop game',
  ),
  a: fc.nat(50),
  b: fc.nat(50),
})

describe('L6: the catalog of a scope', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  let league: SmallLeague
  let cups: number[]
  let teams: number[]
  let players: number[]
  let rounds: number[]

  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    const { db } = database
    league = await makeLeague(db)
    cups = [
      league.tournament,
      await make(db, 'tournaments', { name: 'Second Cup', season_id: league.season }),
    ]
    teams = [...league.teams, await make(db, 'teams', { name: 'Third', season_id: league.season })]
    players = league.players.flat()
    const { pool_id } = await db.selectFrom('pool_rounds').select('pool_id').executeTakeFirstOrThrow()
    rounds = [league.poolRound, await make(db, 'pool_rounds', { pool_id })]
  })
  afterAll(() => database.close())

  test('after any changes holds what a fresh start would give it, and tombstones for the rest', async () => {
    const { db } = database
    const pick = (list: readonly number[], index: number) => list[index % list.length] ?? 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
        for (const { what, a, b } of steps) await quietly(() => change(what, a, b))
        const scopes = await db.selectFrom('catalog_members').select('scope').distinct().execute()
        for (const { scope } of scopes) {
          const { head } = await db
            .selectFrom('scopes')
            .select('head')
            .where('scope', '=', scope)
            .executeTakeFirstOrThrow()
          await transaction(db, tx => publishScope(tx, scope))
          // A fresh start that changes a document shows what a change before it had missed.
          const late = await db
            .selectFrom('feed')
            .select(['id', 'deleted', 'position'])
            .where('scope', '=', scope)
            .where('position', '>', head)
            .execute()
          expect(late).toEqual([])
        }
      }),
      { numRuns: 15 },
    )

    async function change(what: string, a: number, b: number): Promise<void> {
      const [cup, team, player] = [pick(cups, a), pick(teams, b), pick(players, a)]
      const game = await db
        .selectFrom('games')
        .select('id')
        .orderBy('id')
        .offset(a % 3)
        .limit(1)
        .executeTakeFirst()
      await transaction(db, async tx => {
        switch (what) {
          case 'enter team':
            return createRecord(tx, operator, 'tournament_teams', { tournament_id: cup, team_id: team })
          case 'leave':
            return deleteRecord(
              tx,
              operator,
              'tournament_teams',
              await requireRecord(tx, 'tournament_teams', [cup, team]),
              false,
            )
          case 'sign player':
            return createRecord(tx, operator, 'team_players', { team_id: team, player_id: player })
          case 'drop player':
            return deleteRecord(
              tx,
              operator,
              'team_players',
              await requireRecord(tx, 'team_players', [team, player]),
              false,
            )
          case 'rename team':
            return updateRecord(tx, operator, 'teams', await requireRecord(tx, 'teams', [team]), {
              name: `Team ${a} ${b}`,
            })
          case 'rename player':
            return updateRecord(tx, operator, 'players', await requireRecord(tx, 'players', [player]), {
              nickname: `Nick ${b}`,
            })
          case 'site': {
            const [site] = await createRecord(tx, operator, 'event_sites', {
              name: 'Park',
              tournament_id: b % 2 ? cup : null,
            })
            const [field] = await createRecord(tx, operator, 'game_sites', {
              name: `Field ${b}`,
              event_site_id: site,
            })
            return game
              ? updateRecord(tx, operator, 'games', await requireRecord(tx, 'games', [game.id]), {
                  game_site_id: field,
                })
              : undefined
          }
          case 'move game':
            if (!game) return
            return updateRecord(tx, operator, 'games', await requireRecord(tx, 'games', [game.id]), {
              pool_round_id: pick(rounds, b),
            })
          case 'drop game':
            return game
              ? deleteRecord(tx, operator, 'games', await requireRecord(tx, 'games', [game.id]), false)
              : undefined
        }
      })
      // Half of them are of no tournament, until they are moved into one.
      if (what === 'drop game')
        await make(db, 'games', {
          season_id: league.season,
          start_time: '2026-06-01T10:00:00',
          ...(b % 2 === 0 && { pool_round_id: league.poolRound }),
        })
    }
  })

  test('holds no score: what follows from play is in the results', async () => {
    const game = await makeGame(database.db, await makeLeague(database.db))
    const row = await database.db
      .selectFrom('feed')
      .select('document')
      .where('id', '=', `games/${game}`)
      .executeTakeFirstOrThrow()
    expect(row.document.record).not.toHaveProperty('team_1_score')
    expect(row.document).toMatchObject({
      family: 'games',
      record: { id: game, start_time: '2026-06-01T10:00:00+02:00', timezone: 'Europe/Amsterdam' },
    })
  })
})

/** Ignores refusals by the rules, which leave everything as it was. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}
