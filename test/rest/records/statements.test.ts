import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { families, type Family } from '../../../shared-schema/resources/index.ts'
import { statFamilies } from '../../../server/rest/stats/levels.ts'
import { postgresDatabases } from '../../support/database.ts'
import { make } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Reply } from '../client.ts'

const start_time = '2026-06-01T10:00:00'

describe('the number of SQL statements does not grow', () => {
  const freshDatabaseUrl = postgresDatabases()
  const executed = vi.spyOn(pg.Client.prototype, 'query')
  let server: TestServer
  let client: Client
  let office: Client
  let token: string
  let tournament: number
  let teams: number[]
  let ids: Record<'organization' | 'season' | 'poolRound' | 'eventSite' | 'game', number>

  beforeAll(async () => {
    // The server's work of every minute is no part of an answer.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    client = new Client(server.url)
    token = await server.signIn('owner')
    office = new Client(server.url, token)
    for (let index = 0; index < 40; index++) ({ tournament, teams, ids } = await makeWorld(server, office))
  })
  afterAll(async () => {
    executed.mockRestore()
    await server.stop()
    vi.useRealTimers()
  })

  /** The SQL that the server executes to answer a request. */
  const statementsFor = async (
    path: string,
    ask = (): Promise<Pick<Reply, 'status'>> => client.get(path),
  ): Promise<string[]> => {
    executed.mockClear()
    expect([200, 201, 202]).toContain((await ask()).status)
    expect(executed).toHaveBeenCalled()
    return executed.mock.calls.map(([query]) => z.looseObject({ text: z.string() }).parse(query).text)
  }

  test.each([...families, ...statFamilies.map(({ path }) => `stats/ultimate/${path}`)])(
    'with the records in a list: %s',
    async family => {
      expect((await client.list(`/${family}/?limit=40`)).objects).toHaveLength(40)
      // Six games are one of each kind, so that the shorter page has every link too.
      const [few, many] = [
        await statementsFor(`/${family}/?limit=6`),
        await statementsFor(`/${family}/?limit=40`),
      ]
      expect(many.map(shape).sort()).toEqual(few.map(shape).sort())
    },
  )

  const sizes: [Family, (size: number) => object][] = [
    ['pools', size => ({ name: 'P', team_ids: teams.slice(0, size), generate_matchups: true })],
    ['brackets', size => ({ number_of_rounds: size })],
    ['swiss_rounds', size => ({ team_ids: teams.slice(0, 2 * size) })],
  ]
  test.each(sizes)('with the games of an item: %s', async (family, valuesFor) => {
    const sized = async (size: number) => {
      const id = await make(server.db, family, { tournament_id: tournament, start_time, ...valuesFor(size) })
      return statementsFor(`/${family}/${id}/`)
    }
    expect((await sized(4)).map(shape).sort()).toEqual((await sized(2)).map(shape).sort())
  })

  test('with the games that a plan or a shift moves, because all others who write in the tournament wait', async () => {
    const pool = await make(server.db, 'pools', {
      name: 'P',
      tournament_id: tournament,
      team_ids: teams,
      generate_matchups: true,
      start_time,
    })
    const games = (await office.column(`/games/?pool_id=${pool}&order_by=[id]`, 'id')).map(Number)
    const changed = (path: string, wishes: object, moves: number) =>
      statementsFor(path, async () => {
        const reply = await office.post(`/tournaments/${tournament}/${path}/`, wishes)
        expect(objectsIn(reply.body.placed ?? reply.body.moved)).toHaveLength(moves)
        return reply
      })
    const planned = (day: string, game_ids: number[]) =>
      changed('schedule', { start_time: `${day}T09:00`, game_ids }, game_ids.length)
    const few = await planned('2026-05-01', games.slice(0, 2))
    expect(games).toHaveLength(6)
    expect((await planned('2026-05-02', games.slice(2))).map(shape)).toEqual(few.map(shape))
    const shifted = (date: string, moves: number) => changed('shift', { date, minutes: 15 }, moves)
    expect((await shifted('2026-05-02', 4)).map(shape)).toEqual((await shifted('2026-05-01', 2)).map(shape))
  })

  const lists: [Family, (number: number) => Promise<object> | object][] = [
    ['teams', number => ({ name: `Team ${number}`, season_id: ids.season })],
    ['players', number => ({ first_name: `Player ${number}`, organization_id: ids.organization })],
    [
      'team_players',
      async number => ({
        number,
        team_id: teams[0],
        player_id: await make(server.db, 'players', { first_name: 'P' }),
      }),
    ],
    [
      'tournament_teams',
      async () => ({
        tournament_id: tournament,
        team_id: await make(server.db, 'teams', { name: 'Late', season_id: ids.season }),
      }),
    ],
    ['games', () => ({ pool_round_id: ids.poolRound, team_1_id: teams[0], team_2_id: teams[1], start_time })],
    ['game_scores', number => ({ game_id: ids.game, team_1_score: number, team_2_score: 7 })],
    ['events', () => ({ game_id: ids.game, type: ultimatePlays.goal, player_1_team_id: teams[0] })],
    ['game_sites', number => ({ name: `Field ${number}`, event_site_id: ids.eventSite })],
  ]
  test.each(lists)(
    'with the records that a list makes, because others may wait: %s',
    async (family, valuesFor) => {
      const making = async (size: number) => {
        const values: object[] = []
        for (let index = 0; index < size; index++) values.push(await valuesFor(100 * size + index))
        return statementsFor('', () =>
          fetch(`${server.url}/v1/${family}/`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
            body: JSON.stringify(values),
          }),
        )
      }
      // A score after a final one does more, as it takes that back.
      await making(2)
      const [few, many] = [await making(3), await making(30)]
      expect(many.map(shape)).toEqual(few.map(shape))
    },
  )

  test('of a change by what the record keeps: its row is read once before, under the lock, and of its field nothing', async () => {
    const [game] = (await office.list('/games/?limit=200')).objects.filter(
      ({ game_site_id, pool_round_id }) => game_site_id !== null && pool_round_id !== null,
    )
    const moved = (minute: number) => () =>
      office.put(`/games/${Number(game?.id)}/`, { start_time: `2026-06-01T11:${minute}:00` })
    await statementsFor('', moved(10))
    const statements = await statementsFor('', moved(11))
    const written = statements.findIndex(statement => statement.includes('update "games"'))
    const before = statements.slice(0, written)
    expect(before.filter(statement => statement.includes('from "games"'))).toEqual([
      expect.stringContaining('for no key update'),
    ])
    expect(
      before.filter(statement => /"(game_sites|event_sites|tournaments|pools)"/.test(statement)),
    ).toEqual([])
    expect(statements.length).toBeLessThanOrEqual(21)
  })

  test('that look for free fields, with the games that a pool makes', async () => {
    const lookingFor = async (size: number) => {
      const made = await statementsFor('', () =>
        office.post('/pools/?preview=true', {
          name: 'P',
          tournament_id: tournament,
          team_ids: teams.slice(0, size),
          generate_matchups: true,
          start_time,
        }),
      )
      return made.filter(statement => statement.includes('game_sites')).map(shape)
    }
    expect(await lookingFor(4)).toEqual(await lookingFor(2))
  })
})

