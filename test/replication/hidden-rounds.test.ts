import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../rest/client.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('L12: a hidden swiss round', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let round: number
  let game: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    league = await makeLeague(server.db)
    round = (
      await office.make('swiss_rounds', {
        tournament_id: league.tournament,
        start_time: '2026-06-01T10:00:00Z',
        visibility: 'hidden',
      })
    ).id
    game = Number((await office.list(`/games/?swiss_round_id=${round}`)).objects[0]?.id)
    await office.make('game_scores', { game_id: game, team_1_score: 3, team_2_score: 2 })
  })
  afterAll(() => server.stop())

  /** The documents of the round, its game and its entries that a person without a role pulls. */
  async function pulled(): Promise<string[]> {
    const anyone = new Device(server.url, `tournament:${league.tournament}`, null)
    const pages = [await anyone.pull('catalog'), await anyone.pull('entries'), await anyone.pull('results')]
    const shown = pages.flatMap(page => page.documents.filter(document => !document._deleted))
    return shown
      .flatMap(({ id, game_id }) =>
        id === `swiss_rounds/${round}` || id === `games/${game}` || game_id === game
          ? [game_id === undefined ? id : id.replace(/^[0-9a-f-]{36}$/, 'entry')]
          : [],
      )
      .sort()
  }

  test('is on no tablet, nor are its games and what is recorded at them', async () => {
    expect(await pulled()).toEqual([])
  })

  test('is scored by the office like any other, and says that a play came after the final score', async () => {
    const other = await office.make('swiss_rounds', {
      tournament_id: league.tournament,
      start_time: '2026-06-02T10:00:00Z',
      visibility: 'hidden',
    })
    const [played] = (await office.list(`/games/?swiss_round_id=${other.id}`)).objects
    await office.make('game_scores', {
      game_id: played?.id,
      team_1_score: 3,
      team_2_score: 2,
      is_final: true,
    })
    const late = await office.post('/events/', {
      game_id: played?.id,
      type: 22,
      player_2_team_id: league.teams[0],
    })
    expect([
      late.status,
      late.body.after_final,
      (await office.get(`/games/${String(played?.id)}/`)).body.team_1_score,
    ]).toEqual([201, true, 3])
  })

  test('comes with all of it when it goes live, and leaves again when it is hidden', async () => {
    await office.put(`/swiss_rounds/${round}/`, { visibility: 'live' })
    expect(await pulled()).toEqual(['entry', `game/${game}`, `games/${game}`, `swiss_rounds/${round}`])
    await office.put(`/swiss_rounds/${round}/`, { visibility: 'hidden' })
    expect(await pulled()).toEqual([])
    const { documents } = await new Device(server.url, `tournament:${league.tournament}`, null).pull(
      'catalog',
      1,
    )
    expect(documents.find(({ id }) => id === `games/${game}`)).toMatchObject({ _deleted: true, record: {} })
    await office.make('game_scores', { game_id: game, team_1_score: 4, team_2_score: 2 })
    expect(await pulled()).toEqual([])
    await office.put(`/swiss_rounds/${round}/`, { visibility: 'live' })
    expect(await pulled()).toEqual([
      'entry',
      'entry',
      `game/${game}`,
      `games/${game}`,
      `swiss_rounds/${round}`,
    ])
  })
})
