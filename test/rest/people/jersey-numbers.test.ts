import { afterAll, beforeAll, expect, test } from 'vitest'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import { eachDatabase } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'

eachDatabase('a number on a jersey', { embedded: 'long' }, freshDatabaseUrl => {
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let anybody: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    anybody = new Client(server.url)
  })
  afterAll(() => server.stop())

  const onRoster = async (values: object, first_name = 'Ann') => {
    const { id } = await office.make('players', {
      first_name,
      last_name: 'Lee',
      organization_id: league.organization,
    })
    const sent = { team_id: league.teams[0], player_id: id, ...values }
    const { body } = await office.post('/team_players/', sent)
    return { path: `/team_players/${league.teams[0]}/${id}/`, body }
  }

  test.each([
    [{ jersey_number: '00' }, 0, '00'],
    [{ number: '00' }, 0, '00'],
    [{ number: 7 }, 7, '7'],
    [{ number: '7' }, 7, '7'],
    [{ number: ' +7 ' }, 7, '7'],
    [{ number: ' -932323666 ' }, -932323666, '-932323666'],
    [{ jersey_number: 12 }, 12, '12'],
    [{ number: 7, jersey_number: '07' }, 7, '07'],
    [{}, null, null],
  ])('sent as %j is read in both forms', async (sent, number, jersey_number) => {
    const { path, body } = await onRoster(sent)
    expect(body).toMatchObject({ number, jersey_number })
    expect((await office.get(path)).body).toMatchObject({ number, jersey_number })
  })

  test('stays as it is where a program sends back what it has read, and changes in both forms', async () => {
    const { path, body } = await onRoster({ jersey_number: '07' })
    expect((await office.put(path, body)).body).toMatchObject({ number: 7, jersey_number: '07' })
    expect((await office.put(path, { number: 8 })).body).toMatchObject({ number: 8, jersey_number: '8' })
    expect((await office.put(path, { jersey_number: '00' })).body).toMatchObject({
      number: 0,
      jersey_number: '00',
    })
    expect((await office.put(path, { number: null })).body).toMatchObject({
      number: null,
      jersey_number: null,
    })
    await office.put(path, { number: 5 })
    expect((await office.put(path, { jersey_number: null })).body).toMatchObject({
      number: null,
      jersey_number: null,
    })
  })

  test('has digits alone', async () => {
    const { path } = await onRoster({ number: 1 })
    expect(await office.put(path, { jersey_number: '12A' })).toMatchObject({
      status: 400,
      body: { errors: { jersey_number: ['must be a whole number'] } },
    })
  })

  test('names the player in a play by play, as it is written', async () => {
    const [zero, double] = [await onRoster({ number: '0' }, 'Zoe'), await onRoster({ number: '00' }, 'Zoe')]
    const { id: game } = await office.make('games', {
      pool_round_id: league.poolRound,
      start_time: '2026-06-13T10:00:00',
      team_1_id: league.teams[0],
      team_2_id: league.teams[1],
    })
    const posted = await office.post(`/games/${game}/plays/`, {
      plays: ['0', '00'].map(player_1_jersey_number => ({
        type: ultimatePlays.throwaway,
        team_id: league.teams[0],
        player_1_jersey_number,
        player_1_name: 'Zoe Lee',
      })),
    })
    expect(posted.status).toBe(201)
    const { body } = await office.get(`/games/${game}/plays/`)
    expect(objectsIn(body.plays)).toMatchObject([
      { player_1_id: zero.body.player_id, player_1_number: 0, player_1_jersey_number: '0' },
      { player_1_id: double.body.player_id, player_1_number: 0, player_1_jersey_number: '00' },
    ])
  })

  test('is in the list of rosters as a table', async () => {
    const { body } = await onRoster({ jersey_number: '09' })
    const path = `/v1/team_players/?format=csv&player_id=${String(body.player_id)}`
    const text = await (await fetch(server.url + path)).text()
    expect(text).toContain(',09,')
  })

  test("is no secret, and a player's e-mail address is", async () => {
    const { id } = await office.make('players', {
      first_name: 'Bea',
      email: 'bea@example.org',
      organization_id: league.organization,
    })
    expect((await office.get(`/players/${id}/`)).body.email).toBe('bea@example.org')
    expect((await anybody.get(`/players/${id}/`)).body.email ?? null).toBeNull()
    expect((await office.put(`/players/${id}/`, { email: 'bea' })).status).toBe(400)
  })

  test('is still named by the plays of an old game when its player has gone to another team', async () => {
    const { path, body } = await onRoster({ jersey_number: '07' }, 'Tess')
    await office.put(path, { jersey_number: '09' })
    const [team_1_id, team_2_id] = league.teams
    const game = await makeGame(server.db, league)
    const goal = { type: ultimatePlays.goal, player_2_id: body.player_id, player_2_team_id: team_1_id }
    await office.post(`/games/${game}/plays/`, { plays: [goal] })
    const plays = async () => objectsIn((await anybody.get(`/games/${game}/plays/`)).body.plays)
    expect(await plays()).toMatchObject([{ player_2_number: 9, player_2_jersey_number: '09' }])
    await office.delete(path)
    await office.post('/team_players/', { team_id: team_2_id, player_id: body.player_id, number: 22 })
    expect(await plays()).toMatchObject([
      { player_2_name: 'Tess Lee', player_2_number: 9, player_2_jersey_number: '09' },
    ])
  })
})
