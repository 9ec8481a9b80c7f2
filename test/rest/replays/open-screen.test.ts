import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { makeSeason, makeTeams } from './league.ts'

/** A page on the wall of the tournament centre. It reads by `<script>`, without a token. */
describe('an open screen', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let tournament: number
  let bracket: number

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    const { season } = await makeSeason(office)
    tournament = (
      await office.make('tournaments', { name: 'Windmill', season_id: season, timezone: 'Europe/Amsterdam' })
    ).id
    const teams = await makeTeams(office, season, ['One', 'Two', 'Three', 'Four'])
    for (const team_id of teams) await office.make('tournament_teams', { tournament_id: tournament, team_id })
    for (const hour of ['10', '12']) {
      const round = await office.make('swiss_rounds', {
        tournament_id: tournament,
        start_time: `2012-06-15T${hour}:00:00+02:00`,
      })
      for (const game of objectsIn(round.games))
        await office.make('game_scores', {
          game_id: game.id,
          team_1_score: 15,
          team_2_score: 12,
          is_final: true,
        })
    }
    bracket = (
      await office.make('brackets', {
        tournament_id: tournament,
        number_of_rounds: 3,
        start_time: '2012-06-17T09:00:00+02:00',
        time_between_rounds: 90,
        name: 'playoff',
      })
    ).id
  })
  afterAll(() => server.stop())

  /** Runs the answer as the page's script would be run, and gives what its function is called with. */
  const readByScript = async (path: string, callback: string): Promise<Body> => {
    const response = await fetch(`${server.url}/v1${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    const call = /^(?:\/\*\*\/)?([\w$.]+)\((.*)\);$/s.exec(await response.text())
    expect(call?.[1]).toBe(callback)
    return objectsIn([JSON.parse(call?.[2] ?? 'null')])[0] ?? {}
  }

  test('has its own function called, whatever library named it, and a stamp against caches does nothing', async () => {
    for (const callback of [
      'jQuery1830_1371',
      'angular.callbacks._0',
      'JSON_CALLBACK',
      'Ext.data.JsonP.callback1',
    ]) {
      const { meta } = await readByScript(
        `/swiss_rounds/?tournament_id=${tournament}&access_token=undefined&callback=${callback}&_=1371481234567`,
        callback,
      )
      expect(meta).toMatchObject({ total_count: 2, next: null })
    }
  })

  test('takes the first of the listed swiss rounds for the present one', async () => {
    const { objects } = await readByScript(
      `/swiss_rounds/?tournament_id=${tournament}&callback=jQuery1&_=1`,
      'jQuery1',
    )
    const [present] = objectsIn(objects)
    expect(present).toMatchObject({ round_number: 2, start_time: '2012-06-15T12:00:00+02:00' })
    const games = objectsIn(present?.games)
    expect(games.map(({ id }) => id)).toEqual(games.map(({ id }) => Number(id)).sort((a, b) => a - b))
    expect(games[0]).toMatchObject({
      team_1: { name: someText(/./), short_name: someText(/./) },
      team_1_score: 15,
      winner_id: games[0]?.team_1_id,
    })
    const standings = objectsIn(present?.standings)
    expect(standings.map(({ ranking }) => ranking)).toEqual([1, 2, 3, 4])
    for (const line of standings) {
      for (const name of [
        'swiss_score',
        'swiss_opponent_score',
        'swiss_opponent_score_avg',
        'avg_goal_difference',
      ])
        expect(line[name], name).toMatch(/^-?\d+(\.\d\d)?$/)
    }
  })

  test('places the rounds of a bracket in columns by their numbers', async () => {
    const { rounds } = await readByScript(`/brackets/${bracket}/?callback=jQuery2&_=2`, 'jQuery2')
    expect(objectsIn(rounds).map(({ round_number }) => 3 - Number(round_number))).toEqual([1, 2, 3])
    for (const game of objectsIn(rounds).flatMap(round => objectsIn(round.games))) {
      expect(game).toMatchObject({
        team_1: null,
        team_2: null,
        team_1_score: 0,
        winner_id: null,
        game_site: null,
        start_time: someText(/\+02:00$/),
      })
    }
  })

  test('shows a tournament by its name, its format and its page', async () => {
    expect(await readByScript(`/tournaments/${tournament}/?callback=jQuery3`, 'jQuery3')).toMatchObject({
      id: tournament,
      name: 'Windmill',
      scheduling_format: 'regular',
      info: '',
      leaguevine_url: `${server.url}/tournaments/${tournament}/windmill/`,
    })
  })

  test('is told of errors by its function too, with status 200', async () => {
    expect(await readByScript('/brackets/4711/?callback=jQuery4', 'jQuery4')).toEqual({
      error_message: someText(/4711/),
      code: 'not_found',
    })
  })
})
