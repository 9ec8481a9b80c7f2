import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { eachDatabase, postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { makeSeason } from '../replays/league.ts'
import { EventOfFour } from '../event-of-four.ts'

eachDatabase('two rounds made at once', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let office: Client
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  test('are the first and the second, and nobody meets twice', async () => {
    const event = await EventOfFour.make(office)
    const made = await Promise.all([1, 2, 3].map(() => event.swissRound()))
    expect(made.map(({ round }) => round.round_number).sort()).toEqual([1, 2, 3])
    const pairs = made.flatMap(({ games }) =>
      games.map(({ team_1_id, team_2_id }) =>
        [team_1_id, team_2_id]
          .map(Number)
          .sort((a, b) => a - b)
          .join('–'),
      ),
    )
    expect(new Set(pairs).size).toBe(6)
    const rounds = await Promise.all(
      [1, 2, 3, 4, 5].map(() => office.make('pool_rounds', { pool_id: event.pool })),
    )
    expect(rounds.map(({ round_number }) => Number(round_number)).sort()).toEqual([2, 3, 4, 5, 6])
  })
})

describe('a tournament that moves', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  /** An event with a game of each kind, of which one has been played. */
  async function played() {
    const event = await EventOfFour.make(office)
    const games = [await event.poolGame(), await event.bracketGame(), await event.swissGame()]
    const site = await office.make('event_sites', { name: 'Park', tournament_id: event.tournament })
    const field = await office.make('game_sites', { name: 'Field 1', event_site_id: site.id })
    const game_id = games[0]?.id ?? 0
    await office.make('events', { game_id, type: ultimatePlays.goal, player_2_team_id: event.teams[0] })
    await office.make('game_scores', { game_id, team_1_score: 7, team_2_score: 3, is_final: true })
    return { event, games, field: field.id, game_id }
  }

  /** The organizations that something in a tournament belongs to. */
  async function ownersIn(tournament: number): Promise<number[]> {
    const { rows } = await sql<{ owner_id: number }>`
      select owner_id from tournaments where id = ${tournament}
      ${sql.join(
        ['tournament_teams', 'event_sites', 'pools', 'pool_rounds', 'brackets', 'swiss_rounds', 'games'].map(
          family => sql`union select owner_id from ${sql.table(family)} where tournament_id = ${tournament}`,
        ),
        sql` `,
      )}
      union select game_scores.owner_id from game_scores join games on games.id = game_id where tournament_id = ${tournament}`.execute(
      server.db,
    )
    return rows.map(({ owner_id }) => owner_id)
  }

  /** The season that a tablet has of each game of an event, and the seasons and leagues that it holds. */
  async function onTablets(tournament: number) {
    const rows = await server.db
      .selectFrom('feed')
      .select(['id', 'document'])
      .where('scope', '=', `tournament:${tournament}`)
      .where('collection', '=', 'catalog')
      .where('deleted', '=', false)
      .orderBy('id')
      .execute()
    return {
      seasons: rows.filter(({ id }) => /^(seasons|leagues)\//.test(id)).map(({ id }) => id),
      ofGames: [
        ...new Set(
          rows
            .filter(({ id }) => id.startsWith('games/'))
            .map(
              ({ document }) =>
                z.object({ record: z.object({ season_id: z.int() }) }).parse(document).record.season_id,
            ),
        ),
      ],
    }
  }

  test('into another season takes its games and their statistics along', async () => {
    const { event, games, game_id } = await played()
    const season = await office.make('seasons', { name: '2013', league_id: event.league.league })
    expect((await office.put(`/tournaments/${event.tournament}/`, { season_id: season.id })).status).toBe(202)
    for (const { id } of games) expect((await office.get(`/games/${id}/`)).body.season_id).toBe(season.id)
    expect(await onTablets(event.tournament)).toEqual({
      seasons: [`leagues/${event.league.league}`, `seasons/${season.id}`],
      ofGames: [season.id],
    })
    const lines = async (level: string, query: string) =>
      (await office.list(`/stats/ultimate/team_stats_per_${level}/?team_ids=[${event.teams[0]}]&${query}`))
        .objects
    expect(await lines('season', `season_ids=[${event.league.season}]`)).toEqual([])
    expect(await lines('season', `season_ids=[${season.id}]`)).toMatchObject([{ wins: 1 }])
    expect(await lines('tournament', `tournament_ids=[${event.tournament}]`)).toHaveLength(1)
    await office.make('game_scores', { game_id, team_1_score: 8, team_2_score: 3, is_final: true })
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('to another organization belongs to that with all that is in it', async () => {
    const { event, field, game_id } = await played()
    const other = await makeSeason(office)
    const [before, after] = await Promise.all(
      [event.organization, other.organization].map(
        async id => new Client(server.url, await server.signIn('admin', id)),
      ),
    )
    expect((await office.put(`/tournaments/${event.tournament}/`, { season_id: other.season })).status).toBe(
      202,
    )
    expect(await ownersIn(event.tournament)).toEqual([other.organization])
    for (const [path, values] of [
      [`/games/${game_id}/`, { number_of_sets: 3 }],
      [`/pools/${event.pool}/`, { name: 'New' }],
      [`/game_sites/${field}/`, { name: 'Field 2' }],
    ] as const) {
      expect((await before?.put(path, values))?.status, path).toBe(403)
      expect((await after?.put(path, values))?.status, path).toBe(202)
    }
    expect(
      (await after?.post('/game_scores/', { game_id, team_1_score: 9, team_2_score: 3, is_final: true }))
        ?.status,
    ).toBe(201)
    expect(await wrongLines(server.db)).toEqual([])
  })

  test('and a season that moves, or a league, takes its tournaments along', async () => {
    const { event, game_id } = await played()
    const league = await office.make('leagues', {
      name: 'Other',
      sport: 'ultimate',
      gender: 'mixed',
      organization_id: event.organization,
    })
    expect((await office.put(`/seasons/${event.league.season}/`, { league_id: league.id })).status).toBe(202)
    expect(
      (await office.list(`/stats/ultimate/team_stats_per_league/?team_ids=[${event.teams[0]}]`)).objects,
    ).toMatchObject([{ league_id: league.id, wins: 1 }])
    expect(await wrongLines(server.db)).toEqual([])
    const other = await office.make('organizations', { name: 'Other', is_public: true })
    expect((await office.put(`/leagues/${league.id}/`, { organization_id: other.id })).status).toBe(202)
    expect(await ownersIn(event.tournament)).toEqual([other.id])
    const admin = new Client(server.url, await server.signIn('admin', other.id))
    expect((await admin.put(`/games/${game_id}/`, { number_of_sets: 3 })).status).toBe(202)
    expect((await admin.put(`/teams/${event.teams[0]}/`, { name: 'Renamed' })).status).toBe(202)
    expect(await wrongLines(server.db)).toEqual([])
  })
})
