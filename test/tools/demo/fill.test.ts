import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../../../server/database/connection.ts'
import type { Database } from '../../../server/database/schema.ts'
import { transaction } from '../../../server/database/transaction.ts'
import { fillDemo } from '../../../server/tools/demo/fill.ts'
import { publishScope } from '../../../server/feed/catalog/catalog.ts'
import { entry as entryShape } from '../../../shared-schema/replication/entry.ts'
import { resultDocument } from '../../../shared-schema/replication/result.ts'
import { markKinds, siteMark } from '../../../shared-schema/resources/site-map.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { scorerOf } from '../../sports/follow.ts'
import { embeddedDatabases, openTestDatabase, postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { everythingIn } from './everything.ts'

const ultimate = rulesOf('ultimate')
const marks = z.array(siteMark)

/** Minutes from the start of a game until its teams and its field are free again. */
const GAME_MINUTES = 100

describe('L7: the demo', () => {
  const freshEmbedded = embeddedDatabases()
  const freshPostgres = postgresDatabases()
  const open: OpenDatabase[] = []
  let db: Kysely<Database>
  let other: Kysely<Database>

  beforeAll(async () => {
    open.push(await openTestDatabase(await freshEmbedded()), await openTestDatabase(await freshPostgres()))
    const [first, second] = open.map(database => database.db)
    if (!first || !second) throw new Error('no databases')
    await Promise.all([fillDemo(first), fillDemo(second)])
    db = first
    other = second
  })
  afterAll(async () => {
    await Promise.all(open.map(database => database.close()))
  })

  const games = () => db.selectFrom('games').selectAll().orderBy('start_time').orderBy('id').execute()
  const count = async (
    table:
      | 'organizations'
      | 'leagues'
      | 'seasons'
      | 'tournaments'
      | 'pools'
      | 'pool_rounds'
      | 'brackets'
      | 'swiss_rounds'
      | 'event_sites'
      | 'game_sites'
      | 'teams',
  ) => (await db.selectFrom(table).select('id').execute()).length

  test('is the same on every machine and on both databases', async () => {
    const [one, two] = await Promise.all([everythingIn(db), everythingIn(other)])
    for (const [name, rows] of Object.entries(one)) expect(two[name], name).toEqual(rows)
  })

  test('has what a league has', async () => {
    expect(
      await Promise.all([
        count('organizations'),
        count('leagues'),
        count('seasons'),
        count('tournaments'),
        count('event_sites'),
      ]),
    ).toEqual([1, 1, 1, 1, 1])
    expect(
      await Promise.all([
        count('teams'),
        count('game_sites'),
        count('pools'),
        count('pool_rounds'),
        count('brackets'),
        count('swiss_rounds'),
      ]),
    ).toEqual([24, 8, 4, 20, 1, 2])
    const entrants = await db.selectFrom('tournament_teams').select('seed').orderBy('seed').execute()
    expect(entrants.map(({ seed }) => seed)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    const played = await games()
    expect(played.filter(game => game.pool_id !== null)).toHaveLength(60)
    expect(played.filter(game => game.bracket_id !== null)).toHaveLength(7)
    expect(played.filter(game => game.swiss_round_id !== null)).toHaveLength(16)
    expect(played).toHaveLength(83)
    expect(played.filter(({ status }) => status === 'final')).toHaveLength(42)
    expect(played.filter(({ status }) => status === 'live')).toHaveLength(2)
  })

  test('belongs to its organization, which everybody may read', async () => {
    const { id, is_public } = await db.selectFrom('organizations').selectAll().executeTakeFirstOrThrow()
    expect(is_public).toBe(true)
    for (const table of [
      'leagues',
      'teams',
      'players',
      'team_players',
      'games',
      'game_sites',
      'event_sites',
      'events',
      'game_scores',
      'stat_lines',
    ] as const) {
      const owners = await db.selectFrom(table).distinct().select('owner_id').execute()
      expect(owners, table).toEqual([{ owner_id: id }])
    }
  })

  test('gives every team 12 to 18 players, each with a name and a number of their own', async () => {
    const roster = await db
      .selectFrom('team_players')
      .innerJoin('players', 'players.id', 'team_players.player_id')
      .select(['team_id', 'number', 'first_name', 'last_name'])
      .execute()
    expect(new Set(roster.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).size).toBe(
      roster.length,
    )
    for (const team of new Set(roster.map(({ team_id }) => team_id))) {
      const players = roster.filter(({ team_id }) => team_id === team)
      expect(players.length).toBeGreaterThanOrEqual(12)
      expect(players.length).toBeLessThanOrEqual(18)
      expect(new Set(players.map(({ number }) => number)).size).toBe(players.length)
    }
  })

  test('asks of no team and no field two games at a time', async () => {
    const all = await games()
    const users = all.flatMap(game =>
      [
        `field ${game.game_site_id}`,
        ...[game.team_1_id, game.team_2_id].filter(id => id !== null).map(id => `team ${id}`),
      ].map(user => ({ user, start: Date.parse(game.start_time) })),
    )
    for (const user of new Set(users.map(one => one.user))) {
      const starts = users
        .filter(one => one.user === user)
        .map(one => one.start)
        .sort((a, b) => a - b)
      for (const [index, start] of starts.slice(1).entries()) {
        expect(start - (starts[index] ?? 0), user).toBeGreaterThanOrEqual(GAME_MINUTES * 60_000)
      }
    }
    expect(all.filter(game => game.game_site_id === null)).toEqual([])
  })

  test('plays its cup: the quarter-finals go by seeds, their winners meet in the semi-finals', async () => {
    const seeds = new Map(
      (await db.selectFrom('tournament_teams').selectAll().execute()).map(({ team_id, seed }) => [
        team_id,
        seed,
      ]),
    )
    const seedOf = (id: number | null) => (id === null ? null : seeds.get(id))
    const cup = (await games())
      .filter(game => game.bracket_id !== null)
      .sort((a, b) => (a.bracket_slot ?? 0) - (b.bracket_slot ?? 0))
    const round = (number: number) => cup.filter(game => game.bracket_round === number)
    expect(round(2).map(game => [seedOf(game.team_1_id), seedOf(game.team_2_id)])).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ])
    expect(round(1).flatMap(game => [game.team_1_id, game.team_2_id])).toEqual(
      round(2).map(game => game.winner_id),
    )
    expect(round(0).map(game => [game.team_1_id, game.team_2_id])).toEqual([[null, null]])
    const poolPairs = (await games())
      .filter(game => game.pool_id !== null)
      .map(game => [game.team_1_id, game.team_2_id].sort().join())
    expect(
      round(2).filter(game => poolPairs.includes([game.team_1_id, game.team_2_id].sort().join())),
    ).toEqual([])
  })

  test('lets the better seed win more often, though not always', async () => {
    const seeds = new Map(
      (await db.selectFrom('tournament_teams').selectAll().execute()).map(({ team_id, seed }) => [
        team_id,
        seed ?? 0,
      ]),
    )
    const final = (await games()).filter(({ status }) => status === 'final')
    const expected = final.filter(game => {
      const [one, two] = [seeds.get(game.team_1_id ?? 0) ?? 0, seeds.get(game.team_2_id ?? 0) ?? 0]
      return game.winner_id === (one < two ? game.team_1_id : game.team_2_id)
    })
    expect(expected.length / final.length).toBeGreaterThan(0.6)
    expect(expected.length / final.length).toBeLessThan(0.95)
  })

  test('scores what was played: every game that began has as many goals as points', async () => {
    const events = await db.selectFrom('events').selectAll().execute()
    for (const game of (await games()).filter(({ status }) => status !== 'scheduled')) {
      const scorers = events
        .filter(({ game_id }) => game_id === game.id)
        .map(event => scorerOf(ultimate, { ...event, replaces: null }))
      expect(
        [game.team_1_id, game.team_2_id].map(team => scorers.filter(scorer => scorer === team).length),
      ).toEqual([game.team_1_score, game.team_2_score])
      if (game.status !== 'final') continue
      expect(Math.max(game.team_1_score, game.team_2_score)).toBeLessThanOrEqual(15)
      expect(game.winner_id).toBe(game.team_1_score > game.team_2_score ? game.team_1_id : game.team_2_id)
    }
  })

  test('has stat lines equal to a recount', async () => {
    expect(await wrongLines(db)).toEqual([])
  })

  test('holds entries as tablets record them: readable, none refused, counted one by one in the order of time', async () => {
    const rows = await db
      .selectFrom('entries')
      .select(['document', 'refusal'])
      .orderBy('device_id')
      .orderBy('counter')
      .execute()
    expect(rows.filter(({ refusal }) => refusal !== null)).toEqual([])
    const last = new Map<string, { counter: number; recorded_at: string }>()
    for (const { document } of rows) {
      expect(entryShape.parse(document)).toEqual(document)
      const before = last.get(document.device_id) ?? { counter: 0, recorded_at: '' }
      expect(document.counter).toBe(before.counter + 1)
      expect(document.recorded_at >= before.recorded_at).toBe(true)
      last.set(document.device_id, document)
    }
    expect(last.size).toBe(8)
  })

  test('is settled: the feed holds the entries of the live games, and a result of every game that began', async () => {
    const live = (await games()).filter(({ status }) => status === 'live').map(({ id }) => id)
    const feed = await db
      .selectFrom('feed')
      .select(['collection', 'document'])
      .where('deleted', '=', false)
      .execute()
    expect(
      new Set(
        feed.filter(({ collection }) => collection === 'entries').map(({ document }) => document.game_id),
      ),
    ).toEqual(new Set(live))
    const results = feed
      .filter(({ collection }) => collection === 'results')
      .map(({ document }) => resultDocument.parse(document))
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 44 }, () => 'game'))
  })

  test('is published: the catalogs of both scopes are up to date', async () => {
    const catalogs = () =>
      db
        .selectFrom('feed')
        .select(['scope', 'id', 'position', 'deleted'])
        .where('collection', '=', 'catalog')
        .orderBy('scope')
        .orderBy('id')
        .execute()
    const before = await catalogs()
    const scopes = [...new Set(before.map(({ scope }) => scope))]
    expect(scopes).toHaveLength(2)
    await transaction(db, async tx => {
      for (const scope of scopes) await publishScope(tx, scope)
    })
    expect(await catalogs()).toEqual(before)
  })

  test('has a map of its site, on which each field is marked', async () => {
    const site = await db.selectFrom('event_sites').select(['id', 'image', 'marks']).executeTakeFirstOrThrow()
    expect(site.image).toMatch(/^\/v1\/pictures\/\w+\.webp$/)
    const fields = await db.selectFrom('game_sites').select('id').orderBy('id').execute()
    const marked = marks.parse(site.marks)
    expect(marked.flatMap(({ game_site_id }) => game_site_id ?? [])).toEqual(fields.map(({ id }) => id))
    expect(new Set(marked.map(({ kind }) => kind))).toEqual(new Set(markKinds))
  })

  test('judges the spirit of many games', async () => {
    const spirit = await db.selectFrom('game_sportsmanship_scores').selectAll().execute()
    expect(spirit.length).toBeGreaterThan(42)
    for (const { team_1_score, team_2_score } of spirit)
      expect(team_1_score + team_2_score).toMatch(/^\[[0-4](,[0-4]){4}\]$/)
  })
})
