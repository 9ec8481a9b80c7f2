import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'
import { FieldOfTeams } from '../tournament/field-of-teams.ts'

describe('the private link of an official', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams
  let official: number
  let games: number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    field = await FieldOfTeams.make(office, 4)
    const [game_site_id] = await field.makeFields(1)
    const [organization] = (await office.list('/organizations/')).objects
    official = (await office.make('officials', { name: 'Rita', organization_id: organization?.id })).id
    games = []
    for (const [index, time] of ['09:00', '11:00', '13:00'].entries()) {
      const { id } = await office.make('games', {
        ...{
          tournament_id: field.tournament,
          is_single: true,
          team_1_id: field.team(1),
          start_time: `2036-06-13T${time}`,
        },
        ...(index === 2 ? {} : { team_2_id: field.team(2), game_site_id }),
      })
      await office.make('game_officials', { game_id: id, role: 'referee', official_id: official })
      games.push(id)
    }
  })
  afterAll(() => server.stop())

  const path = () => `/officials/${official}/link/`
  const link = async (): Promise<string> => String((await office.send('POST', path())).body.token)
  const duties = (token: string) =>
    new Client(server.url).send('GET', '/my_duties/', undefined, { 'duties-token': token })

  test('shows the games to come with times and fields, without an account', async () => {
    const { status, body, headers } = await duties(await link())
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const common = { role: 'referee', event: 'Windmill', timezone: 'Europe/Amsterdam', team_1: 'Team 1' }
    const onField = { ...common, team_2: 'Team 2', site: 'Park', field: 'Field 1' }
    expect(body).toEqual({
      name: 'Rita',
      organization: 'Windmill',
      duties: [
        { ...onField, game_id: games[0], start_time: '2036-06-13T09:00:00+02:00' },
        { ...onField, game_id: games[1], start_time: '2036-06-13T11:00:00+02:00' },
        {
          ...common,
          team_2: null,
          site: '',
          field: '',
          game_id: games[2],
          start_time: '2036-06-13T13:00:00+02:00',
        },
      ],
    })
  })

  test('follows games that move, end or lose the official', async () => {
    const token = await link()
    await office.send('PATCH', `/games/${games[0]}/`, { start_time: '2036-06-13T10:00' })
    await field.report((await field.game(games[1])) ?? {}, { team_1_score: 15, team_2_score: 3 })
    const [late] = (await office.get(`/game_officials/?game_id=${games[2]}`)).body.objects as { id: number }[]
    await office.send('DELETE', `/game_officials/${late?.id}/`)
    expect((await duties(token)).body.duties).toMatchObject([
      { game_id: games[0], start_time: '2036-06-13T10:00:00+02:00' },
    ])
  })

  test('a new one replaces it, also if two people make one at once', async () => {
    const first = await link()
    const tokens = await Promise.all([link(), link()])
    const valid = await Promise.all(tokens.map(async token => (await duties(token)).status))
    expect(valid.toSorted()).toEqual([200, 404])
    const { status, body } = await duties(first)
    expect([status, body.error_message]).toEqual([
      404,
      'This link is not valid any more. The office can make a new one.',
    ])
    expect((await duties('')).status).toBe(404)
    expect((await new Client(server.url).get('/my_duties/')).status).toBe(404)
  })

  test('is made by owners and admins of the organization alone, and its key is stored nowhere', async () => {
    const viewer = new Client(server.url, await server.signIn('viewer'))
    expect((await viewer.send('POST', path())).status).toBe(403)
    expect((await new Client(server.url).send('POST', path())).status).toBe(401)
    const foreign = (await office.make('organizations', { name: 'Other' })).id
    const stranger = new Client(server.url, await server.signIn('admin', foreign))
    expect((await stranger.send('POST', path())).status).toBeGreaterThanOrEqual(403)
    const token = await link()
    const stored = await server.db.selectFrom('official_links').select('token_hash').execute()
    expect(stored).toHaveLength(1)
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token)
  })

  test('leads nowhere once the official is removed', async () => {
    const token = await link()
    expect((await office.send('DELETE', `/officials/${official}/?cascade=true`)).status).toBe(204)
    expect((await duties(token)).status).toBe(404)
  })
})
