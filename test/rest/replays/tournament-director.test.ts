import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { someText } from '../../support/matchers.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { makeSeason } from './league.ts'
import { putBack } from './put-back.ts'

const names = [
  'Ulti Mates',
  'Sexy Legs',
  'Rusty Bikes',
  'Jabba',
  'Heidees',
  'Cosa Nostra',
  'Frizzly Bears',
  'Disc Doctors',
]
const readAs = { 'Content-Type': 'application/json', Accept: 'application/json' }

describe('the script of a tournament director runs a swiss tournament', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let script: Client
  let season: number
  let tournament: Body & { id: number }
  const teams: number[] = []

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    const office = new Client(server.url, await server.signIn('owner'))
    const { organization, season: id } = await makeSeason(office)
    season = id
    script = new Client(server.url, await server.signIn('admin', organization))
  })
  afterAll(() => server.stop())

  const url = (rest: string) => `/${rest}`
  const totalCount = async (path: string) => (await script.list(path)).meta.total_count
  const gamesOf = (round: Body) => objectsIn(round.games)

  /** Scores are sent as text, and a final one as Python writes it. */
  const report = async (game: Body, one: number, two: number): Promise<void> => {
    const { status, body } = await script.post('/game_scores/', {
      game_id: String(game.id),
      team_1_score: String(one),
      team_2_score: String(two),
      is_final: 'True',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ game_id: game.id, team_1_score: one, team_2_score: two, is_final: true })
  }

  test('a team is made only where there is none of that name', async () => {
    for (const name of names) {
      const search = `/teams/?name=${encodeURIComponent(name)}&season_id=${season}&limit=1`
      expect(await totalCount(search)).toBe(0)
      const { status, body } = await script.post('/teams/', {
        name,
        season_id: String(season),
        info: '',
        city: 'Amsterdam',
        country: null,
        related_team_ids: [],
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        name,
        city: 'Amsterdam',
        country: '',
        short_name: name,
        sport: 'ultimate',
        wins: 0,
        losses: 0,
        ties: 0,
      })
      teams.push(Number(body.id))
      expect(await totalCount(search)).toBe(1)
    }
  })

  test('a player is found by first and last name, and is not yet on the roster', async () => {
    expect(await totalCount('/players/?name=Eva%20de%20Vries')).toBe(0)
    const player = await script.make('players', {
      first_name: 'Eva',
      last_name: 'de Vries',
      indexable: false,
    })
    expect(await script.column('/players/?name=Eva%20de%20Vries', 'id')).toEqual([player.id])
    const enlisted = `/team_players/${teams[0]}/${player.id}/`
    expect((await script.get(enlisted)).body).toEqual({ error_message: someText(), code: 'not_found' })
    expect((await script.post('/team_players/', { team_id: teams[0], player_id: player.id })).status).toBe(
      201,
    )
    expect((await script.get(enlisted)).body).toMatchObject({
      number: null,
      team: { season: { name: '2012', league: { name: 'Club Mixed' } } },
    })
  })

  test('a tournament is made as a swiss one', async () => {
    expect(await totalCount(`/tournaments/?name=Windmill%20Windup&season_id=${season}`)).toBe(0)
    tournament = await script.make('tournaments', {
      name: 'Windmill Windup',
      season_id: String(season),
      start_date: '2012-06-15',
      end_date: '2012-06-17',
      visibility: 'live',
      timezone: 'Europe/Amsterdam',
      scheduling_format: 'swiss',
      swiss_scoring_system: 'victory points',
      uses_seeds: 'True',
    })
    expect(tournament).toMatchObject({
      scheduling_format: 'swiss',
      uses_seeds: true,
      swiss_points_for_bye: '1.0',
      swiss_victory_points_games_to: 15,
      swiss_victory_points_cap: 25,
      leaguevine_url: `${server.url}/tournaments/${tournament.id}/windmill-windup/`,
    })
  })

  test('teams are entered once: again is 400 with errors, and then the seed is PUT alone', async () => {
    for (const [index, team_id] of teams.entries()) {
      const { status } = await script.post('/tournament_teams/', {
        tournament_id: String(tournament.id),
        team_id: String(team_id),
        seed: String(8 - index),
      })
      expect(status).toBe(201)
    }
    for (const [index, team_id] of teams.entries()) {
      const again = await script.post('/tournament_teams/', {
        tournament_id: tournament.id,
        team_id,
        seed: index + 1,
      })
      expect(again.status).toBe(400)
      expect(again.body).toHaveProperty('errors')
      const { status, body } = await script.put(`/tournament_teams/${tournament.id}/${team_id}/`, {
        seed: String(index + 1),
      })
      expect([status, body.seed]).toEqual([202, index + 1])
    }
    expect(
      await script.column(
        url(
          `tournament_teams/?tournament_ids=%5B${tournament.id}%5D&order_by=%5Bseed%5D&fields=%5Bteam_id%2C%20seed%5D&limit=200`,
        ),
        'team_id',
      ),
    ).toEqual(teams)
  })

  test('teams are withdrawn page by page until there is no next one', async () => {
    const other = await script.make('tournaments', { name: 'Cancelled', season_id: season })
    for (const team_id of teams) await script.make('tournament_teams', { tournament_id: other.id, team_id })
    let next: string | null
    let pages = 0
    do {
      const { meta, objects } = await script.list(`/tournament_teams/?tournament_ids=[${other.id}]&limit=3`)
      for (const { resource_uri } of objects)
        expect((await script.delete(String(resource_uri))).status).toBe(204)
      next = meta.next
      pages += 1
    } while (next !== null)
    expect(pages).toBe(3)
    expect(await totalCount(`/tournament_teams/?tournament_ids=[${other.id}]`)).toBe(0)
  })

  /** How the script draws a round: it says the kind of pairing first, and makes the round hidden. */
  const draw = async (pairing: string, start_time: string, team_ids: number[] = []): Promise<Body> => {
    const { body: read } = await script.send('GET', `/tournaments/${tournament.id}/`, undefined, readAs)
    const changed = await script.put(
      `/tournaments/${tournament.id}/`,
      putBack(read, { swiss_pairing_type: pairing }),
    )
    expect([changed.status, changed.body.swiss_pairing_type]).toEqual([202, pairing])
    const made = await script.post('/swiss_rounds/', {
      tournament_id: String(tournament.id),
      start_time,
      visibility: 'hidden',
      team_ids,
    })
    expect(made.status).toBe(201)
    return made.body
  }
  const pairs = (round: Body) =>
    gamesOf(round).map(game => [game.team_1_id, game.team_2_id].map(id => teams.indexOf(Number(id)) + 1))

  test('the first round slides: the first half of the seeds meets the second', async () => {
    const round = await draw('slide pairing', '2012-06-15T10:00:00+02:00')
    expect(pairs(round)).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ])
    expect(round).toMatchObject({
      round_number: 1,
      start_time: '2012-06-15T10:00:00+02:00',
      visibility: 'hidden',
    })
    expect(gamesOf(round)[0]).toMatchObject({
      timezone: 'Europe/Amsterdam',
      swiss_round: { round_number: 1 },
      winner_id: null,
      team_1_score: 0,
    })
  })

  test('a hidden round is not there for others until it goes live', async () => {
    const everybody = new Client(server.url)
    const list = `/swiss_rounds/?tournament_id=${tournament.id}&round_number=1`
    const {
      objects: [round = {}],
    } = await script.list(list)
    expect((await everybody.list(list)).meta.total_count).toBe(0)
    const { status } = await script.put(String(round.resource_uri), putBack(round, { visibility: 'live' }))
    expect(status).toBe(202)
    expect((await everybody.list(list)).meta.total_count).toBe(1)
  })

  test('its standings follow from the scores as they come in', async () => {
    const {
      objects: [round = {}],
    } = await script.list(`/swiss_rounds/?tournament_id=${tournament.id}&round_number=1`)
    const [one, two, three, four] = gamesOf(round)
    if (!one || !two || !three || !four) throw new Error('a game is missing')
    await report(one, 15, 5)
    await report(two, 15, 13)
    await report(three, 15, 14)
    await report(four, 15, 11)
    const {
      objects: [after],
    } = await script.list(`/swiss_rounds/?tournament_id=${tournament.id}&fields=[standings]&limit=1`)
    const standings = objectsIn(after?.standings)
    expect(
      standings.map(({ ranking, team_id, swiss_score, wins, losses }) => [
        ranking,
        teams.indexOf(Number(team_id)) + 1,
        swiss_score,
        wins,
        losses,
      ]),
    ).toEqual([
      [1, 1, '25', 1, 0],
      [2, 4, '19', 1, 0],
      [3, 2, '17', 1, 0],
      [4, 3, '16', 1, 0],
      [5, 7, '14', 0, 1],
      [6, 6, '13', 0, 1],
      [7, 8, '11', 0, 1],
      [8, 5, '5', 0, 1],
    ])
    expect(standings[0]).toMatchObject({
      swiss_opponent_score: '5',
      swiss_opponent_score_avg: '5',
      avg_goal_difference: '10.00',
      ties: 0,
      team: { name: 'Ulti Mates' },
    })
  })

  test('the second round pairs neighbours, and the list has the newest round first', async () => {
    const round = await draw('adjacent pairing', '2012-06-15T12:00:00+02:00')
    expect(pairs(round)).toEqual([
      [1, 4],
      [2, 3],
      [7, 6],
      [8, 5],
    ])
    for (const game of gamesOf(round)) await report(game, 15, 10)
    expect(
      await script.column(
        `/swiss_rounds/?tournament_id=${tournament.id}&fields=[round_number]`,
        'round_number',
      ),
    ).toEqual([2, 1])
    expect(
      await script.column(
        `/swiss_rounds/?tournament_id=${tournament.id}&order_by=[id]&fields=[id,round_number]`,
        'round_number',
      ),
    ).toEqual([1, 2])
  })

  test('later rounds are for those who do not play for the title, and rank them from 1', async () => {
    const rest = teams.slice(4)
    const round = await draw('adjacent pairing', '2012-06-16T10:00:00+02:00', rest)
    expect(pairs(round).flat().sort()).toEqual([5, 6, 7, 8])
    expect(objectsIn(round.standings).map(({ ranking }) => ranking)).toEqual([1, 2, 3, 4])
  })

  test('an odd number of teams leaves one without opponent', async () => {
    const round = await draw('adjacent pairing', '2012-06-16T12:00:00+02:00', teams.slice(0, 5))
    const [bye] = gamesOf(round).filter(game => game.team_2_id === null)
    expect(gamesOf(round)).toHaveLength(3)
    expect(bye).toMatchObject({ team_2: null, team_1_score: 0, team_2_score: 0, winner_id: null })
  })
})
