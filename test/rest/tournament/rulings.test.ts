import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulings } from '../../../shared-schema/rules/progress/ruling.ts'
import { postgresDatabases } from '../../support/database.ts'
import { wrongLines } from '../../support/recount.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { enterTeams, makeTeams } from '../replays/league.ts'

// A league of three teams, who meet once each, and a cup of four.
describe('games that do not go as planned', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let season: number
  let teams: readonly number[]

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
    const organization_id = (await office.make('organizations', { name: 'Org', is_public: true })).id
    const league_id = (await office.make('leagues', { name: 'League', sport: 'soccer', organization_id })).id
    season = (await office.make('seasons', { name: '2026', league_id })).id
    teams = await makeTeams(office, season, ['Ants', 'Bees', 'Cats', 'Dogs'])
  })
  afterAll(() => server.stop())

  const makeGame = async (one: number, two: number, values: Body = {}): Promise<number> =>
    (
      await office.make('games', {
        season_id: season,
        team_1_id: teams[one],
        team_2_id: teams[two],
        start_time: '2026-08-01T20:00:00+02:00',
        ...values,
      })
    ).id
  const score = (game_id: number, team_1_score: number, team_2_score: number, is_final = true) =>
    office.make('game_scores', { game_id, team_1_score, team_2_score, is_final })
  const rule = (game: number, values: Body) => office.put(`/games/${game}/`, values)
  const gameAt = async (id: number) => (await office.get(`/games/${id}/`)).body
  const shownOf = async (id: number) => {
    const { status, ruling, team_1_score, team_2_score, winner_id } = await gameAt(id)
    return { status, ruling, score: [team_1_score, team_2_score], winner_id }
  }
  /** Games played and points of a team. */
  const inTable = async (team: number) => {
    const { body } = await office.get(`/seasons/${season}/standings/`)
    const line = objectsIn(body.standings).find(({ team_id }) => team_id === teams[team])
    return [line?.games_played, line?.points]
  }
  const calendar = async () => (await fetch(`${server.url}/v1/games/?format=ics&season_id=${season}`)).text()
  const remove = (id: number) => office.send('DELETE', `/games/${id}/?cascade=true`)

  test('one that is postponed keeps its old time on record, is in no calendar, and goes on with a new time', async () => {
    const game = await makeGame(0, 1)
    expect(await calendar()).toContain('Ants – Bees')
    const postponed = await rule(game, { start_time: null })
    expect([postponed.status, postponed.body.ruling, postponed.body.status]).toEqual([
      202,
      'postponed',
      'scheduled',
    ])
    expect(postponed.body.start_time).toBe('2026-08-01T20:00:00+02:00')
    expect(await calendar()).not.toContain('Ants – Bees')
    expect(await office.column(`/games/?season_id=${season}&ruling=postponed`, 'id')).toEqual([game])
    // Sent back as it was read it is as it was, and a new time ends the wait.
    await rule(game, postponed.body)
    expect(await shownOf(game)).toMatchObject({ ruling: 'postponed' })
    await rule(game, { ...postponed.body, start_time: '2026-09-01T20:00:00+02:00' })
    expect(await shownOf(game)).toMatchObject({ ruling: 'none', status: 'scheduled' })
    expect(await calendar()).toContain('Ants – Bees')
    await remove(game)
  })

  test('one that is postponed can still be played', async () => {
    const game = await makeGame(0, 1)
    await rule(game, { ruling: 'postponed' })
    await score(game, 2, 1)
    expect(await shownOf(game)).toMatchObject({ status: 'final', winner_id: teams[0] })
    expect(await inTable(0)).toEqual([1, 3])
    await remove(game)
  })

  test('one that is cancelled is not needed, keeps what comes in all the same, and counts it once it is taken back', async () => {
    const game = await makeGame(0, 1)
    expect((await rule(game, { ruling: 'cancelled' })).body.status).toBe('not needed')
    expect(await calendar()).toMatch(
      /STATUS:CANCELLED[\s\S]*Cancelled: Ants – Bees|Cancelled: Ants – Bees[\s\S]*STATUS:CANCELLED/,
    )
    await score(game, 2, 1)
    expect(await shownOf(game)).toMatchObject({ status: 'not needed', winner_id: null })
    expect([await inTable(0), await wrongLines(server.db)]).toEqual([[0, 0], []])
    await rule(game, { ruling: 'none' })
    expect(await shownOf(game)).toMatchObject({ status: 'final', winner_id: teams[0], score: [2, 1] })
    expect(await inTable(0)).toEqual([1, 3])
    await remove(game)
  })

  test('one that is annulled, or abandoned, counts nowhere, and its score is still to be read', async () => {
    const game = await makeGame(0, 1)
    await score(game, 3, 1)
    for (const ruling of ['annulled', 'abandoned']) {
      await rule(game, { ruling })
      expect(await shownOf(game)).toEqual({ status: 'not needed', ruling, score: [3, 1], winner_id: null })
      expect([await inTable(0), await inTable(1)]).toEqual([
        [0, 0],
        [0, 0],
      ])
      const { body } = await office.get(`/teams/${teams[0]}/`)
      expect([body.wins, body.losses]).toEqual([0, 0])
      expect(await wrongLines(server.db)).toEqual([])
    }
    await rule(game, { ruling: 'none' })
    expect([await inTable(0), await inTable(1)]).toEqual([
      [1, 3],
      [1, 0],
    ])
    await remove(game)
  })

  test('one that was abandoned ends as it stands if its score is to count', async () => {
    const game = await makeGame(0, 1)
    await score(game, 1, 2, false)
    expect(await shownOf(game)).toMatchObject({ status: 'live' })
    await rule(game, { ruling: 'abandoned with result' })
    expect(await shownOf(game)).toMatchObject({ status: 'final', score: [1, 2], winner_id: teams[1] })
    expect(await inTable(1)).toEqual([1, 3])
    await rule(game, { ruling: 'none' })
    expect(await shownOf(game)).toMatchObject({ status: 'live', winner_id: null })
    await remove(game)
  })

  test('a ruling that does not fit what was recorded is refused in words', async () => {
    const [played, unplayed] = [await makeGame(0, 1), await makeGame(0, 2)]
    await score(played, 1, 0, false)
    const refused = async (game: number, ruling: string) => {
      const { status, body } = await rule(game, { ruling })
      return [status, body.errors]
    }
    expect(await refused(played, 'cancelled')).toEqual([
      400,
      {
        ruling: [
          'must not be cancelled: something was recorded at this game. Abandon it, or annul its result',
        ],
      },
    ])
    expect((await refused(played, 'postponed'))[0]).toBe(400)
    expect((await rule(played, { start_time: null })).status).toBe(400)
    for (const ruling of ['annulled', 'abandoned', 'abandoned with result'])
      expect((await refused(unplayed, ruling))[0]).toBe(400)
    expect(await refused(unplayed, 'off')).toEqual([400, { ruling: [expect.stringContaining('postponed')] }])
    for (const game of [played, unplayed]) await remove(game)
  })

  test('of two organizers at once the second is told, if it says what it has read', async () => {
    const game = await makeGame(0, 1)
    const { headers } = await fetch(`${server.url}/v1/games/${game}/`)
    const tag = headers.get('ETag') ?? ''
    const both = await Promise.all(
      ['cancelled', 'postponed'].map(ruling =>
        office.send('PUT', `/games/${game}/`, { ruling }, { 'If-Match': tag }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([202, 412])
    await remove(game)
  })

  test('a captain or stranger may not rule', async () => {
    const game = await makeGame(0, 1)
    expect((await new Client(server.url).put(`/games/${game}/`, { ruling: 'cancelled' })).status).toBe(401)
    await remove(game)
  })

  test('a cancelled game of a bracket is a decision to take, until somebody goes on in its place', async () => {
    const tournament = (await office.make('tournaments', { name: 'Cup', season_id: season })).id
    await enterTeams(office, tournament, teams)
    const bracket = await office.make('brackets', {
      tournament_id: tournament,
      team_ids: teams,
      start_time: '2026-06-14T10:00:00',
      time_between_rounds: 90,
    })
    const games = (
      await office.list(`/games/?tournament_id=${tournament}&bracket_id=${bracket.id}&order_by=[id]`)
    ).objects
    const semi = games.find(({ next_game_for_winner_id }) => next_game_for_winner_id !== null)
    const decisions = async () =>
      objectsIn((await office.get(`/tournaments/${tournament}/open_decisions/`)).body.open_decisions)
    expect(await decisions()).toEqual([])
    const asked = await office.send('PUT', `/games/${String(semi?.id)}/?preview=true`, {
      ruling: 'cancelled',
    })
    expect(objectsIn(asked.body.consequences)).toMatchObject([
      { kind: 'result', game_id: semi?.id },
      { kind: 'decision', game_id: semi?.id },
    ])
    await rule(Number(semi?.id), { ruling: 'cancelled' })
    expect(await decisions()).toMatchObject([{ kind: 'no winner', game_id: semi?.id }])
    expect(
      (await office.get(`/tournaments/${tournament}/conflicts/`)).body.unscheduled_game_ids,
    ).not.toContain(semi?.id)
    const slot = `team_${String(semi?.next_team_for_winner)}_id`
    await rule(Number(semi?.next_game_for_winner_id), { [slot]: semi?.team_1_id })
    await rule(Number(semi?.next_game_for_loser_id), {
      [`team_${String(semi?.next_team_for_loser)}_id`]: semi?.team_2_id,
    })
    expect(await decisions()).toEqual([])
  })

  test('whatever is ruled in whatever order, statistics are what a recount comes to', async () => {
    const game = await makeGame(2, 3)
    const step = fc.oneof(
      fc.record({ ruling: fc.constantFrom(...rulings) }),
      fc.record({ team_1_score: fc.nat(5), team_2_score: fc.nat(5), is_final: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
        for (const one of steps)
          if ('ruling' in one) await rule(game, one)
          else await office.make('game_scores', { game_id: game, ...one })
        const { status, ruling } = await gameAt(game)
        const counts = status === 'final'
        expect([(await inTable(2))[0], ruling === 'annulled' && counts]).toEqual([counts ? 1 : 0, false])
        expect(await wrongLines(server.db)).toEqual([])
      }),
      { numRuns: 12 },
    )
    await remove(game)
  })
})
