import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

describe('correcting a result after the next games exist', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let field: FieldOfTeams
  /** The semifinals 1-4 and 2-3, the final and the game for place 3. */
  let semis: Body[]
  let final: Body
  let third: Body

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    office = new Client(server.url, await server.signIn('owner'))
  })
  afterAll(() => server.stop())

  beforeEach(async () => {
    field = await FieldOfTeams.make(office, 4)
    const { id } = await office.make('brackets', {
      tournament_id: field.tournament,
      team_ids: field.teams,
      third_place_game: true,
      start_time: '2026-06-13T09:00:00',
      time_between_rounds: 100,
    })
    const shown = (await office.get(`/brackets/${id}/`)).body
    const rounds = objectsIn(shown.rounds)
    semis = objectsIn(rounds[0]?.games)
    final = objectsIn(rounds[1]?.games)[0] ?? {}
    third = await field.game(semis[0]?.next_game_for_loser_id)
    for (const semi of semis) await field.report(semi)
  })

  /** Team 4 has beaten team 1 after all. */
  const correction = () => ({ game_id: semis[0]?.id, is_final: true, team_1_score: 14, team_2_score: 15 })
  const teamsOf = async (game: Body) => {
    const { team_1_id, team_2_id } = await field.game(game.id)
    return field.strengths([team_1_id, team_2_id])
  }
  const texts = (body: Body) => objectsIn(body.consequences).map(({ text }) => text)

  test('a preview says what would move, and moves nothing', async () => {
    const { status, body } = await office.post('/game_scores/?preview=true', correction())
    expect(status).toBe(200)
    expect(texts(body).sort()).toEqual(
      [
        'Playoff · SF 1: 14–15, won by Team 4 instead of 15–12, won by Team 1',
        'Playoff · Final: Team 4 instead of Team 1',
        'Third place · Game 3: Team 1 instead of Team 4',
      ].sort(),
    )
    expect(body).toMatchObject({ game_id: semis[0]?.id, team_1_score: 14, team_2_score: 15, is_final: true })
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [1, 2],
      [4, 3],
    ])
    expect(await field.game(semis[0]?.id)).toMatchObject({ team_1_score: 15, winner_id: field.team(1) })
  })

  test('the correction moves the teams on, in games that nobody has played', async () => {
    await office.make('game_scores', correction())
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [4, 2],
      [1, 3],
    ])
    expect(await field.openDecisions()).toEqual([])
  })

  test('a game that the wrong team has played stays as it was played, and a person decides', async () => {
    await field.report(await field.game(final.id))
    const preview = await office.post('/game_scores/?preview=true', correction())
    const question =
      'Playoff · Final: Team 1 played it, but after a correction Team 4 should have. Somebody must decide: Team 1 stays there, or Team 4 goes in and it is played again.'
    expect(
      objectsIn(preview.body.consequences)
        .filter(one => one.kind === 'decision')
        .map(one => one.text),
    ).toEqual([question])

    await office.make('game_scores', correction())
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [1, 2],
      [1, 3],
    ])
    expect(await field.game(final.id)).toMatchObject({ needs_decision: true, winner_id: field.team(1) })
    expect((await field.openDecisions()).map(one => one.text)).toEqual([question])

    const kept = await office.put(`/games/${String(final.id)}/`, { teams_decided: true })
    expect(kept.body).toMatchObject({ needs_decision: false, team_1_id: field.team(1) })
    expect(await field.openDecisions()).toEqual([])
  })

  test('a losing team that is kept in the final is not in the losers’ game too: the other team goes there', async () => {
    await field.report(await field.game(final.id))
    await office.make('game_scores', correction())
    const path = `/games/${String(final.id)}/`
    const preview = await office.put(`${path}?preview=true`, { teams_decided: true })
    expect(texts(preview.body)).toEqual(['Third place · Game 3: Team 4 instead of Team 1'])
    await office.put(path, { teams_decided: true })
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [1, 2],
      [4, 3],
    ])
    await office.put(path, { teams_decided: false })
    expect(await teamsOf(third)).toEqual([1, 3])
  })

  test('a team that is kept in the losers’ game is not in the final too', async () => {
    await field.report(await field.game(third.id))
    await office.make('game_scores', correction())
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [4, 2],
      [4, 3],
    ])
    await office.put(`/games/${String(third.id)}/`, { teams_decided: true })
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [1, 2],
      [4, 3],
    ])
  })

  test('if the losers’ game was played before that, a person is asked about it too', async () => {
    await field.report(await field.game(final.id))
    await office.make('game_scores', correction())
    await field.report(await field.game(third.id))
    await office.put(`/games/${String(final.id)}/`, { teams_decided: true })
    expect(await teamsOf(third)).toEqual([1, 3])
    expect((await field.openDecisions()).map(({ game_id }) => game_id)).toEqual([third.id])
  })

  test('putting the right team in is a decision too: the game is played again, and its result stays in the history', async () => {
    await field.report(await field.game(final.id))
    await office.make('game_scores', correction())
    const path = `/games/${String(final.id)}/`
    const preview = await office.put(`${path}?preview=true`, { team_1_id: field.team(4) })
    expect(texts(preview.body)).toContain('Playoff · Final: not played instead of 15–14, won by Team 1')
    const put = await office.put(path, { team_1_id: field.team(4) })
    expect(put.body).toMatchObject({ teams_decided: true, needs_decision: false, winner_id: null })
    expect(await field.game(final.id)).toMatchObject({ status: 'scheduled', team_1_score: 0 })
    await field.report(await field.game(final.id), { team_1_score: 15, team_2_score: 8 })
    expect((await field.standings())[0]).toMatchObject({ team_id: field.team(4), reason: 'won the final' })
  })

  test('a result in the wrong game is cleared and brought back, and both say first what that moves', async () => {
    const path = `/games/${String(semis[0]?.id)}/result/`
    const moved = ['Playoff · SF 1: not played instead of 15–12, won by Team 1']
    const cleared = await office.send('DELETE', `${path}?preview=true`)
    expect([cleared.status, texts(cleared.body)]).toEqual([200, expect.arrayContaining(moved)])
    expect((await office.delete(path)).status).toBe(204)
    expect(await field.game(semis[0]?.id)).toMatchObject({ status: 'scheduled', winner_id: null })
    expect(await teamsOf(final)).toEqual([0, 2])
    const again = await office.delete(path)
    expect([again.status, again.body.error_message]).toEqual([
      409,
      'Nothing was recorded of the play of this game, so there is nothing to clear.',
    ])
    const back = await office.post(`${path}?preview=true`, {})
    expect(texts(back.body)).toContain('Playoff · Final: now with Team 1')
    expect((await office.post(path, {})).status).toBe(204)
    expect(await field.game(semis[0]?.id)).toMatchObject({ status: 'final', winner_id: field.team(1) })
    expect(await teamsOf(final)).toEqual([1, 2])
    const scorekeeper = new Client(server.url, await server.signIn('scorekeeper'))
    expect((await scorekeeper.delete(path)).status).toBe(403)
  })

  test('a result that is taken back takes its teams out of games that nobody has played', async () => {
    const {
      objects: [score],
    } = await office.list(`/game_scores/?game_id=${String(semis[0]?.id)}`)
    const preview = await office.send('DELETE', `/game_scores/${String(score?.id)}/?preview=true`)
    expect([preview.status, texts(preview.body).sort()]).toEqual([
      200,
      [
        'Playoff · Final: no longer with Team 1',
        'Playoff · SF 1: not played instead of 15–12, won by Team 1',
        'Third place · Game 3: no longer with Team 4',
      ],
    ])
    expect((await office.delete(`/game_scores/${String(score?.id)}/`)).status).toBe(204)
    expect([await teamsOf(final), await teamsOf(third)]).toEqual([
      [0, 2],
      [0, 3],
    ])
  })

  test('a bracket game that ends level sends nobody on, and says so', async () => {
    await office.make('game_scores', { ...correction(), team_1_score: 12, team_2_score: 12 })
    expect(await teamsOf(final)).toEqual([0, 2])
    expect((await field.openDecisions()).map(({ kind, game_id }) => [kind, game_id])).toEqual([
      ['no winner', semis[0]?.id],
    ])
  })

  test('a preview in a tournament that is not there says so, as the write would', async () => {
    const nowhere = { tournament_id: 4711, season_id: field.season, start_time: '2026-06-13T09:00:00' }
    const { status, body } = await office.post('/games/?preview=true', nowhere)
    expect(status).toBe(400)
    expect(body.errors).toEqual((await office.post('/games/', nowhere)).body.errors)
    const newOne = await office.post('/tournaments/?preview=true', {
      id: 4711,
      name: 'Cup',
      season_id: field.season,
    })
    expect(newOne).toMatchObject({ status: 200, body: { name: 'Cup', consequences: [] } })
    expect((await office.get('/tournaments/?name=Cup')).body.objects).not.toContainEqual(
      expect.objectContaining({ id: newOne.body.id }),
    )
  })

  test('only writes in a tournament or a season can be previewed', async () => {
    const { status, body } = await office.post('/players/?preview=true', { first_name: 'Eva' })
    expect([status, body.error_message]).toEqual([
      400,
      'Only writes in a tournament or a season can be previewed: nothing else moves with this one.',
    ])
  })
})
