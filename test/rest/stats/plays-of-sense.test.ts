import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playOf, type Play } from '../../../shared-schema/sports/model/play.ts'
import { ultimatePlays as p } from '../../../shared-schema/sports/ultimate/plays.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { Client } from '../client.ts'

describe('a play that contradicts itself', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let scorekeeper: string

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('admin', league.organization))
    scorekeeper = await server.signIn('scorekeeper', league.organization)
  })
  afterAll(() => server.stop())

  /** Two players of each of the two teams, and what each play says of them. */
  function cases() {
    const [[a1, a2], [b1, b2]] = league.players
    const [a, b] = league.teams
    const of = (place: number, player = 0, team = 0): Partial<Play> => ({
      [`player_${place}_id`]: player,
      [`player_${place}_team_id`]: team,
    })
    return {
      'an assist of one team and a scorer of the other': {
        play: { type: p.goal, ...of(1, a1, a), ...of(2, b1, b) },
        field: 'player_1_team_id',
      },
      'a D by a team-mate of the thrower': {
        play: { type: p.block, ...of(1, a1, a), ...of(3, a2, a) },
        field: 'player_1_team_id',
      },
      'an assist to oneself': {
        play: { type: p.goal, ...of(1, a1, a), ...of(2, a1, a) },
        field: 'player_1_id',
      },
      'a clock before the beginning': {
        play: { type: p.goal, ...of(1, b2, b), ...of(2, b1, b), int_4: -5 },
        field: 'int_4',
      },
    }
  }
  const alone = () => {
    const [[a1]] = league.players
    return {
      'a player of one team who acts for the other': {
        play: { type: p.throwaway, player_1_id: a1, player_1_team_id: league.teams[1] },
        field: 'player_1_id',
      },
    }
  }

  test('is refused by REST with the field and words for it, alone and in a play-by-play', async () => {
    const game_id = await makeGame(server.db, league)
    for (const [name, { play, field }] of Object.entries({ ...cases(), ...alone() })) {
      const one = await office.post('/events/', { game_id, ...play })
      expect([name, one.status, Object.keys(Object(one.body.errors) as object)]).toEqual([name, 400, [field]])
      const several = await office.post(`/games/${game_id}/plays/`, {
        plays: [{ ...play, clock: 'int_4' in play ? play.int_4 : null }],
      })
      expect([name, several.status]).toEqual([name, 400])
      expect(JSON.stringify(several.body)).toContain(field === 'int_4' ? '0.clock' : field)
    }
    expect((await office.list(`/events/?game_id=${game_id}`)).objects).toEqual([])
    expect((await office.get(`/games/${game_id}/`)).body).toMatchObject({ team_1_score: 0, team_2_score: 0 })
  })

  test('is refused in a play-by-play, too, if it gives points to nobody', async () => {
    const game_id = await makeGame(server.db, league)
    const { status, body } = await office.post(`/games/${game_id}/plays/`, { plays: [{ type: p.goal }] })
    expect([status, Object.keys(Object(body.errors) as object)]).toEqual([400, ['0.player_1_team_id']])
  })

  test('is refused if a change makes it so, and what was recorded stays', async () => {
    const game_id = await makeGame(server.db, league)
    const [[a1, a2]] = league.players
    const [team] = league.teams
    const goal = await office.make('events', {
      ...{ game_id, type: p.goal, player_1_id: a1, player_1_team_id: team },
      ...{ player_2_id: a2, player_2_team_id: team },
    })
    expect((await office.put(`/events/${goal.id}/`, { player_1_id: a2 })).status).toBe(400)
    expect((await office.put(`/events/${goal.id}/`, goal)).status).toBe(202)
    expect((await office.get(`/events/${goal.id}/`)).body).toMatchObject({ player_1_id: a1, player_2_id: a2 })
  })

  test('is kept with a verdict if a tablet sends it, holds up no other, and counts for nobody', async () => {
    const game_id = await makeGame(server.db, league)
    const tablet = new Device(server.url, `tournament:${league.tournament}`, scorekeeper)
    const entry = (play: Play) => {
      const id = uuid()
      return { id, entry: tablet.entry(game_id, 'play', play, { id }) }
    }
    const wrong = Object.values(cases()).map(({ play: { type, ...said }, field }) => ({
      field,
      ...entry(playOf(type, said)),
    }))
    const [[a1, a2]] = league.players
    const [team] = league.teams
    const good = entry(
      playOf(p.goal, {
        ...{ player_1_id: a1, player_1_team_id: team, player_2_id: a2, player_2_team_id: team },
      }),
    )
    await tablet.push([...wrong, good].map(sent => sent.entry))
    expect((await office.get(`/games/${game_id}/`)).body).toMatchObject({ team_1_score: 1, team_2_score: 0 })
    const kept = await server.db
      .selectFrom('entries')
      .select(['id', 'refusal'])
      .where('game_id', '=', game_id)
      .execute()
    expect(new Map(kept.map(({ id, refusal }) => [id, refusal]))).toEqual(
      new Map<string, string | null>([
        ...wrong.map(({ id }) => [id, 'unreadable'] as const),
        [good.id, null],
      ]),
    )
    const { objects } = await office.list(`/verdicts/?tournament_id=${league.tournament}`)
    const told = JSON.stringify(objects)
    for (const { field } of wrong) expect(told).toContain(`${field} is not acceptable`)
    expect(objects).toHaveLength(wrong.length)
  })
})
