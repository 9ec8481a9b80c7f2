import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../../shared-schema/rules/at.ts'
import { definitionOf, rulesOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { noteCounted } from '../../../server/games/stats-rebuild/keep-counted.ts'
import { recount } from '../../../server/games/stats-rebuild/recount.ts'
import { writer } from '../../sports/game-of.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client, objectsIn, type Body } from '../client.ts'
import { wrongIn } from '../event-of-four.ts'

const withShootout = sports.filter(sport => definitionOf(sport).structure.shootout !== null)

test('these sports decide a level game by a shoot-out', () => {
  expect(withShootout).toEqual([
    ...['soccer', 'rugby', 'field hockey', 'broomball', 'water polo', 'handball', 'ice hockey'],
  ])
})

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let office: Client
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  office = new Client(server.url, await server.signIn('owner'))
})
afterAll(() => server.stop())

const gameAt = async (id: number): Promise<Body> => (await office.get(`/games/${id}/`)).body
const linesOf = async ({ tournament }: SmallLeague) => {
  const [pool] = (await office.list(`/pools/?tournament_id=${tournament}`)).objects
  return objectsIn(pool?.standings).map(({ team_id, wins, losses, ties }) => ({
    team_id,
    wins,
    losses,
    ties,
  }))
}

/** The plays of a level game, and of a shoot-out that team 2 wins 2–1. */
function plays(sport: Sport, [one, two]: readonly [number, number]) {
  const { kinds } = rulesOf(sport)
  const ofShootout = (points: 1 | undefined) => {
    const kind = kinds.find(known => known.isShootout === true && known.points === points)
    if (!kind) throw new Error(`${sport} has no such play of a shoot-out`)
    return kind.type
  }
  const [scored, missed] = [ofShootout(1), ofShootout(undefined)]
  const score = kinds.find(kind => kind.points !== undefined && kind.level === 'score')?.type ?? 0
  const write = writer(sport)
  const ofTeam = (type: number, team: number) => {
    const play = write(type, team)
    const other = team === one ? two : one
    const kind = kinds.find(known => known.type === type)
    const roles = kind?.roles ?? []
    return roles.reduce(
      (whole, { side }, index) => ({
        ...whole,
        [`player_${index + 1}_team_id`]: side === 'own' ? team : other,
      }),
      play,
    )
  }
  return [
    ...[ofTeam(score, one), ofTeam(score, two)],
    ...[ofTeam(scored, one), ofTeam(scored, two)],
    ...[ofTeam(missed, one), ofTeam(scored, two)],
  ]
}

describe.each(withShootout)('a shoot-out of %s', sport => {
  let league: SmallLeague
  let tablet: Device
  let game: number
  const { shootoutAddsPoint } = rulesOf(sport)

  beforeAll(async () => {
    league = await makeLeague(server.db, sport)
    game = await makeGame(server.db, league)
    tablet = new Device(
      server.url,
      `tournament:${league.tournament}`,
      await server.signIn('admin', league.organization),
    )
    await tablet.push(plays(sport, league.teams).map(play => tablet.entry(game, 'play', play)))
  })

  test('is shown as it runs, and decides the game, its pool and what tablets hear of it', async () => {
    const level = await gameAt(game)
    expect(level.team_1_score).toBe(level.team_2_score)
    expect(level).toMatchObject({ status: 'live', team_1_shootout_score: 1, team_2_shootout_score: 2 })
    await tablet.push([tablet.entry(game, 'status', { status: 'final' })])

    const ended = await gameAt(game)
    const [one, two] = league.teams
    expect(ended).toMatchObject({ winner_id: two, team_1_shootout_score: 1, team_2_shootout_score: 2 })
    expect(Number(ended.team_2_score) - Number(ended.team_1_score)).toBe(shootoutAddsPoint ? 1 : 0)
    expect(await linesOf(league)).toEqual([
      { team_id: two, wins: 1, losses: 0, ties: 0 },
      { team_id: one, wins: 0, losses: 1, ties: 0 },
    ])
    const document = (await tablet.results()).find(one => one.kind === 'game' && one.game_id === game)
    expect(document?.data).toMatchObject({ winner_id: two, shootout: [1, 2] })
  })

  test('is found by a recount in games that were stored without it', async () => {
    const stored = server.db.updateTable('games').where('id', '=', game)
    await stored.set({ team_1_shootout_score: null, team_2_shootout_score: null }).execute()
    const version = definitionOf(sport).version - 1
    await server.db.updateTable('counted_versions').set({ version }).where('sport', '=', sport).execute()
    for await (const progress of recount(server.db, [sport])) expect(progress.wrong).toEqual([])
    await noteCounted(server.db, [sport])
    expect(await gameAt(game)).toMatchObject({ team_1_shootout_score: 1, team_2_shootout_score: 2 })
  })
})

describe('a shoot-out that the office enters', () => {
  let league: SmallLeague
  beforeAll(async () => {
    league = await makeLeague(server.db, 'soccer')
  })

  test('decides the game and stands at the score, until it is taken back', async () => {
    const game_id = await makeGame(server.db, league)
    const score = { game_id, team_1_score: 2, team_2_score: 2, is_final: true }
    const { id } = await office.make('game_scores', {
      ...score,
      team_1_shootout_score: 5,
      team_2_shootout_score: 4,
    })
    expect((await office.get(`/game_scores/${id}/`)).body).toMatchObject({
      ...{ team_1_score: 2, team_2_score: 2, team_1_shootout_score: 5, team_2_shootout_score: 4 },
    })
    expect(await gameAt(game_id)).toMatchObject({ winner_id: at(league.teams, 0), team_1_shootout_score: 5 })
    const calendar = await fetch(`${server.url}/v1/games/?tournament_id=${league.tournament}&format=ics`)
    expect(await calendar.text()).toContain('2–2 (5–4)')
    await office.make('game_scores', score)
    expect(await gameAt(game_id)).toMatchObject({ winner_id: null, team_1_shootout_score: null })
    await office.make('game_scores', { ...score, team_1_shootout_score: 3, team_2_shootout_score: 4 })
    expect(await gameAt(game_id)).toMatchObject({ winner_id: at(league.teams, 1), team_2_shootout_score: 4 })
    for (const one of (await office.list(`/game_scores/?game_id=${game_id}`)).objects.reverse())
      await office.delete(`/game_scores/${String(one.id)}/`)
    expect(await gameAt(game_id)).toMatchObject({ winner_id: null, team_1_shootout_score: null })
  })

  test('is refused with the goals of one team alone', async () => {
    const game_id = await makeGame(server.db, league)
    const half = { game_id, team_1_score: 2, team_2_score: 2, is_final: true, team_1_shootout_score: 5 }
    expect(wrongIn(await office.post('/game_scores/', half))).toEqual([400, ['team_2_shootout_score']])
  })

  test('says nothing where the score is not level', async () => {
    const game_id = await makeGame(server.db, league)
    await office.make('game_scores', {
      ...{ game_id, team_1_score: 1, team_2_score: 2, is_final: true },
      ...{ team_1_shootout_score: 5, team_2_shootout_score: 4 },
    })
    expect(await gameAt(game_id)).toMatchObject({ winner_id: at(league.teams, 1) })
  })
})
