import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

/** A team that a bracket waits for can no longer come: nobody waits for it. */
describe('a place in a bracket to which nobody comes', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  /** Six teams in two pools, of which all play on in a bracket that is made first. */
  async function poolsAndBracket(kind: string) {
    const field = await FieldOfTeams.make(office, 6)
    const { body } = await office.post(`/tournaments/${field.tournament}/pools/`, {
      number_of_pools: 2,
      start_time: '2026-06-13T09:00',
      time_between_rounds: 100,
    })
    const pools = objectsIn(body.pools).map(({ id }) => Number(id))
    await office.make('brackets', {
      ...{ tournament_id: field.tournament, start_time: '2026-06-14T09:00', time_between_rounds: 100 },
      ...{ pool_ids: pools, follows_pools: true, kind },
    })
    return { field, pools }
  }

  const leave = (field: FieldOfTeams, strength: number, status = 'withdrawn') =>
    office.put(`/tournament_teams/${field.tournament}/${field.team(strength)}/`, { status })

  /** All is over: every game is played or not needed, nothing is to be decided, every team has its place. */
  async function expectTheEnd(field: FieldOfTeams): Promise<number[]> {
    const statuses = (await field.games()).map(({ status }) => status)
    expect(new Set(statuses.filter(status => status !== 'final' && status !== 'not needed'))).toEqual(
      new Set(),
    )
    expect(await field.openDecisions()).toEqual([])
    const lines = await field.standings()
    expect(lines.filter(({ is_decided }) => is_decided !== true)).toEqual([])
    return field.strengths(lines.map(({ team_id }) => team_id))
  }

  test.each(['single elimination', 'double elimination', 'consolation', 'full placement'])(
    'after a withdrawal is a bye in a bracket that follows its pools: %s',
    async kind => {
      const { field } = await poolsAndBracket(kind)
      await leave(field, 6)
      await field.playAll()
      const places = await expectTheEnd(field)
      expect(places.slice(0, 2)).toEqual([1, 2])
      expect(places.at(-1)).toBe(6)
      const reached = (await field.standings()).map(({ place }) => place)
      expect(Math.max(...reached.map(Number))).toBe(6)
    },
  )

  test('opens again if the team comes back in time, and says beforehand what that moves', async () => {
    const { field, pools } = await poolsAndBracket('full placement')
    const bracket = async () => (await field.games()).filter(({ bracket_id }) => bracket_id !== null)
    await leave(field, 6, 'disqualified')
    for (const pool of pools) await field.playAll(`&pool_id=${pool}`)
    const needless = (await bracket()).filter(({ status }) => status === 'not needed')
    expect(needless.length).toBeGreaterThan(0)
    await leave(field, 6, 'playing')
    await field.playAll()
    expect((await bracket()).map(({ status }) => status)).not.toContain('not needed')
    expect((await expectTheEnd(field)).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  describe('in a bracket of four', () => {
    async function four() {
      const field = await FieldOfTeams.make(office, 4)
      await office.make('brackets', {
        ...{ tournament_id: field.tournament, team_ids: field.teams, third_place_game: true },
        ...{ start_time: '2026-06-13T09:00', time_between_rounds: 100 },
      })
      const [one = {}, two = {}] = (await field.games()).filter(({ team_1_id }) => team_1_id !== null)
      return { field, semis: [one, two] as const }
    }
    const bothForfeit = ({ id, team_1_id, team_2_id }: Body) =>
      office.make('game_scores', { game_id: id, forfeit_team_ids: [team_1_id, team_2_id] })

    test('after a semifinal that both forfeited: the others have no opponents, and both share the last place', async () => {
      const { field, semis } = await four()
      await bothForfeit(semis[0])
      await field.report(semis[1])
      expect(await field.playAll()).toBe(0)
      await expectTheEnd(field)
      expect((await field.standings()).map(({ place, reason }) => [place, reason])).toEqual([
        [1, 'had no opponent in the game for place 1'],
        [2, 'had no opponent in the game for place 2'],
        [3, 'knocked out at place 3'],
        [3, 'knocked out at place 3'],
      ])
    })

    test('after a final that both forfeited nobody is first', async () => {
      const { field, semis } = await four()
      for (const semi of semis) await field.report(semi)
      const final = await field.game(semis[0].next_game_for_winner_id)
      await bothForfeit(final)
      await field.playAll()
      await expectTheEnd(field)
      expect((await field.standings()).map(({ place }) => place)).toEqual([2, 2, 3, 4])
    })

    test('is played after all once the forfeit is corrected', async () => {
      const { field, semis } = await four()
      await bothForfeit(semis[0])
      await field.report(semis[1])
      await field.report(semis[0])
      await field.playAll()
      expect(await expectTheEnd(field)).toEqual([1, 2, 3, 4])
    })

    test('a final that was played does not count any more if a correction leaves one side empty, and counts again after the next', async () => {
      const { field, semis } = await four()
      for (const semi of semis) await field.report(semi)
      await field.playAll()
      const final = semis[0].next_game_for_winner_id
      await bothForfeit(semis[0])
      expect(await field.game(final)).toMatchObject({ status: 'not needed', winner_id: null })
      expect(field.strengths([(await field.standings())[0]?.team_id])).toEqual([2])
      await expectTheEnd(field)
      await field.report(semis[0])
      expect(await field.game(final)).toMatchObject({ status: 'final', winner_id: field.team(1) })
      expect(await expectTheEnd(field)).toEqual([1, 2, 3, 4])
    })

    test('nothing can be recorded there', async () => {
      const { field, semis } = await four()
      await bothForfeit(semis[0])
      const { status, body } = await office.post('/game_scores/', {
        ...{ game_id: semis[0].next_game_for_winner_id, team_1_score: 15, team_2_score: 3, is_final: true },
      })
      expect([status, body.error_message]).toEqual([
        400,
        'game_id is not needed: nobody comes to one of its sides, and nothing is recorded at it',
      ])
      await field.report(semis[1])
      await expectTheEnd(field)
    })
  })

  test('where no game and no pool sends anybody the office says who plays, or that nobody does', async () => {
    const field = await FieldOfTeams.make(office, 2)
    await office.make('brackets', {
      ...{ tournament_id: field.tournament, number_of_rounds: 1, first_place: 1 },
      start_time: '2026-06-13T09:00',
    })
    const [final = {}] = await field.games()
    const open = async () => (await field.openDecisions()).map(({ kind, game_id }) => [kind, game_id])
    expect(await open()).toEqual([['teams of a game', final.id]])
    await office.put(`/games/${String(final.id)}/`, { team_1_id: field.team(1) })
    expect((await field.openDecisions())[0]?.text).toBe(
      'Final: Team 1 has no opponent, and nobody is sent there. Put a team in, or say that nobody comes: then Team 1 goes on without playing.',
    )
    await office.put(`/games/${String(final.id)}/`, { teams_decided: true })
    expect(await field.game(final.id)).toMatchObject({ status: 'not needed', no_team_2: true })
    expect(await open()).toEqual([])
    expect((await field.standings())[0]).toMatchObject({ team_id: field.team(1), is_decided: true })
  })
})