/** A statement without the number of its parameters, and of the rows that are made of them. */
const shape = (statement: string): string =>
  statement.replace(/\$\d+(, \$\d+)*/g, '$').replace(/\(\$\)(, \(\$\))*/g, '($)')

/** One record of each family, with every link that it can have, and four teams of a tournament. */
async function makeWorld(
  { db }: TestServer,
  office: Client,
): Promise<{
  tournament: number
  teams: number[]
  ids: Record<'organization' | 'season' | 'poolRound' | 'eventSite' | 'game', number>
}> {
  const organization = await make(db, 'organizations', { name: 'O', is_public: true })
  const league = await make(db, 'leagues', { name: 'L', organization_id: organization })
  const season = await make(db, 'seasons', { name: 'S', league_id: league })
  const meet = await make(db, 'meets', { name: 'M', organization_id: organization })
  const tournament = await make(db, 'tournaments', { name: 'T', season_id: season, meet_id: meet })
  const place = await make(db, 'event_sites', { name: 'E', tournament_id: tournament })
  const site = await make(db, 'game_sites', { name: 'G', event_site_id: place })
  const teams: number[] = []
  for (const seed of [1, 2, 3, 4]) {
    const team = await make(db, 'teams', { name: `Team ${seed}`, season_id: season })
    await make(db, 'tournament_teams', { tournament_id: tournament, team_id: team, seed })
    teams.push(team)
  }
  const [team_1_id, team_2_id] = teams
  const player = await make(db, 'players', { first_name: 'P' })
  await make(db, 'team_players', { team_id: team_1_id, player_id: player })
  await make(db, 'awards', {
    tournament_id: tournament,
    kind: 'all-star',
    team_id: team_1_id,
    player_id: player,
  })
  await make(db, 'brackets', { tournament_id: tournament, number_of_rounds: 2, start_time })
  const swiss = await make(db, 'swiss_rounds', { tournament_id: tournament, start_time })
  await db.updateTable('games').set({ game_site_id: site }).where('swiss_round_id', '=', swiss).execute()
  const pool = await make(db, 'pools', { name: 'A', tournament_id: tournament, team_ids: teams })
  await make(db, 'tie_decisions', { tournament_id: tournament, pool_id: pool, team_ids: teams })
  const pool_round_id = await make(db, 'pool_rounds', { pool_id: pool, start_time })
  const game_id = await make(db, 'games', {
    season_id: season,
    tournament_id: tournament,
    pool_round_id,
    start_time,
    team_1_id,
    team_2_id,
    game_site_id: site,
  })
  await make(db, 'events', {
    game_id,
    type: ultimatePlays.goal,
    player_1_id: player,
    player_1_team_id: team_1_id,
  })
  const official = await make(db, 'officials', { name: 'R', organization_id: organization, team_ids: teams })
  await make(db, 'game_officials', { game_id, role: 'referee', official_id: official })
  await make(db, 'game_scores', { game_id, team_1_score: 15, team_2_score: 7, is_final: true })
  // By a person with a player; the spirit score then names it.
  await office.make('game_sportsmanship_scores', {
    game_id,
    team_1_score: [2, 2, 2, 2, 2],
    team_2_score: [2, 2, 2, 2, 2],
  })
  return {
    tournament,
    teams,
    ids: { organization, season, poolRound: pool_round_id, eventSite: place, game: game_id },
  }
}
